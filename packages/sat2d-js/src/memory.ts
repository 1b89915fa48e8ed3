// The WebAssembly module, and where calls put what they take and get.
//
// Small values are in a frame of fixed size, lists in a block that grows, larger ones in blocks of
// their own. Calls from callbacks have a frame and a block of their own, since the call that they
// interrupt still reads and writes its own.
import { Sat2dError } from './error.js';
import type { CApi } from './generated/exports.js';

/** The functions of the module: the C API, and those of `crates/sat2d-wasm`. */
export interface Module extends CApi {
  readonly memory: WebAssembly.Memory;
  readonly __stack_pointer: WebAssembly.Global;
  js_predicate(): number;
  js_recorder(): number;
  js_draw_callbacks(): number;
  js_shape_bounds(shape: number, outBounds: number): void;
  js_shape_equal(a: number, b: number): number;
  js_orient2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number;
  js_polygon_area(points: number, sizes: number, count: number, outArea: number): number;
  js_replay(bytes: number, count: number, outReplayed: number): number;
  js_world_step(world: number, maxPairs: number, outEvents: number): number;
  js_hold_reserve(): number;
  js_hold_to_double(): number;
  js_hold_bytes(bytes: number): number;
  js_reserve_size(): number;
  js_failed_request(): number;
}

/** The module. */
export let loaded: Module;

/** What calls are made on: the module, or its functions with a guard around them. */
export let module: Module;

/** Views of all memory. They have length 0 where it has grown since. */
export let f64 = new Float64Array(0);
export let i32 = new Int32Array(0);
export let u32 = new Uint32Array(0);
export let u8 = new Uint8Array(0);

/** The size of a frame, and where functions that are written by hand have their part of it. */
const FRAME = 1024;
const BY_HAND = 768;

/** The size of a block for lists, and up to which size it grows. */
const LIST = 1 << 14;
const MOST_KEPT = 1 << 18;

interface Block {
  frame: number;
  list: number;
  size: number;
}

let block: Block = { frame: 0, list: 0, size: 0 };
/** The blocks of calls outside of callbacks, in callbacks, in callbacks of those, and so on. */
const blocks = [block];
let depth = 0;
let base = 0;

/** The blocks that were taken since the module was loaded. */
export let taken = 0;

/** Takes a module, unless there is one. Returns whether it did. */
export function load(made: Module): boolean {
  const isFirst = loaded === undefined;
  if (isFirst) {
    [loaded, module] = [made, made];
  }
  return isFirst;
}

export function use(made: Module): void {
  module = made;
}

function refresh(): void {
  const { buffer } = loaded.memory;
  f64 = new Float64Array(buffer);
  i32 = new Int32Array(buffer);
  u32 = new Uint32Array(buffer);
  u8 = new Uint8Array(buffer);
}

/** The views are of the memory as it is now. */
export function look(): void {
  if (f64.length === 0) {
    refresh();
  }
}

function enter(to: number): void {
  depth = to;
  block = blocks[depth] ??= { frame: 0, list: 0, size: 0 };
  base = block.frame;
}

/** Runs a callback. */
export function nested<T>(run: () => T): T {
  enter(depth + 1);
  try {
    return run();
  } finally {
    enter(depth - 1);
  }
}

/** Where the frame of a call is. */
export function frame(): number {
  if (base === 0) {
    block.frame = alloc(FRAME);
    base = block.frame;
  }
  if (f64.length === 0) {
    refresh();
  }
  return base;
}

/** The part of the frame, of 256 bytes, that no generated function uses. */
export function handFrame(): number {
  return frame() + BY_HAND;
}

export function noMemory(what: string): Sat2dError {
  return new Sat2dError('SAT_ERR_MEMORY', `there is no memory for ${what}`);
}

/** A block of memory, to be given to `free`. */
export function alloc(bytes: number): number {
  // the module takes the number modulo 2^32
  const at = bytes < 2 ** 31 ? module.sat_alloc(bytes) >>> 0 : 0;
  if (at === 0) {
    loaded.js_failed_request(); // it is reported now
    throw noMemory(`${bytes} bytes`);
  }
  taken += 1;
  look();
  return at;
}

export function free(at: number): void {
  module.sat_free(at);
}

/** Room for lists, to be given to `release`. */
export function room(bytes: number): number {
  if (bytes <= block.size) {
    return block.list;
  }
  if (bytes > MOST_KEPT) {
    return alloc(bytes);
  }
  const size = Math.max(LIST, 2 ** Math.ceil(Math.log2(bytes)));
  const list = alloc(size);
  free(block.list);
  block.list = list;
  block.size = size;
  return list;
}

export function release(list: number): void {
  if (list !== block.list) {
    free(list);
  }
}

/** The number of elements of a size for which there is room behind so many bytes. */
export function spare(bytes: number, stride: number): number {
  const size = Math.max(block.size, LIST);
  return bytes < size ? Math.floor((size - bytes) / stride) : 0;
}

/** So many bytes, and as many as it takes for the next list to be aligned. */
export function pad(bytes: number): number {
  return 8 * Math.ceil(bytes / 8);
}

/** A number of 64 bits; those from 2^53 on are rounded. */
export function readNumber64(at: number): number {
  return u32[at >>> 2]! + 2 ** 32 * u32[(at + 4) >>> 2]!;
}

/** Writes a whole number from 0 to 2^53; what is stored drops fractions and higher bits. */
export function writeNumber64(at: number, value: number): void {
  u32[at >>> 2] = value;
  u32[(at + 4) >>> 2] = value / 2 ** 32;
}
