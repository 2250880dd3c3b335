import type { CSSProperties } from 'react';
import { handFamily, handScale } from './handwriting.ts';
import type { OpeningCard } from './opening-card.ts';

/** The colours of a card and its envelope, and the hand that it is written in, for the style sheets. */
export function getCardStyle(card: OpeningCard): CSSProperties & Record<`--${string}`, string | number> {
  const { envelope } = card;
  return {
    '--env-colour': envelope.colour,
    '--env-flap': envelope.flap,
    '--env-shade': envelope.shade,
    '--env-ink': envelope.ink,
    '--env-seal': card.accent,
    '--accent': card.accent,
    '--stock': card.stock,
    '--hand-family': handFamily(card.right.hand),
    '--hand-scale': handScale(card.right.hand),
  };
}
