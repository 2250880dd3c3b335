import {
  at, circ, contrast, Drawing, ell, g, type Input, type LineSpec, lum, mix, n1, type P, path, pt, qbez, rect, shade,
  smooth, use, withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { nameAt, nameLines } from '#artwork/lettering/name-lines.ts';
import { inLines, stackEven } from '#artwork/materials/lettering.ts';
import { rrD } from '#artwork/materials/outlines.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { softU } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { balloon, curl, curlLine } from './film.ts';

export const EVENING: Place = { cx: 500, cy: 648, w: 590, h: 510 };
const POST: P = [690, 1084];

/** a long flat cloud with a lit upper edge */
function cloud(x: number, y: number, w: number, col: string, lit: string, o: number): string {
  const d = `M${n1(x - w)} ${y}C${n1(x - w * 0.8)} ${y - 22} ${n1(x - w * 0.5)} ${y - 14} ${n1(x - w * 0.42)} ${y - 26}C${n1(x - w * 0.3)} ${y - 58} ${n1(x + w * 0.04)} ${y - 56} ${n1(x + w * 0.16)} ${y - 30}C${n1(x + w * 0.34)} ${y - 44} ${n1(x + w * 0.6)} ${y - 34} ${n1(x + w * 0.62)} ${y - 16}C${n1(x + w * 0.8)} ${y - 20} ${n1(x + w * 0.96)} ${y - 8} ${n1(x + w)} ${y}Z`;
  return path(d, `fill="${lit}" fill-opacity="${o}" transform="translate(0 -5)"`) + path(d, `fill="${col}" fill-opacity="${o}"`);
}

/** small lamps on a wire from side to side */
function lamps(c: Drawing, from: P, mid: P, to: P, light: string): string {
  const wire = qbez(from, mid, to, 60),
    halo = c.rad([[0, light, 0.75], [0.35, light, 0.2], [1, light, 0]]);
  let s = path(smooth(wire, false), 'fill="none" stroke="#17121c" stroke-opacity=".7" stroke-width="3.4"');
  for (let i = 3; i < 60; i += 6) {
    const [x, y] = wire[i]!;
    s += circ(x, y + 18, 46, `fill="${halo}"`) + rect(x - 5, y - 1, 10, 11, 'fill="#2a2430"') + ell(x, y + 20, 9, 12, `fill="${mix(light, '#ffffff', 0.4)}"`);
  }
  return s;
}

/** a picket fence along the foot of the card */
function fence(c: Drawing, wood: string): string {
  const lo = shade(wood, -0.12),
    paint = c.lin([[0, shade(wood, 0.03)], [0.55, wood], [1, lo]], 0, 0, 1, 0);
  const one = c.def((id) => `<path id="${id}" d="M0 1400L0 1140L35 1096L70 1140L70 1400Z"/>`);
  const rail = (y: number) => rect(-10, y, 1020, 38, `fill="${shade(wood, -0.06)}"`) + rect(-10, y + 30, 1020, 8, `fill="${lo}"`);
  let s = rail(1186) + rail(1310);
  for (let x = -18; x < 1000; x += 98) s += use(one, `fill="#000" fill-opacity=".2" transform="translate(${x + 6} 5)"`) + use(one, `fill="${paint}" stroke="${lo}" stroke-width="1.6" transform="translate(${x} 0)"`)
    + circ(x + 35, 1206, 4, `fill="${lo}"`) + circ(x + 35, 1329, 4, `fill="${lo}"`);
  return s;
}

/** tied to a garden fence against the evening sky */
export function drawEvening(inp: Input): Drawing {
  const c = new Drawing('foil-evening', inp),
    { p, r } = c;
  const h = heroFor(inp);
  c.alt = h.name + ', a foil balloon tied to a garden fence in the evening';
  const dark = isDark(p);
  const [one, two] = turnedBy<readonly [string, string]>(h, dark
    ? [[p.bg, p.b], [p.paper, mix(p.b, p.d, 0.35)], [shade(p.bg, -0.03), mix(p.b, p.c, 0.4)]]
    : [[p.d, p.bg], [mix(p.b, p.bg, 0.1), p.paper], [mix(p.c, p.bg, 0.35), p.b], [mix(p.e, p.bg, 0.52), p.d]])[0];
  const top = dark ? one : shade(one, lum(one) < 0.72 ? 0.72 - lum(one) : 0),
    low = dark ? mix(one, two, 0.62) : mix(two, '#fff2d0', 0.4);
  let sky = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, top], [0.34, mix(top, low, 0.32)], [0.8, low]])}"`)
    + circ(250, 1010, 520, `fill="${c.rad([[0, '#fff3cf', dark ? 0.4 : 0.9], [0.35, '#fff3cf', dark ? 0.14 : 0.34], [1, '#fff3cf', 0]])}"`);
  if (dark) for (let i = 0; i < 60; i++) sky += circ(r.f(0, 1000), r.f(0, 760), r.f(0.8, 2.6), `fill="#fff8e2" fill-opacity="${n1(r.f(0.4, 1))}"`);
  const lit = mix(low, '#ffffff', 0.55),
    shadeOf = mix(top, low, 0.5);
  sky += cloud(170, 560, 210, shadeOf, lit, 0.85) + cloud(900, 470, 190, shadeOf, lit, 0.8) + cloud(830, 900, 250, mix(shadeOf, low, 0.4), lit, 0.8) + cloud(120, 860, 190, mix(shadeOf, low, 0.4), lit, 0.8);
  c.add('ground', sky);
  // gardens and roofs far off
  const far = dark ? shade(mix(p.bg, low, 0.3), -0.04) : mix(shade(top, -0.16), low, 0.35),
    green = natural(p, dark ? '#27433a' : '#5f8f57', 0.4);
  let trees = '';
  for (let i = 0; i < 15; i++) trees += ell(i * 74 - 20 + r.f(-16, 16), 1120 - r.f(0, 26), r.f(48, 84), r.f(50, 96), '');
  const roofs = 'M70 1140L70 1048L130 990L190 1048L190 1140ZM172 1012L172 984L190 984L190 1032ZM790 1140L790 1030L862 968L934 1030L934 1140ZM812 1006L812 966L832 966L832 990Z';
  c.add('frame', path(roofs, `fill="${far}"`) + [[112, 1072], [146, 1072], [846, 1056], [882, 1056]].map(([x, y]) => rect(x!, y!, 18, 26, 'fill="#ffe3a0"')).join('') + g(trees, `fill="${mix(green, far, 0.45)}"`)
    + rect(0, 1130, 1000, 280, `fill="${shade(green, -0.06)}"`));
  const light = mix(natural(p, '#ffd977', 0.2), '#ffe9b0', 0.3);
  c.add('ornament', lamps(c, [-20, 30], [500, 168], [1020, 20], light));
  const wood = mix(dark ? mix(p.paper, '#ffffff', 0.5) : '#fffaf0', natural(p, '#e9dcc8', 0.3), dark ? 0.55 : 0.2),
    pickets = shade(wood, dark ? -0.02 : 0);
  const made = balloon(c, h, EVENING, mix(top, low, 0.4), { shadow: 0 });
  const rid = curlLine(c, [made.valve[0], made.valve[1] - 6], POST, 18, 9),
    ribbon = [p.a, p.c, p.e].find((x) => contrast(x, low) > 1.7) ?? p.a;
  c.add('ornament', curl(rid, ribbon, [4, 5]));
  c.add('art', made.svg);
  // the bow at the picket, and grass before the fence
  const [bx, by] = [POST[0], POST[1] + 30],
    loop = (sx: number) => `M${bx} ${by}C${bx + sx * 22} ${by - 44} ${bx + sx * 82} ${by - 40} ${bx + sx * 72} ${by}C${bx + sx * 78} ${by + 34} ${bx + sx * 24} ${by + 30} ${bx} ${by}Z`,
    tail = (sx: number) => `M${bx} ${by}C${bx + sx * 16} ${by + 40} ${bx + sx * 34} ${by + 60} ${bx + sx * 40} ${by + 104}L${bx + sx * 24} ${by + 92}L${bx + sx * 10} ${by + 108}C${bx + sx * 12} ${by + 60} ${bx + sx * 2} ${by + 30} ${bx} ${by}Z`;
  const bow = path(tail(-1) + tail(1), `fill="${shade(ribbon, -0.08)}"`) + path(loop(-1) + loop(1), `fill="${ribbon}" stroke="${shade(ribbon, -0.12)}" stroke-width="2.4"`) + path(rrD(bx - 13, by - 14, 26, 28, 9), `fill="${shade(ribbon, 0.05)}" stroke="${shade(ribbon, -0.12)}" stroke-width="2"`);
  let blades = '';
  for (let i = 0; i < 70; i++) {
    const x = r.f(-10, 1010),
      H = r.f(30, 76),
      lean = r.f(-18, 18);
    blades += `M${n1(x - 6)} 1404Q${n1(x + lean * 0.3)} ${n1(1404 - H * 0.6)} ${pt([x + lean, 1404 - H])}Q${n1(x + lean * 0.4 + 4)} ${n1(1404 - H * 0.5)} ${n1(x + 6)} 1404Z`;
  }
  let front = fence(c, pickets) + `<g>${bow}</g>` + path(blades, `fill="${shade(green, -0.02)}"`);
  const words = inLines(inp.headline, 16),
    small = smallLineOf(inp);
  if (small) {
    // the name on a board that hangs on the fence
    const runs = nameLines(small, 'sansita-swashed:700', 470, 54, { least: 36 }),
      run = runs[0]!,
      w = Math.max(200, Math.max(...runs.map((line) => line.x1 - line.x0)) + 90),
      cx = 350,
      x0 = Math.max(48, cx - w / 2),
      mid = x0 + w / 2,
      board = natural(p, '#8a5a3c', 0.15),
      tall = runs.length > 1 ? run.size * 1.34 : 0,
      y0 = 1214 - tall / 2,
      id = c.def((z) => `<path id="${z}" d="${rrD(x0, y0, w, 88 + tall, 10)}"/>`);
    front += path(`M${n1(mid - w * 0.3)} ${n1(y0 + 4)}L${n1(mid - w * 0.24)} ${n1(y0 - 22)}M${n1(mid + w * 0.3)} ${n1(y0 + 4)}L${n1(mid + w * 0.24)} ${n1(y0 - 22)}`, 'stroke="#3a2a20" stroke-width="5"')
      + softU(id, 5, 9, 9, '#000', 0.34, 4) + use(id, `fill="${c.lin([[0, shade(board, 0.06)], [1, shade(board, -0.03)]])}" stroke="${shade(board, -0.14)}" stroke-width="2.4"`)
      + path(`M${n1(x0 + 10)} ${n1(y0 + 26)}H${n1(x0 + w - 12)}M${n1(x0 + 16)} ${n1(y0 + 62 + tall)}H${n1(x0 + w - 20)}`, `stroke="${shade(board, -0.06)}" stroke-width="2.6" stroke-opacity=".7"`);
    c.add('frame', front);
    c.add('type', path(runs.length > 1 ? nameAt(runs, mid, 1258 - run.size * 0.67 + run.cap / 2) : at(run, mid, 1258 + run.cap / 2), `fill="${withContrast(board, '#fff6e2', 5)}"`));
  } else c.add('frame', front);
  const specs: LineSpec[] = words.map((t) => ({ t, f: 'shrikhand', w: 800, max: words.length > 1 ? 108 : 128, gap: 26, flat: true }));
  const k = stackEven(specs, { cy: 268 });
  const ground = mix(top, low, 0.16),
    ink = withContrast(ground, dark ? '#fff6e0' : [p.ink, p.e, p.a].sort((x, y) => contrast(y, ground) - contrast(x, ground))[lum(p.e) < 0.45 ? 0 : 0]!, 4.5);
  c.add('type', path(words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join(''), `fill="${ink}"`));
  c.add('texture', c.grain(0.4));
  return c;
}
