// Parity with `pygame.mask.Mask`.
import { checkCount } from './count.js';
import { Sat2dError } from './error.js';
import type { Vec2, Vec2Like } from './ffi.js';
import * as c from './generated/functions.js';
import { Mask } from './mask.js';

/**
 * `pygame.mask.from_surface`: the pixels whose alpha is above the threshold.
 *
 * @throws {Sat2dError} if there are not `width` times `height` alphas.
 */
export function pygameFromSurface(
  alpha: Uint8Array, width: number, height: number, threshold = 127,
): Mask {
  checkCount('alpha', alpha.length, width * height);
  return new Mask(c.compatPygameFromSurface(alpha, width, height, threshold));
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
  return c.compatPygameOverlap(mask, other, offset, `${longBits}`)?.pixel;
}

/** `mask.overlap_area`. */
export function pygameOverlapArea(mask: Mask, other: Mask, offset: Vec2Like): number {
  return c.compatPygameOverlapArea(mask, other, offset);
}

/** `mask.overlap_mask`. */
export function pygameOverlapMask(mask: Mask, other: Mask, offset: Vec2Like): Mask {
  return new Mask(c.compatPygameOverlapMask(mask, other, offset));
}
