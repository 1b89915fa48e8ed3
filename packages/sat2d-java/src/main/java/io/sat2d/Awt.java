package io.sat2d;

import java.awt.Point;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RectangularShape;
import java.awt.geom.RoundRectangle2D;

/**
 * The functions of {@code java.awt} and {@code java.awt.geom} with the same answers, bit for bit,
 * on every machine: for programs that move away from the JDK, and for proofs that nothing changed.
 * For right answers use {@link Sat2d}.
 */
public final class Awt {
    static final Awt INSTANCE = new Awt();

    /** By the constants of {@link Arc2D}. */
    private static final int[] CLOSURES = {
        Native.COMPAT_AWT_ARC_OPEN, Native.COMPAT_AWT_ARC_CHORD, Native.COMPAT_AWT_ARC_PIE,
    };

    private Awt() {}

    private interface Call {
        int status(Scratch s, long out);
    }

    private static Scratch ask(long room, Call call) {
        Scratch s = Scratch.take(room + 128);
        int out = s.reserve(64); // at 0
        Sat2d.check(call.status(s, s.at(out)));
        return s;
    }

    private static boolean flag(long room, Call call) {
        return ask(room, call).flag(0);
    }

    private static long rectangle(Scratch s, Rectangle r) {
        return s.at(s.integers(r.x, r.y, r.width, r.height));
    }

    private static long box(Scratch s, RectangularShape r) {
        return s.at(s.doubles(r.getX(), r.getY(), r.getWidth(), r.getHeight()));
    }

    private static long round(Scratch s, RoundRectangle2D r) {
        return s.at(s.doubles(r.getX(), r.getY(), r.getWidth(), r.getHeight(), r.getArcWidth(),
                r.getArcHeight()));
    }

    private static long arc(Scratch s, Arc2D a) {
        int at = s.doubles(a.getX(), a.getY(), a.getWidth(), a.getHeight(), a.getAngleStart(),
                a.getAngleExtent());
        s.integers(CLOSURES[a.getArcType()], 0);
        return s.at(at);
    }

    private static Rectangle rectangle(Scratch s) {
        return new Rectangle(s.integer(0), s.integer(4), s.integer(8), s.integer(12));
    }

    private static Rectangle2D box(Scratch s) {
        return new Rectangle2D.Double(s.number(0), s.number(8), s.number(16), s.number(24));
    }

    private static long line(Scratch s, Line2D l) {
        return s.at(s.doubles(l.getX1(), l.getY1(), l.getX2(), l.getY2()));
    }

    private static long vertices(Scratch s, Polygon p) {
        int[] numbers = new int[2 * p.npoints];
        for (int i = 0; i < p.npoints; i++) {
            numbers[2 * i] = p.xpoints[i];
            numbers[2 * i + 1] = p.ypoints[i];
        }
        return s.at(s.integers(numbers));
    }

    /**
     * As {@code a.intersects(b)}.
     *
     * @param a a rectangle
     * @param b another one
     * @return whether they do
     */
    public boolean intersects(Rectangle a, Rectangle b) {
        return flag(0, (s, out) ->
                Native.compatAwtRectangleIntersects(rectangle(s, a), rectangle(s, b), out));
    }

    /**
     * As {@code a.contains(x, y)}.
     *
     * @param a a rectangle
     * @param x of the point
     * @param y of the point
     * @return whether it does
     */
    public boolean contains(Rectangle a, int x, int y) {
        return flag(0, (s, out) ->
                Native.compatAwtRectangleContains(rectangle(s, a), x, y, out));
    }

    /**
     * As {@code a.contains(p)}.
     *
     * @param a a rectangle
     * @param p a point
     * @return whether it does
     */
    public boolean contains(Rectangle a, Point p) {
        return contains(a, p.x, p.y);
    }

    /**
     * As {@code a.contains(b)}.
     *
     * @param a a rectangle
     * @param b another one
     * @return whether it does
     */
    public boolean contains(Rectangle a, Rectangle b) {
        return flag(0, (s, out) ->
                Native.compatAwtRectangleContainsRectangle(rectangle(s, a), rectangle(s, b), out));
    }

    /**
     * As {@code a.intersection(b)}.
     *
     * @param a a rectangle
     * @param b another one
     * @return the rectangle
     */
    public Rectangle intersection(Rectangle a, Rectangle b) {
        return rectangle(ask(0, (s, out) ->
                Native.compatAwtRectangleIntersection(rectangle(s, a), rectangle(s, b), out)));
    }

    /**
     * As {@code a.union(b)}.
     *
     * @param a a rectangle
     * @param b another one
     * @return the rectangle
     */
    public Rectangle union(Rectangle a, Rectangle b) {
        return rectangle(ask(0, (s, out) ->
                Native.compatAwtRectangleUnion(rectangle(s, a), rectangle(s, b), out)));
    }

    /**
     * As {@code a.intersects(b)}.
     *
     * @param a a rectangle
     * @param b another one
     * @return whether they do
     */
    public boolean intersects(Rectangle2D a, Rectangle2D b) {
        return flag(0, (s, out) ->
                Native.compatAwtRectangle2dIntersects(box(s, a), box(s, b), out));
    }

    /**
     * As {@code a.contains(x, y)}.
     *
     * @param a a rectangle
     * @param x of the point
     * @param y of the point
     * @return whether it does
     */
    public boolean contains(Rectangle2D a, double x, double y) {
        return flag(0, (s, out) ->
                Native.compatAwtRectangle2dContains(box(s, a), x, y, out));
    }

    /**
     * As {@code a.contains(b)}.
     *
     * @param a a rectangle
     * @param b another one
     * @return whether it does
     */
    public boolean contains(Rectangle2D a, Rectangle2D b) {
        return flag(0, (s, out) ->
                Native.compatAwtRectangle2dContainsRectangle(box(s, a), box(s, b), out));
    }

    /**
     * As {@code a.outcode(x, y)}.
     *
     * @param a a rectangle
     * @param x of the point
     * @param y of the point
     * @return the sum of the constants of {@link Rectangle2D}
     */
    public int outcode(Rectangle2D a, double x, double y) {
        return ask(0, (s, out) ->
                Native.compatAwtRectangle2dOutcode(box(s, a), x, y, out)).integer(0);
    }

    /**
     * As {@code a.intersectsLine(l)}.
     *
     * @param a a rectangle
     * @param l a segment
     * @return whether they do
     */
    public boolean intersectsLine(Rectangle2D a, Line2D l) {
        return flag(0, (s, out) ->
                Native.compatAwtRectangle2dIntersectsLine(box(s, a), line(s, l), out));
    }

    /**
     * As {@code Rectangle2D.intersect(a, b, c)}, which returns {@code c}.
     *
     * @param a a rectangle
     * @param b another one
     * @return the common rectangle; with negative sizes if there is none
     */
    public Rectangle2D intersection(Rectangle2D a, Rectangle2D b) {
        return box(ask(0, (s, out) ->
                Native.compatAwtRectangle2dIntersection(box(s, a), box(s, b), out)));
    }

    /**
     * As {@code a.intersectsLine(b)}.
     *
     * @param a a segment
     * @param b another one
     * @return whether they do
     */
    public boolean intersectsLine(Line2D a, Line2D b) {
        return flag(0, (s, out) ->
                Native.compatAwtLine2dIntersectsLine(line(s, a), line(s, b), out));
    }

    /**
     * As {@code a.relativeCCW(x, y)}.
     *
     * @param a a segment
     * @param x of the point
     * @param y of the point
     * @return -1, 0 or 1
     */
    public int relativeCcw(Line2D a, double x, double y) {
        return ask(0, (s, out) ->
                Native.compatAwtLine2dRelativeCcw(line(s, a), x, y, out)).integer(0);
    }

    /**
     * As {@code a.ptSegDistSq(x, y)}.
     *
     * @param a a segment
     * @param x of the point
     * @param y of the point
     * @return the square of the distance
     */
    public double ptSegDistSq(Line2D a, double x, double y) {
        return ask(0, (s, out) ->
                Native.compatAwtLine2dPointSegmentDistanceSquared(line(s, a), x, y, out)).number(0);
    }

    /**
     * As {@code a.ptLineDistSq(x, y)}.
     *
     * @param a a segment
     * @param x of the point
     * @param y of the point
     * @return the square of the distance
     */
    public double ptLineDistSq(Line2D a, double x, double y) {
        return ask(0, (s, out) ->
                Native.compatAwtLine2dPointLineDistanceSquared(line(s, a), x, y, out)).number(0);
    }

    /**
     * As {@code e.contains(x, y)}.
     *
     * @param e an ellipse
     * @param x of the point
     * @param y of the point
     * @return whether it does
     */
    public boolean contains(Ellipse2D e, double x, double y) {
        return flag(0, (s, out) ->
                Native.compatAwtEllipse2dContains(box(s, e), x, y, out));
    }

    /**
     * As {@code e.contains(r)}.
     *
     * @param e an ellipse
     * @param r a rectangle
     * @return whether it does
     */
    public boolean contains(Ellipse2D e, Rectangle2D r) {
        return flag(0, (s, out) ->
                Native.compatAwtEllipse2dContainsRectangle(box(s, e), box(s, r), out));
    }

    /**
     * As {@code e.intersects(r)}.
     *
     * @param e an ellipse
     * @param r a rectangle
     * @return whether they do
     */
    public boolean intersects(Ellipse2D e, Rectangle2D r) {
        return flag(0, (s, out) ->
                Native.compatAwtEllipse2dIntersects(box(s, e), box(s, r), out));
    }

    /**
     * As {@code p.contains(x, y)}.
     *
     * @param p a polygon
     * @param x of the point
     * @param y of the point
     * @return whether it does
     */
    public boolean contains(Polygon p, double x, double y) {
        return flag(8L * p.npoints, (s, out) -> Native.compatAwtPolygonContains(
                vertices(s, p), p.npoints, x, y, out));
    }

    /**
     * As {@code p.contains(r)}.
     *
     * @param p a polygon
     * @param r a rectangle
     * @return whether it does
     */
    public boolean contains(Polygon p, Rectangle2D r) {
        return flag(8L * p.npoints, (s, out) -> Native.compatAwtPolygonContainsRectangle(
                vertices(s, p), p.npoints, box(s, r), out));
    }

    /**
     * As {@code p.intersects(r)}.
     *
     * @param p a polygon
     * @param r a rectangle
     * @return whether it does
     */
    public boolean intersects(Polygon p, Rectangle2D r) {
        return flag(8L * p.npoints, (s, out) -> Native.compatAwtPolygonIntersects(
                vertices(s, p), p.npoints, box(s, r), out));
    }

    /**
     * As {@code p.contains(x, y)}.
     *
     * @param p a path
     * @param x of the point
     * @param y of the point
     * @return whether it does
     */
    public boolean contains(Path2D p, double x, double y) {
        AwtPath path = new AwtPath(p);
        return flag(path.room(), (s, out) -> Native.compatAwtPath2dContains(
                path.write(s), path.count(), path.winding, x, y, out));
    }

    /**
     * As {@code p.contains(r)}.
     *
     * @param p a path
     * @param r a rectangle
     * @return whether it does
     */
    public boolean contains(Path2D p, Rectangle2D r) {
        AwtPath path = new AwtPath(p);
        return flag(path.room(), (s, out) -> Native.compatAwtPath2dContainsRectangle(
                path.write(s), path.count(), path.winding, box(s, r), out));
    }

    /**
     * As {@code p.intersects(r)}.
     *
     * @param p a path
     * @param r a rectangle
     * @return whether it does
     */
    public boolean intersects(Path2D p, Rectangle2D r) {
        AwtPath path = new AwtPath(p);
        return flag(path.room(), (s, out) -> Native.compatAwtPath2dIntersects(
                path.write(s), path.count(), path.winding, box(s, r), out));
    }

    /**
     * What {@code a.add(x, y)} makes of a rectangle, as a new one.
     *
     * @param a a rectangle
     * @param x of the point
     * @param y of the point
     * @return the rectangle after it
     */
    public Rectangle add(Rectangle a, int x, int y) {
        return rectangle(ask(0, (s, out) ->
                Native.compatAwtRectangleAdd(rectangle(s, a), x, y, out)));
    }

    /**
     * What {@code a.add(b)} makes of a rectangle, as a new one.
     *
     * @param a a rectangle
     * @param b another one
     * @return the rectangle after it
     */
    public Rectangle add(Rectangle a, Rectangle b) {
        return rectangle(ask(0, (s, out) ->
                Native.compatAwtRectangleAddRectangle(rectangle(s, a), rectangle(s, b), out)));
    }

    /**
     * What {@code a.grow(dx, dy)} makes of a rectangle, as a new one.
     *
     * @param a a rectangle
     * @param dx along x
     * @param dy along y
     * @return the rectangle after it
     */
    public Rectangle grow(Rectangle a, int dx, int dy) {
        return rectangle(ask(0, (s, out) ->
                Native.compatAwtRectangleGrow(rectangle(s, a), dx, dy, out)));
    }

    /**
     * What {@code a.translate(dx, dy)} makes of a rectangle, as a new one.
     *
     * @param a a rectangle
     * @param dx along x
     * @param dy along y
     * @return the rectangle after it
     */
    public Rectangle translate(Rectangle a, int dx, int dy) {
        return rectangle(ask(0, (s, out) ->
                Native.compatAwtRectangleTranslate(rectangle(s, a), dx, dy, out)));
    }

    /**
     * As {@code a.createUnion(b)}.
     *
     * @param a a rectangle
     * @param b another one
     * @return the rectangle around both
     */
    public Rectangle2D union(Rectangle2D a, Rectangle2D b) {
        return box(ask(0, (s, out) ->
                Native.compatAwtRectangle2dUnion(box(s, a), box(s, b), out)));
    }

    /**
     * What {@code a.add(x, y)} makes of a rectangle, as a new one.
     *
     * @param a a rectangle
     * @param x of the point
     * @param y of the point
     * @return the rectangle after it
     */
    public Rectangle2D add(Rectangle2D a, double x, double y) {
        return box(ask(0, (s, out) ->
                Native.compatAwtRectangle2dAdd(box(s, a), x, y, out)));
    }

    /**
     * What {@code a.add(b)} makes of a rectangle, as a new one.
     *
     * @param a a rectangle
     * @param b another one
     * @return the rectangle after it
     */
    public Rectangle2D add(Rectangle2D a, Rectangle2D b) {
        return box(ask(0, (s, out) ->
                Native.compatAwtRectangle2dAddRectangle(box(s, a), box(s, b), out)));
    }

    /**
     * As {@code a.getBounds()}.
     *
     * @param a a rectangle
     * @return the least rectangle of ints around it
     */
    public Rectangle bounds(Rectangle2D a) {
        return rectangle(ask(0, (s, out) ->
                Native.compatAwtRectangle2dBounds(box(s, a), out)));
    }

    /**
     * As {@code Point2D.distanceSq(x1, y1, x2, y2)}.
     *
     * @param x1 of a point
     * @param y1 of that point
     * @param x2 of another point
     * @param y2 of that point
     * @return the square of the distance
     */
    public double distanceSq(double x1, double y1, double x2, double y2) {
        return ask(0, (s, out) ->
                Native.compatAwtPoint2dDistanceSquared(x1, y1, x2, y2, out)).number(0);
    }

    /**
     * As {@code a.contains(x, y)}.
     *
     * @param a a rectangle with round corners
     * @param x of the point
     * @param y of the point
     * @return whether it does
     */
    public boolean contains(RoundRectangle2D a, double x, double y) {
        return flag(0, (s, out) ->
                Native.compatAwtRoundRectangle2dContains(round(s, a), x, y, out));
    }

    /**
     * As {@code a.contains(r)}.
     *
     * @param a a rectangle with round corners
     * @param r a rectangle
     * @return whether it does
     */
    public boolean contains(RoundRectangle2D a, Rectangle2D r) {
        return flag(0, (s, out) ->
                Native.compatAwtRoundRectangle2dContainsRectangle(round(s, a), box(s, r), out));
    }

    /**
     * As {@code a.intersects(r)}.
     *
     * @param a a rectangle with round corners
     * @param r a rectangle
     * @return whether it does
     */
    public boolean intersects(RoundRectangle2D a, Rectangle2D r) {
        return flag(0, (s, out) ->
                Native.compatAwtRoundRectangle2dIntersects(round(s, a), box(s, r), out));
    }

    /**
     * As {@code a.contains(x, y)}, with the sines of {@link StrictMath}.
     *
     * @param a an arc
     * @param x of the point
     * @param y of the point
     * @return whether it does
     */
    public boolean contains(Arc2D a, double x, double y) {
        return flag(0, (s, out) ->
                Native.compatAwtArc2dContains(arc(s, a), x, y, out));
    }

    /**
     * As {@code a.containsAngle(angle)}.
     *
     * @param a an arc
     * @param angle in degrees
     * @return whether it does
     */
    public boolean containsAngle(Arc2D a, double angle) {
        return flag(0, (s, out) ->
                Native.compatAwtArc2dContainsAngle(arc(s, a), angle, out));
    }

    /**
     * As {@code a.contains(r)}, with the sines of {@link StrictMath}.
     *
     * @param a an arc
     * @param r a rectangle
     * @return whether it does
     */
    public boolean contains(Arc2D a, Rectangle2D r) {
        return flag(0, (s, out) ->
                Native.compatAwtArc2dContainsRectangle(arc(s, a), box(s, r), out));
    }

    /**
     * As {@code a.intersects(r)}, with the sines of {@link StrictMath}.
     *
     * @param a an arc
     * @param r a rectangle
     * @return whether it does
     */
    public boolean intersects(Arc2D a, Rectangle2D r) {
        return flag(0, (s, out) ->
                Native.compatAwtArc2dIntersects(arc(s, a), box(s, r), out));
    }

    /**
     * As {@code a.getBounds2D()}, with the sines of {@link StrictMath}.
     *
     * @param a an arc
     * @return the box of the arc
     */
    public Rectangle2D bounds(Arc2D a) {
        return box(ask(0, (s, out) ->
                Native.compatAwtArc2dBounds(arc(s, a), out)));
    }

    /**
     * The collision of two rectangles by their corners, as a Java program had it, in wrapping
     * 32-bit integers.
     *
     * @param a four corners in order round the rectangle
     * @param b four corners of the other one
     * @return whether they hit
     * @throws Sat2dException if there are not four
     */
    public boolean hit(Point[] a, Point[] b) {
        return flag(0, (s, out) -> Native.compatAwtHit(corners(s, a), corners(s, b), out));
    }

    private static long corners(Scratch s, Point[] corners) {
        if (corners.length != 4) {
            throw Sat2dException.of(Native.ERR_COUNT, corners.length + " corners; expected four");
        }
        int[] numbers = new int[8];
        for (int i = 0; i < 4; i++) {
            numbers[2 * i] = corners[i].x;
            numbers[2 * i + 1] = corners[i].y;
        }
        return s.at(s.integers(numbers));
    }
}
