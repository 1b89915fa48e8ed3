package io.sat2d;

/** A question of the library about two placed shapes. */
interface PairQuestion {
    /** Calls the library, which writes the answer to {@code out}. */
    int status(
            long a, double aa, double ab, double ac, double ad, double atx, double aty,
            long b, double ba, double bb, double bc, double bd, double btx, double bty,
            long out);

    /** Asks; the answer, of so many bytes, is at 0. */
    static Scratch ask(
            int size, PairQuestion question, Shape a, Transform ta, Shape b, Transform tb) {
        Scratch s = Scratch.take(256);
        int out = s.reserve(size);
        int status = question.status(
                a.handle(), ta.a, ta.b, ta.c, ta.d, ta.tx, ta.ty,
                b.handle(), tb.a, tb.b, tb.c, tb.d, tb.tx, tb.ty, s.at(out));
        Sat2d.check(status, a, b);
        return s;
    }
}
