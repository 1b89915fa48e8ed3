// Parity with `flash.geom` and `BitmapData.hitTest`.
import { checkCount } from './count.js';
import { numberOf, type Transform, type TransformLike, type Vec2, type Vec2Like } from './ffi.js';
import { FLASH_SCRIPTS, type FLASH_SIDES } from './generated/enums.js';
import * as c from './generated/functions.js';
import { FLASH_BITMAP } from './generated/structs.js';
import { alloc, free, handFrame, u32, u8 } from './memory.js';

/** The language of the program: functions of ActionScript 2 and 3 differ. */
export type FlashScript = (typeof FLASH_SCRIPTS)[number];

/** A side of a {@link FlashRectangle}. */
export type FlashSide = (typeof FLASH_SIDES)[number];

/** A `flash.geom.Rectangle`. */
export interface FlashRectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a side is: `left`, `top`, `right`, `bottom`. */
export function flashRectangleSide(rectangle: FlashRectangle, side: FlashSide): number {
  return c.compatFlashRectangleSide(rectangle, side);
}

/** The rectangle after a side was set, the others staying where they are. */
export function flashRectangleSetSide(
  rectangle: FlashRectangle, side: FlashSide, value: number,
): FlashRectangle {
  return c.compatFlashRectangleSetSide(rectangle, side, value);
}

/** What `inflate` makes of a rectangle. */
export function flashRectangleInflate(
  rectangle: FlashRectangle, dx: number, dy: number,
): FlashRectangle {
  return c.compatFlashRectangleInflate(rectangle, dx, dy);
}

/** `isEmpty`. */
export function flashRectangleIsEmpty(
  rectangle: FlashRectangle, script: FlashScript = 'as3',
): boolean {
  return c.compatFlashRectangleIsEmpty(rectangle, script);
}

/** `contains`, `containsPoint`. */
export function flashRectangleContains(
  rectangle: FlashRectangle, x: number, y: number,
): boolean {
  return c.compatFlashRectangleContains(rectangle, x, y);
}

/** `containsRect`: whether `b` is in `a`. */
export function flashRectangleContainsRectangle(
  a: FlashRectangle, b: FlashRectangle, script: FlashScript = 'as3',
): boolean {
  return c.compatFlashRectangleContainsRectangle(a, b, script);
}

/** `intersects`. */
export function flashRectangleIntersects(
  a: FlashRectangle, b: FlashRectangle, script: FlashScript = 'as3',
): boolean {
  return c.compatFlashRectangleIntersects(a, b, script);
}

/** `intersection`. */
export function flashRectangleIntersection(
  a: FlashRectangle, b: FlashRectangle, script: FlashScript = 'as3',
): FlashRectangle {
  return c.compatFlashRectangleIntersection(a, b, script);
}

/** `union`. */
export function flashRectangleUnion(
  a: FlashRectangle, b: FlashRectangle, script: FlashScript = 'as3',
): FlashRectangle {
  return c.compatFlashRectangleUnion(a, b, script);
}

/** `add` of two `flash.geom.Point`. */
export function flashPointAdd(a: Vec2Like, b: Vec2Like): Vec2 {
  return c.compatFlashPointAdd(a, b);
}

/** `subtract`: `a` minus `b`. */
export function flashPointSubtract(a: Vec2Like, b: Vec2Like): Vec2 {
  return c.compatFlashPointSubtract(a, b);
}

/** `length` of a `flash.geom.Point`. */
export function flashPointLength(point: Vec2Like): number {
  return c.compatFlashPointLength(point);
}

/** `Point.distance`. */
export function flashPointDistance(a: Vec2Like, b: Vec2Like): number {
  return c.compatFlashPointDistance(a, b);
}

/** `Point.interpolate`: `a` at 1, `b` at 0. */
export function flashPointInterpolate(a: Vec2Like, b: Vec2Like, f: number): Vec2 {
  return c.compatFlashPointInterpolate(a, b, f);
}

/** What `normalize` makes of a point. */
export function flashPointNormalize(
  point: Vec2Like, thickness: number, script: FlashScript = 'as3',
): Vec2 {
  return c.compatFlashPointNormalize(point, script, thickness);
}

/** `Point.polar`. */
export function flashPointPolar(length: number, angle: number): Vec2 {
  return c.compatFlashPointPolar(length, angle);
}

/** What `scale` makes of a `flash.geom.Matrix`. */
export function flashMatrixScale(matrix: TransformLike, sx: number, sy: number): Transform {
  return c.compatFlashMatrixScale(matrix, sx, sy);
}

/** What `rotate` makes of a matrix. */
export function flashMatrixRotate(matrix: TransformLike, angle: number): Transform {
  return c.compatFlashMatrixRotate(matrix, angle);
}

/** What `translate` makes of a matrix. */
export function flashMatrixTranslate(matrix: TransformLike, dx: number, dy: number): Transform {
  return c.compatFlashMatrixTranslate(matrix, dx, dy);
}

/** What `concat` makes of a matrix: `matrix` acts first, then `other`. */
export function flashMatrixConcat(matrix: TransformLike, other: TransformLike): Transform {
  return c.compatFlashMatrixConcat(matrix, other);
}

/** What `invert` makes of a matrix. */
export function flashMatrixInvert(matrix: TransformLike): Transform {
  return c.compatFlashMatrixInvert(matrix);
}

/** What `createBox` makes. */
export function flashMatrixCreateBox(
  scaleX: number, scaleY: number, rotation = 0, tx = 0, ty = 0,
): Transform {
  return c.compatFlashMatrixCreateBox(scaleX, scaleY, rotation, tx, ty);
}

/** What `createGradientBox` makes. */
export function flashMatrixCreateGradientBox(
  width: number, height: number, rotation = 0, tx = 0, ty = 0,
): Transform {
  return c.compatFlashMatrixCreateGradientBox(width, height, rotation, tx, ty);
}

/** `transformPoint`. */
export function flashMatrixTransformPoint(matrix: TransformLike, point: Vec2Like): Vec2 {
  return c.compatFlashMatrixTransformPoint(matrix, point);
}

/** `deltaTransformPoint`: without the translation. */
export function flashMatrixDeltaTransformPoint(matrix: TransformLike, point: Vec2Like): Vec2 {
  return c.compatFlashMatrixDeltaTransformPoint(matrix, point);
}

/** The colours of a `BitmapData`: `0xAARRGGBB` for each pixel, row by row. */
export interface FlashPixels {
  argb: Uint32Array;
  width: number;
  height: number;
  transparent: boolean;
}

/**
 * `BitmapData.getColorBoundsRect`: the box of the pixels with `(pixel & mask) === color`, or with
 * `!==` if `findColor` is false. Colours are compared multiplied by their alphas, as the player
 * stores them.
 *
 * @throws {Sat2dError} if there are not `width` times `height` colours.
 */
export function flashColorBounds(
  image: FlashPixels, mask: number, color: number, findColor = true,
): FlashRectangle {
  const { argb, width, height, transparent } = image;
  checkCount('argb', argb.length, width * height);
  return c.compatFlashColorBounds(argb, width, height, transparent, mask, color, findColor);
}

/** The alpha channel of a `BitmapData`: a byte for each pixel, row by row. */
export interface FlashBitmap {
  alpha: Uint8Array;
  width: number;
  height: number;
  /** The language of the program, which decides what thresholds mean; `as3` if left out. */
  script?: FlashScript;
}

/** Calls a function with the addresses of bitmaps. */
function withBitmaps<T>(bitmaps: readonly FlashBitmap[], call: (...at: number[]) => T): T {
  const size = bitmaps.reduce((sum, { alpha }) => sum + alpha.length, 0);
  const block = alloc(size + 1);
  try {
    let pixels = block;
    const at = bitmaps.map(({ alpha, width, height, script = 'as3' }, i) => {
      checkCount('alpha', alpha.length, width * height);
      const bitmap = handFrame() + FLASH_BITMAP.size * i;
      u8.set(alpha, pixels);
      u32[(bitmap + FLASH_BITMAP.alpha) >>> 2] = pixels;
      u32[(bitmap + FLASH_BITMAP.width) >>> 2] = width;
      u32[(bitmap + FLASH_BITMAP.height) >>> 2] = height;
      u32[(bitmap + FLASH_BITMAP.script) >>> 2] = numberOf(FLASH_SCRIPTS, script, 'script');
      pixels += alpha.length;
      return bitmap;
    });
    return call(...at);
  } finally {
    free(block);
  }
}

/**
 * `BitmapData.hitTest` of a point.
 *
 * @param corner where the upper left pixel of the bitmap is; whole numbers, as all coordinates.
 * @param threshold the least alpha that counts, modulo 2³² and at most 255: -1 is 255 in
 *   ActionScript 3 and 0 in ActionScript 2.
 * @throws {Sat2dError} if there are not `width` times `height` alphas.
 */
export function flashBitmapHitsPoint(
  bitmap: FlashBitmap, corner: Vec2Like, threshold: number, point: Vec2Like,
): boolean {
  return withBitmaps([bitmap], (at) => (
    c.compatFlashBitmapHitsPoint(at!, corner, threshold, point)
  ));
}

/** `BitmapData.hitTest` of a rectangle. */
export function flashBitmapHitsRectangle(
  bitmap: FlashBitmap, corner: Vec2Like, threshold: number, rectangle: FlashRectangle,
): boolean {
  const { width, height } = rectangle;
  return withBitmaps([bitmap], (at) => (
    c.compatFlashBitmapHitsRectangle(
      at!, corner, threshold, rectangle, width, height,
    )
  ));
}

/** `BitmapData.hitTest` of another bitmap. */
export function flashBitmapHitsBitmap(
  bitmap: FlashBitmap, corner: Vec2Like, threshold: number,
  other: FlashBitmap, otherCorner: Vec2Like, otherThreshold: number,
): boolean {
  return withBitmaps([bitmap, other], (at, otherAt) => (
    c.compatFlashBitmapHitsBitmap(
      at!, corner, threshold, otherAt!, otherCorner, otherThreshold,
    )
  ));
}
