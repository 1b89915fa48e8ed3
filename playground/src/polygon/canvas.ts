// The polygon to be edited: vertices are dragged, added and removed, rings are drawn.
import type { Vec2 } from 'sat2d/inline';
import { pairsOf } from '../model/outline.js';
import { set, svg } from '../ui/dom.js';
import { short } from '../ui/numbers.js';
import { arrowOf, pathOf } from '../ui/scene.js';
import type { Rings } from './formats.js';
import { moved, pointAt, withoutVertex, withVertex } from './model.js';

export interface Editing {
  rings(): Rings;
  yUp(): boolean;
  change(rings: Rings): void;
}

/** With more vertices than this they get no handles: the picture would be full of them. */
const MOST_HANDLES = 160;

export class Canvas {
  readonly below = svg('g', { class: 'pieces' });
  readonly above = svg('g', { class: 'faults' });
  readonly #outline = svg('path', { class: 'polygon-outline', 'fill-rule': 'evenodd' });
  readonly #handles = svg('g', { class: 'vertices' });
  readonly #drawn = svg('path', { class: 'drawn' });
  readonly #flip = svg('g', {}, this.below, this.#outline, this.above, this.#handles, this.#drawn);
  readonly element = svg('svg', {
    class: 'scene', role: 'application', 'aria-label': 'Polygon', id: 'polygon-canvas',
  }, this.#flip);
  /** About a hundredth of the picture. */
  size = 1;
  /** The points of the ring that is being drawn. */
  drawing: number[] | undefined;
  #grid = 1;
  /** The ring and the vertex that follow the pointer. */
  #dragged: readonly [number, number] | undefined;

  constructor(readonly editing: Editing, readonly drew: () => void) {
    this.element.addEventListener('pointerdown', (event) => {
      if (this.drawing !== undefined) {
        const { x, y } = this.#rounded(this.#inside(event));
        this.drawing.push(x, y);
        this.#showDrawn();
        this.drew();
      } else if (this.#dragged !== undefined) {
        // by the whole picture, since handles come and go
        this.element.setPointerCapture(event.pointerId);
      }
    });
    this.element.addEventListener('pointermove', (event) => {
      if (this.#dragged !== undefined) {
        const to = this.#rounded(this.#inside(event));
        this.editing.change(moved(this.editing.rings(), ...this.#dragged, to));
      }
    });
    const end = () => (this.#dragged = undefined);
    this.element.addEventListener('pointerup', end);
    this.element.addEventListener('pointercancel', end);
  }

  /** Fits the picture to the polygon. */
  fit(): void {
    const all = this.editing.rings().flatMap(pairsOf);
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => (this.editing.yUp() ? -y : y))];
    const [left, top] = [xs.reduce((m, x) => Math.min(m, x)), ys.reduce((m, y) => Math.min(m, y))];
    const width = xs.reduce((m, x) => Math.max(m, x)) - left;
    const height = ys.reduce((m, y) => Math.max(m, y)) - top;
    const span = Math.max(width, height) || 1;
    const margin = 0.08 * span;
    this.size = span / 100;
    this.#grid = 10 ** Math.floor(Math.log10(span / 80));
    set(this.element, {
      viewBox: `${left - margin} ${top - margin} ${width + 2 * margin} ${height + 2 * margin}`,
    });
  }

  update(): void {
    const rings = this.editing.rings();
    set(this.#flip, { transform: this.editing.yUp() ? 'scale(1 -1)' : undefined });
    set(this.#outline, { d: rings.map((ring) => pathOf(pairsOf(ring))).join('') });
    const vertices = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
    const shown = vertices <= MOST_HANDLES && this.drawing === undefined ? rings : [];
    const count = shown.reduce((sum, ring) => sum + ring.length, 0);
    // handles that are being dragged must stay; their number changes only when vertices do
    if (this.#handles.childElementCount !== count) {
      this.#handles.replaceChildren(...shown.flatMap((ring, i) => (
        pairsOf(ring).flatMap((_, vertex) => [this.#edge(i, vertex), this.#vertex(i, vertex)])
      )));
    }
    this.#placeHandles(shown);
    this.#showDrawn();
  }

  #inside(event: PointerEvent): Vec2 {
    const { x, y } = new DOMPoint(event.clientX, event.clientY)
      .matrixTransform(this.#flip.getScreenCTM()!.inverse());
    return { x, y };
  }

  #rounded({ x, y }: Vec2): Vec2 {
    // a quotient by a power of ten below 1 has fewer digits than a product
    const round = (value: number) => (
      this.#grid < 1
        ? Math.round(value / this.#grid) / Math.round(1 / this.#grid)
        : Math.round(value / this.#grid) * this.#grid
    );
    return { x: round(x), y: round(y) };
  }

  #placeHandles(rings: Rings): void {
    let next = 0;
    let number = 0;
    for (const ring of rings) {
      for (let vertex = 0; vertex < ring.length / 2; vertex++) {
        const [p, q] = [pointAt(ring, vertex), pointAt(ring, vertex + 1)];
        const [edge, handle] = [this.#handles.children[next]!, this.#handles.children[next + 1]!];
        set(edge, {
          cx: (p.x + q.x) / 2, cy: (p.y + q.y) / 2, r: 1.1 * this.size,
        });
        set(handle, {
          transform: `translate(${p.x} ${p.y}) scale(${this.size})`,
          'aria-label': `Vertex ${number} at ${short(p.x)}, ${short(p.y)}`,
        });
        next += 2;
        number++;
      }
    }
  }

  // The middle of an edge: a press makes a vertex, which is then dragged.
  #edge(ring: number, vertex: number): SVGElement {
    const middle = svg('circle', { class: 'middle' });
    middle.addEventListener('pointerdown', (event) => {
      if (event.button === 0) {
        this.#insert(ring, vertex);
        this.#dragged = [ring, vertex + 1];
      }
    });
    return middle;
  }

  #insert(ring: number, vertex: number): void {
    const points = this.editing.rings()[ring]!;
    const [p, q] = [pointAt(points, vertex), pointAt(points, vertex + 1)];
    const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
    this.editing.change(withVertex(this.editing.rings(), ring, vertex, middle));
  }

  #vertex(ring: number, vertex: number): SVGElement {
    const handle = svg('g', { class: 'vertex-handle', tabindex: 0, role: 'button' },
      svg('circle', { class: 'target', r: 3.4 }), svg('circle', { class: 'dot', r: 1.3 }));
    handle.addEventListener('pointerdown', (event) => {
      if (event.button === 0) {
        this.#dragged = [ring, vertex];
        handle.focus();
      }
    });
    handle.addEventListener('keydown', (event) => this.#key(event, ring, vertex));
    return handle;
  }

  #key(event: KeyboardEvent, ring: number, vertex: number): void {
    const rings = this.editing.rings();
    const arrow = arrowOf(event);
    if (arrow !== undefined) {
      const { x, y } = pointAt(rings[ring]!, vertex);
      const by = this.#grid * (event.shiftKey ? 10 : 1);
      const up = this.editing.yUp() ? -1 : 1;
      const to = this.#rounded({ x: x + by * arrow[0], y: y + by * up * arrow[1] });
      this.editing.change(moved(rings, ring, vertex, to));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      this.editing.change(withoutVertex(rings, ring, vertex));
      this.#focus(ring, Math.max(vertex - 1, 0));
    } else if (event.key === 'Enter' || event.key === 'Insert') {
      this.#insert(ring, vertex);
      this.#focus(ring, vertex + 1);
    } else {
      return;
    }
    event.preventDefault();
  }

  #focus(ring: number, vertex: number): void {
    const before = this.editing.rings().slice(0, ring).reduce((sum, r) => sum + r.length / 2, 0);
    this.#handles.querySelectorAll<SVGElement>('.vertex-handle')[before + vertex]?.focus();
  }

  #showDrawn(): void {
    const points = this.drawing === undefined ? [] : pairsOf(this.drawing);
    const dots = points.map(({ x, y }) => {
      const r = this.size;
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    });
    set(this.#drawn, { d: pathOf(points, false) + dots.join('') });
    this.element.classList.toggle('is-drawing', this.drawing !== undefined);
  }
}
