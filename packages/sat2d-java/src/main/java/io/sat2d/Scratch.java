package io.sat2d;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Memory that Java and the native library both see: one buffer for each thread. A call puts its
 * lists and structs there, and finds its answer there. A call takes all of it.
 */
final class Scratch {
    private static final ThreadLocal<Scratch> OF_THREAD = ThreadLocal.withInitial(Scratch::new);

    private ByteBuffer bytes;
    private long address;
    private int end;

    private Scratch() {
        grow(1024);
    }

    private void grow(int size) {
        bytes = ByteBuffer.allocateDirect(size).order(ByteOrder.nativeOrder());
        address = Native.addressOf(bytes);
    }

    /** The scratch memory of this thread, with room for so many bytes. */
    static Scratch take(long room) {
        if (room > Integer.MAX_VALUE / 2) {
            throw Sat2dException.of(Native.ERR_COUNT, room + " bytes are too many for one call");
        }
        Scratch scratch = OF_THREAD.get();
        if (scratch.bytes.capacity() < room) {
            scratch.grow(Math.max((int) room, 2 * scratch.bytes.capacity()));
        }
        scratch.end = 0;
        return scratch;
    }

    /** Runs something that may call back, so that the calls have memory of their own. */
    static void apart(Runnable call) {
        Scratch own = OF_THREAD.get();
        OF_THREAD.set(new Scratch());
        try {
            call.run();
        } finally {
            OF_THREAD.set(own);
        }
    }

    /** Where the next so many bytes begin. */
    int reserve(int size) {
        int at = end;
        end = (at + size + 7) & ~7;
        return at;
    }

    /** The address of a place. */
    long at(int place) {
        return address + place;
    }

    double number(int at) {
        return bytes.getDouble(at);
    }

    int integer(int at) {
        return bytes.getInt(at);
    }

    long wide(int at) {
        return bytes.getLong(at);
    }

    /** A count; Java's arrays have no more. */
    int count(int at) {
        return Math.toIntExact(bytes.getLong(at));
    }

    /** A `bool` of C. */
    boolean flag(int at) {
        return bytes.get(at) != 0;
    }

    Scratch put(int at, double value) {
        bytes.putDouble(at, value);
        return this;
    }

    Scratch put(int at, int value) {
        bytes.putInt(at, value);
        return this;
    }

    Scratch put(int at, long value) {
        bytes.putLong(at, value);
        return this;
    }

    Scratch put(int at, byte value) {
        bytes.put(at, value);
        return this;
    }

    /** Sets so many bytes to 0. */
    Scratch clear(int at, int size) {
        for (int i = at; i < at + size; i++) {
            bytes.put(i, (byte) 0);
        }
        return this;
    }

    /** Puts numbers in a row. */
    int doubles(double... values) {
        int at = reserve(8 * values.length);
        place(at, 8 * values.length).asDoubleBuffer().put(values);
        return at;
    }

    int integers(int... values) {
        int at = reserve(4 * values.length);
        place(at, 4 * values.length).asIntBuffer().put(values);
        return at;
    }

    /** Puts the numbers of enums. */
    int ordinals(Enum<?>... values) {
        int at = reserve(4 * values.length);
        for (int i = 0; i < values.length; i++) {
            bytes.putInt(at + 4 * i, values[i].ordinal());
        }
        return at;
    }

    int longs(long... values) {
        int at = reserve(8 * values.length);
        place(at, 8 * values.length).asLongBuffer().put(values);
        return at;
    }

    int bytes(byte... values) {
        int at = reserve(values.length);
        place(at, values.length).put(values);
        return at;
    }

    double[] getDoubles(int at, int count) {
        double[] values = new double[count];
        place(at, 8 * count).asDoubleBuffer().get(values);
        return values;
    }

    int[] getIntegers(int at, int count) {
        int[] values = new int[count];
        place(at, 4 * count).asIntBuffer().get(values);
        return values;
    }

    byte[] getBytes(int at, int count) {
        byte[] values = new byte[count];
        place(at, count).get(values);
        return values;
    }

    /** A text with a zero byte at its end, which the count includes. */
    String getText(int at, int count) {
        return new String(getBytes(at, count - 1), StandardCharsets.UTF_8);
    }

    private ByteBuffer place(int at, int size) {
        ByteBuffer place = bytes.duplicate().order(ByteOrder.nativeOrder());
        place.position(at).limit(at + size);
        return place;
    }
}
