import { BigIndex } from '#app/ui/big-index.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import type { CardTile } from '#contract/card.ts';
import { routes } from '#shared/routes.ts';
import css from './home-page.module.css';
import { LedgeOfCards } from './ledge-of-cards.tsx';

/** For whoever comes from a card that somebody shared: what this is, and how to answer with one. */
export function PoplyPage({
  ledge,
  occasions,
}: {
  ledge: readonly CardTile[];
  occasions: readonly { name: string; path: string; count: number }[];
}) {
  return (
    <>
      <section className={css.hero}>
        <div className={classNames(text.wrap, css.copy)}>
          <h1 className={text.display}>
            Somebody thought of you. <em>Your turn.</em>
          </h1>
          <div className={css.side}>
            <p className={text.lead}>
              Cards like the one you saw, with their name on the front and your words inside. No account, and the first
              takes three minutes.
            </p>
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
      <section className={classNames(text.wrap, css.section)}>
        <h2 className={text.sr}>All occasions</h2>
        <BigIndex title="All occasions" items={occasions} />
      </section>
    </>
  );
}
