import { circ, type Drawing, mix, n1, type P, path, polar, pt, shade, smooth, sym, TAU } from '#artwork/engine.ts';
import { walker } from '#artwork/outlines/flourish.ts';
import type { Papers } from './papers.ts';

/** paper flowers, as definitions: two roses, a daisy and one with five petals; and the leaf of the sprays */
function paperFlowers(c: Drawing, { base, white, shd, foil, gold }: Papers) {
  const { r } = c;
  // ambient shadow for shapes that turn: no direction in it
  const amb = (id: string, tr: string, fill: string, w = 7,
    o = 0.1) => `<g transform="${tr}"><use href="#${id}" fill="none" stroke="${shd}" stroke-width="${w * 1.6}" stroke-opacity="${o * 0.7}"/><use href="#${id}" fill="none" stroke="${shd}" stroke-width="${w * 0.8}" stroke-opacity="${o}"/><use href="#${id}" fill="${fill}" stroke="#fff" stroke-width=".8" stroke-opacity=".8"/></g>`;
  const petalG = c.rad([[0, shade(base, -0.075)], [0.5, mix(base, white, 0.5)], [1, '#ffffff']], 0.5, 1, 1);
  const petal = sym('M0 6C-26 -8 -56 -50 -44 -84C-36 -106 -12 -108 0 -98C12 -108 36 -106 44 -84C56 -50 26 -8 0 6Z'),
    slim = sym('M0 4C-10 -20 -16 -66 -9 -90C-5 -102 5 -102 9 -90C16 -66 10 -20 0 4Z'),
    leafS = sym('M0 0C22 -18 26 -64 0 -104C-26 -64 -22 -18 0 0Z'),
    leafH = sym('M0 0C22 -18 26 -64 0 -104Z');
  const rose = [0, 1].map((v) => c.def((id) => {
    let s = '';
    for (const [n, k, off] of [[7, 1, 0], [6, 0.78, 22], [5, 0.56, 8], [4, 0.37, 30]] as const)
      for (let i = 0; i < n; i++) s += amb(petal, `rotate(${n1(off + v * 17 + (i * 360) / n + r.f(-5, 5))}) scale(${(k * r.f(0.95, 1.04)).toFixed(2)})`, petalG, 8 / k, 0.13);
    return `<g id="${id}">${s}${circ(0, 0, 12, `fill="${foil}"`)}</g>`;
  }));
  const daisy = c.def((id) => {
    let s = '';
    for (const [n, k, off] of [[13, 1, 0], [13, 0.8, 13]] as const) for (let i = 0; i < n; i++) s += amb(slim, `rotate(${n1(off + (i * 360) / n)}) scale(${k})`, petalG, 6, 0.12);
    let d = '';
    for (let i = 0; i < 19; i++) { const t = Math.sqrt((i + 0.5) / 19), q = polar(0, 0, 17 * t, i * 2.4); d += circ(q[0], q[1], 3.6, `fill="${foil}" stroke="${gold}" stroke-width=".7"`); }
    return `<g id="${id}">${s}${circ(0, 0, 20, `fill="${gold}"`)}${d}</g>`;
  });
  const five = c.def((id) => {
    let s = '';
    for (let i = 0; i < 5; i++) s += amb(petal, `rotate(${i * 72}) scale(.92)`, petalG, 8, 0.12);
    let d = '';
    for (let i = 0; i < 9; i++) { const q = polar(0, 0, 22, (i / 9) * TAU); d += `M0 0L${pt(q)}`; }
    return `<g id="${id}">${s}${path(d,
      `stroke="${gold}" stroke-width="2"`)}${Array.from({ length: 9 }, (_, i) => { const q = polar(0, 0, 24, (i / 9) * TAU); return circ(q[0], q[1], 4, `fill="${foil}"`); }).join('')}</g>`;
  });
  return { rose, daisy, five, leafS, leafH };
}

/** draws sprays: leaves in pairs along a line, in paper or, with a tint, in gold */
function sprays({ base, white, shd, foil, gold }: Papers, leafS: string, leafH: string) {
  const lf = (x: number, y: number, a: number, L: number, tint = 0) =>
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a)}) scale(${((L / 104)
      * 0.9).toFixed(3)} ${(L / 104).toFixed(3)})"><use href="#${leafS}" fill="none" stroke="${shd}" stroke-width="12" stroke-opacity=".07"/><use href="#${leafS}" fill="none" stroke="${shd}" stroke-width="6" stroke-opacity=".12"/><use href="#${leafS}" fill="${tint ? foil : white}"/><use href="#${leafH}" fill="${tint ? gold : shade(base, -0.035)}" fill-opacity="${tint ? 0.35 : 1}"/></g>`;
  return (ps: P[], L: number, n: number, tint = 0) => {
    const wk = walker(ps);
    let s = path(smooth(ps, false), `fill="none" stroke="${tint ? gold : shade(base, -0.06)}" stroke-width="${n1(L / 15)}" stroke-linecap="round"`);
    for (let i = 0; i < n; i++) { const [q, a] = wk(0.1 + (i / n) * 0.9), k = 1 - 0.4 * (i / n); s += lf(q[0], q[1], a + 90 + 48, L * k, tint) + lf(q[0], q[1], a + 90 - 48, L * k, tint); }
    const [q, a] = wk(0.999);
    return s + lf(q[0], q[1], a + 90, L * 0.62, tint);
  };
}

/**
 * What the sculptures are decked with: flowers as definitions, `fl` to set one at x, y with the radius R, and `spray` to
 * set n pairs of leaves of length L along a line, in gold with a tint.
 */
export type Flowers = {
  rose: string[]; daisy: string; five: string; fl: (id: string, x: number, y: number, R: number) => string;
  spray: (ps: P[], L: number, n: number, tint?: number) => string;
};

/** the flowers and sprays of a card; each flower is turned at random */
export function flowersOf(c: Drawing, papers: Papers): Flowers {
  const { r } = c, { rose, daisy, five, leafS, leafH } = paperFlowers(c, papers);
  const fl = (id: string, x: number, y: number, R: number) => {
    const a = r.f(0, 360);
    let sh = '';
    for (let i = 4; i >= 1; i--) sh += circ(x + 2, y + 7, R * 0.8 + i * R * 0.08, `fill="${papers.shd}" fill-opacity=".05"`);
    return sh + `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a)}) scale(${(R / 102).toFixed(3)})"><use href="#${id}"/></g>`;
  };
  return { rose, daisy, five, fl, spray: sprays(papers, leafS, leafH) };
}
