import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { at, circ, ell, g, mix, withContrast, n1, path, polar, rect, set, shade, tf } from '#artwork/engine.ts';
import { flower, type Late } from './late.ts';

/** A kitchen calendar with the day ringed in red, and every day crossed off since. */
export function calendar(l: Late): Room {
  const { c, r, p } = l, wall = mix(p.c, p.paper, 0.5), sheet = p.paper, plate = mix(p.b, p.paper, 0.12);
  const sprig = path('M0 34V-30M0 10C-20 6 -26 -8 -26 -20C-10 -18 0 -6 0 10ZM0 -4C20 -8 26 -22 26 -34C10 -32 0 -20 0 -4Z', `fill="${mix(wall, p.e, 0.16)}" stroke="${mix(wall, p.e, 0.16)}" stroke-width="4"`) + circ(0, -40, 10, `fill="${mix(wall, p.a, 0.4)}"`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(140, 180, g(sprig, tf(35, 50)) + g(sprig, tf(105, 140)))}"`) + path('M0 0H1000L640 1400H0Z', 'fill="#ffffff" opacity=".1"'));
  // nail, string, the sheets beneath
  c.add('art', path('M500 60L330 150M500 60L670 150', `stroke="${p.e}" stroke-width="6" stroke-linecap="round"`) + circ(500, 58, 13, `fill="${p.b}"`) + c.soft('M130 140H870V1190H130Z', 8, 18, 18, p.e, 0.34) + rect(142, 150, 736, 1052, `fill="${shade(sheet, -0.09)}"`) + rect(136, 146, 734, 1050, `fill="${shade(sheet, -0.04)}"`) + path('M130 140H870V1150Q860 1184 826 1190H130Z', `fill="${sheet}"`) + path('M870 1150Q830 1146 826 1190Q852 1180 870 1150Z', `fill="${shade(sheet, -0.14)}"`));
  let rings = '';
  for (let i = 0; i < 19; i++) rings += `M${164 + i * 37.4} 158v-34`;
  c.add('art', path(rings.replaceAll('v-34', 'v10'), `stroke="${shade(sheet, -0.25)}" stroke-width="16" stroke-linecap="round"`) + path(rings, `stroke="${p.e}" stroke-width="8" stroke-linecap="round"`));
  // the picture of the month: a party, bunting and paper lanterns over a table that waits
  const [px, py, pw, ph] = [166, 190, 668, 400];
  const inks = [p.a, p.c, p.d, p.e];
  let flags = '';
  for (let i = 0; i < 13; i++) { const x = px + 8 + i * 52, y = py + 22 + 34 * Math.sin((i / 12) * Math.PI); flags += `<path d="M${x} ${n1(y)}h42l-21 50Z" fill="${inks[i % 4]}"/>`; }
  const frame = c.clip(rect(px, py, pw, ph));
  c.add('art', rect(px, py, pw, ph, `fill="${plate}"`) + g(path(`M${px} ${py + 20}Q500 ${py + 92} ${px + pw} ${py + 20}`, `fill="none" stroke="${p.e}" stroke-width="5"`) + flags + path(`M${px} ${py + ph - 34}H${px + pw}V${py + ph}H${px}Z`, `fill="${mix(p.a, p.d, 0.3)}"`) + path(Array.from({ length: 24 }, (_, i) => `M${px + i * 28} ${py + ph - 34}q14 26 28 0`).join(''), `fill="${p.paper}"`), `clip-path="${frame}"`) + rect(px, py, pw, ph, `fill="none" stroke="${p.e}" stroke-width="6"`));
  // the days
  const [gx, gy, w, h] = [166, 634, 668 / 7, 100], ink = withContrast(sheet, mix(p.e, sheet, 0.15), 5);
  let nums = '', crosses = '', lines = '';
  const where = (d: number): [number, number] => { const k = d + 1; return [gx + (k % 7) * w, gy + 34 + Math.floor(k / 7) * h]; };
  for (let i = 0; i <= 5; i++) lines += `M${gx} ${gy + 34 + i * h}H${gx + 7 * w}`;
  for (let i = 0; i <= 7; i++) lines += `M${n1(gx + i * w)} ${gy + 34}V${gy + 34 + 5 * h}`;
  for (let d = 1; d <= 31; d++) { const [x, y] = where(d); nums += at(set(String(d), 'league-spartan:600', 30), x + 26, y + 36, 'm'); if (d < 17 && d !== 12) { const j = () => r.f(-5, 5); crosses += `M${n1(x + 22 + j())} ${n1(y + 26 + j())}L${n1(x + w - 18 + j())} ${n1(y + h - 18 + j())}M${n1(x + w - 20 + j())} ${n1(y + 28 + j())}L${n1(x + 20 + j())} ${n1(y + h - 20 + j())}`; } }
  c.add('art', rect(gx, gy, 668, 34, `fill="${p.e}"`) + Array.from({ length: 7 }, (_, i) => circ(gx + w * (i + 0.5), gy + 17, 7, `fill="${i === 0 || i === 6 ? p.b : sheet}"`)).join('') + path(lines, `stroke="${mix(p.e, sheet, 0.68)}" stroke-width="3"`) + path(nums, `fill="${ink}"`) + path(crosses, `stroke="${mix(p.c, p.e, 0.2)}" stroke-width="7" stroke-linecap="round"`));
  // the day that mattered, twice round in red, and a dash for today
  const [bx, by] = where(12), [tx, ty] = where(17), mx = bx + w / 2, my = by + h / 2;
  const loop = (R: number, a0: number, turns: number) => { let d = ''; for (let i = 0; i <= 40; i++) { const a = a0 + (i / 40) * turns * 6.28, q = polar(mx, my, (R + i * 0.35) * (1 + 0.05 * Math.sin(a * 3)), a); d += `${i ? 'L' : 'M'}${n1(q[0])} ${n1(q[1] * 1 - (q[1] - my) * 0.06)}`; } return d; };
  c.add('art', path(loop(62, -2, 2.1), `fill="none" stroke="${p.a}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`) + g(path('M-22 18V-4H22V18Q0 26 -22 18Z', `fill="${p.d}"`) + path('M-22 -4q5 12 11 0t11 0t11 0t11 0V-10H-22Z', `fill="${p.paper}" stroke="${p.a}" stroke-width="3"`) + path('M0 -10v-16', `stroke="${p.c}" stroke-width="6"`) + path('M0 -28q-8 -10 0 -22q8 12 0 22Z', `fill="${p.b}"`), tf(mx + 12, my + 22, 0, 0.92)) + rect(tx + 6, ty + 6, w - 12, h - 12, `rx="10" fill="none" stroke="${p.e}" stroke-width="8"`));
  c.add('art', path(`M${mx - 30} ${my + 76}C${mx - 50} ${my + 130} ${tx + w + 90} ${ty + h / 2 + 4} ${tx + w + 40} ${ty + h / 2 + 4}`, `fill="none" stroke="${p.a}" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 17"`) + path(`M${tx + w + 44} ${ty + h / 2 - 24}L${tx + w + 14} ${ty + h / 2 + 4}L${tx + w + 52} ${ty + h / 2 + 18}`, `fill="none" stroke="${p.a}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`) + path(`M${tx + w / 2 + 4} ${ty + 42}v24m0 14h.1`, `stroke="${p.a}" stroke-width="11" stroke-linecap="round"`));
  // a red pencil on its string, a shelf with what stands in every kitchen
  c.add('art', path('M866 150C960 300 930 560 920 760', `fill="none" stroke="${p.e}" stroke-width="5"`) + g(path('M-17 0H17V250L0 300L-17 250Z', `fill="${p.a}"`) + path('M-17 0H-6V250H-17Z', `fill="${shade(p.a, 0.08)}"`) + path('M-17 250H17L0 300Z', 'fill="#e8c79a"') + path('M-7 280L0 300L7 280Z', `fill="${p.a}"`) + rect(-17, -8, 34, 26, `fill="${p.b}"`) + circ(0, -4, 6, `fill="${p.e}"`), tf(920, 770, -5)));
  const wood = mix('#b98555', p.d, 0.25);
  c.add('art', rect(0, 1306, 1000, 94, `fill="${wood}"`) + rect(0, 1306, 1000, 14, `fill="${shade(wood, 0.09)}"`) + path('M40 1350H420M500 1368H960M600 1344H760M120 1378H300', `stroke="${shade(wood, -0.07)}" stroke-width="5" stroke-linecap="round"`) + ell(180, 1312, 96, 12, `fill="${p.e}" opacity=".22"`) + ell(800, 1312, 110, 12, `fill="${p.e}" opacity=".22"`)
    + flower(150, 1220, 90, -22, p.b, p.a, shade(p.c, -0.12)) + flower(186, 1220, 130, 8, p.d, p.a, shade(p.c, -0.12)) + flower(214, 1220, 84, 34, p.a, p.b, shade(p.c, -0.12)) + grained(l, 'M118 1214H246L228 1302Q182 1316 136 1302Z', [118, 1214, 130, 100], p.e, { n: 120, from: 0, dl: 0.12 }) + grained(l, 'M720 1222H860V1280Q856 1310 826 1312H754Q724 1310 720 1280Z', [720, 1222, 140, 90], p.a, { n: 140, from: 0 }) + path('M860 1240q50 0 44 34q-6 26 -48 20', `fill="none" stroke="${p.a}" stroke-width="15"`) + ell(790, 1222, 70, 11, `fill="${shade(p.a, -0.14)}"`));
  return { box: [196, 300, 608, 230], ground: plate, ink: p.e, small: shade(p.a, -0.08), max: 92 };
}
