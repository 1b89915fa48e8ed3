// A world of many bodies, and the time that each part of a frame takes.
import { type BodyId, Shape, World } from 'sat2d/inline';
import { Bodies } from './bodies.js';

export const SHAPES = [
  ['circles', 'circles'], ['rectangles', 'rectangles that turn'], ['stars', 'concave stars'],
] as const;
export type CrowdShape = (typeof SHAPES)[number][0];

/** The outline of a body about its origin; of a circle only its radius. */
export interface Outline {
  radius: number;
  points: number[];
}

function star(): number[] {
  return Array.from({ length: 8 }, (_, i) => {
    const [angle, radius] = [Math.PI * i / 4, i % 2 === 0 ? 4 : 1.6];
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  }).flat();
}

export const OUTLINES: { readonly [S in CrowdShape]: Outline } = {
  circles: { radius: 2, points: [] },
  rectangles: { radius: 0, points: [-3, -1.5, 3, -1.5, 3, 1.5, -3, 1.5] },
  stars: { radius: 0, points: star() },
};

function shapeOf(kind: CrowdShape): Shape {
  const { radius, points } = OUTLINES[kind];
  switch (kind) {
    case 'circles': return Shape.circle([0, 0], radius);
    case 'rectangles': return Shape.rectangle(6, 3);
    case 'stars': return Shape.polygon([points]);
  }
}

export interface Frame {
  /** Milliseconds to compute where the bodies are, in JavaScript. */
  moving: number;
  /** Milliseconds to tell the world, and to get its events. */
  world: number;
  begun: number;
  ended: number;
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
  step(): Frame {
    const start = performance.now();
    this.bodies.move();
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
