// What the writers of source text share.
import { type Body, type Points, ringsOf, type ShapeSpec } from '../model/body.js';
import { literal } from '../ui/numbers.js';

export const PAIR = ['a', 'b'] as const;

/** The points of a shape, each written by `point`, with at most as many a line as fit. */
export function pointList(
  numbers: Points, point: (x: string, y: string) => string, indent: string,
): string {
  const lines = [''];
  for (let i = 0; i < numbers.length; i += 2) {
    const next = `${point(literal(numbers[i]!), literal(numbers[i + 1]!))},`;
    const last = lines[lines.length - 1]!;
    if (last.length + next.length + indent.length > 78) {
      lines.push(next);
    } else {
      lines[lines.length - 1] = last === '' ? next : `${last} ${next}`;
    }
  }
  return lines.map((line) => indent + line).join('\n');
}

export function allPoints(shape: ShapeSpec): Points {
  return ringsOf(shape).flat();
}

export function sizes(shape: ShapeSpec): string {
  return ringsOf(shape).map((ring) => ring.length / 2).join(', ');
}

export function placementNumbers(body: Body): readonly [string, string, string, string, string] {
  const { x, y, degrees, scaleX, scaleY } = body;
  return [literal(x), literal(y), literal(degrees), literal(scaleX), literal(scaleY)];
}
