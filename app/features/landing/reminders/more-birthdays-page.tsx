import { LinkIndex } from '#app/ui/list/link-index.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import { PageIntro, Section, CallToAction } from '../sections.tsx';

/** Add several birthdays, and see the cards for each relationship. */
export function MoreBirthdaysPage({ people }: { people: readonly { name: string; path: string; count: number }[] }) {
  return (
    <>
      <PageIntro
        title={
          <>
            Who <em>else?</em>
          </>
        }
        lead="Think of your family first, then of your friends and colleagues. Add their birthdays one by one, and we remind you of each."
        actions={<ButtonLink to={routes.addBirthdayByHand()}>Add a birthday</ButtonLink>}
      />
      <Section title="Cards by relationship">
        <LinkIndex title="Birthday cards by person" items={people} />
      </Section>
      <CallToAction actions={<ButtonLink to={routes.birthdayRequest('ask')}>Ask them</ButtonLink>}>
        Not sure <em>of the date?</em>
      </CallToAction>
    </>
  );
}
