import type { ReactNode } from 'react';
import type { TileCard } from './card-tile.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CardRow } from './card-row/card-row.tsx';
import css from './hero.module.css';
import text from '#app/ui/text.module.css';

/** The hero of a page: a title, a lead, buttons, and a row of cards. */
export function Hero({
  title,
  lead,
  actions,
  cards,
}: {
  title: ReactNode;
  lead: ReactNode;
  /** one primary button, and a quiet one if there are two actions */ actions: ReactNode;
  cards: readonly TileCard[];
}) {
  return (
    <section className={css.window}>
      <div className={classNames(text.wrap, css.copy)}>
        <h1 className={text.display}>{title}</h1>
        <div className={css.side}>
          <p className={text.lead}>{lead}</p>
          <div className={css.actions}>{actions}</div>
        </div>
      </div>
      <CardRow cards={cards} />
    </section>
  );
}
