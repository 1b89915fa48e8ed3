import { STATUS } from './generated/enums.js';

export { STATUS };

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
