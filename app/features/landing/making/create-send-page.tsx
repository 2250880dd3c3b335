import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Tile, TileGrid } from '#app/parts/tile.tsx';
import text from '#app/ui/text.module.css';
import { media, routes } from '#shared/routes.ts';
import css from './create-send-page.module.css';
import type { CardList } from '#app/client/cards/load-cards.ts';

/** Card fronts only: choosing one creates a draft and continues with the message. */
export function CreateSendPage({ cards }: { cards: CardList }) {
  return (
    <div className={classNames(text.wrap, css.page)}>
      <PathLink to={routes.cards()} className={text.arrow}>
        <Icon name="left" /> All cards
      </PathLink>
      <h1>Choose a card</h1>
      <p className={classNames(text.lead, css.lead)}>
        Choose a card and write your message. You can change the card later.
      </p>
      <TileGrid columns={4}>
        {cards.results.map(({ cardId, title, style, paletteId, v, alt, paper }, i) => (
          <li key={cardId}>
            <Tile
              to={routes.sendCard(cardId)}
              name={title}
              sub={style}
              picture={(width) => media.card(cardId, paletteId, 'front', width, v)}
              alt={alt}
              paper={paper}
              sizes="(max-width: 767px) 46vw, 300px"
              eager={i < 4}
            />
          </li>
        ))}
      </TileGrid>
    </div>
  );
}
