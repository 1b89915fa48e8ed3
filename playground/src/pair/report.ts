// The answer as text.
import type { Feature, Manifold, Relation } from 'sat2d/inline';
import { html, svg } from '../ui/dom.js';
import { facts } from '../ui/fields.js';
import { short, shown, shownPoint } from '../ui/numbers.js';
import type { Answer } from './answer.js';
import { type Axis, best, type Interval } from './axes.js';

export const VERDICTS: { readonly [R in Relation]: string } = {
  disjoint: 'Disjoint: no common point',
  touching: 'Touching: only boundaries meet',
  overlapping: 'Overlapping: interiors meet',
};

export function featureText(feature: Feature): string {
  return `${feature.kind} ${feature.index}`;
}

function contactPoints({ points }: Manifold): HTMLElement {
  const head = ['on A', 'on B', 'depth', 'features'].map((name) => (
    html('th', { scope: 'col' }, name)
  ));
  const rows = points.map(({ onA, onB, depth, featureA, featureB }) => html('tr', {},
    html('td', {}, shownPoint(onA)), html('td', {}, shownPoint(onB)),
    html('td', {}, shown(depth)),
    html('td', {}, `${featureText(featureA)} · ${featureText(featureB)}`)));
  return html('div', { class: 'wide' }, html('table', { class: 'points' },
    html('thead', {}, html('tr', {}, ...head)), html('tbody', {}, ...rows)));
}

export function report(found: Answer): HTMLElement {
  const { manifold, closest, separation } = found;
  const apart = facts([
    ['Distance', html('span', { id: 'distance' }, shown(closest.distance))],
    ...(closest.distance > 0 ? [
      ['Closest point of A', shownPoint(closest.onA)] as const,
      ['Closest point of B', shownPoint(closest.onB)] as const,
      ['Features', `${featureText(closest.featureA)} · ${featureText(closest.featureB)}`] as const,
    ] : []),
  ]);
  if (manifold === undefined) {
    return html('div', {}, apart);
  }
  const meeting = facts([
    ['Normal', shownPoint(manifold.normal)],
    ['Depth', html('span', { id: 'depth' }, shown(manifold.depth))],
    ['Contact', `${featureText(manifold.featureA)} of A, ${featureText(manifold.featureB)} of B`],
    ['Separation', separation === undefined
      ? 'none is needed'
      : html('span', {}, 'move B by ', shownPoint(separation.translation), ': ',
        shown(separation.depth))],
  ]);
  return html('div', {}, apart, meeting, contactPoints(manifold));
}

const WIDTH = 200;

function bar(name: string, { min, max }: Interval, at: (value: number) => number, y: number) {
  const width = Math.max(at(max) - at(min), 1);
  return svg('rect', { class: name, x: at(min), y, width, height: 5 });
}

function axisRow(
  axis: Axis, whole: Interval, chosen: boolean, choose: () => void,
): HTMLElement {
  const scale = WIDTH / (whole.max - whole.min || 1);
  const at = (value: number) => (value - whole.min) * scale;
  const gap = axis.gap > 0 ? `gap ${short(axis.gap)}` : `overlap ${short(-axis.gap)}`;
  const picture = svg('svg', {
    class: 'shadows', viewBox: `0 0 ${WIDTH} 14`, preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  }, bar('a', axis.a, at, 1), bar('b', axis.b, at, 8));
  return html('button', {
    type: 'button', class: 'axis', 'aria-pressed': String(chosen), click: choose,
    title: `A from ${axis.a.min} to ${axis.a.max}, B from ${axis.b.min} to ${axis.b.max}`,
  }, html('span', { class: 'origin-name' }, axis.origin), picture,
  html('span', { class: axis.gap > 0 ? 'gap apart' : 'gap' }, gap));
}

/** @param choose called with the number of the axis that is clicked. */
export function axisList(
  { axes, pieces, counts }: Answer['axes'], chosen: number, choose: (axis: number) => void,
): HTMLElement {
  if (axes.length === 0) {
    return html('p', { class: 'note' }, 'There is no list of axes for outlines with curves.');
  }
  const whole = {
    min: Math.min(...axes.flatMap(({ a, b }) => [a.min, b.min])),
    max: Math.max(...axes.flatMap(({ a, b }) => [a.max, b.max])),
  };
  const top = best(axes);
  const text = counts[0] * counts[1] > 1
    ? `Convex piece ${pieces[0]} of A's ${counts[0]} and ${pieces[1]} of B's ${counts[1]}: `
      + 'the pair that is hardest to part. '
    : '';
  const rows = axes.map((axis, i) => (
    html('li', { class: i === top ? 'best' : undefined },
      axisRow(axis, whole, i === chosen, () => choose(i)))
  ));
  return html('div', {}, html('p', { class: 'note' }, text, 'The shadows of A and B on each axis.'),
    html('ol', { class: 'axes' }, ...rows));
}
