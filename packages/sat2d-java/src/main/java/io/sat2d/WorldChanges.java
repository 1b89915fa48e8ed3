package io.sat2d;


/** What changes the bodies of a world one by one. */
abstract class WorldChanges extends WorldQueries {
    WorldChanges(long address) {
        super(address);
    }

    /**
     * Moves a body.
     *
     * @param id of the body
     * @param at where to
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setTransform(long id, Transform at) {
        done(Native.worldSetTransform(handle(), id, at.a, at.b, at.c, at.d, at.tx, at.ty));
    }

    /**
     * Moves a part in the coordinates of its owner.
     *
     * @param id of the body
     * @param at where to
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setLocalTransform(long id, Transform at) {
        done(Native.worldSetLocalTransform(
                handle(), id, at.a, at.b, at.c, at.d, at.tx, at.ty));
    }

    /**
     * Changes what a body does.
     *
     * @param id of the body
     * @param kind what it does
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setKind(long id, BodyKind kind) {
        done(Native.worldSetKind(handle(), id, kind.ordinal()));
    }

    /**
     * Changes the number that is kept with a body.
     *
     * @param id of the body
     * @param user the number
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setUser(long id, long user) {
        done(Native.worldSetUser(handle(), id, user));
    }

    /**
     * Changes one over the mass of a body.
     *
     * @param id of the body
     * @param inverseMass above 0
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setInverseMass(long id, double inverseMass) {
        done(Native.worldSetInverseMass(handle(), id, inverseMass));
    }

    /**
     * Changes which bodies a body interacts with.
     *
     * @param id of the body
     * @param category bits
     * @param mask bits
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setFilter(long id, int category, int mask) {
        done(Native.worldSetFilter(handle(), id, category, mask));
    }

    /**
     * Lets bodies pass in one direction; 0, 0 ends it.
     *
     * @param id of the body
     * @param x of the direction
     * @param y of the direction
     * @throws Sat2dException if there is no such body or a value is invalid
     */
    public void setOneWay(long id, double x, double y) {
        done(Native.worldSetOneWay(handle(), id, x, y));
    }

    /**
     * Changes the shape of a body.
     *
     * @param id of the body
     * @param shape the shape
     * @throws Sat2dException if there is no such body
     */
    public void setShape(long id, Shape shape) {
        int status = Native.worldSetShape(handle(), id, shape.handle());
        Sat2d.check(status, this, shape);
    }

    /**
     * Moves many bodies in one call: all of them, or none if it throws.
     *
     * @param ids of the bodies
     * @param transforms six numbers for each
     * @throws Sat2dException if a body or a transform is at fault
     */
    public void setTransforms(long[] ids, double[] transforms) {
        if (transforms.length != 6 * ids.length) {
            throw Sat2dException.of(
                    Native.ERR_COUNT, transforms.length + " numbers for " + ids.length
                            + " bodies; 6 are needed for each");
        }
        Scratch s = Scratch.take(56L * ids.length + 64);
        int bodies = s.longs(ids);
        int maps = s.doubles(transforms);
        done(Native.worldSetTransforms(handle(), s.at(bodies), s.at(maps), ids.length));
    }

    /**
     * Changes what many bodies do in one call: all of them, or none if it throws. Of a good part of
     * all bodies, this takes a fraction of the time of single calls.
     *
     * @param ids of the bodies
     * @param kinds one for each
     * @throws Sat2dException if there is no such body; {@link Sat2dException#entry()} says which
     */
    public void setKinds(long[] ids, BodyKind[] kinds) {
        if (kinds.length != ids.length) {
            throw Sat2dException.of(
                    Native.ERR_COUNT, kinds.length + " kinds for " + ids.length
                            + " bodies; expected as many");
        }
        Scratch s = Scratch.take(12L * ids.length + 64);
        int bodies = s.longs(ids);
        int numbers = s.reserve(4 * kinds.length);
        for (int i = 0; i < kinds.length; i++) {
            s.put(numbers + 4 * i, kinds[i].ordinal());
        }
        done(Native.worldSetKinds(handle(), s.at(bodies), s.at(numbers), ids.length));
    }

    /**
     * Counts bodies as touching that are no farther apart than this; 0 at first.
     *
     * @param tolerance how far
     * @throws Sat2dException if it is not finite or below 0
     */
    public void setTouchingTolerance(double tolerance) {
        done(Native.worldSetTouchingTolerance(handle(), tolerance));
    }

    /**
     * Lets steps use several threads.
     *
     * @param parallel whether they may
     */
    public void setParallel(boolean parallel) {
        done(Native.worldSetParallel(handle(), parallel));
    }

    /**
     * Lets steps use several threads from so many pairs of near bodies on.
     *
     * @param nearPairs the least number of pairs; 0 for the default
     */
    public void setParallelFrom(long nearPairs) {
        done(Native.worldSetParallelFrom(handle(), nearPairs));
    }
}
