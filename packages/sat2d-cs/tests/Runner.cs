using System;
using System.Linq;
using System.Reflection;

namespace Sat2d.Tests
{
    /// <summary>A method that fails if it throws.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class TestAttribute : Attribute
    {
    }

    /// <summary>Runs all tests, or those whose names contain the first argument.</summary>
    internal static class Runner
    {
        private static int Main(string[] arguments)
        {
            string part = arguments.Length > 0 ? arguments[0] : "";
            var tests =
                from type in Assembly.GetExecutingAssembly().GetTypes()
                from method in type.GetMethods(BindingFlags.Static | BindingFlags.NonPublic)
                where method.GetCustomAttributes(typeof(TestAttribute), false).Length > 0
                where (type.Name + "." + method.Name).Contains(part)
                select method;
            int passed = 0, failed = 0;
            foreach (MethodInfo test in tests)
            {
                string name = test.DeclaringType.Name + "." + test.Name;
                try
                {
                    test.Invoke(null, null);
                    passed++;
                    Console.WriteLine("ok " + name);
                }
                catch (TargetInvocationException exception)
                {
                    failed++;
                    Console.WriteLine("FAILED " + name + "\n" + exception.InnerException);
                }
            }
            Console.WriteLine("test result: {0}. {1} passed; {2} failed; 0 ignored",
                failed == 0 ? "ok" : "FAILED", passed, failed);
            return failed == 0 && passed > 0 ? 0 : 1;
        }
    }

    internal static class Assert
    {
        internal static void That(bool condition, string what)
        {
            if (!condition)
                throw new Exception("it does not hold: " + what);
        }

        internal static void Equal<T>(T expected, T found, string where = "")
        {
            if (!Equals(expected, found))
                throw new Exception(where + ": expected " + expected + ", found " + found);
        }

        internal static void Sequence<T>(T[] expected, T[] found, string where = "")
        {
            if (!expected.SequenceEqual(found))
            {
                throw new Exception(where + ": expected " + string.Join(" ", expected)
                    + ", found " + string.Join(" ", found));
            }
        }

        internal static void Near(double expected, double found, double tolerance, string where)
        {
            if (!(Math.Abs(expected - found) <= tolerance))
                throw new Exception(where + ": expected " + expected + ", found " + found);
        }

        /// <summary>Equal numbers, zeros of either sign, or both NaN.</summary>
        internal static void Same(double expected, double found, string where)
        {
            if (expected != found && !(double.IsNaN(expected) && double.IsNaN(found)))
                throw new Exception(where + ": expected " + expected + ", found " + found);
        }

        /// <summary>The same bits, or both NaN.</summary>
        internal static void SameBits(double expected, double found, string where)
        {
            Same(expected, found, where);
            if (expected == 0)
                Equal(1 / expected, 1 / found, where);
        }

        internal static T Throws<T>(Action call, string what = "")
            where T : Exception
        {
            try
            {
                call();
            }
            catch (T exception)
            {
                return exception;
            }
            throw new Exception("no " + typeof(T).Name + " is thrown " + what);
        }

        internal static SatException Fails(Status status, Action call)
        {
            var exception = Throws<SatException>(call, status.ToString());
            Equal(status, exception.Status);
            return exception;
        }
    }
}
