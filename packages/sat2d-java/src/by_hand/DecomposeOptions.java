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
}
