import { circ, type Drawing, g, mix, n1, type Palette, path, rect, type Rng, shade, tf } from '#artwork/engine.ts';
import { acorns, type Charm, feather, hagstone, horseshoe, key, ladybird, pressed, sixes, sixpence, wishbone } from './charms.ts';
import type { Room } from './room.ts';

type Cell = readonly [x: number, y: number, w: number, h: number, what: Charm | undefined, lining: number, deg: number, k: number];

const CELLS: readonly Cell[] = [
  [92, 92, 262, 262, pressed, 0, -4, 0.98],
  [370, 92, 262, 262, horseshoe, 1, 0, 1.14],
  [648, 92, 260, 262, ladybird, 2, 0, 1],
  [92, 370, 262, 248, wishbone, 3, 8, 0.96],
  [370, 370, 262, 248, acorns, 4, 0, 1],
  [648, 370, 260, 248, sixpence, 0, -12, 1.08],
  [92, 634, 816, 370, undefined, 5, 0, 1],
  [92, 1020, 192, 288, key, 2, 6, 1.06],
  [300, 1020, 192, 288, hagstone, 3, 0, 1],
  [508, 1020, 192, 288, feather, 1, 4, 1.04],
  [716, 1020, 192, 288, sixes, 4, 0, 0.94],
];

/** A shallow box with eleven rooms: ten lucky finds, and the words. */
export function box(c: Drawing, r: Rng, p: Palette): Room {
  const table = mix(p.e, '#120C0A', 0.25), wood = mix('#8A5530', p.b, 0.12), rim = 'M52 52H948V1348H52Z';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(table, 0.06)], [1, shade(table, -0.05)]], 0.35, 0.25, 0.95)}"`));
  c.add('art', c.soft(rim, 12, 18, 26, '#0a0605', 0.5, 5) + path(rim, `fill="${c.lin([[0, shade(wood, 0.09)], [0.5, wood], [1, shade(wood, -0.12)]], 0, 0, 0.8, 1)}"`));
  let grain = '';
  for (let i = 0; i < 90; i++) { const y = r.f(54, 1340), x = r.f(30, 800); grain += `M${Math.round(x)} ${Math.round(y)}q${n1(r.f(60, 130))} ${n1(r.f(-5, 5))} ${n1(r.f(150, 320))} 0`; }
  c.add('texture', g(path(grain, `fill="none" stroke="${shade(wood, -0.14)}" stroke-width="2.2" stroke-opacity=".55"`), `clip-path="${c.clip(path(rim))}"`) + path('M52 52H948L932 68H68V1332L52 1348Z', 'fill="#FFE6C0" opacity=".25"') + path('M948 52V1348H52L68 1332H932V68Z', 'fill="#1a0e06" opacity=".25"'));
  const linings = [mix(p.d, p.paper, 0.3), p.c, mix(p.b, p.paper, 0.35), p.e, mix(p.a, p.e, 0.12), mix(p.paper, p.b, 0.06)];
  for (const [x, y, w, h, what, lining, deg, k] of CELLS) {
    const col = linings[lining]!;
    let s = rect(x, y, w, h, `fill="${col}"`);
    // each paper has its own small print
    let mark = '';
    if (lining === 0) for (let yy = y + 20; yy < y + h; yy += 34) for (let xx = x + 18 + ((Math.round((yy - y) / 34) % 2) * 17); xx < x + w - 6; xx += 34) mark += `M${xx} ${n1(yy)}h.1`;
    if (lining === 1 || lining === 4) for (let xx = x + 14; xx < x + w; xx += 26) mark += `M${xx} ${y}v${h}`;
    if (lining === 2) for (let xx = -h; xx < w; xx += 30) mark += `M${x + xx} ${y + h}l${h} ${-h}`;
    if (lining === 3) for (let yy = y + 22; yy < y + h; yy += 40) for (let xx = x + 22; xx < x + w - 8; xx += 40) mark += `M${xx - 5} ${yy}h10M${xx} ${yy - 5}v10`;
    if (mark) s += g(path(mark, `fill="none" stroke="${mix(col, p.paper, 0.4)}" stroke-width="${lining === 0 ? 6 : lining === 3 ? 3 : 2.6}" stroke-linecap="round" stroke-opacity=".7"`), `clip-path="${c.clip(rect(x, y, w, h))}"`);
    s += rect(x, y, w, 42, `fill="${c.lin([[0, '#0a0605', 0.5], [1, '#0a0605', 0]])}"`) + rect(x, y, 34, h, `fill="${c.lin([[0, '#0a0605', 0.42], [1, '#0a0605', 0]], 0, 0, 1, 0)}"`) + path(`M${x} ${y + h}H${x + w}V${y}`, `fill="none" stroke="${shade(wood, 0.16)}" stroke-width="3" stroke-opacity=".7"`) + rect(x, y, w, h, `fill="none" stroke="${shade(wood, -0.16)}" stroke-width="3"`);
    if (what) s += g(what(c, p), tf(x + w / 2, y + h / 2 + 6, deg, k));
    c.add('art', s);
  }
  // the paper with the words, pinned in
  const paper = mix(p.paper, '#FFFFFF', 0.2), sheet = 'M122 664H878V974H122Z';
  c.add('frame', c.soft(sheet, 5, 8, 8, '#0a0605', 0.35, 4) + path(sheet, `fill="${paper}"`) + path('M138 680H862V958H138Z', `fill="none" stroke="${mix(p.a, paper, 0.2)}" stroke-width="3.4"`) + [[146, 688], [854, 688], [146, 950], [854, 950]].map(([x, y]) => circ(x! + 3, y! + 5, 9, 'fill="#0a0605" opacity=".35"') + circ(x!, y!, 9, 'fill="#D9A94A"') + circ(x! - 3, y! - 3, 3, 'fill="#FFF3C8"')).join(''));
  return { box: [172, 704, 656, 228], ground: paper, max: 120 };
}
