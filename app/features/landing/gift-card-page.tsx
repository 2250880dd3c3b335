import { ButtonLink } from '#app/ui/button.tsx';
import { routes } from '#shared/routes.ts';
import type { Shelf } from './load-shelf.ts';
import { Leaf } from './leaf.tsx';
import { CardRow, Opening, Section } from './parts.tsx';

/** What the phone app opens for gift cards. None are sold here, and the page says what can be given instead. */
export function GiftCardPage({ shelf }: { shelf: Shelf }) {
  return (
    <>
      <Opening
        title={
          <>
            A promise is <em>a gift too.</em>
          </>
        }
        lead="We sell no gift cards. What you can give today is your word, in a card of its own: a supper, a Saturday, a lift to the airport."
        acts={<ButtonLink to={routes.cards('just-because')}>Choose a card for it</ButtonLink>}
        beside={
          <Leaf
            hand="kalam"
            words={[
              'One supper, cooked by me.',
              'Your choice of dish, my choice of music. Good on any evening this winter.',
            ]}
            name="Theo"
          />
        }
      />
      <Section
        title="Cards that ask for no occasion"
        all={{ path: routes.cards('just-because'), count: shelf.total, of: 'cards just because' }}
      >
        <CardRow cards={shelf.results} />
      </Section>
    </>
  );
}
