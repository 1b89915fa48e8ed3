// What users keep with bodies. The module keeps numbers: an object is kept here, by a number that
// no user can give.
import { refused } from './check.js';

/** Numbers from here on stand for objects: even ones are exact up to 2^54. */
export const FIRST_OBJECT = 2 ** 53;

const NONE: ReadonlySet<number> = new Set();

/** The `user` values of a world. */
export class Users {
  #values = new Map<number, unknown>();
  /** What bodies no longer have, but the events of the next step will name. */
  #dropped: number[] = [];
  /** What the events of the last step may name. */
  #named: number[] = [];
  #next = FIRST_OBJECT;
  /** Numbers of objects that are gone: no other gets one of them. */
  #taken: () => ReadonlySet<number> = () => NONE;

  /** Passes over numbers, which are asked for when there is a first object. */
  avoid(numbers: () => Iterable<number>): void {
    this.#taken = () => {
      const taken = new Set(numbers());
      this.#taken = () => taken;
      return taken;
    };
  }

  /** The number for a value. */
  numberOf(user: unknown): number {
    if (typeof user === 'number') {
      if (!Number.isSafeInteger(user) || user < 0) {
        const expected = 'a whole number from 0 to 2^53 - 1, or any object';
        throw refused('user', user, expected, 'SAT_ERR_OUT_OF_RANGE');
      }
      return user;
    }
    const taken = this.#taken();
    while (taken.has(this.#next)) {
      this.#next += 2;
    }
    const number = this.#next;
    this.#next += 2;
    this.#values.set(number, user);
    return number;
  }

  /** The value of a number; `undefined` if it was an object of another program. */
  valueOf(number: number): unknown {
    return number < FIRST_OBJECT ? number : this.#values.get(number);
  }

  /** Whether there are objects. */
  get hasObjects(): boolean {
    return this.#values.size > 0;
  }

  /** Forgets an object when no event can name it any more: with the step after the next one. */
  drop(number: number): void {
    if (number >= FIRST_OBJECT) {
      this.#dropped.push(number);
    }
  }

  /** A step was made. */
  step(): void {
    this.#named.forEach((number) => this.#values.delete(number));
    [this.#named, this.#dropped] = [this.#dropped, []];
  }

  /** The objects that a list of events names, so that they stay valid. */
  named(numbers: Float64Array, from: number, stride: number): ReadonlyMap<number, unknown> {
    const found = new Map<number, unknown>();
    if (this.hasObjects) {
      for (let i = from; i < numbers.length; i += stride) {
        for (const number of [numbers[i]!, numbers[i + 1]!]) {
          if (number >= FIRST_OBJECT) {
            found.set(number, this.#values.get(number));
          }
        }
      }
    }
    return found;
  }

  /** The same values for a copy of a world. */
  copy(): Users {
    const made = new Users();
    made.#values = new Map(this.#values);
    [made.#dropped, made.#named] = [[...this.#dropped], [...this.#named]];
    made.#next = this.#next;
    made.#taken = this.#taken;
    return made;
  }
}
