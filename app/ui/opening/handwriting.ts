/** Font family and scale of each handwriting font; the scales even out their sizes. The fonts are in app/ui/styles/fonts.css. */
const HANDS = {
  caveat: { family: "'Caveat'", scale: 1 },
  'covered-by-your-grace': { family: "'Covered By Your Grace'", scale: 0.92 },
  kalam: { family: "'Kalam'", scale: 0.76 },
  'la-belle-aurore': { family: "'La Belle Aurore'", scale: 0.86 },
  mansalva: { family: "'Mansalva'", scale: 0.75 },
} as const;
export type HandName = keyof typeof HANDS;

/** Colours of the inks. Each has a contrast of at least 7 to 1 on the pale paper. */
const INKS = { black: '#26231f', blue: '#23406b', green: '#21473a', plum: '#5a2547', brown: '#553725' } as const;
export type InkName = keyof typeof INKS;

/** The font stack of a handwriting font. Hebrew has a font of its own; other scripts fall back to a handwriting font of the system, then to any font. */
export function handFamily(hand: HandName): string {
  return `${HANDS[hand].family}, 'Gveret Levin', 'Segoe Print', 'Bradley Hand', cursive, var(--naskh)`;
}
export function handScale(hand: HandName): number {
  return HANDS[hand].scale;
}
export function inkColour(ink: InkName): string {
  return INKS[ink];
}
