using System;
using System.Collections.Generic;
using System.Threading;
using Microsoft.Win32.SafeHandles;

namespace Sat2d
{
    /// <summary>
    /// A pointer to an object of the native library. The runtime keeps the object alive during
    /// calls, and frees it once, on whichever thread.
    /// </summary>
    internal abstract class SatHandle : SafeHandleZeroOrMinusOneIsInvalid
    {
        private readonly bool isOwned;

        /// <summary>How many calls read the object; -1 while one changes it.</summary>
        private int calls;

        /// <summary>The thread that changes the object.</summary>
        private int changer;

        /// <summary>For the runtime, which makes handles of results.</summary>
        protected SatHandle()
            : this(IntPtr.Zero, true)
        {
        }

        protected SatHandle(IntPtr pointer, bool isOwned)
            : base(isOwned)
        {
            this.isOwned = isOwned;
            SetHandle(pointer);
        }

        /// <summary>Claims the object for a call that reads it.</summary>
        internal Claim Read()
        {
            while (true)
            {
                int now = Volatile.Read(ref calls);
                if (now < 0)
                    return Nested();
                if (Interlocked.CompareExchange(ref calls, now + 1, now) == now)
                    return new Claim(this, 1);
            }
        }

        /// <summary>Claims the object for a call that changes it.</summary>
        internal Claim Change()
        {
            if (!isOwned && !IsClosed)
                throw new InvalidOperationException("a callback may only read this object");
            int now = Interlocked.CompareExchange(ref calls, -1, 0);
            if (now < 0)
                return Nested();
            if (now > 0)
                throw SatException.Busy();
            changer = Thread.CurrentThread.ManagedThreadId;
            return new Claim(this, -1);
        }

        /// <summary>
        /// A call within a call that changes the object: the library says whether it may be.
        /// </summary>
        private Claim Nested()
        {
            if (Volatile.Read(ref changer) != Thread.CurrentThread.ManagedThreadId)
                throw SatException.Busy();
            return new Claim(this, 0);
        }

        /// <summary>A use of an object by a call, until the call is over.</summary>
        internal struct Claim : IDisposable
        {
            private readonly SatHandle handle;
            private readonly int calls;

            internal Claim(SatHandle handle, int calls)
            {
                this.handle = handle;
                this.calls = calls;
            }

            public void Dispose()
            {
                if (calls < 0)
                    handle.changer = 0;
                Interlocked.Add(ref handle.calls, -calls);
            }
        }

        protected abstract void Free(IntPtr pointer);

        protected override bool ReleaseHandle()
        {
            Free(handle);
            return true;
        }
    }

    /// <summary>A handle of an object that calls functions of the caller.</summary>
    internal abstract class CallbackHandle : SatHandle
    {
        private readonly Dictionary<string, CallbackState> kept =
            new Dictionary<string, CallbackState>();

        protected CallbackHandle()
        {
        }

        protected CallbackHandle(IntPtr pointer, bool isOwned)
            : base(pointer, isOwned)
        {
        }

        /// <summary>
        /// Keeps a function in place of that of an earlier call; lets go of it if the call failed.
        /// </summary>
        internal void Keep(string call, CallbackState state, Status status)
        {
            CallbackState old = state;
            if (status == Status.Ok)
            {
                kept.TryGetValue(call, out old);
                kept[call] = state;
            }
            if (old != null)
            {
                old.Dispose();
                old.Rethrow();
            }
        }

        /// <summary>Throws what a function threw during the last call.</summary>
        internal void Rethrow()
        {
            foreach (CallbackState state in kept.Values)
            {
                if (state != null)
                    state.Rethrow();
            }
        }

        protected override bool ReleaseHandle()
        {
            base.ReleaseHandle();
            foreach (CallbackState state in kept.Values)
            {
                if (state != null)
                    state.Dispose();
            }
            return true;
        }
    }
}
