import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { routes } from '#shared/routes.ts';
import { RUNS_EVERYTHING } from '#tests/thoroughness.ts';
import { faultsForAxe, THEMES } from '#tests/e2e/support/accessibility.ts';
import { type Actor, ACTORS, type Row, ROUTE_TABLE, type Fixtures } from './route-table.ts';
import { untilHydrated, type Visit } from '#tests/e2e/support/visit.ts';

/** The most that checking a page takes, on the busiest machine. */
const PAGE_MS = 120_000;
/** When the browser draws no frame for this long after a change of width, it draws none at all, and the page is loaded again. */
const FRAME_MS = 5000;
/** The screens: a phone in the dark theme, a desktop in the light one. */
export const SCREENS = [
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const;
type Screen = (typeof SCREENS)[number];
const [PHONE, DESKTOP] = SCREENS;
/** The pages and frames in which axe has found no faults, with their screen; and the markup that was checked on both screens, on whichever it was met. */
export type ReadMarkup = { onScreen: Set<string>; onBoth: Set<string> };
export type WalkOptions = {
  visitor: Visit;
  actor: Actor;
  fixtures: Fixtures;
  /** `t` and `e` of a mail's link, for the actor who holds one */ pair: { t: string; e: string } | null;
  read: ReadMarkup;
};

/**
 * Walks through the table. Each page is loaded once and checked on both screens, first on the one that is in use. Every second
 * actor begins on the other screen. Markup that was checked on both for one actor is laid out the same for the next: with a sample of
 * cases (`npm test`), the second screen is left out for it. @returns every difference between a page and its row, in sentences
 */
export async function walkRoutes(given: WalkOptions): Promise<string[]> {
  const faults: string[] = [];
  const { page } = given.visitor;
  await useScreen(page, ACTORS.indexOf(given.actor) % 2 === 0 ? PHONE : DESKTOP);
  for (const [address, rows] of Object.entries(ROUTE_TABLE)) {
    for (const row of rowsFor(given.actor, [rows].flat())) {
      if (!isLoaded(given.actor, address, row)) {
        faults.push(
          ...(await faultsOfAnswer(given, row)).map((fault) => `${address}: ${fault}, as the server answers`),
        );
        continue;
      }
      const screens = page.viewportSize()?.width === PHONE.width ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
      faults.push(...(await checkInTime(given, row, screens)).map((fault) => `${address}: ${fault}`));
    }
  }
  return faults;
}

/** Pages open to everybody that show members something else, or show nothing before their scripts have run. */
const USER_DEPENDENT_PAGES: readonly string[] = [
  '/',
  '/card/view/$cardId',
  '/cards/{-$top}/{-$mid}/{-$sub}',
  '/card/send/create',
  '/login',
  '/register',
];
/**
 * The rows for an actor. Further addresses of one route differ in their subject, not in who may open them: only visitors
 * open those, unless a row says otherwise. Administrators see what members see, except their own sections; `npm run test:all` sends them everywhere.
 */
function rowsFor(actor: Actor, rows: Row[]): Row[] {
  return rows.filter((row, i) => {
    if (row.elsewhere !== undefined) return false;
    const isOwn = row.found?.member === 'lost';
    if (actor === 'admin')
      return isOwn || RUNS_EVERYTHING || row.path === routes.home() || row.path === routes.account();
    return i === 0 || actor === 'visitor';
  });
}

/**
 * Whether an actor loads a page in the browser. The server renders all pages without a user, so for one that is open to everybody its answer with the
 * actor's cookies says as much. A further address of a route has the page of its first one with another subject. `npm run test:all` loads all of them.
 */
function isLoaded(actor: Actor, address: string, row: Row): boolean {
  if (RUNS_EVERYTHING || row.found !== undefined) return true;
  if (actor !== 'visitor') return USER_DEPENDENT_PAGES.includes(address);
  return row === [ROUTE_TABLE[address as keyof typeof ROUTE_TABLE]].flat()[0];
}

/** What the server answers an actor, without a browser. */
async function faultsOfAnswer({ visitor, fixtures, pair }: WalkOptions, row: Row): Promise<string[]> {
  const path = typeof row.path === 'string' ? row.path : row.path(fixtures);
  const answer = await visitor.context.request.get(pair === null ? path : withPair(path, pair));
  const html = await answer.text();
  const textOf = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => plainText(inner));
  const expected = row.isLost ? 404 : 200;
  return [
    ...(answer.status() === expected ? [] : [`answers ${answer.status()}`]),
    ...faultsOfHead({ headings: textOf('h1'), title: textOf('title')[0] ?? '' }, row, 'page'),
  ];
}

/** The text of a piece of HTML, as a reader sees it. */
function plainText(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<br[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A page that never answers is reported as a fault, and the walk continues. */
async function checkInTime(given: WalkOptions, row: Row, screens: readonly Screen[]): Promise<string[]> {
  const tooLong = new AbortController();
  const looked = look(given, row, screens);
  const limit = delay(PAGE_MS, [`is not looked at within ${PAGE_MS / 1000} s`], { signal: tooLong.signal });
  limit.catch(() => undefined);
  try {
    return await Promise.race([looked, limit]);
  } finally {
    tooLong.abort();
    looked.catch(() => undefined);
  }
}

async function look({ visitor, actor, fixtures, pair, read }: WalkOptions, row: Row, screens: readonly Screen[]) {
  const { page } = visitor;
  const path = typeof row.path === 'string' ? row.path : row.path(fixtures);
  const response = await page.goto(pair === null ? path : withPair(path, pair), { waitUntil: 'commit' });
  await untilHydrated(page);
  const found = row.found?.[actor] ?? 'page';
  if (found === 'sign-in') return faultsOfSignIn(page, path);
  const faults: string[] = [];
  const expected = row.isLost || found === 'lost' ? 404 : 200;
  if (response?.status() !== expected) faults.push(`answers ${response?.status()}`);
  // Guarded pages have no heading until the session is known.
  const isHeaded = await page.evaluate(() => document.querySelector('h1') !== null);
  if (!isHeaded) await page.waitForSelector('h1').catch(() => undefined);
  const markup: string[] = [];
  for (const screen of screens) {
    if (!RUNS_EVERYTHING && markup.length > 0 && markup.every((part) => read.onBoth.has(part))) break;
    if (!(await useScreen(page, screen))) await page.reload();
    await untilHydrated(page);
    await visitor.untilSettled();
    const facts = await page.evaluate(factsOf);
    const seen = [...faultsOfHead(facts, row, found), ...faultsOfFrame(facts, row, found)];
    seen.push(...(await faultsOfAxe(page, screen, partsForAxe(facts), read)));
    markup.push(...facts.markup);
    if (screen === PHONE) seen.push(...(await faultsOfLargeLetters(page)));
    faults.push(...seen.map((fault) => `${fault}, at ${screen.width} pixels`));
  }
  if (faults.length === 0) for (const part of markup) read.onBoth.add(part);
  if (/[?&][te]=/.test(page.url())) faults.push(`leaves the pair in the address ${page.url()}`);
  return faults;
}

/** Resizes the window to a screen, and waits until the page has applied it. @returns false when the browser draws nothing at that size */
async function useScreen(page: Page, { width, height, colorScheme }: Screen): Promise<boolean> {
  if (page.viewportSize()?.width === width) return true;
  const told = await page.evaluateHandle(
    ([from, to, longest]) => {
      const between = matchMedia(`(min-width: ${(from + to) / 2}px)`);
      const isTold = new Promise<boolean>((resolve) => {
        between.addEventListener('change', () => resolve(true), { once: true });
        setTimeout(() => resolve(false), longest);
      });
      return { isTold };
    },
    [page.viewportSize()?.width ?? width, width, FRAME_MS] as const,
  );
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
  return told.evaluate(({ isTold }) => isTold);
}

/** With text twice as large, nothing may be wider than the window of a phone. */
async function faultsOfLargeLetters(page: Page): Promise<string[]> {
  const { wider, what } = await page.evaluate(async () => {
    const { style, clientWidth } = document.documentElement;
    const nextFrame = () =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(resolve)),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
    style.fontSize = '200%';
    // Components that measure themselves do so in the frame after the change.
    await nextFrame();
    await nextFrame();
    const found = document.documentElement.scrollWidth - clientWidth;
    // Text can overflow a box that ends within the window. Overflow that an outer box cuts off makes nothing wider.
    const isCutOff = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCutOff(element.parentElement));
    const range = document.createRange();
    const rightOf = (element: Element) => {
      range.selectNodeContents(element);
      return Math.max(element.getBoundingClientRect().right, range.getBoundingClientRect().right);
    };
    const beyond = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => rightOf(element) > clientWidth + 1 && !isCutOff(element.parentElement),
    );
    const names = beyond
      .slice(-3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.slice(0, 40)}”`);
    style.removeProperty('font-size');
    return { wider: found, what: names.join(', ') };
  });
  return wider > 0 ? [`is ${wider} px wider than the window with letters twice as large: ${what}`] : [];
}

function withPair(path: string, pair: { t: string; e: string }): string {
  const { pathname, searchParams } = new URL(path, 'http://here');
  return `${pathname}?${new URLSearchParams([...searchParams, ...Object.entries(pair)])}`;
}

/** A guarded page redirects to the sign-in page, whose link leads back. */
async function faultsOfSignIn(page: Page, path: string): Promise<string[]> {
  await page.waitForURL((url) => url.pathname === routes.login()).catch(() => undefined);
  const { pathname, searchParams } = new URL(page.url());
  return pathname === routes.login() && searchParams.get('next') === path
    ? []
    : [`leads to ${page.url()} in place of the sign-in page`];
}

function faultsOfHead(
  { headings, title }: Pick<Facts, 'headings' | 'title'>,
  row: Row,
  found: 'page' | 'lost',
): string[] {
  const faults: string[] = [];
  if (headings.length !== 1) faults.push(`has ${headings.length} main headings`);
  const h1 = found === 'lost' ? /Page Not Found/ : row.h1;
  if (!h1.test(headings[0] ?? '')) faults.push(`is headed “${headings[0]}”`);
  if (!(found === 'lost' ? /^Page not found/i : row.title).test(title)) faults.push(`is called “${title}”`);
  if (title.length > 121) faults.push(`has a title of ${title.length} characters`);
  return faults;
}

function faultsOfFrame({ frame }: Facts, row: Row, found: 'page' | 'lost'): string[] {
  // The footer depends on the address, also where there is no page.
  const layout = found === 'lost' && row.layout !== 'desk' ? 'regular' : row.layout;
  const as = {
    header: layout !== 'clean',
    main: layout === 'regular' || layout === 'desk',
    footer: layout !== 'clean',
    columns: layout === 'regular' || layout === 'door',
  };
  const parts = ['header', 'main', 'footer', 'columns'] as const;
  return [
    ...parts
      .filter((part) => frame[part] !== as[part])
      .map((part) => `${frame[part] ? 'has' : 'lacks'} its ${part}, as ${layout}`),
    ...(frame.wider > 0 ? [`is ${frame.wider} px wider than the window`] : []),
  ];
}

/** What axe checks once: a page, by its title and heading, and the frame around it. With `npm run test:all` every content of a page. */
function partsForAxe({ title, headings, markup }: Facts): string[] {
  return RUNS_EVERYTHING ? markup : [`${title}: ${headings.join()}`, ...markup.slice(1)];
}

/**
 * Checks a page with axe in the theme of its screen; with `npm run test:all` also in the other one. It skips what was checked for another actor:
 * the same page, in a frame that was checked on some page. Which link of the frame is marked as the current page makes no difference.
 */
async function faultsOfAxe(page: Page, { width, colorScheme }: Screen, checked: string[], read: ReadMarkup) {
  const parts = checked.map((part) => `${width}: ${part}`);
  if (parts.every((part) => read.onScreen.has(part))) return [];
  const other = THEMES.find((theme) => theme !== colorScheme);
  const faults = await faultsForAxe(page, RUNS_EVERYTHING ? other : undefined);
  if (RUNS_EVERYTHING) await page.emulateMedia({ colorScheme });
  if (faults.length === 0) for (const part of parts) read.onScreen.add(part);
  return faults;
}

type Facts = ReturnType<typeof factsOf>;
/** All facts of a page at once. `markup` is the content of `main` and the frame around it, without what differs from visit to visit but looks the same. Runs in the page. */
function factsOf() {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const whole = document.body.cloneNode(true) as HTMLElement;
  for (const silent of whole.querySelectorAll('script, style, template, link')) silent.remove();
  const without = (root: Element, names: readonly string[]) => {
    for (const element of [root, ...root.querySelectorAll('*')])
      for (const name of names) element.removeAttribute(name);
  };
  const REFERENCES = [
    'id',
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'name',
    'value',
    'popovertarget',
  ];
  const PLACES = ['href', 'src', 'srcset', 'action'];
  without(whole, [...REFERENCES, ...PLACES]);
  const main = whole.querySelector('main');
  const inMain = main?.outerHTML ?? '';
  main?.replaceChildren();
  without(whole, ['class', 'aria-current']);
  return {
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.innerText.replace(/\s+/g, ' ').trim()),
    title: document.title,
    frame: {
      header: has('header'),
      // Only the header of most pages, or the bar at the bottom of a phone, has the main links.
      main: has('nav[aria-label="Main"]'),
      footer: has('main ~ footer'),
      // The simple footer is one line.
      columns: has('main ~ footer h2'),
      wider: document.documentElement.scrollWidth - window.innerWidth,
    },
    markup: [inMain, `around: ${whole.innerHTML}`],
  };
}
