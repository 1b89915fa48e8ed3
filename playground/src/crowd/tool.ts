// Ten thousand bodies: what a frame costs.
import { choice, fields, number } from '../model/restore.js';
import { html } from '../ui/dom.js';
import { button, copyButton, facts, selectField } from '../ui/fields.js';
import type { Host, RunningTool, Tool } from '../ui/tool.js';
import { Crowd, type CrowdShape, type Frame, SHAPES } from './crowd.js';
import { draw } from './draw.js';

const COUNTS = [['1000', '1,000'], ['10000', '10,000'], ['30000', '30,000']] as const;
type Count = (typeof COUNTS)[number][0];

interface State {
  shape: CrowdShape;
  count: Count;
}

const START: State = { shape: 'circles', count: '10000' };

/** Frames over which times are averaged. */
const AVERAGED = 30;

type Times = Frame & { drawing: number };

function mean(frames: readonly Times[], part: 'moving' | 'world' | 'drawing'): string {
  const sum = frames.reduce((total, frame) => total + frame[part], 0);
  return `${(sum / frames.length).toFixed(2)} ms`;
}

function start(root: HTMLElement, host: Host): RunningTool {
  let state = START;
  let crowd: Crowd | undefined;
  let steps = 0;
  let times: Times[] = [];
  const canvas = html('canvas', {
    class: 'scene', id: 'crowd-canvas', role: 'img',
    'aria-label': 'Many bodies; those that meet another one are red',
  });
  const about = html('div', { id: 'crowd-facts' });
  const shape = selectField('shape of each', SHAPES, (value) => change({ shape: value }));
  const count = selectField('how many', COUNTS, (value) => change({ count: value }));

  const frame = () => {
    const stepped = crowd!.step();
    const before = performance.now();
    draw(canvas, crowd!);
    times = [...times.slice(1 - AVERAGED), { ...stepped, drawing: performance.now() - before }];
    steps++;
    show(stepped);
  };
  let next: number | undefined;
  const stop = () => {
    if (next !== undefined) {
      cancelAnimationFrame(next);
      next = undefined;
    }
    run.textContent = 'Run';
  };
  const run = button('Run', () => {
    if (next !== undefined) {
      stop();
      return;
    }
    run.textContent = 'Pause';
    const again = () => {
      frame();
      next = requestAnimationFrame(again);
    };
    next = requestAnimationFrame(again);
  });
  root.append(html('div', { class: 'split' },
    html('div', { class: 'stage' }, canvas,
      html('div', { class: 'buttons' }, run, button('One frame', () => {
        stop();
        frame();
      }), copyButton('Copy link', host.link))),
    html('div', { class: 'panel' }, html('div', { class: 'grid' }, shape.element, count.element),
      about, html('p', { class: 'note' },
        'The world decides every pair exactly in each frame. Its time includes the way from '
        + 'JavaScript to WebAssembly and back. Means of the last 30 frames.'))));

  function show({ begun, ended }: { begun: number; ended: number }): void {
    const { pairs } = crowd!;
    const none = 'after the first frame';
    const time = (part: 'moving' | 'world' | 'drawing') => (
      times.length === 0 ? none : mean(times, part)
    );
    about.replaceChildren(facts([
      ['Frame', html('span', { id: 'crowd-frame' }, String(steps))],
      ['Pairs that meet', html('span', { id: 'crowd-pairs' }, String(pairs))],
      ['Begun, ended', `${begun}, ${ended}`],
      ['World', html('span', { id: 'crowd-world' }, time('world'))],
      ['Moving, in JavaScript', time('moving')],
      ['Drawing', time('drawing')],
    ]));
  }

  function build(): void {
    shape.show(state.shape);
    count.show(state.count);
    crowd?.free();
    crowd = new Crowd(Number(state.count), state.shape);
    [steps, times] = [0, []];
    const found = crowd.find();
    show(found);
    draw(canvas, crowd);
  }

  function change(part: Partial<State>): void {
    state = { ...state, ...part };
    build();
    host.changed();
  }

  build();
  new ResizeObserver(() => draw(canvas, crowd!)).observe(canvas);
  new MutationObserver(() => draw(canvas, crowd!))
    .observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return {
    state: () => ({ ...state, count: Number(state.count) }),
    restore(value) {
      const given = fields(value);
      state = {
        shape: choice(given['shape'], SHAPES.map(([id]) => id), START.shape),
        count: choice(String(number(given['count'], 0)), COUNTS.map(([id]) => id), START.count),
      };
      build();
    },
    hidden: stop,
  };
}

export const crowd: Tool = {
  id: 'crowd',
  title: 'Crowd',
  summary: 'A world of ten thousand bodies: which of them meet, decided exactly, frame by frame.',
  start,
};
