import { ButtonLink } from '#app/ui/button.tsx';
import { ShopWindow } from '#app/ui/shop-window.tsx';
import { routes } from '#shared/routes.ts';
import type { Shelf } from './load-shelf.ts';
import { Asked, Quotes, Section } from './parts.tsx';

/** A birthday in a team, a class, a choir: one card from all. */
export function BirthdayGroupPage({ shelf, words }: { shelf: Shelf; words: readonly string[] }) {
  return (
    <>
      <ShopWindow
        title={
          <>
            From <em>all of you.</em>
          </>
        }
        lead="A birthday in the team needs no envelope passed under desks. One of you chooses, and it arrives at nine on the day."
        acts={<ButtonLink to={routes.cards('birthday', 'colleague')}>Choose a card for a colleague</ButtonLink>}
        ledge={shelf.results}
      />
      <Section title="Words for more than one" line="They say we. Change what does not fit.">
        <Quotes words={words} />
      </Section>
      <Section title="Good to know">
        <Asked
          answers={[
            [
              'Can everybody sign?',
              'Not on the card itself yet. Gather their lines, write them inside, and sign with every name.',
            ],
            ['Will they see it early?', 'No. It leaves at the hour you set, and not a minute before.'],
            ['Who may see the answer?', 'Their thanks come to whoever sent the card, to be read out at the table.'],
          ]}
        />
      </Section>
    </>
  );
}
