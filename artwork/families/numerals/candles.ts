import { circ, clamp, ell, g, mix, n1, type P, path, rect, shade, smooth, tf } from '#artwork/engine.ts';
import { roundLine } from '#artwork/outlines/strokes.ts';
import type { Numeral } from './number.ts';

/** a number of candles */
export function drawCandles({ c, p, dark, wPx, strokes, dOf, art, rr, bottomY }: Numeral) {
  const floor = bottomY + 4;
  // cake top they stand on
  const ic = dark ? mix(p.ink, '#fff', 0.3) : p.paper, sp = dark ? p.a : p.b;
  const wob: P[] = [];
  for (let i = 0; i <= 20; i++) wob.push([-30 + i * 53, floor + 122 + (i % 2 ? 52 : 0) + rr.f(-12, 12)]);
  art.push(path(`M-40 ${floor + 60}H1040V1460H-40Z`, `fill="${sp}"`) + rect(-40, floor + 60, 1080, 400, `fill="${c.lin([[0, '#000', 0.2], [0.4, '#000', 0]])}"`));
  art.push(path(`M-40 ${floor - 30}C200 ${floor - 74} 800 ${floor - 74} 1040 ${floor - 30}L1040 ${floor + 120}`
    + smooth([...wob].reverse(), false).replace(/^M/, 'L') + 'Z', `fill="${shade(sp, -0.16)}" opacity=".35" transform="translate(0 14)"`));
  art.push(path(`M-40 ${floor - 30}C200 ${floor - 74} 800 ${floor - 74} 1040 ${floor - 30}L1040 ${floor + 120}`
    + smooth([...wob].reverse(), false).replace(/^M/, 'L') + 'Z', `fill="${c.lin([[0, '#ffffff'], [0.4, ic], [1, shade(ic, -0.07)]])}"`));
  strokes.forEach((s, i) => {
    const d = dOf(s), w = wPx, col = [p.a, p.c, p.b][i % 3]!, alt = dark ? p.ink : p.paper;
    const hi = s.reduce((a, b) => (b[1] < a[1] - 0.5 ? b : a)), tx = hi[0], ty = hi[1] - w / 2;
    art.push(circ(tx, ty - 70, 240, `fill="${c.rad([[0, '#ffdf8a', dark ? 0.6 : 0.5], [0.4, '#ffcf6a', 0.2], [1, '#ffcf6a', 0]])}"`));
    art.push(ell((Math.min(...s.map((q) => q[0])) + Math.max(...s.map((q) => q[0]))) / 2 + 16, floor + 4,
      (Math.max(...s.map((q) => q[0])) - Math.min(...s.map((q) => q[0]))) / 2 + w * 0.6, 22, `fill="${shade(ic, -0.3)}" opacity=".35"`));
    const xs = s.map((q) => q[0]), ys = s.map((q) => q[1]);
    let str = '';
    for (let v = Math.min(...ys) - 260; v < Math.max(...ys) + 560; v += w * 0.62)
      str += `M${n1(Math.min(...xs) - w)} ${n1(v)}L${n1(Math.max(...xs) + w)} ${n1(v - (Math.max(...xs) - Math.min(...xs) + 2 * w) * 0.62)}`;
    const mask = c.mask(path(d, `fill="none" stroke="#fff" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round"`));
    art.push(roundLine(d, w + 7, shade(col, -0.2)) + roundLine(d, w, col) + g(path(str, `fill="none" stroke="${alt}" stroke-width="${n1(w * 0.26)}"`), `mask="${mask}"`));
    // wax: round, a little translucent near the flame
    for (const [f, cc, o, dx] of [[1, '#000', 0.16, 0], [0.8, '#fff', 0.07, -3], [0.62, '#fff', 0.09, -5], [0.42, '#fff', 0.12, -8]] as [number, string, number, number][])
      if (cc === '#000') art.push(g(roundLine(d, w * 1.02, '#000', `opacity=".22"`),
        `mask="${c.mask(path(d, `fill="none" stroke="#fff" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round"`)
          + path(d, `fill="none" stroke="#000" stroke-width="${n1(w * 0.84)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(-${n1(w * 0.07)} -${n1(w * 0.07)})"`))}"`));
          else art.push(roundLine(d, w * f, cc, `opacity="${o}" transform="translate(${dx} ${dx})"`));
    art.push(roundLine(d, w * 0.09, '#fff', `opacity=".6" transform="translate(${n1(-w * 0.26)} ${n1(-w * 0.24)})"`));
    art.push(path(`M${n1(tx)} ${n1(ty + 6)}C${n1(tx - 3)} ${n1(ty - 12)} ${n1(tx + 4)} ${n1(ty - 22)} ${n1(tx + 1)} ${n1(ty - 36)}`,
      `fill="none" stroke="#3a2a22" stroke-width="7" stroke-linecap="round"`));
    const fl = (f: number) =>
      `M0 ${n1(6 * f)}C${n1(-34 * f)} ${n1(-4 * f)} ${n1(-38 * f)} ${n1(-46 * f)} ${n1(-12 * f)} ${n1(-92 * f)}C${n1(-8 * f)} ${n1(-104 * f)} ${n1(-2
        * f)} ${n1(-120 * f)} ${n1(4 * f)} ${n1(-134 * f)}C${n1(10 * f)} ${n1(-106 * f)} ${n1(40 * f)} ${n1(-70 * f)} ${n1(36 * f)} ${n1(-30 * f)}C${n1(34
          * f)} ${n1(-6 * f)} ${n1(16 * f)} ${n1(8 * f)} 0 ${n1(6 * f)}Z`;
    art.push(g(path(fl(1), `fill="${c.lin([[0, '#ffb02e'], [0.6, '#ff9a2a'], [1, '#f0642a']])}"`) + path(fl(0.7), 'fill="#ffd75e"')
      + path(fl(0.42), 'fill="#fffbe2"'), tf(tx, ty - 22, i % 2 ? -3 : 4, clamp(w / 104, 0.6, 1.05))));
  });
  // sprinkles on the icing
  let sprk = '';
  for (let i = 0; i < 80; i++) {
    const X = rr.f(20, 980), Y = floor + rr.f(30, 120), t = rr.f(0, 180);
    sprk += rect(-11, -3.6, 22, 7.2, `rx="3.6" fill="${rr.pick([p.a, p.b, p.c, p.d])}" transform="translate(${n1(X)} ${n1(Y)}) rotate(${n1(t)})"`);
  }
  art.push(sprk);
}
