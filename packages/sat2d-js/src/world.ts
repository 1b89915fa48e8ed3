import * as wasm from './wasm/sat2d_wasm.js';
import {
  ALL, type Body, BODY_KINDS, type BodyId, type BodyKind, type BodyOptions,
} from './body.js';
import {
  checked, made, numberOf, scratch, type Vec2, type Vec2Like, vec2At, written, xOf, yOf,
} from './border.js';
import { Sat2dError } from './error.js';
import { EVENT, Events } from './events.js';
import { type Coverage, COVERAGES, putFilter, type QueryFilter } from './filter.js';
import { Shape } from './full-shape.js';
import { type Manifold, manifoldOf, manifoldsOf, type RayHit, rayHitAt } from './query.js';
import { type Relation, RELATIONS } from './relation.js';
import { type Aabb, type BaseShape, writtenAabb } from './shape.js';
import { type Impact, impactAt, type Motion, putMotion } from './sweep.js';
import { putTransform, type TransformLike, writtenTransform } from './transform.js';

function bodyIds(count: number): BodyId[] {
  return Array.from(written(count).subarray(0, count)) as BodyId[];
}

/**
 * Many bodies: which meet, and what happens to them.
 *
 * ```js
 * const world = new World();
 * const floor = world.insert(Shape.rectangle(10, 2), { kind: 'static' });
 * const ball = world.insert(Shape.circle([0, 0], 1), { transform: Transform.translation(0, 9) });
 * world.step().length; // 0
 * world.setTransform(ball, Transform.translation(0, 2));
 * const [event] = world.step();
 * event.phase; // 'begin'
 * event.relation; // 'touching'
 * ```
 *
 * Its memory is freed as that of a {@link Shape}.
 */
export class World {
  #handle: wasm.World | undefined = new wasm.World();

  get #world(): wasm.World {
    if (this.#handle === undefined) {
      throw new Sat2dError('SAT_ERR_NULL', 'the world was freed');
    }
    return this.#handle;
  }

  /** Frees the memory. Twice is fine. */
  free(): void {
    this.#handle?.free();
    this.#handle = undefined;
  }

  /** Frees the memory at the end of a block. */
  [Symbol.dispose](): void {
    this.free();
  }

  /** The number of bodies. */
  get size(): number {
    return this.#world.size();
  }

  /** The ids of all bodies, in ascending order. */
  get ids(): BodyId[] {
    return bodyIds(this.#world.ids());
  }

  /**
   * Inserts a body. Bodies may share a shape.
   *
   * @throws {Sat2dError} if the shape cannot be placed, or a number is invalid.
   */
  insert(shape: BaseShape, options: BodyOptions = {}): BodyId {
    const { transform = [1, 0, 0, 1, 0, 0], kind = 'moving', category = 1, mask = ALL } = options;
    const { user = 0, inverseMass = 1 } = options;
    putTransform(transform, scratch(), 0);
    const number = numberOf(BODY_KINDS, kind, 'kind');
    const kept = userNumber(user);
    const id = this.#world.insert(shape.handle, number, category, mask, kept, inverseMass);
    return checked(id) as BodyId;
  }

  /**
   * Removes a body.
   *
   * @throws {Sat2dError} with the status `SAT_ERR_STALE_ID` if there is none with this id, as all
   * methods that take one.
   */
  remove(id: BodyId): void {
    checked(this.#world.remove(id));
  }

  /** Whether a body has this id. */
  has(id: BodyId): boolean {
    return this.#world.contains(id);
  }

  /** What the world keeps of a body. */
  get(id: BodyId): Body {
    const numbers = written(checked(this.#world.get(id)));
    const [kind, category, mask, user, inverseMass] = numbers.slice(6, 11);
    return {
      transform: writtenTransform(),
      kind: BODY_KINDS[kind!]!,
      category: category!,
      mask: mask!,
      user: user!,
      inverseMass: inverseMass!,
    };
  }

  /** The shape of a body, as a new handle. */
  shape(id: BodyId): Shape {
    return new Shape(made(this.#world.shape(id)));
  }

  /** Moves a body. */
  setTransform(id: BodyId, transform: TransformLike): void {
    putTransform(transform, scratch(), 0);
    checked(this.#world.set_transform(id));
  }

  /**
   * Moves many bodies in one call: all of them, or none if it throws.
   *
   * @param transforms six numbers for each body.
   */
  setTransforms(ids: ArrayLike<BodyId>, transforms: ArrayLike<number>): void {
    if (transforms.length !== 6 * ids.length) {
      const given = `${transforms.length} numbers for ${ids.length} bodies`;
      const message = `${given}; 6 are needed for each`;
      throw new Sat2dError('SAT_ERR_COUNT', message);
    }
    const numbers = scratch(7 * ids.length);
    numbers.set(ids);
    numbers.set(transforms, ids.length);
    checked(this.#world.set_transforms(ids.length));
  }

  /** Changes the shape of a body. */
  setShape(id: BodyId, shape: BaseShape): void {
    checked(this.#world.set_shape(id, shape.handle));
  }

  /** Changes the kind of a body. */
  setKind(id: BodyId, kind: BodyKind): void {
    checked(this.#world.set_kind(id, numberOf(BODY_KINDS, kind, 'kind')));
  }

  /** Changes which bodies a body interacts with. */
  setFilter(id: BodyId, category: number, mask: number): void {
    checked(this.#world.set_filter(id, category, mask));
  }

  /** Changes the `user` number of a body. */
  setUser(id: BodyId, user: number): void {
    checked(this.#world.set_user(id, userNumber(user)));
  }

  /** Changes one over the mass of a body. */
  setInverseMass(id: BodyId, inverseMass: number): void {
    checked(this.#world.set_inverse_mass(id, inverseMass));
  }

  /** Counts bodies as touching that are no farther apart than this; 0 at first. */
  setTouchingTolerance(tolerance: number): void {
    checked(this.#world.set_touching_tolerance(tolerance));
  }

  /**
   * Finds which bodies meet, and compares with the step before.
   *
   * @param options `stay: false` leaves out the pairs that still meet.
   */
  step(options: { stay?: boolean } = {}): Events {
    const count = this.#world.step(options.stay ?? true);
    return new Events(written(EVENT * count).slice(0, EVENT * count));
  }

  /** The relation of two bodies where they are now. */
  relation(a: BodyId, b: BodyId): Relation {
    return RELATIONS[checked(this.#world.relation(a, b))]!;
  }

  /** How two bodies meet; `undefined` if they are disjoint. */
  contact(a: BodyId, b: BodyId): Manifold | undefined {
    return manifoldOf(this.#world.contact(a, b));
  }

  /** The contacts of all pieces of two bodies. */
  contacts(a: BodyId, b: BodyId): Manifold[] {
    return manifoldsOf(this.#world.contacts(a, b));
  }

  /** The bounds of a body, rounded outward. */
  bounds(id: BodyId): Aabb {
    checked(this.#world.bounds(id));
    return writtenAabb();
  }

  /** The bodies that contain a point; their boundaries count. */
  queryPoint(point: Vec2Like, filter: QueryFilter = {}): BodyId[] {
    putFilter(filter, 0);
    return bodyIds(checked(this.#world.query_point(xOf(point), yOf(point))));
  }

  /** The bodies in a box. */
  queryBox(box: Aabb, coverage: Coverage = 'touching', filter: QueryFilter = {}): BodyId[] {
    putFilter(filter, 0);
    const part = numberOf(COVERAGES, coverage, 'coverage');
    const { min, max } = box;
    return bodyIds(checked(this.#world.query_box(min.x, min.y, max.x, max.y, part)));
  }

  /** The bodies in a circle. */
  queryCircle(
    center: Vec2Like, radius: number, coverage: Coverage = 'touching', filter: QueryFilter = {},
  ): BodyId[] {
    putFilter(filter, 0);
    const part = numberOf(COVERAGES, coverage, 'coverage');
    return bodyIds(checked(this.#world.query_circle(xOf(center), yOf(center), radius, part)));
  }

  /** The bodies in a placed shape. */
  queryShape(
    shape: BaseShape, at: TransformLike, coverage: Coverage = 'touching', filter: QueryFilter = {},
  ): BodyId[] {
    putFilter(filter, 6);
    putTransform(at, scratch(), 0);
    const part = numberOf(COVERAGES, coverage, 'coverage');
    return bodyIds(checked(this.#world.query_shape(shape.handle, part)));
  }

  /** The bodies nearest to a point, `count` at most and none farther than `reach`. */
  nearest(
    point: Vec2Like, count: number, reach = Infinity, filter: QueryFilter = {},
  ): { id: BodyId; distance: number; point: Vec2 }[] {
    putFilter(filter, 0);
    const most = Math.min(count, this.size);
    const found = checked(this.#world.nearest(xOf(point), yOf(point), most, reach));
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
    return rayHits(this.#world.cast_ray(x, y, dx, dy, reach))[0];
  }

  /** All bodies that a ray hits, the nearest first. */
  castRayAll(
    origin: Vec2Like, direction: Vec2Like, reach: number, filter: QueryFilter = {},
  ): (RayHit & { id: BodyId })[] {
    putFilter(filter, 0);
    const [x, y, dx, dy] = [xOf(origin), yOf(origin), xOf(direction), yOf(direction)];
    return rayHits(this.#world.cast_ray_all(x, y, dx, dy, reach));
  }

  /** The body that a moving shape hits first. */
  sweep(
    shape: BaseShape, motion: Motion, filter: QueryFilter = {},
  ): (Impact & { id: BodyId }) | undefined {
    putFilter(filter, 11);
    putMotion(motion, scratch(), 0);
    if (checked(this.#world.sweep(shape.handle)) === 0) {
      return undefined;
    }
    const numbers = written(15);
    return { id: numbers[0]! as BodyId, ...impactAt(numbers, 1) };
  }

  /** Pushes overlapping bodies apart. */
  separate(iterations: number): { overlapping: number; depth: number; iterations: number } {
    this.#world.separate(iterations);
    const [overlapping, depth, taken] = written(3);
    return { overlapping: overlapping!, depth: depth!, iterations: taken! };
  }

  /**
   * Moves a body as far as the bodies that it interacts with allow, and slides it along them. It
   * never ends in one of them.
   */
  moveAndSlide(id: BodyId, delta: Vec2Like): {
    /** How far it moved. */
    moved: Vec2;
    /** What stopped or deflected it, with the unit normals of the surfaces. */
    hits: { id: BodyId; normal: Vec2 }[];
    /** Whether it overlapped something at the start and could not be pushed out. */
    stuck: boolean;
  } {
    const count = checked(this.#world.move_and_slide(id, xOf(delta), yOf(delta)));
    const numbers = written(3 + 3 * count);
    const hits = Array.from({ length: count }, (_, i) => ({
      id: numbers[3 + 3 * i]! as BodyId,
      normal: vec2At(numbers, 4 + 3 * i),
    }));
    return { moved: vec2At(numbers, 0), hits, stuck: numbers[2] === 1 };
  }
}

function rayHits(answer: number): (RayHit & { id: BodyId })[] {
  const count = checked(answer);
  const numbers = written(8 * count);
  return Array.from({ length: count }, (_, i) => ({
    id: numbers[8 * i]! as BodyId,
    ...rayHitAt(numbers, 8 * i + 1),
  }));
}

function userNumber(user: number): number {
  if (!Number.isSafeInteger(user) || user < 0) {
    const message = `user is ${user}; expected a whole number from 0 to 2^53 - 1`;
    throw new Sat2dError('SAT_ERR_OUT_OF_RANGE', message);
  }
  return user;
}
