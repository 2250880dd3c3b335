import type { ReadCard } from '#contract/card-read.ts';

/** "A card for Amelie from Rosa", or "A card from Rosa" where the link names nobody. */
export function titleOf(card: Pick<ReadCard, 'to' | 'from'>): string {
  return card.to ? `A card for ${card.to} from ${card.from}` : `A card from ${card.from}`;
}

/** For previews of the link elsewhere: never the message. */
export function descriptionOf(card: Pick<ReadCard, 'from' | 'occasion'>): string {
  return `${card.from} sent you ${/^[aeiou]/i.test(card.occasion) ? 'an' : 'a'} ${card.occasion}. Open the envelope.`;
}
