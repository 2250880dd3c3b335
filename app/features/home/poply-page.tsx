import { BigIndex } from '#app/ui/big-index.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ShopWindow } from '#app/ui/shop-window.tsx';
import text from '#app/ui/text.module.css';
import type { CardTile } from '#contract/card.ts';
import { routes } from '#shared/routes.ts';
import css from './home-page.module.css';

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
      <ShopWindow
        title={
          <>
            Somebody thought of you. <em>Your turn.</em>
          </>
        }
        lead="Cards like the one you saw, with their name on the front and your words inside. No account, and the first takes three minutes."
        acts={
          <>
            <ButtonLink to={routes.cards()}>Choose a card</ButtonLink>
            <ButtonLink variant="quiet" to={routes.open()}>
              Open a card
            </ButtonLink>
          </>
        }
        ledge={ledge}
      />
      <section className={classNames(text.wrap, css.section)}>
        <h2 className={text.sr}>All occasions</h2>
        <BigIndex title="All occasions" items={occasions} />
      </section>
    </>
  );
}
