// What WebAssembly calls back.
import type { Vec2 } from './border.js';
import { inCallback } from './guard.js';

const PAINTS = ['static', 'moving', 'sensor', 'outline', 'contact', 'label'] as const;

/** What a drawn element is: a body of a kind, an outline, a contact or a label. */
export type Paint = (typeof PAINTS)[number];

/** What a world is drawn on, in its coordinates. */
export interface Canvas {
  line?(from: Vec2, to: Vec2, paint: Paint): void;
  /** A filled convex polygon: `[x0, y0, x1, y1, ...]`. */
  polygon?(corners: Float64Array, paint: Paint): void;
  /** A filled disc; with radius 0 a point. */
  circle?(center: Vec2, radius: number, paint: Paint): void;
  text?(at: Vec2, text: string, paint: Paint): void;
}

/**
 * What functions that WebAssembly called have thrown. Exceptions must not cross its frames, which
 * would keep what they had borrowed.
 */
export const thrown: unknown[] = [];

/** Throws the first of them. */
export function rethrow(): void {
  if (thrown.length > 0) {
    const [first] = thrown.splice(0);
    throw first;
  }
}

/** A canvas as WebAssembly calls it. */
export function penOf(canvas: Canvas): object {
  const safely = (draw: () => void): void => {
    try {
      if (thrown.length === 0) {
        inCallback('canvas', draw);
      }
    } catch (error) {
      thrown.push(error);
    }
  };
  return {
    line: (x0: number, y0: number, x1: number, y1: number, paint: number) => safely(() => (
      canvas.line?.({ x: x0, y: y0 }, { x: x1, y: y1 }, PAINTS[paint]!)
    )),
    polygon: (corners: Float64Array, paint: number) => safely(() => (
      canvas.polygon?.(corners.slice(), PAINTS[paint]!)
    )),
    circle: (x: number, y: number, radius: number, paint: number) => safely(() => (
      canvas.circle?.({ x, y }, radius, PAINTS[paint]!)
    )),
    text: (x: number, y: number, text: string, paint: number) => safely(() => (
      canvas.text?.({ x, y }, text, PAINTS[paint]!)
    )),
  };
}
