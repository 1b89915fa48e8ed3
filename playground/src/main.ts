// The page: one tool at a time, and its state in the address.
import './crowd/crowd.css';
import './microscope/microscope.css';
import './motion/motion.css';
import './pair/pair.css';
import './polygon/polygon.css';
import './recording/recording.css';
import './sprite/sprite.css';
import { crowd } from './crowd/tool.js';
import { microscope } from './microscope/tool.js';
import { motion } from './motion/tool.js';
import { pair } from './pair/tool.js';
import { polygon } from './polygon/tool.js';
import { recording } from './recording/tool.js';
import { sprite } from './sprite/tool.js';
import { html } from './ui/dom.js';
import { linkText, readLink } from './ui/link.js';
import { startTheme } from './ui/theme.js';
import type { RunningTool, Tool } from './ui/tool.js';

const TOOLS: readonly Tool[] = [pair, microscope, polygon, motion, crowd, recording, sprite];

const main = document.querySelector('main')!;
const links = new Map(TOOLS.map((tool) => (
  [tool, html('a', { href: `#${tool.id}` }, tool.title)] as const
)));
document.querySelector('#tools')!.append(...links.values());
startTheme(document.querySelector('#theme')!);

const started = new Map<Tool, { root: HTMLElement; running: RunningTool }>();
let current: Tool | undefined;
let written = '';
let waiting: ReturnType<typeof setTimeout> | undefined;

function writeAddress(): void {
  clearTimeout(waiting);
  waiting = undefined;
  if (current !== undefined) {
    written = linkText(current.id, started.get(current)!.running.state());
    history.replaceState(null, '', written);
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
  if (location.hash === written && current !== undefined) {
    return;
  }
  clearTimeout(waiting);
  waiting = undefined;
  const link = readLink(location.hash);
  const tool = TOOLS.find(({ id }) => id === link.tool) ?? TOOLS[0]!;
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
    }
  }
  document.title = `${tool.title} · sat2d playground`;
  if (link.state !== undefined) {
    running.restore(link.state);
  }
}

window.addEventListener('hashchange', show);
show();
document.documentElement.dataset['ready'] = '';
