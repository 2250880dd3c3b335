import type { ReadCard } from '#contract/card-read.ts';

/** `A card for Amelie from Rosa`, or `A card from Rosa` for a shareable link. A test is marked as one. */
export function formatCardTitle({ to, from, isTest }: Pick<ReadCard, 'to' | 'from' | 'isTest'>): string {
  return `${isTest ? 'Test: a' : 'A'} card ${to ? `for ${to} ` : ''}from ${from}`;
}

/** For previews of the link on other sites. Never contains the message. */
export function formatCardDescription(card: Pick<ReadCard, 'from' | 'occasion'>): string {
  return `${card.from} sent you ${/^[aeiou]/i.test(card.occasion) ? 'an' : 'a'} ${card.occasion}. Open the envelope.`;
}
