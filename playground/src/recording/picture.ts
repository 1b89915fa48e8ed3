// The picture of a row.
import type { Vec2 } from 'sat2d/inline';
import { set, svg } from '../ui/dom.js';
import type { Figure } from './profile.js';

function isFinite({ x, y }: Vec2): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}

/** Draws what has finite coordinates, points last. */
export function drawFigures(picture: SVGSVGElement, figures: readonly Figure[]): void {
  const drawn = figures.filter(({ points }) => points.every(isFinite));
  const points = drawn.flatMap((figure) => figure.points);
  if (points.length === 0) {
    picture.replaceChildren();
    return;
  }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const margin = 0.08 * Math.max(width, height) || 1;
  set(picture, {
    viewBox: `${left - margin} ${top - margin} ${width + 2 * margin} ${height + 2 * margin}`,
  });
  const marks = drawn.filter(({ as }) => as === 'point');
  picture.replaceChildren(
    ...drawn.filter(({ as }) => as !== 'point').map(({ as, path, transform }) => (
      svg('g', { class: `body ${as}` }, svg('path', {
        class: 'outline', d: path, transform, 'fill-rule': 'evenodd',
      }))
    )),
    ...marks.map(({ points: [at] }) => (
      svg('circle', { class: 'asked', cx: at!.x, cy: at!.y, r: margin / 5 })
    )),
  );
}
