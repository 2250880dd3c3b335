/** How wide and large each hand writes, so that all fill a leaf alike. Faces: app/ui/fonts.css. */
const HANDS = {
  caveat: { family: "'Caveat'", scale: 1 },
  'covered-by-your-grace': { family: "'Covered By Your Grace'", scale: 0.92 },
  kalam: { family: "'Kalam'", scale: 0.76 },
  'la-belle-aurore': { family: "'La Belle Aurore'", scale: 0.86 },
  mansalva: { family: "'Mansalva'", scale: 0.75 },
} as const;
export type HandName = keyof typeof HANDS;

/** Inks as they dry on pale paper; each is 7 to 1 on it or better. */
const INKS = { black: '#26231f', blue: '#23406b', green: '#21473a', plum: '#5a2547', brown: '#553725' } as const;
export type InkName = keyof typeof INKS;

/** The font stack of a hand; Hebrew has one of its own, other scripts that it lacks fall back to a hand of the system, then to any face that has them. */
export function handFamily(hand: HandName): string {
  return `${HANDS[hand].family}, 'Gveret Levin', 'Segoe Print', 'Bradley Hand', cursive, var(--naskh)`;
}
export function handScale(hand: HandName): number {
  return HANDS[hand].scale;
}
export function inkColour(ink: InkName): string {
  return INKS[ink];
}
