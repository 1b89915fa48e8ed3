// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    /// <summary>Compatibility: the Python program, bit for bit.</summary>
    public static partial class Xywh
    {
        /// <summary>
        /// The Python program's verdict on two upright rectangles; touching is no hit.
        /// </summary>
        public static bool RectToRect(XywhRect a, XywhRect b)
        {
            bool outHit;
            Status status = Native.sat_compat_xywh_rect_to_rect(ref a, ref b, out outHit);
            Check.Ok(status);
            return outHit;
        }

        /// <summary>
        /// The Python program's verdict on a circle and an upright rectangle, by a rounded square
        /// root; touching is no hit.
        /// </summary>
        public static bool CircleToRect(XywhCircle circle, XywhRect rect)
        {
            bool outHit;
            Status status = Native.sat_compat_xywh_circle_to_rect(ref circle, ref rect, out outHit);
            Check.Ok(status);
            return outHit;
        }
    }
}
