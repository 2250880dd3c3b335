import type { FontKey } from '../lettering.ts';

/** the five hands that a sender can write in */
export const HANDS = {
  caveat: { title: 'Caveat', face: 'caveat:500' },
  'covered-by-your-grace': { title: 'Grace', face: 'covered-by-your-grace' },
  kalam: { title: 'Kalam', face: 'kalam:400' },
  'la-belle-aurore': { title: 'Aurore', face: 'la-belle-aurore' },
  mansalva: { title: 'Mansalva', face: 'mansalva' },
} as const satisfies Record<string, { title: string; face: FontKey }>;

export type Hand = keyof typeof HANDS;
export const HAND_IDS = Object.keys(HANDS) as [Hand, ...Hand[]];
