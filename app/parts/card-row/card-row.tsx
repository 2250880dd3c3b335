import type { CSSProperties } from 'react';
import { media, routes } from '#shared/routes.ts';
import type { TileCard } from '#app/parts/card-tile.tsx';
import { RowFrame } from './row-frame.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import css from './card-row.module.css';

/** Width of each card, gap to the one before (negative: overlapping), and stacking order. */
const places = [
  [250, 0, 1],
  [178, -26, 3],
  [214, 18, 1],
  [270, 14, 1],
  [186, -30, 3],
  [236, 16, 1],
  [196, 18, 1],
  [262, -22, 3],
  [188, 18, 1],
] as const;
/** Visible at once on a phone and a desktop; the others load lazily. */
const EAGER = 4;
/** On the widest page the cards have this many times their width. */
const LARGEST = 1.15;
/** On a phone the cards have this share of their width. */
const ON_PHONE = 0.62;

/** The row of cards at the bottom of a hero. On a phone it scrolls sideways. */
export function CardRow({ cards }: { cards: readonly TileCard[] }) {
  return (
    <RowFrame className={css.row} standClassName={css.cards}>
      {cards.slice(0, places.length).map((card, i) => {
        const [width, gap, depth] = places[i] ?? [200, 16, 1];
        return (
          <PathLink
            key={card.cardId}
            to={routes.card(card.cardId)}
            aria-label={card.title}
            className={css.card}
            style={{ '--w': width, '--gap': `${gap}px`, zIndex: depth } as CSSProperties}
          >
            <CardPicture
              picture={(size) => media.card(card.cardId, card.paletteId, 'front', size, card.v)}
              paper={card.paper}
              sizes={`(max-width: 767px) ${Math.round(width * ON_PHONE)}px, ${Math.round(width * LARGEST)}px`}
              eager={i < EAGER}
            />
          </PathLink>
        );
      })}
    </RowFrame>
  );
}
