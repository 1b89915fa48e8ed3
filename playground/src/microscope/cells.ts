// Three answers for each of the doubles around the position of B.
import { relation, type Relation, Shape, type Vec2 } from 'sat2d/inline';
import { step } from '../ui/numbers.js';
import { naive } from './naive.js';
import { type Hit, programOf } from './originals.js';
import type { Rectangle } from './rectangle.js';
import { placementOf, type State } from './scene.js';

/** Cells in a row, and rows. */
export const CELLS = 32;

export interface Cells {
  naive: Relation[];
  original: Hit[];
  exact: Relation[];
}

export function positionOf({ b, zoom }: State, column: number, row: number): Vec2 {
  const by = 2 ** zoom;
  return {
    x: step(b.x, (column - CELLS / 2) * by), y: step(b.y, (row - CELLS / 2) * by),
  };
}

type Placement = ReturnType<typeof placementOf>;

/** The corners in order, each operation rounded once, as the library places points. */
export function cornersOf({ width, height }: Rectangle, at: Placement): Vec2[] {
  const [w, h] = [width / 2, height / 2];
  return [[-w, -h], [w, -h], [w, h], [-w, h]].map(([x, y]) => ({
    x: (at.a * x! + at.c * y!) + at.tx, y: (at.b * x! + at.d * y!) + at.ty,
  }));
}

export function cells(state: State): Cells {
  const { a, b } = state;
  const [shapeA, shapeB] = [a, b].map(({ width, height }) => Shape.rectangle(width, height));
  const [atA, atB] = [placementOf(a), placementOf(b)];
  const placedA = { rectangle: a, corners: cornersOf(a, atA) };
  const ask = programOf(state.original).beside(placedA);
  const found: Cells = { naive: [], original: [], exact: [] };
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const { x, y } = positionOf(state, column, row);
      const at = { ...atB, tx: x, ty: y };
      const placedB = { rectangle: { ...b, x, y }, corners: cornersOf(b, at) };
      found.naive.push(naive(placedA.corners, placedB.corners, state.precision === 'float'));
      found.original.push(ask(placedB));
      found.exact.push(relation(shapeA!, atA, shapeB!, at));
    }
  }
  return found;
}

/** An original is wrong if it misses an overlap or hits at a distance; touching may be either. */
export function originalDiffers(hit: Hit, exact: Relation): boolean {
  return hit !== undefined && (hit ? exact === 'disjoint' : exact === 'overlapping');
}
