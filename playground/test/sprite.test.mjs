import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accessible, keepShot, linkTo, LOOKS, open, useBrowser } from './support.mjs';

const verdict = (page) => page.locator('#sprite-verdict').textContent();

/** The value of a fact by its name. */
async function fact(page, name) {
  return page.locator('#sprite-facts').evaluate((list, wanted) => (
    Array.from(list.querySelectorAll('dt')).find(({ textContent }) => textContent === wanted)
      .nextElementSibling.textContent
  ), name);
}

/** A PNG of 8 by 8 pixels: squares of an alpha, given as x, y, size, alpha; 0 erases. */
async function png(page, squares) {
  const address = await page.evaluate((all) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 8;
    const context = canvas.getContext('2d');
    for (const [x, y, size, alpha] of all) {
      context.clearRect(x, y, size, size);
      context.fillStyle = `rgba(200, 0, 0, ${alpha})`;
      context.fillRect(x, y, size, size);
    }
    return canvas.toDataURL('image/png');
  }, squares);
  return Buffer.from(address.split(',')[1], 'base64');
}

async function openImage(page, squares) {
  const buffer = await png(page, squares);
  await page.getByLabel('open an image').setInputFiles({
    name: 'sprite.png', mimeType: 'image/png', buffer,
  });
  await page.getByText('8 by 8 pixels').waitFor();
}

const FRAME = [[1, 1, 6, 1], [3, 3, 2, 0]];

describe('sprite', () => {
  useBrowser();

  test('a frame: pixels, corners, pieces', () => open('#sprite', async (page) => {
    await openImage(page, FRAME);
    await page.getByLabel('tolerance').fill('0');
    assert.match(await fact(page, 'Solid pixels'), /^32, /);
    assert.equal(await fact(page, 'Groups'), '1');
    assert.equal(await fact(page, 'Corners, traced'), '8');
    assert.equal(await verdict(page), '4 convex pieces');
    assert.equal(await page.locator('#sprite-picture .simplified').getAttribute('d'),
      'M1 1L7 1L7 7L1 7ZM3 5L5 5L5 3L3 3Z');
    await page.getByRole('link', { name: 'edit it as a polygon' }).click();
    await page.getByText('4 convex pieces of 8 vertices').waitFor();
  }));

  test('the threshold decides about half transparent pixels', () => (
    open('#sprite', async (page) => {
      await openImage(page, [[0, 0, 2, 1], [4, 4, 3, 0.4]]);
      assert.equal(await fact(page, 'Groups'), '1');
      await page.getByLabel('least alpha').fill('100');
      assert.equal(await fact(page, 'Groups'), '2');
      assert.match(await fact(page, 'Solid pixels'), /^13, /);
    })
  ));

  test('a larger tolerance leaves out corners', () => open('#sprite', async (page) => {
    // stairs from the lower left to the upper right
    const stairs = Array.from({ length: 8 }, (_, i) => (
      Array.from({ length: i + 1 }, (_unused, j) => [7 - j, 7 - i + j, 1, 1])
    )).flat();
    await openImage(page, stairs);
    await page.getByLabel('tolerance').fill('0');
    assert.equal(await fact(page, 'Corners, traced'), '18');
    await page.getByLabel('tolerance').fill('2');
    assert.ok(Number(await fact(page, 'Corners, simpler')) <= 4);
    await page.getByLabel('may deviate').selectOption('outward');
    // every solid pixel is covered: no corner of the stairs is cut off
    const inside = await page.locator('#sprite-picture .simplified').evaluate((path) => (
      Array.from({ length: 8 }, (_, i) => (
        path.isPointInFill(new DOMPoint(7.01 - i, i + 0.01))
      ))
    ));
    assert.ok(inside.every(Boolean), String(inside));
  }));

  test('an image is dropped, and a link restores it', async () => {
    let hash;
    await open('#sprite', async (page) => {
      const bytes = [...await png(page, FRAME)];
      const data = await page.evaluateHandle((given) => {
        const transfer = new DataTransfer();
        const file = new File([new Uint8Array(given)], 'frame.png', { type: 'image/png' });
        transfer.items.add(file);
        return transfer;
      }, bytes);
      await page.locator('#sprite-picture').dispatchEvent('drop', { dataTransfer: data });
      await page.getByText('8 by 8 pixels').waitFor();
      await page.waitForURL((url) => {
        hash = url.hash;
        return hash.includes('=');
      });
    });
    await open(hash, async (page) => {
      await page.getByText('8 by 8 pixels').waitFor();
      assert.match(await fact(page, 'Solid pixels'), /^32, /);
    });
  });

  test('what is no image is said', () => open('#sprite', async (page) => {
    await page.getByText('20 by 18 pixels').waitFor();
    await page.getByLabel('open an image').setInputFiles({
      name: 'sprite.png', mimeType: 'image/png', buffer: Buffer.from('text'),
    });
    await page.getByText('This is no image that the browser can read.').waitFor();
  }));

  test('an address of another site is not loaded', () => (
    open(linkTo('sprite', { image: 'http://127.0.0.1:1/x.png' }), async (page) => {
      await page.getByText('20 by 18 pixels').waitFor();
    })
  ));

  for (const [look, options] of Object.entries(LOOKS)) {
    test(`accessible: ${look}`, () => open('#sprite', async (page) => {
      await page.getByText('20 by 18 pixels').waitFor();
      await keepShot(page, `sprite-${look}`);
      await accessible(page);
    }, options));
  }
});
