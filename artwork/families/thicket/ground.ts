import { clamp, lerp, type P, path, polar, pt, qbez, rot, shade, smooth } from '#artwork/engine.ts';
import { willowLeaf } from '#artwork/outlines/strokes.ts';
import { pen, spl, type Watercolour } from './pen.ts';

/** a fern */
export function fernL(watercolour: Watercolour, x: number, y: number, a: number, L: number, bend: number, col: string) {
  const { ink, W, I } = watercolour;
  let w = '', ik = '';
  const mid = (t: number): P => { const q = rot([bend * L * t * t, -t * L], (a * Math.PI) / 180); return [x + q[0], y + q[1]]; };
  for (let i = 2; i < 24; i++) {
    const t = i / 24, q = mid(t), f = mid(t + 0.02), an = Math.atan2(f[1] - q[1], f[0] - q[0]), l = L * 0.34 * Math.pow(Math.sin(Math.PI * clamp(t * 0.84 + 0.15)), 0.9);
    for (const k of [-1, 1]) {
      const e = polar(q[0], q[1], l, an + k * lerp(1.2, 0.7, t)), b = polar(q[0], q[1], l * 0.5, an + k * lerp(1.3, 0.85, t));
      w += willowLeaf(q, b, e, L * 0.02);
      ik += `M${pt(q)}Q${pt(b)} ${pt(e)}`;
    }
  }
  W.push(path(w, `fill="${col}" fill-opacity=".78"`));
  I.push(path(ik, `fill="none" stroke="${ink}" stroke-width="1.6" stroke-opacity=".72"`) + path(pen(watercolour, Array.from({ length: 14 }, (_, i) => mid(i / 13)), 4.4)));
}

/** tufts of grass */
export function grass(watercolour: Watercolour, x: number, y: number, n: number, h: number, spread: number) {
  const { r, moss, fern, W, I } = watercolour;
  let w = '', ik = '';
  for (let i = 0; i < n; i++) {
    const x0 = x + r.f(-spread, spread), l = h * r.f(0.5, 1), k = r.f(-0.5, 0.5), e: P = [x0 + k * l, y - l], mm: P = [x0 + k * l * 0.2, y - l * 0.6];
    w += willowLeaf([x0, y + 6], mm, e, 6);
    ik += pen(watercolour, qbez([x0, y + 6], mm, e, 6), 2.8);
  }
  W.push(path(w, `fill="${r.chance(0.5) ? moss : fern}" fill-opacity=".7"`));
  I.push(path(ik));
}

/** the ground */
export function ground(watercolour: Watercolour, y: number) {
  const { r, moss, fern, W, I, wash, clearW, commit } = watercolour;
  const top: P[] = [[84, y + 46], [190, y + 6], [340, y - 14], [500, y - 2], [660, y - 20], [820, y + 4], [920, y + 50]],
    d = smooth(top, false) + `C${pt([880, y + 120])} ${pt([700, y + 150])} ${pt([500, y + 142])}C${pt([300, y + 152])} ${pt([120, y + 120])} ${pt(top[0]!)}Z`;
  clearW(d); wash(d, moss, 0.85, 0, 0);
    W.push(path(smooth([[120, y + 70], [320, y + 44], [520, y + 60], [720, y + 40], [880, y + 66], [700, y + 136], [500, y + 134], [280, y + 132]]),
      `fill="${shade(fern, -0.08)}" fill-opacity=".55"`));
  let tk = '';
  for (let i = 0; i < 210; i++) {
    const u = r.f(0.02, 0.98), x = lerp(100, 900, u), v = r.f(0, 1), yy = y + 12 + v * 110 * Math.sin(Math.PI * u), l = r.f(6, 15);
    tk += willowLeaf([x, yy], [x + r.f(-3, 3), yy - l / 2], [x + r.f(-6, 6), yy - l], 1.5);
  }
  I.push(path(tk) + path(pen(watercolour, spl(top, 6), 4)));
  commit();
}
