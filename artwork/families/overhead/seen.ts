import {
  circ, Drawing, ell, g, type Input, mix, n1, type P, type Palette, path, rect, type Rng, rot, shade, tf, toOklch,
  use, wrap,
} from '#artwork/engine.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { roles, type Roles } from '#artwork/colours/roles.ts';

/** what every picture seen from above is drawn with */
export type Seen = { c: Drawing; r: Rng; p: Palette; K: Roles; lines: string[]; name: string; green: string; wood: string; linen: string };

export function seen(inp: Input): Seen {
  const c = new Drawing('overhead', inp), K = roles(inp.palette), own = linesOf(inp.headline);
  const lines = own.length > 1 ? own : wrap(inp.headline, inp.headline.length > 11 ? 2 : 1);
  return { c, r: c.r, p: c.p, K, lines, name: inp.name ?? '', green: greenOf(c.p), wood: mix('#c79a66', K.warm, 0.14), linen: mix(K.cream, '#fffaf0', 0.45) };
}

/** the palette's own green, brought to a living one */
function greenOf(p: Palette): string {
  const far = (h: string) => Math.abs(((toOklch(h).h - 140 + 540) % 360) - 180) + (toOklch(h).c < 0.03 ? 90 : 0);
  const near = [p.a, p.b, p.c, p.d, p.e].toSorted((a, b) => far(a) - far(b))[0] ?? p.c;
  return mix(near, '#63914a', 0.5);
}

/** how far a shadow falls for a unit of height: the sun stands at the upper left */
const SUN: P = [0.62, 0.78];

/** the shadow of a shape that stands `h` units over its ground, for a shape drawn inside a group turned by `deg` */
export function cast(c: Drawing, d: string, h: number, deg = 0, o = 0.3, col = '#10131c'): string {
  const v = rot([SUN[0] * h, SUN[1] * h], (-deg * Math.PI) / 180), n = Math.max(2, Math.ceil(h / 9)), id = c.def((i) => `<path id="${i}" d="${d}"/>`, `cast${d}`);
  let s = '';
  for (let i = 1; i <= n; i++) s += `<use href="#${id}" x="${n1((v[0] * i) / n)}" y="${n1((v[1] * i) / n)}"/>`;
  return g(s, `fill="${col}" opacity="${o}"`);
}

export function rrect(x: number, y: number, w: number, h: number, q: number): string {
  return `M${n1(x + q)} ${n1(y)}h${n1(w - 2 * q)}q${n1(q)} 0 ${n1(q)} ${n1(q)}v${n1(h - 2 * q)}q0 ${n1(q)} ${n1(-q)} ${n1(q)}h${n1(2 * q - w)}q${n1(-q)} 0 ${n1(-q)} ${n1(-q)}v${n1(2 * q - h)}q0 ${n1(-q)} ${n1(q)} ${n1(-q)}Z`;
}

/** short strokes of a dry brush in several tones: grass, gravel, cloth */
export function strokes(r: Rng, box: [number, number, number, number], n: number, len: [number, number], cols: string[], width: number, lean = -1.2, spread = 0.5, o = 1): string {
  const [x, y, w, h] = box;
  return cols
    .map((col) => {
      let d = '';
      for (let i = 0; i < n / cols.length; i++) {
        const a = lean + r.f(-spread, spread), L = r.f(...len);
        d += `M${n1(x + r.f() * w)} ${n1(y + r.f() * h)}l${n1(Math.cos(a) * L)} ${n1(Math.sin(a) * L)}`;
      }
      return path(d, `fill="none" stroke="${col}" stroke-width="${width}" stroke-linecap="round"${o < 1 ? ` stroke-opacity="${o}"` : ''}`);
    })
    .join('');
}

/** boards side by side from x to x + w, each of its own tone, grain along them */
export function boards(r: Rng, x: number, y: number, w: number, h: number, n: number, col: string, across = false): string {
  let s = '', grain = '', gap = '';
  for (let i = 0; i < n; i++) {
    const tone = shade(col, Math.round(r.f(-0.035, 0.035) * 100) / 100);
    const [bx, by, bw, bh] = across ? [x, y + (i * h) / n, w, h / n] : [x + (i * w) / n, y, w / n, h];
    s += rect(bx, by, bw + 0.3, bh + 0.3, `fill="${tone}"`);
    for (let k = 0; k < 3; k++) {
      const q = r.f(0.15, 0.85), from = r.f(0, 0.5), to = from + r.f(0.15, 0.5);
      grain += across ? `M${n1(bx + bw * from)} ${n1(by + bh * q)}H${n1(bx + bw * to)}` : `M${n1(bx + bw * q)} ${n1(by + bh * from)}V${n1(by + bh * to)}`;
    }
    if (i) gap += across ? `M${n1(bx)} ${n1(by)}h${n1(bw)}` : `M${n1(bx)} ${n1(by)}v${n1(bh)}`;
  }
  return s + path(grain, `fill="none" stroke="${shade(col, -0.1)}" stroke-width="1.6" stroke-opacity=".7"`) + path(gap, `fill="none" stroke="${shade(col, -0.24)}" stroke-width="3"`);
}

/** broad soft clouds of a lighter and a darker wash in a flat ground */
export function patches({ c, r }: Seen, col: string, n: number): string {
  let s = '';
  for (let i = 0; i < n; i++) {
    const tone = shade(col, i % 2 ? 0.05 : -0.05);
    s += ell(r.f(0, 1000), r.f(0, 1400), r.f(120, 300), r.f(90, 220), `fill="${c.rad([[0, tone, 0.75], [0.5, tone, 0.4], [1, tone, 0]])}"`);
  }
  return s;
}

/** daisies in the grass, in small groups */
export function daisies({ c, r, linen }: Seen, places: P[]): string {
  let petals = '';
  for (let i = 0; i < 9; i++) petals += ell(0, -6.5, 2.6, 5, `transform="rotate(${i * 40})" fill="${linen}"`);
  const id = c.def((i) => `<g id="${i}">${petals}${circ(0, 0, 3.6, 'fill="#f0b838"')}</g>`, 'daisy');
  return places.map(([x, y]) => [0, 1, 2].map(() => use(id, tf(x + r.f(-26, 26), y + r.f(-20, 20), r.f(0, 90), r.f(0.8, 1.25)))).join('')).join('');
}
