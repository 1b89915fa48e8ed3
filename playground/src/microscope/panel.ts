// One answer for all cells, as a picture.
import { html, set, svg } from '../ui/dom.js';
import { CELLS } from './cells.js';

/** The cells of one kind as a path, each run in a row as one rectangle. */
export function runs(chosen: (cell: number) => boolean): string {
  let path = '';
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const start = column;
      while (column < CELLS && chosen(row * CELLS + column)) {
        column++;
      }
      if (column > start) {
        path += `M${start} ${row}h${column - start}v1h${start - column}z`;
      }
    }
  }
  return path;
}

/** What fills the cells of all panels: kinds differ in pattern and lightness, not in hue alone. */
export const textures = () => svg('svg', { class: 'textures', 'aria-hidden': 'true' },
  texture('stripes', svg('path', { d: 'M-.1 .6L.6 -.1M.4 1.1L1.1 .4' })),
  texture('dots', svg('circle', { cx: 0.5, cy: 0.5, r: 0.2 })));

function texture(id: string, mark: SVGElement): SVGElement {
  return svg('pattern', { id, width: 1, height: 1, patternUnits: 'userSpaceOnUse' },
    svg('rect', { width: 1, height: 1 }), mark);
}

export class Panel {
  readonly element: HTMLElement;
  readonly #title = html('h3');
  readonly #note = html('p', { class: 'note' });
  readonly #cells = svg('g');
  readonly #halo = svg('path', { class: 'halo' });
  readonly #marks = svg('path', { class: 'differs' });
  readonly #cursor = svg('g', {},
    svg('rect', { class: 'halo', width: 1, height: 1 }),
    svg('rect', { class: 'cursor', width: 1, height: 1 }));
  readonly picture = svg('svg', {
    class: 'cells', viewBox: `-0.25 -0.25 ${CELLS + 0.5} ${CELLS + 0.5}`, tabindex: 0,
    role: 'application',
  }, this.#cells, this.#halo, this.#marks, this.#cursor);

  constructor(id: string) {
    this.element = html('div', { class: 'microscope-panel', id: `panel-${id}` },
      this.#title, this.picture, this.#note);
  }

  /**
   * @param kinds the kind of each cell, the name of a class.
   * @param differs which cells are marked.
   */
  show(title: string, note: string, kinds: readonly string[], differs: readonly boolean[]): void {
    this.#title.textContent = title;
    this.#note.textContent = note;
    this.picture.setAttribute('aria-label', `${title}. ${note} Arrow keys move the cursor.`);
    const paths = [...new Set(kinds)].sort().map((kind) => (
      svg('path', { class: kind, d: runs((cell) => kinds[cell] === kind) })
    ));
    this.#cells.replaceChildren(...paths);
    const marks = differs.map((marked, cell) => (
      marked
        ? `M${cell % CELLS + 0.25} ${Math.floor(cell / CELLS) + 0.25}l.5 .5m0 -.5l-.5 .5`
        : ''
    ));
    this.#mark(marks.join(''));
  }

  #mark(d: string): void {
    [this.#halo, this.#marks].forEach((path) => set(path, { d }));
  }

  clear(): void {
    this.#title.textContent = 'No answer';
    this.#note.textContent = '';
    this.#cells.replaceChildren();
    this.#mark('');
  }

  moveCursor(column: number, row: number): void {
    set(this.#cursor, { transform: `translate(${column} ${row})` });
  }
}
