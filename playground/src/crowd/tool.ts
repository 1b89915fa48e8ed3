// Ten thousand bodies: what a frame costs.
import type { Vec2 } from 'sat2d/inline';
import { choice, fields, number } from '../model/restore.js';
import { html } from '../ui/dom.js';
import { button, copyButton, facts, selectField } from '../ui/fields.js';
import type { Host, RunningTool, Tool } from '../ui/tool.js';
import { HEIGHT, WIDTH } from './bodies.js';
import { draw } from './draw.js';
import { type CrowdShape, type Frame, type Picture, SHAPES } from './frame.js';
import { RemoteCrowd } from './remote.js';

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
  const crowd = new RemoteCrowd();
  /** The last one that was drawn. */
  let picture: Picture | undefined;
  let pointer: Vec2 | undefined;
  let steps = 0;
  let times: Times[] = [];
  let isShown = false;
  let isRunning = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  /** Whether the worker must make another crowd before the next step. */
  let isStale = true;
  /** Frames to show before it stops. */
  let single = 0;
  const canvas = html('canvas', {
    class: 'scene', id: 'crowd-canvas', role: 'img',
    'aria-label': 'Many bodies; those that meet another one are red',
  });
  const about = html('div', { id: 'crowd-facts' });
  const shape = selectField('shape of each', SHAPES, (value) => change({ shape: value }));
  const count = selectField('how many', COUNTS, (value) => change({ count: value }));
  const run = button('Pause', () => {
    isRunning = !isRunning;
    work();
  });
  const one = button('One frame', () => {
    isRunning = false;
    single++;
    work();
  });
  root.append(html('div', { class: 'split' },
    html('div', { class: 'stage' }, canvas,
      html('p', { class: 'note' }, 'The pointer pushes them.'),
      html('div', { class: 'buttons' }, run, one, copyButton('Copy link', host.link))),
    html('div', { class: 'panel' }, html('div', { class: 'grid' }, shape.element, count.element),
      about, html('p', { class: 'note' },
        'The world decides every pair exactly in each frame, in a thread of its own. Its time '
        + 'includes the way from JavaScript to WebAssembly and back. Means of the last 30 '
        + 'frames.'))));

  const point = (event: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    pointer = {
      x: (event.clientX - box.x) / box.width * WIDTH,
      y: (event.clientY - box.y) / box.height * HEIGHT,
    };
  };
  canvas.addEventListener('pointermove', point);
  canvas.addEventListener('pointerdown', point);
  for (const end of ['pointerleave', 'pointercancel'] as const) {
    canvas.addEventListener(end, () => (pointer = undefined));
  }

  function show({ begun, ended, pairs }: Picture): void {
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

  /** Makes a crowd or a step, and draws it. */
  async function next(): Promise<void> {
    const isNew = isStale;
    if (isNew) {
      isStale = false;
      [steps, times] = [0, []];
    } else {
      single = Math.max(single - 1, 0);
    }
    const found = await crowd.ask(isNew
      ? { make: { shape: state.shape, count: Number(state.count) } } : { step: { pointer } });
    if (isStale) {
      return;
    }
    picture = found;
    await new Promise(requestAnimationFrame);
    const before = performance.now();
    draw(canvas, picture);
    if (!isNew) {
      steps++;
      times = [...times.slice(1 - AVERAGED), { ...found, drawing: performance.now() - before }];
    }
    show(picture);
  }

  let isWorking = false;
  async function work(): Promise<void> {
    run.textContent = isRunning ? 'Pause' : 'Run';
    if (isWorking) {
      return;
    }
    isWorking = true;
    while (isShown && (isStale || isRunning || single > 0)) {
      await next();
    }
    isWorking = false;
  }

  function build(): void {
    shape.show(state.shape);
    count.show(state.count);
    isStale = true;
    work();
  }

  function change(part: Partial<State>): void {
    state = { ...state, ...part };
    build();
    host.changed();
  }

  const redraw = () => {
    if (picture !== undefined) {
      draw(canvas, picture);
    }
  };
  build();
  new ResizeObserver(redraw).observe(canvas);
  new MutationObserver(redraw)
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
    shown() {
      isShown = true;
      work();
    },
    hidden() {
      isShown = false;
    },
  };
}

export const crowd: Tool = {
  id: 'crowd',
  title: 'Crowd',
  summary: 'A world of ten thousand bodies: which of them meet, decided exactly, frame by frame. '
    + 'Push them.',
  start,
};
