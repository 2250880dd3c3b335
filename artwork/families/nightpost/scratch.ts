import { type Drawing, mix, n1, type P, path, polar, type Rng, rot, shade, toOklch } from '#artwork/engine.ts';
import { roles } from '#artwork/colours/roles.ts';
import { engrave } from '#artwork/marks/engraving.ts';
import { shortTenth } from '#artwork/primitives/rounding.ts';

/** A sheet of scraperboard: black ink over chalk, and the colours it is touched in with. */
export type Board = { c: Drawing; r: Rng; black: string; line: string; red: string; amber: string; cool: string };

export function boardOf(c: Drawing): Board {
  const K = roles(c.p), at = (colour: string, l: number, most: number) => {
    const o = toOklch(colour);
    return shade(colour, l - o.l, Math.min(0, most - o.c));
  }, ground = c.p.bg, isGrey = toOklch(ground).c < 0.02;
  return {
    c,
    r: c.r,
    // a grey ground is ink; one of a colour is a night of that colour
    black: isGrey ? at(ground, 0.165, 0.02) : at(ground, 0.272, 0.105),
    line: mix(mix(K.cream, '#fff6e2', 0.4), c.p.d, isGrey ? 0.2 : 0.5),
    red: at(mix(K.hot, '#d2402f', 0.28), 0.58, 0.19),
    amber: at(mix(K.warm, '#f5bd57', 0.3), 0.84, 0.14),
    cool: at(mix(K.cool, '#7fa9c0', 0.2), 0.7, 0.09),
  };
}

/** the same closed lines in relative steps: two thirds of the length */
function slim(d: string): string {
  return d.replace(/M([^MZ]*)Z/g, (_whole, inner: string) => {
    let X = 0, Y = 0, out = '';
    for (const q of inner.split('L')) {
      const [a = '0', b = '0'] = q.split(' '), x = Math.round(Number(a) * 10), y = Math.round(Number(b) * 10), dx = shortTenth(x - X), dy = shortTenth(y - Y);
      out += out ? `${dx.startsWith('-') || out.endsWith('l') ? '' : ' '}${dx}${dy.startsWith('-') ? '' : ' '}${dy}` : `M${dx} ${dy}l`;
      [X, Y] = [x, y];
    }
    return `${out}z`;
  });
}

/** how much light falls on a point, 0 (ink left standing) to 1 (all scraped away) */
export type Light = (x: number, y: number) => number;

/** Path data of parallel cuts through a box, `deg` from level; each swells where there is light. `bow` bends them. */
export function hatch(r: Rng, [x, y, w, h]: [number, number, number, number], deg: number, gap: number, light: Light, o: { m?: number; bow?: number } = {}): string {
  const R = Math.hypot(w, h) / 2, a = (deg * Math.PI) / 180, bow = o.bow ?? 0;
  const f = (u: number, v: number): P => {
    const q = rot([(u - 0.5) * 2 * R, (v - 0.5) * 2 * R + bow * (1 - (2 * u - 1) ** 2)], a);
    return [x + w / 2 + q[0], y + h / 2 + q[1]];
  };
  const tone = (u: number, v: number) => {
    const [px, py] = f(u, v);
    if (px < x - gap || px > x + w + gap || py < y - gap || py > y + h + gap) return 0;
    return light(px, py) + r.f(-0.05, 0.05);
  };
  return slim(engrave(f, tone, { n: Math.ceil((2 * R) / gap), m: o.m ?? 18, sp: gap, r }));
}

/** Path data of cuts that fan out from a lamp, between two angles and two distances. */
export function rays(r: Rng, x: number, y: number, [from, to]: [number, number], [a0, a1]: [number, number], n: number, wide: number, light: (t: number, a: number) => number, m = 12): string {
  const f = (u: number, v: number): P => polar(x, y, from + (to - from) * u, a0 + (a1 - a0) * v);
  const tone = (u: number, v: number) => (light(u, a0 + (a1 - a0) * v) + r.f(-0.06, 0.06)) * (0.45 + 0.55 * u);
  return slim(engrave(f, tone, { n, m, sp: wide, r, min: 0.05 }));
}

export const fill = (d: string, colour: string, more = '') => path(d, `fill="${colour}"${more}`);
export const stroke = (d: string, colour: string, w: number, more = '') =>
  path(d, `fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${more}`);

/** short strokes of one slant, in three widths: rain, grass, sleet */
export function flecks(r: Rng, n: number, place: () => [number, number, number], slant: P, colour: string, widths: [number, number, number]): string {
  const d = ['', '', ''];
  for (let i = 0; i < n; i++) {
    const [x, y, L] = place();
    d[i % 3] += `M${n1(x)} ${n1(y)}l${n1(slant[0] * L + r.f(-1, 1))} ${n1(slant[1] * L)}`;
  }
  return d.map((s, i) => stroke(s, colour, widths[i]!)).join('');
}
