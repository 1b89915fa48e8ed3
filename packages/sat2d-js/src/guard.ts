// Calls of the module that cannot be completed: without memory, or from a callback.
//
// A trap in WebAssembly runs no destructors and leaves Rust's memory in the middle of a change. So
// the module keeps a reserve (crates/sat2d-wasm/src/memory.rs). Where it cannot be had, a call is
// made on the memory of which there is a copy, and a trap restores that. A trap without a copy
// loses the module: each later call says so.
//
// The file that wasm-bindgen makes reads the module's functions from a variable. `use` sets it, so
// that calls cost nothing more as long as all is well.
import { Sat2dError, STATUS, type StatusName } from './error.js';
import { memory, setMemory } from './memory.js';
import type { InitOutput } from './wasm/sat2d_wasm.js';

let module: InitOutput;
let use: (module: InitOutput) => void;

/** The running callbacks, with Rust's stack pointer when each began. */
const callbacks: { name: string; stack: number }[] = [];

/** Rust's stack pointer outside of calls. */
let bottom = 0;

/** The calls that were not made as usual. */
let calls = 0;

/** How many of the running calls must be made on a copy, even with a reserve. */
let risky = 0;

/** Whether calls are made on a copy, unless the reserve is there again. */
let isCareful = false;

/** Memory for arguments of the next call: where, the size, and the alignment. */
const given: [number, number, number][] = [];

/** What lost the module. */
let lost: Sat2dError | undefined;

/** Called by the ways to load the module. */
export function install(loaded: InitOutput, setter: (module: InitOutput) => void): void {
  [module, use] = [loaded, setter];
  setMemory(loaded.memory);
  bottom = loaded.__stack_pointer.value as number;
  loaded.hold_reserve();
}

/** WebAssembly calls this where it took the reserve. */
export function reserve_taken(): void {
  if (lost === undefined) {
    use(careful);
    isCareful = true;
  }
}

type Call = (...numbers: unknown[]) => unknown;

/** The functions of the module as `wrap` makes them; all else, as the memory, is the module's. */
function wrapped(wrap: (name: string, call: Call) => Call): InitOutput {
  return new Proxy({} as InitOutput, {
    get(_, name: string) {
      const value: unknown = module[name as keyof InitOutput];
      return typeof value === 'function' ? wrap(name, value as Call) : value;
    },
  });
}

/** Calls that restore the memory if they trap, unless the reserve is there again. */
const careful = wrapped((name, call) => {
  if (name.startsWith('__wbindgen')) {
    return call; // is a part of another call
  }
  if (name.startsWith('__')) {
    calls += 1; // frees an object
    return call;
  }
  return (...numbers) => {
    const blocks = given.splice(0);
    if (risky === 0 && module.hold_reserve() !== 0) {
      use(module);
      isCareful = false;
      return call(...numbers);
    }
    const restore = copyOfMemory();
    calls += 1;
    const before = calls;
    try {
      return call(...numbers);
    } catch (error) {
      // what callbacks made would have no memory, and what they freed would have it again
      if (!isTrap(error) || calls > before) {
        throw error;
      }
      const { status, message } = reason(error);
      restore();
      blocks.forEach((block) => module.__wbindgen_free(...block));
      throw new Sat2dError(status, `${message}; nothing has changed`);
    }
  };
});

/** Throws what lost the module. Memory is not freed any more. */
const dead = wrapped((name) => () => {
  if (!name.startsWith('__wbg_')) {
    throw lost!;
  }
});

/** Copies the memory. Returns what restores it. */
function copyOfMemory(): () => void {
  let copy: Uint8Array;
  try {
    copy = new Uint8Array(memory().buffer).slice();
  } catch {
    throw noMemory('a copy of the memory in use, which a call without a reserve needs');
  }
  const stack = module.__stack_pointer.value as number;
  return () => {
    new Uint8Array(memory().buffer).set(copy);
    module.__stack_pointer.value = stack;
  };
}

export function noMemory(what: string): Sat2dError {
  return new Sat2dError('SAT_ERR_MEMORY', `there is no memory for ${what}`);
}

/** Whether WebAssembly did not end a call. In jest, errors have classes of another realm. */
function isTrap(error: unknown): boolean {
  const { name } = error as Error;
  return name === 'RuntimeError' || name === 'RangeError' || name === 'InternalError';
}

/** Why a call did not end. */
function reason(error: unknown): { status: StatusName; message: string } {
  const request = module.failed_request() >>> 0;
  return request > 0
    ? { status: 'SAT_ERR_MEMORY', message: `there is no memory for ${request} bytes` }
    : { status: 'SAT_ERR_INTERNAL', message: `a call did not end: ${(error as Error).message}` };
}

function restoreStack(): void {
  module.__stack_pointer.value = callbacks.at(-1)?.stack ?? bottom;
}

/** The exception to throw for one that a call of the module threw. */
export function failure(error: unknown): unknown {
  if (error instanceof Sat2dError) {
    return error;
  }
  if (isTrap(error)) {
    const { status, message } = reason(error);
    restoreStack();
    const loss = 'the call could not be undone, so this copy of sat2d answers no more';
    lost = new Sat2dError(status, `${message}; ${loss}`);
    use(dead);
    return lost;
  }
  const { message } = error as Error;
  if (message.startsWith('recursive use')) {
    restoreStack();
    const running = callbacks.at(-1)?.name ?? 'call';
    const message = `the ${running} of the world is running, and must not use it in this way`;
    return new Sat2dError('SAT_ERR_BUSY', message);
  }
  if (message.startsWith('expected instance of')) {
    const what = message.slice('expected instance of '.length);
    return new Sat2dError('SAT_ERR_NULL', `expected a ${what} of this copy of sat2d`);
  }
  return error;
}

/** Memory of the module for an argument. */
export function malloc(size: number, align: number): number {
  if (lost !== undefined) {
    throw lost;
  }
  try {
    const block = module.__wbindgen_malloc(size, align);
    if (isCareful) {
      given.push([block, size, align]);
    }
    return block;
  } catch {
    // nothing else has begun
    module.failed_request();
    restoreStack();
    throw noMemory(`an argument of ${size >>> 0} bytes`);
  }
}

/** A call that may need so many bytes. */
export function withMemory<T>(bytes: number, call: () => T): T {
  // the module takes the number modulo 2^32
  return withReserve(() => bytes < 2 ** 31 && module.hold_bytes(bytes) !== 0, call);
}

/** A call after which twice as much may be in use as before. */
export function withDoubling<T>(call: () => T): T {
  return withReserve(() => module.hold_to_double() !== 0, call);
}

/** More bytes than a step needs for each pair of bodies that are near each other. */
const BYTES_OF_PAIR = 512;

/**
 * A call that takes a limit of near pairs, which determine its memory: first with as many as the
 * reserve suffices for, then with more, and at last on a copy of the memory.
 */
export function withPairs(maxPairs: number, call: (maxPairs: number) => number): number {
  if (lost !== undefined) {
    return call(maxPairs);
  }
  const refused = -STATUS.SAT_ERR_LIMIT;
  for (let bytes = Math.max(module.reserve_size() >>> 0, 2 ** 20); ; bytes *= 4) {
    const most = Math.floor(bytes / BYTES_OF_PAIR);
    if (most >= maxPairs || bytes >= 2 ** 31 || module.hold_bytes(bytes) === 0) {
      return withMemory(BYTES_OF_PAIR * Math.min(most, maxPairs), () => call(maxPairs));
    }
    const answer = call(most);
    if (answer !== refused) {
      return answer;
    }
  }
}

/** A call that is made with the reserve that it needs, or on a copy of the memory. */
function withReserve<T>(hold: () => boolean, call: () => T): T {
  if (lost !== undefined || hold()) {
    return call();
  }
  risky += 1;
  reserve_taken();
  try {
    return call();
  } finally {
    risky -= 1;
  }
}

/** Runs a function that WebAssembly has called. */
export function inCallback<T>(name: string, run: () => T): T {
  callbacks.push({ name, stack: module.__stack_pointer.value as number });
  try {
    return run();
  } finally {
    callbacks.pop();
  }
}

/** Whether WebAssembly is calling back. */
export function isInCallback(): boolean {
  return callbacks.length > 0;
}
