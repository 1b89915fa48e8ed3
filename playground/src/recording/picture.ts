// The two shapes of a row.
import { placedBounds } from 'sat2d/inline';
import { type Body, shapeOf, transformOf } from '../model/body.js';
import { outline } from '../model/outline.js';
import { placed } from '../model/body-view.js';
import { set, svg } from '../ui/dom.js';

export function drawShapes(picture: SVGSVGElement, shapes: readonly Body[]): void {
  const boxes = shapes.map((body) => placedBounds(shapeOf(body), transformOf(body)));
  const left = Math.min(...boxes.map(({ min }) => min.x));
  const top = Math.min(...boxes.map(({ min }) => min.y));
  const width = Math.max(...boxes.map(({ max }) => max.x)) - left;
  const height = Math.max(...boxes.map(({ max }) => max.y)) - top;
  const margin = 0.08 * Math.max(width, height, Number.MIN_VALUE);
  set(picture, {
    viewBox: `${left - margin} ${top - margin} ${width + 2 * margin} ${height + 2 * margin}`,
  });
  picture.replaceChildren(...shapes.map((body, i) => (
    svg('g', { class: `body ${i === 0 ? 'a' : 'b'}` }, svg('path', {
      class: 'outline', d: outline(body.shape), transform: placed(body), 'fill-rule': 'evenodd',
    }))
  )));
}
