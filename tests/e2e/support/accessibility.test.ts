import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsForAxe } from './accessibility.ts';
import { browser } from './shared.ts';

let page: Page;
beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
});
afterAll(() => page.close());

/** A page without faults, except for what a test adds. */
const pageWith = (main: string, style = '') => `<!doctype html><html lang="en"><title>A page</title>
  <meta name="viewport" content="width=device-width"><style>body { color: #111; background: #fff } ${style}</style>
  <body><main><h1>A page</h1>${main}</main></body></html>`;
const DARK = '@media (prefers-color-scheme: dark) { body { color: #555; background: #444; transition: color 10s } }';

it('finds what is wrong, and where', async () => {
  await page.setContent(pageWith('<p id="words">In order</p>'));
  expect(await faultsForAxe(page, 'dark')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setContent(pageWith('<img id="nameless" src="data:,">'));
  expect(await faultsForAxe(page)).toEqual(['image-alt at #nameless']);
});

it('checks the colours of the other theme when their transition has ended', async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setContent(pageWith('<p id="words">Grey on grey</p>', DARK));
  expect(await faultsForAxe(page)).toEqual([]);
  expect((await faultsForAxe(page, 'dark')).join()).toMatch(/^color-contrast at .*#words.*, dark$/);
});

it('checks again what began to disappear while it was checked', async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  const style = '#note { opacity: 1; transition: opacity 10s linear } #note.leaving { opacity: 0 }';
  await page.setContent(pageWith('<p id="note">Saved</p>', style));
  expect(await faultsForAxe(page)).toEqual([]);
  // Half gone at the first check, like a note that closes by itself.
  const readings = await page.evaluateHandle(() => {
    const { run } = axe;
    const readings = { count: 0, restore: () => void (axe.run = run) };
    axe.run = async (...given) => {
      readings.count += 1;
      const note = document.getElementById('note')!;
      if (!note.classList.contains('leaving')) {
        note.classList.add('leaving');
        for (const animation of note.getAnimations()) {
          animation.pause();
          animation.currentTime = 6000;
        }
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const found = await run(...given);
      for (const animation of note.getAnimations()) animation.play();
      return found;
    };
    return readings;
  });
  expect(await faultsForAxe(page)).toEqual([]);
  expect(await readings.evaluate(({ count }) => count)).toBe(2);
  await readings.evaluate(({ restore }) => restore());
});

const FAINT = 'color:#eee';
it.each([
  ['fixed', '', 'position:fixed;inset:auto 0 0'],
  ['sticky', '', 'position:sticky;bottom:0'],
  ['that sticks to the top of a page scrolled to its end', 'head', 'position:sticky;top:0'],
])('reads what is below the fold, and beneath a bar: %s', async (_, place, style) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const bar = `<nav style="${style};height:60px;background:#fff">Home <span id="in-bar" style="${FAINT}">Faint</span></nav>`;
  const lines = Array.from({ length: 200 }, (_item, i) => `<p id="line-${i}" style="margin:0;height:20px">Words</p>`);
  const faint = [0, ...Array.from({ length: 20 }, (_item, i) => i + 30), 100, 197, 198, 199];
  for (const i of faint) lines[i] = lines[i]?.replace('margin', `${FAINT};margin`) ?? '';
  const parts = place === 'head' ? [bar, ...lines] : [...lines, bar];
  await page.setContent(pageWith(parts.join('')));
  if (place === 'head') await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const found = (await faultsForAxe(page)).join().matchAll(/#(line-\d+|in-bar)/g);
  expect(new Set([...found].map(([, id]) => id))).toEqual(new Set([...faint.map((i) => `line-${i}`), 'in-bar']));
  // The bar is where it was.
  const { position } = await page.locator('nav').evaluate((nav) => ({ position: getComputedStyle(nav).position }));
  expect(style).toContain(`position:${position};`);
});

it.each(['fixed', 'sticky'])(
  'reads a button at its whole size that the window cuts off, or a bar covers: %s',
  async (position) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const link = '<a href="#home" style="display:block;height:60px">Home</a>';
    const bar = `<nav style="position:${position};inset:auto 0 0;background:#fff">${link}</nav>`;
    const buttons = Array.from({ length: 60 }, (_item, i) => `<div><button>Press ${i}</button></div>`).join('');
    await page.setContent(pageWith(`<div style="height:37px"></div>${buttons}${bar}`, 'button { height: 30px }'));
    expect(await faultsForAxe(page)).toEqual([]);
    await page.addStyleTag({
      content: 'button { height: 9px; width: 9px; padding: 0; font-size: 1px; display: block }',
    });
    expect((await faultsForAxe(page)).join()).toMatch(/target-size at/);
  },
);
