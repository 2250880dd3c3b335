import {
  at, bez, clamp, contrast, Drawing, ell, g, type Input, lum, mix, type P, path, rect, ribbon, shade, tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { clear } from '#artwork/colours/table.ts';
import { block, blockC } from '#artwork/lettering/table.ts';
import type { China } from './china.ts';
import { cup } from './cups.ts';
import { pot } from './pot.ts';
import { drawPour, drawShelf, drawTower } from './settings.ts';
import type { Table } from './table.ts';

export function drawTeatime(inp: Input): Drawing {
  const c = new Drawing('teatime', inp), { r, p } = c;
  const m = ['tower', 'pot', 'pour', 'shelf'].includes(inp.motif || '') ? inp.motif! : 'tower';
  const light = lum(p.bg) > 0.6;
  const wall = light ? mix(p.bg, p.d, 0.34) : p.bg;
  const clay = light ? mix('#fffdf8', p.paper, 0.4) : mix('#fff6e8', p.ink, 0.3);
  const K = (i: number): China => {
    const cs = light ? [p.a, p.b, p.c, p.e] : [p.a, p.c, p.d, mix(p.e, p.ink, 0.1)];
    return { base: clay, one: cs[i % 4]!, two: cs[(i + 2) % 4]!, leaf: mix(light ? p.c : p.b, '#5f8a5a', 0.5), trim: METALY[p.metal] };
  };
  const dk = light ? mix(p.ink, p.e, 0.4) : shade(p.bg, -0.12);
  // wall: tone-on-tone stripe with a sprig
  let wp = '';
  for (let x = 0; x < 1000; x += 100) wp += rect(x, 0, 50, 1400, `fill="${shade(wall, light ? -0.018 : 0.016)}"`);
  let sp = '';
  for (let j = 0; j < 11; j++) for (let i = 0; i < 10; i++) sp += `<use href="#SP" x="${i * 100 + 75}" y="${j * 112 + 40 + (i % 2) * 56}"/>`;
  const sprig = c.def((id) => `<path id="${id}" d="M0 22C-1 10 0 0 2 -12M0 12C-8 10 -13 3 -13 -4C-5 -3 0 3 0 12ZM0 4C7 1 11 -5 11 -12C4 -11 0 -4 0 4ZM2 -12C-4 -16 -3 -24 2 -28C7 -24 8 -16 2 -12Z"/>`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + wp
    + g(sp.replace(/#SP/g, '#' + sprig), `fill="${shade(wall, light ? -0.05 : 0.04)}" stroke="${shade(wall, light ? -0.05 : 0.04)}" stroke-width="1.6"`)
    + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fffdf4', light ? 0.5 : 0.16], [1, '#fffdf4', 0]], 0.34, 0.3, 0.7)}"`));
  const shadeX = (w: number) => c.lin([[0, dk, 0.34], [0.14, dk, 0.1], [0.34, '#ffffff', 0.24], [0.5, '#ffffff', 0], [0.76, dk, 0.12], [0.94, dk, 0.36], [1, dk, 0.26]], -w / 2, 0, w / 2, 0, 'u');
  const foilY = METALY[p.metal], foilD = shade(foilY, -0.14);
  const goldLine = (d: string, w: number) => path(d, `fill="none" stroke="${foilD}" stroke-width="${w + 1.6}" stroke-linecap="round"`)
    + path(d, `fill="none" stroke="${c.lin([[0, foilD], [0.3, mix(foilY, '#fff8d8', 0.6)], [0.55, foilY], [0.8, mix(foilY, '#fff8d8', 0.45)], [1, foilD]], 0, 0, 1, 0)}" stroke-width="${w}" stroke-linecap="round"`);
  const handle = (ps: P[], w: (t: number) => number) => {
    const d = ribbon(ps, w), off = ps.map(([x, y]) => [x - 2.5, y - 3] as P);
    return path(d, `fill="${shade(clay, -0.05)}" stroke="${shade(clay, -0.3)}" stroke-width="3"`)
      + path(ribbon(ps.map(([x, y]) => [x + 2, y + 3] as P), (t) => w(t) * 0.42), `fill="${shade(clay, -0.17)}"`)
      + path(ribbon(off, (t) => w(t) * 0.34), `fill="${foilY}"`) + path(ribbon(off, (t) => w(t) * 0.12), `fill="#fff6d6"`);
  };
  const steam = (x: number, y: number,
    s: number) => [0, 1].map((i) =>
      path(ribbon(bez([x + i * 34 * s, y], [x + (i * 34 - 46) * s, y - 70 * s], [x + (i * 34 + 54) * s, y - 120 * s],
        [x + (i * 34 + 4) * s, y - 200 * s + i * 30], 24), (t) => 15 * s * Math.sin(Math.PI * clamp(t, 0.02, 0.98))), `fill="#fffdf6" opacity="${light ? 0.75 : 0.4}"`)).join('');
  // table
  const ty = m === 'tower' ? 962 : m === 'shelf' ? 1000 : m === 'pot' ? 1120 : 930;
  const tb = light ? p.e : mix(p.paper, p.b, 0.4);
  const tbl = lum(tb) > 0.62 ? shade(tb, -0.3) : tb;
  const on = clear(mix('#fffaf0', p.d, light ? 0.08 : 0), tbl, 4.6);
  c.add('ground', path(`M0 ${ty - 40}H1000V1400H0Z`, `fill="${tbl}"`) + path(`M0 ${ty - 40}H1000V${ty - 30}H0Z`, `fill="${mix(tbl, '#fff', 0.26)}"`)
    + rect(0, ty - 30, 1000, 180, `fill="${c.lin([[0, '#fff', 0.1], [1, '#fff', 0]])}"`) + rect(0, ty - 66, 1000, 26, `fill="${c.lin([[0, dk, 0], [1, dk, 0.22]])}"`));
  const sh = (x: number, y: number, rx: number, ry = rx * 0.1) => ell(x + rx * 0.14, y, rx, ry, `fill="${c.rad([[0, dk, 0.6], [0.55, dk, 0.36], [1, dk, 0]])}"`);
  const A: string[] = [];
  const PT = r.shuffle(['roses', 'dots', 'stripe', 'scale', 'gingham', 'willow']);
  const table: Table = { c, r, p, light, clay, K, dk, shadeX, foilY, foilD, goldLine, handle, steam, ty, tbl, sh, A, PT };
  if (m === 'tower') drawTower(table);
  else if (m === 'pot') {
    A.push(sh(490, ty + 20, 340, 38), sh(800, ty + 60, 190, 24));
    A.push(steam(812, ty - 90, 0.8));
    A.push(pot(table, 472, ty + 14, 0, 1.42, inp.variant && PT.includes(inp.variant) ? inp.variant : 'roses', K(0)));
    A.push(cup(table, 792, ty + 58, 0, 206, 126, 'dots', K(3), 1, { form: 1 }));
  } else if (m === 'pour') drawPour(table);
  else drawShelf(table);
  c.add('art', A);
  const small = inp.name || inp.sub;
  const up = m === 'pot';
  const b = block(inp.headline, 'sansita-swashed:600', 780, up ? 300 : small ? 180 : 230, { max: up ? 168 : 132, lead: 0.98, lines: 2 });
  const T: string[] = [];
  if (up) {
    T.push(path(blockC(b, 500, 318), `fill="${clear(light ? mix(p.a, p.ink, 0.35) : p.ink, wall, 5)}"`));
    if (small) T.push(path(at(tfit(upper(small), 'josefin-sans:600', 720, 36, { track: 140 }), 500, 1312), `fill="${contrast(mix(foilY, on, 0.4), tbl) > 4.5 ? mix(foilY, on, 0.4) : on}"`));
  } else {
    T.push(path(blockC(b, 500, small ? 1184 : 1206), `fill="${on}"`));
    if (small) T.push(path(at(tfit(upper(small), 'josefin-sans:600', 720, 34, { track: 140 }), 500, 1330), `fill="${contrast(mix(foilY, on, 0.4), tbl) > 4.5 ? mix(foilY, on, 0.4) : on}"`));
  }
  c.add('type', T);
  c.add('texture', c.vignette(dk, 0.16) + c.grain(0.9));
  return c;
}

const METALY = { gold: '#d9ad55', rose: '#dfa08c', silver: '#c3c8cf' };
