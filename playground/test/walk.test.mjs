import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Transform } from 'sat2d/inline';
import {
  accessible, DESKTOP, keepShot, linkTo, LOOKS, open, PHONE, tapFor, useBrowser,
} from './support.mjs';

const REDUCED = { ...DESKTOP, reducedMotion: 'reduce' };

/** The way from column 2 to the wall, for a box of 10/16 of a tile. */
const FREE = '36.7';

const text = (page, id) => page.locator(id).textContent();
const number = async (page, id) => Number(await text(page, id));
const came = async (page) => Number((await text(page, '#walk-way')).match(/came (\d+\.\d) of/)[1]);
const waitForWay = (page, wanted) => page.getByText(wanted, { exact: true }).waitFor();

/** Shows frames one by one. */
async function frames(page, count) {
  const one = page.getByRole('button', { name: 'One frame' });
  for (let i = 0; i < count; i++) {
    await one.dispatchEvent('click');
  }
}

describe('walk', () => {
  useBrowser();

  test('with a skin it comes to the end by itself', () => open('#walk', async (page) => {
    await waitForWay(page, `It came ${FREE} of ${FREE} tiles`);
    assert.equal(await text(page, '#walk-ground'), 'a floor');
    // the floor and the wall
    assert.equal(await page.locator('#walk-picture .walk-normal').count(), 2);
  }));

  test('without a skin an edge stops it, and with one it goes on', () => (
    open(linkTo('walk', { skin: false }), async (page) => {
      await page.getByText('an edge stops it').waitFor();
      assert.ok(await came(page) < 10);
      await page.getByLabel('a skin of').check();
      await waitForWay(page, `It came ${FREE} of ${FREE} tiles`);
    })
  ));

  test('tiles have floats, and the edges of the floor come apart', () => (
    open('#walk', async (page) => {
      const matrices = await page.locator('#walk-picture .floor').evaluateAll((tiles) => (
        tiles.map((tile) => tile.getAttribute('transform').match(/[-\d.e]+/g).map(Number))
      ));
      assert.ok(matrices.flat().every((value) => value === Math.fround(value)));
      // of the last row
      const apart = matrices.slice(-39).map((matrix, i) => {
        const end = Transform.apply(matrices.at(i - 40), [8, -8]);
        const begin = Transform.apply(matrix, [-8, -8]);
        return Math.hypot(begin.x - end.x, begin.y - end.y);
      });
      assert.ok(Math.max(...apart) > 1e-7 && Math.max(...apart) < 2e-5, String(apart));
    }, REDUCED)
  ));

  test('it jumps through the platform and walks on it', () => open('#walk', async (page) => {
    await page.waitForFunction(() => (
      document.querySelector('#walk-ground')?.textContent === 'a platform'
    ));
    assert.ok(await came(page) > 15);
  }));

  test('a frame is an eighth of a tile', () => open('#walk', async (page) => {
    await frames(page, 8);
    assert.equal(await number(page, '#walk-frame'), 8);
    assert.equal(await text(page, '#walk-way'), `It came 1.0 of ${FREE} tiles`);
    await page.getByRole('button', { name: 'Start again' }).click();
    assert.equal(await text(page, '#walk-way'), `It came 0.0 of ${FREE} tiles`);
  }, REDUCED));

  test('arrow keys walk and jump', () => open('#walk', async (page) => {
    await frames(page, 8);
    await page.locator('#walk-picture').focus();
    await page.keyboard.down('ArrowLeft');
    await page.getByText('by your hand').waitFor();
    // the wall at the start
    await page.waitForFunction(() => document.querySelectorAll('.walk-normal').length === 2);
    await page.keyboard.up('ArrowLeft');
    await page.keyboard.down('ArrowUp');
    await page.waitForFunction(() => (
      document.querySelector('#walk-ground')?.textContent === 'nothing'
    ));
    await page.keyboard.up('ArrowUp');
    await page.waitForFunction(() => (
      document.querySelector('#walk-ground')?.textContent === 'a floor'
    ));
    assert.equal(await came(page), 1);
    await page.keyboard.down('ArrowRight');
    await page.waitForFunction(() => (
      Number(document.querySelector('#walk-way').textContent.match(/\d+\.\d/)[0]) > 3
    ));
    await page.keyboard.up('ArrowRight');
  }, REDUCED));

  test('a finger jumps', () => open('#walk', async (page) => {
    await frames(page, 8);
    await tapFor(page.getByRole('button', { name: 'Jump' }), page.getByText('by your hand'));
  }, { ...PHONE, reducedMotion: 'reduce' }));

  test('it stops while another tool is shown', () => open('#walk', async (page) => {
    await page.waitForFunction(() => (
      Number(document.querySelector('#walk-frame')?.textContent) > 5
    ));
    await page.getByRole('link', { name: 'Pair' }).click();
    await page.locator('#verdict').waitFor();
    const hidden = await number(page, '#walk-frame');
    await page.waitForTimeout(300);
    assert.equal(await number(page, '#walk-frame'), hidden);
    await page.getByRole('link', { name: 'Walk' }).click();
    await page.waitForFunction((frame) => (
      Number(document.querySelector('#walk-frame')?.textContent) > frame
    ), hidden);
  }));

  for (const [look, options] of Object.entries(LOOKS)) {
    test(`accessible: ${look}`, () => open('#walk', async (page) => {
      await frames(page, 80);
      await keepShot(page, `walk-${look}`);
      await accessible(page);
    }, { ...options, reducedMotion: 'reduce' }));
  }
});
