import { useContext } from 'react';
import { formatRelation, type Relation } from '#shared/cards/relation.ts';
import { media, routes } from '#shared/routes.ts';
import { CardDate } from './card-date.ts';
import { Heart } from './heart.tsx';
import { Tile, type TileProps } from './tile.tsx';

/** The fields of a card that a list shows. */
export type TileCard = {
  cardId: string;
  title: string;
  style: string;
  paletteId: string;
  v: string;
  alt: string;
  paper: string;
  colourways: readonly { swatch: readonly [string, string, string] }[];
  relation: Relation | null;
};

/** Widths of a tile on the page, for the choice of picture. */
export const TILE_SIZES = '(max-width: 767px) 46vw, (max-width: 991px) 23vw, 240px';

/** A card of the shop in a row or grid. It links to its page; a name on its picture is passed on. */
export function CardTile({
  card,
  nameOnFront,
  sizes = TILE_SIZES,
  ...rest
}: { card: TileCard; nameOnFront?: string | undefined } & Pick<TileProps, 'eager' | 'first' | 'sizes'>) {
  const { cardId, paletteId, v } = card;
  const calendarId = useContext(CardDate);
  return (
    <Tile
      to={routes.card(cardId, { name: nameOnFront, calendarId })}
      name={card.title}
      label={card.relation === null ? undefined : formatRelation(card.relation)}
      sub={card.style}
      colours={card.colourways.map((way) => way.swatch[0])}
      picture={(width) => media.card(cardId, paletteId, 'front', width, v, nameOnFront)}
      alt={card.alt}
      paper={card.paper}
      sizes={sizes}
      act={<Heart card={card} />}
      {...rest}
    />
  );
}
