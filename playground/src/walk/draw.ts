// The level, the walker, and the normals of what it hits.
import type { Transform } from 'sat2d/inline';
import { outline } from '../model/outline.js';
import { set, svg } from '../ui/dom.js';
import { scene, type Scene } from '../ui/scene.js';
import { arrow } from '../ui/shapes.js';
import { HEIGHT, type Walker, WIDTH } from './walker.js';

function matrix({ a, b, c, d, tx, ty }: Transform): string {
  return `matrix(${a} ${b} ${c} ${d} ${tx} ${ty})`;
}

export class WalkPicture {
  readonly element: Scene;
  readonly #body = svg('path', {
    class: 'walker', d: outline({ kind: 'rectangle', width: WIDTH, height: HEIGHT }),
  });
  readonly #normals = svg('g', { class: 'walk-normals' });

  constructor(walker: Walker) {
    this.element = scene('A level of tiles, and who walks in it: arrow keys', {
      x: 12, y: 4, width: 248, height: 92,
    });
    set(this.element, { id: 'walk-picture', tabindex: 0 });
    this.element.append(
      ...walker.tiles.map(({ kind, path, at }) => (
        svg('path', { class: `tile ${kind}`, d: path, transform: matrix(at) })
      )),
      this.#body, this.#normals,
    );
  }

  update(walker: Walker): void {
    set(this.#body, { transform: matrix(walker.transform) });
    this.#normals.replaceChildren(...walker.marks.map(({ at, normal }) => (
      arrow('walk-normal', at, normal, 7, 0.35)
    )));
  }
}
