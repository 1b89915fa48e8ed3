// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    public partial struct AwtArc2d
    {
        /// <summary>
        /// <c>contains(double, double)</c>: whether a point is inside of the closed arc.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (the closure).</exception>
        public bool Contains(double x, double y)
        {
            bool outInside;
            Status status = Native.sat_compat_awt_arc2d_contains(ref this, x, y, out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>containsAngle</c>: whether an angle in degrees lies between the beginning and the
        /// end, the beginning included.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (the closure).</exception>
        public bool ContainsAngle(double angle)
        {
            bool outInside;
            Status status = Native.sat_compat_awt_arc2d_contains_angle(ref this, angle,
                out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>contains(double, double, double, double)</c>: whether all corners of a rectangle are
        /// inside and, where a pie is no convex shape, no side of the rectangle crosses its gap.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (the closure).</exception>
        public bool ContainsRectangle(AwtRectangle2d rectangle)
        {
            bool outInside;
            Status status = Native.sat_compat_awt_arc2d_contains_rectangle(ref this, ref rectangle,
                out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>intersects(double, double, double, double)</c>: whether a rectangle meets the closed
        /// arc. False if either has no area, or the arc no extent.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (the closure).</exception>
        public bool Intersects(AwtRectangle2d rectangle)
        {
            bool outHit;
            Status status = Native.sat_compat_awt_arc2d_intersects(ref this, ref rectangle,
                out outHit);
            Check.Ok(status);
            return outHit;
        }

        /// <summary>
        /// <c>getBounds2D</c>: the box of the arc and, for a pie, of the centre; the box of the
        /// ellipse if that is empty.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (the closure).</exception>
        public AwtRectangle2d Bounds()
        {
            AwtRectangle2d outRectangle;
            Status status = Native.sat_compat_awt_arc2d_bounds(ref this, out outRectangle);
            Check.Ok(status);
            return outRectangle;
        }
    }
}
