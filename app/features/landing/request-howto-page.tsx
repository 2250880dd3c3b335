import { ButtonLink } from '#app/ui/button.tsx';
import { routes } from '#shared/routes.ts';
import { Leaf } from './leaf.tsx';
import { Opening, Section, StepsDown } from './parts.tsx';

/** How a day is kept here, from the question to the card. */
export function RequestHowtoPage() {
  return (
    <>
      <Opening
        title={
          <>
            How a day <em>is kept.</em>
          </>
        }
        lead="Not in a list that somebody has to look at. In a card that is written already."
        acts={<ButtonLink to={routes.browse('birthday')}>Choose a birthday card</ButtonLink>}
        beside={
          <Leaf
            hand="mansalva"
            ink="#1f3d63"
            turn={1.2}
            words={['14 March! And it was a Saturday, Mum says.', 'Now you have no excuse.']}
            name="Nadia"
          />
        }
      />
      <Section title="From the question to the card">
        <StepsDown
          steps={[
            ['Ask', 'One message from your own phone. The day and the month are enough; the year can stay theirs.'],
            ['Choose the card while you think of them', 'Their name goes on the front as you type it.'],
            ['Name the day and the hour', 'Nine in their morning, wherever they wake up. Up to two years ahead.'],
            ['Forget it', 'It leaves by itself. You see when it was opened, and what they answered.'],
          ]}
        />
      </Section>
    </>
  );
}
