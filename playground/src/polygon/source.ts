// The polygon as text, from a file, from a drop, and from the samples.
import { html } from '../ui/dom.js';
import { details } from '../ui/fields.js';
import { areaOf, FormatError, read, type Rings, written } from './formats.js';
import { SAMPLES } from './samples.js';

export class Source {
  readonly element: HTMLElement;
  readonly message = html('p', { class: 'note', id: 'polygon-message', 'aria-live': 'polite' });
  readonly #text = html('textarea', {
    rows: 6, spellcheck: 'false', id: 'polygon-text', 'aria-label': 'Polygon as text',
  });

  readonly #sample = html('select');

  /**
   * @param take called with a polygon that was typed, opened, dropped or chosen.
   * @param fail called with what is wrong with a text.
   */
  constructor(
    readonly take: (rings: Rings, yUp: boolean) => void,
    readonly fail: (message: string) => void, drop: Element,
  ) {
    this.#text.addEventListener('input', () => this.#read(this.#text.value));
    this.#sample.append(...SAMPLES.map(([name], i) => html('option', { value: i }, name)));
    this.#sample.addEventListener('change', () => {
      const [, rings] = SAMPLES[Number(this.#sample.value)]!;
      this.message.textContent = '';
      take(rings, false);
    });
    const file = html('input', {
      type: 'file', accept: '.json,.geojson,.wkt,.svg,.txt,.csv',
      change: () => this.#open(file.files?.[0]),
    });
    this.element = html('div', {},
      html('label', { class: 'field' }, html('span', {}, 'sample'), this.#sample),
      details('Coordinates, GeoJSON, WKT, SVG', true,
        html('p', { class: 'note' },
          'Type or paste it, or drop a file on the picture. Of coordinates, each line is a ring.'),
        this.#text, html('label', { class: 'field' }, html('span', {}, 'open a file'), file),
        this.message));
    drop.addEventListener('dragover', (event) => event.preventDefault());
    drop.addEventListener('drop', (event) => {
      event.preventDefault();
      this.#open((event as DragEvent).dataTransfer?.files[0]);
    });
  }

  /** Shows the polygon, unless the person is typing it. */
  show(rings: Rings): void {
    this.#sample.value = String(SAMPLES.findIndex(([, each]) => each === rings));
    if (document.activeElement !== this.#text) {
      this.#text.value = written(rings);
    }
  }

  async #open(file: File | undefined): Promise<void> {
    if (file !== undefined) {
      this.#read(await file.text());
    }
  }

  #read(text: string): void {
    try {
      const { polygons, yUp } = read(text);
      const [largest] = [...polygons].sort((p, q) => areaOf(q[0]!) - areaOf(p[0]!));
      this.message.textContent = polygons.length === 1
        ? '' : `${polygons.length} polygons; this is the largest.`;
      this.take(largest!, yUp);
    } catch (error) {
      if (!(error instanceof FormatError)) {
        throw error;
      }
      this.message.textContent = 'The outline is that of the last text that was a polygon.';
      this.fail(`${error.message}.`);
    }
  }
}
