import { circ, type Look, lum, mix, path, rect } from '#artwork/engine.ts';

/** Endpapers as in a book of moths: an eye from a wing, and a comma between. */
export const mothlightLook: Partial<Look> = {
  faces: ['cormorant-garamond:600', 'playfair-display:500'],
  kit: (p) => (lum(p.bg) < 0.5 ? { env: mix(p.c, p.bg, 0.35), liner: p.bg, acc: p.a } : { env: mix(p.c, p.paper, 0.3), liner: p.e, acc: p.a }),
  weave: (c, k) =>
    c.pattern(
      132,
      132,
      rect(0, 0, 132, 132, `fill="${k.liner}"`) +
        [[33, 33], [99, 99]].map(([x, y]) => circ(x!, y!, 20, `fill="${k.p.a}"`) + circ(x!, y!, 14, `fill="${k.p.b}"`) + circ(x!, y!, 9, `fill="${k.p.e}"`) + path(`M${x! - 4} ${y! - 4}q4 -4 8 0`, `fill="none" stroke="${k.p.paper}" stroke-width="2"`)).join('') +
        path('M90 24q14 9 4 24M24 90q14 9 4 24', `fill="none" stroke="${mix(k.p.c, k.p.b, 0.4)}" stroke-width="5" stroke-linecap="round"`),
    ),
};
