// Outlines with curves, as paths of SVG.
import type { OutlineCommand } from 'sat2d/inline';
import svgpath from 'svgpath';

/** How far the quadratic curves that replace a cubic one may be from it. All others are exact. */
export const CUBIC_TOLERANCE = 0.01;

/** The commands of a path; `undefined` if the text is none. */
export function commandsOf(path: string): OutlineCommand[] | undefined {
  const parsed = svgpath(path) as ReturnType<typeof svgpath> & { err?: string };
  if (parsed.err || path.trim() === '') {
    return undefined;
  }
  const commands: OutlineCommand[] = [];
  parsed.abs().unshort().iterate((segment, _, x, y) => {
    const [command, ...n] = segment as [string, ...number[]];
    const point = (i: number) => [n[i]!, n[i + 1]!] as const;
    switch (command) {
      case 'M': commands.push({ kind: 'moveTo', to: point(0) }); break;
      case 'L': commands.push({ kind: 'lineTo', to: point(0) }); break;
      case 'H': commands.push({ kind: 'lineTo', to: [n[0]!, y] }); break;
      case 'V': commands.push({ kind: 'lineTo', to: [x, n[0]!] }); break;
      case 'Q': commands.push({ kind: 'quadraticTo', control: point(0), to: point(2) }); break;
      case 'C': commands.push({
        kind: 'cubicWithin', control: point(0), second: point(2), to: point(4),
        number: CUBIC_TOLERANCE,
      }); break;
      case 'A': commands.push({
        kind: 'arcTo', control: point(0), number: n[2]!, large: n[3] === 1, sweep: n[4] === 1,
        to: point(5),
      }); break;
      case 'Z': commands.push({ kind: 'close' }); break;
    }
  });
  return commands;
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
