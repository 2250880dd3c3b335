import { memo, useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { CardTile as CardInGrid } from '#app/ui/card-tile.tsx';
import { TileGrid, TileSkeleton } from '#app/ui/tile.tsx';
import type { CardTile } from '#contract/card.ts';
import css from './card-chunks.module.css';

/** Cards that are laid out and painted together: whole rows of two, three, four or five, so that no row ends early. */
const CHUNK = 60;
/** Cards in the first sight of a desk: their pictures load at once. */
const FIRST_ROW = 4;

/**
 * A long list of cards in chunks. The browser lays out and paints only those near the window; each keeps the height it had, also
 * for whoever comes back, so that the page is as long as it was.
 */
export function CardChunks({
  cards,
  columns,
  heights,
  isLoading,
}: {
  cards: readonly CardTile[];
  columns: 4 | 5;
  /** of each chunk, in pixels; kept up to date */ heights: number[];
  isLoading: boolean;
}) {
  const chunks = useMemo(
    () => Array.from({ length: Math.ceil(cards.length / CHUNK) }, (_, i) => cards.slice(i * CHUNK, (i + 1) * CHUNK)),
    [cards],
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
  heights: number[];
  isLoading: boolean;
};

const Chunk = memo(function Chunk({ order, cards, columns, heights, isLoading }: ChunkProps) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) heights[order] = entry.contentRect.height;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [order, heights]);
  const height = heights[order];
  return (
    <TileGrid
      ref={ref}
      columns={columns}
      className={css.chunk}
      style={
        (height ? { containIntrinsicBlockSize: `auto ${height}px` } : { '--cards': cards.length }) as CSSProperties
      }
    >
      {cards.map((card, i) => (
        <li key={card.cardId}>
          <CardInGrid card={card} eager={order === 0 && i < FIRST_ROW} />
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
