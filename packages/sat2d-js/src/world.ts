import type { BodyId } from './body.js';
import { checkFunction, checkOptions, flag, ints } from './check.js';
import {
  addPredicate, addRecorder, type Canvas, remove, rethrow, withCanvas,
} from './callbacks.js';
import {
  type CharacterOptions, fullCharacter, fullMove, type MoveOptions, type Slid, slidOf,
  type Walked, walkedOf,
} from './character.js';
import { type Events, eventsAt, usersOf } from './events.js';
import { checked, limitOf, type Vec2Like } from './ffi.js';
import * as c from './generated/functions.js';
import { PAIR_EVENT } from './generated/structs.js';
import { called, withDoubling, withMemory, withPairs } from './guard.js';
import { frame, free, module, release, room, u32, u8 } from './memory.js';
import { type Address, change, read } from './owner.js';
import type { Users } from './users.js';
import { WorldQueries } from './world-queries.js';

/** The largest limit of pairs. */
const MOST_PAIRS = 0xffff_ffff;

/** Whether two bodies meet; their `user` values come after the ids. */
export type PairPredicate = (a: BodyId, b: BodyId, userA: any, userB: any) => boolean;

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
export class World extends WorldQueries {
  /** The numbers of its predicate and recorder, 0 for none. */
  readonly #callbacks: { predicate: number; recorder: number };

  /** What the recorder threw. */
  #failures: unknown[] = [];

  /** @internal */
  constructor(address?: Address, users?: Users) {
    const callbacks = { predicate: 0, recorder: 0 };
    super(address, () => {
      remove(callbacks.predicate);
      remove(callbacks.recorder);
    }, users);
    this.#callbacks = callbacks;
  }

  /**
   * Finds which bodies meet, and compares with the step before.
   *
   * @param options `stay: false` leaves out the pairs that still meet. `maxPairs` limits the pairs
   * of bodies that are near each other, which determine time and memory.
   * @throws {Sat2dError} with the status `SAT_ERR_LIMIT` if there are more near pairs.
   */
  step(options: { stay?: boolean; maxPairs?: number } = {}): Events {
    checkOptions(options, ['stay', 'maxPairs']);
    const { stay = true, maxPairs = Infinity } = options;
    flag(stay, 'stay');
    const at = frame();
    withPairs(maxPairs, (most) => {
      const world = change(this, 'world');
      checked(called(() => module.js_world_step(world, limitOf(most, 'maxPairs', MOST_PAIRS), at)));
    });
    this.users.step();
    const [list, count] = u32.slice(at >>> 2, (at >>> 2) + 2);
    try {
      return this.#guarded(() => eventsAt(list!, count!, stay, this.users));
    } finally {
      free(list!);
    }
  }

  /** The events of the last step. */
  events(options: { stay?: boolean } = {}): Events {
    checkOptions(options, ['stay']);
    const { stay = true } = options;
    flag(stay, 'stay');
    return withDoubling(() => {
      const count = c.worldEventCount(this);
      const at = frame();
      const list = room(PAIR_EVENT.size * count);
      try {
        checked(called(() => module.sat_world_events(read(this, 'world'), list, count, at)));
        return eventsAt(list, count, stay, this.users);
      } finally {
        release(list);
      }
    });
  }

  /**
   * Pushes overlapping bodies apart.
   *
   * @param options `maxPairs` as in `step`.
   */
  separate(
    iterations: number, options: { maxPairs?: number } = {},
  ): { overlapping: number; depth: number; iterations: number } {
    checkOptions(options, ['maxPairs']);
    const { maxPairs = Infinity } = options;
    const separate = (most: number) => (
      c.worldSeparateWithin(this, iterations, limitOf(most, 'maxPairs', MOST_PAIRS))
    );
    return this.#guarded(() => withPairs(maxPairs, separate));
  }

  /**
   * Moves a body as far as the bodies that it interacts with allow, and slides it along them. It
   * never ends in one of them.
   *
   * @param options with a `skin` it passes what reaches into its way by no more than that, such as
   * a tile that sticks out of a row by a rounding, and reports no hit.
   *
   * ```js
   * const world = new World();
   * for (const [x, top] of [[8, 0], [24, 0.001], [40, -0.002]]) {
   *   const transform = Transform.translation(x, top - 8);
   *   world.insert(Shape.rectangle(16, 16), { kind: 'static', transform });
   * }
   * const transform = Transform.translation(8, 6);
   * const hero = world.insert(Shape.rectangle(12, 12), { transform });
   * world.moveAndSlide(hero, [24, -1]).moved.x; // 2
   * world.moveAndSlide(hero, [24, -1], { skin: 0.016 }).moved.x; // 24
   * ```
   */
  moveAndSlide(id: BodyId, delta: Vec2Like, options: MoveOptions = {}): Slid {
    const how = fullMove(options);
    return slidOf(this.#guarded(() => c.worldMoveAndSlideWith(this, id, delta, how)));
  }

  /**
   * Moves a body as `moveAndSlide` does, and treats floors as games with characters do: it walks
   * along slopes, climbs steps, stays on the ground and is carried by it. Add gravity to `delta`.
   *
   * ```js
   * const world = new World();
   * const place = (x, y) => ({ transform: Transform.translation(x, y) });
   * world.insert(Shape.rectangle(40, 1), { kind: 'static', ...place(0, -0.5) });
   * const hero = world.insert(Shape.rectangle(1, 2), place(0, 1.5));
   * const { ground } = world.moveCharacter(hero, [0.5, -1]);
   * ground.normal.y; // 1
   * world.moveCharacter(hero, [0.5, -1], { ground }).moved.x; // 0.5
   * ```
   */
  moveCharacter(id: BodyId, delta: Vec2Like, options: CharacterOptions = {}): Walked {
    const how = fullCharacter(options);
    return walkedOf(this.#guarded(() => c.worldMoveCharacter(this, id, delta, how)));
  }

  /**
   * Asks a function about each pair of bodies that begins to meet, in `step`, `separate` and moves;
   * where it returns false they pass through each other until they part. `undefined` asks nobody.
   *
   * The function must not use the world, whose methods throw `SAT_ERR_BUSY` meanwhile; keep what it
   * needs in `user` values. What it throws is thrown by the method that asked, which has
   * then let the pairs meet.
   */
  setPairPredicate(predicate: PairPredicate | undefined): void {
    change(this, 'world');
    if (predicate != null) {
      checkFunction(predicate, 'predicate');
    }
    const callbacks = this.#callbacks;
    const last = callbacks.predicate;
    if (predicate == null) { // null as well, which Haxe passes
      callbacks.predicate = 0;
      c.worldSetPairPredicate(this, 0, 0);
    } else {
      const { users } = this;
      const ask = predicate as (a: number, b: number, userA: unknown, userB: unknown) => boolean;
      callbacks.predicate = addPredicate(this, (a, b, userA, userB) => (
        ask(a, b, users.valueOf(userA), users.valueOf(userB))
      ));
      c.worldSetPairPredicate(this, module.js_predicate(), callbacks.predicate);
    }
    remove(last);
  }

  /** Calls the world, then throws what a predicate threw. */
  #guarded<T>(call: () => T): T {
    const answer = call();
    rethrow();
    return answer;
  }

  /** The world as bytes: the same on every machine. */
  save(): Uint8Array {
    return withDoubling(() => c.worldSave(this));
  }

  /**
   * The world that was saved. It has no predicate, and nobody records it. The `user` values that
   * were objects are `undefined`.
   *
   * @throws {Sat2dError} if the bytes are no saved world, are damaged, or of a newer version.
   */
  static restore(bytes: Uint8Array): World {
    const { length } = ints(bytes, 'bytes');
    const world = new World(withMemory(16 * length, () => c.worldRestore(bytes)));
    world.users.avoid(() => world.#numbers());
    return world;
  }

  /** What the bodies and the events have for their `user` values. */
  #numbers(): number[] {
    return [...this.ids.map((id) => c.worldGet(this, id).user), ...usersOf(this.events())];
  }

  /** A copy of the world, with the same ids. */
  clone(): World {
    return new World(withDoubling(() => c.worldClone(this)), this.users.copy());
  }

  /**
   * A hash of all placements and of the events of the last step, the same on every machine: players
   * of a game can compare it to find out whether their worlds are the same.
   */
  get fingerprint(): bigint {
    return c.worldFingerprint(this);
  }

  /**
   * Records every call that changes the world from now on, for {@link replay}.
   *
   * @param take gets the bytes, in blocks; if it throws or returns false, the recording ends. It
   * must not use the world.
   */
  startRecording(take: (bytes: Uint8Array) => boolean | void): void {
    change(this, 'world');
    checkFunction(take, 'take');
    const failures: unknown[] = [];
    const recorder = addRecorder(this, take, failures);
    c.worldStartRecording(this, module.js_recorder(), recorder);
    remove(this.#callbacks.recorder);
    this.#callbacks.recorder = recorder;
    this.#failures = failures;
  }

  /**
   * Ends a recording. Returns whether all of it was taken.
   *
   * @throws what the function that takes the bytes threw.
   */
  stopRecording(): boolean {
    const isComplete = c.worldStopRecording(this);
    remove(this.#callbacks.recorder);
    this.#callbacks.recorder = 0;
    const [failure] = this.#failures.splice(0);
    if (failure !== undefined) {
      throw failure;
    }
    return isComplete;
  }

  /** Draws all bodies, their ids, and the contacts of the last step. */
  draw(canvas: Canvas): void {
    withCanvas(this, canvas, (user) => c.worldDraw(this, module.js_draw_callbacks(), user));
  }

  /** Draws a body. */
  drawBody(id: BodyId, canvas: Canvas): void {
    withCanvas(this, canvas, (user) => (
      c.worldDrawBody(this, id, module.js_draw_callbacks(), user)
    ));
  }
}

const DIFFERENCES = ['result', 'placements', 'events'] as const;

/** What a {@link replay} found. */
export interface Replayed {
  /** The number of steps. */
  steps: number;
  /** Whether the recording was stopped, not cut off. */
  isComplete: boolean;
  /** The first difference: in which step, and what differs; of a result, which call since then. */
  difference:
    | { step: number; kind: (typeof DIFFERENCES)[number]; call: number | undefined }
    | undefined;
}

/**
 * Runs a recording again, to its end or to the first difference.
 *
 * @throws {Sat2dError} if the bytes are no recording, or damaged.
 */
export function replay(bytes: Uint8Array): Replayed {
  const { length } = ints(bytes, 'bytes');
  return withMemory(16 * length, () => {
    const at = frame();
    const list = room(length + 1);
    try {
      u8.set(bytes, list);
      checked(called(() => module.js_replay(list, length, at)));
    } finally {
      release(list);
    }
    const [steps, kind, call, isComplete] = u32.slice(at >>> 2, (at >>> 2) + 4);
    const difference = kind === 0 ? undefined : {
      step: steps!,
      kind: DIFFERENCES[kind! - 1]!,
      call: call === 0 ? undefined : call!,
    };
    return { steps: steps!, isComplete: isComplete === 1, difference };
  });
}
