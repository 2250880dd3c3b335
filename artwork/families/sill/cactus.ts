import { bez, clamp, ell, g, mix, n1, type P, path, pt, ribbon, shade, smooth, tf } from '#artwork/engine.ts';
import type { Sill } from './shelf.ts';

/** the flower of a cactus */
export function bloom({ p, pink }: Sill, x: number, y: number, s: number, col = pink) {
  let d = '';
  for (let k = 0; k < 2; k++) for (let i = 0; i < 9; i++) {
    const a = ((i + k * 0.5) / 9) * 180 - 180 + 4;
    d += g(path('M0 4C10 -12 26 -14 44 0C28 10 12 12 0 4Z', `fill="${k ? col : shade(col, -0.08)}"`)
      + path('M8 2Q22 -4 36 0', `fill="none" stroke="${mix(col, '#fff', 0.6)}" stroke-width="2.2"`), `transform="rotate(${n1(a)}) scale(${k ? 0.78 : 1})"`);
  }
  return g(d + ell(0, -4, 11, 8, `fill="${mix('#f7cf52', p.b, 0.1)}"`)
    + path('M-8 -6l-3 -7M-2 -8l-1 -9M5 -8l2 -9M9 -5l5 -6', `stroke="#f7cf52" stroke-width="3" stroke-linecap="round"`), tf(x, y, 0, s));
}

/** a ribbed stem over a spine line: crests in light, furrows in shade, a star of needles down each crest */
export function ribbed({ c, cast }: Sill, axis: P[], wid: (t: number) => number, col: string, n = 7, step = 30) {
  const N = axis.length, nrm = (i: number): P => {
    const a = axis[Math.max(0, i - 1)]!, b = axis[Math.min(N - 1, i + 1)]!, l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
  };
  const pts = (i: number, k: number): P => { const q = nrm(i), w = (wid(i / (N - 1)) / 2) * k; return [axis[i]![0] + q[0] * w, axis[i]![1] + q[1] * w]; };
  const D = smooth([...axis.map((_, i) => pts(i, -1)), ...axis.map((_, i) => pts(i, 1)).reverse()]);
  cast.push(path(D));
  let bands = '', fur = '', sp = '', hi = '';
  for (let j = 0; j < n; j++) {
    const t0 = -Math.PI / 2 + (Math.PI * j) / n, t1 = -Math.PI / 2 + (Math.PI * (j + 1)) / n, tm = (t0 + t1) / 2, lit = Math.cos(tm + 0.62);
    bands += path(smooth([...axis.map((_, i) => pts(i, Math.sin(t0) * -1)), ...axis.map((_, i) => pts(i, Math.sin(t1) * -1)).reverse()]),
      `fill="${shade(col, 0.1 * lit - 0.06 + (j % 2 ? 0.008 : -0.008))}"`);
    if (j) fur += ribbon(axis.map((_, i) => pts(i, -Math.sin(t0))), (t) => 4.6 * Math.cos(t0) * Math.sin(Math.PI * clamp(t, 0.03, 0.97)) + 1);
    hi += ribbon(axis.map((_, i) => pts(i, -Math.sin(tm - 0.05))), (t) => 3.6 * Math.cos(tm) * Math.sin(Math.PI * clamp(t, 0.04, 0.96)));
    let acc = (j % 2) * step * 0.5 + 8;
    for (let i = 1; i < N; i++) {
      acc += Math.hypot(axis[i]![0] - axis[i - 1]![0], axis[i]![1] - axis[i - 1]![1]);
      if (acc >= step && i < N - 1) {
        acc = 0;
        const q = pts(i, -Math.sin(tm)), f = Math.max(0.35, Math.cos(tm));
        sp += `M${n1(q[0] - 8 * f)} ${n1(q[1] - 6)}L${n1(q[0] + 8 * f)} ${n1(q[1] + 5)}M${n1(q[0] + 8 * f)} ${n1(q[1] - 6)}L${n1(q[0] - 8 * f)} ${n1(q[1] + 5)}M${pt(q)}v-10`;
      }
    }
  }
  return g(bands + path(fur, `fill="${shade(col, -0.17)}" opacity=".6"`) + path(hi, `fill="${mix(col, '#f2f7c8', 0.5)}" opacity=".42"`),
    `clip-path="${c.clip(path(D))}"`) + path(sp, `fill="none" stroke="${mix('#fff6dc', col, 0.08)}" stroke-width="2.5" stroke-linecap="round"`);
}

/** a prickly pear */
export function opuntia(sill: Sill, x: number, y: number, s: number, col: string) {
  const { c, pink, cast } = sill;
  const pad = (px: number, py: number, a: number, w: number, h: number, k: number) => {
    const d = `M0 0C${-w * 0.5} ${-h * 0.08} ${-w * 0.66} ${-h * 0.5} ${-w * 0.5} ${-h * 0.8}C${-w * 0.34} ${-h * 1.04} ${w * 0.34} ${-h * 1.04} ${w * 0.5} ${-h * 0.8}C${w * 0.66} ${-h * 0.5} ${w * 0.5} ${-h * 0.08} 0 0Z`;
    let dots = '';
    for (let j = 0; j < 7; j++) for (let i = -2; i <= 2; i++) {
      const X = (i + (j % 2) * 0.5) * w * 0.21, Y = -h * (0.16 + j * 0.125);
      if (Math.pow(X / (w * 0.5), 2) + Math.pow((Y + h * 0.56) / (h * 0.44), 2) < 0.86) dots += `M${n1(X)} ${n1(Y)}l-5 -7M${n1(X)} ${n1(Y)}l6 -6M${n1(X)} ${n1(Y)}v-9`;
    }
    return g(path(d, `fill="${c.rad([[0, shade(col, 0.09 + k)], [0.6, shade(col, k)], [1, shade(col, -0.12 + k)]], 0.34, 0.3, 0.8)}"`)
      + path(`M${-w * 0.44} ${-h * 0.34}C${-w * 0.54} ${-h * 0.6} ${-w * 0.44} ${-h * 0.84} ${-w * 0.2} ${-h * 0.92}`,
      `fill="none" stroke="${mix(col, '#f2f7c8', 0.55)}" stroke-width="6" stroke-linecap="round" opacity=".7"`)
        + path(dots, `fill="none" stroke="${mix('#fff6dc', col, 0.1)}" stroke-width="2.6" stroke-linecap="round"`), tf(px, py, a));
  };
  cast.push(g(path('M-120 -330C-60 -420 90 -430 120 -330C150 -240 70 -200 60 -120L20 0H-20C-40 -120 -150 -220 -120 -330Z'), tf(x, y, 0, s)));
  const prick = (px: number, py: number,
    a: number) => g(path('M-14 0C-18 -26 -12 -42 0 -44C12 -42 18 -26 14 0Z', `fill="${pink}"`)
      + path('M-8 -8C-10 -22 -8 -32 -3 -36', 'stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"')
      + path('M-11 -43Q0 -52 11 -43', `stroke="${shade(pink, -0.16)}" stroke-width="5" fill="none"`), tf(px, py, a));
  return g(pad(54, -146, 40, 116, 172, -0.05) + pad(-50, -150, -36, 124, 190, -0.03) + prick(156, -276, 44) + prick(172, -236, 66) + prick(-176, -262, -60)
    + prick(-150, -312, -34) + pad(6, -170, 4, 118, 196, -0.02) + pad(0, 0, 0, 152, 226, 0) + pad(92, -280, 22, 92, 130, 0.02) + prick(-6, -366, -8)
    + prick(36, -362, 14), tf(x, y, 0, s)) + bloom(sill, x + 142 * s, y - 398 * s, s * 0.82);
}

/** a saguaro */
export function saguaro(sill: Sill, x: number, y: number, s: number, col: string) {
  const { pink, cast, line, cap } = sill;
  const n0 = cast.length;
  const arm = (k: number, y0: number, dx: number, up: number, w: number) => {
    const ax = bez([0, y0], [k * dx * 1.1, y0 + 6], [k * dx, y0 - 20], [k * dx, y0 - up * 0.5], 16).concat(line([k * dx, y0 - up * 0.5], [k * dx, y0 - up], 10).slice(1));
    return ribbed(sill, k > 0 ? ax : ax, cap(w, 0.2), col, 5, 26);
  };
  const d = arm(-1, -210, 132, 200, 74) + arm(1, -290, 128, 176, 70) + ribbed(sill, line([0, 0], [0, -520], 26), cap(132, 0.16), col, 8, 30);
  const add = cast.splice(n0).join('');
  cast.push(g(add, tf(x, y, 0, s)));
  return g(d, tf(x, y, 0, s)) + bloom(sill, x - 10 * s, y - 512 * s, s * 0.9) + bloom(sill, x + 26 * s, y - 506 * s, s * 0.62, mix(pink, '#ffd0a0', 0.4)) + bloom(sill, x - 132 * s, y - 406 * s, s * 0.66);
}
