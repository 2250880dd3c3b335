import {
  at, circ, contrast, Drawing, ell, g, type Input, type LineSpec, mix, n1, type P, path, pt, rect, shade, smooth, use,
  withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { stackEven } from '#artwork/materials/lettering.ts';
import { rrD } from '#artwork/materials/outlines.ts';
import { type Piece, softU } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { biscuit, sugared } from './dough.ts';

export const WINDOW: Place = { cx: 500, cy: 645, w: 580, h: 530 };
const SILL = 1000;

/** the highest point of the outline between two x, or the highest of all */
function topOf(ps: Piece[], from: number, to: number): P {
  const all = ps.filter((q) => !q.line).flatMap((q) => q.polys.flat());
  const here = all.filter((q) => q[0] >= from && q[0] <= to);
  return (here.length ? here : all).reduce((a, b) => (b[1] < a[1] ? b : a));
}

/** a striped awning with a scalloped valance */
function awning(c: Drawing, one: string, two: string): string {
  const n = 10,
    w = 100,
    drop = 150;
  let s = '',
    edge = '';
  for (let i = 0; i < n; i++) {
    const x = i * w,
      col = i % 2 ? two : one,
      top = (v: number) => 500 + (v - 500) * 0.86;
    const valance = `M${x} ${drop - 4}L${x + w} ${drop - 4}L${x + w} ${drop + 34}C${x + w} ${drop + 88} ${x} ${drop + 88} ${x} ${drop + 34}Z`;
    s += path(`M${n1(top(x))} -10L${n1(top(x + w))} -10L${x + w} ${drop}L${x} ${drop}Z`, `fill="${col}"`)
      + path(valance, `fill="${shade(col, -0.035)}"`);
    edge += `M${x} ${drop + 34}C${x} ${drop + 88} ${x + w} ${drop + 88} ${x + w} ${drop + 34}`;
  }
  const sides = path(`M-10 -10L72 -10L0 ${drop}L0 -10ZM1010 -10L928 -10L1000 ${drop}Z`, `fill="${shade(one, -0.2)}"`);
  return sides + s + rect(0, 0, 1000, drop, `fill="${c.lin([[0, '#fff', 0.2], [0.5, '#fff', 0], [1, '#000', 0.12]])}"`)
    + path(`M0 ${drop - 3}H1000`, 'stroke="#000" stroke-opacity=".22" stroke-width="5"') + path(`M0 ${drop + 1}H1000`, 'stroke="#fff" stroke-opacity=".4" stroke-width="2.5"')
    + path(edge, `fill="none" stroke="${mix(two, '#ffffff', 0.5)}" stroke-width="5"`);
}

/** a satin bow about x, y */
function bow(x: number, y: number, col: string): string {
  const d = (sx: number) => `M${x} ${y}C${x + sx * 30} ${y - 60} ${x + sx * 112} ${y - 56} ${x + sx * 100} ${y - 2}C${x + sx * 108} ${y + 46} ${x + sx * 34} ${y + 44} ${x} ${y}Z`;
  const tail = (sx: number) => `M${x} ${y}C${x + sx * 18} ${y + 36} ${x + sx * 62} ${y + 58} ${x + sx * 62} ${y + 112}L${x + sx * 40} ${y + 98}L${x + sx * 20} ${y + 116}C${x + sx * 22} ${y + 66} ${x + sx * 4} ${y + 44} ${x} ${y}Z`;
  const lo = shade(col, -0.12);
  const half = (sx: number) => path(d(sx), `fill="${col}" stroke="${lo}" stroke-width="2"`)
    + path(`M${x + sx * 8} ${y - 4}C${x + sx * 40} ${y - 34} ${x + sx * 70} ${y - 30} ${x + sx * 84} ${y - 8}C${x + sx * 64} ${y + 10} ${x + sx * 40} ${y + 14} ${x + sx * 8} ${y + 2}Z`, `fill="${lo}"`);
  return path(tail(-1) + tail(1), `fill="${shade(col, -0.06)}" stroke="${lo}" stroke-width="2"`) + half(-1) + half(1)
    + path(rrD(x - 17, y - 20, 34, 38, 12), `fill="${shade(col, 0.04)}" stroke="${lo}" stroke-width="2"`);
}

/** a small pile of round biscuits */
function pile(c: Drawing, x: number, cols: string[]): string {
  let s = ell(x, SILL - 2, 92, 12, 'fill="#000" fill-opacity=".3"');
  cols.forEach((col, i) => {
    const y = SILL - 18 - i * 30,
      dx = [0, 7, -5, 4][i % 4]!;
    const id = c.def((z) => `<path id="${z}" d="${rrD(x + dx - 76, y - 12, 152, 22, 11)}"/>`);
    s += use(id, 'fill="#a8672e" stroke="#a8672e" stroke-width="4" transform="translate(0 3)"') + use(id, `fill="${c.lin([[0, '#eebf80'], [1, '#c98a48']])}"`)
      + path(rrD(x + dx - 70, y - 17, 140, 12, 6), `fill="${col}"`) + path(`M${x + dx - 60} ${y - 14}h96`, 'stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"');
  });
  return s;
}

/** a jar of sugared almonds */
function jar(c: Drawing, x: number, cols: string[]): string {
  const id = c.def((z) => `<path id="${z}" d="${rrD(x - 62, SILL - 154, 124, 152, 26)}"/>`);
  let sweets = '';
  for (let j = 0; j < 5; j++) for (let i = 0; i < 4; i++)
    sweets += ell(x - 44 + i * 29 + (j % 2) * 10 - 5, SILL - 18 - j * 22, 15, 11.5, `fill="${cols[(i * 2 + j) % cols.length]!}" transform="rotate(${((i * 37 + j * 61) % 60) - 30} ${n1(x - 49 + i * 29)} ${SILL - 18 - j * 22})"`);
  return ell(x, SILL - 2, 78, 11, 'fill="#000" fill-opacity=".3"') + use(id, 'fill="#fff" fill-opacity=".28"') + sweets
    + use(id, `fill="${c.lin([[0, '#fff', 0.5], [0.16, '#fff', 0.1], [0.8, '#fff', 0], [1, '#fff', 0.4]], 0, 0, 1, 0)}" stroke="#fff" stroke-opacity=".7" stroke-width="3"`)
    + path(rrD(x - 54, SILL - 182, 108, 30, 8), `fill="${c.lin([[0, '#e6c079'], [0.5, '#b98542'], [1, '#8a5a26']], 0, 0, 1, 0)}"`) + circ(x, SILL - 192, 13, 'fill="#c4924c"');
}

/** hung on ribbons in a baker's window, the words in chalk below */
export function drawWindow(inp: Input): Drawing {
  const c = new Drawing('biscuit-window', inp),
    { p, r } = c;
  const h = heroFor(inp);
  c.alt = h.name + ', an iced biscuit in a baker’s window';
  const dark = isDark(p);
  const wall = dark ? turnedBy(h, [mix(p.bg, p.paper, 0.5), mix(p.b, p.bg, 0.4), mix(p.d, p.bg, 0.62)])[0] : turnedBy(h, [shade(mix(p.bg, p.d, 0.3), 0.01, 0.01), mix(p.d, p.paper, 0.15), mix(p.b, p.paper, 0.6), mix(p.c, p.paper, 0.62), mix(p.paper, p.bg, 0.3)])[0];
  const stripe = turnedBy(h, [p.a, p.e, p.c, p.b]).find((x) => contrast(x, '#fffaf0') > 2.2 && (!dark || contrast(x, wall) > 1.5)) ?? p.a;
  const wood = dark ? shade(p.bg, -0.07) : shade(stripe, -0.1);
  // panelled room behind the glass
  let boards = '';
  for (let x = 70; x < 1000; x += 62) boards += `M${x} 130V${SILL}`;
  let gr = rect(0, 0, 1000, 1400, `fill="${wall}"`) + path(boards, `stroke="${shade(wall, -0.06)}" stroke-width="3"`)
    + path(boards, `stroke="${shade(wall, 0.05)}" stroke-width="2" transform="translate(3 0)"`)
    + circ(500, 640, 640, `fill="${c.rad([[0, '#fff6d8', dark ? 0.24 : 0.85], [0.6, '#fff6d8', dark ? 0.08 : 0.3], [1, '#fff6d8', 0]])}"`);
  // panes catch the light
  gr += path('M120 160L330 160L60 860L60 420ZM390 160L450 160L60 1000L60 950Z', 'fill="#fff" fill-opacity=".14"');
  c.add('ground', gr + rect(0, 150, 1000, 150, `fill="${c.lin([[0, '#20110a', 0.36], [1, '#20110a', 0]])}"`));
  const post = (x: number, w: number) => rect(x, 100, w, 1300, `fill="${c.lin([[0, shade(wood, 0.06)], [0.3, wood], [1, shade(wood, -0.07)]], 0, 0, 1, 0)}"`);
  const rod = rect(40, 262, 920, 13, `fill="${c.lin([[0, '#8a5f22'], [0.3, '#f6dc9a'], [0.6, '#c4913c'], [1, '#7a501c']])}"`);
  let frame = post(0, 46) + post(954, 46) + path('M47 120V1010M953 120V1010', 'stroke="#000" stroke-opacity=".28" stroke-width="4"');
  // the stone or wood sill
  const deep = dark ? shade(wood, -0.03) : shade(wood, -0.05);
  frame += rect(0, SILL, 1000, 400, `fill="${c.lin([[0, wood], [0.14, deep], [1, shade(deep, -0.05)]])}"`)
    + rect(0, SILL - 6, 1000, 28, `fill="${c.lin([[0, mix(wood, '#ffffff', 0.4)], [0.4, shade(wood, 0.06)], [1, shade(wood, -0.04)]])}"`) + rect(0, SILL + 22, 1000, 16, 'fill="#000" fill-opacity=".2"');
  const sweet = [p.a, p.b, p.d, '#fff6e8', p.c].map(sugared);
  c.add('frame', frame + rod + pile(c, 168, [sweet[0]!, sweet[3]!, sweet[1]!]) + jar(c, 838, sweet));
  // the biscuit, its ribbons behind it
  const made = biscuit(c, h, WINDOW, { rim: 66 });
  const left = topOf(made.ps, 300, 425),
    right = topOf(made.ps, 575, 700),
    red = [p.a, p.b, p.e].find((x) => contrast(x, wall) > 1.9) ?? stripe;
  const strand = (to: P) => `M500 268L${pt([to[0], to[1] - 20])}`;
  const strands = strand(left) + strand(right);
  const hole = (q: P) => ell(q[0], q[1] - 19, 10, 8, 'fill="#6d3f18"') + ell(q[0] + 1, q[1] - 17, 8, 6, 'fill="#4a2810"');
  c.add('ornament', path(strands, 'fill="none" stroke="#20110a" stroke-opacity=".25" stroke-width="11" transform="translate(9 14)"')
    + path(strands, `fill="none" stroke="${red}" stroke-width="12"`) + path(strands, 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" transform="translate(-2.5 0)"'));
  c.add('art', made.svg);
  c.add('ornament', hole(left) + hole(right) + [left, right].map((q) => path(`M${pt([q[0] - 5, q[1] - 19])}C${pt([q[0] - 7, q[1] - 34])} ${pt([q[0] + 3, q[1] - 44])} ${pt([q[0] + (500 - q[0]) * 0.06, q[1] - 48])}`,
    `fill="none" stroke="${red}" stroke-width="11" stroke-linecap="round"`)).join('') + bow(500, 276, red) + awning(c, stripe, '#fffaf0'));
  // a chalk board that leans against the sill
  const B = { x: 112, y: 1052, w: 776, h: 288 };
  const oak = c.lin([[0, '#d8a566'], [0.5, '#b47d40'], [1, '#8a5a2a']], 0, 0, 1, 1),
    board = c.def((id) => `<path id="${id}" d="${rrD(B.x, B.y, B.w, B.h, 12)}"/>`),
    slate = mix('#2b302f', dark ? p.bg : p.e, 0.16);
  let smear = '';
  for (let i = 0; i < 16; i++) {
    const x = r.f(B.x + 60, B.x + B.w - 160),
      y = r.f(B.y + 40, B.y + B.h - 40);
    smear += path(smooth([[x, y], [x + 60, y - r.f(-24, 24)], [x + r.f(100, 190), y + r.f(-20, 20)]], false), `stroke-width="${n1(r.f(16, 44))}"`);
  }
  const inside = rrD(B.x + 26, B.y + 26, B.w - 52, B.h - 52, 4);
  c.add('frame', softU(board, 6, 16, 18, '#000', 0.4, 6) + use(board, `fill="${oak}" stroke="#6a4018" stroke-width="2"`) + path(inside, `fill="${slate}"`)
    + g(smear, `fill="none" stroke="#fff" stroke-opacity=".028" stroke-linecap="round" clip-path="${c.clip(path(inside))}"`)
    + path(inside, 'fill="none" stroke="#000" stroke-opacity=".45" stroke-width="5"') + path(rrD(B.x + 5, B.y + 5, B.w - 10, B.h - 10, 9), 'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"'));
  const words = inp.headline.split('|'),
    small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'cabin-sketch:700', w: 660, max: words.length > 1 ? (small ? 84 : 104) : 124, gap: i === words.length - 1 ? (/[gjpqy,]/.test(t) ? 58 : 38) : 20, track: 10, flat: true }));
  if (small) specs.push({ t: small, f: 'gochi-hand', w: 600, max: 54, flat: true });
  const k = stackEven(specs, { cy: B.y + B.h / 2 });
  const chalk = '#fbf6ea',
    tint = withContrast(slate, mix([p.a, p.b, p.d].find((x) => contrast(x, slate) > 3) ?? p.d, '#ffffff', 0.55), 7);
  c.add('type', path(words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join(''), `fill="${chalk}" stroke="${chalk}" stroke-width="1.6" stroke-linejoin="round"`)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${tint}"`) : ''));
  return c;
}
