// The pair as a program, in each language that has a package.
import type { Body } from '../model/body.js';
import { html } from '../ui/dom.js';
import { button, copyButton, details } from '../ui/fields.js';
import { c } from './c.js';
import { cpp } from './cpp.js';
import { csharp } from './csharp.js';
import { haxe } from './haxe.js';
import { java } from './java.js';
import { lua } from './lua.js';
import { python } from './python.js';
import { rust } from './rust.js';
import { typescript } from './typescript.js';

const WRITERS = {
  C: c, 'C++': cpp, 'C#': csharp, Haxe: haxe, Java: java, Lua: lua, Python: python, Rust: rust,
  TypeScript: typescript,
} as const;

type Language = keyof typeof WRITERS;

export class CodeView {
  readonly element: HTMLElement;
  readonly #text = html('code');
  readonly #buttons: HTMLButtonElement[];
  #language: Language = 'C';

  constructor(readonly pair: () => readonly [Body, Body]) {
    this.#buttons = (Object.keys(WRITERS) as Language[]).map((language) => (
      button(language, () => {
        this.#language = language;
        this.update();
      })
    ));
    const copy = copyButton('Copy', () => this.#text.textContent);
    this.element = details('Copy as a program', false,
      html('div', { class: 'buttons' }, ...this.#buttons, copy),
      html('pre', { tabindex: 0, 'aria-label': 'Source text' }, this.#text));
    this.element.classList.add('code');
    this.element.addEventListener('toggle', () => this.update());
  }

  update(): void {
    if (!(this.element as HTMLDetailsElement).open) {
      return;
    }
    for (const each of this.#buttons) {
      each.setAttribute('aria-pressed', String(each.textContent === this.#language));
    }
    this.#text.textContent = WRITERS[this.#language](...this.pair());
  }
}
