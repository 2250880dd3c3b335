import { type Look, mix, path, rect } from '#artwork/engine.ts';

/** Black paper outside, and lamplight through small cut stars within. */
export const lightboxLook: Partial<Look> = {
  faces: ['gloock', 'playfair-display:500'],
  kit: (p) => ({ env: mix(p.bg, p.e, 0.3), liner: p.bg, acc: p.c }),
  weave: (c, k) =>
    c.pattern(
      120,
      120,
      rect(0, 0, 120, 120, `fill="${k.p.bg}"`) +
        path('M30 14Q32 28 46 30Q32 32 30 46Q28 32 14 30Q28 28 30 14Z', `fill="${k.p.b}"`) +
        path('M92 78Q93 86 101 87Q93 88 92 96Q91 88 83 87Q91 86 92 78Z', `fill="${k.p.d}"`) +
        path('M96 30h.1M64 66h.1M28 94h.1M62 108h.1', `stroke="${k.p.a}" stroke-width="5" stroke-linecap="round"`),
    ),
};
