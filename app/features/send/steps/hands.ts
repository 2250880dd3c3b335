import type { Hand, Ink } from '#contract/card-send.ts';

/** The five hands by their names; the faces are those of `fonts.css`. `scale` evens out how large each one writes. */
export const HANDS: readonly { hand: Hand; name: string; family: string; scale: number }[] = [
  { hand: 'caveat', name: 'Caveat', family: "'Caveat', cursive", scale: 1 },
  { hand: 'covered-by-your-grace', name: 'Grace', family: "'Covered By Your Grace', cursive", scale: 0.94 },
  { hand: 'kalam', name: 'Kalam', family: "'Kalam', cursive", scale: 0.8 },
  { hand: 'la-belle-aurore', name: 'Aurore', family: "'La Belle Aurore', cursive", scale: 0.92 },
  { hand: 'mansalva', name: 'Mansalva', family: "'Mansalva', cursive", scale: 0.8 },
];

/** The five inks; paper does not change with the light, so they are colours and not roles. */
export const INKS: readonly { ink: Ink; name: string; colour: string }[] = [
  { ink: 'black', name: 'Black', colour: '#23272a' },
  { ink: 'blue', name: 'Blue', colour: '#22417a' },
  { ink: 'green', name: 'Green', colour: '#21473a' },
  { ink: 'plum', name: 'Plum', colour: '#5f2548' },
  { ink: 'brown', name: 'Brown', colour: '#5a3a20' },
];
