import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import { NameForm } from '../names/name-form.tsx';
import { LinkRows, PageIntro, Section } from '../sections.tsx';

/** Add a birthday, starting with the name. */
export function AddBirthdayPage() {
  return (
    <>
      <PageIntro
        title={
          <>
            Whose <em>birthday</em> is it?
          </>
        }
        lead="Type the name to see it on our cards. You choose the delivery date before you send, and we send the card on that day."
        actions={<NameForm label="Their name" />}
      />
      <Section title="Other ways to start">
        <LinkRows
          rows={[
            {
              name: 'One birthday',
              note: 'Name, card, date: three steps',
              action: 'Add one',
              to: routes.addBirthdayByHand(),
            },
            {
              name: 'Several at once',
              note: 'Choose by relationship',
              action: 'Add several',
              to: routes.moreBirthdays(),
            },
            {
              name: 'A birthday you do not know',
              note: 'Ask with a message from your own phone',
              action: 'Ask',
              to: routes.birthdayRequest('ask'),
            },
          ]}
        />
      </Section>
    </>
  );
}

/** How to add one birthday, step by step. */
export function BirthdayByHandPage() {
  return (
    <>
      <PageIntro
        title={
          <>
            Add one <em>birthday.</em>
          </>
        }
        lead="A birthday is saved together with its card. It takes three minutes, and you are done for the year."
      />
      <Section title="1. The name">
        <NameForm label="Their name" />
      </Section>
      <Section title="2. The card" line="The name appears on the card at once. Choose a card and write your message.">
        <ButtonLink variant="quiet" to={routes.browse('birthday')}>
          See all birthday cards
        </ButtonLink>
      </Section>
      <Section
        title="3. The date"
        line="Choose the delivery date when you send the card. For 29 February, use 28 February or 1 March in other years."
      >
        <ButtonLink variant="quiet" to={routes.reminders()}>
          See scheduled cards
        </ButtonLink>
      </Section>
    </>
  );
}
