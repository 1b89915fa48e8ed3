// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Compatibility: a Java program's test by corners, bit for bit.</summary>
    public static partial class Awt
    {
        /// <summary>
        /// Whether two rectangles hit each other by the Java program. Each has four corners, in
        /// order around it. Products of ints wrap as in Java, and touching is a hit.
        /// </summary>
        public static bool Hit(AwtPoint[] a, AwtPoint[] b)
        {
            Check.NotNull(a, "a");
            Check.Length(a, 4, "a");
            Check.NotNull(b, "b");
            Check.Length(b, 4, "b");
            bool outHit;
            Status status = Native.sat_compat_awt_hit(a, b, out outHit);
            Check.Ok(status);
            return outHit;
        }
    }
}
