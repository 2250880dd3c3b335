import { type Look, mix, path, rect } from '#artwork/engine.ts';
import { blade, flower } from './pack.ts';

/** Leaves and flowers of the undergrowth on the liner. */
export const goodCompanyLook: Partial<Look> = {
  faces: ['young-serif', 'shrikhand'],
  kit: (p) => ({ env: mix(p.c, p.paper, 0.55), liner: p.paper, acc: p.a }),
  weave: (c, k) => {
    const green = mix(k.p.c, k.p.e, 0.25);
    return c.pattern(180, 180, rect(0, 0, 180, 180, `fill="${mix(k.p.c, k.p.paper, 0.3)}"`) + blade(30, 90, 20, 70, 17, green, k.p.c) + blade(120, 176, -24, 70, 17, green, k.p.c) + flower(90, 50, 24, 6, k.p.paper, k.p.b) + flower(40, 140, 20, 6, k.p.a, k.p.b) + path('M150 30h.1M150 110h.1M90 120h.1', `stroke="${k.p.b}" stroke-width="11" stroke-linecap="round"`));
  },
};
