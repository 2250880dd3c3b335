import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CardTile } from '#app/ui/card-tile.tsx';
import { EmptyLedge } from '#app/ui/empty-ledge.tsx';
import text from '#app/ui/text.module.css';
import { TileGrid } from '#app/ui/tile.tsx';
import type { CardTile as Tile } from '#contract/card.ts';
import type { MyCardsType } from '#shared/routes.ts';
import css from './empty-list.module.css';
import { LISTS } from './list-words.ts';

/** Cards to begin with. */
const BEGINNINGS = 5;

/** A list with nothing on it yet: what will stand there, how to begin, and cards to begin with right there. */
export function EmptyList({ type }: { type: MyCardsType }) {
  const { empty } = LISTS[type];
  return (
    <>
      <section className={css.wall}>
        <div className={`${text.wrap} ${css.words}`}>
          <p className={text.lead}>{empty.line}</p>
          <ButtonLink to={empty.to}>{empty.act}</ButtonLink>
        </div>
        <EmptyLedge saying={empty.place} />
      </section>
      <Beginnings title={type === 'favorites' ? 'Is it one of these?' : 'Or begin with one of these'} />
    </>
  );
}

/** A few cards of the shop. Where they cannot be fetched, there are none: the button above leads to all of them. */
function Beginnings({ title }: { title: string }) {
  const [cards, setCards] = useState<readonly Tile[]>([]);
  useEffect(() => {
    let isGone = false;
    async function load() {
      try {
        const { results } = await call('GET /cards', { query: { limit: BEGINNINGS } });
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
    <section className={`${text.wrap} ${css.beginnings}`}>
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
