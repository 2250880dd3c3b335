import { CARD_PAGE, SAVED_AT_HEADER, SAVED_CARDS_CACHE, TITLE_HEADER } from './saved-page.ts';

/** The cards saved on this device, the last opened first. */
export async function listSavedCards(): Promise<{ path: string; title: string; at: number }[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(SAVED_CARDS_CACHE);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => CARD_PAGE.test(path));
  const cards = await Promise.all(
    paths.map(async (path) => {
      const headers = (await cache.match(path))?.headers;
      return {
        path,
        title: decodeURIComponent(headers?.get(TITLE_HEADER) ?? ''),
        at: Number(headers?.get(SAVED_AT_HEADER)),
      };
    }),
  );
  return cards.toSorted((a, b) => b.at - a.at);
}

/** Deletes all saved cards from this device. */
export async function deleteSavedCards(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SAVED_CARDS_CACHE);
}
