import { ButtonLink } from '#app/ui/button.tsx';
import { routes } from '#shared/routes.ts';
import type { Shelf } from './load-shelf.ts';
import { CardRow, Opening, Section } from './parts.tsx';

/** One anniversary: the couple, the year, the card. */
export function AnniversaryByHandPage({ couples, byYear }: { couples: Shelf; byYear: Shelf }) {
  return (
    <>
      <Opening
        title={
          <>
            The two <em>of them.</em>
          </>
        }
        lead="An anniversary is kept with its card. Choose one for the couple or for the year, put both names on the front, and name the day before you send it."
        acts={
          <ButtonLink variant="quiet" to={routes.anniversaryGift()}>
            Which year is silver?
          </ButtonLink>
        }
      />
      <Section
        title="For a couple"
        all={{ path: routes.cards('anniversary', 'couples'), count: couples.total, of: 'cards for couples' }}
      >
        <CardRow cards={couples.results} />
      </Section>
      <Section
        title="By the year"
        all={{ path: routes.cards('anniversary', 'years'), count: byYear.total, of: 'cards by the year' }}
      >
        <CardRow cards={byYear.results} />
      </Section>
    </>
  );
}
