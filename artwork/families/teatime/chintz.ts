import {
  clamp, type Drawing, ell, g, lerp, mix, n1, type P, path, qbez, rect, ribbon, type Rng, shade, tf,
} from '#artwork/engine.ts';
import type { China } from './china.ts';

/** What the prints of `chintz` share. */
type Ware = { r: Rng; w: number; h: number; k: China; W: (t: number) => number; F: (t: number) => number };

function stripes({ h, k, W, s }: Ware & { s: string }) {
  let d = '', d2 = '';
  for (let i = -8; i <= 8; i++) {
    const a = i * 0.2 - 0.06, b = i * 0.2 + 0.055;
    if (Math.abs(i) < 8) {
      const top = (t: number) => W(clamp(t, -1.57, 1.57)), bot = (t: number) => W(clamp(t, -1.57, 1.57)) * 0.5;
      d += `M${n1(top(a))} ${-h - 20}Q${n1(top(a))} ${-h * 0.4} ${n1(bot(a))} 10L${n1(bot(b))} 10Q${n1(top(b))} ${-h * 0.4} ${n1(top(b))} ${-h - 20}Z`;
      const q = i * 0.2 + 0.1;
      d2 += `M${n1(top(q))} ${-h - 20}Q${n1(top(q))} ${-h * 0.4} ${n1(bot(q))} 10`;
    }
  }
  s = path(d, `fill="${k.one}"`) + path(d2, `fill="none" stroke="${k.trim}" stroke-width="2.6"`);
  return s;
}

function scales({ w, h, k, W, F, s }: Ware & { s: string }) {
  let d = '';
  const R = 27;
  for (let j = 0; j * 22 < h + 50; j++) for (let i = -6; i <= 6; i++) {
    const t = (i + (j % 2) * 0.5) * 0.27;
    if (Math.abs(t) < 1.55) {
      const f = F(t), y = -h - 14 + j * 22;
      d += ell(W(t), y, R * f, R, `fill="${j % 2 ? k.one : k.two}" stroke="${k.base}" stroke-width="3"`)
        + ell(W(t), y + 9, R * 0.42 * f, R * 0.42, `fill="none" stroke="${k.base}" stroke-width="2.2"`);
    }
  }
  s = rect(-w, -h - 40, w * 2, h + 80, `fill="${k.one}"`) + d;
  return s;
}

function willow({ r, w, h, k, W, F }: Ware) {
  let s = '';
  const b = k.two;
  s += path(`M${-w * 0.5} ${-h * 0.22}Q0 ${-h * 0.1} ${w * 0.5} ${-h * 0.24}L${w * 0.5} 20H${-w * 0.5}Z`, `fill="${b}" fill-opacity=".22"`);
  let d = ribbon(qbez([-w * 0.16, -h * 0.14], [-w * 0.22, -h * 0.5], [-w * 0.08, -h * 0.86]), (t) => 9 - 6 * t);
  for (let i = 0; i < 11; i++) {
    const a: P = [-w * 0.13 + r.f(-6, 6) + (i % 3) * 5, -h * (0.5 + 0.035 * i)], q: P = [a[0] + (i % 2 ? 1 : -1) * w * r.f(0.1, 0.2), a[1] + h * r.f(0.1, 0.26)];
    d += ribbon(qbez(a, [q[0], a[1] - h * 0.1], q, 8), (t) => 3.4 - 2 * t);
    for (let n = 1; n < 6; n++) {
      const u = n / 6, px = lerp(a[0], q[0], 0.45 + u * 0.55), py = lerp(a[1] - h * 0.03, q[1], u);
      d += ribbon([[px, py], [px + 3, py + 6], [px + 1, py + 13]], (t) => 4.4 * Math.sin(Math.PI * clamp(t + 0.06, 0, 0.95)));
    }
  }
  d += `M${w * 0.06} ${-h * 0.2}V${-h * 0.4}H${w * 0.24}V${-h * 0.2}Z`;
  s += path(d, `fill="${b}"`)
    + path(`M${w * 0.01} ${-h * 0.4}Q${w * 0.08} ${-h * 0.43} ${w * 0.15} ${-h * 0.56}Q${w * 0.22} ${-h * 0.43} ${w * 0.29} ${-h * 0.4}Z`, `fill="${b}"`)
    + path(`M${w * 0.11} ${-h * 0.2}V${-h * 0.34}H${w * 0.19}V${-h * 0.2}Z`, `fill="${k.base}"`);
  const bird = (x: number, y: number,
    z: number) => path(`M${x - 18 * z} ${y - 6 * z}Q${x - 6 * z} ${y - 12 * z} ${x} ${y}Q${x + 8 * z} ${y - 13 * z} ${x + 20 * z} ${y - 8 * z}Q${x + 8 * z} ${y - 6 * z} ${x + 1 * z} ${y + 6 * z}Q${x - 6 * z} ${y - 6 * z} ${x - 18 * z} ${y - 6 * z}Z`,
      `fill="${b}"`);
  s += bird(w * 0.12, -h * 0.76, 0.9) + bird(w * 0.24, -h * 0.66, 0.7);
  s += path(Array.from({ length: 7 }, (_, i) => `M${n1(-w * 0.4 + i * w * 0.13)} ${n1(-h * 0.08 + (i % 2) * 6)}q${n1(w * 0.03)} -5 ${n1(w * 0.06)} 0`)
    .join(''), `fill="none" stroke="${b}" stroke-width="3"`);
  let rim = '';
  for (let i = -7; i <= 7; i++) { const t = i * 0.21; rim += path(`M${n1(W(t) - 11 * F(t))} ${-h + 4}L${n1(W(t))} ${-h + 22}L${n1(W(t) + 11 * F(t))} ${-h + 4}Z`); }
  s += g(rim, `fill="${b}"`);
  return s;
}

function roses({ h, k, W, F }: Ware) {
  let s = '';
  // roses
  const rose = (x: number, y: number, z: number, f: number) =>
    g(path('M-20 2C-24 -14 -10 -24 2 -22C16 -24 26 -10 20 4C18 18 4 24 -6 20C-16 20 -22 12 -20 2Z', `fill="${k.one}"`)
      + path('M-14 8C-8 18 10 18 16 4C14 16 2 20 -6 17C-12 16 -15 12 -14 8Z', `fill="${shade(k.one, -0.1)}"`)
      + path('M-12 -6C-10 -16 6 -20 12 -10C6 -14 -6 -12 -8 -2C-6 6 8 6 9 -2C10 -8 0 -9 -1 -3',
      `fill="none" stroke="${mix(k.one, '#ffffff', 0.55)}" stroke-width="3.6" stroke-linecap="round"`), tf(x, y, 0, z * f, z));
  const lf = (x: number, y: number, a: number, z: number,
    f: number) => g(path('M0 0C8 -12 24 -12 34 -2C24 8 10 8 0 0Z', `fill="${k.leaf}"`)
      + path('M2 -1Q16 -4 30 -2', `fill="none" stroke="${mix(k.leaf, '#ffffff', 0.4)}" stroke-width="1.8"`),
      `transform="translate(${n1(x)} ${n1(y)}) scale(${Math.round(f * z * 100) / 100} ${z}) rotate(${a})"`);
  const bud = (x: number, y: number, z: number, f: number) => g(path('M0 8C-8 4 -8 -6 0 -12C8 -6 8 4 0 8Z', `fill="${k.two}"`), tf(x, y, 0, z * f, z));
  const sc = Math.min(1.15, h / 150);
  for (let j = 0; j * 82 * sc < h + 40; j++) for (let i = -2; i <= 2; i++) {
    const t = (i + (j % 2) * 0.5) * 0.62;
    if (Math.abs(t) > 1.35) continue;
    const x = W(t) * (1 - 0.06 * j), y = -h + 52 * sc + j * 82 * sc, f = F(t);
    s += lf(x + 12 * f * sc, y + 4, 18, sc, f) + lf(x - 12 * f * sc, y + 4, 168, sc, f) + lf(x + 4 * sc * f, y - 12 * sc, -66, sc * 0.8, f) + rose(x, y, sc * 1.04, f);
    const t2 = t + 0.31;
    if (Math.abs(t2) < 1.3) s += bud(W(t2), y - 20 * sc + (i % 2 ? 40 * sc : 0), sc, F(t2)) + bud(W(t2) + 9 * F(t2), y + 14 * sc, sc * 0.7, F(t2));
  }
  return s;
}

/** a painted pattern wrapped round a vessel: x runs with the turn of the wall, so marks crowd towards the edges */
export const chintz = (c: Drawing, kind: string, r: Rng, w: number, h: number, k: China) => {
  const W = (t: number) => (w / 2) * Math.sin(t), F = (t: number) => Math.max(0.16, Math.cos(t));
  let s = '';
  const ware: Ware = { r, w, h, k, W, F };
  if (kind === 'dots') {
    let d = '';
    for (let j = 0; j * 30 < h + 30; j++) for (let i = -5; i <= 5; i++) { const t = (i + (j % 2) * 0.5) * 0.29; if (Math.abs(t) < 1.52) d += ell(W(t), -h + 16 + j * 30, 8.4 * F(t), 8.4); }
    s = rect(-w, -h - 40, w * 2, h + 80, `fill="${k.one}"`) + g(d, `fill="${k.base}"`);
  } else if (kind === 'stripe') s = stripes({ ...ware, s });
  else if (kind === 'scale') s = scales({ ...ware, s });
  else if (kind === 'gingham') {
    let d = '';
    for (let i = -8; i <= 8; i += 2) { const a = W(clamp(i * 0.19 - 0.095, -1.57, 1.57)), b = W(clamp(i * 0.19 + 0.095, -1.57, 1.57)); d += rect(a, -h - 40, Math.max(1, b - a), h + 80); }
    for (let j = 0; j * 44 < h + 60; j++) d += rect(-w, -h - 6 + j * 44, w * 2, 22);
    s = g(d, `fill="${k.one}" fill-opacity=".55"`);
  } else if (kind === 'willow') s += willow(ware);
  else s += roses(ware);
  return s;
};
