import type { BodyId } from './body.js';
import { PHASES, RELATIONS } from './generated/enums.js';
import { PAIR_EVENT } from './generated/structs.js';
import { u32 } from './memory.js';
import type { Relation } from './relation.js';
import { FIRST_OBJECT, type Users } from './users.js';

/** What happened to a pair: it began to meet, still meets, or ended. */
export type Phase = (typeof PHASES)[number];

/** Two bodies that meet, or met in the previous step. */
export interface PairEvent {
  /** The body with the lower id. */
  a: BodyId;
  b: BodyId;
  /** The `user` value of `a`. */
  userA: any;
  /** The `user` value of `b`. */
  userB: any;
  phase: Phase;
  /** `'disjoint'` at the end, whatever ended the pair. */
  relation: Relation;
}

/** The numbers of an event. */
const EVENT = 6;

const STAY = PHASES.indexOf('stay');

/** The events of a step, in the order of the pairs' ids. They stay valid. */
export class Events implements Iterable<PairEvent> {
  /** The number of events. */
  readonly length: number;
  /** The objects among the `user` values. */
  readonly #users: ReadonlyMap<number, unknown>;

  /** @internal */
  constructor(
    /**
     * Six numbers of each event, for loops that must not allocate: both ids, both `user` numbers,
     * the phase (0 begin, 1 stay, 2 end), the relation (0 disjoint, 1 touching, 2 overlapping).
     */
    readonly numbers: Float64Array,
    users: Users,
  ) {
    this.length = numbers.length / EVENT;
    this.#users = users.named(numbers, 2, EVENT);
  }

  /** The event with this index. */
  at(index: number): PairEvent {
    const [numbers, start] = [this.numbers, EVENT * index];
    const users = this.#users;
    const user = (number: number) => number < FIRST_OBJECT ? number : users.get(number);
    return {
      a: numbers[start]! as BodyId,
      b: numbers[start + 1]! as BodyId,
      userA: user(numbers[start + 2]!),
      userB: user(numbers[start + 3]!),
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

/** The numbers of the `user` values of events. */
export function usersOf({ numbers }: Events): number[] {
  return Array.from(numbers).filter((_, i) => i % EVENT === 2 || i % EVENT === 3);
}

/** The events in the module's memory, without those of pairs that stay if so asked. */
export function eventsAt(at: number, count: number, withStay: boolean, users: Users): Events {
  const numbers = new Float64Array(EVENT * count);
  const [words, size] = [u32, PAIR_EVENT.size / 4];
  const word = (offset: number) => offset / 4;
  const number = (from: number) => words[from]! + 2 ** 32 * words[from + 1]!;
  let end = 0;
  for (let i = 0, event = at >>> 2; i < count; i++, event += size) {
    const phase = words[event + word(PAIR_EVENT.phase)]!;
    if (withStay || phase !== STAY) {
      numbers[end] = number(event + word(PAIR_EVENT.a));
      numbers[end + 1] = number(event + word(PAIR_EVENT.b));
      numbers[end + 2] = number(event + word(PAIR_EVENT.userA));
      numbers[end + 3] = number(event + word(PAIR_EVENT.userB));
      numbers[end + 4] = phase;
      numbers[end + 5] = words[event + word(PAIR_EVENT.relation)]!;
      end += EVENT;
    }
  }
  return new Events(end === numbers.length ? numbers : numbers.slice(0, end), users);
}
