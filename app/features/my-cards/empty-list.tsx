import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CardTile } from '#app/parts/card-tile.tsx';
import { EmptyCardRow } from '#app/parts/card-row/empty-card-row.tsx';
import text from '#app/ui/text.module.css';
import { TileGrid } from '#app/parts/tile.tsx';
import type { CardTile as Tile } from '#contract/card.ts';
import type { MyCardsType } from '#shared/routes.ts';
import css from './empty-list.module.css';
import { LIST_TEXT } from './list-text.ts';

/** How many cards are suggested. */
const SUGGESTIONS = 5;

/** An empty list: what it will show, how to start, and some suggested cards. */
export function EmptyList({ type }: { type: MyCardsType }) {
  const { empty } = LIST_TEXT[type];
  return (
    <>
      <section className={css.band}>
        <div className={`${text.wrap} ${css.words}`}>
          <p className={text.lead}>{empty.lead}</p>
          <ButtonLink to={empty.to}>{empty.button}</ButtonLink>
        </div>
        <EmptyCardRow saying={empty.placeholder} />
      </section>
      <SuggestedCards title={type === 'favorites' ? 'Do you like one of these?' : 'Or start with one of these'} />
    </>
  );
}

/** A few cards of the shop; none where they cannot be loaded. The button above leads to all of them. */
function SuggestedCards({ title }: { title: string }) {
  const [cards, setCards] = useState<readonly Tile[]>([]);
  useEffect(() => {
    let isGone = false;
    async function load() {
      try {
        const { results } = await call('GET /cards', { query: { limit: SUGGESTIONS } });
        if (!isGone) setCards(results);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
    void load();
    return () => void (isGone = true);
  }, []);
  if (cards.length === 0) return null;
  return (
    <section className={`${text.wrap} ${css.suggestions}`}>
      <h2>{title}</h2>
      <TileGrid>
        {cards.map((card) => (
          <li key={card.cardId}>
            <CardTile card={card} />
          </li>
        ))}
      </TileGrid>
    </section>
  );
}
