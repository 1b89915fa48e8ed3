import { checkOptions } from './check.js';
import { type TransformLike, type Vec2, type Vec2Like, limitOf } from './ffi.js';
import type { CONTACT_KINDS, CONTAINMENTS } from './generated/enums.js';
import * as c from './generated/functions.js';
import type { RayHit as FoundRayHit } from './generated/structs.js';
import type { BaseShape } from './shape.js';

/**
 * A part of a shape's boundary, by the number that its user gave it: a corner, an edge, or the arc
 * around a vertex of a shape with a radius. Mirroring, clockwise order and decomposition do not
 * change the numbers.
 */
export interface Feature {
  kind: 'vertex' | 'edge' | 'arc';
  index: number;
}

/** One point of a contact, as it lies on each of the shapes. */
export interface ContactPoint {
  /** The point on the boundary of the first shape. */
  onA: Vec2;
  /** The point on the boundary of the second: `onA - normal · depth`, up to rounding. */
  onB: Vec2;
  /** How deep the shapes overlap here along the normal; 0 or more. */
  depth: number;
  /** The feature of the first shape that `onA` lies on. */
  featureA: Feature;
  /** The feature of the second shape that `onB` lies on. */
  featureB: Feature;
}

/** How two shapes that are not disjoint meet. */
export interface Manifold {
  /** The unit vector from the first shape to the second of the shortest way apart. */
  normal: Vec2;
  /** The length of that way; above 0 exactly where the shapes overlap. */
  depth: number;
  /** The kinds of the features that meet; `'edgeEdge'` exactly where there are two points. */
  kind: (typeof CONTACT_KINDS)[number];
  /** The feature of the first shape that meets the second. */
  featureA: Feature;
  /** The feature of the second shape that meets the first. */
  featureB: Feature;
  /** The shape whose edge the normal belongs to, if it belongs to one. */
  reference: 'a' | 'b' | undefined;
  /** One or two points, the deepest first. */
  points: ContactPoint[];
}

/** The distance between two shapes, and their closest points. */
export interface ClosestPoints {
  /** Above 0 exactly where the shapes are disjoint. */
  distance: number;
  /** The unit vector from the first shape to the second. */
  normal: Vec2;
  /** The point of the first shape that is closest to the second. */
  onA: Vec2;
  /** The point of the second shape that is closest to the first. */
  onB: Vec2;
  /** The feature of the first shape that `onA` lies on. */
  featureA: Feature;
  /** The feature of the second shape that `onB` lies on. */
  featureB: Feature;
}

/** The shortest translation that separates two shapes, of all their pieces. */
export interface Separation {
  /** Moves the second shape out of the first. */
  translation: Vec2;
  /** Its direction, a unit vector. */
  normal: Vec2;
  /** Its length. */
  depth: number;
}

/** Where a ray or segment first meets a shape. */
export interface RayHit {
  /** How far along the path: of a segment from 0 to 1, of a ray in lengths of its direction. */
  fraction: number;
  point: Vec2;
  /** The outward unit normal there; zero if the path starts inside. */
  normal: Vec2;
  /** The feature that is hit; `undefined` if the path starts inside. */
  feature: Feature | undefined;
}

/**
 * How a shape lies within another: not, touching its boundary from inside, in its interior, or the
 * same set of points.
 */
export type Containment = (typeof CONTAINMENTS)[number];

/**
 * How two placed shapes meet; `undefined` exactly where they are disjoint. Of concave shapes it is
 * the deepest of {@link contacts}.
 *
 * @throws {Sat2dError} if a shape cannot be placed by its transform.
 */
export function contact(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): Manifold | undefined {
  return c.contact(a, ta, b, tb);
}

/**
 * The contacts of all pieces of two placed shapes, the deepest first; none where they are
 * disjoint.
 *
 * @throws {Sat2dError} as {@link contact}.
 */
export function contacts(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): Manifold[] {
  return c.contacts(a, ta, b, tb);
}

/**
 * The distance of two placed shapes; 0 exactly where they meet.
 *
 * @throws {Sat2dError} as {@link contact}.
 */
export function distance(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): ClosestPoints {
  return c.distance(a, ta, b, tb);
}

/**
 * The shortest translation of the second shape after which two placed shapes do not overlap, also
 * of concave ones; `undefined` if they do not overlap anyway.
 *
 * @param options `workLimit` limits the units of work; by default there is no limit.
 * @throws {Sat2dError} as {@link contact}, and with the status `SAT_ERR_LIMIT`.
 */
export function separation(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
  options: { workLimit?: number } = {},
): Separation | undefined {
  checkOptions(options, ['workLimit']);
  const workLimit = limitOf(options.workLimit ?? Infinity, 'workLimit');
  const found = c.separationWithin(a, ta, b, tb, workLimit);
  return found.depth === 0 ? undefined : found;
}

/**
 * How far rounding may put contact points and closest points of two placed shapes off. Shapes that
 * are moved apart by a contact's depth and this much do not overlap any more.
 */
export function roundingMargin(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): number {
  return c.roundingMargin(a, ta, b, tb);
}

/**
 * How a placed shape, the first, lies within another; decided exactly.
 *
 * @throws {Sat2dError} as {@link contact}.
 */
export function containment(
  inner: BaseShape, innerTransform: TransformLike,
  outer: BaseShape, outerTransform: TransformLike,
): Containment {
  return c.within(inner, innerTransform, outer, outerTransform);
}

/** A hit as the package has it. */
export function rayHitOf(found: FoundRayHit | undefined): RayHit | undefined {
  if (found === undefined) {
    return undefined;
  }
  const { fraction, point, normal, feature, startsInside } = found;
  return { fraction, point, normal, feature: startsInside ? undefined : feature };
}

/**
 * Where the segment from `start` to `end` first meets a placed shape.
 *
 * @throws {Sat2dError} if the shape cannot be placed or a point is not finite.
 */
export function castSegment(
  shape: BaseShape, at: TransformLike, start: Vec2Like, end: Vec2Like,
): RayHit | undefined {
  return rayHitOf(c.castSegment(shape, at, start, end));
}

/**
 * Where a ray from `origin` first meets a placed shape, no farther than `reach` lengths of
 * `direction`; if that is (0, 0), the ray is its origin.
 *
 * @throws {Sat2dError} as {@link castSegment}, and if `reach` is NaN or below 0.
 */
export function castRay(
  shape: BaseShape, at: TransformLike, origin: Vec2Like, direction: Vec2Like, reach: number,
): RayHit | undefined {
  return rayHitOf(c.castRay(shape, at, origin, direction, reach));
}
