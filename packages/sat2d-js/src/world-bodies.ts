// The bodies of a world.
import * as wasm from './wasm/sat2d_wasm.js';
import {
  ALL, type Body, BODY_KINDS, type BodyId, type BodyKind, type BodyOptions,
} from './body.js';
import {
  checked, made, numberOf, put, scratch, type Vec2, type Vec2Like, vec2At, written, xOf, yOf,
} from './border.js';
import { Sat2dError } from './error.js';
import { Shape } from './full-shape.js';
import { withDoubling, withMemory } from './guard.js';
import { Owner } from './owner.js';
import type { BaseShape } from './shape.js';
import { putTransform, type Transform, type TransformLike, writtenTransform } from './transform.js';

/** The ids that the last call wrote. */
export function bodyIds(count: number): BodyId[] {
  return Array.from(written(count).subarray(0, count)) as BodyId[];
}

function userNumber(user: number): number {
  if (!Number.isSafeInteger(user) || user < 0) {
    const message = `user is ${user}; expected a whole number from 0 to 2^53 - 1`;
    throw new Sat2dError('SAT_ERR_OUT_OF_RANGE', message);
  }
  return user;
}

/** More bytes than a body needs where it is inserted. */
const BYTES_OF_BODY = 4096;

/** Writes a body to the scratch array. */
function putBody(options: BodyOptions): void {
  const { transform = [1, 0, 0, 1, 0, 0], kind = 'moving', category = 1, mask = ALL } = options;
  const { user = 0, inverseMass = 1 } = options;
  const number = numberOf(BODY_KINDS, kind, 'kind');
  const numbers = scratch(11);
  putTransform(transform, numbers, 0);
  numbers.set([number, category >>> 0, mask >>> 0, userNumber(user), inverseMass], 6);
}

/** What a world keeps: the base of {@link World}. */
export class WorldBodies extends Owner<wasm.World> {
  /** @internal */
  constructor(handle: wasm.World = new wasm.World()) {
    super(handle, 'world');
  }

  /** The number of bodies. */
  get size(): number {
    return this.handle.size();
  }

  /** The ids of all bodies, in ascending order. */
  get ids(): BodyId[] {
    return bodyIds(this.handle.ids());
  }

  /**
   * Inserts a body. Bodies may share a shape.
   *
   * @throws {Sat2dError} if the shape cannot be placed, or a number is invalid.
   */
  insert(shape: BaseShape, options: BodyOptions = {}): BodyId {
    putBody(options);
    return checked(withDoubling(() => this.handle.insert(shape.handle))) as BodyId;
  }

  /**
   * Inserts many bodies at once, which is faster: all of them, or none if it throws.
   *
   * @throws {Sat2dError} as `insert`; `indices.entry` says which body is at fault.
   */
  insertMany(bodies: readonly (BodyOptions & { shape: BaseShape })[]): BodyId[] {
    const many = new wasm.Bodies();
    try {
      for (const body of bodies) {
        putBody(body);
        checked(many.push(body.shape.handle));
      }
      const insert = () => this.handle.insert_many(many);
      const bytes = BYTES_OF_BODY * bodies.length;
      return bodyIds(checked(withDoubling(() => withMemory(bytes, insert))));
    } finally {
      many.free();
    }
  }

  /**
   * Removes a body.
   *
   * @throws {Sat2dError} with the status `SAT_ERR_STALE_ID` if there is none with this id, as all
   * methods that take one.
   */
  remove(id: BodyId): void {
    checked(this.handle.remove(id));
  }

  /** Whether a body has this id. */
  has(id: BodyId): boolean {
    return this.handle.contains(id);
  }

  /** What the world keeps of a body. */
  get(id: BodyId): Body {
    const numbers = written(checked(this.handle.get(id)));
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
    return new Shape(made(this.handle.shape(id)));
  }

  /** Moves a body. */
  setTransform(id: BodyId, transform: TransformLike): void {
    putTransform(transform, scratch(), 0);
    checked(this.handle.set_transform(id));
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
    checked(this.handle.set_transforms(ids.length));
  }

  /** Changes the shape of a body. */
  setShape(id: BodyId, shape: BaseShape): void {
    checked(this.handle.set_shape(id, shape.handle));
  }

  /** Changes the kind of a body. */
  setKind(id: BodyId, kind: BodyKind): void {
    checked(this.handle.set_kind(id, numberOf(BODY_KINDS, kind, 'kind')));
  }

  /**
   * Changes the kinds of many bodies in one call: all of them, or none if it throws. Of a good part
   * of all bodies, this takes a fraction of the time of single calls.
   *
   * @param kinds one for each body.
   * @throws {Sat2dError} if a body or a kind is at fault; `indices.entry` says which.
   */
  setKinds(ids: ArrayLike<BodyId>, kinds: ArrayLike<BodyKind>): void {
    const count = ids.length;
    if (kinds.length !== count) {
      const message = `${kinds.length} kinds for ${count} bodies; expected as many`;
      throw new Sat2dError('SAT_ERR_COUNT', message);
    }
    const numbers = scratch(2 * count);
    numbers.set(ids);
    for (let i = 0; i < count; i++) {
      numbers[count + i] = numberOf(BODY_KINDS, kinds[i]!, 'kind', i);
    }
    checked(this.handle.set_kinds(count));
  }

  /** Changes which bodies a body interacts with. */
  setFilter(id: BodyId, category: number, mask: number): void {
    checked(this.handle.set_filter(id, category, mask));
  }

  /** Changes the `user` number of a body. */
  setUser(id: BodyId, user: number): void {
    checked(this.handle.set_user(id, userNumber(user)));
  }

  /** Changes one over the mass of a body. */
  setInverseMass(id: BodyId, inverseMass: number): void {
    checked(this.handle.set_inverse_mass(id, inverseMass));
  }

  /** Counts bodies as touching that are no farther apart than this; 0 at first. */
  setTouchingTolerance(tolerance: number): void {
    checked(this.handle.set_touching_tolerance(tolerance));
  }

  /** The distance up to which bodies count as touching. */
  get touchingTolerance(): number {
    return this.handle.touching_tolerance();
  }

  /**
   * Attaches a part to a body: a new body that moves with it, does not meet it, and has its own
   * shape, filter and `user` number.
   *
   * @param options `transform` is relative to the owner; `inverseMass` does not count.
   * @throws {Sat2dError} with the status `SAT_ERR_IS_PART` if the owner is a part itself.
   */
  attach(owner: BodyId, shape: BaseShape, options: BodyOptions = {}): BodyId {
    putBody(options);
    return checked(withDoubling(() => this.handle.attach(owner, shape.handle))) as BodyId;
  }

  /** The body that a part belongs to, or the body itself. */
  owner(id: BodyId): BodyId {
    checked(this.handle.owner(id));
    return written(1)[0]! as BodyId;
  }

  /** The parts of a body. */
  parts(id: BodyId): BodyId[] {
    return bodyIds(checked(this.handle.parts(id)));
  }

  /** Where a part is in its owner; the identity of a body that is no part. */
  localTransform(id: BodyId): Transform {
    checked(this.handle.local_transform(id));
    return writtenTransform();
  }

  /**
   * Moves a part in its owner.
   *
   * @throws {Sat2dError} with the status `SAT_ERR_NOT_A_PART` if the body is no part.
   */
  setLocalTransform(id: BodyId, local: TransformLike): void {
    putTransform(local, scratch(), 0);
    checked(this.handle.set_local_transform(id));
  }

  /**
   * Makes a body one-way, or no longer: others pass through it in this direction and stop at the
   * surfaces that face it. The direction of a platform that is entered from below is up.
   *
   * @param direction in the coordinates of the body's shape; its length does not matter.
   */
  setOneWay(id: BodyId, direction: Vec2Like | undefined): void {
    const [x, y] = direction === undefined ? [0, 0] : [xOf(direction), yOf(direction)];
    checked(this.handle.set_one_way(id, direction !== undefined, x, y));
  }

  /** The direction in which others pass through a body; `undefined` if none. */
  oneWay(id: BodyId): Vec2 | undefined {
    return checked(this.handle.one_way(id)) === 0 ? undefined : vec2At(written(2), 0);
  }
}
