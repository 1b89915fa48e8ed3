// A recording of an old game: the rows that differ, and a picture of each.
import { Sat2dError } from 'sat2d/inline';
import { choice, fields } from '../model/restore.js';
import { html, svg } from '../ui/dom.js';
import { button, copyButton, selectField } from '../ui/fields.js';
import { linkText } from '../ui/link.js';
import type { Host, RunningTool, Tool } from '../ui/tool.js';
import { compare, type Difference, type Reference, type Report, TableError } from './compare.js';
import { EXAMPLE } from './example.js';
import { drawShapes } from './picture.js';

const REFERENCES = [
  ['original', 'the old program, bit for bit'], ['exact', 'the exact answer'],
] as const;

/** Longer texts are not kept in the address. */
const MOST_TEXT = 20_000;

/** More rows than this are counted, but not listed. */
const MOST_LISTED = 200;

interface State {
  text: string;
  reference: Reference;
  /** The line that is drawn; 0 for the first that differs. */
  line: number;
}

const START: State = { text: EXAMPLE, reference: 'original', line: 0 };

function start(root: HTMLElement, host: Host): RunningTool {
  let state = START;
  const change = (part: Partial<State>) => {
    state = { ...state, ...part };
    update();
    host.changed();
  };
  const chip = html('p', { class: 'verdict', id: 'recording-verdict', 'aria-live': 'polite' });
  const list = html('ol', { class: 'rows', id: 'recording-rows' });
  const picture = svg('svg', {
    class: 'scene', role: 'img', 'aria-label': 'The shapes of the row', id: 'recording-picture',
  });
  const about = html('p', { class: 'note', id: 'recording-about' });
  const reference = selectField('compare with', REFERENCES, (value) => (
    change({ reference: value, line: 0 })
  ));
  const open = async (chosen: File | undefined) => {
    if (chosen !== undefined) {
      change({ text: await chosen.text(), line: 0 });
    }
  };
  const file = html('input', {
    type: 'file', accept: '.csv,.txt', change: () => open(file.files?.[0]),
  });
  root.addEventListener('dragover', (event) => event.preventDefault());
  root.addEventListener('drop', (event) => {
    event.preventDefault();
    open(event.dataTransfer?.files[0]);
  });
  root.append(html('div', { class: 'split' },
    html('div', { class: 'stage' }, chip, picture, about,
      html('div', { class: 'buttons' }, button('Example', () => change(START)),
        copyButton('Copy link', () => location.href))),
    html('div', { class: 'panel' },
      html('p', { class: 'note' }, 'Drop a recording anywhere on this page: the CSV file of a '
        + 'recorder for Flash rectangles, Java corners, Python rectangles and circles, or the '
        + 'shapes of a library.'),
      html('label', { class: 'field' }, html('span', {}, 'open a recording'), file),
      reference.element, list)));

  function show({ line, shapes, text }: Difference): void {
    about.replaceChildren(`Line ${line}: ${text}. `);
    const [a, b] = shapes;
    if (a === undefined || b === undefined) {
      return;
    }
    try {
      drawShapes(picture, shapes);
      about.append(html('a', { href: linkText('pair', { a, b }) }, 'Open it as a pair'));
    } catch (error) {
      if (!(error instanceof Sat2dError)) {
        throw error;
      }
      picture.replaceChildren();
    }
  }

  function showReport({ profile, reference: used, rows, differences }: Report): void {
    const count = differences.length;
    const by = used === 'exact' ? 'the exact answer' : 'the old program';
    chip.textContent = count === 0
      ? `All ${rows} rows agree with ${by}`
      : `${count} of ${rows} rows ${count === 1 ? 'differs' : 'differ'} from ${by}`;
    root.dataset['verdict'] = count === 0 ? 'disjoint' : 'overlapping';
    const shown = differences.find(({ line }) => line === state.line) ?? differences[0];
    list.replaceChildren(...differences.slice(0, MOST_LISTED).map((difference) => (
      html('li', {}, html('button', {
        type: 'button', 'aria-pressed': String(difference === shown),
        click: () => {
          change({ line: difference.line });
          list.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
        },
      }, `line ${difference.line}: ${difference.text}`))
    )));
    picture.replaceChildren();
    about.textContent = `A table of ${profile.name}.`;
    if (shown !== undefined) {
      show(shown);
    }
  }

  function update(): void {
    reference.show(state.reference);
    try {
      showReport(compare(state.text, state.reference));
    } catch (error) {
      if (!(error instanceof TableError)) {
        throw error;
      }
      chip.textContent = `${error.message}.`;
      root.dataset['verdict'] = 'error';
      [list, picture, about].forEach((part) => part.replaceChildren());
    }
  }

  update();
  return {
    state: () => (state.text.length <= MOST_TEXT ? state : { ...state, text: EXAMPLE }),
    restore(value) {
      const given = fields(value);
      const { text, line } = given;
      state = {
        text: typeof text === 'string' ? text : EXAMPLE,
        reference: choice(given['reference'], REFERENCES.map(([id]) => id), 'original'),
        line: typeof line === 'number' ? line : 0,
      };
      update();
    },
  };
}

export const recording: Tool = {
  id: 'recording',
  title: 'Recording',
  summary: 'What an old game answered, compared with its program bit for bit, or with the exact '
    + 'answer. Each row that differs is drawn.',
  start,
};
