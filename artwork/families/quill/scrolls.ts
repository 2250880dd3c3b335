import { at, type Drawing, type LineSpec, mix, type P, path, rect, shade, smooth, TAU, use } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { SIMPLE } from '#artwork/heroes/nature/simple.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { off } from '#artwork/materials/outlines.ts';
import { colourOf } from '#artwork/materials/part-colours.ts';
import { coil, quilled, strip } from './coils.ts';

export const AMID_SCROLLS = { cx: 500, cy: 540, w: 640, h: 700 };

/** Standing free on its sheet, a scroll in each corner. */
export function amidScrolls(c: Drawing, h: Hero): void {
  const { p, input } = c;
  const dark = isDark(p);
  const ground = dark ? p.bg : mix(p.paper, p.bg, 0.6);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(ground, 0.02)], [1, shade(ground, -0.035)]], 0, 0, 1, 1)}"`) + c.grain(0.8));
  // frame of scrolls in the corners
  const scroll = (x: number, y: number, sx: number, sy: number) => {
    const f = (u: number, v: number): P => [x + u * sx, y + v * sy];
    const sp = (cx: number, cy: number, R: number, turn: number, a0: number, tail: P[]) => {
      const q: P[] = [...tail];
      for (let i = 0; i <= turn * 12; i++) {
        const t = i / (turn * 12),
          a = a0 + t * turn * TAU;
        q.push([cx + Math.cos(a) * R * (1 - t * 0.86), cy + Math.sin(a) * R * (1 - t * 0.86)]);
      }
      return smooth(q.map(([u, v]) => f(u, v)), false);
    };
    const c1 = off(p.a, ground, 1.4),
      c2 = off(colourOf(p, SIMPLE[0]!, 'leaf'), ground, 1.4),
      c3 = off(p.b, ground, 1.4);
    return strip(c, sp(60, 150, 34, 2.1, -Math.PI / 2 - 0.4, [[190, 26], [120, 60]]), c2, 5)
      + strip(c, sp(150, 60, 34, -2.1, Math.PI + 0.4, [[26, 190], [60, 120]]), c2, 5) + strip(c, sp(36, 36, 26, 2.4, 0.6, []), c1, 5)
      + strip(c, coil(f(232, 34)[0], f(232, 34)[1], 15, 6, 0), c3, 4) + strip(c, coil(f(34, 232)[0], f(34, 232)[1], 15, 6, 0), c3, 4) + strip(c, coil(f(104, 104)[0], f(104, 104)[1], 19, 6, 1), c1, 4);
  };
  c.add('ornament', scroll(64, 64, 1, 1) + scroll(936, 64, -1, 1) + scroll(64, 1336, 1, -1) + scroll(936, 1336, -1, -1));
  c.add('art', quilled(c, h, AMID_SCROLLS, ground));
  const words = inLines(input.headline, 15);
  const small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'sansita-swashed:500', w: 640, max: words.length > 1 ? 92 : 116, gap: i === words.length - 1 ? 46 : 18, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-sans:600', w: 560, max: 32, track: 90, flat: true });
  const k = stackEven(specs, { cy: 1116 });
  const ink = inkOn(ground, dark ? [p.a, p.ink] : [p.a, p.e, p.ink], 3.6);
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  const tid = c.def((id) => `<path id="${id}" d="${td}"/>`);
  c.add('type', `<g>${use(tid, `fill="#140a10" fill-opacity=".22" transform="translate(5 8)"`)}${use(tid, `fill="${shade(ink, -0.14)}" transform="translate(2 3.4)"`)}${use(tid, `fill="${ink}"`)}${use(tid, `fill="none" stroke="${mix(ink, '#ffffff', 0.45)}" stroke-width="1.5"`)}</g>`
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(ground, [p.ink, p.e])}"`) : ''));
}
