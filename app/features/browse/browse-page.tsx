import { useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { inFigures } from '#shared/text/count.ts';
import { PAGE_SIZE } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './browse-page.module.css';
import { chosenFacets, queryOf, searchText } from './browse-search.ts';
import { CardChunks } from './list/card-chunks.tsx';
import { EmptyResults } from './empty/empty-results.tsx';
import { Filters } from './filters/filters.tsx';
import type { Browse } from './load-browse.ts';
import { ScrollSentinel } from './list/scroll-sentinel.tsx';
import { sidebarCategories } from './sidebar/sidebar-categories.ts';
import { howMany, pageHeading, formatResultKind, formatResultCount } from './result-text.ts';
import { CategorySidebar } from './sidebar/category-sidebar.tsx';
import { useCardList } from './list/use-card-list.ts';

/** The cards of a category, of the whole shop, or of a search; filtered as the address says. */
export function BrowsePage({
  browse,
  heading,
  line,
  hasSort = true,
}: {
  browse: Browse;
  /** instead of the category's own */ heading?: string;
  line?: string;
  /** whether the order can be chosen */ hasSort?: boolean;
}) {
  const { path, place, search, category, first, counts, offered, corrected, loosened, named, ways } = browse;
  const list = useCardList(routes.narrowed(path, search), { ...place, ...queryOf(search) }, first);
  const isGoing = useRouterState({ select: (state) => state.isLoading });
  const around = sidebarCategories(category, search);
  const grid = useRef<HTMLDivElement>(null);
  const typed = searchText(search);
  const isSearch = typed !== '' && place.top === undefined;
  const isNarrowed = typed !== '' || chosenFacets(search).length > 0;
  const isEmpty = list.total === 0;
  // A category without subcategories has no sidebar, and neither has a search: the cards take the whole width.
  const isAlone = around.items.length < 2 || isSearch || isEmpty;
  const isEmptyAnswer = isEmpty && isNarrowed;
  const said = { ...search, q: corrected ?? search.q };

  async function showMore() {
    const before = list.cards.length;
    await list.showMore();
    // Focus moves to the first of the new cards.
    grid.current?.querySelector<HTMLElement>(`[data-order="${before}"] a`)?.focus({ preventScroll: true });
  }

  return (
    <div className={classNames(text.wrap, css.browse, isAlone && css.alone)}>
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
          {heading && !isSearch && !isEmptyAnswer
            ? heading
            : pageHeading(category.heading, { total: list.total, search, corrected, named, isSearch })}
        </h1>
        {!isSearch && !isEmptyAnswer && <p className={text.soft}>{line ?? category.line}</p>}
        {corrected && (
          <p className={css.corrected}>
            Showing results for ‘{corrected}’ (you typed ‘{typed}’)
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
        {loosened && <p className={css.corrected}>No card matches all your words. These match some of them.</p>}
      </div>
      {!isAlone && <CategorySidebar {...around} />}
      <div className={css.main} ref={grid}>
        {(list.total > 0 || chosenFacets(search).length > 0) && (
          <Filters page={{ path, search, counts, offered }} total={list.total} hasSort={hasSort && list.total > 0} />
        )}
        <output className={isEmpty ? text.sr : classNames(text.note, css.count)}>
          {formatResultCount(list.total, category.heading, said)}
        </output>
        {list.total > 0 && (
          <div className={css.cards} data-going={(isGoing && !list.isLoading) || undefined}>
            <CardChunks
              key={routes.narrowed(path, search)}
              cards={list.cards}
              columns={isAlone ? 5 : 4}
              heights={list.heights}
              isLoading={list.isLoading}
            />
          </div>
        )}
        {list.cards.length > 0 && <ScrollSentinel key={list.cards.length} onNear={list.nearEnd} />}
        {list.problem && (
          <div className={css.problem}>
            <Notice tone="bad">{list.problem}. Please try again in a moment.</Notice>
          </div>
        )}
        {list.total > 0 && (
          <div className={css.more} data-more>
            <output className={classNames(text.note, text.num)}>
              Showing {inFigures(list.cards.length)} of {howMany(list.total, said)}
            </output>
            {list.total > PAGE_SIZE && (
              <span className={css.bar} aria-hidden="true">
                <i style={{ width: `${(100 * list.cards.length) / list.total}%` }} />
              </span>
            )}
            {list.hasMore && (
              <Button variant="quiet" className={css.button} busy={list.isLoading} onClick={() => void showMore()}>
                Show more
              </Button>
            )}
          </div>
        )}
        {ways && (
          <EmptyResults
            saying={
              !isEmpty
                ? null
                : isNarrowed
                  ? `We have no ${formatResultKind(0, category.heading, search)} yet.`
                  : 'There are no cards in this category yet. Try one of these.'
            }
            ways={ways}
          />
        )}
      </div>
    </div>
  );
}
