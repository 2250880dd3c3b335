import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsForAxe } from './accessibility.ts';
import { browser } from './shared.ts';

let page: Page;
beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
});
afterAll(() => page.close());

/** A page that is in order but for what is put into it. */
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

it('looks at the colours of the other light where they come to rest', async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setContent(pageWith('<p id="words">Grey on grey</p>', DARK));
  expect(await faultsForAxe(page)).toEqual([]);
  expect((await faultsForAxe(page, 'dark')).join()).toMatch(/^color-contrast at .*#words.*, dark$/);
});

it('looks past the foot of the window', async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  const bar = '<nav style="position:fixed;bottom:0;height:60px;background:#fff">Home</nav>';
  await page.setContent(pageWith(`<div style="height:3000px"></div><p id="faint" style="color:#eee">Faint</p>${bar}`));
  expect(await faultsForAxe(page)).toEqual(['color-contrast at #faint']);
});
