import {
  at, contrast, Drawing, type Input, type LineSpec, lum, mix, withContrast, path, polar, rect, shade, smooth, TAU,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { clipOf } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { groundFor } from '#artwork/materials/true-colours.ts';
import { ball, letters, lump, model, thumb, vivid } from './modelling.ts';

export const SLAB: Place = { cx: 500, cy: 530, w: 560, h: 590 };

/** on a rolled disc with a rim of balls, pressed on a slab */
export function drawSlab(inp: Input): Drawing {
  const c = new Drawing('clay', inp),
    { p, r } = c;
  const h = heroFor(inp);
  c.alt = h.name + ' in modelling clay';
  const dark = isDark(p);
  let slab = dark ? p.bg : shade(mix(p.d, p.bg, 0.2), 0, 0.02);
  if (!dark) while (lum(slab) < 0.74 && contrast(p.paper, slab) < 3.5) slab = shade(slab, -0.02);
  const sid = c.def((id) =>
    `<path id="${id}" d="${smooth([[52, 74], [260, 50], [520, 58], [760, 48], [948, 78], [956, 400], [944, 760], [954, 1120], [940, 1330], [700, 1350],
      [460, 1340], [220, 1354], [58, 1326], [46, 980], [58, 640], [44, 330]])}"/>`);
  const board = dark ? shade(p.bg, -0.06) : mix(p.b, p.paper, 0.15);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${vivid(board)}"`));
  let gr = lump(c, sid, slab, 1.5);
  for (let i = 0; i < 16; i++) gr += thumb(c, r.f(90, 910), r.f(100, 1300), r.f(0.9, 1.5), r.f(-40, 40), 0.055);
  c.add('frame', `<g>${gr}</g>`);
  const hy = 530;
  // a disc behind, rolled flat, and a rope about it
  const disc = c.def((id) => `<path id="${id}" d="${smooth(Array.from({ length: 22 }, (_, i) => polar(500, hy, 376 + r.f(-5, 5), (i / 22) * TAU)))}"/>`);
  const dcol = vivid(groundFor(p, h, dark ? [mix(p.b, p.bg, 0.2), mix(p.d, p.bg, 0.1)] : [mix(p.paper, p.bg, 0.3), mix(p.e, p.paper, 0.45)]));
  let s = lump(c, disc, dcol, 1.2,
    `<g clip-path="${clipOf(c,
      disc)}">${[0, 1, 2, 3, 4].map((i) => { const q = polar(500, hy, r.f(200, 340), (i / 5) * TAU + r.f(0, 1)); return thumb(c, q[0], q[1], r.f(0.9, 1.3), r.f(-90, 90), 0.06); }).join('')}</g>`);
  const balls = [p.a, p.b, p.c, p.e, p.d].map(vivid).filter((x) => contrast(x, slab) > 1.15 && contrast(x, dcol) > 1.12);
  if (!balls.length) balls.push(vivid(p.a));
  for (let i = 0; i < 30; i++) {
    const q = polar(500, hy, 396 + r.f(-3, 3), (i / 30) * TAU),
      R = 20 + r.f(-2, 2);
    s += ball(c, q[0], q[1], R, balls[i % balls.length]!);
  }
  c.add('frame', s);
  c.add('art', model(c, h, SLAB, dcol).svg);
  const words = inLines(inp.headline, 13);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'bagel-fat-one', w: 740, max: words.length > 1 ? 104 : 132, track: 14, gap: i === words.length - 1 ? 46 : 22, flat: true }));
  if (small) specs.push({ t: small, f: 'fredoka:600', w: 700, max: 46, track: 20, flat: true });
  const k = stackEven(specs, { cy: 1152 });
  const lc = withContrast(slab, vivid(inkOn(slab, dark ? [p.a, p.ink] : [p.a, p.c, p.paper, p.e, p.ink], 3.2)), 4.6);
  let t = words.map((_, i) => letters(c, k.runs[i]!, k.ys[i]!, lc)).join('');
  if (small) t += path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(slab, [p.ink, p.e])}"`);
  c.add('type', t);
  c.add('texture', c.grain(0.5));
  return c;
}
