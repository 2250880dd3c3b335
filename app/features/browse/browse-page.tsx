import { useRef } from 'react';
import type { PagedList } from '#app/client/paged-list.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CardTile as CardInGrid } from '#app/ui/card-tile.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Empty } from '#app/ui/empty.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { TileGrid, TileSkeleton } from '#app/ui/tile.tsx';
import type { CardTile } from '#contract/card.ts';
import css from './browse-page.module.css';
import { NearEnd } from './near-end.tsx';
import { shelvesAround, type ShelfTrail } from './shelves-around.ts';
import { SideList } from './side-list.tsx';
import { useShelfList, type Place } from './use-shelf-list.ts';

/** Cards in the first sight of a desk: their pictures load at once. */
const FIRST_ROW = 4;

/** A shelf of the shop. */
export function BrowsePage({ trail, place, first }: { trail: ShelfTrail; place: Place; first: PagedList<CardTile> }) {
  const { here } = trail;
  const list = useShelfList(here.path, place, first);
  const around = shelvesAround(trail);
  const grid = useRef<HTMLDivElement>(null);
  // A shelf without parts has nothing to stand beside it: its cards take the whole width.
  const isAlone = around.items.length < 2;

  async function showMore() {
    const before = list.cards.length;
    await list.showMore();
    // Whoever asked goes on with the first of the new cards.
    requestAnimationFrame(() =>
      grid.current?.querySelectorAll<HTMLElement>('li a')[before]?.focus({ preventScroll: true }),
    );
  }

  return (
    <div className={classNames(text.wrap, css.browse, isAlone && css.alone)}>
      <div className={css.head}>
        {here.parents.length > 0 && (
          <p className={classNames(text.small, css.crumb)}>
            {here.parents.map(({ name, path }, i) => (
              <span key={path}>
                {i > 0 && <span className={text.soft}> / </span>}
                <PathLink className={text.link} to={path} resetScroll={false}>
                  {name}
                </PathLink>
              </span>
            ))}
          </p>
        )}
        <h1>{here.heading}</h1>
        <p className={text.soft}>{here.line}</p>
      </div>
      {!isAlone && <SideList {...around} />}
      <div className={css.main} ref={grid}>
        <output className={classNames(text.note, css.count)}>{sayCount(list.total)}</output>
        {list.cards.length === 0 ? (
          <Empty
            title="This shelf is being filled"
            action={
              <ButtonLink to={here.parents.at(-1)?.path ?? around.items[0]?.path ?? here.path}>
                {here.parents.length > 0 ? `See ${here.parents.at(-1)?.name ?? 'the shelf above'}` : 'See all cards'}
              </ButtonLink>
            }
          >
            No card stands here yet. There are many on the shelf above.
          </Empty>
        ) : (
          <TileGrid columns={isAlone ? 5 : 4} aria-busy={list.isLoading}>
            {list.cards.map((card, i) => (
              <li key={card.cardId}>
                <CardInGrid card={card} eager={i < FIRST_ROW} />
              </li>
            ))}
            {list.isLoading &&
              Array.from({ length: FIRST_ROW }, (_, i) => (
                <li key={`loading ${i}`}>
                  <TileSkeleton />
                </li>
              ))}
          </TileGrid>
        )}
        {list.cards.length > 0 && <NearEnd key={list.cards.length} onNear={list.nearEnd} />}
        {list.problem && (
          <div className={css.problem}>
            <Notice tone="bad">{list.problem}. The cards you see stay; try again in a moment.</Notice>
          </div>
        )}
        {list.total > 0 && (
          <div className={css.more}>
            <output className={classNames(text.note, text.num)}>
              Showing {list.cards.length.toLocaleString('en')} of {list.total.toLocaleString('en')}
            </output>
            <span className={css.bar} aria-hidden="true">
              <i style={{ width: `${(100 * list.cards.length) / list.total}%` }} />
            </span>
            {list.hasMore && (
              <Button variant="quiet" className={css.button} busy={list.isLoading} onClick={() => void showMore()}>
                Show more
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function sayCount(total: number): string {
  return total === 1 ? '1 card' : `${total.toLocaleString('en')} cards`;
}
