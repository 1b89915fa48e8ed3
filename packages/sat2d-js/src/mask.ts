import * as wasm from './wasm/sat2d_wasm.js';
import { checked, made, scratch, type Vec2Like, vec2At, type Vec2, written, xOf, yOf } from
  './border.js';
import { Sat2dError } from './error.js';
import { BYTES_OF_CELL, Shape, shapesOf } from './full-shape.js';
import { withMemory } from './guard.js';
import { Owner } from './owner.js';
import type { BaseShape } from './shape.js';
import { putTransform, type TransformLike } from './transform.js';

/** The bounds of the pixels that count. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Which pixels are neighbours: those that share a side, or a corner as well. */
export type Connectivity = 'four' | 'eight';

/**
 * The boundary of connected pixels: rings of corners in whole pixels, `[x0, y0, x1, y1, ...]`, the
 * outer one first, then the holes.
 */
export type MaskOutline = Float64Array[];

/** Makes a mask of this size. */
function withBits<T>(width: number, height: number, make: () => T): T {
  return withMemory((width * height) / 2, make);
}

/**
 * A bit for each pixel of an image: whether it counts. Pixel (x, y) is in column x and row y; the
 * first row is on top if y points down.
 *
 * ```js
 * const alpha = new Uint8Array([0, 255, 9, 0, 200, 128]);
 * const mask = Mask.fromAlpha(alpha, 3, 2, 128);
 * mask.count; // 3
 * mask.bounds; // { x: 1, y: 0, width: 2, height: 2 }
 * mask.overlapArea(mask, [0, 1]); // 1
 * ```
 *
 * Its memory is freed as that of a {@link Shape}.
 */
export class Mask extends Owner<wasm.Mask> {
  /** @internal */
  constructor(handle: wasm.Mask) {
    super(handle, 'mask');
  }

  /**
   * A mask in which no pixel counts.
   *
   * @throws {Sat2dError} if there are more than 2^27 pixels.
   */
  static empty(width: number, height: number): Mask {
    return new Mask(made(withBits(width, height, () => wasm.mask_empty(width, height))));
  }

  /**
   * The pixels whose alpha is at least the threshold.
   *
   * @param alpha a byte for each pixel, row by row.
   * @throws {Sat2dError} if there are not `width` times `height` alphas, or more than 2^27.
   */
  static fromAlpha(alpha: Uint8Array, width: number, height: number, threshold = 128): Mask {
    const make = () => wasm.mask_from_alpha(alpha, width, height, threshold);
    return new Mask(made(withBits(width, height, make)));
  }

  /** The same of what `getImageData` of a canvas gives: four bytes for each pixel. */
  static fromImageData(
    image: { readonly data: ArrayLike<number>; readonly width: number; readonly height: number },
    threshold = 128,
  ): Mask {
    const { data, width, height } = image;
    const alpha = Uint8Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 3]!);
    return Mask.fromAlpha(alpha, width, height, threshold);
  }

  /**
   * The pixels whose bits are set.
   *
   * @param words the bits of each row, 64 in a word, the first pixel in the lowest bit.
   * @throws {Sat2dError} if the number of words is wrong.
   */
  static fromWords(words: BigUint64Array, width: number, height: number): Mask {
    const make = () => wasm.mask_from_words(words, width, height);
    return new Mask(made(withBits(width, height, make)));
  }

  /** A copy, which may be changed. */
  clone(): Mask {
    return new Mask(this.handle.copy());
  }

  /** Whether both have the same size and the same pixels. */
  equals(other: Mask): boolean {
    return this.handle.equals(other.handle);
  }

  /** The number of columns. */
  get width(): number {
    return this.handle.width();
  }

  /** The number of rows. */
  get height(): number {
    return this.handle.height();
  }

  /** Whether a pixel counts; none outside does. */
  get(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && this.handle.get(x, y);
  }

  /** Changes whether a pixel counts; outside, nothing happens. */
  set(x: number, y: number, isSet: boolean): void {
    if (x >= 0 && y >= 0) {
      this.handle.set(x, y, isSet);
    }
  }

  /**
   * Sets or clears all pixels whose centres are in a placed shape or on its boundary; exact. Pixel
   * (x, y) has its centre at (x + 0.5, y + 0.5).
   *
   * @throws {Sat2dError} if the shape cannot be placed.
   */
  fill(shape: BaseShape, at: TransformLike, isSet: boolean): void {
    putTransform(at, scratch(), 0);
    checked(this.handle.fill(shape.handle, isSet));
  }

  /** The number of pixels that count. */
  get count(): number {
    return this.handle.count();
  }

  /** Whether no pixel counts. */
  get isEmpty(): boolean {
    return this.handle.is_empty();
  }

  /** The bounds of the pixels that count; `undefined` if none does. */
  get bounds(): PixelBox | undefined {
    if (this.handle.bounds() === 0) {
      return undefined;
    }
    const [x, y, width, height] = written(4);
    return { x: x!, y: y!, width: width!, height: height! };
  }

  /** The 64 pixels from (x, y) on to the right, the first in the lowest bit. */
  word(x: number, y: number): bigint {
    return this.handle.word(x, y);
  }

  /**
   * Whether two masks have a pixel in common.
   *
   * @param offset where the other mask's pixel (0, 0) is, in whole pixels.
   */
  overlaps(other: Mask, offset: Vec2Like): boolean {
    return this.handle.overlaps(other.handle, xOf(offset), yOf(offset));
  }

  /** The number of pixels in common. */
  overlapArea(other: Mask, offset: Vec2Like): number {
    return this.handle.overlap_area(other.handle, xOf(offset), yOf(offset));
  }

  /** The pixels in common, as a mask of the size of this one. */
  overlapMask(other: Mask, offset: Vec2Like): Mask {
    return new Mask(this.handle.overlap_mask(other.handle, xOf(offset), yOf(offset)));
  }

  /** The first pixel in common, row by row. */
  firstOverlap(other: Mask, offset: Vec2Like): Vec2 | undefined {
    const found = this.handle.first_overlap(other.handle, xOf(offset), yOf(offset));
    return found === 1 ? vec2At(written(2), 0) : undefined;
  }

  /**
   * The outlines of the groups of connected pixels, along the edges of pixels. Those of
   * `'four'` are valid polygons for `decompose` and `simplify`.
   *
   * ```js
   * const square = Mask.empty(4, 3);
   * square.fill(Shape.rectangleXywh(1, 1, 2, 2), Transform.IDENTITY, true);
   * const [outline] = square.outlines();
   * Array.from(outline[0]); // [1, 1, 3, 1, 3, 3, 1, 3]
   * ```
   */
  outlines(connectivity: Connectivity = 'four'): MaskOutline[] {
    if (connectivity !== 'four' && connectivity !== 'eight') {
      const message = `connectivity is '${connectivity}'; expected 'four' or 'eight'`;
      throw new Sat2dError('SAT_ERR_INVALID_ENUM', message);
    }
    const count = this.#traced(() => this.handle.outlines(connectivity === 'eight'));
    const sum = (numbers: Float64Array) => numbers.reduce((total, number) => total + number, 0);
    const parts = written(count).slice(0, count);
    const rings = count + sum(parts);
    const lengths = written(rings).slice(count, rings);
    const end = rings + 2 * sum(lengths);
    const corners = written(end).slice(rings, end);
    let [ring, start] = [0, 0];
    const next = () => {
      const length = 2 * lengths[ring++]!;
      return corners.slice(start, (start += length));
    };
    return Array.from(parts, (part) => Array.from({ length: part }, next));
  }

  /**
   * The pixels that count as one shape. Pixel (x, y) covers the square from (x, y) - `pivot` to
   * (x + 1, y + 1) - `pivot`.
   *
   * @throws {Sat2dError} if no pixel counts, or the pivot is not finite or too far away.
   */
  shape(pivot: Vec2Like = [0, 0]): Shape {
    return new Shape(made(this.#traced(() => this.handle.shape(xOf(pivot), yOf(pivot)))));
  }

  /**
   * A shape for each group of pixels that are connected by their sides, with holes: for landscapes
   * whose parts fall apart. Pixels and pivot are those of `shape`.
   *
   * @throws {Sat2dError} if the pivot is not finite or too far away.
   */
  groups(pivot: Vec2Like = [0, 0]): Shape[] {
    return shapesOf(made(this.#traced(() => this.handle.groups(xOf(pivot), yOf(pivot)))));
  }

  /** Calls what finds outlines. */
  #traced<T>(call: () => T): T {
    return withMemory(BYTES_OF_CELL * this.width * this.height, call);
  }
}
