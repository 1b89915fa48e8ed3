// A browser, the built page on a local address, and what every test asks of it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { linkFrom, servePage } from './serve.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DESKTOP = { viewport: { width: 1280, height: 900 } };
export const PHONE = {
  viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2,
};

let browser;
let server;
let address;

/** Starts the browser and the server for the tests of a file. */
export function useBrowser() {
  before(async () => {
    ({ server, address } = await servePage());
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'],
    });
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });
}

/** The address of the page with a state in it, as the page itself writes one. */
export function linkTo(tool, state) {
  return linkFrom(address, tool, state);
}

/**
 * Opens the page, calls `use`, and checks that the browser reported no error and that nothing but
 * the page was loaded.
 */
export async function open(hash, use, options = DESKTOP) {
  const context = await browser.newContext({ ...options });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
  const faults = [];
  const opened = await context.newPage();
  opened.setDefaultTimeout(90_000);
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      faults.push(message.text());
    }
  });
  opened.on('pageerror', (error) => faults.push(error.stack));
  opened.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob|file):/.test(url)) {
      faults.push(`loaded ${url}`);
    }
  });
  try {
    await opened.goto(/^(http|file):/.test(hash) ? hash : address + hash);
    await opened.locator('html[data-ready]').waitFor({ state: 'attached' });
    await use(opened);
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
  }
}

/** Checks the page as it is by axe, and that it does not scroll sideways. */
export async function accessible(opened) {
  await opened.evaluate(axe);
  const { violations } = await opened.evaluate(() => globalThis.axe.run());
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  assert.deepEqual(found, []);
  const [inside, whole] = await opened.evaluate(() => (
    [document.documentElement.clientWidth, document.documentElement.scrollWidth]
  ));
  assert.ok(whole <= inside, `the page is ${whole} wide in ${inside}`);
}

/** The looks in which each tool is checked and kept. */
export const LOOKS = {
  light: { ...DESKTOP, colorScheme: 'light' },
  dark: { ...DESKTOP, colorScheme: 'dark' },
  phone: { ...PHONE, colorScheme: 'light' },
  'phone-dark': { ...PHONE, colorScheme: 'dark' },
};

/** A picture of the page for people, in shots/. */
export async function keepShot(opened, name) {
  const path = new URL(`../shots/${name}.png`, import.meta.url).pathname;
  await opened.screenshot({ path, fullPage: true });
}

/** Where a point of a scene is on the screen. */
export async function onScreen(opened, scene, x, y) {
  return opened.locator(scene).evaluate((svg, [px, py]) => {
    const point = new DOMPoint(px, py).matrixTransform(svg.getScreenCTM());
    return { x: point.x, y: point.y };
  }, [x, y]);
}

/** Drags from one point of a scene to another by mouse. */
export async function drag(opened, scene, from, to) {
  const start = await onScreen(opened, scene, ...from);
  const end = await onScreen(opened, scene, ...to);
  await opened.mouse.move(start.x, start.y);
  await opened.mouse.down();
  await opened.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await opened.mouse.move(end.x, end.y);
  await opened.mouse.up();
}

/** The same by a finger. */
export async function touchDrag(opened, scene, from, to) {
  const start = await onScreen(opened, scene, ...from);
  const end = await onScreen(opened, scene, ...to);
  const session = await opened.context().newCDPSession(opened);
  const send = (type, touchPoints) => (
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  );
  await send('touchStart', [start]);
  await send('touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
  await send('touchMove', [end]);
  await send('touchEnd', []);
}

/**
 * Taps until something is there. On a busy machine a tap may last so long that the browser takes it
 * for a long press, which clicks nothing.
 */
export async function tapFor(target, wanted) {
  for (let left = 4; left >= 0; left--) {
    await target.tap();
    try {
      await wanted.waitFor({ timeout: left === 0 ? 90_000 : 4000 });
      return;
    } catch (error) {
      if (left === 0) {
        throw error;
      }
    }
  }
}
