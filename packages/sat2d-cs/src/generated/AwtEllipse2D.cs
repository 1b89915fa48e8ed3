// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Compatibility: <c>java.awt.geom.Ellipse2D.Double</c>, bit for bit.</summary>
    public static partial class AwtEllipse2D
    {
        /// <summary><c>contains(double, double)</c>: whether a point is strictly inside.</summary>
        public static bool Contains(AwtRectangle2d ellipseBox, double x, double y)
        {
            bool outInside;
            Status status = Native.sat_compat_awt_ellipse2d_contains(ref ellipseBox, x, y,
                out outInside);
            Check.Ok(status);
            return outInside;
        }

        /// <summary>
        /// <c>intersects(double, double, double, double)</c>: whether the rectangle has a point
        /// strictly inside. False if either has no area.
        /// </summary>
        public static bool Intersects(AwtRectangle2d ellipseBox, AwtRectangle2d rectangle)
        {
            bool outHit;
            Status status = Native.sat_compat_awt_ellipse2d_intersects(ref ellipseBox,
                ref rectangle, out outHit);
            Check.Ok(status);
            return outHit;
        }

        /// <summary>
        /// <c>contains(double, double, double, double)</c>: whether all corners of the rectangle
        /// are strictly inside. Its size does not matter: a rectangle without area can be in.
        /// </summary>
        public static bool ContainsRectangle(
            AwtRectangle2d ellipseBox,
            AwtRectangle2d rectangle)
        {
            bool outInside;
            Status status = Native.sat_compat_awt_ellipse2d_contains_rectangle(ref ellipseBox,
                ref rectangle, out outInside);
            Check.Ok(status);
            return outInside;
        }
    }
}
