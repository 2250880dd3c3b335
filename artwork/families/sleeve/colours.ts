import { lum, type Palette } from '#artwork/engine.ts';

/** a palette's palest colour */
export const palest = (p: Palette) => [p.paper, p.bg, p.ink, p.d].sort((a, b) => lum(b) - lum(a))[0]!;

/** the colours of a palette's metal */
export function METALS(p: Palette) {
  return { gold: ['#a97a30', '#dcb054', '#f3d88c'], rose: ['#b06a5b', '#dd9c88', '#f0c8b8'], silver: ['#6d737c', '#b4bac2', '#dfe4e9'] }[p.metal];
}
