import { LinkIndex } from '#app/ui/list/link-index.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import { PageIntro, Section } from '../sections.tsx';

/** The holidays of the year, to choose from. */
export function AddHolidaysPage({ feasts }: { feasts: readonly { name: string; path: string; count: number }[] }) {
  return (
    <>
      <PageIntro
        title={
          <>
            Which holidays <em>do you celebrate?</em>
          </>
        }
        lead="We cannot save a list for you yet. Open a holiday, choose a card now, and we send it on the day."
        actions={
          <ButtonLink variant="quiet" to={routes.holidays()}>
            Holidays by date
          </ButtonLink>
        }
      />
      <Section title="All holidays">
        <LinkIndex title="Cards by holiday" items={feasts} />
      </Section>
    </>
  );
}
