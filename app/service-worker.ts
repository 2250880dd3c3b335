import {
  toSavedCard,
  CARD_PAGE,
  SAVED_AT_HEADER,
  SAVED_CARDS_CACHE,
  TITLE_HEADER,
  requiredFiles,
  pictureName,
  titleOf,
  excessCards,
  withSavedCards,
  withoutScripts,
} from './client/offline/saved-page.ts';
import { listSavedCards } from './client/offline/saved-cards.ts';
import { listenForPush } from './client/push/worker.ts';
import { routes } from '#shared/routes.ts';

/**
 * The service worker: what the site shows without a network, and its notifications
 * (client/push/worker.ts). As to pages, it is used only when the network fails, and then only for the offline page and for cards
 * that were opened on this device. While there is a network it never answers in place of the server, so that no old release is ever served, and no
 * reply of a call or page of an account is ever stored.
 */
type LifecycleEvent = Event & { waitUntil(work: Promise<unknown>): void };
type RequestEvent = LifecycleEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type ClientMessageEvent = LifecycleEvent & { data?: { kind?: string; path?: string }; ports: readonly MessagePort[] };
type Worker = {
  addEventListener(type: 'install' | 'activate', act: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', act: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', act: (event: ClientMessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
};
const worker = self as never as Worker;
const FRAME = `frame-${typeof __BUILD__ === 'string' ? __BUILD__ : 'source'}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheFrame().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});
worker.addEventListener('message', (event) => {
  const { kind, path } = event.data ?? {};
  if (kind === 'keep-card' && path !== undefined && CARD_PAGE.test(path)) event.waitUntil(cacheCard(path));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // A file that is saved or shown by itself goes past: a page that came in its place would be saved under its name.
  if (request.mode === 'navigate' && pathname.startsWith('/media/')) return;
  // All other navigations. One that is left to the browser is requested twice, by the navigation preload and by the browser, and some work only once
  // (the callback of a provider).
  if (request.mode === 'navigate') event.respondWith(navigate(event, pathname));
  else if (pathname.startsWith('/assets/') || pathname.startsWith('/media/sent/') || pathname === '/favicon.svg')
    event.respondWith(fetch(request).catch((error: unknown) => cachedFile(request, error)));
});

listenForPush(async () => {
  const page = await (await caches.open(FRAME)).match(routes.offline());
  return page?.text();
});

/** Caches the offline page of this release, and the files that it needs. */
async function cacheFrame(): Promise<void> {
  const answer = await fetch(routes.offline(), { cache: 'reload', credentials: 'omit' });
  if (!answer.ok) throw new Error(`The offline page answered ${answer.status}.`);
  const html = await answer.text();
  const cache = await caches.open(FRAME);
  await cache.addAll(requiredFiles(html));
  await cache.put(routes.offline(), pageOf(withoutScripts(html), answer));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('frame-') && name !== FRAME).map((name) => caches.delete(name)),
  );
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function navigate(event: RequestEvent, pathname: string): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // The card was revoked, or never existed: then it must not be readable here either.
    if (CARD_PAGE.test(pathname) && (answer.status === 404 || answer.status === 410))
      event.waitUntil(deleteCard(pathname));
    return answer;
  } catch (error) {
    const saved = CARD_PAGE.test(pathname) ? await (await caches.open(SAVED_CARDS_CACHE)).match(pathname) : undefined;
    return saved ?? offlinePage(error);
  }
}

/** The offline page, with the saved cards in its list. @throws the network error, if even this page is not cached */
async function offlinePage(error: unknown): Promise<Response> {
  const page = await (await caches.open(FRAME)).match(routes.offline());
  if (!page) throw error;
  const cards = (await listSavedCards()).map(({ path, title }) => ({ path, title }));
  return pageOf(withSavedCards(await page.text(), cards), page);
}

/** A style, font or picture of a saved page. */
async function cachedFile(request: Request, error: unknown): Promise<Response> {
  const saved = await caches.match(request);
  if (saved) return saved;
  const name = pictureName(new URL(request.url).pathname);
  const cache = await caches.open(SAVED_CARDS_CACHE);
  const other = (await cache.keys()).find(({ url }) => pictureName(new URL(url).pathname) === name);
  const answer = other && (await cache.match(other));
  if (!answer) throw error;
  return answer;
}

/** Saves the current, open state of the card at this path. */
async function cacheCard(path: string): Promise<void> {
  const answer = await fetch(`${path}?open=1`, { credentials: 'same-origin' });
  if (!answer.ok) return;
  const html = await answer.text();
  const cache = await caches.open(SAVED_CARDS_CACHE);
  // The text is saved even if a picture cannot be loaded.
  await Promise.allSettled(requiredFiles(html).map((part) => cache.add(part)));
  const page = pageOf(toSavedCard(html), answer);
  page.headers.set(SAVED_AT_HEADER, String(Date.now()));
  page.headers.set(TITLE_HEADER, encodeURIComponent(titleOf(html)));
  await cache.put(path, page);
  await Promise.all(excessCards(await listSavedCards()).map((card) => deleteCard(card.path)));
}

/** Removes a card and its pictures. */
async function deleteCard(path: string): Promise<void> {
  const [, link = ''] = CARD_PAGE.exec(path) ?? [];
  const cache = await caches.open(SAVED_CARDS_CACHE);
  const isOfIt = (pathname: string) => pathname === path || pathname.startsWith(`/media/sent/${link}/`);
  const keys = (await cache.keys()).filter(({ url }) => isOfIt(new URL(url).pathname));
  await Promise.all(keys.map((key) => cache.delete(key)));
}

/** A copy of a page, with the content security policy of the original response. */
function pageOf(html: string, { headers }: Response): Response {
  const policy = headers.get('Content-Security-Policy');
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Referrer-Policy': 'no-referrer',
      ...(policy === null ? {} : { 'Content-Security-Policy': policy }),
    },
  });
}
