import rows from './messages.json' with { type: 'json' };
import type { Topic } from './words.ts';

/**
 * A message that a sender may take and change. `{name}` stands for the recipient's name. `about` is what beside the occasion it speaks of: it suits
 * a card about that and no other. `few` states what is true of few senders: it is offered after all others.
 */
export type Message = { occasion: string; for: string; mood: string; text: string; about?: string; few?: boolean };

export const MESSAGES: readonly Message[] = rows;

/** What takes a card's occasion over: what is said at a wedding does not suit an engagement, nor a New Year's wish Nowruz. */
export const OVERRIDING_TOPICS: ReadonlySet<string> = new Set<Topic>([
  'anniversary-of-death',
  'baby-loss',
  'bar-mitzvah',
  'bat-mitzvah',
  'christening',
  'day-of-the-dead',
  'engagement',
  'expecting',
  'first-communion',
  'first-day',
  'leaving',
  'new-start',
  'nowruz',
  'pet-loss',
  'sorry',
]);
