// What proves the verdict: a common point, or lines between the convex parts of both shapes.
import { explain, Sat2dError, type SeparatingAxis, type Transform, type Vec2 } from 'sat2d/inline';
import { type Body, shapeOf } from '../model/body.js';
import { html, svg } from '../ui/dom.js';
import { copyButton } from '../ui/fields.js';
import { shownPoint } from '../ui/numbers.js';
import type { Box } from '../ui/scene.js';
import { along, line } from '../ui/shapes.js';
import { faultText } from '../ui/verdict.js';

export interface Proof {
  point: Vec2 | undefined;
  axes: readonly SeparatingAxis[];
  /** The certificate, for `sat2d-check`. */
  json: string;
}

export function proofOf(a: Body, ta: Transform, b: Body, tb: Transform): Proof | Sat2dError {
  try {
    const found = explain(shapeOf(a), ta, shapeOf(b), tb);
    const { point, axes, json } = found;
    found.free();
    return { point, axes, json };
  } catch (error) {
    if (error instanceof Sat2dError) {
      return error;
    }
    throw error;
  }
}

function linesText({ length }: readonly SeparatingAxis[]): string {
  return length === 1
    ? 'The dashed line has A on one side and B on the other.'
    : `${length} dashed lines: one between each convex part of A and each of B.`;
}

export function proofText(proof: Proof | Sat2dError): HTMLElement {
  if (proof instanceof Sat2dError) {
    return html('p', { class: 'note' }, 'There is no proof to show. ', ...faultText(proof));
  }
  const { point, axes, json } = proof;
  const lines = axes.length === 0 ? '' : ` ${linesText(axes)}`;
  return html('div', {},
    html('p', { id: 'proof' }, ...(point === undefined
      ? [linesText(axes)] : ['Both shapes have ', shownPoint(point), ' in common.', lines])),
    copyButton('Copy the certificate', () => json),
    html('p', { class: 'note' }, 'Its numbers are exact. ', html('code', {}, 'sat2d-check'),
      ', which shares no code with the library, verifies it.'));
}

/** The lines, as far as this part of the plane shows them, and the point. */
export function proofMarks(proof: Proof, { x, y, width, height }: Box): SVGElement[] {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const lines = proof.axes.map(({ normal, offset }) => {
    const nearest = along(middle, normal, offset - normal.x * middle.x - normal.y * middle.y);
    const side = { x: -normal.y, y: normal.x };
    const reach = width + height;
    return line('between', along(nearest, side, -reach), along(nearest, side, reach));
  });
  const { point } = proof;
  return point === undefined
    ? lines : [...lines, svg('circle', { class: 'common', cx: point.x, cy: point.y })];
}
