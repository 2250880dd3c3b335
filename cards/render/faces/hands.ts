import type { FontKey } from '../lettering.ts';

/** the five hands that a sender can write in; `scale` evens out how large each one writes */
export const HANDS = {
  caveat: { title: 'Caveat', face: 'caveat:400', scale: 1 },
  'covered-by-your-grace': { title: 'Grace', face: 'covered-by-your-grace:400', scale: 0.94 },
  kalam: { title: 'Kalam', face: 'kalam:400', scale: 0.8 },
  'la-belle-aurore': { title: 'Aurore', face: 'la-belle-aurore:400', scale: 0.92 },
  mansalva: { title: 'Mansalva', face: 'mansalva:400', scale: 0.8 },
} as const satisfies Record<string, { title: string; face: FontKey; scale: number }>;

export type Hand = keyof typeof HANDS;
export const HAND_IDS = Object.keys(HANDS) as [Hand, ...Hand[]];

/** the five inks that a sender can write in; each passes 7:1 on every writing paper */
export const INKS = {
  black: { title: 'Black', colour: '#23272a' },
  blue: { title: 'Blue', colour: '#22417a' },
  green: { title: 'Green', colour: '#21473a' },
  plum: { title: 'Plum', colour: '#5f2548' },
  brown: { title: 'Brown', colour: '#5a3a20' },
} as const;

export type Ink = keyof typeof INKS;
export const INK_IDS = Object.keys(INKS) as [Ink, ...Ink[]];

/** the scale of a face when it is one of the hands */
export function handScale(face: FontKey): number {
  return Object.values(HANDS).find((hand) => hand.face.startsWith(`${face.split(':')[0]}:`))?.scale ?? 1;
}
