using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Sat2d
{
    /// <summary>What stays where it is, and alive, until a call is over.</summary>
    internal sealed class Borrowed : IDisposable
    {
        private readonly List<GCHandle> pins = new List<GCHandle>();
        private readonly List<SafeHandle> handles = new List<SafeHandle>();

        /// <summary>The address of the first element; zero for null.</summary>
        internal IntPtr Pin(Array list)
        {
            if (list == null)
                return IntPtr.Zero;
            GCHandle pin = GCHandle.Alloc(list, GCHandleType.Pinned);
            pins.Add(pin);
            return pin.AddrOfPinnedObject();
        }

        /// <summary>The pointer of a handle; zero for null.</summary>
        internal IntPtr Hold(SafeHandle handle)
        {
            if (handle == null)
                return IntPtr.Zero;
            bool isHeld = false;
            handle.DangerousAddRef(ref isHeld);
            handles.Add(handle);
            return handle.DangerousGetHandle();
        }

        public void Dispose()
        {
            foreach (GCHandle pin in pins)
                pin.Free();
            foreach (SafeHandle handle in handles)
                handle.DangerousRelease();
        }
    }
}
