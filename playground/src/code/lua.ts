import type { Body } from '../model/body.js';
import { type CommandText, type Dialect, lines, made, snake } from './dialect.js';
import { PAIR, placementNumbers } from './shapes.js';

const pair = (x: string, y: string) => `${x}, ${y}`;
const table = (x: string, y: string) => `{ ${x}, ${y} }`;

function flags({ large, sweep }: CommandText): string {
  const set = [large ? '"large"' : '', sweep ? '"sweep"' : ''].filter((flag) => flag !== '');
  return set.length > 0 ? `arc = { ${set.join(', ')} }, ` : '';
}

const DIALECT: Dialect = {
  maker: snake,
  point: pair,
  vertex: pair,
  points: (list, indent) => `{\n${list}\n${indent}}`,
  rings: (rings, indent) => `{${lines(rings, indent)}}`,
  outline: (commands, indent) => `{${lines(commands.map((c) => (
    `{ kind = "${snake(c.kind)}", ${flags(c)}number = ${c.number}, `
      + `control = ${table(...c.control)}, second = ${table(...c.second)}, to = ${table(...c.to)} }`
  )), indent)}}, "even_odd"`,
};

export function lua(a: Body, b: Body): string {
  const bodies = [a, b];
  const parts = PAIR.map((name, i) => (
    `local ${name} = sat2d.Shape.${made(bodies[i]!.shape, DIALECT, '')}\n`
      + `local at_${name} = sat2d.Transform.placement_degrees(\n`
      + `    ${placementNumbers(bodies[i]!).join(', ')})`
  ));
  return `local sat2d = require("sat2d")

${parts.join('\n')}
local depth = sat2d.contact(a, at_a, b, at_b).depth
print(("%s, depth %.17g"):format(sat2d.relation(a, at_a, b, at_b), depth))
`;
}
