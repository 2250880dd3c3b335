/** Where a page stands: its address, and its entry in the history. */
export type Place = { pathname: string; search: string; entry: number };

/** The pages that are shown in this document, as analytics counts them. */
export type PageViews = {
  /** the path of the page as it is counted, without what is secret in it */ path(): string;
  place(): Place;
  /** calls back when another page is shown */ onChange(act: () => void): void;
};

/**
 * Whether a navigation is counted as a page view. A query that replaces another in the same history entry, as while a name is typed, is not counted;
 * nor is another fragment of the same page.
 */
export function isNavigation(from: Place, to: Place): boolean {
  return from.pathname !== to.pathname || (from.search !== to.search && from.entry !== to.entry);
}

/** A document that shows one page only. @param path as it is counted */
export function onlyView(path: string): PageViews {
  return {
    path: () => path,
    place: () => ({ pathname: location.pathname, search: location.search, entry: 0 }),
    onChange: () => undefined,
  };
}
