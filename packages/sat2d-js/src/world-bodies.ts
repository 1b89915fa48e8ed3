// The bodies of a world.
import {
  ALL, type Body, type BodyId, type BodyKind, type BodyOptions, filterOf, maskOf,
} from './body.js';
import { checkObject, checkOptions, forEntries, refused } from './check.js';
import { Sat2dError } from './error.js';
import {
  checked, type Like, toTransform, type Transform, type TransformLike, type Vec2, type Vec2Like,
  xOf, yOf,
} from './ffi.js';
import { Shape } from './full-shape.js';
import * as c from './generated/functions.js';
import type { Body as FullBody } from './generated/structs.js';
import { called, withDoubling, withMemory } from './guard.js';
import { frame, module, u32 } from './memory.js';
import { Address, Owner, read } from './owner.js';
import type { BaseShape } from './shape.js';
import { Users } from './users.js';

/** Ids of slots from here on are no exact numbers. */
const MOST_SLOTS = 2 ** 21;

/** More bytes than a body needs where it is inserted. */
const BYTES_OF_BODY = 4096;

const NAMES = ['transform', 'kind', 'category', 'mask', 'user', 'inverseMass'];
const WITH_SHAPE = ['shape', ...NAMES];

const IDENTITY = [1, 0, 0, 1, 0, 0] as const;

/** A body as C takes it, where a struct of zeros is the default. */
function fullBody(
  shape: BaseShape, options: BodyOptions & { shape?: BaseShape }, users: Users,
): Like<FullBody> {
  // an entry of `insertMany` has its shape
  const isEntry = options?.shape === shape;
  checkOptions(options, isEntry ? WITH_SHAPE : NAMES, isEntry ? 'the body' : 'options');
  const { transform = IDENTITY, kind = 'moving', category = 1, mask = ALL } = options;
  const { user = 0, inverseMass = 1 } = options;
  return {
    transform: given(transform),
    kind,
    filter: filterOf(category, mask),
    inverseMass,
    immovable: inverseMass === 0,
    shape: read(shape, 'shape', 'shape'),
    // last: nothing is kept if another argument is refused
    user: users.numberOf(user),
  };
}

/** A transform that is not all zero, which is the default in C: it is as singular with this. */
function given(transform: TransformLike): Readonly<Transform> {
  const map = toTransform(transform, 'transform');
  const isZero = [map.a, map.b, map.c, map.d, map.tx, map.ty].every((number) => number === 0);
  return isZero ? { ...map, tx: Number.MIN_VALUE } : map;
}

/** What a world keeps: the base of {@link World}. */
export class WorldBodies extends Owner {
  /** @internal */
  constructor(address = c.worldNew(), freed?: () => void, users = new Users()) {
    super('world', 'sat_world_free', address, freed);
    this.users = users;
  }

  /** @internal */
  protected readonly users!: Users;

  /** @internal */
  protected override described(): string {
    return `bodies: ${this.size}`;
  }

  /** The number of bodies. */
  get size(): number {
    return c.worldBodyCount(this);
  }

  /** The ids of all bodies, in ascending order. */
  get ids(): BodyId[] {
    return c.worldBodies(this) as BodyId[];
  }

  /**
   * Inserts a body. Bodies may share a shape.
   *
   * @throws {Sat2dError} if the shape cannot be placed, or a number is invalid.
   */
  insert(shape: BaseShape, options: BodyOptions = {}): BodyId {
    const body = fullBody(shape, options, this.users);
    return this.#inserted([body], () => [withDoubling(() => c.worldInsert(this, body))])[0]!;
  }

  /**
   * Inserts many bodies at once, which is faster: all of them, or none if it throws.
   *
   * @throws {Sat2dError} as `insert`; `indices.entry` says which body is at fault.
   */
  insertMany(bodies: readonly (BodyOptions & { shape: BaseShape })[]): BodyId[] {
    if (!Array.isArray(bodies)) {
      throw refused('bodies', bodies, 'an array', 'SAT_ERR_NULL');
    }
    const all: Like<FullBody>[] = [];
    const insert = () => c.worldInsertMany(this, all);
    const bytes = BYTES_OF_BODY * bodies.length;
    return this.#inserted(all, () => {
      forEntries(bodies, (body) => {
        checkObject(body, 'the body');
        all.push(fullBody(body.shape, body, this.users));
      });
      return withDoubling(() => withMemory(bytes, insert));
    });
  }

  /** Inserts bodies, whose `user` values are forgotten if that fails. */
  #inserted(bodies: readonly Like<FullBody>[], insert: () => number[]): BodyId[] {
    try {
      return this.#numbered(insert());
    } catch (error) {
      bodies.forEach(({ user }) => this.users.drop(user));
      throw error;
    }
  }

  /** The ids of new bodies, which are removed if an id is no exact number. */
  #numbered(ids: number[]): BodyId[] {
    if (ids.some((id) => id >= 2 ** 32 * MOST_SLOTS)) {
      ids.forEach((id) => c.worldRemove(this, id));
      throw new Sat2dError('SAT_ERR_FULL', 'the world cannot hold more bodies');
    }
    return ids as BodyId[];
  }

  /**
   * Removes a body.
   *
   * @throws {Sat2dError} with the status `SAT_ERR_STALE_ID` if there is none with this id, as all
   * methods that take one.
   */
  remove(id: BodyId): void {
    const users = this.users.hasObjects
      ? [id, ...this.parts(id)].map((each) => c.worldGet(this, each).user)
      : [];
    c.worldRemove(this, id);
    users.forEach((user) => this.users.drop(user));
  }

  /** Whether a body has this id. */
  has(id: BodyId): boolean {
    return c.worldContains(this, id);
  }

  /** What the world keeps of a body. */
  get(id: BodyId): Body {
    const { transform, kind, filter, user, inverseMass } = c.worldGet(this, id);
    const { category } = filter;
    return {
      transform,
      kind,
      category,
      mask: maskOf(filter.mask),
      user: this.users.valueOf(user),
      inverseMass,
    };
  }

  /** The shape of a body, as a new handle. */
  shape(id: BodyId): Shape {
    const { shape } = c.worldGet(this, id);
    const at = frame();
    checked(called(() => module.sat_shape_share(shape, at)));
    return new Shape(new Address(u32[at >>> 2]!));
  }

  /** Moves a body. */
  setTransform(id: BodyId, transform: TransformLike): void {
    c.worldSetTransform(this, id, transform);
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
    c.worldSetTransforms(this, ids, transforms);
  }

  /** Changes the shape of a body. */
  setShape(id: BodyId, shape: BaseShape): void {
    c.worldSetShape(this, id, shape);
  }

  /** Changes the kind of a body. */
  setKind(id: BodyId, kind: BodyKind): void {
    c.worldSetKind(this, id, kind);
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
    c.worldSetKinds(this, ids, kinds);
  }

  /** Changes which bodies a body interacts with. */
  setFilter(id: BodyId, category: number, mask: number): void {
    c.worldSetFilter(this, id, filterOf(category, mask));
  }

  /** Changes what is kept with a body, the `user` value. */
  setUser(id: BodyId, user: any): void {
    const last = this.users.hasObjects ? c.worldGet(this, id).user : 0;
    c.worldSetUser(this, id, this.users.numberOf(user));
    this.users.drop(last);
  }

  /** Changes one over the mass of a body. */
  setInverseMass(id: BodyId, inverseMass: number): void {
    c.worldSetInverseMass(this, id, inverseMass);
  }

  /** Counts bodies as touching that are no farther apart than this; 0 at first. */
  setTouchingTolerance(tolerance: number): void {
    c.worldSetTouchingTolerance(this, tolerance);
  }

  /** The distance up to which bodies count as touching. */
  get touchingTolerance(): number {
    return c.worldTouchingTolerance(this);
  }

  /**
   * Attaches a part to a body: a new body that moves with it, does not meet it, and has its own
   * shape, filter and `user` number.
   *
   * @param options `transform` is relative to the owner; `inverseMass` does not count.
   * @throws {Sat2dError} with the status `SAT_ERR_IS_PART` if the owner is a part itself.
   */
  attach(owner: BodyId, shape: BaseShape, options: BodyOptions = {}): BodyId {
    const body = fullBody(shape, options, this.users);
    const attach = () => [withDoubling(() => c.worldAttach(this, owner, body))];
    return this.#inserted([body], attach)[0]!;
  }

  /** The body that a part belongs to, or the body itself. */
  owner(id: BodyId): BodyId {
    return c.worldOwner(this, id) as BodyId;
  }

  /** The parts of a body. */
  parts(id: BodyId): BodyId[] {
    return c.worldParts(this, id) as BodyId[];
  }

  /** Where a part is in its owner; the identity of a body that is no part. */
  localTransform(id: BodyId): Transform {
    return c.worldLocalTransform(this, id);
  }

  /**
   * Moves a part in its owner.
   *
   * @throws {Sat2dError} with the status `SAT_ERR_NOT_A_PART` if the body is no part.
   */
  setLocalTransform(id: BodyId, local: TransformLike): void {
    c.worldSetLocalTransform(this, id, local);
  }

  /**
   * Makes a body one-way, or no longer: others pass through it in this direction and stop at the
   * surfaces that face it. The direction of a platform that is entered from below is up.
   *
   * @param direction in the coordinates of the body's shape; its length does not matter.
   */
  setOneWay(id: BodyId, direction: Vec2Like | undefined): void {
    const name = 'direction';
    // null as well, which Haxe passes
    if (direction != null && xOf(direction, name) === 0 && yOf(direction, name) === 0) {
      const message = 'direction is 0; expected a finite vector other than 0';
      throw new Sat2dError('SAT_ERR_OUT_OF_RANGE', message);
    }
    c.worldSetOneWay(this, id, direction ?? [0, 0]);
  }

  /** The direction in which others pass through a body; `undefined` if none. */
  oneWay(id: BodyId): Vec2 | undefined {
    const direction = c.worldOneWay(this, id);
    return direction.x === 0 && direction.y === 0 ? undefined : direction;
  }
}
