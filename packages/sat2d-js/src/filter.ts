import { ALL, type BodyId, filterOf } from './body.js';
import { checkOptions, flag } from './check.js';
import { numberOf, writeIds } from './ffi.js';
import {
  AT_STARTS, type COVERAGES, SAT_QUERY_MOVING, SAT_QUERY_ONE_WAY, SAT_QUERY_SENSORS,
  SAT_QUERY_STATIC,
} from './generated/enums.js';
import { QUERY_FILTER, writeFilter } from './generated/structs.js';
import { alloc, free, handFrame, u32 } from './memory.js';

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
  atStart?: (typeof AT_STARTS)[number];
  /** Bodies that it leaves out. */
  except?: readonly BodyId[];
}

/** The ids for which a frame has room. */
const MOST_IN_FRAME = 16;

const NAMES = [
  'category', 'mask', 'statics', 'moving', 'sensors', 'oneWay', 'atStart', 'except',
];

/** Calls a query with the address of its filter. */
export function withFilter<T>(filter: QueryFilter, query: (at: number) => T): T {
  checkOptions(filter, NAMES, 'filter');
  const { category = ALL, mask = ALL, statics = true, moving = true, sensors = true } = filter;
  const { oneWay = false, atStart = 'report', except = [] } = filter;
  const begin = numberOf(AT_STARTS, atStart, 'atStart');
  const kinds = (flag(statics, 'statics') ? SAT_QUERY_STATIC : 0)
    | (flag(moving, 'moving') ? SAT_QUERY_MOVING : 0)
    | (flag(sensors, 'sensors') ? SAT_QUERY_SENSORS : 0);
  const passes = flag(oneWay, 'oneWay') ? SAT_QUERY_ONE_WAY : 0;
  const block = except.length > MOST_IN_FRAME ? alloc(8 * except.length) : 0;
  try {
    const at = handFrame();
    const ids = block || at + QUERY_FILTER.size;
    writeIds(ids, except, 'except');
    u32[(at + QUERY_FILTER.except) >>> 2] = ids;
    u32[(at + QUERY_FILTER.exceptCount) >>> 2] = except.length;
    // without any kind, nothing is considered
    writeFilter(at + QUERY_FILTER.filter, filterOf(category, kinds === 0 ? 0 : mask));
    u32[(at + QUERY_FILTER.kinds) >>> 2] = kinds | passes;
    u32[(at + QUERY_FILTER.atStart) >>> 2] = begin;
    return query(at);
  } finally {
    if (block !== 0) {
      free(block);
    }
  }
}
