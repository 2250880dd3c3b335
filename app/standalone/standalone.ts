/** The route of a received card. Its page stands alone: it is hydrated without the router. */
export const READ_ROUTE = '/card/read/$magicLink/{-$magicLink2}';

/** Marks the element whose content is React's root in a page that stands alone. */
const ROOT_MARK = 'data-standalone';
export const ROOT_PROPS = { [ROOT_MARK]: '', style: { display: 'contents' } } as const;
/** The id of the script element with the data that such a page was rendered from. */
export const DATA_ID = 'standalone-data';
/** Of the ids that React makes. Server and browser must use the same. */
export const ID_PREFIX = 'card-';

/** The root of a page that stands alone; null on a page of the router. */
export function standaloneRoot(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${ROOT_MARK}]`);
}
