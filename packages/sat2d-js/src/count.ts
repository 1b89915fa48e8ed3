// Counts that must fit.
import { Sat2dError } from './error.js';

/** Throws if there are not as many elements as needed. */
export function checkCount(what: string, count: number, needed: number): void {
  if (count !== needed) {
    const message = `${what} has ${count} elements, ${needed} are needed`;
    throw new Sat2dError('SAT_ERR_COUNT', message);
  }
}
