import { useEffect, useRef, useState } from 'react';
import { deleteRecentCards, useRecentCards } from '#app/client/cards/recent-cards.ts';
import { Tile } from '#app/parts/tile.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { formatRelation } from '#shared/cards/relation.ts';
import { media, routes } from '#shared/routes.ts';
import css from './recent-cards.module.css';

/** The width of a card in the row. */
const SIZES = '(max-width: 767px) 7rem, 9rem';

/** The cards that were looked at on this device, in one row; nothing if there are none. @param without the card of the page */
export function RecentCards({ without }: { without?: string }) {
  const cards = useRecentCards().filter(({ cardId }) => cardId !== without);
  const [isCleared, setCleared] = useState(false);
  const saying = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => void (isCleared && saying.current?.focus()), [isCleared]);
  if (isCleared)
    return (
      <p ref={saying} tabIndex={-1} className={classNames(text.wrap, text.soft, css.cleared)}>
        The list of cards that you looked at is empty now.
      </p>
    );
  if (cards.length === 0) return null;
  return (
    <section className={classNames(text.wrap, css.recent)} aria-labelledby="recent-cards">
      <div className={css.head}>
        <h2 id="recent-cards">Recently seen</h2>
        <Button
          variant="plain"
          size="small"
          className={css.clear}
          onClick={() => (deleteRecentCards(), setCleared(true))}
        >
          Clear <span className={text.sr}>recently seen cards</span>
        </Button>
      </div>
      <ul className={css.cards}>
        {cards.map(({ cardId, title, paletteId, v, paper, relation }) => (
          <li key={cardId}>
            <Tile
              to={routes.card(cardId)}
              name={title}
              label={relation === null ? undefined : formatRelation(relation)}
              picture={(width) => media.card(cardId, paletteId, 'front', width, v)}
              sizes={SIZES}
              paper={paper}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
