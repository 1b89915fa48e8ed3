// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** The options of a decomposition. It is immutable; each method makes another one. */
public final class DecomposeOptions {
    /** The defaults. */
    public static final DecomposeOptions DEFAULT =
            new DecomposeOptions(
                    DecomposeOptions.Method.BALANCED, DecomposeOptions.Preference.AS_CUT, 0, 0);

    private final DecomposeOptions.Method method;
    private final DecomposeOptions.Preference prefer;
    private final int maxCorners;
    private final long workLimit;

    private DecomposeOptions(
            DecomposeOptions.Method method, DecomposeOptions.Preference prefer, int maxCorners,
            long workLimit) {
        this.method = method;
        this.prefer = prefer;
        this.maxCorners = maxCorners;
        this.workLimit = workLimit;
    }

    /**
     * How to decompose a polygon.
     *
     * @param method the new value
     * @return these options with it
     */
    public DecomposeOptions method(DecomposeOptions.Method method) {
        return new DecomposeOptions(method, prefer, maxCorners, workLimit);
    }

    /**
     * Which decomposition to prefer among those with equally many pieces.
     *
     * @param prefer the new value
     * @return these options with it
     */
    public DecomposeOptions prefer(DecomposeOptions.Preference prefer) {
        return new DecomposeOptions(method, prefer, maxCorners, workLimit);
    }

    /**
     * The most corners a piece may have, corners of 180 degrees included (8 for Box2D). 0 is no
     * limit; 1 and 2 count as 3.
     *
     * @param maxCorners the new value
     * @return these options with it
     */
    public DecomposeOptions maxCorners(int maxCorners) {
        return new DecomposeOptions(method, prefer, maxCorners, workLimit);
    }

    /**
     * The most units of work; 0 is no limit. If they do not suffice for the method, the result is
     * the best decomposition found so far, and {@code isComplete} is 0. Less than 2 n log2 n units
     * for n vertices is an error: {@code SAT_ERR_LIMIT}.
     *
     * @param workLimit the new value
     * @return these options with it
     */
    public DecomposeOptions workLimit(long workLimit) {
        return new DecomposeOptions(method, prefer, maxCorners, workLimit);
    }

    void write(Scratch s, int at) {
        s.put(at + Native.DECOMPOSE_OPTIONS_METHOD_AT, method.ordinal());
        s.put(at + Native.DECOMPOSE_OPTIONS_PREFER_AT, prefer.ordinal());
        s.put(at + Native.DECOMPOSE_OPTIONS_MAX_CORNERS_AT,
                Sat2d.natural(maxCorners, "maxCorners"));
        s.put(at + Native.DECOMPOSE_OPTIONS_WORK_LIMIT_AT, workLimit);
    }

    /** How to decompose a polygon. */
    public enum Method {
        /**
         * The default: the fewest pieces for nearly all polygons without holes of up to 127
         * vertices; else within a few percent of the fewest, in about a millisecond for each 300
         * vertices without holes.
         */
        BALANCED,
        /** The least time, O(n log n), with more pieces than necessary. */
        FAST,
        /**
         * The fewest pieces. The number is proven for polygons without holes, or with a few holes
         * and up to a hundred vertices, unless they are too large for a search of some seconds (see
         * {@code isOptimal}); otherwise it is the best decomposition found in that time, with a
         * bound (see {@code lowerBound}).
         */
        FEWEST,
        /**
         * Rotational slicing, for the results of older programs: many pieces, in the order of the
         * cuts.
         */
        SLICING;

        private static final Method[] ALL = values();

        static Method of(int number) {
            return ALL[number];
        }
    }

    /** Which decomposition to prefer among those with equally many pieces. */
    public enum Preference {
        /** The default: the decomposition as the method finds it. */
        AS_CUT,
        /** Fatter pieces: a larger ratio of 4 pi times the area to the square of the perimeter. */
        FAT,
        /** Pieces with wider least angles. */
        WIDE_ANGLES;

        private static final Preference[] ALL = values();

        static Preference of(int number) {
            return ALL[number];
        }
    }
}
