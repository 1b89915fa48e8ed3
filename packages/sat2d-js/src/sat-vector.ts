// The vectors of the drop-in layer for SAT.js.

/** A vector that its methods change. */
export class Vector {
  x: number;
  y: number;

  constructor(x = 0, y = 0) {
    this.x = x || 0;
    this.y = y || 0;
  }

  copy(other: Readonly<{ x: number; y: number }>): this {
    this.x = other.x;
    this.y = other.y;
    return this;
  }

  clone(): Vector {
    return new Vector(this.x, this.y);
  }

  /** Turns it by 90 degrees, clockwise with y up. */
  perp(): this {
    [this.x, this.y] = [this.y, -this.x];
    return this;
  }

  /** Turns it by an angle in radians. */
  rotate(angle: number): this {
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const { x, y } = this;
    this.x = x * cosine - y * sine;
    this.y = x * sine + y * cosine;
    return this;
  }

  reverse(): this {
    this.x = -this.x;
    this.y = -this.y;
    return this;
  }

  normalize(): this {
    const length = this.len();
    if (length > 0) {
      this.x /= length;
      this.y /= length;
    }
    return this;
  }

  add(other: Readonly<{ x: number; y: number }>): this {
    this.x += other.x;
    this.y += other.y;
    return this;
  }

  sub(other: Readonly<{ x: number; y: number }>): this {
    this.x -= other.x;
    this.y -= other.y;
    return this;
  }

  scale(x: number, y = x): this {
    this.x *= x;
    this.y *= y;
    return this;
  }

  project(other: Vector): this {
    const amount = this.dot(other) / other.len2();
    return this.copy({ x: amount * other.x, y: amount * other.y });
  }

  /** The same on a unit vector. */
  projectN(other: Vector): this {
    const amount = this.dot(other);
    return this.copy({ x: amount * other.x, y: amount * other.y });
  }

  reflect(axis: Vector): this {
    const { x, y } = this;
    return this.project(axis).scale(2).sub({ x, y });
  }

  /** The same about a unit vector. */
  reflectN(axis: Vector): this {
    const { x, y } = this;
    return this.projectN(axis).scale(2).sub({ x, y });
  }

  dot(other: Readonly<{ x: number; y: number }>): number {
    return this.x * other.x + this.y * other.y;
  }

  len2(): number {
    return this.dot(this);
  }

  len(): number {
    return Math.sqrt(this.len2());
  }
}
