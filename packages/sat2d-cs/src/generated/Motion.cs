// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    public partial struct Motion
    {
        /// <summary>
        /// The motion between two placements that differ by a rotation and a translation: the
        /// origin of the shape moves straight, and the shape rotates about it the shorter way. At
        /// time 1 it is at <c>end</c> up to rounding.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>, <c>Status.NotRigid</c>.
        /// </exception>
        public static Motion Between(Transform start, Transform end)
        {
            Motion outMotion;
            Status status = Native.sat_motion_between(ref start, ref end, out outMotion);
            Check.Ok(status);
            return outMotion;
        }

        /// <summary>The placement of a moving shape at a time: <c>Start</c> itself at 0.</summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c>.
        /// </exception>
        public Transform At(double time)
        {
            Transform outTransform;
            Status status = Native.sat_motion_at(ref this, time, out outTransform);
            Check.Ok(status);
            return outTransform;
        }
    }
}
