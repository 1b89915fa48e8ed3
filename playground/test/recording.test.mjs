import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { accessible, keepShot, linkTo, LOOKS, open, useBrowser } from './support.mjs';

const table = (name) => (
  readFileSync(new URL(`../../c_tests/reference/${name}.csv`, import.meta.url), 'utf8')
);
const verdict = (page) => page.locator('#recording-verdict').textContent();
const rows = (page) => page.locator('#recording-rows button').allTextContents();

async function openFile(page, ...texts) {
  await page.getByLabel('open a recording').setInputFiles(texts.map((text, i) => (
    { name: `calls${i}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
  )));
}

/** A table whose answer is changed in one line: that in the last column, or in the named one. */
function changed(text, line, column) {
  const lines = text.trimEnd().split('\n');
  const fields = lines[line - 1].split(',');
  const at = column === undefined ? fields.length - 1 : lines[0].split(',').indexOf(column);
  fields[at] = fields[at] === '1' ? '0' : '1';
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

  // a column whose answer is changed, how it is reported, and the number of outlines
  const builtins = [
    ['awt_rectangle', 'union_w', /^line 30: union_w: the file says 1, but it is \d+$/, 2],
    ['awt_rectangle2d', 'outcode', /^line 30: outcode: the file says \d, but it is \d+$/, 3],
    ['awt_line2d', 'pt_seg_dist_sq', /^line 30: pt_seg_dist_sq: the file says 1, but it is /, 2],
    ['awt_polygon', 'contains_point', /^line 30: contains_point: the file says \d, but /, 2],
    ['awt_path2d', 'contains_rect', /^line 30: contains_rect: the file says \d, but /, 2],
    ['awt_ellipse2d', 'intersects', /^line 30: intersects: the file says \d, but /, 2],
    ['pygame_masks', 'area', /^line 30: area: the file says \d, but it is \d+$/, 3],
    ['flash_bitmap_hit_test', 'hit', /^line 30: the file says (no|a) hit, but it is /, 1],
    ['flash_hit_test_object', 'hit', /^line 9: the file says (no|a) hit, but it is /, 2],
    ['flash_hit_test_point', 'hit', /^line 30: the file says (no|a) hit, but it is /, 1],
    ['flash_bounds', 'w', /^line 9: w: the file says 1, but it is \d+/, 1],
  ];
  for (const [name, column, message, outlines] of builtins) {
    test(`the answers of Flash, the JDK and pygame: ${name}`, () => (
      open('#recording', async (page) => {
        const text = table(name);
        const count = text.trimEnd().split('\n').length - 1;
        const line = Math.min(30, Math.floor(count / 2));
        await openFile(page, text, table('flash_shapes'));
        await page.getByText(`All ${count} rows agree with the old program`).waitFor();
        await openFile(page, changed(text, line, column));
        await page.getByText(`1 of ${count} rows differs from the old program`).waitFor();
        assert.match((await rows(page)).join(), message);
        const drawn = await page.locator('#recording-picture .outline').count();
        assert.ok(drawn >= outlines, `${drawn} outlines`);
        await keepShot(page, `recording-${name}`);
      })
    ));
  }

  test('drawings of a Flash game may be opened later', () => open('#recording', async (page) => {
    await openFile(page, table('flash_hit_test_point'));
    await page.getByRole('button', { name: /there is no drawing .* open flash_shapes.csv/ }).first()
      .waitFor();
    await openFile(page, table('flash_shapes'));
    await page.getByText(/All \d+ rows agree with the old program/).waitFor();
  }));

  test("where the JDK's Area is wrong", () => open('#recording', async (page) => {
    const lines = table('awt_area').trimEnd().split('\n');
    const wrong = lines.filter((line) => {
      const [nonEmpty, exact] = line.split(',').slice(2);
      return nonEmpty !== exact;
    });
    await openFile(page, lines.join('\n'));
    // the header differs too
    await page.getByText(`${wrong.length - 1} of 2000 rows differ from the exact answer`).waitFor();
    await page.getByRole('link', { name: 'Open it as a pair' }).waitFor();
  }));

  test('the examples of the JDK and of pygame', () => open('#recording', async (page) => {
    await page.getByRole('button', { name: 'Java' }).click();
    assert.equal(await verdict(page), '2 of 4 rows differ from the exact answer');
    assert.match((await rows(page)).join('|'), /^line 3: lines_intersect: .*\|line 5: /);
    await keepShot(page, 'recording-java');
    await page.getByLabel('compare with').selectOption('original');
    assert.equal(await verdict(page), 'All 4 rows agree with the old program');
    await page.getByRole('button', { name: 'pygame' }).click();
    assert.equal(await verdict(page), '1 of 2 rows differs from the old program');
    assert.deepEqual(await rows(page), ['line 3: area: the file says 3, but it is 2']);
    assert.equal(await page.getByLabel('compare with').count(), 1);
    assert.ok(!await page.getByLabel('compare with').isVisible());
    await accessible(page);
  }));

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
