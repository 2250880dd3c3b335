import { type RefObject, useRef } from 'react';
import { LoadError } from '#app/parts/load-error.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { PAGE_SIZE } from '#shared/limits.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import css from '../browse-page.module.css';
import type { BrowseSearch } from '../browse-search.ts';
import { formatTotal } from '../result-text.ts';
import type { useCardList } from './use-card-list.ts';

/** How many of the cards are shown, and the button for more, or to try again if they could not be loaded. */
export function MoreCards({
  list,
  search,
  grid,
}: {
  list: ReturnType<typeof useCardList>;
  /** the search as the server understood it */ search: BrowseSearch;
  /** the element with the cards */ grid: RefObject<HTMLElement | null>;
}) {
  const problem = useRef<HTMLDivElement>(null);
  async function showMore() {
    const before = list.cards.length;
    await list.showMore();
    // Focus moves to the first new card, or to what replaced the button.
    const next = grid.current?.querySelector<HTMLElement>(`[data-order="${before}"] a`);
    (next ?? problem.current?.querySelector('button'))?.focus({ preventScroll: true });
  }
  return (
    <div className={css.more} data-more>
      <output className={classNames(text.note, text.num)}>
        Showing {formatInteger(list.cards.length)} of {formatTotal(list.total, search)}
      </output>
      {list.total > PAGE_SIZE && (
        <span className={css.bar} aria-hidden="true">
          <i style={{ width: `${(100 * list.cards.length) / list.total}%` }} />
        </span>
      )}
      {list.hasMore && !list.isFailed && (
        <Button variant="quiet" className={css.button} busy={list.isLoading} onClick={() => void showMore()}>
          Show more
        </Button>
      )}
      {list.isFailed && (
        <div ref={problem}>
          <LoadError isBusy={list.isLoading} retry={() => void showMore()} />
        </div>
      )}
    </div>
  );
}
