import { ButtonLink } from '#app/ui/button/button.tsx';
import { Hero } from '#app/parts/hero.tsx';
import { routes } from '#shared/routes.ts';
import type { CardList } from '#app/client/load-cards.ts';
import { Faq, Quotes, Section } from '../sections.tsx';

/** A birthday in a team, a class or a choir: one card from everybody. */
export function BirthdayGroupPage({ cards, words }: { cards: CardList; words: readonly string[] }) {
  return (
    <>
      <Hero
        title={
          <>
            From <em>all of you.</em>
          </>
        }
        lead="One of you chooses the card for the whole team. It arrives at nine on the day."
        actions={<ButtonLink to={routes.cards('birthday', 'colleague')}>Choose a card for a colleague</ButtonLink>}
        cards={cards.results}
      />
      <Section title="Messages from a group" line="Use them as they are, or change them.">
        <Quotes words={words} />
      </Section>
      <Section title="Good to know">
        <Faq
          answers={[
            [
              'Can everyone sign?',
              'Not yet. Collect everyone’s messages, write them inside, and sign with all the names.',
            ],
            ['Will they see it early?', 'No. We send it at the time you choose.'],
            ['Who sees the reply?', 'The reply goes to the person who sent the card.'],
          ]}
        />
      </Section>
    </>
  );
}
