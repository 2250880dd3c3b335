import { circ, type Look, mix, path, rect } from '#artwork/engine.ts';

/** Openwork in linen. */
export const graceLook: Partial<Look> = {
  faces: ['cormorant-garamond:600', 'young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.45), liner: mix(p.d, p.paper, 0.2), acc: p.a }),
  weave: (c, k) => c.pattern(100, 100, rect(0, 0, 100, 100, `fill="${mix(k.p.d, k.p.a, 0.12)}"`) + path('M50 22V78M30 42H70', `stroke="${mix(k.p.paper, '#ffffff', 0.5)}" stroke-width="6" stroke-linecap="round"`) + [[0, 0], [100, 0], [0, 100], [100, 100]].map(([x, y]) => circ(x!, y!, 12, `fill="none" stroke="${mix(k.p.paper, '#ffffff', 0.5)}" stroke-width="4"`)).join('')),
};
