import {
  at, Drawing, ell, g, type Input, mix, n1, noise1, type P, path, pt, rect, rot, set, shade, smooth, sparkle, tfit,
} from '#artwork/engine.ts';
import { legible, withContrast, roles } from '#artwork/colours/kids.ts';
import { oklch } from '#artwork/colours/roles.ts';
import { block, drawBlock, numberIn } from '#artwork/lettering/kids.ts';
import { tooth } from '#artwork/marks/print.ts';
import { drawDragon } from './dragon.ts';
import { drawHills } from './hills.ts';
import { drawKnight } from './knight.ts';
import { type Stage, TALE } from './page.ts';
import { drawShip } from './ship.ts';

export function drawPopup(inp: Input): Drawing {
  const c = new Drawing('popup', inp), { p } = c, R = roles(p);
  const m = ['dragon', 'knight', 'ship'].includes(inp.motif || '') ? inp.motif! : 'dragon';
  const paper = mix(R.cream, '#FBF1DC', 0.4), ink = withContrast(paper, R.deep, 9), bg = R.dark ? p.bg : mix(p.bg, R.cool2, 0.25), shc = mix(R.deep, '#0a0a18', 0.45);
  const green = [p.a, p.b, p.c, p.d, p.e].map((h) => ({ h, o: oklch(h)! })).sort((x,
    y) => Math.abs((x.o.h ?? 0) - 155) + (x.o.c < 0.03 ? 90 : 0) - Math.abs((y.o.h ?? 0) - 155) - (y.o.c < 0.03 ? 90 : 0))[0]!.h;
  const G = mix(green, '#5FA86A', 0.35), gold = mix(R.warm, '#EDB84F', 0.5), red = mix(R.hot, '#D9412F', 0.2), blue = R.cool;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.rad([[0, R.dark ? mix(bg, gold, 0.45) : mix(bg, '#fff', 0.75), 0.95], [1, bg, 0]], 500, 760, 640, 'userSpaceOnUse')}"`));
  /** one die-cut flat: shadow, white cut edge, print */
  const flat = (outline: string, art: string, o: { up?: number; edge?: number; dx?: number } = {}) => c.soft(outline, o.dx ?? 7, 9, o.up ?? 16, shc, 0.34, 5)
    + path(outline, `fill="${paper}" stroke="${paper}" stroke-width="${o.edge ?? 15}" stroke-linejoin="round"`)
    + path(outline, `fill="none" stroke="${shade(paper, -0.09)}" stroke-width="${(o.edge ?? 15) + 2.4}" stroke-linejoin="round" opacity=".0"`) + art;
  const hatch = (d: string, box: [number, number, number, number], col: string, gap: number, deg: number, w = 3) => {
    const [x0, y0, x1, y1] = box, a = (deg * Math.PI) / 180, cx = (x0 + x1) / 2, cy = (y0 + y1) / 2, L = Math.hypot(x1 - x0, y1 - y0) / 2;
    let q = '';
    for (let v = -L; v < L; v += gap) { const A = rot([-L, v], a), B = rot([L, v], a); q += `M${pt([cx + A[0], cy + A[1]])}L${pt([cx + B[0], cy + B[1]])}`; }
    return g(path(q, `stroke="${col}" stroke-width="${w}"`), `clip-path="${c.clip(`<path d="${d}"/>`)}"`);
  };
  const ln = (d: string, col: string, w = 5) => path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`);
  // ---- the book, open towards us
  const cover = mix(red, R.deep, 0.2);
  let book = ell(500, 1296, 620, 74, `fill="${c.rad([[0.3, shc, 0.42], [1, shc, 0]])}"`);
  book += path('M30 1064C180 1020 380 1006 500 1030C620 1006 820 1020 970 1064L1010 1300C840 1252 620 1246 500 1276C380 1246 160 1252 -10 1300Z', `fill="${cover}"`);
  const leaf = (dy: number,
    col: string) => path(`M52 ${1052 + dy}C190 ${1008 + dy} 390 ${996 + dy} 500 ${1022 + dy}V${1254 + dy}C380 ${1224 + dy} 170 ${1230 + dy} 18 ${1272 + dy}ZM948 ${1052 + dy}C810 ${1008 + dy} 610 ${996 + dy} 500 ${1022 + dy}V${1254 + dy}C620 ${1224 + dy} 830 ${1230 + dy} 982 ${1272 + dy}Z`,
      `fill="${col}" stroke="${shade(col, -0.1)}" stroke-width="2"`);
  for (let i = 5; i >= 0; i--) book += leaf(i * 3.2, i ? shade(paper, -0.03 - i * 0.008) : paper);
  book += path('M52 1052C190 1008 390 996 500 1022V1254C380 1224 170 1230 18 1272Z',
    `fill="${c.lin([[0, '#fff', 0.2], [0.7, shc, 0.02], [1, shc, 0.34]], 0, 0, 1, 0)}"`)
      + path('M948 1052C810 1008 610 996 500 1022V1254C620 1224 830 1230 982 1272Z', `fill="${c.lin([[0, shc, 0.28], [0.3, shc, 0.02], [1, '#fff', 0.2]], 0, 0, 1, 0)}"`);
  // the page's printed meadow or sea
  const floorCol = m === 'ship' ? mix(blue, R.cool2, 0.45) : mix(G, R.warm, 0.25);
  book += path('M66 1058C200 1020 390 1010 500 1034C610 1010 800 1020 934 1058L954 1164C820 1120 620 1112 500 1138C380 1112 180 1120 46 1164Z',
    `fill="${floorCol}" opacity=".85"`) + path('M500 1022V1254', `stroke="${shc}" stroke-opacity=".35" stroke-width="3"`);
  let s = '';
  // ---- back flats, common to the tale
  const ridge = (y: number, amp: number, seed: string, x0: number, x1: number, base: number) => {
    const nz = noise1(inp.seed + seed), ps: P[] = [];
    for (let x = x0; x <= x1; x += 24) { const t = (x - x0) / (x1 - x0); ps.push([x, y + nz(x / 150) * amp + (Math.pow(Math.abs(t - 0.5) * 2, 3)) * amp * 1.1]); }
    return smooth(ps, false) + `L${x1} ${base}L${x0} ${base}Z`;
  };
  const num = numberIn(inp) ?? '5';
  const inBox = (t: string, key: string, x: number, y: number, w: number, h: number, col: string) => {
    const q0 = set(t, key, 100), q = set(t, key, Math.min((w / (q0.x1 - q0.x0)) * 100, (h / (q0.y1 - q0.y0)) * 100));
    return path(at(q, x, y - (q.y0 + q.y1) / 2), `fill="${col}"`);
  };
  const sparkAt = (ps: [number, number, number][]) => ps.map(([x, y, R0]) => path(sparkle(x, y, R0), `fill="${R.dark ? mix(gold, '#fff', 0.3) : gold}"`)).join('');
  s += sparkAt([[92, 560, 26], [900, 520, 30], [150, 700, 16], [868, 700, 18], [60, 860, 14], [948, 850, 20], [820, 430, 14], [196, 470, 14]]);
  const stage: Stage = { c, R, m, paper, ink, shc, green, G, gold, red, blue, flat, hatch, ln, ridge, num, inBox };
  if (m !== 'ship') s += drawHills(stage);
  if (m === 'dragon') s += drawDragon(stage);
  else if (m === 'knight') s += drawKnight(stage);
  else s += drawShip(stage);
  const head = block(inp.headline, TALE, 840, 206, 138, 0.98);
  const ht = head.rows.length > 1 ? 88 : 122;
  // the stage stands as tall as the headline allows
  const figTop = { dragon: 214, knight: 218, ship: 276 }[m]!, want = ht + head.h + (head.rows.length > 1 ? 64 : 74), k = Math.min(1, (1050 - want) / (1050 - figTop));
  c.add('art', book + g(s, `transform="translate(${n1(500 * (1 - k))} ${n1(1050 * (1 - k))}) scale(${Math.round(k * 1000) / 1000})"`));
  const hc = legible(bg, R.dark ? [mix(gold, '#fff', 0.35), R.cream] : [mix(R.deep, R.hot, 0.1), ink], 4.5);
  let ty = path(drawBlock(head, 500, ht), `fill="${hc}"`);
  const small = [inp.name, inp.sub].filter(Boolean).join(' · ');
  if (small) {
    const q = tfit(small, TALE, 760, 58), col = legible(bg, R.dark ? [R.cream, '#ffffff'] : [ink], 4.5);
    ty += path(at(q, 500, 1338), `fill="${col}"`);
  }
  c.add('type', ty);
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tooth(c, 'pop', 150, 0.5, 1.8, paper, 240)}" opacity=".2"`) + c.grain(0.9) + c.vignette(shc, 0.16));
  return c;
}
