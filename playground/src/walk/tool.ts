// A level whose tiles do not fit: how far somebody walks, with a skin and without one.
import { fields } from '../model/restore.js';
import { html } from '../ui/dom.js';
import { button, checkField, copyButton, facts } from '../ui/fields.js';
import type { Host, RunningTool, Tool } from '../ui/tool.js';
import { WalkPicture } from './draw.js';
import { type Controls, FREE, Walker } from './walker.js';

interface State {
  skin: boolean;
}

const START: State = { skin: true };

const KEYS: Record<string, keyof Controls> = {
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'jump',
};

/** Frames of the walk in a second; a display may have more or fewer. */
const RATE = 60;

/** The most frames that are made up for, after the browser was busy. */
const MOST_LATE = 6;

function start(root: HTMLElement, host: Host): RunningTool {
  let state = START;
  let isShown = false;
  let isRunning = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  /** What a person holds; `undefined` until then. */
  let held: Controls | undefined;
  /** The next frame of the browser, and when the last one of the walk was due. */
  let waiting: number | undefined;
  let last = 0;
  const walker = new Walker();
  const picture = new WalkPicture(walker);
  const way = html('p', { class: 'verdict', id: 'walk-way' });
  const about = html('div', { id: 'walk-facts' });
  const skin = checkField('a skin of a thousandth of a tile', (value) => {
    state = { skin: value };
    host.changed();
  });

  function show(): void {
    picture.update(walker);
    root.dataset['verdict'] = walker.isCaught ? 'overlapping' : 'disjoint';
    way.textContent = `It came ${walker.farthest.toFixed(1)} of ${FREE.toFixed(1)} tiles`
      + (walker.isCaught ? ': an edge stops it' : '');
    about.replaceChildren(facts([
      ['Frame', html('span', { id: 'walk-frame' }, String(walker.frame))],
      ['Stands on', html('span', { id: 'walk-ground' },
        walker.ground === undefined ? 'nothing' : `a ${walker.ground}`)],
      ['Hits', html('span', { id: 'walk-hits' }, String(walker.marks.length))],
      ['Walks', held === undefined ? 'by itself' : 'by your hand'],
    ]));
  }

  function advance(): void {
    walker.step(held ?? walker.automatic(), state.skin);
  }

  function next(now: number): void {
    const due = Math.floor((now - last) * RATE / 1000);
    for (let late = Math.min(due, MOST_LATE); late > 0; late--) {
      advance();
    }
    if (due > 0) {
      last += due * 1000 / RATE;
      show();
    }
    waiting = requestAnimationFrame(next);
  }

  function work(): void {
    run.textContent = isRunning ? 'Pause' : 'Run';
    if (isShown && isRunning && waiting === undefined) {
      last = performance.now();
      waiting = requestAnimationFrame(next);
    } else if (!(isShown && isRunning) && waiting !== undefined) {
      cancelAnimationFrame(waiting);
      waiting = undefined;
    }
  }

  const run = button('Pause', () => {
    isRunning = !isRunning;
    work();
  });
  const one = button('One frame', () => {
    isRunning = false;
    work();
    advance();
    show();
  });

  function hold(control: keyof Controls, isHeld: boolean): void {
    if (isHeld) {
      isRunning = true;
      work();
    } else if (held === undefined) {
      return;
    }
    held = { ...(held ?? { left: false, right: false, jump: false }), [control]: isHeld };
  }

  const keys = (event: KeyboardEvent) => {
    const control = KEYS[event.key];
    if (control !== undefined) {
      event.preventDefault();
      hold(control, event.type === 'keydown');
    }
  };
  picture.element.addEventListener('keydown', keys);
  picture.element.addEventListener('keyup', keys);
  picture.element.addEventListener('pointerdown', () => picture.element.focus());
  picture.element.addEventListener('blur', () => {
    held &&= { left: false, right: false, jump: false };
  });

  /** A button for who has no keys. */
  const pad = (label: string, control: keyof Controls) => {
    const made = html('button', { type: 'button' }, label);
    const listen = (names: readonly string[], isHeld: boolean) => names.forEach((name) => (
      made.addEventListener(name, () => hold(control, isHeld))
    ));
    listen(['pointerdown'], true);
    listen(['pointerup', 'pointerleave', 'pointercancel'], false);
    return made;
  };

  root.append(html('div', {},
    way, picture.element,
    html('p', { class: 'note' }, 'It walks by itself until you do it: click on the level, then the '
      + 'arrow keys walk and jump. Arrows are the normals of its hits.'),
    html('div', { class: 'buttons' }, skin.element),
    html('div', { class: 'buttons' },
      pad('◀ Left', 'left'), pad('▲ Jump', 'jump'), pad('Right ▶', 'right')),
    html('div', { class: 'buttons' }, run, one, button('Start again', () => {
      held = undefined;
      walker.restart();
      show();
    }), copyButton('Copy link', host.link)),
    about,
    html('p', { class: 'note' }, 'The level is turned by 7 degrees, scaled by 0.37 and nested in a '
      + 'room, and each tile has a matrix of 32-bit floats. Its tiles stick out by about a '
      + 'millionth of their width.')));

  skin.show(state.skin);
  show();
  return {
    state: () => state,
    restore(value) {
      const given = fields(value)['skin'];
      state = { skin: typeof given === 'boolean' ? given : START.skin };
      skin.show(state.skin);
    },
    shown() {
      isShown = true;
      work();
    },
    hidden() {
      isShown = false;
      work();
    },
  };
}

export const walk: Tool = {
  id: 'walk',
  title: 'Walk',
  summary: 'A level of tiles whose edges do not coincide. With a skin somebody walks over them; '
    + 'without one the first edge that sticks out ends the walk.',
  start,
};
