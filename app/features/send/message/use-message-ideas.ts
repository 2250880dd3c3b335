import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import type { CallReply } from '#contract/calls.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';

/** How many ideas are shown at a time. */
export const PAGE_SIZE = 3;
export type Ideas = CallReply<'GET /messages'>;
export type Tone = Ideas['tones'][number]['value'];
/** What is asked for. Without a `recipient` the server goes by the card. */
export type IdeaFilter = { recipient: string | null; tone: Tone | null; offset: number };

type Card = { cardId: string | null; occasion: string; /** of the recipient */ name: string };

/** Ideas for the message of a card: null until they are loaded, `unavailable` where they never were. */
export function useMessageIdeas({ cardId, occasion, name }: Card, filter: IdeaFilter): Ideas | 'unavailable' | null {
  const [ideas, setIdeas] = useState<Ideas | 'unavailable' | null>(null);
  const greetedName = name.trim().slice(0, NAME_ON_CARD_MAX);
  const { recipient, tone, offset } = filter;
  useEffect(() => {
    let isCurrent = true;
    const query = {
      ...(cardId === null ? { occasion } : { cardId }),
      offset,
      limit: PAGE_SIZE,
      ...(recipient ? { recipient } : {}),
      ...(tone ? { tone } : {}),
      ...(greetedName ? { name: greetedName } : {}),
    };
    call('GET /messages', { query }).then(
      (found) => isCurrent && setIdeas(found),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        // Ideas that are shown stay; the section is hidden only if none were ever loaded.
        if (isCurrent) setIdeas((was) => was ?? 'unavailable');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [cardId, occasion, recipient, tone, offset, greetedName]);
  return ideas;
}
