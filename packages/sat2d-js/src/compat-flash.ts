// Parity with `flash.geom` and `BitmapData.hitTest`.
import * as wasm from './wasm/sat2d_wasm.js';
import {
  checked, numberOf, put, scratch, type Vec2, type Vec2Like, vec2At, written, xOf, yOf,
} from './border.js';
import { putTransform, type Transform, type TransformLike, writtenTransform } from './transform.js';

const SCRIPTS = ['as3', 'as2'] as const;
const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/** The language of the program: functions of ActionScript 2 and 3 differ. */
export type FlashScript = (typeof SCRIPTS)[number];

/** A side of a {@link FlashRectangle}. */
export type FlashSide = (typeof SIDES)[number];

/** A `flash.geom.Rectangle`. */
export interface FlashRectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The number of a language. */
export function flashScriptNumber(script: FlashScript): number {
  return numberOf(SCRIPTS, script, 'script');
}

function putRectangles(...rectangles: FlashRectangle[]): void {
  put(...rectangles.flatMap(({ x, y, width, height }) => [x, y, width, height]));
}

/** The rectangle that the last call wrote. */
export function flashRectangleWritten(): FlashRectangle {
  const [x, y, width, height] = written(4);
  return { x: x!, y: y!, width: width!, height: height! };
}

/** Where a side is: `left`, `top`, `right`, `bottom`. */
export function flashRectangleSide(rectangle: FlashRectangle, side: FlashSide): number {
  putRectangles(rectangle);
  return wasm.flash_rectangle_side(numberOf(SIDES, side, 'side'));
}

/** The rectangle after a side was set, the others staying where they are. */
export function flashRectangleSetSide(
  rectangle: FlashRectangle, side: FlashSide, value: number,
): FlashRectangle {
  putRectangles(rectangle);
  wasm.flash_rectangle_set_side(numberOf(SIDES, side, 'side'), value);
  return flashRectangleWritten();
}

/** What `inflate` makes of a rectangle. */
export function flashRectangleInflate(
  rectangle: FlashRectangle, dx: number, dy: number,
): FlashRectangle {
  putRectangles(rectangle);
  wasm.flash_rectangle_inflate(dx, dy);
  return flashRectangleWritten();
}

/** `isEmpty`. */
export function flashRectangleIsEmpty(
  rectangle: FlashRectangle, script: FlashScript = 'as3',
): boolean {
  putRectangles(rectangle);
  return wasm.flash_rectangle_is_empty(flashScriptNumber(script));
}

/** `contains`, `containsPoint`. */
export function flashRectangleContains(
  rectangle: FlashRectangle, x: number, y: number,
): boolean {
  putRectangles(rectangle);
  return wasm.flash_rectangle_contains(x, y);
}

/** `containsRect`: whether `b` is in `a`. */
export function flashRectangleContainsRectangle(
  a: FlashRectangle, b: FlashRectangle, script: FlashScript = 'as3',
): boolean {
  putRectangles(a, b);
  return wasm.flash_rectangle_contains_rectangle(flashScriptNumber(script));
}

/** `intersects`. */
export function flashRectangleIntersects(
  a: FlashRectangle, b: FlashRectangle, script: FlashScript = 'as3',
): boolean {
  putRectangles(a, b);
  return wasm.flash_rectangle_intersects(flashScriptNumber(script));
}

/** `intersection`. */
export function flashRectangleIntersection(
  a: FlashRectangle, b: FlashRectangle, script: FlashScript = 'as3',
): FlashRectangle {
  putRectangles(a, b);
  wasm.flash_rectangle_intersection(flashScriptNumber(script));
  return flashRectangleWritten();
}

/** `union`. */
export function flashRectangleUnion(
  a: FlashRectangle, b: FlashRectangle, script: FlashScript = 'as3',
): FlashRectangle {
  putRectangles(a, b);
  wasm.flash_rectangle_union(flashScriptNumber(script));
  return flashRectangleWritten();
}

function pointWritten(): Vec2 {
  return vec2At(written(2), 0);
}

/** `add` of two `flash.geom.Point`. */
export function flashPointAdd(a: Vec2Like, b: Vec2Like): Vec2 {
  wasm.flash_point_add(xOf(a), yOf(a), xOf(b), yOf(b));
  return pointWritten();
}

/** `subtract`: `a` minus `b`. */
export function flashPointSubtract(a: Vec2Like, b: Vec2Like): Vec2 {
  wasm.flash_point_subtract(xOf(a), yOf(a), xOf(b), yOf(b));
  return pointWritten();
}

/** `length` of a `flash.geom.Point`. */
export function flashPointLength(point: Vec2Like): number {
  return wasm.flash_point_length(xOf(point), yOf(point));
}

/** `Point.distance`. */
export function flashPointDistance(a: Vec2Like, b: Vec2Like): number {
  return wasm.flash_point_distance(xOf(a), yOf(a), xOf(b), yOf(b));
}

/** `Point.interpolate`: `a` at 1, `b` at 0. */
export function flashPointInterpolate(a: Vec2Like, b: Vec2Like, f: number): Vec2 {
  wasm.flash_point_interpolate(xOf(a), yOf(a), xOf(b), yOf(b), f);
  return pointWritten();
}

/** What `normalize` makes of a point. */
export function flashPointNormalize(
  point: Vec2Like, thickness: number, script: FlashScript = 'as3',
): Vec2 {
  wasm.flash_point_normalize(xOf(point), yOf(point), flashScriptNumber(script), thickness);
  return pointWritten();
}

/** `Point.polar`. */
export function flashPointPolar(length: number, angle: number): Vec2 {
  wasm.flash_point_polar(length, angle);
  return pointWritten();
}

function putMatrices(...matrices: TransformLike[]): void {
  const numbers = scratch(12);
  matrices.forEach((matrix, i) => putTransform(matrix, numbers, 6 * i));
}

/** What `scale` makes of a `flash.geom.Matrix`. */
export function flashMatrixScale(matrix: TransformLike, sx: number, sy: number): Transform {
  putMatrices(matrix);
  wasm.flash_matrix_scale(sx, sy);
  return writtenTransform();
}

/** What `rotate` makes of a matrix. */
export function flashMatrixRotate(matrix: TransformLike, angle: number): Transform {
  putMatrices(matrix);
  wasm.flash_matrix_rotate(angle);
  return writtenTransform();
}

/** What `translate` makes of a matrix. */
export function flashMatrixTranslate(matrix: TransformLike, dx: number, dy: number): Transform {
  putMatrices(matrix);
  wasm.flash_matrix_translate(dx, dy);
  return writtenTransform();
}

/** What `concat` makes of a matrix: `matrix` acts first, then `other`. */
export function flashMatrixConcat(matrix: TransformLike, other: TransformLike): Transform {
  putMatrices(matrix, other);
  wasm.flash_matrix_concat();
  return writtenTransform();
}

/** What `invert` makes of a matrix. */
export function flashMatrixInvert(matrix: TransformLike): Transform {
  putMatrices(matrix);
  wasm.flash_matrix_invert();
  return writtenTransform();
}

/** What `createBox` makes. */
export function flashMatrixCreateBox(
  scaleX: number, scaleY: number, rotation = 0, tx = 0, ty = 0,
): Transform {
  wasm.flash_matrix_create_box(scaleX, scaleY, rotation, tx, ty);
  return writtenTransform();
}

/** What `createGradientBox` makes. */
export function flashMatrixCreateGradientBox(
  width: number, height: number, rotation = 0, tx = 0, ty = 0,
): Transform {
  wasm.flash_matrix_create_gradient_box(width, height, rotation, tx, ty);
  return writtenTransform();
}

/** `transformPoint`. */
export function flashMatrixTransformPoint(matrix: TransformLike, point: Vec2Like): Vec2 {
  putMatrices(matrix);
  wasm.flash_matrix_transform_point(xOf(point), yOf(point));
  return pointWritten();
}

/** `deltaTransformPoint`: without the translation. */
export function flashMatrixDeltaTransformPoint(matrix: TransformLike, point: Vec2Like): Vec2 {
  putMatrices(matrix);
  wasm.flash_matrix_delta_transform_point(xOf(point), yOf(point));
  return pointWritten();
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
  checked(wasm.flash_color_bounds(argb, width, height, transparent, mask, color, findColor));
  return flashRectangleWritten();
}

/** The alpha channel of a `BitmapData`: a byte for each pixel, row by row. */
export interface FlashBitmap {
  alpha: Uint8Array;
  width: number;
  height: number;
  /** The language of the program, which decides what thresholds mean; `as3` if left out. */
  script?: FlashScript;
}

function bitmapFields(
  { alpha, width, height, script = 'as3' }: FlashBitmap,
): [Uint8Array, number, number, number] {
  return [alpha, width, height, flashScriptNumber(script)];
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
  const fields = bitmapFields(bitmap);
  const at = [xOf(corner), yOf(corner)] as const;
  const [x, y] = [xOf(point), yOf(point)];
  const hit = wasm.flash_bitmap_hits_point(...fields, ...at, threshold, x, y);
  return checked(hit) === 1;
}

/** `BitmapData.hitTest` of a rectangle. */
export function flashBitmapHitsRectangle(
  bitmap: FlashBitmap, corner: Vec2Like, threshold: number, rectangle: FlashRectangle,
): boolean {
  const fields = bitmapFields(bitmap);
  putRectangles(rectangle);
  const at = [xOf(corner), yOf(corner)] as const;
  return checked(wasm.flash_bitmap_hits_rectangle(...fields, ...at, threshold)) === 1;
}

/** `BitmapData.hitTest` of another bitmap. */
export function flashBitmapHitsBitmap(
  bitmap: FlashBitmap, corner: Vec2Like, threshold: number,
  other: FlashBitmap, otherCorner: Vec2Like, otherThreshold: number,
): boolean {
  put(
    xOf(corner), yOf(corner), threshold,
    xOf(otherCorner), yOf(otherCorner), otherThreshold,
  );
  const hit = wasm.flash_bitmap_hits_bitmap(...bitmapFields(bitmap), ...bitmapFields(other));
  return checked(hit) === 1;
}
