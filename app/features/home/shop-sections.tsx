import type { ReactNode } from 'react';
import type { TileCard } from '#app/parts/card-tile.tsx';
import { Hero } from '#app/parts/hero.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { LinkIndex } from '#app/ui/list/link-index.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './home-page.module.css';

/** The top of the home page and of the page for people who were sent a card. */
export function ShopHero({ title, lead, cards }: { title: ReactNode; lead: string; cards: readonly TileCard[] }) {
  return (
    <Hero
      title={title}
      lead={lead}
      actions={
        <>
          <ButtonLink to={routes.cards()}>Choose a card</ButtonLink>
          <ButtonLink variant="quiet" to={routes.open()}>
            Open a card
          </ButtonLink>
        </>
      }
      cards={cards}
    />
  );
}

/** Every occasion with its number of cards. */
export function AllOccasions({ occasions }: { occasions: readonly { name: string; path: string; count: number }[] }) {
  return (
    <section className={classNames(text.wrap, css.section)}>
      <h2 className={text.sr}>All occasions</h2>
      <LinkIndex title="All occasions" items={occasions} />
    </section>
  );
}
