// Values of JavaScript in the memory of the module, and the errors of the C API.
import { bodyIds, checkObject, double, doubles, forEntries, ints, refused } from './check.js';
import { type ErrorIndices, Sat2dError, type StatusName } from './error.js';
import { SAT_ERR_CAPACITY, SAT_NO_INDEX, STATUS } from './generated/enums.js';
import { ERROR_DETAILS } from './generated/structs.js';
import {
  f64, handFrame, i32, loaded, look, pad, readNumber64, u32, u8,
} from './memory.js';
import { Address } from './owner.js';

/** A point or vector. */
export interface Vec2 {
  x: number;
  y: number;
}

/** A point or vector as arguments take it: an object, or the two coordinates. */
export type Vec2Like = Readonly<Vec2> | readonly [number, number];

/**
 * Points as arguments take them: all coordinates, `[x0, y0, x1, y1, ...]`, in an array or a typed
 * array, or an array of points.
 */
export type PointsLike = ArrayLike<number> | readonly Vec2Like[];

/** A polygon of GeoJSON. */
export interface GeoJsonPolygon {
  readonly type: 'Polygon';
  readonly coordinates: readonly (readonly (readonly number[])[])[];
}

/**
 * The rings of a polygon as arguments take them, the outer one first: a list of rings, a single
 * ring, or a polygon of GeoJSON. The last point of a ring may repeat the first one.
 */
export type RingsLike = PointsLike | readonly (PointsLike | readonly (readonly number[])[])[]
  | GeoJsonPolygon;

/** The rings of the parts of a multipolygon, the outer ring of each first. */
export type Parts = readonly RingsLike[];

/** The six numbers of a `Transform`. */
export interface Transform {
  a: number;
  b: number;
  c: number;
  d: number;
  tx: number;
  ty: number;
}

/** The numbers of a `DOMMatrix`, and of others that say `e` and `f` for the translation. */
export interface MatrixLike {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/**
 * A transform as arguments take it: an object, the six numbers in an array or typed array, or a
 * matrix as it is, such as `DOMMatrix` or those of Pixi and Phaser.
 */
export type TransformLike = Readonly<Transform> | MatrixLike | ArrayLike<number>;

/** A value as arguments take it: its points and transforms in any form. */
export type Like<T> = [T] extends [Vec2]
  ? ([Vec2] extends [T] ? Vec2Like : LikeFields<T>)
  : [T] extends [Transform]
    ? ([Transform] extends [T] ? TransformLike : LikeFields<T>)
    : T extends object ? LikeFields<T> : T;
type LikeFields<T> = { readonly [K in keyof T]: Like<T[K]> };

const A_POINT = 'a point, { x, y } or [x, y]';

export function xOf(point: Vec2Like, name = 'point'): number {
  return coordinate(point, 'x', 0, name);
}

export function yOf(point: Vec2Like, name = 'point'): number {
  return coordinate(point, 'y', 1, name);
}

function coordinate(point: Vec2Like, axis: 'x' | 'y', index: 0 | 1, name: string): number {
  if (typeof point !== 'object' || point === null) {
    throw refused(name, point, A_POINT);
  }
  const value = axis in point ? (point as Vec2)[axis] : (point as readonly number[])[index];
  if (typeof value !== 'number') {
    throw value === undefined
      ? refused(name, point, A_POINT)
      : refused(`${name}.${axis}`, value, 'a number');
  }
  return value;
}

export function readVec2(at: number): Vec2 {
  return { x: f64[at >>> 3]!, y: f64[(at + 8) >>> 3]! };
}

export function writeVec2(at: number, point: Vec2Like, name?: string): void {
  f64[at >>> 3] = xOf(point, name);
  f64[(at + 8) >>> 3] = yOf(point, name);
}

const A_TRANSFORM = 'a transform, { a, b, c, d, tx, ty } or six numbers';

/** The transform as an object. */
export function toTransform(transform: TransformLike, name = 'transform'): Readonly<Transform> {
  if (typeof transform !== 'object' || transform === null) {
    throw refused(name, transform, A_TRANSFORM);
  }
  let made: Readonly<Transform>;
  if ('a' in transform) {
    const { a, b, c, d } = transform;
    made = 'tx' in transform ? transform : { a, b, c, d, tx: transform.e, ty: transform.f };
  } else {
    if (transform.length !== 6) {
      throw refused(name, transform, A_TRANSFORM);
    }
    const n = transform;
    made = { a: n[0]!, b: n[1]!, c: n[2]!, d: n[3]!, tx: n[4]!, ty: n[5]! };
  }
  const { a, b, c, d, tx, ty } = made;
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number'
    || typeof d !== 'number' || typeof tx !== 'number' || typeof ty !== 'number') {
    for (const [key, value] of Object.entries({ a, b, c, d, tx, ty })) {
      double(value, `${name}.${key}`);
    }
  }
  return made;
}

export function readTransform(at: number): Transform {
  const i = at >>> 3;
  return {
    a: f64[i]!, b: f64[i + 1]!, c: f64[i + 2]!, d: f64[i + 3]!, tx: f64[i + 4]!, ty: f64[i + 5]!,
  };
}

export function writeTransform(at: number, transform: TransformLike, name?: string): void {
  const i = at >>> 3;
  const { a, b, c, d, tx, ty } = toTransform(transform, name);
  f64[i] = a;
  f64[i + 1] = b;
  f64[i + 2] = c;
  f64[i + 3] = d;
  f64[i + 4] = tx;
  f64[i + 5] = ty;
}

function areNumbers(points: PointsLike): points is ArrayLike<number> {
  return typeof points[0] === 'number' || ArrayBuffer.isView(points);
}

/** The number of points. */
export function countOf(points: PointsLike, name = 'points'): number {
  if (typeof points !== 'object' || points === null || !Number.isInteger(points.length)) {
    const expected = '[x0, y0, x1, y1, ...] or an array of points';
    throw refused(name, points, expected, 'SAT_ERR_NULL');
  }
  if (!areNumbers(points)) {
    return points.length;
  }
  if (points.length % 2 !== 0) {
    const message = `${name} has ${points.length} coordinates; x and y of each are needed`;
    throw new Sat2dError('SAT_ERR_COUNT', message);
  }
  return points.length / 2;
}

/** Writes points. Returns where they end. */
export function writePoints(at: number, points: PointsLike, name = 'points'): number {
  if (areNumbers(points)) {
    f64.set(doubles(points, name), at >>> 3);
    return at + 8 * points.length;
  }
  for (let i = 0; i < points.length; i++) {
    const point = points[i] as Vec2Like;
    if (!isPoint(point)) {
      throw refused(`${name}[${i}]`, point, A_POINT);
    }
    writeVec2(at + 16 * i, point);
  }
  return at + 16 * points.length;
}

/** Rings as the C API takes them: all points, the sizes of the rings, and those of the parts. */
export class Rings {
  readonly #rings: readonly PointsLike[];
  readonly #sizes: number[];
  readonly #partSizes: number[];
  /** The number of points. */
  readonly points: number;
  /** The bytes that they take. */
  readonly bytes: number;

  constructor(rings: readonly PointsLike[], partSizes: number[]) {
    this.#rings = rings;
    this.#sizes = rings.map((ring) => countOf(ring));
    this.#partSizes = partSizes;
    this.points = this.#sizes.reduce((sum, size) => sum + size, 0);
    this.bytes = 16 * this.points + pad(4 * rings.length) + pad(4 * partSizes.length);
  }

  get ringCount(): number {
    return this.#rings.length;
  }

  get partCount(): number {
    return this.#partSizes.length;
  }

  /** Where the sizes are, if the points are at `at`: of rings at level 1, of parts at level 2. */
  sizesAt(at: number, level: number): number {
    const rings = at + 16 * this.points;
    return level === 1 ? rings : rings + pad(4 * this.ringCount);
  }

  write(at: number): void {
    let end = at;
    for (const ring of this.#rings) {
      end = writePoints(end, ring);
    }
    u32.set(this.#sizes, this.sizesAt(at, 1) >>> 2);
    u32.set(this.#partSizes, this.sizesAt(at, 2) >>> 2);
  }
}

/** Whether this is a point. A ring of so few numbers would enclose nothing. */
function isPoint(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  if ('x' in value) {
    return typeof value.x === 'number' && typeof (value as Vec2).y === 'number';
  }
  const { length, 0: x, 1: y } = value as ArrayLike<unknown>;
  return (length === 2 || length === 3) && typeof x === 'number' && typeof y === 'number';
}

/** The rings of a polygon in any of its forms. */
export function ringList(polygon: RingsLike): readonly PointsLike[] {
  checkObject(polygon, 'rings');
  if ('type' in polygon) {
    if (polygon.type !== 'Polygon') {
      throw refused('type', polygon.type, "'Polygon'", 'SAT_ERR_INVALID_ENUM');
    }
    return ringList(polygon.coordinates);
  }
  if (polygon.length > 0 && (areNumbers(polygon as PointsLike) || isPoint(polygon[0]))) {
    return [polygon as PointsLike];
  }
  const rings = polygon as readonly PointsLike[];
  rings.forEach((ring, i) => countOf(ring, `rings[${i}]`));
  return rings;
}

export function ringsOf(rings: RingsLike): Rings {
  return new Rings(ringList(rings), []);
}

export function ringsOfParts(parts: Parts): Rings {
  const lists = parts.map(ringList);
  return new Rings(lists.flat(), lists.map((part) => part.length));
}

/** Values of a size in bytes, one after the other. */
export function readList<T>(
  at: number, count: number, stride: number, read: (at: number) => T,
): T[] {
  const list: T[] = [];
  for (let i = 0; i < count; i++) {
    list.push(read(at + stride * i));
  }
  return list;
}

/** Writes values of a size in bytes. An error names the entry at fault. */
export function writeList<T>(
  at: number, list: readonly T[], stride: number, write: (at: number, value: T) => void,
): void {
  forEntries(list, (value, i) => write(at + stride * i, value));
}

export function readWords(at: number, count: number): Uint32Array<ArrayBuffer> {
  return u32.slice(at >>> 2, (at >>> 2) + count);
}

export function readBytes(at: number, count: number): Uint8Array<ArrayBuffer> {
  return u8.slice(at, at + count);
}

export function readPoints(at: number, count: number): Float64Array<ArrayBuffer> {
  return f64.slice(at >>> 3, (at >>> 3) + 2 * count);
}

export function readAddresses(at: number, count: number): Address[] {
  return Array.from(readWords(at, count), (address) => new Address(address));
}

export function readNumbers64(at: number, count: number): number[] {
  return readList(at, count, 8, readNumber64);
}

export function writeIds(at: number, ids: ArrayLike<number>, name: string): void {
  const words = u32;
  bodyIds(ids, name);
  for (let i = 0, to = at >>> 2; i < ids.length; i++, to += 2) {
    words[to] = ids[i]!;
    words[to + 1] = ids[i]! / 2 ** 32;
  }
}

export function writeDoubles(at: number, numbers: ArrayLike<number>, name: string): void {
  f64.set(doubles(numbers, name), at >>> 3);
}

export function writeIntegers(at: number, numbers: ArrayLike<number>, name: string): void {
  i32.set(ints(numbers, name), at >>> 2);
}

export function writeBytes(at: number, bytes: ArrayLike<number>, name: string): void {
  u8.set(ints(bytes, name), at);
}

export function writeWords(at: number, words: BigUint64Array): void {
  new BigUint64Array(u8.buffer, at, words.length).set(words);
}

/** A number of 64 bits, with all its bits. */
export function readBits64(at: number): bigint {
  return (BigInt(u32[(at + 4) >>> 2]!) << 32n) | BigInt(u32[at >>> 2]!);
}

/** A limit as C takes it, where 0 is none. */
export function limitOf(
  most: number, name: string, largest = Number.MAX_SAFE_INTEGER,
): number {
  double(most, name);
  return most < Infinity ? Math.max(1, Math.min(Math.floor(most), largest)) : 0;
}

/** The number of a word. `entry` says which one of a list it is. */
export function numberOf<W extends string>(
  words: readonly (W | undefined)[], word: W, what: string, entry?: number,
): number {
  const number = words.indexOf(word);
  if (number < 0 || word === undefined) {
    const known = words.filter((each) => each !== undefined).map((each) => `'${each}'`).join(', ');
    const message = `${what} is '${word}'; expected ${known}`;
    if (entry === undefined) {
      throw new Sat2dError('SAT_ERR_INVALID_ENUM', message);
    }
    throw new Sat2dError('SAT_ERR_INVALID_ENUM', `entry ${entry}: ${message}`, { entry });
  }
  return number;
}

/** Writes the numbers of words. */
export function writeCodes<W extends string>(
  at: number, list: ArrayLike<W>, words: readonly W[], what: string,
): void {
  for (let i = 0; i < list.length; i++) {
    i32[(at + 4 * i) >>> 2] = numberOf(words, list[i]!, what, i);
  }
}

const NAMES = new Map<number, StatusName>(
  Object.entries(STATUS).map(([name, code]) => [code, name as StatusName]),
);

const decoder = new TextDecoder();

export function readText(at: number, length: number): string {
  return decoder.decode(u8.subarray(at, at + length));
}

/** The exception of the last call, which failed. */
function lastFailure(): Sat2dError {
  const text = loaded.sat_last_error() >>> 0;
  const message = readText(text, u8.indexOf(0, text) - text);
  const at = handFrame();
  loaded.sat_last_error_details(at);
  const index = (offset: number) => {
    const found = u32[(at + offset) >>> 2]!;
    return found === SAT_NO_INDEX ? undefined : found;
  };
  const indices: Record<string, number | [number, number]> = {};
  const put = (offset: number, one: string, both: string, other?: string) => {
    const [first, second] = [index(offset), index(offset + 4)];
    if (first !== undefined && second !== undefined && other === undefined) {
      indices[both] = [first, second];
      return;
    }
    if (first !== undefined) {
      indices[one] = first;
    }
    if (second !== undefined && other !== undefined) {
      indices[other] = second;
    }
  };
  put(ERROR_DETAILS.rings, 'ring', 'rings', 'otherRing');
  put(ERROR_DETAILS.vertices, 'vertex', 'vertices');
  put(ERROR_DETAILS.edges, 'edge', 'edges');
  put(ERROR_DETAILS.parts, 'part', 'parts');
  for (const name of ['entry', 'body'] as const) {
    const found = index(ERROR_DETAILS[name]);
    if (found !== undefined) {
      indices[name] = found;
    }
  }
  const hasPoint = index(ERROR_DETAILS.hasPoint) !== 0;
  const point = hasPoint ? readVec2(at + ERROR_DETAILS.point) : undefined;
  const status = NAMES.get(i32[(at + ERROR_DETAILS.status) >>> 2]!) ?? 'SAT_ERR_INTERNAL';
  return new Sat2dError(status, message, indices as ErrorIndices, point);
}

/** Throws if a call failed. */
export function checked(status: number): void {
  look();
  if (status !== 0) {
    throw lastFailure();
  }
}

/** Whether a buffer was large enough. Throws if a call failed otherwise. */
export function suffices(status: number): boolean {
  look();
  if (status === SAT_ERR_CAPACITY) {
    return false;
  }
  checked(status);
  return true;
}
