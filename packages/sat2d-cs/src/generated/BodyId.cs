// Made by `cargo run -p sat2d-api`; do not edit.
using System;

namespace Sat2d
{
    public partial struct BodyId
    {
        /// <summary>Whether two ids are the same.</summary>
        public bool Equal(BodyId b)
        {
            return Native.sat_body_id_equal(this, b);
        }

        /// <summary>Whether an id belongs to no body.</summary>
        public bool IsNone()
        {
            return Native.sat_body_id_is_none(this);
        }
    }
}
