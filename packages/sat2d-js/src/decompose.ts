import * as wasm from './wasm/sat2d_wasm.js';
import {
  checked, countOf, numberOf, type PointsLike, putPoints, scratch, type Vec2, vec2At, written,
} from './border.js';
import { withMemory } from './guard.js';

const METHODS = ['balanced', 'fast', 'fewest', 'slicing'] as const;
const DEVIATIONS = ['either', 'outward', 'inward'] as const;
const PREFERENCES = ['asCut', 'fat', 'wideAngles'] as const;

/** How to decompose a polygon. */
export interface DecomposeOptions {
  /**
   * - `'balanced'` (default): the least number of pieces where that is cheap to find, otherwise a
   *   local optimum.
   * - `'fast'`: merged triangles, in O(n log n); about 1.1 times the least number of pieces.
   * - `'fewest'`: the least number of pieces of a polygon with no or few holes.
   * - `'slicing'`: rotational slicing, as older programs cut.
   */
  method?: (typeof METHODS)[number];
  /**
   * What to prefer among decompositions with the same number of pieces: the method's result as it
   * is (default), pieces far from slivers, or large least angles.
   */
  prefer?: (typeof PREFERENCES)[number];
  /** The most corners that a piece may have, 3 or more; by default there is no limit. */
  maxCorners?: number;
  /**
   * The most units of work that may be spent; by default there is no limit. The result is the best
   * decomposition found so far.
   */
  workLimit?: number;
  /**
   * Trusts that the rings are a valid polygon, which saves a part of the validation with the method
   * `'fast'`. If they are not, there is an error or garbage.
   */
  trusted?: boolean;
}

export function optionNumbers(options: DecomposeOptions): [number, number, number, number] {
  const { method = 'balanced', prefer = 'asCut' } = options;
  const { maxCorners = Infinity, workLimit = Infinity } = options;
  return [
    numberOf(METHODS, method, 'method'),
    numberOf(PREFERENCES, prefer, 'prefer'),
    maxCorners,
    workLimit,
  ];
}

/** More bytes than a polygon needs for each of its points, by all measurements. */
const BYTES_OF_POINT = 2048;

/** Writes the lengths of rings and their points, and asks about so many rings. */
export function withRings<T>(rings: readonly PointsLike[], ask: (count: number) => T): T {
  const counts = rings.map(countOf);
  const points = counts.reduce((sum, count) => sum + count, 0);
  const numbers = scratch(rings.length + 2 * points);
  numbers.set(counts);
  let end = rings.length;
  for (const ring of rings) {
    end = putPoints(ring, numbers, end);
  }
  return withMemory(BYTES_OF_POINT * points, () => ask(rings.length));
}

/** A convex piece of a polygon. */
export interface Piece {
  /** The numbers of its corners, counter-clockwise with y up. */
  vertices: Uint32Array;
  /**
   * For the edge from each corner to the next: the number of the input edge that it lies on, or
   * -1 for a diagonal inside the polygon.
   */
  edges: Int32Array;
}

/** Convex pieces that cover a polygon exactly once. Their corners are its vertices. */
export interface Decomposition {
  pieces: Piece[];
  /** Whether it is proven that no decomposition has fewer pieces. */
  isOptimal: boolean;
  /** A number of pieces that is proven to be necessary: that of the pieces if `isOptimal`. */
  lowerBound: number;
  /** Whether the work limit sufficed for all that the options ask for. */
  isComplete: boolean;
  /** The area of the polygon without its holes. */
  area: number;
}

/**
 * Decomposes a polygon, the outer ring first, into convex pieces. They have no new points, so
 * nothing is rounded.
 *
 * ```js
 * const corner = [0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2];
 * decompose([corner]).pieces.length; // 2
 * ```
 *
 * @throws {Sat2dError} if the rings are no valid polygon: `status` says why, `indices` and `point`
 * say where.
 */
export function decompose(
  rings: readonly PointsLike[], options: DecomposeOptions = {},
): Decomposition {
  const { trusted = false } = options;
  const numbers = optionNumbers(options);
  return writtenPieces(
    withRings(rings, (count) => wasm.decompose(count, ...numbers, trusted)),
  );
}

/** The pieces that the last call wrote. */
export function writtenPieces(answer: number): Decomposition {
  const count = checked(answer);
  const head = 4 + count;
  const lengths = written(head).slice(4, head);
  const corners = lengths.reduce((sum, length) => sum + length, 0);
  const all = written(head + 2 * corners);
  let start = head;
  const pieces = Array.from(lengths, (length): Piece => {
    const end = start + length;
    const piece = {
      vertices: Uint32Array.from(all.subarray(start, end)),
      edges: Int32Array.from(all.subarray(start + corners, end + corners)),
    };
    start = end;
    return piece;
  });
  const [isOptimal, isComplete] = [all[0] === 1, all[1] === 1];
  return { pieces, isOptimal, isComplete, area: all[2]!, lowerBound: all[3]! };
}

/** What is known of a valid polygon. */
export interface PolygonProperties {
  /** Whether there is a hole or an interior angle above 180°; decided exactly. */
  isConcave: boolean;
  /** The numbers of the vertices with an interior angle above 180°, in ascending order. */
  reflexVertices: Uint32Array;
  /** The area without the holes, rounded to the nearest double. */
  area: number;
  /** The centroid, each coordinate rounded to the nearest double. */
  centroid: Vec2;
}

/**
 * Validates a polygon, the outer ring first, and looks at it.
 *
 * @throws {Sat2dError} if the rings are no valid polygon, as {@link decompose}.
 */
export function inspectPolygon(rings: readonly PointsLike[]): PolygonProperties {
  const count = checked(withRings(rings, (ringCount) => wasm.inspect_polygon(ringCount)));
  const numbers = written(4 + count);
  return {
    area: numbers[0]!,
    centroid: vec2At(numbers, 1),
    isConcave: numbers[3] === 1,
    reflexVertices: Uint32Array.from(numbers.subarray(4, 4 + count)),
  };
}

/** The rings of the parts of a multipolygon, the outer ring of each first. */
export type Parts = readonly (readonly PointsLike[])[];

/**
 * Which way the result of {@link simplify} may deviate: either, or so that it covers the polygon,
 * or so that the polygon covers it.
 */
export type Deviation = (typeof DEVIATIONS)[number];

/** The corners of the rings that the last call wrote. */
function writtenRings(answer: number): Uint32Array[] {
  const count = checked(answer);
  const lengths = written(count).slice(0, count);
  const end = count + lengths.reduce((sum, length) => sum + length, 0);
  const all = written(end);
  let start = count;
  return Array.from(lengths, (length) => (
    Uint32Array.from(all.subarray(start, (start += length)))
  ));
}

/**
 * A polygon with fewer corners, all of them vertices of this one: every vertex that is left out is
 * within the tolerance of the edge that replaces it, and the result is a valid polygon.
 *
 * ```js
 * const bumpy = [0, 0, 4, 0.25, 8, 0, 8, 8, 0, 8];
 * Array.from(simplify([bumpy], 0.5)[0]); // [0, 2, 3, 4]
 * ```
 *
 * @returns the numbers of the corners of each ring, in ascending order.
 * @throws {Sat2dError} as {@link decompose}, or if the tolerance is below 0 or not finite.
 */
export function simplify(
  rings: readonly PointsLike[], tolerance: number, deviation: Deviation = 'either',
): Uint32Array[] {
  const to = numberOf(DEVIATIONS, deviation, 'deviation');
  return writtenRings(withRings(rings, (count) => wasm.simplify(count, tolerance, to)));
}

/**
 * Convex pieces whose union is within the tolerance of a polygon, fewer than {@link decompose}
 * gives. Their corners are vertices of the polygon; pieces may overlap. With `'outward'` they cover
 * the polygon, with `'inward'` the polygon covers them. Narrow holes are filled, except inward.
 *
 * ```js
 * const dented = [0, 0, 4, 0.5, 8, 0, 7.5, 2, 8, 4, 0, 4];
 * approximate([dented], 0.5, 'outward').map((piece) => Array.from(piece)); // [[0, 2, 4, 5]]
 * ```
 *
 * @returns the numbers of the corners of each piece, counter-clockwise with y up.
 * @throws {Sat2dError} as {@link simplify}.
 */
export function approximate(
  rings: readonly PointsLike[],
  tolerance: number,
  deviation: Deviation = 'either',
  options: Omit<DecomposeOptions, 'trusted'> = {},
): Uint32Array[] {
  const to = numberOf(DEVIATIONS, deviation, 'deviation');
  const numbers = optionNumbers(options);
  return writtenRings(
    withRings(rings, (count) => wasm.approximate(count, tolerance, to, ...numbers)),
  );
}

/**
 * Writes the number of rings of each part, the lengths of the rings, and their points, and asks
 * about so many parts.
 */
function withParts<T>(parts: Parts, ask: (count: number) => T): T {
  const count = parts.length;
  const rings = parts.flat();
  const lengths = rings.map(countOf);
  const points = lengths.reduce((sum, length) => sum + length, 0);
  const numbers = scratch(count + rings.length + 2 * points);
  numbers.set(parts.map((part) => part.length));
  numbers.set(lengths, count);
  let end = count + rings.length;
  for (const ring of rings) {
    end = putPoints(ring, numbers, end);
  }
  return withMemory(BYTES_OF_POINT * points, () => ask(count));
}

/**
 * Simplifies the parts of a multipolygon together: the result is a valid multipolygon too.
 *
 * @returns for each part the corners of its rings, numbered within the part.
 * @throws {Sat2dError} as {@link validateMultipolygon}, or if the tolerance is invalid.
 */
export function simplifyMultipolygon(
  parts: Parts, tolerance: number, deviation: Deviation = 'either',
): Uint32Array[][] {
  const to = numberOf(DEVIATIONS, deviation, 'deviation');
  const rings = writtenRings(
    withParts(parts, (count) => wasm.simplify_multipolygon(count, tolerance, to)),
  );
  let start = 0;
  return parts.map((part) => rings.slice(start, (start += part.length)));
}

/**
 * Checks that parts are valid polygons that touch each other in points at most.
 *
 * @throws {Sat2dError} with the first fault; `indices.part` or `indices.parts` say where.
 */
export function validateMultipolygon(parts: Parts): void {
  checked(withParts(parts, (count) => wasm.validate_multipolygon(count)));
}
