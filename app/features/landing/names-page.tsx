import { BigIndex } from '#app/ui/big-index.tsx';
import { ShopWindow } from '#app/ui/shop-window.tsx';
import type { PopularName } from '#contract/reference.ts';
import { routes } from '#shared/routes.ts';
import type { Shelf } from './load-shelf.ts';
import { NameForm } from './name-form.tsx';
import { Asked, Section } from './parts.tsx';
import { PopularNames } from './popular-names.tsx';

/** Names to begin with, of many places; none of them before another. */
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

/** Where a name is tried on. */
export function NamesPage({
  shelf,
  popular,
}: {
  shelf: Shelf;
  popular: { topFemaleNames: readonly PopularName[]; topMaleNames: readonly PopularName[] };
}) {
  return (
    <>
      <ShopWindow
        title={
          <>
            What are <em>they called?</em>
          </>
        }
        lead="Most of our cards carry a name on the front, drawn with the picture and not printed over it."
        acts={<NameForm label="Their name" act="See it on a card" />}
        ledge={shelf.results}
      />
      <Section title="Or begin with one of these">
        <BigIndex title="Names to begin with" items={NAMES.map((name) => ({ name, path: routes.name(name) }))} />
      </Section>
      <Section title="Given most" line="To children born in the United States in 2024.">
        <PopularNames title="Girls" names={popular.topFemaleNames} />
        <PopularNames title="Boys" names={popular.topMaleNames} />
      </Section>
      <Section title="Good to know">
        <Asked
          answers={[
            [
              'Does it always fit?',
              'A long name is set smaller, or in two lines. Where a design has no room for it, we do not offer it.',
            ],
            [
              'And accents?',
              'Amélie, Søren and Zoë keep every mark. A letter that a hand cannot draw is said before you go on.',
            ],
            ['Only first names?', 'Anything that is a name to you: Granny Jo, the Hendersons, Captain.'],
          ]}
        />
      </Section>
    </>
  );
}
