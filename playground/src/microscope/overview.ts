// Both rectangles as they are, without a microscope.
import { Transform } from 'sat2d/inline';
import { set, svg } from '../ui/dom.js';
import { pathOf } from '../ui/scene.js';
import { placementOf, type State } from './scene.js';

export const overview = () => svg('svg', {
  class: 'scene overview', role: 'img', 'aria-label': 'Both rectangles as they are',
});

export function drawOverview(picture: SVGSVGElement, { a, b }: State): void {
  const shapes = ([['a', a], ['b', b]] as const).map(([name, rectangle]) => {
    const at = placementOf(rectangle);
    const [w, h] = [rectangle.width / 2, rectangle.height / 2];
    const corners = ([[-w, -h], [w, -h], [w, h], [-w, h]] as const).map((corner) => (
      Transform.apply(at, corner)
    ));
    return { name, corners };
  });
  const all = shapes.flatMap(({ corners }) => corners);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const margin = 0.06 * Math.max(width, height);
  set(picture, {
    viewBox: `${left - margin} ${top - margin} ${width + 2 * margin} ${height + 2 * margin}`,
  });
  picture.replaceChildren(...shapes.map(({ name, corners }) => (
    svg('g', { class: `body ${name}` }, svg('path', { class: 'outline', d: pathOf(corners) }))
  )));
}
