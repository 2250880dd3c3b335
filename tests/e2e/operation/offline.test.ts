import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { type NextRelease, nextRelease } from '#tests/doubles/next-release.ts';
import { type Product, startProduct } from '#tests/product.ts';
import { makeReceivedCard } from '#tests/e2e/support/sent-cards.ts';
import { POLL_BY_TIMER, untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

it('an opened card can be read offline, and removed from the device', async () => {
  const visitor = await visit(browser, product.url, {
    withServiceWorker: true,
    expectedFailures: /./,
    reducedMotion: 'reduce',
  });
  const { page, context } = visitor;
  const path = await makeReceivedCard(page, product.url);
  const other = routes.read('A'.repeat(22));
  await page.goto(path);
  await page.getByRole('button', { name: 'Skip to the card' }).click();
  await expect
    .poll(() =>
      page.evaluate(
        async (at) => (await (await caches.open('kept-cards')).match(at)) !== undefined,
        new URL(path, product.url).pathname,
      ),
    )
    .toBe(true);
  // The card is stored as it looks when open, with its own heading.
  const words = await page.locator('h1').first().textContent();
  // Only the files of this card and of the offline page.
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((at) => !/^\/(assets|media\/sent|card\/read|offline$|favicon\.svg$)/.test(at))).toEqual([]);
  expect(kept.some((at) => at.startsWith('/media/sent/'))).toBe(true);

  await context.setOffline(true);
  await page.goto(path);
  await page.getByText('Saved on this device. You are offline.').waitFor();
  expect(await page.locator('h1').first().textContent()).toBe(words);
  expect(await page.locator('script').count()).toBe(0);
  expect(await page.evaluate(() => [...document.images].some((image) => image.naturalWidth > 0))).toBe(true);
  await page.goto(routes.cards());
  await page.getByRole('heading', { name: 'You are offline.' }).waitFor();
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByText('Saved on this device.').waitFor();
  await page.goto(other);
  await page.getByRole('heading', { name: 'You are offline.' }).waitFor();

  await context.setOffline(false);
  await page.goto(routes.offline());
  await page.getByRole('button', { name: 'Remove them from this device' }).click();
  await page.getByRole('button', { name: 'Remove them from this device' }).waitFor({ state: 'detached' });
  await context.setOffline(true);
  await page.goto(path);
  await page.getByRole('heading', { name: 'You are offline.' }).waitFor();
  await visitor.end();
});

it('with a network a page comes from the server, never from the cache', async () => {
  const visitor = await visit(browser, product.url, { withServiceWorker: true });
  const { page } = visitor;
  await page.goto(routes.home());
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, POLL_BY_TIMER);
  const response = await page.goto(routes.about());
  expect(response?.status()).toBe(200);
  const fromWorker = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    return (await Promise.all(stores.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(fromWorker.filter((path) => path.startsWith('/api/') || path === routes.about())).toEqual([]);
  await visitor.end();
});

it('can be installed: it has a manifest, and icons of the sizes in it', async () => {
  const manifest = (await (await fetch(`${product.url}/site.webmanifest`)).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Cardamom', start_url: routes.home() });
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(product.url + src);
    expect([src, answer.status, answer.headers.get('Content-Type')]).toEqual([src, 200, type]);
    if (type !== 'image/png') continue;
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  // Programs that read no page request this one.
  const old = await fetch(`${product.url}/favicon.ico`);
  expect([old.status, old.headers.get('Content-Type')]).toEqual([200, 'image/x-icon']);
  const worker = await fetch(`${product.url}/service-worker.js`);
  expect(worker.headers.get('Cache-Control')).toBe('no-cache');
});

describe('a site that is updated while a page is open', () => {
  let front: NextRelease;
  let renewed: Product;
  beforeEach(async () => {
    front = await nextRelease();
    renewed = await startProduct({ PUBLIC_URL: front.url });
    front.proxyTo(renewed.url);
  });
  afterEach(async () => {
    await front.stop();
    await renewed.stop();
  });

  it('says so, waits for its reader, and then reloads; the offline page is that of the new release', async () => {
    const visitor = await visit(browser, front.url, { withServiceWorker: true });
    const { page } = visitor;
    await page.goto(routes.contact());
    await untilHydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, POLL_BY_TIMER);
    await page.getByLabel('Message').fill('Half a letter');
    const notice = page.getByRole('region', { name: 'New version' });
    /** As a browser does now and then: one look may have begun before the release. */
    async function looksForNew(): Promise<void> {
      await expect
        .poll(
          async () => {
            await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
            return notice.isVisible();
          },
          { timeout: 60_000 },
        )
        .toBe(true);
    }

    front.release('thenext1');
    await looksForNew();
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('frame-'))))
      .toEqual(['frame-thenext1']);
    await visitor.expectAccessible('a newer version');
    await notice.getByRole('button', { name: 'Later' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Message').inputValue()).toBe('Half a letter');

    front.release('thenext2');
    await looksForNew();
    await Promise.all([page.waitForEvent('domcontentloaded'), notice.getByRole('button', { name: 'Reload' }).click()]);
    await untilHydrated(page);
    expect(await page.getByLabel('Message').inputValue()).toBe('Half a letter');
    await visitor.end();
  });
});
