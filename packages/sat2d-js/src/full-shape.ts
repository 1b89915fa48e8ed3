import * as wasm from './wasm/sat2d_wasm.js';
import { made, type PointsLike } from './border.js';
import { type DecomposeOptions, optionNumbers, ringsToScratch } from './decompose.js';
import { BaseShape } from './shape.js';

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
    return new Shape(made(wasm.shape_polygon(ringsToScratch(rings), ...numbers)));
  }
}
