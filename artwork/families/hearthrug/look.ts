import { type Look, mix } from '#artwork/engine.ts';
import { pawWeave } from '#artwork/subjects/paw.ts';

/** Paw prints going both ways across the liner. */
export const hearthrugLook: Partial<Look> = {
  faces: ['gloock', 'young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.45), liner: p.paper, acc: p.a }),
  weave: pawWeave,
};
