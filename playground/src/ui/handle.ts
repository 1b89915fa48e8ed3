// A point of a scene that a person moves: by mouse, touch or arrow keys.
import type { Vec2 } from 'sat2d/inline';
import { set, svg } from './dom.js';
import { short } from './numbers.js';
import { arrowOf, draggable, type Scene } from './scene.js';

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
    this.element.addEventListener('keydown', (event) => {
      const arrow = arrowOf(event);
      if (arrow !== undefined) {
        event.preventDefault();
        const { x, y } = get();
        const by = event.shiftKey ? 10 : 1;
        change({ x: x + by * arrow[0], y: y + by * arrow[1] });
      }
    });
  }

  update(): void {
    const { x, y } = this.get();
    set(this.element, {
      transform: `translate(${x} ${y})`, 'aria-label': `${this.label}: ${short(x)}, ${short(y)}`,
    });
  }
}
