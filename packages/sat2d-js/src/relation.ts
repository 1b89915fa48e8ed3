import { type TransformLike, type Vec2Like } from './ffi.js';
import type { RELATIONS } from './generated/enums.js';
import * as c from './generated/functions.js';
import type { Aabb, BaseShape } from './shape.js';

/**
 * The relation of two placed shapes: no common point, common boundary points only, or common
 * interior points. It is exact for the placed coordinates; there is no tolerance.
 */
export type Relation = (typeof RELATIONS)[number];

/**
 * The relation of two placed shapes.
 *
 * ```js
 * const wall = Shape.rectangle(10, 2);
 * const ball = Shape.circle([0, 0], 1);
 * relation(wall, Transform.IDENTITY, ball, Transform.translation(3, 2)); // 'touching'
 * ```
 *
 * @throws {Sat2dError} if a shape cannot be placed by its transform.
 */
export function relation(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): Relation {
  return c.collide(a, ta, b, tb);
}

/**
 * Whether two placed shapes meet; touching counts.
 *
 * @throws {Sat2dError} as {@link relation}.
 */
export function hits(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): boolean {
  return c.collide(a, ta, b, tb) !== 'disjoint';
}

/**
 * Whether the interiors of two placed shapes meet; touching does not count.
 *
 * @throws {Sat2dError} as {@link relation}.
 */
export function overlaps(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): boolean {
  return c.collide(a, ta, b, tb) === 'overlapping';
}

/**
 * The relation of a placed shape and a point: outside, on the boundary, or inside.
 *
 * @throws {Sat2dError} if the shape cannot be placed or the point is not finite.
 */
export function pointRelation(shape: BaseShape, at: TransformLike, point: Vec2Like): Relation {
  return c.pointRelation(shape, at, point);
}

/**
 * The bounds of a placed shape, rounded outward if it has a radius.
 *
 * @throws {Sat2dError} if the shape cannot be placed.
 */
export function placedBounds(shape: BaseShape, at: TransformLike): Aabb {
  return c.shapeBounds(shape, at);
}
