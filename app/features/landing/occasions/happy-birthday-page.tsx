import { LinkIndex } from '#app/ui/list/link-index.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Hero } from '#app/parts/hero.tsx';
import { routes } from '#shared/routes.ts';
import type { CardList } from '#app/client/cards/load-cards.ts';
import { Quotes, Section } from '../sections.tsx';

/** For people who search for "happy birthday": cards that say it, and messages for the inside. */
export function HappyBirthdayPage({
  cards,
  words,
  people,
}: {
  cards: CardList;
  words: readonly string[];
  people: readonly { name: string; path: string; count: number }[];
}) {
  return (
    <>
      <Hero
        title={
          <>
            Happy birthday, <em>said well.</em>
          </>
        }
        lead="Birthday cards with their name on the front, and messages to write inside."
        actions={
          <>
            <ButtonLink to={routes.cards('birthday')}>Choose a birthday card</ButtonLink>
            <ButtonLink variant="quiet" to={routes.names()}>
              See their name on one
            </ButtonLink>
          </>
        }
        cards={cards.results}
      />
      <Section
        title="What to write inside"
        line="Use any of these messages, or change them. You will find many more while you write."
      >
        <Quotes words={words} />
      </Section>
      <Section title="Who is it for?">
        <LinkIndex title="Birthday cards by person" items={people} />
      </Section>
    </>
  );
}
