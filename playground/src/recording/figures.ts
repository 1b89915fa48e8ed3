// The parts of a picture.
import { placedBounds, type Vec2 } from 'sat2d/inline';
import { type Body, shapeOf, transformOf } from '../model/body.js';
import { outline, pairsOf } from '../model/outline.js';
import { placed } from '../model/body-view.js';
import { pathOf } from '../ui/scene.js';
import type { Figure } from './profile.js';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Side = Figure['as'];

export function bodyFigure(as: Side, body: Body): Figure {
  const { min, max } = placedBounds(shapeOf(body), transformOf(body));
  return { as, path: outline(body.shape), transform: placed(body), points: [min, max] };
}

export function cornersOf({ x, y, width, height }: Box): Vec2[] {
  const [right, bottom] = [x + width, y + height];
  return [{ x, y }, { x: right, y }, { x: right, y: bottom }, { x, y: bottom }];
}

export function ring(as: Side, points: readonly Vec2[]): Figure {
  return { as, path: pathOf(points), points };
}

export function polygon(as: Side, numbers: number[]): Figure {
  return ring(as, pairsOf(numbers));
}

export function box(as: Side, given: Box): Figure {
  return ring(as, cornersOf(given));
}

export function ellipse(as: Side, given: Box): Figure {
  const { x, y, width, height } = given;
  const arc = `A${width / 2} ${height / 2} 0 1 1`;
  const middle = y + height / 2;
  const path = `M${x} ${middle}${arc} ${x + width} ${middle}${arc} ${x} ${middle}Z`;
  return { as, path, points: cornersOf(given) };
}

export function line(as: Side, x1: number, y1: number, x2: number, y2: number): Figure {
  return { as, path: `M${x1} ${y1}L${x2} ${y2}`, points: [{ x: x1, y: y1 }, { x: x2, y: y2 }] };
}

export function point(x: number, y: number): Figure {
  return { as: 'point', points: [{ x, y }] };
}

/** The set pixels of an image whose first corner is here. */
export function pixels(
  as: Side, at: Vec2, width: number, height: number, isSet: (x: number, y: number) => boolean,
): Figure {
  let path = '';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      path += isSet(x, y) ? `M${at.x + x} ${at.y + y}h1v1h-1z` : '';
    }
  }
  return { as, path, points: cornersOf({ ...at, width, height }) };
}
