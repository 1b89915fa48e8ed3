/**
 * The calls of poly-decomp 0.3, answered exactly.
 *
 * ```js
 * import decomp from 'sat2d/poly-decomp';
 * const concave = [[-1, 1], [-1, 0], [1, 0], [1, 1], [0.5, 0.5]];
 * decomp.isSimple(concave); // true
 * decomp.quickDecomp(concave).length; // 2
 * ```
 */
import { decompose, inspectPolygon } from './decompose.js';
import { Sat2dError } from './error.js';
import { orient2d } from './exact.js';

/** A point: x and y. The points of results are those that were given. */
export type Point = [number, number];

/** A polygon: its points, either way around. */
export type Polygon = Point[];

function pieces(polygon: Polygon, method: 'balanced' | 'fewest'): Polygon[] {
  const found = decompose([polygon], { method }).pieces;
  return found.map(({ vertices }) => Array.from(vertices, (vertex) => polygon[vertex]!));
}

/**
 * Convex pieces, as few as possible.
 *
 * @throws {Sat2dError} if the polygon is not simple.
 */
export function decomp(polygon: Polygon): Polygon[] {
  return pieces(polygon, 'fewest');
}

/**
 * Convex pieces, fast: as few as possible where that is cheap to find. There are no new points.
 *
 * @param result gets the pieces, if it is given.
 * @param reflexVertices gets the points with an interior angle above 180 degrees.
 * @throws {Sat2dError} if the polygon is not simple.
 */
export function quickDecomp(
  polygon: Polygon, result: Polygon[] = [], reflexVertices?: Point[],
): Polygon[] {
  result.push(...pieces(polygon, 'balanced'));
  if (reflexVertices !== undefined) {
    const reflex = inspectPolygon([polygon]).reflexVertices;
    reflexVertices.push(...Array.from(reflex, (vertex) => polygon[vertex]!));
  }
  return result;
}

/** Whether no two edges meet but in the point between them. */
export function isSimple(polygon: Polygon): boolean {
  try {
    inspectPolygon([polygon]);
    return true;
  } catch (error) {
    if (error instanceof Sat2dError) {
      return false;
    }
    throw error;
  }
}

const isSame = ([ax, ay]: Point, [bx, by]: Point) => ax === bx && ay === by;

/**
 * Reverses the points of a polygon that runs clockwise with y up.
 *
 * @returns whether it did.
 */
export function makeCCW(polygon: Polygon): boolean {
  const isLower = ([ax, ay]: Point, [bx, by]: Point) => ay < by || (ay === by && ax > bx);
  const [first] = polygon;
  if (first === undefined) {
    return false;
  }
  const corner = polygon.reduce((best, point) => (isLower(point, best) ? point : best), first);
  const at = polygon.indexOf(corner);
  const round = [...polygon.slice(at), ...polygon.slice(0, at)];
  const next = round.find((point) => !isSame(point, corner));
  const previous = round.reverse().find((point) => !isSame(point, corner));
  const isClockwise = next !== undefined && previous !== undefined
    && orient2d(previous, corner, next) < 0;
  if (isClockwise) {
    polygon.reverse();
  }
  return isClockwise;
}

/** Whether the way from `a` over `b` to `c` turns by less than an angle. */
function isStraight(a: Point, b: Point, c: Point, angle: number): boolean {
  if (!angle) {
    return orient2d(a, b, c) === 0;
  }
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  const turn = (ux * vx + uy * vy) / (Math.sqrt(ux * ux + uy * uy) * Math.sqrt(vx * vx + vy * vy));
  return Math.acos(turn) < angle;
}

/**
 * Removes points on straight edges.
 *
 * @param precision the angle in radians below which two edges are straight; by default 0: exactly.
 * @returns the number of points removed.
 */
export function removeCollinearPoints(polygon: Polygon, precision = 0): number {
  let count = 0;
  for (let i = polygon.length - 1; polygon.length > 3 && i >= 0; i--) {
    const around = [-1, 0, 1].map((by) => polygon.at((i + by) % polygon.length)!);
    if (isStraight(around[0]!, around[1]!, around[2]!, precision)) {
      polygon.splice(i % polygon.length, 1);
      count += 1;
    }
  }
  return count;
}

/**
 * Removes points that are equal to an earlier one.
 *
 * @param precision how far coordinates may be apart; by default 0.
 */
export function removeDuplicatePoints(polygon: Polygon, precision = 0): void {
  const isNear = ([ax, ay]: Point, [bx, by]: Point) => (
    Math.abs(ax - bx) <= precision && Math.abs(ay - by) <= precision
  );
  for (let i = polygon.length - 1; i >= 1; i--) {
    const point = polygon[i]!;
    if (polygon.slice(0, i).some((earlier) => isNear(point, earlier))) {
      polygon.splice(i, 1);
    }
  }
}

export default {
  decomp, isSimple, makeCCW, quickDecomp, removeCollinearPoints, removeDuplicatePoints,
};
