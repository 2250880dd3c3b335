import { type Look, mix } from '#artwork/engine.ts';
import { pawWeave } from '#artwork/subjects/paw.ts';

/** Paw prints and buttons, as on the cushions. */
export const bestSeatLook: Partial<Look> = {
  faces: ['young-serif', 'caprasimo'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.45), liner: p.paper, acc: p.a }),
  weave: pawWeave,
};
