// The moving shapes and the ray.
import type { Transform } from 'sat2d/inline';
import { outline } from '../model/outline.js';
import { svg } from '../ui/dom.js';
import { arrow, line } from '../ui/shapes.js';
import type { Answer, State } from './model.js';

function shapeAt(name: string, path: string, { a, b, c, d, tx, ty }: Transform): SVGElement {
  return svg('path', {
    class: name, d: path, transform: `matrix(${a} ${b} ${c} ${d} ${tx} ${ty})`,
    'fill-rule': 'evenodd',
  });
}

/** Both shapes at the time and at the end, under what can be dragged. */
export function ways({ a, b }: State, { placed, ends }: Answer): SVGElement[] {
  return [[a, 0, 'a'], [b, 1, 'b']].flatMap(([of, i, name]) => {
    const path = outline((of as typeof a).shape);
    const index = i as 0 | 1;
    return [
      shapeAt(`end ${name}`, path, ends[index]), shapeAt(`now ${name}`, path, placed[index]),
    ];
  });
}

export function rayMarks({ ray }: State, { hit }: Answer): SVGElement[] {
  const from = { x: ray.x, y: ray.y };
  const to = { x: ray.toX, y: ray.toY };
  if (hit === undefined) {
    return [line('ray', from, to)];
  }
  const { point, normal, feature } = hit.hit;
  return [
    line('ray', from, point), line('ray behind', point, to),
    svg('circle', { class: 'ray-hit', cx: point.x, cy: point.y, r: 4 }),
    ...(feature === undefined ? [] : [arrow('normal', point, normal, 22)]),
  ];
}

/** Where the shapes meet, at the time of the impact. */
export function impactMarks({ impact }: Answer): SVGElement[] {
  if (impact === undefined) {
    return [];
  }
  const { onA, normal } = impact.closest;
  return [
    svg('circle', { class: 'impact', cx: onA.x, cy: onA.y, r: 6 }),
    arrow('impact-normal', onA, normal, 18),
  ];
}
