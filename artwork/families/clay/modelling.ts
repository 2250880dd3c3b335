import {
  clamp, type Drawing, ell, glyphPaths, lerp, lum, makeRng, mix, n1, noise1, type P, type Run, shade, smooth, TAU, use,
} from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { off, spaced } from '#artwork/materials/outlines.ts';
import { clipOf, inner, lay, type Piece, softU } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';

/** a colour as plasticine has it */
export const vivid = (x: string) => (lum(x) > 0.9 ? shade(x, -0.02) : shade(x, lum(x) < 0.34 ? 0.06 : 0.015, 0.03));

/** registers the whorls of a thumb */
function whorl(c: Drawing, v: number): string {
  let d = '';
  const rr = makeRng('thumb' + v);
  for (let i = 1; i < 12; i++) {
    const R = i * 5.4,
      q: P[] = [];
    const a0 = v === 2 ? -0.4 : 0,
      a1 = v === 0 ? TAU * 0.94 : v === 1 ? TAU * 0.7 : Math.PI + 0.4;
    for (let j = 0; j <= 16; j++) {
      const a = a0 + ((a1 - a0) * j) / 16 - Math.PI;
      q.push([Math.cos(a) * R * 0.82 + rr.f(-0.7, 0.7), Math.sin(a) * R * 1.15 + (v ? Math.abs(Math.cos(a)) * R * 0.24 : 0) + rr.f(-0.7, 0.7)]);
    }
    d += smooth(q, false);
  }
  return c.def((id) => `<path id="${id}" d="${d}"/>`, `whorl${v}`);
}

/** the print of a thumb: k is its size, o how deep */
export function thumb(c: Drawing, x: number, y: number, k: number, deg: number, o: number): string {
  const id = whorl(c, Math.floor(Math.abs(x * 7 + y)) % 3);
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(deg)}) scale(${Math.max(0.1, Math.round(k * 100) / 100)})" fill="none" stroke-width="1.9">${ell(0, 4, 54, 72,
    `fill="${c.rad([[0, '#000', 0.034], [0.7, '#000', 0.018], [1, '#000', 0]])}" stroke="none"`)}${use(id, `stroke="#000" stroke-opacity="${o}"`)}${use(id,
    `stroke="#fff" stroke-opacity="${Math.round(o * 130) / 100}" transform="translate(1.2 1.7)"`)}</g>`;
}

/** a lump of clay of a registered outline; `big` is how thick, `fat` how much it bulges over its outline */
export function lump(c: Drawing, id: string, col: string, big: number, extra = '', fat = 7): string {
  const hi = mix(col, '#ffffff', 0.55),
    lo = shade(col, -0.2, 0.01);
  return softU(id, 5, 9, 9 * big + 4, '#150a12', 0.36, 5)
    + use(id, `fill="${shade(col, -0.13)}" stroke="${shade(col, -0.13)}" stroke-width="${fat}" stroke-linejoin="round" transform="translate(1.5 4)"`)
    + use(id, `fill="${col}" stroke="${col}" stroke-width="${fat}" stroke-linejoin="round"`) + inner(c, id, -3 * big, -5 * big, 15 * big, lo, 0.52, 5)
    + inner(c, id, 4 * big, 5.5 * big, 8 * big, hi, 0.62, 4) + extra;
}

/** a roll of clay along a registered line */
export function roll(id: string, col: string, w: number): string {
  const line = (k: number, paint: string, more = '') => use(id, `fill="none" stroke="${paint}" stroke-width="${n1(k)}" stroke-linecap="round" stroke-linejoin="round" ${more}`);
  return line(w + 3, '#150a12', 'stroke-opacity=".32" transform="translate(3 6)"') + line(w + 2, shade(col, -0.1), 'transform="translate(.5 1.5)"') + line(w, col)
    + line(w * 0.28, '#ffffff', 'stroke-opacity=".45" transform="translate(-1.5 -2.6)"');
}

/** a ball of clay */
export function ball(c: Drawing, x: number, y: number, R: number, col: string): string {
  return ell(x + R * 0.25, y + R * 0.45, R + 2, R, 'fill="#150a12" fill-opacity=".28"')
    + ell(x, y, R, R, `fill="${c.rad([[0, mix(col, '#ffffff', 0.5)], [0.45, col], [1, shade(col, -0.15)]], 0.5, 0.5, 0.6, '', 0.34, 0.28)}"`);
}

/** a hero modelled by hand, to lie on a ground of this colour */
export function model(c: Drawing, h: Hero, place: Place, ground: string): { svg: string; ps: Piece[] } {
  const { r, p } = c;
  const wob = noise1('clay' + c.input.seed),
    wob2 = noise1('clay2' + c.input.seed);
  const ps = lay(c, h, place.cx, place.cy, place.w, place.h, { hand: (x, y) => [x + wob(y / 34 + x / 160) * 4, y + wob2(x / 34 + y / 160) * 4] });
  let s = '';
  for (const q of ps) {
    const col = vivid(off(trueColourOf(p, h, q.k), ground, 1.08));
    if (q.line) {
      s += roll(q.id, col, 12);
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
      big = clamp(m / 110, 0.28, 1.25);
    let extra = '';
    if (m > 84) {
      const n = clamp(Math.round(q.area / 24000), 1, 3);
      for (let i = 0; i < n; i++) {
        const a = r.pick(spaced(q.ps, 30));
        extra += thumb(c, lerp(a.p[0], q.cx, r.f(0.2, 0.6)), lerp(a.p[1], q.cy, r.f(0.2, 0.6)), clamp(m / 170, 0.5, 1.1), q.ang + r.f(-30, 30), lum(col) < 0.45 ? 0.14 : 0.09);
      }
      extra = `<g clip-path="${clipOf(c, q.id)}">${extra}</g>`;
    }
    s += lump(c, q.id, col, big, extra);
    if (m > 26) {
      const [x, y] = [lerp(q.x0, q.x1, 0.36), lerp(q.y0, q.y1, 0.24)];
      s += `<g clip-path="${clipOf(c, q.id)}">${ell(x, y, (q.x1 - q.x0) * 0.16, (q.y1 - q.y0) * 0.06 + 2,
        `fill="${c.rad([[0, '#fff', 0.55], [1, '#fff', 0]])}" transform="rotate(-24 ${n1(x)} ${n1(y)})"`)}</g>`;
    }
  }
  return { svg: s, ps };
}

/** a letter of clay: it bulges and casts a shadow as a lump does, but its edges stay clear enough to be read */
function letter(c: Drawing, id: string, col: string, big: number): string {
  const deep = shade(col, -0.13);
  return softU(id, 3, 6, 5 * big + 3, '#150a12', 0.22, 4)
    + use(id, `fill="${deep}" stroke="${deep}" stroke-width="1.5" stroke-linejoin="round" transform="translate(1 3.5)"`)
    + use(id, `fill="${col}" stroke="${col}" stroke-width="1.5" stroke-linejoin="round"`)
    + inner(c, id, -2 * big, -4 * big, 10 * big, shade(col, -0.14, 0.01), 0.34, 4) + inner(c, id, 3 * big, 4.5 * big, 6 * big, mix(col, '#ffffff', 0.55), 0.5, 3);
}

/** a set line in letters of clay, each put down a little askew */
export function letters(c: Drawing, run: Run, cy: number, col: string, big = 0.42): string {
  return glyphPaths(run, 500, cy).map((gl) => {
    const id = c.def((z) => `<path id="${z}" d="${gl.d}"/>`);
    return `<g transform="rotate(${n1(c.r.f(-2.5, 2.5))} ${n1((gl.box[0] + gl.box[2]) / 2)} ${n1(gl.box[3])})">${letter(c, id, col, big)}</g>`;
  }).join('');
}
