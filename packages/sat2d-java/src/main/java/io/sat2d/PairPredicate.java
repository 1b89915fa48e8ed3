package io.sat2d;

/** Decides which pairs of bodies meet. An {@link ObjectPredicate} takes their objects. */
@FunctionalInterface
public interface PairPredicate {
    /**
     * Whether two bodies meet. The world is busy meanwhile and answers no question. After an
     * exception they meet, and the call of the world that asked throws it on.
     *
     * @param a the id of a body, the lower one
     * @param userA the number that is kept with it
     * @param b the id of the other body
     * @param userB the number that is kept with it
     * @return whether they meet
     */
    boolean meet(long a, long userA, long b, long userB);

    /** What the native library asks. */
    final class Guard {
        private final PairPredicate predicate;

        Guard(PairPredicate predicate) {
            this.predicate = predicate;
        }

        boolean ask(long a, long userA, long b, long userB) {
            boolean[] answer = new boolean[1];
            Scratch.apart(() -> answer[0] = predicate.meet(a, userA, b, userB));
            return answer[0];
        }
    }
}
