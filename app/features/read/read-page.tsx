import type { ReadCard } from '#contract/card-read.ts';
import type { ReadSearch } from './read-search.ts';
import { ReceivedCard } from './received-card.tsx';
import { RefusalPage } from './refusal-page.tsx';

/** The page of a card's link: the card, or the page where its recipient blocks further cards. */
export function ReadPage({ card, search }: { card: ReadCard; search: ReadSearch }) {
  if (search.refuse && card.magicLink2 && card.isPersonal)
    return <RefusalPage card={card} personal={card.magicLink2} from={search.refuse} />;
  return (
    <ReceivedCard
      key={`${card.magicLink}/${card.magicLink2}`}
      card={card}
      isOpen={search.open === true}
      thanksProblem={search.thanks}
    />
  );
}
