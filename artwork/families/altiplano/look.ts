import { type Look, mix, path, rect } from '#artwork/engine.ts';

/** Stripes and diamonds of a carrying cloth. */
export const altiplanoLook: Partial<Look> = {
  faces: ['sansita-swashed', 'young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.35), liner: p.a, acc: p.a }),
  weave: (c, k) =>
    c.pattern(96, 144, rect(0, 0, 96, 144, `fill="${k.p.a}"`) + rect(0, 8, 96, 10, `fill="${k.p.b}"`) + rect(0, 126, 96, 10, `fill="${k.p.b}"`) + path('M48 36h12v12h12v12h12v24h-12v12h-12v12h-24v-12h-12v-12h-12v-24h12v-12h12v-12Z', `fill="${mix(k.p.paper, k.p.a, 0.1)}"`) + path('M42 60h12v12h12v12h-12v12h-12v-12h-12v-12h12Z', `fill="${k.p.c}"`)),
};
