import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

/** How many cards the list says it shows. */
const shown = async (page: Page) =>
  Number(/Showing ([\d,]+) of/.exec(await page.getByRole('main').innerText())?.[1]?.replace(',', ''));

describe('the home page', () => {
  it('names the next holidays of the reader’s country, and nothing moves when they appear', async () => {
    const visitor = await visit(browser, product.url, { timezoneId: 'America/New_York', ownContext: true });
    const { page } = visitor;
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00-05:00'));
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/coming-up/, async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto(routes.home());
    await untilHydrated(page);
    const coming = page.getByRole('region', { name: 'Coming up' });
    const before = await coming.boundingBox();
    letGo();
    await coming.getByText('Thursday, in 4 days').waitFor();
    expect(await coming.boundingBox()).toEqual(before);
    expect(await coming.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Thanksgiving',
      'Hanukkah begins',
      'Christmas',
      'Kwanzaa begins',
    ]);
    await visitor.expectAccessible('the first page with its holidays');
    await coming.getByRole('link', { name: 'Christmas' }).click();
    await page.getByRole('heading', { level: 1, name: 'Christmas cards' }).waitFor();
    await page.goBack();
    await coming.getByText('Thursday, in 4 days').waitFor();
    await visitor.end();
  });

  it('keeps its text when the holidays cannot be loaded', async () => {
    const visitor = await visit(browser, product.url, { width: 390, expectedFailures: /coming-up/ });
    const { page } = visitor;
    await page.route(/coming-up/, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(routes.home());
    const coming = page.getByRole('region', { name: 'Coming up' });
    await coming.getByRole('listitem', { includeHidden: true }).first().waitFor({ state: 'detached' });
    expect(await coming.getByRole('link', { name: 'All holidays' }).isVisible()).toBe(true);
    await visitor.end();
  });
});

describe('a long list', () => {
  it.each(widthsFor(390))('goes on by itself as far as one reads, at %i pixels', async (width) => {
    const visitor = await visit(browser, product.url, { width });
    const { page } = visitor;
    await page.goto(routes.cards('birthday'));
    await untilHydrated(page);
    const readOn = () =>
      page.evaluate(() => {
        // Scrolled as by a reader near the end, which is still below the window.
        const end = [...document.querySelectorAll('[data-order]')].at(-1)?.getBoundingClientRect().bottom ?? 0;
        window.scrollBy(0, end - window.innerHeight - 400);
      });
    await expect
      .poll(
        async () => {
          await readOn();
          return shown(page);
        },
        { timeout: 120_000 },
      )
      .toBeGreaterThanOrEqual(160);
    await visitor.end();
  });

  it('waits for readers who use the keyboard, and focuses the first of the new cards', async () => {
    const visitor = await visit(browser, product.url);
    const { page } = visitor;
    await page.goto(routes.cards('birthday'));
    await untilHydrated(page);
    await page.locator('[data-order="19"]').getByRole('button').focus();
    await page.keyboard.press('Tab');
    const more = page.getByRole('button', { name: 'Show more' });
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await shown(page)).toBe(20);
    await page.keyboard.press('Enter');
    const first = page.locator('[data-order="20"] a');
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
    // Twenty more, but for cards that came up the list since its first page was made: each card is shown once.
    expect(await shown(page)).toBeGreaterThan(30);
    await visitor.end();
  });
});

describe('a category of the shop', () => {
  it.each(widthsFor(390))('a link at the foot leads to the top, heading first, at %i pixels', async (width) => {
    const visitor = await visit(browser, product.url, { width });
    const { page } = visitor;
    await page.goto(routes.cards('birthday'));
    await untilHydrated(page);
    const foot = page.getByRole('contentinfo');
    for (const [name, heading] of [
      ['Anniversary', 'Anniversary cards'],
      ['All cards', 'All cards'],
      ['All cards', 'All cards'],
    ] as const) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      // By its key, not by pointer: the list loads more at its end, and the footer may move away from under a pointer.
      await foot.getByRole('link', { name, exact: true }).press('Enter');
      const landed = page.getByRole('heading', { level: 1, name: heading, exact: true });
      await landed.waitFor();
      await expect.poll(() => landed.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
    await visitor.end();
  });

  it('the link in the header leads to all cards and leaves the page where it is', async () => {
    const visitor = await visit(browser, product.url);
    const { page } = visitor;
    await page.goto(routes.cards('birthday'));
    await untilHydrated(page);
    // As far as the header is still seen.
    await page.evaluate(() => scrollTo(0, 20));
    await page.getByRole('banner').getByRole('link', { name: 'Cards', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'All cards', exact: true }).waitFor();
    // What is above it may have another height: it stays about there, and does not go to the top.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(10);
    await visitor.end();
  });

  it.each(['idle', 'busy'])(
    'cards far from the window, the page %s, are found by the browser’s own search',
    async (kind) => {
      const visitor = await visit(browser, product.url);
      const { page } = visitor;
      // A busy page gets several changes at once, the oldest first, and renders late what is not urgent.
      if (kind === 'busy')
        await page.addInitScript(() => {
          // oxlint-disable-next-line typescript/unbound-method -- called with the port
          const send = MessagePort.prototype.postMessage;
          MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
            setTimeout(() => send.call(this, message), 100);
          };
          globalThis.IntersectionObserver = class extends IntersectionObserver {
            constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
              const withEarlier = (entry: IntersectionObserverEntry) => [
                Object.create(entry, { isIntersecting: { value: !entry.isIntersecting } }) as IntersectionObserverEntry,
                entry,
              ];
              super((entries, observer) => hear(entries.flatMap(withEarlier), observer), options);
            }
          };
        });
      await page.goto(routes.cards('birthday'));
      await untilHydrated(page);
      const sixth = page.locator('[data-order="5"]');
      const title = (await sixth.locator('a').textContent()) ?? '';
      // The text says how far the list is, also when it loads no more.
      await expect
        .poll(() =>
          page.evaluate(() => {
            scrollTo(0, document.documentElement.scrollHeight);
            const away = document.querySelectorAll('[hidden="until-found"]').length;
            const main = document.querySelector('main')?.innerText ?? '';
            return `${away} away, ${/Showing .*|.*try again in a moment.*/g.exec(main)?.[0]}, window at ${Math.round(scrollY)}`;
          }),
        )
        .toMatch(/^[1-9]\d* away/);
      // Each part is released when the test says so: the first may be released after the second.
      await expect.poll(() => sixth.count()).toBe(0);
      const name = (await page.locator('[hidden="until-found"]').nth(5).textContent()) ?? '';
      expect(title.startsWith(name)).toBe(true);
      await page.evaluate((text) => {
        const link = document.createElement('a');
        link.href = `#:~:text=${encodeURIComponent(text)}`;
        link.textContent = 'look for it';
        link.style.cssText = 'position:fixed;inset:40% auto auto 0';
        document.body.append(link);
      }, name);
      await page.getByText('look for it').click();
      await sixth.waitFor();
      await expect.poll(async () => ((await sixth.boundingBox())?.y ?? -1) > -200).toBe(true);
      await visitor.end();
    },
  );
});
