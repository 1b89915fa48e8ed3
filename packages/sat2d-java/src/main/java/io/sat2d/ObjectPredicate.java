package io.sat2d;

/** Decides which pairs of bodies meet, by their objects: see {@link World#setObjectPredicate}. */
@FunctionalInterface
public interface ObjectPredicate {
    /**
     * Whether two bodies meet. The world is busy meanwhile and answers no question. An exception
     * is thrown on by the call of the world that asked.
     *
     * @param a the id of a body, the lower one
     * @param objectA the object that is kept with it; null if there is none
     * @param b the id of the other body
     * @param objectB the object that is kept with it; null if there is none
     * @return whether they meet
     */
    boolean meet(long a, Object objectA, long b, Object objectB);
}
