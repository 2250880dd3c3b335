import type { CSSProperties } from 'react';
import { media, routes } from '#shared/routes.ts';
import type { TileCard } from './card-tile.tsx';
import { Ledge } from './ledge.tsx';
import { PathLink } from './path-link.tsx';
import { Sheet } from './sheet.tsx';
import css from './ledge-of-cards.module.css';

/** How the cards stand: width, distance to the one before (less than nothing: in front of it), and who is in front. */
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
/** In sight at once, on a phone and on a desk; the others load when they come near. */
const EAGER = 4;
/** The page is widest at this many times the drawn widths. */
const LARGEST = 1.15;
/** On a phone they stand at this many times the drawn widths. */
const ON_PHONE = 0.62;

/** Cards of many kinds, standing on the ledge at the foot of the wall. On a phone the row goes on to the side. */
export function LedgeOfCards({ cards }: { cards: readonly TileCard[] }) {
  return (
    <Ledge className={css.ledge} standClassName={css.stand}>
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
            <Sheet
              picture={(size) => media.card(card.cardId, card.paletteId, 'front', size, card.v)}
              paper={card.paper}
              sizes={`(max-width: 767px) ${Math.round(width * ON_PHONE)}px, ${Math.round(width * LARGEST)}px`}
              eager={i < EAGER}
            />
          </PathLink>
        );
      })}
    </Ledge>
  );
}
