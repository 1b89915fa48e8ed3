using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;

namespace Sat2d.Tests
{
    /// <summary>A row of a reference table of <c>c_tests/reference</c>.</summary>
    internal sealed class Row
    {
        private readonly Dictionary<string, string> fields;
        internal readonly string Where;

        private Row(string where, Dictionary<string, string> fields)
        {
            Where = where;
            this.fields = fields;
        }

        internal static string Root
        {
            get { return Environment.GetEnvironmentVariable("SAT2D_ROOT"); }
        }

        /// <summary>The rows of a table that has at least so many. No field has a comma.</summary>
        internal static IEnumerable<Row> All(string table, int least)
        {
            string path = Path.Combine(Root, "c_tests", "reference", table + ".csv");
            string[] lines = File.ReadAllLines(path);
            Assert.That(lines.Length > least, table + " has its rows");
            string[] names = lines[0].Split(',');
            for (int i = 1; i < lines.Length; i++)
            {
                string[] values = lines[i].Split(',');
                var fields = new Dictionary<string, string>();
                for (int k = 0; k < names.Length; k++)
                    fields[names[k]] = values[k];
                yield return new Row("row " + i + " of " + table, fields);
            }
        }

        internal string this[string field]
        {
            get { return fields[field]; }
        }

        internal bool Flag(string field)
        {
            return this[field] == "1";
        }

        /// <summary>A number; NaN where there is none.</summary>
        internal double Number(string field)
        {
            string text = this[field];
            return text == "" || text.EndsWith("nan") ? double.NaN : Parse(text);
        }

        internal double[] Numbers(params string[] names)
        {
            return Array.ConvertAll(names, Number);
        }

        internal int Integer(string field)
        {
            return this[field] == "" ? 0 : int.Parse(this[field], CultureInfo.InvariantCulture);
        }

        internal long Long(string field)
        {
            return this[field] == "" ? 0 : long.Parse(this[field], CultureInfo.InvariantCulture);
        }

        internal int[] Integers(params string[] names)
        {
            return Array.ConvertAll(names, Integer);
        }

        internal Vec2 Point(string x, string y)
        {
            return new Vec2(Number(x), Number(y));
        }

        /// <summary>
        /// The nearest double; <c>double.Parse</c> of Mono gives another one now and then.
        /// </summary>
        [DllImport("libc", EntryPoint = "strtod", CallingConvention = CallingConvention.Cdecl)]
        private static extern double ToDouble(
            [MarshalAs(UnmanagedType.LPStr)] string text, out IntPtr end);

        private static double Parse(string text)
        {
            IntPtr end;
            return ToDouble(text, out end);
        }

        /// <summary>The numbers of a text.</summary>
        internal static double[] Numbers(string text)
        {
            string[] words = text.Split(new[] { ' ', ';' }, StringSplitOptions.RemoveEmptyEntries);
            return Array.ConvertAll(words, Parse);
        }

        /// <summary>The points of a text.</summary>
        internal static Vec2[] Points(string text)
        {
            double[] n = Numbers(text);
            var pairs = Enumerable.Range(0, n.Length / 2);
            return pairs.Select(i => new Vec2(n[2 * i], n[2 * i + 1])).ToArray();
        }

        /// <summary>The shape that a text describes: a circle or a polygon.</summary>
        internal static Shape Shape(string text)
        {
            string rest = text.Substring(text.IndexOf(' '));
            if (!text.StartsWith("circle"))
                return Polygon(rest);
            double[] n = Numbers(rest);
            return global::Sat2d.Shape.Circle(new Vec2(n[0], n[1]), n[2]);
        }

        internal static Shape Polygon(string text)
        {
            return global::Sat2d.Shape.Polygon(new[] { Points(text) });
        }
    }
}
