// A recording of an old game: the rows that differ, and a picture of each.
import { choice, fields } from '../model/restore.js';
import { html, svg } from '../ui/dom.js';
import { button, copyButton, selectField } from '../ui/fields.js';
import { linkText } from '../ui/link.js';
import { ToolState } from '../ui/state.js';
import type { Host, RunningTool, Tool } from '../ui/tool.js';
import { Verdict } from '../ui/verdict.js';
import { compare, type Difference, type Reference, type Report, TableError } from './compare.js';
import { hasDrawings } from './drawings.js';
import { EXAMPLES, type ExampleName } from './example.js';
import { drawFigures } from './picture.js';

const REFERENCES = [
  ['original', 'the old program, bit for bit'], ['exact', 'the exact answer'],
] as const;

/** Longer texts are not kept in the address. */
const MOST_TEXT = 20_000;

/** More rows than this are counted, but not listed. */
const MOST_LISTED = 200;

interface State {
  text: string;
  /** The text of flash_shapes.csv, or empty. */
  drawings: string;
  reference: Reference;
  /** The line that is drawn; 0 for the first that differs. */
  line: number;
}

function exampleState(name: ExampleName): State {
  const { text, reference } = EXAMPLES[name];
  return { text, drawings: '', reference, line: 0 };
}

const START = exampleState('flash');

function start(root: HTMLElement, host: Host): RunningTool {
  const state = new ToolState(START, host, () => update());
  const { change } = state;
  const verdict = new Verdict(root, 'recording-verdict');
  const list = html('ol', { class: 'rows', id: 'recording-rows' });
  const picture = svg('svg', {
    class: 'scene', role: 'img', 'aria-label': 'The shapes of the row', id: 'recording-picture',
  });
  const about = html('p', { class: 'note', id: 'recording-about' });
  const reference = selectField('compare with', REFERENCES, (value) => (
    change({ reference: value, line: 0 })
  ));
  // Drawings are kept for the tables that name them, which may be opened with them or later.
  const open = async (chosen: FileList | null | undefined) => {
    const texts = await Promise.all(Array.from(chosen ?? [], (each) => each.text()));
    const drawings = texts.findLast(hasDrawings);
    const text = texts.findLast((each) => !hasDrawings(each));
    if (texts.length > 0) {
      change({
        line: 0, ...text !== undefined && { text }, ...drawings !== undefined && { drawings },
      });
    }
  };
  const file = html('input', {
    type: 'file', accept: '.csv,.txt', multiple: true, change: () => open(file.files),
  });
  root.addEventListener('dragover', (event) => event.preventDefault());
  root.addEventListener('drop', (event) => {
    event.preventDefault();
    open(event.dataTransfer?.files);
  });
  root.append(html('div', { class: 'split' },
    html('div', { class: 'stage' }, verdict.element, picture, about,
      html('div', { class: 'buttons' },
        ...(Object.keys(EXAMPLES) as ExampleName[]).map((name) => (
          button(EXAMPLES[name].label, () => change(exampleState(name)))
        )),
        copyButton('Copy link', host.link))),
    html('div', { class: 'panel' },
      html('p', { class: 'note' }, 'Drop a recording anywhere on this page: the CSV file of a '
        + 'recorder for a Flash, Java or Python game, for the functions of Flash, the JDK or '
        + 'pygame, or for the shapes of a library.'),
      html('label', { class: 'field' }, html('span', {}, 'open a recording'), file),
      reference.element, list)));

  function show({ line, figures, pair, text }: Difference): void {
    about.replaceChildren(`Line ${line}: ${text}. `);
    drawFigures(picture, figures);
    if (figures.length > 0) {
      about.append('Blue is the first operand, orange the second, red what they share. ');
    }
    if (pair !== undefined) {
      const [a, b] = pair;
      about.append(html('a', { href: linkText('pair', { a, b }) }, 'Open it as a pair'));
    }
  }

  function showReport({ profile, reference: used, rows, differences }: Report): void {
    const count = differences.length;
    const by = used === 'exact' ? 'the exact answer' : 'the old program';
    verdict.show(count === 0 ? 'disjoint' : 'overlapping', count === 0
      ? `All ${rows} rows agree with ${by}`
      : `${count} of ${rows} rows ${count === 1 ? 'differs' : 'differ'} from ${by}`);
    const shown = differences.find(({ line }) => line === state.value.line) ?? differences[0];
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
    reference.element.hidden = profile.original === undefined || profile.exact === undefined;
    if (shown !== undefined) {
      show(shown);
    }
  }

  function update(): void {
    reference.show(state.value.reference);
    try {
      showReport(compare(state.value.text, state.value.reference, state.value.drawings));
    } catch (error) {
      if (!(error instanceof TableError)) {
        throw error;
      }
      verdict.show('error', `${error.message}.`);
      [list, picture, about].forEach((part) => part.replaceChildren());
    }
  }

  update();
  return {
    state() {
      const { text, drawings, ...rest } = state.value;
      return text.length + drawings.length <= MOST_TEXT ? state.value : rest;
    },
    restore(value) {
      const given = fields(value);
      const { text, drawings, line } = given;
      state.value = {
        text: typeof text === 'string' ? text : START.text,
        drawings: typeof drawings === 'string' ? drawings : '',
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
  summary: 'What an old game answered, compared with what sat2d says its program answers, bit for '
    + 'bit, or with the exact answer. Each row that differs is drawn.',
  start,
};
