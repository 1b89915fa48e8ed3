// The border to WebAssembly: the scratch array, and failures.

import * as wasm from './wasm/sat2d_wasm.js';
import { type ErrorIndices, Sat2dError, STATUS, type StatusName } from './error.js';
import { noMemory } from './guard.js';
import { memory } from './memory.js';

/** A view of the scratch array. It has length 0 where the memory was moved since. */
let view = new Float64Array(0);

const LEAST = 1024;

/** The scratch array, with room for `length` numbers. Valid until the next call of the module. */
export function scratch(length = 0): Float64Array {
  if (view.length === 0 || view.length < length) {
    const size = Math.max(length, LEAST);
    const start = startOfScratch(size);
    view = new Float64Array(memory().buffer, start, size);
  }
  return view;
}

/** Where the scratch array starts, which has at least this size then. */
function startOfScratch(size: number): number {
  // the module takes the number modulo 2^32
  const start = size < 2 ** 29 ? wasm.scratch(size) : 0;
  if (start === 0) {
    throw noMemory(`${size} numbers`);
  }
  return start;
}

/** The scratch array with `length` numbers that the last call wrote, wherever it is now. */
export function written(length: number): Float64Array {
  const size = Math.max(length, LEAST);
  const start = startOfScratch(size);
  if (view.length < size || view.byteOffset !== start) {
    view = new Float64Array(memory().buffer, start, size);
  }
  return view;
}

/** Writes numbers from the start of the scratch array. */
export function put(...numbers: number[]): void {
  scratch(numbers.length).set(numbers);
}

/** A point or vector. */
export interface Vec2 {
  x: number;
  y: number;
}

/** A point or vector as arguments take it: an object, or the two coordinates. */
export type Vec2Like = Readonly<Vec2> | readonly [number, number];

/**
 * Points as arguments take them: all coordinates, `[x0, y0, x1, y1, ...]`, in an array or a typed
 * array, or an array of points.
 */
export type PointsLike = ArrayLike<number> | readonly Vec2Like[];

export function xOf(point: Vec2Like): number {
  return 'x' in point ? point.x : point[0];
}

export function yOf(point: Vec2Like): number {
  return 'x' in point ? point.y : point[1];
}

/** The point that starts at `start`. */
export function vec2At(numbers: Float64Array, start: number): Vec2 {
  return { x: numbers[start]!, y: numbers[start + 1]! };
}

function areNumbers(points: PointsLike): points is ArrayLike<number> {
  return typeof points[0] === 'number' || ArrayBuffer.isView(points);
}

/** The number of points. */
export function countOf(points: PointsLike): number {
  if (!areNumbers(points)) {
    return points.length;
  }
  if (points.length % 2 !== 0) {
    const message = `${points.length} coordinates are no points: x and y of each are needed`;
    throw new Sat2dError('SAT_ERR_COUNT', message);
  }
  return points.length / 2;
}

/** Writes points to the scratch array from `start`. Returns where they end. */
export function putPoints(points: PointsLike, numbers: Float64Array, start: number): number {
  if (areNumbers(points)) {
    numbers.set(points, start);
    return start + points.length;
  }
  for (let i = 0; i < points.length; i++) {
    const point = points[i] as Vec2Like;
    numbers[start++] = xOf(point);
    numbers[start++] = yOf(point);
  }
  return start;
}

/** Writes points to the scratch array. Returns their number. */
export function pointsToScratch(points: PointsLike): number {
  const count = countOf(points);
  putPoints(points, scratch(2 * count), 0);
  return count;
}

/** The number of a word, in the order of `words`. `entry` says which one of a list it is. */
export function numberOf<W extends string>(
  words: readonly W[], word: W, what: string, entry?: number,
): number {
  const number = words.indexOf(word);
  if (number < 0) {
    const known = words.map((each) => `'${each}'`).join(', ');
    const message = `${what} is '${word}'; expected ${known}`;
    if (entry === undefined) {
      throw new Sat2dError('SAT_ERR_INVALID_ENUM', message);
    }
    throw new Sat2dError('SAT_ERR_INVALID_ENUM', `entry ${entry}: ${message}`, { entry });
  }
  return number;
}

const NAMES = new Map<number, StatusName>(
  Object.entries(STATUS).map(([name, code]) => [code, name as StatusName]),
);

/** The exception of the last failure. */
function lastFailure(): Sat2dError {
  const indices: Record<string, number | number[]> = {};
  const words = wasm.failure_indices().split(' ');
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [name, index] = [words[i]!, Number(words[i + 1])];
    const known = indices[name];
    indices[name] = known === undefined ? index : [known as number, index];
  }
  const point = wasm.failure_point() === 0 ? undefined : vec2At(written(2), 0);
  const status = NAMES.get(wasm.failure_status()) ?? 'SAT_ERR_INTERNAL';
  return new Sat2dError(status, wasm.failure_message(), indices as ErrorIndices, point);
}

/** The answer of the module, or an exception. */
export function checked(answer: number): number {
  if (answer < 0) {
    throw lastFailure();
  }
  return answer;
}

/** The handle that the module made, or an exception. */
export function made<T>(handle: T | undefined): T {
  if (handle === undefined) {
    throw lastFailure();
  }
  return handle;
}
