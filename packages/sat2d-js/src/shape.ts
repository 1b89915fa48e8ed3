import type { PointsLike, Vec2, Vec2Like } from './ffi.js';
import type { SHAPE_KINDS } from './generated/enums.js';
import * as c from './generated/functions.js';
import { readAabb } from './generated/structs.js';
import { called } from './guard.js';
import { frame, module } from './memory.js';
import { type Address, Owner, read } from './owner.js';

/** A box with sides parallel to the axes. */
export interface Aabb {
  min: Vec2;
  max: Vec2;
}

/** The kind of a shape, as its vertices and its radius show it. */
export type ShapeKind = NonNullable<(typeof SHAPE_KINDS)[number]>;

/** A class of shapes. */
export type Maker<S extends BaseShape> = new (address: Address) => S;

/** The vertices of all rings, ring by ring. */
export function ringsOfSizes(vertices: Float64Array, sizes: Uint32Array): Float64Array[] {
  let start = 0;
  return Array.from(sizes, (size) => vertices.slice(start, (start += 2 * size)));
}

/**
 * A shape in its own coordinates. A {@link Transform} says where it is.
 *
 * It is immutable. Its memory is that of the WebAssembly module; it is freed when the object is
 * collected, or at once by `free()` or at the end of a block by `using`.
 *
 * Vertices are numbered from 0 as they were given; edge `k` leads from vertex `k` to the next one.
 */
export class BaseShape extends Owner {
  /** @internal */
  constructor(address: Address) {
    super('shape', 'sat_shape_free', address);
  }

  /** @internal */
  protected override described(): string {
    const { kind, radius, halfAxes: { x, y } } = this;
    if (x !== y) {
      return `${kind}, half axes: ${x}, ${y}`;
    }
    const vertices = `${kind}, vertices: ${this.vertices.length / 2}`;
    return radius === 0 ? vertices : `${vertices}, radius: ${radius}`;
  }

  /** What kind of shape this is. */
  get kind(): ShapeKind {
    return c.shapeKind(this);
  }

  /**
   * The half-axes, along x and y, of the ellipse around each vertex: of an ellipse its own; of other
   * shapes both are the radius.
   */
  get halfAxes(): Vec2 {
    return c.shapeHalfAxes(this);
  }

  /**
   * The radius by which the hull of the vertices is inflated; 0 for shapes that are not round. Of an
   * ellipse it is the longer half-axis.
   */
  get radius(): number {
    return c.shapeRadius(this);
  }

  /** The vertices as they were given, of all rings: `[x0, y0, x1, y1, ...]`. A copy. */
  get vertices(): Float64Array {
    return c.shapeVertices(this);
  }

  /** The vertices, ring by ring, the outer one first. A copy. */
  get rings(): Float64Array[] {
    return ringsOfSizes(this.vertices, c.shapeRingSizes(this));
  }

  /**
   * The area, 0 of points, segments and chains. Of a polygon it is exact, rounded to the nearest
   * double.
   */
  get area(): number {
    return c.shapeArea(this);
  }

  /** The centroid: the centre of mass of a body of even density. */
  get centroid(): Vec2 {
    return c.shapeCentroid(this);
  }

  /** The bounds in the shape's own coordinates, rounded outward if the shape has a radius. */
  get bounds(): Aabb {
    const at = frame();
    const shape = read(this, 'shape');
    called(() => module.js_shape_bounds(shape, at));
    return readAabb(at);
  }

  /**
   * Whether both have the same rings of vertices, in the same order, and the same half-axes.
   */
  equals(other: BaseShape): boolean {
    const [a, b] = [read(this, 'shape'), read(other, 'shape')];
    return called(() => module.js_shape_equal(a, b)) === 1;
  }

  /**
   * A circle. With a radius of 0 it is a point.
   *
   * @throws {Sat2dError} if a number is not finite or out of range, or the radius is below 0.
   */
  static circle<S extends BaseShape>(
    this: Maker<S>, center: Vec2Like, radius: number,
  ): S {
    return new this(c.shapeNewCircle(center, radius));
  }

  /**
   * An ellipse about the origin with these half-axes along x and y. With equal ones it is a circle,
   * if one is 0 a segment, with both 0 a point.
   *
   * @throws {Sat2dError} if a half-axis is not finite, out of range or below 0.
   */
  static ellipse<S extends BaseShape>(
    this: Maker<S>, halfWidth: number, halfHeight: number,
  ): S {
    return new this(c.shapeNewEllipse(halfWidth, halfHeight));
  }

  /**
   * The segment between two different points.
   *
   * @throws {Sat2dError} if a number is not finite or out of range, or the points are the same.
   */
  static segment<S extends BaseShape>(this: Maker<S>, start: Vec2Like, end: Vec2Like): S {
    return new this(c.shapeNewSegment(start, end));
  }

  /**
   * A capsule: all points within `radius` of a segment.
   *
   * @throws {Sat2dError} as `segment`, and if the radius is below 0.
   */
  static capsule<S extends BaseShape>(
    this: Maker<S>, start: Vec2Like, end: Vec2Like, radius: number,
  ): S {
    return new this(c.shapeNewCapsule(start, end, radius));
  }

  /**
   * A rectangle about the origin. Its vertices are (-w/2, -h/2), (w/2, -h/2), (w/2, h/2),
   * (-w/2, h/2).
   *
   * @throws {Sat2dError} if a size is not finite, out of range or below 0.
   */
  static rectangle<S extends BaseShape>(
    this: Maker<S>, width: number, height: number,
  ): S {
    return new this(c.shapeNewRectangle(width, height));
  }

  /**
   * The rectangle from the corner (`x`, `y`) to the corner (`x + width`, `y + height`).
   *
   * @throws {Sat2dError} if a number is not finite or out of range, or a size is below 0.
   */
  static rectangleXywh<S extends BaseShape>(
    this: Maker<S>, x: number, y: number, width: number, height: number,
  ): S {
    return new this(c.shapeNewRectangleXywh(x, y, width, height));
  }

  /**
   * A convex polygon, its vertices in either direction. Vertices on straight edges are kept.
   *
   * @throws {Sat2dError} if there are fewer than 3 points, one is not finite, out of range or
   * repeated, or the polygon has no area, is not convex or crosses itself.
   */
  static convexPolygon<S extends BaseShape>(this: Maker<S>, points: PointsLike): S {
    return new this(c.shapeNewConvexPolygon(points));
  }

  /**
   * All points within `radius` of a convex polygon: a polygon with rounded corners.
   *
   * @throws {Sat2dError} as `convexPolygon`, and if the radius is below 0.
   */
  static roundedPolygon<S extends BaseShape>(
    this: Maker<S>, points: PointsLike, radius: number,
  ): S {
    return new this(c.shapeNewRoundedPolygon(points, radius));
  }

  /**
   * The convex hull of any points: a polygon, a segment or a point.
   *
   * @throws {Sat2dError} if there is no point, or one is not finite or out of range.
   */
  static hull<S extends BaseShape>(this: Maker<S>, points: PointsLike): S {
    return new this(c.shapeNewHull(points));
  }

  /**
   * A chain of segments from each point to the next, and back to the first if it is `closed`:
   * terrain, walls, platforms without thickness. It has no interior. Nothing that slides along it
   * is caught where segments join.
   *
   * @throws {Sat2dError} if there are fewer than 2 points, of a closed chain 3, one is not finite
   * or out of range, or is equal to the next.
   */
  static chain<S extends BaseShape>(
    this: Maker<S>, points: PointsLike, closed = false,
  ): S {
    return new this(c.shapeNewChain(points, closed));
  }
}
