import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  accessible, drag, keepShot, linkTo, LOOKS, open, PHONE, touchDrag, useBrowser,
} from './support.mjs';

const SCENE = '#polygon-canvas';
const CORNER = [[0, 0, 20, 0, 20, 10, 10, 10, 10, 20, 0, 20]];
const BOWTIE = [[0, 0, 40, 40, 40, 0, 0, 40]];
// the address is known only once the server runs
const corner = () => linkTo('polygon', { rings: CORNER });

/** The corners of each piece that is drawn. */
async function pieces(page) {
  const paths = await page.locator(`${SCENE} .piece`).evaluateAll((all) => (
    all.map((path) => path.getAttribute('d'))
  ));
  return paths.map((path) => (
    Array.from(path.matchAll(/[ML](\S+) ([^LZ]+)/g), ([, x, y]) => [Number(x), Number(y)])
  ));
}

const turn = ([px, py], [qx, qy], [rx, ry]) => (qx - px) * (ry - qy) - (qy - py) * (rx - qx);

/** Twice the area; throws where a piece is not convex. Whole numbers are exact. */
function twiceArea(corners) {
  let sum = 0;
  corners.forEach((p, i) => {
    const [q, r] = [corners[(i + 1) % corners.length], corners[(i + 2) % corners.length]];
    assert.ok(turn(p, q, r) >= 0, `convex: ${corners}`);
    sum += p[0] * q[1] - p[1] * q[0];
  });
  return sum;
}

async function type(page, text) {
  await page.locator('#polygon-text').fill(text);
}

const verdict = (page) => page.locator('#polygon-verdict').textContent();

describe('decomposition', () => {
  useBrowser();

  test('all methods, and pieces that cover the polygon', () => open('#polygon', async (page) => {
    for (const method of ['balanced', 'fast', 'fewest', 'slicing']) {
      const row = page.locator(`[data-method="${method}"]`);
      await row.getByRole('button').click();
      const found = await pieces(page);
      assert.equal(found.length, Number(await row.locator('.count').textContent()));
      const area = Number(await page.locator('#polygon-facts .number').getAttribute('title'));
      assert.equal(found.reduce((sum, each) => sum + twiceArea(each), 0), 2 * area);
    }
    await page.getByLabel('most corners').fill('3');
    const triangles = await pieces(page);
    // a polygon of n vertices and h holes has n + 2h - 2 triangles
    assert.equal(triangles.length, 21 + 2 * 2 - 2);
    assert.ok(triangles.every(({ length }) => length === 3));
  }));

  test('the mouse drags a vertex and adds one', () => open(corner(), async (page) => {
    assert.match(await verdict(page), /^2 convex pieces of 6 vertices/);
    await drag(page, SCENE, [10, 10], [20, 20]);
    await page.locator('[aria-label="Vertex 3 at 20, 20"]').waitFor();
    assert.match(await verdict(page), /^1 convex pieces? of 6/);
    await drag(page, SCENE, [0, 10], [8, 10]);
    assert.match(await verdict(page), /^2 convex pieces of 7/);
    assert.equal(await page.locator('#polygon-text').inputValue(),
      '0,0 20,0 20,10 20,20 10,20 0,20 8,10');
  }));

  test('a finger drags a vertex', () => open(corner(), async (page) => {
    await touchDrag(page, SCENE, [10, 10], [6, 6]);
    await page.locator('[aria-label="Vertex 3 at 6, 6"]').waitFor();
  }, PHONE));

  test('keys move, add and remove a vertex', () => open(corner(), async (page) => {
    await page.locator('[aria-label="Vertex 3 at 10, 10"]').focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    assert.match(await verdict(page), / of 7 vertices/);
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    assert.match(await verdict(page), /^1 convex pieces? of 5/);
  }));

  test('an outline and a hole are drawn by clicks', () => open(corner(), async (page) => {
    const click = async (x, y) => drag(page, SCENE, [x, y], [x, y]);
    await page.getByRole('button', { name: 'Draw an outline' }).click();
    for (const [x, y] of [[0, 0], [20, 0], [20, 20], [0, 20]]) {
      await click(x, y);
    }
    await page.getByRole('button', { name: 'Finish the ring' }).click();
    assert.match(await verdict(page), /^1 convex piece of 4/);
    await page.getByRole('button', { name: 'Draw a hole' }).click();
    for (const [x, y] of [[5, 5], [15, 5], [15, 15], [5, 15]]) {
      await click(x, y);
    }
    await page.getByRole('button', { name: 'Finish the ring' }).click();
    assert.equal(await page.locator('#polygon-text').inputValue(),
      '0,0 20,0 20,20 0,20\n5,5 15,5 15,15 5,15');
    const found = await pieces(page);
    assert.equal(found.reduce((sum, each) => sum + twiceArea(each), 0), 2 * 300);
  }));

  const square = [[0, 0], [8, 0], [8, 8], [0, 8], [0, 0]];
  const hole = [[2, 2], [2, 4], [4, 4], [4, 2], [2, 2]];
  const wkt = (ring) => `(${ring.map((point) => point.join(' ')).join(', ')})`;
  const geometry = { type: 'Polygon', coordinates: [square, hole] };
  const collection = {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry }],
  };
  const path = 'M0 0h8v8h-8zM2 2v2h2v-2z';
  const texts = {
    coordinates: '0,0 8,0 8,8 0,8\n2 2, 2 4, 4 4, 4 2',
    WKT: `POLYGON (${wkt(square)}, ${wkt(hole)})`,
    'WKT of several': `MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)), (${wkt(square)}, ${wkt(hole)}))`,
    GeoJSON: JSON.stringify(collection),
    'SVG path': path,
    'SVG file': `<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`,
  };
  for (const [format, text] of Object.entries(texts)) {
    test(`typed as ${format}`, () => open('#polygon', async (page) => {
      await type(page, text);
      assert.match(await verdict(page), / of 8 vertices/);
      assert.equal(await page.locator('#polygon-facts .number').textContent(), '60');
      const up = format.startsWith('WKT') || format === 'GeoJSON';
      assert.equal(await page.getByLabel('y points up').isChecked(), up);
      const note = await page.locator('#polygon-message').textContent();
      assert.equal(note, format === 'WKT of several' ? '2 polygons; this is the largest.' : '');
    }));
  }

  test('curves of a path become chords', () => open('#polygon', async (page) => {
    await type(page, 'M10 0A10 10 0 0 1 -10 0A10 10 0 0 1 10 0Z');
    const area = Number(await page.locator('#polygon-facts .number').getAttribute('title'));
    assert.ok(area < Math.PI * 100 && area > 0.99 * Math.PI * 100, `${area}`);
  }));

  test('what is no polygon is said, and the pieces go', () => open(corner(), async (page) => {
    const faults = {
      '0,0 1,x': '"x" is no number.',
      '0,0 1': '3 coordinates: x and y of each point are needed.',
      '{"type": "Point"': 'This is no valid JSON.',
      '{"type": "Point", "coordinates": [0, 0]}': 'There is no polygon in this.',
      'POLYGON ((0 0, 1': 'This is no valid WKT.',
    };
    for (const [text, message] of Object.entries(faults)) {
      await type(page, text);
      assert.equal(await verdict(page), message);
      assert.match(await page.locator('#polygon-message').textContent(), /of the last text/);
      // the outline is that of before, without what was said of it
      assert.equal(await page.locator('.vertex-handle').count(), 6);
      assert.equal(await page.locator('.piece, [data-method]').count(), 0);
    }
  }));

  test('a file is dropped', () => open('#polygon', async (page) => {
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'island.geojson'));
      return transfer;
    }, texts.GeoJSON);
    await page.locator(SCENE).dispatchEvent('drop', { dataTransfer: data });
    await page.getByText(/ of 8 vertices/).waitFor();
    await page.getByLabel('open a file').setInputFiles({
      name: 'path.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><path d="M0 0h3v3"/>'),
    });
    await page.getByText('This is no valid SVG.').waitFor();
  }));

  test('errors are marked where they are', () => (
    open(linkTo('polygon', { rings: BOWTIE }), async (page) => {
      assert.equal(
        await verdict(page), 'Edges 0 and 2 cross near (20.0, 20.0). SAT_ERR_EDGES_CROSS',
      );
      const edges = await page.locator('.fault.edge').evaluateAll((all) => (
        all.map((line) => line.getAttribute('data-edge'))
      ));
      assert.deepEqual(edges, ['0', '2']);
      const point = page.locator('.fault.point');
      assert.equal(await point.getAttribute('cx'), '20');
      assert.equal(await point.getAttribute('cy'), '20');
      // vertex 2 moves to the other side of the first edge: the edges part
      await drag(page, SCENE, [40, 0], [20, 42]);
      assert.equal(await page.locator('.fault').count(), 0);
      assert.match(await verdict(page), /^1 convex piece of 4/);
    })
  ));

  test('samples with faults show marks', () => open('#polygon', async (page) => {
    const names = await page.getByLabel('sample').locator('option').allTextContents();
    for (const name of names) {
      await page.getByLabel('sample').selectOption(name);
      const marks = await page.locator('.fault').count();
      assert.equal(marks > 0, name.startsWith('Fault'), name);
    }
  }));

  // two pieces that meet at x = 50, in pictures of very different scales
  for (const size of [1, 1000]) {
    test(`no light band is between pieces: ${size}`, () => {
      const ring = [0, 0, 100, 0, 100, 60, 50, 60, 50, 100, 0, 100].map((each) => size * each);
      return open(linkTo('polygon', { rings: [ring] }), async (page) => {
        assert.match(await verdict(page), /^2 convex pieces/);
        const picture = (await page.screenshot()).toString('base64');
        const [[left, right], y] = await page.locator('.piece').first().evaluate((piece, k) => {
          const at = (px, py) => new DOMPoint(px, py).matrixTransform(piece.getScreenCTM());
          return [[at(2 * k, 30 * k).x, at(98 * k, 30 * k).x], at(0, 30 * k).y];
        }, size);
        const row = await page.evaluate(async ([data, x0, x1, at]) => {
          const image = await createImageBitmap(await (
            await fetch(`data:image/png;base64,${data}`)).blob());
          const canvas = new OffscreenCanvas(x1 - x0, 1);
          const context = canvas.getContext('2d');
          context.drawImage(image, -x0, -at);
          return Array.from(context.getImageData(0, 0, x1 - x0, 1).data);
        }, [picture, Math.round(left), Math.round(right), Math.round(y)]);
        const light = row.filter((_, i) => i % 4 < 3).reduce((all, value, i) => {
          all[Math.floor(i / 3)] = (all[Math.floor(i / 3)] ?? 0) + value;
          return all;
        }, []);
        assert.ok(light.length > 300);
        const most = Math.max(light[0], light.at(-1));
        assert.ok(Math.max(...light) <= most + 3, `${Math.max(...light)} beside ${most}`);
        // and a line is there
        assert.ok(Math.min(...light) < Math.min(light[0], light.at(-1)) - 60);
      });
    });
  }

  test('a link restores the state', async () => {
    const state = { rings: BOWTIE, method: 'fast', prefer: 'fat', maxCorners: 4, yUp: true };
    await open(linkTo('polygon', state), async (page) => {
      assert.equal(await page.getByLabel('prefer').inputValue(), 'fat');
      assert.equal(await page.getByLabel('most corners').inputValue(), '4');
      assert.equal(await page.getByLabel('y points up').isChecked(), true);
      await type(page, texts.coordinates);
      const pressed = page.locator('[data-method="fast"] button');
      assert.equal(await pressed.getAttribute('aria-pressed'), 'true');
    });
  });

  for (const [look, options] of Object.entries(LOOKS)) {
    test(`accessible: ${look}`, () => open('#polygon', async (page) => {
      await keepShot(page, `polygon-${look}`);
      await accessible(page);
      await type(page, '0,0 40,40 40,0 0,40');
      await accessible(page);
      await keepShot(page, `polygon-fault-${look}`);
    }, options));
  }
});
