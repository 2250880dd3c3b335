import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import { HandwrittenPage } from './handwritten-page.tsx';
import { PageIntro, Section, NumberedSteps } from '../sections.tsx';

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
        lead="You write the card now, and we send it on the day."
        actions={<ButtonLink to={routes.browse('birthday')}>Choose a birthday card</ButtonLink>}
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
            ['Ask', 'Send one message from your own phone. The day and the month are enough.'],
            ['Choose a card', 'Their name appears on the front as you type.'],
            [
              'Choose the date and time',
              'Nine in the morning in their time zone, or any other hour, up to two years ahead.',
            ],
            ['We send it', 'You see when it was opened and what they replied.'],
          ]}
        />
      </Section>
    </>
  );
}
