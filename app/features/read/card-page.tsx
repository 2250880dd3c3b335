import { lazy, Suspense } from 'react';
import type { ReadCard } from '#contract/card-read.ts';
import { retryChunk } from '#app/client/chunk-retry.ts';
import type { ReadSearch } from './read-page.ts';
import { ReadScreen } from './read-screen.tsx';

/** Few come to say no: it is fetched when it is asked for. */
const RefusalScreen = lazy(async () => ({ default: (await retryChunk('refusal-screen', () => import('./refusal-screen.tsx'))).RefusalScreen }));

/** What a card's address shows: the card, or the page that says no to further ones. */
export function CardPage({ card, search }: { card: ReadCard; search: ReadSearch }) {
  if (search.refuse && card.magicLink2 && card.isPersonal)
    return (
      <Suspense>
        <RefusalScreen card={card} personal={card.magicLink2} from={search.refuse} />
      </Suspense>
    );
  return <ReadScreen key={`${card.magicLink}/${card.magicLink2}`} card={card} isOpen={search.open === true} thanksProblem={search.thanks} />;
}
