// Sprites of PixiJS 8 as shapes of sat2d.
import { DOMAdapter, Matrix } from 'pixi.js';
import { relation, Transform } from 'sat2d';
import { rectangle, remembered, shapeOfPixels } from './shapes.mjs';

/**
 * Where a sprite is on the stage: mirrored, nested, skewed, as it is. Pixi computes it here, so it
 * is that of now and not that of the last frame. The unit of shapes is a pixel of the texture.
 */
export function spriteTransform(sprite) {
  const onStage = sprite.getGlobalTransform(new Matrix(), false);
  const { resolution } = sprite.texture.source;
  const pixel = [1 / resolution, 0, 0, 1 / resolution, 0, 0];
  return resolution === 1 ? Transform.of(onStage) : Transform.product(onStage, pixel);
}

/**
 * The shape of a sprite: its pixels whose alpha is at least the threshold, to be placed at
 * `spriteTransform`. The origin is the sprite's anchor. Frames of an atlas, trimmed and turned ones
 * and textures with a resolution are taken as Pixi draws them.
 *
 * Sprites with the same texture and anchor share one shape. If you draw into a canvas that is a
 * texture, make a new `Texture` of it.
 *
 * @returns `undefined` if no pixel counts
 */
export function spriteShape(sprite, threshold = 128) {
  const { texture, anchor } = sprite;
  const make = () => pixels(texture, anchor, threshold);
  return remembered(texture, ['pixels', anchor.x, anchor.y, threshold], make);
}

/** The rectangle of a sprite, with its transparent edges, unless they were trimmed. */
export function spriteRectangle(sprite) {
  const { texture, anchor } = sprite;
  const make = () => rectangle(...sizeOf(texture), pivotOf(texture, anchor));
  return remembered(texture, ['rectangle', anchor.x, anchor.y], make);
}

/** How the pixels of two sprites meet: `'disjoint'`, `'touching'` or `'overlapping'`. */
export function spriteRelation(first, second, threshold = 128) {
  const [a, b] = [spriteShape(first, threshold), spriteShape(second, threshold)];
  return a && b ? relation(a, spriteTransform(first), b, spriteTransform(second)) : 'disjoint';
}

/** The size of a texture in its pixels, without what was trimmed. */
function sizeOf({ source, trim, orig }) {
  const { width, height } = trim ?? orig;
  return [width, height].map((value) => Math.round(value * source.resolution));
}

/** The anchor in the pixels of a texture. */
function pivotOf({ source, trim, orig }, anchor) {
  const inside = [anchor.x * orig.width - (trim?.x ?? 0), anchor.y * orig.height - (trim?.y ?? 0)];
  return inside.map((value) => value * source.resolution);
}

function pixels(texture, anchor, threshold) {
  const { source, uvs } = texture;
  const [width, height] = sizeOf(texture);
  // Where the corners of the texture are in its source tells how it is turned or mirrored there.
  const corner = (u, v) => [Math.round(u * source.pixelWidth), Math.round(v * source.pixelHeight)];
  const [x0, y0] = corner(uvs.x0, uvs.y0);
  const [x1, y1] = corner(uvs.x1, uvs.y1);
  const [x3, y3] = corner(uvs.x3, uvs.y3);
  const { a, b, c, d, tx, ty } = Transform.inverse(
    [(x1 - x0) / width, (y1 - y0) / width, (x3 - x0) / height, (y3 - y0) / height, x0, y0],
  );
  const canvas = DOMAdapter.get().createCanvas(width, height);
  const toTexture = [a, b, c, d, tx, ty];
  return shapeOfPixels(canvas, source.resource, toTexture, pivotOf(texture, anchor), threshold);
}
