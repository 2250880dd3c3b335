import { type Look, mix, path, rect, shade } from '#artwork/engine.ts';

/** Herringbone with coloured flecks. */
export const tweedLook: Partial<Look> = {
  faces: ['caprasimo', 'young-serif'],
  kit: (p) => ({ env: mix(p.bg, p.paper, 0.45), liner: p.e, acc: p.a }),
  weave: (c, k) => {
    const light = shade(k.p.e, 0.1), dark = shade(k.p.e, -0.05);
    let up = '';
    for (let y = -24; y < 96; y += 12) up += `M0 ${y + 24}L24 ${y}L48 ${y + 24}M48 ${y + 24}L72 ${y}L96 ${y + 24}`;
    return c.pattern(96, 96, rect(0, 0, 96, 96, `fill="${dark}"`) + path(up, `fill="none" stroke="${light}" stroke-width="5"`) + path('M14 20h.1M66 48h.1M38 78h.1', `stroke="${k.p.b}" stroke-width="6" stroke-linecap="round"`) + path('M80 12h.1M20 62h.1', `stroke="${k.p.d}" stroke-width="6" stroke-linecap="round"`));
  },
};
