// The axes that could separate two shapes, and the shadows of both on each.
//
// They are computed in doubles, to be looked at. The verdict does not come from here.
import { decompose, Transform, type Vec2 } from 'sat2d/inline';
import { type Body, halfAxesOf, ringsOf } from '../model/body.js';

/** The points of one convex piece where it is. The edge from each leads to the next. */
export interface Piece {
  points: Vec2[];
  /** The number of each edge in the whole shape; -1 for a diagonal inside it. */
  edges: number[];
  /** The columns of the map from the unit disc to the ellipse around each point. */
  ellipse: readonly [Vec2, Vec2];
  /** Vertices in the order of increasing angle. */
  sign: number;
}

export interface Interval {
  min: number;
  max: number;
}

export interface Axis {
  /** Whose edges or points give the axis. */
  origin: string;
  direction: Vec2;
  a: Interval;
  b: Interval;
  /** The gap between the shadows; below 0 the length by which they overlap. */
  gap: number;
}

export interface PieceAxes {
  axes: Axis[];
  /** The numbers of the pieces. */
  pieces: readonly [number, number];
  /** The numbers of pieces of both shapes. */
  counts: readonly [number, number];
}

export function piecesOf(body: Body, at: Transform): Piece[] {
  const rings = ringsOf(body.shape);
  const numbers = rings.flat();
  const vertex = (i: number) => (
    Transform.apply(at, [numbers[2 * i]!, numbers[2 * i + 1]!])
  );
  const half = halfAxesOf(body.shape);
  const ellipse = [
    { x: at.a * half.x, y: at.b * half.x }, { x: at.c * half.y, y: at.d * half.y },
  ] as const;
  const piece = (vertices: number[], edges: number[]): Piece => {
    const points = vertices.map(vertex);
    return { points, edges, ellipse, sign: Math.sign(twiceArea(points)) || 1 };
  };
  if (body.shape.kind === 'concave') {
    return decompose(rings).pieces.map(({ vertices, edges }) => (
      piece(Array.from(vertices), Array.from(edges))
    ));
  }
  const all = Array.from({ length: numbers.length / 2 }, (_, i) => i);
  return [piece(all, all.length > 1 ? all : [])];
}

function twiceArea(points: readonly Vec2[]): number {
  return points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length]!;
    return sum + p.x * q.y - p.y * q.x;
  }, 0);
}

function shadow({ points, ellipse: [u, w] }: Piece, { x, y }: Vec2): Interval {
  const along = points.map((p) => p.x * x + p.y * y);
  const reach = Math.hypot(u.x * x + u.y * y, w.x * x + w.y * y);
  return { min: Math.min(...along) - reach, max: Math.max(...along) + reach };
}

function axis(origin: string, direction: Vec2, a: Piece, b: Piece): Axis {
  const [onA, onB] = [shadow(a, direction), shadow(b, direction)];
  const gap = Math.max(onB.min - onA.max, onA.min - onB.max);
  return { origin, direction, a: onA, b: onB, gap };
}

function edgeNormals(name: string, { points, edges, sign }: Piece): [string, Vec2][] {
  return edges.flatMap((edge, i): [string, Vec2][] => {
    const [p, q] = [points[i]!, points[(i + 1) % points.length]!];
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    const normal = { x: sign * (q.y - p.y) / length, y: sign * (p.x - q.x) / length };
    return length > 0 ? [[edge < 0 ? `${name} diagonal` : `${name} edge ${edge}`, normal]] : [];
  });
}

// Points of round shapes, and corners between the axes of edges: the direction of closest points.
function pointNormal(a: Piece, b: Piece): [string, Vec2][] {
  if ([a, b].every(({ ellipse: [u] }) => u.x === 0 && u.y === 0)) {
    return [];
  }
  let best = { length: Infinity, x: 0, y: 0 };
  for (const p of a.points) {
    for (const q of b.points) {
      const length = Math.hypot(q.x - p.x, q.y - p.y);
      if (length < best.length && length > 0) {
        best = { length, x: (q.x - p.x) / length, y: (q.y - p.y) / length };
      }
    }
  }
  return best.length < Infinity ? [['nearest vertices', best]] : [];
}

// "A edge 1" and "A edge 3" are "A edge 1, 3".
function joined(origin: string, next: string): string {
  const [owner, what, number] = next.split(' ');
  return origin.includes(`${owner} ${what}`)
    ? `${origin}, ${number}`
    : `${origin}, ${next}`;
}

function pairAxes(a: Piece, b: Piece): Axis[] {
  const found: Axis[] = [];
  const candidates = [...edgeNormals('A', a), ...edgeNormals('B', b), ...pointNormal(a, b)];
  for (const [origin, direction] of candidates) {
    const parallel = found.find(({ direction: other }) => (
      Math.abs(other.x * direction.y - other.y * direction.x) < 1e-12
    ));
    if (parallel === undefined) {
      found.push(axis(origin, direction, a, b));
    } else if (!parallel.origin.includes(origin)) {
      parallel.origin = joined(parallel.origin, origin);
    }
  }
  return found;
}

export function best(axes: readonly Axis[]): number {
  return axes.reduce((top, { gap }, i) => (gap > axes[top]!.gap ? i : top), 0);
}

/** The axes of the two pieces, one of each shape, that are hardest to separate. */
export function candidateAxes(
  a: Body, ta: Transform, b: Body, tb: Transform,
): PieceAxes {
  const [piecesA, piecesB] = [piecesOf(a, ta), piecesOf(b, tb)];
  let hardest: { axes: Axis[]; pieces: [number, number] } = { axes: [], pieces: [0, 0] };
  let least = Infinity;
  piecesA.forEach((pieceA, i) => piecesB.forEach((pieceB, j) => {
    const axes = pairAxes(pieceA, pieceB);
    const gap = axes[best(axes)]?.gap ?? 0;
    if (gap < least) {
      least = gap;
      hardest = { axes, pieces: [i, j] };
    }
  }));
  return { ...hardest, counts: [piecesA.length, piecesB.length] };
}
