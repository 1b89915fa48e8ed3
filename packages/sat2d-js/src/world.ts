import * as wasm from './wasm/sat2d_wasm.js';
import type { BodyId } from './body.js';
import { checked, made, type Vec2Like, vec2At, written, xOf, yOf } from './border.js';
import { type Canvas, penOf, rethrow, thrown } from './callbacks.js';
import {
  type CharacterOptions, groundAt, hitsAt, putCharacter, type Slid, type Walked,
} from './character.js';
import { EVENT, Events } from './events.js';
import { inCallback, withDoubling, withMemory, withPairs } from './guard.js';
import { WorldQueries } from './world-queries.js';

/** Whether two bodies meet; their `user` numbers come after the ids. */
export type PairPredicate = (a: BodyId, b: BodyId, userA: number, userB: number) => boolean;

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
  /** What the recorder threw. */
  #failures: unknown[] = [];

  /**
   * Finds which bodies meet, and compares with the step before.
   *
   * @param options `stay: false` leaves out the pairs that still meet. `maxPairs` limits the pairs
   * of bodies that are near each other, which determine time and memory.
   * @throws {Sat2dError} with the status `SAT_ERR_LIMIT` if there are more near pairs.
   */
  step(options: { stay?: boolean; maxPairs?: number } = {}): Events {
    const { stay = true, maxPairs = Infinity } = options;
    const step = (most: number) => this.handle.step(stay, most);
    return this.#events(this.#guarded(() => withPairs(maxPairs, step)));
  }

  /** The events of the last step. */
  events(options: { stay?: boolean } = {}): Events {
    const { stay = true } = options;
    return this.#events(withDoubling(() => this.handle.events(stay)));
  }

  #events(answer: number): Events {
    const length = EVENT * checked(answer);
    return new Events(written(length).slice(0, length));
  }

  /**
   * Pushes overlapping bodies apart.
   *
   * @param options `maxPairs` as in `step`.
   */
  separate(
    iterations: number, options: { maxPairs?: number } = {},
  ): { overlapping: number; depth: number; iterations: number } {
    const { maxPairs = Infinity } = options;
    const separate = (most: number) => this.handle.separate(iterations, most);
    checked(this.#guarded(() => withPairs(maxPairs, separate)));
    const [overlapping, depth, taken] = written(3);
    return { overlapping: overlapping!, depth: depth!, iterations: taken! };
  }

  /**
   * Moves a body as far as the bodies that it interacts with allow, and slides it along them. It
   * never ends in one of them.
   */
  moveAndSlide(id: BodyId, delta: Vec2Like): Slid {
    const [x, y] = [xOf(delta), yOf(delta)];
    const count = checked(this.#guarded(() => this.handle.move_and_slide(id, x, y)));
    const numbers = written(3 + 3 * count);
    return { moved: vec2At(numbers, 0), hits: hitsAt(numbers, 3, count), stuck: numbers[2] === 1 };
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
    putCharacter(delta, options);
    const count = checked(this.#guarded(() => this.handle.move_character(id)));
    const numbers = written(17 + 3 * count);
    return {
      moved: vec2At(numbers, 0),
      carried: vec2At(numbers, 2),
      stuck: numbers[4] === 1,
      ground: groundAt(numbers, 5),
      hits: hitsAt(numbers, 17, count),
    };
  }

  /**
   * Asks a function about each pair of bodies that begins to meet, in `step`, `separate` and moves;
   * where it returns false they pass through each other until they part. `undefined` asks nobody.
   *
   * The function must not use the world, whose methods throw `SAT_ERR_BUSY` meanwhile; keep what it
   * needs in maps by `user` numbers. What it throws is thrown by the method that asked, which has
   * then let the pairs meet.
   */
  setPairPredicate(predicate: PairPredicate | undefined): void {
    this.handle.check_idle();
    if (predicate === undefined) {
      this.handle.clear_pair_predicate();
      return;
    }
    // Exceptions must not cross WebAssembly, whose frames would stay borrowed.
    const ask = (a: number, b: number, userA: number, userB: number): boolean => {
      try {
        return inCallback('pair predicate', () => (
          predicate(a as BodyId, b as BodyId, userA, userB)
        ));
      } catch (error) {
        thrown.push(error);
        return true;
      }
    };
    this.handle.set_pair_predicate({ ask });
  }

  /** Calls the world, then throws what a predicate threw. */
  #guarded<T>(call: () => T): T {
    const answer = call();
    rethrow();
    return answer;
  }

  /** The world as bytes: the same on every machine. */
  save(): Uint8Array {
    return withDoubling(() => this.handle.save());
  }

  /**
   * The world that was saved. It has no predicate, and nobody records it.
   *
   * @throws {Sat2dError} if the bytes are no saved world, are damaged, or of a newer version.
   */
  static restore(bytes: Uint8Array): World {
    return new World(made(withMemory(16 * bytes.length, () => wasm.World.restore(bytes))));
  }

  /** A copy of the world, with the same ids. */
  clone(): World {
    return new World(withDoubling(() => this.handle.copy()));
  }

  /**
   * A hash of all placements and of the events of the last step, the same on every machine: players
   * of a game can compare it to find out whether their worlds are the same.
   */
  get fingerprint(): bigint {
    return this.handle.fingerprint();
  }

  /**
   * Records every call that changes the world from now on, for {@link replay}.
   *
   * @param take gets the bytes, in blocks; if it throws or returns false, the recording ends. It
   * must not use the world.
   */
  startRecording(take: (bytes: Uint8Array) => boolean | void): void {
    this.handle.check_idle();
    const failures: unknown[] = [];
    this.#failures = failures;
    this.handle.start_recording({
      take(bytes: Uint8Array): boolean {
        try {
          return inCallback('recorder', () => take(bytes.slice())) !== false;
        } catch (error) {
          failures.push(error);
          return false;
        }
      },
    });
  }

  /**
   * Ends a recording. Returns whether all of it was taken.
   *
   * @throws what the function that takes the bytes threw.
   */
  stopRecording(): boolean {
    const isComplete = this.handle.stop_recording();
    const [failure] = this.#failures.splice(0);
    if (failure !== undefined) {
      throw failure;
    }
    return isComplete;
  }

  /** Draws all bodies, their ids, and the contacts of the last step. */
  draw(canvas: Canvas): void {
    this.handle.draw(penOf(canvas));
    rethrow();
  }

  /** Draws a body. */
  drawBody(id: BodyId, canvas: Canvas): void {
    checked(this.handle.draw_body(id, penOf(canvas)));
    rethrow();
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
  const isComplete = checked(withMemory(16 * bytes.length, () => wasm.replay(bytes))) === 1;
  const [steps, kind, call] = written(3);
  const difference = kind === 0 ? undefined : {
    step: steps!,
    kind: DIFFERENCES[kind! - 1]!,
    call: call === 0 ? undefined : call!,
  };
  return { steps: steps!, isComplete, difference };
}
