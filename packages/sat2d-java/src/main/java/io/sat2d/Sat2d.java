// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.lang.ref.Reference;
import java.util.List;

/**
 * Exact 2D collision detection: the questions about placed shapes.
 *
 * <pre>{@code
 * try (Shape blade = Shape.rectangleXywh(0, -2, 40, 4); Shape body = Shape.rectangle(20, 30)) {
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

    /** A count, which is 0 or more. */
    static long natural(long value, String name) {
        if (value < 0) {
            String message = name + " is " + value + "; expected 0 or more";
            throw Sat2dException.of(Native.ERR_OUT_OF_RANGE, message);
        }
        return value;
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

    /** The status of a call in which objects are used; they live at least until now. */
    static int kept(int status, Object a) {
        Reference.reachabilityFence(a);
        return status;
    }

    static int kept(int status, Object a, Object b) {
        Reference.reachabilityFence(b);
        return kept(status, a);
    }

    /**
     * The version of the native library.
     *
     * @return such as 0.3.0
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
        int from = s.reserve(Native.SIZE_MOTION);
        motionA.write(s, from);
        int to = s.reserve(Native.SIZE_MOTION);
        motionB.write(s, to);
        int options = s.reserve(Native.SIZE_SWEEP_OPTIONS);
        s.put(options, workLimit).put(options + 8, atStart.ordinal()).put(options + 12, 0);
        int out = s.reserve(Native.SIZE_IMPACT);
        int status = Native.sweepWith(
                a.handle(), s.at(from), b.handle(), s.at(to), s.at(options), s.at(out));
        check(status, a, b);
        return Impact.readOrNull(s, out);
    }

    /**
     * The relation of a point and a shape at {@code transform}: outside
     * ({@link Relation#DISJOINT}), on the boundary ({@link Relation#TOUCHING}) or inside
     * ({@link Relation#OVERLAPPING}). A segment has no inside.
     *
     * @param shape the shape
     * @param transform where it is
     * @param x of the point
     * @param y of the point
     * @return the relation
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_OUT_OF_RANGE}
     */
    public static Relation pointRelation(Shape shape, Transform transform, double x, double y) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.pointRelation(
                shape.handle(), transform.a, transform.b, transform.c, transform.d, transform.tx,
                transform.ty, x, y, s.at(out));
        Sat2d.check(status, shape);
        return Relation.of(s.integer(out));
    }

    /**
     * The contact of shape {@code a} at {@code ta} and shape {@code b} at {@code tb}; of several
     * contacts of concave shapes the deepest.
     *
     * <p>For convex shapes the depth is the length of the least translation that separates them:
     * moving {@code b} by {@code normal * depth}, or {@code a} the other way, leaves them touching
     * up to rounding. For concave shapes it separates the two deepest convex pieces;
     * {@link Sat2d#separation} separates the shapes as a whole. If several answers are equally
     * good, the result is always the same: that of the longest edge. Circles with the same centre
     * separate along the x axis.
     *
     * @param a the first one
     * @param ta where the first one is
     * @param b the second one
     * @param tb where the second one is
     * @return the contact, or null if they are disjoint
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_OUT_OF_RANGE}, {@code SAT_ERR_NOT_OFFERED} (an outline that cannot be
     *     solid)
     */
    public static Manifold contact(Shape a, Transform ta, Shape b, Transform tb) {
        Scratch s = Scratch.take(168);
        int out = s.reserve(Native.SIZE_MANIFOLD);
        int status = Native.contact(
                a.handle(), ta.a, ta.b, ta.c, ta.d, ta.tx, ta.ty, b.handle(), tb.a, tb.b, tb.c,
                tb.d, tb.tx, tb.ty, s.at(out));
        Sat2d.check(status, a, b);
        return Manifold.readOrNull(s, out);
    }

    /**
     * All contacts of shape {@code a} at {@code ta} and shape {@code b} at {@code tb}, the deepest
     * first. There are none exactly if the shapes are disjoint, one for convex shapes, and for
     * concave shapes one for every two convex pieces that meet and that an edge of one of the
     * shapes separates (never a diagonal); no point occurs twice.
     *
     * @param a the first one
     * @param ta where the first one is
     * @param b the second one
     * @param tb where the second one is
     * @return the contacts
     * @throws Sat2dException those of {@link Sat2d#contact}
     */
    public static List<Manifold> contacts(Shape a, Transform ta, Shape b, Transform tb) {
        return Lists.read(Native.SIZE_MANIFOLD, 0, (s, list, capacity, count) -> {
            int status = Native.contacts(
                    a.handle(), ta.a, ta.b, ta.c, ta.d, ta.tx, ta.ty, b.handle(), tb.a, tb.b, tb.c,
                    tb.d, tb.tx, tb.ty, list, capacity, count);
            return Sat2d.kept(status, a, b);
        }, Manifold::readAll);
    }

    /**
     * The length to add to {@code depth} so that a move by {@code normal * depth} leaves no overlap
     * of two convex shapes through rounding: 16 units in the last place of the largest magnitude of
     * a coordinate of either shape or of the sum of their radii.
     *
     * @param a the first one
     * @param ta where the first one is
     * @param b the second one
     * @param tb where the second one is
     * @return the margin
     * @throws Sat2dException those of {@link Sat2d#contact}
     */
    public static double roundingMargin(Shape a, Transform ta, Shape b, Transform tb) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.roundingMargin(
                a.handle(), ta.a, ta.b, ta.c, ta.d, ta.tx, ta.ty, b.handle(), tb.a, tb.b, tb.c,
                tb.d, tb.tx, tb.ty, s.at(out));
        Sat2d.check(status, a, b);
        return s.number(out);
    }

    /**
     * The distance of shape {@code a} at {@code ta} and shape {@code b} at {@code tb}, with the
     * closest points and features. If several pairs of points are equally close (parallel edges),
     * the function prefers one inside an edge. If the shapes are not disjoint the distance is 0,
     * and normal, points and features are those of the deepest point of their contact.
     *
     * @param a the first one
     * @param ta where the first one is
     * @param b the second one
     * @param tb where the second one is
     * @return the closest points
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_OUT_OF_RANGE}
     */
    public static ClosestPoints distance(Shape a, Transform ta, Shape b, Transform tb) {
        Scratch s = Scratch.take(72);
        int out = s.reserve(Native.SIZE_CLOSEST_POINTS);
        int status = Native.distance(
                a.handle(), ta.a, ta.b, ta.c, ta.d, ta.tx, ta.ty, b.handle(), tb.a, tb.b, tb.c,
                tb.d, tb.tx, tb.ty, s.at(out));
        Sat2d.check(status, a, b);
        return ClosestPoints.read(s, out);
    }

    /**
     * How shape {@code inner} at {@code innerTransform} lies within shape {@code outer} at
     * {@code outerTransform}.
     *
     * <p>The boundary of a polygon is that of its placed vertices. Where the rounding of
     * coordinates folds the polygon over itself or closes a gap in it, its edges count as boundary,
     * although both sides belong to the polygon.
     *
     * @param inner the inner one
     * @param innerTransform where the inner one is
     * @param outer the outer one
     * @param outerTransform where the outer one is
     * @return the containment
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_OUT_OF_RANGE}, {@code SAT_ERR_NOT_OFFERED} (an outline within a capsule or
     *     a rounded polygon)
     */
    public static Containment within(
            Shape inner, Transform innerTransform, Shape outer, Transform outerTransform) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.within(
                inner.handle(), innerTransform.a, innerTransform.b, innerTransform.c,
                innerTransform.d, innerTransform.tx, innerTransform.ty, outer.handle(),
                outerTransform.a, outerTransform.b, outerTransform.c, outerTransform.d,
                outerTransform.tx, outerTransform.ty, s.at(out));
        Sat2d.check(status, inner, outer);
        return Containment.of(s.integer(out));
    }

    /**
     * The least translation of {@code b} that separates shape {@code b} at {@code tb} from shape
     * {@code a} at {@code ta}. The shapes may be convex or concave, with holes, round, or segments.
     * The result is verified: with the translation added to {@code tx} and {@code ty} of {@code tb}
     * the shapes do not overlap. If several translations are equally short, the result is always
     * the same. With p pairs of convex pieces near each other and e edges, the time is at most
     * proportional to p * e.
     *
     * @param a the first one
     * @param ta where the first one is
     * @param b the second one
     * @param tb where the second one is
     * @return the translation; all zero if the shapes do not overlap
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_OUT_OF_RANGE} (also if the translation moves the shapes out of range),
     *     {@code SAT_ERR_NOT_OFFERED} (an outline that cannot be solid), {@code SAT_ERR_LIMIT}
     *     (more than 2^25 units of work, as two concave shapes of a thousand corners may take)
     */
    public static Separation separation(Shape a, Transform ta, Shape b, Transform tb) {
        Scratch s = Scratch.take(40);
        int out = s.reserve(Native.SIZE_MINIMUM_TRANSLATION);
        int status = Native.separation(
                a.handle(), ta.a, ta.b, ta.c, ta.d, ta.tx, ta.ty, b.handle(), tb.a, tb.b, tb.c,
                tb.d, tb.tx, tb.ty, s.at(out));
        Sat2d.check(status, a, b);
        return Separation.read(s, out);
    }

    /**
     * As {@link Sat2d#separation}, with at most {@code workLimit} units of work; 0 is the default
     * of 2^25, {@code UINT64_MAX} no limit. Two octagons take some hundred units, concave shapes of
     * a hundred pieces up to some million.
     *
     * @param a the first one
     * @param ta where the first one is
     * @param b the second one
     * @param tb where the second one is
     * @param workLimit the most units of work that may be spent; 0 for no limit
     * @return the translation
     * @throws Sat2dException those of {@link Sat2d#separation}
     */
    public static Separation separation(
            Shape a, Transform ta, Shape b, Transform tb, long workLimit) {
        Scratch s = Scratch.take(40);
        int out = s.reserve(Native.SIZE_MINIMUM_TRANSLATION);
        int status = Native.separationWithin(
                a.handle(), ta.a, ta.b, ta.c, ta.d, ta.tx, ta.ty, b.handle(), tb.a, tb.b, tb.c,
                tb.d, tb.tx, tb.ty, workLimit, s.at(out));
        Sat2d.check(status, a, b);
        return Separation.read(s, out);
    }

    /**
     * The relation of shape {@code a} at {@code ta} and shape {@code b} at {@code tb}, as
     * {@link Sat2d#relation} has it, with a certificate. The explanation keeps references to both
     * shapes.
     *
     * @param a the first one
     * @param ta where the first one is
     * @param b the second one
     * @param tb where the second one is
     * @return the explanation
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_OUT_OF_RANGE}, {@code SAT_ERR_NOT_OFFERED} (an outline with curves),
     *     {@code SAT_ERR_NO_CERTIFICATE} (some pairs with ellipses that touch up to rounding, and
     *     concave polygons that rounding made cross themselves)
     */
    public static Explanation explain(Shape a, Transform ta, Shape b, Transform tb) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.explain(
                a.handle(), ta.a, ta.b, ta.c, ta.d, ta.tx, ta.ty, b.handle(), tb.a, tb.b, tb.c,
                tb.d, tb.tx, tb.ty, s.at(out));
        Sat2d.check(status, a, b);
        return new Explanation(s.wide(out));
    }

    /**
     * Where the segment from start to end first meets a shape at {@code transform}. The ends may be
     * the same point.
     *
     * @param shape the shape
     * @param transform where it is
     * @param x0 of the start
     * @param y0 of the start
     * @param x1 of the end
     * @param y1 of the end
     * @return the hit, or null if there is no such place
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_OUT_OF_RANGE}
     */
    public static RayHit castSegment(
            Shape shape, Transform transform, double x0, double y0, double x1, double y1) {
        Scratch s = Scratch.take(56);
        int out = s.reserve(Native.SIZE_RAY_HIT);
        int status = Native.castSegment(
                shape.handle(), transform.a, transform.b, transform.c, transform.d, transform.tx,
                transform.ty, x0, y0, x1, y1, s.at(out));
        Sat2d.check(status, shape);
        return RayHit.readOrNull(s, out);
    }

    /**
     * Where the ray from origin along direction (of any length) first meets a shape at
     * {@code transform}, at most {@code reach} times the direction away. The reach may be infinite.
     * The fraction of the hit counts in units of direction: multiplied by its length, it is the
     * distance. A ray whose direction or reach is 0 is its origin.
     *
     * @param shape the shape
     * @param transform where it is
     * @param x of the origin
     * @param y of the origin
     * @param dx of the direction
     * @param dy of the direction
     * @param reach how far at most
     * @return the hit, or null if there is no such place
     * @throws Sat2dException those of {@link Sat2d#castSegment}, for the origin and the far
     *     end; {@code SAT_ERR_NEGATIVE} and {@code SAT_ERR_NOT_FINITE} for a reach that is negative
     *     or NaN
     */
    public static RayHit castRay(
            Shape shape, Transform transform, double x, double y, double dx, double dy,
            double reach) {
        Scratch s = Scratch.take(56);
        int out = s.reserve(Native.SIZE_RAY_HIT);
        int status = Native.castRay(
                shape.handle(), transform.a, transform.b, transform.c, transform.d, transform.tx,
                transform.ty, x, y, dx, dy, reach, s.at(out));
        Sat2d.check(status, shape);
        return RayHit.readOrNull(s, out);
    }

    /**
     * The first time at which shapes {@code a} and {@code b}, each with its motion, are not
     * disjoint. At that time, placed by {@link Motion#at}, they touch or are disjoint by rounding:
     * for straight motions by at most 64 units in the last place of the largest coordinate on their
     * way (the offset of a transform that moves counts as one), with rotation by 1.5e-11 of that.
     * Shapes that pass each other as closely as that count as meeting; if they come so close only
     * at the end, and are disjoint there, they may not. The function takes at most 4096 steps;
     * straight motions need a few, rotations a few dozen. If these do not suffice, the result is
     * the time reached, before which the shapes do not meet.
     *
     * <p>Shapes that touch or overlap at time 0 meet there, even if they move apart or slide: then
     * {@code approach} is 0 or negative. To find later impacts, call {@link Sat2d#sweep}.
     *
     * @param a the first one
     * @param motionA how the first one moves
     * @param b the second one
     * @param motionB how the second one moves
     * @return the impact, or null if they do not meet at all
     * @throws Sat2dException {@code SAT_ERR_LIMIT} (more than 2^25 units of work), and if a
     *     shape cannot be placed somewhere on its path {@code SAT_ERR_NOT_FINITE},
     *     {@code SAT_ERR_SINGULAR}, {@code SAT_ERR_OUT_OF_RANGE}
     */
    public static Impact sweep(Shape a, Motion motionA, Shape b, Motion motionB) {
        Scratch s = Scratch.take(272);
        int motionAAt = s.reserve(Native.SIZE_MOTION);
        motionA.write(s, motionAAt);
        int motionBAt = s.reserve(Native.SIZE_MOTION);
        motionB.write(s, motionBAt);
        int out = s.reserve(Native.SIZE_IMPACT);
        int status = Native.sweep(
                a.handle(), s.at(motionAAt), b.handle(), s.at(motionBAt), s.at(out));
        Sat2d.check(status, a, b);
        return Impact.readOrNull(s, out);
    }

    /**
     * The first time at which shapes {@code a} and {@code b}, each with its motion, have a common
     * point, between two times that are proved: {@code earliest} and {@code latest}, at most 2^-40
     * apart.
     *
     * <p>The motion is the exact one: the vertices start where the shapes are placed at time 0, in
     * doubles, and move along straight lines and true circles. {@link Sat2d#sweep} stops where
     * shapes that are placed in doubles on the way are just apart, so its time can be a few
     * roundings outside.
     *
     * <p>Where shapes only graze each other, or have no inside and pass through each other at one
     * instant, no contact is proved: {@code proved} is 0, and {@code earliest} the time up to which
     * they are proved apart. If other parts of the shapes meet later, {@code latest} is their time.
     * A rotation by more than 2^60 radians proves nothing, and very many turns may take more than
     * the 4096 steps that are taken for a pair of parts.
     *
     * <p>The function takes much longer than {@link Sat2d#sweep}: some hundred microseconds for two
     * convex shapes. Use it to verify results, not in every frame.
     *
     * @param a the first one
     * @param motionA how the first one moves
     * @param b the second one
     * @param motionB how the second one moves
     * @return the bounds, or null if it is proved that they never meet
     * @throws Sat2dException {@code SAT_ERR_NOT_OFFERED} (an outline with curves),
     *     {@code SAT_ERR_LIMIT} (more than 2^25 units of work), and if a shape cannot be placed at
     *     time 0 {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR}, {@code SAT_ERR_OUT_OF_RANGE}
     */
    public static ImpactBounds sweepBounds(Shape a, Motion motionA, Shape b, Motion motionB) {
        Scratch s = Scratch.take(200);
        int motionAAt = s.reserve(Native.SIZE_MOTION);
        motionA.write(s, motionAAt);
        int motionBAt = s.reserve(Native.SIZE_MOTION);
        motionB.write(s, motionBAt);
        int out = s.reserve(Native.SIZE_IMPACT_BOUNDS);
        int status = Native.sweepBounds(
                a.handle(), s.at(motionAAt), b.handle(), s.at(motionBAt), s.at(out));
        Sat2d.check(status, a, b);
        return ImpactBounds.readOrNull(s, out);
    }

    /**
     * Divides the translation that separates two bodies, {@code normal * depth} from the first to
     * the second, between them in proportion to their inverse masses: with equal inverse masses
     * both move half of it, with 3 and 1 the first moves three quarters. A body of inverse mass 0
     * stays; if both have inverse mass 0, both stay.
     *
     * @param normal a unit vector
     * @param depth how deep they overlap
     * @param inverseMassA one over the mass of the first body
     * @param inverseMassB one over the mass of the second body
     * @return the moves of both bodies
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_NEGATIVE} (an inverse
     *     mass)
     */
    public static Vec2[] resolve(
            Vec2 normal, double depth, double inverseMassA, double inverseMassB) {
        Scratch s = Scratch.take(32);
        int out = s.reserve(Native.SIZE_RESOLUTION);
        int status = Native.resolve(
                normal.x, normal.y, depth, inverseMassA, inverseMassB, s.at(out));
        Sat2d.check(status);
        return new Vec2[] {
            Vec2.read(s, out + Native.RESOLUTION_A_AT),
            Vec2.read(s, out + Native.RESOLUTION_B_AT)
        };
    }

    /**
     * The velocities of two bodies after a collision along {@code normal}, the unit vector from the
     * first to the second. The approaching part of their relative velocity is removed, and
     * {@code restitution} times as much is added in the other direction: 0 slides, 1 bounces
     * without loss. The change is divided by the inverse masses as in {@link Sat2d#resolve}. Bodies
     * that already move apart, and two bodies of inverse mass 0, keep their velocities.
     *
     * @param normal a unit vector
     * @param velocityA that of the first body
     * @param inverseMassA one over the mass of the first body
     * @param velocityB that of the second body
     * @param inverseMassB one over the mass of the second body
     * @param restitution the restitution
     * @return the velocities of both bodies
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_NEGATIVE} (an inverse
     *     mass or the restitution)
     */
    public static Vec2[] rebound(
            Vec2 normal, Vec2 velocityA, double inverseMassA, Vec2 velocityB, double inverseMassB,
            double restitution) {
        Scratch s = Scratch.take(32);
        int out = s.reserve(Native.SIZE_VELOCITIES);
        int status = Native.rebound(
                normal.x, normal.y, velocityA.x, velocityA.y, inverseMassA, velocityB.x,
                velocityB.y, inverseMassB, restitution, s.at(out));
        Sat2d.check(status);
        return new Vec2[] {
            Vec2.read(s, out + Native.VELOCITIES_A_AT),
            Vec2.read(s, out + Native.VELOCITIES_B_AT)
        };
    }

    /**
     * The velocity that remains on an obstacle: the part that leads into the obstacle is removed,
     * the rest slides along it. {@code normal} is the obstacle's unit normal, towards the moving
     * body. For several obstacles, call it for each in turn.
     *
     * @param velocity the velocity
     * @param normal a unit vector
     * @return the velocity
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}
     */
    public static Vec2 slide(Vec2 velocity, Vec2 normal) {
        Scratch s = Scratch.take(16);
        int out = s.reserve(Native.SIZE_VEC2);
        int status = Native.slide(velocity.x, velocity.y, normal.x, normal.y, s.at(out));
        Sat2d.check(status);
        return Vec2.read(s, out);
    }
}
