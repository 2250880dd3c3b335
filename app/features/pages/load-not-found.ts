/** The page for addresses that there are not; few see it, so it comes when it is needed. */
export const loadNotFound = () => import('./not-found-page.tsx');

/** Whether the page that the server gave is that one. */
export const isLostPage = () => document.querySelector('[data-lost]') !== null;
