import { CardTile, TILE_SIZES } from '#app/parts/card-tile.tsx';
import { Tile, TileGrid, TileSkeleton } from '#app/parts/tile.tsx';
import type { MyCard } from '#contract/favorite.ts';
import { kindOfCardWithArticle } from '#shared/cards/card-kind.ts';
import { capitalize, formatRelativeTime } from '#shared/text/format.ts';
import { frontPicture } from '#app/parts/own-cards/front-picture.ts';
import { formatPeople } from './list-text.ts';
import { cardKey } from './use-my-cards.ts';

/** Cards in the first row of a wide screen: their pictures load at once. */
const FIRST_ROW = 5;

/** The favourites, each with its heart. One that is removed stays visible until the page is left, so that it can be added again. */
export function FavoriteTiles({ cards }: { cards: readonly MyCard[] }) {
  return (
    <TileGrid aria-label="Your favourites">
      {cards.map(
        (one, i) =>
          one.cardSend === null && (
            <li key={cardKey(one)}>
              <CardTile card={one.card} eager={i < FIRST_ROW} />
            </li>
          ),
      )}
    </TileGrid>
  );
}

/** Received cards: from whom, and when. */
export function ReceivedTiles({ cards }: { cards: readonly MyCard[] }) {
  return (
    <TileGrid aria-label="Cards you received">
      {cards.map((one, i) => {
        const { card, cardSend } = one;
        return (
          cardSend && (
            <li key={cardKey(one)}>
              <Tile
                to={cardSend.path}
                name={formatPeople(cardSend.people, true)}
                sub={`${capitalize(kindOfCardWithArticle(cardSend.occasion))}, ${formatRelativeTime(cardSend.at)}`}
                picture={frontPicture(one)}
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
