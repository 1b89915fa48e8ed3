import { flag } from './check.js';
import type { Vec2Like } from './ffi.js';
import {
  type FillRule, type PathKind, SAT_PATH_ARC_LARGE, SAT_PATH_ARC_SWEEP, type StrokeCap,
  type StrokeJoin,
} from './generated/enums.js';
import * as c from './generated/functions.js';
import { PolygonShape } from './polygon-shape.js';
import { type BaseShape, type Maker, ringsOfSizes } from './shape.js';

/** A command of the path of {@link Shape.outline}. */
export interface OutlineCommand {
  kind: PathKind;
  /** Of an arc: whether it goes the longer way round, by default not. */
  large?: boolean;
  /** Of an arc: whether it goes from x toward y, by default not. */
  sweep?: boolean;
  /** The tolerance of a cubic curve, the degrees of an arc, the weight of a conic. */
  number?: number;
  /** The first control point, or the half-axes of an arc. */
  control?: Vec2Like;
  /** The second control point of a cubic curve. */
  second?: Vec2Like;
  /** Where it ends. */
  to?: Vec2Like;
}

/** The form of the stroke of {@link Shape.strokeWithin}. */
export interface StrokeForm {
  /** How wide it is: half of it lies on each side of the path. */
  width: number;
  /** Its corners, by default round. */
  join?: StrokeJoin;
  /** Its ends, by default round. */
  cap?: StrokeCap;
  /**
   * How far the point of a mitered corner may be from the corner, in units of half the width: at
   * least 1, by default 4 as in SVG. Corners that are sharper are beveled.
   */
  miterLimit?: number;
}

/**
 * A shape in its own coordinates. A {@link Transform} says where it is.
 *
 * ```js
 * const door = Shape.rectangle(4, 2);
 * const ball = Shape.circle([0, 0], 1);
 * const there = Transform.placement(3, 0, { degrees: 90, scaleX: -1 });
 * relation(door, Transform.IDENTITY, ball, there); // 'touching'
 * ```
 */
export class Shape extends PolygonShape {
  /**
   * The region that contours of segments, quadratic curves and elliptic arcs enclose, with holes:
   * an outline of Flash or SVG as it is. Every contour is closed. Contours may lie within each
   * other and have vertices in common; no two edges may meet elsewhere.
   *
   * Outlines answer relations, containment, distances, casts and sweeps exactly for the placed
   * control points. Contacts and solid bodies take the polygons around them, at most 1/4096 of the
   * larger side away; outlines whose curves meet at an angle of 0 on the outside have none and
   * throw there. `explain` and `sweepBounds` throw for all with curves. The control points of arcs
   * are rounded: a point such as (3, 4) may lie beside an arc of radius 5 about the origin.
   *
   * ```ts
   * const leaf = Shape.outline([
   *   { kind: 'moveTo', to: [0, 0] },
   *   { kind: 'quadraticTo', control: [5, 6], to: [10, 0] },
   *   { kind: 'quadraticTo', control: [5, -6], to: [0, 0] },
   * ]);
   * ```
   *
   * @throws {Sat2dError} if edges cross, touch or overlap, a curve folds back, a number is not
   * finite or out of range, or there is no area.
   */
  static outline<S extends BaseShape>(
    this: Maker<S>, path: readonly OutlineCommand[], rule: FillRule = 'evenOdd',
  ): S {
    return new this(c.shapeNewOutline(commandsOf(path), rule));
  }

  /**
   * The region that contours enclose which may cross themselves and each other. Curves become
   * chords, and vertices points of a fine grid. Whatever is farther than `tolerance` from all
   * contours is inside or outside as `rule` says; what is narrower may vanish.
   *
   * ```ts
   * const bowTie = Shape.outlineWithin([
   *   { kind: 'moveTo', to: [0, 0] },
   *   { kind: 'lineTo', to: [4, 4] },
   *   { kind: 'lineTo', to: [4, 0] },
   *   { kind: 'lineTo', to: [0, 4] },
   * ], 'evenOdd', 0.01);
   * ```
   *
   * @throws {Sat2dError} if a curve folds back, a number is not finite or out of range, the
   * tolerance is not above 0, there is no area, or there are more than 2^22 segments or crossings.
   */
  static outlineWithin<S extends BaseShape>(
    this: Maker<S>, path: readonly OutlineCommand[], rule: FillRule, tolerance: number,
  ): S {
    return new this(c.shapeNewOutlineWithin(commandsOf(path), rule, tolerance));
  }

  /**
   * The region that a stroke along a path covers, nowhere farther than `tolerance` from it.
   * Contours that `close` closes have a corner where they begin; others have two ends there.
   * Contours may cross.
   *
   * ```ts
   * const hill = Shape.strokeWithin([
   *   { kind: 'moveTo', to: [0, 0] },
   *   { kind: 'quadraticTo', control: [50, 60], to: [100, 0] },
   * ], { width: 4 }, 0.01);
   * ```
   *
   * @throws {Sat2dError} if a curve folds back, a number is not finite or out of range, the width
   * or the tolerance is not above 0, the miter limit is below 1, or the stroke would take more than
   * 2^22 segments.
   */
  static strokeWithin<S extends BaseShape>(
    this: Maker<S>, path: readonly OutlineCommand[], stroke: StrokeForm, tolerance: number,
  ): S {
    const { width, join = 'round', cap = 'round', miterLimit = 4 } = stroke;
    return new this(
      c.shapeNewStrokeWithin(commandsOf(path), { width, join, cap, miterLimit }, tolerance),
    );
  }

  /**
   * The rings of an outline as a polygon without curves, for programs that know none: the vertices
   * lie on the outline, and no edge is farther than `tolerance` from it, up to rounding. Other
   * shapes have their {@link rings}. What is left of very small or narrow parts may touch or cross
   * itself.
   *
   * @throws {Sat2dError} if the tolerance is not above 0.
   */
  flattened(tolerance: number): Float64Array[] {
    const points = c.shapeFlattened(this, tolerance);
    return ringsOfSizes(points, c.shapeFlattenedRingSizes(this, tolerance));
  }
}

function commandsOf(path: readonly OutlineCommand[]) {
  return path.map(({
    kind, large = false, sweep = false, number, control, second, to,
  }) => ({
    kind,
    arc: (flag(large, 'large') ? SAT_PATH_ARC_LARGE : 0)
      | (flag(sweep, 'sweep') ? SAT_PATH_ARC_SWEEP : 0),
    number: number ?? 0,
    control: control ?? [0, 0],
    second: second ?? [0, 0],
    to: to ?? [0, 0],
  }));
}
