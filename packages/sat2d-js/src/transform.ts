import { checkOptions, double } from './check.js';
import { Sat2dError } from './error.js';
import {
  toTransform, type Transform as Numbers, type TransformLike, type Vec2, type Vec2Like, xOf, yOf,
} from './ffi.js';
import * as c from './generated/functions.js';

export type { TransformLike };

/**
 * An affine map `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`: where a shape is. The names are those
 * of Flash's `Matrix`, the order that of the HTML canvas: `context.transform(a, b, c, d, tx, ty)`.
 *
 * A placed point is `(a·x + c·y) + tx` in doubles, each operation rounded once, and all answers are
 * exact for the resulting doubles.
 */
export interface Transform extends Numbers {}

/** How a placement turns and scales. */
export interface PlacementOptions {
  /** Radians, from the x axis towards the y axis: clockwise on a screen with y down. */
  rotation?: number;
  /**
   * The same in degrees, instead of `rotation`. Multiples of 90 are exact, and angles that differ
   * by a multiple of 90 have coefficients with the same bits up to sign and order.
   */
  degrees?: number;
  /** The scale along the shape's own x axis, by default 1. A negative one mirrors. */
  scaleX?: number;
  /** The scale along the shape's own y axis, by default 1. A negative one mirrors. */
  scaleY?: number;
}

/** Makes transforms, and computes with them. Angles and products have the same bits everywhere. */
export const Transform = {
  /** The identity. */
  IDENTITY: Object.freeze<Transform>({ a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 }),

  /** A translation. */
  translation(x: number, y: number): Transform {
    return { a: 1, b: 0, c: 0, d: 1, tx: double(x, 'x'), ty: double(y, 'y') };
  },

  /**
   * Scales, then turns, then moves the origin to (`x`, `y`).
   *
   * @throws {Sat2dError} if a number is not finite, a scale is 0, or both angles are given.
   */
  placement(x: number, y: number, options: PlacementOptions = {}): Transform {
    checkOptions(options, ['rotation', 'degrees', 'scaleX', 'scaleY']);
    const { rotation = 0, degrees, scaleX = 1, scaleY = 1 } = options;
    if (options.rotation !== undefined && degrees !== undefined) {
      throw new Sat2dError('SAT_ERR_INVALID_ENUM', 'rotation and degrees exclude each other');
    }
    return degrees === undefined
      ? c.transformPlacement([x, y], rotation, scaleX, scaleY)
      : c.transformPlacementDegrees([x, y], degrees, scaleX, scaleY);
  },

  /**
   * The transform with these coefficients, checked.
   *
   * @throws {Sat2dError} if one is not finite, or the determinant is exactly 0.
   */
  of(transform: TransformLike): Transform {
    c.transformIsMirrored(transform);
    const { a, b, c: skew, d, tx, ty } = toTransform(transform);
    return { a, b, c: skew, d, tx, ty };
  },

  /**
   * The product of nested placements, the outermost first: `product(body, sword)` places a sword
   * at `sword` in a body that is at `body`.
   *
   * @throws {Sat2dError} if it overflows or rounds to a singular map.
   */
  product(outermost: TransformLike, ...inner: TransformLike[]): Transform {
    const product = (outer: Transform, next: TransformLike) => c.transformProduct(outer, next);
    return inner.reduce(product, Transform.of(outermost));
  },

  /**
   * This placement by another point of the object: `anchor`, in the object's own coordinates,
   * comes to where the transform takes the origin. Sprites of engines turn about such a point.
   *
   * @throws {Sat2dError} if `anchor` is not finite, or the translation overflows.
   */
  anchored(transform: TransformLike, anchor: Vec2Like): Transform {
    return c.transformAnchored(transform, anchor);
  },

  /**
   * The inverse map, up to rounding.
   *
   * @throws {Sat2dError} if it has a coefficient that is not finite.
   */
  inverse(transform: TransformLike): Transform {
    return c.transformInverse(transform);
  },

  /** The image of a point. */
  apply(transform: TransformLike, point: Vec2Like): Vec2 {
    return c.transformApply(transform, point);
  },

  /** The image of a direction: of a point without the translation. */
  applyVector(transform: TransformLike, vector: Vec2Like): Vec2 {
    const map = Transform.of(transform);
    const [x, y] = [xOf(vector, 'vector'), yOf(vector, 'vector')];
    return { x: map.a * x + map.c * y, y: map.b * x + map.d * y };
  },

  /** Whether the map mirrors: its determinant is below 0; decided exactly. */
  isMirrored(transform: TransformLike): boolean {
    return c.transformIsMirrored(transform);
  },

  /** Whether the map keeps angles: round shapes can be placed by it; decided exactly. */
  isSimilarity(transform: TransformLike): boolean {
    return c.transformIsSimilarity(transform);
  },
} as const;
