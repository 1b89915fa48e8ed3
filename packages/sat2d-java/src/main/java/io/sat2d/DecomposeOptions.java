// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** How to decompose a polygon. It is immutable; each method makes another one. */
public final class DecomposeOptions {
    /** The default: balanced, without limits. */
    public static final DecomposeOptions DEFAULT =
            new DecomposeOptions(Method.BALANCED, Preference.AS_CUT, 0, 0);

    private final Method method;
    private final Preference preference;
    private final int maxCorners;
    private final long workLimit;

    private DecomposeOptions(Method method, Preference preference, int maxCorners, long workLimit) {
        this.method = method;
        this.preference = preference;
        this.maxCorners = maxCorners;
        this.workLimit = workLimit;
    }

    /**
     * Another method.
     *
     * @param method the method
     * @return these options with it
     */
    public DecomposeOptions method(Method method) {
        return new DecomposeOptions(method, preference, maxCorners, workLimit);
    }

    /**
     * Another preference.
     *
     * @param preference what to prefer
     * @return these options with it
     */
    public DecomposeOptions prefer(Preference preference) {
        return new DecomposeOptions(method, preference, maxCorners, workLimit);
    }

    /**
     * A limit on the corners of a piece.
     *
     * @param maxCorners 3 or more; 0 for no limit
     * @return these options with it
     */
    public DecomposeOptions maxCorners(int maxCorners) {
        return new DecomposeOptions(method, preference, maxCorners, workLimit);
    }

    /**
     * A limit on the work.
     *
     * @param workLimit in units; 0 for no limit
     * @return these options with it
     */
    public DecomposeOptions workLimit(long workLimit) {
        return new DecomposeOptions(method, preference, maxCorners, workLimit);
    }

    void write(Scratch s, int at) {
        s.put(at, method.ordinal()).put(at + 4, preference.ordinal());
        s.put(at + 8, (long) maxCorners).put(at + 16, workLimit);
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
         * The fewest pieces, proven for polygons without holes, or with a few holes and up to a
         * hundred vertices, unless they are too large for a search of some seconds (see
         * {@code isOptimal}); otherwise the best decomposition found in that time, and a bound (see
         * {@code lowerBound}).
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
