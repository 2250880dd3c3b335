import type { CSSProperties } from 'react';
import css from './handwritten-page.module.css';

/** The handwriting fonts, as on the inside of a card. */
const FACES = {
  caveat: 'Caveat',
  kalam: 'Kalam',
  mansalva: 'Mansalva',
  'covered-by-your-grace': 'Covered By Your Grace',
  'la-belle-aurore': 'La Belle Aurore',
} as const;
export type HandwrittenPageHand = keyof typeof FACES;

/** The written page of a card: one message in handwriting. */
export function HandwrittenPage({
  hand = 'caveat',
  words,
  name,
  ink = '#21473a',
  turn = -1.4,
}: {
  hand?: HandwrittenPageHand;
  words: readonly string[];
  name: string;
  ink?: string;
  /** in degrees */ turn?: number;
}) {
  return (
    <figure
      className={css.leaf}
      style={{ '--written': `'${FACES[hand]}', var(--hand)`, '--ink': ink, '--turn': `${turn}deg` } as CSSProperties}
    >
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={css.name}>{name}</p>
    </figure>
  );
}
