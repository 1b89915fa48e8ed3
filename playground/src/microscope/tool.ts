// A near-touch, down to single doubles: a naive test, an old program and the exact answer.
import { Sat2dError } from 'sat2d/inline';
import { html } from '../ui/dom.js';
import {
  button, copyButton, details, facts, type Field, numberField, rangeField, selectField,
} from '../ui/fields.js';
import { bitsOf, shown } from '../ui/numbers.js';
import { arrowOf } from '../ui/scene.js';
import { ToolState } from '../ui/state.js';
import type { Host, RunningTool, Tool } from '../ui/tool.js';
import { faultText } from '../ui/verdict.js';
import { CELLS, type Cells, cells, originalDiffers, positionOf } from './cells.js';
import { type Hit, ORIGINALS, programOf } from './originals.js';
import { drawOverview, overview } from './overview.js';
import { Panel, textures } from './panel.js';
import type { Rectangle } from './rectangle.js';
import { boundary, MOST_ZOOM, PRECISIONS, restored, START } from './scene.js';

const NUMBERS = [
  ['x', 'x'], ['y', 'y'], ['width', 'width'], ['height', 'height'], ['degrees', 'turn (degrees)'],
] as const;

const hitName = (hit: Hit) => (hit === undefined ? 'none' : hit ? 'hit' : 'miss');

const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function start(root: HTMLElement, host: Host): RunningTool {
  /** What the last valid state.value answers. */
  let found: Cells | undefined;
  let cursor = { column: CELLS / 2, row: CELLS / 2 };
  const state = new ToolState(START, host, () => update());
  const { change } = state;

  const panels = {
    naive: new Panel('naive'), original: new Panel('original'), exact: new Panel('exact'),
  };
  const picture = overview();
  const readout = html('div', { id: 'microscope-readout', 'aria-live': 'polite' });
  const message = html('p', { class: 'note', id: 'microscope-message', 'aria-live': 'polite' });
  const cellSize = html('p', { class: 'note', id: 'microscope-cell' });
  const zoom = rangeField('size of a cell', 0, MOST_ZOOM, 1, (value) => (
    change({ zoom: value })
  ));
  const precision = selectField('naive test in', PRECISIONS, (value) => (
    change({ precision: value })
  ));
  const original = selectField('old program', ORIGINALS, (value) => change({ original: value }));

  function rectangleFields(name: 'a' | 'b') {
    const entries = NUMBERS.map(([key, label]): [keyof Rectangle, Field<number>] => (
      [key, numberField(label, 1, (value) => {
        change({ [name]: { ...state.value[name], [key]: value } });
      })]
    ));
    const element = details(`Rectangle ${name.toUpperCase()}`, false,
      html('div', { class: 'grid' }, ...entries.map(([, field]) => field.element)));
    element.classList.add('body-fields', name);
    return { element, entries, name };
  }
  const editors = [rectangleFields('a'), rectangleFields('b')];

  const toBoundary = () => {
    if (found === undefined) {
      return;
    }
    const x = boundary(state.value.a, state.value.b);
    change(x === undefined ? {} : { b: { ...state.value.b, x } });
    message.textContent = x === undefined
      ? 'B does not meet A on this row.' : 'B is where one double decides.';
  };
  root.append(
    textures(),
    html('div', { class: 'panels' },
      panels.naive.element, panels.original.element, panels.exact.element),
    html('p', { class: 'note legend' },
      ...[['disjoint', 'disjoint'], ['touching', 'touching'], ['overlapping', 'overlapping'],
        ['miss', 'no hit'], ['hit', 'hit']].map(([name, text]) => (
        html('span', { class: `key ${name}` }, text!)
      )),
      html('span', { class: 'key differs' }, 'wrong')),
    html('div', { class: 'split' },
      html('div', {}, html('div', { class: 'grid controls' },
        zoom.element, original.element, precision.element), cellSize,
      html('div', { class: 'buttons' }, button('Go to the boundary', toBoundary),
        button('Centre on the cursor', () => moveHere()),
        button('Reset', () => change(START)), copyButton('Copy link', host.link)),
      message, readout),
      html('div', {}, picture, ...editors.map(({ element }) => element))));

  function moveHere(): void {
    const { x, y } = positionOf(state.value, cursor.column, cursor.row);
    cursor = { column: CELLS / 2, row: CELLS / 2 };
    change({ b: { ...state.value.b, x, y } });
  }

  function moveCursor(column: number, row: number): void {
    const inside = (value: number) => Math.min(Math.max(value, 0), CELLS - 1);
    cursor = { column: inside(column), row: inside(row) };
    showCell();
  }

  for (const { picture: cellPicture } of Object.values(panels)) {
    const point = (event: PointerEvent) => {
      const { x, y } = new DOMPoint(event.clientX, event.clientY)
        .matrixTransform(cellPicture.getScreenCTM()!.inverse());
      moveCursor(Math.floor(x), Math.floor(y));
    };
    cellPicture.addEventListener('pointerdown', (event) => {
      cellPicture.setPointerCapture(event.pointerId);
      point(event);
    });
    cellPicture.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse' || event.buttons !== 0) {
        point(event);
      }
    });
    cellPicture.addEventListener('keydown', (event) => {
      const arrow = arrowOf(event);
      if (arrow !== undefined) {
        event.preventDefault();
        moveCursor(cursor.column + arrow[0], cursor.row + arrow[1]);
      } else if (event.key === 'Enter') {
        moveHere();
      } else if (event.key === '+' || event.key === '-') {
        const next = state.value.zoom + (event.key === '+' ? -1 : 1);
        change({ zoom: Math.min(Math.max(next, 0), MOST_ZOOM) });
      }
    });
  }

  function showCell(): void {
    if (found === undefined) {
      return;
    }
    const { column, row } = cursor;
    Object.values(panels).forEach((panel) => panel.moveCursor(column, row));
    const { x, y } = positionOf(state.value, column, row);
    const cell = row * CELLS + column;
    const coordinate = (value: number) => html('span', {}, html('code', {}, String(value)),
      ' ', html('code', { class: 'bits' }, `0x${bitsOf(value)}`));
    const hit = found.original[cell];
    readout.replaceChildren(facts([
      ['x of B', coordinate(x)], ['y of B', coordinate(y)],
      ['Naive', found.naive[cell]!],
      ['Old program', hit === undefined ? 'no answer' : hit ? 'hit' : 'no hit'],
      ['Exact', found.exact[cell]!],
    ]));
  }

  function update(): void {
    showFields();
    try {
      found = cells(state.value);
    } catch (error) {
      if (!(error instanceof Sat2dError)) {
        throw error;
      }
      found = undefined;
      message.replaceChildren(...faultText(error));
      message.classList.add('error');
      Object.values(panels).forEach((panel) => panel.clear());
      [readout, picture, cellSize].forEach((part) => part.replaceChildren());
      return;
    }
    message.textContent = '';
    message.classList.remove('error');
    showCells(found);
    drawOverview(picture, state.value);
    showCell();
  }

  function showFields(): void {
    zoom.show(state.value.zoom);
    precision.show(state.value.precision);
    original.show(state.value.original);
    for (const { entries, name } of editors) {
      entries.forEach(([key, field]) => field.show(state.value[name][key]));
    }
  }

  function showCells({ naive, original: hits, exact }: Cells): void {
    const naiveWrong = naive.map((each, i) => each !== exact[i]);
    const hitsWrong = hits.map((each, i) => originalDiffers(each, exact[i]!));
    const count = (list: boolean[]) => list.filter(Boolean).length;
    const wrong = (list: boolean[]) => `Wrong in ${count(list)} of ${list.length} cells.`;
    const [, precisionName] = PRECISIONS.find(([id]) => id === state.value.precision)!;
    const { name, limit = '' } = programOf(state.value.original);
    panels.naive.show(`Naive, in ${precisionName}`, wrong(naiveWrong), naive, naiveWrong);
    panels.original.show(name, hits[0] === undefined ? limit : wrong(hitsWrong),
      hits.map(hitName), hitsWrong);
    const touching = count(exact.map((each) => each === 'touching'));
    panels.exact.show('Exact', `${plural(touching, 'cell')} touch${touching === 1 ? 'es' : ''}.`,
      exact, exact.map(() => false));
    const next = positionOf(state.value, CELLS / 2 + 1, CELLS / 2).x;
    cellSize.replaceChildren(`A cell is ${plural(2 ** state.value.zoom, 'double')} of x and y: `,
      shown(next - state.value.b.x), ' wide.');
  }

  update();
  return {
    state: () => state.value,
    restore(value) {
      state.value = restored(value);
      update();
    },
  };
}

export const microscope: Tool = {
  id: 'microscope',
  title: 'Microscope',
  summary: 'Two rectangles that nearly touch. Each cell is a position of B, by default one double '
    + 'from the next: the finest step there is. Crosses mark wrong answers.',
  start,
};
