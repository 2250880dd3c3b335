import { at, circ, g, mix, path, poisson, rect, set, shade, TAU, tf, tfit, warp, wrap } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { inkFor } from '#artwork/colours/play.ts';
import { block } from '#artwork/lettering/play.ts';
import type { Sleeve } from './sleeve-parts.ts';

/** a cassette */
export function drawCassette({ inp, c, p, r, dark, L, dk, drop }: Sleeve) {
  // a mixtape
  const x = 84, y = 470, W = 832, H = 530;
  // ground: broad eighties confetti bars, quiet
  let bgp = '';
  const cs = [mix(p.bg, p.a, 0.5), mix(p.bg, p.b, 0.6), mix(p.bg, p.c, 0.5), mix(p.bg, p.d, 0.4)];
  for (const q of poisson(r.sub('bg'), 20, 20, 960, 1360, 128)) { if (q[0] > x - 30 && q[0] < x + W + 30 && q[1] > y - 30 && q[1] < y + H + 40) continue; if (q[1] < 415 || q[1] > 1075) {
    if (Math.abs(q[0] - 500) < 440 && ((q[1] > 100 && q[1] < 420) || (q[1] > 1090 && q[1] < 1290))) continue;
  }
    const t = r.i(0, 3), col = cs[r.i(0, 3)]!, a = r.f(0, 180);
    bgp += t === 0 ? g(rect(-34, -8, 68, 16, `fill="${col}"`), tf(q[0], q[1], a))
      : t === 1 ? g(path('M-24 20L0 -24L24 20Z', `fill="none" stroke="${col}" stroke-width="9"`), tf(q[0], q[1], a))
      : t === 2 ? circ(q[0], q[1], 17, `fill="none" stroke="${col}" stroke-width="9"`)
      : g(path('M-50 0L-30 -18L-10 0L10 -18L30 0L50 -18', `fill="none" stroke="${col}" stroke-width="9"`), tf(q[0], q[1], a)); }
  c.add('ornament', bgp);
  const shell = dark ? mix(p.ink, '#cfc6ba', 0.4) : mix(p.ink, '#1c1a22', 0.4);
  const shD = `M${x + 26} ${y}H${x + W - 26}Q${x + W} ${y} ${x + W} ${y + 26}V${y + H - 24}Q${x + W} ${y + H} ${x + W - 24} ${y + H}H${x + 24}Q${x} ${y + H} ${x} ${y + H - 24}V${y + 26}Q${x} ${y} ${x + 26} ${y}Z`;
  let s = drop(x, y, W, H) + path(shD, `fill="${c.lin([[0, shade(shell, 0.1)], [0.06, shell], [1, shade(shell, -0.06)]])}"`)
    + path(shD, 'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"');
  s += rect(x + 14, y + 14, W - 28, H - 28, 'rx="18" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"');
  const screw = (a: number, b: number) => circ(a, b, 14, `fill="${shade(shell, -0.08)}"`)
    + circ(a, b, 10, `fill="${c.lin([[0, '#e8e8ea'], [1, '#8d9096']], 0, 0, 1, 1)}"`)
    + path(`M${a - 7} ${b - 4}L${a + 7} ${b + 4}M${a - 4} ${b + 7}L${a + 4} ${b - 7}`, 'stroke="#4a4c52" stroke-width="3"');
  for (const [a, b] of [[x + 34, y + 34], [x + W - 34, y + 34], [x + 34, y + H - 34], [x + W - 34, y + H - 34]] as [number, number][]) s += screw(a, b);
  // label
  const lx = x + 54, ly = y + 36, lw = W - 108, lh = 366, lid = c.clip(rect(lx, ly, lw, lh, 'rx="16"'));
  let lab = rect(lx, ly, lw, lh, `fill="#fffaf0"`);
  [p.a, p.b, p.c, p.d].forEach((col, i) => (lab += rect(lx, ly + 196 + i * 26, lw, 26, `fill="${col}"`)));
  lab += rect(lx, ly + 300, lw, 70, `fill="${p.a}"`);
  for (let i = 0; i < 2; i++) lab += rect(lx + 84, ly + 92 + i * 72, lw - 124, 2.6, 'fill="#6a7aa8" opacity=".55"');
  s += g(lab + rect(lx, ly, lw, lh, `fill="${c.lin([[0, '#fff', 0.25], [0.5, '#fff', 0], [1, '#000', 0.08]])}"`), `clip-path="${lid}"`);
  // window and hubs
  const wx = 500 - 236, wy = ly + 186, ww = 472, wh = 138;
  s += rect(wx, wy, ww, wh, `rx="69" fill="${shade(shell, -0.02)}"`) + rect(wx + 5, wy + 5, ww - 10, wh - 10, 'rx="64" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2.5"');
  const win = c.clip(rect(500 - 110, wy + 26, 220, wh - 52, 'rx="10"'));
  s += rect(500 - 110, wy + 26, 220, wh - 52, 'rx="10" fill="#efe6da"')
    + g(circ(500 - 166, wy + wh / 2, 138, 'fill="#4b2c22"') + circ(500 - 166, wy + wh / 2, 132, 'fill="#5b382c"')
    + circ(500 + 166, wy + wh / 2, 92, 'fill="#4b2c22"') + path(`M390 ${wy + 26}L470 ${wy + 26}L430 ${wy + wh - 26}L390 ${wy + wh - 26}Z`, 'fill="#fff" opacity=".12"'), `clip-path="${win}"`);
  for (const hx of [500 - 166, 500 + 166]) {
    const hy = wy + wh / 2;
    s += circ(hx, hy, 53, 'fill="#f7f1e6"') + circ(hx, hy, 53, 'fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3"') + circ(hx, hy, 38, `fill="${shade(p.bg, dark ? 0 : -0.1)}"`);
    for (let i = 0; i < 6; i++) { const a = (i / 6) * TAU + 0.3; s += g(rect(-7, -42, 14, 17, 'rx="3" fill="#f7f1e6"'), tf(hx, hy, (a * 180) / Math.PI)); }
  }
  // side letter
  const side = set('A', 'bowlby-one', 62);
  s += rect(lx + 18, ly + 34, 54, 62, `fill="${p.a}"`);
  c.add('art', s);
  c.add('type', path(at(set('A', 'bowlby-one', 44), lx + 45, ly + 81), `fill="${inkFor(p.a, ['#fffaf0', dk], 3)}"`));
  void side;
  // trapezoid foot and holes
  let f = path(`M${500 - 300} ${y + H}L${500 - 268} ${y + H - 104}H${500 + 268}L${500 + 300} ${y + H}Z`, `fill="${shade(shell, 0.045)}"`)
    + path(`M${500 - 300} ${y + H}L${500 - 268} ${y + H - 104}H${500 + 268}L${500 + 300} ${y + H}`, 'fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="3"');
  for (const [a, R] of [[-196, 19], [196, 19], [-96, 13], [96, 13]] as [number, number][])
    f += circ(500 + a, y + H - 46, R, `fill="${shade(p.bg, dark ? 0 : -0.12)}"`)
      + path(`M${500 + a - R} ${y + H - 48}a${R} ${R} 0 0 1 ${R * 2} 0`, 'fill="none" stroke="#000" stroke-opacity=".4" stroke-width="4"');
  f += screw(500, y + H - 54);
  c.add('art', f);
  // handwriting on the label: felt pen
  const hand = L.join(' ');
  const two = wrap(hand, hand.length > 17 ? 2 : 1);
  const hb = block(two, 'caveat-brush', lw - 160, 84);
  let d = '';
  two.forEach((t, i) => (d += warp(hb.runs[i]!, 0, 0, (a,
    b) => [lx + 96 + a + (hb.runs[i]!.x1 - hb.runs[i]!.x0) / 2, ly + 86 + (two.length === 1 ? 30 : 0) + i * 72 + b + Math.sin(a * 0.012) * 2])));
  c.add('type', path(d, `fill="${inkFor('#fffaf0', [dark ? p.bg : p.ink, '#1d2450'], 6)}"`));
  // words around
  if (inp.sub) {
    const q = tfit(upper(inp.sub), 'shrikhand', 760, 128), on = p.bg;
    const col = inkFor(on, [p.a, p.d, p.ink], 3);
    c.add('type', path(at(q, 500, 330), `fill="${mix(p.bg, dk, 0.14)}" transform="translate(7 8)"`) + path(at(q, 500, 330), `fill="${col}"`));
  }
  if (inp.name) { const q = tfit(inp.name, 'caveat-brush', 760, 76); c.add('type', path(at(q, 500, 1196), `fill="${inkFor(p.bg, [p.ink, dk], 4.5)}"`)); }
}
