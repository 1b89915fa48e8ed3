// Parity with the JDK's 2D functions.
import type { Vec2 } from './ffi.js';
import type { AWT_ARC_TYPES, AWT_FORMS, AWT_WINDINGS } from './generated/enums.js';
import * as c from './generated/functions.js';

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
  closure: (typeof AWT_ARC_TYPES)[number];
}

/** A winding rule: `WIND_EVEN_ODD` or `WIND_NON_ZERO`. */
export type AwtWinding = (typeof AWT_WINDINGS)[number];

/** `Rectangle.intersects(Rectangle)`. */
export function awtRectangleIntersects(a: AwtRectangle, b: AwtRectangle): boolean {
  return c.compatAwtRectangleIntersects(a, b);
}

/** `Rectangle.contains(int, int)`. */
export function awtRectangleContains(a: AwtRectangle, x: number, y: number): boolean {
  return c.compatAwtRectangleContains(a, x, y);
}

/** `Rectangle.contains(Rectangle)`. */
export function awtRectangleContainsRectangle(a: AwtRectangle, b: AwtRectangle): boolean {
  return c.compatAwtRectangleContainsRectangle(a, b);
}

/** `Rectangle.intersection(Rectangle)`. */
export function awtRectangleIntersection(a: AwtRectangle, b: AwtRectangle): AwtRectangle {
  return c.compatAwtRectangleIntersection(a, b);
}

/** `Rectangle.union(Rectangle)`. */
export function awtRectangleUnion(a: AwtRectangle, b: AwtRectangle): AwtRectangle {
  return c.compatAwtRectangleUnion(a, b);
}

/** `Rectangle.add(int, int)`. */
export function awtRectangleAdd(a: AwtRectangle, x: number, y: number): AwtRectangle {
  return c.compatAwtRectangleAdd(a, x, y);
}

/** `Rectangle.add(Rectangle)`. */
export function awtRectangleAddRectangle(a: AwtRectangle, b: AwtRectangle): AwtRectangle {
  return c.compatAwtRectangleAddRectangle(a, b);
}

/** `Rectangle.grow(int, int)`. */
export function awtRectangleGrow(a: AwtRectangle, dx: number, dy: number): AwtRectangle {
  return c.compatAwtRectangleGrow(a, dx, dy);
}

/** `Rectangle.translate(int, int)`. */
export function awtRectangleTranslate(a: AwtRectangle, dx: number, dy: number): AwtRectangle {
  return c.compatAwtRectangleTranslate(a, dx, dy);
}

/** `Line2D.intersectsLine(Line2D)`. */
export function awtLine2DIntersectsLine(a: AwtLine2D, b: AwtLine2D): boolean {
  return c.compatAwtLine2dIntersectsLine(a, b);
}

/** `Line2D.relativeCCW(double, double)`: -1, 0 or 1. */
export function awtLine2DRelativeCcw(line: AwtLine2D, x: number, y: number): number {
  return c.compatAwtLine2dRelativeCcw(line, x, y);
}

/** `Line2D.ptSegDistSq(double, double)`. */
export function awtLine2DPointSegmentDistanceSquared(
  line: AwtLine2D, x: number, y: number,
): number {
  return c.compatAwtLine2dPointSegmentDistanceSquared(line, x, y);
}

/** `Line2D.ptLineDistSq(double, double)`. */
export function awtLine2DPointLineDistanceSquared(
  line: AwtLine2D, x: number, y: number,
): number {
  return c.compatAwtLine2dPointLineDistanceSquared(line, x, y);
}

/** `Rectangle2D.intersects(Rectangle2D)`. */
export function awtRectangle2DIntersects(a: AwtRectangle2D, b: AwtRectangle2D): boolean {
  return c.compatAwtRectangle2dIntersects(a, b);
}

/** `Rectangle2D.contains(double, double)`. */
export function awtRectangle2DContains(a: AwtRectangle2D, x: number, y: number): boolean {
  return c.compatAwtRectangle2dContains(a, x, y);
}

/** `Rectangle2D.contains(Rectangle2D)`. */
export function awtRectangle2DContainsRectangle(a: AwtRectangle2D, b: AwtRectangle2D): boolean {
  return c.compatAwtRectangle2dContainsRectangle(a, b);
}

/** `Rectangle2D.outcode(double, double)`: the sum of 1 left, 2 top, 4 right, 8 bottom. */
export function awtRectangle2DOutcode(a: AwtRectangle2D, x: number, y: number): number {
  return c.compatAwtRectangle2dOutcode(a, x, y);
}

/** `Rectangle2D.intersectsLine(Line2D)`. */
export function awtRectangle2DIntersectsLine(a: AwtRectangle2D, line: AwtLine2D): boolean {
  return c.compatAwtRectangle2dIntersectsLine(a, line);
}

/** `Rectangle2D.createIntersection(Rectangle2D)`. */
export function awtRectangle2DIntersection(
  a: AwtRectangle2D, b: AwtRectangle2D,
): AwtRectangle2D {
  return c.compatAwtRectangle2dIntersection(a, b);
}

/** `Rectangle2D.createUnion(Rectangle2D)`. */
export function awtRectangle2DUnion(a: AwtRectangle2D, b: AwtRectangle2D): AwtRectangle2D {
  return c.compatAwtRectangle2dUnion(a, b);
}

/** `Rectangle2D.add(double, double)`. */
export function awtRectangle2DAdd(a: AwtRectangle2D, x: number, y: number): AwtRectangle2D {
  return c.compatAwtRectangle2dAdd(a, x, y);
}

/** `Rectangle2D.add(Rectangle2D)`. */
export function awtRectangle2DAddRectangle(
  a: AwtRectangle2D, b: AwtRectangle2D,
): AwtRectangle2D {
  return c.compatAwtRectangle2dAddRectangle(a, b);
}

/** `Rectangle2D.getBounds()`: the least rectangle of integers around it. */
export function awtRectangle2DBounds(a: AwtRectangle2D): AwtRectangle {
  return c.compatAwtRectangle2dBounds(a);
}

/** `Point2D.distanceSq`: the square of the distance of two points. */
export function awtPoint2DDistanceSquared(
  x1: number, y1: number, x2: number, y2: number,
): number {
  return c.compatAwtPoint2dDistanceSquared(x1, y1, x2, y2);
}

/** `RoundRectangle2D.contains(double, double)`. */
export function awtRoundRectangle2DContains(
  a: AwtRoundRectangle2D, x: number, y: number,
): boolean {
  return c.compatAwtRoundRectangle2dContains(a, x, y);
}

/** `RoundRectangle2D.intersects(Rectangle2D)`. */
export function awtRoundRectangle2DIntersects(
  a: AwtRoundRectangle2D, b: AwtRectangle2D,
): boolean {
  return c.compatAwtRoundRectangle2dIntersects(a, b);
}

/** `RoundRectangle2D.contains(Rectangle2D)`. */
export function awtRoundRectangle2DContainsRectangle(
  a: AwtRoundRectangle2D, b: AwtRectangle2D,
): boolean {
  return c.compatAwtRoundRectangle2dContainsRectangle(a, b);
}

/** `Arc2D.contains(double, double)`. */
export function awtArc2DContains(a: AwtArc2D, x: number, y: number): boolean {
  return c.compatAwtArc2dContains(a, x, y);
}

/** `Arc2D.containsAngle(double)`: degrees. */
export function awtArc2DContainsAngle(a: AwtArc2D, angle: number): boolean {
  return c.compatAwtArc2dContainsAngle(a, angle);
}

/** `Arc2D.intersects(Rectangle2D)`. */
export function awtArc2DIntersects(a: AwtArc2D, b: AwtRectangle2D): boolean {
  return c.compatAwtArc2dIntersects(a, b);
}

/** `Arc2D.contains(Rectangle2D)`. */
export function awtArc2DContainsRectangle(a: AwtArc2D, b: AwtRectangle2D): boolean {
  return c.compatAwtArc2dContainsRectangle(a, b);
}

/** `Arc2D.getBounds2D()`. */
export function awtArc2DBounds(a: AwtArc2D): AwtRectangle2D {
  return c.compatAwtArc2dBounds(a);
}

/** `Ellipse2D.contains(double, double)`. */
export function awtEllipse2DContains(frame: AwtRectangle2D, x: number, y: number): boolean {
  return c.compatAwtEllipse2dContains(frame, x, y);
}

/** `Ellipse2D.intersects(Rectangle2D)`. */
export function awtEllipse2DIntersects(frame: AwtRectangle2D, b: AwtRectangle2D): boolean {
  return c.compatAwtEllipse2dIntersects(frame, b);
}

/** `Ellipse2D.contains(Rectangle2D)`. */
export function awtEllipse2DContainsRectangle(
  frame: AwtRectangle2D, b: AwtRectangle2D,
): boolean {
  return c.compatAwtEllipse2dContainsRectangle(frame, b);
}

/**
 * `Polygon.contains(double, double)`.
 *
 * @param vertices x and y of each vertex, integers.
 */
export function awtPolygonContains(
  vertices: ArrayLike<number>, x: number, y: number,
): boolean {
  return c.compatAwtPolygonContains(vertices, x, y);
}

/** `Polygon.intersects(Rectangle2D)`. */
export function awtPolygonIntersects(vertices: ArrayLike<number>, b: AwtRectangle2D): boolean {
  return c.compatAwtPolygonIntersects(vertices, b);
}

/** `Polygon.contains(Rectangle2D)`. */
export function awtPolygonContainsRectangle(
  vertices: ArrayLike<number>, b: AwtRectangle2D,
): boolean {
  return c.compatAwtPolygonContainsRectangle(vertices, b);
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

/** The commands as C takes them: one for each point. */
function commandsOf(path: readonly AwtPathCommand[]) {
  return path.flatMap((command) => (
    pointsOf(command).map(([x, y]) => ({ kind: command.kind, x, y }))
  ));
}

/** `Path2D.contains(double, double)`. */
export function awtPath2DContains(
  path: readonly AwtPathCommand[], winding: AwtWinding, x: number, y: number,
): boolean {
  return c.compatAwtPath2dContains(commandsOf(path), winding, x, y);
}

/** `Path2D.intersects(Rectangle2D)`. */
export function awtPath2DIntersects(
  path: readonly AwtPathCommand[], winding: AwtWinding, b: AwtRectangle2D,
): boolean {
  return c.compatAwtPath2dIntersects(commandsOf(path), winding, b);
}

/** `Path2D.contains(Rectangle2D)`. */
export function awtPath2DContainsRectangle(
  path: readonly AwtPathCommand[], winding: AwtWinding, b: AwtRectangle2D,
): boolean {
  return c.compatAwtPath2dContainsRectangle(commandsOf(path), winding, b);
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
  form: (typeof AWT_FORMS)[number];
  /** Whether there is a translation. */
  moved: boolean;
}

/** `new AffineTransform()`. */
export function awtTransformIdentity(): AwtTransform {
  return { m00: 1, m10: 0, m01: 0, m11: 1, m02: 0, m12: 0, form: 'unit', moved: false };
}

/** What `AffineTransform.translate` makes of a transform, as a new one. */
export function awtTransformTranslate(map: AwtTransform, tx: number, ty: number): AwtTransform {
  return c.compatAwtTransformTranslate(map, tx, ty);
}

/** What `AffineTransform.scale` makes of a transform, as a new one. */
export function awtTransformScale(map: AwtTransform, sx: number, sy: number): AwtTransform {
  return c.compatAwtTransformScale(map, sx, sy);
}

/** What `AffineTransform.shear` makes of a transform, as a new one. */
export function awtTransformShear(map: AwtTransform, shx: number, shy: number): AwtTransform {
  return c.compatAwtTransformShear(map, shx, shy);
}

/** What `AffineTransform.rotate(theta)` makes of a transform, as a new one. */
export function awtTransformRotate(map: AwtTransform, theta: number): AwtTransform {
  return c.compatAwtTransformRotate(map, theta);
}

/** What `AffineTransform.rotate(theta, x, y)` makes of a transform, as a new one. */
export function awtTransformRotateAbout(
  map: AwtTransform, theta: number, x: number, y: number,
): AwtTransform {
  return c.compatAwtTransformRotateAbout(map, theta, x, y);
}

/** `AffineTransform.transform` of a point. */
export function awtTransformPoint(map: AwtTransform, x: number, y: number): Vec2 {
  return c.compatAwtTransformPoint(map, x, y);
}

/** `new AffineTransform(m00, m10, m01, m11, m02, m12)`. */
export function awtTransformFromMatrix(
  m00: number, m10: number, m01: number, m11: number, m02: number, m12: number,
): AwtTransform {
  return c.compatAwtTransformFromMatrix(m00, m10, m01, m11, m02, m12);
}

/** `AffineTransform.getRotateInstance(theta)`: radians. */
export function awtTransformFromRotation(theta: number): AwtTransform {
  return c.compatAwtTransformFromRotation(theta);
}

/** `AffineTransform.getRotateInstance(theta, x, y)`. */
export function awtTransformFromRotationAbout(theta: number, x: number, y: number): AwtTransform {
  return c.compatAwtTransformFromRotationAbout(theta, x, y);
}

/** `AffineTransform.getRotateInstance(vecx, vecy)`. */
export function awtTransformFromVector(vectorX: number, vectorY: number): AwtTransform {
  return c.compatAwtTransformFromVector(vectorX, vectorY);
}

/** `AffineTransform.getRotateInstance(vecx, vecy, x, y)`. */
export function awtTransformFromVectorAbout(
  vectorX: number, vectorY: number, x: number, y: number,
): AwtTransform {
  return c.compatAwtTransformFromVectorAbout(vectorX, vectorY, x, y);
}

/** `AffineTransform.getQuadrantRotateInstance(n, x, y)`, and that without a point. */
export function awtTransformFromQuadrants(n: number, x = 0, y = 0): AwtTransform {
  return c.compatAwtTransformFromQuadrants(n, x, y);
}

/** What `AffineTransform.rotate(vecx, vecy)` makes of a transform, as a new one. */
export function awtTransformRotateByVector(
  map: AwtTransform, vectorX: number, vectorY: number,
): AwtTransform {
  return c.compatAwtTransformRotateByVector(map, vectorX, vectorY);
}

/** What `AffineTransform.quadrantRotate(n)` makes of a transform, as a new one. */
export function awtTransformQuadrantRotate(map: AwtTransform, n: number): AwtTransform {
  return c.compatAwtTransformQuadrantRotate(map, n);
}

/** What `AffineTransform.quadrantRotate(n, x, y)` makes of a transform, as a new one. */
export function awtTransformQuadrantRotateAbout(
  map: AwtTransform, n: number, x: number, y: number,
): AwtTransform {
  return c.compatAwtTransformQuadrantRotateAbout(map, n, x, y);
}

/** What `AffineTransform.concatenate(other)` makes of a transform, as a new one. */
export function awtTransformConcatenate(map: AwtTransform, other: AwtTransform): AwtTransform {
  return c.compatAwtTransformConcatenate(map, other);
}

/** What `AffineTransform.preConcatenate(other)` makes of a transform, as a new one. */
export function awtTransformPreConcatenate(map: AwtTransform, other: AwtTransform): AwtTransform {
  return c.compatAwtTransformPreConcatenate(map, other);
}

/** `AffineTransform.createInverse()`. Throws `SAT_ERR_SINGULAR` where Java throws. */
export function awtTransformInverse(map: AwtTransform): AwtTransform {
  return c.compatAwtTransformInverse(map);
}

/**
 * What `AffineTransform.invert()` makes of a transform, as a new one: its zeros can have other
 * signs than those of `awtTransformInverse`. Throws `SAT_ERR_SINGULAR` where Java throws.
 */
export function awtTransformInvert(map: AwtTransform): AwtTransform {
  return c.compatAwtTransformInvert(map);
}

/** `AffineTransform.inverseTransform` of a point. Throws `SAT_ERR_SINGULAR` where Java throws. */
export function awtTransformInversePoint(map: AwtTransform, x: number, y: number): Vec2 {
  return c.compatAwtTransformInversePoint(map, x, y);
}

/** `AffineTransform.deltaTransform` of a difference of points. */
export function awtTransformDeltaPoint(map: AwtTransform, x: number, y: number): Vec2 {
  return c.compatAwtTransformDeltaPoint(map, x, y);
}

/** `AffineTransform.getDeterminant()`. */
export function awtTransformDeterminant(map: AwtTransform): number {
  return c.compatAwtTransformDeterminant(map);
}
