// The shapes of the drop-in layer for SAT.js.
import { Sat2dError } from './error.js';
import { Shape } from './full-shape.js';
import { Vector } from './sat-vector.js';

/** The shape of some points: their polygon, or a segment or a point if it has no area. */
function shapeOf(points: readonly Vector[]): Shape {
  if (points.length >= 3) {
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

  setOffset(offset: Vector): this {
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
  edges: Vector[] = [];
  normals: Vector[] = [];
  #shape: Shape | undefined;

  constructor(pos = new Vector(), points: Vector[] = []) {
    this.pos = pos;
    this.setPoints(points);
  }

  /** Sets the points, without those that repeat the next one. */
  setPoints(points: Vector[]): this {
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
    return this.#update();
  }

  setAngle(angle: number): this {
    this.angle = angle;
    return this.#update();
  }

  setOffset(offset: Vector): this {
    this.offset = offset;
    return this.#update();
  }

  /** Turns the points about the position. */
  rotate(angle: number): this {
    this.points.forEach((point) => point.rotate(angle));
    return this.#update();
  }

  /** Moves the points. */
  translate(x: number, y: number): this {
    this.points.forEach((point) => point.add({ x, y }));
    return this.#update();
  }

  #update(): this {
    const turned = (point: Vector) => {
      const moved = point.clone().add(this.offset);
      return this.angle === 0 ? moved : moved.rotate(this.angle);
    };
    this.calcPoints = this.points.map(turned);
    this.edges = this.calcPoints.map((point, i, all) => (
      all[(i + 1) % all.length]!.clone().sub(point)
    ));
    this.normals = this.edges.map((edge) => edge.clone().perp().normalize());
    this.#shape?.free();
    this.#shape = undefined;
    return this;
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
    return new Vector().copy(this.shape.centroid);
  }

  /** @internal */
  get shape(): Shape {
    this.#shape ??= shapeOf(this.calcPoints);
    return this.#shape;
  }

  /** @internal */
  get place(): readonly [number, number, number, number, number, number] {
    return [1, 0, 0, 1, this.pos.x, this.pos.y];
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
