// Each tool once in Firefox. Playwright needs a Firefox of its own; Puppeteer drives Debian's by
// WebDriver BiDi.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { linkFrom, servePage } from './serve.mjs';

const program = process.env.FIREFOX
  ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

describe('Firefox', () => {
  let browser;
  let server;
  let address;
  let folder;

  before(async () => {
    ({ server, address } = await servePage());
    folder = mkdtempSync(join(tmpdir(), 'sat2d-firefox-'));
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: program });
  });
  after(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens a tool, uses it, and checks that the browser reported no error and loaded no more. */
  async function open(tool, use, state) {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.setViewport({ width: 1280, height: 900 });
    const faults = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) {
        faults.push(message.text());
      }
    });
    page.on('pageerror', (error) => faults.push(String(error.stack ?? error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url())) {
        faults.push(`loaded ${request.url()}`);
      }
    });
    await page.goto(linkFrom(address, tool, state));
    await page.waitForSelector('html[data-ready]');
    await use(page);
    const path = new URL(`../shots/firefox-${tool}.png`, import.meta.url).pathname;
    await page.screenshot({ path, fullPage: true });
    assert.deepEqual(faults, []);
    await page.close();
  }

  const text = (page, selector) => page.$eval(selector, (element) => element.textContent);
  const count = async (page, selector) => (await page.$$(selector)).length;

  /** Waits until an element has this text. */
  async function waitForText(page, selector, expected) {
    const has = (wanted, target) => document.querySelector(wanted)?.textContent.includes(target);
    await page.waitForFunction(has, {}, selector, expected);
  }

  async function openFile(page, name, content) {
    const path = join(folder, name);
    writeFileSync(path, content);
    const input = await page.$('section:not([hidden]) input[type=file]');
    await input.uploadFile(path);
  }

  test('pair: the mouse drags a shape until both overlap', () => {
    const rectangle = (x) => ({
      shape: { kind: 'rectangle', width: 80, height: 50 },
      x, y: 0, degrees: 0, scaleX: 1, scaleY: 1,
    });
    return open('pair', async (page) => {
      assert.equal(await text(page, '#verdict'), 'Disjoint: no common point');
      assert.equal(await text(page, '#distance'), '40');
      const ends = await page.$eval('#tool-pair .scene', (svg) => [60, 10].map((x) => {
        const point = new DOMPoint(x, 0).matrixTransform(svg.getScreenCTM());
        return [point.x, point.y];
      }));
      await page.mouse.move(...ends[0]);
      await page.mouse.down();
      await page.mouse.move(...ends[1], { steps: 4 });
      await page.mouse.up();
      await page.waitForSelector('#tool-pair[data-verdict="overlapping"]');
      assert.equal(await text(page, '#depth'), '10');
    }, { a: rectangle(-60), b: rectangle(60) });
  });

  test('microscope: the keyboard reads cells', () => open('microscope', async (page) => {
    assert.ok(await count(page, '#panel-exact .cells g path') > 1);
    assert.equal(await page.$eval('#panel-exact .differs', (path) => path.getAttribute('d')), '');
    await page.$eval('#panel-exact .cells', (picture) => picture.focus());
    const before = await text(page, '#microscope-readout');
    await page.keyboard.press('ArrowRight');
    assert.notEqual(await text(page, '#microscope-readout'), before);
  }));

  test('decomposition: a typed polygon, and one that crosses itself', () => (
    open('polygon', async (page) => {
      const type = (corners) => page.$eval('#polygon-text', (area, typed) => {
        area.value = typed;
        area.dispatchEvent(new Event('input', { bubbles: true }));
      }, corners);
      await type('0,0 20,0 20,10 10,10 10,20 0,20');
      await waitForText(page, '#polygon-verdict', '2 convex pieces of 6');
      await type('0,0 40,40 40,0 0,40');
      await waitForText(page, '#polygon-verdict', 'EDGES_CROSS');
    })
  ));

  test('sweep and ray: the time of the impact', () => {
    const body = (shape, x, y) => ({ shape, x, y, degrees: 0, scaleX: 1, scaleY: 1 });
    return open('sweep', async (page) => {
      assert.equal(await text(page, '#sweep-verdict'), 'They meet at time 0.8');
    }, {
      a: body({ kind: 'circle', radius: 20 }, -100, 0),
      b: body({ kind: 'rectangle', width: 40, height: 60 }, 100, 25),
      wayA: { dx: 200, dy: 0, turn: 0 },
      wayB: { dx: 0, dy: 0, turn: 0 },
      ray: { x: -150, y: 10, toX: 150, toY: 10 },
      time: 0,
    });
  });

  test('walk: to the end', () => open('walk', async (page) => {
    await waitForText(page, '#walk-way', 'It came 36.7 of 36.7 tiles');
  }));

  test('crowd: frames run', () => open('crowd', async (page) => {
    await page.waitForFunction(() => (
      Number(document.querySelector('#crowd-frame')?.textContent) > 3
    ));
    assert.ok(Number(await text(page, '#crowd-pairs')) > 500);
  }));

  test('recording: a file with a wrong answer', () => open('recording', async (page) => {
    await openFile(page, 'calls.csv', 'x1,y1,w1,h1,x2,y2,w2,h2,hit\n0,0,4,4,2,2,4,4,0\n');
    await waitForText(page, '#recording-verdict', '1 of 1 rows differs from the old program');
    assert.equal(await count(page, '#recording-picture .outline'), 2);
  }));

  test('sprite: an image', () => open('sprite', async (page) => {
    const png = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 8;
      const context = canvas.getContext('2d');
      context.fillRect(1, 1, 6, 6);
      context.clearRect(3, 3, 2, 2);
      return canvas.toDataURL('image/png').split(',')[1];
    });
    await openFile(page, 'sprite.png', Buffer.from(png, 'base64'));
    await waitForText(page, '#tool-sprite', '8 by 8 pixels');
    assert.equal(await text(page, '#sprite-verdict'), '4 convex pieces');
  }));
});
