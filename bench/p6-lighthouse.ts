import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser, openBrowser } from '#tests/browser.ts';
import { routes } from '#shared/routes.ts';
import { startProduct } from '#tests/product.ts';
import { makeReceivedCard } from '#tests/e2e/support/sent-cards.ts';
import { type Bench, type Figure, median } from './figures.ts';

/** Downloaded when it is needed and cached by npm: it is large, and nothing else uses it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
/** These pages ask search engines not to list them. */
const UNLISTED = ['reading a card', 'signing in'];
const TARGETS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof TARGETS;
type Report = { categories: Record<Category, { score: number }> };
const run = promisify(execFile);

/** Lighthouse scores of one page, from 0 to 100. */
async function scorePage(url: string, folder: string): Promise<Record<Category, number>> {
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

/** Sometimes the browser loses its trace and Lighthouse fails. The run is repeated, three times at most. */
async function retry<T>(run: () => Promise<T>, left = 3): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (left === 0) throw error;
    return retry(run, left - 1);
  }
}

/** P6: Lighthouse with its mobile profile, on the production build. */
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
      ['reading a card', await makeReceivedCard(page, product.url)],
      ['a name', routes.name('Amelia')],
      ['signing in', routes.login()],
    ];
    const figures: Figure[] = [];
    for (const [name, address] of pages) {
      // One visit before measuring, so that pictures are drawn and the page is cached.
      await page.goto(product.url + address, { waitUntil: 'networkidle' });
      const rounds: Record<Category, number>[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push(await retry(() => scorePage(product.url + address, folder)));
      const wanted = (Object.keys(TARGETS) as Category[]).filter((c) => c !== 'seo' || !UNLISTED.includes(name));
      const measured = wanted.map((category) => [category, median(rounds.map((round) => round[category]))] as const);
      figures.push({
        id: 'P6',
        what: `Lighthouse, mobile: ${name}`,
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
