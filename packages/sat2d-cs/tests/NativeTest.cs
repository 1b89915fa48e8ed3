using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.RegularExpressions;

namespace Sat2d.Tests
{
    /// <summary>The declarations against the library and the description of its interface.</summary>
    internal static class NativeTest
    {
        private static readonly Assembly Assembly = typeof(World).Assembly;

        private static IEnumerable<string> Entries(string key)
        {
            string[] lines = File.ReadAllLines(Path.Combine(Row.Root, "include", "api.json"));
            var inside = lines.SkipWhile(line => line != "\"" + key + "\": {").Skip(1);
            return inside.TakeWhile(line => line != "}," && line != "}");
        }

        [Test]
        private static void EveryFunctionIsInTheLibrary()
        {
            Type native = Assembly.GetType("Sat2d.Native");
            var declared = native.GetMethods(BindingFlags.Static | BindingFlags.NonPublic);
            var names = declared.Select(method => method.Name).ToArray();
            var entries = Entries("functions").Select(line => line.Split('"')[1]).ToArray();
            Assert.That(entries.Length > 250, "the description has functions");
            Assert.Equal("", string.Join(" ", entries.Except(names)), "not declared");
            foreach (MethodInfo method in declared.Where(method => entries.Contains(method.Name)))
                Marshal.Prelink(method);
        }

        [Test]
        private static void StructsHaveTheLayoutOfC()
        {
            int pointer = IntPtr.Size == 8 ? 1 : 0, fields = 0;
            foreach (string line in Entries("structs"))
            {
                string name = Regex.Match(line, "\\{\"name\":\"(\\w+)\"").Groups[1].Value;
                Type type = Assembly.GetType("Sat2d.Native" + name)
                    ?? Assembly.GetType("Sat2d." + name);
                Match size = Regex.Match(line, "\"size\":\\[(\\d+),(\\d+)\\],\"alignment\"");
                Assert.Equal(size.Groups[1 + pointer].Value, Marshal.SizeOf(type).ToString(), name);
                var found = type.GetFields(
                    BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic);
                var offsets = Regex.Matches(
                    line, "\"name\":\"(\\w+)\",\"type\":.*?\"offset\":\\[(\\d+),(\\d+)\\]");
                foreach (Match offset in offsets.Cast<Match>().Where(each => each.Index > 20))
                {
                    string field = offset.Groups[1].Value.Replace("_", "");
                    string[] names = { field, field + "0" };
                    FieldInfo at = found.Single(
                        each => names.Contains(each.Name.TrimStart('@').ToLowerInvariant()));
                    string where = name + "." + field;
                    string expected = offset.Groups[2 + pointer].Value;
                    Assert.Equal(expected, Marshal.OffsetOf(type, at.Name).ToString(), where);
                    fields++;
                }
            }
            Assert.That(fields > 150, fields + " fields were compared");
        }

        [Test]
        private static void TheVersionIsThatOfTheDeclarations()
        {
            Assert.Equal(Constants.Version, Sat.Version());
            Assert.Equal(Constants.AbiVersion, Sat.AbiVersion());
            string text = Constants.VersionMajor + "." + Constants.VersionMinor + "."
                + Constants.VersionPatch;
            Assert.Equal(text, Sat.VersionString());
            Sat.VersionCheckHeader(Constants.Version, Constants.AbiVersion);
            Assert.Fails(Status.Version,
                () => Sat.VersionCheckHeader(Constants.Version, Constants.AbiVersion + 1));
        }

        /// <summary>Structs of references in lists and callbacks are public; pointers are not.</summary>
        [Test]
        private static void NothingPublicHasAPointer()
        {
            var types = Assembly.GetExportedTypes();
            var fields = types.SelectMany(type => type.GetFields()).Select(field => field.FieldType);
            var methods = types.SelectMany(type => type.GetMethods());
            var parameters = methods.SelectMany(method => method.GetParameters());
            var all = fields.Concat(parameters.Select(parameter => parameter.ParameterType))
                .Concat(methods.Select(method => method.ReturnType)).ToArray();
            Assert.That(!all.Contains(typeof(UIntPtr)), "sizes are numbers");
            var ownPointers = methods.Where(method => method.DeclaringType.Namespace == "Sat2d"
                && method.ReturnType == typeof(IntPtr)
                && !typeof(Delegate).IsAssignableFrom(method.DeclaringType));
            Assert.Equal(0, ownPointers.Count());
        }
    }
}
