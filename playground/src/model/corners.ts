// The vertices and control points of a body in a scene, to be dragged one by one.
import { Transform, type Vec2 } from 'sat2d/inline';
import { set, svg } from '../ui/dom.js';
import { short } from '../ui/numbers.js';
import { draggable, movedByArrows, pathOf, type Scene } from '../ui/scene.js';
import { transformOf } from './body.js';
import { pointsOf, type ShapePoint } from './points.js';
import type { Source } from './source.js';

/** With more points than this they get no handles: the shape would be full of them. */
const MOST = 60;

export class Corners {
  /** The lines from the control points to their vertices. */
  readonly #ties = svg('path', { class: 'ties' });
  readonly #handles = svg('g');
  readonly element = svg('g', { class: 'corners' }, this.#ties, this.#handles);

  constructor(readonly scene: Scene, readonly source: Source) {}

  update(): void {
    const body = this.source.get();
    const points = this.#points();
    // one that is being dragged must stay
    while (this.#handles.childElementCount > points.length) {
      this.#handles.lastChild!.remove();
    }
    while (this.#handles.childElementCount < points.length) {
      this.#handles.append(this.#corner(this.#handles.childElementCount));
    }
    if (body.scaleX === 0 || body.scaleY === 0) {
      return;
    }
    const at = transformOf(body);
    const placed = (own: Vec2) => Transform.apply(at, own);
    [...this.#handles.children].forEach((corner, i) => {
      const { name, at: own, ties } = points[i]!;
      const { x, y } = placed(own);
      corner.querySelectorAll('circle').forEach((circle) => set(circle, { cx: x, cy: y }));
      set(corner, {
        class: ties.length > 0 ? 'corner control' : 'corner',
        'aria-label': `${name} at ${short(own.x)}, ${short(own.y)} of the shape`,
      });
    });
    set(this.#ties, {
      d: points.flatMap(({ at: own, ties }) => (
        ties.map((tie) => pathOf([placed(own), placed(tie)], false))
      )).join(''),
    });
  }

  #points(): ShapePoint[] {
    const points = pointsOf(this.source.get().shape);
    return points.length <= MOST ? points : [];
  }

  #corner(index: number): SVGElement {
    const corner = svg('g', { tabindex: 0, role: 'button' },
      svg('circle', { class: 'target' }), svg('circle', { class: 'dot' }));
    const own = (): Vec2 => this.#points()[index]!.at;
    const move = (to: Vec2) => {
      const points = this.#points();
      const shape = points[index]!.moved(to);
      // the last vertex of a contour stops beside the first one, with which it would be one
      if (pointsOf(shape).length === points.length) {
        this.source.set({ ...this.source.get(), shape });
      }
    };
    draggable(this.scene, corner, (from) => {
      const start = own();
      const inverse = Transform.inverse(transformOf(this.source.get()));
      const round = (value: number) => (this.source.grid() === 0 ? value : Math.round(value));
      return (to) => {
        const by = Transform.applyVector(inverse, { x: to.x - from.x, y: to.y - from.y });
        move({ x: round(start.x + by.x), y: round(start.y + by.y) });
      };
    });
    movedByArrows(corner, own, move);
    return corner;
  }
}
