import * as wasm from './wasm/sat2d_wasm.js';
import { checked, put, type Vec2, type Vec2Like, vec2At, written, xOf, yOf } from './border.js';
import type { Manifold } from './query.js';

/** The direction and the depth of a contact, which a {@link Manifold} has. */
export type ContactDepth = Pick<Manifold, 'normal' | 'depth'>;

/**
 * How two bodies move apart, each in proportion to its inverse mass. Two of inverse mass 0 stay.
 *
 * @throws {Sat2dError} if an inverse mass is below 0 or not finite.
 */
export function resolve(
  contact: ContactDepth, inverseMassA: number, inverseMassB: number,
): { a: Vec2; b: Vec2 } {
  const { normal, depth } = contact;
  checked(wasm.resolve(normal.x, normal.y, depth, inverseMassA, inverseMassB));
  const numbers = written(4);
  return { a: vec2At(numbers, 0), b: vec2At(numbers, 2) };
}

/** A body that rebounds. */
export interface Rebounding {
  velocity: Vec2Like;
  inverseMass: number;
}

/**
 * The velocities after an impact along a contact's normal. A restitution of 1 keeps the energy, one
 * of 0 the bodies together.
 *
 * @throws {Sat2dError} if an inverse mass or the restitution is below 0 or not finite.
 */
export function rebound(
  contact: Pick<Manifold, 'normal'>, a: Rebounding, b: Rebounding, restitution: number,
): { a: Vec2; b: Vec2 } {
  const { normal } = contact;
  const [va, vb] = [a.velocity, b.velocity];
  put(
    normal.x, normal.y, xOf(va), yOf(va), xOf(vb), yOf(vb),
    a.inverseMass, b.inverseMass, restitution,
  );
  checked(wasm.rebound());
  const numbers = written(4);
  return { a: vec2At(numbers, 0), b: vec2At(numbers, 2) };
}

/** A velocity without the part that leads into a surface with this outward unit normal. */
export function slide(velocity: Vec2Like, normal: Vec2Like): Vec2 {
  wasm.slide(xOf(velocity), yOf(velocity), xOf(normal), yOf(normal));
  return vec2At(written(2), 0);
}
