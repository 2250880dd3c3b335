import { circ, type Drawing, g, mix, path, polar, qbez, rect, shade, tf } from '#artwork/engine.ts';
import { ringD } from '#artwork/outlines/flourish.ts';
import type { Flowers } from './flowers.ts';
import { lay, type Papers } from './papers.ts';
import type { Sculpture } from './words.ts';

/** two rings, one through the other, over a crescent of flowers */
export function drawRings(c: Drawing, papers: Papers, { rose, daisy, five, fl, spray }: Flowers): Sculpture {
  const { p } = c, { base, white, shd, foil, gold } = papers;
  let s = '';
  const ring = (x: number, y: number, R: number, w: number) => {
    const o = (k: number, kw: number, col: string, op = 1) => circ(x, y, R + k, `fill="none" stroke="${col}" stroke-width="${kw}" stroke-opacity="${op}"`);
    return o(0, w, gold) + o(0, w - 3, foil) + o(-w * 0.28, 2, '#fff8dc', 0.9) + o(w * 0.3, 3, gold, 0.5);
  };
  const sh = (x: number, y: number, R: number) => [26, 18, 11].map((w) => circ(x + 10, y + 18, R, `fill="none" stroke="${shd}" stroke-width="${w + 8}" stroke-opacity=".1"`)).join('');
  const R = 152;
  // crescent of flowers under and round the rings
  const arcP = (a0: number, a1: number, rad: number) => Array.from({ length: 24 }, (_, i) => polar(500, 560, rad, ((a0 + ((a1 - a0) * i) / 23) * Math.PI) / 180));
  const disc = ringD(500, 560, 398);
  s += lay(c, papers, disc + ringD(500, 560, 330), mix(base, white, 0.5), 12) + circ(500, 560, 330, `fill="none" stroke="${foil}" stroke-width="3"`)
    + circ(500, 560, 398, `fill="none" stroke="${shade(base, -0.03)}" stroke-width="1.4"`);
  s += sh(436, 512, R) + sh(566, 560, R);
  const dia = c.lin([[0, '#ffffff'], [0.5, mix(p.d, '#ffffff', 0.7)], [1, '#fff']], 0, 0, 1, 1);
  s += ring(566, 560, R, 20) + ring(436, 512, R, 17);
  // second ring passes over once
  const cross = c.clip(rect(540, 330, 200, 190));
  s += `<g clip-path="${cross}">${ring(566, 560, R, 20)}</g>`;
  s += g(path('M-34 0L-20 -24H20L34 0L0 42Z', `fill="${dia}" stroke="${gold}" stroke-width="2.4" stroke-linejoin="round"`)
    + path('M-34 0H34M-20 -24L-12 0L0 42L12 0L20 -24M-12 0L0 -24L12 0', `fill="none" stroke="${mix(gold, '#ffffff', 0.35)}" stroke-width="1.8"`)
    + path('M-16 4L16 4L10 22H-10Z', `fill="${foil}"`), tf(387, 356, -19, 1.12));
  s += spray(arcP(150, 226, 366), 76, 12) + spray(arcP(100, 22, 366), 76, 12) + spray(arcP(140, 196, 320), 44, 9, 1) + spray(arcP(108, 50, 322), 44, 9, 1)
    + spray(qbez([480, 900], [470, 800], [540, 740], 12), 50, 5) + spray(qbez([330, 850], [300, 790], [330, 720], 12), 46, 5);
  s += fl(rose[0]!, 470, 888, 92) + fl(rose[1]!, 330, 842, 74) + fl(rose[1]!, 608, 882, 70) + fl(daisy, 398, 950, 52) + fl(five, 548, 958, 46)
    + fl(daisy, 232, 776, 50) + fl(five, 700, 838, 50) + fl(five, 402, 790, 40) + fl(daisy, 548, 808, 42) + fl(five, 172, 690, 36) + fl(daisy, 776, 764, 40) + fl(five, 826, 690, 28);
  return { art: s, place: { tcy: 1190, tw: 760, tmax: 112, on: base } };
}
