import type { Body } from '../model/body.js';
import { type Dialect, lines, made, pascal } from './dialect.js';
import { PAIR, placementNumbers } from './shapes.js';

const point = (x: string, y: string) => `new Vec2(${x}, ${y})`;

const DIALECT: Dialect = {
  maker: pascal,
  point,
  vertex: point,
  points: (list, indent) => `new[]\n${indent}{\n${list}\n${indent}}`,
  rings: (rings, indent) => `new[]\n${indent}{${lines(rings, indent)}}`,
  outline: (commands, indent) => `new[]\n${indent}{${lines(commands.map((c) => (
    `new PathCommand(PathKind.${pascal(c.kind)}, `
      + `${c.large || c.sweep ? `(PathArc)${(c.large ? 1 : 0) + (c.sweep ? 2 : 0)}` : '0'}, `
      + `${c.number}, ${[c.control, c.second, c.to].map(([x, y]) => point(x, y)).join(', ')})`
  )), indent)}}, FillRule.EvenOdd`,
};

export function csharp(a: Body, b: Body): string {
  const bodies = [a, b];
  const indent = '        ';
  const parts = PAIR.map((name, i) => {
    const [x, y, ...rest] = placementNumbers(bodies[i]!);
    return `${indent}Shape ${name} = Shape.${made(bodies[i]!.shape, DIALECT, indent)};\n`
      + `${indent}Transform at${pascal(name)} = Transform.PlacementDegrees(\n`
      + `${indent}    ${point(x, y)}, ${rest.join(', ')});`;
  });
  return `using System;
using Sat2d;

public static class Pair
{
    public static void Main()
    {
${parts.join('\n')}
        double depth = Sat.Contact(a, atA, b, atB)?.Depth ?? 0;
        string relation = Sat.Relation(a, atA, b, atB).ToString().ToLowerInvariant();
        Console.WriteLine(FormattableString.Invariant($"{relation}, depth {depth:R}"));
    }
}
`;
}
