import type { NotFoundPage } from './not-found-page.tsx';

type Page = typeof NotFoundPage;
let atHand: Page | null = null;

/** The page for addresses that there are not; few see it, so it comes when it is needed. */
export async function loadNotFound(): Promise<Page> {
  return (atHand = (await import('./not-found-page.tsx')).NotFoundPage);
}

/** That page, where it was loaded already. */
export const notFoundAtHand = (): Page | null => atHand;

/** Whether the page that the server gave is that one. */
export const isLostPage = () => document.querySelector('[data-lost]') !== null;
