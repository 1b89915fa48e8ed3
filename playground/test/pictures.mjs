// Takes the pictures of the documentation: node test/pictures.mjs FOLDER FRAMES
// FRAMES gets the frames of an animation: a shape that is dragged past another one and back.
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const [folder, frames] = process.argv.slice(2);
const page = new URL('../dist/index.html', import.meta.url).href;
const wide = { width: 1100, height: 720 };
const pictures = [
  { name: 'pair', hash: '#pair', viewport: wide },
  { name: 'microscope', hash: '#microscope', viewport: { width: 1100, height: 640 } },
  { name: 'decomposition', hash: '#polygon', viewport: { width: 1100, height: 800 } },
  { name: 'sweep', hash: '#sweep', viewport: { width: 1100, height: 780 } },
  {
    name: 'walk', hash: '#walk', viewport: { width: 1100, height: 740 },
    act: async (opened) => {
      // on top of the slope
      await opened.waitForFunction(() => (
        Number(document.querySelector('#walk-frame')?.textContent) > 60
      ));
      await opened.getByLabel('a skin of').uncheck();
      await opened.getByText('an edge stops it').waitFor();
    },
  },
  {
    name: 'crowd', hash: '#crowd', viewport: { width: 1100, height: 600 }, colorScheme: 'dark',
    act: async (opened) => {
      await opened.getByLabel('shape of each').selectOption('rectangles');
      await opened.waitForFunction(() => (
        Number(document.querySelector('#crowd-frame')?.textContent) > 40
      ));
    },
  },
  { name: 'recording', hash: '#recording', viewport: { width: 1100, height: 680 } },
  { name: 'sprite', hash: '#sprite', viewport: { width: 1100, height: 760 } },
  { name: 'pair-phone', hash: '#pair', viewport: { width: 360, height: 720 }, colorScheme: 'dark' },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'],
});
for (const { name, hash, act, ...options } of pictures) {
  const opened = await browser.newPage(options);
  await opened.goto(page + hash);
  await opened.locator('html[data-ready]').waitFor({ state: 'attached' });
  await act?.(opened);
  await opened.screenshot({ path: join(folder, `${name}.png`) });
  await opened.close();
}

// what previews of links show, in the size that they want
const card = await browser.newPage({ viewport: { width: 600, height: 315 }, deviceScaleFactor: 2 });
await card.goto(page);
await card.locator('#opening').waitFor();
await card.addStyleTag({
  content: '.top, #tool-pair { display: none } #opening { height: 283px }',
});
await card.screenshot({ path: new URL('../public/card.png', import.meta.url).pathname });
await card.close();

const body = (shape, x, y, degrees) => ({ shape, x, y, degrees, scaleX: 1, scaleY: 1 });
const pair = {
  a: body({ kind: 'rectangle', width: 80, height: 50 }, 0, 0, -12),
  b: body({ kind: 'polygon', points: [-40, 16, -22, -30, 26, -34, 44, 6, 8, 38] }, 80, 0, 20),
};
const state = Buffer.from(JSON.stringify(pair)).toString('base64url');
const opened = await browser.newPage({ viewport: { width: 1100, height: 720 } });
await opened.goto(`${page}#pair=${state}`);
const scene = opened.locator('#tool-pair .scene');
const onScreen = (x, y) => scene.evaluate((svg, [px, py]) => {
  const point = new DOMPoint(px, py).matrixTransform(svg.getScreenCTM());
  return [point.x, point.y];
}, [x, y]);
const STEPS = 18;
await opened.mouse.move(...await onScreen(80, 0));
await opened.mouse.down();
for (let i = 0; i < STEPS; i++) {
  // round the rectangle, at times over it
  const angle = 2 * Math.PI * i / STEPS;
  await opened.mouse.move(...await onScreen(80 * Math.cos(angle), 42 * Math.sin(angle)));
  const path = join(frames, `${String(i).padStart(3, '0')}.png`);
  await opened.screenshot({ path, clip: { x: 0, y: 162, width: 1100, height: 540 } });
}
await browser.close();
