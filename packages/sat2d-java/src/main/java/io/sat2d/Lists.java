package io.sat2d;

import java.util.ArrayList;
import java.util.List;

/** Lists that the library writes. */
final class Lists {
    /** The most elements of a list whose length is in another result. */
    static final int MOST = 32;

    private static final int FIRST_CAPACITY = 16;

    private Lists() {}

    /** A call that writes a list of so many entries at most, and its length. */
    interface Call {
        int status(Scratch s, long list, long capacity, long count);
    }

    /** Makes the result of a list of so many entries. */
    interface Reader<T> {
        T read(Scratch s, int at, int count);
    }

    /**
     * Calls once, or twice if the list is longer than expected. The call finds its arguments in
     * {@code room} bytes of the scratch memory, which it reserves itself.
     */
    static <T> T read(int size, long room, Call call, Reader<T> reader) {
        long capacity = FIRST_CAPACITY;
        while (true) {
            Scratch s = Scratch.take(room + capacity * size + 64);
            int count = s.reserve(8);
            int list = s.reserve((int) capacity * size);
            int status = call.status(s, s.at(list), capacity, s.at(count));
            if (status == Native.ERR_CAPACITY && s.wide(count) > capacity) {
                capacity = s.wide(count);
                continue;
            }
            Sat2d.check(status);
            return reader.read(s, list, s.count(count));
        }
    }

    /** Lists of numbers that stand one after the other; their lengths stand elsewhere. */
    static int[][] split(Scratch s, int sizes, int count, int first) {
        int[][] lists = new int[count][];
        for (int i = 0; i < count; i++) {
            lists[i] = s.getIntegers(first, s.count(sizes + 8 * i));
            first += 4 * lists[i].length;
        }
        return lists;
    }

    /** The length of a list for which there was room for {@code MOST}. */
    static int countOfMost(Scratch s, int at) {
        return Math.min(s.count(at), MOST);
    }

    /** Checks that an array has as many entries as another list needs. */
    static void check(int expected, int length) {
        if (length != expected) {
            throw Sat2dException.of(
                    Native.ERR_COUNT, length + " entries; expected " + expected);
        }
    }

    static long[] ids(Scratch s, int at, int count) {
        long[] ids = new long[count];
        for (int i = 0; i < count; i++) {
            ids[i] = s.wide(at + 8 * i);
        }
        return ids;
    }

    static int[] counts(Scratch s, int at, int count) {
        int[] counts = new int[count];
        for (int i = 0; i < count; i++) {
            counts[i] = s.count(at + 8 * i);
        }
        return counts;
    }

    /** The coordinates of points. */
    static double[] points(Scratch s, int at, int count) {
        return s.getDoubles(at, 2 * count);
    }

    /** Reads an entry. */
    interface Entry<T> {
        T read(Scratch s, int at);
    }

    /** Entries of a size that stand one after the other. */
    static <T> List<T> all(int count, int at, int size, Scratch s, Entry<T> entry) {
        List<T> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(entry.read(s, at + i * size));
        }
        return list;
    }

    /** The same as a list that does not change. */
    static <T> List<T> fixed(int count, int at, int size, Scratch s, Entry<T> entry) {
        @SuppressWarnings("unchecked")
        T[] entries = (T[]) new Object[count];
        for (int i = 0; i < count; i++) {
            entries[i] = entry.read(s, at + i * size);
        }
        return List.of(entries);
    }
}
