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
}
