import type { CardTile } from '#contract/card.ts';
import { AllOccasions, ShopHero } from './shop-sections.tsx';

/** For people who come from a shared card: what this site is, and how to reply with a card. */
export function PoplyPage({
  cards,
  occasions,
}: {
  cards: readonly CardTile[];
  occasions: readonly { name: string; path: string; count: number }[];
}) {
  return (
    <>
      <ShopHero
        title={
          <>
            Someone sent you a card. <em>Send one back.</em>
          </>
        }
        lead="Choose a card like the one you got, put their name on the front and write your message inside. You need no account, and it takes three minutes."
        cards={cards}
      />
      <AllOccasions occasions={occasions} />
    </>
  );
}
