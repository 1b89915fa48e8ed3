// How characters move.
import type { BodyId } from './body.js';
import { bodyId, checkObject, checkOptions } from './check.js';
import type { Like, Transform, Vec2, Vec2Like } from './ffi.js';
import { xOf, yOf } from './ffi.js';
import type {
  CharacterOptions as FullOptions, CharacterResult, MoveOptions as FullMove, SlideHit as FoundHit,
  SlideResult,
} from './generated/structs.js';

/** What stopped or deflected a body, with the unit normal of the surface. */
export interface SlideHit {
  id: BodyId;
  normal: Vec2;
}

/** How a body moves. */
export interface MoveOptions {
  /**
   * By how much what the body passes may reach into its way, at most a sixteenth of its width and
   * height; by default 0. A tile that sticks out of a row by a rounding stops it without a skin. A
   * good value is a thousandth of a tile.
   */
  skin?: number;
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
export interface CharacterOptions extends MoveOptions {
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

const NO_GROUND = {
  body: 0, normal: [0, 0], point: [0, 0], transform: [0, 0, 0, 0, 0, 0],
} as const;

/** A ground as C takes it. In the air it is undefined, or null, which Haxe passes. */
function groundOf(ground: Ground | null | undefined): Like<FullOptions['ground']> {
  if (ground == null) {
    return NO_GROUND;
  }
  checkObject(ground, 'ground');
  return { ...ground, body: bodyId(ground.id, 'ground.id') };
}

/** Options of a move as C takes them. */
export function fullMove(options: MoveOptions): Like<FullMove> {
  checkOptions(options, ['skin']);
  const { skin = 0 } = options;
  return { skin };
}

/** Options as C takes them, where 0 is the default. */
export function fullCharacter(options: CharacterOptions): Like<FullOptions> {
  checkOptions(options, ['up', 'maxSlope', 'step', 'snap', 'skin', 'ground']);
  const { up = [0, 1], maxSlope = Math.PI / 4, step = 0, snap = 0, skin = 0, ground } = options;
  const isUp = xOf(up, 'up') !== 0 || yOf(up, 'up') !== 0;
  return {
    // a direction that is refused, as that of no length
    up: isUp ? up : [NaN, NaN],
    maxSlope: maxSlope || Number.MIN_VALUE,
    step,
    snap,
    skin,
    ground: groundOf(ground),
  };
}

/** A move as the package has it. */
export function slidOf(found: [FoundHit[], SlideResult | CharacterResult]): Slid {
  const [hits, { moved, stuck }] = found;
  return { moved, hits: hits.map(({ body, normal }) => ({ id: body as BodyId, normal })), stuck };
}

/** The same of a character. */
export function walkedOf(found: [FoundHit[], CharacterResult]): Walked {
  const [, { carried, ground: { body, normal, point, transform } }] = found;
  const { moved, hits, stuck } = slidOf(found);
  const ground = body === 0 ? undefined : { id: body as BodyId, normal, point, transform };
  return { moved, carried, stuck, ground, hits };
}
