import { LinkIndex } from '#app/ui/list/link-index.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import { PageIntro, Section, CallToAction } from '../sections.tsx';

/** Add several birthdays, grouped by relation. */
export function MoreBirthdaysPage({ people }: { people: readonly { name: string; path: string; count: number }[] }) {
  return (
    <>
      <PageIntro
        title={
          <>
            Who <em>else?</em>
          </>
        }
        lead="Think of your family, then your colleagues. Choose a card for each, and the year is done in an evening."
      />
      <Section title="Choose by relationship">
        <LinkIndex title="Birthday cards by person" items={people} />
      </Section>
      <CallToAction actions={<ButtonLink to={routes.birthdayRequest('ask')}>Ask them</ButtonLink>}>
        Not sure <em>of the date?</em>
      </CallToAction>
    </>
  );
}
