// Parity with the hit tests of Flash's display list.
import * as wasm from './wasm/sat2d_wasm.js';
import {
  checked, numberOf, put, scratch, type Vec2, type Vec2Like, vec2At, written, xOf, yOf,
} from './border.js';
import {
  type FlashRectangle, flashRectangleWritten, type FlashScript, flashScriptNumber,
} from './compat-flash.js';
import { Owner } from './owner.js';
import type { Aabb } from './shape.js';
import { putTransform, type Transform, type TransformLike, writtenTransform } from './transform.js';

const PAINTS = ['evenOdd', 'nonZero', 'stroke'] as const;
const STEPS = ['moveTo', 'lineTo', 'curveTo'] as const;
const PROPERTIES = ['x', 'y', 'rotation', 'scaleX', 'scaleY', 'width', 'height'] as const;

declare const isNode: unique symbol;

/** A display object of a {@link FlashStage}: a number. */
export type FlashNode = number & { readonly [isNode]: true };

/** A property of a display object. */
export type FlashProperty = (typeof PROPERTIES)[number];

/** A step of a path, in pixels. */
export interface FlashPathStep {
  kind: (typeof STEPS)[number];
  x: number;
  y: number;
  /** The control point of a `'curveTo'`. */
  controlX?: number;
  controlY?: number;
}

/** A path and how it is painted. */
export interface FlashLayer {
  paint: (typeof PAINTS)[number];
  /** The width of a stroke in pixels. */
  thickness?: number;
  path: readonly FlashPathStep[];
}

/**
 * A tree of display objects, as Flash's display list, which answers the player's hit tests: in
 * twentieths of a pixel and 16.16 matrices.
 *
 * ```js
 * const stage = new compat.FlashStage();
 * const step = (kind, x, y) => ({ kind, x, y });
 * const corners = [[40, 0], [0, 40], [0, 0]];
 * const path = [step('moveTo', 0, 0), ...corners.map((corner) => step('lineTo', ...corner))];
 * const hull = stage.createOutline([{ paint: 'evenOdd', path }]);
 * stage.addChild(stage.root, hull);
 * stage.set(hull, 'x', 100);
 * stage.hitTestPoint(hull, 110, 10, true); // true
 * stage.hitTestPoint(hull, 135, 35, true); // false
 * stage.hitTestPoint(hull, 135, 35, false); // true
 * ```
 *
 * Its memory is freed as that of a shape.
 */
export class FlashStage extends Owner<wasm.FlashStage> {
  /**
   * A stage with nothing on its root.
   *
   * @param script the language of the program: properties, empty boxes and hit tests differ.
   */
  constructor(script: FlashScript = 'as3') {
    super(new wasm.FlashStage(flashScriptNumber(script)), 'stage');
  }

  /** The root of the main movie. */
  readonly root = 0 as FlashNode;

  /** `new Sprite()`, `new MovieClip()`: an object that paints nothing itself, without a parent. */
  createContainer(): FlashNode {
    return this.handle.create_container() as FlashNode;
  }

  /** `new Bitmap()`: an object whose pixels all count, whatever their alpha. */
  createBitmap(width: number, height: number): FlashNode {
    return this.handle.create_bitmap(width, height) as FlashNode;
  }

  /**
   * A shape that was drawn.
   *
   * @param bounds the bounds as a file stores them; by default those of the layers.
   */
  createOutline(
    layers: readonly FlashLayer[], bounds: { withStrokes?: Aabb; without?: Aabb } = {},
  ): FlashNode {
    const heads = layers.flatMap(({ paint, thickness = 0, path }) => [
      numberOf(PAINTS, paint, 'paint'), thickness, path.length,
    ]);
    const box = (given: Aabb | undefined) => (
      given === undefined
        ? [NaN, NaN, NaN, NaN]
        : [given.min.x, given.min.y, given.max.x, given.max.y]
    );
    const steps = layers.flatMap(({ path }) => path.flatMap((step) => [
      numberOf(STEPS, step.kind, 'kind'), step.controlX ?? 0, step.controlY ?? 0, step.x, step.y,
    ]));
    const numbers = [...heads, ...box(bounds.withStrokes), ...box(bounds.without), ...steps];
    scratch(numbers.length).set(numbers);
    return this.handle.create_outline(layers.length) as FlashNode;
  }

  /**
   * `addChild`: the child leaves the parent that it has.
   *
   * @throws {Sat2dError} if there is no such object, the child is the root, or the parent is in it.
   */
  addChild(parent: FlashNode, child: FlashNode): void {
    checked(this.handle.add_child(parent, child));
  }

  /** `removeChild`: takes an object, with all below it, off its parent. */
  remove(child: FlashNode): void {
    checked(this.handle.remove(child));
  }

  /** Clips an object by a clipping layer, which paints nothing itself from now on. */
  setClippedBy(object: FlashNode, layer: FlashNode | undefined): void {
    checked(this.handle.set_clipped_by(object, layer));
  }

  /** `mask = …`: what must be hit too, if the object itself is asked with the shape flag. */
  setMask(object: FlashNode, mask: FlashNode | undefined): void {
    checked(this.handle.set_mask(object, mask));
  }

  /**
   * `scrollRect = …`: of the object's coordinates this part shows, its corner at the object's
   * origin; sides are whole pixels. `undefined`: all shows.
   */
  setScrollRect(object: FlashNode, rectangle: FlashRectangle | undefined): void {
    if (rectangle !== undefined) {
      put(rectangle.x, rectangle.y, rectangle.width, rectangle.height);
    }
    checked(this.handle.set_scroll_rect(object, rectangle !== undefined));
  }

  /** `scrollRect`, `undefined` if there is none. */
  scrollRect(object: FlashNode): FlashRectangle | undefined {
    return checked(this.handle.scroll_rect(object)) === 1 ? flashRectangleWritten() : undefined;
  }

  /**
   * `startDrag(lockCenter, bounds)`: the object follows the mouse from now on, within the bounds,
   * in pixels of its parent. In ActionScript 2 the bounds are the arguments left, top, right,
   * bottom.
   */
  startDrag(object: FlashNode, lockCenter = false, bounds?: Aabb): void {
    if (bounds !== undefined) {
      put(bounds.min.x, bounds.min.y, bounds.max.x, bounds.max.y);
    }
    checked(this.handle.start_drag(object, lockCenter, bounds !== undefined));
  }

  /** Where the mouse is, in pixels of the stage. What is dragged follows. */
  setMouse(mouse: Vec2Like): void {
    this.handle.set_mouse(xOf(mouse), yOf(mouse));
  }

  /** `stopDrag()`: what is dragged follows the mouse once more, and then no longer. */
  stopDrag(): void {
    this.handle.stop_drag();
  }

  /** Sets a property. */
  set(object: FlashNode, property: FlashProperty, value: number): void {
    checked(this.handle.set(object, numberOf(PROPERTIES, property, 'property'), value));
  }

  /** Reads a property. */
  property(object: FlashNode, property: FlashProperty): number {
    checked(this.handle.property(object, numberOf(PROPERTIES, property, 'property')));
    return written(1)[0]!;
  }

  /** `transform.matrix = …`. */
  setMatrix(object: FlashNode, matrix: TransformLike): void {
    putTransform(matrix, scratch(), 0);
    checked(this.handle.set_matrix(object));
  }

  /** `transform.matrix`. */
  matrix(object: FlashNode): Transform {
    checked(this.handle.matrix(object));
    return writtenTransform();
  }

  /**
   * `transform.concatenatedMatrix`: from the object's coordinates to the stage, without its own
   * scroll rectangle.
   */
  concatenatedMatrix(object: FlashNode): Transform {
    checked(this.handle.concatenated_matrix(object));
    return writtenTransform();
  }

  /** `localToGlobal`. */
  localToGlobal(object: FlashNode, point: Vec2Like): Vec2 {
    checked(this.handle.local_to_global(object, xOf(point), yOf(point)));
    return vec2At(written(2), 0);
  }

  /**
   * `globalToLocal`.
   *
   * @throws {Sat2dError} if the object's matrix to the stage has no inverse.
   */
  globalToLocal(object: FlashNode, point: Vec2Like): Vec2 {
    checked(this.handle.global_to_local(object, xOf(point), yOf(point)));
    return vec2At(written(2), 0);
  }

  /** `getBounds` of an object in the coordinates of a target, or `getRect` without the strokes. */
  bounds(object: FlashNode, target: FlashNode, strokes = true): FlashRectangle {
    checked(this.handle.bounds(object, target, strokes));
    return flashRectangleWritten();
  }

  /** `hitTestObject`. */
  hitTestObject(a: FlashNode, b: FlashNode): boolean {
    return checked(this.handle.hit_test_object(a, b)) === 1;
  }

  /** `hitTestPoint`: of the bounds, or of the paint with the shape flag. */
  hitTestPoint(object: FlashNode, x: number, y: number, shapeFlag = false): boolean {
    return checked(this.handle.hit_test_point(object, x, y, shapeFlag)) === 1;
  }
}
