import { at, circ, type Drawing, type Input, type LineSpec, lum, mix, noise1, type P, path, rect, shade, smooth } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { EBONY, grain, inlaid, polish, woodOf } from './woods.ts';

const [SX, SY, SR] = [500, 486, 402];
/** tops of the sky's bands, then of the hills */
const SKY = [0, 158, 300, 452, 610];
const HILLS = [770, 880, 1010];

/** a veneer that took the dye well */
const dyed = (col: string) => mix(woodOf(col), col, 0.6);

/** A picture in wood from edge to edge: bands of dyed sky, a great pale sun, and a large hero before it. */
export function drawDawn(c: Drawing, inp: Input): void {
  const { p } = c;
  const h = heroFor(inp);
  const dark = isDark(p);
  const nz = noise1(`dawn${inp.seed}`);
  const [high, low] = dark ? [shade(p.bg, 0.03), mix(p.b, p.a, 0.3)] : [mix(p.d, p.bg, 0.4), mix(p.b, p.a, 0.2)];
  const land = dark ? shade(p.bg, -0.02) : lum(p.e) > 0.42 ? shade(p.e, 0.36 - lum(p.e)) : p.e;
  const edge = 'stroke="#1c0d06" stroke-opacity=".5" stroke-width="1.8"';
  /** a veneer from its wavy upper edge to below the edge of the next one */
  const sheet = (top: number, foot: number, amp: number, col: string, deg: number, v: number) => {
    const q: P[] = Array.from({ length: 9 }, (_, i) => [i * 130 - 20, top + nz(i * 0.8 + top) * amp]);
    const d = `${smooth(q, false)}L1020 ${foot}L-20 ${foot}Z`;
    const light = c.lin([[0, shade(col, 0.035)], [0.4, col], [1, shade(col, -0.03)]], 0, top, 0, top + 240, 'u');
    return path(d, `fill="${light}"`) + path(d, `fill="${grain(c, deg, v)}" ${edge}`);
  };
  let s = '';
  SKY.forEach((top, i) => (s += sheet(i ? top : -80, (SKY[i + 1] ?? 800) + 40, i ? 26 : 0, dyed(mix(high, low, i / (SKY.length - 1))), i % 2 ? 5 : -5, i)));
  const sun = dark ? '#e6c78f' : mix('#f6e6c2', woodOf(p.d), 0.12);
  s += circ(SX, SY, SR + 9, `fill="${EBONY}" fill-opacity=".75"`) + circ(SX, SY, SR + 6, `fill="${mix(sun, '#8f5430', 0.5)}"`)
    + circ(SX, SY, SR, `fill="${c.rad([[0, shade(sun, 0.03)], [0.75, sun], [1, shade(sun, -0.07)]])}"`) + circ(SX, SY, SR, `fill="${grain(c, 90, 1)}" ${edge}`);
  HILLS.forEach((top, i) => (s += sheet(top, (HILLS[i + 1] ?? 1340) + 70, i === 2 ? 18 : 52, dyed(shade(land, (2 - i) * 0.085)), [12, -8, 0][i]!, i)));
  c.add('ground', s);
  c.add('art', inlaid(c, h, lay(c, h, 500, 564, 780, 780), sun));
  const foot = dyed(land);
  const words = inLines(inp.headline, 14);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t: upper(t), f: 'josefin-sans:600', w: 820, max: words.length > 1 ? 84 : 104, track: 90, gap: i === words.length - 1 ? 40 : 28, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-sans:400', w: 720, max: 40, track: 70, flat: true });
  const k = stackWithin(specs, { cy: 1208, h: 270 });
  const ink = inkOn(foot, ['#f4e3bd', '#fff6e2'], 5);
  const d = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  c.add('type', path(d, 'fill="#120804" stroke="#120804" stroke-width="3.4" stroke-opacity=".6" stroke-linejoin="round"') + path(d, `fill="${ink}"`) + path(d, `fill="${grain(c, 0, 2)}" fill-opacity=".5"`)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${ink}"`) : ''));
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${polish(c)}" fill-opacity=".8"`));
}
