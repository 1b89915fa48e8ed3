// What the page and the worker with the world say to each other.
import type { Vec2 } from 'sat2d/inline';

export const SHAPES = [
  ['circles', 'circles'], ['rectangles', 'rectangles that turn'], ['stars', 'concave stars'],
] as const;
export type CrowdShape = (typeof SHAPES)[number][0];

/** The outline of a body about its origin; of a circle only its radius. */
export interface Outline {
  radius: number;
  points: number[];
}

function star(): number[] {
  return Array.from({ length: 8 }, (_, i) => {
    const [angle, radius] = [Math.PI * i / 4, i % 2 === 0 ? 4 : 1.6];
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  }).flat();
}

export const OUTLINES: { readonly [S in CrowdShape]: Outline } = {
  circles: { radius: 2, points: [] },
  rectangles: { radius: 0, points: [-3, -1.5, 3, -1.5, 3, 1.5, -3, 1.5] },
  stars: { radius: 0, points: star() },
};

export interface Frame {
  /** Milliseconds to compute where the bodies are, in JavaScript. */
  moving: number;
  /** Milliseconds to tell the world, and to get its events. */
  world: number;
  begun: number;
  ended: number;
}

/** What the page asks for. Each request has one answer. */
export type Request =
  | { make: { shape: CrowdShape; count: number } }
  | { step: { pointer: Vec2 | undefined } };

/** The crowd after a request. */
export interface Picture extends Frame {
  shape: CrowdShape;
  /** Pairs that meet. */
  pairs: number;
  /** Six numbers of each body. */
  transforms: Float64Array;
  /** How many bodies each one meets. */
  meeting: Uint16Array;
}
