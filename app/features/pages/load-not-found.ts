import type { NotFoundPage } from './not-found-page.tsx';

type Page = typeof NotFoundPage;
let loaded: Page | null = null;

/** Loads the not-found page. Few readers see it, so it is loaded when it is needed. */
export async function loadNotFound(): Promise<Page> {
  return (loaded = (await import('./not-found-page.tsx')).NotFoundPage);
}

/** The not-found page, if it is loaded already. */
export const loadedNotFoundPage = (): Page | null => loaded;

/** Whether the server rendered the not-found page. */
export const isNotFoundPage = () => document.querySelector('[data-not-found]') !== null;
