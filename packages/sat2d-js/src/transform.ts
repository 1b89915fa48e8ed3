import * as wasm from './wasm/sat2d_wasm.js';
import {
  checked, scratch, type Vec2, type Vec2Like, vec2At, written, xOf, yOf,
} from './border.js';

/**
 * An affine map `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`: where a shape is. The names are those
 * of Flash's `Matrix`, the order that of the HTML canvas: `context.transform(a, b, c, d, tx, ty)`.
 *
 * A placed point is `(a·x + c·y) + tx` in doubles, each operation rounded once, and all answers are
 * exact for the resulting doubles.
 */
export interface Transform {
  a: number;
  b: number;
  c: number;
  d: number;
  tx: number;
  ty: number;
}

/** A transform as arguments take it: an object, or the six numbers in an array or typed array. */
export type TransformLike = Readonly<Transform> | ArrayLike<number>;

/** The transform as an object. */
export function toTransform(transform: TransformLike): Readonly<Transform> {
  if ((transform as Transform).a !== undefined) {
    return transform as Transform;
  }
  const n = transform as ArrayLike<number>;
  // a missing number becomes NaN, which the module rejects
  return { a: n[0]!, b: n[1]!, c: n[2]!, d: n[3]!, tx: n[4]!, ty: n[5]! };
}

/** Writes a transform to the scratch array. */
export function putTransform(
  transform: TransformLike, numbers: Float64Array, start: number,
): void {
  const { a, b, c, d, tx, ty } = toTransform(transform);
  numbers[start] = a;
  numbers[start + 1] = b;
  numbers[start + 2] = c;
  numbers[start + 3] = d;
  numbers[start + 4] = tx;
  numbers[start + 5] = ty;
}

/** The transform that the last call wrote. */
export function writtenTransform(): Transform {
  const n = written(6);
  return { a: n[0]!, b: n[1]!, c: n[2]!, d: n[3]!, tx: n[4]!, ty: n[5]! };
}

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
    return { a: 1, b: 0, c: 0, d: 1, tx: x, ty: y };
  },

  /**
   * Scales, then turns, then moves the origin to (`x`, `y`).
   *
   * @throws {Sat2dError} if a number is not finite or a scale is 0.
   */
  placement(x: number, y: number, options: PlacementOptions = {}): Transform {
    const { rotation = 0, degrees, scaleX = 1, scaleY = 1 } = options;
    checked(
      degrees === undefined
        ? wasm.placement(x, y, rotation, scaleX, scaleY)
        : wasm.placement_degrees(x, y, degrees, scaleX, scaleY),
    );
    return writtenTransform();
  },

  /**
   * The transform with these coefficients, checked.
   *
   * @throws {Sat2dError} if one is not finite, or the determinant is exactly 0.
   */
  of(transform: TransformLike): Transform {
    putTransform(transform, scratch(), 0);
    checked(wasm.checked_transform());
    return writtenTransform();
  },

  /**
   * The product of nested placements, the outermost first: `product(body, sword)` places a sword
   * at `sword` in a body that is at `body`.
   *
   * @throws {Sat2dError} if it overflows or rounds to a singular map.
   */
  product(outermost: TransformLike, ...inner: TransformLike[]): Transform {
    let product = Transform.of(outermost);
    for (const next of inner) {
      putTransform(product, scratch(), 0);
      putTransform(next, scratch(), 6);
      checked(wasm.product());
      product = writtenTransform();
    }
    return product;
  },

  /**
   * The inverse map, up to rounding.
   *
   * @throws {Sat2dError} if it has a coefficient that is not finite.
   */
  inverse(transform: TransformLike): Transform {
    putTransform(transform, scratch(), 0);
    checked(wasm.inverse());
    return writtenTransform();
  },

  /** The image of a point. */
  apply(transform: TransformLike, point: Vec2Like): Vec2 {
    putTransform(transform, scratch(), 0);
    return vec2At(written(checked(wasm.apply(xOf(point), yOf(point)))), 0);
  },

  /** The image of a direction: of a point without the translation. */
  applyVector(transform: TransformLike, vector: Vec2Like): Vec2 {
    putTransform(transform, scratch(), 0);
    return vec2At(written(checked(wasm.apply_vector(xOf(vector), yOf(vector)))), 0);
  },

  /** Whether the map mirrors: its determinant is below 0; decided exactly. */
  isMirrored(transform: TransformLike): boolean {
    putTransform(transform, scratch(), 0);
    return checked(wasm.is_mirrored()) === 1;
  },

  /** Whether the map keeps angles: round shapes can be placed by it; decided exactly. */
  isSimilarity(transform: TransformLike): boolean {
    putTransform(transform, scratch(), 0);
    return checked(wasm.is_similarity()) === 1;
  },
} as const;
