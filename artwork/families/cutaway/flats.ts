import { g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import * as f from './furniture.ts';
import { hatch, it, lamplit, ln, type Pen, room, tree } from './pen.ts';
import { stars } from './terrace.ts';

const L = 110, R = 890, TOP = 500, FLOOR = 714, STEP = 128;

/** A block of flats: the top one sawn open, the sofa between floors in the lift, the words up on the roof. */
export function drawFlats(q: Pen): void {
  const { c } = q, { p } = c;
  const base = FLOOR + 5 * STEP, wall = q.dark ? mix(q.sky, mix(p.a, '#A0705A', 0.4), 0.42) : mix(p.a, '#E6C9B0', 0.62);
  let s = stars(q, [60, 430]) + skyline(q);
  s += rect(0, base - 4, 1000, 60, `fill="${mix(q.sky, q.ink, 0.45)}"`) + ln(q, `M0 ${base}H1000`, 5);
  s += it(q, `M${L} ${TOP}H${R}V${base}H${L}Z`, wall, 5) + hatch(q, R - 26, FLOOR, 24, base - FLOOR, 12, q.ink, 0.4);
  s += rect(L, TOP, R - L, FLOOR - TOP, `fill="${q.cut}"`) + ln(q, rectPath(L, TOP, R - L, FLOOR - TOP), 4);
  const H = 188, y = TOP + 13;
  s += room(q, L + 16, y, 196, H, lamplit(p.b), 'sprig', [140, 40], f.bed(q, 6, p.a, q.cream) + f.bulb(q, 150, H, 22) + f.frame(q, 86, -134, 54, 38, -5, 'hill'));
  s += room(q, L + 226, y, 210, H, lamplit(p.d, 0.4), 'plain', [110, 40], f.crates(q, 8, 1) + f.stepladder(q, 128) + f.bulb(q, 104, H, 24) + f.rug(q, 184) + f.frame(q, 52, -126, 46, 40, 0, 'none'));
  s += room(q, L + 450, y, 170, H, lamplit(q.k, 0.55), 'tile', [80, 40], f.range(q, 12) + f.stool(q, 122) + f.bulb(q, 120, H, 22) + f.crate(q, 126, -46, 32, 24));
  s += room(q, L + 700, y, 66, H, lamplit(p.e, 0.5), 'plain', [30, 40], f.plant(q, 34, 1) + f.bulb(q, 34, H, 18));
  // the floors below keep their walls
  for (let j = 0; j < 5; j++) {
    const fy = FLOOR + j * STEP;
    s += ln(q, `M${L} ${fy}H${R}`, 4) + ln(q, `M${L} ${fy + 8}H${R}`, 2);
    for (let i = 0; i < 4; i++) if (j < 4 || i !== 1) s += windowOf(q, L + 30 + i * 142, fy + 28, (i * 5 + j * 3) % 7, wall);
    s += windowOf(q, R - 74, fy + 28, (j * 2 + 3) % 7, wall, 52);
  }
  // the lift
  const x = L + 620, lw = 74;
  s += it(q, rectPath(x, TOP + 13, lw, base - TOP - 13), q.dark ? shade(q.sky, -0.05) : mix(q.ink, q.sky, 0.25), 4);
  for (let j = 0; j < 5; j++) s += ln(q, `M${x} ${FLOOR + j * STEP}h10M${x + lw} ${FLOOR + j * STEP}h-10`, 4, q.cut);
  const ly = FLOOR + 2 * STEP - 46;
  s += ln(q, `M${x + lw / 2 - 5} ${TOP + 20}V${ly}M${x + lw / 2 + 5} ${TOP + 20}V${ly}`, 3, q.cream) + it(q, rectPath(x + 5, ly, lw - 10, 160), '#FFE7A0', 4) + g(g(f.sofa(q, 0, p.a, q.d), 'transform="rotate(-90) scale(0.86 0.6)"'), tf(x + lw - 8, ly + 156)) + ln(q, `M${x + lw / 2} ${ly}v10`, 4) + f.cat(q, x + 24, ly + 158, '#3A3036', 0.42);
  // the door
  const dx = L + 172;
  s += it(q, rectPath(dx, base - 112, 84, 112), q.k, 4) + ln(q, `M${dx + 42} ${base - 112}V${base}`, 3) + it(q, `M${dx - 26} ${base - 112}h136l-14 -26h-108Z`, p.a, 4) + f.crate(q, dx - 74, base, 58, 46) + f.crate(q, dx - 66, base - 46, 42, 34) + g(f.bicycle(q, L + 470, 0, 0.9) + f.plant(q, dx + 118, 0.9), tf(0, base));
  s += tree(q, 50, base, 300, q.dark ? mix(q.k, p.bg, 0.4) : q.k) + tree(q, 956, base, 240, q.dark ? mix(q.k, p.bg, 0.45) : shade(q.k, 0.03));
  c.add('art', s);
  sign(q);
}

function windowOf(q: Pen, x: number, y: number, kind: number, wall: string, w = 96): string {
  const lit = kind === 1 || kind === 3 || kind === 5, h = 78, glass = lit ? '#FFDF86' : kind === 2 ? mix('#8FB7D9', q.sky, 0.2) : mix(q.sky, q.ink, q.dark ? 0.35 : 0.62);
  let s = it(q, rectPath(x, y, w, h), glass);
  if (kind === 1) s += path(`M${x} ${y}h${w * 0.3}q-4 40 ${-w * 0.3} 60Z`, `fill="${q.a}"`) + path(`M${x + w} ${y}h${-w * 0.3}q4 40 ${w * 0.3} 60Z`, `fill="${q.a}"`);
  if (kind === 3) s += g(f.plant(q, w * 0.5, 0.62), tf(x, y + h));
  if (kind === 5) s += f.cat(q, x + w * 0.6, y + h, q.ink, 0.6);
  if (kind === 4) { let d = ''; for (let j = 8; j < h - 20; j += 9) d += `M${x + 3} ${y + j}h${w - 6}`; s += ln(q, d, 2.4, mix(wall, '#fff', 0.4)); }
  s += ln(q, rectPath(x, y, w, h)) + ln(q, `M${x + w / 2} ${y}v${h}`, 3);
  return s + it(q, rectPath(x - 6, y + h, w + 12, 8), q.cream, 2.8);
}

function skyline(q: Pen): string {
  const col = q.dark ? mix(q.sky, '#8A93B0', 0.16) : mix(q.sky, q.ink, 0.16);
  return path('M-10 1360V820H60V760H100V880H130V1360ZM870 1360V700H930V660H950V700H1010V1360Z', `fill="${col}"`) + path([[24, 850], [24, 920], [66, 990], [904, 740], [904, 820], [950, 900], [950, 760]].map(([x, y]) => rectPath(x!, y!, 22, 30)).join(''), 'fill="#FFDF86" fill-opacity=".8"');
}

/** letters on a scaffold above the roof, as a hotel has them */
function sign(q: Pen): void {
  const { input, p } = q.c, t = smallLines(input), ink = q.ink;
  const b = block(input.headline, 'caveat-brush', 500, 800, 262, 132, { bottom: t.length ? 384 : 420 }, { lead: 0.98, lines: 3 });
  let d = `M${n1(500 - b.w / 2 + 10)} 500V${n1(b.bottom - 14)}M${n1(500 + b.w / 2 - 10)} 500V${n1(b.bottom - 14)}`;
  const n = Math.max(2, Math.round(b.w / 130)), step = (b.w - 20) / n, x0 = 510 - b.w / 2;
  for (let i = 0; i < n; i++) d += `M${n1(x0 + i * step)} 500L${n1(x0 + (i + 1) * step)} 424M${n1(x0 + i * step)} 424L${n1(x0 + (i + 1) * step)} 500`;
  for (let i = 1; i < n; i++) d += `M${n1(x0 + i * step)} 424V${n1(b.bottom - 14)}`;
  d += `M${n1(x0)} 424H${n1(x0 + n * step)}`;
  q.c.add('art', ln(q, d, 4, q.dark ? mix(q.sky, '#fff', 0.4) : mix(q.ink, q.sky, 0.3)) + it(q, 'M826 500V448H872V500ZM820 450L849 420L878 450Z', p.d, 3.6) + ln(q, 'M150 500V430M130 446H170M136 460H164', 4));
  const face = q.dark ? '#FFF3D0' : reads(q.sky, 3.4, p.a, q.ink);
  q.c.add('type', path(b.d, `fill="${q.dark ? shade(p.a, -0.1) : q.ink}" fill-opacity="${q.dark ? 0.9 : 0.25}" transform="translate(6 5)"`) + path(b.d, `fill="${face}"`));
  if (!t.length) return;
  const s = block(t.join(' · '), 'gochi-hand', 500, 640, 60, 46, { cy: 448 });
  const w = s.w + 60;
  q.c.add('art', it(q, rectPath(500 - w / 2, 414, w, 66), q.cream, 3.6));
  q.c.add('type', path(s.d, `fill="${reads(q.cream, 4.6, ink, '#22202a')}"`));
}
