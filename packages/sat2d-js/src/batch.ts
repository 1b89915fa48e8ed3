import { Sat2dError } from './error.js';
import { checked, writeDoubles, writeIntegers } from './ffi.js';
import { called } from './guard.js';
import { handFrame, i32, module, pad, release, room, u32 } from './memory.js';
import { read } from './owner.js';
import type { BaseShape } from './shape.js';

/** Numbers in a typed array of doubles or floats. */
export type Column = Float64Array | Float32Array;

/**
 * Rectangles, or any parallelograms, as columns of numbers: with center c and half-edges u and v
 * the corners are c ± u ± v, as real numbers, not rounded. All columns have the same length.
 *
 * A rectangle of width w and height h placed by a {@link Transform} has u = w/2 · (a, b) and
 * v = h/2 · (c, d). With an area of 0 it is a segment or a point.
 */
export interface Rectangles {
  centerX: Column;
  centerY: Column;
  uX: Column;
  uY: Column;
  vX: Column;
  vY: Column;
}

/**
 * The relations of many pairs of rectangles in one call, as exact as one at a time: of each
 * rectangle of `a` and the one of `b` with the same index.
 *
 * ```js
 * const column = (...numbers) => Float64Array.from(numbers);
 * const [zero, one] = [column(0, 0), column(1, 1)];
 * const squares = { centerX: zero, centerY: zero, uX: one, uY: zero, vX: zero, vY: one };
 * Array.from(rectangles(squares, { ...squares, centerX: column(2, 3) })); // [1, 0]
 * ```
 *
 * @param out where the relations go, by default a new array.
 * @returns 0 for disjoint, 1 for touching, 2 for overlapping.
 * @throws {Sat2dError} if columns differ in length or a number is not finite.
 */
export function rectangles(a: Rectangles, b: Rectangles, out?: Uint8Array): Uint8Array {
  const count = a.centerX.length;
  const columns = [a, b].flatMap((side) => (
    [side.centerX, side.centerY, side.uX, side.uY, side.vX, side.vY]
  ));
  for (const column of columns) {
    if (column.length !== count) {
      const message = `a column has ${column.length} numbers; expected ${count}`;
      throw new Sat2dError('SAT_ERR_COUNT', message);
    }
  }
  checkRoom(out, count);
  const list = room(12 * 8 * count + 4 * count);
  try {
    // two structs of pointers to six columns each
    const sides = handFrame();
    columns.forEach((column, i) => {
      const at = list + 8 * count * i;
      writeDoubles(at, column, 'a column');
      u32[(sides >>> 2) + i] = at;
    });
    const relations = list + 12 * 8 * count;
    return answered(relations, count, out, (answer) => (
      module.sat_batch_rectangles_f64(sides, sides + 24, count, relations, answer)
    ));
  } finally {
    release(list);
  }
}

function checkRoom(out: Uint8Array | undefined, count: number): void {
  if (out !== undefined && out.length < count) {
    const message = `out has room for ${out.length} relations; expected ${count}`;
    throw new Sat2dError('SAT_ERR_COUNT', message);
  }
}

/** Calls a batch, which writes relations. An error names the pair. */
function answered(
  relations: number, count: number, out: Uint8Array | undefined, call: (answer: number) => number,
): Uint8Array {
  const status = called(() => call(handFrame() + ANSWERED));
  try {
    checked(status);
  } catch (error) {
    const { status, message, indices, point } = error as Sat2dError;
    const { entry: pair, ...others } = indices;
    throw new Sat2dError(status, message, pair === undefined ? others : { pair, ...others }, point);
  }
  const start = relations >>> 2;
  const found = i32.subarray(start, start + count);
  if (out === undefined) {
    return Uint8Array.from(found);
  }
  out.set(found);
  return out;
}

/** Where the number of pairs that were answered goes, which no one reads. */
const ANSWERED = 48;

/**
 * The relations of many pairs of bodies in one call, as a broad phase finds them.
 *
 * ```js
 * const [box, ball] = [Shape.rectangle(2, 2), Shape.circle([0, 0], 1)];
 * const at = (x) => [1, 0, 0, 1, x, 0];
 * const transforms = Float64Array.from([at(0), at(1.5), at(3.5)].flat());
 * const all = pairs([box, box, ball], transforms, Uint32Array.from([0, 1, 0, 2, 1, 2]));
 * Array.from(all); // [2, 0, 1]
 * ```
 *
 * @param shapes the shape of each body.
 * @param transforms where each body is: six numbers.
 * @param indices two bodies for each pair.
 * @param out where the relations go, by default a new array.
 * @returns 0 for disjoint, 1 for touching, 2 for overlapping.
 * @throws {Sat2dError} if an array has the wrong length, a pair names no body, or a body cannot be
 * placed.
 */
export function pairs(
  shapes: readonly BaseShape[], transforms: ArrayLike<number>, indices: ArrayLike<number>,
  out?: Uint8Array,
): Uint8Array {
  const count = indices.length / 2;
  if (transforms.length !== 6 * shapes.length || !Number.isInteger(count)) {
    const given = `${transforms.length} numbers for ${shapes.length} bodies`;
    const message = `${given} and ${indices.length} indices; expected 6 for each and 2 for a pair`;
    throw new Sat2dError('SAT_ERR_COUNT', message);
  }
  checkRoom(out, count);
  const bodies = shapes.length;
  const [places, pairs] = [pad(4 * bodies), pad(4 * bodies) + 48 * bodies];
  const relations = pairs + pad(4 * indices.length);
  const list = room(relations + 4 * count);
  try {
    shapes.forEach((shape, i) => {
      u32[(list >>> 2) + i] = read(shape, 'shape', `shapes[${i}]`);
    });
    writeDoubles(list + places, transforms, 'transforms');
    writeIntegers(list + pairs, indices, 'indices');
    return answered(list + relations, count, out, (answer) => module.sat_batch_pairs(
      list, list + places, bodies, list + pairs, count, list + relations, answer,
    ));
  } finally {
    release(list);
  }
}
