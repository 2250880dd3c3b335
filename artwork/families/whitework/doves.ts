import { bez, circ, type Drawing, g, mix, type P, path, polar, qbez, ribbon, shade, smooth } from '#artwork/engine.ts';
import { blade } from '#artwork/outlines/flourish.ts';
import type { Flowers } from './flowers.ts';
import type { Papers } from './papers.ts';
import type { Sculpture } from './words.ts';

/** two doves with a thread of gold between them */
export function drawDoves(c: Drawing, { base, white, shd, foil, ink }: Papers, { rose, daisy, five, fl, spray }: Flowers): Sculpture {
  const blad = (x: number, y: number, a: number, L: number, W: number, fill: string) => {
    const A = (a * Math.PI) / 180, e = polar(x, y, L, A), n: P = [-Math.sin(A), Math.cos(A)], q: P = [(x + e[0]) / 2 + n[0] * L * 0.13, (y + e[1]) / 2 + n[1] * L * 0.13];
    const z = qbez([x, y], q, e, 9), d = blade(z, W, 0.62, 0.06);
    return path(d, `fill="none" stroke="${shd}" stroke-width="9" stroke-opacity=".06"`)
      + path(d, `fill="none" stroke="${shd}" stroke-width="5" stroke-opacity=".12"`) + path(d, `fill="${fill}"`)
      + path(smooth(z.slice(1, 9), false), `fill="none" stroke="${shade(base, -0.06)}" stroke-width="1.6"`);
  };
  const wing = (x: number, y: number, a0: number, a1: number, L: number, tone: string) => {
    let o = '';
    const n = 11;
    for (let i = 0; i < n; i++) { const t = i / (n - 1); o += blad(x + t * 26, y + t * 6, a0 + (a1 - a0) * t, L * (1 - 0.42 * t * t), 36, tone); }
    for (let i = 0; i < 8; i++) { const t = i / 7; o += blad(x + t * 24, y + t * 4, a0 + 8 + (a1 - a0 - 10) * t, L * 0.6 * (1 - 0.3 * t), 32, mix(tone, '#fff', 0.4)); }
    for (let i = 0; i < 6; i++) { const t = i / 5; o += blad(x + t * 22, y + t * 2, a0 + 12 + (a1 - a0 - 16) * t, L * 0.34 * (1 - 0.15 * t), 28, '#ffffff'); }
    return o;
  };
  const dove = (x: number, y: number, k: number, flip = 1, tilt = 0) => {
    let o = wing(30, -14, -128, -58, 236, mix(base, white, 0.3));
    for (let i = 0; i < 7; i++) o += blad(-92, 24, 196 - i * 9, 150 - Math.abs(i - 3) * 8, 30, mix(base, white, 0.6));
    const body = 'M143 -26C136 -38 126 -58 102 -58C78 -58 66 -34 44 -22C8 -4 -52 2 -112 18C-128 24 -126 38 -110 42C-60 66 10 76 58 48C92 28 104 0 120 -16C128 -20 136 -22 143 -26Z';
    o += c.soft(body, 0, 5, 10, shd, 0.28, 4) + path(body, `fill="${c.lin([[0, '#fff'], [0.6, white], [1, shade(base, -0.06)]])}"`);
    o += path('M143 -26C138 -34 132 -40 124 -42L122 -20C130 -20 138 -22 143 -26Z', `fill="${foil}"`) + circ(108, -40, 4.6, `fill="${ink}"`);
    o += wing(14, 4, -172, -104, 226, white);
    const id = c.def((i) => `<g id="${i}">${o}</g>`, 'dove');
    return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${flip * k} ${k})"><use href="#${id}"/></g>`;
  };
  // a silk thread of gold between them, with a knot of blossom
  let s = '';
  const th = (d: P[]) => c.soft(ribbon(d, () => 3), 2, 8, 5, shd, 0.25, 3) + path(ribbon(d, () => 5), `fill="${foil}"`);
  s += th(bez([400, 560], [310, 800], [470, 700], [500, 830], 40)) + th(bez([600, 560], [690, 800], [530, 700], [500, 830], 40))
    + th(bez([500, 830], [440, 900], [380, 860], [350, 930], 30)) + th(bez([500, 830], [560, 900], [620, 860], [650, 930], 30));
  s += dove(262, 590, 0.98, 1, -6) + dove(738, 590, 0.98, -1, 6);
  s += spray(qbez([490, 830], [400, 810], [320, 850], 14), 52, 6) + spray(qbez([510, 830], [600, 810], [680, 850], 14), 52, 6)
    + spray(qbez([495, 820], [440, 770], [430, 720], 12), 36, 5, 1) + spray(qbez([505, 820], [560, 770], [570, 720], 12), 36, 5, 1);
  s += fl(rose[0]!, 500, 836, 72) + fl(daisy, 414, 848, 42) + fl(daisy, 586, 848, 42) + fl(five, 456, 906, 34) + fl(five, 544, 906, 34);
  return { art: g(s, 'transform="translate(0 -40)"'), place: { tcy: 1130, tw: 760, tmax: 120, on: base } };
}
