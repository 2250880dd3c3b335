import { LinkIndex } from '#app/ui/list/link-index.tsx';
import { Hero } from '#app/parts/hero.tsx';
import type { PopularName } from '#contract/reference.ts';
import { routes } from '#shared/routes.ts';
import type { CardList } from '#app/client/cards/load-cards.ts';
import { NameForm } from './name-form.tsx';
import { Faq, Section } from '../sections.tsx';
import { PopularNames } from './popular-names.tsx';

/** Names to start with, from many countries, in no particular order. */
const NAMES = [
  'Amelie',
  'Theo',
  'Nadia',
  'Priya',
  'Oliver',
  'Ines',
  'Mateo',
  'Zoë',
  'Kofi',
  'Maeve',
  'Yusuf',
  'Mei',
  'Rosa',
  'Noah',
  'Leila',
  'Søren',
];

/** Where a name is entered. */
export function NamesPage({
  cards,
  popular,
}: {
  cards: CardList;
  popular: { topFemaleNames: readonly PopularName[]; topMaleNames: readonly PopularName[] };
}) {
  return (
    <>
      <Hero
        title={
          <>
            What is <em>their name?</em>
          </>
        }
        lead="Most of our cards can have a name on the front, drawn as part of the picture."
        actions={<NameForm label="Their name" act="See it on a card" />}
        cards={cards.results}
      />
      <Section title="Or try one of these">
        <LinkIndex title="Names to try" items={NAMES.map((name) => ({ name, path: routes.name(name) }))} />
      </Section>
      <Section title="Most popular names" line="Given to children born in the United States in 2024.">
        <PopularNames title="Girls" names={popular.topFemaleNames} />
        <PopularNames title="Boys" names={popular.topMaleNames} />
      </Section>
      <Section title="Good to know">
        <Faq
          answers={[
            [
              'Does it always fit?',
              'Long names are set smaller or on two lines. We do not show cards that have no space for the name.',
            ],
            [
              'Do accents work?',
              'Yes. Amélie, Søren and Zoë keep every accent. We tell you if a letter cannot be drawn.',
            ],
            ['Only first names?', 'No. Granny Jo, the Hendersons and Captain work too.'],
          ]}
        />
      </Section>
    </>
  );
}
