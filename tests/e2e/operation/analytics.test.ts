import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { type AdPixel, startAdPixel } from '#tests/doubles/ad-pixel.ts';
import { type CountingService, countingService } from '#tests/doubles/counting-service.ts';
import { startUmami, type Umami } from '#tests/doubles/umami.ts';
import { type Product, startProduct } from '#tests/product.ts';
import { callApi, registerInBrowser, PASSWORD } from '#tests/e2e/support/member.ts';
import { browser } from '#tests/e2e/support/shared.ts';
import { untilHydrated, trackPage } from '#tests/e2e/support/visit.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let product: Product;
let service: CountingService;
beforeAll(async () => {
  service = await countingService();
  product = await startProduct({ ANALYTICS_URL: service.script });
});
afterAll(async () => {
  await product.stop();
  await service.stop();
});

type Metric = { name: string; path: string };
/** A visit that may also call the service, and records what our own metrics were sent. */
async function visitWith(
  refuses = false,
  baseURL = product.url,
): Promise<{ context: BrowserContext; page: Page; own: Metric[] }> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  if (refuses)
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const page = await context.newPage();
  trackPage(page);
  const own: Metric[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/1/metrics')) return;
    own.push(...(JSON.parse(request.postData() ?? '{}') as { metrics: Metric[] }).metrics);
  });
  return { context, page, own };
}
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie settings' });

describe('an external analytics service', () => {
  it('gets nothing before consent, then only the path of each page; the question is not asked again', async () => {
    const earlier = { asked: service.requests.length, told: service.events.length };
    const told = () => service.events.slice(earlier.told);
    const { context, page, own } = await visitWith();
    await page.goto(routes.search('a very private search'));
    await banner(page).waitFor();
    const answers = banner(page).getByRole('button');
    expect(await answers.allTextContents()).toEqual(['Only necessary', 'Allow visit counting']);
    const looks = await answers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { fontWeight, fontSize, backgroundColor, height } = getComputedStyle(button);
        return [fontWeight, fontSize, backgroundColor, height].join(' ');
      }),
    );
    expect(new Set(looks).size).toBe(1);
    await expect.poll(() => own.some(({ name, path }) => name === 'page-view' && path === routes.cards())).toBe(true);
    expect(service.requests).toHaveLength(earlier.asked);

    await answers.last().click();
    await banner(page).waitFor({ state: 'detached' });
    await untilHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await page.waitForURL(`**${routes.about()}`);
    await expect
      .poll(() => told().map(({ name, u }) => `${name} ${new URL(u).pathname}`))
      .toContain(`pageview ${routes.about()}`);
    expect(JSON.stringify(told())).not.toContain('private');
    // A page whose address has a secret is not reported.
    const before = told().length;
    await page.goto(routes.verifyToken('A'.repeat(22)));
    await expect.poll(() => own.some(({ path }) => path === '/verify')).toBe(true);
    expect(told()).toHaveLength(before);
    expect(JSON.stringify(own)).not.toContain('AAAA');

    await page.goto(routes.home());
    await untilHydrated(page);
    await expect.poll(() => own.filter(({ path }) => path === routes.home()).length).toBeGreaterThan(0);
    expect(await banner(page).count()).toBe(0);
    await page.goto(routes.cookies());
    await untilHydrated(page);
    const counting = page.getByRole('switch', { name: /Count visits/ });
    await expect.poll(() => counting.isChecked()).toBe(true);
    await counting.click();
    await page.getByText('Saved.').waitFor();
    expect((await context.cookies()).find(({ name }) => name === 'cardamom_consent')?.value).toBe('00');
    await context.close();
  });

  it('Global Privacy Control means no consent: no question is asked, no script is loaded, and the page says so', async () => {
    const requests = service.requests.length;
    const { context, page, own } = await visitWith(true);
    await page.goto(routes.privacy());
    await page.getByText('Your browser sends Global Privacy Control, so both are off.').waitFor();
    await expect.poll(() => own.length).toBeGreaterThan(0);
    expect(await banner(page).count()).toBe(0);
    expect(await page.getByRole('switch', { name: /Count visits/ }).isDisabled()).toBe(true);
    expect(service.requests).toHaveLength(requests);
    await context.close();
  });
});

describe('another analytics service and an ad pixel', () => {
  let site: Product;
  let umami: Umami;
  let pixel: AdPixel;
  beforeAll(async () => {
    [umami, pixel] = await Promise.all([startUmami(), startAdPixel()]);
    site = await startProduct({
      ANALYTICS_URL: umami.script,
      ANALYTICS_SITE: 'the-shop',
      AD_PIXEL_ID: '424242',
      AD_PIXEL_URL: pixel.script,
    });
  });
  afterAll(async () => {
    await site.stop();
    await Promise.all([umami.stop(), pixel.stop()]);
  });
  const pathOf = (address: string) => new URL(address, site.url).pathname;

  it('get only what the visitor consented to, and only paths', async () => {
    const earlier = { counted: umami.events.length, asked: pixel.requests.length, heard: pixel.events.length };
    const counted = () => umami.events.slice(earlier.counted);
    const heard = () => pixel.events.slice(earlier.heard);
    const { context, page, own } = await visitWith(false, site.url);
    await page.goto(routes.about());
    await banner(page).waitFor();
    expect(await banner(page).getByRole('button').allTextContents()).toEqual([
      'Only necessary',
      'Allow visit counting',
      'Allow counting and advertising',
    ]);
    await banner(page).getByRole('button', { name: 'Allow visit counting' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await untilHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'First names' }).click();
    await expect.poll(() => counted().map(({ url }) => url)).toContain(routes.names());
    // Names are personal data.
    await page.goto(routes.name('Amelie'));
    await expect.poll(() => counted().map(({ url }) => url)).toContain('/name/$popularName');
    expect(counted().every(({ website, title, referrer }) => website === 'the-shop' && title + referrer === '')).toBe(
      true,
    );
    expect(JSON.stringify(counted())).not.toContain('Amelie');
    expect(pixel.requests).toHaveLength(earlier.asked);

    // Advertising is a separate question with a separate consent.
    await page.goto(routes.cookies());
    await untilHydrated(page);
    // Counting starts once the session is there. A page that is counted after the second consent is rightly reported to both.
    await expect.poll(() => counted().map(({ url }) => url)).toContain(routes.privacy());
    await page.getByRole('switch', { name: /advertis/i }).click();
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'cardamom_consent')?.value)
      .toBe('11');
    const cardId = SHOP_CARD;
    await page.goto(routes.card(cardId));
    await expect
      .poll(() => heard().map(({ ev, dl }) => `${ev} ${pathOf(dl)}`))
      .toContain(`PageView ${routes.card(cardId)}`);
    await page.goto(routes.sendCard(cardId));
    await expect.poll(() => heard().map(({ ev }) => ev)).toContain('AddToCart');
    await expect.poll(() => counted().map(({ name }) => name)).toContain('cart');
    expect(new Set(heard().map(({ id }) => id))).toEqual(new Set(['424242']));

    // Search terms are personal; so is a page whose address has a secret.
    await page.goto(routes.search('a very private search'));
    await page.goto(routes.verifyToken('A'.repeat(22)));
    await expect.poll(() => own.some(({ path }) => path === '/verify')).toBe(true);
    expect(new Set(heard().map(({ dl }) => pathOf(dl)))).toEqual(
      new Set([routes.card(cardId), pathOf(routes.sendCard(cardId))]),
    );
    await context.close();
  });

  it('get sign-in and the sending of a card, but no purchase', async () => {
    const earlier = pixel.events.length;
    const heard = () => pixel.events.slice(earlier).map(({ ev }) => ev);
    const email = `${crypto.randomUUID().slice(0, 8)}@harbour.example`;
    const other = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    await registerInBrowser(await other.newPage(), site.url, email);
    await other.close();

    const { context, page, own } = await visitWith(false, site.url);
    await page.goto(routes.login());
    await banner(page).getByRole('button', { name: 'Allow counting and advertising' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await untilHydrated(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.poll(heard).toContain('Login');

    const { cardSend } = await callApi(page, 'POST /card/send', { body: { cardId: SHOP_CARD } });
    const { cardSendId } = cardSend;
    await callApi(page, 'PUT /card/send/message', { body: { cardSendId, message: 'All the best.' } });
    await callApi(page, 'PUT /card/send', {
      body: { cardSendId, recipients: [{ name: 'Amelie', email: 'amelie@larkspur.example' }] },
    });
    await page.goto(routes.send('preview', cardSendId));
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.waitForURL((url) => url.pathname === new URL(routes.send('success', cardSendId), site.url).pathname);
    await expect.poll(heard).toContain('CardSent');
    const names = () => own.map(({ name }) => name);
    await expect.poll(names).toContain('card-sent');
    for (const money of ['checkout', 'purchase']) expect(names()).not.toContain(money);
    for (const money of ['InitiateCheckout', 'Purchase']) expect(heard()).not.toContain(money);
    await context.close();
  });

  it('get nothing when their scripts cannot be loaded, and the page works', async () => {
    const { context, page } = await visitWith(false, site.url);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await context.route(/127\.0\.0\.1/, (route) => route.abort());
    await page.goto(routes.about());
    await banner(page).getByRole('button', { name: 'Allow counting and advertising' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await untilHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { name: /Contact us/ }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
