// The answer of a tool in one line.
import type { Sat2dError } from 'sat2d/inline';
import { html } from './dom.js';

/** What an error means for people; the name that programs know it by in small print. */
export function faultText(error: Sat2dError): [string, HTMLElement] {
  const { message, status } = error;
  const sentence = message.charAt(0).toUpperCase() + message.slice(1);
  return [`${sentence}. `, html('small', { class: 'status' }, status)];
}

export class Verdict {
  readonly element: HTMLElement;

  /** @param section gets the kind of the answer, for its colours. */
  constructor(readonly section: HTMLElement, id: string) {
    this.element = html('p', { class: 'verdict', id, 'aria-live': 'polite' });
  }

  show(kind: string, text: string): void {
    this.section.dataset['verdict'] = kind;
    // who listens hears it again after each change
    if (this.element.textContent !== text) {
      this.element.textContent = text;
    }
  }

  showError(error: Sat2dError): void {
    this.section.dataset['verdict'] = 'error';
    this.element.replaceChildren(...faultText(error));
  }
}
