// Two shapes, and everything the library says about them.
import { Sat2dError, type Vec2 } from 'sat2d/inline';
import { CodeView } from '../code/view.js';
import type { Body } from '../model/body.js';
import { BodyFields } from '../model/body-fields.js';
import { BodyView, KEYS, placed } from '../model/body-view.js';
import { extentOf, PRESETS } from '../model/body.js';
import { outline } from '../model/outline.js';
import { body, fields } from '../model/restore.js';
import type { Source } from '../model/source.js';
import { html, set, svg } from '../ui/dom.js';
import { button, checkField, copyButton, details } from '../ui/fields.js';
import { savePicture } from '../ui/picture.js';
import { type Box, scene } from '../ui/scene.js';
import { ToolState } from '../ui/state.js';
import type { Host, RunningTool, Tool } from '../ui/tool.js';
import { Verdict } from '../ui/verdict.js';
import { Viewport } from '../ui/viewport.js';
import { type Answer, answer } from './answer.js';
import { best } from './axes.js';
import { axisLine, ghost, meeting } from './overlay.js';
import { proofMarks, proofText } from './proof.js';
import { axisList, report, VERDICTS } from './report.js';

interface State {
  a: Body;
  b: Body;
  /** Whether dragging keeps to whole numbers. */
  snap: boolean;
  /** The number of the axis that is shown; `null` for the one with the largest gap. */
  axis: number | null;
}

const BOX: Box = { x: -160, y: -110, width: 320, height: 220 };

const START: State = {
  a: { shape: PRESETS.rectangle, x: -38, y: 0, degrees: 0, scaleX: 1, scaleY: 1 },
  b: { shape: PRESETS.polygon, x: 36, y: -8, degrees: 20, scaleX: 1, scaleY: 1 },
  snap: true,
  axis: null,
};

/** The part of the plane that is shown: the usual one, unless the shapes are elsewhere. */
function boxOf(bodies: readonly Body[]): Box {
  const middle = { x: BOX.x + BOX.width / 2, y: BOX.y + BOX.height / 2 };
  const reach = ({ shape, scaleX, scaleY }: Body) => (
    extentOf(shape) * Math.max(Math.abs(scaleX), Math.abs(scaleY))
  );
  const isInside = (body: Body, { x, y }: Vec2, width: number, height: number) => (
    Math.abs(body.x - x) + reach(body) <= width / 2
      && Math.abs(body.y - y) + reach(body) <= height / 2
  );
  if (bodies.every((body) => isInside(body, middle, BOX.width, BOX.height))) {
    return BOX;
  }
  const mean = (of: (body: Body) => number) => (
    bodies.reduce((sum, body) => sum + of(body), 0) / bodies.length
  );
  const center = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const needed = bodies.map((body) => Math.max(
    (Math.abs(body.x - center.x) + reach(body)) / BOX.width,
    (Math.abs(body.y - center.y) + reach(body)) / BOX.height,
  ));
  const scale = Math.max(1, 2.4 * Math.max(...needed));
  if (!Number.isFinite(scale * BOX.width + Math.abs(center.x) + Math.abs(center.y))) {
    return BOX;
  }
  const [width, height] = [scale * BOX.width, scale * BOX.height];
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

function restored(value: unknown): State {
  const given = fields(value);
  const axis = given['axis'];
  return {
    a: body(given['a'], START.a),
    b: body(given['b'], START.b),
    snap: given['snap'] !== false,
    axis: Number.isInteger(axis) ? (axis as number) : null,
  };
}

function start(root: HTMLElement, host: Host): RunningTool {
  const state = new ToolState(START, host, () => update());
  const { change } = state;
  const source = (name: 'a' | 'b'): Source => ({
    get: () => state.value[name],
    set: (moved) => change({ [name]: moved }),
    grid: () => (state.value.snap ? 1 : 0),
  });
  const picture = scene('Two shapes', BOX);
  const view = new Viewport(picture, BOX, () => update());
  const views = [new BodyView(picture, 'A', source('a')), new BodyView(picture, 'B', source('b'))];
  const editors = [new BodyFields('A', source('a')), new BodyFields('B', source('b'))];
  const below = svg('g', { class: 'below' });
  const above = svg('g', { class: 'above' });
  picture.append(below, ...views.map(({ element }) => element), above);

  const verdict = new Verdict(root, 'verdict');
  const facts = html('div', { id: 'pair-facts' });
  const axes = html('div', { id: 'pair-axes' });
  const proof = html('div', { id: 'pair-proof' });
  const snap = checkField('Drag in whole numbers', (on) => change({ snap: on }));
  const code = new CodeView(() => [state.value.a, state.value.b]);
  const undo = button('Undo', state.undo, 'Ctrl+Z');
  const redo = button('Redo', state.redo, 'Ctrl+Shift+Z');
  const fit = () => view.show(boxOf([state.value.a, state.value.b]));
  const labelled = (label: string, made: HTMLButtonElement) => set(made, { 'aria-label': label });
  const tools = html('div', { class: 'buttons' }, undo, redo,
    labelled('Zoom in', button('+', () => view.zoom(1 / 1.5), 'Zoom in')),
    labelled('Zoom out', button('−', () => view.zoom(1.5), 'Zoom out')),
    button('Fit', fit), snap.element,
    button('Swap', () => change({ a: state.value.b, b: state.value.a })),
    button('Reset', () => {
      change(START);
      fit();
    }),
    copyButton('Copy link', host.link),
    button('Save picture', () => savePicture(picture, 'sat2d-pair')));
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'number';
    const letter = event.key.toLowerCase();
    if (root.hidden || isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) {
      return;
    }
    if (letter === 'z' || letter === 'y') {
      event.preventDefault();
      letter === 'y' || event.shiftKey ? state.redo() : state.undo();
    }
  });
  root.append(html('div', { class: 'split' },
    html('div', { class: 'stage' },
      verdict.element, picture, html('p', { class: 'note' }, KEYS), tools),
    html('div', { class: 'panel' }, facts, details('What proves it', true, proof),
      details('Candidate axes', true, axes), ...editors.map(({ element }) => element),
      code.element)));

  function draw(found: Answer): void {
    const chosen = Math.min(state.value.axis ?? best(found.axes.axes), found.axes.axes.length - 1);
    const axis = found.axes.axes[chosen];
    facts.replaceChildren(report(found));
    axes.replaceChildren(axisList(found.axes, chosen, (picked) => {
      change({ axis: picked === state.value.axis ? null : picked });
      axes.querySelectorAll<HTMLElement>('.axis')[picked]?.focus();
    }));
    proof.replaceChildren(proofText(found.proof));
    below.replaceChildren(
      ...(axis === undefined ? [] : [axisLine(axis, view.box, view.unit)]),
      ...(found.proof instanceof Sat2dError ? [] : proofMarks(found.proof, view.box)),
    );
    if (found.separation !== undefined) {
      const { b } = state.value;
      below.append(ghost(outline(b.shape), placed(b), found.separation.translation));
    }
    above.replaceChildren(meeting(state.value.a, state.value.b, found, view.unit));
  }

  function update(): void {
    views.forEach((each) => each.update(view.unit));
    undo.disabled = !state.history.canUndo;
    redo.disabled = !state.history.canRedo;
    editors.forEach((editor) => editor.update());
    snap.show(state.value.snap);
    code.update();
    const found = answer(state.value.a, state.value.b);
    if (found instanceof Sat2dError) {
      verdict.showError(found);
      [facts, axes, proof, below, above].forEach((part) => part.replaceChildren());
    } else {
      verdict.show(found.relation, VERDICTS[found.relation]);
      draw(found);
    }
  }

  update();
  return {
    state: () => state.value,
    // a picture must not move while shapes are dragged, but here they may be anywhere
    restore(value) {
      state.value = restored(value);
      fit();
    },
  };
}

export const pair: Tool = {
  id: 'pair',
  title: 'Pair',
  summary: 'Drag two shapes. The verdict is exact for the coordinates that you see, and '
    + 'every other answer agrees with it.',
  start,
};
