import * as wasm from './wasm/sat2d_wasm.js';
import { checked, numberOf, scratch, type Vec2Like, vec2At, written, xOf, yOf } from './border.js';
import { type ClosestPoints, closestPointsAt } from './query.js';
import { type Relation, RELATIONS } from './relation.js';
import type { BaseShape } from './shape.js';
import {
  putTransform, toTransform, type Transform, type TransformLike, writtenTransform,
} from './transform.js';

/** How a shape moves from time 0 to time 1: at even speed, perhaps turning. */
export interface Motion {
  /** Where it is at time 0. */
  start: TransformLike;
  /** How far the pivot moves; by default not at all. */
  translation?: Vec2Like;
  /** Radians by which the shape turns, from the x axis towards the y axis; by default 0. */
  rotation?: number;
  /**
   * The point about which it turns, by its position at time 0; by default where `start` puts the
   * shape's origin.
   */
  pivot?: Vec2Like;
}

const MOTION = 11;

/** Writes a motion to the scratch array. */
export function putMotion(motion: Motion, numbers: Float64Array, start: number): void {
  const { translation = [0, 0], rotation = 0 } = motion;
  const from = toTransform(motion.start);
  const pivot = motion.pivot ?? [from.tx, from.ty];
  putTransform(from, numbers, start);
  numbers[start + 6] = xOf(translation);
  numbers[start + 7] = yOf(translation);
  numbers[start + 8] = rotation;
  numbers[start + 9] = xOf(pivot);
  numbers[start + 10] = yOf(pivot);
}

/** Makes motions. */
export const Motion = {
  /**
   * The motion from one placement to another that differs by a rotation and a translation.
   *
   * @throws {Sat2dError} if they differ by more.
   */
  between(start: TransformLike, end: TransformLike): Motion {
    putTransform(start, scratch(), 0);
    putTransform(end, scratch(), 6);
    checked(wasm.motion_between());
    const numbers = written(MOTION);
    return {
      start: writtenTransform(),
      translation: vec2At(numbers, 6),
      rotation: numbers[8]!,
      pivot: vec2At(numbers, 9),
    };
  },

  /**
   * Where the motion places the shape at a time from 0 to 1.
   *
   * @throws {Sat2dError} if a number is not finite.
   */
  at(motion: Motion, time: number): Transform {
    putMotion(motion, scratch(), 0);
    checked(wasm.motion_at_time(time));
    return writtenTransform();
  },
} as const;

export const AT_START = ['report', 'skipParting', 'skipOverlapping'] as const;

/** Options of a sweep. */
export interface SweepOptions {
  /**
   * What to do about shapes that meet at time 0: report it (default); leave out contacts along
   * which they part or slide; or also leave out shapes that overlap at time 0.
   */
  atStart?: (typeof AT_START)[number];
  /** The most units of work that may be spent; by default there is no limit. */
  workLimit?: number;
}

/** The first moment at which two moving shapes meet. */
export interface Impact {
  /** From 0 to 1. */
  time: number;
  /**
   * The relation at this time: `'touching'`, or `'disjoint'` by no more than rounding, or at time
   * 0 `'overlapping'`.
   */
  relation: Relation;
  /** The speed at which the shapes approach along the normal; 0 or less if they slide or part. */
  approach: number;
  /** The closest points at this time. */
  closest: ClosestPoints;
}

/**
 * When and where two moving shapes first meet; `undefined` if they do not from time 0 to 1.
 *
 * ```js
 * const ball = Shape.circle([0, 0], 1);
 * const wall = Shape.rectangle(2, 10);
 * const flight = { start: Transform.IDENTITY, translation: [8, 0] };
 * sweep(ball, flight, wall, { start: Transform.translation(6, 0) }).time; // 0.5
 * ```
 *
 * @throws {Sat2dError} if a shape cannot be placed, a number is not finite, or the limit does not
 * suffice.
 */
export function sweep(
  a: BaseShape, motionA: Motion, b: BaseShape, motionB: Motion, options: SweepOptions = {},
): Impact | undefined {
  const { atStart = 'report', workLimit = Infinity } = options;
  const numbers = scratch();
  putMotion(motionA, numbers, 0);
  putMotion(motionB, numbers, MOTION);
  const start = numberOf(AT_START, atStart, 'atStart');
  const length = checked(wasm.sweep(a.handle, b.handle, start, workLimit));
  return length === 0 ? undefined : impactAt(written(length), 0);
}

/** The impact that starts at `start`. */
export function impactAt(numbers: Float64Array, start: number): Impact {
  return {
    time: numbers[start]!,
    relation: RELATIONS[numbers[start + 1]!]!,
    approach: numbers[start + 2]!,
    closest: closestPointsAt(numbers, start + 3),
  };
}
