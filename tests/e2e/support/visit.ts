import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { faultsForAxe, type Light } from './accessibility.ts';
import { addLatency } from './latency.ts';

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Ends the visit; fails on any error that the browser or the network reported. */ end(): Promise<void>;
  /** Until nothing is on its way that the page asked for, and the browser rests. */ untilSettled(): Promise<void>;
  /** axe finds nothing here; given a light, nor there, where the page then stays. */ expectAccessible(
    what: string,
    light?: Light,
  ): Promise<void>;
};
export type VisitOptions = BrowserContextOptions & {
  width?: number;
  /** Answers that are expected to fail, by address. */ mayFail?: RegExp;
  /** In the place of each picture of a card stands an empty one: nobody looks at them, and none is drawn. */ withoutPictures?: boolean;
  /** Other hosts that are part of the way. */ mayCall?: readonly string[];
};

/** No script runs in the room of a mail, the eyes of a test among them; the browser says so. */
const MAIL_ROOM = /^Blocked script execution in 'about:srcdoc'/;

/**
 * How long a step waits at most, in milliseconds. Pictures that nobody has seen are drawn while a document loads, dozens for a page of the shop: on a machine
 * that is busy that takes minutes.
 */
const PATIENCE = { step: 60_000, load: 240_000 };

/** The pages of this test that have not been closed. */
const open = new Set<Page>();
/** From now on a page is among those that a test which fails tells of, and is closed with its context at the end of the test. */
export function watchOver(page: Page): void {
  open.add(page);
  page.on('close', () => open.delete(page));
}
/** Closes what a test that failed left open: nothing of it is there in the next test. */
export async function closeAll(): Promise<void> {
  await Promise.all([...open].map((page) => page.context().close()));
}
/** What stands on each open page: its address, and its words without room between them. */
export function describeOpenPages(): Promise<string[]> {
  return Promise.all(
    [...open].map(async (page) => {
      const words = await page.innerText('body', { timeout: 2000 }).catch((error: unknown) => String(error));
      // The choices of a list may be hundreds of lines, and tell nothing.
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
  { width = 1280, mayFail, mayCall = [], withoutPictures = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 500 ? 844 : 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() },
    ...options,
  });
  context.setDefaultTimeout(PATIENCE.step);
  context.setDefaultNavigationTimeout(PATIENCE.load);
  const page = await context.newPage();
  watchOver(page);
  if (withoutPictures) await showNoPictures(page);
  await addLatency(context, page);
  const faults: string[] = [];
  const onTheirWay = new Set<Request>();
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  page.on('console', (message) => {
    if (MAIL_ROOM.test(message.text())) return;
    if (message.type() === 'error' && !(mayFail && /Failed to load resource/.test(message.text())))
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page ${new URL(page.url()).pathname}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !mayFail?.test(response.url()))
      faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (isOfPage(request)) onTheirWay.add(request);
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && ![new URL(baseURL).host, ...mayCall].includes(host))
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
      await context.close();
      expect(faults).toEqual([]);
    },
    async expectAccessible(what, light) {
      const faults = await faultsForAxe(page, light);
      expect(faults.map((fault) => `${what}: ${fault}`)).toEqual([]);
    },
  };
}

/** An address from which nobody has come before: limits count by network, and tests run side by side. */
function ownNetwork(): string {
  return `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
}

/**
 * Until the page has come to life, its heading too: from then on its links are followed in place. (Who leaves while React is
 * still coming to the heading makes it draw the page anew, and say so.)
 */
export async function untilAlive(page: Page): Promise<void> {
  const isAlive = await inEachDocument(page, () =>
    page.evaluate(
      (longest) =>
        new Promise<boolean>((resolve) => {
          const from = performance.now();
          const check = () => {
            const heading = document.querySelector('h1');
            const isHeadingAlive =
              heading === null || Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
            if (document.readyState !== 'loading' && !('$_TSR' in globalThis) && isHeadingAlive) resolve(true);
            else if (performance.now() - from > longest) resolve(false);
            else setTimeout(check, 20);
          };
          check();
        }),
      SETTLED_MS,
    ),
  );
  expect(isAlive, `${page.url()} has come to life`).toBe(true);
  // The heading is known to React before the whole of its page is; the browser rests when that is done.
  await rest(page);
}

/** Until the browser has nothing to do. A browser that draws no frames, as one may whose window has changed its size, is never idle: then after a second. */
async function rest(page: Page): Promise<void> {
  await inEachDocument(page, () =>
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }))),
  );
}

/** Asks a page something, and the next page the same where one takes its place before there is an answer. */
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

/** How `waitForFunction` asks: its own way is at each frame, and a browser may draw none for a while. */
export const BY_TIMER = { polling: 50 };

/** What a page asks for that it is not whole without; what it counts with is not. */
function isOfPage(request: Request): boolean {
  return (
    ['fetch', 'xhr', 'script', 'stylesheet'].includes(request.resourceType()) && !request.url().endsWith('/metrics')
  );
}

/** A page that still waits for something after so long never settles. */
const SETTLED_MS = 30_000;
const NO_PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"/>').toString('base64');
/** By the protocol itself: a route of Playwright's would have the browser keep no files either, and fetch every script for every page anew. */
async function showNoPictures(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, body: NO_PICTURE };
    const responseHeaders = [{ name: 'Content-Type', value: 'image/svg+xml' }];
    // The page may have gone meanwhile.
    devtools.send('Fetch.fulfillRequest', { ...answer, responseHeaders }).catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*' }] });
}

/** The mail that came for an address, from the built-in mailbox; waits for it. */
export async function mailFor(
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
