// The vertices of a body in a scene, to be dragged one by one.
import { Transform, type Vec2 } from 'sat2d/inline';
import { set, svg } from '../ui/dom.js';
import { short } from '../ui/numbers.js';
import { draggable, movedByArrows, type Scene } from '../ui/scene.js';
import { type Body, type Points, ringsOf, type ShapeSpec, transformOf } from './body.js';
import type { Source } from './source.js';

/** With more vertices than this they get no handles: the shape would be full of them. */
const MOST = 60;

/** The shape with a vertex, counted through all rings, elsewhere. */
function withVertex(shape: ShapeSpec, index: number, { x, y }: Vec2): ShapeSpec {
  if (shape.kind === 'concave') {
    let first = 0;
    const rings = shape.rings.map((ring): Points => {
      const own = index - first;
      first += ring.length / 2;
      return own >= 0 && index < first ? ring.toSpliced(2 * own, 2, x, y) : ring;
    });
    return { ...shape, rings };
  }
  return 'points' in shape
    ? { ...shape, points: shape.points.toSpliced(2 * index, 2, x, y) } : shape;
}

function verticesOf({ shape }: Body): Points {
  const numbers = 'points' in shape || 'rings' in shape ? ringsOf(shape).flat() : [];
  return numbers.length <= 2 * MOST ? numbers : [];
}

export class Corners {
  readonly element = svg('g', { class: 'corners' });

  constructor(readonly scene: Scene, readonly source: Source) {}

  update(): void {
    const body = this.source.get();
    const numbers = verticesOf(body);
    // one that is being dragged must stay
    while (this.element.childElementCount > numbers.length / 2) {
      this.element.lastChild!.remove();
    }
    while (this.element.childElementCount < numbers.length / 2) {
      this.element.append(this.#corner(this.element.childElementCount));
    }
    if (body.scaleX === 0 || body.scaleY === 0) {
      return;
    }
    const at = transformOf(body);
    [...this.element.children].forEach((corner, i) => {
      const own = { x: numbers[2 * i]!, y: numbers[2 * i + 1]! };
      const { x, y } = Transform.apply(at, own);
      corner.querySelectorAll('circle').forEach((circle) => set(circle, { cx: x, cy: y }));
      set(corner, { 'aria-label': `Vertex ${i} at ${short(own.x)}, ${short(own.y)} of the shape` });
    });
  }

  #corner(index: number): SVGElement {
    const corner = svg('g', { class: 'corner', tabindex: 0, role: 'button' },
      svg('circle', { class: 'target' }), svg('circle', { class: 'dot' }));
    const own = (): Vec2 => {
      const numbers = verticesOf(this.source.get());
      return { x: numbers[2 * index]!, y: numbers[2 * index + 1]! };
    };
    const move = (to: Vec2) => {
      const body = this.source.get();
      this.source.set({ ...body, shape: withVertex(body.shape, index, to) });
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
