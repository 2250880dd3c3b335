/**
 * Whether the reader came to this page from another one of the site: within the document, or by a link of a page of ours that loaded it anew. A link of
 * another site, a typed address and a browser that does not say count as not.
 */
export function isOpenedFromHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded !== undefined && new URL(loaded.name).pathname !== location.pathname) return true;
  const { referrer } = document;
  return URL.canParse(referrer) && new URL(referrer).origin === location.origin;
}
