// How characters move.
import type { BodyId } from './body.js';
import { scratch, type Vec2, type Vec2Like, vec2At, xOf, yOf } from './border.js';
import { putTransform, type Transform } from './transform.js';

/** What stopped or deflected a body, with the unit normal of the surface. */
export interface SlideHit {
  id: BodyId;
  normal: Vec2;
}

/** How a body slid. */
export interface Slid {
  /** How far it moved. */
  moved: Vec2;
  /** What stopped or deflected it. */
  hits: SlideHit[];
  /** Whether it overlapped something at the start and could not be pushed out. */
  stuck: boolean;
}

/** The floor that a character stands on. */
export interface Ground {
  id: BodyId;
  /** The unit normal of the floor, towards the character. */
  normal: Vec2;
  /** Where they meet. */
  point: Vec2;
  /** Where the floor was then. If it has moved by the next move, it carries the character. */
  transform: Transform;
}

/** How a character moves. */
export interface CharacterOptions {
  /** Against gravity, of any length; by default (0, 1). */
  up?: Vec2Like;
  /** The angle of the steepest floor in radians, up to 1.5; by default 45 degrees. */
  maxSlope?: number;
  /** The height of the highest step that it climbs; by default 0. */
  step?: number;
  /** The height of the highest step that it goes down without falling; by default 0. */
  snap?: number;
  /** What it stands on: the ground of its last move. */
  ground?: Ground | undefined;
}

/** How a character moved. */
export interface Walked extends Slid {
  /** The part of the move by which its ground has carried it. */
  carried: Vec2;
  /** What it stands on; `undefined` in the air. */
  ground: Ground | undefined;
}

/** Writes a move to the scratch array. */
export function putCharacter(delta: Vec2Like, options: CharacterOptions): void {
  const { up = [0, 1], maxSlope = Math.PI / 4, step = 0, snap = 0, ground } = options;
  const numbers = scratch(19);
  numbers.set([xOf(delta), yOf(delta), xOf(up), yOf(up), maxSlope, step, snap]);
  numbers.fill(0, 7, 19);
  if (ground !== undefined) {
    const { id, normal, point, transform } = ground;
    numbers.set([1, id, normal.x, normal.y, point.x, point.y], 7);
    putTransform(transform, numbers, 13);
  }
}

/** The hits from `start`, three numbers each. */
export function hitsAt(numbers: Float64Array, start: number, count: number): SlideHit[] {
  return Array.from({ length: count }, (_, i) => ({
    id: numbers[start + 3 * i]! as BodyId,
    normal: vec2At(numbers, start + 3 * i + 1),
  }));
}

/** The ground from `start`, twelve numbers. */
export function groundAt(numbers: Float64Array, start: number): Ground | undefined {
  if (numbers[start] === 0) {
    return undefined;
  }
  const [a, b, c, d, tx, ty] = numbers.slice(start + 6, start + 12);
  return {
    id: numbers[start + 1]! as BodyId,
    normal: vec2At(numbers, start + 2),
    point: vec2At(numbers, start + 4),
    transform: { a: a!, b: b!, c: c!, d: d!, tx: tx!, ty: ty! },
  };
}
