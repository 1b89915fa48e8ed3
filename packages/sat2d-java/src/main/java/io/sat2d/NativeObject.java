package io.sat2d;

import java.lang.ref.Cleaner;
import java.util.function.LongConsumer;

/**
 * An object with memory outside of the Java heap. It is freed by {@link #close}, or after the
 * object has become unreachable.
 */
public abstract class NativeObject implements AutoCloseable {
    private static final Cleaner CLEANER = Cleaner.create();

    private static final class Memory implements Runnable {
        private final LongConsumer free;
        private volatile long address;

        private Memory(long address, LongConsumer free) {
            this.address = address;
            this.free = free;
        }

        @Override
        public void run() {
            long freed = address;
            address = 0;
            free.accept(freed);
        }
    }

    private final Memory memory;
    private final Cleaner.Cleanable cleanable;

    NativeObject(long address, LongConsumer free) {
        memory = new Memory(address, free);
        cleanable = CLEANER.register(this, memory);
    }

    /** The address; 0 if it was closed, which every function of the library rejects. */
    final long handle() {
        return memory.address;
    }

    /** Frees the memory. Twice is fine. Later calls throw. No other thread may use the object. */
    @Override
    public final void close() {
        cleanable.clean();
    }
}
