import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { CardTile as CardInGrid } from '#app/parts/card-tile.tsx';
import { TileGrid, TileSkeleton } from '#app/parts/tile.tsx';
import type { CardTile } from '#contract/card.ts';
import css from './card-chunks.module.css';

/** Cards that come and go together, by the columns of the widest page: whole rows in any width of it, so that none ends early. */
const CHUNK = { 4: 12, 5: 20 } as const;
/** Cards in the first sight of a desk: their pictures load at once. */
const FIRST_ROW = 4;
/** How near to the window a chunk has its cards, in pixels. */
const NEAR = 3000;

/** How tall a chunk stood, in pixels, and with how many cards. */
export type ChunkHeight = { cards: number; height: number };

/**
 * A long list of cards in chunks. Only those near the window have their cards in the page, so that a list of thousands is as light
 * as one of a hundred; the others keep the height they had, also for whoever comes back.
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
  // What was never seen has no height yet, and is made; what was seen waits until the window comes near.
  const [isNear, setNear] = useState(stood === undefined);
  const isThere = isNear || stood === undefined || isLoading;
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const size = new ResizeObserver(([entry]) => {
      if (entry && isThere && !isLoading) heights[order] = { cards: count, height: entry.contentRect.height };
    });
    const sight = new IntersectionObserver(
      // Whoever stands on a card by keyboard keeps it. What comes into sight is made between two frames, a little at a time.
      (entries) => {
        // A busy page hears of several changes at once: the last is how it stands.
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
      <TileGrid ref={ref} columns={columns} className={css.away} style={{ blockSize: stood.height }} aria-hidden>
        {cards.map((card) => (
          <li key={card.cardId} ref={hideUntilFound}>
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

/** Invisible, but the browser's own search finds it and scrolls to it; then the cards are rendered. React knows this attribute as a boolean only. */
function hideUntilFound(item: HTMLElement | null) {
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
