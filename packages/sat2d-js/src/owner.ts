// Objects that own memory of the WebAssembly module.

// `Symbol.dispose`, for programs that are compiled with an older library
/// <reference lib="esnext.disposable" preserve="true" />
import { refused } from './check.js';
import { Sat2dError } from './error.js';
import { called } from './guard.js';
import { module } from './memory.js';

/** A value that `postMessage` and `structuredClone` refuse to copy, which names the reason. */
const ONLY_HERE = Symbol('objects of sat2d belong to their thread; send points or World.save()');

/** How an object of each kind is made; the constructors are for the package. */
const MADE = {
  shape: 'a shape is made by Shape.rectangle, Shape.circle, Shape.polygon and so on',
  mask: 'a mask is made by Mask.empty, Mask.fromImageData and so on',
  explanation: 'an explanation is made by explain',
  world: 'a world is made by new World(), World.restore or clone',
  decomposer: 'a decomposer is made by new Decomposer()',
  stage: 'a stage is made by new FlashStage()',
} as const;

/** What an object is. */
export type Kind = keyof typeof MADE;

/** The function that frees an object. Each class names its own, so an entry has only those. */
export type Free = 'sat_shape_free' | 'sat_mask_free' | 'sat_explanation_free' | 'sat_world_free'
  | 'sat_decomposer_free' | 'sat_compat_flash_stage_free';

/** The memory of a new object, as the module gave it: nothing else is taken for one. */
export class Address {
  constructor(readonly at: number) {}
}

/** What is freed with an object that was collected. */
interface Memory {
  free: Free;
  address: number;
  /** Called when the memory was freed. */
  freed: (() => void) | undefined;
}

function give({ free, address, freed }: Memory): void {
  called(() => module[free](address));
  freed?.();
}

const collected = new FinalizationRegistry(give);

/** A callback that an object runs. */
interface Running {
  name: string;
  /** Whether it may use the object, if it does not change it. */
  mayRead: boolean;
}

/** The address of an object's memory, for a call that changes it or does not. */
export let read: (owner: Owner, kind: Kind, name?: string) => number;
export let change: (owner: Owner, kind: Kind, name?: string) => number;

/** Runs a callback of an object. */
export let running: <T>(owner: Owner, callback: Running, run: () => T) => T;

/**
 * An object with memory in the WebAssembly module. It is freed when the object is collected, or at
 * once by `free()` or at the end of a block by `using`.
 */
export class Owner {
  #address: number;
  readonly #kind: Kind;
  readonly #free: Free;
  readonly #freed: (() => void) | undefined;
  #running: Running | undefined;
  /** @internal Otherwise a copy in another thread would be an object without anything. */
  private readonly thread = ONLY_HERE;

  static {
    const check = (owner: Owner, kind: Kind, isChange: boolean, name = kind as string): number => {
      if (typeof owner !== 'object' || owner === null || !(#kind in owner)
        || owner.#kind !== kind) {
        throw refused(name, owner, `a ${kind} of this copy of sat2d`, 'SAT_ERR_NULL');
      }
      if (owner.#address === 0) {
        throw new Sat2dError('SAT_ERR_NULL', `the ${kind} was freed`);
      }
      const callback = owner.#running;
      if (callback !== undefined && (isChange || !callback.mayRead)) {
        const { name } = callback;
        const message = `the ${name} of the world is running, and must not use it in this way`;
        throw new Sat2dError('SAT_ERR_BUSY', message);
      }
      return owner.#address;
    };
    read = (owner, kind, name) => check(owner, kind, false, name);
    change = (owner, kind, name) => check(owner, kind, true, name);
    // what node's console and debugger show
    Object.defineProperty(this.prototype, Symbol.for('nodejs.util.inspect.custom'), {
      value(this: Owner) {
        return this.toString();
      },
    });
    running = (owner, callback, run) => {
      const outer = owner.#running;
      owner.#running = outer?.mayRead === false ? outer : callback;
      try {
        return run();
      } finally {
        owner.#running = outer;
      }
    };
  }

  /** @internal */
  constructor(kind: Kind, free: Free, address: Address, freed?: () => void) {
    if (!(address instanceof Address)) {
      throw new Sat2dError('SAT_ERR_NULL', MADE[kind]);
    }
    const { at } = address;
    [this.#kind, this.#free, this.#address, this.#freed] = [kind, free, at, freed];
    collected.register(this, { free, address: at, freed }, this);
  }

  /** What it is, for people. */
  toString(): string {
    const text = this.#address === 0 ? 'freed' : this.described();
    return `<${this.#kind[0]!.toUpperCase()}${this.#kind.slice(1)} ${text}>`.replace(' >', '>');
  }

  /** @internal What `toString` says of an object that was not freed. */
  protected described(): string {
    return '';
  }

  /** Frees the memory. Worlds keep the shapes of their bodies. Twice is fine. */
  free(): void {
    const address = this.#address;
    if (address === 0) {
      return;
    }
    change(this, this.#kind);
    this.#address = 0;
    collected.unregister(this);
    give({ free: this.#free, address, freed: this.#freed });
  }

  /** Frees the memory at the end of a block: `using ball = Shape.circle([0, 0], 1);`. */
  [Symbol.dispose](): void {
    this.free();
  }
}
