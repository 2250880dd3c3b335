import { onCardOpened } from './opened-card.ts';
import { CARD_PAGE, KEPT_AT, KEPT_CARDS, KEPT_TITLE } from './kept-page.ts';

/** Built beside the pages, at the root of the site: it may answer for all of it. */
const WORKER = '/service-worker.js';

/**
 * Registers the service worker, which answers where the network does not.
 * @param onNewer is called when one of another release has taken over: this page is of the one before
 */
export function startOffline(onNewer: () => void): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first of all is of this release; whatever takes over from it is not.
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) onNewer();
    hadOne = true;
  });
  serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' }).catch(() => {
    // A browser that forbids them, or a site without TLS: then there is nothing without a network, as before.
  });
  onCardOpened((path) => void keep(path));
  // Opened by its form, before the page was alive.
  if (new URLSearchParams(location.search).get('open') === '1') void keep(location.pathname);
}

async function keep(path: string): Promise<void> {
  if (!CARD_PAGE.test(path)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'keep-card', path });
}

/** The cards that are kept on this device, the last opened first. */
export async function listSavedCards(): Promise<{ path: string; title: string }[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(KEPT_CARDS);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => CARD_PAGE.test(path));
  const cards = await Promise.all(
    paths.map(async (path) => {
      const headers = (await cache.match(path))?.headers;
      return { path, title: decodeURIComponent(headers?.get(KEPT_TITLE) ?? ''), at: Number(headers?.get(KEPT_AT)) };
    }),
  );
  return cards.toSorted((a, b) => b.at - a.at);
}

/** Takes all of them off this device. */
export async function deleteSavedCards(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(KEPT_CARDS);
}
