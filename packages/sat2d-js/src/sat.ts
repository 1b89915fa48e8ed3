/**
 * The calls of SAT.js 0.9, answered exactly.
 *
 * ```js
 * import SAT from 'sat2d/sat';
 * const box = new SAT.Box(new SAT.Vector(0, 0), 40, 40).toPolygon();
 * const ball = new SAT.Circle(new SAT.Vector(50, 20), 20);
 * const response = new SAT.Response();
 * SAT.testPolygonCircle(box, ball, response); // true
 * response.overlapV.x; // 10
 * ```
 */
import { numberOf } from './ffi.js';
import { contact, containment, separation } from './query.js';
import { hits, overlaps, pointRelation } from './relation.js';
import { Box, Circle, Polygon } from './sat-shapes.js';
import { Vector } from './sat-vector.js';

export { Box, Circle, Polygon, Vector, Vector as V };

/** What two shapes have in common. A test that is true sets all of it. */
export class Response {
  // any, as in the types of SAT.js: games give their shapes properties of their own
  a: any = null;
  b: any = null;
  /** How far `a` must move against `overlapN` to part from `b`. */
  overlap = Number.MAX_VALUE;
  /** The direction from `a` to `b`, of length 1. */
  overlapN = new Vector();
  /** Both: `a` minus this does not overlap `b`. */
  overlapV = new Vector();
  /** Whether `a` is in `b`, boundaries included. */
  aInB = true;
  bInA = true;

  clear(): Response {
    this.aInB = true;
    this.bInA = true;
    this.overlap = Number.MAX_VALUE;
    return this;
  }
}

let isTouchingHit = true;

/**
 * Whether shapes that only touch hit; by default they do, as in SAT.js. With `'miss'`, a shape
 * moved by `overlapV` hits no more wherever the move is exact. It holds for all tests of this
 * module.
 *
 * @throws Sat2dError `SAT_ERR_INVALID_ENUM` for anything but `'hit'` and `'miss'`.
 */
export function setTouching(touching: 'hit' | 'miss'): void {
  isTouchingHit = numberOf(['miss', 'hit'], touching, 'touching') === 1;
}

function test(a: Circle | Polygon, b: Circle | Polygon, response: Response | undefined): boolean {
  const placed = [a.shape, a.place, b.shape, b.place] as const;
  if (response === undefined) {
    return isTouchingHit ? hits(...placed) : overlaps(...placed);
  }
  const found = contact(...placed);
  // the depth is 0 exactly where the shapes only touch
  if (found === undefined || (!isTouchingHit && found.depth === 0)) {
    return false;
  }
  // of concave shapes, the contact of the deepest pieces is not the way out
  const isConcave = [a, b].some(({ shape }) => shape.kind === 'concavePolygon');
  const out = (isConcave && separation(...placed)) || found;
  const { aInB, bInA } = containments(placed);
  response.a = a;
  response.b = b;
  response.overlap = out.depth;
  response.overlapN.copy(out.normal);
  response.overlapV.copy(out.normal).scale(out.depth);
  response.aInB = aInB;
  response.bInA = bInA;
  return true;
}

type Placed = readonly [Circle['shape'], Circle['place'], Circle['shape'], Circle['place']];

function containments([a, ta, b, tb]: Placed): { aInB: boolean; bInA: boolean } {
  return {
    aInB: containment(a, ta, b, tb) !== 'none',
    bInA: containment(b, tb, a, ta) !== 'none',
  };
}

/** Whether two polygons meet; touching is meeting. They may be concave. */
export function testPolygonPolygon(a: Polygon, b: Polygon, response?: Response): boolean {
  return test(a, b, response);
}

/** Whether a polygon and a circle meet. */
export function testPolygonCircle(a: Polygon, b: Circle, response?: Response): boolean {
  return test(a, b, response);
}

/** Whether a circle and a polygon meet. */
export function testCirclePolygon(a: Circle, b: Polygon, response?: Response): boolean {
  return test(a, b, response);
}

/** Whether two circles meet. */
export function testCircleCircle(a: Circle, b: Circle, response?: Response): boolean {
  return test(a, b, response);
}

/** Whether a point is in a polygon or on its boundary. */
export function pointInPolygon(point: Vector, polygon: Polygon): boolean {
  return pointRelation(polygon.shape, polygon.place, point) !== 'disjoint';
}

/** Whether a point is in a circle or on its boundary. */
export function pointInCircle(point: Vector, circle: Pick<Circle, 'pos' | 'r'>): boolean {
  // detect-collisions passes an object that is no Circle
  const { shape, place } = circle instanceof Circle ? circle : new Circle(circle.pos, circle.r);
  return pointRelation(shape, place, point) !== 'disjoint';
}

export default {
  Box, Circle, Polygon, Response, V: Vector, Vector, pointInCircle, pointInPolygon, setTouching,
  testCircleCircle, testCirclePolygon, testPolygonCircle, testPolygonPolygon,
};
