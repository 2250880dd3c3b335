import { ButtonLink } from '#app/ui/button/button.tsx';
import { Hero } from '#app/parts/hero.tsx';
import { routes } from '#shared/routes.ts';
import css from './anniversary-gift-page.module.css';
import type { CardList } from '#app/client/cards/load-cards.ts';
import { CardGrid, Section, CallToAction } from '../sections.tsx';

/** The traditional name of each anniversary, as used in both Britain and the United States where the two agree. */
const YEARS = [
  [1, 'Paper'],
  [2, 'Cotton'],
  [3, 'Leather'],
  [4, 'Linen'],
  [5, 'Wood'],
  [6, 'Iron'],
  [7, 'Wool'],
  [8, 'Bronze'],
  [9, 'Pottery'],
  [10, 'Tin'],
  [11, 'Steel'],
  [12, 'Silk'],
  [13, 'Lace'],
  [14, 'Ivory'],
  [15, 'Crystal'],
  [20, 'China'],
  [25, 'Silver'],
  [30, 'Pearl'],
  [35, 'Coral'],
  [40, 'Ruby'],
  [45, 'Sapphire'],
  [50, 'Gold'],
  [55, 'Emerald'],
  [60, 'Diamond'],
] as const;

/** Gifts for each year of marriage, and a card to go with them. */
export function AnniversaryGiftPage({ cards, byYear }: { cards: CardList; byYear: CardList }) {
  return (
    <>
      <Hero
        title={
          <>
            Anniversary gifts, <em>year by year.</em>
          </>
        }
        lead="Paper for the first year, cotton for the second, gold for the fiftieth: the traditional gift for each year, and a card to go with it."
        actions={<ButtonLink to={routes.cards('anniversary')}>Choose an anniversary card</ButtonLink>}
        cards={cards.results}
      />
      <Section
        title="Year by year"
        line="The traditional list. The fourteenth year is ivory; please choose something else for it."
      >
        <ol className={css.years}>
          {YEARS.map(([year, name]) => (
            <li key={year}>
              <span className={css.year}>{year}</span>
              <span className={css.name}>{name}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title="Cards by the year"
        all={{ path: routes.cards('anniversary', 'years'), count: byYear.total, of: 'cards by the year' }}
      >
        <CardGrid cards={byYear.results} />
      </Section>
      <CallToAction
        actions={
          <ButtonLink to={routes.browse('anniversary')} variant="quiet">
            See all anniversary cards
          </ButtonLink>
        }
      >
        We do not sell gifts. <em>Promise one</em> inside the card.
      </CallToAction>
    </>
  );
}
