import {
  at, clamp, contrast, type Drawing, fromOklch, type LineSpec, lum, mix, n1, type P, path, rect, shade, TAU, toOklch,
  use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { type Hero, spl } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD, off, spaced } from '#artwork/materials/outlines.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { inner } from '#artwork/materials/pieces.ts';
import { coil, quilled, strip } from './coils.ts';

export const IN_OVAL = { cx: 500, cy: 528, w: 490, h: 640 };
const RX = 336,
  RY = 428;

/** In an oval cut out of deep board, a rim of coils and leaves about it. */
export function ovalMat(c: Drawing, h: Hero): void {
  const { p, r, input } = c;
  const dark = isDark(p);
  const deep = (x: string) => { const o = toOklch(x); return fromOklch({ l: clamp(o.l, 0.3, 0.44), c: Math.min(o.c, 0.12), h: o.h }); };
  // a dark palette turns it about: pale board, night behind the hero
  const mat = dark ? r.pick([mix(p.ink, p.d, 0.16), mix(p.ink, p.c, 0.4), mix(p.ink, p.a, 0.28)]) : r.pick([p.e, p.a, p.ink, p.c].filter((x) => Math.abs(toOklch(x).h - 95) > 30 || toOklch(x).c < 0.03).map(deep).filter((x) => contrast(x, p.paper) > 5.2));
  const board = mat ?? deep(p.ink),
    sheet = dark ? p.bg : mix(p.paper, p.bg, 0.5);
  const { cx, cy } = IN_OVAL;
  let weave = '';
  for (let i = 0; i < 26; i++) weave += `M0 ${n1(i * 5 + r.f(-0.6, 0.6))}H130M${n1(i * 5 + r.f(-0.6, 0.6))} 0V130`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(board, 0.025)], [1, shade(board, -0.03)]], 0, 0, 1, 1)}"`)
    + rect(0, 0, 1000, 1400, `fill="${c.pattern(130, 130, `<path d="${weave}" stroke="#fff" stroke-opacity="${lum(board) > 0.6 ? 0.3 : 0.07}" stroke-width="2" fill="none"/>`)}"`));
  const hole = c.def((id) => `<path id="${id}" d="${circD(cx, cy, RX, RY)}"/>`);
  c.add('frame', use(hole, `fill="none" stroke="#000" stroke-opacity=".16" stroke-width="22"`) + use(hole, `fill="none" stroke="${c.lin([[0, '#d9cfbd'], [1, '#fffdf6']], 0.2, 0, 0.8, 1)}" stroke-width="14"`)
    + use(hole, `fill="${c.lin([[0, shade(sheet, -0.02)], [1, shade(sheet, 0.015)]], 0, 0, 1, 1)}"`) + inner(c, hole, 9, 14, 24, '#140a10', dark ? 0.5 : 0.34, 6) + c.grain(0.6));
  // the rim: coils in turn with pairs of leaves, pinned where the board is
  const leafC = off(natural(p, '#86ad6a', 0.3), board, 1.6),
    inks = [p.a, p.b, p.c, p.d].filter((x) => contrast(x, board) > 1.5).slice(0, 3);
  const cols = (inks.length ? inks : [p.paper]).map((x) => off(x, board, 1.6));
  const ring: P[] = Array.from({ length: 120 }, (_, i) => [cx + Math.cos((i / 120) * TAU - Math.PI / 2) * (RX + 34), cy + Math.sin((i / 120) * TAU - Math.PI / 2) * (RY + 34)]);
  const rolls = cols.map(() => ''),
    leaf = { outline: '', vein: '' };
  spaced(ring, 47).forEach(({ p: q, n }, i, all) => {
    const third = i % 4;
    if (third === 0) {
      const v = (i / 4) % cols.length;
      rolls[v]! += coil(q[0], q[1], 21, 6, r.f(0, TAU)) + circD(q[0], q[1], 21);
    } else if (third === 2) {
      rolls[(i + 1) % cols.length]! += coil(q[0], q[1], 11, 5, r.f(0, TAU)) + circD(q[0], q[1], 11);
    } else {
      const next = all[(i + 1) % all.length]!.p, back = all[(i - 1 + all.length) % all.length]!.p,
        l = Math.hypot(next[0] - back[0], next[1] - back[1]) || 1, s = third === 1 ? 1 : -1,
        u = ((next[0] - back[0]) / l) * s, v = ((next[1] - back[1]) / l) * s;
      for (const k of [-1, 1]) {
        const f = (a: number, b: number): P => [q[0] - u * 16 + u * a + n[0] * b * k, q[1] - v * 16 + v * a + n[1] * b * k];
        leaf.outline += spl([[...f(0, 2), 1], f(14, 16), [...f(40, 18), 1], f(24, 3)]);
        const [a, b] = [f(5, 5), f(30, 13)];
        leaf.vein += `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`;
      }
    }
  });
  c.add('ornament', strip(c, leaf.outline, leafC, 3.6) + strip(c, leaf.vein, shade(leafC, 0.05), 2.6) + rolls.map((d, i) => strip(c, d, cols[i]!, 3.4)).join(''));
  c.add('art', quilled(c, h, IN_OVAL, sheet));
  const words = inLines(input.headline, 18),
    small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'parisienne', w: 760, max: words.length > 1 ? 112 : 150, gap: i === words.length - 1 ? 64 : 46, flat: true }));
  if (small) specs.push({ t: small.toUpperCase(), f: 'tenor-sans', w: 640, max: 30, track: 170, flat: true });
  const k = stackEven(specs, { cy: 1196 });
  const ink = inkOn(board, dark ? [p.bg, p.e] : [mix(p.paper, '#fff6e2', 0.3)], 4.6);
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  const tid = c.def((id) => `<path id="${id}" d="${td}"/>`);
  c.add('type', `<g stroke-linejoin="round">${use(tid, 'fill="#000" fill-opacity=".3" stroke="#000" stroke-opacity=".3" stroke-width="3" transform="translate(3.4 5.4)"')}${use(tid, `fill="${ink}" stroke="${ink}" stroke-width="2.6"`)}</g>`
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${ink}"`) : ''));
  c.add('texture', c.vignette('#000', 0.12));
}
