import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it, test } from 'vitest';
import { expectArtInside, READ_PAGES } from '#tests/e2e/support/card-art.ts';
import { currentPage } from '#tests/e2e/support/open-card.ts';
import { sendCard } from '#tests/e2e/support/send-card.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

const stateOf = (page: Page) => page.locator('[data-state][data-initial]').getAttribute('data-state');
/** Records each state from now on, so that none is missed between two checks. */
const recordStates = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('[data-state][data-initial]')!;
    new MutationObserver(() => {
      root.dataset['states'] = `${root.dataset['states'] ?? ''} ${root.dataset['state']}`;
    }).observe(root, { attributeFilter: ['data-state'] });
  });
const statesOf = (page: Page) => page.locator('[data-states]').getAttribute('data-states');
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement?.matches('[data-card]') ? 'card' : document.activeElement?.textContent));

/** `ts` and `cpu`, the processor time it took, in microseconds. */
type TraceEvent = { name: string; thread: string; ts: number; cpu: number };

/** Records trace events of the browser until `stop`, which returns them. */
async function trace(cdp: CDPSession): Promise<{ stop(): Promise<TraceEvent[]> }> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const { name = '', pid, tid, ts, tdur } of value)
      events.push({ name, thread: `${pid}/${tid}`, ts: Number(ts), cpu: Number(tdur) });
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'blink.user_timing', 'devtools.timeline'],
      excludedCategories: ['*'],
    },
  });
  return {
    async stop() {
      const isComplete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
      await cdp.send('Tracing.end');
      await isComplete;
      return events;
    },
  };
}

describe.each(widthsFor(390))('the opening of a card, at %i pixels', (width) => {
  it('is prepared before the button is pressed: during the animation nothing is created and no layout runs', async () => {
    const reader = await visit(browser, product.url, { width });
    const { page } = reader;
    await page.goto(await sendCard());
    await page.locator('[data-prepared]').waitFor({ state: 'attached' });
    // The content below the card is in the page already, but hidden and not focusable.
    await page.locator('[name=text]').waitFor({ state: 'attached' });
    expect(await page.getByLabel('Your thank-you note').isVisible()).toBe(false);

    const cdp = await browser.newBrowserCDPSession();
    const tracing = await trace(cdp);
    const made = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const root = document.querySelector<HTMLElement>('[data-state][data-initial]')!;
          const changes: string[] = [];
          let plays = false;
          new MutationObserver((records) => {
            for (const record of records) {
              if (record.attributeName === 'data-moving' && root.hasAttribute('data-moving')) {
                plays = true;
                performance.mark('film-starts');
              }
              if (root.dataset['state'] === 'open') {
                performance.mark('card-lies');
                resolve(changes);
              } else if (plays && record.type === 'childList') {
                changes.push(record.target.nodeName);
              }
            }
          }).observe(root, { attributes: true, childList: true, subtree: true });
          [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Open the envelope')?.click();
        }),
    );
    await page.getByLabel('Your thank-you note').waitFor();
    const events = await tracing.stop();
    await cdp.detach();
    expect(made).toEqual([]);

    const mark = (name: string) => events.find((event) => event.name === name);
    const [starts, lies] = [mark('film-starts')!, mark('card-lies')!];
    const film = events.filter(
      ({ thread, ts }) => thread === starts.thread && ts > starts.ts + 100_000 && ts < starts.ts + 3_400_000,
    );
    // The animation ran, and its main thread was recorded.
    expect(lies.ts - starts.ts).toBeGreaterThan(3_400_000);
    expect(film.length).toBeGreaterThan(10);
    expect(film.filter(({ name }) => name === 'Layout')).toEqual([]);
    // Processor time, because other work on the machine hardly changes it. The usual cost is a quarter of the limit. Truncated events have none.
    const tasks = film.filter(({ name, cpu }) => name.endsWith('RunTask') && Number.isFinite(cpu));
    expect(tasks.length).toBeGreaterThan(10);
    expect(Math.max(...tasks.map(({ cpu }) => cpu / 1000))).toBeLessThan(50);
    await reader.end();
  });

  it('works by keyboard: open, skip, turn the pages, and the focus follows the card', async () => {
    const reader = await visit(browser, product.url, { width });
    const { page } = reader;
    await page.goto(await sendCard());
    await page.locator('[data-prepared]').waitFor({ state: 'attached' });
    // Before it is opened, Tab reaches nothing of the card.
    expect(await page.locator('[data-card]').evaluate((card) => card.closest('[inert]') !== null)).toBe(true);

    await page.getByRole('button', { name: 'Open the envelope' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Skip');
    expect(await stateOf(page)).toBe('opening');
    await page.keyboard.press('Escape');
    await expect.poll(() => stateOf(page)).toBe('open');
    await expect.poll(() => focused(page)).toBe('card');
    await expectArtInside(page, READ_PAGES);
    expect(await page.locator('[data-card]').evaluate((card) => card.closest('[inert]') === null)).toBe(true);
    await page.getByRole('status').filter({ hasText: 'The card is open' }).waitFor({ state: 'attached' });
    await page.locator('[data-envelope]').waitFor({ state: 'detached' });

    // From the message: by way of the verse where one page is in view.
    const way = width === 390 ? [1, 0, 1, 2] : [0, 2];
    for (const next of way) {
      await page.keyboard.press(next < (await currentPage(page)) ? 'ArrowLeft' : 'ArrowRight');
      await expect.poll(() => currentPage(page)).toBe(next);
    }
    expect(await focused(page)).toBe('card');

    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect.poll(() => stateOf(page)).toBe('open');
    await expect.poll(() => focused(page)).toBe('card');
    await page.getByText('the kettle is yours').waitFor();
    await reader.end();
  });

  it('has no animation when reduced motion is preferred', async () => {
    const reader = await visit(browser, product.url, { width, reducedMotion: 'reduce' });
    const { page } = reader;
    await page.goto(await sendCard());
    await recordStates(page);
    await page.getByRole('button', { name: 'Open the envelope' }).click();
    await page.getByText('the kettle is yours').waitFor();
    await page.getByLabel('Your thank-you note').waitFor();
    // Neither opening nor preparing: open at once.
    expect(await statesOf(page)).toMatch(/^( open)+$/);
    expect(await page.locator('[data-prepared]').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('card');
    await reader.end();
  });

  it('opens with its animation when the button is pressed before hydration', async () => {
    const reader = await visit(browser, product.url, { width });
    const { page } = reader;
    const pressed = Promise.withResolvers<void>();
    const entryHasRun = Promise.withResolvers<void>();
    await page.route('**/assets/base-*.js', async (route) => {
      entryHasRun.resolve();
      await pressed.promise;
      await route.continue();
    });
    // The page holds a press back for four seconds. On a slow machine scripts take longer, so here it holds without a limit.
    await page.addInitScript((holdMs) => {
      const after = window.setTimeout.bind(window);
      window.setTimeout = ((then: TimerHandler, ms?: number, ...rest: unknown[]) =>
        ms === holdMs ? 0 : after(then, ms, ...rest)) as typeof window.setTimeout;
    }, 4000);
    const path = await sendCard();
    await page.goto(path, { waitUntil: 'commit' });
    // Before the entry script has run, the form is a plain one and opens the card without script.
    await entryHasRun.promise;
    await page.getByRole('button', { name: 'Open the envelope' }).click({ noWaitAfter: true });
    expect(await stateOf(page)).toBe('sealed');
    await recordStates(page);
    pressed.resolve();
    await page.getByText('the kettle is yours').waitFor();
    await expect.poll(() => statesOf(page)).toBe(' opening open');
    expect(new URL(page.url()).search).toBe('');
    await reader.end();
  });
});

test('an envelope opens when the scripts never load', async () => {
  const reader = await visit(browser, product.url);
  const { page } = reader;
  await page.route('**/assets/base-*.js', (route) => route.abort());
  await page.goto(await sendCard(), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open the envelope' }).click({ noWaitAfter: true });
  await expect.poll(() => stateOf(page)).toBe('open');
  await page.getByText('the kettle is yours').waitFor();
  await page.close();
});
