import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import type { CardTile } from '#contract/card.ts';
import { routes } from '#shared/routes.ts';
import css from './home-page.module.css';
import { LedgeOfCards } from './ledge-of-cards.tsx';

/** What one sees first from the street: a sentence, what to do, and cards on the ledge. */
export function ShopWindow({ title, lead, ledge }: { title: ReactNode; lead: string; ledge: readonly CardTile[] }) {
  return (
    <section className={css.hero}>
      <div className={classNames(text.wrap, css.copy)}>
        <h1 className={text.display}>{title}</h1>
        <div className={css.side}>
          <p className={text.lead}>{lead}</p>
          <p className={css.acts}>
            <ButtonLink to={routes.cards()}>Choose a card</ButtonLink>
            <ButtonLink variant="quiet" to={routes.open()}>
              Open a card
            </ButtonLink>
          </p>
        </div>
      </div>
      <LedgeOfCards cards={ledge} />
    </section>
  );
}
