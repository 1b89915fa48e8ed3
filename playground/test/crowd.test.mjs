import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  accessible, DESKTOP, keepShot, linkTo, LOOKS, open, useBrowser,
} from './support.mjs';

const [WIDTH, HEIGHT] = [1000, 620];

function mulberry32(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const REDUCED = { ...DESKTOP, reducedMotion: 'reduce' };

/** How many pairs of circles with a radius of 2 meet after some frames: all pairs are compared. */
function pairsAfter(count, frames) {
  const next = mulberry32(1);
  const bodies = Array.from({ length: count }, () => {
    const body = { x: WIDTH * next(), y: HEIGHT * next() };
    [body.vx, body.vy] = [2 * next() - 1, 2 * next() - 1];
    next();
    return body;
  });
  for (let frame = 0; frame < frames; frame++) {
    for (const body of bodies) {
      body.x += body.vx;
      body.y += body.vy;
      body.vx *= body.x < 0 || body.x > WIDTH ? -1 : 1;
      body.vy *= body.y < 0 || body.y > HEIGHT ? -1 : 1;
    }
  }
  let pairs = 0;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < i; j++) {
      const [dx, dy] = [bodies[i].x - bodies[j].x, bodies[i].y - bodies[j].y];
      pairs += dx * dx + dy * dy <= 16 ? 1 : 0;
    }
  }
  return pairs;
}

const number = async (page, id) => Number(await page.locator(id).textContent());

async function waitForFrame(page, frame) {
  await page.waitForFunction((wanted) => (
    document.querySelector('#crowd-frame')?.textContent === String(wanted)
  ), frame);
}

async function passFrames(page, frames) {
  await page.waitForFunction((wanted) => (
    Number(document.querySelector('#crowd-frame')?.textContent) > wanted
  ), frames);
}

/** The number of pixels of a canvas in which red is strongest, and in which blue is. */
async function colors(page) {
  return page.locator('#crowd-canvas').evaluate((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let [red, blue] = [0, 0];
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] > 0) {
        data[i] > data[i + 2] ? red++ : blue++;
      }
    }
    return { red, blue };
  });
}

describe('crowd', () => {
  useBrowser();

  test('the pairs of 10,000 circles are those of a comparison of all', () => (
    open('#crowd', async (page) => {
      await waitForFrame(page, 0);
      assert.equal(await number(page, '#crowd-pairs'), pairsAfter(10_000, 0));
      for (let frame = 1; frame <= 20; frame++) {
        await page.getByRole('button', { name: 'One frame' }).click();
      }
      await waitForFrame(page, 20);
      assert.equal(await number(page, '#crowd-pairs'), pairsAfter(10_000, 20));
      assert.match(await page.locator('#crowd-world').textContent(), /^\d+\.\d\d ms$/);
      const { red, blue } = await colors(page);
      assert.ok(red > 10_000 && blue > 10_000, `${red} ${blue}`);
    }, REDUCED)
  ));

  test('it starts at once, and runs until it is paused or another tool is shown', () => (
    open('#crowd', async (page) => {
      await passFrames(page, 5);
      await page.getByLabel('shape of each').selectOption('stars');
      await page.getByLabel('how many').selectOption('1000');
      await passFrames(page, 5);
      await page.getByRole('link', { name: 'Pair' }).click();
      await page.locator('#verdict').waitFor();
      // at most one frame was on its way
      const stopped = () => page.locator('#crowd-frame').textContent().then(Number);
      await page.waitForTimeout(200);
      const hidden = await stopped();
      await page.waitForTimeout(300);
      assert.equal(await stopped(), hidden);
      await page.getByRole('link', { name: 'Crowd' }).click();
      await passFrames(page, 5);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Run' }).waitFor();
      await page.waitForTimeout(200);
      const paused = await stopped();
      await page.waitForTimeout(300);
      assert.equal(await stopped(), paused);
    })
  ));

  test('the pairs of a crowd that ran are those of a comparison of all', () => (
    open(linkTo('crowd', { shape: 'circles', count: 1000 }), async (page) => {
      await passFrames(page, 10);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.waitForTimeout(300);
      const frames = await number(page, '#crowd-frame');
      assert.equal(await number(page, '#crowd-pairs'), pairsAfter(1000, frames));
    })
  ));

  test('the pointer pushes bodies away', () => (
    open(linkTo('crowd', { shape: 'circles', count: 10_000 }), async (page) => {
      await waitForFrame(page, 0);
      const canvas = page.locator('#crowd-canvas');
      /** The share of pixels with a body in the middle of the canvas. */
      const crowded = () => canvas.evaluate((element) => {
        const { width, height } = element;
        const size = Math.round(0.04 * width);
        const copy = new OffscreenCanvas(size, size);
        const context = copy.getContext('2d', { willReadFrequently: true });
        context.drawImage(element, (size - width) / 2, (size - height) / 2);
        const { data } = context.getImageData(0, 0, size, size);
        return data.filter((value, i) => i % 4 === 3 && value > 0).length / (size * size);
      });
      const before = await crowded();
      await canvas.hover();
      for (let frame = 0; frame < 40; frame++) {
        await page.getByRole('button', { name: 'One frame' }).dispatchEvent('click');
      }
      await waitForFrame(page, 40);
      assert.ok(before > 0.1 && await crowded() < 0.01, `${before}, ${await crowded()}`);
    }, REDUCED)
  ));

  test('it runs from a disk', () => {
    const file = new URL('../dist/index.html#crowd', import.meta.url).href;
    return open(file, (page) => passFrames(page, 3));
  });

  test('a link restores the state', () => (
    open(linkTo('crowd', { shape: 'rectangles', count: 1000 }), async (page) => {
      assert.equal(await page.getByLabel('shape of each').inputValue(), 'rectangles');
      assert.equal(await page.getByLabel('how many').inputValue(), '1000');
    })
  ));

  for (const [look, options] of Object.entries(LOOKS)) {
    test(`accessible: ${look}`, () => open('#crowd', async (page) => {
      await waitForFrame(page, 0);
      await keepShot(page, `crowd-${look}`);
      await accessible(page);
    }, { ...options, reducedMotion: 'reduce' }));
  }
});
