import type { ReactNode } from 'react';
import { useSession } from '#app/client/session.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageTop } from '#app/ui/page-top.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import text from '#app/ui/text.module.css';
import type { MyCard } from '#contract/favorite.ts';
import { inFigures } from '#shared/count.ts';
import { MY_CARDS_TYPES, routes, type MyCardsType } from '#shared/routes.ts';
import { CardRows, RowsSkeleton } from './card-rows.tsx';
import { EmptyList } from './empty-list.tsx';
import { FavoriteTiles, ReceivedTiles, TilesSkeleton } from './card-walls.tsx';
import { LISTS } from './list-words.ts';
import css from './my-cards-page.module.css';
import { UpcomingWall } from './upcoming-wall.tsx';
import { type Counts, useCounts, useMyCards } from './use-my-cards.ts';

const BESIDE_DRAFTS = MY_CARDS_TYPES.filter((type) => type !== 'drafts');

/** A member's own cards: five lists, one beside the other. To an administrator who helps, drafts are closed, with how many there are. */
export function MyCardsPage({ type }: { type: MyCardsType }) {
  const isHelped = useSession().user.helping !== null;
  const { counts, countAgain } = useCounts(isHelped ? BESIDE_DRAFTS : MY_CARDS_TYPES);
  return (
    <div className={css.page}>
      {type === 'drafts' && isHelped ? (
        <ClosedDrafts counts={counts} />
      ) : (
        <OneList type={type} counts={counts} countAgain={countAgain} />
      )}
    </div>
  );
}

function ClosedDrafts({ counts }: { counts: Counts }) {
  return (
    <>
      <Top counts={counts} lead="Drafts are the member’s own." />
      <div className={text.wrap}>
        <Notice tone="warn">
          Nobody has been sent these yet, so they stay closed while you help, and so does how many there are.
        </Notice>
      </div>
    </>
  );
}

/** What the five lists have above them: the name of the page, what is on the one that is looked at, and the way to the others. */
function Top({ counts, lead, act }: { counts: Counts; lead: ReactNode; act?: ReactNode | undefined }) {
  return (
    <div className={text.wrap}>
      <PageTop title="My cards" lead={lead} act={act} />
      <div className={css.tabs}>
        <TabLinks
          label="My cards"
          tabs={MY_CARDS_TYPES.map((one) => {
            const count = counts[one];
            return {
              to: routes.myCards(one),
              name: LISTS[one].tab,
              count: count === undefined ? undefined : inFigures(count),
            };
          })}
        />
      </div>
    </div>
  );
}

function OneList({ type, counts, countAgain }: { type: MyCardsType; counts: Counts; countAgain: () => void }) {
  const { list, isLoading, isFailed, hasMore, more, lookAgain } = useMyCards(type);
  function onDone() {
    lookAgain();
    countAgain();
  }
  const words = LISTS[type];
  const isEmpty = list !== null && list.results.length === 0;
  return (
    <>
      <Top
        counts={list ? { ...counts, [type]: list.total } : counts}
        lead={list ? isEmpty ? words.empty.title : words.lead(list.total) : <SkeletonLine width="18rem" />}
        act={isEmpty ? undefined : <ButtonLink to={routes.cards()}>Send a card</ButtonLink>}
      />
      {list === null && !isFailed && (
        <div className={text.wrap}>{type === 'sent' || type === 'drafts' ? <RowsSkeleton /> : <TilesSkeleton />}</div>
      )}
      {isEmpty && <EmptyList type={type} />}
      {list && !isEmpty && <List type={type} cards={list.results} onDone={onDone} />}
      <div className={`${text.wrap} ${css.end}`}>
        {isFailed && (
          <Notice tone="bad">There was a problem retrieving your data. It may be the network, or it may be us.</Notice>
        )}
        {list && list.total > list.results.length && (
          <output className={text.note}>
            {inFigures(list.results.length)} of {inFigures(list.total)}
          </output>
        )}
        {(hasMore || isFailed) && (
          <Button variant="quiet" busy={isLoading} onClick={more}>
            {isFailed ? 'Try again' : 'Show more'}
          </Button>
        )}
      </div>
    </>
  );
}

function List({
  type,
  cards,
  onDone,
}: {
  type: MyCardsType;
  cards: readonly MyCard[];
  /** something may have been done about one of them */ onDone: () => void;
}) {
  if (type === 'upcoming') return <UpcomingWall cards={cards} onDone={onDone} />;
  return (
    <div className={text.wrap}>
      {type === 'favorites' && <FavoriteTiles cards={cards} />}
      {type === 'received' && <ReceivedTiles cards={cards} />}
      {(type === 'sent' || type === 'drafts') && <CardRows type={type} cards={cards} onDone={onDone} />}
    </div>
  );
}
