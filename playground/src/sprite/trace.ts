// From pixels to silhouettes, to simpler silhouettes, to convex pieces.
import {
  decompose, type Decomposition, Mask, Sat2dError, simplifyMultipolygon,
} from 'sat2d/inline';
import { pointAt } from '../polygon/model.js';

export const DEVIATIONS = [
  ['either', 'to either side'], ['outward', 'outward only'], ['inward', 'inward only'],
] as const;
export type Deviation = (typeof DEVIATIONS)[number][0];

export interface Part {
  /** The silhouette as the pixels have it. */
  traced: number[][];
  simplified: number[][];
  decomposition: Decomposition;
}

export interface Trace {
  pixels: number;
  parts: Part[];
}

export function trace(
  image: ImageData, threshold: number, tolerance: number, deviation: Deviation,
): Trace | Sat2dError {
  const mask = Mask.fromImageData(image, threshold);
  try {
    const silhouettes = mask.silhouettes().map((rings) => rings.map((ring) => Array.from(ring)));
    const kept = simplifyMultipolygon(silhouettes, tolerance, deviation);
    const parts = silhouettes.map((traced, i): Part => {
      let first = 0;
      const simplified = traced.map((ring, j) => {
        const corners = Array.from(kept[i]![j]!, (corner) => pointAt(ring, corner - first));
        first += ring.length / 2;
        return corners.flatMap(({ x, y }) => [x, y]);
      });
      return { traced, simplified, decomposition: decompose(simplified) };
    });
    return { pixels: mask.count, parts };
  } catch (error) {
    if (error instanceof Sat2dError) {
      return error;
    }
    throw error;
  } finally {
    mask.free();
  }
}

export function corners(rings: readonly number[][]): number {
  return rings.reduce((sum, ring) => sum + ring.length / 2, 0);
}
