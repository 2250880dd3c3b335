import { onCardOpened } from './opened-card.ts';
import { CARD_PAGE } from './saved-page.ts';

/** Served from the root of the site, so that its scope is the whole site. */
const WORKER = '/service-worker.js';

/**
 * Registers the service worker, which provides pages when offline.
 * @param onNewer is called when the worker of a newer release has taken over: this page is of an older one
 */
export function startOffline(onNewer: () => void): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker is of this release; any later one is of another.
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) onNewer();
    hadOne = true;
  });
  serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' }).catch(() => {
    // The browser does not allow service workers, or the site has no TLS: then nothing is available offline.
  });
  onCardOpened((path) => void saveCard(path));
  // The card was opened by its form, before hydration.
  if (new URLSearchParams(location.search).get('open') === '1') void saveCard(location.pathname);
}

async function saveCard(path: string): Promise<void> {
  if (!CARD_PAGE.test(path)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'keep-card', path });
}
