import type { Vec2, Vec2Like } from './ffi.js';
import * as c from './generated/functions.js';
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
  return c.resolve(contact.normal, contact.depth, inverseMassA, inverseMassB);
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
  return c.rebound(
    contact.normal, a.velocity, a.inverseMass, b.velocity, b.inverseMass, restitution,
  );
}

/** A velocity without the part that leads into a surface with this outward unit normal. */
export function slide(velocity: Vec2Like, normal: Vec2Like): Vec2 {
  return c.slide(velocity, normal);
}
