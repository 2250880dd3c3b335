import rows from './messages.json' with { type: 'json' };
import type { Topic } from './words.ts';

/**
 * A suggested message, which the sender may change. `{name}` stands for the recipient's name. `about` is its topic besides the occasion: it only
 * suits a card about that topic. `few` marks a message that is true for few senders: it is offered after all others.
 */
export type Message = { occasion: string; for: string; mood: string; text: string; about?: string; few?: boolean };

export const MESSAGES: readonly Message[] = rows;

/** Topics that replace the messages of a card's occasion: messages for a wedding do not suit an engagement, nor New Year's wishes Nowruz. */
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
