import { NumberedSteps } from '#app/ui/list/numbered-steps.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import { HandwrittenPage } from './handwritten-page.tsx';
import { PageIntro, Section } from '../sections.tsx';

/** How a birthday request works, from the question to the card. */
export function RequestHowtoPage() {
  return (
    <>
      <PageIntro
        title={
          <>
            How it <em>works.</em>
          </>
        }
        lead="Ask with one message in your words. They answer without an account, and you are reminded in time."
        actions={<ButtonLink to={routes.birthdayRequest('ask')}>Ask a friend</ButtonLink>}
        beside={
          <HandwrittenPage
            hand="mansalva"
            ink="#1f3d63"
            turn={1.2}
            words={['14 March! And it was a Saturday, Mum says.', 'Now you have no excuse.']}
            name="Nadia"
          />
        }
      />
      <Section title="Four steps">
        <NumberedSteps
          steps={[
            [
              'Choose whom to ask',
              'People in your contacts, or anybody by name. You see the exact email before it leaves.',
            ],
            ['We write once', 'One email to each, or a link that you send from your own phone. Nobody is reminded.'],
            [
              'They answer, or not',
              'The day and the month are enough, and the year is optional. They can take it back at any time, or stop further messages.',
            ],
            [
              'You are reminded',
              'The day is in your reminders, with cards that suit them, as many days before as you like.',
            ],
          ]}
        />
      </Section>
    </>
  );
}
