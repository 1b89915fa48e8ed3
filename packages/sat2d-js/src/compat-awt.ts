// Parity with the JDK's 2D functions.
import * as wasm from './wasm/sat2d_wasm.js';
import { numberOf, put, scratch, type Vec2, vec2At, written } from './border.js';
import { Sat2dError } from './error.js';

/** A `java.awt.Rectangle`: its numbers are 32-bit integers, which wrap. */
export interface AwtRectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A `java.awt.geom.Rectangle2D.Double`, or the frame of an `Ellipse2D.Double`. */
export type AwtRectangle2D = AwtRectangle;

/** A `java.awt.geom.Line2D.Double`. */
export interface AwtLine2D {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The commands of a `java.awt.geom.Path2D.Double`; it must begin with `'moveTo'`. */
export type AwtPathCommand =
  | { kind: 'moveTo' | 'lineTo'; x: number; y: number }
  | { kind: 'quadTo'; x1: number; y1: number; x2: number; y2: number }
  | {
    kind: 'curveTo'; x1: number; y1: number; x2: number; y2: number; x3: number; y3: number;
  }
  | { kind: 'close' };

/** A `java.awt.geom.RoundRectangle2D.Double`. */
export interface AwtRoundRectangle2D {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The width of the ellipse whose quarters are the corners. */
  arcWidth: number;
  /** The height of that ellipse. */
  arcHeight: number;
}

/** A `java.awt.geom.Arc2D.Double`: angles in degrees, counter-clockwise on a screen. */
export interface AwtArc2D {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The angle at which it begins. */
  start: number;
  /** The angle from its beginning to its end. */
  extent: number;
  /** How it is closed: `OPEN`, `CHORD` or `PIE`. */
  closure: (typeof CLOSURES)[number];
}

const WINDINGS = ['evenOdd', 'nonZero'] as const;
const COMMANDS = ['moveTo', 'lineTo', 'close', 'quadTo', 'curveTo'] as const;
const FORMS = ['straight', 'crossed', 'full', 'unit'] as const;
const CLOSURES = ['open', 'chord', 'pie'] as const;

/** A winding rule: `WIND_EVEN_ODD` or `WIND_NON_ZERO`. */
export type AwtWinding = (typeof WINDINGS)[number];

function putIntegers(...rectangles: AwtRectangle[]): void {
  put(...rectangles.flatMap(({ x, y, width, height }) => [x | 0, y | 0, width | 0, height | 0]));
}

function putDoubles(...rectangles: AwtRectangle2D[]): void {
  put(...rectangles.flatMap(({ x, y, width, height }) => [x, y, width, height]));
}

function putLines(...lines: AwtLine2D[]): void {
  put(...lines.flatMap(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2]));
}

function rectangleWritten(): AwtRectangle {
  const [x, y, width, height] = written(4);
  return { x: x!, y: y!, width: width!, height: height! };
}

/** `Rectangle.intersects(Rectangle)`. */
export function awtRectangleIntersects(a: AwtRectangle, b: AwtRectangle): boolean {
  putIntegers(a, b);
  return wasm.awt_rectangle_intersects();
}

/** `Rectangle.contains(int, int)`. */
export function awtRectangleContains(a: AwtRectangle, x: number, y: number): boolean {
  putIntegers(a);
  return wasm.awt_rectangle_contains(x, y);
}

/** `Rectangle.contains(Rectangle)`. */
export function awtRectangleContainsRectangle(a: AwtRectangle, b: AwtRectangle): boolean {
  putIntegers(a, b);
  return wasm.awt_rectangle_contains_rectangle();
}

/** `Rectangle.intersection(Rectangle)`. */
export function awtRectangleIntersection(a: AwtRectangle, b: AwtRectangle): AwtRectangle {
  putIntegers(a, b);
  wasm.awt_rectangle_intersection();
  return rectangleWritten();
}

/** `Rectangle.union(Rectangle)`. */
export function awtRectangleUnion(a: AwtRectangle, b: AwtRectangle): AwtRectangle {
  putIntegers(a, b);
  wasm.awt_rectangle_union();
  return rectangleWritten();
}

/** `Rectangle.add(int, int)`. */
export function awtRectangleAdd(a: AwtRectangle, x: number, y: number): AwtRectangle {
  putIntegers(a);
  wasm.awt_rectangle_add(x, y);
  return rectangleWritten();
}

/** `Rectangle.add(Rectangle)`. */
export function awtRectangleAddRectangle(a: AwtRectangle, b: AwtRectangle): AwtRectangle {
  putIntegers(a, b);
  wasm.awt_rectangle_add_rectangle();
  return rectangleWritten();
}

/** `Rectangle.grow(int, int)`. */
export function awtRectangleGrow(a: AwtRectangle, dx: number, dy: number): AwtRectangle {
  putIntegers(a);
  wasm.awt_rectangle_grow(dx, dy);
  return rectangleWritten();
}

/** `Rectangle.translate(int, int)`. */
export function awtRectangleTranslate(a: AwtRectangle, dx: number, dy: number): AwtRectangle {
  putIntegers(a);
  wasm.awt_rectangle_translate(dx, dy);
  return rectangleWritten();
}

/** `Line2D.intersectsLine(Line2D)`. */
export function awtLine2DIntersectsLine(a: AwtLine2D, b: AwtLine2D): boolean {
  putLines(a, b);
  return wasm.awt_line2d_intersects_line();
}

/** `Line2D.relativeCCW(double, double)`: -1, 0 or 1. */
export function awtLine2DRelativeCcw(line: AwtLine2D, x: number, y: number): number {
  putLines(line);
  return wasm.awt_line2d_relative_ccw(x, y);
}

/** `Line2D.ptSegDistSq(double, double)`. */
export function awtLine2DPointSegmentDistanceSquared(
  line: AwtLine2D, x: number, y: number,
): number {
  putLines(line);
  return wasm.awt_line2d_point_segment_distance_squared(x, y);
}

/** `Line2D.ptLineDistSq(double, double)`. */
export function awtLine2DPointLineDistanceSquared(
  line: AwtLine2D, x: number, y: number,
): number {
  putLines(line);
  return wasm.awt_line2d_point_line_distance_squared(x, y);
}

/** `Rectangle2D.intersects(Rectangle2D)`. */
export function awtRectangle2DIntersects(a: AwtRectangle2D, b: AwtRectangle2D): boolean {
  putDoubles(a, b);
  return wasm.awt_rectangle2d_intersects();
}

/** `Rectangle2D.contains(double, double)`. */
export function awtRectangle2DContains(a: AwtRectangle2D, x: number, y: number): boolean {
  putDoubles(a);
  return wasm.awt_rectangle2d_contains(x, y);
}

/** `Rectangle2D.contains(Rectangle2D)`. */
export function awtRectangle2DContainsRectangle(a: AwtRectangle2D, b: AwtRectangle2D): boolean {
  putDoubles(a, b);
  return wasm.awt_rectangle2d_contains_rectangle();
}

/** `Rectangle2D.outcode(double, double)`: the sum of 1 left, 2 top, 4 right, 8 bottom. */
export function awtRectangle2DOutcode(a: AwtRectangle2D, x: number, y: number): number {
  putDoubles(a);
  return wasm.awt_rectangle2d_outcode(x, y);
}

/** `Rectangle2D.intersectsLine(Line2D)`. */
export function awtRectangle2DIntersectsLine(a: AwtRectangle2D, line: AwtLine2D): boolean {
  put(a.x, a.y, a.width, a.height, line.x1, line.y1, line.x2, line.y2);
  return wasm.awt_rectangle2d_intersects_line();
}

/** `Rectangle2D.createIntersection(Rectangle2D)`. */
export function awtRectangle2DIntersection(
  a: AwtRectangle2D, b: AwtRectangle2D,
): AwtRectangle2D {
  putDoubles(a, b);
  wasm.awt_rectangle2d_intersection();
  return rectangleWritten();
}

/** `Rectangle2D.createUnion(Rectangle2D)`. */
export function awtRectangle2DUnion(a: AwtRectangle2D, b: AwtRectangle2D): AwtRectangle2D {
  putDoubles(a, b);
  wasm.awt_rectangle2d_union();
  return rectangleWritten();
}

/** `Rectangle2D.add(double, double)`. */
export function awtRectangle2DAdd(a: AwtRectangle2D, x: number, y: number): AwtRectangle2D {
  putDoubles(a);
  wasm.awt_rectangle2d_add(x, y);
  return rectangleWritten();
}

/** `Rectangle2D.add(Rectangle2D)`. */
export function awtRectangle2DAddRectangle(
  a: AwtRectangle2D, b: AwtRectangle2D,
): AwtRectangle2D {
  putDoubles(a, b);
  wasm.awt_rectangle2d_add_rectangle();
  return rectangleWritten();
}

/** `Rectangle2D.getBounds()`: the least rectangle of integers around it. */
export function awtRectangle2DBounds(a: AwtRectangle2D): AwtRectangle {
  putDoubles(a);
  wasm.awt_rectangle2d_bounds();
  return rectangleWritten();
}

/** `Point2D.distanceSq`: the square of the distance of two points. */
export function awtPoint2DDistanceSquared(
  x1: number, y1: number, x2: number, y2: number,
): number {
  return wasm.awt_point2d_distance_squared(x1, y1, x2, y2);
}

function putRound(a: AwtRoundRectangle2D, b: AwtRectangle2D): void {
  put(a.x, a.y, a.width, a.height, a.arcWidth, a.arcHeight, b.x, b.y, b.width, b.height);
}

/** `RoundRectangle2D.contains(double, double)`. */
export function awtRoundRectangle2DContains(
  a: AwtRoundRectangle2D, x: number, y: number,
): boolean {
  putRound(a, a);
  return wasm.awt_round_rectangle2d_contains(x, y);
}

/** `RoundRectangle2D.intersects(Rectangle2D)`. */
export function awtRoundRectangle2DIntersects(
  a: AwtRoundRectangle2D, b: AwtRectangle2D,
): boolean {
  putRound(a, b);
  return wasm.awt_round_rectangle2d_intersects();
}

/** `RoundRectangle2D.contains(Rectangle2D)`. */
export function awtRoundRectangle2DContainsRectangle(
  a: AwtRoundRectangle2D, b: AwtRectangle2D,
): boolean {
  putRound(a, b);
  return wasm.awt_round_rectangle2d_contains_rectangle();
}

function putArc(a: AwtArc2D, b: AwtRectangle2D): void {
  const closure = numberOf(CLOSURES, a.closure, 'closure');
  put(a.x, a.y, a.width, a.height, a.start, a.extent, closure, b.x, b.y, b.width, b.height);
}

/** `Arc2D.contains(double, double)`. */
export function awtArc2DContains(a: AwtArc2D, x: number, y: number): boolean {
  putArc(a, a);
  return wasm.awt_arc2d_contains(x, y);
}

/** `Arc2D.containsAngle(double)`: degrees. */
export function awtArc2DContainsAngle(a: AwtArc2D, angle: number): boolean {
  putArc(a, a);
  return wasm.awt_arc2d_contains_angle(angle);
}

/** `Arc2D.intersects(Rectangle2D)`. */
export function awtArc2DIntersects(a: AwtArc2D, b: AwtRectangle2D): boolean {
  putArc(a, b);
  return wasm.awt_arc2d_intersects();
}

/** `Arc2D.contains(Rectangle2D)`. */
export function awtArc2DContainsRectangle(a: AwtArc2D, b: AwtRectangle2D): boolean {
  putArc(a, b);
  return wasm.awt_arc2d_contains_rectangle();
}

/** `Arc2D.getBounds2D()`. */
export function awtArc2DBounds(a: AwtArc2D): AwtRectangle2D {
  putArc(a, a);
  wasm.awt_arc2d_bounds();
  return rectangleWritten();
}

/** `Ellipse2D.contains(double, double)`. */
export function awtEllipse2DContains(frame: AwtRectangle2D, x: number, y: number): boolean {
  putDoubles(frame);
  return wasm.awt_ellipse2d_contains(x, y);
}

/** `Ellipse2D.intersects(Rectangle2D)`. */
export function awtEllipse2DIntersects(frame: AwtRectangle2D, b: AwtRectangle2D): boolean {
  putDoubles(frame, b);
  return wasm.awt_ellipse2d_intersects();
}

/** `Ellipse2D.contains(Rectangle2D)`. */
export function awtEllipse2DContainsRectangle(
  frame: AwtRectangle2D, b: AwtRectangle2D,
): boolean {
  putDoubles(frame, b);
  return wasm.awt_ellipse2d_contains_rectangle();
}

/** Writes the vertices of a `java.awt.Polygon`, x and y of each. Returns their number. */
function putVertices(vertices: ArrayLike<number>): number {
  const numbers = scratch(vertices.length);
  for (let i = 0; i < vertices.length; i++) {
    numbers[i] = vertices[i]! | 0;
  }
  return vertices.length >> 1;
}

/**
 * `Polygon.contains(double, double)`.
 *
 * @param vertices x and y of each vertex, integers.
 */
export function awtPolygonContains(
  vertices: ArrayLike<number>, x: number, y: number,
): boolean {
  return wasm.awt_polygon_contains(putVertices(vertices), x, y);
}

/** `Polygon.intersects(Rectangle2D)`. */
export function awtPolygonIntersects(vertices: ArrayLike<number>, b: AwtRectangle2D): boolean {
  return wasm.awt_polygon_intersects(putVertices(vertices), b.x, b.y, b.width, b.height);
}

/** `Polygon.contains(Rectangle2D)`. */
export function awtPolygonContainsRectangle(
  vertices: ArrayLike<number>, b: AwtRectangle2D,
): boolean {
  const count = putVertices(vertices);
  return wasm.awt_polygon_contains_rectangle(count, b.x, b.y, b.width, b.height);
}

/** The points of a command; that of `'close'` does not matter. */
function pointsOf(command: AwtPathCommand): [number, number][] {
  switch (command.kind) {
    case 'close': return [[0, 0]];
    case 'quadTo': return [[command.x1, command.y1], [command.x2, command.y2]];
    case 'curveTo':
      return [[command.x1, command.y1], [command.x2, command.y2], [command.x3, command.y3]];
    default: return [[command.x, command.y]];
  }
}

/** Writes a path. Returns the number of its points and the number of the rule. */
function putPath(path: readonly AwtPathCommand[], winding: AwtWinding): [number, number] {
  const rule = numberOf(WINDINGS, winding, 'winding');
  const numbers = path.flatMap((command) => {
    const kind = numberOf(COMMANDS, command.kind, 'kind');
    return pointsOf(command).flatMap(([x, y]) => [kind, x, y]);
  });
  scratch(numbers.length).set(numbers);
  return [numbers.length / 3, rule];
}

/** `Path2D.contains(double, double)`. */
export function awtPath2DContains(
  path: readonly AwtPathCommand[], winding: AwtWinding, x: number, y: number,
): boolean {
  return wasm.awt_path2d_contains(...putPath(path, winding), x, y);
}

/** `Path2D.intersects(Rectangle2D)`. */
export function awtPath2DIntersects(
  path: readonly AwtPathCommand[], winding: AwtWinding, b: AwtRectangle2D,
): boolean {
  return wasm.awt_path2d_intersects(...putPath(path, winding), b.x, b.y, b.width, b.height);
}

/** `Path2D.contains(Rectangle2D)`. */
export function awtPath2DContainsRectangle(
  path: readonly AwtPathCommand[], winding: AwtWinding, b: AwtRectangle2D,
): boolean {
  const [count, rule] = putPath(path, winding);
  return wasm.awt_path2d_contains_rectangle(count, rule, b.x, b.y, b.width, b.height);
}

/** A `java.awt.geom.AffineTransform`, with what it knows of its own kind. */
export interface AwtTransform {
  m00: number;
  m10: number;
  m01: number;
  m11: number;
  m02: number;
  m12: number;
  /** The linear part: unit is none, straight has m01 = m10 = 0, crossed has m00 = m11 = 0. */
  form: (typeof FORMS)[number];
  /** Whether there is a translation. */
  moved: boolean;
}

/** `new AffineTransform()`. */
export function awtTransformIdentity(): AwtTransform {
  return { m00: 1, m10: 0, m01: 0, m11: 1, m02: 0, m12: 0, form: 'unit', moved: false };
}

function putAwtTransform(...maps: AwtTransform[]): void {
  put(...maps.flatMap(({ m00, m10, m01, m11, m02, m12, form, moved }) => [
    m00, m10, m01, m11, m02, m12, numberOf(FORMS, form, 'form'), +moved,
  ]));
}

function awtTransformWritten(): AwtTransform {
  const [m00, m10, m01, m11, m02, m12, form, moved] = written(8);
  return {
    m00: m00!, m10: m10!, m01: m01!, m11: m11!, m02: m02!, m12: m12!,
    form: FORMS[form!]!,
    moved: moved === 1,
  };
}

/** What `AffineTransform.translate` makes of a transform, as a new one. */
export function awtTransformTranslate(map: AwtTransform, tx: number, ty: number): AwtTransform {
  putAwtTransform(map);
  wasm.awt_transform_translate(tx, ty);
  return awtTransformWritten();
}

/** What `AffineTransform.scale` makes of a transform, as a new one. */
export function awtTransformScale(map: AwtTransform, sx: number, sy: number): AwtTransform {
  putAwtTransform(map);
  wasm.awt_transform_scale(sx, sy);
  return awtTransformWritten();
}

/** What `AffineTransform.shear` makes of a transform, as a new one. */
export function awtTransformShear(map: AwtTransform, shx: number, shy: number): AwtTransform {
  putAwtTransform(map);
  wasm.awt_transform_shear(shx, shy);
  return awtTransformWritten();
}

/** What `AffineTransform.rotate(theta)` makes of a transform, as a new one. */
export function awtTransformRotate(map: AwtTransform, theta: number): AwtTransform {
  putAwtTransform(map);
  wasm.awt_transform_rotate(theta);
  return awtTransformWritten();
}

/** What `AffineTransform.rotate(theta, x, y)` makes of a transform, as a new one. */
export function awtTransformRotateAbout(
  map: AwtTransform, theta: number, x: number, y: number,
): AwtTransform {
  putAwtTransform(map);
  wasm.awt_transform_rotate_about(theta, x, y);
  return awtTransformWritten();
}

/** `AffineTransform.transform` of a point. */
export function awtTransformPoint(map: AwtTransform, x: number, y: number): Vec2 {
  putAwtTransform(map);
  wasm.awt_transform_point(x, y);
  return vec2At(written(2), 0);
}

/** `new AffineTransform(m00, m10, m01, m11, m02, m12)`. */
export function awtTransformFromMatrix(
  m00: number, m10: number, m01: number, m11: number, m02: number, m12: number,
): AwtTransform {
  scratch(8);
  wasm.awt_transform_from_matrix(m00, m10, m01, m11, m02, m12);
  return awtTransformWritten();
}

/** `AffineTransform.getRotateInstance(theta)`: radians. */
export function awtTransformFromRotation(theta: number): AwtTransform {
  scratch(8);
  wasm.awt_transform_from_rotation(theta);
  return awtTransformWritten();
}

/** `AffineTransform.getRotateInstance(theta, x, y)`. */
export function awtTransformFromRotationAbout(theta: number, x: number, y: number): AwtTransform {
  scratch(8);
  wasm.awt_transform_from_rotation_about(theta, x, y);
  return awtTransformWritten();
}

/** `AffineTransform.getRotateInstance(vecx, vecy)`. */
export function awtTransformFromVector(vectorX: number, vectorY: number): AwtTransform {
  scratch(8);
  wasm.awt_transform_from_vector(vectorX, vectorY);
  return awtTransformWritten();
}

/** `AffineTransform.getRotateInstance(vecx, vecy, x, y)`. */
export function awtTransformFromVectorAbout(
  vectorX: number, vectorY: number, x: number, y: number,
): AwtTransform {
  scratch(8);
  wasm.awt_transform_from_vector_about(vectorX, vectorY, x, y);
  return awtTransformWritten();
}

/** `AffineTransform.getQuadrantRotateInstance(n, x, y)`, and that without a point. */
export function awtTransformFromQuadrants(n: number, x = 0, y = 0): AwtTransform {
  scratch(8);
  wasm.awt_transform_from_quadrants(n, x, y);
  return awtTransformWritten();
}

/** What `AffineTransform.rotate(vecx, vecy)` makes of a transform, as a new one. */
export function awtTransformRotateByVector(
  map: AwtTransform, vectorX: number, vectorY: number,
): AwtTransform {
  putAwtTransform(map);
  wasm.awt_transform_rotate_by_vector(vectorX, vectorY);
  return awtTransformWritten();
}

/** What `AffineTransform.quadrantRotate(n)` makes of a transform, as a new one. */
export function awtTransformQuadrantRotate(map: AwtTransform, n: number): AwtTransform {
  putAwtTransform(map);
  wasm.awt_transform_quadrant_rotate(n);
  return awtTransformWritten();
}

/** What `AffineTransform.quadrantRotate(n, x, y)` makes of a transform, as a new one. */
export function awtTransformQuadrantRotateAbout(
  map: AwtTransform, n: number, x: number, y: number,
): AwtTransform {
  putAwtTransform(map);
  wasm.awt_transform_quadrant_rotate_about(n, x, y);
  return awtTransformWritten();
}

/** What `AffineTransform.concatenate(other)` makes of a transform, as a new one. */
export function awtTransformConcatenate(map: AwtTransform, other: AwtTransform): AwtTransform {
  putAwtTransform(map, other);
  wasm.awt_transform_concatenate();
  return awtTransformWritten();
}

/** What `AffineTransform.preConcatenate(other)` makes of a transform, as a new one. */
export function awtTransformPreConcatenate(map: AwtTransform, other: AwtTransform): AwtTransform {
  putAwtTransform(map, other);
  wasm.awt_transform_pre_concatenate();
  return awtTransformWritten();
}

function demandInverse(hasOne: boolean): void {
  if (!hasOne) {
    throw new Sat2dError('SAT_ERR_SINGULAR', 'the transform has no inverse');
  }
}

/** `AffineTransform.createInverse()`. Throws `SAT_ERR_SINGULAR` where Java throws. */
export function awtTransformInverse(map: AwtTransform): AwtTransform {
  putAwtTransform(map);
  demandInverse(wasm.awt_transform_inverse());
  return awtTransformWritten();
}

/**
 * What `AffineTransform.invert()` makes of a transform, as a new one: its zeros can have other
 * signs than those of `awtTransformInverse`. Throws `SAT_ERR_SINGULAR` where Java throws.
 */
export function awtTransformInvert(map: AwtTransform): AwtTransform {
  putAwtTransform(map);
  demandInverse(wasm.awt_transform_invert());
  return awtTransformWritten();
}

/** `AffineTransform.inverseTransform` of a point. Throws `SAT_ERR_SINGULAR` where Java throws. */
export function awtTransformInversePoint(map: AwtTransform, x: number, y: number): Vec2 {
  putAwtTransform(map);
  demandInverse(wasm.awt_transform_inverse_point(x, y));
  return vec2At(written(2), 0);
}

/** `AffineTransform.deltaTransform` of a difference of points. */
export function awtTransformDeltaPoint(map: AwtTransform, x: number, y: number): Vec2 {
  putAwtTransform(map);
  wasm.awt_transform_delta_point(x, y);
  return vec2At(written(2), 0);
}

/** `AffineTransform.getDeterminant()`. */
export function awtTransformDeterminant(map: AwtTransform): number {
  putAwtTransform(map);
  return wasm.awt_transform_determinant();
}
