import { type Look, mix, rect } from '#artwork/engine.ts';

/** The checked cloth of a trattoria. */
export const pizzeriaLook: Partial<Look> = {
  faces: ['lobster', 'young-serif'],
  kit: (p) => ({ env: mix('#d8b07c', p.paper, 0.35), liner: p.paper, acc: mix('#a82c18', p.e, 0.2) }),
  weave: (c, k) => c.pattern(96, 96, rect(0, 0, 96, 96, `fill="${k.p.paper}"`) + rect(0, 0, 48, 96, `fill="${k.p.a}" opacity=".6"`) + rect(0, 0, 96, 48, `fill="${k.p.a}" opacity=".6"`)),
};
