// The structs of the C API. Made by `cargo run -p sat2d-api`; do not edit.
import { bodyId, checkObject, double, int, whole } from '../check.js';
import {
  type Like, numberOf, readList, readTransform, readVec2, type Transform, type Vec2, writeTransform,
  writeVec2, xOf, yOf,
} from '../ffi.js';
import { f64, i32, readNumber64, u32, writeNumber64 } from '../memory.js';
import {
  AT_STARTS,
  AWT_ARC_TYPES,
  AWT_FORMS,
  AWT_PATH_KINDS,
  BODY_KINDS,
  CONTACT_KINDS,
  DECOMPOSE_METHODS,
  DECOMPOSE_PREFERENCES,
  FEATURE_KINDS,
  FLASH_MIRRORS,
  FLASH_PATH_KINDS,
  PATH_KINDS,
  PHASES,
  RELATIONS,
  SIDES,
  STROKE_CAPS,
  STROKE_JOINS,
  type AtStart,
  type AwtArcType,
  type AwtForm,
  type AwtPathKind,
  type BodyKind,
  type ContactKind,
  type DecomposeMethod,
  type DecomposePreference,
  type FeatureKind,
  type FlashMirror,
  type FlashPathKind,
  type PathKind,
  type Phase,
  type Relation,
  type Side,
  type StrokeCap,
  type StrokeJoin,
} from './enums.js';

/** Where the fields of a `Aabb` are, and its size. */
export const AABB = {
  size: 32,
  min: 0,
  max: 16,
} as const;

/**
 * An axis-aligned box, including its sides.
 */
export interface Aabb {
  /**
   * The corner with the least x and y.
   */
  min: Vec2;
  /**
   * The corner with the greatest x and y.
   */
  max: Vec2;
}

export function readAabb(at: number): Aabb {
  return {
    min: readVec2(at),
    max: readVec2(at + 16),
  };
}

export function writeAabb(at: number, value: Like<Aabb>): void {
  checkObject(value, 'Aabb');
  writeVec2(at, value.min, 'min');
  writeVec2(at + 16, value.max, 'max');
}

/** Where the fields of a `ErrorDetails` are, and its size. */
export const ERROR_DETAILS = {
  size: 64,
  status: 0,
  entry: 4,
  body: 8,
  parts: 12,
  rings: 20,
  vertices: 28,
  edges: 36,
  hasPoint: 44,
  point: 48,
} as const;

/**
 * The indices and the point that an error names. Other indices are `SAT_NO_INDEX`. Vertices and
 * edges count through all rings as they were given.
 */
export interface ErrorDetails {
  /**
   * The status that the call returned.
   */
  status: number;
  /**
   * The entry of a list, or the pair of a batch.
   */
  entry: number;
  /**
   * The body of a pair.
   */
  body: number;
  /**
   * The part of a multipolygon, or both parts.
   */
  parts: number[];
  /**
   * The ring, or both rings.
   */
  rings: number[];
  /**
   * The vertex, or both vertices.
   */
  vertices: number[];
  /**
   * The edge, or both edges.
   */
  edges: number[];
  /**
   * 1 if `point` is set, else 0.
   */
  hasPoint: boolean;
  /**
   * A point near the fault; not finite if the fault is a number that is not finite.
   */
  point: Vec2;
}

/** Where the fields of a `PolygonFault` are, and its size. */
export const POLYGON_FAULT = {
  size: 48,
  status: 0,
  ring: 4,
  otherRing: 8,
  vertices: 12,
  edges: 20,
  hasPlace: 28,
  place: 32,
} as const;

/**
 * Why and where a polygon is invalid, for programs that mark the place. Which indices are set
 * depends on `status`; the others are `SAT_NO_INDEX`.
 */
export interface PolygonFault {
  /**
   * The status that the function returned.
   */
  status: number;
  /**
   * The ring; 0 is the outer one.
   */
  ring: number;
  /**
   * The other ring: of two nested holes, the other one.
   */
  otherRing: number;
  /**
   * The vertex, or both vertices if two are at one place.
   */
  vertices: number[];
  /**
   * The edge, or both edges if two cross or overlap.
   */
  edges: number[];
  /**
   * 1 if `place` is set, else 0.
   */
  hasPlace: boolean;
  /**
   * A point near the fault; not finite if the fault is a number that is not finite.
   */
  place: Vec2;
}

export function readPolygonFault(at: number): PolygonFault {
  return {
    status: i32[(at) >>> 2]!,
    ring: u32[(at + 4) >>> 2]!,
    otherRing: u32[(at + 8) >>> 2]!,
    vertices: [
      u32[(at + 12) >>> 2]!,
      u32[(at + 16) >>> 2]!,
    ],
    edges: [
      u32[(at + 20) >>> 2]!,
      u32[(at + 24) >>> 2]!,
    ],
    hasPlace: u32[(at + 28) >>> 2]! !== 0,
    place: readVec2(at + 32),
  };
}

/** Where the fields of a `MultipolygonFault` are, and its size. */
export const MULTIPOLYGON_FAULT = {
  size: 56,
  fault: 0,
  parts: 48,
} as const;

/**
 * Why and where a multipolygon is invalid.
 */
export interface MultipolygonFault {
  /**
   * The fault within a part, or of two parts. Of two parts, the first edge or vertex belongs to the
   * first part, the second edge to the second part; all are numbered within their part.
   */
  fault: PolygonFault;
  /**
   * The part, or both parts if two overlap or share an edge; `SAT_NO_INDEX` where there is none.
   */
  parts: number[];
}

export function readMultipolygonFault(at: number): MultipolygonFault {
  return {
    fault: readPolygonFault(at),
    parts: [
      u32[(at + 48) >>> 2]!,
      u32[(at + 52) >>> 2]!,
    ],
  };
}

/** Where the fields of a `DecomposeOptions` are, and its size. */
export const DECOMPOSE_OPTIONS = {
  size: 24,
  method: 0,
  prefer: 4,
  maxCorners: 8,
  workLimit: 16,
} as const;

/**
 * The options of a decomposition. All zero means the defaults, as does undefined for any pointer to
 * options.
 */
export interface DecomposeOptions {
  /**
   * One of the `DecomposeMethod` words.
   */
  method: DecomposeMethod;
  /**
   * One of the `DecomposePreference` words.
   */
  prefer: DecomposePreference;
  /**
   * The most corners a piece may have, corners of 180 degrees included (8 for Box2D). 0 is no
   * limit; 1 and 2 count as 3.
   */
  maxCorners: number;
  /**
   * The most units of work; 0 is no limit. If they do not suffice for the method, the result is the
   * best decomposition found so far, and `is_complete` is 0. Less than 2 n log2 n units for n
   * vertices is an error.
   */
  workLimit: number;
}

export function writeDecomposeOptions(at: number, value: DecomposeOptions): void {
  checkObject(value, 'DecomposeOptions');
  i32[(at) >>> 2] = numberOf(DECOMPOSE_METHODS, value.method, 'method');
  i32[(at + 4) >>> 2] = numberOf(DECOMPOSE_PREFERENCES, value.prefer, 'prefer');
  u32[(at + 8) >>> 2] = whole(value.maxCorners, 'maxCorners', 0xffff_ffff);
  writeNumber64(at + 16, whole(value.workLimit, 'workLimit'));
}

/** Where the fields of a `PieceBuffers` are, and its size. */
export const PIECE_BUFFERS = {
  size: 20,
  pieceSizes: 0,
  pieceCapacity: 4,
  vertices: 8,
  edges: 12,
  cornerCapacity: 16,
} as const;

/** Where the fields of a `Decomposition` are, and its size. */
export const DECOMPOSITION = {
  size: 32,
  area: 0,
  pieceCount: 8,
  cornerCount: 12,
  isOptimal: 16,
  isComplete: 20,
  lowerBound: 24,
} as const;

/**
 * The result of a decomposition, besides the pieces.
 */
export interface Decomposition {
  /**
   * The area of the polygon without its holes, rounded; infinite if it overflows.
   */
  area: number;
  /**
   * The number of pieces.
   */
  pieceCount: number;
  /**
   * The number of corners of all pieces together.
   */
  cornerCount: number;
  /**
   * 1 if it is proven that no decomposition has fewer pieces (without new points and within
   * `max_corners`), 0 if that is not known.
   */
  isOptimal: boolean;
  /**
   * 1 if `work_limit` sufficed for all that the options ask for, else 0.
   */
  isComplete: boolean;
  /**
   * A number of pieces that is proven to be necessary without new points: `piece_count` if
   * `is_optimal`. `'fewest'` and `'balanced'` look for such a bound; the other methods return 1.
   */
  lowerBound: number;
}

export function readDecomposition(at: number): Decomposition {
  return {
    area: f64[(at) >>> 3]!,
    pieceCount: u32[(at + 8) >>> 2]!,
    cornerCount: u32[(at + 12) >>> 2]!,
    isOptimal: u32[(at + 16) >>> 2]! !== 0,
    isComplete: u32[(at + 20) >>> 2]! !== 0,
    lowerBound: u32[(at + 24) >>> 2]!,
  };
}

/** Where the fields of a `DecomposedPolygon` are, and its size. */
export const DECOMPOSED_POLYGON = {
  size: 48,
  decomposition: 0,
  firstPiece: 32,
  firstCorner: 36,
  status: 40,
  reserved: 44,
} as const;

/**
 * The result for one of many polygons.
 */
export interface DecomposedPolygon {
  /**
   * The decomposition; all zero if there is none.
   */
  decomposition: Decomposition;
  /**
   * The index of its first piece in the buffers.
   */
  firstPiece: number;
  /**
   * The index of its first corner in the buffers.
   */
  firstCorner: number;
  /**
   * `SAT_OK`, or the reason why there is no decomposition; `inspectPolygon` finds the place.
   */
  status: number;
}

export function readDecomposedPolygon(at: number): DecomposedPolygon {
  return {
    decomposition: readDecomposition(at),
    firstPiece: u32[(at + 32) >>> 2]!,
    firstCorner: u32[(at + 36) >>> 2]!,
    status: i32[(at + 40) >>> 2]!,
  };
}

/** Where the fields of a `PathCommand` are, and its size. */
export const PATH_COMMAND = {
  size: 64,
  kind: 0,
  arc: 4,
  number: 8,
  control: 16,
  second: 32,
  to: 48,
} as const;

/**
 * A command of a path. Fields that its kind does not name are ignored.
 */
export interface PathCommand {
  /**
   * Its kind.
   */
  kind: PathKind;
  /**
   * The flags of an arc: 1 for the longer way round, 2 for that from x toward y; else 0.
   */
  arc: number;
  /**
   * The tolerance of a cubic curve, the rotation of an arc, or the weight of a conic.
   */
  number: number;
  /**
   * The first control point of a curve, or the half-axes of an arc.
   */
  control: Vec2;
  /**
   * The second control point of a cubic curve.
   */
  second: Vec2;
  /**
   * Where it ends.
   */
  to: Vec2;
}

export function writePathCommand(at: number, value: Like<PathCommand>): void {
  checkObject(value, 'PathCommand');
  i32[(at) >>> 2] = numberOf(PATH_KINDS, value.kind, 'kind');
  u32[(at + 4) >>> 2] = int(value.arc, 'arc');
  f64[(at + 8) >>> 3] = double(value.number, 'number');
  writeVec2(at + 16, value.control, 'control');
  writeVec2(at + 32, value.second, 'second');
  writeVec2(at + 48, value.to, 'to');
}

/** Where the fields of a `Stroke` are, and its size. */
export const STROKE = {
  size: 24,
  width: 0,
  miterLimit: 8,
  join: 16,
  cap: 20,
} as const;

/**
 * The form of a stroke. Zeros but for the width are Flash's default: round corners and ends.
 */
export interface Stroke {
  /**
   * How wide it is: half of it lies on each side of the path.
   */
  width: number;
  /**
   * For `'miter'`: at least 1. SVG's default is 4; that of Flash is 3, that of Java and of the HTML
   * canvas 10.
   */
  miterLimit: number;
  /**
   * Its corners.
   */
  join: StrokeJoin;
  /**
   * Its ends.
   */
  cap: StrokeCap;
}

export function writeStroke(at: number, value: Stroke): void {
  checkObject(value, 'Stroke');
  f64[(at) >>> 3] = double(value.width, 'width');
  f64[(at + 8) >>> 3] = double(value.miterLimit, 'miterLimit');
  i32[(at + 16) >>> 2] = numberOf(STROKE_JOINS, value.join, 'join');
  i32[(at + 20) >>> 2] = numberOf(STROKE_CAPS, value.cap, 'cap');
}

/** Where the fields of a `PixelBox` are, and its size. */
export const PIXEL_BOX = {
  size: 16,
  x: 0,
  y: 4,
  width: 8,
  height: 12,
} as const;

/**
 * A box of whole pixels. All zero means no box.
 */
export interface PixelBox {
  /**
   * The first column.
   */
  x: number;
  /**
   * The first row.
   */
  y: number;
  /**
   * The number of columns.
   */
  width: number;
  /**
   * The number of rows.
   */
  height: number;
}

export function readPixelBox(at: number): PixelBox {
  return {
    x: u32[(at) >>> 2]!,
    y: u32[(at + 4) >>> 2]!,
    width: u32[(at + 8) >>> 2]!,
    height: u32[(at + 12) >>> 2]!,
  };
}

/** Where the fields of a `Pixel` are, and its size. */
export const PIXEL = {
  size: 8,
  x: 0,
  y: 4,
} as const;

/**
 * A pixel or an offset, in whole pixels.
 */
export interface Pixel {
  /**
   * The column.
   */
  x: number;
  /**
   * The row.
   */
  y: number;
}

export function readPixel(at: number): Pixel {
  return {
    x: i32[(at) >>> 2]!,
    y: i32[(at + 4) >>> 2]!,
  };
}

export function writePixel(at: number, value: Like<Pixel>): void {
  checkObject(value, 'Pixel');
  i32[(at) >>> 2] = int(xOf(value), 'x');
  i32[(at + 4) >>> 2] = int(yOf(value), 'y');
}

/** Where the fields of a `FoundPixel` are, and its size. */
export const FOUND_PIXEL = {
  size: 12,
  pixel: 0,
  found: 8,
} as const;

/**
 * A pixel that was found. All zero if none was.
 */
export interface FoundPixel {
  /**
   * The pixel.
   */
  pixel: Pixel;
}

export function readFoundPixel(at: number): FoundPixel | undefined {
  if (u32[(at + 8) >>> 2]! === 0) {
    return undefined;
  }
  return {
    pixel: readPixel(at),
  };
}

/** Where the fields of a `SilhouetteBuffers` are, and its size. */
export const SILHOUETTE_BUFFERS = {
  size: 24,
  points: 0,
  pointCapacity: 4,
  ringSizes: 8,
  ringCapacity: 12,
  partSizes: 16,
  partCapacity: 20,
} as const;

/** Where the fields of a `Silhouettes` are, and its size. */
export const SILHOUETTES = {
  size: 12,
  pointCount: 0,
  ringCount: 4,
  partCount: 8,
} as const;

/**
 * The numbers of corners, rings and silhouettes of a mask.
 */
export interface Silhouettes {
  /**
   * The number of corners of all rings together.
   */
  pointCount: number;
  /**
   * The number of rings of all silhouettes together.
   */
  ringCount: number;
  /**
   * The number of silhouettes: the groups of connected pixels.
   */
  partCount: number;
}

export function readSilhouettes(at: number): Silhouettes {
  return {
    pointCount: u32[(at) >>> 2]!,
    ringCount: u32[(at + 4) >>> 2]!,
    partCount: u32[(at + 8) >>> 2]!,
  };
}

/** Where the fields of a `Feature` are, and its size. */
export const FEATURE = {
  size: 8,
  kind: 0,
  index: 4,
} as const;

/**
 * A feature of a shape's boundary. Vertices count from 0 in the order given; edge k leads from
 * vertex k to the next vertex of its ring.
 */
export interface Feature {
  /**
   * One of the `FeatureKind` words.
   */
  kind: FeatureKind;
  /**
   * The index of the vertex or edge; of an arc, that of its vertex; 0 for `'none'`.
   */
  index: number;
}

export function readFeature(at: number): Feature {
  return {
    kind: FEATURE_KINDS[i32[(at) >>> 2]!]!,
    index: u32[(at + 4) >>> 2]!,
  };
}

/** Where the fields of a `ContactPoint` are, and its size. */
export const CONTACT_POINT = {
  size: 56,
  onA: 0,
  onB: 16,
  depth: 32,
  featureA: 40,
  featureB: 48,
} as const;

/**
 * One point of a contact, as it lies on each of the shapes.
 */
export interface ContactPoint {
  /**
   * The point on the boundary of the first shape.
   */
  onA: Vec2;
  /**
   * The point on the boundary of the second: `on_a - normal * depth`, up to rounding.
   */
  onB: Vec2;
  /**
   * How deep the shapes overlap here along the normal; not negative.
   */
  depth: number;
  /**
   * The feature of the first shape that `on_a` lies on.
   */
  featureA: Feature;
  /**
   * The feature of the second shape that `on_b` lies on.
   */
  featureB: Feature;
}

export function readContactPoint(at: number): ContactPoint {
  return {
    onA: readVec2(at),
    onB: readVec2(at + 16),
    depth: f64[(at + 32) >>> 3]!,
    featureA: readFeature(at + 40),
    featureB: readFeature(at + 48),
  };
}

/** Where the fields of a `Manifold` are, and its size. */
export const MANIFOLD = {
  size: 168,
  normal: 0,
  depth: 16,
  featureA: 24,
  featureB: 32,
  kind: 40,
  reference: 44,
  pointCount: 48,
  points: 56,
} as const;

/**
 * A contact manifold: how two shapes meet. All zero if they do not; see `point_count`.
 */
export interface Manifold {
  /**
   * The unit vector from the first shape to the second along which the shortest translation
   * separates the shapes (of concave shapes, the two pieces).
   */
  normal: Vec2;
  /**
   * The length of the least translation that separates them. The depth of the deepest contact is
   * positive exactly if the shapes overlap.
   */
  depth: number;
  /**
   * The feature of the first shape that meets the second: with two points, the edge.
   */
  featureA: Feature;
  /**
   * The feature of the second shape that meets the first.
   */
  featureB: Feature;
  /**
   * Which kinds of features meet.
   */
  kind: ContactKind;
  /**
   * The shape whose edge the normal belongs to: its feature is the reference edge against which the
   * other's was clipped. `'none'` if no edge is involved.
   */
  reference: Side | undefined;
  /**
   * The points, the deepest first; unused ones are all zero.
   */
  points: ContactPoint[];
}

export function readManifold(at: number): Manifold | undefined {
  if (u32[(at + 48) >>> 2]! === 0) {
    return undefined;
  }
  return {
    normal: readVec2(at),
    depth: f64[(at + 16) >>> 3]!,
    featureA: readFeature(at + 24),
    featureB: readFeature(at + 32),
    kind: CONTACT_KINDS[i32[(at + 40) >>> 2]!]!,
    reference: SIDES[i32[(at + 44) >>> 2]!],
    points: readList(at + 56, u32[(at + 48) >>> 2]!, 56, readContactPoint),
  };
}

/** Where the fields of a `ClosestPoints` are, and its size. */
export const CLOSEST_POINTS = {
  size: 72,
  distance: 0,
  normal: 8,
  onA: 24,
  onB: 40,
  featureA: 56,
  featureB: 64,
} as const;

/**
 * The closest points of two shapes.
 */
export interface ClosestPoints {
  /**
   * The distance; 0 if the shapes are not disjoint.
   */
  distance: number;
  /**
   * The unit vector from the first shape to the second, accurate however close they are.
   */
  normal: Vec2;
  /**
   * The point of the first shape that is closest to the second.
   */
  onA: Vec2;
  /**
   * The point of the second shape that is closest to the first.
   */
  onB: Vec2;
  /**
   * The feature of the first shape that `on_a` lies on.
   */
  featureA: Feature;
  /**
   * The feature of the second shape that `on_b` lies on.
   */
  featureB: Feature;
}

export function readClosestPoints(at: number): ClosestPoints {
  return {
    distance: f64[(at) >>> 3]!,
    normal: readVec2(at + 8),
    onA: readVec2(at + 24),
    onB: readVec2(at + 40),
    featureA: readFeature(at + 56),
    featureB: readFeature(at + 64),
  };
}

/** Where the fields of a `MinimumTranslation` are, and its size. */
export const MINIMUM_TRANSLATION = {
  size: 40,
  translation: 0,
  normal: 16,
  depth: 32,
} as const;

/**
 * The minimum translation that separates two shapes. All zero if they do not overlap.
 */
export interface MinimumTranslation {
  /**
   * The translation of the second shape that separates it from the first; its negative, applied to
   * the first shape, also separates them.
   */
  translation: Vec2;
  /**
   * The unit vector along it, from the first shape to the second.
   */
  normal: Vec2;
  /**
   * Its length: positive exactly if the shapes overlap.
   */
  depth: number;
}

export function readMinimumTranslation(at: number): MinimumTranslation {
  return {
    translation: readVec2(at),
    normal: readVec2(at + 16),
    depth: f64[(at + 32) >>> 3]!,
  };
}

/** Where the fields of a `SeparatingAxis` are, and its size. */
export const SEPARATING_AXIS = {
  size: 40,
  normal: 0,
  offset: 16,
  aStart: 24,
  aEnd: 28,
  bStart: 32,
  bEnd: 36,
} as const;

/**
 * An axis along which parts of the second shape lie beyond parts of the first: strictly if the
 * shapes are disjoint; if they touch, both may meet the line between.
 */
export interface SeparatingAxis {
  /**
   * The unit vector along the axis, from the first shape to the second. It is rounded, for drawing;
   * the proof is in the text of `Explanation#json`.
   */
  normal: Vec2;
  /**
   * Where the line is, in the middle between these parts: the dot product of `normal` and its
   * points, rounded.
   */
  offset: number;
  /**
   * The first of these parts of the first shape; 0 for a shape that is its own only part.
   */
  aStart: number;
  /**
   * The number after that of the last one.
   */
  aEnd: number;
  /**
   * The first of these parts of the second shape.
   */
  bStart: number;
  /**
   * The number after that of the last one.
   */
  bEnd: number;
}

export function readSeparatingAxis(at: number): SeparatingAxis {
  return {
    normal: readVec2(at),
    offset: f64[(at + 16) >>> 3]!,
    aStart: u32[(at + 24) >>> 2]!,
    aEnd: u32[(at + 28) >>> 2]!,
    bStart: u32[(at + 32) >>> 2]!,
    bEnd: u32[(at + 36) >>> 2]!,
  };
}

/** Where the fields of a `RayHit` are, and its size. */
export const RAY_HIT = {
  size: 56,
  fraction: 0,
  point: 8,
  normal: 24,
  feature: 40,
  hit: 48,
  startsInside: 52,
} as const;

/**
 * Where a path first meets a shape. All zero if it does not.
 */
export interface RayHit {
  /**
   * The position along the path: 0 at the start, 1 at the end of a segment; for a ray, in units of
   * the direction.
   */
  fraction: number;
  /**
   * The point, up to rounding; exactly the vertex if the path meets a sharp one.
   */
  point: Vec2;
  /**
   * The outward unit normal of the boundary there; zero if the path starts inside.
   */
  normal: Vec2;
  /**
   * The feature of the shape; `'none'` if the path starts inside.
   */
  feature: Feature;
  /**
   * 1 if the path starts inside the shape (not only on its boundary), else 0.
   */
  startsInside: boolean;
}

export function readRayHit(at: number): RayHit | undefined {
  if (u32[(at + 48) >>> 2]! === 0) {
    return undefined;
  }
  return {
    fraction: f64[(at) >>> 3]!,
    point: readVec2(at + 8),
    normal: readVec2(at + 24),
    feature: readFeature(at + 40),
    startsInside: u32[(at + 52) >>> 2]! !== 0,
  };
}

/** Where the fields of a `Motion` are, and its size. */
export const MOTION = {
  size: 88,
  start: 0,
  translation: 48,
  rotation: 64,
  pivot: 72,
} as const;

/**
 * How a shape moves from time 0 to 1: from `start` along a translation, while rotating about a
 * pivot that moves with it. Fill it in by hand or with `Motion.between`; it is checked where it is
 * used. A motion that is all zero except for `start` rests.
 */
export interface Motion {
  /**
   * The placement at time 0.
   */
  start: Transform;
  /**
   * The translation from time 0 to 1.
   */
  translation: Vec2;
  /**
   * The angle of the rotation in radians from the x axis towards the y axis; any number of turns.
   */
  rotation: number;
  /**
   * The centre of the rotation, at time 0.
   */
  pivot: Vec2;
}

export function readMotion(at: number): Motion {
  return {
    start: readTransform(at),
    translation: readVec2(at + 48),
    rotation: f64[(at + 64) >>> 3]!,
    pivot: readVec2(at + 72),
  };
}

export function writeMotion(at: number, value: Like<Motion>): void {
  checkObject(value, 'Motion');
  writeTransform(at, value.start, 'start');
  writeVec2(at + 48, value.translation, 'translation');
  f64[(at + 64) >>> 3] = double(value.rotation, 'rotation');
  writeVec2(at + 72, value.pivot, 'pivot');
}

/** Where the fields of a `Impact` are, and its size. */
export const IMPACT = {
  size: 96,
  time: 0,
  approach: 8,
  closest: 16,
  relation: 88,
  hit: 92,
} as const;

/**
 * The first time at which two moving shapes meet. All zero if they do not.
 */
export interface Impact {
  /**
   * The time from 0 to 1.
   */
  time: number;
  /**
   * The speed of approach along the normal at this point, per unit of time; 0 or negative if the
   * shapes slide along each other or move apart, as shapes that touch at the start may.
   */
  approach: number;
  /**
   * The closest points at this time; those of the contact if the shapes overlap at time 0.
   */
  closest: ClosestPoints;
  /**
   * The relation at this time.
   */
  relation: Relation;
}

export function readImpact(at: number): Impact | undefined {
  if (u32[(at + 92) >>> 2]! === 0) {
    return undefined;
  }
  return {
    time: f64[(at) >>> 3]!,
    approach: f64[(at + 8) >>> 3]!,
    closest: readClosestPoints(at + 16),
    relation: RELATIONS[i32[(at + 88) >>> 2]!]!,
  };
}

/** Where the fields of a `SweepOptions` are, and its size. */
export const SWEEP_OPTIONS = {
  size: 16,
  workLimit: 0,
  atStart: 8,
  reserved: 12,
} as const;

/**
 * The options of `sweep`. All zero means the defaults.
 */
export interface SweepOptions {
  /**
   * The most units of work; 0 is the default of 2^25, `UINT64_MAX` no limit. A sweep of convex
   * shapes takes some hundred units; concave shapes that turn close to each other may take
   * millions.
   */
  workLimit: number;
  /**
   * What to do about shapes that meet at the start.
   */
  atStart: AtStart;
}

export function writeSweepOptions(at: number, value: SweepOptions): void {
  checkObject(value, 'SweepOptions');
  writeNumber64(at, whole(value.workLimit, 'workLimit'));
  i32[(at + 8) >>> 2] = numberOf(AT_STARTS, value.atStart, 'atStart');
  u32[(at + 12) >>> 2] = 0;
}

/** Where the fields of a `ImpactBounds` are, and its size. */
export const IMPACT_BOUNDS = {
  size: 24,
  earliest: 0,
  latest: 8,
  proved: 16,
  hit: 20,
} as const;

/**
 * The first time at which two moving shapes meet, within proved bounds. All zero if they do not.
 */
export interface ImpactBounds {
  /**
   * The shapes have no common point before this time. From 0 to 1.
   */
  earliest: number;
  /**
   * The shapes have a common point at this time, if a contact is proved; if not, it is 1.
   */
  latest: number;
  /**
   * 1 if a contact is proved, else 0: the shapes may only graze each other.
   */
  proved: boolean;
}

export function readImpactBounds(at: number): ImpactBounds | undefined {
  if (u32[(at + 20) >>> 2]! === 0) {
    return undefined;
  }
  return {
    earliest: f64[(at) >>> 3]!,
    latest: f64[(at + 8) >>> 3]!,
    proved: u32[(at + 16) >>> 2]! !== 0,
  };
}

/** Where the fields of a `Resolution` are, and its size. */
export const RESOLUTION = {
  size: 32,
  a: 0,
  b: 16,
} as const;

/**
 * The moves of two bodies that separate them.
 */
export interface Resolution {
  /**
   * The move of the first body.
   */
  a: Vec2;
  /**
   * The move of the second body.
   */
  b: Vec2;
}

export function readResolution(at: number): Resolution {
  return {
    a: readVec2(at),
    b: readVec2(at + 16),
  };
}

/** Where the fields of a `Velocities` are, and its size. */
export const VELOCITIES = {
  size: 32,
  a: 0,
  b: 16,
} as const;

/**
 * The velocities of two bodies.
 */
export interface Velocities {
  /**
   * The velocity of the first body.
   */
  a: Vec2;
  /**
   * The velocity of the second body.
   */
  b: Vec2;
}

export function readVelocities(at: number): Velocities {
  return {
    a: readVec2(at),
    b: readVec2(at + 16),
  };
}

/** Where the fields of a `RectanglesF64` are, and its size. */
export const RECTANGLES_F64 = {
  size: 24,
  centerX: 0,
  centerY: 4,
  uX: 8,
  uY: 12,
  vX: 16,
  vY: 20,
} as const;

/** Where the fields of a `RectanglesF32` are, and its size. */
export const RECTANGLES_F32 = {
  size: 24,
  centerX: 0,
  centerY: 4,
  uX: 8,
  uY: 12,
  vX: 16,
  vY: 20,
} as const;

/** Where the fields of a `Filter` are, and its size. */
export const FILTER = {
  size: 8,
  category: 0,
  mask: 4,
} as const;

/**
 * Two bodies interact, that is, meet and stop each other, if each one's category is in the other's
 * mask. All zero accepts everything.
 */
export interface Filter {
  /**
   * The categories of this body, one bit each; their meaning is up to the caller. 0 is the default:
   * 1 for a body, every category for a query.
   */
  category: number;
  /**
   * The categories that it interacts with, one bit each. 0 is the default: all categories.
   */
  mask: number;
}

export function readFilter(at: number): Filter {
  return {
    category: u32[(at) >>> 2]!,
    mask: u32[(at + 4) >>> 2]!,
  };
}

export function writeFilter(at: number, value: Filter): void {
  checkObject(value, 'Filter');
  u32[(at) >>> 2] = int(value.category, 'category');
  u32[(at + 4) >>> 2] = int(value.mask, 'mask');
}

/** Where the fields of a `Body` are, and its size. */
export const BODY = {
  size: 104,
  transform: 0,
  user: 48,
  inverseMass: 56,
  filter: 64,
  kind: 72,
  immovable: 76,
  shape: 80,
  reserved: 84,
} as const;

/**
 * A body: its shape, its placement and how it interacts. All zero except for the shape is a moving
 * body at the origin of inverse mass 1 that interacts with all others, as `- options have
 * defaults`.
 */
export interface Body {
  /**
   * Its placement. All zero means the default: the identity.
   */
  transform: Transform;
  /**
   * Any number of the caller: the index of an entity, for example. Events carry it.
   */
  user: number;
  /**
   * One over its mass, not negative. Where bodies are pushed apart, each moves in proportion to its
   * inverse mass, as in `resolve`. 0 is the default: 1.
   */
  inverseMass: number;
  /**
   * Which bodies it interacts with.
   */
  filter: Filter;
  /**
   * One of the `BodyKind` words.
   */
  kind: BodyKind;
  /**
   * 1 for a moving body of infinite mass, which others never push, for any `inverse_mass`; else 0.
   * Static bodies are never pushed.
   */
  immovable: boolean;
  /**
   * Its shape. The world takes its own reference.
   */
  shape: number;
}

export function readBody(at: number): Body {
  return {
    transform: readTransform(at),
    user: readNumber64(at + 48),
    inverseMass: f64[(at + 56) >>> 3]!,
    filter: readFilter(at + 64),
    kind: BODY_KINDS[i32[(at + 72) >>> 2]!]!,
    immovable: u32[(at + 76) >>> 2]! !== 0,
    shape: u32[(at + 80) >>> 2]!,
  };
}

export function writeBody(at: number, value: Like<Body>): void {
  checkObject(value, 'Body');
  writeTransform(at, value.transform, 'transform');
  writeNumber64(at + 48, whole(value.user, 'user'));
  f64[(at + 56) >>> 3] = double(value.inverseMass, 'inverseMass');
  writeFilter(at + 64, value.filter);
  i32[(at + 72) >>> 2] = numberOf(BODY_KINDS, value.kind, 'kind');
  u32[(at + 76) >>> 2] = int(+value.immovable, 'immovable');
  u32[(at + 80) >>> 2] = whole(value.shape, 'shape', 0xffff_ffff);
  u32[(at + 84) >>> 2] = 0;
  u32[(at + 88) >>> 2] = 0;
  u32[(at + 92) >>> 2] = 0;
  u32[(at + 96) >>> 2] = 0;
}

/** Where the fields of a `PairEvent` are, and its size. */
export const PAIR_EVENT = {
  size: 40,
  a: 0,
  b: 8,
  userA: 16,
  userB: 24,
  phase: 32,
  relation: 36,
} as const;

/**
 * Two bodies that meet, or met at the previous step.
 */
export interface PairEvent {
  /**
   * The body with the lower id.
   */
  a: number;
  /**
   * The other body.
   */
  b: number;
  /**
   * The user data of the first body; of a removed body, as it was when it was removed.
   */
  userA: number;
  /**
   * The user data of the second body.
   */
  userB: number;
  /**
   * One of the `Phase` words.
   */
  phase: Phase;
  /**
   * Their relation. Bodies within the touching tolerance of each other are `'touching'`.
   */
  relation: Relation;
}

export function readPairEvent(at: number): PairEvent {
  return {
    a: readNumber64(at),
    b: readNumber64(at + 8),
    userA: readNumber64(at + 16),
    userB: readNumber64(at + 24),
    phase: PHASES[i32[(at + 32) >>> 2]!]!,
    relation: RELATIONS[i32[(at + 36) >>> 2]!]!,
  };
}

/** Where the fields of a `SeparateResult` are, and its size. */
export const SEPARATE_RESULT = {
  size: 16,
  depth: 0,
  overlapping: 8,
  iterations: 12,
} as const;

/**
 * What `World#separate` has done.
 */
export interface SeparateResult {
  /**
   * The depth of the deepest contact of two bodies that still overlap, in the world's units; 0 if
   * there is none.
   */
  depth: number;
  /**
   * The number of pairs that still overlap.
   */
  overlapping: number;
  /**
   * The number of iterations.
   */
  iterations: number;
}

export function readSeparateResult(at: number): SeparateResult {
  return {
    depth: f64[(at) >>> 3]!,
    overlapping: u32[(at + 8) >>> 2]!,
    iterations: u32[(at + 12) >>> 2]!,
  };
}

/** Where the fields of a `SlideHit` are, and its size. */
export const SLIDE_HIT = {
  size: 24,
  body: 0,
  normal: 8,
} as const;

/**
 * An obstacle of a moving body.
 */
export interface SlideHit {
  /**
   * The obstacle.
   */
  body: number;
  /**
   * The unit normal of its boundary, towards the moving body.
   */
  normal: Vec2;
}

export function readSlideHit(at: number): SlideHit {
  return {
    body: readNumber64(at),
    normal: readVec2(at + 8),
  };
}

/** Where the fields of a `SlideResult` are, and its size. */
export const SLIDE_RESULT = {
  size: 32,
  moved: 0,
  hitCount: 16,
  stuck: 20,
  reserved: 24,
} as const;

/**
 * The result of moving a body.
 */
export interface SlideResult {
  /**
   * How far the body moved, in the world's units.
   */
  moved: Vec2;
  /**
   * The number of times that an obstacle stopped or deflected it: at most 8.
   */
  hitCount: number;
  /**
   * 1 if it overlapped something at the start and could not be pushed out, so that it stayed; else
   * 0.
   */
  stuck: boolean;
}

export function readSlideResult(at: number): SlideResult {
  return {
    moved: readVec2(at),
    hitCount: u32[(at + 16) >>> 2]!,
    stuck: u32[(at + 20) >>> 2]! !== 0,
  };
}

/** Where the fields of a `Ground` are, and its size. */
export const GROUND = {
  size: 88,
  body: 0,
  normal: 8,
  point: 24,
  transform: 40,
} as const;

/**
 * The floor that a character stands on. All zero means none: the character is in the air.
 */
export interface Ground {
  /**
   * The body.
   */
  body: number;
  /**
   * The unit normal of the floor, towards the character.
   */
  normal: Vec2;
  /**
   * Where they meet.
   */
  point: Vec2;
  /**
   * The placement of the body at that time. If it has moved by the next move, it carries the
   * character along.
   */
  transform: Transform;
}

export function readGround(at: number): Ground {
  return {
    body: readNumber64(at),
    normal: readVec2(at + 8),
    point: readVec2(at + 24),
    transform: readTransform(at + 40),
  };
}

export function writeGround(at: number, value: Like<Ground>): void {
  checkObject(value, 'Ground');
  writeNumber64(at, bodyId(value.body, 'body'));
  writeVec2(at + 8, value.normal, 'normal');
  writeVec2(at + 24, value.point, 'point');
  writeTransform(at + 40, value.transform, 'transform');
}

/** Where the fields of a `CharacterOptions` are, and its size. */
export const CHARACTER_OPTIONS = {
  size: 144,
  up: 0,
  maxSlope: 16,
  step: 24,
  snap: 32,
  ground: 40,
  reserved: 128,
} as const;

/**
 * How `World#moveCharacter` moves a body. All zero is a character in a world with y up that walks
 * on slopes of up to 45 degrees, climbs no steps, and is in the air.
 */
export interface CharacterOptions {
  /**
   * Against gravity, of any length. Zero is the default: (0, 1).
   */
  up: Vec2;
  /**
   * The angle of the steepest floor in radians, up to 1.5. Steeper surfaces are walls, on which
   * characters neither stand nor climb. 0 is the default: 45 degrees.
   */
  maxSlope: number;
  /**
   * The height of the highest step that it climbs, in the world's units.
   */
  step: number;
  /**
   * The height of the highest step that it goes down without falling. It follows slopes down
   * anyway.
   */
  snap: number;
  /**
   * Its ground: the one in the result of its last move.
   */
  ground: Ground;
}

export function writeCharacterOptions(at: number, value: Like<CharacterOptions>): void {
  checkObject(value, 'CharacterOptions');
  writeVec2(at, value.up, 'up');
  f64[(at + 16) >>> 3] = double(value.maxSlope, 'maxSlope');
  f64[(at + 24) >>> 3] = double(value.step, 'step');
  f64[(at + 32) >>> 3] = double(value.snap, 'snap');
  writeGround(at + 40, value.ground);
  u32[(at + 128) >>> 2] = 0;
  u32[(at + 132) >>> 2] = 0;
  u32[(at + 136) >>> 2] = 0;
  u32[(at + 140) >>> 2] = 0;
}

/** Where the fields of a `CharacterResult` are, and its size. */
export const CHARACTER_RESULT = {
  size: 136,
  moved: 0,
  carried: 16,
  ground: 32,
  hitCount: 120,
  stuck: 124,
  reserved: 128,
} as const;

/**
 * The result of moving a character.
 */
export interface CharacterResult {
  /**
   * How far the body moved, in the world's units.
   */
  moved: Vec2;
  /**
   * The part of it by which its ground has carried it.
   */
  carried: Vec2;
  /**
   * The ground that it stands on; all zero in the air. Pass it to the next move.
   */
  ground: Ground;
  /**
   * The number of times that an obstacle stopped or deflected it, floors included: at most 32.
   */
  hitCount: number;
  /**
   * 1 if it overlapped something at the start and could not be pushed out, so that it stayed; else
   * 0.
   */
  stuck: boolean;
}

export function readCharacterResult(at: number): CharacterResult {
  return {
    moved: readVec2(at),
    carried: readVec2(at + 16),
    ground: readGround(at + 32),
    hitCount: u32[(at + 120) >>> 2]!,
    stuck: u32[(at + 124) >>> 2]! !== 0,
  };
}

/** Where the fields of a `QueryFilter` are, and its size. */
export const QUERY_FILTER = {
  size: 24,
  except: 0,
  exceptCount: 4,
  filter: 8,
  kinds: 16,
  atStart: 20,
} as const;

/** Where the fields of a `NearBody` are, and its size. */
export const NEAR_BODY = {
  size: 32,
  body: 0,
  distance: 8,
  point: 16,
} as const;

/**
 * A body near a point.
 */
export interface NearBody {
  /**
   * The body.
   */
  body: number;
  /**
   * Its distance from the point, in the world's units: 0 if the point is inside it or on its
   * boundary.
   */
  distance: number;
  /**
   * The point of the body that is nearest to the given point.
   */
  point: Vec2;
}

export function readNearBody(at: number): NearBody {
  return {
    body: readNumber64(at),
    distance: f64[(at + 8) >>> 3]!,
    point: readVec2(at + 16),
  };
}

/** Where the fields of a `BodyRayHit` are, and its size. */
export const BODY_RAY_HIT = {
  size: 64,
  body: 0,
  hit: 8,
} as const;

/**
 * A body that a ray hits. All zero if it hits none.
 */
export interface BodyRayHit {
  /**
   * The body.
   */
  body: number;
  /**
   * Where the ray hits it.
   */
  hit: RayHit | undefined;
}

export function readBodyRayHit(at: number): BodyRayHit {
  return {
    body: readNumber64(at),
    hit: readRayHit(at + 8),
  };
}

/** Where the fields of a `BodyImpact` are, and its size. */
export const BODY_IMPACT = {
  size: 104,
  body: 0,
  impact: 8,
} as const;

/**
 * A body that a moving shape hits. All zero if it hits none.
 */
export interface BodyImpact {
  /**
   * The body.
   */
  body: number;
  /**
   * The impact: the moving shape is the first shape, the body the second.
   */
  impact: Impact | undefined;
}

export function readBodyImpact(at: number): BodyImpact {
  return {
    body: readNumber64(at),
    impact: readImpact(at + 8),
  };
}

/** Where the fields of a `DrawCallbacks` are, and its size. */
export const DRAW_CALLBACKS = {
  size: 24,
  line: 0,
  polygon: 4,
  circle: 8,
  text: 12,
  ellipse: 16,
  reserved: 20,
} as const;

/** Where the fields of a `FlashRect` are, and its size. */
export const FLASH_RECT = {
  size: 48,
  x: 0,
  y: 8,
  width: 16,
  height: 24,
  rotation: 32,
  mirror: 40,
  reserved: 44,
} as const;

/**
 * A rectangle as the ActionScript program saw a display object on the stage, y down.
 */
export interface FlashRect {
  /**
   * The centre's x, in pixels.
   */
  x: number;
  /**
   * The centre's y, in pixels, growing downwards.
   */
  y: number;
  /**
   * The unrotated size along x, in pixels. Only half its integer part counts, rounded down: 9.9
   * counts as 8.
   */
  width: number;
  /**
   * The unrotated size along y, in pixels, with the same rounding.
   */
  height: number;
  /**
   * The rotation on the stage in degrees, clockwise on the screen; of a nested object, that of
   * `compat.flashGlobalRotation`.
   */
  rotation: number;
  /**
   * How the object is mirrored; `compat.flashMirrorOf` finds it from a recorded scaleX.
   */
  mirror: FlashMirror;
}

export function writeFlashRect(at: number, value: FlashRect): void {
  checkObject(value, 'FlashRect');
  f64[(at) >>> 3] = double(value.x, 'x');
  f64[(at + 8) >>> 3] = double(value.y, 'y');
  f64[(at + 16) >>> 3] = double(value.width, 'width');
  f64[(at + 24) >>> 3] = double(value.height, 'height');
  f64[(at + 32) >>> 3] = double(value.rotation, 'rotation');
  i32[(at + 40) >>> 2] = numberOf(FLASH_MIRRORS, value.mirror, 'mirror');
  u32[(at + 44) >>> 2] = 0;
}

/** Where the fields of a `FlashOutcome` are, and its size. */
export const FLASH_OUTCOME = {
  size: 72,
  axes: 0,
  isNear: 64,
  hit: 68,
} as const;

/**
 * Everything that the ActionScript program computed about two rectangles.
 */
export interface FlashOutcome {
  /**
   * The four axes that it tests, in its order: two of the first rectangle, two of the second, not
   * normalised.
   */
  axes: Vec2[];
  /**
   * 1 if the bounding circles meet or their distance is NaN, else 0.
   */
  isNear: boolean;
  /**
   * 1 for a hit: the circles meet and no axis shows a gap (touching is a hit); else 0.
   */
  hit: boolean;
}

export function readFlashOutcome(at: number): FlashOutcome {
  return {
    axes: [
      readVec2(at),
      readVec2(at + 16),
      readVec2(at + 32),
      readVec2(at + 48),
    ],
    isNear: u32[(at + 64) >>> 2]! !== 0,
    hit: u32[(at + 68) >>> 2]! !== 0,
  };
}

/** Where the fields of a `FlashLevel` are, and its size. */
export const FLASH_LEVEL = {
  size: 16,
  rotation: 0,
  scaleX: 8,
} as const;

/**
 * A container, or the object itself, in the nesting of display objects.
 */
export interface FlashLevel {
  /**
   * Its own rotation in degrees.
   */
  rotation: number;
  /**
   * Its own horizontal scale.
   */
  scaleX: number;
}

export function writeFlashLevel(at: number, value: FlashLevel): void {
  checkObject(value, 'FlashLevel');
  f64[(at) >>> 3] = double(value.rotation, 'rotation');
  f64[(at + 8) >>> 3] = double(value.scaleX, 'scaleX');
}

/** Where the fields of a `FlashRectangle` are, and its size. */
export const FLASH_RECTANGLE = {
  size: 32,
  x: 0,
  y: 8,
  width: 16,
  height: 24,
} as const;

/**
 * A `flash.geom.Rectangle`: upright, y down.
 */
export interface FlashRectangle {
  /**
   * The left side.
   */
  x: number;
  /**
   * The top side (the lesser y).
   */
  y: number;
  /**
   * The size along x.
   */
  width: number;
  /**
   * The size along y.
   */
  height: number;
}

export function readFlashRectangle(at: number): FlashRectangle {
  return {
    x: f64[(at) >>> 3]!,
    y: f64[(at + 8) >>> 3]!,
    width: f64[(at + 16) >>> 3]!,
    height: f64[(at + 24) >>> 3]!,
  };
}

export function writeFlashRectangle(at: number, value: FlashRectangle): void {
  checkObject(value, 'FlashRectangle');
  f64[(at) >>> 3] = double(value.x, 'x');
  f64[(at + 8) >>> 3] = double(value.y, 'y');
  f64[(at + 16) >>> 3] = double(value.width, 'width');
  f64[(at + 24) >>> 3] = double(value.height, 'height');
}

/** Where the fields of a `FlashPathStep` are, and its size. */
export const FLASH_PATH_STEP = {
  size: 40,
  kind: 0,
  reserved: 4,
  controlX: 8,
  controlY: 16,
  x: 24,
  y: 32,
} as const;

/**
 * A step of a path, in pixels; numbers are rounded to the nearest twip. Nothing is closed unless
 * the path does so itself.
 */
export interface FlashPathStep {
  /**
   * What the step does.
   */
  kind: FlashPathKind;
  /**
   * The control point of a curve.
   */
  controlX: number;
  /**
   * The control point of a curve.
   */
  controlY: number;
  /**
   * Where the step ends.
   */
  x: number;
  /**
   * Where the step ends.
   */
  y: number;
}

export function writeFlashPathStep(at: number, value: FlashPathStep): void {
  checkObject(value, 'FlashPathStep');
  i32[(at) >>> 2] = numberOf(FLASH_PATH_KINDS, value.kind, 'kind');
  u32[(at + 4) >>> 2] = 0;
  f64[(at + 8) >>> 3] = double(value.controlX, 'controlX');
  f64[(at + 16) >>> 3] = double(value.controlY, 'controlY');
  f64[(at + 24) >>> 3] = double(value.x, 'x');
  f64[(at + 32) >>> 3] = double(value.y, 'y');
}

/** Where the fields of a `FlashLayer` are, and its size. */
export const FLASH_LAYER = {
  size: 24,
  paint: 0,
  reserved: 4,
  thickness: 8,
  steps: 16,
  count: 20,
} as const;

/** Where the fields of a `FlashBitmap` are, and its size. */
export const FLASH_BITMAP = {
  size: 16,
  alpha: 0,
  width: 4,
  height: 8,
  script: 12,
} as const;

/** Where the fields of a `FlashPixel` are, and its size. */
export const FLASH_PIXEL = {
  size: 8,
  x: 0,
  y: 4,
} as const;

/**
 * A place in whole pixels, y down.
 */
export interface FlashPixel {
  /**
   * The x coordinate.
   */
  x: number;
  /**
   * The y coordinate.
   */
  y: number;
}

export function writeFlashPixel(at: number, value: Like<FlashPixel>): void {
  checkObject(value, 'FlashPixel');
  i32[(at) >>> 2] = int(xOf(value), 'x');
  i32[(at + 4) >>> 2] = int(yOf(value), 'y');
}

/** Where the fields of a `AwtPoint` are, and its size. */
export const AWT_POINT = {
  size: 8,
  x: 0,
  y: 4,
} as const;

/**
 * A point with 32-bit coordinates, like `java.awt.Point`.
 */
export interface AwtPoint {
  /**
   * The x coordinate.
   */
  x: number;
  /**
   * The y coordinate.
   */
  y: number;
}

export function writeAwtPoint(at: number, value: Like<AwtPoint>): void {
  checkObject(value, 'AwtPoint');
  i32[(at) >>> 2] = int(xOf(value), 'x');
  i32[(at + 4) >>> 2] = int(yOf(value), 'y');
}

/** Where the fields of a `AwtRectangle` are, and its size. */
export const AWT_RECTANGLE = {
  size: 16,
  x: 0,
  y: 4,
  width: 8,
  height: 12,
} as const;

/**
 * A `java.awt.Rectangle`: upright, of 32-bit ints, y down.
 */
export interface AwtRectangle {
  /**
   * The left side.
   */
  x: number;
  /**
   * The top side (the lesser y).
   */
  y: number;
  /**
   * The size along x; may be negative.
   */
  width: number;
  /**
   * The size along y; may be negative.
   */
  height: number;
}

export function readAwtRectangle(at: number): AwtRectangle {
  return {
    x: i32[(at) >>> 2]!,
    y: i32[(at + 4) >>> 2]!,
    width: i32[(at + 8) >>> 2]!,
    height: i32[(at + 12) >>> 2]!,
  };
}

export function writeAwtRectangle(at: number, value: AwtRectangle): void {
  checkObject(value, 'AwtRectangle');
  i32[(at) >>> 2] = int(value.x, 'x');
  i32[(at + 4) >>> 2] = int(value.y, 'y');
  i32[(at + 8) >>> 2] = int(value.width, 'width');
  i32[(at + 12) >>> 2] = int(value.height, 'height');
}

/** Where the fields of a `AwtLine2d` are, and its size. */
export const AWT_LINE2D = {
  size: 32,
  x1: 0,
  y1: 8,
  x2: 16,
  y2: 24,
} as const;

/**
 * A `java.awt.geom.Line2D.Double`: a segment by its ends.
 */
export interface AwtLine2d {
  /**
   * The x of the first end.
   */
  x1: number;
  /**
   * The y of the first end.
   */
  y1: number;
  /**
   * The x of the second end.
   */
  x2: number;
  /**
   * The y of the second end.
   */
  y2: number;
}

export function writeAwtLine2d(at: number, value: AwtLine2d): void {
  checkObject(value, 'AwtLine2d');
  f64[(at) >>> 3] = double(value.x1, 'x1');
  f64[(at + 8) >>> 3] = double(value.y1, 'y1');
  f64[(at + 16) >>> 3] = double(value.x2, 'x2');
  f64[(at + 24) >>> 3] = double(value.y2, 'y2');
}

/** Where the fields of a `AwtRectangle2d` are, and its size. */
export const AWT_RECTANGLE2D = {
  size: 32,
  x: 0,
  y: 8,
  width: 16,
  height: 24,
} as const;

/**
 * A `java.awt.geom.Rectangle2D.Double`: upright, y down; also the box of an ellipse.
 */
export interface AwtRectangle2d {
  /**
   * The left side.
   */
  x: number;
  /**
   * The top side (the lesser y).
   */
  y: number;
  /**
   * The size along x.
   */
  width: number;
  /**
   * The size along y.
   */
  height: number;
}

export function readAwtRectangle2d(at: number): AwtRectangle2d {
  return {
    x: f64[(at) >>> 3]!,
    y: f64[(at + 8) >>> 3]!,
    width: f64[(at + 16) >>> 3]!,
    height: f64[(at + 24) >>> 3]!,
  };
}

export function writeAwtRectangle2d(at: number, value: AwtRectangle2d): void {
  checkObject(value, 'AwtRectangle2d');
  f64[(at) >>> 3] = double(value.x, 'x');
  f64[(at + 8) >>> 3] = double(value.y, 'y');
  f64[(at + 16) >>> 3] = double(value.width, 'width');
  f64[(at + 24) >>> 3] = double(value.height, 'height');
}

/** Where the fields of a `AwtRoundRectangle2d` are, and its size. */
export const AWT_ROUND_RECTANGLE2D = {
  size: 48,
  x: 0,
  y: 8,
  width: 16,
  height: 24,
  arcWidth: 32,
  arcHeight: 40,
} as const;

/**
 * A `java.awt.geom.RoundRectangle2D.Double`: upright with round corners, y down.
 */
export interface AwtRoundRectangle2d {
  /**
   * The left side.
   */
  x: number;
  /**
   * The top side (the lesser y).
   */
  y: number;
  /**
   * The size along x.
   */
  width: number;
  /**
   * The size along y.
   */
  height: number;
  /**
   * The width of the ellipse whose quarters are the corners. Its sign does not matter, and it is at
   * most `width`.
   */
  arcWidth: number;
  /**
   * The height of that ellipse.
   */
  arcHeight: number;
}

export function writeAwtRoundRectangle2d(at: number, value: AwtRoundRectangle2d): void {
  checkObject(value, 'AwtRoundRectangle2d');
  f64[(at) >>> 3] = double(value.x, 'x');
  f64[(at + 8) >>> 3] = double(value.y, 'y');
  f64[(at + 16) >>> 3] = double(value.width, 'width');
  f64[(at + 24) >>> 3] = double(value.height, 'height');
  f64[(at + 32) >>> 3] = double(value.arcWidth, 'arcWidth');
  f64[(at + 40) >>> 3] = double(value.arcHeight, 'arcHeight');
}

/** Where the fields of a `AwtArc2d` are, and its size. */
export const AWT_ARC2D = {
  size: 56,
  x: 0,
  y: 8,
  width: 16,
  height: 24,
  start: 32,
  extent: 40,
  closure: 48,
  reserved: 52,
} as const;

/**
 * A `java.awt.geom.Arc2D.Double`: a part of the ellipse in an upright box.
 */
export interface AwtArc2d {
  /**
   * The left side of the box.
   */
  x: number;
  /**
   * The top side of the box (the lesser y).
   */
  y: number;
  /**
   * The size of the box along x.
   */
  width: number;
  /**
   * The size of the box along y.
   */
  height: number;
  /**
   * The angle at which the arc begins, in degrees.
   */
  start: number;
  /**
   * The degrees from its beginning to its end; from 360 on it is the whole ellipse.
   */
  extent: number;
  /**
   * How it is closed.
   */
  closure: AwtArcType;
}

export function writeAwtArc2d(at: number, value: AwtArc2d): void {
  checkObject(value, 'AwtArc2d');
  f64[(at) >>> 3] = double(value.x, 'x');
  f64[(at + 8) >>> 3] = double(value.y, 'y');
  f64[(at + 16) >>> 3] = double(value.width, 'width');
  f64[(at + 24) >>> 3] = double(value.height, 'height');
  f64[(at + 32) >>> 3] = double(value.start, 'start');
  f64[(at + 40) >>> 3] = double(value.extent, 'extent');
  i32[(at + 48) >>> 2] = numberOf(AWT_ARC_TYPES, value.closure, 'closure');
  u32[(at + 52) >>> 2] = 0;
}

/** Where the fields of a `AwtPathCommand` are, and its size. */
export const AWT_PATH_COMMAND = {
  size: 24,
  kind: 0,
  reserved: 4,
  x: 8,
  y: 16,
} as const;

/**
 * A command of a path.
 */
export interface AwtPathCommand {
  /**
   * Its kind.
   */
  kind: AwtPathKind;
  /**
   * The x coordinate, which `closePath` ignores.
   */
  x: number;
  /**
   * The y coordinate, which `closePath` ignores.
   */
  y: number;
}

export function writeAwtPathCommand(at: number, value: AwtPathCommand): void {
  checkObject(value, 'AwtPathCommand');
  i32[(at) >>> 2] = numberOf(AWT_PATH_KINDS, value.kind, 'kind');
  u32[(at + 4) >>> 2] = 0;
  f64[(at + 8) >>> 3] = double(value.x, 'x');
  f64[(at + 16) >>> 3] = double(value.y, 'y');
}

/** Where the fields of a `AwtTransform` are, and its size. */
export const AWT_TRANSFORM = {
  size: 56,
  m00: 0,
  m10: 8,
  m01: 16,
  m11: 24,
  m02: 32,
  m12: 40,
  form: 48,
  moved: 52,
} as const;

/**
 * A `java.awt.geom.AffineTransform`: `x' = m00*x + m01*y + m02`, `y' = m10*x + m11*y + m12`.
 */
export interface AwtTransform {
  /**
   * The factor of x in x'.
   */
  m00: number;
  /**
   * The factor of x in y'.
   */
  m10: number;
  /**
   * The factor of y in x'.
   */
  m01: number;
  /**
   * The factor of y in y'.
   */
  m11: number;
  /**
   * The x to which the origin is taken.
   */
  m02: number;
  /**
   * The y to which the origin is taken.
   */
  m12: number;
  /**
   * Which of the first four are in use.
   */
  form: AwtForm;
  /**
   * 1 if `m02` and `m12` are in use, else 0.
   */
  moved: boolean;
}

export function readAwtTransform(at: number): AwtTransform {
  return {
    m00: f64[(at) >>> 3]!,
    m10: f64[(at + 8) >>> 3]!,
    m01: f64[(at + 16) >>> 3]!,
    m11: f64[(at + 24) >>> 3]!,
    m02: f64[(at + 32) >>> 3]!,
    m12: f64[(at + 40) >>> 3]!,
    form: AWT_FORMS[i32[(at + 48) >>> 2]!]!,
    moved: u32[(at + 52) >>> 2]! !== 0,
  };
}

export function writeAwtTransform(at: number, value: AwtTransform): void {
  checkObject(value, 'AwtTransform');
  f64[(at) >>> 3] = double(value.m00, 'm00');
  f64[(at + 8) >>> 3] = double(value.m10, 'm10');
  f64[(at + 16) >>> 3] = double(value.m01, 'm01');
  f64[(at + 24) >>> 3] = double(value.m11, 'm11');
  f64[(at + 32) >>> 3] = double(value.m02, 'm02');
  f64[(at + 40) >>> 3] = double(value.m12, 'm12');
  i32[(at + 48) >>> 2] = numberOf(AWT_FORMS, value.form, 'form');
  u32[(at + 52) >>> 2] = int(+value.moved, 'moved');
}

/** Where the fields of a `XywhRect` are, and its size. */
export const XYWH_RECT = {
  size: 32,
  x: 0,
  y: 8,
  width: 16,
  height: 24,
} as const;

/**
 * An upright rectangle in the Python program.
 */
export interface XywhRect {
  /**
   * The left side.
   */
  x: number;
  /**
   * The top side (the smaller y).
   */
  y: number;
  /**
   * The size along x.
   */
  width: number;
  /**
   * The size along y.
   */
  height: number;
}

export function writeXywhRect(at: number, value: XywhRect): void {
  checkObject(value, 'XywhRect');
  f64[(at) >>> 3] = double(value.x, 'x');
  f64[(at + 8) >>> 3] = double(value.y, 'y');
  f64[(at + 16) >>> 3] = double(value.width, 'width');
  f64[(at + 24) >>> 3] = double(value.height, 'height');
}

/** Where the fields of a `XywhCircle` are, and its size. */
export const XYWH_CIRCLE = {
  size: 24,
  x: 0,
  y: 8,
  radius: 16,
} as const;

/**
 * A circle in the Python program.
 */
export interface XywhCircle {
  /**
   * The centre's x.
   */
  x: number;
  /**
   * The centre's y.
   */
  y: number;
  /**
   * The radius.
   */
  radius: number;
}

export function writeXywhCircle(at: number, value: XywhCircle): void {
  checkObject(value, 'XywhCircle');
  f64[(at) >>> 3] = double(value.x, 'x');
  f64[(at + 8) >>> 3] = double(value.y, 'y');
  f64[(at + 16) >>> 3] = double(value.radius, 'radius');
}
