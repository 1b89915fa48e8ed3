// An SVG to drag things in.
import type { Vec2 } from 'sat2d/inline';
import { svg } from './dom.js';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Scene = SVGSVGElement;

export function scene(label: string, box: Box): Scene {
  return svg('svg', {
    class: 'scene',
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    role: 'application',
    'aria-label': label,
    style: '--unit: 1px',
  });
}

/** The point of a scene under a pointer. */
export function pointOf(of: Scene, event: { clientX: number; clientY: number }): Vec2 {
  const { x, y } = new DOMPoint(event.clientX, event.clientY)
    .matrixTransform(of.getScreenCTM()!.inverse());
  return { x, y };
}

/**
 * Lets a person drag an element by mouse, touch or pen.
 *
 * @param start called with the first point; returns what each move does with its point.
 */
export function draggable(
  of: Scene, target: SVGElement, start: (from: Vec2) => (to: Vec2, event: PointerEvent) => void,
): void {
  target.addEventListener('pointerdown', (down) => {
    if (down.button !== 0) {
      return;
    }
    down.stopPropagation();
    target.setPointerCapture(down.pointerId);
    target.focus();
    const drag = start(pointOf(of, down));
    const move = (event: PointerEvent) => {
      if (event.pointerId === down.pointerId) {
        drag(pointOf(of, event), event);
      }
    };
    const end = () => {
      target.removeEventListener('pointermove', move);
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', end);
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
  });
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** The direction of an arrow key. */
export function arrowOf(event: KeyboardEvent): readonly [number, number] | undefined {
  return ARROWS[event.key];
}

/** Lets the arrow keys move the point of an element by 1, with Shift by 10. */
export function movedByArrows(
  element: SVGElement, get: () => Vec2, move: (to: Vec2) => void,
): void {
  element.addEventListener('keydown', (event) => {
    const arrow = arrowOf(event);
    if (arrow !== undefined) {
      event.preventDefault();
      const { x, y } = get();
      const by = event.shiftKey ? 10 : 1;
      move({ x: x + by * arrow[0], y: y + by * arrow[1] });
    }
  });
}

export function pathOf(points: readonly Vec2[], closed = true): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
    + (closed ? 'Z' : '');
}
