import { CardTile as CardInGrid } from '#app/parts/card-tile.tsx';
import { RecentCards } from '#app/parts/recent-cards/recent-cards.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { TileGrid } from '#app/parts/tile.tsx';
import type { CardTile } from '#contract/card.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { routes } from '#shared/routes.ts';
import { ContinueCard } from './continue-card.tsx';
import { UpcomingHolidays } from './upcoming-holidays.tsx';
import css from './home-page.module.css';
import { AllOccasions, ShopHero } from './shop-sections.tsx';

export type HomePageProps = {
  heroCards: readonly CardTile[];
  birthday: { results: readonly CardTile[]; total: number };
  occasions: readonly { name: string; path: string; count: number }[];
};

/** The home page. */
export function HomePage({ heroCards, birthday, occasions }: HomePageProps) {
  return (
    <>
      <ContinueCard />
      <ShopHero
        title={
          <>
            Cards and birthdays, <em>remembered.</em>
          </>
        }
        lead="Choose a card and put their name on the front. It arrives at nine in the morning, wherever they live."
        cards={heroCards}
      />
      <UpcomingHolidays />
      <RecentCards />
      {birthday.results.length > 0 && (
        <section className={classNames(text.wrap, css.section)} aria-labelledby="new-birthday">
          <div className={css.head}>
            <h2 id="new-birthday">New birthday cards</h2>
            <PathLink className={text.arrow} to={routes.cards('birthday')}>
              All {formatInteger(birthday.total)} <span className={text.sr}>birthday cards</span> <Icon name="right" />
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
      <AllOccasions occasions={occasions} />
    </>
  );
}
