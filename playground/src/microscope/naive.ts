// The separating axis test as tutorials have it, in the arithmetic of the machine.
import type { Relation, Vec2 } from 'sat2d/inline';

type Round = (value: number) => number;

const DOUBLE: Round = (value) => value;

function shadow(corners: readonly Vec2[], normal: Vec2, round: Round): readonly [number, number] {
  const along = corners.map(({ x, y }) => (
    round(round(round(x) * normal.x) + round(round(y) * normal.y))
  ));
  return [Math.min(...along), Math.max(...along)];
}

/** Two rectangles by their corners in order. */
export function naive(a: readonly Vec2[], b: readonly Vec2[], float: boolean): Relation {
  const round = float ? Math.fround : DOUBLE;
  let touching = false;
  for (const corners of [a, b]) {
    for (const [from, to] of [[0, 1], [1, 2]] as const) {
      const [p, q] = [corners[from]!, corners[to]!];
      const normal = {
        x: round(round(q.y) - round(p.y)), y: round(round(p.x) - round(q.x)),
      };
      const [onA, onB] = [shadow(a, normal, round), shadow(b, normal, round)];
      if (onA[1] < onB[0] || onB[1] < onA[0]) {
        return 'disjoint';
      }
      touching ||= onA[1] === onB[0] || onB[1] === onA[0];
    }
  }
  return touching ? 'touching' : 'overlapping';
}
