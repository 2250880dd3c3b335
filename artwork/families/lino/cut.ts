import {
  circ, clamp, contrast, type Drawing, lerp, lum, mix, noise1, type P, type Palette, poly, pt, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { clipOf, lay, unionId } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';

/** what the parts of a hero are printed with; `gap` is the ground left between them */
export type Inks = { key: string; mid: string; pale: string; white: string; gap: string };
type Tone = 'key' | 'mid' | 'pale' | 'white';

/** a pale, a middle and a dark ink that print well on a paper */
export function inksOn(paper: string, p: Palette): Inks {
  const dark = isDark(p);
  const key = [p.ink, p.e, p.bg, p.a].map((x) => (dark && x === p.ink ? p.bg : x)).find((x) => contrast(x, paper) > 6) ?? '#22262e';
  const inks = [p.a, p.b, p.c, p.d, p.e].filter((x) => contrast(x, paper) > 1.35 && contrast(x, key) > 1.9).sort((x, y) => lum(x) - lum(y));
  const mid = inks.find((x) => x === p.a) ?? inks[0] ?? p.a;
  const pale = inks.toReversed().find((x) => x !== mid && contrast(x, mid) > 1.25) ?? mix(mid, paper, 0.55);
  return { key, mid, pale, white: paper, gap: paper };
}

/** the edge of a block, a little worn */
export function rough(seed: string, x: number, y: number, w: number, ht: number, k: number): string {
  const q: P[] = [],
    nz = noise1('edge' + seed);
  const side = (a: P, b: P, nx: number, ny: number) => {
    const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let i = 0; i < L / 11; i++) { const t = (i * 11) / L, o = nz(i * 0.7 + a[0] + b[1]) * k; q.push([lerp(a[0], b[0], t) + nx * o, lerp(a[1], b[1], t) + ny * o]); }
  };
  side([x, y], [x + w, y], 0, 1);
  side([x + w, y], [x + w, y + ht], 1, 0);
  side([x + w, y + ht], [x, y + ht], 0, 1);
  side([x, y + ht], [x, y], 1, 0);
  return poly(q);
}

/** specks where the ink has not taken */
export function salt(c: Drawing, paper: string, o = 0.55): string {
  let s = '';
  for (let i = 0; i < 150; i++) s += circ(c.r.f(0, 200), c.r.f(0, 200), c.r.f(0.5, 1.5));
  return c.pattern(200, 200, `<g fill="${paper}" fill-opacity="${o}">${s}</g>`);
}

/** the lens-shaped mark of a gouge, with its two bends */
export const gouge = (a: P, b: P, m: P, n: P) => `M${pt(a)}Q${pt(m)} ${pt(b)}Q${pt(n)} ${pt(a)}Z`;

/** A hero cut in lino: its parts sorted by tone, hatched once, printed with any inks as often as wanted. */
export function cutOf(c: Drawing, h: Hero, cx: number, cy: number, w: number, ht: number) {
  const { p, r } = c;
  const ps = lay(c, h, cx, cy, w, ht),
    un = unionId(c, ps),
    ids = new VisibleParts(ps, 2),
    small = w < 480;
  const tones = ps.map((q): Tone => {
    const l = lum(trueColourOf(p, h, q.k));
    return l < 0.42 ? 'key' : l > 0.93 ? 'white' : l > 0.79 ? 'pale' : 'mid';
  });
  const hatch = ps.map((q) => {
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    if (q.line || m <= 40) return '';
    let d = '';
    for (const [a, b] of ids.runs(q.i, q, q.ang, clamp(m / 10, 12, 20), () => r.f(-3, 3), 4)) {
      const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (L < 16) continue;
      let t = r.f(3, 16);
      while (t < L - 8) {
        const len = Math.min(r.f(18, 62), L - t - 5);
        if (len > 9 && r.chance(tones[q.i] === 'key' ? 0.8 : 0.62)) {
          const ux = (b[0] - a[0]) / L,
            uy = (b[1] - a[1]) / L,
            wd = r.f(1.5, 3.4),
            p0: P = [a[0] + ux * t, a[1] + uy * t],
            p1: P = [a[0] + ux * (t + len), a[1] + uy * (t + len)],
            mx = (p0[0] + p1[0]) / 2,
            my = (p0[1] + p1[1]) / 2;
          d += gouge(p0, p1, [mx - uy * wd, my + ux * wd], [mx + uy * wd * 0.6, my - ux * wd * 0.6]);
        }
        t += len + r.f(8, 22);
      }
    }
    return d && c.def((id) => `<path id="${id}" d="${d}"/>`);
  });
  /** how much of the outline, 0 to 1, is of a tone */
  const rim = (tone: Tone) => {
    let all = 0,
      of = 0;
    const { a, w: cols } = ids;
    for (let j = cols; j < a.length - cols; j++) {
      const v = a[j]!;
      if (v < 0 || (a[j - 1]! >= 0 && a[j + 1]! >= 0 && a[j - cols]! >= 0 && a[j + cols]! >= 0)) continue;
      all++;
      if (tones[v] === tone) of++;
    }
    return of / (all || 1);
  };
  /** the ground left free about the hero */
  const halo = (gap: string, k = 1) =>
    use(un, `fill="${gap}" stroke="${gap}" stroke-width="${15 * k}" stroke-linejoin="round"`) +
    ps.filter((q) => q.line).map((q) => use(q.id, `fill="none" stroke="${gap}" stroke-width="${19 * k}" stroke-linecap="round"`)).join('');
  const print = (ink: Inks) => {
    let s = '';
    for (const q of ps) {
      if (q.line) {
        s += use(q.id, `fill="none" stroke="${ink.key}" stroke-width="${small ? 5.5 : 8}" stroke-linecap="round" stroke-linejoin="round"`);
        continue;
      }
      const tone = tones[q.i]!,
        col = ink[tone],
        m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
        reg = tone === 'key' ? '' : tone === 'pale' ? 'transform="translate(4 3)"' : 'transform="translate(-3.4 2.6)"',
        cut = m < 30 ? 4 : small ? 6 : 8;
      s += use(q.id, `fill="${ink.gap}" stroke="${ink.gap}" stroke-width="${cut}" stroke-linejoin="round"`);
      if (col !== ink.gap) s += use(q.id, `fill="${col}" ${small ? '' : reg}`);
      // the key's own line on one side, where the shade is
      if (tone !== 'key' && m > 24)
        s += `<g clip-path="${clipOf(c, q.id)}">${use(q.id, `fill="none" stroke="${ink.key}" stroke-width="${m > 120 ? 15 : 9}" transform="translate(${m > 120 ? '-4 -5' : '-2.4 -3'})"`)}</g>`;
      else if (tone !== 'key') s += use(q.id, `fill="none" stroke="${ink.key}" stroke-width="3"`);
      const id = hatch[q.i];
      if (id) s += use(id, `fill="${tone === 'key' ? (q.i % 2 ? ink.gap : mix(ink.gap, ink.mid, 0.25)) : tone === 'mid' ? (lum(ink.mid) > 0.6 ? ink.key : ink.gap) : ink.key}"`);
    }
    return s;
  };
  return { ps, un, rim, halo, print };
}
