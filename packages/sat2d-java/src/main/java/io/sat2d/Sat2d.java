package io.sat2d;

import java.lang.ref.Reference;
import java.util.List;

/**
 * Exact 2D collision detection: the questions about placed shapes.
 *
 * <pre>{@code
 * try (Shape blade = Shape.rectangle(0, -2, 40, 4); Shape body = Shape.rectangle(20, 30)) {
 *     // at (60, 5), turned by 15 degrees, and the sprite faces left: scale x is -1
 *     Transform hand = Transform.placementDegrees(60, 5, 15, -1, 1);
 *     Sat2d.relation(blade, hand, body, Transform.translation(20, 0)); // OVERLAPPING
 * }
 * }</pre>
 */
public final class Sat2d {
    /** A number at or below is this one less the status of an error. */
    private static final int FIRST_STATUS = -10;

    private Sat2d() {}

    /** Throws the error of a call that failed. */
    static void check(int status) {
        if (status != 0) {
            throw Sat2dException.last(status);
        }
    }

    /** The same; the object lives at least until now. */
    static void check(int status, Object a) {
        Reference.reachabilityFence(a);
        check(status);
    }

    static void check(int status, Object a, Object b) {
        Reference.reachabilityFence(a);
        Reference.reachabilityFence(b);
        check(status);
    }

    /**
     * The version of the native library.
     *
     * @return such as 0.2.0
     */
    public static String version() {
        return Native.versionString();
    }

    /**
     * The functions of {@code java.awt} with the same answers, bit for bit.
     *
     * @return the functions
     */
    public static Awt awt() {
        return Awt.INSTANCE;
    }

    /**
     * The relation of two placed shapes.
     *
     * @param a the first shape
     * @param ta where it is
     * @param b the second shape
     * @param tb where it is
     * @return the relation
     * @throws Sat2dException if a shape cannot be placed
     */
    public static Relation relation(Shape a, Transform ta, Shape b, Transform tb) {
        return Relation.of(verdict(a, ta, b, tb));
    }

    /** The number of the relation. */
    private static int verdict(Shape a, Transform ta, Shape b, Transform tb) {
        int found = Native.verdict(
                a.handle(), ta.a, ta.b, ta.c, ta.d, ta.tx, ta.ty,
                b.handle(), tb.a, tb.b, tb.c, tb.d, tb.tx, tb.ty);
        check(found >= 0 ? 0 : found > FIRST_STATUS ? found : FIRST_STATUS - found, a, b);
        return found;
    }

    /**
     * How two placed shapes meet.
     *
     * @param a the first shape
     * @param ta where it is
     * @param b the second shape
     * @param tb where it is
     * @return the contact, or null if they are disjoint
     * @throws Sat2dException if a shape cannot be placed
     */
    public static Contact contact(Shape a, Transform ta, Shape b, Transform tb) {
        Scratch s = PairQuestion.ask(Native.SIZE_MANIFOLD, Native::contact, a, ta, b, tb);
        return Contact.readMeeting(s, 0);
    }

    /**
     * The distance of two placed shapes and their closest points.
     *
     * @param a the first shape
     * @param ta where it is
     * @param b the second shape
     * @param tb where it is
     * @return the distance; 0 if they meet
     * @throws Sat2dException if a shape cannot be placed
     */
    public static ClosestPoints distance(Shape a, Transform ta, Shape b, Transform tb) {
        Scratch s = PairQuestion.ask(Native.SIZE_CLOSEST_POINTS, Native::distance, a, ta, b, tb);
        return ClosestPoints.read(s, 0);
    }

    /**
     * The least translation of the second shape that separates two placed shapes.
     *
     * @param a the first shape
     * @param ta where it is
     * @param b the second shape
     * @param tb where it is
     * @return the translation; 0 if they do not overlap
     * @throws Sat2dException if a shape cannot be placed
     */
    public static Separation separation(Shape a, Transform ta, Shape b, Transform tb) {
        return separation(a, ta, b, tb, 0);
    }

    /**
     * The same with a limit on the work, which concave shapes of many pieces need.
     *
     * @param a the first shape
     * @param ta where it is
     * @param b the second shape
     * @param tb where it is
     * @param workLimit the most units of work that may be spent; 0 for no limit
     * @return the translation; 0 if they do not overlap
     * @throws Sat2dException if a shape cannot be placed, or the limit does not suffice
     */
    public static Separation separation(
            Shape a, Transform ta, Shape b, Transform tb, long workLimit) {
        Scratch s = Scratch.take(256);
        int out = s.reserve(Native.SIZE_MINIMUM_TRANSLATION);
        int status = Native.separationWithin(
                a.handle(), ta.a, ta.b, ta.c, ta.d, ta.tx, ta.ty,
                b.handle(), tb.a, tb.b, tb.c, tb.d, tb.tx, tb.ty, workLimit, s.at(out));
        check(status, a, b);
        return Separation.read(s, out);
    }

    /**
     * Whether the first placed shape lies in the second.
     *
     * @param a the first shape
     * @param ta where it is
     * @param b the second shape
     * @param tb where it is
     * @return whether it does
     * @throws Sat2dException if a shape cannot be placed
     */
    public static Containment within(Shape a, Transform ta, Shape b, Transform tb) {
        Scratch s = PairQuestion.ask(8, Native::within, a, ta, b, tb);
        return Containment.of(s.integer(0));
    }

    /**
     * How far rounding may have moved the boundaries of two placed shapes.
     *
     * @param a the first shape
     * @param ta where it is
     * @param b the second shape
     * @param tb where it is
     * @return a length
     * @throws Sat2dException if a shape cannot be placed
     */
    public static double roundingMargin(Shape a, Transform ta, Shape b, Transform tb) {
        Scratch s = PairQuestion.ask(8, Native::roundingMargin, a, ta, b, tb);
        return s.number(0);
    }

    /**
     * Whether two placed shapes touch or overlap.
     *
     * @param a the first shape
     * @param ta where it is
     * @param b the second shape
     * @param tb where it is
     * @return whether they do
     * @throws Sat2dException if a shape cannot be placed
     */
    public static boolean hits(Shape a, Transform ta, Shape b, Transform tb) {
        return verdict(a, ta, b, tb) != Native.DISJOINT;
    }

    /**
     * Whether the interiors of two placed shapes meet.
     *
     * @param a the first shape
     * @param ta where it is
     * @param b the second shape
     * @param tb where it is
     * @return whether they do
     * @throws Sat2dException if a shape cannot be placed
     */
    public static boolean overlaps(Shape a, Transform ta, Shape b, Transform tb) {
        return verdict(a, ta, b, tb) == Native.OVERLAPPING;
    }

    /**
     * The contacts of all pieces of two placed shapes.
     *
     * @param a the first shape
     * @param ta where it is
     * @param b the second shape
     * @param tb where it is
     * @return the contacts; none if they are disjoint
     * @throws Sat2dException if a shape cannot be placed
     */
    public static List<Contact> contacts(Shape a, Transform ta, Shape b, Transform tb) {
        return Lists.read(Native.SIZE_MANIFOLD, 0, (s, list, capacity, count) -> {
            int status = Native.contacts(
                a.handle(), ta.a, ta.b, ta.c, ta.d, ta.tx, ta.ty,
                b.handle(), tb.a, tb.b, tb.c, tb.d, tb.tx, tb.ty,
                list, capacity, count);
            check(0, a, b);
            return status;
        }, Contact::readAll);
    }

    /**
     * How a point lies to a placed shape.
     *
     * @param shape the shape
     * @param at where it is
     * @param x of the point
     * @param y of the point
     * @return the relation
     * @throws Sat2dException if the shape cannot be placed or a number is not finite
     */
    public static Relation pointRelation(Shape shape, Transform at, double x, double y) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        int status = Native.pointRelation(
                shape.handle(), at.a, at.b, at.c, at.d, at.tx, at.ty, x, y, s.at(out));
        check(status, shape);
        return Relation.of(s.integer(out));
    }

    /**
     * Where a segment first meets a placed shape.
     *
     * @param shape the shape
     * @param at where it is
     * @param x0 of the start
     * @param y0 of the start
     * @param x1 of the end
     * @param y1 of the end
     * @return the hit, or null
     * @throws Sat2dException if the shape cannot be placed or a number is not finite
     */
    public static RayHit castSegment(
            Shape shape, Transform at, double x0, double y0, double x1, double y1) {
        Scratch s = Scratch.take(128);
        int out = s.reserve(Native.SIZE_RAY_HIT);
        int status = Native.castSegment(
                shape.handle(), at.a, at.b, at.c, at.d, at.tx, at.ty, x0, y0, x1, y1, s.at(out));
        check(status, shape);
        return RayHit.readHit(s, out);
    }

    /**
     * Where a ray first meets a placed shape.
     *
     * @param shape the shape
     * @param at where it is
     * @param x of the origin
     * @param y of the origin
     * @param dx of the direction
     * @param dy of the direction
     * @param reach how far, in lengths of the direction
     * @return the hit, or null
     * @throws Sat2dException if the shape cannot be placed or a number is not finite
     */
    public static RayHit castRay(
            Shape shape, Transform at, double x, double y, double dx, double dy, double reach) {
        Scratch s = Scratch.take(128);
        int out = s.reserve(Native.SIZE_RAY_HIT);
        int status = Native.castRay(
                shape.handle(), at.a, at.b, at.c, at.d, at.tx, at.ty, x, y, dx, dy, reach,
                s.at(out));
        check(status, shape);
        return RayHit.readHit(s, out);
    }

    /**
     * When and where two moving shapes first meet.
     *
     * @param a the first shape
     * @param motionA how it moves
     * @param b the second shape
     * @param motionB how it moves
     * @return the impact, or null if they do not meet from time 0 to 1
     * @throws Sat2dException if a shape cannot be placed
     */
    public static Impact sweep(Shape a, Motion motionA, Shape b, Motion motionB) {
        return sweep(a, motionA, b, motionB, AtStart.REPORT, 0);
    }

    /**
     * When and where two moving shapes first meet.
     *
     * @param a the first shape
     * @param motionA how it moves
     * @param b the second shape
     * @param motionB how it moves
     * @param atStart what to do about shapes that meet at time 0
     * @param workLimit the most units of work that may be spent; 0 for no limit
     * @return the impact, or null if they do not meet from time 0 to 1
     * @throws Sat2dException if a shape cannot be placed, or the limit does not suffice
     */
    public static Impact sweep(
            Shape a, Motion motionA, Shape b, Motion motionB, AtStart atStart, long workLimit) {
        Scratch s = Scratch.take(512);
        int from = motionA.write(s);
        int to = motionB.write(s);
        int options = s.reserve(Native.SIZE_SWEEP_OPTIONS);
        s.put(options, workLimit).put(options + 8, atStart.ordinal()).put(options + 12, 0);
        int out = s.reserve(Native.SIZE_IMPACT);
        int status = Native.sweepWith(
                a.handle(), s.at(from), b.handle(), s.at(to), s.at(options), s.at(out));
        check(status, a, b);
        return Impact.readHit(s, out);
    }

    /**
     * How far two bodies move to part along a normal.
     *
     * @param normal the unit vector from the first to the second
     * @param depth how deep they overlap
     * @param inverseMassA of the first body
     * @param inverseMassB of the second body
     * @return the translations of both
     * @throws Sat2dException if a number is not finite or below 0
     */
    public static Vec2[] resolve(
            Vec2 normal, double depth, double inverseMassA, double inverseMassB) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(32);
        check(Native.resolve(
                normal.x, normal.y, depth, inverseMassA, inverseMassB, s.at(out)));
        return new Vec2[] {Vec2.read(s, out), Vec2.read(s, out + 16)};
    }

    /**
     * The velocities of two bodies after they bounce.
     *
     * @param normal the unit vector from the first to the second
     * @param velocityA of the first body
     * @param inverseMassA of the first body
     * @param velocityB of the second body
     * @param inverseMassB of the second body
     * @param restitution from 0, no bounce, to 1
     * @return the velocities of both
     * @throws Sat2dException if a number is not finite or below 0
     */
    public static Vec2[] rebound(
            Vec2 normal, Vec2 velocityA, double inverseMassA, Vec2 velocityB, double inverseMassB,
            double restitution) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(32);
        check(Native.rebound(
                normal.x, normal.y, velocityA.x, velocityA.y, inverseMassA,
                velocityB.x, velocityB.y, inverseMassB, restitution, s.at(out)));
        return new Vec2[] {Vec2.read(s, out), Vec2.read(s, out + 16)};
    }

    /**
     * The part of a velocity along a wall.
     *
     * @param velocity of the body
     * @param normal of the wall
     * @return the velocity without what goes into the wall
     * @throws Sat2dException if a number is not finite
     */
    public static Vec2 slide(Vec2 velocity, Vec2 normal) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(16);
        check(Native.slide(velocity.x, velocity.y, normal.x, normal.y, s.at(out)));
        return Vec2.read(s, out);
    }
}
