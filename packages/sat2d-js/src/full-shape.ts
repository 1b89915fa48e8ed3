import * as wasm from './wasm/sat2d_wasm.js';
import { made, type PointsLike, type Vec2Like, xOf, yOf } from './border.js';
import { type DecomposeOptions, optionNumbers, withRings } from './decompose.js';
import { withMemory } from './guard.js';
import { BaseShape } from './shape.js';

/** More bytes than a cell or pixel needs whose outlines become shapes. */
export const BYTES_OF_CELL = 2048;

/** The shapes of a list that the module made. */
export function shapesOf(list: wasm.Shapes): Shape[] {
  try {
    return Array.from({ length: list.size() }, (_, i) => new Shape(list.at(i)));
  } finally {
    list.free();
  }
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
  static polygon(rings: readonly PointsLike[], options: DecomposeOptions = {}): Shape {
    const numbers = optionNumbers(options);
    const make = (count: number) => wasm.shape_polygon(count, ...numbers);
    return new Shape(made(withRings(rings, make)));
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
    const solid = Uint8Array.from(cells, (cell) => +(cell !== 0));
    const box = [xOf(size), yOf(size), xOf(origin), yOf(origin)] as const;
    const make = () => wasm.shape_tiles(solid, columns, ...box);
    return shapesOf(made(withMemory(BYTES_OF_CELL * solid.length, make)));
  }
}
