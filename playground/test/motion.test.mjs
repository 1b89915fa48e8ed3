import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  accessible, drag, keepShot, linkTo, LOOKS, open, PHONE, touchDrag, useBrowser,
} from './support.mjs';

const SCENE = '#tool-sweep .scene';
const at = (shape, x, y, more = {}) => ({ shape, x, y, degrees: 0, scaleX: 1, scaleY: 1, ...more });
const ball = { kind: 'circle', radius: 20 };
const box = { kind: 'rectangle', width: 40, height: 60 };
const state = {
  a: at(ball, -100, 0),
  b: at(box, 100, 25),
  wayA: { dx: 200, dy: 0, turn: 0 },
  wayB: { dx: 0, dy: 0, turn: 0 },
  ray: { x: -150, y: 10, toX: 150, toY: 10 },
  time: 0,
};
const verdict = (page) => page.locator('#sweep-verdict').textContent();
const ray = (page) => page.locator('#ray-facts').textContent();

describe('sweep and ray', () => {
  useBrowser();

  test('the time of the impact, and the shapes at it', () => (
    open(linkTo('sweep', state), async (page) => {
      // from -80 to 80 at a speed of 200
      assert.equal(await verdict(page), 'They meet at time 0.8');
      assert.match(await page.locator('#sweep-facts').textContent(), /Approach200Point\(80, 0\)/);
      assert.match(await page.locator('#sweep-facts').textContent(), /edge 3$/);
      await page.getByRole('button', { name: 'To the impact' }).click();
      assert.equal(await page.getByLabel('time', { exact: true }).inputValue(), '0.8');
      const now = await page.locator('.now.a').getAttribute('transform');
      assert.ok(Math.abs(Number(now.split(' ')[4]) - 60) < 1e-9, now);
      const point = Number(await page.locator('.impact').getAttribute('cx'));
      assert.ok(Math.abs(point - 80) < 1e-9, String(point));
    })
  ));

  test('the mouse changes where a shape ends', () => open(linkTo('sweep', state), async (page) => {
    await drag(page, SCENE, [100, 0], [60, 0]);
    assert.equal(await verdict(page), 'They meet at time 1');
    await drag(page, SCENE, [60, 0], [50, 0]);
    assert.equal(await verdict(page), 'They do not meet');
    assert.equal(await page.locator('.impact').count(), 0);
    await drag(page, SCENE, [-100, 0], [-90, 0]);
    // the way goes along: from -90 to 60
    assert.equal(await verdict(page), 'They meet at time 1');
  }));

  test('a finger and keys change it too', () => open(linkTo('sweep', state), async (page) => {
    await touchDrag(page, SCENE, [100, 0], [60, 0]);
    await page.getByText('They meet at time 1').waitFor();
    await page.locator('#end-a').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('They meet at time 0.8').waitFor();
  }, PHONE));

  test('a turning shape meets', () => {
    const blade = at({ kind: 'rectangle', width: 120, height: 10 }, -60, 0);
    const wall = at({ kind: 'rectangle', width: 20, height: 20 }, -60, 55);
    const turning = {
      ...state, a: blade, b: wall, wayA: { dx: 0, dy: 0, turn: 90 },
    };
    return open(linkTo('sweep', turning), async (page) => {
      // its end is at a distance of sqrt(60² + 5²); a corner comes to y = 45 before the middle does
      const time = Number((await verdict(page)).match(/time (\S+)$/)[1]);
      const sooner = (Math.asin(45 / Math.hypot(60, 5)) - Math.atan2(5, 60)) / (Math.PI / 2);
      const later = 1;
      assert.ok(time > sooner && time < later, String(time));
      await page.getByLabel('A turns by (degrees)').fill('20');
      assert.equal(await verdict(page), 'They do not meet');
    });
  });

  const nearest = 'a ray hits what is nearest at the time';
  test(nearest, () => open(linkTo('sweep', state), async (page) => {
    // the circle about (-100, 0) at y = 10
    const x = -100 - Math.sqrt(400 - 100);
    assert.match(await ray(page), /^Hitsarc 0 of A/);
    const hit = page.locator('.ray-hit');
    assert.ok(Math.abs(Number(await hit.getAttribute('cx')) - x) < 1e-12);
    await drag(page, SCENE, [-150, 10], [-150, 40]);
    await drag(page, SCENE, [150, 10], [150, 40]);
    assert.match(await ray(page), /^Hitsedge 3 of B/);
    await page.locator('#ray-to').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.locator('#ray-from').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    assert.equal(await ray(page), 'It hits nothing at this time.');
    assert.equal(await page.locator('.ray-hit').count(), 0);
  }));

  test('the time runs', () => open(linkTo('sweep', state), async (page) => {
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    const slider = page.getByLabel('time', { exact: true });
    await page.waitForFunction((input) => input.valueAsNumber > 0.1, await slider.elementHandle());
    await page.getByRole('button', { name: 'Play' }).waitFor();
    assert.equal(await slider.inputValue(), '1');
  }));

  test('a link restores the state', async () => {
    let hash;
    await open(linkTo('sweep', { ...state, time: 0.25 }), async (page) => {
      await page.locator('#ray-to').focus();
      await page.keyboard.press('ArrowUp');
      await page.waitForURL((url) => {
        hash = url.hash;
        return JSON.parse(Buffer.from(hash.split('=')[1], 'base64url')).ray.toY === 9;
      });
    });
    await open(hash, async (page) => {
      assert.equal(await page.locator('.now.a').getAttribute('transform'), 'matrix(1 0 0 1 -50 0)');
      await page.locator('[aria-label="End of the ray: 150, 9"]').waitFor();
    });
  });

  for (const [look, options] of Object.entries(LOOKS)) {
    test(`accessible: ${look}`, () => open('#sweep', async (page) => {
      await keepShot(page, `sweep-${look}`);
      await accessible(page);
    }, options));
  }
});
