import type { Body } from '../model/body.js';
import { type Dialect, linesBetween, made, pascal, snake } from './dialect.js';
import { PAIR, placementNumbers } from './shapes.js';

const pair = (x: string, y: string) => `${x}, ${y}`;

const DIALECT: Dialect = {
  maker: (name) => name,
  point: pair,
  vertex: pair,
  points: (list, indent) => `new double[] {\n${list}\n${indent}}`,
  rings: (rings) => rings.join(', '),
  outline: (commands, indent) => `List.of(${linesBetween(commands.map((c) => (
    `new PathCommand(PathKind.${snake(c.kind).toUpperCase()}, `
      + `${(c.large ? 1 : 0) + (c.sweep ? 2 : 0)}, ${c.number}, `
      + `${[c.control, c.second, c.to].map(([x, y]) => `new Vec2(${x}, ${y})`).join(', ')})`
  )), indent)}), FillRule.EVEN_ODD`,
  radiusFirst: true,
};

export function java(a: Body, b: Body): string {
  const bodies = [a, b];
  const indent = '        ';
  const parts = PAIR.map((name, i) => (
    `${indent}Shape ${name} = Shape.${made(bodies[i]!.shape, DIALECT, indent)};\n`
      + `${indent}Transform at${pascal(name)} = Transform.placementDegrees(\n`
      + `${indent}        ${placementNumbers(bodies[i]!).join(', ')});`
  ));
  return `import io.sat2d.*;
import java.util.List;

public class Pair {
    public static void main(String[] args) {
${parts.join('\n')}
        Manifold contact = Sat2d.contact(a, atA, b, atB);
        String relation = Sat2d.relation(a, atA, b, atB).toString().toLowerCase();
        System.out.println(relation + ", depth " + (contact == null ? 0 : contact.depth));
    }
}
`;
}
