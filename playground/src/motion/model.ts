// Two moving shapes and a ray.
import {
  castRay, type Impact, Motion, type RayHit, Sat2dError, sweep, type Transform, type Vec2,
} from 'sat2d/inline';
import { type Body, PRESETS, shapeOf, transformOf } from '../model/body.js';
import { body, choice, fields, number } from '../model/restore.js';

/** How far a shape moves from time 0 to time 1, and by how many degrees it turns. */
export interface Way {
  dx: number;
  dy: number;
  turn: number;
}

export interface State {
  a: Body;
  b: Body;
  wayA: Way;
  wayB: Way;
  ray: { x: number; y: number; toX: number; toY: number };
  atStart: AtStart;
  time: number;
}

export const AT_START = [
  ['report', 'report it'], ['skipParting', 'skip it where they part'],
  ['skipOverlapping', 'skip overlaps too'],
] as const;
export type AtStart = (typeof AT_START)[number][0];

export const START: State = {
  a: { shape: PRESETS.capsule, x: -110, y: -50, degrees: 30, scaleX: 0.7, scaleY: 0.7 },
  b: { shape: PRESETS.polygon, x: 95, y: 10, degrees: 0, scaleX: 0.9, scaleY: 0.9 },
  wayA: { dx: 180, dy: 75, turn: 140 },
  wayB: { dx: -25, dy: -50, turn: 0 },
  ray: { x: -140, y: 80, toX: 150, toY: -20 },
  atStart: 'report',
  time: 0.35,
};

function way(value: unknown, otherwise: Way): Way {
  const given = fields(value);
  return {
    dx: number(given['dx'], otherwise.dx),
    dy: number(given['dy'], otherwise.dy),
    turn: number(given['turn'], otherwise.turn),
  };
}

export function restored(value: unknown): State {
  const given = fields(value);
  const ray = fields(given['ray']);
  return {
    a: body(given['a'], START.a),
    b: body(given['b'], START.b),
    wayA: way(given['wayA'], START.wayA),
    wayB: way(given['wayB'], START.wayB),
    ray: {
      x: number(ray['x'], START.ray.x), y: number(ray['y'], START.ray.y),
      toX: number(ray['toX'], START.ray.toX), toY: number(ray['toY'], START.ray.toY),
    },
    atStart: choice(given['atStart'], AT_START.map(([id]) => id), 'report'),
    time: Math.min(Math.max(number(given['time'], 0), 0), 1),
  };
}

export interface Answer {
  impact: Impact | undefined;
  /** Where both shapes are at the time. */
  placed: readonly [Transform, Transform];
  /** Where they are at the end. */
  ends: readonly [Transform, Transform];
  /** The nearest hit of the ray at the time, and whose it is. */
  hit: { name: 'A' | 'B'; hit: RayHit } | undefined;
}

function motionOf(of: Body, { dx, dy, turn }: Way): Motion {
  return { start: transformOf(of), translation: [dx, dy], rotation: turn * Math.PI / 180 };
}

function rayHit(
  { a, b, ray }: State, [ta, tb]: readonly [Transform, Transform],
): Answer['hit'] {
  const [from, direction]: [Vec2, Vec2] = [
    { x: ray.x, y: ray.y }, { x: ray.toX - ray.x, y: ray.toY - ray.y },
  ];
  if (direction.x === 0 && direction.y === 0) {
    return undefined;
  }
  const hitA = castRay(shapeOf(a), ta, from, direction, 1);
  const hitB = castRay(shapeOf(b), tb, from, direction, 1);
  if (hitA !== undefined && (hitB === undefined || hitA.fraction <= hitB.fraction)) {
    return { name: 'A', hit: hitA };
  }
  return hitB === undefined ? undefined : { name: 'B', hit: hitB };
}

export function answer(state: State): Answer | Sat2dError {
  const { a, b, wayA, wayB, atStart, time } = state;
  try {
    const [motionA, motionB] = [motionOf(a, wayA), motionOf(b, wayB)];
    const at = (moment: number) => (
      [Motion.at(motionA, moment), Motion.at(motionB, moment)] as const
    );
    const placed = at(time);
    return {
      impact: sweep(shapeOf(a), motionA, shapeOf(b), motionB, { atStart }),
      placed,
      ends: at(1),
      hit: rayHit(state, placed),
    };
  } catch (error) {
    if (error instanceof Sat2dError) {
      return error;
    }
    throw error;
  }
}
