import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import type { CardList } from '#app/client/load-cards.ts';
import { CardGrid, PageIntro, Section } from '../sections.tsx';

/** Add one anniversary: the couple, the year, the card. */
export function AnniversaryByHandPage({ couples, byYear }: { couples: CardList; byYear: CardList }) {
  return (
    <>
      <PageIntro
        title={
          <>
            Add an <em>anniversary.</em>
          </>
        }
        lead="An anniversary is saved together with its card. Choose a card for the couple or for the year, put both names on the front, and pick the delivery date."
        actions={
          <ButtonLink variant="quiet" to={routes.anniversaryGift()}>
            Which year is silver?
          </ButtonLink>
        }
      />
      <Section
        title="For a couple"
        all={{ path: routes.cards('anniversary', 'couples'), count: couples.total, of: 'cards for couples' }}
      >
        <CardGrid cards={couples.results} />
      </Section>
      <Section
        title="By the year"
        all={{ path: routes.cards('anniversary', 'years'), count: byYear.total, of: 'cards by the year' }}
      >
        <CardGrid cards={byYear.results} />
      </Section>
    </>
  );
}
