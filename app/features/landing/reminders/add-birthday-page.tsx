import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import { LinkRows, PageIntro, Section } from '../sections.tsx';

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
            {
              name: 'An anniversary',
              note: 'A wedding, or any day that two people share',
              action: 'Add one',
              to: routes.addAnniversaryByHand(),
            },
            {
              name: 'Holidays',
              note: 'Christmas, Diwali, Mother’s Day and others, as your country has them',
              action: 'Choose',
              to: routes.addHolidays(),
            },
            {
              name: 'Another day',
              note: 'The day you met, a name day, a day to call',
              action: 'Add a day',
              to: routes.addEventByHand(),
            },
            {
              name: 'A birthday you do not know',
              note: 'Ask by email or with a link. They answer without an account',
              action: 'Ask',
              to: routes.birthdayRequest('ask'),
            },
          ]}
        />
      </Section>
    </>
  );
}
