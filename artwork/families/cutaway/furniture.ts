import { g, mix, n1, path, shade, tf } from '#artwork/engine.ts';
import { ringD } from '#artwork/outlines/flourish.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import { curl, it, ln, type Pen } from './pen.ts';

const KRAFT = '#D0A268';

/** everything stands on y = 0 and goes up; x is its left end */
const put = (x: number, s: string, k = 1, y = 0) => g(s, tf(x, y, 0, k));

export function crate(q: Pen, x: number, y: number, w: number, h: number, open = false): string {
  let s = it(q, rectPath(0, -h, w, h), KRAFT) + path(rectPath(w * 0.42, -h, w * 0.16, h * 0.42), `fill="#EAD6AC"`) + ln(q, `M${w * 0.1} ${-h * 0.2}h${w * 0.24}`, 2.4);
  if (open) s = it(q, `M0 ${-h}l-14 -14h${w * 0.4}l14 14ZM${w} ${-h}l14 -12h${-w * 0.4}l-14 12Z`, shade(KRAFT, 0.06)) + s;
  return put(x, s, 1, y);
}

/** three boxes that are not unpacked yet */
export function crates(q: Pen, x: number, k = 1): string {
  return put(x, crate(q, 0, 0, 66, 50) + crate(q, 8, -50, 52, 38) + crate(q, 74, 0, 46, 36, true) + ln(q, 'M92 -36l-6 -30M98 -36l8 -24', 5, q.wood), k);
}

export function bed(q: Pen, x: number, quilt: string, other: string): string {
  let patch = '';
  for (let i = 0; i < 6; i++) patch += path(rectPath(42 + i * 20, i % 2 ? -52 : -38, 20, 14), `fill="${other}"`);
  return put(x, it(q, 'M0 0V-92q10 -14 20 0V0Z', q.wood) + it(q, rectPath(20, -30, 146, 12), q.cream) + it(q, 'M26 -36q4 -24 40 -20l6 22H26Z', q.cream) + it(q, 'M44 -54H168q8 0 8 10V-14H40Z', quilt) + g(patch) + ln(q, 'M44 -54H168q8 0 8 10V-14H40Z') + it(q, 'M168 0V-60q8 -10 16 0V0Z', q.wood) + ln(q, 'M24 -18V0M166 -18V0', 5));
}

export function range(q: Pen, x: number): string {
  return put(x, it(q, rectPath(0, -76, 96, 76), q.e) + it(q, rectPath(10, -58, 34, 44), shade(q.e, -0.08)) + it(q, rectPath(52, -58, 34, 44), mix('#F29A3C', q.a, 0.3)) + ln(q, 'M12 -66h72', 2.4, q.cream) + ln(q, 'M-4 -77H100', 6) + it(q, 'M60 -80q-2 -30 20 -30t20 30ZM78 -110v-8h6v8M98 -96l14 -10', q.a) + curl(q, 114, -108, 0.5) + it(q, rectPath(10, -102, 36, 22), q.k) + ln(q, 'M4 -96h6M46 -96h6', 4));
}

export function sink(q: Pen, x: number): string {
  return put(x, it(q, rectPath(0, -70, 120, 70), q.k) + ln(q, 'M60 -64V-6M50 -40v10M70 -40v10') + it(q, rectPath(-6, -80, 132, 12), q.cream) + ln(q, 'M30 -80v-26q0 -12 12 -12t12 12v6', 5) + it(q, rectPath(84, -112, 22, 32), q.d) + ln(q, 'M88 -112q8 -22 0 -34M98 -112q2 -26 14 -32', 3.4));
}

export function tub(q: Pen, x: number): string {
  let foam = '';
  for (const [i, w] of [14, 19, 15, 20, 14].entries()) foam += it(q, ringD(28 + i * 24, -64 - (i % 2) * 8, w), '#FFFFFF', 2.6);
  return put(x, foam + it(q, 'M0 -58H146q-2 44 -34 46H36Q2 -14 0 -58Z', q.cream) + ln(q, 'M-6 -58H152', 6) + ln(q, 'M34 -12l-6 12M112 -12l6 12', 5) + ln(q, 'M138 -58v-40h-18v10', 4.6) + it(q, 'M66 -84q0 -16 14 -14q2 -10 12 -8l-4 8q6 14 -8 18h-12Z', '#F6C445', 2.6));
}

export function sofa(q: Pen, x: number, col: string, cushion: string): string {
  return put(x, it(q, 'M10 -52V-92q0 -10 12 -10H148q12 0 12 10v40Z', col) + it(q, rectPath(16, -52, 138, 26), shade(col, 0.04)) + ln(q, 'M85 -100V-28') + it(q, 'M0 -10V-58q11 -16 22 0V-10ZM148 -10V-58q11 -16 22 0V-10Z', col) + it(q, rectPath(4, -26, 162, 16), col) + ln(q, 'M16 -10V0M154 -10V0', 5) + it(q, 'M34 -54l6 -34l32 6l-6 30Z', cushion));
}

export function armchair(q: Pen, x: number, col: string): string {
  return put(x, it(q, 'M14 -20V-104q24 -16 48 0V-20Z', col) + it(q, rectPath(0, -62, 20, 54), col) + it(q, rectPath(58, -62, 20, 54), col) + it(q, rectPath(18, -44, 42, 32), shade(col, 0.06)) + ln(q, 'M8 -8V0M70 -8V0', 5));
}

export function shelves(q: Pen, x: number, h = 140): string {
  let s = it(q, rectPath(0, -h, 86, h), q.wood);
  const cols = [q.a, q.k, q.cream, q.d, q.e, q.b];
  for (let j = 0; j < 4; j++) {
    const y = -h + 8 + (j * (h - 8)) / 4, hh = (h - 8) / 4 - 8;
    s += path(rectPath(7, y, 72, hh), `fill="${shade(q.wood, -0.14)}"`);
    const many = [7, 5, 3, 0][j]!;
    for (let i = 0; i < many; i++) { const bh = hh * (0.68 + ((i * 37 + j * 19) % 30) / 100); s += path(rectPath(9 + i * 9.6, y + hh - bh, 8, bh), `fill="${cols[(i + j * 2) % 6]!}" stroke="${q.ink}" stroke-width="2"`); }
    s += ln(q, `M7 ${n1(y + hh)}H79`, 2.6);
  }
  return put(x, s);
}

export function lamp(q: Pen, x: number, h = 128): string {
  return put(x, ln(q, `M0 -4V${-h + 26}`, 4.6) + ln(q, 'M-16 -3H16', 6) + it(q, `M-14 ${-h}H14L26 ${-h + 34}H-26Z`, '#FFE08A'));
}

/** hangs from the ceiling, h above the floor */
export function bulb(q: Pen, x: number, h: number, drop = 34): string {
  return put(x, ln(q, `M0 ${-h}v${drop}`, 3.4) + it(q, rectPath(-5, -h + drop - 2, 10, 12), q.ink) + it(q, ringD(0, -h + drop + 20, 11), '#FFF3B8', 2.8));
}

export function plant(q: Pen, x: number, k = 1): string {
  let s = '';
  for (const a of [-62, -34, -8, 18, 44, 68]) s += g(it(q, 'M0 0Q-11 -30 0 -62Q11 -30 0 0Z', q.k, 2.8), `transform="translate(0 -30) rotate(${a})"`);
  return put(x, s + it(q, 'M-18 -34H18L13 0H-13Z', q.a), k);
}

export function frame(q: Pen, x: number, y: number, w: number, h: number, deg: number, inside: 'hill' | 'boat' | 'none' = 'hill'): string {
  const s = it(q, rectPath(-w / 2, -h / 2, w, h), q.cream) + ln(q, rectPath(-w / 2 + 7, -h / 2 + 7, w - 14, h - 14), 2) +
    (inside === 'hill' ? path(`M${-w / 2 + 8} ${h / 2 - 8}V4Q${-w / 6} -12 0 4T${w / 2 - 8} 0V${h / 2 - 8}Z`, `fill="${q.k}"`) : inside === 'boat' ? path(`M-10 8H12L8 15H-7ZM0 5V${-h / 2 + 12}L12 5Z`, `fill="${q.a}"`) : '');
  return g(s, tf(x, y, deg));
}

export function table(q: Pen, x: number, w = 120): string {
  return put(x, it(q, rectPath(0, -70, w, 9), q.wood) + ln(q, `M12 -61L6 0M${w - 12} -61L${w - 6} 0`, 5) + it(q, rectPath(w * 0.22, -90, 18, 19), q.a, 2.8) + it(q, rectPath(w * 0.5, -90, 18, 19), q.e, 2.8) + curl(q, w * 0.22 + 9, -94, 0.3) + curl(q, w * 0.5 + 9, -94, 0.3));
}

export function stool(q: Pen, x: number): string {
  return put(x, it(q, rectPath(0, -46, 40, 8), q.wood) + ln(q, 'M6 -38L2 0M34 -38L38 0M5 -18H35', 4.4));
}

export function stepladder(q: Pen, x: number): string {
  return put(x, ln(q, 'M0 0L30 -122L62 0M6 -24H24M11 -48H24M17 -74H30M22 -98H36', 4.6) + it(q, rectPath(38, -140, 26, 22), q.b) + ln(q, 'M38 -140q13 -20 26 0', 3));
}

export function cat(q: Pen, x: number, y: number, col: string, k = 1): string {
  return g(it(q, 'M-16 0C-26 -22 -18 -40 -6 -46L-10 -66L0 -59L12 -59L20 -66L18 -46C30 -36 30 -16 24 0ZM24 -4C48 4 50 -22 42 -30', col, 3), tf(x, y, 0, k));
}

export function rug(q: Pen, x: number): string {
  return put(x, it(q, 'M0 0V-120h24V0Z', q.a) + ln(q, 'M0 -100h24M0 -92h24M0 -28h24M0 -20h24', 3, q.cream) + it(q, ringD(12, -120, 12, 5), q.cream, 2.6));
}

export function bicycle(q: Pen, x: number, y = 0, k = 1): string {
  const w = (cx: number) => ln(q, ringD(cx, -28, 27), 4) + ln(q, `M${cx} -55V-1M${cx - 27} -28H${cx + 27}M${cx - 19} -47L${cx + 19} -9M${cx - 19} -9L${cx + 19} -47`, 1.2);
  return put(x, w(28) + w(122) + ln(q, 'M28 -28L52 -70H104L122 -28M52 -70L76 -28H28M76 -28L104 -70M50 -80L54 -70M104 -70L100 -88H114', 4.6, q.a) + ln(q, 'M38 -82H62', 7) + ln(q, ringD(76, -28, 7), 3), k, y);
}

/** a straight flight in section: from (0, 0) up to the left or right */
export function stairs(q: Pen, x: number, w: number, h: number, n: number, back = false): string {
  let d = 'M0 0';
  for (let i = 0; i < n; i++) d += `v${n1(-h / n)}h${n1(w / n)}`;
  const rail = `M${n1(w / n / 2)} ${n1(-h / n - 54)}L${n1(w - w / n / 2)} ${n1(-h - 54 + h / n)}`;
  let bars = '';
  for (let i = 0; i < n; i++) bars += `M${n1(((i + 0.5) * w) / n)} ${n1((-(i + 1) * h) / n)}v-52`;
  return g(it(q, `${d}V${n1(-h + 22)}L16 0Z`, q.wood) + ln(q, bars, 2.4) + ln(q, rail, 6), back ? `transform="translate(${x + w} 0) scale(-1 1)"` : tf(x, 0));
}
