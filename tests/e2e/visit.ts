import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsForAxe, type Light } from './accessibility.ts';

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Ends the visit; fails on any error that the browser or the network reported. */ end(): Promise<void>;
  /** axe finds nothing here; given a light, nor there, where the page then stays. */ expectAccessible(
    what: string,
    light?: Light,
  ): Promise<void>;
};
export type VisitOptions = BrowserContextOptions & {
  width?: number;
  /** Answers that are expected to fail, by address. */ mayFail?: RegExp;
  /** Other hosts that are part of the way. */ mayCall?: readonly string[];
};

/** No script runs in the room of a mail, the eyes of a test among them; the browser says so. */
const MAIL_ROOM = /^Blocked script execution in 'about:srcdoc'/;

/** A visit by one person in a browser of their own. Errors on the console, failed answers and calls to other hosts fail the test. */
export async function visit(
  browser: Browser,
  baseURL: string,
  { width = 1280, mayFail, mayCall = [], ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 500 ? 844 : 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
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
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && ![new URL(baseURL).host, ...mayCall].includes(host))
      faults.push(`call to ${request.url()}`);
  });
  return {
    page,
    context,
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

/**
 * Until the page has come to life, its heading too: from then on its links are followed in place. (Who leaves while React is
 * still coming to the heading makes it draw the page anew, and say so.)
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    const isHeadingAlive = heading === null || Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
    return !('$_TSR' in globalThis) && isHeadingAlive;
  });
  // The heading is known to React before the whole of its page is; the browser rests when that is done.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
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
      { timeout: 20_000, interval: 250 },
    )
    .toBe('here');
  return { text, subject };
}
