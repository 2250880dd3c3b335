import { classNames } from '#app/ui/class-names.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { SEARCH_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './browse-page.module.css';
import { isSearchCut, searchText } from './browse-search.ts';
import type { Browse } from './load-browse.ts';
import { formatMatch } from './match-text.ts';
import { pageHeading } from './result-text.ts';

/** The top of a page of cards: breadcrumbs, title, and how the search was understood. */
export function BrowseHeading({
  browse,
  total,
  isSearch,
  hasNoResults: isEmptyAnswer,
  whom,
  line,
}: {
  browse: Browse;
  total: number;
  /** a search in the whole shop */ isSearch: boolean;
  /** the search or the filters have no result */ hasNoResults: boolean;
  /** whom the cards are for, where the heading says so */ whom: string | undefined;
  line: string | undefined;
}) {
  const { search, category, corrected, named } = browse;
  const match = formatMatch(browse.words);
  return (
    <div className={css.head}>
      {category.parents.length > 0 && (
        <p className={classNames(text.small, css.crumb)}>
          {category.parents.map(({ name, path: above }, i) => (
            <span key={above}>
              {i > 0 && <span className={text.soft}> / </span>}
              <PathLink className={text.link} to={above} resetScroll={false}>
                {name}
              </PathLink>
            </span>
          ))}
        </p>
      )}
      <h1>
        {whom && !isSearch && !isEmptyAnswer ? (
          <>
            {category.heading} <span className={css.whom}>for {whom}</span>
          </>
        ) : (
          pageHeading(category.heading, { total, search, corrected, named, isSearch })
        )}
      </h1>
      {!isSearch && !isEmptyAnswer && <p className={text.soft}>{line ?? category.line}</p>}
      {isSearchCut(search) && (
        <p className={css.corrected}>Your search is long: we looked for its first {SEARCH_MAX} characters.</p>
      )}
      {corrected && (
        <p className={css.corrected}>
          Showing results for ‘{corrected}’ (you typed ‘{searchText(search)}’)
        </p>
      )}
      {named && (
        <p className={css.corrected}>
          You add the name yourself.{' '}
          <PathLink className={text.link} to={routes.name(named)}>
            See {named} on a card
          </PathLink>
        </p>
      )}
      {match !== null && <p className={css.corrected}>{match}</p>}
    </div>
  );
}
