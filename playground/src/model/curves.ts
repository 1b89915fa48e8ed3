// Outlines with curves, as paths of SVG.
import type { OutlineCommand } from 'sat2d/inline';
import svgpath from 'svgpath';

/** How far the quadratic curves that replace a cubic one may be from it. All others are exact. */
export const CUBIC_TOLERANCE = 0.01;

/** A segment of a path in absolute coordinates: M, L, Q, C, A or Z, and its numbers. */
export type Segment = readonly [command: string, ...numbers: number[]];

/** The segments of a path; `undefined` if the text is none. */
export function segmentsOf(path: string): Segment[] | undefined {
  const parsed = svgpath(path) as ReturnType<typeof svgpath> & { err?: string };
  if (parsed.err || path.trim() === '') {
    return undefined;
  }
  const segments: Segment[] = [];
  parsed.abs().unshort().iterate((segment, _, x, y) => {
    const [command, ...n] = segment as [string, ...number[]];
    switch (command) {
      case 'H': segments.push(['L', n[0]!, y]); break;
      case 'V': segments.push(['L', x, n[0]!]); break;
      default: segments.push([command, ...n]);
    }
  });
  return segments;
}

/** The path of some segments. */
export function pathOfSegments(segments: readonly Segment[]): string {
  return segments.map(([command, ...numbers]) => command + numbers.join(' ')).join('');
}

/** The commands of a path; `undefined` if the text is none. */
export function commandsOf(path: string): OutlineCommand[] | undefined {
  return segmentsOf(path)?.map(([command, ...n]): OutlineCommand => {
    const point = (i: number) => [n[i]!, n[i + 1]!] as const;
    switch (command) {
      case 'M': return { kind: 'moveTo', to: point(0) };
      case 'L': return { kind: 'lineTo', to: point(0) };
      case 'Q': return { kind: 'quadraticTo', control: point(0), to: point(2) };
      case 'C': return {
        kind: 'cubicWithin', control: point(0), second: point(2), to: point(4),
        number: CUBIC_TOLERANCE,
      };
      case 'A': return {
        kind: 'arcTo', control: point(0), number: n[2]!, large: n[3] === 1, sweep: n[4] === 1,
        to: point(5),
      };
      default: return { kind: 'close' };
    }
  });
}

/** A bound of how far a path is from the origin: a curve is in the hull of its control points. */
export function reachOf(path: string): number {
  const length = (point: unknown) => {
    const [x, y] = point as readonly [number, number];
    return Math.hypot(x, y);
  };
  return (commandsOf(path) ?? []).reduce((most, { kind, control, second, to }) => {
    const end = to === undefined ? 0 : length(to);
    const own = kind === 'arcTo'
      ? end + 2 * length(control) : Math.max(...[control, second].map((p) => (p ? length(p) : 0)));
    return Math.max(most, end, own);
  }, 0);
}
