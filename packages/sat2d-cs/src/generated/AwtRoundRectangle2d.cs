// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    public partial struct AwtRoundRectangle2d
    {
        /// <summary><c>contains(double, double)</c>: whether a point is inside.</summary>
        public bool Contains(double x, double y)
        {
            bool outInside;
            Status status = Native.sat_compat_awt_round_rectangle2d_contains(ref this, x, y,
                out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>intersects(double, double, double, double)</c>: whether a rectangle has a point
        /// inside. False if either has no area.
        /// </summary>
        public bool Intersects(AwtRectangle2d rectangle)
        {
            bool outHit;
            Status status = Native.sat_compat_awt_round_rectangle2d_intersects(ref this,
                ref rectangle, out outHit);
            Check.Ok(status);
            return outHit;
        }

        /// <summary>
        /// <c>contains(double, double, double, double)</c>: whether all corners of a rectangle are
        /// inside. False if either has no area.
        /// </summary>
        public bool ContainsRectangle(AwtRectangle2d rectangle)
        {
            bool outInside;
            Status status = Native.sat_compat_awt_round_rectangle2d_contains_rectangle(ref this,
                ref rectangle, out outInside);
            Check.Ok(status);
            return outInside;
        }
    }
}
