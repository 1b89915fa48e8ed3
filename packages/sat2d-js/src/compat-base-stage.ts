// Parity with the hit tests of Flash's display list, from the numbers of the display list alone.
import type { FlashRectangle, FlashScript } from './compat-flash.js';
import {
  numberOf, type Transform, type TransformLike, type Vec2, type Vec2Like, writeList,
} from './ffi.js';
import {
  FLASH_PAINTS, type FLASH_PATH_KINDS, type FLASH_PROPERTIES, SAT_COMPAT_FLASH_NO_NODE,
  SAT_COMPAT_FLASH_ROOT,
} from './generated/enums.js';
import * as c from './generated/functions.js';
import { FLASH_LAYER, FLASH_PATH_STEP, writeFlashPathStep } from './generated/structs.js';
import { alloc, f64, free, i32, u32 } from './memory.js';
import { Owner } from './owner.js';
import type { Aabb } from './shape.js';

declare const isNode: unique symbol;

/** A display object of a {@link FlashStage}: a number. */
export type FlashNode = number & { readonly [isNode]: true };

/** A property of a display object. */
export type FlashProperty = (typeof FLASH_PROPERTIES)[number];

/** A step of a path, in pixels. */
export interface FlashPathStep {
  kind: (typeof FLASH_PATH_KINDS)[number];
  x: number;
  y: number;
  /** The control point of a `'curveTo'`. */
  controlX?: number;
  controlY?: number;
}

/** A path and how it is painted. */
export interface FlashLayer {
  paint: (typeof FLASH_PAINTS)[number];
  /** The width of a stroke in pixels. */
  thickness?: number;
  path: readonly FlashPathStep[];
}

/** A {@link FlashStage} without what makes exact shapes. */
export class BaseFlashStage extends Owner {
  /**
   * A stage with nothing on its root.
   *
   * @param script the language of the program: properties, empty boxes and hit tests differ.
   */
  constructor(script: FlashScript = 'as3') {
    super('stage', 'sat_compat_flash_stage_free', c.compatFlashStageNewScript(script));
  }

  /** The root of the main movie. */
  readonly root = SAT_COMPAT_FLASH_ROOT as number as FlashNode;

  /** `new Sprite()`, `new MovieClip()`: an object that paints nothing itself, without a parent. */
  createContainer(): FlashNode {
    return c.compatFlashStageCreateContainer(this) as FlashNode;
  }

  /** `new Bitmap()`: an object whose pixels all count, whatever their alpha. */
  createBitmap(width: number, height: number): FlashNode {
    return c.compatFlashStageCreateBitmap(this, width, height) as FlashNode;
  }

  /**
   * A shape that was drawn.
   *
   * @param bounds the bounds as a file stores them; by default those of the layers.
   */
  createGraphics(
    layers: readonly FlashLayer[], bounds: { withStrokes?: Aabb; without?: Aabb } = {},
  ): FlashNode {
    const steps = layers.reduce((sum, { path }) => sum + path.length, 0);
    const block = alloc(FLASH_LAYER.size * layers.length + FLASH_PATH_STEP.size * steps + 1);
    try {
      let end = block + FLASH_LAYER.size * layers.length;
      layers.forEach(({ paint, thickness = 0, path }, i) => {
        const at = block + FLASH_LAYER.size * i;
        i32[(at + FLASH_LAYER.paint) >>> 2] = numberOf(FLASH_PAINTS, paint, 'paint');
        u32[(at + FLASH_LAYER.reserved) >>> 2] = 0;
        f64[(at + FLASH_LAYER.thickness) >>> 3] = thickness;
        u32[(at + FLASH_LAYER.steps) >>> 2] = end;
        u32[(at + FLASH_LAYER.count) >>> 2] = path.length;
        const all = path.map((step) => ({ controlX: 0, controlY: 0, ...step }));
        writeList(end, all, FLASH_PATH_STEP.size, writeFlashPathStep);
        end += FLASH_PATH_STEP.size * path.length;
      });
      const { withStrokes, without } = bounds;
      return c.compatFlashStageCreateGraphics(
        this, block, layers.length, withStrokes, without,
      ) as FlashNode;
    } finally {
      free(block);
    }
  }

  /**
   * `addChild`: the child leaves the parent that it has.
   *
   * @throws {Sat2dError} if there is no such object, the child is the root, or the parent is in it.
   */
  addChild(parent: FlashNode, child: FlashNode): void {
    c.compatFlashStageAddChild(this, parent, child);
  }

  /** `removeChild`: takes an object, with all below it, off its parent. */
  remove(child: FlashNode): void {
    c.compatFlashStageRemove(this, child);
  }

  /** Clips an object by a clipping layer, which paints nothing itself from now on. */
  setClippedBy(object: FlashNode, layer: FlashNode | undefined): void {
    c.compatFlashStageSetClippedBy(this, object, layer ?? SAT_COMPAT_FLASH_NO_NODE);
  }

  /** `mask = …`: what must be hit too, if the object itself is asked with the shape flag. */
  setMask(object: FlashNode, mask: FlashNode | undefined): void {
    c.compatFlashStageSetMask(this, object, mask ?? SAT_COMPAT_FLASH_NO_NODE);
  }

  /**
   * `scrollRect = …`: of the object's coordinates this part shows, its corner at the object's
   * origin; sides are whole pixels. `undefined`: all shows.
   */
  setScrollRect(object: FlashNode, rectangle: FlashRectangle | undefined): void {
    c.compatFlashStageSetScrollRect(this, object, rectangle);
  }

  /** `scrollRect`, `undefined` if there is none. */
  scrollRect(object: FlashNode): FlashRectangle | undefined {
    const rectangle = c.compatFlashStageScrollRect(this, object);
    return Number.isNaN(rectangle.x) ? undefined : rectangle;
  }

  /**
   * `startDrag(lockCenter, bounds)`: the object follows the mouse from now on, within the bounds,
   * in pixels of its parent. In ActionScript 2 the bounds are the arguments left, top, right,
   * bottom.
   */
  startDrag(object: FlashNode, lockCenter = false, bounds?: Aabb): void {
    c.compatFlashStageStartDrag(this, object, lockCenter, bounds);
  }

  /** Where the mouse is, in pixels of the stage. What is dragged follows. */
  setMouse(mouse: Vec2Like): void {
    c.compatFlashStageSetMouse(this, mouse);
  }

  /** `stopDrag()`: what is dragged follows the mouse once more, and then no longer. */
  stopDrag(): void {
    c.compatFlashStageStopDrag(this);
  }

  /** Sets a property. */
  set(object: FlashNode, property: FlashProperty, value: number): void {
    c.compatFlashStageSet(this, object, property, value);
  }

  /** Reads a property. */
  property(object: FlashNode, property: FlashProperty): number {
    return c.compatFlashStageProperty(this, object, property);
  }

  /** `transform.matrix = …`. */
  setMatrix(object: FlashNode, matrix: TransformLike): void {
    c.compatFlashStageSetMatrix(this, object, matrix);
  }

  /** `transform.matrix`. */
  matrix(object: FlashNode): Transform {
    return c.compatFlashStageMatrix(this, object);
  }

  /**
   * `transform.concatenatedMatrix`: from the object's coordinates to the stage, without its own
   * scroll rectangle.
   */
  concatenatedMatrix(object: FlashNode): Transform {
    return c.compatFlashStageConcatenatedMatrix(this, object);
  }

  /** `localToGlobal`. */
  localToGlobal(object: FlashNode, point: Vec2Like): Vec2 {
    return c.compatFlashStageLocalToGlobal(this, object, point);
  }

  /**
   * `globalToLocal`.
   *
   * @throws {Sat2dError} if the object's matrix to the stage has no inverse.
   */
  globalToLocal(object: FlashNode, point: Vec2Like): Vec2 {
    return c.compatFlashStageGlobalToLocal(this, object, point);
  }

  /** `getBounds` of an object in the coordinates of a target, or `getRect` without the strokes. */
  bounds(object: FlashNode, target: FlashNode, strokes = true): FlashRectangle {
    return c.compatFlashStageBounds(this, object, target, strokes);
  }

  /** `hitTestObject`. */
  hitTestObject(a: FlashNode, b: FlashNode): boolean {
    return c.compatFlashStageHitTestObject(this, a, b);
  }

  /** `hitTestPoint`: of the bounds, or of the paint with the shape flag. */
  hitTestPoint(object: FlashNode, x: number, y: number, shapeFlag = false): boolean {
    return c.compatFlashStageHitTestPoint(this, object, x, y, shapeFlag);
  }
}
