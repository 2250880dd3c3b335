import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import type { CardList } from '#app/client/cards/load-cards.ts';
import { HandwrittenPage } from '../reminders/handwritten-page.tsx';
import { CardGrid, PageIntro, Section } from '../sections.tsx';

/** The page that the phone app opens for gift cards. None are sold here, and the page says what to give instead. */
export function GiftCardPage({ cards }: { cards: CardList }) {
  return (
    <>
      <PageIntro
        title={
          <>
            A promise is <em>a gift too.</em>
          </>
        }
        lead="We do not sell gift cards. You can promise something in a card instead: a dinner, a Saturday, a lift to the airport."
        actions={<ButtonLink to={routes.cards('just-because')}>Choose a card for it</ButtonLink>}
        beside={
          <HandwrittenPage
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
        title="Cards for no special occasion"
        all={{ path: routes.cards('just-because'), count: cards.total, of: 'cards just because' }}
      >
        <CardGrid cards={cards.results} />
      </Section>
    </>
  );
}
