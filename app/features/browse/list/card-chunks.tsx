import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { CardTile as CardInGrid } from '#app/parts/card-tile.tsx';
import { TileGrid, TileSkeleton } from '#app/parts/tile.tsx';
import type { CardTile } from '#contract/card.ts';
import css from './card-chunks.module.css';

/** The number of cards in a chunk, by the columns of the widest page. It makes complete rows in any number of columns. */
const CHUNK = { 4: 12, 5: 20 } as const;
/** Cards in the first row of a desktop: their pictures load at once. */
const FIRST_ROW = 4;
/** The distance from the window, in pixels, within which a chunk renders its cards. */
const NEAR = 3000;

/** The measured height of a chunk in pixels, and its number of cards at that time. */
export type ChunkHeight = { cards: number; height: number };

/**
 * A long list of cards in chunks. Only chunks near the window render their cards, so that a list of thousands costs as little as one of a hundred.
 * The others keep their last height, also when the reader comes back to the page.
 */
export function CardChunks({
  cards,
  columns,
  heights,
  isLoading,
}: {
  cards: readonly CardTile[];
  columns: 4 | 5;
  /** of each chunk; kept up to date */ heights: ChunkHeight[];
  isLoading: boolean;
}) {
  const size = CHUNK[columns];
  const chunks = useMemo(
    () => Array.from({ length: Math.ceil(cards.length / size) }, (_, i) => cards.slice(i * size, (i + 1) * size)),
    [cards, size],
  );
  return (
    <div className={css.chunks} aria-busy={isLoading}>
      {chunks.map((chunk, i) => (
        <Chunk
          key={i}
          order={i}
          cards={chunk}
          columns={columns}
          heights={heights}
          isLoading={isLoading && i === chunks.length - 1}
        />
      ))}
    </div>
  );
}

type ChunkProps = {
  order: number;
  cards: readonly CardTile[];
  columns: 4 | 5;
  heights: ChunkHeight[];
  isLoading: boolean;
};

const Chunk = memo(function Chunk({ order, cards, columns, heights, isLoading }: ChunkProps) {
  const ref = useRef<HTMLUListElement>(null);
  const count = cards.length;
  const stood = heights[order]?.cards === count ? heights[order] : undefined;
  // A chunk that was never rendered has no height yet, so it is rendered once. Others wait until the window is near.
  const [isNear, setNear] = useState(stood === undefined);
  const isThere = isNear || stood === undefined || isLoading;
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const size = new ResizeObserver(([entry]) => {
      if (entry && isThere && !isLoading) heights[order] = { cards: count, height: entry.contentRect.height };
    });
    const sight = new IntersectionObserver(
      // A chunk with the keyboard focus keeps its cards. New cards are rendered in a transition, so that scrolling stays smooth.
      (entries) => {
        // A busy page gets several entries at once: the last is the current state.
        const isInSight = entries.at(-1)?.isIntersecting ?? false;
        startTransition(() => setNear(isInSight || list.contains(document.activeElement)));
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    size.observe(list);
    sight.observe(list);
    return () => {
      size.disconnect();
      sight.disconnect();
    };
  }, [order, heights, count, isThere, isLoading]);
  if (!isThere)
    return (
      <TileGrid ref={ref} columns={columns} className={css.placeholder} style={{ blockSize: stood.height }} aria-hidden>
        {cards.map((card) => (
          <li key={card.cardId} ref={setHiddenUntilFound}>
            {card.title}
          </li>
        ))}
      </TileGrid>
    );
  return (
    <TileGrid ref={ref} columns={columns}>
      {cards.map((card, i) => (
        <li key={card.cardId} data-order={order * CHUNK[columns] + i}>
          <CardInGrid card={card} eager={order === 0 && i < FIRST_ROW} first={order === 0 && i === 0} />
        </li>
      ))}
      {isLoading &&
        Array.from({ length: FIRST_ROW }, (_, i) => (
          <li key={`loading ${i}`}>
            <TileSkeleton />
          </li>
        ))}
    </TileGrid>
  );
}, isSameChunk);

/** Invisible, but the browser's find-in-page finds it and scrolls to it; then the cards are rendered. React accepts only booleans for this attribute. */
function setHiddenUntilFound(item: HTMLElement | null) {
  item?.setAttribute('hidden', 'until-found');
}

function isSameChunk(one: ChunkProps, other: ChunkProps): boolean {
  return (
    one.order === other.order &&
    one.columns === other.columns &&
    one.heights === other.heights &&
    one.isLoading === other.isLoading &&
    one.cards.length === other.cards.length &&
    one.cards.every((card, i) => card === other.cards[i])
  );
}
