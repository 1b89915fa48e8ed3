// The shapes of the drop-in layer for SAT.js.
import { Sat2dError } from './error.js';
import { Shape } from './full-shape.js';
import { Vector } from './sat-vector.js';

/** The shape of points `x0, y0, x1, ...`: a polygon, or a segment or a point without an area. */
function shapeOf(points: Float64Array): Shape {
  if (points.length >= 6) {
    try {
      return Shape.polygon([points]);
    } catch (error) {
      if (!(error instanceof Sat2dError && error.status === 'SAT_ERR_ZERO_AREA')) {
        throw error;
      }
    }
  }
  return Shape.hull(points);
}

/** A circle. */
export class Circle {
  pos: Vector;
  r: number;
  offset = new Vector();
  #shape: Shape | undefined;

  constructor(pos = new Vector(), r = 0) {
    this.pos = pos;
    this.r = r || 0;
  }

  setOffset(offset: Vector): Circle {
    this.offset = offset;
    return this;
  }

  getAABBAsBox(): Box {
    const { r } = this;
    const corner = this.pos.clone().add(this.offset).sub({ x: r, y: r });
    return new Box(corner, 2 * r, 2 * r);
  }

  getAABB(): Polygon {
    return this.getAABBAsBox().toPolygon();
  }

  /** @internal */
  get shape(): Shape {
    if (this.#shape?.radius !== this.r) {
      const shape = Shape.circle([0, 0], this.r);
      this.#shape?.free();
      this.#shape = shape;
    }
    return this.#shape!;
  }

  /** @internal */
  get place(): readonly [number, number, number, number, number, number] {
    const { pos, offset } = this;
    return [1, 0, 0, 1, pos.x + offset.x, pos.y + offset.y];
  }
}

/** A polygon: points about a position, moved by an offset and then turned by an angle. */
export class Polygon {
  pos: Vector;
  angle = 0;
  offset = new Vector();
  points: Vector[] = [];
  /** The points moved and turned. */
  calcPoints: Vector[] = [];
  #edges: Vector[] | undefined;
  #normals: Vector[] | undefined;
  // x and y of the moved points, which the shape has; the angle is part of its place
  #moved = new Float64Array();
  #cosine = 1;
  #sine = 0;
  #shape: Shape | undefined;

  constructor(pos = new Vector(), points: Vector[] = []) {
    this.pos = pos;
    this.setPoints(points);
  }

  /** Sets the points, without those that repeat the next one. */
  setPoints(points: Vector[]): Polygon {
    const isLast = (point: Vector, next: Vector) => (
      point === next || point.x !== next.x || point.y !== next.y
    );
    for (let i = 0; i < points.length; i++) {
      if (!isLast(points[i]!, points[(i + 1) % points.length]!)) {
        points.splice(i, 1);
        i -= 1;
      }
    }
    this.points = points;
    return this._recalc();
  }

  setAngle(angle: number): Polygon {
    this.angle = angle;
    return this._recalc();
  }

  setOffset(offset: Vector): Polygon {
    this.offset = offset;
    return this._recalc();
  }

  /** Turns the points about the position. */
  rotate(angle: number): Polygon {
    this.points.forEach((point) => point.rotate(angle));
    return this._recalc();
  }

  /** Moves the points. */
  translate(x: number, y: number): Polygon {
    this.points.forEach((point) => point.add({ x, y }));
    return this._recalc();
  }

  /** Computes `calcPoints` anew, after `points`, `offset` or `angle` was changed in place. */
  _recalc(): Polygon {
    const { points, calcPoints, offset, angle } = this;
    const count = points.length;
    const isTurned = angle !== 0;
    const sine = isTurned ? Math.sin(angle) : 0;
    const cosine = isTurned ? Math.cos(angle) : 1;
    let isSame = this.#moved.length === 2 * count;
    if (!isSame) {
      this.#moved = new Float64Array(2 * count);
      calcPoints.length = Math.min(calcPoints.length, count);
    }
    const moved = this.#moved;
    for (let i = 0; i < count; i++) {
      const x = points[i]!.x + offset.x;
      const y = points[i]!.y + offset.y;
      isSame &&= moved[2 * i] === x && moved[2 * i + 1] === y;
      moved[2 * i] = x;
      moved[2 * i + 1] = y;
      const point = (calcPoints[i] ??= new Vector());
      point.x = isTurned ? x * cosine - y * sine : x;
      point.y = isTurned ? x * sine + y * cosine : y;
    }
    this.#cosine = cosine;
    this.#sine = sine;
    this.#edges = undefined;
    this.#normals = undefined;
    if (!isSame) {
      this.#shape?.free();
      this.#shape = undefined;
    }
    return this;
  }

  /** From each of `calcPoints` to the next. */
  get edges(): Vector[] {
    this.#edges ??= this.calcPoints.map((point, i, all) => (
      all[(i + 1) % all.length]!.clone().sub(point)
    ));
    return this.#edges;
  }

  /** The edges turned outward, of length 1. */
  get normals(): Vector[] {
    this.#normals ??= this.edges.map((edge) => edge.clone().perp().normalize());
    return this.#normals;
  }

  getAABBAsBox(): Box {
    const [xs, ys] = [this.calcPoints.map(({ x }) => x), this.calcPoints.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return new Box(this.pos.clone().add({ x, y }), Math.max(...xs) - x, Math.max(...ys) - y);
  }

  getAABB(): Polygon {
    return this.getAABBAsBox().toPolygon();
  }

  /** The centroid of the area, relative to the position. */
  getCentroid(): Vector {
    const { x, y } = this.shape.centroid;
    const [cosine, sine] = [this.#cosine, this.#sine];
    return new Vector(x * cosine - y * sine, x * sine + y * cosine);
  }

  /** @internal */
  get shape(): Shape {
    this.#shape ??= shapeOf(this.#moved);
    return this.#shape;
  }

  /** @internal The placed points have the bits of `calcPoints` plus `pos`. */
  get place(): readonly [number, number, number, number, number, number] {
    return [this.#cosine, this.#sine, -this.#sine, this.#cosine, this.pos.x, this.pos.y];
  }
}

/** An upright box, by its corner of least coordinates. */
export class Box {
  pos: Vector;
  w: number;
  h: number;

  constructor(pos = new Vector(), w = 0, h = 0) {
    this.pos = pos;
    this.w = w || 0;
    this.h = h || 0;
  }

  toPolygon(): Polygon {
    const { pos, w, h } = this;
    return new Polygon(pos.clone(), [
      new Vector(), new Vector(w, 0), new Vector(w, h), new Vector(0, h),
    ]);
  }
}
