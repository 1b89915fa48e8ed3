// A polygon to edit, and its decomposition by every method.
import { type Decomposition, inspectPolygon, Sat2dError } from 'sat2d/inline';
import { html } from '../ui/dom.js';
import {
  button, checkField, copyButton, facts, numberField, selectField,
} from '../ui/fields.js';
import { shown } from '../ui/numbers.js';
import { ToolState } from '../ui/state.js';
import type { Host, RunningTool, Tool } from '../ui/tool.js';
import { Verdict } from '../ui/verdict.js';
import { Canvas } from './canvas.js';
import { faults, pieces } from './marks.js';
import {
  decomposed, type Method, METHODS, PREFERENCES, restored, START,
} from './model.js';
import { Source } from './source.js';

function most({ pieces: found }: Decomposition): number {
  return found.reduce((top, { vertices }) => Math.max(top, vertices.length), 0);
}

function methodRow(
  method: Method, found: Decomposition, chosen: boolean, choose: () => void,
): HTMLElement {
  const proof = found.isOptimal ? 'fewest, proven' : found.isComplete ? '' : 'limit reached';
  return html('tr', { class: chosen ? 'chosen' : undefined, 'data-method': method },
    html('td', {}, html('button', {
      type: 'button', 'aria-pressed': String(chosen), click: choose,
    }, method)),
    html('td', { class: 'count' }, String(found.pieces.length)),
    html('td', {}, String(most(found))), html('td', {}, proof));
}

function start(root: HTMLElement, host: Host): RunningTool {
  const state = new ToolState(START, host, () => update());
  const { change } = state;
  const canvas = new Canvas({
    rings: () => state.value.rings, yUp: () => state.value.yUp,
    change: (rings) => change({ rings }),
  }, () => showDrawing());
  const source = new Source((rings, yUp) => {
    state.value = { ...state.value, rings, yUp };
    canvas.fit();
    change({});
  }, (message) => {
    verdict.show('error', message);
    [table, about, canvas.below, canvas.above].forEach((part) => part.replaceChildren());
  }, canvas.element);

  const verdict = new Verdict(root, 'polygon-verdict');
  const table = html('div', { id: 'polygon-methods' });
  const about = html('div', { id: 'polygon-facts' });
  const prefer = selectField('prefer', PREFERENCES, (value) => change({ prefer: value }));
  const corners = numberField('most corners (0: any)', 1, (value) => (
    change({ maxCorners: value >= 3 ? Math.round(value) : 0 })
  ));
  const yUp = checkField('y points up', (value) => {
    state.value = { ...state.value, yUp: value };
    canvas.fit();
    change({});
  });

  const draw = (outer: boolean) => {
    canvas.drawing = [];
    drawsOuter = outer;
    canvas.update();
    showDrawing();
  };
  let drawsOuter = true;
  const finish = () => {
    const ring = canvas.drawing ?? [];
    canvas.drawing = undefined;
    if (ring.length >= 6) {
      change({ rings: drawsOuter ? [ring] : [...state.value.rings, ring] });
    } else {
      canvas.update();
    }
    showDrawing();
  };
  const starts = [
    button('Draw an outline', () => draw(true)), button('Draw a hole', () => draw(false)),
  ];
  const ends = button('Finish the ring', finish);
  const hint = html('p', { class: 'note', id: 'polygon-hint' });
  function showDrawing(): void {
    const drawing = canvas.drawing;
    starts.forEach((each) => (each.hidden = drawing !== undefined));
    ends.hidden = drawing === undefined;
    hint.textContent = drawing === undefined
      ? 'Drag vertices; press on the middle of an edge to add one. Keys on a vertex: arrows move, '
        + 'Enter adds, Delete removes.'
      : `Click the corners one by one, then finish: ${drawing.length / 2} so far.`;
  }
  root.append(html('div', { class: 'split' },
    html('div', { class: 'stage' }, verdict.element, canvas.element, hint,
      html('div', { class: 'buttons' }, ...starts, ends,
        button('Fit', () => canvas.fit()), yUp.element,
        copyButton('Copy link', host.link))),
    html('div', { class: 'panel' }, table,
      html('div', { class: 'grid' }, prefer.element, corners.element), about, source.element)));

  function showError(error: Sat2dError): void {
    verdict.showError(error);
    const named = Object.entries(error.indices).map(([name, index]) => (
      `${name} ${[index].flat().join(' and ')}`
    ));
    about.replaceChildren(facts([
      ['Named', named.join(', ') || 'nothing'],
      ['Point', error.point === undefined
        ? 'none' : html('span', {}, shown(error.point.x), ', ', shown(error.point.y))],
    ]));
    table.replaceChildren();
    canvas.below.replaceChildren();
    canvas.above.replaceChildren(...faults(state.value.rings, error, canvas.size));
  }

  function update(): void {
    canvas.update();
    source.show(state.value.rings);
    prefer.show(state.value.prefer);
    corners.show(state.value.maxCorners);
    yUp.show(state.value.yUp);
    const found = decomposed(state.value, state.value.method);
    if (found instanceof Sat2dError) {
      showError(found);
      return;
    }
    const vertices = state.value.rings.reduce((sum, ring) => sum + ring.length / 2, 0);
    const holes = state.value.rings.length - 1;
    const count = found.pieces.length;
    verdict.show(
      'disjoint', `${count} convex piece${count === 1 ? '' : 's'} of ${vertices} vertices`,
    );
    const head = ['method', 'pieces', 'most corners', 'proof'].map((name) => (
      html('th', { scope: 'col' }, name)
    ));
    const rows = METHODS.map((method) => {
      const each = method === state.value.method ? found : decomposed(state.value, method);
      return each instanceof Sat2dError
        ? undefined
        : methodRow(method, each, method === state.value.method, () => change({ method }));
    });
    const focused = document.activeElement?.closest('[data-method]')?.getAttribute('data-method');
    table.replaceChildren(html('table', {},
      html('thead', {}, html('tr', {}, ...head)), html('tbody', {}, ...rows)));
    table.querySelector<HTMLElement>(`[data-method="${focused}"] button`)?.focus();
    const known = inspectPolygon(state.value.rings);
    about.replaceChildren(facts([
      ['Holes', String(holes)],
      ['Reflex vertices', String(known.reflexVertices.length)],
      ['Area', shown(known.area)],
    ]));
    canvas.below.replaceChildren(...pieces(state.value.rings, found));
    canvas.above.replaceChildren();
  }

  canvas.fit();
  showDrawing();
  update();
  return {
    state: () => state.value,
    restore(value) {
      state.value = restored(value);
      canvas.fit();
      update();
    },
  };
}

export const polygon: Tool = {
  id: 'polygon',
  title: 'Decomposition',
  summary: 'A concave polygon with holes, cut into convex pieces. Pieces have no new vertices, so '
    + 'nothing is rounded. Where a polygon is invalid, the fault is marked.',
  start,
};
