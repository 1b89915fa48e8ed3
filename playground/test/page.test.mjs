// What is around the tools: the opening, links, the way back, the tabs.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { Transform } from 'sat2d/inline';
import { exactRelation } from './exact.mjs';
import { accessible, drag, keepShot, linkTo, LOOKS, open, PHONE, useBrowser } from './support.mjs';

const rectangle = (x) => ({
  shape: { kind: 'rectangle', width: 80, height: 50 }, x, y: 0, degrees: 0, scaleX: 1, scaleY: 1,
});
const beside = { a: rectangle(-60), b: rectangle(60) };

const stateOf = (page) => page.evaluate(() => (
  JSON.parse(atob(location.hash.split('=')[1].replaceAll('-', '+').replaceAll('_', '/')))
));

/** The corners of a rectangle of the microscope, as the library places them. */
function corners({ x, y, width, height, degrees }) {
  const at = Transform.placement(x, y, { degrees });
  const [w, h] = [width / 2, height / 2];
  return [[-w, -h], [w, -h], [w, h], [-w, h]].map((corner) => {
    const placed = Transform.apply(at, corner);
    return [placed.x, placed.y];
  });
}

describe('the page', () => {
  useBrowser();

  test('it opens with a claim that is true, and leads to the position', () => (
    open('', async (page) => {
      const claim = await page.locator('#opening').textContent();
      assert.match(claim, /These rectangles touch\. The usual code says they don’t\./);
      assert.match(claim, /sat2d✓ touching.*the usual code✗ disjoint/);
      await page.getByRole('link', { name: 'Show the position that is wrong' }).click();
      const cell = page.locator('#microscope-readout');
      assert.match(await cell.textContent(), /Naivedisjoint.*Exacttouching/);
      await page.waitForURL(/#microscope=/);
      const { a, b } = await stateOf(page);
      assert.equal(exactRelation(corners(a), corners(b)), 'touching');
      assert.ok(await page.locator('#opening').isHidden());
      await page.goBack();
      await page.locator('#opening').waitFor();
      assert.ok(await page.locator('#tool-pair').isVisible());
    })
  ));

  test('Back returns to the tool as it was left', () => (
    open(linkTo('pair', beside), async (page) => {
      await drag(page, '#tool-pair .scene', [60, 0], [45, 0]);
      // at once, before the address follows by itself
      await page.getByRole('link', { name: 'Crowd' }).click();
      await page.locator('#tool-crowd').waitFor();
      await page.goBack();
      await page.locator('#tool-pair').waitFor();
      assert.equal((await stateOf(page)).b.x, 45);
      assert.match(await page.locator('#shape-b').getAttribute('aria-label'), /at 45, 0,/);
      await page.goForward();
      await page.locator('#tool-crowd').waitFor();
    })
  ));

  test('a damaged link says so', async () => {
    const whole = linkTo('pair', beside);
    const said = async (link) => {
      let text;
      await open(link, async (page) => {
        const notice = page.locator('#notice');
        text = await notice.isVisible() ? await notice.textContent() : undefined;
      });
      return text;
    };
    assert.equal(await said(whole), undefined);
    assert.equal(await said('#sprite'), undefined);
    assert.match(await said(whole.slice(0, -20)), /This link is damaged\. It may have been cut/);
    assert.match(await said('#pair=nonsense'), /This link is damaged\./);
    assert.match(await said('#nothing'), /This link is damaged\./);
    assert.match(await said(linkTo('pair', 7)), /This link is damaged\./);
    const bent = { ...beside, b: { ...beside.b, degrees: 'ten' } };
    assert.match(await said(linkTo('pair', bent)), /damaged in parts/);
    const tools = ['microscope', 'polygon', 'sweep', 'walk', 'crowd', 'recording', 'sprite'];
    for (const tool of tools) {
      let link;
      await open(`#${tool}`, async (page) => {
        const copy = page.locator(`#tool-${tool}`).getByRole('button', { name: 'Copy link' });
        await copy.click();
        await page.getByRole('button', { name: 'Copied' }).waitFor();
        link = await page.evaluate(() => navigator.clipboard.readText());
      });
      assert.equal(await said(link), undefined, tool);
    }
  });

  test('a phone has one row of tabs', () => open('#sprite', async (page) => {
    const tabs = await page.locator('#tools a').all();
    const boxes = await Promise.all(tabs.map((tab) => tab.boundingBox()));
    assert.equal(new Set(boxes.map(({ y }) => y)).size, 1);
    // the current one is in sight
    const { x, width } = boxes.at(-1);
    assert.ok(x >= 0 && x + width <= PHONE.viewport.width, `${x} ${width}`);
  }, PHONE));

  test('links have a preview', () => {
    const dist = new URL('../dist/', import.meta.url);
    const page = readFileSync(new URL('index.html', dist), 'utf8');
    assert.match(page, /<meta property="og:title" content="These rectangles touch\./);
    assert.match(page, /<meta property="og:description" content="Drag shapes/);
    const [, picture] = page.match(/<meta property="og:image" content="([^"]*)"/);
    assert.equal(picture, 'card.png');
    assert.ok(existsSync(new URL(picture, dist)));
  });

  for (const [look, options] of Object.entries(LOOKS)) {
    test(`accessible: ${look}`, () => open('', async (page) => {
      await keepShot(page, `opening-${look}`);
      await accessible(page);
    }, options));
  }
});
