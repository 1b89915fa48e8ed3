// Takes the pictures of the documentation: node test/pictures.mjs FOLDER
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const folder = process.argv[2];
const page = new URL('../dist/index.html', import.meta.url).href;
const wide = { width: 1100, height: 720 };
const pictures = [
  { name: 'pair', hash: '#pair', viewport: wide },
  { name: 'microscope', hash: '#microscope', viewport: { width: 1100, height: 640 } },
  { name: 'decomposition', hash: '#polygon', viewport: { width: 1100, height: 800 } },
  { name: 'sweep', hash: '#sweep', viewport: { width: 1100, height: 780 } },
  {
    name: 'crowd', hash: '#crowd', viewport: { width: 1100, height: 600 }, colorScheme: 'dark',
    act: (opened) => opened.getByLabel('shape of each').selectOption('rectangles'),
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
await browser.close();
