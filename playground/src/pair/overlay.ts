// The answer drawn over the shapes.
import { type Feature, Transform, type Vec2 } from 'sat2d/inline';
import { type Body, halfAxesOf, ringsOf } from '../model/body.js';
import { pairsOf } from '../model/outline.js';
import { svg } from '../ui/dom.js';
import type { Box } from '../ui/scene.js';
import { along, arrow, line } from '../ui/shapes.js';
import type { Answer } from './answer.js';
import type { Axis, Interval } from './axes.js';

/** An edge or a vertex, marked where it is. Vertices count through all rings. */
export function featureMark(
  name: string, body: Body, at: Transform, { kind, index }: Feature,
): SVGElement | undefined {
  let first = 0;
  for (const ring of ringsOf(body.shape).map(pairsOf)) {
    const own = index - first;
    if (own < ring.length) {
      const p = Transform.apply(at, ring[own]!);
      const q = Transform.apply(at, ring[(own + 1) % ring.length]!);
      const half = halfAxesOf(body.shape);
      if (kind === 'arc') {
        return svg('ellipse', {
          class: `feature ${name}`, rx: half.x, ry: half.y, 'vector-effect': 'non-scaling-stroke',
          transform: `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${p.x} ${p.y})`,
        });
      }
      if (kind !== 'edge') {
        return svg('circle', { class: `feature vertex ${name}`, cx: p.x, cy: p.y });
      }
      if (half.x > 0) {
        return undefined;
      }
      return line(`feature ${name}`, p, q);
    }
    first += ring.length;
  }
  return undefined;
}

const ARROW = 24;

/**
 * Contact points with the normal, or closest points with the distance.
 *
 * @param unit of lengths in the picture.
 */
export function meeting(a: Body, b: Body, found: Answer, unit: number): SVGElement {
  const { manifold, closest, transforms: [ta, tb] } = found;
  if (manifold === undefined) {
    return svg('g', { class: 'closest' }, line('way', closest.onA, closest.onB),
      ...[closest.onA, closest.onB].map(({ x, y }) => svg('circle', { cx: x, cy: y })));
  }
  return svg('g', { class: 'contact' },
    featureMark('a', a, ta, manifold.featureA), featureMark('b', b, tb, manifold.featureB),
    ...manifold.points.flatMap(({ onA, onB }) => [
      line('way', onA, onB),
      svg('circle', { class: 'on-a', cx: onA.x, cy: onA.y }),
      svg('circle', { class: 'on-b', cx: onB.x, cy: onB.y }),
    ]),
    arrow('normal', manifold.points[0]!.onA, manifold.normal, ARROW * unit, unit));
}

function interval(
  name: string, on: Vec2, axis: Axis, { min, max }: Interval, shift: number,
): SVGElement {
  const { direction } = axis;
  const beside = along(on, { x: -direction.y, y: direction.x }, shift);
  return line(`shadow ${name}`, along(beside, direction, min), along(beside, direction, max));
}

/** An axis beside the shapes, and both shadows on it, in a picture of this part of the plane. */
export function axisLine(axis: Axis, { x, y, width, height }: Box, unit: number): SVGElement {
  const { direction } = axis;
  const side = { x: -direction.y, y: direction.x };
  // below or, of an upright axis, to the right
  const below = side.y > 0.1 || (side.y > -0.1 && side.x > 0) ? 1 : -1;
  const middle = (x + width / 2) * side.x + (y + height / 2) * side.y;
  const on = along({ x: 0, y: 0 }, side, middle + below * 0.42 * height);
  const center = (x + width / 2) * direction.x + (y + height / 2) * direction.y;
  return svg('g', { class: 'axis-line' },
    line('whole', along(on, direction, center - 2 * width),
      along(on, direction, center + 2 * width)),
    interval('a', on, axis, axis.a, -2 * unit), interval('b', on, axis, axis.b, 2 * unit));
}

/** Where B would be after the shortest translation that parts the shapes. */
export function ghost(outline: string, transform: string, { x, y }: Vec2): SVGElement {
  return svg('g', { class: 'ghost', transform: `translate(${x} ${y})` },
    svg('path', { d: outline, transform, 'fill-rule': 'evenodd' }));
}
