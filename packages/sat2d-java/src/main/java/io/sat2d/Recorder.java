package io.sat2d;

/** Takes a recording of a world. */
@FunctionalInterface
public interface Recorder {
    /**
     * Takes the next bytes. It may ask the world, but not change it. What it throws is thrown by
     * the call of the world, and ends the recording.
     *
     * @param bytes a block of about 64 KiB or less
     * @return whether it could; after false it is not called again
     */
    boolean take(byte[] bytes);

    /** What the native library calls. */
    final class Guard {
        private final Recorder recorder;

        Guard(Recorder recorder) {
            this.recorder = recorder;
        }

        boolean take(byte[] bytes) {
            boolean[] taken = new boolean[1];
            Scratch.apart(() -> taken[0] = recorder.take(bytes));
            return taken[0];
        }
    }
}
