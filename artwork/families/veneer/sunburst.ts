import { at, type Drawing, type Input, type LineSpec, mix, n1, type P, path, polar, poly, rect, shade, TAU } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { EBONY, grain, HOLLY, inlaid, polish, woodOf } from './woods.ts';

const [X, Y, W, H] = [128, 122, 744, 860];
const [HX, HY] = [500, Y + H / 2];
/** an even half, so that a wedge and the one across from it are of one wood and take one grain */
const WEDGES = 24;

/** A hero on a disc in a sunburst of veneer, in a mitred frame with a chequered band. */
export function drawSunburst(c: Drawing, inp: Input): void {
  const { p } = c;
  const h = heroFor(inp);
  const dark = isDark(p);
  const frameW = dark ? mix('#3a241b', p.bg, 0.28) : mix('#754327', p.e, 0.14);
  const [R, B] = [X + W, Y + H];
  // four mitred boards
  const boards: [P[], number][] = [[[[0, 0], [1000, 0], [R, Y], [X, Y]], 0], [[[1000, 0], [1000, 1400], [R, B], [R, Y]], 90],
    [[[0, 0], [X, Y], [X, B], [0, 1400]], 90], [[[0, 1400], [X, B], [R, B], [1000, 1400]], 0]];
  let s = '';
  boards.forEach(([q, deg], i) => {
    s += path(poly(q), `fill="${shade(frameW, [0.02, -0.02, 0.01, -0.01][i]!)}"`) + path(poly(q), `fill="${grain(c, deg, i)}"`)
      + path(poly(q), 'fill="none" stroke="#120804" stroke-opacity=".5" stroke-width="2"');
  });
  c.add('ground', s);
  // stringing and a chequered band
  const box = (o: number, col: string) => path(`M${X - o} ${Y - o}H${R + o}V${B + o}H${X - o}Z`, `fill="${col}"`);
  let chk = '';
  const t = 12;
  for (let x = X - 24, k = 0; x < R + 23; x += t, k++) {
    const w = Math.min(t, R + 24 - x);
    for (const y of [Y - 24 + (k % 2 ? 0 : 10), B + 4 + (k % 2 ? 0 : 10)]) chk += `M${n1(x)} ${y}h${n1(w)}v10h${n1(-w)}z`;
  }
  for (let y = Y - 4, k = 0; y < B + 3; y += t, k++) {
    const w = Math.min(t, B + 4 - y);
    for (const x of [X - 24 + (k % 2 ? 0 : 10), R + 4 + (k % 2 ? 0 : 10)]) chk += `M${x} ${n1(y)}h10v${n1(w)}h-10z`;
  }
  const band = box(34, EBONY) + box(30, HOLLY) + box(24, EBONY) + path(chk, `fill="${HOLLY}"`) + box(4, HOLLY);
  const dyes = turnedBy(h, dark ? [p.bg, p.e, p.b] : [p.d, p.b, p.c, p.a]);
  const ray = dark ? [woodOf(shade(dyes[0], 0.12), 1.3), woodOf(shade(dyes[0], 0.02), 1.3)] : [mix('#e2c391', woodOf(dyes[0]), 0.5), mix('#d4ad74', woodOf(dyes[1] ?? p.b), 0.55)];
  let sun = '';
  const wedge = (i: number) => [(i - 0.5) / WEDGES, (i + 0.5) / WEDGES].map((f) => polar(HX, HY, 900, f * TAU)) as [P, P];
  for (let i = 0; i < WEDGES / 2; i++) {
    const pair = [wedge(i), wedge(i + WEDGES / 2)].map(([a, b]) => [poly([[HX, HY], a, b]), a, b] as const);
    const col = ray[i % 2]!;
    for (const [d, a, b] of pair)
      sun += path(d, `fill="${c.lin([[0, shade(col, -0.07)], [0.4, col], [1, shade(col, 0.03)]], Math.round(a[0]), Math.round(a[1]), Math.round(b[0]), Math.round(b[1]), 'u')}"`);
    const both = pair.map(([d]) => d).join('');
    sun += path(both, `fill="${grain(c, (i / WEDGES) * 360, i)}" stroke="#2a1206" stroke-opacity=".4" stroke-width="1.2"`);
  }
  const radius = 322;
  const disc = circD(HX, HY, radius);
  const discW = dark ? '#d9b47a' : woodOf(mix(p.d, '#f4e4c0', 0.72));
  const rings = [[16, EBONY], [12, HOLLY], [4, EBONY]].map(([o, col]) => path(circD(HX, HY, radius + Number(o)), `fill="${col}"`)).join('');
  c.add('frame', band + `<g clip-path="${c.clip(rect(X, Y, W, H))}">${sun}${rings}${path(disc, `fill="${c.lin([[0, shade(discW, 0.03)], [1, shade(discW, -0.06)]], 0, 0, 1, 1)}"`)}${path(disc, `fill="${grain(c, 0, 1)}"`)}</g>`);
  c.add('art', inlaid(c, h, lay(c, h, HX, HY + 6, 580, 670), discW));
  const words = inLines(inp.headline, 16),
    small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((q, i) => ({ t: q, f: 'gloock', w: 760, max: words.length > 1 ? 78 : 104, gap: i === words.length - 1 ? 42 : 22, flat: true }));
  if (small) specs.push({ t: small, f: 'jost:500', w: 720, max: 32, track: 110, flat: true });
  const k = stackEven(specs, { cy: 1204 });
  const ink = inkOn(frameW, ['#f2dfb6', '#fff2d8'], 4.5);
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  c.add('type', path(td, 'fill="#120804" stroke="#120804" stroke-width="3.4" stroke-opacity=".7" stroke-linejoin="round"') + path(td, `fill="${ink}"`)
    + path(td, `fill="${grain(c, 0, 2)}" fill-opacity=".55"`) + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${ink}"`) : ''));
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${polish(c)}"`));
}
