import { type Look, mix, path, rect } from '#artwork/engine.ts';
import { SIX } from './line.ts';

/** Deckchair stripes, from red to violet and back. */
export const chosenLook: Partial<Look> = {
  faces: ['young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.4), liner: p.paper, acc: p.c }),
  weave: (c, k) => c.pattern(216, 216, rect(0, 0, 216, 216, `fill="${k.p.paper}"`) + [...SIX].map((col, i) => path(`M${12 + i * 36} 0V216`, `stroke="${mix(col, k.p.paper, 0.12)}" stroke-width="24"`)).join('')),
};
