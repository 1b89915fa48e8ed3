import {
  type DecomposeOptions, type Decomposition, fullOptions, piecesOf,
} from './decompose.js';
import { Sat2dError } from './error.js';
import type { RingsLike } from './ffi.js';
import * as c from './generated/functions.js';
import { Owner } from './owner.js';

/**
 * Decomposes one polygon after the other in memory that it keeps.
 *
 * ```js
 * const decomposer = new Decomposer();
 * const corner = [0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2];
 * decomposer.decompose([corner]).pieces.length; // 2
 * decomposer.decompose([corner], { maxCorners: 3 }).pieces.length; // 4
 * ```
 *
 * Its memory is freed as that of a shape.
 */
export class Decomposer extends Owner {
  constructor() {
    super('decomposer', 'sat_decomposer_free', c.decomposerNew());
  }

  /** As the function `decompose`. */
  decompose(rings: RingsLike, options: DecomposeOptions = {}): Decomposition {
    const how = fullOptions(options);
    const decompose = options.trusted === true
      ? c.decomposerDecomposeTrusted
      : c.decomposerDecompose;
    return piecesOf(rings, (buffers) => decompose(this, rings, how, buffers));
  }
}

/**
 * Decomposes many polygons. An invalid one has its error as the result and does not concern the
 * others.
 *
 * ```js
 * const [corner, bowtie] = [[0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2], [0, 0, 4, 4, 4, 0, 0, 4]];
 * const [pieces, error] = decomposeMany([[corner], [bowtie]]);
 * pieces.area; // 3
 * error.status; // 'SAT_ERR_EDGES_CROSS'
 * ```
 */
export function decomposeMany(
  polygons: readonly RingsLike[], options: DecomposeOptions = {},
): (Decomposition | Sat2dError)[] {
  fullOptions(options); // throws now, not for each polygon
  const decomposer = new Decomposer();
  const decomposed = (rings: RingsLike) => {
    try {
      return decomposer.decompose(rings, options);
    } catch (error) {
      if (error instanceof Sat2dError) {
        return error;
      }
      throw error;
    }
  };
  try {
    return polygons.map(decomposed);
  } finally {
    decomposer.free();
  }
}
