import { ALL, type BodyId } from './body.js';
import { numberOf, scratch } from './border.js';
import { AT_START } from './sweep.js';

export const COVERAGES = ['touching', 'overlapping', 'inside'] as const;

/** How much of a body must be in a region: a common point, an overlap, or all of it. */
export type Coverage = (typeof COVERAGES)[number];

/** Which bodies a query considers; by default all. */
export interface QueryFilter {
  /** The categories of the query, as if it were a body; by default all. */
  category?: number;
  /** The categories that it considers; by default all. */
  mask?: number;
  /** Whether it considers static bodies; by default it does. */
  statics?: boolean;
  /** Whether it considers moving bodies; by default it does. */
  moving?: boolean;
  /** Whether it considers sensors; by default it does. */
  sensors?: boolean;
  /**
   * Whether rays and sweeps pass one-way bodies against their direction, and chains from behind; by
   * default they do not.
   */
  oneWay?: boolean;
  /** What a sweep does about bodies that the shape meets at the start. */
  atStart?: (typeof AT_START)[number];
  /** Bodies that it leaves out. */
  except?: readonly BodyId[];
}

/** Writes a filter to the scratch array. */
export function putFilter(filter: QueryFilter, start: number): void {
  const { category = ALL, mask = ALL, statics = true, moving = true, sensors = true } = filter;
  const { oneWay = false, atStart = 'report', except = [] } = filter;
  const numbers = scratch(start + 8 + except.length);
  const begin = numberOf(AT_START, atStart, 'atStart');
  numbers.set(
    [category, mask, +statics, +moving, +sensors, +oneWay, begin, except.length, ...except], start,
  );
}
