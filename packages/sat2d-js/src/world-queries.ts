// What a world answers.
import type { BodyId } from './body.js';
import { whole } from './check.js';
import type { TransformLike, Vec2, Vec2Like } from './ffi.js';
import { type Coverage, type QueryFilter, withFilter } from './filter.js';
import * as c from './generated/functions.js';
import type { BodyRayHit } from './generated/structs.js';
import { type Containment, type Manifold, type RayHit, rayHitOf } from './query.js';
import type { Relation } from './relation.js';
import type { Aabb, BaseShape } from './shape.js';
import { fullMotion, type Impact, type Motion } from './sweep.js';
import { WorldBodies } from './world-bodies.js';

function bodyHit({ body, hit }: BodyRayHit): (RayHit & { id: BodyId }) | undefined {
  const found = rayHitOf(hit);
  return found && { id: body as BodyId, ...found };
}

/** What a world answers: the base of {@link World}. */
export class WorldQueries extends WorldBodies {
  /** The relation of two bodies where they are now. */
  relation(a: BodyId, b: BodyId): Relation {
    return c.worldRelation(this, a, b);
  }

  /** Whether a body is in another one. */
  containment(inner: BodyId, outer: BodyId): Containment {
    return c.worldWithin(this, inner, outer);
  }

  /** How two bodies meet; `undefined` if they are disjoint. */
  contact(a: BodyId, b: BodyId): Manifold | undefined {
    return c.worldContact(this, a, b);
  }

  /** The contacts of all pieces of two bodies. */
  contacts(a: BodyId, b: BodyId): Manifold[] {
    return c.worldContacts(this, a, b);
  }

  /** The bounds of a body, rounded outward. */
  bounds(id: BodyId): Aabb {
    return c.worldBounds(this, id);
  }

  /** The bodies that contain a point; their boundaries count. */
  queryPoint(point: Vec2Like, filter: QueryFilter = {}): BodyId[] {
    return withFilter(filter, (at) => c.worldQueryPoint(this, point, at)) as BodyId[];
  }

  /** The bodies in a box. */
  queryBox(box: Aabb, coverage: Coverage = 'touching', filter: QueryFilter = {}): BodyId[] {
    return withFilter(filter, (at) => c.worldQueryBox(this, box, coverage, at)) as BodyId[];
  }

  /** The bodies in a circle. */
  queryCircle(
    center: Vec2Like, radius: number, coverage: Coverage = 'touching', filter: QueryFilter = {},
  ): BodyId[] {
    return withFilter(filter, (at) => (
      c.worldQueryCircle(this, center, radius, coverage, at)
    )) as BodyId[];
  }

  /** The bodies in a placed shape. */
  queryShape(
    shape: BaseShape, at: TransformLike, coverage: Coverage = 'touching', filter: QueryFilter = {},
  ): BodyId[] {
    return withFilter(filter, (where) => (
      c.worldQueryShape(this, shape, at, coverage, where)
    )) as BodyId[];
  }

  /** The bodies nearest to a point, `count` at most and none farther than `reach`. */
  nearest(
    point: Vec2Like, count: number, reach = Infinity, filter: QueryFilter = {},
  ): { id: BodyId; distance: number; point: Vec2 }[] {
    const most = count === Infinity ? this.size : Math.min(whole(count, 'count'), this.size);
    return withFilter(filter, (at) => c.worldNearest(this, point, most, reach, at))
      .map(({ body, distance, point: nearest }) => ({
        id: body as BodyId, distance, point: nearest,
      }));
  }

  /**
   * The body that a ray hits first, within `reach` lengths of `direction`; if that is (0, 0), the
   * ray is its origin.
   */
  castRay(
    origin: Vec2Like, direction: Vec2Like, reach: number, filter: QueryFilter = {},
  ): (RayHit & { id: BodyId }) | undefined {
    return bodyHit(withFilter(filter, (at) => (
      c.worldCastRay(this, origin, direction, reach, at)
    )));
  }

  /** All bodies that a ray hits, the nearest first. */
  castRayAll(
    origin: Vec2Like, direction: Vec2Like, reach: number, filter: QueryFilter = {},
  ): (RayHit & { id: BodyId })[] {
    return withFilter(filter, (at) => c.worldCastRayAll(this, origin, direction, reach, at))
      .map((found) => bodyHit(found)!);
  }

  /** The body that a moving shape hits first. */
  sweep(
    shape: BaseShape, motion: Motion, filter: QueryFilter = {},
  ): (Impact & { id: BodyId }) | undefined {
    const { body, impact } = withFilter(filter, (at) => (
      c.worldSweep(this, shape, fullMotion(motion), at)
    ));
    return impact && { id: body as BodyId, ...impact };
  }
}
