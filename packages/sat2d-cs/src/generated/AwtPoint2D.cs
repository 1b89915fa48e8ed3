// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Compatibility: <c>java.awt.geom.Point2D</c>, bit for bit.</summary>
    public static partial class AwtPoint2D
    {
        /// <summary>
        /// <c>distanceSq</c>: the square of the distance of two points. <c>Distance</c> is its
        /// square root, by <c>sqrt</c>.
        /// </summary>
        public static double DistanceSquared(double x1, double y1, double x2, double y2)
        {
            double outSquare;
            Status status = Native.sat_compat_awt_point2d_distance_squared(x1, y1, x2, y2,
                out outSquare);
            Check.Ok(status);
            return outSquare;
        }
    }
}
