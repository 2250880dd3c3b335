import { circ, ell, g, mix, n1, path, poisson, polar, poly, rect, shade, TAU } from '#artwork/engine.ts';
import { dry } from '#artwork/marks/brush.ts';
import { num } from '#artwork/outlines/ornament.ts';
import type { Winter } from './winter.ts';
import { spruce } from './spruce.ts';

/** a window with a star and candles */
export function drawWindow({ c, r, p, dk, bg, cream, red, night, fir, top }: Winter & { top: number }) {
  // the star and the candle arch in a window
  const x0 = 190, x1 = 810, y0 = 150, y1 = 900, sky = mix(night, '#0f2038', 0.45), wood = cream, wsh = shade(mix(cream, bg, 0.25), -0.06);
  const glassD = `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
  let s = rect(x0 - 54, y0 - 54, x1 - x0 + 108, y1 - y0 + 90, `fill="${wood}"`)
    + dry(c, r, `M${x0 - 54} ${y0 - 54}H${x1 + 54}V${y1 + 36}H${x0 - 54}Z`, [x0 - 54, y0 - 54, 730, 840], 90, wsh, 120, 0.5, 5);
  let o = path(glassD, `fill="${c.lin([[0, shade(sky, -0.03)], [0.7, mix(sky, p.e, 0.4)], [1, mix(sky, '#7f9bb4', 0.6)]])}"`)
    + dry(c, r, glassD, [x0, y0, 620, 750], 6, shade(sky, 0.1), 120, 0.3, 7);
  o += path(`M${x0} 760C340 690 480 740 600 716C700 700 760 690 ${x1} 712V${y1}H${x0}Z`, `fill="${mix('#b9cbd8', sky, 0.35)}"`);
  for (const [x, h] of [[226, 260], [300, 170], [760, 300], [690, 180], [372, 110]] as [number, number][]) o += spruce(x, 790, h, mix(fir, sky, 0.42), mix(fir, sky, 0.15), r, '#dfe9ef');
  o += path(`M${x0} 800C360 760 520 806 ${x1} 770V${y1}H${x0}Z`, 'fill="#E6EEF2"');
  for (const q of poisson(r, x0, y0, 620, 720, 46)) o += circ(q[0], q[1], r.f(2, 5), `fill="#fff" fill-opacity="${num(r.f(0.55, 1))}"`);
  s += g(o, `clip-path="${c.clip(path(glassD))}"`);
  s += path(`M${x0} ${y0}H${x1}V${y1}H${x0}ZM${x0 + 14} ${y0 + 14}V${y1}H${x1 - 14}V${y0 + 14}Z`, `fill="${wsh}" fill-rule="evenodd"`)
    + rect(488, y0, 24, y1 - y0, `fill="${wood}"`) + rect(x0, 466, x1 - x0, 22, `fill="${wood}"`) + rect(512, y0, 5, y1 - y0, `fill="${wsh}"`) + rect(x0, 488, x1 - x0, 5, `fill="${wsh}"`);
  c.add('art', s);
  // lace pelmet
  let pel = '';
  const pc = dk ? p.b : red;
  for (let i = 0; i < 9; i++) {
    const x = x0 - 54 + i * 81 + 40;
    pel += path(`M${x - 41} 96H${x + 41}V168C${x + 41} 206 ${x + 16} 214 ${x} 234C${x - 16} 214 ${x - 41} 206 ${x - 41} 168Z`, `fill="${pc}"`)
      + path(`M${x} 128l16 22l-16 22l-16 -22Z`, `fill="${cream}"`)
      + path(`M${x - 41} 170C${x - 41} 196 ${x - 16} 204 ${x} 222C${x + 16} 204 ${x + 41} 196 ${x + 41} 170`, `stroke="${cream}" stroke-width="5" fill="none"`);
  }
  c.add('art', pel + dry(c, r, `M${x0 - 56} 96H${x1 + 56}V200H${x0 - 56}Z`, [130, 96, 740, 120], 88, shade(pc, 0.1), 90, 0.3, 4)
    + rect(x0 - 70, 84, x1 - x0 + 140, 20, `fill="${shade(pc, -0.1)}" rx="8"`));
  // paper star
  const sx = 500, sy = 402;
  let st = circ(sx, sy, 300, `fill="${c.rad([[0, '#ffd98a', 0.8], [0.35, '#ffcb70', 0.3], [1, '#ffcb70', 0]])}"`) + path(`M${sx} 190V${sy - 120}`, 'stroke="#2b2522" stroke-width="3"');
  const pts = 7;
  for (let i = 0; i < pts; i++) {
    const a = -Math.PI / 2 + (i * TAU) / pts, tip = polar(sx, sy, 152, a), l = polar(sx, sy, 66, a - Math.PI / pts), q = polar(sx, sy, 66, a + Math.PI / pts);
    st += path(poly([[sx, sy], l, tip]), `fill="${mix('#FFE3A0', red, 0.06)}"`) + path(poly([[sx, sy], q, tip]), `fill="${mix('#F3B457', red, 0.14)}"`);
    for (const t of [0.42, 0.58, 0.74]) { const e = polar(sx, sy, 152 * t, a); st += path(`M${n1(e[0])} ${n1(e[1] - 5)}l4 5l-4 5l-4 -5Z`, 'fill="#fff6d6"'); }
  }
  st += circ(sx, sy, 17, 'fill="#fff6d6"');
  c.add('art', st, 'glow');
  // sill and the seven-armed arch
  c.add('art', rect(x0 - 92, y1 + 4, x1 - x0 + 184, 56, `fill="${wood}" rx="5"`) + rect(x0 - 92, y1 + 46, x1 - x0 + 184, 16, `fill="${wsh}"`)
    + dry(c, r, `M${x0 - 92} ${y1 + 4}H${x1 + 92}V${y1 + 50}H${x0 - 92}Z`, [90, y1, 820, 60], 0, wsh, 60, 0.5, 3));
  let a = '';
  const bx = 500, by = y1 + 12;
  a += ell(bx, by + 8, 250, 12, 'fill="#2a2018" fill-opacity=".22"') + path(`M${bx - 230} ${by}V${by - 34}H${bx + 230}V${by}Z`, `fill="${red}"`)
    + path(`M${bx - 230} ${by - 34}H${bx + 230}`, `stroke="${shade(red, 0.13)}" stroke-width="6"`);
  for (let i = 0; i < 7; i++) {
    const x = bx - 204 + i * 68, h = 84 + (3 - Math.abs(i - 3)) * 46;
    a += path(`M${x - 9} ${by - 34}V${by - h}H${x + 9}V${by - 34}Z`, `fill="${i % 2 ? shade(red, -0.03) : red}"`)
      + path(`M${x - 22} ${by - h}H${x + 22}L${x + 15} ${by - h + 18}H${x - 15}Z`, `fill="${shade(red, -0.08)}"`)
      + rect(x - 10, by - h - 66, 20, 66, `fill="${cream}"`) + rect(x + 3, by - h - 66, 7, 66, `fill="${shade(cream, -0.1)}"`)
      + circ(x, by - h - 84, 76, `fill="${c.rad([[0, '#ffe6a3', 0.95], [0.25, '#ffd37e', 0.4], [1, '#ffd37e', 0]])}"`)
      + path(`M${x} ${by - h - 66}C${x - 12} ${by - h - 76} ${x - 8} ${by - h - 92} ${x} ${by - h - 108}C${x + 8} ${by - h - 92} ${x + 12} ${by - h - 76} ${x} ${by - h - 66}Z`, 'fill="#fff8dc"');
  }
  a += path(`M${bx - 230} ${by - 60}L${bx} ${by - 246}L${bx + 230} ${by - 60}L${bx + 214} ${by - 34}L${bx} ${by - 208}L${bx - 214} ${by - 34}Z`,
    `fill="${shade(red, -0.05)}"`) + [-2, -1, 0, 1, 2].map((i) => path(`M${bx + i * 76} ${by - 26}l9 9l-9 9l-9 -9Z`, `fill="${cream}"`)).join('');
  c.add('art', a, 'flicker');
  top = 1010;
  return top;
}
