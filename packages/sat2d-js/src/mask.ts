import { checkCount } from './count.js';
import {
  numberOf, readPoints, readWords, suffices, type TransformLike, type Vec2, type Vec2Like,
} from './ffi.js';
import { BYTES_OF_CELL, Shape, shapesOf } from './full-shape.js';
import { CONNECTIVITIES } from './generated/enums.js';
import * as c from './generated/functions.js';
import { SILHOUETTE_BUFFERS, readSilhouettes } from './generated/structs.js';
import { called, withMemory } from './guard.js';
import { alloc, free, handFrame, module, u32 } from './memory.js';
import { type Address, Owner, read } from './owner.js';
import type { BaseShape } from './shape.js';

/** The bounds of the pixels that count. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Which pixels are neighbours: those that share a side, or a corner as well. */
export type Connectivity = (typeof CONNECTIVITIES)[number];

/**
 * The boundary of connected pixels: rings of corners in whole pixels, `[x0, y0, x1, y1, ...]`, the
 * outer one first, then the holes.
 */
export type MaskSilhouette = Float64Array[];

/** Makes a mask of this size. */
function withBits(width: number, height: number, make: () => Address): Mask {
  return new Mask(withMemory((width * height) / 2, make));
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
export class Mask extends Owner {
  /** @internal */
  constructor(address: Address) {
    super('mask', address);
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
  static empty(width: number, height: number): Mask {
    return withBits(width, height, () => c.maskNew(width, height));
  }

  /**
   * The pixels whose alpha is at least the threshold.
   *
   * @param alpha a byte for each pixel, row by row.
   * @throws {Sat2dError} if there are not `width` times `height` alphas, or more than 2^27.
   */
  static fromAlpha(alpha: Uint8Array, width: number, height: number, threshold = 128): Mask {
    checkCount('alpha', alpha.length, width * height);
    return withBits(width, height, () => c.maskNewAlpha(alpha, width, height, threshold));
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
    checkCount('words', words.length, Math.ceil(width / 64) * height);
    return withBits(width, height, () => c.maskNewWords(words, width, height));
  }

  /** A copy, which may be changed. */
  clone(): Mask {
    return new Mask(c.maskClone(this));
  }

  /** Whether both have the same size and the same pixels. */
  equals(other: Mask): boolean {
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

  /**
   * Sets or clears all pixels whose centres are in a placed shape or on its boundary; exact. Pixel
   * (x, y) has its centre at (x + 0.5, y + 0.5).
   *
   * @throws {Sat2dError} if the shape cannot be placed.
   */
  fill(shape: BaseShape, at: TransformLike, isSet: boolean): void {
    c.maskFill(this, shape, at, isSet);
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
  overlaps(other: Mask, offset: Vec2Like): boolean {
    return c.maskOverlaps(this, other, offset);
  }

  /** The number of pixels in common. */
  overlapArea(other: Mask, offset: Vec2Like): number {
    return c.maskOverlapArea(this, other, offset);
  }

  /** The pixels in common, as a mask of the size of this one. */
  overlapMask(other: Mask, offset: Vec2Like): Mask {
    return new Mask(c.maskOverlapMask(this, other, offset));
  }

  /** The first pixel in common, row by row. */
  firstOverlap(other: Mask, offset: Vec2Like): Vec2 | undefined {
    return c.maskFirstOverlap(this, other, offset)?.pixel;
  }

  /**
   * The silhouettes of the groups of connected pixels, along the edges of pixels. Those of
   * `'four'` are valid polygons for `decompose` and `simplify`.
   *
   * ```js
   * const square = Mask.empty(4, 3);
   * square.fill(Shape.rectangleXywh(1, 1, 2, 2), Transform.IDENTITY, true);
   * const [silhouette] = square.silhouettes();
   * Array.from(silhouette[0]); // [1, 1, 3, 1, 3, 3, 1, 3]
   * ```
   */
  silhouettes(connectivity: Connectivity = 'four'): MaskSilhouette[] {
    const [parts, rings, points] = this.#traced(() => this.#silhouettesIn(connectivity));
    let [ring, start] = [0, 0];
    const next = () => {
      const size = 2 * rings[ring++]!;
      return points.slice(start, (start += size));
    };
    return Array.from(parts, (part) => Array.from({ length: part }, next));
  }

  /** The sizes of parts and of rings, and the points of all silhouettes. */
  #silhouettesIn(connectivity: Connectivity): [Uint32Array, Uint32Array, Float64Array] {
    let [points, rings, parts] = [1024, 256, 128];
    for (;;) {
      const block = alloc(16 * points + 4 * rings + 4 * parts);
      try {
        const [ringSizes, partSizes] = [block + 16 * points, block + 16 * points + 4 * rings];
        const at = handFrame();
        u32[(at + SILHOUETTE_BUFFERS.points) >>> 2] = block;
        u32[(at + SILHOUETTE_BUFFERS.pointCapacity) >>> 2] = points;
        u32[(at + SILHOUETTE_BUFFERS.ringSizes) >>> 2] = ringSizes;
        u32[(at + SILHOUETTE_BUFFERS.ringCapacity) >>> 2] = rings;
        u32[(at + SILHOUETTE_BUFFERS.partSizes) >>> 2] = partSizes;
        u32[(at + SILHOUETTE_BUFFERS.partCapacity) >>> 2] = parts;
        const out = at + SILHOUETTE_BUFFERS.size;
        const how = numberOf(CONNECTIVITIES, connectivity, 'connectivity');
        const status = called(() => module.sat_mask_silhouettes(read(this, 'mask'), how, at, out));
        const isWhole = suffices(status);
        const { partCount, ringCount, pointCount } = readSilhouettes(out);
        if (isWhole) {
          return [
            readWords(partSizes, partCount), readWords(ringSizes, ringCount),
            readPoints(block, pointCount),
          ];
        }
        [points, rings, parts] = [pointCount, ringCount, partCount];
      } finally {
        free(block);
      }
    }
  }

  /**
   * The pixels that count as one shape. Pixel (x, y) covers the square from (x, y) - `pivot` to
   * (x + 1, y + 1) - `pivot`.
   *
   * @throws {Sat2dError} if no pixel counts, or the pivot is not finite or too far away.
   */
  shape(pivot: Vec2Like = [0, 0]): Shape {
    return new Shape(this.#traced(() => c.shapeNewMask(this, pivot)));
  }

  /**
   * A shape for each group of pixels that are connected by their sides, with holes: for landscapes
   * whose parts fall apart. Pixels and pivot are those of `shape`.
   *
   * @throws {Sat2dError} if the pivot is not finite or too far away.
   */
  groups(pivot: Vec2Like = [0, 0]): Shape[] {
    return shapesOf(this.#traced(() => c.shapeNewMaskGroups(this, pivot)));
  }

  /** Calls what finds silhouettes. */
  #traced<T>(call: () => T): T {
    return withMemory(BYTES_OF_CELL * this.width * this.height, call);
  }
}
