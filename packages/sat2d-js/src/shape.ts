import * as wasm from './wasm/sat2d_wasm.js';
import {
  made, type PointsLike, pointsToScratch, type Vec2, type Vec2Like, vec2At, written, xOf, yOf,
} from './border.js';
import { Owner } from './owner.js';

/** A box with sides parallel to the axes. */
export interface Aabb {
  min: Vec2;
  max: Vec2;
}

/** The box that the last call wrote. */
export function writtenAabb(): Aabb {
  const numbers = written(4);
  return { min: vec2At(numbers, 0), max: vec2At(numbers, 2) };
}

const KINDS = [
  'point', 'circle', 'segment', 'capsule', 'rectangle', 'convexPolygon', 'roundedPolygon',
  'concavePolygon', 'openChain', 'closedChain', 'multiPolygon',
] as const;

/** The kind of a shape, as its vertices and its radius show it. */
export type ShapeKind = (typeof KINDS)[number];

/** A class of shapes. */
type Maker<S extends BaseShape> = new (handle: wasm.Shape) => S;

/**
 * A shape in its own coordinates. A {@link Transform} says where it is.
 *
 * It is immutable. Its memory is that of the WebAssembly module; it is freed when the object is
 * collected, or at once by `free()` or at the end of a block by `using`.
 *
 * Vertices are numbered from 0 as they were given; edge `k` leads from vertex `k` to the next one.
 */
export class BaseShape extends Owner<wasm.Shape> {
  /** @internal */
  constructor(handle: wasm.Shape) {
    super(handle, 'shape');
  }

  /** What kind of shape this is. */
  get kind(): ShapeKind {
    return KINDS[this.handle.kind() - 1]!;
  }

  /** The radius by which the hull of the vertices is inflated; 0 for shapes that are not round. */
  get radius(): number {
    return this.handle.radius();
  }

  /** The vertices as they were given, of all rings: `[x0, y0, x1, y1, ...]`. A copy. */
  get vertices(): Float64Array {
    const count = this.handle.vertices();
    return written(count).slice(0, count);
  }

  /** The vertices, ring by ring, the outer one first. A copy. */
  get rings(): Float64Array[] {
    const count = this.handle.ring_lengths();
    const lengths = written(count).slice(0, count);
    const vertices = this.vertices;
    let start = 0;
    return Array.from(lengths, (length) => vertices.slice(start, (start += 2 * length)));
  }

  /**
   * The area, 0 of points, segments and chains. Of a polygon it is exact, rounded to the nearest
   * double.
   */
  get area(): number {
    return this.handle.area();
  }

  /** The centroid: the centre of mass of a body of even density. */
  get centroid(): Vec2 {
    this.handle.centroid();
    return vec2At(written(2), 0);
  }

  /** The bounds in the shape's own coordinates, rounded outward if the shape has a radius. */
  get bounds(): Aabb {
    this.handle.bounds();
    return writtenAabb();
  }

  /**
   * Whether both have the same rings of vertices, in the same order, and the same radius.
   */
  equals(other: BaseShape): boolean {
    return this.handle.equals(other.handle);
  }

  /**
   * A circle. With a radius of 0 it is a point.
   *
   * @throws {Sat2dError} if a number is not finite or out of range, or the radius is below 0.
   */
  static circle<S extends BaseShape>(
    this: Maker<S>, center: Vec2Like, radius: number,
  ): S {
    return new this(made(wasm.shape_circle(xOf(center), yOf(center), radius)));
  }

  /**
   * The segment between two different points.
   *
   * @throws {Sat2dError} if a number is not finite or out of range, or the points are the same.
   */
  static segment<S extends BaseShape>(this: Maker<S>, start: Vec2Like, end: Vec2Like): S {
    return new this(made(wasm.shape_segment(xOf(start), yOf(start), xOf(end), yOf(end))));
  }

  /**
   * A capsule: all points within `radius` of a segment.
   *
   * @throws {Sat2dError} as `segment`, and if the radius is below 0.
   */
  static capsule<S extends BaseShape>(
    this: Maker<S>, start: Vec2Like, end: Vec2Like, radius: number,
  ): S {
    return new this(made(wasm.shape_capsule(xOf(start), yOf(start), xOf(end), yOf(end), radius)));
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
    return new this(made(wasm.shape_rectangle(width, height)));
  }

  /**
   * The rectangle from the corner (`x`, `y`) to the corner (`x + width`, `y + height`).
   *
   * @throws {Sat2dError} if a number is not finite or out of range, or a size is below 0.
   */
  static rectangleXywh<S extends BaseShape>(
    this: Maker<S>, x: number, y: number, width: number, height: number,
  ): S {
    return new this(made(wasm.shape_rectangle_xywh(x, y, width, height)));
  }

  /**
   * A convex polygon, its vertices in either direction. Vertices on straight edges are kept.
   *
   * @throws {Sat2dError} if there are fewer than 3 points, one is not finite, out of range or
   * repeated, or the polygon has no area, is not convex or crosses itself.
   */
  static convexPolygon<S extends BaseShape>(this: Maker<S>, points: PointsLike): S {
    return new this(made(wasm.shape_rounded_polygon(pointsToScratch(points), 0)));
  }

  /**
   * All points within `radius` of a convex polygon: a polygon with rounded corners.
   *
   * @throws {Sat2dError} as `convexPolygon`, and if the radius is below 0.
   */
  static roundedPolygon<S extends BaseShape>(
    this: Maker<S>, points: PointsLike, radius: number,
  ): S {
    return new this(made(wasm.shape_rounded_polygon(pointsToScratch(points), radius)));
  }

  /**
   * The convex hull of any points: a polygon, a segment or a point.
   *
   * @throws {Sat2dError} if there is no point, or one is not finite or out of range.
   */
  static hull<S extends BaseShape>(this: Maker<S>, points: PointsLike): S {
    return new this(made(wasm.shape_hull(pointsToScratch(points))));
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
    return new this(made(wasm.shape_chain(pointsToScratch(points), closed)));
  }
}
