using System;

namespace Sat2d
{
    /// <summary>A call of the native library that failed. It has changed nothing.</summary>
    public sealed class SatException : Exception
    {
        /// <summary>Why the call failed.</summary>
        public Status Status { get; }

        /// <summary>
        /// Where the error is: indices, and <c>Constants.NoIndex</c> for what it does not name.
        /// </summary>
        public ErrorDetails Details { get; }

        /// <summary>A point near the fault, if there is one.</summary>
        public Vec2? Point
        {
            get { return Details.HasPoint ? Details.Point : (Vec2?)null; }
        }

        /// <summary>Another call uses an object that a call needs alone.</summary>
        internal static SatException Busy()
        {
            string message = Sat.StatusMessage(Status.Busy);
            return new SatException(Status.Busy, message, ErrorDetails.Of(Status.Busy));
        }

        internal SatException(Status status, string message, ErrorDetails details)
            : base(message)
        {
            Status = status;
            Details = details;
        }
    }
}
