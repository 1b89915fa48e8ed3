// A sprite: traced, simplified and cut into convex pieces.
import { Sat2dError } from 'sat2d/inline';
import robot from '../../../samples/robot.png?inline';
import { pairsOf } from '../model/outline.js';
import { choice, fields, number } from '../model/restore.js';
import { pieces } from '../polygon/marks.js';
import { html, set, svg } from '../ui/dom.js';
import { button, copyButton, facts, rangeField, selectField } from '../ui/fields.js';
import { linkText } from '../ui/link.js';
import { pathOf } from '../ui/scene.js';
import { ToolState } from '../ui/state.js';
import type { Host, RunningTool, Tool } from '../ui/tool.js';
import { Verdict } from '../ui/verdict.js';
import { dataAddress, ImageError, pixelsOf } from './image.js';
import { corners, type Deviation, DEVIATIONS, type Part, trace } from './trace.js';

/** Longer images are not kept in the address. */
const MOST_DATA = 20_000;

interface State {
  /** The image as a data address. */
  image: string;
  threshold: number;
  tolerance: number;
  deviation: Deviation;
}

const START: State = { image: robot, threshold: 128, tolerance: 1, deviation: 'either' };

function start(root: HTMLElement, host: Host): RunningTool {
  let pixels: ImageData | undefined;
  const state = new ToolState(START, host, () => update());
  const { change } = state;
  const verdict = new Verdict(root, 'sprite-verdict');
  const image = svg('image', { class: 'sprite-image' });
  const cut = svg('g', { class: 'pieces' });
  const silhouettes = svg('g');
  const picture = svg('svg', {
    class: 'scene', role: 'img', 'aria-label': 'The sprite with its silhouette and pieces',
    id: 'sprite-picture',
  }, image, cut, silhouettes);
  const about = html('div', { id: 'sprite-facts' });
  const threshold = rangeField('least alpha of a solid pixel', 1, 255, 1, (value) => (
    change({ threshold: value })
  ));
  const tolerance = rangeField('tolerance, in pixels', 0, 8, 0.25, (value) => (
    change({ tolerance: value })
  ));
  const deviation = selectField('the simpler silhouette may deviate', DEVIATIONS, (value) => (
    change({ deviation: value })
  ));

  const fail = (error: unknown) => {
    if (!(error instanceof ImageError)) {
      throw error;
    }
    pixels = undefined;
    verdict.show('error', `${error.message}.`);
    [cut, silhouettes, about].forEach((part) => part.replaceChildren());
    set(image, { href: undefined });
  };
  const load = async () => {
    const wanted = state.value.image;
    try {
      const loaded = await pixelsOf(wanted);
      if (wanted === state.value.image) {
        pixels = loaded;
        update();
      }
    } catch (error) {
      fail(error);
    }
  };
  const open = async (chosen: File | undefined) => {
    if (chosen !== undefined) {
      state.value = { ...state.value, image: await dataAddress(chosen) };
      await load();
      host.changed();
    }
  };
  const file = html('input', {
    type: 'file', accept: 'image/*', change: () => open(file.files?.[0]),
  });
  root.addEventListener('dragover', (event) => event.preventDefault());
  root.addEventListener('drop', (event) => {
    event.preventDefault();
    open(event.dataTransfer?.files[0]);
  });
  const reset = () => {
    state.value = START;
    load();
    host.changed();
  };
  root.append(html('div', { class: 'split' },
    html('div', { class: 'stage' }, verdict.element, picture, html('div', { class: 'buttons' },
      button('Reset', reset), copyButton('Copy link', host.link))),
    html('div', { class: 'panel' },
      html('p', { class: 'note' }, 'Drop a PNG with transparency anywhere on this page.'),
      html('label', { class: 'field' }, html('span', {}, 'open an image'), file),
      threshold.element, tolerance.element, deviation.element, about)));

  function draw(parts: readonly Part[]): void {
    const path = (rings: readonly number[][]) => (
      rings.map((ring) => pathOf(pairsOf(ring))).join('')
    );
    cut.replaceChildren(...parts.flatMap(({ simplified, decomposition }) => (
      pieces(simplified, decomposition)
    )));
    silhouettes.replaceChildren(...parts.flatMap(({ traced, simplified }) => [
      svg('path', { class: 'traced', d: path(traced) }),
      svg('path', { class: 'simplified', d: path(simplified) }),
    ]));
  }

  function update(): void {
    threshold.show(state.value.threshold);
    tolerance.show(state.value.tolerance);
    deviation.show(state.value.deviation);
    if (pixels === undefined) {
      return;
    }
    const { width, height } = pixels;
    const margin = 0.04 * Math.max(width, height);
    const box = [-margin, -margin, width + 2 * margin, height + 2 * margin];
    set(picture, { viewBox: box.join(' ') });
    set(image, { href: state.value.image, width, height });
    const { threshold: least, tolerance: most, deviation: side } = state.value;
    const found = trace(pixels, least, most, side);
    if (found instanceof Sat2dError) {
      verdict.showError(found);
      [cut, silhouettes, about].forEach((part) => part.replaceChildren());
      return;
    }
    const { parts } = found;
    draw(parts);
    const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
    const count = sum(({ decomposition }) => decomposition.pieces.length);
    verdict.show('disjoint', `${count} convex piece${count === 1 ? '' : 's'}`);
    const [largest] = [...parts].sort((p, q) => q.decomposition.area - p.decomposition.area);
    about.replaceChildren(facts([
      ['Image', `${width} by ${height} pixels`],
      ['Solid pixels', `${found.pixels}, with an alpha of ${state.value.threshold} or more`],
      ['Tolerance', `${state.value.tolerance} px`],
      ['Groups', String(parts.length)],
      ['Corners, traced', String(sum(({ traced }) => corners(traced)))],
      ['Corners, simpler', String(sum(({ simplified }) => corners(simplified)))],
      ...(largest === undefined ? [] : [['Largest group', html('a', {
        href: linkText('polygon', { rings: largest.simplified }),
      }, 'edit it as a polygon')] as const]),
    ]));
  }

  update();
  load();
  return {
    state() {
      const { image: data, ...rest } = state.value;
      return data.length <= MOST_DATA ? state.value : rest;
    },
    restore(value) {
      const given = fields(value);
      const { image: address } = given;
      const range = (name: string, usual: number, least: number, most: number) => (
        Math.min(Math.max(number(given[name], usual), least), most)
      );
      state.value = {
        image: typeof address === 'string' && address.startsWith('data:image/') ? address : robot,
        threshold: range('threshold', 128, 1, 255),
        tolerance: range('tolerance', 1, 0, 8),
        deviation: choice(given['deviation'], DEVIATIONS.map(([id]) => id), 'either'),
      };
      load();
    },
  };
}

export const sprite: Tool = {
  id: 'sprite',
  title: 'Sprite',
  summary: 'The silhouette of an image along its pixels, a simpler silhouette within a '
    + 'tolerance, and its convex pieces.',
  start,
};
