/** The key under which the router counts the pages opened within a document. */
const INDEX = '__TSR_index';

/**
 * Whether the reader came to this page from another page of the site: within the document, which the router counts in the history state, or by a link
 * that loaded a new document. A link from another site, a typed address, and a browser that does not tell all count as not.
 */
export function isOpenedFromSite(): boolean {
  const { [INDEX]: index = 0 } = (history.state ?? {}) as Partial<Record<typeof INDEX, number>>;
  if (index > 0) return true;
  const { referrer } = document;
  return URL.canParse(referrer) && new URL(referrer).origin === location.origin;
}
