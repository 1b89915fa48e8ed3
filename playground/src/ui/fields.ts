// Labelled fields and buttons.
import { type Child, html, set } from './dom.js';

export interface Field<T> {
  element: HTMLElement;
  /** Shows a value, unless the person is editing it. */
  show(value: T): void;
}

export function button(label: string, click: () => void, title?: string): HTMLButtonElement {
  return html('button', { type: 'button', click, title }, label);
}

/** A number; any double may be typed. Others are marked, and go when the person leaves. */
export function numberField(
  label: string, step: number | 'any', change: (value: number) => void,
): Field<number> {
  const input = html('input', { type: 'number', step: 'any', inputmode: 'decimal' });
  let valid = '';
  const take = () => {
    const isNumber = input.value !== '' && Number.isFinite(input.valueAsNumber);
    set(input, { 'aria-invalid': isNumber ? undefined : 'true' });
    if (isNumber) {
      valid = input.value;
      change(input.valueAsNumber);
    }
  };
  input.addEventListener('input', take);
  input.addEventListener('blur', () => {
    if (input.hasAttribute('aria-invalid')) {
      input.value = valid;
      set(input, { 'aria-invalid': undefined });
    }
  });
  input.addEventListener('keydown', (event) => {
    const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (sign !== 0 && step !== 'any') {
      event.preventDefault();
      input.value = String(input.valueAsNumber + sign * step);
      take();
    }
  });
  return {
    element: html('label', { class: 'field' }, html('span', {}, label), input),
    show(value) {
      if (input.valueAsNumber !== value) {
        input.value = String(value);
        set(input, { 'aria-invalid': undefined });
      }
      valid = String(value);
    },
  };
}

/** A text; those that `isValid` does not take are marked, and change nothing. */
export function textField(
  label: string, isValid: (text: string) => boolean, change: (text: string) => void,
): Field<string> {
  const input = html('textarea', { rows: 3, spellcheck: 'false' });
  input.addEventListener('input', () => {
    set(input, { 'aria-invalid': isValid(input.value) ? undefined : 'true' });
    if (isValid(input.value)) {
      change(input.value);
    }
  });
  return {
    element: html('label', { class: 'field' }, html('span', {}, label), input),
    show(value) {
      if (document.activeElement !== input) {
        input.value = value;
        set(input, { 'aria-invalid': undefined });
      }
    },
  };
}

export function checkField(label: string, change: (value: boolean) => void): Field<boolean> {
  const input = html('input', {
    type: 'checkbox', change: () => change(input.checked),
  });
  return {
    element: html('label', { class: 'check' }, input, label),
    show(value) {
      input.checked = value;
    },
  };
}

export function selectField<T extends string>(
  label: string, options: readonly (readonly [T, string])[], change: (value: T) => void,
): Field<T> {
  const select = html(
    'select', { change: () => change(select.value as T) },
    ...options.map(([value, text]) => html('option', { value }, text)),
  );
  return {
    element: html('label', { class: 'field' }, html('span', {}, label), select),
    show(value) {
      select.value = value;
    },
  };
}

export function rangeField(
  label: string, min: number, max: number, step: number, change: (value: number) => void,
): Field<number> {
  const input = html('input', {
    type: 'range', min, max, step, input: () => change(input.valueAsNumber),
  });
  return {
    element: html('label', { class: 'field range' }, html('span', {}, label), input),
    show(value) {
      input.value = String(value);
    },
  };
}

/** A list of facts: a name and what it is. */
export function facts(entries: readonly (readonly [string, Child])[]): HTMLElement {
  return html('dl', { class: 'facts' }, ...entries.flatMap(([name, what]) => (
    [html('dt', {}, name), html('dd', {}, what)]
  )));
}

export function details(title: string, open: boolean, ...children: Child[]): HTMLElement {
  return html('details', { open }, html('summary', {}, title), ...children);
}

/** Copies a text, and says so on the button. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const made = button(label, async () => {
    try {
      await navigator.clipboard.writeText(text());
      made.textContent = 'Copied';
    } catch {
      made.textContent = 'Not allowed here';
    }
    setTimeout(() => (made.textContent = label), 1500);
  });
  return made;
}
