/**
 * The status of an error, as in the C API. `include/sat2d.h` describes each.
 */
export const STATUS = {
  SAT_ERR_NULL: 1,
  SAT_ERR_COUNT: 3,
  SAT_ERR_INVALID_ENUM: 4,
  SAT_ERR_INTERNAL: 5,
  SAT_ERR_LIMIT: 8,
  SAT_ERR_MEMORY: 9,
  SAT_ERR_NOT_FINITE: 10,
  SAT_ERR_OUT_OF_RANGE: 11,
  SAT_ERR_NEGATIVE: 12,
  SAT_ERR_TOO_FEW_POINTS: 13,
  SAT_ERR_REPEATED_POINT: 14,
  SAT_ERR_ZERO_AREA: 15,
  SAT_ERR_NOT_CONVEX: 16,
  SAT_ERR_SELF_INTERSECTING: 17,
  SAT_ERR_SINGULAR: 18,
  SAT_ERR_NOT_SIMILARITY: 19,
  SAT_ERR_NO_RINGS: 20,
  SAT_ERR_SPIKE: 21,
  SAT_ERR_EDGES_CROSS: 22,
  SAT_ERR_EDGES_OVERLAP: 23,
  SAT_ERR_REPEATED_VERTEX: 24,
  SAT_ERR_VERTEX_ON_EDGE: 25,
  SAT_ERR_HOLE_OUTSIDE: 26,
  SAT_ERR_NESTED_HOLES: 27,
  SAT_ERR_DISCONNECTED: 28,
  SAT_ERR_NOT_RIGID: 29,
  SAT_ERR_INDEX: 30,
  SAT_ERR_PARTS_OVERLAP: 31,
  SAT_ERR_TRUST_MISPLACED: 32,
  SAT_ERR_STALE_ID: 60,
  SAT_ERR_BUSY: 61,
  SAT_ERR_FULL: 62,
  SAT_ERR_NOT_A_WORLD: 64,
  SAT_ERR_SAVE_VERSION: 65,
  SAT_ERR_DAMAGED: 66,
  SAT_ERR_IS_PART: 67,
  SAT_ERR_NOT_A_PART: 68,
} as const;

/** The name of a status. */
export type StatusName = keyof typeof STATUS;

/**
 * The indices that an error names, from 0. Vertices count through all rings as they were given;
 * edge `k` leads from vertex `k` to the next one of its ring.
 */
export interface ErrorIndices {
  ring?: number;
  otherRing?: number;
  vertex?: number;
  vertices?: [number, number];
  edge?: number;
  edges?: [number, number];
  /** The entry of a list. */
  entry?: number;
  /** The part or the parts of a multipolygon. */
  part?: number;
  parts?: [number, number];
  /** The pair of a batch, and the body that it names. */
  pair?: number;
  body?: number;
}

/**
 * What every function of this package throws. A call that failed has changed nothing.
 *
 * ```js
 * try {
 *   Shape.polygon([[0, 0, 4, 4, 4, 0, 0, 4]]); // a bowtie
 * } catch (error) {
 *   error.status;        // 'SAT_ERR_EDGES_CROSS'
 *   error.indices.edges; // [0, 2]
 *   error.point;         // { x: 2, y: 2 }
 * }
 * ```
 */
export class Sat2dError extends Error {
  override readonly name = 'Sat2dError';
  /** The number of the status, as in the C API. */
  readonly code: number;

  constructor(
    /** The name of the status, as in the C API. */
    readonly status: StatusName,
    message: string,
    /** The indices that the message names. */
    readonly indices: ErrorIndices = {},
    /** The point that the message names. */
    readonly point: { x: number; y: number } | undefined = undefined,
  ) {
    super(message);
    this.code = STATUS[status];
  }
}
