// A crowd: where each body is, and how it moves. The same seed makes the same crowd.
import type { Vec2 } from 'sat2d/inline';

export const WIDTH = 1000;
export const HEIGHT = 620;

// Mulberry32, a small generator of 32-bit numbers.
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How near the pointer bodies are pushed away. */
export const REACH = 60;

export class Bodies {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly #speedX: Float64Array;
  readonly #speedY: Float64Array;
  /** Six numbers of each body. */
  readonly transforms: Float64Array;
  readonly #angle: Float64Array;

  /** @param turning whether the bodies turn. */
  constructor(readonly count: number, readonly turning: boolean) {
    const next = random(1);
    const numbers = () => new Float64Array(count);
    [this.x, this.y, this.#angle] = [numbers(), numbers(), numbers()];
    [this.#speedX, this.#speedY] = [numbers(), numbers()];
    this.transforms = new Float64Array(6 * count);
    for (let i = 0; i < count; i++) {
      this.x[i] = WIDTH * next();
      this.y[i] = HEIGHT * next();
      this.#speedX[i] = 2 * next() - 1;
      this.#speedY[i] = 2 * next() - 1;
      this.#angle[i] = 2 * Math.PI * next();
    }
    this.#place();
  }

  /** Moves every body by one frame, away from the pointer; at the border it turns back. */
  move(pointer?: Vec2): void {
    for (let i = 0; i < this.count; i++) {
      if (pointer !== undefined) {
        this.#push(i, pointer);
      }
      this.x[i]! += this.#speedX[i]!;
      this.y[i]! += this.#speedY[i]!;
      if (this.x[i]! < 0 || this.x[i]! > WIDTH) {
        this.#speedX[i] = -this.#speedX[i]!;
      }
      if (this.y[i]! < 0 || this.y[i]! > HEIGHT) {
        this.#speedY[i] = -this.#speedY[i]!;
      }
      this.#angle[i]! += 0.02;
    }
    this.#place();
  }

  #push(i: number, pointer: Vec2): void {
    const [dx, dy] = [this.x[i]! - pointer.x, this.y[i]! - pointer.y];
    const distance = Math.hypot(dx, dy);
    if (distance === 0 || distance >= REACH) {
      return;
    }
    const by = 4 * (1 - distance / REACH) / distance;
    this.x[i] = Math.min(Math.max(this.x[i]! + by * dx, 0), WIDTH);
    this.y[i] = Math.min(Math.max(this.y[i]! + by * dy, 0), HEIGHT);
    if (dx * this.#speedX[i]! + dy * this.#speedY[i]! < 0) {
      this.#speedX[i] = -this.#speedX[i]!;
      this.#speedY[i] = -this.#speedY[i]!;
    }
  }

  #place(): void {
    const { transforms, turning } = this;
    for (let i = 0; i < this.count; i++) {
      const angle = turning ? this.#angle[i]! : 0;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      transforms[6 * i] = cos;
      transforms[6 * i + 1] = sin;
      transforms[6 * i + 2] = -sin;
      transforms[6 * i + 3] = cos;
      transforms[6 * i + 4] = this.x[i]!;
      transforms[6 * i + 5] = this.y[i]!;
    }
  }
}
