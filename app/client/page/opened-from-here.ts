/** Under which the router counts the pages that were opened within a document. */
const INDEX = '__TSR_index';

/**
 * Whether the reader came to this page from another one of the site: within the document, which the router counts in the state of the history, or by a link
 * of a page of ours that loaded it anew. A link of another site, a typed address and a browser that does not say count as not.
 */
export function isOpenedFromHere(): boolean {
  const { [INDEX]: index = 0 } = (history.state ?? {}) as Partial<Record<typeof INDEX, number>>;
  if (index > 0) return true;
  const { referrer } = document;
  return URL.canParse(referrer) && new URL(referrer).origin === location.origin;
}
