import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser, openBrowser } from '#tests/browser.ts';
import { routes } from '#shared/routes.ts';
import { startProduct } from '#tests/product.ts';
import { atReading } from '../scripts/look-cards.ts';
import { type Bench, type Figure, median } from './figures.ts';

/** Fetched when it is wanted, and kept by npm: it is large, and nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
/** A card is for its reader, and nobody searches for a door: these ask not to be listed. */
const UNLISTED = ['reading a card', 'signing in'];
const TARGETS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof TARGETS;
type Report = { categories: Record<Category, { score: number }> };
const run = promisify(execFile);

/** Points of one page by category, of 100. */
async function points(url: string, folder: string): Promise<Record<Category, number>> {
  const file = path.join(folder, 'report.json');
  await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${Object.keys(TARGETS).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: (await findBrowser()) ?? '' } },
  );
  const { categories } = JSON.parse(await readFile(file, 'utf8')) as Report;
  return Object.fromEntries(
    Object.entries(categories).map(([category, { score }]) => [category, Math.round(score * 100)]),
  ) as Record<Category, number>;
}

/** Now and then the browser loses its trace: what it measured then is nothing, and it is asked again, three times at most. */
async function again<T>(ask: () => Promise<T>, left = 3): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (left === 0) throw error;
    return again(ask, left - 1);
  }
}

/** P6: Lighthouse, as a phone sees it, on the production build. */
export const lighthouse: Bench = {
  id: 'P6',
  async run() {
    const product = await startProduct();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-lighthouse-'));
    const browser = await openBrowser();
    const page = await browser.newPage();
    const pages: [string, string][] = [
      ['home', '/'],
      ['browse', '/cards/birthday'],
      ['a card', '/card/view/garden-wreath-birthday'],
      ['reading a card', await atReading(page, product.url)],
      ['a name', routes.name('Amelia')],
      ['signing in', routes.login()],
    ];
    const figures: Figure[] = [];
    for (const [name, address] of pages) {
      // Once before it counts: the pictures are drawn, the page is kept.
      await page.goto(product.url + address, { waitUntil: 'networkidle' });
      const rounds: Record<Category, number>[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push(await again(() => points(product.url + address, folder)));
      const wanted = (Object.keys(TARGETS) as Category[]).filter((c) => c !== 'seo' || !UNLISTED.includes(name));
      const measured = wanted.map((category) => [category, median(rounds.map((round) => round[category]))] as const);
      figures.push({
        id: 'P6',
        what: `Lighthouse, as a phone: ${name}`,
        target: wanted.map((category) => TARGETS[category]).join(' '),
        measured: measured.map(([, value]) => value).join(' '),
        ok: measured.every(([category, value]) => value >= TARGETS[category]),
      });
    }
    await browser.close();
    await rm(folder, { recursive: true, force: true });
    await product.stop();
    return figures;
  },
};
