import { at, type Drawing, type Input, type LineSpec, lum, mix, withContrast, n1, path, rect, shade } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { off } from '#artwork/materials/outlines.ts';
import { lay, softU, unionId } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { groundFor, turnedBy } from '#artwork/materials/true-colours.ts';
import { Felt, runningStitch, satinWords } from './felt.ts';

export const ON_TOWEL: Place = { cx: 500, cy: 566, w: 760, h: 736 };
/** woven bands from the top and from the foot: distance, breadth, colour by role */
const BANDS: [number, number, 'a' | 'b'][] = [[40, 14, 'a'], [62, 46, 'b'], [116, 14, 'a']];

/** A large hero on a linen tea towel: woven bands at head and foot, the words satin-stitched between them. */
export function drawTowel(c: Drawing, inp: Input): void {
  const { p, r } = c;
  const h = heroFor(inp);
  const night = isDark(p);
  const linens: [string, ...string[]] = night
    ? [mix(p.bg, p.b, 0.22), mix(p.ink, p.d, 0.14), mix(p.bg, p.e, 0.5)]
    : [mix(p.bg, p.d, 0.1), mix(p.paper, p.d, 0.55), mix(p.bg, p.b, 0.24)];
  const linen = groundFor(p, h, turnedBy(h, linens));
  const dark = lum(linen) < 0.55;
  const [first, second] = dark ? [p.a, p.c] : night ? [p.bg, p.e] : [p.e, p.a];
  const tones = { a: off(first, linen, 2), b: off(second, linen, 1.5) };
  const weave = fineTile(
    c, 8, 8,
    '<path d="M0 1H8M0 5H8" stroke="#000" stroke-opacity=".075" stroke-width="1.6"/><path d="M1 0V8M5 0V8" stroke="#fff" stroke-opacity=".22" stroke-width="1.5"/><path d="M3 0V4M7 4V8" stroke="#000" stroke-opacity=".09" stroke-width="1.6"/>',
  );
  let slubs = '';
  for (let i = 0; i < 70; i++) slubs += r.chance(0.5) ? `M${n1(r.f(-40, 960))} ${n1(r.f(0, 1400))}h${n1(r.f(20, 130))}` : `M${n1(r.f(0, 1000))} ${n1(r.f(-40, 1360))}v${n1(r.f(20, 130))}`;
  let s = rect(0, 0, 1000, 1400, `fill="${linen}"`);
  for (const [from, w, role] of BANDS) s += rect(0, from, 1000, w, `fill="${tones[role]}"`) + rect(0, 1400 - from - w, 1000, w, `fill="${tones[role]}"`);
  for (const x of [52, 72, 922, 942]) s += rect(x, 0, 6, 1400, `fill="${tones.a}" fill-opacity=".72"`);
  s += rect(0, 0, 1000, 1400, `fill="${weave}"`) + path(slubs, `fill="none" stroke="${shade(linen, dark ? 0.12 : -0.14)}" stroke-opacity=".4" stroke-width="2.4" stroke-linecap="round"`);
  // how it lay folded in the drawer
  const crease = (horizontal: boolean, at0: number) => {
    const [x, y, w, ht] = horizontal ? [0, at0 - 60, 1000, 120] : [at0 - 60, 0, 120, 1400];
    return rect(x, y, w, ht, `fill="${c.lin([[0, '#000', 0], [0.47, '#000', 0.09], [0.5, '#fff', 0.3], [0.54, '#fff', 0.08], [1, '#fff', 0]], 0, 0, horizontal ? 0 : 1, horizontal ? 1 : 0)}"`);
  };
  c.add('ground', s + crease(true, 640) + crease(false, 356) + crease(false, 690) + c.vignette('#000', 0.16));
  c.add('frame', runningStitch('M22 0V1400M978 0V1400', off(linen, linen, 1.5), 3.4, '10 9'));
  const felt = new Felt(c);
  const ps = lay(c, h, ON_TOWEL.cx, ON_TOWEL.cy, ON_TOWEL.w, ON_TOWEL.h);
  c.add('art', softU(unionId(c, ps), 3, 8, 14, '#1a1008', 0.24, 5) + felt.hero(h, ps, linen));
  const words = inLines(inp.headline, 14);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({
    t: upper(t), f: 'josefin-sans:700', w: 780, max: words.length > 1 ? 82 : 104, track: 70, gap: i === words.length - 1 ? 38 : 26, flat: true,
  }));
  if (small) specs.push({ t: small, f: 'josefin-sans:600', w: 700, max: 38, track: 60, flat: true });
  const k = stackEven(specs, { cy: 1112 });
  // the sheen of the thread pales it, so it is dyed deeper than it need be
  const ink = withContrast(linen, inkOn(linen, dark ? [p.a, p.ink] : [tones.a, p.e, night ? p.bg : p.ink], 4.2), 7);
  const d = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  c.add('type', satinWords(c, d, ink, 90) + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(linen, [night && !dark ? p.bg : p.ink, ink])}"`) : ''));
}
