import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  accessible, drag, keepShot, linkTo, LOOKS, onScreen, open, PHONE, tapFor, touchDrag, useBrowser,
} from './support.mjs';

const SCENE = '#tool-pair .scene';
const rectangle = (x, y, more = {}) => ({
  shape: { kind: 'rectangle', width: 80, height: 50 },
  x, y, degrees: 0, scaleX: 1, scaleY: 1, ...more,
});
const beside = { a: rectangle(-60, 0), b: rectangle(60, 0) };
const verdict = (page) => page.locator('#verdict').textContent();
const label = (page, name) => page.locator(`#shape-${name}`).getAttribute('aria-label');

async function linkOf(page) {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The relations that certificates prove, by the program that checks them. */
function checked(certificates) {
  const workspace = fileURLToPath(new URL('../..', import.meta.url));
  const answers = execFileSync('cargo', ['run', '--quiet', '--package', 'sat2d-check'], {
    input: certificates.join('\n'), cwd: workspace, encoding: 'utf8',
  });
  assert.deepEqual(answers.trim().split('\n'), certificates.map(() => 'yes'));
  return certificates.map((certificate) => JSON.parse(certificate).witness.relation);
}

async function waitForVerdict(page, name) {
  await page.locator(`#tool-pair[data-verdict="${name}"]`).waitFor();
}

describe('pair', () => {
  useBrowser();

  const overlapping = 'a mouse drags a shape until both overlap';
  test(overlapping, () => open(linkTo('pair', beside), async (page) => {
    assert.equal(await verdict(page), 'Disjoint: no common point');
    assert.equal(await page.locator('#distance').textContent(), '40');
    await drag(page, SCENE, [60, 0], [10, 7]);
    await waitForVerdict(page, 'overlapping');
    assert.match(await label(page, 'b'), /at 10, 7,/);
    assert.equal(await page.locator('#depth').textContent(), '10');
    assert.equal(await page.locator('#pair-facts tbody tr').count(), 2);
    assert.match(await page.locator('#pair-facts').textContent(), /edge 1 of A, edge 3 of B/);
    assert.equal(await page.locator('.contact .on-a').count(), 2);
    assert.equal(await page.locator('.ghost path').count(), 1);
  }));

  test('a finger drags a shape', () => open(linkTo('pair', beside), async (page) => {
    await touchDrag(page, SCENE, [60, 0], [25, 0]);
    await page.locator('#shape-b[aria-label*="at 25, 0,"]').waitFor();
    await waitForVerdict(page, 'disjoint');
    assert.equal(await page.locator('#distance').textContent(), '5');
    const mirror = page.locator('.body-fields.b').getByRole('button', { name: 'Mirror' });
    await tapFor(page.getByText('Shape B', { exact: true }), mirror);
    await tapFor(mirror, page.locator('#shape-b[aria-label*="mirrored"]'));
  }, PHONE));

  test('keys move a shape to the touch, and by one double', () => (
    open(linkTo('pair', beside), async (page) => {
      await page.locator('#shape-b').focus();
      for (let i = 0; i < 4; i++) {
        await page.keyboard.press('Shift+ArrowLeft');
      }
      await waitForVerdict(page, 'touching');
      assert.equal(await page.locator('#depth').textContent(), '0');
      await page.keyboard.press('Alt+ArrowRight');
      await waitForVerdict(page, 'disjoint');
      // 20 and the next double differ by 2^-48
      const apart = await page.locator('#distance .number').getAttribute('title');
      assert.equal(Number(apart), 2 ** -48);
      await page.keyboard.press('Alt+ArrowLeft');
      await page.keyboard.press('Alt+ArrowLeft');
      await waitForVerdict(page, 'overlapping');
    })
  ));

  test('keys turn, mirror and scale', () => open(linkTo('pair', beside), async (page) => {
    await page.locator('#shape-a').focus();
    await page.keyboard.press(']');
    assert.match(await label(page, 'a'), /turned by 5 degrees/);
    await page.keyboard.press('[');
    await page.keyboard.press('m');
    assert.match(await label(page, 'a'), /turned by 0 degrees, mirrored/);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    // a width of 125 from -60 reaches to 2.5; the other shape starts at 20
    assert.equal(await page.locator('#distance').textContent(), '17.5');
  }));

  test('handles turn and scale', () => open(linkTo('pair', beside), async (page) => {
    const reach = Math.hypot(40, 25) + 12;
    await drag(page, SCENE, [60, -reach], [60 + reach, 0]);
    await page.locator('#shape-b[aria-label*="turned by 90 degrees"]').waitFor();
    assert.equal(await page.locator('#distance').textContent(), '55');
    const start = reach / Math.SQRT2;
    await drag(page, SCENE, [-60 + start, start], [-60 + 1.5 * start, 1.5 * start]);
    // 1.5 times as wide: from -60 to 0
    await page.getByText('35', { exact: true }).waitFor();
  }));

  test('all kinds of shapes; concave ones with their pieces', () => (
    open(linkTo('pair', beside), async (page) => {
      for (const name of ['A', 'B']) {
        await page.getByText(`Shape ${name}`, { exact: true }).click();
        const kinds = page.locator(`.body-fields.${name.toLowerCase()} select`);
        for (const kind of ['circle', 'ellipse', 'capsule', 'polygon', 'rounded', 'concave']) {
          await kinds.selectOption(kind);
          assert.doesNotMatch(await verdict(page), /SAT_/);
          assert.ok(await page.locator('#pair-axes li').count() > 0, kind);
        }
      }
      assert.match(await page.locator('#pair-axes').textContent(), /Convex piece \d+ of A's \d+/);
    })
  ));

  test('a shape in the hole of another overlaps nothing', () => {
    const frame = {
      ...rectangle(0, 0),
      shape: {
        kind: 'concave',
        rings: [[-50, -50, 50, -50, 50, 50, -50, 50], [-30, -30, 30, -30, 30, 30, -30, 30]],
      },
    };
    const ball = { ...rectangle(5, 0), shape: { kind: 'circle', radius: 20 } };
    return open(linkTo('pair', { a: frame, b: ball }), async (page) => {
      assert.equal(await verdict(page), 'Disjoint: no common point');
      assert.equal(await page.locator('#distance').textContent(), '5');
      await page.locator('#shape-b').focus();
      for (let i = 0; i < 5; i++) {
        await page.keyboard.press('ArrowRight');
      }
      await waitForVerdict(page, 'touching');
    });
  });

  test('a stretched circle is an ellipse, not an approximation', () => {
    // from -40 to 40; the other shape starts at 40
    const ball = { ...rectangle(0, 0), shape: { kind: 'circle', radius: 20 }, scaleX: 2 };
    return open(linkTo('pair', { a: ball, b: rectangle(80, 0) }), async (page) => {
      assert.match(await verdict(page), /^Touching/);
      await page.locator('#shape-b').focus();
      await page.keyboard.press('Alt+ArrowRight');
      await waitForVerdict(page, 'disjoint');
    });
  });

  test('outlines with curves are exact', () => {
    // the parabola rises to (5, 3), which is 2 below the middle of the ball
    const leaf = {
      ...rectangle(0, 0), shape: { kind: 'curves', path: 'M0 0Q5 6 10 0Q5-6 0 0Z' },
    };
    const ball = { ...rectangle(5, 5), shape: { kind: 'circle', radius: 2 } };
    return open(linkTo('pair', { a: leaf, b: ball }), async (page) => {
      await waitForVerdict(page, 'touching');
      await page.locator('#shape-b').focus();
      await page.keyboard.press('Alt+ArrowUp');
      await waitForVerdict(page, 'overlapping');
      await page.keyboard.press('Alt+ArrowDown');
      await page.keyboard.press('Alt+ArrowDown');
      await waitForVerdict(page, 'disjoint');
      await page.keyboard.press('Shift+ArrowDown');
      assert.equal(await page.locator('#distance').textContent(), '10');
      assert.match(await page.locator('#pair-proof').textContent(), /There is no proof to show/);
      // a path with lines, arcs and a hole; its right edge is at x = 50
      await page.getByText('Shape A', { exact: true }).click();
      const path = page.locator('.body-fields.a').getByLabel('path of SVG');
      await path.fill('m-50-20h100v40H-50zM10 0A10 10 0 0 1-10 0A10 10 0 0 1 10 0Z');
      const ballField = page.locator('.body-fields.b');
      await page.getByText('Shape B', { exact: true }).click();
      const place = async (x, y) => {
        await ballField.getByLabel('x', { exact: true }).fill(String(x));
        await ballField.getByLabel('y', { exact: true }).fill(String(y));
      };
      await place(57, 3);
      assert.equal(await page.locator('#distance').textContent(), '5');
      await place(0, 5);
      const distance = Number(await page.locator('#distance').textContent());
      assert.ok(Math.abs(distance - 3) < 1e-9, `${distance}`);
      // what is no path is marked, and changes nothing; an invalid outline is an error
      await path.fill('M0 0Q5');
      assert.equal(await path.getAttribute('aria-invalid'), 'true');
      await waitForVerdict(page, 'disjoint');
      await path.fill('M0 0L40 40L40 0L0 40Z');
      assert.equal(await path.getAttribute('aria-invalid'), null);
      assert.match(await verdict(page), /SAT_ERR_EDGES_CROSS$/);
    });
  });

  test('with Shift the handle scales x and y apart', () => {
    const ball = { ...rectangle(-60, 0), shape: { kind: 'circle', radius: 20 } };
    return open(linkTo('pair', { a: ball, b: beside.b }), async (page) => {
      const start = (20 + 12) / Math.SQRT2;
      await page.keyboard.down('Shift');
      await drag(page, SCENE, [-60 + start, start], [-60 + 2 * start, start]);
      await page.keyboard.up('Shift');
      // twice as wide: from -100 to -20, and the other shape starts at 20
      await page.getByText('40', { exact: true }).waitFor();
      assert.doesNotMatch(await verdict(page), /SAT_/);
    });
  });

  test('a polygon with a repeated point is an error', () => {
    const points = [0, 0, 0, 0, 40, 0, 0, 40];
    const rounded = { ...rectangle(0, 0), shape: { kind: 'rounded', points, radius: 5 } };
    return open(linkTo('pair', { a: rounded, b: beside.b }), async (page) => {
      assert.match(await verdict(page), /^[A-Z][a-z].*\. SAT_ERR_REPEATED_POINT$/);
      const size = (part) => part.evaluate((element) => (
        parseFloat(getComputedStyle(element).fontSize)
      ));
      const chip = page.locator('#verdict');
      assert.ok(await size(chip.locator('small')) < 0.8 * await size(chip));
      assert.equal(await page.locator('#pair-facts > *, .above > *, .below > *').count(), 0);
    });
  });

  test('an impossible number is marked, and goes', () => (
    open(linkTo('pair', beside), async (page) => {
      await page.getByText('Shape B', { exact: true }).click();
      const fields = page.locator('.body-fields.b');
      const x = fields.getByLabel('x', { exact: true });
      for (const typed of ['1e999', '']) {
        await x.fill(typed);
        assert.equal(await x.getAttribute('aria-invalid'), 'true');
        await x.blur();
        assert.equal(await x.inputValue(), '60');
        assert.equal(await x.getAttribute('aria-invalid'), null);
      }
      assert.equal(await page.locator('#distance').textContent(), '40');
      await fields.getByLabel('width').fill('-80');
      assert.match(await verdict(page), /^Width is -80\.0, below 0\. SAT_ERR_NEGATIVE$/);
      await fields.getByLabel('width').fill('80');
      await fields.getByLabel('scale x').fill('0');
      assert.match(await verdict(page), /SAT_ERR_SINGULAR$/);
      await fields.getByLabel('scale x').fill('1');
      await waitForVerdict(page, 'disjoint');
    })
  ));

  test('axes with the shadows of both shapes', () => open(linkTo('pair', beside), async (page) => {
    const axes = page.locator('#pair-axes .axis');
    assert.equal(await axes.count(), 2);
    const text = await page.locator('#pair-axes').textContent();
    assert.match(text, /A edge 0, 2, B edge 0, 2overlap 50/);
    assert.match(text, /A edge 1, 3, B edge 1, 3gap 40/);
    assert.equal(await axes.nth(1).getAttribute('aria-pressed'), 'true');
    await axes.nth(0).click();
    assert.equal(await axes.nth(0).getAttribute('aria-pressed'), 'true');
    const shadow = page.locator('.axis-line .shadow.a');
    const ends = ['y1', 'y2'].map((name) => shadow.getAttribute(name).then(Number));
    assert.deepEqual((await Promise.all(ends)).sort((p, q) => p - q), [-25, 25]);
  }));

  test('steps are undone and redone', () => open(linkTo('pair', beside), async (page) => {
    const at = (x) => page.locator(`#shape-b[aria-label*="at ${x}, 0,"]`).waitFor();
    const [undo, redo] = ['Undo', 'Redo'].map((name) => page.getByRole('button', { name }));
    assert.ok(await undo.isDisabled() && await redo.isDisabled());
    await drag(page, SCENE, [60, 0], [45, 0]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await at(56);
    await undo.click();
    await at(46);
    await page.keyboard.press('Control+z');
    await at(45);
    // all of a drag is one step
    await page.keyboard.press('Control+z');
    await at(60);
    assert.ok(await undo.isDisabled());
    await page.keyboard.press('Control+Shift+z');
    await at(45);
    await redo.click();
    await page.keyboard.press('Control+y');
    await at(56);
    assert.ok(await redo.isDisabled());
    await page.keyboard.press('Control+z');
    await page.locator('#shape-b').focus();
    await page.keyboard.press('ArrowLeft');
    await at(45);
    assert.ok(await redo.isDisabled());
    // what is typed into a field is one step
    await page.getByText('Shape B', { exact: true }).click();
    const x = page.locator('.body-fields.b').getByLabel('x', { exact: true });
    await x.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('-120');
    await at(-120);
    await undo.click();
    await at(45);
    assert.equal(await x.inputValue(), '45');
  }));

  test('the picture zooms, is pushed, and fits again', () => (
    open(linkTo('pair', beside), async (page) => {
      const box = async () => (await page.locator(SCENE).getAttribute('viewBox')).split(' ')
        .map(Number);
      const usual = [-160, -110, 320, 220];
      assert.deepEqual(await box(), usual);
      const size = async () => (await page.locator('#shape-b .turn').boundingBox()).width;
      const before = await size();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      assert.ok(Math.abs((await box())[2] - 320 / 1.5) < 1e-9);
      assert.ok(Math.abs(await size() - before) < 1, 'handles keep their size');
      await page.getByRole('button', { name: 'Zoom out' }).click();
      await drag(page, SCENE, [-150, 90], [-130, 80]);
      const pushed = await box();
      assert.ok(Math.abs(pushed[0] + 180) < 0.5 && Math.abs(pushed[1] + 100) < 0.5, `${pushed}`);
      assert.match(await label(page, 'a'), /at -60, 0,/);
      // the point under the pointer stays where it is
      const { x, y } = await onScreen(page, SCENE, 60, 0);
      await page.mouse.move(x, y);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -300);
      await page.waitForFunction(([scene, width]) => (
        document.querySelector(scene).viewBox.baseVal.width < width / 2
      ), [SCENE, 320]);
      await page.keyboard.up('Control');
      const now = await onScreen(page, SCENE, 60, 0);
      // the mouse is at whole pixels
      assert.ok(Math.hypot(now.x - x, now.y - y) < 3);
      await page.getByRole('button', { name: 'Fit' }).click();
      assert.deepEqual(await box(), usual);
      await page.getByText('Shape B', { exact: true }).click();
      await page.locator('.body-fields.b').getByLabel('x', { exact: true }).fill('5000');
      await page.getByRole('button', { name: 'Fit' }).click();
      const [left, , width] = await box();
      assert.ok(left < -100 && left + width > 5040 && width < 15_000);
    })
  ));

  test('two fingers zoom', () => open(linkTo('pair', beside), async (page) => {
    const fingers = await Promise.all([[-60, 80], [60, 80]].map(([x, y]) => (
      onScreen(page, SCENE, x, y))));
    const session = await page.context().newCDPSession(page);
    const send = (type, touchPoints) => (
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    );
    const touch = (by) => fingers.map(({ x, y }, id) => ({ x: x + (id ? by : -by), y, id }));
    await send('touchStart', touch(0));
    await send('touchMove', touch(20));
    await send('touchMove', touch(40));
    await send('touchEnd', []);
    const spread = fingers[1].x - fingers[0].x;
    await page.waitForFunction(([scene, most]) => (
      document.querySelector(scene).viewBox.baseVal.width < most
    ), [SCENE, 320 * spread / (spread + 60)]);
  }, PHONE));

  const triangle = {
    ...rectangle(60, 0), shape: { kind: 'polygon', points: [0, -20, 20, 20, -20, 20] },
  };
  test('vertices are dragged, of turned and mirrored shapes too', () => {
    const turned = { ...triangle, degrees: 90, scaleX: -2 };
    return open(linkTo('pair', { a: beside.a, b: turned }), async (page) => {
      // vertex 1 at (20, 20): mirrored and stretched to (-40, 20), turned to (-20, -40)
      await drag(page, SCENE, [60 - 20, -40], [60 - 30, -60]);
      await page.locator('.corner[aria-label^="Vertex 1 at 30, 30 "]').waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Shift+ArrowDown');
      await page.locator('.corner[aria-label^="Vertex 1 at 29, 40 "]').waitFor();
      assert.match(await label(page, 'b'), /at 60, 0,/);
      const { b } = JSON.parse(Buffer.from(
        (await linkOf(page)).split('#pair=')[1], 'base64url').toString());
      assert.deepEqual(b.shape.points, [0, -20, 29, 40, -20, 20]);
    });
  });

  test('a vertex of a hole is dragged until the polygon is invalid', () => {
    const rings = [[-40, -40, 40, -40, 40, 40, -40, 40], [-10, -10, 10, -10, 10, 10, -10, 10]];
    const frame = { ...rectangle(0, 0), shape: { kind: 'concave', rings } };
    return open(linkTo('pair', { a: frame, b: rectangle(120, 0) }), async (page) => {
      assert.equal(await page.locator('.body.a .corner').count(), 8);
      await drag(page, SCENE, [10, 10], [30, 5]);
      await page.locator('.corner[aria-label^="Vertex 6 at 30, 5 "]').waitFor();
      await waitForVerdict(page, 'disjoint');
      await drag(page, SCENE, [30, 5], [50, 5]);
      await waitForVerdict(page, 'error');
      await page.keyboard.press('Control+z');
      await waitForVerdict(page, 'disjoint');
    });
  });

  const corner = (page, text) => page.locator(`.corner[aria-label^="${text} "]`);

  test('a control point of a curve is dragged', () => {
    // half of its height above the chord is the top of the curve: -30, then -50
    const hill = {
      ...rectangle(0, 0), shape: { kind: 'curves', path: 'm-40 0q40-60 80 0h-80' },
    };
    return open(linkTo('pair', { a: rectangle(0, -75), b: hill }), async (page) => {
      await waitForVerdict(page, 'disjoint');
      assert.equal(await page.locator('#distance').textContent(), '20');
      assert.equal(await page.locator('.body.b .corner').count(), 3);
      const ties = page.locator('.body.b .ties');
      assert.equal(await ties.getAttribute('d'), 'M0 -60L-40 0M0 -60L40 0');
      await drag(page, SCENE, [0, -60], [0, -100]);
      await corner(page, 'Control point 0 at 0, -100').waitFor();
      await waitForVerdict(page, 'touching');
      assert.equal(await ties.getAttribute('d'), 'M0 -100L-40 0M0 -100L40 0');
      await keepShot(page, 'pair-control-point');
      await page.keyboard.press('ArrowUp');
      await waitForVerdict(page, 'overlapping');
      assert.equal(await page.locator('#depth').textContent(), '0.5');
      // the line returns to the first vertex, which is one with its end
      await drag(page, SCENE, [-40, 0], [-50, 10]);
      await corner(page, 'Vertex 0 at -50, 10').waitFor();
      const { b } = JSON.parse(Buffer.from(
        (await linkOf(page)).split('#pair=')[1], 'base64url').toString());
      assert.equal(b.shape.path, 'M-50 10Q0 -101 40 0L-50 10');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await waitForVerdict(page, 'touching');
      await page.getByRole('button', { name: 'Undo' }).click();
      await waitForVerdict(page, 'disjoint');
    });
  });

  test('an end of arcs is dragged, of a turned and mirrored shape, until edges cross', () => {
    const path = 'M-50 0Q0-60 50 0Q0 60-50 0ZM12 0A12 12 0 0 1-12 0A12 12 0 0 1 12 0Z';
    const leaf = {
      ...rectangle(0, 0, { degrees: 90, scaleX: -1 }), shape: { kind: 'curves', path },
    };
    const ball = { ...rectangle(0, 8), shape: { kind: 'circle', radius: 5 } };
    return open(linkTo('pair', { a: ball, b: leaf }), async (page) => {
      await waitForVerdict(page, 'overlapping');
      // (-12, 0) of the shape; the hole becomes one of radius 21 about (0, 9)
      await drag(page, SCENE, [0, 12], [0, 30]);
      await corner(page, 'Vertex 3 at -30, 0').waitFor();
      await waitForVerdict(page, 'disjoint');
      const distance = Number(await page.locator('#distance').textContent());
      assert.ok(Math.abs(distance - 15) < 1e-9, `${distance}`);
      const drawn = (name) => page.locator(`.body.b .${name}`).getAttribute('d');
      const valid = await drawn('outline');
      assert.match(valid, /M12 0A12 12 0 0 1 -30 0A/);
      assert.equal(await drawn('invalid'), '');
      // the hole leaves the leaf
      await page.locator('.corner[aria-label^="Vertex 3"]').focus();
      for (let i = 0; i < 3; i++) {
        await page.keyboard.press('Shift+ArrowLeft');
      }
      await waitForVerdict(page, 'error');
      assert.match(await verdict(page), /^[A-Z][a-z].*SAT_ERR_EDGES_CROSS$/);
      assert.match(await drawn('invalid'), /M12 0A12 12 0 0 1 -60 0A/);
      assert.doesNotMatch(await drawn('outline'), /-60 0A/);
      await keepShot(page, 'pair-invalid-outline');
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await waitForVerdict(page, 'disjoint');
      assert.equal(await drawn('outline'), valid);
      assert.equal(await drawn('invalid'), '');
    });
  });

  test('the last vertex of a path stops beside the first one', () => {
    const hill = { ...rectangle(0, 0), shape: { kind: 'curves', path: 'M0 0Q30-40 40 0L3 20Z' } };
    return open(linkTo('pair', { a: rectangle(0, -85), b: hill }), async (page) => {
      await corner(page, 'Vertex 2 at 3, 20').focus();
      await page.keyboard.press('Shift+ArrowUp');
      await page.keyboard.press('Shift+ArrowUp');
      for (let i = 0; i < 5; i++) {
        await page.keyboard.press('ArrowLeft');
      }
      await corner(page, 'Vertex 2 at 1, 0').waitFor();
      assert.equal(await page.locator('.body.b .corner').count(), 4);
    });
  });

  test('what proves the verdict is drawn, and is a certificate', async () => {
    const bodies = {
      disjoint: { a: rectangle(-60, 0, { degrees: 10 }), b: triangle },
      touching: { a: rectangle(-40, 0), b: { ...triangle, x: 20 } },
      overlapping: { a: rectangle(10, 0, { degrees: 10 }), b: triangle },
      'disjoint in parts': {
        a: {
          ...rectangle(0, 0),
          shape: {
            kind: 'concave',
            rings: [[-50, -50, 50, -50, 50, 50, -50, 50], [-30, -30, 30, -30, 30, 30, -30, 30]],
          },
        },
        b: { ...rectangle(5, 0), shape: { kind: 'circle', radius: 20 } },
      },
    };
    const certificates = [];
    for (const [name, pair] of Object.entries(bodies)) {
      await open(linkTo('pair', pair), async (page) => {
        const [found] = name.split(' ');
        await waitForVerdict(page, found);
        const [lines, points] = ['.between', '.common'].map((part) => page.locator(part));
        assert.equal(await lines.count() > 0, found !== 'overlapping', name);
        assert.equal(await lines.count() > 1, name.endsWith('parts'), name);
        assert.equal(await points.count(), found === 'disjoint' ? 0 : 1, name);
        if (name === 'disjoint') {
          const side = await lines.evaluate((line) => {
            const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((each) => (
              Number(line.getAttribute(each))));
            const [dx, dy] = [x2 - x1, y2 - y1];
            return [[-60, 0], [60, -20], [80, 20], [40, 20]].map(([x, y]) => (
              Math.sign(dx * (y - y1) - dy * (x - x1))));
          });
          assert.deepEqual(side.slice(1), Array(3).fill(-side[0]));
        }
        await page.getByRole('button', { name: 'Copy the certificate' }).click();
        await page.getByRole('button', { name: 'Copied' }).waitFor();
        certificates.push(await page.evaluate(() => navigator.clipboard.readText()));
      });
    }
    assert.deepEqual(checked(certificates), ['disjoint', 'touching', 'overlapping', 'disjoint']);
  });

  test('the picture is saved', () => open(linkTo('pair', beside), async (page) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save picture' }).click();
    const saved = await download;
    assert.equal(saved.suggestedFilename(), 'sat2d-pair.png');
    const picture = readFileSync(await saved.path()).toString('base64');
    const [width, height, center] = await page.evaluate(async (data) => {
      const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
      const image = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      // in shape A, and outside of both
      const at = (x, y) => Array.from(context.getImageData(x, y, 1, 1).data.slice(0, 3));
      return [image.width, image.height, [at(450, 600), at(50, 50)]];
    }, picture);
    assert.deepEqual([width, height], [1600, 1100]);
    assert.deepEqual(center[1], [255, 255, 255]);
    assert.ok(center[0][2] > center[0][0] + 20, `${center[0]}`);
  }));

  test('a link restores the state', async () => {
    let link;
    await open(linkTo('pair', beside), async (page) => {
      await page.locator('#shape-a').focus();
      await page.keyboard.press(']');
      await page.keyboard.press('Alt+ArrowRight');
      link = await linkOf(page);
    });
    await open(link.slice(link.indexOf('#')), async (page) => {
      assert.match(await label(page, 'a'), /turned by 5 degrees/);
      await page.getByText('Shape A', { exact: true }).click();
      const x = page.locator('.body-fields.a').getByLabel('x', { exact: true });
      assert.equal(await x.inputValue(), '-59.99999999999999');
    });
    await open('#pair=nonsense', async (page) => {
      assert.equal(await verdict(page), 'Overlapping: interiors meet');
    });
  });

  test('the page opens from a disk', () => {
    const file = new URL('../dist/index.html', import.meta.url).href;
    return open(file, async (page) => {
      assert.equal(await verdict(page), 'Overlapping: interiors meet');
    });
  });

  for (const [look, options] of Object.entries(LOOKS)) {
    test(`accessible: ${look}`, () => open('#pair', async (page) => {
      await keepShot(page, `pair-${look}`);
      for (const summary of await page.locator('#tool-pair summary').all()) {
        if (await summary.evaluate(({ parentElement }) => !parentElement.open)) {
          await summary.click();
        }
      }
      await accessible(page);
    }, options));
  }

  test('the theme can be switched', () => open('#pair', async (page) => {
    const color = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await color();
    await page.getByRole('button', { name: 'Switch to dark colours' }).click();
    assert.notEqual(await color(), light);
    await accessible(page);
    await page.reload();
    assert.notEqual(await color(), light);
  }));
});
