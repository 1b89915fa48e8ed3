// The builder of paths, whose methods are the same in Rust and C++.
import type { OutlineCommand } from 'sat2d/inline';
import { commandsOf } from '../model/curves.js';
import { literal } from '../ui/numbers.js';

type Point = (x: string, y: string) => string;

function call(
  { kind, large, sweep, number = 0, control, second, to }: OutlineCommand, point: Point,
): string {
  const at = (given: unknown) => {
    const [x, y] = given as readonly [number, number];
    return point(literal(x), literal(y));
  };
  switch (kind) {
    case 'moveTo': return `.move_to(${at(to)})`;
    case 'lineTo': return `.line_to(${at(to)})`;
    case 'quadraticTo': return `.quadratic_to(${at(control)}, ${at(to)})`;
    case 'cubicWithin':
      return `.cubic_within(${at(control)}, ${at(second)}, ${at(to)}, ${literal(number)})`;
    case 'conicTo': return `.conic_to(${at(control)}, ${literal(number)}, ${at(to)})`;
    case 'arcTo':
      return `.arc_to(${at(control)}, ${literal(number)}, ${large}, ${sweep}, ${at(to)})`;
    case 'close': return '.close()';
  }
}

/** The calls that add a path of SVG, one a line. */
export function pathCalls(path: string, point: Point): string {
  return commandsOf(path)!.map((command) => `            ${call(command, point)}`).join('\n');
}
