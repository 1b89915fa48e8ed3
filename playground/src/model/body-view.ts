// A body in a scene: dragged, turned and scaled by mouse, touch and keyboard.
import { Sat2dError, type Vec2 } from 'sat2d/inline';
import { set, svg } from '../ui/dom.js';
import { short, step } from '../ui/numbers.js';
import { arrowOf, draggable, type Scene } from '../ui/scene.js';
import { type Body, extentOf, KIND_NAMES, shapeOf, type ShapeSpec } from './body.js';
import { Corners } from './corners.js';
import { outline } from './outline.js';
import type { Source } from './source.js';

export const KEYS = 'Arrow keys move the shape by 1, with Shift by 10, '
  + 'with Alt to the next double. [ and ] turn it, M mirrors it, + and − scale it.';

const MARGIN = 12;

function rounded(value: number, grid: number): number {
  return grid === 0 ? value : Math.round(value / grid) * grid;
}

export function placed(body: Body): string {
  const turn = body.degrees === 0 ? '' : ` rotate(${body.degrees})`;
  return `translate(${body.x} ${body.y})${turn} scale(${body.scaleX} ${body.scaleY})`;
}

/** What a key does to a body; `undefined` if it is no key of a body. */
export function pressed(body: Body, event: KeyboardEvent): Body | undefined {
  const arrow = arrowOf(event);
  if (arrow !== undefined) {
    const [x, y] = arrow;
    const by = event.shiftKey ? 10 : 1;
    return event.altKey
      ? { ...body, x: step(body.x, x), y: step(body.y, y) }
      : { ...body, x: body.x + by * x, y: body.y + by * y };
  }
  const scale = (by: number) => (
    { ...body, scaleX: body.scaleX * by, scaleY: body.scaleY * by }
  );
  switch (event.key) {
    case '[': return { ...body, degrees: body.degrees - 5 };
    case ']': return { ...body, degrees: body.degrees + 5 };
    case '{': return { ...body, degrees: body.degrees - 1 };
    case '}': return { ...body, degrees: body.degrees + 1 };
    case 'm': case 'M': return { ...body, scaleX: -body.scaleX };
    case '+': case '=': return scale(1.25);
    case '-': case '−': return scale(0.8);
    default: return undefined;
  }
}

/** Both scales by how much farther right and down the handle is, seen from the middle. */
function stretched(
  body: Body, from: Vec2, to: Vec2, grid: number,
): Pick<Body, 'scaleX' | 'scaleY'> {
  const by = [(to.x - body.x) / (from.x - body.x), (to.y - body.y) / (from.y - body.y)];
  // the own x axis may be nearer to that of y
  const turn = body.degrees * Math.PI / 180;
  const [x, y] = Math.abs(Math.cos(turn)) >= Math.abs(Math.sin(turn)) ? by : by.reverse();
  const scale = (old: number, factor: number) => (
    Math.sign(old) * Math.max(0.1, rounded(Math.abs(old * factor), grid))
  );
  return { scaleX: scale(body.scaleX, x!), scaleY: scale(body.scaleY, y!) };
}

function isValid(body: Body): boolean {
  try {
    shapeOf(body);
    return true;
  } catch (error) {
    if (error instanceof Sat2dError) {
      return false;
    }
    throw error;
  }
}

export class BodyView {
  readonly #path = svg('path', { class: 'outline', 'fill-rule': 'evenodd' });
  /** An invalid shape, drawn over the last valid one. */
  readonly #invalid = svg('path', { class: 'invalid' });
  #filled: ShapeSpec | undefined;
  readonly #origin = svg('path', { class: 'origin', d: 'M-4 0H4M0 -4V4' });
  readonly #circle = svg('circle', { class: 'orbit' });
  readonly #turn = svg('g', { class: 'handle turn' },
    svg('circle', { class: 'target', r: 17 }), svg('circle', { r: 6 }),
    svg('title', {}, 'Turn'));
  readonly #corners: Corners;
  readonly #scale = svg('g', { class: 'handle scale' },
    svg('circle', { class: 'target', r: 17 }),
    svg('rect', { x: -5, y: -5, width: 10, height: 10 }), svg('title', {}, 'Scale'));
  /** What has the focus: the shape with its handles, but without its vertices. */
  readonly #shape: SVGGElement;
  readonly element: SVGGElement;

  /** @param prefix of the id, which is unique in the page. */
  constructor(scene: Scene, readonly name: string, readonly source: Source, prefix = '') {
    const move = svg('g', { class: 'move' }, this.#path, this.#invalid, this.#origin);
    this.#shape = svg('g', {
      class: 'shape', tabindex: 0, role: 'button', 'aria-roledescription': 'movable shape',
      id: `${prefix}shape-${name.toLowerCase()}`,
    }, move, svg('g', { class: 'handles' }, this.#circle, this.#turn, this.#scale));
    this.#corners = new Corners(scene, source);
    this.element = svg('g', { class: `body ${name.toLowerCase()}` },
      this.#shape, this.#corners.element);
    this.#shape.addEventListener('keydown', (event) => {
      const next = event.ctrlKey || event.metaKey ? undefined : pressed(source.get(), event);
      if (next !== undefined) {
        event.preventDefault();
        source.set(next);
      }
    });
    this.#shape.addEventListener('pointerdown', () => this.#shape.focus());
    draggable(scene, move, (from) => {
      const start = source.get();
      return (to) => source.set({
        ...source.get(),
        x: rounded(start.x + to.x - from.x, source.grid()),
        y: rounded(start.y + to.y - from.y, source.grid()),
      });
    });
    draggable(scene, this.#turn, (from) => {
      const start = source.get();
      const offset = start.degrees - angle(start, from);
      return (to) => {
        const body = source.get();
        const degrees = rounded(angle(body, to) + offset, source.grid());
        source.set({ ...body, degrees: ((degrees % 360) + 540) % 360 - 180 });
      };
    });
    draggable(scene, this.#scale, (from) => {
      const start = source.get();
      const first = distance(start, from);
      return (to, { shiftKey }) => {
        if (shiftKey) {
          source.set({ ...source.get(), ...stretched(start, from, to, source.grid() / 20) });
          return;
        }
        const by = distance(start, to) / first;
        const size = Math.max(0.1, rounded(Math.abs(start.scaleX) * by, source.grid() / 20));
        const stretch = start.scaleY / start.scaleX;
        const scaleX = Math.sign(start.scaleX) * size;
        source.set({ ...source.get(), scaleX, scaleY: scaleX * stretch });
      };
    });
  }

  /** @param unit of lengths that look the same at every scale. */
  update(unit = 1): void {
    const body = this.source.get();
    this.#corners.update();
    this.#drawOutline(body);
    set(this.#origin, { transform: `translate(${body.x} ${body.y}) scale(${unit})` });
    const scale = Math.max(Math.abs(body.scaleX), Math.abs(body.scaleY));
    const reach = extentOf(body.shape) * scale + MARGIN * unit;
    set(this.#circle, { cx: body.x, cy: body.y, r: reach });
    handleAt(this.#turn, body, reach, body.degrees - 90, unit);
    handleAt(this.#scale, body, reach, body.degrees + 45, unit);
    const kind = KIND_NAMES.find(([each]) => each === body.shape.kind)![1];
    const mirrored = body.scaleX * body.scaleY < 0 ? ', mirrored' : '';
    set(this.#shape, {
      'aria-label': `Shape ${this.name}: ${kind} at ${short(body.x)}, ${short(body.y)}, `
        + `turned by ${short(body.degrees)} degrees${mirrored}`,
    });
  }

  #drawOutline(body: Body): void {
    const { shape } = body;
    const valid = isValid(body);
    if (valid || this.#filled?.kind !== shape.kind) {
      this.#filled = shape;
    }
    const transform = placed(body);
    set(this.#path, { d: outline(this.#filled), transform });
    set(this.#invalid, { d: valid ? '' : outline(shape), transform });
  }
}

function handleAt(
  handle: SVGGElement, { x, y }: Vec2, reach: number, degrees: number, unit: number,
): void {
  const radians = degrees * Math.PI / 180;
  const place = `${x + reach * Math.cos(radians)} ${y + reach * Math.sin(radians)}`;
  set(handle, { transform: `translate(${place}) scale(${unit})` });
}

function angle(center: Vec2, { x, y }: Vec2): number {
  return Math.atan2(y - center.y, x - center.x) * 180 / Math.PI;
}

function distance(center: Vec2, { x, y }: Vec2): number {
  return Math.hypot(x - center.x, y - center.y);
}
