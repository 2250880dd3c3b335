import { type Look, mix, path, rect } from '#artwork/engine.ts';

/** Waves, as on a curtain over the door. */
export const sushiyaLook: Partial<Look> = {
  faces: ['young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.35), liner: p.a, acc: p.c }),
  weave: (c, k) => c.pattern(96, 48, rect(0, 0, 96, 48, `fill="${k.p.a}"`) + path('M0 48A48 48 0 0 1 96 48M16 48A32 32 0 0 1 80 48M32 48A16 16 0 0 1 64 48M-48 24A48 48 0 0 1 48 24M-32 24A32 32 0 0 1 32 24M-16 24A16 16 0 0 1 16 24M48 24A48 48 0 0 1 144 24M64 24A32 32 0 0 1 128 24M80 24A16 16 0 0 1 112 24', `fill="none" stroke="${mix(k.p.paper, k.p.a, 0.25)}" stroke-width="4"`)),
};
