// Calls that make shapes, for languages in which they are much the same.
import type { OutlineCommand } from 'sat2d/inline';
import type { Points, ShapeSpec } from '../model/body.js';
import { commandsOf } from '../model/curves.js';
import { literal } from '../ui/numbers.js';
import { pointList } from './shapes.js';

export interface Dialect {
  /** The name of a maker, which is given in camelCase. */
  maker(name: string): string;
  /** A point as an argument. */
  point(x: string, y: string): string;
  /** The points of a polygon as an argument; `lines` are separated by commas, and end with one. */
  points(lines: string, indent: string): string;
  /** A point among those of a polygon. */
  vertex(x: string, y: string): string;
  rings(rings: readonly string[], indent: string): string;
  /** The commands of an outline, and the rule that each contour in another one is a hole. */
  outline(commands: readonly CommandText[], indent: string): string;
  /** Whether the radius of a rounded polygon comes first. */
  radiusFirst?: boolean;
}

/** A command of an outline with its numbers as texts. Points that it has not are (0, 0). */
export type CommandText = Pick<OutlineCommand, 'kind'> & {
  large: boolean; sweep: boolean; number: string;
  control: readonly [string, string]; second: readonly [string, string];
  to: readonly [string, string];
};

function texts({ kind, large, sweep, number = 0, ...points }: OutlineCommand): CommandText {
  const pair = (point: unknown) => {
    const [x, y] = (point ?? [0, 0]) as readonly [number, number];
    return [literal(x), literal(y)] as const;
  };
  return {
    kind, large: large === true, sweep: sweep === true, number: literal(number),
    control: pair(points.control), second: pair(points.second), to: pair(points.to),
  };
}

/** The call without what it is called on: `circle(…)`. */
export function made(shape: ShapeSpec, dialect: Dialect, indent: string): string {
  const inner = `${indent}    `;
  const points = (numbers: Points, at: string) => (
    dialect.points(pointList(numbers, dialect.vertex, `${at}    `), at)
  );
  const call = (name: string, ...given: string[]) => (
    `${dialect.maker(name)}(${given.join(', ')})`
  );
  switch (shape.kind) {
    case 'rectangle': return call('rectangle', literal(shape.width), literal(shape.height));
    case 'circle': return call('circle', dialect.point('0.0', '0.0'), literal(shape.radius));
    case 'ellipse': return call('ellipse', literal(shape.halfWidth), literal(shape.halfHeight));
    case 'capsule': {
      const ends = [-shape.length / 2, shape.length / 2].map((x) => (
        dialect.point(literal(x), '0.0')));
      return call('capsule', ...ends, literal(shape.radius));
    }
    case 'polygon': return call('convexPolygon', points(shape.points, indent));
    case 'rounded': {
      const given = [points(shape.points, indent), literal(shape.radius)];
      return call('roundedPolygon', ...(dialect.radiusFirst ? given.reverse() : given));
    }
    case 'concave':
      return call('polygon', dialect.rings(shape.rings.map((ring) => points(ring, inner)), indent));
    case 'curves':
      return call('outline', dialect.outline(commandsOf(shape.path)!.map(texts), indent));
  }
}

export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
export const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => (
  `_${letter.toLowerCase()}`));

/** A list of items, each on a line, each with a comma. */
export function lines(items: readonly string[], indent: string): string {
  return `\n${items.map((item) => `${indent}    ${item},\n`).join('')}${indent}`;
}

/** The same without the last comma. */
export function linesBetween(items: readonly string[], indent: string): string {
  return `\n${items.map((item) => `${indent}    ${item}`).join(',\n')}\n${indent}`;
}
