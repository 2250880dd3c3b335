import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** What a page is told to be, so that visits of every kind can use one context. */
type Screen = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>;
export type LentContext = {
  context: BrowserContext;
  page: Page;
  /** Closes all pages, and removes all that was stored. */ giveBack: () => Promise<void>;
};
type Kept = { context: BrowserContext; kind: string; resting: Page; devtools: CDPSession };

/** Contexts that nobody uses, and how many are kept. The one that was idle for longest is closed first, as those of stopped products are at last. */
const idle: Kept[] = [];
const MOST_IDLE = 4;
/**
 * A context that takes longer than this to be emptied, or to give a page, in milliseconds, is closed and not lent again. A browser that is told to forget a
 * service worker which is just being installed may never answer.
 */
const ANSWERS_WITHIN = 20_000;

/**
 * Lends a context of the browser, empty, with one new page. A new context would cost as much computing as a page does: it begins with a new
 * process and without scripts. So a context is used again by the next visit with the same options. A resting page keeps its process alive.
 */
export async function lendContext(
  browser: Browser,
  {
    viewport = null,
    colorScheme = null,
    reducedMotion = null,
    extraHTTPHeaders = {},
    permissions = [],
    ...options
  }: BrowserContextOptions,
): Promise<LentContext> {
  const kind = JSON.stringify(options);
  const screen = { viewport, colorScheme, reducedMotion };
  async function beginIn({ context }: Kept): Promise<Page> {
    await context.setExtraHTTPHeaders(extraHTTPHeaders);
    if (permissions.length > 0) await context.grantPermissions(permissions);
    const page = await context.newPage();
    await show(page, screen);
    return page;
  }
  const at = idle.findLastIndex((one) => one.kind === kind);
  const [again] = at < 0 ? [] : idle.splice(at, 1);
  const pageAgain = again && (await unlessItHangs(again.context, beginIn(again)));
  const kept = again && pageAgain ? again : await openContext(browser, kind, options);
  const page = pageAgain ?? (await beginIn(kept));
  const { context } = kept;
  context.on('page', (other) => void show(other, screen).catch(() => undefined));
  return {
    context,
    page,
    async giveBack() {
      context.removeAllListeners('page');
      for (const open of context.pages()) if (open !== kept.resting) await open.close();
      if (
        !(await unlessItHangs(
          context,
          empty(kept).then(() => true),
        ))
      )
        return;
      idle.push(kept);
      if (idle.length > MOST_IDLE) await idle.shift()?.context.close();
    },
  };
}

/** A context that no other visit has. */
export async function openOwnContext(browser: Browser, options: BrowserContextOptions): Promise<LentContext> {
  const context = await newContext(browser, options);
  return { context, page: await context.newPage(), giveBack: () => context.close() };
}

/** A context without Temporal, as in some of the browsers that people have: a page that needs it loads it. */
async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  return context;
}

async function openContext(browser: Browser, kind: string, options: BrowserContextOptions): Promise<Kept> {
  const context = await newContext(browser, options);
  context.addInitScript = refuse;
  Object.assign(context.clock, { install: refuse, pauseAt: refuse, setFixedTime: refuse, setSystemTime: refuse });
  const resting = await context.newPage();
  // A process serves one site: it is used for later pages of that site only.
  await resting.goto('/healthz');
  return { context, kind, resting, devtools: await context.newCDPSession(resting) };
}

/** What is waited for; undefined where it does not come in time, and then the context is closed. */
async function unlessItHangs<T>(context: BrowserContext, awaited: Promise<T>): Promise<T | undefined> {
  const enough = new AbortController();
  const limit = delay(ANSWERS_WITHIN, undefined, { signal: enough.signal });
  limit.catch(() => undefined);
  const found = await Promise.race([awaited, limit]);
  enough.abort();
  if (found !== undefined) return found;
  awaited.catch(() => undefined);
  // Nobody waits for it: it may hang too.
  context.close().catch(() => undefined);
  return undefined;
}

function refuse(): never {
  throw new Error('This would stay for the next visit. Visit with `ownContext`.');
}

async function show(page: Page, { viewport, colorScheme, reducedMotion }: Screen): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: reducedMotion ?? 'no-preference' });
}

async function empty({ context, resting, devtools }: Kept): Promise<void> {
  await context.setOffline(false);
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(resting.url()).origin, storageTypes: 'all' });
}
