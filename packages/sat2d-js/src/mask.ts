import { BaseMask } from './base-mask.js';
import {
  numberOf, readPoints, readWords, suffices, type TransformLike, type Vec2Like,
} from './ffi.js';
import { Shape } from './full-shape.js';
import { CONNECTIVITIES } from './generated/enums.js';
import * as c from './generated/functions.js';
import { SILHOUETTE_BUFFERS, readSilhouettes } from './generated/structs.js';
import { called, withMemory } from './guard.js';
import { alloc, free, handFrame, module, u32 } from './memory.js';
import { read } from './owner.js';
import { BYTES_OF_CELL } from './polygon-shape.js';
import type { BaseShape } from './shape.js';

export type { PixelBox } from './base-mask.js';

/** Which pixels are neighbours: those that share a side, or a corner as well. */
export type Connectivity = (typeof CONNECTIVITIES)[number];

/**
 * The boundary of connected pixels: rings of corners in whole pixels, `[x0, y0, x1, y1, ...]`, the
 * outer one first, then the holes.
 */
export type MaskSilhouette = Float64Array[];

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
export class Mask extends BaseMask {
  /**
   * Sets or clears all pixels whose centres are in a placed shape or on its boundary; exact. Pixel
   * (x, y) has its centre at (x + 0.5, y + 0.5).
   *
   * @throws {Sat2dError} if the shape cannot be placed.
   */
  fill(shape: BaseShape, at: TransformLike, isSet: boolean): void {
    c.maskFill(this, shape, at, isSet);
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
    const groups = this.#traced(() => c.shapeNewMaskGroups(this, pivot));
    return groups.map((address) => new Shape(address));
  }

  /** Calls what finds silhouettes. */
  #traced<T>(call: () => T): T {
    return withMemory(BYTES_OF_CELL * this.width * this.height, call);
  }
}
