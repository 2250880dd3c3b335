import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { openBrowser } from '#tests/browser.ts';
import { type CountingService, countingService } from '#tests/doubles/counting-service.ts';
import { type Product, startProduct } from '#tests/product.ts';
import { untilAlive } from './visit.ts';

let product: Product;
let browser: Browser;
let service: CountingService;
beforeAll(async () => {
  service = await countingService();
  [product, browser] = await Promise.all([startProduct({ ANALYTICS_URL: service.script }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await service.stop();
});

type Metric = { name: string; path: string };
/** A visit that may speak to the service too, and keeps what our own counting was told. */
async function visitWith(refuses = false): Promise<{ context: BrowserContext; page: Page; own: Metric[] }> {
  const context = await browser.newContext({ baseURL: product.url });
  if (refuses)
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const page = await context.newPage();
  const own: Metric[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/1/metrics')) return;
    own.push(...(JSON.parse(request.postData() ?? '{}') as { metrics: Metric[] }).metrics);
  });
  return { context, page, own };
}
const banner = (page: Page) => page.getByRole('region', { name: 'A question about cookies' });
const IN_TIME = { timeout: 15_000 };

describe('a service outside that is set up', () => {
  it('hears nothing before a yes, and then the kind of page alone; the question is not asked again', async () => {
    const { context, page, own } = await visitWith();
    await page.goto(routes.search('a very private search'));
    await banner(page).waitFor();
    const answers = banner(page).getByRole('button');
    expect(await answers.allTextContents()).toEqual(['Only what is needed', 'Count visits too']);
    const looks = await answers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { fontWeight, fontSize, backgroundColor, height } = getComputedStyle(button);
        return [fontWeight, fontSize, backgroundColor, height].join(' ');
      }),
    );
    expect(new Set(looks).size).toBe(1);
    await expect
      .poll(() => own.some(({ name, path }) => name === 'page-view' && path === routes.cards()), IN_TIME)
      .toBe(true);
    expect(service.requests).toEqual([]);

    await answers.last().click();
    await banner(page).waitFor({ state: 'detached' });
    await untilAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await page.waitForURL(`**${routes.about()}`);
    await expect
      .poll(() => service.told.map(({ name, u }) => `${name} ${new URL(u).pathname}`), IN_TIME)
      .toContain(`pageview ${routes.about()}`);
    expect(JSON.stringify(service.told)).not.toContain('private');
    // A page whose address opens something is nobody's business but ours.
    const before = service.told.length;
    await page.goto(routes.verifyToken('A'.repeat(22)));
    await expect.poll(() => own.some(({ path }) => path === '/verify'), IN_TIME).toBe(true);
    expect(service.told).toHaveLength(before);
    expect(JSON.stringify(own)).not.toContain('AAAA');

    await page.goto(routes.home());
    await untilAlive(page);
    await expect.poll(() => own.filter(({ path }) => path === routes.home()).length, IN_TIME).toBeGreaterThan(0);
    expect(await banner(page).count()).toBe(0);
    await page.goto(routes.cookies());
    await untilAlive(page);
    const counting = page.getByRole('switch', { name: /Count visits/ });
    await expect.poll(() => counting.isChecked(), IN_TIME).toBe(true);
    await counting.click();
    await page.getByText('Kept.').waitFor();
    expect((await context.cookies()).find(({ name }) => name === 'cardamom_consent')?.value).toBe('00');
    await context.close();
  });

  it('Global Privacy Control is a no: nothing is asked, nothing is loaded, and the page says so', async () => {
    const requests = service.requests.length;
    const { context, page, own } = await visitWith(true);
    await page.goto(routes.privacy());
    await page.getByText('Your browser sends Global Privacy Control.').waitFor();
    await expect.poll(() => own.length, IN_TIME).toBeGreaterThan(0);
    expect(await banner(page).count()).toBe(0);
    expect(await page.getByRole('switch', { name: /Count visits/ }).isDisabled()).toBe(true);
    expect(service.requests).toHaveLength(requests);
    await context.close();
  });
});
