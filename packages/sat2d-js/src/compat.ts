/**
 * Parity: the answers of older programs, bit for bit, with their rounding, overflow and errors. For
 * correct answers use the rest of the package.
 */
import type { PointsLike, Vec2 } from './ffi.js';
import { FLASH_MIRRORS } from './generated/enums.js';
import * as c from './generated/functions.js';
import { called } from './guard.js';
import { module } from './memory.js';

export * from './compat-awt.js';
export {
  type FlashBitmap, flashBitmapHitsBitmap, flashBitmapHitsPoint, flashBitmapHitsRectangle,
  flashColorBounds, flashMatrixConcat, flashMatrixCreateBox, flashMatrixCreateGradientBox,
  flashMatrixDeltaTransformPoint, flashMatrixInvert, flashMatrixRotate, flashMatrixScale,
  flashMatrixTransformPoint, flashMatrixTranslate, type FlashPixels, flashPointAdd,
  flashPointDistance, flashPointInterpolate,
  flashPointLength, flashPointNormalize, flashPointPolar, flashPointSubtract, type FlashRectangle,
  flashRectangleContains, flashRectangleContainsRectangle, flashRectangleInflate,
  flashRectangleIntersection, flashRectangleIntersects, flashRectangleIsEmpty,
  flashRectangleSetSide, flashRectangleSide, flashRectangleUnion, type FlashScript,
  type FlashSide,
} from './compat-flash.js';
export * from './compat-pygame.js';
export * from './compat-stage.js';
export * from './generated/compat.js';

/** A rectangle as a Flash program saw a display object on its stage, y down. */
export interface FlashRect {
  /** The centre, in pixels. */
  x: number;
  y: number;
  /** The size before the rotation, in pixels. Half of its integer part counts. */
  width: number;
  height: number;
  /** Degrees, clockwise as seen. */
  rotation: number;
  /** Whether the object is mirrored; by default not. */
  mirror?: (typeof FLASH_MIRRORS)[number];
}

/** How an object with this `scaleX` is mirrored. */
export function flashMirrorOf(scaleX: number): (typeof FLASH_MIRRORS)[number] {
  return FLASH_MIRRORS[called(() => module.sat_compat_flash_mirror_of(scaleX))]!;
}

/** What the Flash program computed about two rectangles. */
export interface FlashOutcome {
  axes: Vec2[];
  /** Whether the bounding circles meet. */
  near: boolean;
  hit: boolean;
}

/** Collision of two rotated rectangles, as an ActionScript 3 program had it. */
export function flashCollide(a: FlashRect, b: FlashRect): FlashOutcome {
  const full = (rect: FlashRect) => ({ mirror: 'none' as const, ...rect });
  const { axes, isNear: near, hit } = c.compatFlashCollide(full(a), full(b));
  return { axes, near, hit };
}

/**
 * The rotation on the stage of a nested object, as the same program computed it.
 *
 * @param levels the rotation in degrees and the `scaleX` of each level, the outermost first.
 */
export function flashGlobalRotation(levels: readonly (readonly [number, number])[]): number {
  return c.compatFlashGlobalRotation(levels.map(([rotation, scaleX]) => ({ rotation, scaleX })));
}

/**
 * Collision of two rectangles by their corners, as a Java program had it, in wrapping 32-bit
 * integers.
 *
 * @param a four corners in order around the rectangle, x and y of each, integers.
 */
export function awtHit(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  return c.compatAwtHit(a, b);
}

/** Whether a polygon is concave, as a TypeScript program had it. */
export function typescriptIsConcave(points: PointsLike): boolean {
  return c.compatTypescriptIsConcave(points);
}

/** An upright rectangle from its corner of least coordinates. */
export interface XywhRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether two upright rectangles overlap, as a Python program had it. */
export function xywhRectToRect(a: XywhRect, b: XywhRect): boolean {
  return c.compatXywhRectToRect(a, b);
}

/** Whether a circle overlaps an upright rectangle, as a Python program had it. */
export function xywhCircleToRect(
  circle: { x: number; y: number; radius: number }, rect: XywhRect,
): boolean {
  return c.compatXywhCircleToRect(circle, rect);
}
