package io.sat2d;

import java.util.Arrays;

/**
 * What every function of this package throws. A call that failed has changed nothing. The statuses
 * that a method documents are those of {@link #status}.
 */
public final class Sat2dException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int NO_INDEX = -1;

    /** The status as in the C API. */
    private final int code;
    private final transient int[] numbers;
    private final transient Vec2 point;

    private Sat2dException(int code, String message, int[] numbers, Vec2 point) {
        super(message);
        this.code = code;
        this.numbers = numbers;
        this.point = point;
    }

    /** An error that this package finds itself. */
    static Sat2dException of(int code, String message) {
        int[] none = new int[10];
        Arrays.fill(none, NO_INDEX);
        return new Sat2dException(code, message, none, null);
    }

    /** The same error of an entry of a list. */
    Sat2dException at(int entry) {
        int[] found = numbers.clone();
        found[0] = entry;
        return new Sat2dException(code, "entry " + entry + ": " + getMessage(), found, point);
    }

    /** The last error of the library in this thread. */
    static Sat2dException last(int code) {
        switch (code) {
            case Native.BUSY:
                return of(Native.ERR_BUSY, "another call uses the object, and one of both changes "
                        + "it; threads must take turns");
            case Native.CLOSED:
                return of(Native.ERR_NULL, "the object is closed");
            case Native.MEMORY:
                return of(Native.ERR_MEMORY, "out of memory");
            default:
                return lastOfLibrary(code);
        }
    }

    private static Sat2dException lastOfLibrary(int code) {
        String message = Native.lastError();
        Scratch s = Scratch.take(128);
        int at = s.reserve(Native.SIZE_ERROR_DETAILS);
        Native.lastErrorDetails(s.at(at));
        int[] numbers = s.getIntegers(at + Native.ERROR_DETAILS_ENTRY_AT, 10);
        boolean placed = s.integer(at + Native.ERROR_DETAILS_HAS_POINT_AT) != 0;
        Vec2 point = placed ? Vec2.read(s, at + Native.ERROR_DETAILS_POINT_AT) : null;
        return new Sat2dException(code, message, numbers, point);
    }

    /**
     * The status as in the C API, whose documentation explains each.
     *
     * @return such as 22
     */
    public int code() {
        return code;
    }

    /**
     * The name of the status as in the C API.
     *
     * @return such as {@code SAT_ERR_EDGES_CROSS}
     */
    public String status() {
        return Native.statusName(code);
    }

    /**
     * The entry of a list that is at fault.
     *
     * @return from 0, or -1
     */
    public int entry() {
        return numbers[0];
    }

    /**
     * The body of a pair that is at fault.
     *
     * @return from 0, or -1
     */
    public int body() {
        return numbers[1];
    }

    /**
     * The parts of a multipolygon that are at fault.
     *
     * @return none, one or two, from 0
     */
    public int[] parts() {
        return indices(2);
    }

    /**
     * The rings that are at fault.
     *
     * @return none, one or two, from 0; 0 is the outer ring
     */
    public int[] rings() {
        return indices(4);
    }

    /**
     * The vertices that are at fault, counted through all rings.
     *
     * @return none, one or two, from 0
     */
    public int[] vertices() {
        return indices(6);
    }

    /**
     * The edges that are at fault, counted through all rings.
     *
     * @return none, one or two, from 0
     */
    public int[] edges() {
        return indices(8);
    }

    /**
     * A point near the fault.
     *
     * @return the point, or null
     */
    public Vec2 point() {
        return point;
    }

    private int[] indices(int first) {
        int count = numbers[first] == NO_INDEX ? 0 : numbers[first + 1] == NO_INDEX ? 1 : 2;
        return Arrays.copyOfRange(numbers, first, first + count);
    }
}
