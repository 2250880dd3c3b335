import {
  at, circ, type Drawing, type Input, type LineSpec, lum, mix, n1, noise1, type P, path, poly, rect, shade, smooth,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { tooth } from '#artwork/marks/print.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { strung } from './threads.ts';

const BOARDS = [0, 250, 512, 768, 1010, 1400];

/** A large hero on boards that were painted long ago, its words painted on them like a stable's sign. */
export function drawBarn(c: Drawing, inp: Input): void {
  const { p, r } = c;
  const h = heroFor(inp);
  const dark = isDark(p);
  const paint = dark ? mix(p.bg, p.b, 0.34) : mix(p.d, '#ffffff', 0.22);
  const bare = dark ? '#5b4636' : '#a58b6d';
  const nz = noise1('barn' + inp.seed);
  let s = '';
  let worn = '';
  let grain = '';
  for (let b = 0; b < BOARDS.length - 1; b++) {
    const [top, foot] = [BOARDS[b]!, BOARDS[b + 1]!];
    s += rect(0, top, 1000, foot - top, `fill="${shade(paint, r.f(-0.022, 0.022), 0, r.f(-3, 3))}"`);
    for (let y = top + 9; y < foot - 6; y += 11) {
      const line = Array.from({ length: 10 }, (_, k): P => [k * 114 - 12, y + nz(k / 3 + y / 41) * 6]);
      grain += smooth(line, false);
    }
    // paint goes first where boards meet and about the nails
    for (let i = 0; i < 11; i++) {
      const atTop = r.chance(0.5);
      worn += flake(r.f(-40, 1000), atTop ? top + r.f(0, 12) : foot - r.f(0, 12), r.f(30, 170), r.f(5, 20), () => r.f(-1, 1));
    }
    for (let i = 0; i < 9; i++) {
      const [x, y] = [r.f(-20, 1000), r.f(top + 10, foot - 10)];
      const chip = flake(x, y, r.f(14, 90), r.f(2, 6), () => r.f(-1, 1));
      // the paint is whole under the words
      if (y < 1040 || y > 1350 || x < 50 || x > 880) worn += chip;
    }
  }
  s += path(worn, `fill="${bare}"`) + path(worn, 'fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.6"')
    + path(grain, `fill="none" stroke="#1a0c04" stroke-opacity="${dark ? 0.2 : 0.1}" stroke-width="2"`)
    + path(grain, `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.05 : 0.22}" stroke-width="1.6" transform="translate(0 4)"`);
  for (const y of BOARDS.slice(1, -1)) s += rect(0, y - 4, 1000, 7, 'fill="#120904" fill-opacity=".62"') + rect(0, y + 3, 1000, 2, 'fill="#fff" fill-opacity=".3"');
  for (const y of BOARDS.slice(0, -1)) for (const x of [38, 962]) for (const dy of [44, 150]) s += circ(x, y + dy, 7, 'fill="#2a1d14" fill-opacity=".7"') + circ(x - 1.5, y + dy - 2, 3, 'fill="#fff" fill-opacity=".25"');
  c.add('ground', s + c.vignette('#1a0c04', dark ? 0.4 : 0.26));
  const ps = lay(c, h, 500, 540, 800, 830, { step: 7 });
  c.add('art', strung(c, h, ps, new VisibleParts(ps, 2), { wood: paint, dark, wide: 1.3 }));
  const words = inLines(inp.headline, 13);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t: upper(t), f: 'rye', w: 830, max: words.length > 1 ? 92 : 120, track: 14, gap: i === words.length - 1 ? 40 : 26 }));
  if (small) specs.push({ t: small, f: 'josefin-slab:700', w: 720, max: 42, track: 70, flat: true });
  const k = stackWithin(specs, { cy: 1190, h: 300 });
  const ink = inkOn(paint, dark ? ['#fff3dd', p.ink] : [p.e, p.ink], 4.8);
  const d = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  const rub = tooth(c, 'barn', 34, 1, 3.6, lum(ink) > 0.5 ? shade(paint, -0.04) : mix(paint, '#ffffff', 0.1));
  c.add('type', path(d, `fill="${ink}"`) + path(d, `fill="${rub}" fill-opacity=".7"`)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${ink}"`) : ''));
}

/** a long flake off the paint, along the grain */
function flake(x: number, y: number, w: number, ht: number, jitter: () => number): string {
  const n = 7;
  const over = Array.from({ length: n }, (_, i): P => [x + (w * i) / (n - 1), y - ht * Math.sin((Math.PI * i) / (n - 1)) * (0.6 + 0.4 * jitter())]);
  const below = Array.from({ length: n }, (_, i): P => [x + w - (w * i) / (n - 1), y + ht * Math.sin((Math.PI * i) / (n - 1)) * (0.6 + 0.4 * jitter())]);
  return poly([...over, ...below].map(([a, b]): P => [Number(n1(a)), Number(n1(b))]));
}
