package io.sat2d;

import java.util.EnumSet;

/** Which bodies a query, a ray or a sweep considers. It is immutable. */
public final class QueryFilter {
    /** All bodies. */
    public static final QueryFilter ALL = new QueryFilter(0, 0, 0, AtStart.REPORT);

    private final int category;
    private final int mask;
    private final int kinds;
    private final AtStart atStart;
    private final long[] except;

    private QueryFilter(int category, int mask, int kinds, AtStart atStart, long... except) {
        this.category = category;
        this.mask = mask;
        this.kinds = kinds;
        this.atStart = atStart;
        this.except = except;
    }

    /**
     * Leaves out bodies.
     *
     * @param bodies their ids
     * @return this filter without them
     */
    public QueryFilter except(long... bodies) {
        return new QueryFilter(category, mask, kinds, atStart, bodies.clone());
    }

    /**
     * Considers the bodies that would interact with such a body.
     *
     * @param category bits
     * @param mask bits
     * @return this filter with them
     */
    public QueryFilter filter(int category, int mask) {
        return new QueryFilter(category, mask, kinds, atStart, except);
    }

    /**
     * Considers bodies of some kinds only.
     *
     * @param kinds one or several
     * @return this filter with them
     * @throws IllegalArgumentException if there is none
     */
    public QueryFilter kinds(EnumSet<BodyKind> kinds) {
        if (kinds.isEmpty()) {
            throw new IllegalArgumentException("kinds is empty; expected one or several");
        }
        int bits = (kinds.contains(BodyKind.STATIC) ? Native.QUERY_STATIC : 0)
                | (kinds.contains(BodyKind.MOVING) ? Native.QUERY_MOVING : 0)
                | (kinds.contains(BodyKind.SENSOR) ? Native.QUERY_SENSORS : 0);
        int oneWay = this.kinds & Native.QUERY_ONE_WAY;
        return new QueryFilter(category, mask, bits | oneWay, atStart, except);
    }

    /**
     * Lets rays and sweeps pass one-way bodies against their direction, and chains from behind.
     *
     * @return this filter with it
     */
    public QueryFilter oneWay() {
        return new QueryFilter(
                category, mask, kinds | Native.QUERY_ONE_WAY, atStart, except);
    }

    /**
     * What a sweep does about bodies that the shape meets at the start.
     *
     * @param atStart what to do
     * @return this filter with it
     */
    public QueryFilter atStart(AtStart atStart) {
        return new QueryFilter(category, mask, kinds, atStart, except);
    }

    /** The bytes that it takes. */
    long room() {
        return 64 + 8L * except.length;
    }

    long write(Scratch s) {
        int ids = s.longs(except);
        int at = s.reserve(Native.SIZE_QUERY_FILTER);
        s.put(at, s.at(ids)).put(at + 8, (long) except.length);
        s.put(at + 16, category).put(at + 20, mask).put(at + 24, kinds);
        s.put(at + 28, atStart.ordinal());
        return s.at(at);
    }
}
