// Objects that own memory of the WebAssembly module.
import { Sat2dError } from './error.js';
import { isInCallback } from './guard.js';

/** A value that `postMessage` and `structuredClone` refuse to copy, which names the reason. */
const ONLY_HERE = Symbol('objects of sat2d belong to their thread; send points or World.save()');

/**
 * An object with memory in the WebAssembly module. It is freed when the object is collected, or at
 * once by `free()` or at the end of a block by `using`.
 */
export class Owner<T extends { free(): void; check_idle?(): void }> {
  #handle: T | undefined;
  /** @internal Otherwise a copy in another thread would be an object without anything. */
  private readonly thread = ONLY_HERE;
  readonly #name: string;

  /** @internal */
  constructor(handle: T, name: string) {
    this.#handle = handle;
    this.#name = name;
  }

  /** @internal */
  get handle(): T {
    if (this.#handle === undefined) {
      throw new Sat2dError('SAT_ERR_NULL', `the ${this.#name} was freed`);
    }
    return this.#handle;
  }

  /** Frees the memory. Worlds keep the shapes of their bodies. Twice is fine. */
  free(): void {
    if (isInCallback()) {
      this.#handle?.check_idle?.();
    }
    this.#handle?.free();
    this.#handle = undefined;
  }

  /** Frees the memory at the end of a block: `using ball = Shape.circle([0, 0], 1);`. */
  [Symbol.dispose](): void {
    this.free();
  }
}
