import { useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { inFigures } from '#shared/count.ts';
import { PAGE_SIZE } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './browse-page.module.css';
import { chosenFacets, queryOf, typedIn } from './browse-search.ts';
import { CardChunks } from './card-chunks.tsx';
import { EmptyAnswer } from './empty-answer.tsx';
import { Filters } from './filters.tsx';
import type { Browse } from './load-browse.ts';
import { NearEnd } from './near-end.tsx';
import { shelvesAround } from './shelves-around.ts';
import { howMany, pageHeading, sayKind, sayShown } from './shown-words.ts';
import { SideList } from './side-list.tsx';
import { useShelfList } from './use-shelf-list.ts';

/** Cards of a shelf, of the whole shop, or found by words; narrowed as its address says. */
export function BrowsePage({
  browse,
  heading,
  line,
  hasSort = true,
}: {
  browse: Browse;
  /** in place of the shelf's own */ heading?: string;
  line?: string;
  /** whether the order can be chosen */ hasSort?: boolean;
}) {
  const { path, place, search, trail, first, counts, offered, corrected, loosened, named, ways } = browse;
  const { here } = trail;
  const list = useShelfList(routes.narrowed(path, search), { ...place, ...queryOf(search) }, first);
  const isGoing = useRouterState({ select: (state) => state.isLoading });
  const around = shelvesAround(trail, search);
  const grid = useRef<HTMLDivElement>(null);
  const typed = typedIn(search);
  const isSearch = typed !== '' && place.top === undefined;
  const isNarrowed = typed !== '' || chosenFacets(search).length > 0;
  const isEmpty = list.total === 0;
  // A shelf without parts has nothing to stand beside it, and what was found stands on no shelf: the cards take the whole width.
  const isAlone = around.items.length < 2 || isSearch || isEmpty;
  const isEmptyAnswer = isEmpty && isNarrowed;
  const said = { ...search, q: corrected ?? search.q };

  async function showMore() {
    const before = list.cards.length;
    await list.showMore();
    // Whoever asked goes on with the first of the new cards.
    grid.current?.querySelector<HTMLElement>(`[data-order="${before}"] a`)?.focus({ preventScroll: true });
  }

  return (
    <div className={classNames(text.wrap, css.browse, isAlone && css.alone)}>
      <div className={css.head}>
        {here.parents.length > 0 && (
          <p className={classNames(text.small, css.crumb)}>
            {here.parents.map(({ name, path: above }, i) => (
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
            : pageHeading(here.heading, { total: list.total, search, corrected, named, isSearch })}
        </h1>
        {!isSearch && !isEmptyAnswer && <p className={text.soft}>{line ?? here.line}</p>}
        {corrected && (
          <p className={css.corrected}>
            Showing results for ‘{corrected}’ (you typed ‘{typed}’)
          </p>
        )}
        {named && (
          <p className={css.corrected}>
            The name is yours to write.{' '}
            <PathLink className={text.link} to={routes.name(named)}>
              See {named} on the front
            </PathLink>
          </p>
        )}
        {loosened && <p className={css.corrected}>No card has all of these words. These have some of them.</p>}
      </div>
      {!isAlone && <SideList {...around} />}
      <div className={css.main} ref={grid}>
        {(list.total > 0 || chosenFacets(search).length > 0) && (
          <Filters page={{ path, search, counts, offered }} total={list.total} hasSort={hasSort && list.total > 0} />
        )}
        <output className={isEmpty ? text.sr : classNames(text.note, css.count)}>
          {sayShown(list.total, here.heading, said)}
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
        {list.cards.length > 0 && <NearEnd key={list.cards.length} onNear={list.nearEnd} />}
        {list.problem && (
          <div className={css.problem}>
            <Notice tone="bad">{list.problem}. The cards you see stay; try again in a moment.</Notice>
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
          <EmptyAnswer
            saying={
              !isEmpty
                ? null
                : isNarrowed
                  ? `We looked for ${sayKind(0, here.heading, search)}. This is where they would stand.`
                  : 'This shelf is being filled. The ones beside it are full.'
            }
            ways={ways}
          />
        )}
      </div>
    </div>
  );
}
