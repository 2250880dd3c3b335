import { type Look, mix, path, rect } from '#artwork/engine.ts';

/** Small waves, row upon row. */
export const raftLook: Partial<Look> = {
  faces: ['young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.45), liner: p.c, acc: p.a }),
  weave: (c, k) => c.pattern(120, 120, rect(0, 0, 120, 120, `fill="${mix(k.p.c, k.p.paper, 0.25)}"`) + path('M0 30q30 -30 60 0t60 0M-30 90q30 -30 60 0t60 0t60 0', `fill="none" stroke="${k.p.paper}" stroke-width="9"`) + path('M0 52q30 -30 60 0t60 0M-30 112q30 -30 60 0t60 0t60 0', `fill="none" stroke="${k.p.e}" stroke-width="6"`)),
};
