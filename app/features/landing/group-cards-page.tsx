import { ButtonLink } from '#app/ui/button.tsx';
import { routes } from '#shared/routes.ts';
import type { Shelf } from './load-shelf.ts';
import { ManyHands } from './many-hands.tsx';
import { CardRow, Opening, Section, StepsDown } from './parts.tsx';

/** One card from many. Signing it together is not there yet; what a group can do until then is. */
export function GroupCardsPage({ leaving, thanks }: { leaving: Shelf; thanks: Shelf }) {
  const [cover] = leaving.results;
  return (
    <>
      <Opening
        title={
          <>
            One card, <em>everybody’s words.</em>
          </>
        }
        lead="A shared link that each of you signs is being built. Until it stands, one of you gathers the lines and writes the card for all."
        acts={<ButtonLink to={routes.cards('retirement', 'leaving')}>Choose the card</ButtonLink>}
        beside={cover && <ManyHands cover={cover} />}
      />
      <Section title="How to do it today">
        <StepsDown
          steps={[
            [
              'Ask everybody for one line',
              'In whatever room you share already. One sentence each is plenty, and the funny ones come last.',
            ],
            ['Choose the card and put their name on it', 'No account is needed for it.'],
            [
              'Write all of it inside',
              'There is room for five thousand characters, and a long letter gets a second leaf. Sign it with every name.',
            ],
            [
              'Say when',
              'It arrives at the hour you choose, in their morning. You see when it was opened, and so can you all.',
            ],
          ]}
        />
      </Section>
      <Section
        title="For somebody who goes"
        all={{ path: routes.cards('retirement', 'leaving'), count: leaving.total, of: 'leaving cards' }}
      >
        <CardRow cards={leaving.results.slice(0, 5)} />
      </Section>
      <Section
        title="For somebody who stayed late"
        all={{ path: routes.cards('thank-you', 'work'), count: thanks.total, of: 'thank you cards for work' }}
      >
        <CardRow cards={thanks.results} />
      </Section>
    </>
  );
}
