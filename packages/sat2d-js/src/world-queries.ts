// What a world answers.
import type { BodyId } from './body.js';
import {
  checked, numberOf, scratch, type Vec2, type Vec2Like, vec2At, written, xOf, yOf,
} from './border.js';
import { type Coverage, COVERAGES, putFilter, type QueryFilter } from './filter.js';
import {
  type Containment, CONTAINMENTS, type Manifold, manifoldOf, manifoldsOf, type RayHit, rayHitAt,
} from './query.js';
import { type Relation, RELATIONS } from './relation.js';
import { type Aabb, type BaseShape, writtenAabb } from './shape.js';
import { type Impact, impactAt, type Motion, putMotion } from './sweep.js';
import { putTransform, type TransformLike } from './transform.js';
import { bodyIds, WorldBodies } from './world-bodies.js';

function rayHits(answer: number): (RayHit & { id: BodyId })[] {
  const count = checked(answer);
  const numbers = written(8 * count);
  return Array.from({ length: count }, (_, i) => ({
    id: numbers[8 * i]! as BodyId,
    ...rayHitAt(numbers, 8 * i + 1),
  }));
}

/** What a world answers: the base of {@link World}. */
export class WorldQueries extends WorldBodies {
  /** The relation of two bodies where they are now. */
  relation(a: BodyId, b: BodyId): Relation {
    return RELATIONS[checked(this.handle.relation(a, b))]!;
  }

  /** Whether a body is in another one. */
  containment(inner: BodyId, outer: BodyId): Containment {
    return CONTAINMENTS[checked(this.handle.containment(inner, outer))]!;
  }

  /** How two bodies meet; `undefined` if they are disjoint. */
  contact(a: BodyId, b: BodyId): Manifold | undefined {
    return manifoldOf(this.handle.contact(a, b));
  }

  /** The contacts of all pieces of two bodies. */
  contacts(a: BodyId, b: BodyId): Manifold[] {
    return manifoldsOf(this.handle.contacts(a, b));
  }

  /** The bounds of a body, rounded outward. */
  bounds(id: BodyId): Aabb {
    checked(this.handle.bounds(id));
    return writtenAabb();
  }

  /** The bodies that contain a point; their boundaries count. */
  queryPoint(point: Vec2Like, filter: QueryFilter = {}): BodyId[] {
    putFilter(filter, 0);
    return bodyIds(checked(this.handle.query_point(xOf(point), yOf(point))));
  }

  /** The bodies in a box. */
  queryBox(box: Aabb, coverage: Coverage = 'touching', filter: QueryFilter = {}): BodyId[] {
    putFilter(filter, 0);
    const part = numberOf(COVERAGES, coverage, 'coverage');
    const { min, max } = box;
    return bodyIds(checked(this.handle.query_box(min.x, min.y, max.x, max.y, part)));
  }

  /** The bodies in a circle. */
  queryCircle(
    center: Vec2Like, radius: number, coverage: Coverage = 'touching', filter: QueryFilter = {},
  ): BodyId[] {
    putFilter(filter, 0);
    const part = numberOf(COVERAGES, coverage, 'coverage');
    return bodyIds(checked(this.handle.query_circle(xOf(center), yOf(center), radius, part)));
  }

  /** The bodies in a placed shape. */
  queryShape(
    shape: BaseShape, at: TransformLike, coverage: Coverage = 'touching', filter: QueryFilter = {},
  ): BodyId[] {
    putFilter(filter, 6);
    putTransform(at, scratch(), 0);
    const part = numberOf(COVERAGES, coverage, 'coverage');
    return bodyIds(checked(this.handle.query_shape(shape.handle, part)));
  }

  /** The bodies nearest to a point, `count` at most and none farther than `reach`. */
  nearest(
    point: Vec2Like, count: number, reach = Infinity, filter: QueryFilter = {},
  ): { id: BodyId; distance: number; point: Vec2 }[] {
    putFilter(filter, 0);
    const most = Math.min(count, this.size);
    const found = checked(this.handle.nearest(xOf(point), yOf(point), most, reach));
    const numbers = written(4 * found);
    return Array.from({ length: found }, (_, i) => ({
      id: numbers[4 * i]! as BodyId,
      distance: numbers[4 * i + 1]!,
      point: vec2At(numbers, 4 * i + 2),
    }));
  }

  /** The body that a ray hits first, within `reach` lengths of `direction`. */
  castRay(
    origin: Vec2Like, direction: Vec2Like, reach: number, filter: QueryFilter = {},
  ): (RayHit & { id: BodyId }) | undefined {
    putFilter(filter, 0);
    const [x, y, dx, dy] = [xOf(origin), yOf(origin), xOf(direction), yOf(direction)];
    return rayHits(this.handle.cast_ray(x, y, dx, dy, reach))[0];
  }

  /** All bodies that a ray hits, the nearest first. */
  castRayAll(
    origin: Vec2Like, direction: Vec2Like, reach: number, filter: QueryFilter = {},
  ): (RayHit & { id: BodyId })[] {
    putFilter(filter, 0);
    const [x, y, dx, dy] = [xOf(origin), yOf(origin), xOf(direction), yOf(direction)];
    return rayHits(this.handle.cast_ray_all(x, y, dx, dy, reach));
  }

  /** The body that a moving shape hits first. */
  sweep(
    shape: BaseShape, motion: Motion, filter: QueryFilter = {},
  ): (Impact & { id: BodyId }) | undefined {
    putFilter(filter, 11);
    putMotion(motion, scratch(), 0);
    if (checked(this.handle.sweep(shape.handle)) === 0) {
      return undefined;
    }
    const numbers = written(15);
    return { id: numbers[0]! as BodyId, ...impactAt(numbers, 1) };
  }
}
