import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { accessible, keepShot, linkTo, LOOKS, open, useBrowser } from './support.mjs';

const table = (name) => (
  readFileSync(new URL(`../../c_tests/reference/${name}.csv`, import.meta.url), 'utf8')
);
const verdict = (page) => page.locator('#recording-verdict').textContent();
const rows = (page) => page.locator('#recording-rows button').allTextContents();

async function openFile(page, text) {
  await page.getByLabel('open a recording').setInputFiles({
    name: 'calls.csv', mimeType: 'text/csv', buffer: Buffer.from(text),
  });
}

/** A table whose answer, the last field, is changed in one line. */
function changed(text, line) {
  const lines = text.trimEnd().split('\n');
  const fields = lines[line - 1].split(',');
  fields.push(fields.pop() === '1' ? '0' : '1');
  lines[line - 1] = fields.join(',');
  return `${lines.join('\r\n')}\r\n`;
}

describe('recording', () => {
  useBrowser();

  for (const name of ['flash_rects', 'awt_rects', 'xywh_rects', 'xywh_circle_rect']) {
    test(`the original's answers: ${name}`, () => open('#recording', async (page) => {
      const text = table(name);
      const count = text.trimEnd().split('\n').length - 1;
      await openFile(page, text);
      await page.getByText(`All ${count} rows agree with the old program`).waitFor();
      assert.deepEqual(await rows(page), []);
      await openFile(page, changed(text, 300));
      await page.getByText(`1 of ${count} rows differs from the old program`).waitFor();
      assert.match((await rows(page)).join(), /^line 300: the file says (no|a) hit, but it is /);
      assert.equal(await page.locator('#recording-picture .outline').count(), 2);
    }));
  }

  test('exactly, a rectangle may be empty', () => open('#recording', async (page) => {
    await page.getByLabel('compare with').selectOption('exact');
    // a point in a square, on its side, and outside
    const rects = ['1,1,0,0,0,0,2,2,1', '0,1,0,0,0,0,2,2,0', '3,1,0,0,0,0,2,2,0'];
    await openFile(page, ['x1,y1,w1,h1,x2,y2,w2,h2,hit', ...rects].join('\n'));
    await page.getByText('All 3 rows agree with the exact answer').waitFor();
  }));

  test('shapes of a library, against the exact relation', () => open('#recording', async (page) => {
    const [, ...lines] = table('relation').trimEnd().split('\n');
    const hits = lines.map((line) => {
      const [, a, b, relation] = line.split(',');
      return `${a},${b},${relation !== 'disjoint'}`;
    });
    await openFile(page, ['a,b,hit', ...hits].join('\n'));
    await page.getByText(`All ${lines.length} rows agree with the exact answer`).waitFor();
  }));

  test('the example: by the old program, and exactly', () => open('#recording', async (page) => {
    assert.equal(await verdict(page), '1 of 5 rows differs from the old program');
    assert.match((await rows(page)).join('|'), /^line 5: the file says no hit, but it is a hit$/);
    await page.getByLabel('compare with').selectOption('exact');
    assert.equal(await verdict(page), '2 of 5 rows differ from the exact answer');
    // 100 + 41.9 / 2 and 141.5 - 41.9 / 2 are 0.4 past each other
    await page.getByRole('button', { name: /^line 5/ }).click();
    assert.equal(await page.locator('[aria-pressed="true"]').textContent(), (await rows(page))[1]);
    await page.getByRole('button', { name: /^line 3/ }).press('Enter');
    await page.getByRole('link', { name: 'Open it as a pair' }).click();
    const depth = page.locator('#depth .number');
    await depth.waitFor();
    const { title } = await depth.evaluate(({ title }) => ({ title }));
    assert.ok(Math.abs(Number(title) - 0.4) < 1e-12, title);
    // the picture shows where they are
    const box = await page.locator('#tool-pair .scene').getAttribute('viewBox');
    assert.equal(box, '-39.25 -10 320 220');
  }));

  test('bits of doubles, words, and rows that cannot be read', () => (
    open('#recording', async (page) => {
      const header = 'x1,y1,w1,h1,x2,y2,w2,h2,hit';
      const bits = '0x3fe0000000000000'; // 0.5
      await openFile(page, [
        header, `0,0,1,1,${bits},0,1,1,true`, `0,0,1,1,${bits},0,1,1,false`,
        '0,0,1,1,x,0,1,1,1', '0',
      ].join('\n'));
      await page.getByText('3 of 4 rows differ').waitFor();
      assert.deepEqual(await rows(page), [
        'line 3: the file says no hit, but it is a hit', 'line 4: "x" is no number',
        'line 5: there is no y1',
      ]);
      assert.equal(await page.locator('#recording-picture .outline').count(), 2);
      await page.getByRole('button', { name: /^line 4/ }).click();
      assert.equal(await page.locator('#recording-picture .outline').count(), 0);
      await openFile(page, 'p,q\n1,2\n');
      await page.getByText('The header is not that of a recording with a picture.').waitFor();
      await openFile(page, `${header}\n`);
      await page.getByText('There are no rows.').waitFor();
    })
  ));

  test('a file is dropped, and a link restores it', async () => {
    const text = changed(table('awt_rects').split('\n').slice(0, 6).join('\n'), 4);
    let hash;
    await open('#recording', async (page) => {
      const data = await page.evaluateHandle((given) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([given], 'calls.csv'));
        return transfer;
      }, text);
      await page.locator('#recording-picture').dispatchEvent('drop', { dataTransfer: data });
      await page.getByText('1 of 5 rows differs').waitFor();
      await page.waitForURL((url) => {
        hash = url.hash;
        return hash.includes('=');
      });
    });
    await open(hash, async (page) => {
      assert.match((await rows(page)).join(), /^line 4:/);
    });
    await open(linkTo('recording', { text: 5 }), async (page) => {
      assert.equal(await verdict(page), '1 of 5 rows differs from the old program');
    });
  });

  for (const [look, options] of Object.entries(LOOKS)) {
    test(`accessible: ${look}`, () => open('#recording', async (page) => {
      await keepShot(page, `recording-${look}`);
      await accessible(page);
    }, options));
  }
});
