// Pictures for the tests, and what engines expect of a browser.
import { createCanvas, Image } from '@napi-rs/canvas';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true });
// Its canvases have no pixels, and its images do not load.
const canvases = new WeakMap();
window.HTMLCanvasElement.prototype.getContext = function getContext(kind) {
  if (kind !== '2d') {
    return null;
  }
  const canvas = canvases.get(this) ?? createCanvas(this.width, this.height);
  canvases.set(this, canvas);
  return canvas.getContext('2d');
};
window.Image = Image;
globalThis.window = window;
const names = [
  'cancelAnimationFrame', 'document', 'Element', 'HTMLCanvasElement', 'HTMLElement',
  'HTMLVideoElement', 'Image', 'navigator', 'requestAnimationFrame', 'screen', 'XMLHttpRequest',
];
for (const name of names) {
  globalThis[name] ??= window[name];
}

/** A canvas with a pixel for each letter: `#` is opaque, all others are transparent. */
export function canvasOf(rows) {
  const canvas = createCanvas(rows[0].length, rows.length);
  const context = canvas.getContext('2d');
  rows.forEach((row, y) => [...row].forEach((letter, x) => {
    if (letter === '#') {
      context.fillRect(x, y, 1, 1);
    }
  }));
  return canvas;
}

/** A sword whose grip is at the left, a lamp with a hole, and a flag without any symmetry. */
export const SWORD = ['......', '######', '......'];
export const LAMP = ['######', '#....#', '#....#', '######'];
export const FLAG = ['###..', '##...', '#....', '#...#'];
