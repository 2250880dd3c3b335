import { lostHead, pageHead } from '#app/client/page-head.ts';
import { chosenFacets, typedIn } from './browse-search.ts';
import type { Browse } from './load-browse.ts';
import { pageHeading } from './shown-words.ts';

/**
 * The head of a page of cards. Its canonical address is the shelf; what is found by words, or narrowed, is not for search engines,
 * which have the shelves.
 * @param shelfPath the address of the shelf, which is not always that of the page
 */
export function browseHead(browse: Browse | undefined, shelfPath: string) {
  if (!browse) return lostHead();
  const { search, trail, place, first } = browse;
  const typed = typedIn(search);
  const isSearch = typed !== '' && place.top === undefined;
  return pageHead({
    title: `${pageHeading(trail.here.heading, { ...browse, total: first.total, isSearch })} | Cardamom`,
    description: trail.here.line,
    path: shelfPath,
    hidden: typed !== '' || chosenFacets(search).length > 0,
  });
}
