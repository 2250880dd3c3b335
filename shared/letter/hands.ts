/** The five hands that a message can be written in, as people choose them. `scale` evens out how large each one writes. */
export const HANDS = {
  caveat: { name: 'Caveat', scale: 1 },
  'covered-by-your-grace': { name: 'Grace', scale: 0.94 },
  kalam: { name: 'Kalam', scale: 0.8 },
  'la-belle-aurore': { name: 'Aurore', scale: 0.92 },
  mansalva: { name: 'Mansalva', scale: 0.8 },
} as const;
export type Hand = keyof typeof HANDS;
export const HAND_IDS = Object.keys(HANDS) as [Hand, ...Hand[]];

/** The five inks. Each has a contrast of at least 7 to 1 on every writing paper. */
export const INKS = {
  black: { name: 'Black', colour: '#23272a' },
  blue: { name: 'Blue', colour: '#22417a' },
  green: { name: 'Green', colour: '#21473a' },
  plum: { name: 'Plum', colour: '#5f2548' },
  brown: { name: 'Brown', colour: '#5a3a20' },
} as const;
export type Ink = keyof typeof INKS;
export const INK_IDS = Object.keys(INKS) as [Ink, ...Ink[]];
