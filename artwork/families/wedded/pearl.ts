import { bez, circ, ell, g, mix, n1, type P, path, rect } from '#artwork/engine.ts';
import { march, roundLine, type Stroke } from '#artwork/outlines/strokes.ts';
import { dOf, strokes } from './figures.ts';
import type { Anniversary } from './number.ts';

/** a number of pearls */
export function drawPearl({ c, p, num, dark, bg, deep, rr, halo, fam, max }: Anniversary & { fam: string; max: number }) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.85));
  const S = 25, st = strokes(num, S, S + 17, 500, 570, 780, 3.9), R = (st.w / 2) * 1.0;
  const id = c.def((i) => `<g id="${i}">` + circ(0, 0, 50,
    `fill="${c.rad([[0, '#ffffff'], [0.22, '#fffaf4'], [0.5, '#f4e8df'], [0.72, '#dfcbc4'], [0.88, '#b09aa3'], [0.96, '#a9a0b0'], [1, '#d3cbd0']], 0.5, 0.5, 0.55, '', 0.36, 0.32)}"`)
      + path('M-38 18C-24 44 22 46 38 16C34 30 20 38 2 39C-16 39 -30 32 -38 18Z', 'fill="#f6dfe0" opacity=".75"')
      + ell(8, 26, 26, 11, 'fill="#dfeee6" opacity=".35"') + ell(-17, -20, 12, 8.6, 'fill="#fff" transform="rotate(-38 -17 -20)"') + circ(15, -27, 3.4, 'fill="#fff" opacity=".75"') + '</g>');
  let sh = '', th = '', pe = '';
  const pearl = (x: number, y: number, q: number) => {
    for (let i = 0; i < 4; i++) sh += circ(x + q * 0.2, y + q * 0.36, q * (1.16 - i * 0.12), '');
    pe += `<use href="#${id}" transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(rr.f(-8, 8))}) scale(${(q / 50).toFixed(3)})"/>`;
  };
  st.all.forEach((s) => {
    const laid: P[] = [];
    th += roundLine(dOf(s), 3, mix(p.paper, '#b9a98f', 0.4));
    for (const q of march(s, R * 1.97)) { if (laid.some((z) => Math.hypot(z[0] - q.p[0], z[1] - q.p[1]) < R * 1.15)) continue; laid.push(q.p); pearl(q.p[0], q.p[1], R); }
  });
  // the rest of the string runs out of the picture
  const last = st.all[st.all.length - 1]!, tail0 = bez([-40, 172], [240, 60], [520, 250], [1040, 96], 80), tail: Stroke = { p: tail0, loop: false };
  void last;
  th += roundLine(dOf(tail), 2.4, mix(p.paper, '#b9a98f', 0.4));
  for (const q of march(tail, 31)) pearl(q.p[0], q.p[1], 15);
  c.add('art', [g(sh, `fill="${deep}" fill-opacity="${dark ? 0.16 : 0.085}"`), th, pe]);
  fam = 'cormorant-garamond:500i'; max = 112;
  return { fam, max };
}
