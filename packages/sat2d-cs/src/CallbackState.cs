using System;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;

namespace Sat2d
{
    /// <summary>
    /// A function of the caller, for the native library, which gets a number that stands for it.
    /// Once it has thrown, it is not called again until the exception is thrown to the caller. Nor
    /// is it called for objects that the garbage collector frees.
    /// </summary>
    internal sealed class CallbackState : IDisposable
    {
        internal readonly object Function;
        private GCHandle self;
        private Exception failure;

        internal CallbackState(object function)
        {
            Function = function;
            self = GCHandle.Alloc(this, GCHandleType.Weak);
        }

        /// <summary>The state of a function that an object keeps; null for none.</summary>
        internal static CallbackState Kept(object function)
        {
            return function == null ? null : new CallbackState(function);
        }

        internal static IntPtr UserOf(CallbackState state)
        {
            return state == null ? IntPtr.Zero : GCHandle.ToIntPtr(state.self);
        }

        /// <summary>What a number stands for; null if it is not to be called.</summary>
        internal static CallbackState Of(IntPtr user)
        {
            var state = (CallbackState)GCHandle.FromIntPtr(user).Target;
            return state == null || state.failure != null ? null : state;
        }

        internal void Fail(Exception exception)
        {
            failure = exception;
        }

        internal void Rethrow()
        {
            if (failure == null)
                return;
            Exception exception = failure;
            failure = null;
            ExceptionDispatchInfo.Capture(exception).Throw();
        }

        public void Dispose()
        {
            if (self.IsAllocated)
                self.Free();
        }
    }

    /// <summary>Tells compilers ahead of time which methods the native library calls.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class MonoPInvokeCallbackAttribute : Attribute
    {
        internal MonoPInvokeCallbackAttribute(Type type)
        {
            Type = type;
        }

        internal Type Type { get; }
    }
}
