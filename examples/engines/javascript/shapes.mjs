import { Mask, Shape } from 'sat2d';

/** The shapes that were made, by what has the pixels, then by the other arguments. */
const shapes = new WeakMap();

/**
 * The shape that `make` makes, which is made once for each key and each list of arguments. It lives
 * as long as the key.
 */
export function remembered(key, args, make) {
  const made = shapes.get(key) ?? new Map();
  shapes.set(key, made);
  const name = args.join();
  if (!made.has(name)) {
    made.set(name, make());
  }
  return made.get(name);
}

/**
 * The pixels of a part of an image whose alpha is at least the threshold, as a shape; `undefined`
 * if there are none.
 *
 * @param canvas an empty canvas with the size of the part
 * @param image what the context of a canvas can draw
 * @param matrix six numbers: from the pixels of the image to those of the part
 * @param pivot the point of the part that becomes the shape's origin
 */
export function shapeOfPixels(canvas, image, matrix, pivot, threshold) {
  const { width, height } = canvas;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.imageSmoothingEnabled = false;
  context.setTransform(...matrix);
  context.drawImage(image, 0, 0);
  const mask = Mask.fromImageData(context.getImageData(0, 0, width, height), threshold);
  return mask.isEmpty ? undefined : mask.shape(pivot);
}

/** A rectangle with the pixels of a sprite, opaque or not. */
export function rectangle(width, height, pivot) {
  return Shape.rectangleXywh(-pivot[0], -pivot[1], width, height);
}
