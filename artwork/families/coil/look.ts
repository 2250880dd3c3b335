import { circ, type Look, lum, mix, rect, shade } from '#artwork/engine.ts';

/** Plaited straw, two over and two under. */
export const coilLook: Partial<Look> = {
  faces: ['suez-one', 'young-serif'],
  kit: (p) => ({ env: lum(p.bg) < 0.5 ? mix(p.bg, p.b, 0.12) : mix(p.d, p.paper, 0.4), liner: p.b, acc: p.a }),
  weave: (c, k) => {
    const straw = k.p.b, over = (x: number, y: number, w: number, h: number) => rect(x + 1, y + 1, w - 2, h - 2, `rx="4" fill="${(x + y) % 48 ? shade(straw, 0.05) : shade(straw, -0.04)}"`);
    let s = '';
    for (let y = 0; y < 96; y += 24) for (let x = 0; x < 96; x += 48) s += over(x + ((y / 24) % 2) * 24, y, 24, 24).replace('rx="4"', 'rx="7"') + over(x + (1 - ((y / 24) % 2)) * 24, y + 3, 24, 9) + over(x + (1 - ((y / 24) % 2)) * 24, y + 13, 24, 9);
    return c.pattern(96, 96, rect(0, 0, 96, 96, `fill="${shade(straw, -0.14)}"`) + s + circ(36, 12, 5, `fill="${k.p.a}"`) + circ(84, 60, 5, `fill="${k.p.c}"`));
  },
};
