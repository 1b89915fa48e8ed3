import * as wasm from './wasm/sat2d_wasm.js';
import { checked, type Vec2Like, xOf, yOf } from './border.js';
import { type Aabb, type BaseShape, writtenAabb } from './shape.js';
import { toTransform, type TransformLike } from './transform.js';

export const RELATIONS = ['disjoint', 'touching', 'overlapping'] as const;

/**
 * The relation of two placed shapes: no common point, common boundary points only, or common
 * interior points. It is exact for the placed coordinates; there is no tolerance.
 */
export type Relation = (typeof RELATIONS)[number];

function code(a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike): number {
  const p = toTransform(ta);
  const q = toTransform(tb);
  return checked(wasm.relation(
    a.handle, b.handle, p.a, p.b, p.c, p.d, p.tx, p.ty, q.a, q.b, q.c, q.d, q.tx, q.ty,
  ));
}

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
  return RELATIONS[code(a, ta, b, tb)]!;
}

/**
 * Whether two placed shapes meet; touching counts.
 *
 * @throws {Sat2dError} as {@link relation}.
 */
export function hits(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): boolean {
  return code(a, ta, b, tb) !== 0;
}

/**
 * Whether the interiors of two placed shapes meet; touching does not count.
 *
 * @throws {Sat2dError} as {@link relation}.
 */
export function overlaps(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): boolean {
  return code(a, ta, b, tb) === 2;
}

/**
 * The relation of a placed shape and a point: outside, on the boundary, or inside.
 *
 * @throws {Sat2dError} if the shape cannot be placed or the point is not finite.
 */
export function pointRelation(shape: BaseShape, at: TransformLike, point: Vec2Like): Relation {
  const { a, b, c, d, tx, ty } = toTransform(at);
  const answer = wasm.point_relation(
    shape.handle, a, b, c, d, tx, ty, xOf(point), yOf(point),
  );
  return RELATIONS[checked(answer)]!;
}

/**
 * The bounds of a placed shape, rounded outward if it has a radius.
 *
 * @throws {Sat2dError} if the shape cannot be placed.
 */
export function placedBounds(shape: BaseShape, at: TransformLike): Aabb {
  const { a, b, c, d, tx, ty } = toTransform(at);
  checked(wasm.placed_bounds(shape.handle, a, b, c, d, tx, ty));
  return writtenAabb();
}
