import type { ReactNode } from 'react';
import type { TileCard } from './card-tile.tsx';
import { classNames } from './class-names.ts';
import { LedgeOfCards } from './ledge-of-cards.tsx';
import css from './shop-window.module.css';
import text from './text.module.css';

/** What one sees first from the street: a sentence, what to do, and cards on the ledge. */
export function ShopWindow({
  title,
  lead,
  acts,
  ledge,
}: {
  title: ReactNode;
  lead: ReactNode;
  /** one button, and a quiet one where there are two ways */ acts: ReactNode;
  ledge: readonly TileCard[];
}) {
  return (
    <section className={css.window}>
      <div className={classNames(text.wrap, css.copy)}>
        <h1 className={text.display}>{title}</h1>
        <div className={css.side}>
          <p className={text.lead}>{lead}</p>
          <div className={css.acts}>{acts}</div>
        </div>
      </div>
      <LedgeOfCards cards={ledge} />
    </section>
  );
}
