import type { Body } from '../model/body.js';
import { type CommandText, type Dialect, lines, made, snake } from './dialect.js';
import { PAIR, placementNumbers } from './shapes.js';

const point = (x: string, y: string) => `(${x}, ${y})`;
const bool = (value: boolean) => (value ? 'True' : 'False');

/** The numbers of a command, in the order of the package. */
function numbers({ kind, large, sweep, number, control, second, to }: CommandText): string[] {
  switch (kind) {
    case 'quadraticTo': return [...control, ...to];
    case 'cubicWithin': return [...control, ...second, ...to, number];
    case 'arcTo': return [...control, number, bool(large), bool(sweep), ...to];
    case 'conicTo': return [...control, number, ...to];
    case 'close': return [];
    default: return [...to];
  }
}

const DIALECT: Dialect = {
  maker: snake,
  point,
  vertex: point,
  points: (list, indent) => `[\n${list}\n${indent}]`,
  rings: (rings, indent) => `[${lines(rings, indent)}]`,
  outline: (commands, indent) => `[${lines(commands.map((command) => (
    `(${[`"${snake(command.kind)}"`, ...numbers(command)].join(', ')},)`
  )), indent)}]`,
};

export function python(a: Body, b: Body): string {
  const bodies = [a, b];
  const parts = PAIR.map((name, i) => {
    const [x, y, degrees, scaleX, scaleY] = placementNumbers(bodies[i]!);
    return `${name} = Shape.${made(bodies[i]!.shape, DIALECT, '')}\n`
      + `at_${name} = Transform.placement(\n`
      + `    ${x}, ${y}, degrees=${degrees}, scale_x=${scaleX}, scale_y=${scaleY}\n)`;
  });
  return `from sat2d import Shape, Transform, contact, relation

${parts.join('\n')}
manifold = contact(a, at_a, b, at_b)
depth = manifold.depth if manifold else 0
print(f"{relation(a, at_a, b, at_b).name.lower()}, depth {depth}")
`;
}
