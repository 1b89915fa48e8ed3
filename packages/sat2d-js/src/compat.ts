/**
 * Parity: the answers of older programs, bit for bit, with their rounding, overflow and errors. For
 * correct answers use the rest of the package.
 */
import * as wasm from './wasm/sat2d_wasm.js';
import {
  numberOf, type PointsLike, pointsToScratch, put, scratch, type Vec2, vec2At, written,
} from './border.js';

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

const MIRRORS = ['none', 'horizontal', 'vertical'] as const;

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
  mirror?: (typeof MIRRORS)[number];
}

/** How an object with this `scaleX` is mirrored. */
export function flashMirrorOf(scaleX: number): (typeof MIRRORS)[number] {
  return MIRRORS[wasm.flash_mirror_of(scaleX)]!;
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
  put(...[a, b].flatMap((rect) => [
    rect.x, rect.y, rect.width, rect.height, rect.rotation,
    numberOf(MIRRORS, rect.mirror ?? 'none', 'mirror'),
  ]));
  const flags = wasm.flash_collide();
  const numbers = written(8);
  return {
    axes: [0, 2, 4, 6].map((start) => vec2At(numbers, start)),
    near: (flags & 1) !== 0,
    hit: (flags & 2) !== 0,
  };
}

/**
 * The rotation on the stage of a nested object, as the same program computed it.
 *
 * @param levels the rotation in degrees and the `scaleX` of each level, the outermost first.
 */
export function flashGlobalRotation(levels: readonly (readonly [number, number])[]): number {
  return wasm.flash_global_rotation(pointsToScratch(levels));
}

/**
 * Collision of two rectangles by their corners, as a Java program had it, in wrapping 32-bit
 * integers.
 *
 * @param a four corners in order around the rectangle, x and y of each, integers.
 */
export function awtHit(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  const numbers = scratch(16);
  for (let i = 0; i < 8; i++) {
    numbers[i] = a[i]! | 0;
    numbers[8 + i] = b[i]! | 0;
  }
  return wasm.awt_hit();
}

/** Whether a polygon is concave, as a TypeScript program had it. */
export function typescriptIsConcave(points: PointsLike): boolean {
  return wasm.typescript_is_concave(pointsToScratch(points));
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
  put(a.x, a.y, a.width, a.height, b.x, b.y, b.width, b.height);
  return wasm.xywh_rect_to_rect();
}

/** Whether a circle overlaps an upright rectangle, as a Python program had it. */
export function xywhCircleToRect(
  circle: { x: number; y: number; radius: number }, rect: XywhRect,
): boolean {
  put(circle.x, circle.y, circle.radius, rect.x, rect.y, rect.width, rect.height);
  return wasm.xywh_circle_to_rect();
}
