import { type P, pt, rect } from '#artwork/engine.ts';
import type { Brush } from './brush.ts';

/** a cloud */
export function cloud({ bs, q3, wash, line }: Brush, x: number, y: number, s: number, fl = 1) {
  const X = (v: number) => x + v * s * fl, Y = (v: number) => y + v * s;
  const d = `M${pt([X(-92), Y(20)])}C${pt([X(-120), Y(8)])} ${pt([X(-104), Y(-22)])} ${pt([X(-76), Y(-16)])}C${pt([X(-76), Y(-50)])} ${pt([X(-28), Y(-58)])} ${pt([X(-18), Y(-30)])}C${pt([X(-6), Y(-62)])} ${pt([X(48), Y(-56)])} ${pt([X(46), Y(-20)])}C${pt([X(76), Y(-34)])} ${pt([X(104), Y(-8)])} ${pt([X(84), Y(18)])}C${pt([X(40), Y(26)])} ${pt([X(-40), Y(28)])} ${pt([X(-92), Y(20)])}Z`;
  const sw = (cx: number, cy: number, R: number, a0: number) => {
    const ps: P[] = [];
    for (let t = 0; t < 16; t++) ps.push([X(cx + Math.cos(a0 + t * 0.36) * (R - t * R * 0.05)), Y(cy + Math.sin(a0 + t * 0.36) * (R - t * R * 0.05))]);
    return bs(ps, 4.4 * s);
  };
  return wash(d, 0.13) + line(sw(-46, -14, 26, 2.8) + sw(16, -16, 27, 2.9) + sw(64, 2, 18, 3.2) + q3([X(-96), Y(24)], [X(-10), Y(34)], [X(86), Y(22)], 5 * s), 0.75);
}

/** waves between two heights */
export function sea({ r, B, q3, line }: Brush, y0: number, y1: number, x0 = 206, x1 = 794) {
  let w = '', l = '', k = 0;
  for (let y = y0; y < y1; y += 30, k++) {
    const st = 66 + (k % 3) * 6;
    for (let x = x0 - (k % 2) * 33; x < x1; x += st) {
      const a = Math.max(x0, x), b = Math.min(x1, x + st * 0.95);
      if (b - a < 24) continue;
      l += q3([a, y + r.f(-3, 3)], [(a + b) / 2, y - 17 - r.f(0, 5)], [b, y + r.f(-2, 3)], 5.2 + k * 0.35);
      if (r.chance(0.5)) l += q3([a + 12, y + 11], [(a + b) / 2, y + 1], [b - 10, y + 11], 3);
    }
    w += rect(x0, y - 8, x1 - x0, 34, '').replace('/>', ` fill="${B}" fill-opacity="${Math.round((0.1 + k * 0.028) * 100) / 100}"/>`);
  }
  return w + line(l, 0.82);
}
