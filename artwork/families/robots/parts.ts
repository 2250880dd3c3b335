import {
  at, circ, clamp, g, mix, n1, type P, path, polar, pt, rect, set, shade, smooth, TAU, tf, tfit,
} from '#artwork/engine.ts';
import { withContrast } from '#artwork/colours/kids.ts';
import { through } from '#artwork/outlines/flourish.ts';
import { roundRect } from '#artwork/outlines/strokes.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import type { Workshop } from './workshop.ts';

/** a gauge */
export function gauge({ cream, ink, red, chrome }: Workshop, x: number, y: number, R0: number, t: number, col: string) {
  let tk = '';
  for (let i = 0; i <= 10; i++) { const a = Math.PI * (0.8 + 1.4 * (i / 10)), q = polar(x, y, R0 * 0.8, a), q2 = polar(x, y, R0 * (i % 5 ? 0.68 : 0.6), a); tk += `M${pt(q)}L${pt(q2)}`; }
  const A = polar(x, y, R0 * 0.86, Math.PI * 1.92), B = polar(x, y, R0 * 0.86, Math.PI * 2.2), nd = polar(x, y, R0 * 0.66, Math.PI * (0.8 + 1.4 * t));
  return circ(x, y, R0 * 1.12, `fill="${chrome}" stroke="${ink}" stroke-width="4"`)
    + circ(x, y, R0 * 0.96, `fill="${mix(cream, '#fff', 0.4)}" stroke="${ink}" stroke-width="2.5"`)
    + path(`M${pt(A)}A${n1(R0 * 0.86)} ${n1(R0 * 0.86)} 0 0 1 ${pt(B)}`, `fill="none" stroke="${red}" stroke-width="${n1(R0 * 0.13)}"`)
    + path(tk, `stroke="${ink}" stroke-width="${n1(R0 * 0.05)}" stroke-linecap="round"`)
    + path(`M${n1(x)} ${n1(y)}L${pt(nd)}`, `stroke="${col}" stroke-width="${n1(R0 * 0.1)}" stroke-linecap="round"`) + circ(x, y, R0 * 0.15, `fill="${ink}"`)
    + path(`M${n1(x - R0 * 0.7)} ${n1(y - R0 * 0.2)}A${n1(R0 * 0.74)} ${n1(R0 * 0.74)} 0 0 1 ${n1(x + R0 * 0.1)} ${n1(y - R0 * 0.72)}`,
    `fill="none" stroke="#fff" stroke-width="${n1(R0 * 0.09)}" stroke-linecap="round" opacity=".8"`);
}

/** a counter with the number */
export function odo({ c, ink, red, chrome, num }: Workshop, x: number, y: number, w: number, h: number) {
  const digits = num.padStart(num.length < 3 ? num.length + 1 : num.length, '0'), n = digits.length, dw = w / n;
  let q = path(roundRect(x - w / 2 - 12, y - h / 2 - 12, w + 24, h + 24, 10), `fill="${chrome}" stroke="${ink}" stroke-width="4"`), t = '';
  Array.from(digits).forEach((ch, i) => {
    const last = i === n - 1, gx = x - w / 2 + i * dw, bg = last ? red : '#1B1B22';
    q += rect(gx + 2, y - h / 2, dw - 4, h, `fill="${c.lin([[0, shade(bg, -0.2)], [0.3, shade(bg, 0.04)], [0.7, shade(bg, 0.04)], [1, shade(bg, -0.2)]])}"`);
    const q0 = set(ch, 'josefin-sans:700', 100), qn = set(ch, 'josefin-sans:700', Math.min((h * 0.62 * 100) / q0.cap, (dw * 0.66 * 100) / Math.max(1, q0.x1 - q0.x0)));
    t += path(at(qn, gx + dw / 2, y + qn.cap / 2), 'fill="#fff"');
  });
  q += rect(x - w / 2, y - h / 2, w, h * 0.26, 'fill="#000" opacity=".3"') + rect(x - w / 2, y - h * 0.02, w, 3, 'fill="#000" opacity=".35"');
  return q + t;
}

/** a hose */
export function hose({ ink }: Workshop, ps: P[], w: number, col: string, n: number) {
  const d = smooth(ps, false), dense = through(ps, 12).slice(0, -1);
  let o = path(d, `fill="none" stroke="${ink}" stroke-width="${w + 9}" stroke-linecap="butt"`) + path(d, `fill="none" stroke="${col}" stroke-width="${w}"`), q = '';
  for (let i = 1; i < n; i++) {
    const k = clamp(Math.round((i / n) * (dense.length - 1)), 1, dense.length - 2),
      a = Math.atan2(dense[k + 1]![1] - dense[k - 1]![1], dense[k + 1]![0] - dense[k - 1]![0]) + Math.PI / 2,
        A = polar(dense[k]![0], dense[k]![1], w / 2, a), B = polar(dense[k]![0], dense[k]![1], -w / 2, a);
    q += `M${pt(A)}L${pt(B)}`;
  }
  return o + path(d, `fill="none" stroke="#fff" stroke-width="${n1(w * 0.22)}" opacity=".4" transform="translate(${n1(-w * 0.16)} ${n1(-w * 0.12)})"`)
    + path(q, `stroke="${ink}" stroke-width="4" opacity=".75"`);
}

/** a gear */
export function gear({ ink, tin, chrome }: Workshop, x: number, y: number, R0: number, n: number, col: string) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU, u = (TAU / n) * 0.25;
    d += (i ? 'L' : 'M') + [polar(x, y, R0 * 0.8, a - u * 1.5), polar(x, y, R0, a - u * 0.8), polar(x, y, R0, a + u * 0.8), polar(x, y, R0 * 0.8, a + u * 1.5)].map(pt).join('L');
  }
  return path(d + 'Z', `fill="${tin(col)}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"`) + circ(x, y, R0 * 0.34, `fill="${ink}"`) + circ(x, y, R0 * 0.2, `fill="${chrome}"`);
}

/** a label of embossed tape */
export function tape({ c, ink }: Workshop, txt: string, x: number, y: number, maxW: number, max: number, col0: string, deg: number) {
  const q = tfit(upper(txt), 'dm-sans:700', maxW - 70, max, { track: 130 }), w = q.x1 - q.x0 + 66, h = q.size * 1.62, col = withContrast('#ffffff', col0, 4.6);
  const jag = (sx: number) => { let d = ''; for (let i = 0; i < 6; i++) d += `L${n1(sx * (w / 2 + (i % 2 ? 5 : 0)))} ${n1(-h / 2 + (h * (i + 0.5)) / 6)}`; return d; };
  const d = `M${n1(-w / 2)} ${n1(-h / 2)}H${n1(w / 2)}${jag(1)}L${n1(w / 2)} ${n1(h / 2)}H${n1(-w / 2)}` + jag(-1).split('L').filter(Boolean).reverse().map((t) => 'L' + t).join('') + 'Z';
  const t = at(q, 0, q.cap / 2);
  return { h, base: g(c.soft(d, 2, 6, 9, ink, 0.34, 4) + path(d, `fill="${c.lin([[0, shade(col, 0.05)], [0.2, col], [0.85, col], [1, shade(col, -0.06)]])}"`)
    + path(`M${n1(-w / 2 + 4)} ${n1(-h / 2 + h * 0.12)}H${n1(w / 2 - 4)}`, `stroke="#fff" stroke-opacity=".3" stroke-width="${n1(h * 0.05)}"`),
    tf(x, y, deg)), type: g(path(t, `fill="#000" opacity=".28" transform="translate(1.5 3)"`) + path(t, 'fill="#fff"'), tf(x, y, deg)) };
}
