// Lines and arrows of pictures.
import type { Vec2 } from 'sat2d/inline';
import { svg } from './dom.js';

export function line(name: string, p: Vec2, q: Vec2): SVGLineElement {
  return svg('line', { class: name, x1: p.x, y1: p.y, x2: q.x, y2: q.y });
}

export function along(p: Vec2, { x, y }: Vec2, by: number): Vec2 {
  return { x: p.x + by * x, y: p.y + by * y };
}

/** An arrow in a unit direction; the head has the size of `unit`. */
export function arrow(
  name: string, from: Vec2, direction: Vec2, length: number, unit = 1,
): SVGElement {
  const tip = along(from, direction, length);
  const back = along(tip, direction, -6 * unit);
  const side = { x: -direction.y, y: direction.x };
  const [left, right] = [along(back, side, 3 * unit), along(back, side, -3 * unit)];
  return svg('g', { class: name }, line('', from, tip), svg('path', {
    d: `M${tip.x} ${tip.y}L${left.x} ${left.y}L${right.x} ${right.y}Z`,
  }));
}
