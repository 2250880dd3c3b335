import type { ReadCard } from '#contract/card-read.ts';
import type { ReadSearch } from './read-page.ts';
import { ReadScreen } from './read-screen.tsx';
import { RefusalScreen } from './refusal-screen.tsx';

/** What a card's address shows: the card, or the page that says no to further ones. */
export function CardPage({ card, search }: { card: ReadCard; search: ReadSearch }) {
  if (search.refuse && card.magicLink2 && card.isPersonal)
    return <RefusalScreen card={card} personal={card.magicLink2} from={search.refuse} />;
  return (
    <ReadScreen
      key={`${card.magicLink}/${card.magicLink2}`}
      card={card}
      isOpen={search.open === true}
      thanksProblem={search.thanks}
    />
  );
}
