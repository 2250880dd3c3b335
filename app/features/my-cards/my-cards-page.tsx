import type { ReactNode } from 'react';
import { useSession } from '#app/client/session/session.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { LoadError } from '#app/parts/load-error.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { TabLinks } from '#app/ui/layout/tab-links.tsx';
import text from '#app/ui/text.module.css';
import type { MyCard } from '#contract/favorite.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { MY_CARDS_TYPES, routes, type MyCardsType } from '#shared/routes.ts';
import { CardRows, RowsSkeleton } from './card-rows.tsx';
import { EmptyList } from './empty-list.tsx';
import { FavoriteTiles, ReceivedTiles, TilesSkeleton } from './card-grids.tsx';
import { LIST_TEXT } from './list-text.ts';
import css from './my-cards-page.module.css';
import { UpcomingCards } from './upcoming-cards.tsx';
import { type Counts, useCounts, useMyCards } from './use-my-cards.ts';

const WITHOUT_DRAFTS = MY_CARDS_TYPES.filter((type) => type !== 'drafts');

/** The member's own cards in five lists. During impersonation, drafts and their number are hidden. */
export function MyCardsPage({ type }: { type: MyCardsType }) {
  const isImpersonated = useSession().user.impersonation !== null;
  const { counts, refreshCounts } = useCounts(isImpersonated ? WITHOUT_DRAFTS : MY_CARDS_TYPES);
  return (
    <div className={css.page}>
      {type === 'drafts' && isImpersonated ? (
        <ClosedDrafts counts={counts} />
      ) : (
        <OneList type={type} counts={counts} refreshCounts={refreshCounts} />
      )}
    </div>
  );
}

function ClosedDrafts({ counts }: { counts: Counts }) {
  return (
    <>
      <Top counts={counts} lead="Drafts are private." />
      <div className={text.wrap}>
        <Notice tone="warn">You cannot see the drafts of a member while you are signed in as them.</Notice>
      </div>
    </>
  );
}

/** The top of each list: the title of the page, the sentence of the list, and links to the other lists. */
function Top({ counts, lead, act }: { counts: Counts; lead: ReactNode; act?: ReactNode | undefined }) {
  return (
    <div className={text.wrap}>
      <PageHeader title="My cards" lead={lead} act={act} />
      <div className={css.tabs}>
        <TabLinks
          label="My cards"
          tabs={MY_CARDS_TYPES.map((one) => {
            const count = counts[one];
            return {
              to: routes.myCards(one),
              name: LIST_TEXT[one].tab,
              count: count === undefined ? undefined : formatInteger(count),
            };
          })}
        />
      </div>
    </div>
  );
}

function OneList({ type, counts, refreshCounts }: { type: MyCardsType; counts: Counts; refreshCounts: () => void }) {
  const { list, isLoading, isFailed, hasMore, more, refresh } = useMyCards(type);
  function onChange() {
    refresh();
    refreshCounts();
  }
  const listText = LIST_TEXT[type];
  const isEmpty = list !== null && list.results.length === 0;
  return (
    <>
      <Top
        counts={list ? { ...counts, [type]: list.total } : counts}
        lead={
          list ? (
            isEmpty ? (
              listText.empty.title
            ) : (
              listText.lead(list.total)
            )
          ) : isFailed ? undefined : (
            <SkeletonLine width="18rem" />
          )
        }
        act={isEmpty ? undefined : <ButtonLink to={routes.cards()}>Send a card</ButtonLink>}
      />
      {list === null && !isFailed && (
        <div className={text.wrap}>{type === 'sent' || type === 'drafts' ? <RowsSkeleton /> : <TilesSkeleton />}</div>
      )}
      {isEmpty && <EmptyList type={type} />}
      {list && !isEmpty && <List type={type} cards={list.results} onChange={onChange} />}
      <div className={`${text.wrap} ${css.end}`}>
        {isFailed && <LoadError isBusy={isLoading} retry={more} />}
        {list && list.total > list.results.length && (
          <output className={text.note}>
            {formatInteger(list.results.length)} of {formatInteger(list.total)}
          </output>
        )}
        {hasMore && !isFailed && (
          <Button variant="quiet" busy={isLoading} onClick={more}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}

function List({
  type,
  cards,
  onChange,
}: {
  type: MyCardsType;
  cards: readonly MyCard[];
  /** called when a card may have changed */ onChange: () => void;
}) {
  if (type === 'upcoming') return <UpcomingCards cards={cards} onChange={onChange} />;
  return (
    <div className={text.wrap}>
      {type === 'favorites' && <FavoriteTiles cards={cards} />}
      {type === 'received' && <ReceivedTiles cards={cards} />}
      {(type === 'sent' || type === 'drafts') && <CardRows type={type} cards={cards} onChange={onChange} />}
    </div>
  );
}
