// Parity with `pygame.mask.Mask`.
import * as wasm from './wasm/sat2d_wasm.js';
import { made, type Vec2, type Vec2Like, vec2At, written, xOf, yOf } from './border.js';
import { Sat2dError } from './error.js';
import { Mask } from './mask.js';

/**
 * `pygame.mask.from_surface`: the pixels whose alpha is above the threshold.
 *
 * @throws {Sat2dError} if there are not `width` times `height` alphas.
 */
export function pygameFromSurface(
  alpha: Uint8Array, width: number, height: number, threshold = 127,
): Mask {
  return new Mask(made(wasm.pygame_from_surface(alpha, width, height, threshold)));
}

/**
 * `mask.overlap`: the first pixel found that is set in both, in the coordinates of `mask`.
 *
 * @param offset where the other mask is.
 * @param longBits the bits of a C `long` where the program ran: 32 on Windows.
 */
export function pygameOverlap(
  mask: Mask, other: Mask, offset: Vec2Like, longBits: 32 | 64 = 64,
): Vec2 | undefined {
  if (longBits !== 32 && longBits !== 64) {
    const message = `longBits is ${longBits}; expected 32 or 64`;
    throw new Sat2dError('SAT_ERR_INVALID_ENUM', message);
  }
  const [x, y] = [xOf(offset), yOf(offset)];
  const found = wasm.pygame_overlap(mask.handle, other.handle, x, y, longBits);
  return found === 1 ? vec2At(written(2), 0) : undefined;
}

/** `mask.overlap_area`. */
export function pygameOverlapArea(mask: Mask, other: Mask, offset: Vec2Like): number {
  return wasm.pygame_overlap_area(mask.handle, other.handle, xOf(offset), yOf(offset));
}

/** `mask.overlap_mask`. */
export function pygameOverlapMask(mask: Mask, other: Mask, offset: Vec2Like): Mask {
  const [x, y] = [xOf(offset), yOf(offset)];
  return new Mask(wasm.pygame_overlap_mask(mask.handle, other.handle, x, y));
}
