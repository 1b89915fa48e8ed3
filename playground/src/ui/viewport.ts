// The part of the plane that a scene shows: zoomed and pushed by mouse, touch and buttons.
import type { Vec2 } from 'sat2d/inline';
import { set } from './dom.js';
import { type Box, pointOf, type Scene } from './scene.js';

/** How far one can zoom in and out: browsers draw with 24 bits. */
const [LEAST, MOST] = [2 ** -10, 2 ** 40];

export class Viewport {
  #box: Box;
  /** The pointers that hold the plane, and where in it each one is. */
  readonly #held = new Map<number, Vec2>();

  /**
   * @param usual what is shown at first.
   * @param moved called after each change.
   */
  constructor(readonly scene: Scene, readonly usual: Box, readonly moved: () => void) {
    this.#box = usual;
    scene.addEventListener('wheel', (event) => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        this.zoom(Math.exp(event.deltaY / 300), pointOf(scene, event));
      }
    }, { passive: false });
    scene.addEventListener('pointerdown', (event) => {
      if (event.button === 0 && event.target === scene) {
        scene.setPointerCapture(event.pointerId);
        this.#held.set(event.pointerId, pointOf(scene, event));
      }
    });
    scene.addEventListener('pointermove', (event) => this.#hold(event));
    const release = ({ pointerId }: PointerEvent) => this.#held.delete(pointerId);
    scene.addEventListener('pointerup', release);
    scene.addEventListener('pointercancel', release);
  }

  get box(): Box {
    return this.#box;
  }

  /** Of lengths that look the same at every scale: 1 in the usual picture. */
  get unit(): number {
    return this.#box.width / this.usual.width;
  }

  show(box: Box): void {
    this.#box = box;
    const { x, y, width, height } = box;
    set(this.scene, {
      viewBox: `${x} ${y} ${width} ${height}`, style: `--unit: ${this.unit}px`,
    });
    this.moved();
  }

  /** Shows a plane that is larger by a factor, in which a point stays where it is. */
  zoom(by: number, about: Vec2 = this.#middle()): void {
    const factor = Math.min(Math.max(this.unit * by, LEAST), MOST) / this.unit;
    const { x, y, width, height } = this.#box;
    this.show({
      x: about.x + (x - about.x) * factor, y: about.y + (y - about.y) * factor,
      width: width * factor, height: height * factor,
    });
  }

  #middle(): Vec2 {
    const { x, y, width, height } = this.#box;
    return { x: x + width / 2, y: y + height / 2 };
  }

  // The held points stay under their pointers: one pushes the plane, two also stretch it.
  #hold(event: PointerEvent): void {
    const held = this.#held.get(event.pointerId);
    if (held === undefined) {
      return;
    }
    const now = pointOf(this.scene, event);
    const other = [...this.#held].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const length = (p: Vec2) => Math.hypot(p.x - other.x, p.y - other.y);
      this.zoom(length(held) / (length(now) || 1), other);
      return;
    }
    this.show({ ...this.#box, x: this.#box.x + held.x - now.x, y: this.#box.y + held.y - now.y });
  }
}
