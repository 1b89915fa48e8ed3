// A world of many bodies, and the time that each part of a frame takes.
import { type BodyId, Shape, type Vec2, World } from 'sat2d/inline';
import { Bodies } from './bodies.js';
import { type CrowdShape, type Frame, OUTLINES } from './frame.js';

function shapeOf(kind: CrowdShape): Shape {
  const { radius, points } = OUTLINES[kind];
  switch (kind) {
    case 'circles': return Shape.circle([0, 0], radius);
    case 'rectangles': return Shape.rectangle(6, 3);
    case 'stars': return Shape.polygon([points]);
  }
}

export class Crowd {
  readonly bodies: Bodies;
  /** How many bodies each one meets. */
  readonly meeting: Uint16Array;
  /** Pairs that meet. */
  pairs = 0;
  readonly #world = new World();
  readonly #ids: Float64Array;

  constructor(count: number, readonly kind: CrowdShape) {
    this.bodies = new Bodies(count, kind !== 'circles');
    this.meeting = new Uint16Array(count);
    const shape = shapeOf(kind);
    this.#ids = Float64Array.from({ length: count }, (_, user) => (
      this.#world.insert(shape, { user })
    ));
  }

  free(): void {
    this.#world.free();
  }

  /** Moves the bodies and finds which of them begin or cease to meet. */
  step(pointer?: Vec2): Frame {
    const start = performance.now();
    this.bodies.move(pointer);
    const moved = performance.now();
    const frame = this.find();
    return { ...frame, moving: moved - start, world: performance.now() - moved };
  }

  /** Tells the world where the bodies are. */
  find(): { begun: number; ended: number } {
    this.#world.setTransforms(this.#ids as ArrayLike<number> as ArrayLike<BodyId>,
      this.bodies.transforms);
    const { numbers } = this.#world.step({ stay: false });
    let [begun, ended] = [0, 0];
    // ids, users, phase and relation of each event
    for (let i = 0; i < numbers.length; i += 6) {
      const by = numbers[i + 4] === 0 ? 1 : -1;
      this.meeting[numbers[i + 2]!]! += by;
      this.meeting[numbers[i + 3]!]! += by;
      by === 1 ? begun++ : ended++;
    }
    this.pairs += begun - ended;
    return { begun, ended };
  }
}
