// The page: one tool at a time, and its state in the address.
import './crowd/crowd.css';
import './microscope/microscope.css';
import './motion/motion.css';
import './pair/pair.css';
import './polygon/polygon.css';
import './recording/recording.css';
import './sprite/sprite.css';
import './walk/walk.css';
import { crowd } from './crowd/tool.js';
import { microscope } from './microscope/tool.js';
import { motion } from './motion/tool.js';
import { opening } from './opening.js';
import { pair } from './pair/tool.js';
import { polygon } from './polygon/tool.js';
import { recording } from './recording/tool.js';
import { sprite } from './sprite/tool.js';
import { html } from './ui/dom.js';
import { hasTaken, linkText, readLink } from './ui/link.js';
import { startTheme } from './ui/theme.js';
import type { RunningTool, Tool } from './ui/tool.js';
import { walk } from './walk/tool.js';

const TOOLS: readonly Tool[] = [
  pair, microscope, polygon, motion, walk, crowd, recording, sprite,
];

const main = document.querySelector('main')!;
const notice = document.querySelector<HTMLElement>('#notice')!;
// The address follows changes late. What Back returns to must not.
const links = new Map(TOOLS.map((tool) => (
  [tool, html('a', { href: `#${tool.id}`, click: writeAddress }, tool.title)] as const
)));
document.querySelector('#tools')!.append(...links.values());
startTheme(document.querySelector('#theme')!);

const started = new Map<Tool, { root: HTMLElement; running: RunningTool }>();
let current: Tool | undefined;
let first: HTMLElement | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

function writeAddress(): void {
  clearTimeout(waiting);
  waiting = undefined;
  if (current !== undefined) {
    const link = linkText(current.id, started.get(current)!.running.state());
    history.replaceState(null, '', link);
  }
}

// Browsers limit how often a page may change its address.
function changed(): void {
  waiting ??= setTimeout(writeAddress, 250);
}

// The address follows changes late. A copied link must not.
function currentLink(): string {
  writeAddress();
  return location.href;
}

function start(tool: Tool): { root: HTMLElement; running: RunningTool } {
  const root = html('section', { id: `tool-${tool.id}`, 'aria-labelledby': `title-${tool.id}` });
  root.append(
    html('h2', { id: `title-${tool.id}` }, tool.title),
    html('p', { class: 'summary' }, tool.summary),
  );
  main.append(root);
  const made = { root, running: tool.start(root, { changed, link: currentLink }) };
  started.set(tool, made);
  return made;
}

function show(): void {
  clearTimeout(waiting);
  waiting = undefined;
  const link = readLink(location.hash);
  const known = TOOLS.find(({ id }) => id === link.tool);
  const tool = known ?? TOOLS[0]!;
  showOpening(link.tool === '');
  if (current !== undefined && current !== tool) {
    started.get(current)!.running.hidden?.();
  }
  current = tool;
  const { running } = started.get(tool) ?? start(tool);
  for (const [each, made] of started) {
    made.root.hidden = each !== tool;
  }
  for (const [each, link] of links) {
    link.toggleAttribute('aria-current', false);
    if (each === tool) {
      link.setAttribute('aria-current', 'page');
      link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }
  document.title = `${tool.title} · sat2d playground`;
  if (link.state !== undefined) {
    running.restore(link.state);
  }
  running.shown?.();
  const isDamaged = link.isDamaged || (known === undefined && link.tool !== '');
  const isPartly = !isDamaged && link.state !== undefined
    && !hasTaken(running.state(), link.state);
  notice.textContent = isDamaged
    ? 'This link is damaged. It may have been cut off on its way. You see the usual start.'
    : 'This link is damaged in parts. They have their usual values.';
  notice.hidden = !isDamaged && !isPartly;
}

function showOpening(isFirst: boolean): void {
  if (isFirst && first === undefined) {
    first = opening();
    main.prepend(first);
  }
  if (first !== undefined) {
    first.hidden = !isFirst;
  }
}

window.addEventListener('hashchange', show);
show();
document.documentElement.dataset['ready'] = '';
