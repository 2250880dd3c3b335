import { at, ell, g, mix, n1, noise1, type P, path, poly, rect, set, shade, tf, wrap } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { figure, fitLine, pickInk } from '#artwork/lettering/numbers.ts';
import type { Numeral } from './number.ts';

/** the number on a runner's bib */
export function drawBib({ inp, c, p, num, lines, second }: Numeral) {
  const cloth = p.a, cl2 = shade(cloth, -0.07);
  let gd = rect(0, 0, 1000, 1400, `fill="${cloth}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(14, 16, ell(3.5, 4, 2.3, 3, `fill="${cl2}"`) + ell(10.5, 12, 2.3, 3, `fill="${cl2}"`))}"`);
  const fold = (d: string, w: number,
    k: number) => [1, 0.75, 0.5, 0.28].map((f) => path(d,
      `fill="none" stroke="${k > 0 ? '#fff' : '#000'}" stroke-opacity="${Math.abs(k)}" stroke-width="${n1(w * f)}" stroke-linecap="round"`)).join('');
  gd += fold('M-140 160C200 260 420 130 760 -140', 120, -0.04) + fold('M-140 240C240 330 460 200 860 -140', 70, 0.04)
    + fold('M1140 1060C800 1160 700 1260 560 1540', 130, -0.05) + fold('M1140 1150C880 1220 780 1320 700 1540', 70, 0.04) + fold('M-130 1080C120 1140 200 1280 240 1540', 110, -0.045);
  gd += path('M860 -20C842 400 846 1000 884 1420', `fill="none" stroke="${p.paper}" stroke-opacity=".0" stroke-width="34"`);
  c.add('ground', gd + c.vignette('#000', 0.32));
  const wb = (x: number, y: number) => noise1(inp.seed + 'w')(x * 0.013 + y * 0.007) * 3;
  const edge: P[] = [];
  for (let i = 0; i <= 20; i++) edge.push([96 + i * 40.4, 292 + wb(i * 40, 0) + Math.sin(i * 0.3) * 4]);
  for (let i = 1; i <= 20; i++) edge.push([904 + wb(0, i * 40) * 0.6, 292 + i * 36.4]);
  for (let i = 1; i <= 20; i++) edge.push([904 - i * 40.4, 1020 + wb(i * 33, 900) + Math.sin(i * 0.4) * 4]);
  for (let i = 1; i < 20; i++) edge.push([96 + wb(900, i * 40) * 0.6, 1020 - i * 36.4]);
  const D = poly(edge), id = c.clip(path(D)), paper = '#fffefb', band = pickInk('#ffffff', [p.e, p.a, p.ink], 4.5);
  let o = c.soft(D, 10, 22, 26, '#000', 0.42, 6) + path(D, `fill="${paper}"`);
  let inn = rect(80, 280, 840, 168, `fill="${band}"`) + rect(80, 448, 840, 9, `fill="${p.b}"`) + rect(80, 910, 840, 130, `fill="${mix(p.b, '#fff', 0.15)}"`);
  // creases from being carried in a pocket
  const cr = (d: string) => path(d, 'fill="none" stroke="#000" stroke-opacity=".07" stroke-width="16"')
    + path(d, 'fill="none" stroke="#000" stroke-opacity=".08" stroke-width="6"') + path(d, 'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3" transform="translate(3 4)"');
  const creases = cr('M500 280C492 460 508 740 498 1030') + cr('M90 662C300 652 640 676 910 658')
    + rect(80, 280, 420, 760, `fill="${c.lin([[0, '#000', 0.02], [1, '#000', 0.055]], 0, 0, 1, 0)}"`) + rect(80, 662, 840, 380, `fill="${c.lin([[0, '#000', 0.05], [0.3, '#000', 0.0]])}"`);
  o += g(inn, `clip-path="${id}"`);
  const q = figure(num, 'londrina-solid:900', 500, 684, num.length === 1 ? 300 : 720, 366, { track: 10 });
  const numInk = pickInk(paper, [p.ink, p.e], 6);
  let top = '';
  const L = lines.length === 1 && fitLine(upper(lines[0]!), 'league-spartan:800', 700, 70).size < 50 ? wrap(lines[0]!, 2) : lines,
    hs = Math.min(...L.map((s) => fitLine(upper(s), 'league-spartan:800', 690, 74, { track: 16 }, 130 / L.length).size));
  const cap = set('H', 'league-spartan:800', hs).cap;
  L.forEach((s, i) => { top += path(at(set(upper(s), 'league-spartan:800', hs, { track: 16 }), 500, 376 + cap / 2 + (i - (L.length - 1) / 2) * hs * 1.02), 'fill="#ffffff"'); });
  c.add('art', g(o + path(q.d, `fill="${numInk}"`) , `transform="rotate(-2.4 500 660)"`));
  c.add('art', g(g(creases, `clip-path="${id}"`), `transform="rotate(-2.4 500 660)"`));
  c.add('type', g(top + (second.length ? path(at(fitLine(upper(second[second.length - 1]!), 'league-spartan:800', 560, 44, { track: 40 }), 500, 980),
    `fill="${pickInk(mix(p.b, '#fff', 0.15), [p.ink, '#1b1720'], 4.5)}"`) : ''), `transform="rotate(-2.4 500 660)"`));
  let x = '';
  const pin = (px: number, py: number, a: number) => g([
    path('M-46 6C-20 2 20 2 44 6', 'fill="none" stroke="#000" stroke-opacity=".25" stroke-width="8" transform="translate(3 10)"'),
    path('M-52 -4C-60 -14 -48 -26 -38 -18L44 -10', `fill="none" stroke="#7d848c" stroke-width="6" stroke-linecap="round"`)
      + path('M-52 -4C-60 -14 -48 -26 -38 -18L44 -10', `fill="none" stroke="#e8edf1" stroke-width="2.4" stroke-linecap="round" transform="translate(-0.6 -1.4)"`),
    path('M-50 -6C-54 8 -42 14 -34 10', 'fill="none" stroke="#7d848c" stroke-width="6" stroke-linecap="round"')
      + path('M-34 10L-24 10M22 8L50 4', 'fill="none" stroke="#8d949c" stroke-width="5.4" stroke-linecap="round"') + path('M-34 9L-24 9M22 7L48 3', 'fill="none" stroke="#f4f7f9" stroke-width="2"'),
    path('M40 -18C56 -20 68 -12 68 -3C68 7 56 12 42 10C48 2 48 -10 40 -18Z', 'fill="#aab1b8" stroke="#6b727a" stroke-width="2"')
      + path('M48 -13C56 -13 62 -8 62 -4', 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"'),
  ], tf(px, py, a));
  x += pin(142, 330, 24) + pin(858, 330, -18) + pin(142, 984, -20) + pin(858, 982, 16);
  c.add('art', g(x, `transform="rotate(-2.4 500 660)"`));
  if (second.length > 1) {
    const on = cloth;
    c.add('type', path(at(fitLine(upper(second[0]!), 'league-spartan:700', 780, 40, { track: 120 }), 500, 1226), `fill="${pickInk(on, [p.paper, p.ink], 4)}"`));
  }
  c.add('texture', c.grain(0.9));
}
