// Calls of the module that cannot be completed: without memory, or from a callback.
//
// A trap in WebAssembly runs no destructors and leaves Rust's memory in the middle of a change. So
// the module keeps a reserve (crates/sat2d-wasm/src/memory.rs). Where it cannot be had, a call is
// made on the memory of which there is a copy, and a trap restores that. A trap without a copy
// loses the module: each later call says so.
//
// Calls are made on the object that `use` sets, so that they cost nothing more as long as all is
// well.
import { Sat2dError, STATUS, type StatusName } from './error.js';
import { load, loaded, type Module, nested, noMemory, taken, use } from './memory.js';

/** The running callbacks, with Rust's stack pointer when each began. */
const callbacks: { stack: number }[] = [];

/** Rust's stack pointer outside of calls. */
let bottom = 0;

/** The calls that were not made as usual. */
let calls = 0;

/** How many of the running calls must be made on a copy, even with a reserve. */
let risky = 0;

/** What lost the module. */
let lost: Sat2dError | undefined;

/** What `callbacks.ts` adds to what WebAssembly calls. */
export const hooks: Record<string, (...numbers: number[]) => number | void> = {};

/** What the module imports. */
export const imports = {
  sat2d: {
    reserve_taken,
    ...Object.fromEntries(
      [
        'ask', 'take', 'draw_line', 'draw_polygon', 'draw_circle', 'draw_ellipse', 'draw_text',
      ].map((name) => (
        [name, (...numbers: number[]) => hooks[name]!(...numbers)]
      )),
    ),
  },
};

/** Called by the ways to load the module. The first one counts. */
export function install(instance: WebAssembly.Instance): void {
  if (!load(instance.exports as unknown as Module)) {
    return;
  }
  bottom = loaded.__stack_pointer.value as number;
  loaded.js_hold_reserve();
}

/** WebAssembly calls this where it took the reserve. */
export function reserve_taken(): void {
  if (lost === undefined) {
    use(careful);
  }
}

type Call = (...numbers: unknown[]) => unknown;

/** The functions of the module as `wrap` makes them; all else, as the memory, is the module's. */
function wrapped(wrap: (name: string, call: Call) => Call): Module {
  return new Proxy({} as Module, {
    get(_, name: string) {
      const value: unknown = loaded[name as keyof Module];
      return typeof value === 'function' ? wrap(name, value as Call) : value;
    },
  });
}

/** Whether a function frees something. */
function frees(name: string): boolean {
  return name.endsWith('_free');
}

/** Calls that restore the memory if they trap, unless the reserve is there again. */
const careful = wrapped((name, call) => {
  if (name === 'sat_alloc') {
    return call; // does not trap
  }
  if (frees(name)) {
    calls += 1;
    return call;
  }
  return (...numbers) => {
    if (risky === 0 && loaded.js_hold_reserve() !== 0) {
      use(loaded);
      return call(...numbers);
    }
    const restore = copyOfMemory();
    calls += 1;
    const before = calls + taken;
    try {
      return call(...numbers);
    } catch (error) {
      // what callbacks made would have no memory, and what they freed would have it again
      if (!isTrap(error) || calls + taken > before) {
        throw error;
      }
      const { status, message } = reason(error);
      restore();
      throw new Sat2dError(status, `${message}; nothing has changed`);
    }
  };
});

/** Throws what lost the module. Memory is not freed any more. */
const dead = wrapped((name) => () => {
  if (!frees(name)) {
    throw lost!;
  }
});

/** Copies the memory. Returns what restores it. */
function copyOfMemory(): () => void {
  let copy: Uint8Array;
  try {
    copy = new Uint8Array(loaded.memory.buffer).slice();
  } catch {
    throw noMemory('a copy of the memory in use, which a call without a reserve needs');
  }
  const stack = loaded.__stack_pointer.value as number;
  return () => {
    new Uint8Array(loaded.memory.buffer).set(copy);
    loaded.__stack_pointer.value = stack;
  };
}

/** Whether WebAssembly did not end a call. In jest, errors have classes of another realm. */
function isTrap(error: unknown): boolean {
  const { name } = error as Error;
  return name === 'RuntimeError' || name === 'RangeError' || name === 'InternalError';
}

/** Why a call did not end. */
function reason(error: unknown): { status: StatusName; message: string } {
  const request = loaded.js_failed_request() >>> 0;
  return request > 0
    ? { status: 'SAT_ERR_MEMORY', message: `there is no memory for ${request} bytes` }
    : { status: 'SAT_ERR_INTERNAL', message: `a call did not end: ${(error as Error).message}` };
}

function restoreStack(): void {
  loaded.__stack_pointer.value = callbacks.at(-1)?.stack ?? bottom;
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
  return error;
}

/** A call that may need so many bytes. */
export function withMemory<T>(bytes: number, call: () => T): T {
  // the module takes the number modulo 2^32
  return withReserve(() => bytes < 2 ** 31 && loaded.js_hold_bytes(bytes) !== 0, call);
}

/** A call after which twice as much may be in use as before. */
export function withDoubling<T>(call: () => T): T {
  return withReserve(() => loaded.js_hold_to_double() !== 0, call);
}

/** More bytes than a step needs for each pair of bodies that are near each other. */
const BYTES_OF_PAIR = 512;

/**
 * A call that takes a limit of near pairs, which determine its memory: first with as many as the
 * reserve suffices for, then with more, and at last on a copy of the memory.
 */
export function withPairs<T>(maxPairs: number, call: (maxPairs: number) => T): T {
  if (lost !== undefined) {
    throw lost;
  }
  for (let bytes = Math.max(loaded.js_reserve_size() >>> 0, 2 ** 20); ; bytes *= 4) {
    const most = Math.floor(bytes / BYTES_OF_PAIR);
    if (most >= maxPairs || bytes >= 2 ** 31 || loaded.js_hold_bytes(bytes) === 0) {
      return withMemory(BYTES_OF_PAIR * Math.min(most, maxPairs), () => call(maxPairs));
    }
    try {
      return call(most);
    } catch (error) {
      if (!(error instanceof Sat2dError && error.code === STATUS.SAT_ERR_LIMIT)) {
        throw error;
      }
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
export function inCallback<T>(run: () => T): T {
  callbacks.push({ stack: loaded.__stack_pointer.value as number });
  try {
    return nested(run);
  } finally {
    callbacks.pop();
  }
}

/** Calls a function of the module. */
export function called<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw failure(error);
  }
}
