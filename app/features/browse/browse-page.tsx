import { useRouter, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { RecentCards } from '#app/parts/recent-cards/recent-cards.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { BrowseHeading } from './browse-heading.tsx';
import css from './browse-page.module.css';
import { chosenFacets, queryOf, searchText } from './browse-search.ts';
import { CardChunks } from './list/card-chunks.tsx';
import { EmptyResults } from './empty/empty-results.tsx';
import { Filters } from './filters/filters.tsx';
import type { Browse } from './load-browse.ts';
import { MoreCards } from './list/more-cards.tsx';
import { ScrollSentinel } from './list/scroll-sentinel.tsx';
import { sidebarCategories } from './sidebar/sidebar-categories.ts';
import { formatResultKind, formatResultCount } from './result-text.ts';
import { CategorySidebar } from './sidebar/category-sidebar.tsx';
import { useCardList } from './list/use-card-list.ts';

/** The cards of a category, of the whole shop, or of a search; filtered as the address says. */
export function BrowsePage({
  browse,
  whom,
  line,
  hasSort = true,
}: {
  browse: Browse;
  /** whom the cards are for, where the heading says so */ whom?: string;
  line?: string;
  /** whether the order can be chosen */ hasSort?: boolean;
}) {
  const { path, place, search, category, first, counts, offered, corrected, alternatives } = browse;
  const list = useCardList(routes.narrowed(path, search), { ...place, ...queryOf(search) }, first);
  const isGoing = useRouterState({ select: (state) => state.isLoading });
  const around = sidebarCategories(category, search);
  const grid = useRef<HTMLDivElement>(null);
  const typed = searchText(search);
  const isSearch = typed !== '' && place.top === undefined;
  const isNarrowed = typed !== '' || chosenFacets(search).length > 0;
  const router = useRouter();
  const isEmpty = list.total === 0 && !first.isBroken;
  const isThere = list.total > 0;
  // A category without subcategories has no sidebar, and neither has a search: the cards take the whole width.
  const isAlone = around.items.length < 2 || isSearch || !isThere;
  const said = { ...search, q: corrected ?? search.q };

  return (
    <>
      <div className={classNames(text.wrap, css.browse, isAlone && css.alone)}>
        <BrowseHeading
          browse={browse}
          total={list.total}
          isSearch={isSearch}
          hasNoResults={isEmpty && isNarrowed}
          whom={whom}
          line={line}
        />
        {!isAlone && <CategorySidebar {...around} />}
        <div className={css.main} ref={grid}>
          {(isThere || chosenFacets(search).length > 0) && (
            <Filters page={{ path, search, counts, offered }} total={list.total} hasSort={hasSort && isThere} />
          )}
          {first.isBroken && <LoadError isBusy={isGoing} retry={() => void router.invalidate()} />}
          <output className={!isThere ? text.sr : classNames(text.note, css.count)}>
            {first.isBroken ? '' : formatResultCount(list.total, category.heading, said)}
          </output>
          {isThere && (
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
          {isThere && <MoreCards list={list} search={said} grid={grid} />}
          {alternatives && (
            <EmptyResults
              saying={
                !isEmpty
                  ? null
                  : isNarrowed
                    ? `We have no ${formatResultKind(0, category.heading, search)} yet.`
                    : 'There are no cards in this category yet. Try one of these.'
              }
              ways={alternatives}
            />
          )}
        </div>
      </div>
      <RecentCards />
    </>
  );
}
