import type { Body } from '../model/body.js';
import { type Dialect, linesBetween, made, pascal } from './dialect.js';
import { PAIR, placementNumbers } from './shapes.js';

const pair = (x: string, y: string) => `${x}, ${y}`;
const list = (x: string, y: string) => `[${x}, ${y}]`;

const DIALECT: Dialect = {
  maker: (name) => name,
  point: list,
  vertex: pair,
  points: (given, indent) => `[\n${given}\n${indent}]`,
  rings: (rings) => `[${rings.join(', ')}]`,
  outline: (commands, indent) => `([${linesBetween(commands.map((c) => (
    `{kind: ${pascal(c.kind)}, large: ${c.large}, sweep: ${c.sweep}, number: ${c.number}, `
      + `control: ${list(...c.control)}, second: ${list(...c.second)}, to: ${list(...c.to)}}`
  )), indent)}] : Array<OutlineCommand>), EvenOdd`,
};

export function haxe(a: Body, b: Body): string {
  const bodies = [a, b];
  const indent = '    ';
  const parts = PAIR.map((name, i) => {
    const [x, y, degrees, scaleX, scaleY] = placementNumbers(bodies[i]!);
    return `${indent}final ${name} = Shape.${made(bodies[i]!.shape, DIALECT, indent)};\n`
      + `${indent}final at${pascal(name)} = Transform.placement(${x}, ${y}, {\n`
      + `${indent}    degrees: ${degrees}, scaleX: ${scaleX}, scaleY: ${scaleY}\n${indent}});`;
  });
  return `import sat2d.*;

function main() {
${parts.join('\n')}
    final contact = Sat2d.contact(a, atA, b, atB);
    final depth = contact == null ? 0.0 : contact.depth;
    js.html.Console.log('\${Sat2d.relation(a, atA, b, atB)}, depth $depth');
}
`;
}
