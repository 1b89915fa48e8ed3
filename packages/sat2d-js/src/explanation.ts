import type { TransformLike, Vec2 } from './ffi.js';
import * as c from './generated/functions.js';
import { type Address, Owner } from './owner.js';
import type { Relation } from './relation.js';
import type { BaseShape } from './shape.js';

/** An axis along which some parts of the second shape lie beyond some parts of the first. */
export interface SeparatingAxis {
  /** The unit vector along it, from the first shape to the second; rounded, for drawing. */
  normal: Vec2;
  /** Where the line between these parts is: the dot product of `normal` and its points. */
  offset: number;
  /** The first of these parts of the first shape, and the number after the last one. */
  aStart: number;
  aEnd: number;
  /** The same of the second shape. */
  bStart: number;
  bEnd: number;
}

/**
 * A relation with the certificate that proves it, which {@link explain} finds.
 *
 * Its memory is freed as that of a {@link Shape}.
 */
export class Explanation extends Owner {
  /** @internal */
  constructor(address: Address) {
    super('explanation', 'sat_explanation_free', address);
  }

  /** @internal */
  protected override described(): string {
    return this.relation;
  }

  /** The relation of the two placed shapes. */
  get relation(): Relation {
    return c.explanationRelation(this);
  }

  /**
   * A point that both shapes have in common, rounded: where they touch, or inside of one shape and
   * in the other if they overlap; `undefined` if they are disjoint.
   */
  get point(): Vec2 | undefined {
    const point = c.explanationPoint(this);
    return Number.isNaN(point.x) ? undefined : point;
  }

  /**
   * For each convex part of the first shape and each one of the second an axis of both; none if the
   * shapes overlap. A convex shape is its own only part.
   */
  get axes(): SeparatingAxis[] {
    return c.explanationAxes(this);
  }

  /**
   * Both placed shapes and the whole certificate as one line of JSON: what the program
   * `sat2d-check` reads. The numbers of the certificate are exact.
   */
  get json(): string {
    return c.explanationJson(this);
  }
}

/**
 * The relation of two placed shapes, with a certificate that proves it: to see why they did or did
 * not hit, not in every frame.
 *
 * ```js
 * const wall = Shape.rectangle(10, 2);
 * const ball = Shape.circle([0, 0], 1);
 * const why = explain(wall, Transform.IDENTITY, ball, Transform.translation(3, 2));
 * why.relation; // 'touching'
 * why.point; // { x: 3, y: 1 }
 * why.axes[0].normal; // { x: 0, y: 1 }
 * ```
 *
 * @throws {Sat2dError} if a shape cannot be placed or is an outline with curves; with the status
 * `SAT_ERR_NO_CERTIFICATE` for some pairs with ellipses that touch up to rounding, and for concave
 * polygons that rounding made cross themselves.
 */
export function explain(
  a: BaseShape, ta: TransformLike, b: BaseShape, tb: TransformLike,
): Explanation {
  return new Explanation(c.explain(a, ta, b, tb));
}
