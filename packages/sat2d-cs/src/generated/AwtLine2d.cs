// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    public partial struct AwtLine2d
    {
        /// <summary>
        /// <c>linesIntersect</c>, <c>intersectsLine(Line2D)</c>: whether two segments have a point
        /// in common, as far as the signs of <c>AwtLine2d.RelativeCcw</c> tell. Two segments
        /// without length always do.
        /// </summary>
        public bool IntersectsLine(AwtLine2d b)
        {
            bool outHit;
            Status status = Native.sat_compat_awt_line2d_intersects_line(ref this, ref b,
                out outHit);
            Check.Ok(status);
            return outHit;
        }

        /// <summary>
        /// <c>relativeCCW</c>: on which side of a segment a point lies: 1 if the segment has to
        /// turn from x towards -y to point at it (counter-clockwise on a screen, y down), -1 if the
        /// other way. On the line, as rounding has it: -1 before the first end, 0 on the segment, 1
        /// behind the second end. 0 if the segment has no length or a number is NaN.
        /// </summary>
        public int RelativeCcw(double x, double y)
        {
            int outSide;
            Status status = Native.sat_compat_awt_line2d_relative_ccw(ref this, x, y, out outSide);
            Check.Ok(status);
            return outSide;
        }

        /// <summary>
        /// <c>ptSegDistSq</c>: the square of the distance from a point to a segment.
        /// </summary>
        public double PointSegmentDistanceSquared(double x, double y)
        {
            double outSquare;
            Status status = Native.sat_compat_awt_line2d_point_segment_distance_squared(ref this, x,
                y, out outSquare);
            Check.Ok(status);
            return outSquare;
        }

        /// <summary>
        /// <c>ptLineDistSq</c>: the square of the distance from a point to the line through both
        /// ends; NaN if the segment has no length.
        /// </summary>
        public double PointLineDistanceSquared(double x, double y)
        {
            double outSquare;
            Status status = Native.sat_compat_awt_line2d_point_line_distance_squared(ref this, x, y,
                out outSquare);
            Check.Ok(status);
            return outSquare;
        }
    }
}
