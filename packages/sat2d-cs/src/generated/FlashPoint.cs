// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Compatibility: <c>flash.geom.Point</c>, bit for bit.</summary>
    public static partial class FlashPoint
    {
        /// <summary><c>add(v)</c>: the sum of the coordinates.</summary>
        public static Vec2 Add(Vec2 a, Vec2 b)
        {
            Vec2 outPoint;
            Status status = Native.sat_compat_flash_point_add(a, b, out outPoint);
            Check.Ok(status);
            return outPoint;
        }

        /// <summary><c>subtract(v)</c>: the difference of the coordinates.</summary>
        public static Vec2 Subtract(Vec2 a, Vec2 b)
        {
            Vec2 outPoint;
            Status status = Native.sat_compat_flash_point_subtract(a, b, out outPoint);
            Check.Ok(status);
            return outPoint;
        }

        /// <summary><c>length</c>: the distance from the origin.</summary>
        public static double Length(Vec2 point)
        {
            double outLength;
            Status status = Native.sat_compat_flash_point_length(point, out outLength);
            Check.Ok(status);
            return outLength;
        }

        /// <summary><c>distance(pt1, pt2)</c>.</summary>
        public static double Distance(Vec2 a, Vec2 b)
        {
            double outDistance;
            Status status = Native.sat_compat_flash_point_distance(a, b, out outDistance);
            Check.Ok(status);
            return outDistance;
        }

        /// <summary><c>interpolate(pt1, pt2, f)</c>: <c>a</c> at 1, <c>b</c> at 0.</summary>
        public static Vec2 Interpolate(Vec2 a, Vec2 b, double f)
        {
            Vec2 outPoint;
            Status status = Native.sat_compat_flash_point_interpolate(a, b, f, out outPoint);
            Check.Ok(status);
            return outPoint;
        }

        /// <summary>
        /// <c>normalize(thickness)</c>: the point at this distance from the origin, in the same
        /// direction.
        /// </summary>
        /// <exception cref="SatException"><c>Status.InvalidEnum</c> (a script).</exception>
        public static Vec2 Normalize(Vec2 point, FlashScript script, double thickness)
        {
            Vec2 outPoint;
            Status status = Native.sat_compat_flash_point_normalize(point, script, thickness,
                out outPoint);
            Check.Ok(status);
            return outPoint;
        }

        /// <summary>
        /// <c>polar(len, angle)</c>: by the distance from the origin and an angle in radians.
        /// </summary>
        public static Vec2 Polar(double length, double angle)
        {
            Vec2 outPoint;
            Status status = Native.sat_compat_flash_point_polar(length, angle, out outPoint);
            Check.Ok(status);
            return outPoint;
        }
    }
}
