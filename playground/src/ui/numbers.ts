// Numbers for people, and the doubles beside a double.
import type { Vec2 } from 'sat2d/inline';
import { html } from './dom.js';

export function short(value: number): string {
  return String(Number(value.toPrecision(6)));
}

/** A number in short; its title has all digits. */
export function shown(value: number): HTMLElement {
  return html('span', { class: 'number', title: String(value) }, short(value));
}

export function shownPoint(point: Vec2): HTMLElement {
  const title = `${point.x}, ${point.y}`;
  return html('span', { class: 'number', title }, `(${short(point.x)}, ${short(point.y)})`);
}

const bytes = new DataView(new ArrayBuffer(8));

/** The double `steps` doubles after a double; before it if `steps` is below 0. */
export function step(value: number, steps: number): number {
  bytes.setFloat64(0, value);
  const bits = bytes.getBigInt64(0);
  // doubles in ascending order are integers in ascending order once negative ones are reflected
  const least = -(2n ** 63n);
  const place = (bits < 0n ? least - bits : bits) + BigInt(steps);
  bytes.setBigInt64(0, place < 0n ? least - place : place);
  return bytes.getFloat64(0);
}

/** The bits of a double as 16 hexadecimal digits. */
export function bitsOf(value: number): string {
  bytes.setFloat64(0, value);
  return bytes.getBigUint64(0).toString(16).padStart(16, '0');
}

/** A number for the source text of a program: it reads as the same double. */
export function literal(value: number): string {
  const text = Object.is(value, -0) ? '-0' : String(value);
  return /^-?\d+$/.test(text) ? `${text}.0` : text.replace('e+', 'e');
}
