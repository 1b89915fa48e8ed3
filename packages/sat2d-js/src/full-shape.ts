import { whole } from './check.js';
import { type DecomposeOptions, fullOptions, withPoints } from './decompose.js';
import type { RingsLike, Vec2Like } from './ffi.js';
import * as c from './generated/functions.js';
import { withMemory } from './guard.js';
import type { Address } from './owner.js';
import { BaseShape, ringsOfSizes } from './shape.js';

/** More bytes than a cell or pixel needs whose boundaries become shapes. */
export const BYTES_OF_CELL = 2048;

/** Shapes that the module made. */
export function shapesOf(addresses: Address[]): Shape[] {
  return addresses.map((address) => new Shape(address));
}

/**
 * A shape in its own coordinates. A {@link Transform} says where it is.
 *
 * ```js
 * const door = Shape.rectangle(4, 2);
 * const ball = Shape.circle([0, 0], 1);
 * const there = Transform.placement(3, 0, { degrees: 90, scaleX: -1 });
 * relation(door, Transform.IDENTITY, ball, there); // 'touching'
 * ```
 */
export class Shape extends BaseShape {
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
  static polygon(rings: RingsLike, options: DecomposeOptions = {}): Shape {
    const how = fullOptions(options);
    return new Shape(withPoints(rings, () => c.shapeNewPolygonWith(rings, how)));
  }

  /**
   * The rings of an outline as a polygon without curves, for programs that know none: the vertices
   * lie on the outline, and no edge is farther than `tolerance` from it, up to rounding. Other
   * shapes have their {@link rings}. What is left of very small or narrow parts may touch or cross
   * itself.
   *
   * @throws {Sat2dError} if the tolerance is not above 0.
   */
  flattened(tolerance: number): Float64Array[] {
    const points = c.shapeFlattened(this, tolerance);
    return ringsOfSizes(points, c.shapeFlattenedRingSizes(this, tolerance));
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
  static tiles(
    cells: ArrayLike<number>, columns: number, size: Vec2Like, origin: Vec2Like = [0, 0],
  ): Shape[] {
    const width = Math.min(whole(columns, 'columns'), cells.length);
    const rows = width > 0 ? Math.ceil(cells.length / width) : 0;
    // the last row may be shorter
    const solid = new Uint8Array(rows * width);
    for (let i = 0; i < solid.length && i < cells.length; i++) {
      solid[i] = +(cells[i] !== 0);
    }
    const make = () => c.shapeNewTiles(solid, width, rows, size, origin);
    return shapesOf(withMemory(BYTES_OF_CELL * solid.length, make));
  }
}
