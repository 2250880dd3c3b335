/**
 * `npm run look -- [names…]` takes screenshots of every page and state, or of those named, into `look/`: at the width of a phone and of a
 * desktop, in the light and the dark theme. It starts a copy of its own with the demo in it. `npm run look -- http://127.0.0.1:8081 [names…]`
 * uses the copy at that address, which should hold the demo.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '#tests/browser.ts';
import { startProduct } from '#tests/product.ts';
import { signIn } from './look/demo-visit.ts';
import { type LookPage, lookPages } from './look/pages.ts';

const args = process.argv.slice(2);
const address = args.find((arg) => arg.startsWith('http'));
const names = args.filter((arg) => !arg.startsWith('http'));
const widths = [
  [390, 844],
  [1280, 900],
] as const;
const themes = ['light', 'dark'] as const;
const folder = new URL('../look/', import.meta.url);

/** Settings of a service for text messages, so that what concerns texts is shown. Nothing is sent to it. */
const TEXTS = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: '0'.repeat(32),
  TWILIO_FROM: '+15005550006',
  TWILIO_API_URL: 'http://127.0.0.1:9',
};

/** Starts a copy of its own with the demo in it. */
async function startDemo(): Promise<{ url: string; stop(): Promise<void> }> {
  const place = { DATA_DIR: await mkdtemp(path.join(os.tmpdir(), 'cardamom-look-')), DATABASE_URL: '' };
  const script = path.join(import.meta.dirname, 'demo.ts');
  const { status } = spawnSync('node', [script], { stdio: 'inherit', env: { ...process.env, ...place } });
  if (status !== 0) throw new Error('The demo could not be created.');
  return startProduct({ ...place, ...TEXTS });
}

/** @returns what went wrong on the page */
async function takeScreenshot(
  browser: Browser,
  base: string,
  { name, as, path: location, act, window }: LookPage,
  [width, height]: (typeof widths)[number],
  theme: (typeof themes)[number],
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: width < 768,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    // On a busy machine the first picture of a card may take long to be drawn.
    page.setDefaultTimeout(60_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // The page itself may answer with an error, as the page for unknown addresses does.
      if (message.type() === 'error' && message.location().url !== page.url()) problems.push(message.text());
    });
    if (as !== undefined) await signIn(page, base, as);
    const found = typeof location === 'string' ? location : await location(page, base);
    await page.goto(new URL(found, base).href, { waitUntil: 'networkidle' });
    // The page is interactive once the router has hydrated it.
    await page.waitForFunction(() => !('$_TSR' in globalThis));
    await act?.(page);
    // Pictures below the fold would load only when they come into view.
    if (!window)
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map(
            (image) => (
              (image.loading = 'eager'),
              image.decode().catch((error: unknown) => console.warn(String(error)))
            ),
          ),
        ),
      );
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => void (await document.fonts.ready));
    const file = new URL(`${name}${theme === 'dark' ? '-dark' : ''}-${width}.png`, folder);
    // In a screenshot of the whole page, a bar fixed to the bottom of the window belongs at the bottom of the page.
    if (!window) await page.addStyleTag({ content: '[data-foot-bar] { position: static !important; }' });
    await page.screenshot({ path: file.pathname, fullPage: !window });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) problems.push(`the page is ${overflow} px wider than its window`);
    return problems;
  } finally {
    await context.close();
  }
}

await mkdir(folder, { recursive: true });
const product = address === undefined ? await startDemo() : { url: address, stop: () => Promise.resolve() };
const browser = await openBrowser();
let failed = 0;
try {
  for (const look of lookPages.filter(({ name }) => names.length === 0 || names.includes(name)))
    for (const size of widths.filter(([width]) => look.widths?.includes(width) ?? true))
      for (const theme of themes) {
        const problems = await takeScreenshot(browser, product.url, look, size, theme).catch((error: unknown) => [
          String(error),
        ]);
        failed += problems.length > 0 ? 1 : 0;
        const lines = [...new Set(problems)].map((problem) => `\n    ${problem.split('\n')[0]}`);
        console.log(
          `${problems.length > 0 ? 'FAILED' : 'ok    '} ${look.name}, ${size[0]} px, ${theme}${lines.join('')}`,
        );
      }
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
