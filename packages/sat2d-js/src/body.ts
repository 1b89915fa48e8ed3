import { int } from './check.js';
import type { Transform, TransformLike } from './ffi.js';
import { type BODY_KINDS, SAT_MASK_NOTHING } from './generated/enums.js';

declare const isBodyId: unique symbol;

/**
 * The id of a body: a number to be kept and compared. The id of a removed body is never that of
 * another one.
 */
export type BodyId = number & { readonly [isBodyId]: true };

export const ALL = 0xffff_ffff;

/**
 * How a body takes part: it moves and is pushed; it is a wall or floor; or it detects others
 * without pushing or stopping anything.
 */
export type BodyKind = (typeof BODY_KINDS)[number];

/** What a world keeps of a body besides its shape. */
export interface BodyOptions {
  /** Where it is; by default at the identity. */
  transform?: TransformLike;
  /** By default `'moving'`. */
  kind?: BodyKind;
  /** The categories of the body, one bit each; by default 1. */
  category?: number;
  /** The categories that it interacts with, one bit each; by default all. */
  mask?: number;
  /**
   * What to keep with it: any object, such as a sprite, or a whole number from 0 to 2^53 - 1, such
   * as an index; by default 0. Objects are not saved.
   */
  user?: any;
  /** One over its mass, 0 or more; by default 1. 0 is infinitely heavy. */
  inverseMass?: number;
}

/** A body of a world. */
export interface Body extends Required<BodyOptions> {
  transform: Transform;
}

/** A filter as C takes it, where 0 is the default. */
export function filterOf(category: number, mask: number): { category: number; mask: number } {
  int(category, 'category');
  int(mask, 'mask');
  const isNothing = category >>> 0 === 0 || mask >>> 0 === 0;
  return { category: category >>> 0 || 1, mask: isNothing ? SAT_MASK_NOTHING : mask >>> 0 };
}

/** The mask of a filter of C. */
export function maskOf(mask: number): number {
  return mask === SAT_MASK_NOTHING ? 0 : mask;
}
