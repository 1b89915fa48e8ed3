// Checks of arguments that the types of TypeScript would have found. An error names the argument
// and its value.
import { Sat2dError, type StatusName } from './error.js';

/** A value as an error shows it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    return `'${value}'`;
  }
  if (typeof value === 'function') {
    return 'a function';
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const name = value.constructor?.name ?? 'object';
  const length = (value as ArrayLike<unknown>).length;
  return length === undefined ? `of type ${name}` : `of type ${name} with length ${length}`;
}

/** The error about an argument. */
export function refused(
  name: string, value: unknown, expected: string, status: StatusName = 'SAT_ERR_NOT_FINITE',
): Sat2dError {
  return new Sat2dError(status, `${name} is ${shown(value)}; expected ${expected}`);
}

/** A number. The module checks whether it is finite, where it must be. */
export function double(value: number, name: string): number {
  if (typeof value !== 'number') {
    throw refused(name, value, 'a number');
  }
  return value;
}

/** A whole number from 0 on. */
export function whole(value: number, name: string, most = Infinity): number {
  if (!Number.isInteger(value) || value < 0 || value > most) {
    const range = most === Infinity ? 'from 0 on' : `from 0 to ${most}`;
    throw refused(name, value, `a whole number ${range}`, 'SAT_ERR_OUT_OF_RANGE');
  }
  return value;
}

/** A whole number of any size. */
export function integer(value: number, name: string): number {
  if (!Number.isInteger(value)) {
    throw refused(name, value, 'a whole number', 'SAT_ERR_OUT_OF_RANGE');
  }
  return value;
}

const isInt = (value: number) => (
  Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 32
);

/** A whole number of 32 bits, with a sign or without: an int of Java, a colour, bits. */
export function int(value: number, name: string): number {
  if (!isInt(value)) {
    throw refused(name, value, 'a whole number of 32 bits', 'SAT_ERR_OUT_OF_RANGE');
  }
  return value;
}

/** Whether something holds. */
export function flag(value: boolean, name: string): boolean {
  if (typeof value !== 'boolean') {
    throw refused(name, value, 'true or false', 'SAT_ERR_INVALID_ENUM');
  }
  return value;
}

const isId = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** The id of a body, or 0; the world knows whether there is such a body. */
export function bodyId(value: number, name: string): number {
  if (!isId(value)) {
    throw refused(name, value, 'the id of a body', 'SAT_ERR_STALE_ID');
  }
  return value;
}

/** Throws unless a value is an object. */
export function checkObject(value: unknown, name: string): void {
  if (typeof value !== 'object' || value === null) {
    throw refused(name, value, 'an object', 'SAT_ERR_NULL');
  }
}

/** Throws unless a value is a function. */
export function checkFunction(value: unknown, name: string): void {
  if (typeof value !== 'function') {
    throw refused(name, value, 'a function', 'SAT_ERR_NULL');
  }
}

/** Throws unless options are an object that has no others than these. */
export function checkOptions(options: object, known: readonly string[], what = 'options'): void {
  checkObject(options, what);
  for (const name in options) {
    if (!known.includes(name)) {
      const message = `${what} has an unknown name '${name}'; expected ${known.join(', ')}`;
      throw new Sat2dError('SAT_ERR_INVALID_ENUM', message);
    }
  }
}

/** Makes a call for each entry of a list. An error of a call names the entry. */
export function forEntries<T>(list: readonly T[], call: (value: T, index: number) => void): void {
  let entry = 0;
  try {
    for (; entry < list.length; entry++) {
      call(list[entry]!, entry);
    }
  } catch (error) {
    if (!(error instanceof Sat2dError)) {
      throw error;
    }
    const { status, message, indices, point } = error;
    throw new Sat2dError(status, `entry ${entry}: ${message}`, { ...indices, entry }, point);
  }
}

/** The elements of a list, each checked. */
function elementsOf(
  list: ArrayLike<number>, name: string, isGood: (value: number) => boolean, expected: string,
  status: StatusName,
): ArrayLike<number> {
  for (let i = 0; i < list.length; i++) {
    if (!isGood(list[i]!)) {
      throw refused(`${name}[${i}]`, list[i], expected, status);
    }
  }
  return list;
}

function checkList(list: ArrayLike<number>, name: string): void {
  if (typeof list !== 'object' || list === null || !Number.isInteger(list.length)) {
    throw refused(name, list, 'an array of numbers', 'SAT_ERR_NULL');
  }
}

/** A list of numbers. */
export function doubles(list: ArrayLike<number>, name: string): ArrayLike<number> {
  checkList(list, name);
  const isGood = (value: number) => typeof value === 'number';
  return ArrayBuffer.isView(list)
    ? list
    : elementsOf(list, name, isGood, 'a number', 'SAT_ERR_NOT_FINITE');
}

/** A list of whole numbers of 32 bits. */
export function ints(list: ArrayLike<number>, name: string): ArrayLike<number> {
  checkList(list, name);
  const isTyped = ArrayBuffer.isView(list)
    && !(list instanceof Float64Array || list instanceof Float32Array);
  return isTyped
    ? list
    : elementsOf(list, name, isInt, 'a whole number of 32 bits', 'SAT_ERR_OUT_OF_RANGE');
}

/** A list of ids. */
export function bodyIds(list: ArrayLike<number>, name: string): ArrayLike<number> {
  checkList(list, name);
  return elementsOf(list, name, isId, 'the id of a body', 'SAT_ERR_STALE_ID');
}
