import { BigIndex } from '#app/ui/big-index.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ShopWindow } from '#app/ui/shop-window.tsx';
import { routes } from '#shared/routes.ts';
import type { Shelf } from './load-shelf.ts';
import { Quotes, Section } from './parts.tsx';

/** For whoever looks for the two words: cards that say them, and what may follow inside. */
export function HappyBirthdayPage({
  shelf,
  words,
  people,
}: {
  shelf: Shelf;
  words: readonly string[];
  people: readonly { name: string; path: string; count: number }[];
}) {
  return (
    <>
      <ShopWindow
        title={
          <>
            Happy birthday, <em>said well.</em>
          </>
        }
        lead="Two words that everybody says. On a card with their name on the front they are kept."
        acts={
          <>
            <ButtonLink to={routes.cards('birthday')}>Choose a birthday card</ButtonLink>
            <ButtonLink variant="quiet" to={routes.names()}>
              See their name on one
            </ButtonLink>
          </>
        }
        ledge={shelf.results}
      />
      <Section
        title="And inside"
        line="Take any of these as they are. They wait beside the page while you write, with many more, and can be changed."
      >
        <Quotes words={words} />
      </Section>
      <Section title="Who is it for?">
        <BigIndex title="Birthday cards by person" items={people} />
      </Section>
    </>
  );
}
