import type { BodyId } from './body.js';
import { type Relation, RELATIONS } from './relation.js';

const PHASES = ['begin', 'stay', 'end'] as const;

/** What happened to a pair: it began to meet, still meets, or ended. */
export type Phase = (typeof PHASES)[number];

/** Two bodies that meet, or met in the previous step. */
export interface PairEvent {
  /** The body with the lower id. */
  a: BodyId;
  b: BodyId;
  /** The `user` number of `a`. */
  userA: number;
  /** The `user` number of `b`. */
  userB: number;
  phase: Phase;
  /** `'disjoint'` at the end, whatever ended the pair. */
  relation: Relation;
}

/** The numbers of an event. */
export const EVENT = 6;

/** The events of a step, in the order of the pairs' ids. They stay valid. */
export class Events implements Iterable<PairEvent> {
  /** The number of events. */
  readonly length: number;

  /** @internal */
  constructor(
    /**
     * Six numbers of each event, for loops that must not allocate: both ids, both `user` numbers,
     * the phase (0 begin, 1 stay, 2 end), the relation (0 disjoint, 1 touching, 2 overlapping).
     */
    readonly numbers: Float64Array,
  ) {
    this.length = numbers.length / EVENT;
  }

  /** The event with this index. */
  at(index: number): PairEvent {
    const [numbers, start] = [this.numbers, EVENT * index];
    return {
      a: numbers[start]! as BodyId,
      b: numbers[start + 1]! as BodyId,
      userA: numbers[start + 2]!,
      userB: numbers[start + 3]!,
      phase: PHASES[numbers[start + 4]!]!,
      relation: RELATIONS[numbers[start + 5]!]!,
    };
  }

  *[Symbol.iterator](): Iterator<PairEvent> {
    for (let i = 0; i < this.length; i++) {
      yield this.at(i);
    }
  }
}
