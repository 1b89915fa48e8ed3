import * as wasm from './wasm/sat2d_wasm.js';
import type { PointsLike } from './border.js';
import {
  type DecomposeOptions, type Decomposition, optionNumbers, withRings, writtenPieces,
} from './decompose.js';
import { Sat2dError } from './error.js';
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
export class Decomposer extends Owner<wasm.Decomposer> {
  constructor() {
    super(new wasm.Decomposer(), 'decomposer');
  }

  /** As the function `decompose`. */
  decompose(rings: readonly PointsLike[], options: DecomposeOptions = {}): Decomposition {
    const { handle } = this;
    const { trusted = false } = options;
    const numbers = optionNumbers(options);
    return writtenPieces(
      withRings(rings, (count) => handle.decompose(count, ...numbers, trusted)),
    );
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
  polygons: readonly (readonly PointsLike[])[], options: DecomposeOptions = {},
): (Decomposition | Sat2dError)[] {
  optionNumbers(options); // throws now, not for each polygon
  const decomposer = new Decomposer();
  const decomposed = (rings: readonly PointsLike[]) => {
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
