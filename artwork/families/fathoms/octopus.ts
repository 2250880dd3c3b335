import { circ, clamp, ell, g, lum, mix, type P, path, ribbon, shade, smooth, TAU } from '#artwork/engine.ts';
import { isInside } from '#artwork/primitives/polygons.ts';
import { curve, limb, oval } from '#artwork/outlines/walk.ts';
import { type Sea, stipple } from './sea.ts';

/** an octopus */
export function drawOctopus({ c, p, deep, rr, heroC }: Sea) {
  let art = '';
  const cx = 500, cy = 722, base = heroC, dk = shade(base, -0.15, 0.0), lt = shade(base, 0.09), under = mix(lt, '#fff4e0', 0.62);
  const arm = (x: number, y: number, a: number, L: number, w: number, k: (t: number) => number, side: number, front: boolean) => {
    const q = limb(x, y, a, L, k, 54);
    const d = ribbon(q, (t) => w * (1 - t) ** 0.82 + 5);
    let s = path(ribbon(q.map((u) => [u[0] + 10, u[1] + 16] as P), (t) => w * (1 - t) ** 0.82 + 5), `fill="${deep}" opacity=".18"`)
      + path(d, `fill="${c.lin([[0, front ? lt : shade(base, -0.07)], [1, front ? shade(base, -0.07) : dk]])}"`);
    // pale underside and suckers, kept to one edge
    const off = (f: number) => q.map((u, i) => {
      const b = q[Math.min(q.length - 1, i + 1)]!, b0 = q[Math.max(0, i - 1)]!, th = Math.atan2(b[1] - b0[1], b[0] - b0[0]) + (side * Math.PI) / 2,
        ww = (w * (1 - i / (q.length - 1)) ** 0.82 + 5) / 2;
      return [u[0] + Math.cos(th) * ww * f, u[1] + Math.sin(th) * ww * f] as P;
    });
    s += path(ribbon(off(0.66), (t) => (w * (1 - t) ** 0.82 + 5) * 0.34), `fill="${under}" opacity="${front ? 1 : 0.7}"`);
    const mids = off(0.5);
    let sk = '', sk2 = '';
    for (let i = 4; i < 50; ) {
      const ww = w * (1 - i / 54) ** 0.82 + 5, R = Math.max(2.2, ww * 0.15);
      sk += circ(mids[i]![0], mids[i]![1], R, '');
      sk2 += circ(mids[i]![0], mids[i]![1], R * 0.45, '');
      i += ww > 44 ? 2 : ww > 22 ? 2 : 1;
    }
    s += g(sk, `fill="${mix(under, '#ffffff', 0.4)}" stroke="${shade(base, -0.05)}" stroke-width="2.4"`) + g(sk2, `fill="${shade(base, -0.05)}" opacity=".8"`);
    s += stipple(rr, curve(off(-0.9).concat(off(-0.2).reverse()).filter((_, i) => i % 3 === 0), 2, true), 520, () => 0.5, 1.4, 3, shade(base, -0.2), 0.35);
    return s;
  };
  const C = (amp: number, ph: number, curl: number) => (t: number) => Math.sin(t * 5.4 + ph) * amp + curl * Math.max(0, t - 0.42) ** 1.25 * 3.4;
  art += arm(cx - 60, cy + 150, 2.7, 560, 62, C(2.2, 0.4, 7.4), 1, false) + arm(cx + 60, cy + 150, 0.44, 560, 62, C(-2.2, 0.4, -7.4), -1, false);
  art += arm(cx - 40, cy + 170, 2.1, 600, 66, C(1.6, 2, 6.6), 1, false) + arm(cx + 40, cy + 170, 1.04, 600, 66, C(-1.6, 2, -6.6), -1, false);
  art += arm(cx - 84, cy + 116, 3.0, 500, 74, C(1.6, 3.4, 8.4), 1, true) + arm(cx + 84, cy + 116, 0.14, 500, 74, C(-1.6, 3.4, -8.4), -1, true);
  // mantle
  const head: P[] = [[cx - 8, cy - 300], [cx + 108, cy - 276], [cx + 178, cy - 186], [cx + 184, cy - 84], [cx + 140, cy + 6], [cx + 120, cy + 70],
    [cx + 138, cy + 142], [cx + 96, cy + 206], [cx, cy + 222], [cx - 96, cy + 206], [cx - 138, cy + 142], [cx - 120, cy + 70], [cx - 140, cy + 6],
      [cx - 186, cy - 84], [cx - 186, cy - 192], [cx - 116, cy - 278]];
  art += arm(cx - 46, cy + 186, 1.95, 520, 80, C(2.4, 4.4, 8), 1, true) + arm(cx + 46, cy + 186, 1.2, 520, 80, C(-2.4, 4.4, -8), -1, true);
  art += path(smooth(head), `fill="${c.rad([[0, lt], [0.55, base], [1, dk]], 0.4, 0.28, 0.72)}"`);
  const hd = curve(head, 3, true);
  art += stipple(rr, hd, 5200, (u, v) => clamp((u - 0.45) * 1.3 + (v - 0.5) * 0.5 + 0.16), 1.4, 3.4, shade(base, -0.22), 0.38)
    + stipple(rr, hd, 1800, (u, v) => clamp(0.55 - u - v * 0.5), 1.4, 3.2, '#fff6e6', 0.5);
  for (let i = 0; i < 15; i++) {
    const x = cx + rr.f(-120, 130), y = cy - rr.f(50, 265), R = rr.f(6, 19);
    if (!isInside(hd, x - R - 12, y) || !isInside(hd, x + R + 12, y)) continue;
    art += path(smooth(oval(x, y, R, R * 0.84, rr.f(0, 1), TAU + rr.f(0, 1), 9)), `fill="${mix(lt, '#fff1d8', 0.4)}" opacity=".75"`);
  }
  for (const s of [-1, 1]) {
    const ex = cx + s * 82, ey = cy + 48;
    art += ell(ex, ey - 2, 50, 46, `fill="${shade(base, 0.05)}"`) + ell(ex, ey, 37, 36, 'fill="#fffaf0"') + ell(ex, ey, 37, 36, `fill="none" stroke="${dk}" stroke-width="5"`);
    art += path(`M${ex - 25} ${ey + 6}C${ex - 20} ${ey - 14} ${ex + 20} ${ey - 14} ${ex + 25} ${ey + 6}C${ex + 14} ${ey + 24} ${ex - 14} ${ey + 24} ${ex - 25} ${ey + 6}Z`,
      `fill="${p.ink.length && lum(p.ink) < 0.5 ? p.ink : deep}"`) + circ(ex - 9, ey + 1, 6, 'fill="#fff"');
    art += path(`M${ex - 48} ${ey - 14}C${ex - 28} ${ey - 50} ${ex + 28} ${ey - 50} ${ex + 48} ${ey - 14}C${ex + 24} ${ey - 24} ${ex - 24} ${ey - 24} ${ex - 48} ${ey - 14}Z`, `fill="${base}"`);
    art += ell(cx + s * 112, cy + 108, 22, 13, `fill="${mix(base, '#e23a5a', 0.5)}" opacity=".45"`);
  }
  art += path(`M${cx - 34} ${cy + 104}C${cx - 16} ${cy + 126} ${cx + 16} ${cy + 126} ${cx + 34} ${cy + 104}`, `fill="none" stroke="${shade(base, -0.3)}" stroke-width="7" stroke-linecap="round"`);
  return art;
}
