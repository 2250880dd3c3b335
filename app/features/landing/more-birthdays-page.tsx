import { BigIndex } from '#app/ui/big-index.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { routes } from '#shared/routes.ts';
import { Opening, Section, Well } from './parts.tsx';

/** More than one birthday: by who they are. */
export function MoreBirthdaysPage({ people }: { people: readonly { name: string; path: string; count: number }[] }) {
  return (
    <>
      <Opening
        title={
          <>
            Who <em>else?</em>
          </>
        }
        lead="Go round the family, then the table at work. One card each, each for its day, and the year is done in an evening."
      />
      <Section title="By who they are">
        <BigIndex title="Birthday cards by person" items={people} />
      </Section>
      <Well acts={<ButtonLink to={routes.birthdayRequest('ask')}>Ask them</ButtonLink>}>
        Not sure <em>which day</em> it was?
      </Well>
    </>
  );
}
