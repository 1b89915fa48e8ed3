// When do two moving shapes meet, and what does a ray hit?
import { Sat2dError } from 'sat2d/inline';
import { BodyFields } from '../model/body-fields.js';
import { BodyView, KEYS } from '../model/body-view.js';
import type { Source } from '../model/source.js';
import { html, svg } from '../ui/dom.js';
import {
  button, copyButton, details, facts, numberField, rangeField, selectField,
} from '../ui/fields.js';
import { Handle } from '../ui/handle.js';
import { short, shown, shownPoint } from '../ui/numbers.js';
import { scene } from '../ui/scene.js';
import { line } from '../ui/shapes.js';
import { ToolState } from '../ui/state.js';
import type { Host, RunningTool, Tool } from '../ui/tool.js';
import { Verdict } from '../ui/verdict.js';
import { impactMarks, rayMarks, ways } from './draw.js';
import { type Answer, answer, AT_START, restored, START } from './model.js';

/** Milliseconds from time 0 to time 1. */
const DURATION = 2500;

function start(root: HTMLElement, host: Host): RunningTool {
  let found: Answer | Sat2dError;
  const state = new ToolState(START, host, () => update());
  const { change } = state;
  const box = { x: -170, y: -115, width: 340, height: 230 };
  const picture = scene('Two moving shapes and a ray', box);
  const source = (name: 'a' | 'b'): Source => ({
    get: () => state.value[name], set: (moved) => change({ [name]: moved }), grid: () => 1,
  });
  const views = [
    new BodyView(picture, 'A', source('a'), 'moving-'),
    new BodyView(picture, 'B', source('b'), 'moving-'),
  ];
  const wayHandle = (body: 'a' | 'b', way: 'wayA' | 'wayB') => (
    new Handle(picture, `end-${body}`, `Where ${body.toUpperCase()} ends`,
      () => {
        const { [body]: { x, y }, [way]: { dx, dy } } = state.value;
        return { x: x + dx, y: y + dy };
      },
      ({ x, y }) => change({
        [way]: { ...state.value[way], dx: x - state.value[body].x, dy: y - state.value[body].y },
      }))
  );
  const handles = [
    wayHandle('a', 'wayA'), wayHandle('b', 'wayB'),
    new Handle(picture, 'ray-from', 'Start of the ray', () => state.value.ray,
      ({ x, y }) => change({ ray: { ...state.value.ray, x, y } })),
    new Handle(picture, 'ray-to', 'End of the ray',
      () => ({ x: state.value.ray.toX, y: state.value.ray.toY }),
      ({ x, y }) => change({ ray: { ...state.value.ray, toX: x, toY: y } })),
  ];
  const below = svg('g', { class: 'below' });
  const above = svg('g', { class: 'above' });
  picture.append(
    below, ...views.map(({ element }) => element), above, ...handles.map(({ element }) => element),
  );

  const time = rangeField('time', 0, 1, 0.001, (value) => change({ time: value }));
  const turns = ([['wayA', 'A turns by (degrees)'], ['wayB', 'B turns by (degrees)']] as const)
    .map(([way, label]) => ({
      way, field: numberField(label, 5, (turn) => change({ [way]: { ...state.value[way], turn } })),
    }));
  const atStart = selectField('contact at the start', AT_START, (value) => (
    change({ atStart: value })
  ));
  const verdict = new Verdict(root, 'sweep-verdict');
  const impactFacts = html('div', { id: 'sweep-facts' });
  const rayFacts = html('div', { id: 'ray-facts' });
  const editors = [new BodyFields('A', source('a')), new BodyFields('B', source('b'))];

  let frame: number | undefined;
  const stop = () => {
    if (frame !== undefined) {
      cancelAnimationFrame(frame);
      frame = undefined;
    }
    play.textContent = 'Play';
  };
  const play = button('Play', () => {
    if (frame !== undefined) {
      stop();
      return;
    }
    play.textContent = 'Pause';
    const first = performance.now() - (state.value.time < 1 ? state.value.time : 0) * DURATION;
    const next = (now: number) => {
      change({ time: Math.min(Math.max((now - first) / DURATION, 0), 1) });
      if (state.value.time < 1) {
        frame = requestAnimationFrame(next);
      } else {
        stop();
      }
    };
    frame = requestAnimationFrame(next);
  });
  const toImpact = button('To the impact', () => {
    if (!(found instanceof Sat2dError) && found.impact !== undefined) {
      stop();
      change({ time: found.impact.time });
    }
  });
  root.append(html('div', { class: 'split' },
    html('div', { class: 'stage' }, verdict.element, picture,
      html('div', { class: 'timeline' }, time.element, play, toImpact),
      html('p', { class: 'note' }, 'Drag the shapes, the ends of their ways and both ends of the '
        + `ray. ${KEYS}`),
      html('div', { class: 'buttons' }, button('Reset', () => change(START)),
        copyButton('Copy link', host.link))),
    html('div', { class: 'panel' },
      details('Sweep', true, impactFacts, html('div', { class: 'grid' },
        ...turns.map(({ field }) => field.element)), atStart.element),
      details('Ray', true, rayFacts),
      ...editors.map(({ element }) => element))));

  function showRay({ hit }: Answer): void {
    rayFacts.replaceChildren(hit === undefined
      ? html('p', {}, 'It hits nothing at this time.')
      : facts([
        ['Hits', hit.hit.feature === undefined
          ? `it starts inside ${hit.name}`
          : `${hit.hit.feature.kind} ${hit.hit.feature.index} of ${hit.name}`],
        ['Fraction', shown(hit.hit.fraction)],
        ['Point', shownPoint(hit.hit.point)],
        ['Normal', shownPoint(hit.hit.normal)],
      ]));
  }

  function showImpact({ impact }: Answer): void {
    impactFacts.replaceChildren(impact === undefined
      ? html('p', {}, 'They do not meet from time 0 to time 1.')
      : facts([
        ['Time', html('span', { id: 'impact-time' }, shown(impact.time))],
        ['Then they are', impact.relation === 'disjoint'
          ? 'disjoint, by no more than rounding' : impact.relation],
        ['Approach', shown(impact.approach)],
        ['Point', shownPoint(impact.closest.onA)],
        ['Normal', shownPoint(impact.closest.normal)],
        ['Features', [impact.closest.featureA, impact.closest.featureB]
          .map(({ kind, index }) => `${kind} ${index}`).join(' · ')],
      ]));
  }

  function update(): void {
    found = answer(state.value);
    views.forEach((view) => view.update());
    handles.forEach((handle) => handle.update());
    editors.forEach((editor) => editor.update());
    turns.forEach(({ way, field }) => field.show(state.value[way].turn));
    atStart.show(state.value.atStart);
    time.show(state.value.time);
    toImpact.disabled = found instanceof Sat2dError || found.impact === undefined;
    if (found instanceof Sat2dError) {
      verdict.showError(found);
      [impactFacts, rayFacts, below, above].forEach((part) => part.replaceChildren());
      return;
    }
    const text = found.impact === undefined
      ? 'They do not meet' : `They meet at time ${short(found.impact.time)}`;
    // shapes that meet by rounding are disjoint by less than a step of a double
    const { impact } = found;
    const meeting = impact?.relation === 'overlapping' ? 'overlapping' : 'touching';
    verdict.show(impact === undefined ? 'disjoint' : meeting, text);
    showImpact(found);
    showRay(found);
    const { a, b, wayA, wayB } = state.value;
    below.replaceChildren(...ways(state.value, found),
      line('way-line a', a, { x: a.x + wayA.dx, y: a.y + wayA.dy }),
      line('way-line b', b, { x: b.x + wayB.dx, y: b.y + wayB.dy }));
    above.replaceChildren(...rayMarks(state.value, found), ...impactMarks(found));
  }

  update();
  return {
    state: () => state.value,
    restore(value) {
      stop();
      state.value = restored(value);
      update();
    },
    hidden: stop,
  };
}

export const motion: Tool = {
  id: 'sweep',
  title: 'Sweep and ray',
  summary: 'Two shapes move and turn from time 0 to time 1. When do they first meet? And what does '
    + 'a ray hit on its way?',
  start,
};
