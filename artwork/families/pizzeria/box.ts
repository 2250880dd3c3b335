import { circ, g, mix, n1, type P, path, polar, rect, rot, shade, TAU, use } from '#artwork/engine.ts';
import { basil, CHEESE, pizza, type Room, type Table } from './pizza.ts';

/** An open pizza box on a checked cloth, one slice being lifted out. */
export function box(t: Table): Room {
  const { c, r, p } = t, S = 62;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.paper}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(S * 2, S * 2, rect(0, 0, S, S * 2, `fill="${p.a}" opacity=".62"`) + rect(0, 0, S * 2, S, `fill="${p.a}" opacity=".62"`))}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(12, 12, rect(0, 0, 5, 12, 'fill="#fff" opacity=".09"'))}"`));
  const kraft = mix('#c99a63', p.bg, 0.12), side = shade(kraft, -0.09), X = 96, W = 808, top = 52, fold = 610, H = 738;
  const body = `M${X} ${fold}H${X + W}V${fold + H}H${X}Z`, lid = `M${X + 8} ${top + 10}Q${X + 8} ${top} ${X + 18} ${top}H${X + W - 18}Q${X + W - 8} ${top} ${X + W - 8} ${top + 10}V${fold}H${X + 8}Z`;
  let o = c.soft(`M${X} ${top}H${X + W}V${fold + H}H${X}Z`, 6, 16, 24, p.ink, 0.34);
  o += path(lid, `fill="${c.lin([[0, shade(kraft, 0.045)], [0.9, kraft], [1, shade(kraft, -0.05)]])}"`) + path(body, `fill="${side}"`) + rect(X + 26, fold + 22, W - 52, H - 50, `fill="${c.lin([[0, shade(kraft, -0.07)], [0.12, shade(kraft, 0.02)], [1, shade(kraft, 0.035)]])}"`) + path(`M${X} ${fold}L${X + 26} ${fold + 22}M${X + W} ${fold}L${X + W - 26} ${fold + 22}M${X} ${fold + H}L${X + 26} ${fold + H - 28}M${X + W} ${fold + H}L${X + W - 26} ${fold + H - 28}`, `stroke="${shade(side, -0.1)}" stroke-width="3"`) + path(`M${X} ${fold}H${X + W}`, `stroke="${shade(kraft, -0.16)}" stroke-width="5"`) + path(`M${X} ${fold + 5}H${X + W}`, `stroke="${shade(kraft, 0.09)}" stroke-width="3"`);
  // the flutes of the board show through
  o += path(lid, `fill="${c.pattern(14, 24, rect(0, 0, 7, 24, `fill="${shade(kraft, -0.03)}" opacity=".5"`))}"`);
  // two inks on the lid: a border, the steam of an oven, four small stars
  const red = mix('#b5301c', p.e, 0.12), green = mix('#33693f', p.c, 0.15);
  o += path(`M${X + 40} ${top + 34}H${X + W - 40}V${fold - 34}H${X + 40}Z`, `fill="none" stroke="${red}" stroke-width="9"`) + path(`M${X + 56} ${top + 50}H${X + W - 56}V${fold - 50}H${X + 56}Z`, `fill="none" stroke="${green}" stroke-width="3.5"`);
  for (const [x, y] of [[X + 40, top + 34], [X + W - 40, top + 34], [X + 40, fold - 34], [X + W - 40, fold - 34]] as const) o += circ(x, y, 30, `fill="${kraft}"`) + circ(x, y, 20, `fill="${red}"`) + circ(x, y, 10, `fill="${kraft}"`) + circ(x, y, 4.5, `fill="${green}"`);
  let rays = '';
  for (let i = 0; i <= 12; i++) { const a = Math.PI + (i * Math.PI) / 12, u = polar(500, 204, 60, a), v = polar(500, 204, i % 2 ? 80 : 92, a); rays += `M${n1(u[0])} ${n1(u[1])}L${n1(v[0])} ${n1(v[1])}`; }
  o += path('M446 206A54 54 0 0 1 554 206Z', `fill="${red}"`) + path('M466 206Q478 178 500 172Q488 190 504 194Q514 188 512 176Q532 190 534 206Z', `fill="${kraft}"`) + path(rays, `stroke="${green}" stroke-width="6" stroke-linecap="round"`) + path('M330 206H424M576 206H670', `stroke="${green}" stroke-width="5"`);
  c.add('art', o);
  // greaseproof paper, then the pizza
  const cx = 500, cy = fold + 365, R = 322;
  const sheet: P[] = [];
  for (let i = 0; i < 28; i++) sheet.push(polar(cx, cy, R + (i % 2 ? 20 : 34) + r.f(-6, 6), (i * TAU) / 28));
  const paper = `M${sheet.map((q) => `${n1(Math.max(X + 34, Math.min(X + W - 34, q[0])))} ${n1(Math.min(fold + H - 36, q[1]))}`).join('L')}Z`;
  c.add('art', path(paper, `fill="${mix(p.paper, '#ffffff', 0.4)}"`) + path(paper, `fill="none" stroke="${mix(kraft, p.paper, 0.5)}" stroke-width="2"`));
  const id = c.def((i) => g(pizza(t, cx, cy, R), `id="${i}"`)), from = 0.22, to = from + TAU / 8, mid = (from + to) / 2;
  const wedge = (a: number, b: number) => { const u = polar(cx, cy, R * 1.2, a), v = polar(cx, cy, R * 1.2, b); return `M${cx} ${cy}L${n1(u[0])} ${n1(u[1])}A${R * 1.2} ${R * 1.2} 0 ${b - a > Math.PI ? 1 : 0} 1 ${n1(v[0])} ${n1(v[1])}Z`; };
  const round = (a: number, b: number, k: number) => { const u = polar(cx, cy, R * k, a), v = polar(cx, cy, R * k, b); return `M${cx} ${cy}L${n1(u[0])} ${n1(u[1])}A${R * k} ${R * k} 0 ${b - a > Math.PI ? 1 : 0} 1 ${n1(v[0])} ${n1(v[1])}Z`; };
  let cuts = '';
  for (let i = 2; i < 8; i++) { const u = polar(cx, cy, R * 0.99, from + (i * TAU) / 8); cuts += `M${cx} ${cy}L${n1(u[0])} ${n1(u[1])}`; }
  const out = rot([86, 0], mid), turn = 9;
  c.add('art', c.soft(round(to, from + TAU, 1), 4, 9, 9, '#5a3213', 0.4) + g(use(id), `clip-path="${c.clip(path(wedge(to, from + TAU)))}"`) + path(cuts, 'stroke="#6d2312" stroke-width="4" opacity=".55"') + path(cuts, `stroke="#f6d79a" stroke-width="2" opacity=".5" transform="translate(3 2)"`));
  // threads of cheese
  let strings = '';
  for (const [k, q, w] of [[0.3, 0.16, 9], [0.46, -0.12, 7], [0.56, 0.2, 11], [0.68, -0.2, 8]] as const) { const u = polar(cx, cy, R * k, q > 0 ? to : from), v = polar(cx + out[0], cy + out[1], R * k, mid + (q > 0 ? 0.36 : -0.36)); strings += path(`M${n1(u[0])} ${n1(u[1])}Q${n1((u[0] + v[0]) / 2)} ${n1((u[1] + v[1]) / 2 + 16)} ${n1(v[0])} ${n1(v[1])}`, `fill="none" stroke="${CHEESE}" stroke-width="${w}" stroke-linecap="round"`); }
  const move = `transform="translate(${n1(out[0])} ${n1(out[1])}) rotate(${turn} ${n1(polar(cx, cy, R * 0.6, mid)[0])} ${n1(polar(cx, cy, R * 0.6, mid)[1])})"`;
  c.add('art', strings + g(c.soft(round(from, to, 1), 6, 12, 12, '#3a1f0d', 0.45) + g(use(id), `clip-path="${c.clip(path(wedge(from, to)))}"`), move));
  c.add('art', basil(124, 1330, 36, 0.9) + basil(166, 1344, 82, 0.7));
  return { box: [200, 232, 600, 214], ground: kraft, ink: red, face: 'lobster', max: 132, name: { y: 508, ground: kraft, ink: green } };
}
