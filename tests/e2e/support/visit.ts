import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { faultsForAxe, type Theme } from './accessibility.ts';
import { lendContext, openOwnContext } from './browser-contexts.ts';
import { addLatency } from './latency.ts';

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Ends the visit; fails on any error that the browser or the network reported. */ end(): Promise<void>;
  /** Waits until the page has no pending requests and the browser is idle. */ untilSettled(): Promise<void>;
  /** Expects that axe finds nothing here; given a theme, nor in that one, where the page then stays. */ expectAccessible(
    what: string,
    light?: Theme,
  ): Promise<void>;
};
export type VisitOptions = Omit<BrowserContextOptions, 'serviceWorkers'> & {
  width?: number;
  /** Requests that are expected to fail, by address. */ expectedFailures?: RegExp;
  /** Replaces each picture of a card by an empty one, so that none is drawn: for tests that do not look at pictures. */ withoutPictures?: boolean;
  /** Installs the service worker of the pages, through which all their requests go then. Without it a page takes a sixth less computing. */ withServiceWorker?: boolean;
  /** Other hosts that the pages of this visit call. */ otherHosts?: readonly string[];
  /** For tests that set the clock, or add a script to every page: both would stay for the next visit. */ ownContext?: boolean;
};

/** No script runs in the frame of a mail, Playwright's included; the browser reports it. */
const MAIL_FRAME_ERROR = /^Blocked script execution in 'about:srcdoc'/;

/**
 * How long a step waits at most, in milliseconds. Pictures that were not drawn yet are drawn while a document loads, dozens for a page of the shop: on a busy
 * machine that takes minutes.
 */
const PATIENCE = { step: 60_000, load: 240_000 };

/** The pages of this test that have not been closed. */
const open = new Set<Page>();
/**
 * Registers a page: if the test fails, its text is reported, and it is closed with its context at the end of the test. Its steps get the
 * time that they take on a busy machine.
 */
export function trackPage(page: Page): void {
  page.setDefaultTimeout(PATIENCE.step);
  page.setDefaultNavigationTimeout(PATIENCE.load);
  open.add(page);
  page.on('close', () => open.delete(page));
}
/** Closes the pages that a failed test left open, so that the next test does not meet them. */
export async function closeAll(): Promise<void> {
  await Promise.all([...open].map((page) => page.context().close()));
}
/** Each open page: its address, and its text without repeated spaces. */
export function describeOpenPages(): Promise<string[]> {
  return Promise.all(
    [...open].map(async (page) => {
      const words = await page.innerText('body', { timeout: 2000 }).catch((error: unknown) => String(error));
      // The options of a list may be hundreds of lines, and say nothing about the failure.
      const choices = await page
        .locator('select')
        .allInnerTexts()
        .catch(() => []);
      const told = choices.reduce((text, list) => text.replace(list, '…'), words);
      return `${page.url()}\n  ${told.replace(/\s+/g, ' ').slice(0, 4000)}`;
    }),
  );
}

/** A visit by one person in a browser of their own. Errors on the console, failed answers and calls to other hosts fail the test. */
export async function visit(
  browser: Browser,
  baseURL: string,
  {
    width = 1280,
    expectedFailures,
    otherHosts = [],
    withoutPictures = false,
    withServiceWorker = false,
    ownContext = false,
    ...options
  }: VisitOptions = {},
): Promise<Visit> {
  const { context, page, giveBack } = await (ownContext ? openOwnContext : lendContext)(browser, {
    baseURL,
    viewport: { width, height: width < 500 ? 844 : 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: withServiceWorker ? 'allow' : 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() },
    ...options,
  });
  // Of further pages too, which a test opens in the same context.
  context.setDefaultTimeout(PATIENCE.step);
  context.setDefaultNavigationTimeout(PATIENCE.load);
  trackPage(page);
  if (withoutPictures) await blockPictures(page);
  await addLatency(context, page);
  const faults: string[] = [];
  const onTheirWay = new Set<Request>();
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  page.on('console', (message) => {
    if (MAIL_FRAME_ERROR.test(message.text())) return;
    if (message.type() === 'error' && !(expectedFailures && /Failed to load resource/.test(message.text())))
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page ${new URL(page.url()).pathname}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !expectedFailures?.test(response.url()))
      faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (isOfPage(request)) onTheirWay.add(request);
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && ![new URL(baseURL).host, ...otherHosts].includes(host))
      faults.push(`call to ${request.url()}`);
  });
  return {
    page,
    context,
    async untilSettled() {
      const from = performance.now();
      do await rest(page);
      while (onTheirWay.size > 0 && performance.now() - from < SETTLED_MS);
      expect([...onTheirWay].map((request) => request.url())).toEqual([]);
    },
    async end() {
      await giveBack();
      expect(faults).toEqual([]);
    },
    async expectAccessible(what, light) {
      const faults = await faultsForAxe(page, light);
      expect(faults.map((fault) => `${what}: ${fault}`)).toEqual([]);
    },
  };
}

/** A new network address: limits count by network, and tests run side by side. */
function ownNetwork(): string {
  return `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
}

/**
 * Waits until React has hydrated the whole page: from then on its links navigate without a new document, and it hears keys. (A navigation while
 * React is still hydrating makes it render the page again, and report it.) React's own record of its root says so; the page itself has no sign of it.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isAlive = await inEachDocument(page, () =>
    page.evaluate(
      (longest) =>
        new Promise<boolean>((resolve) => {
          type Root = { pendingLanes: number; current: { memoizedState: { isDehydrated: boolean } } };
          const isReact = (entry: [string, unknown]): entry is [string, { stateNode: Root }] =>
            entry[0].startsWith('__reactContainer$');
          const from = performance.now();
          let calm = 0;
          const check = () => {
            // The page of a received card is hydrated apart from the document around it.
            const rootOf = document.querySelector('[data-standalone]') ?? document;
            const root = Object.entries(rootOf).find(isReact)?.[1].stateNode;
            const isHydrated = root?.pendingLanes === 0 && !root.current.memoizedState.isDehydrated;
            // Effects run right after the page was committed: they have, at the second look.
            calm = document.readyState !== 'loading' && !('$_TSR' in globalThis) && isHydrated ? calm + 1 : 0;
            if (calm === 2) resolve(true);
            else if (performance.now() - from > longest) resolve(false);
            else setTimeout(check, 20);
          };
          check();
        }),
      SETTLED_MS,
    ),
  );
  expect(isAlive, `${page.url()} has come to life`).toBe(true);
  await rest(page);
}

/** Waits until the browser is idle. A browser that draws no frames, which may happen after a change of the window's size, never is: then a second at most. */
async function rest(page: Page): Promise<void> {
  await inEachDocument(page, () =>
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }))),
  );
}

/** Evaluates something in a page, and again in the next document when a navigation interrupts it. */
async function inEachDocument<T>(page: Page, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!/context was destroyed|because of a navigation/.test(String(error))) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** Options of `waitForFunction`: by default it polls at each frame, and a browser may draw none for a while. */
export const POLL_BY_TIMER = { polling: 50 };

/** Whether a page needs this request to be complete; metrics do not count. */
function isOfPage(request: Request): boolean {
  return (
    ['fetch', 'xhr', 'script', 'stylesheet'].includes(request.resourceType()) && !request.url().endsWith('/metrics')
  );
}

/** A page that still has pending requests after this long never settles. */
const SETTLED_MS = 30_000;
const NO_PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"/>').toString('base64');
/** By the protocol: Playwright's own routes would disable the browser's cache, and every page would fetch every script again. */
async function blockPictures(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, body: NO_PICTURE };
    const responseHeaders = [{ name: 'Content-Type', value: 'image/svg+xml' }];
    // The page may have been closed meanwhile.
    devtools.send('Fetch.fulfillRequest', { ...answer, responseHeaders }).catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*' }] });
}

/** The mail to an address, from the built-in mailbox; waits for it. */
export async function waitForMail(
  baseURL: string,
  address: string,
  about = '',
): Promise<{ text: string; subject: string }> {
  const headers = { 'X-Api-Token': 'cardamom-web' };
  const read = async <T>(path: string) =>
    ((await (await fetch(`${baseURL}/api/1${path}`, { headers })).json()) as { data: T }).data;
  let text = '';
  let subject = '';
  await expect
    .poll(
      async () => {
        const { results } = await read<{ results: { messageId: string; to: string; subject: string }[] }>(
          '/testing/mails?limit=50',
        );
        const found = results.find((mail) => mail.to === address && mail.subject.includes(about));
        if (!found) return results.map((mail) => `${mail.to}: ${mail.subject}`).join('\n') || 'no mail yet';
        ({
          mail: { text, subject },
        } = await read<{ mail: { text: string; subject: string } }>(`/testing/mails/${found.messageId}`));
        return 'here';
      },
      { interval: 250 },
    )
    .toBe('here');
  return { text, subject };
}
