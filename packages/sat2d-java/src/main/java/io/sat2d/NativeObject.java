package io.sat2d;

import java.lang.ref.Cleaner;

/**
 * An object with memory outside of the Java heap. It is freed by {@link #close}, or after the
 * object has become unreachable. Any thread may close it at any time.
 */
public abstract class NativeObject implements AutoCloseable {
    private static final Cleaner CLEANER = Cleaner.create();

    private final long handle;
    private final Cleaner.Cleanable cleanable;
    private volatile boolean isClosed;

    /** Owns the object at an address, of one of the kinds {@code Native.OBJECT_...}. */
    NativeObject(long address, int kind) {
        long made = Native.adopt(address, kind);
        Sat2d.check(made == 0 ? Native.MEMORY : 0);
        handle = made;
        cleanable = CLEANER.register(this, () -> Native.close(made));
    }

    /** What the native library knows the object by; it refuses that of a closed object. */
    final long handle() {
        return handle;
    }

    /** The same for a field of a struct: the library cannot tell a closed object there from none. */
    final long openHandle() {
        if (isClosed) {
            throw Sat2dException.last(Native.CLOSED);
        }
        return handle;
    }

    /**
     * The class, and what describes the object; whether it is closed, or why it cannot be asked,
     * such as that another thread is changing it.
     */
    @Override
    public String toString() {
        String name = getClass().getSimpleName();
        if (isClosed) {
            return name + "(closed)";
        }
        try {
            return name + "(" + description() + ")";
        } catch (Sat2dException e) {
            return name + "(" + e.getMessage() + ")";
        }
    }

    /** What {@link #toString} says of the object. */
    String description() {
        return "";
    }

    /**
     * Frees the memory, at once or when the last call that uses it ends. Twice is fine. Later calls
     * throw.
     */
    @Override
    public void close() {
        isClosed = true;
        cleanable.clean();
    }
}
