import { CardTile, TILE_SIZES } from '#app/ui/card-tile.tsx';
import { Tile, TileGrid, TileSkeleton } from '#app/ui/tile.tsx';
import type { MyCard } from '#contract/favorite.ts';
import { aCard } from '#shared/card-kind.ts';
import { capital, sayMoment } from '#shared/spoken.ts';
import { frontOf } from './front-of.ts';
import { sayPeople } from './list-words.ts';
import { keyOf } from './use-my-cards.ts';

/** Cards in the first sight of a desk: their pictures load at once. */
const FIRST_ROW = 5;

/** Favourites: a wall of them, each with its heart. One that is let go stays in sight until one leaves, and can be taken back. */
export function FavoriteTiles({ cards }: { cards: readonly MyCard[] }) {
  return (
    <TileGrid aria-label="Your favourites">
      {cards.map((one, i) => (
        <li key={keyOf(one)}>
          <CardTile card={one.card} eager={i < FIRST_ROW} />
        </li>
      ))}
    </TileGrid>
  );
}

/** Cards that came: from whom, and when. */
export function ReceivedTiles({ cards }: { cards: readonly MyCard[] }) {
  return (
    <TileGrid aria-label="Cards you received">
      {cards.map((one, i) => {
        const { card, cardSend } = one;
        return (
          cardSend && (
            <li key={keyOf(one)}>
              <Tile
                to={cardSend.path}
                name={sayPeople(cardSend.people, true)}
                sub={`${capital(aCard(cardSend.occasion))}, ${sayMoment(cardSend.at)}`}
                picture={frontOf(one)}
                paper={card.paper}
                sizes={TILE_SIZES}
                eager={i < FIRST_ROW}
              />
            </li>
          )
        );
      })}
    </TileGrid>
  );
}

export function TilesSkeleton() {
  return (
    <TileGrid aria-hidden>
      {Array.from({ length: FIRST_ROW }, (_, i) => (
        <li key={i}>
          <TileSkeleton />
        </li>
      ))}
    </TileGrid>
  );
}
