import { circ, Drawing, ell, g, type Input, mix, type P, path, rect, shade, tf, tfit, wrap } from '#artwork/engine.ts';
import { roles, withContrast } from '#artwork/colours/kids.ts';
import { numberIn } from '#artwork/lettering/kids.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { tooth } from '#artwork/marks/print.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { drawPanel } from './panel.ts';
import { tape } from './parts.ts';
import { drawToy } from './toy.ts';
import type { Workshop } from './workshop.ts';

export function drawRobots(inp: Input): Drawing {
  const c = new Drawing('robots', inp), { p, r } = c, R = roles(p);
  const m = ['tin', 'panel', 'dog'].includes(inp.motif || '') ? inp.motif! : 'tin';
  const cream = R.cream, ink = mix(withContrast(cream, R.deep, 10), '#101018', 0.3);
  const metal = mix(R.cool2, '#B9C4C8', 0.35), red = mix(R.hot, '#E23B2E', 0.2), yel = mix(R.warm, '#F6BE3B', 0.3), blue = R.cool;
  const tin = (col: string,
    v = false) => c.lin([[0, shade(col, -0.1)], [0.1, shade(col, 0.02)], [0.24, shade(col, 0.13)], [0.36, shade(col, 0.03)], [0.66, col],
      [0.9, shade(col, -0.14)], [1, shade(col, -0.05)]], 0, 0, v ? 0 : 1, v ? 1 : 0);
  const chrome = c.lin([[0, '#f7f9fa'], [0.3, '#aeb6bc'], [0.5, '#5d656d'], [0.56, '#dfe5e8'], [1, '#8a939a']]);
  const plate = (d: string, col: string, w = 5, v = false) => path(d, `fill="${tin(col, v)}" stroke="${ink}" stroke-width="${w}" stroke-linejoin="round"`);
  const rivets = (ps: P[], R0 = 6) => ps.map(([x, y]) => circ(x, y, R0, `fill="${shade(metal, -0.16)}"`) + circ(x - R0 * 0.25, y - R0 * 0.3, R0 * 0.55, 'fill="#fff" opacity=".7"')).join('');
  const bulb = (x: number, y: number, R0: number, col: string,
    lit = true) => (lit ? circ(x, y, R0 * 2.1, `fill="${c.rad([[0.25, col, 0.55], [1, col, 0]])}"`) : '')
      + circ(x, y, R0 * 1.22, `fill="${chrome}" stroke="${ink}" stroke-width="3"`)
      + circ(x, y, R0, `fill="${c.rad([[0, mix(col, '#fff', 0.65)], [0.55, col], [1, shade(col, -0.16)]], 0.5, 0.5, 0.55, '', 0.36, 0.32)}"`)
      + ell(x - R0 * 0.32, y - R0 * 0.4, R0 * 0.26, R0 * 0.17, 'fill="#fff" opacity=".85" ');
  const num = numberIn(inp) ?? '8';
  const key = (x: number, y: number, deg: number, sc = 1) =>
    g(path('M-9 0V60H9V0Z', `fill="${chrome}" stroke="${ink}" stroke-width="4"`)
      + path('M0 -4C-20 -4 -22 -30 -44 -34C-78 -38 -82 10 -50 14C-30 16 -22 -2 0 6C22 -2 30 16 50 14C82 10 78 -38 44 -34C22 -30 20 -4 0 -4ZM-46 -22C-34 -20 -34 2 -46 2C-62 2 -62 -22 -46 -22ZM46 -22C62 -22 62 2 46 2C34 2 34 -20 46 -22Z',
      `fill="${tin(yel)}" fill-rule="evenodd" stroke="${ink}" stroke-width="5" stroke-linejoin="round"`), tf(x, y, deg, sc));
  // ---- ground
  const bg0 = p.bg;
  let s = '';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg0}"`));
  const HL = (() => { const L = linesOf(inp.headline); return L.length > 1 ? L : wrap(L[0]!, L[0]!.length > 15 ? 2 : 1); })();
  let labelTop = 88, nameY = 1296;
  const workshop: Workshop = { c, r, R, m, cream, ink, metal, red, yel, blue, tin, chrome, plate, rivets, bulb, num, key, bg0, HL };
  if (m === 'panel') { const drawn = drawPanel({ ...workshop, labelTop, nameY }); s += drawn.s; labelTop = drawn.labelTop; nameY = drawn.nameY; }
  else s = drawToy({ ...workshop, s });
  let ty = '', y = labelTop;
  const cols = [red, ink, blue];
  const hs = HL.map((l) => tfit(upper(l), 'dm-sans:700', 820 - 70, m === 'panel' ? 54 : 68, { track: 130 }).size), same = Math.min(...hs);
  HL.forEach((l, i) => {
    const t = tape(workshop, l, 500 + (HL.length > 1 ? (i % 2 ? 26 : -22) : 0), y + same * 0.8, 820, same, m === 'panel' ? cols[(i + 1) % 3]! : cols[i % 3]!, [-1.6, 1.1, -0.8][i % 3]!);
    s += t.base; ty += t.type;
    y += t.h + same * 0.16;
  });
  const small = [inp.name, inp.sub].filter(Boolean).join(' · ');
  if (small) { const t = tape(workshop, small, 500, nameY, 760, 36, m === 'panel' ? red : ink, 0.6); s += t.base; ty += t.type; }
  c.add('art', s);
  c.add('type', ty);
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tooth(c, 'tin', 130, 0.5, 2, ink, 260)}" opacity=".16"`)
    + rect(0, 0, 1000, 1400, `fill="${tooth(c, 'tin2', 90, 0.5, 2.4, '#ffffff', 210)}" opacity=".2"`) + c.vignette(ink, 0.14) + c.grain(0.7));
  return c;
}
