// The numbers of a body as fields, and buttons for what the keys do.
import { html } from '../ui/dom.js';
import {
  button, details, type Field, numberField, selectField, textField,
} from '../ui/fields.js';
import { type Body, type Kind, KIND_NAMES, PRESETS, type ShapeSpec } from './body.js';
import type { Source } from './source.js';
import { commandsOf } from './curves.js';

const PLACEMENT = [
  ['x', 'x', 1], ['y', 'y', 1], ['degrees', 'turn (degrees)', 5],
  ['scaleX', 'scale x', 0.25], ['scaleY', 'scale y', 0.25],
] as const;

const SIZES = [
  ['width', 'width', 2], ['height', 'height', 2], ['length', 'length', 2], ['radius', 'radius', 1],
  ['halfWidth', 'half width', 1], ['halfHeight', 'half height', 1],
] as const;

export class BodyFields {
  readonly element: HTMLElement;
  readonly #kind: Field<Kind>;
  readonly #placement: (readonly [keyof Body, Field<number>])[];
  readonly #sizes = html('div', { class: 'grid' });
  readonly #path: Field<string>;
  #shown: Kind | undefined;
  #sizeFields: (readonly [string, Field<number>])[] = [];

  constructor(name: string, readonly source: Source) {
    const change = (part: Partial<Body>) => source.set({ ...source.get(), ...part });
    this.#kind = selectField('kind', KIND_NAMES, (kind) => change({ shape: PRESETS[kind] }));
    this.#placement = PLACEMENT.map(([key, label, by]) => (
      [key, numberField(label, by, (value) => change({ [key]: value }))] as const
    ));
    this.#path = textField('path of SVG', (path) => commandsOf(path) !== undefined, (path) => (
      change({ shape: { kind: 'curves', path } })
    ));
    const turn = (by: number) => change({ degrees: source.get().degrees + by });
    const scale = (by: number) => {
      const { scaleX, scaleY } = source.get();
      change({ scaleX: scaleX * by, scaleY: scaleY * by });
    };
    const buttons = html('div', { class: 'buttons' },
      button('−15°', () => turn(-15), 'Turn back by 15 degrees'),
      button('+15°', () => turn(15), 'Turn by 15 degrees'),
      button('Mirror', () => change({ scaleX: -source.get().scaleX })),
      button('Smaller', () => scale(0.8)),
      button('Larger', () => scale(1.25)));
    const fields = html('div', { class: 'grid' }, ...this.#placement.map(([, f]) => f.element));
    this.element = details(`Shape ${name}`, false,
      this.#kind.element, this.#sizes, this.#path.element, fields, buttons);
    this.element.classList.add('body-fields', name.toLowerCase());
  }

  update(): void {
    const body = this.source.get();
    this.#kind.show(body.shape.kind);
    this.#path.element.hidden = body.shape.kind !== 'curves';
    if (body.shape.kind === 'curves') {
      this.#path.show(body.shape.path);
    }
    for (const [key, field] of this.#placement) {
      field.show(body[key] as number);
    }
    if (this.#shown !== body.shape.kind) {
      this.#shown = body.shape.kind;
      this.#sizeFields = SIZES.filter(([key]) => key in body.shape).map(([key, label, by]) => (
        [key, numberField(label, by, (value) => this.#size(key, value))] as const
      ));
      this.#sizes.replaceChildren(...this.#sizeFields.map(([, field]) => field.element));
    }
    for (const [key, field] of this.#sizeFields) {
      field.show((body.shape as unknown as Record<string, number>)[key]!);
    }
  }

  #size(key: string, value: number): void {
    const body = this.source.get();
    this.source.set({ ...body, shape: { ...body.shape, [key]: value } as ShapeSpec });
  }
}
