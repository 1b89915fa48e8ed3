// What the C API calls back: functions of `crates/sat2d-wasm`, which call these by numbers.
import { checkFunction, checkObject } from './check.js';
import { readText, type Vec2 } from './ffi.js';
import { PAINTS } from './generated/enums.js';
import { hooks, inCallback } from './guard.js';
import { f64, look, u8 } from './memory.js';
import { type Owner, running } from './owner.js';

/** What a drawn element is: a body of a kind, an outline, a contact or a label. */
export type Paint = (typeof PAINTS)[number];

/** What a world is drawn on, in its coordinates. */
export interface Canvas {
  line?(from: Vec2, to: Vec2, paint: Paint): void;
  /** A filled convex polygon: `[x0, y0, x1, y1, ...]`. */
  polygon?(corners: Float64Array, paint: Paint): void;
  /** A filled disc; with radius 0 a point. */
  circle?(center: Vec2, radius: number, paint: Paint): void;
  /**
   * A filled ellipse: the points `center + x * u + y * w` for all (x, y) of the unit disc, that is,
   * the unit disc under the transform with the columns `u` and `w`.
   */
  ellipse?(center: Vec2, u: Vec2, w: Vec2, paint: Paint): void;
  text?(at: Vec2, text: string, paint: Paint): void;
}

/**
 * What functions that WebAssembly called have thrown. Exceptions must not cross its frames, which
 * would keep what they had borrowed.
 */
const thrown: unknown[] = [];

/** Throws the first of them. */
export function rethrow(): void {
  if (thrown.length > 0) {
    const [first] = thrown.splice(0);
    throw first;
  }
}

/** Runs a callback for a world, which it may read or not. */
function forWorld<T>(name: string, world: Owner | undefined, mayRead: boolean, run: () => T): T {
  return inCallback(() => (
    world === undefined ? run() : running(world, { name, mayRead }, run)
  ));
}

/** Runs a callback. Returns `otherwise` if it throws. */
function safely<T>(failures: unknown[], otherwise: T, run: () => T): T {
  try {
    return run();
  } catch (error) {
    failures.push(error);
    return otherwise;
  }
}

interface Callbacks {
  ask?(a: number, b: number, userA: number, userB: number): boolean;
  take?(bytes: Uint8Array): boolean;
  draw?(canvas: (canvas: Canvas) => void): void;
}

const callbacks = new Map<number, Callbacks>();
let last = 0;

/** A number by which the C API knows callbacks. */
function add(made: Callbacks): number {
  last += 1;
  callbacks.set(last, made);
  return last;
}

/** Forgets callbacks. */
export function remove(user: number): void {
  callbacks.delete(user);
}

/** A function that is asked about pairs. If it throws, the pair meets. */
export function addPredicate(
  world: Owner, predicate: (a: number, b: number, userA: number, userB: number) => boolean,
): number {
  // the world is freed when nothing else has it
  const of = new WeakRef(world);
  return add({
    ask: (a, b, userA, userB) => safely(thrown, true, () => (
      forWorld('pair predicate', of.deref(), false, () => predicate(a, b, userA, userB))
    )),
  });
}

/** A function that takes the bytes of a recording. What it throws goes to `failures`. */
export function addRecorder(
  world: Owner, take: (bytes: Uint8Array) => boolean | void, failures: unknown[],
): number {
  const of = new WeakRef(world);
  return add({
    take: (bytes) => safely(failures, false, () => (
      forWorld('recorder', of.deref(), false, () => take(bytes)) !== false
    )),
  });
}

const PAINTERS = ['line', 'polygon', 'circle', 'ellipse', 'text'] as const;

/** Calls a function with the number of a canvas. */
export function withCanvas(world: Owner, canvas: Canvas, call: (user: number) => void): void {
  checkObject(canvas, 'canvas');
  for (const name of PAINTERS) {
    if (canvas[name] != null) {
      checkFunction(canvas[name], `canvas.${name}`);
    }
  }
  const user = add({
    draw(run) {
      if (thrown.length === 0) {
        safely(thrown, undefined, () => forWorld('canvas', world, true, () => run(canvas)));
      }
    },
  });
  try {
    call(user);
  } finally {
    remove(user);
  }
  rethrow();
}

const draw = (user: number, run: (canvas: Canvas) => void) => callbacks.get(user)?.draw?.(run);

Object.assign(hooks, {
  ask(user: number, a: number, b: number, userA: number, userB: number): number {
    return +(callbacks.get(user)?.ask?.(a, b, userA, userB) ?? true);
  },
  take(user: number, at: number, count: number): number {
    look();
    const bytes = u8.slice(at >>> 0, (at >>> 0) + count);
    return +(callbacks.get(user)?.take?.(bytes) ?? false);
  },
  draw_line(user: number, x0: number, y0: number, x1: number, y1: number, paint: number) {
    draw(user, (canvas) => canvas.line?.({ x: x0, y: y0 }, { x: x1, y: y1 }, PAINTS[paint]!));
  },
  draw_polygon(user: number, at: number, count: number, paint: number) {
    look();
    const corners = f64.slice(at >>> 3, (at >>> 3) + 2 * count);
    draw(user, (canvas) => canvas.polygon?.(corners, PAINTS[paint]!));
  },
  draw_circle(user: number, x: number, y: number, radius: number, paint: number) {
    draw(user, (canvas) => canvas.circle?.({ x, y }, radius, PAINTS[paint]!));
  },
  draw_ellipse(
    user: number, x: number, y: number, ux: number, uy: number, wx: number, wy: number,
    paint: number,
  ) {
    const [u, w] = [{ x: ux, y: uy }, { x: wx, y: wy }];
    draw(user, (canvas) => canvas.ellipse?.({ x, y }, u, w, PAINTS[paint]!));
  },
  draw_text(user: number, x: number, y: number, at: number, length: number, paint: number) {
    look();
    const text = readText(at >>> 0, length);
    draw(user, (canvas) => canvas.text?.({ x, y }, text, PAINTS[paint]!));
  },
});
