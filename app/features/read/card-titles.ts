import type { ReadCard } from '#contract/card-read.ts';

/** "A card for Amelie from Rosa", or "A card from Rosa" where the link names nobody; a test is said to be one. */
export function titleOf({ to, from, isTest }: Pick<ReadCard, 'to' | 'from' | 'isTest'>): string {
  return `${isTest ? 'Test: a' : 'A'} card ${to ? `for ${to} ` : ''}from ${from}`;
}

/** For previews of the link elsewhere: never the message. */
export function descriptionOf(card: Pick<ReadCard, 'from' | 'occasion'>): string {
  return `${card.from} sent you ${/^[aeiou]/i.test(card.occasion) ? 'an' : 'a'} ${card.occasion}. Open the envelope.`;
}
