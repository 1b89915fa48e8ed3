// The polygon of the editor, and its decomposition by each method.
import {
  decompose, type DecomposeOptions, type Decomposition, Sat2dError, type Vec2,
} from 'sat2d/inline';
import { choice, fields, number, rings } from '../model/restore.js';
import type { Rings } from './formats.js';
import { SAMPLES } from './samples.js';

export const METHODS = ['balanced', 'fast', 'fewest', 'slicing'] as const;
export type Method = (typeof METHODS)[number];

export const PREFERENCES = [
  ['asCut', 'as the method cuts'], ['fat', 'no slivers'], ['wideAngles', 'wide angles'],
] as const;
export type Preference = (typeof PREFERENCES)[number][0];

export interface State {
  rings: Rings;
  method: Method;
  prefer: Preference;
  /** The most corners of a piece; 0 for any number. */
  maxCorners: number;
  yUp: boolean;
}

export const START: State = {
  rings: SAMPLES[0]![1], method: 'balanced', prefer: 'asCut', maxCorners: 0, yUp: false,
};

export function restored(value: unknown): State {
  const given = fields(value);
  const most = number(given['maxCorners'], 0);
  return {
    rings: rings(given['rings']) ?? START.rings,
    method: choice(given['method'], METHODS, 'balanced'),
    prefer: choice(given['prefer'], PREFERENCES.map(([id]) => id), 'asCut'),
    maxCorners: most >= 3 ? Math.round(most) : 0,
    yUp: given['yUp'] === true,
  };
}

// A second or two for an outline of thousands of vertices.
const WORK_LIMIT = 20_000_000;

export function decomposed(
  { rings, prefer, maxCorners }: State, method: Method,
): Decomposition | Sat2dError {
  const options: DecomposeOptions = { method, prefer, workLimit: WORK_LIMIT };
  if (maxCorners >= 3) {
    options.maxCorners = maxCorners;
  }
  try {
    return decompose(rings, options);
  } catch (error) {
    if (error instanceof Sat2dError) {
      return error;
    }
    throw error;
  }
}

/** The number of a ring and of the point in it, of a vertex that counts through all rings. */
export function placeOf(rings: Rings, vertex: number): readonly [number, number] | undefined {
  let first = 0;
  for (const [i, ring] of rings.entries()) {
    if (vertex < first + ring.length / 2) {
      return [i, vertex - first];
    }
    first += ring.length / 2;
  }
  return undefined;
}

export function pointAt(ring: readonly number[], index: number): Vec2 {
  const i = 2 * (index % (ring.length / 2));
  return { x: ring[i]!, y: ring[i + 1]! };
}

/** The rings with one of them changed. */
export function withRing(rings: Rings, index: number, ring: number[]): Rings {
  return rings.map((each, i) => (i === index ? ring : each));
}

/** The rings without a vertex. A hole with fewer than three vertices is gone. */
export function withoutVertex(rings: Rings, index: number, vertex: number): Rings {
  const ring = rings[index]!.toSpliced(2 * vertex, 2);
  if (ring.length >= 6) {
    return withRing(rings, index, ring);
  }
  return index === 0 ? rings : rings.filter((_, i) => i !== index);
}

/** The rings with a new vertex after one. */
export function withVertex(rings: Rings, index: number, after: number, { x, y }: Vec2): Rings {
  return withRing(rings, index, rings[index]!.toSpliced(2 * after + 2, 0, x, y));
}

export function moved(rings: Rings, index: number, vertex: number, { x, y }: Vec2): Rings {
  return withRing(rings, index, rings[index]!.toSpliced(2 * vertex, 2, x, y));
}
