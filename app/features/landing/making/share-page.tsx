import { Tile, TileGrid } from '#app/parts/tile.tsx';
import { media, routes } from '#shared/routes.ts';
import type { CardList } from '#app/client/cards/load-cards.ts';
import { LinkRows, PageIntro, Section } from '../sections.tsx';

/** Sharing a card by its link. */
export function SharePage({ cards }: { cards: CardList }) {
  return (
    <>
      <PageIntro
        title={
          <>
            Share a card <em>by link.</em>
          </>
        }
        lead="Paste the link into any message. It shows a picture of the card."
      />
      <Section title="Which card?">
        <LinkRows
          rows={[
            {
              name: 'A card you sent',
              note: 'The link is on the card’s page. Anyone with the link can open the card.',
              action: 'Your sent cards',
              to: routes.myCards('sent'),
            },
            {
              name: 'A card you received',
              note: 'Share the link in its email. If you have lost it, open the card with its code.',
              action: 'Open a card',
              to: routes.open(),
            },
            {
              name: 'A card from the shop',
              note: 'Ask what others think before you write it.',
              action: 'All cards',
              to: routes.cards(),
            },
          ]}
        />
      </Section>
      <Section title="Share one of these">
        <TileGrid>
          {cards.results.map(({ cardId, title, style, paletteId, v, alt, paper }) => (
            <li key={cardId}>
              <Tile
                to={routes.copy('card', cardId)}
                name={title}
                sub={style}
                picture={(width) => media.card(cardId, paletteId, 'front', width, v)}
                alt={alt}
                paper={paper}
                sizes="(max-width: 767px) 46vw, 240px"
              />
            </li>
          ))}
        </TileGrid>
      </Section>
    </>
  );
}
