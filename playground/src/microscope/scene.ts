// What the microscope looks at: two rectangles, and how far it zooms in.
import { relation, Shape, Transform } from 'sat2d/inline';
import { choice, fields, number } from '../model/restore.js';
import { type Original, ORIGINALS } from './originals.js';
import type { Rectangle } from './rectangle.js';

export const PRECISIONS = [['double', 'doubles'], ['float', '32-bit floats']] as const;
export type Precision = (typeof PRECISIONS)[number][0];

export interface State {
  a: Rectangle;
  b: Rectangle;
  /** A cell is 2 to the power of this many doubles wide and high. */
  zoom: number;
  original: Original;
  precision: Precision;
}

export const MOST_ZOOM = 50;

// The edges are parallel, and meet at a place where all three answers differ.
export const START: State = {
  a: { x: 300, y: 200, width: 80, height: 40, degrees: 10 },
  b: { x: 350.5057561382495, y: 230.3, width: 60, height: 30, degrees: 100 },
  zoom: 0,
  original: 'flash',
  precision: 'double',
};

function restoredRectangle(value: unknown, otherwise: Rectangle): Rectangle {
  const given = fields(value);
  const read = Object.entries(otherwise).map(([name, usual]) => [name, number(given[name], usual)]);
  return Object.fromEntries(read) as Rectangle;
}

export function restored(value: unknown): State {
  const given = fields(value);
  const zoom = Math.round(number(given['zoom'], 0));
  return {
    a: restoredRectangle(given['a'], START.a),
    b: restoredRectangle(given['b'], START.b),
    zoom: Math.min(Math.max(zoom, 0), MOST_ZOOM),
    original: choice(given['original'], ORIGINALS.map(([id]) => id), 'flash'),
    precision: choice(given['precision'], PRECISIONS.map(([id]) => id), 'double'),
  };
}

export function placementOf({ x, y, degrees }: Rectangle): Transform {
  return Transform.placement(x, y, { degrees });
}

/**
 * The position of B on its row, between A's middle and far to the right of it, where one double
 * decides: the first at which the rectangles do not overlap. `undefined` if they never do.
 */
export function boundary(a: Rectangle, b: Rectangle): number | undefined {
  const [shapeA, shapeB] = [a, b].map(({ width, height }) => Shape.rectangle(width, height));
  const at = placementOf(a);
  const overlap = (x: number) => (
    relation(shapeA!, at, shapeB!, placementOf({ ...b, x })) === 'overlapping'
  );
  let inside = a.x;
  let outside = a.x + a.width + a.height + b.width + b.height;
  if (!overlap(inside)) {
    return undefined;
  }
  for (;;) {
    const middle = inside + (outside - inside) / 2;
    if (middle === inside || middle === outside) {
      return outside;
    }
    if (overlap(middle)) {
      inside = middle;
    } else {
      outside = middle;
    }
  }
}
