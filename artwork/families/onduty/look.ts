import { type Look, mix, path, rect, shade } from '#artwork/engine.ts';

/** Twill, with a heart in each square. */
export const ondutyLook: Partial<Look> = {
  faces: ['young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.4), liner: p.a, acc: p.c }),
  weave: (c, k) => c.pattern(120, 120, rect(0, 0, 120, 120, `fill="${k.p.a}"`) + path('M0 120L120 0M-30 30L30 -30M90 150L150 90', `stroke="${shade(k.p.a, 0.04)}" stroke-width="20"`) + path('M60 82C44 68 34 58 36 46C40 34 54 36 60 48C66 36 80 34 84 46C86 58 76 68 60 82Z', `fill="${mix(k.p.paper, k.p.a, 0.1)}"`)),
};
