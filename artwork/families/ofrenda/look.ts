import { circ, type Look, mix, path, rect, shade } from '#artwork/engine.ts';

/** Cut tissue. */
export const ofrendaLook: Partial<Look> = {
  faces: ['young-serif'],
  kit: (p) => ({ env: mix('#f6a21e', p.paper, 0.45), liner: p.a, acc: p.a }),
  weave: (c, k) => c.pattern(120, 120, rect(0, 0, 120, 120, `fill="${k.p.a}"`) + [0, 45, 90, 135, 180, 225, 270, 315].map((d) => path('M0 -12C8 -22 8 -36 0 -44C-8 -36 -8 -22 0 -12Z', `fill="${shade(k.p.a, -0.1)}" transform="translate(60 60) rotate(${d})"`)).join('') + circ(60, 60, 8, `fill="${mix('#f6a21e', k.p.a, 0.1)}"`)),
};
