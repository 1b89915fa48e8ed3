// Sprites of Phaser as shapes of sat2d: whatever has a frame, an origin and a transform.
import { relation, Transform } from 'sat2d';
import { rectangle, remembered, shapeOfPixels } from './shapes.mjs';

/**
 * Where a sprite is in its scene, also in mirrored and nested containers. Phaser draws a flipped
 * sprite mirrored within its own rectangle; its world matrix does not have that, so it is added.
 */
export function spriteTransform(sprite) {
  const inScene = sprite.getWorldTransformMatrix();
  const { flipX, flipY, frame } = sprite;
  if (!flipX && !flipY) {
    return Transform.of(inScene);
  }
  const mirror = (size, origin) => (frame.customPivot ? 0 : size - 2 * origin);
  return Transform.product(inScene, [
    flipX ? -1 : 1, 0, 0, flipY ? -1 : 1,
    flipX ? mirror(frame.realWidth, sprite.displayOriginX) : 0,
    flipY ? mirror(frame.realHeight, sprite.displayOriginY) : 0,
  ]);
}

/**
 * The shape of a sprite: its pixels whose alpha is at least the threshold, to be placed at
 * `spriteTransform`. The origin is the sprite's. Frames of an atlas may be trimmed, but not turned,
 * as Phaser does not draw turned ones upright. Crops are ignored.
 *
 * Sprites with the same frame and origin share one shape.
 *
 * @returns `undefined` if no pixel counts
 */
export function spriteShape(sprite, threshold = 128) {
  const { frame, displayOriginX, displayOriginY } = sprite;
  const pivot = [displayOriginX - frame.x, displayOriginY - frame.y];
  const make = () => pixels(frame, pivot, threshold);
  return remembered(frame, ['pixels', ...pivot, threshold], make);
}

/** The rectangle of a sprite, with its transparent edges, unless they were trimmed. */
export function spriteRectangle(sprite) {
  const { frame, displayOriginX, displayOriginY } = sprite;
  const pivot = [displayOriginX - frame.x, displayOriginY - frame.y];
  const make = () => rectangle(frame.cutWidth, frame.cutHeight, pivot);
  return remembered(frame, ['rectangle', ...pivot], make);
}

/** How the pixels of two sprites meet: `'disjoint'`, `'touching'` or `'overlapping'`. */
export function spriteRelation(first, second, threshold = 128) {
  const [a, b] = [spriteShape(first, threshold), spriteShape(second, threshold)];
  return a && b ? relation(a, spriteTransform(first), b, spriteTransform(second)) : 'disjoint';
}

function pixels(frame, pivot, threshold) {
  const { cutX, cutY, cutWidth, cutHeight, rotated, source } = frame;
  if (rotated) {
    throw new Error(`the frame ${frame.name} is turned in its atlas`);
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [cutWidth, cutHeight];
  return shapeOfPixels(canvas, source.image, [1, 0, 0, 1, -cutX, -cutY], pivot, threshold);
}
