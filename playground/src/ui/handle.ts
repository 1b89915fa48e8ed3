// A point of a scene that a person moves: by mouse, touch or arrow keys.
import type { Vec2 } from 'sat2d/inline';
import { set, svg } from './dom.js';
import { short } from './numbers.js';
import { draggable, movedByArrows, type Scene } from './scene.js';

export class Handle {
  readonly element: SVGGElement;

  constructor(
    scene: Scene, id: string, readonly label: string,
    readonly get: () => Vec2, change: (to: Vec2) => void,
  ) {
    this.element = svg('g', { class: 'point-handle', id, tabindex: 0, role: 'button' },
      svg('circle', { class: 'target', r: 16 }), svg('circle', { class: 'dot', r: 5 }));
    draggable(scene, this.element, (from) => {
      const start = get();
      return (to) => change({
        x: Math.round(start.x + to.x - from.x), y: Math.round(start.y + to.y - from.y),
      });
    });
    movedByArrows(this.element, get, change);
  }

  update(): void {
    const { x, y } = this.get();
    set(this.element, {
      transform: `translate(${x} ${y})`, 'aria-label': `${this.label}: ${short(x)}, ${short(y)}`,
    });
  }
}
