// Parity with the hit tests of Flash's display list, and what objects paint as exact shapes.
import { BaseFlashStage, type FlashNode } from './compat-base-stage.js';
import type { Transform } from './ffi.js';
import { Shape } from './full-shape.js';
import * as c from './generated/functions.js';

export type { FlashLayer, FlashNode, FlashPathStep, FlashProperty } from './compat-base-stage.js';

/**
 * A tree of display objects, as Flash's display list, which answers the player's hit tests: in
 * twentieths of a pixel and 16.16 matrices.
 *
 * ```js
 * const stage = new compat.FlashStage();
 * const step = (kind, x, y) => ({ kind, x, y });
 * const corners = [[40, 0], [0, 40], [0, 0]];
 * const path = [step('moveTo', 0, 0), ...corners.map((corner) => step('lineTo', ...corner))];
 * const hull = stage.createGraphics([{ paint: 'evenOdd', path }]);
 * stage.addChild(stage.root, hull);
 * stage.set(hull, 'x', 100);
 * stage.hitTestPoint(hull, 110, 10, true); // true
 * stage.hitTestPoint(hull, 135, 35, true); // false
 * stage.hitTestPoint(hull, 135, 35, false); // true
 * ```
 *
 * Its memory is freed as that of a shape.
 */
export class FlashStage extends BaseFlashStage {
  /** The number of fills that an object itself paints; strokes are none. */
  fillCount(object: FlashNode): number {
    return c.compatFlashStageFillCount(this, object);
  }

  /**
   * A fill that an object itself paints, as a shape in the object's own coordinates. The unit is a
   * twip, a twentieth of a pixel, so that all numbers are exact. It stays the same while the object
   * moves, so make it once.
   *
   * ```js
   * const pond = new compat.FlashStage();
   * const lens = [
   *   { kind: 'moveTo', x: -20, y: 0 },
   *   { kind: 'curveTo', controlX: 0, controlY: -20, x: 20, y: 0 },
   *   { kind: 'curveTo', controlX: 0, controlY: 20, x: -20, y: 0 },
   * ];
   * const [a, b] = [0, 25].map((x) => {
   *   const object = pond.createGraphics([{ paint: 'evenOdd', path: lens }]);
   *   pond.addChild(pond.root, object);
   *   pond.set(object, 'x', x);
   *   pond.set(object, 'y', 0.6 * x);
   *   return object;
   * });
   * pond.hitTestObject(a, b); // true: their boxes
   * const paint = pond.exactShape(a, 0);
   * relation(paint, pond.exactTransform(a), paint, pond.exactTransform(b)); // 'disjoint'
   * ```
   *
   * @throws {Sat2dError} if edges of the fill cross or overlap.
   */
  exactShape(object: FlashNode, fill: number): Shape {
    return new Shape(c.compatFlashStageExactShape(this, object, fill));
  }

  /**
   * A stroke that an object itself paints, as a shape in the object's own coordinates, nowhere
   * farther than `tolerance` twips from what a round pen of its thickness covers. Strokes are
   * numbered as they were added.
   *
   * @throws {Sat2dError} if the stroke has no edges or no thickness, or the tolerance is not above
   * 0.
   */
  strokeShapeWithin(object: FlashNode, stroke: number, tolerance: number): Shape {
    return new Shape(c.compatFlashStageStrokeShapeWithin(this, object, stroke, tolerance));
  }

  /**
   * Where the shapes of an object are on the stage, in twips. No point is rounded.
   *
   * @throws {Sat2dError} if the object's matrix to the stage has no inverse.
   */
  exactTransform(object: FlashNode): Transform {
    return c.compatFlashStageExactTransform(this, object);
  }
}
