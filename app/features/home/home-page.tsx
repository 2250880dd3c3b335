import { BigIndex } from '#app/ui/big-index.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CardTile as CardInGrid } from '#app/ui/card-tile.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { ShopWindow } from '#app/ui/shop-window.tsx';
import text from '#app/ui/text.module.css';
import { TileGrid } from '#app/ui/tile.tsx';
import type { CardTile } from '#contract/card.ts';
import { inFigures } from '#shared/count.ts';
import { routes } from '#shared/routes.ts';
import { ComingUp } from './coming-up.tsx';
import css from './home-page.module.css';

export type HomePageProps = {
  ledge: readonly CardTile[];
  birthday: { results: readonly CardTile[]; total: number };
  occasions: readonly { name: string; path: string; count: number }[];
};

/** The shop window. */
export function HomePage({ ledge, birthday, occasions }: HomePageProps) {
  return (
    <>
      <ShopWindow
        title={
          <>
            Cards and birthdays, <em>remembered.</em>
          </>
        }
        lead="Choose a card and put their name on the front. It arrives at nine in their morning, wherever they wake up."
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
      <ComingUp />
      {birthday.results.length > 0 && (
        <section className={classNames(text.wrap, css.section)} aria-labelledby="new-birthday">
          <div className={css.head}>
            <h2 id="new-birthday">New birthday cards</h2>
            <PathLink className={text.arrow} to={routes.cards('birthday')}>
              All {inFigures(birthday.total)} <span className={text.sr}>birthday cards</span> <Icon name="right" />
            </PathLink>
          </div>
          <TileGrid>
            {birthday.results.map((card) => (
              <li key={card.cardId}>
                <CardInGrid card={card} />
              </li>
            ))}
          </TileGrid>
        </section>
      )}
      <section className={classNames(text.wrap, css.section)}>
        <h2 className={text.sr}>All occasions</h2>
        <BigIndex title="All occasions" items={occasions} />
      </section>
    </>
  );
}
