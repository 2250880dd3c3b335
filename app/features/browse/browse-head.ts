import { notFoundHead, pageHead } from '#app/client/page/page-head.ts';
import { chosenFacets, searchText } from './browse-search.ts';
import type { Browse } from './load-browse.ts';
import { pageHeading } from './result-text.ts';

/**
 * The head of a page of cards. Its canonical address is the category; searches and filtered lists are hidden from search engines.
 * @param categoryPath the address of the category, which is not always that of the page
 */
export function browseHead(browse: Browse | undefined, categoryPath: string) {
  if (!browse) return notFoundHead();
  const { search, category, place, first } = browse;
  const typed = searchText(search);
  const isSearch = typed !== '' && place.top === undefined;
  return pageHead({
    title: `${pageHeading(category.heading, { ...browse, total: first.total, isSearch })} | Cardamom`,
    description: category.line,
    path: categoryPath,
    hidden: typed !== '' || chosenFacets(search).length > 0,
  });
}
