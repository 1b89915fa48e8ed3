import { checkOptions } from './check.js';
import { type Like, limitOf, toTransform, type Transform, type TransformLike, type Vec2Like } from
  './ffi.js';
import type { AT_STARTS } from './generated/enums.js';
import * as c from './generated/functions.js';
import type { Motion as FullMotion } from './generated/structs.js';
import type { ClosestPoints } from './query.js';
import type { Relation } from './relation.js';
import type { BaseShape } from './shape.js';

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

/** A motion with all that may be left out. */
export function fullMotion(motion: Motion): Like<FullMotion> {
  checkOptions(motion, ['start', 'translation', 'rotation', 'pivot'], 'motion');
  const { translation = [0, 0], rotation = 0 } = motion;
  const start = toTransform(motion.start, 'start');
  return { start, translation, rotation, pivot: motion.pivot ?? [start.tx, start.ty] };
}

/** Makes motions. */
export const Motion = {
  /**
   * The motion from one placement to another that differs by a rotation and a translation.
   *
   * @throws {Sat2dError} if they differ by more.
   */
  between(start: TransformLike, end: TransformLike): Motion {
    return c.motionBetween(start, end);
  },

  /**
   * Where the motion places the shape at a time from 0 to 1.
   *
   * @throws {Sat2dError} if a number is not finite.
   */
  at(motion: Motion, time: number): Transform {
    return c.motionAt(fullMotion(motion), time);
  },
} as const;

/** Options of a sweep. */
export interface SweepOptions {
  /**
   * What to do about shapes that meet at time 0: report it (default); leave out contacts along
   * which they part or slide; or also leave out shapes that overlap at time 0.
   */
  atStart?: (typeof AT_STARTS)[number];
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
  checkOptions(options, ['atStart', 'workLimit']);
  const { atStart = 'report', workLimit = Infinity } = options;
  const how = { atStart, workLimit: limitOf(workLimit, 'workLimit') };
  return c.sweepWith(a, fullMotion(motionA), b, fullMotion(motionB), how);
}

/** When two moving shapes first meet, between two times that are proved. */
export interface ImpactBounds {
  /** The shapes have no common point before this time. From 0 to 1. */
  earliest: number;
  /** If a contact is proved, the shapes have a common point at this time; otherwise 1. */
  latest: number;
  /** Whether a contact is proved: shapes that graze each other may have none. */
  proved: boolean;
}

/**
 * When two moving shapes first have a common point, between two times that are proved, at most
 * 2^-40 apart; `undefined` if it is proved that they never have one. It takes much longer than
 * `sweep`.
 *
 * ```js
 * const [wall, bar] = [Shape.rectangle(2, 8), Shape.rectangle(6, 1)];
 * const swings = { start: Transform.translation(5, 0), translation: [-4, 0], rotation: 0.5 };
 * sweepBounds(wall, { start: Transform.IDENTITY }, bar, swings).proved; // true
 * ```
 *
 * @throws {Sat2dError} if a shape cannot be placed at time 0, a number is not finite, or a shape is
 * an outline with curves.
 */
export function sweepBounds(
  a: BaseShape, motionA: Motion, b: BaseShape, motionB: Motion,
): ImpactBounds | undefined {
  return c.sweepBounds(a, fullMotion(motionA), b, fullMotion(motionB));
}
