import { type Hand, HANDS, type Ink, INKS } from '#shared/letter/hands.ts';

/** The fonts are in app/ui/styles/fonts.css. */
const FAMILIES: Record<Hand, string> = {
  caveat: "'Caveat'",
  'covered-by-your-grace': "'Covered By Your Grace'",
  kalam: "'Kalam'",
  'la-belle-aurore': "'La Belle Aurore'",
  mansalva: "'Mansalva'",
};
export type HandName = Hand;
export type InkName = Ink;

/** The font stack of a handwriting font. Hebrew has a font of its own; other scripts fall back to a handwriting font of the system, then to any font. */
export function handFamily(hand: HandName): string {
  return `${FAMILIES[hand]}, 'Gveret Levin', 'Segoe Print', 'Bradley Hand', cursive, var(--naskh)`;
}
export function handScale(hand: HandName): number {
  return HANDS[hand].scale;
}
export function inkColour(ink: InkName): string {
  return INKS[ink].colour;
}
