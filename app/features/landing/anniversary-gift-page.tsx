import { ButtonLink } from '#app/ui/button.tsx';
import { ShopWindow } from '#app/ui/shop-window.tsx';
import { routes } from '#shared/routes.ts';
import css from './anniversary-gift-page.module.css';
import type { Shelf } from './load-shelf.ts';
import { CardRow, Section, Well } from './parts.tsx';

/** What each year is called by custom, in Britain and the United States alike where the two agree. */
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

/** What to give for a year of marriage, and the card that says it. */
export function AnniversaryGiftPage({ shelf, byYear }: { shelf: Shelf; byYear: Shelf }) {
  return (
    <>
      <ShopWindow
        title={
          <>
            What the year <em>is made of.</em>
          </>
        }
        lead="Paper, cotton, leather, and so on to gold. The custom names the present. The card says why."
        acts={<ButtonLink to={routes.cards('anniversary')}>Choose an anniversary card</ButtonLink>}
        ledge={shelf.results}
      />
      <Section
        title="Year by year"
        line="As the old lists have it. Fourteen is ivory there; give something that grows instead."
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
        <CardRow cards={byYear.results} />
      </Section>
      <Well
        acts={
          <ButtonLink to={routes.browse('anniversary')} variant="quiet">
            Look at all of them
          </ButtonLink>
        }
      >
        We sell no presents. Write inside <em>what is coming,</em> and the card carries the promise.
      </Well>
    </>
  );
}
