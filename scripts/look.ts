/**
 * Photographs every page and state, at the width of a phone and of a desk, by day and in the dim room, into `look/`.
 * It starts nothing: `npm run look -- [address] [names…]`, the address being http://127.0.0.1:8081 where none is given.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright-core';
import { lookPages, type LookPage } from './look-pages.ts';

const args = process.argv.slice(2);
const base = args.find((arg) => arg.startsWith('http')) ?? 'http://127.0.0.1:8081';
const names = args.filter((arg) => !arg.startsWith('http'));
const widths = [
  [390, 844],
  [1280, 900],
] as const;
const lights = ['light', 'dark'] as const;
const folder = new URL('../look/', import.meta.url);

async function photograph(
  browser: Browser,
  { name, path, act, window }: LookPage,
  width: number,
  height: number,
  light: (typeof lights)[number],
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: light,
    hasTouch: width < 768,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      // A page that is not there answers so itself; that is what it is photographed for.
      if (message.type() === 'error' && message.location().url !== page.url()) faults.push(message.text());
    });
    const address = typeof path === 'string' ? path : await path(page, base);
    await page.goto(new URL(address, base).href, { waitUntil: 'networkidle' });
    // The page has come to life when the router has taken over what the server sent.
    await page.waitForFunction(() => !('$_TSR' in globalThis));
    await act?.(page);
    // Pictures below the fold load when they are looked at.
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
    const file = new URL(`${name}${light === 'dark' ? '-dark' : ''}-${width}.png`, folder);
    // In a picture of the whole page, what sticks to the foot of the window stands at the foot of the page.
    if (!window) await page.addStyleTag({ content: '[data-foot-bar] { position: static !important; }' });
    await page.screenshot({ path: file.pathname, fullPage: !window });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (sideways > 0) faults.push(`the page is ${sideways} px wider than its window`);
    return faults;
  } finally {
    await context.close();
  }
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
let failed = 0;
try {
  for (const look of lookPages.filter(({ name }) => names.length === 0 || names.includes(name)))
    for (const [width, height] of widths.filter(([width]) => look.widths?.includes(width) ?? true))
      for (const light of lights) {
        const faults = await photograph(browser, look, width, height, light).catch((error: unknown) => [String(error)]);
        failed += faults.length > 0 ? 1 : 0;
        console.log(
          `${faults.length > 0 ? 'x' : '.'} ${look.name} ${width} ${light}${[...new Set(faults)].map((fault) => `\n    ${fault.split('\n')[0]}`).join('')}`,
        );
      }
} finally {
  await browser.close();
}
process.exitCode = failed > 0 ? 1 : 0;
