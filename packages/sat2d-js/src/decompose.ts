import { checkOptions, flag } from './check.js';
import {
  checked, limitOf, numberOf, type Parts, ringList, type Rings, type RingsLike, ringsOf,
  ringsOfParts, type Vec2,
} from './ffi.js';
import { DECOMPOSE_METHODS, DECOMPOSE_PREFERENCES, type DEVIATIONS } from './generated/enums.js';
import * as c from './generated/functions.js';
import {
  type DecomposeOptions as FullOptions, type Decomposition as Sizes, PIECE_BUFFERS,
} from './generated/structs.js';
import { called, withMemory } from './guard.js';
import { alloc, f64, frame, free, handFrame, i32, module, release, room, u32 } from './memory.js';
import { Owner } from './owner.js';

export type { Parts };

/** How to decompose a polygon. */
export interface DecomposeOptions {
  /**
   * - `'balanced'` (default): the least number of pieces where that is cheap to find, otherwise a
   *   local optimum.
   * - `'fast'`: merged triangles, in O(n log n); about 1.1 times the least number of pieces.
   * - `'fewest'`: the least number of pieces of a polygon with no or few holes.
   * - `'slicing'`: rotational slicing, as older programs cut.
   */
  method?: (typeof DECOMPOSE_METHODS)[number];
  /**
   * What to prefer among decompositions with the same number of pieces: the method's result as it
   * is (default), pieces far from slivers, or large least angles.
   */
  prefer?: (typeof DECOMPOSE_PREFERENCES)[number];
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

const DECOMPOSE_OPTIONS = ['method', 'prefer', 'maxCorners', 'workLimit', 'trusted'];

/** Options with all that may be left out, checked. */
export function fullOptions(options: DecomposeOptions): FullOptions {
  checkOptions(options, DECOMPOSE_OPTIONS);
  const { method = 'balanced', prefer = 'asCut', maxCorners = Infinity } = options;
  const { trusted = false } = options;
  flag(trusted, 'trusted');
  numberOf(DECOMPOSE_METHODS, method, 'method');
  numberOf(DECOMPOSE_PREFERENCES, prefer, 'prefer');
  const workLimit = limitOf(options.workLimit ?? Infinity, 'workLimit');
  return { method, prefer, maxCorners: limitOf(maxCorners, 'maxCorners', 0xffff_ffff), workLimit };
}

/** More bytes than a polygon needs for each of its points, by all measurements. */
const BYTES_OF_POINT = 2048;

/** A call that is given so many points. */
function withSpace<T>(given: Rings, call: () => T): T {
  return withMemory(BYTES_OF_POINT * given.points, call);
}

/** A call that is given rings. */
export function withPoints<T>(rings: RingsLike, call: () => T): T {
  return withSpace(ringsOf(rings), call);
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
  rings: RingsLike, options: DecomposeOptions = {},
): Decomposition {
  const how = fullOptions(options);
  if (options.trusted !== true) {
    return piecesOf(rings, (buffers) => c.polygonDecompose(rings, how, buffers));
  }
  const decomposer = new Owner('decomposer', 'sat_decomposer_free', c.decomposerNew());
  try {
    return piecesOf(rings, (buffers) => (
      c.decomposerDecomposeTrusted(decomposer, rings, how, buffers)
    ));
  } finally {
    decomposer.free();
  }
}

/** The pieces that a function puts into buffers. Those of approximations have no edges. */
export function piecesOf(
  rings: RingsLike, decompose: (buffers: number) => Sizes,
): Decomposition {
  const given = ringsOf(rings);
  // a triangle for each vertex, and two more for each hole
  const most = given.points + 2 * given.ringCount;
  const at = alloc(4 * 7 * most + 4);
  try {
    const [pieceSizes, vertices, edges] = [at, at + 4 * most, at + 16 * most];
    const buffers = handFrame() >>> 2;
    u32[buffers + PIECE_BUFFERS.pieceSizes / 4] = pieceSizes;
    u32[buffers + PIECE_BUFFERS.pieceCapacity / 4] = most;
    u32[buffers + PIECE_BUFFERS.vertices / 4] = vertices;
    u32[buffers + PIECE_BUFFERS.edges / 4] = edges;
    u32[buffers + PIECE_BUFFERS.cornerCapacity / 4] = 3 * most;
    const found = withSpace(given, () => decompose(4 * buffers));
    const { isOptimal, isComplete, area, lowerBound, pieceCount } = found;
    let [corner, edge] = [vertices >>> 2, edges >>> 2];
    const pieces = Array.from({ length: pieceCount }, (_, i): Piece => {
      const size = u32[(pieceSizes >>> 2) + i]!;
      return {
        vertices: u32.slice(corner, (corner += size)),
        edges: i32.slice(edge, (edge += size)),
      };
    });
    return { pieces, isOptimal, isComplete, area, lowerBound };
  } finally {
    free(at);
  }
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
export function inspectPolygon(rings: RingsLike): PolygonProperties {
  return withPoints(rings, () => ({
    area: areaOf(rings),
    centroid: c.polygonCentroid(rings),
    isConcave: c.polygonIsConcave(rings),
    reflexVertices: c.polygonReflexVertices(rings),
  }));
}

function areaOf(rings: RingsLike): number {
  const given = ringsOf(rings);
  const at = frame();
  const list = room(given.bytes + 8);
  try {
    given.write(list);
    checked(called(() => (
      module.js_polygon_area(list, given.sizesAt(list, 1), given.ringCount, at)
    )));
    return f64[at >>> 3]!;
  } finally {
    release(list);
  }
}

/**
 * Which way the result of {@link simplify} may deviate: either, or so that it covers the polygon,
 * or so that the polygon covers it.
 */
export type Deviation = (typeof DEVIATIONS)[number];

/** A list of words in parts of these sizes. */
function split([sizes, words]: [Uint32Array, Uint32Array]): Uint32Array[] {
  let start = 0;
  return Array.from(sizes, (size) => words.slice(start, (start += size)));
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
  rings: RingsLike, tolerance: number, deviation: Deviation = 'either',
): Uint32Array[] {
  return split(withPoints(rings, () => c.polygonSimplify(rings, tolerance, deviation)));
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
  rings: RingsLike,
  tolerance: number,
  deviation: Deviation = 'either',
  options: Omit<DecomposeOptions, 'trusted'> = {},
): Uint32Array[] {
  const how = fullOptions(options);
  return piecesOf(rings, (buffers) => (
    c.polygonApproximate(rings, how, tolerance, deviation, buffers)
  )).pieces.map(({ vertices }) => vertices);
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
  const given = ringsOfParts(parts);
  const rings = split(withSpace(given, () => c.multipolygonSimplify(parts, tolerance, deviation)));
  let start = 0;
  return parts.map((part) => rings.slice(start, (start += ringList(part).length)));
}

/**
 * Checks that parts are valid polygons that touch each other in points at most.
 *
 * @throws {Sat2dError} with the first fault; `indices.part` or `indices.parts` say where.
 */
export function validateMultipolygon(parts: Parts): void {
  withSpace(ringsOfParts(parts), () => c.multipolygonValidate(parts));
}
