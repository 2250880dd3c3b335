import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import { LinkRows, PageIntro, Section } from '../sections.tsx';
import { OTHER_DATES } from './other-dates.ts';

/** The ways to add a birthday, and the other days that can be kept. */
export function AddBirthdayPage() {
  return (
    <>
      <PageIntro
        title={
          <>
            Whose <em>birthday</em> is it?
          </>
        }
        lead="Keep the day here, and you see in your reminders when it comes and how old they will be. You can leave out the year, or the day."
        actions={<ButtonLink to={routes.addBirthdayByHand()}>Add a birthday</ButtonLink>}
      />
      <Section title="Something else to keep">
        <LinkRows
          rows={[
            {
              name: 'All birthdays at once',
              note: 'From a file of your phone, mail or calendar',
              action: 'Import',
              to: routes.importPeople(),
            },
            ...OTHER_DATES,
          ]}
        />
      </Section>
    </>
  );
}
