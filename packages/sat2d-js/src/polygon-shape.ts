import { whole } from './check.js';
import { type DecomposeOptions, fullOptions, withPoints } from './decompose.js';
import type { RingsLike, Vec2Like } from './ffi.js';
import * as c from './generated/functions.js';
import { withMemory } from './guard.js';
import { BaseShape, type Maker } from './shape.js';

/** More bytes than a cell or pixel needs whose boundaries become shapes. */
export const BYTES_OF_CELL = 2048;

/** Shapes with straight sides and round ones, without outlines that have curves. */
export class PolygonShape extends BaseShape {
  /**
   * Any simple polygon: convex or concave, with or without holes, the outer ring first.
   *
   * Rings may run in either direction, repeat points, and have vertices on straight edges. The
   * polygon is decomposed into convex pieces, but no result shows that; answers do not depend on
   * the options, their cost may.
   *
   * @throws {Sat2dError} if a number is not finite or out of range, or the rings are no valid
   * polygon; its `indices` and `point` say where the fault is.
   */
  static polygon<S extends BaseShape>(
    this: Maker<S>, rings: RingsLike, options: DecomposeOptions = {},
  ): S {
    const how = fullOptions(options);
    return new this(withPoints(rings, () => c.shapeNewPolygonWith(rings, how)));
  }

  /**
   * The solid cells of a grid, as one shape for each group of cells that are connected by their
   * sides, with holes. Nothing that slides along is caught where cells meet.
   *
   * @param cells row by row; those that are not 0 are solid.
   * @param size the width and the height of a cell.
   * @param origin the corner of the first cell.
   * @throws {Sat2dError} if a number is not finite or out of range, or a size is 0 or less.
   */
  static tiles<S extends BaseShape>(
    this: Maker<S>, cells: ArrayLike<number>, columns: number, size: Vec2Like,
    origin: Vec2Like = [0, 0],
  ): S[] {
    const width = Math.min(whole(columns, 'columns'), cells.length);
    const rows = width > 0 ? Math.ceil(cells.length / width) : 0;
    // the last row may be shorter
    const solid = new Uint8Array(rows * width);
    for (let i = 0; i < solid.length && i < cells.length; i++) {
      solid[i] = +(cells[i] !== 0);
    }
    const make = () => c.shapeNewTiles(solid, width, rows, size, origin);
    return withMemory(BYTES_OF_CELL * solid.length, make).map((address) => new this(address));
  }
}
