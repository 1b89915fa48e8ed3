import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Transform } from 'sat2d/inline';
import { exactRelation } from './exact.mjs';
import { accessible, keepShot, linkTo, LOOKS, open, useBrowser } from './support.mjs';

const CELLS = 32;
const box = (x, y, degrees, width = 60, height = 30) => ({ x, y, width, height, degrees });
const upright = { a: box(0, 0, 0, 80, 40), b: box(70, 5, 0) };

/** The kind of each cell of a panel, from what is drawn. */
async function kinds(page, panel) {
  const paths = await page.locator(`#panel-${panel} .cells g path`).evaluateAll((all) => (
    all.map((path) => [path.getAttribute('class'), path.getAttribute('d')])
  ));
  const cells = new Array(CELLS * CELLS);
  for (const [kind, path] of paths) {
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
      for (let i = 0; i < Number(length); i++) {
        cells[Number(y) * CELLS + Number(x) + i] = kind;
      }
    }
  }
  return cells;
}

/** The column and row of each cross of a panel. */
async function marks(page, panel) {
  const path = await page.locator(`#panel-${panel} .differs`).getAttribute('d');
  return Array.from(path.matchAll(/M([\d.]+) ([\d.]+)l/g), ([, x, y]) => (
    Math.floor(Number(y)) * CELLS + Math.floor(Number(x))
  ));
}

async function positions(page) {
  const texts = await page.locator('#microscope-readout dd').allTextContents();
  return texts.slice(0, 2).map((text) => Number(text.split(' ')[0]));
}

function corners({ width, height, degrees }, x, y) {
  const at = Transform.placement(x, y, { degrees });
  const [w, h] = [width / 2, height / 2];
  return [[-w, -h], [w, -h], [w, h], [-w, h]].map(([px, py]) => (
    [(at.a * px + at.c * py) + at.tx, (at.b * px + at.d * py) + at.ty]
  ));
}

describe('microscope', () => {
  useBrowser();

  test('the exact cells are those of whole numbers, the marked ones are wrong', () => (
    open('#microscope', async (page) => {
      const exact = await kinds(page, 'exact');
      const picture = page.locator('#panel-exact .cells');
      await picture.focus();
      // the doubles of the first row and the first column, as the page itself shows them
      const [xs, ys] = [[], []];
      for (let i = 0; i < CELLS / 2; i++) {
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowUp');
      }
      for (let i = 0; i < CELLS; i++) {
        const [x, y] = await positions(page);
        xs.push(x);
        ys.push(y);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowDown');
      }
      assert.equal(new Set(xs).size, CELLS);
      // doubles from 256 to 512 are 2^-44 apart, those from 128 to 256 2^-45
      assert.equal(xs[CELLS - 1] - xs[0], (CELLS - 1) * 2 ** -44);
      assert.equal(ys[CELLS - 1] - ys[0], (CELLS - 1) * 2 ** -45);
      const a = corners(box(300, 200, 10, 80, 40), 300, 200);
      const judged = ys.flatMap((y) => xs.map((x) => (
        exactRelation(a, corners(box(0, 0, 100), x, y))
      )));
      assert.deepEqual(exact, judged);

      const naive = await kinds(page, 'naive');
      const wrong = naive.flatMap((kind, cell) => (kind === judged[cell] ? [] : [cell]));
      assert.deepEqual(await marks(page, 'naive'), wrong);
      const flash = await kinds(page, 'original');
      const missed = flash.flatMap((kind, cell) => (
        judged[cell] === (kind === 'hit' ? 'disjoint' : 'overlapping') ? [cell] : []
      ));
      assert.deepEqual(await marks(page, 'original'), missed);
      assert.ok(wrong.length > 0 && missed.length > 0);
      const notes = await page.locator('.microscope-panel .note').allTextContents();
      assert.equal(notes[0], `Wrong in ${wrong.length} of 1024 cells.`);
      assert.equal(notes[1], `Wrong in ${missed.length} of 1024 cells.`);
    })
  ));

  test('the boundary of upright rectangles is where they touch', () => (
    open(linkTo('microscope', upright), async (page) => {
      await page.getByRole('button', { name: 'Go to the boundary' }).click();
      await page.getByText('B is where one double decides.').waitFor();
      assert.deepEqual(await positions(page), [70, 5]);
      const exact = await kinds(page, 'exact');
      for (let row = 0; row < CELLS; row++) {
        assert.equal(exact[row * CELLS + 15], 'overlapping');
        assert.equal(exact[row * CELLS + 16], 'touching');
        assert.equal(exact[row * CELLS + 17], 'disjoint');
      }
      await page.getByLabel('old program').selectOption('xywh');
      assert.ok((await kinds(page, 'original')).includes('hit'));
      await page.getByLabel('old program').selectOption('awt');
      await page.getByLabel('naive test in').selectOption('float');
      // floats do not see steps of a double
      assert.deepEqual(new Set(await kinds(page, 'naive')), new Set(['touching']));
    })
  ));

  // for every cell that B has: whether there is a hit, by what each program is known to do
  const rules = {
    // twentieths of a pixel: nothing moves by doubles
    display: () => true,
    rectangle: (column) => column < 16,
    rectangle2d: (column) => column < 16,
    path: (column) => column < 16,
    xywh: (column) => column < 16,
  };
  test('the old programs at a boundary of upright rectangles', () => (
    open(linkTo('microscope', upright), async (page) => {
      for (const [original, rule] of Object.entries(rules)) {
        await page.getByLabel('old program').selectOption(original);
        const expected = Array.from({ length: CELLS * CELLS }, (_, cell) => (
          rule(cell % CELLS) ? 'hit' : 'miss'
        ));
        assert.deepEqual(await kinds(page, 'original'), expected, original);
      }
      await page.getByText('Rectangle B', { exact: true }).click();
      await page.locator('.body-fields.b').getByLabel('turn (degrees)').fill('30');
      await page.getByLabel('old program').selectOption('path');
      await page.getByText('It takes no turned B.').waitFor();
    })
  ));

  test('the mouse reads a cell, Enter centres on it, the slider zooms', () => (
    open(linkTo('microscope', upright), async (page) => {
      const [picture, width] = [page.locator('#panel-exact .cells'), CELLS + 0.5];
      const { width: pixels } = await picture.boundingBox();
      const at = (cell) => (cell + 0.75) / width * pixels;
      await picture.hover({ position: { x: at(20), y: at(16) } });
      assert.deepEqual(await positions(page), [70 + 4 * 2 ** -46, 5]);
      await picture.focus();
      await page.keyboard.press('Enter');
      const slider = page.getByLabel('size of a cell');
      await slider.fill('46');
      assert.match(await page.locator('#microscope-cell').textContent(), /: 1 wide\.$/);
      await picture.focus();
      await page.keyboard.press('ArrowRight');
      assert.deepEqual(await positions(page), [71 + 4 * 2 ** -46, 5]);
      await page.keyboard.press('-');
      assert.equal(await slider.inputValue(), '47');
    })
  ));

  test('an invalid size is an error until it is valid again', () => (
    open(linkTo('microscope', upright), async (page) => {
      await page.getByText('Rectangle B', { exact: true }).click();
      const width = page.locator('.body-fields.b').getByLabel('width');
      await width.fill('-60');
      await page.getByText(/^Width is -60\.0, below 0\. SAT_ERR_NEGATIVE$/).waitFor();
      assert.equal(await page.locator('#panel-exact .cells g path').count(), 0);
      // what the last valid size showed is gone
      assert.equal(await page.locator('#tool-microscope .overview > *').count(), 0);
      assert.equal(await page.locator('#microscope-cell').textContent(), '');
      await page.getByRole('button', { name: 'Go to the boundary' }).click();
      await width.fill('60');
      assert.ok(await page.locator('#panel-exact .cells g path').count() > 0);
      assert.equal(await page.locator('#microscope-message').textContent(), '');
    })
  ));

  for (const colorScheme of ['light', 'dark']) {
    test(`cells differ in lightness and in texture: ${colorScheme}`, () => (
      open('#microscope', async (page) => {
        await page.evaluate(() => document.fonts.ready);
        const colors = await page.evaluate(() => {
          const style = getComputedStyle(document.documentElement);
          return ['disjoint', 'overlapping', 'touching'].map((kind) => (
            style.getPropertyValue(`--cell-${kind}`)));
        });
        // the relative luminance of WCAG: what is left to who sees no colours at all
        const luminances = colors.map((color) => {
          const parts = [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16) / 255)
            .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
          return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
        }).sort((p, q) => p - q);
        for (const i of [1, 2]) {
          const contrast = (luminances[i] + 0.05) / (luminances[i - 1] + 0.05);
          assert.ok(contrast > 1.6, `${colors}: ${contrast}`);
        }
        const fills = await page.locator('#panel-naive .cells > g').first().locator('path')
          .evaluateAll((all) => Object.fromEntries(all.map((path) => (
            [path.getAttribute('class'), getComputedStyle(path).fill]))));
        assert.match(fills.overlapping, /#stripes/);
        assert.match(fills.touching, /#dots/);
        assert.match(fills.disjoint, /^rgb/);
        assert.equal(await page.locator('#stripes, #dots').count(), 2);
      }, { ...LOOKS.light, colorScheme })
    ));
  }

  test('a link restores the state', async () => {
    let hash;
    await open(linkTo('microscope', { ...upright, zoom: 3, original: 'awt' }), async (page) => {
      await page.getByText('Rectangle B', { exact: true }).click();
      const fields = page.locator('.body-fields.b');
      await fields.getByLabel('turn (degrees)').fill('45');
      await page.waitForURL((url) => {
        hash = url.hash;
        const [, text] = hash.split('=');
        return JSON.parse(Buffer.from(text, 'base64url')).b.degrees === 45;
      });
    });
    await open(hash, async (page) => {
      assert.equal(await page.getByLabel('old program').inputValue(), 'awt');
      assert.equal(await page.getByLabel('size of a cell').inputValue(), '3');
      await page.getByText('Rectangle B', { exact: true }).click();
      const degrees = page.locator('.body-fields.b').getByLabel('turn (degrees)');
      assert.equal(await degrees.inputValue(), '45');
      await page.getByLabel('old program').selectOption('xywh');
      await page.getByText('It takes no turned rectangles.', { exact: true }).waitFor();
    });
  });

  for (const [look, options] of Object.entries(LOOKS)) {
    test(`accessible: ${look}`, () => open('#microscope', async (page) => {
      await keepShot(page, `microscope-${look}`);
      await accessible(page);
    }, options));
  }
});
