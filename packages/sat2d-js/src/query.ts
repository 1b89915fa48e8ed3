import * as wasm from './wasm/sat2d_wasm.js';
import {
  checked, scratch, type Vec2, type Vec2Like, vec2At, written, xOf, yOf,
} from './border.js';
import type { BaseShape } from './shape.js';
import { putTransform, toTransform, type TransformLike } from './transform.js';

const FEATURE_KINDS = ['vertex', 'edge', 'arc'] as const;
const CONTACT_KINDS = [
  'vertexVertex', 'edgeVertex', 'edgeEdge', 'arcVertex', 'arcEdge', 'arcArc',
] as const;
export const CONTAINMENTS = ['none', 'touching', 'proper', 'equal'] as const;

/**
 * A part of a shape's boundary, by the number that its user gave it: a corner, an edge, or the arc
 * around a vertex of a shape with a radius. Mirroring, clockwise order and decomposition do not
 * change the numbers.
 */
export interface Feature {
  kind: (typeof FEATURE_KINDS)[number];
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

function featureAt(numbers: Float64Array, start: number): Feature {
  return { kind: FEATURE_KINDS[numbers[start]! - 1]!, index: numbers[start + 1]! };
}

function contactPointAt(numbers: Float64Array, start: number): ContactPoint {
  return {
    onA: vec2At(numbers, start),
    onB: vec2At(numbers, start + 2),
    depth: numbers[start + 4]!,
    featureA: featureAt(numbers, start + 5),
    featureB: featureAt(numbers, start + 7),
  };
}

const MANIFOLD = 28;

function manifoldAt(numbers: Float64Array, start: number): Manifold {
  const side = numbers[start + 7];
  const points = [contactPointAt(numbers, start + 10)];
  if (numbers[start + 9] === 2) {
    points.push(contactPointAt(numbers, start + 19));
  }
  return {
    normal: vec2At(numbers, start),
    depth: numbers[start + 2]!,
    kind: CONTACT_KINDS[numbers[start + 8]!]!,
    featureA: featureAt(numbers, start + 3),
    featureB: featureAt(numbers, start + 5),
    reference: side === 0 ? undefined : side === 1 ? 'a' : 'b',
    points,
  };
}

/** The closest points that start at `start`. */
export function closestPointsAt(numbers: Float64Array, start: number): ClosestPoints {
  return {
    distance: numbers[start]!,
    normal: vec2At(numbers, start + 1),
    onA: vec2At(numbers, start + 3),
    onB: vec2At(numbers, start + 5),
    featureA: featureAt(numbers, start + 7),
    featureB: featureAt(numbers, start + 9),
  };
}

/** The contact that a call wrote, if it did. */
export function manifoldOf(answer: number): Manifold | undefined {
  const length = checked(answer);
  return length === 0 ? undefined : manifoldAt(written(length), 0);
}

/** The contacts that a call wrote. */
export function manifoldsOf(answer: number): Manifold[] {
  const count = checked(answer);
  const numbers = written(MANIFOLD * count);
  return Array.from({ length: count }, (_, i) => manifoldAt(numbers, MANIFOLD * i));
}

type PairFunction = typeof wasm.contact;

function ask(
  question: PairFunction, a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): number {
  const p = toTransform(ta);
  const q = toTransform(tb);
  return checked(question(
    a.handle, b.handle, p.a, p.b, p.c, p.d, p.tx, p.ty, q.a, q.b, q.c, q.d, q.tx, q.ty,
  ));
}

/**
 * How two placed shapes meet; `undefined` exactly where they are disjoint. Of concave shapes it is
 * the deepest of {@link contacts}.
 *
 * @throws {Sat2dError} if a shape cannot be placed by its transform.
 */
export function contact(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): Manifold | undefined {
  return manifoldOf(ask(wasm.contact, a, ta, b, tb));
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
  return manifoldsOf(ask(wasm.contacts, a, ta, b, tb));
}

/**
 * The distance of two placed shapes; 0 exactly where they meet.
 *
 * @throws {Sat2dError} as {@link contact}.
 */
export function distance(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): ClosestPoints {
  return closestPointsAt(written(ask(wasm.distance, a, ta, b, tb)), 0);
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
  const numbers = scratch(12);
  putTransform(ta, numbers, 0);
  putTransform(tb, numbers, 6);
  if (checked(wasm.separation(a.handle, b.handle, options.workLimit ?? Infinity)) === 0) {
    return undefined;
  }
  const found = written(5);
  return { translation: vec2At(found, 0), normal: vec2At(found, 2), depth: found[4]! };
}

/**
 * How far rounding may put contact points and closest points of two placed shapes off. Shapes that
 * are moved apart by a contact's depth and this much do not overlap any more.
 */
export function roundingMargin(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): number {
  return written(ask(wasm.rounding_margin, a, ta, b, tb))[0]!;
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
  return CONTAINMENTS[ask(wasm.containment, inner, innerTransform, outer, outerTransform)]!;
}

/** The hit that starts at `start`. */
export function rayHitAt(numbers: Float64Array, start: number): RayHit {
  return {
    fraction: numbers[start]!,
    point: vec2At(numbers, start + 1),
    normal: vec2At(numbers, start + 3),
    feature: numbers[start + 5] === 0 ? undefined : featureAt(numbers, start + 5),
  };
}

function rayHit(answer: number): RayHit | undefined {
  return checked(answer) === 0 ? undefined : rayHitAt(written(7), 0);
}

/**
 * Where the segment from `start` to `end` first meets a placed shape.
 *
 * @throws {Sat2dError} if the shape cannot be placed or a point is not finite.
 */
export function castSegment(
  shape: BaseShape, at: TransformLike, start: Vec2Like, end: Vec2Like,
): RayHit | undefined {
  const { a, b, c, d, tx, ty } = toTransform(at);
  return rayHit(wasm.cast_segment(
    shape.handle, a, b, c, d, tx, ty, xOf(start), yOf(start), xOf(end), yOf(end),
  ));
}

/**
 * Where a ray from `origin` first meets a placed shape, no farther than `reach` lengths of
 * `direction`.
 *
 * @throws {Sat2dError} as {@link castSegment}, and if `reach` is NaN or below 0.
 */
export function castRay(
  shape: BaseShape, at: TransformLike, origin: Vec2Like, direction: Vec2Like, reach: number,
): RayHit | undefined {
  const { a, b, c, d, tx, ty } = toTransform(at);
  return rayHit(wasm.cast_ray(
    shape.handle, a, b, c, d, tx, ty,
    xOf(origin), yOf(origin), xOf(direction), yOf(direction), reach,
  ));
}
