import { checkCount } from './count.js';
import type { Vec2, Vec2Like } from './ffi.js';
import * as c from './generated/functions.js';
import { withMemory } from './guard.js';
import { type Address, Owner } from './owner.js';

/** The bounds of the pixels that count. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A class of masks. */
type Maker<S extends BaseMask> = new (address: Address) => S;

/** Makes what a mask of this size needs. */
function withBits(width: number, height: number, make: () => Address): Address {
  return withMemory((width * height) / 2, make);
}

/** A bit for each pixel of an image, without what knows of shapes. */
export class BaseMask extends Owner {
  /** @internal */
  constructor(address: Address) {
    super('mask', 'sat_mask_free', address);
  }

  /** @internal */
  protected override described(): string {
    return `${this.width} × ${this.height}, count: ${this.count}`;
  }

  /**
   * A mask in which no pixel counts.
   *
   * @throws {Sat2dError} if there are more than 2^27 pixels.
   */
  static empty<S extends BaseMask>(this: Maker<S>, width: number, height: number): S {
    return new this(withBits(width, height, () => c.maskNew(width, height)));
  }

  /**
   * The pixels whose alpha is at least the threshold.
   *
   * @param alpha a byte for each pixel, row by row.
   * @throws {Sat2dError} if there are not `width` times `height` alphas, or more than 2^27.
   */
  static fromAlpha<S extends BaseMask>(
    this: Maker<S>, alpha: Uint8Array, width: number, height: number, threshold = 128,
  ): S {
    checkCount('alpha', alpha.length, width * height);
    const make = () => c.maskNewAlpha(alpha, width, height, threshold);
    return new this(withBits(width, height, make));
  }

  /** The same of what `getImageData` of a canvas gives: four bytes for each pixel. */
  static fromImageData<S extends BaseMask>(
    this: Maker<S>,
    image: { readonly data: ArrayLike<number>; readonly width: number; readonly height: number },
    threshold = 128,
  ): S {
    const { data, width, height } = image;
    const alpha = Uint8Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 3]!);
    return BaseMask.fromAlpha.call(this, alpha, width, height, threshold) as S;
  }

  /**
   * The pixels whose bits are set.
   *
   * @param words the bits of each row, 64 in a word, the first pixel in the lowest bit.
   * @throws {Sat2dError} if the number of words is wrong.
   */
  static fromWords<S extends BaseMask>(
    this: Maker<S>, words: BigUint64Array, width: number, height: number,
  ): S {
    checkCount('words', words.length, Math.ceil(width / 64) * height);
    return new this(withBits(width, height, () => c.maskNewWords(words, width, height)));
  }

  /** A copy, which may be changed. */
  clone(): this {
    return this.#like(c.maskClone(this));
  }

  /** Whether both have the same size and the same pixels. */
  equals(other: this): boolean {
    return this.width === other.width && this.height === other.height
      && this.count === other.count && this.overlapArea(other, [0, 0]) === this.count;
  }

  /** The number of columns. */
  get width(): number {
    return c.maskWidth(this);
  }

  /** The number of rows. */
  get height(): number {
    return c.maskHeight(this);
  }

  /** Whether a pixel counts; none outside does. */
  get(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && c.maskGet(this, x, y);
  }

  /** Changes whether a pixel counts; outside, nothing happens. */
  set(x: number, y: number, isSet: boolean): void {
    if (x >= 0 && y >= 0) {
      c.maskSet(this, x, y, isSet);
    }
  }

  /** The number of pixels that count. */
  get count(): number {
    return c.maskCount(this);
  }

  /** Whether no pixel counts. */
  get isEmpty(): boolean {
    return c.maskIsEmpty(this);
  }

  /** The bounds of the pixels that count; `undefined` if none does. */
  get bounds(): PixelBox | undefined {
    const box = c.maskBounds(this);
    return box.width === 0 ? undefined : box;
  }

  /** The 64 pixels from (x, y) on to the right, the first in the lowest bit. */
  word(x: number, y: number): bigint {
    return c.maskWord(this, x | 0, y | 0);
  }

  /**
   * Whether two masks have a pixel in common.
   *
   * @param offset where the other mask's pixel (0, 0) is, in whole pixels.
   */
  overlaps(other: this, offset: Vec2Like): boolean {
    return c.maskOverlaps(this, other, offset);
  }

  /** The number of pixels in common. */
  overlapArea(other: this, offset: Vec2Like): number {
    return c.maskOverlapArea(this, other, offset);
  }

  /** The pixels in common, as a mask of the size of this one. */
  overlapMask(other: this, offset: Vec2Like): this {
    return this.#like(c.maskOverlapMask(this, other, offset));
  }

  /** The first pixel in common, row by row. */
  firstOverlap(other: this, offset: Vec2Like): Vec2 | undefined {
    return c.maskFirstOverlap(this, other, offset)?.pixel;
  }

  /** Another mask of this class. */
  #like(address: Address): this {
    return new (this.constructor as Maker<this>)(address);
  }
}
