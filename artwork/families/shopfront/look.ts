import { type Look, mix, path, rect, shade } from '#artwork/engine.ts';

/** The tiled floor of a good shop. */
export const shopfrontLook: Partial<Look> = {
  faces: ['berkshire-swash', 'young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.3), liner: p.a, acc: p.c }),
  weave: (c, k) =>
    c.pattern(96, 96, rect(0, 0, 96, 96, `fill="${k.p.a}"`) + path('M48 0L96 48L48 96L0 48Z', `fill="${shade(k.p.a, 0.06)}"`) + path('M48 26L70 48L48 70L26 48Z', `fill="${mix(k.p.b, k.p.paper, 0.2)}"`) + path('M0 -16L16 0L0 16L-16 0ZM96 -16L112 0L96 16L80 0ZM0 80L16 96L0 112L-16 96ZM96 80L112 96L96 112L80 96Z', `fill="${mix(k.p.b, k.p.a, 0.3)}"`)),
};
