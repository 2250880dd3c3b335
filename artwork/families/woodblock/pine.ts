import { mix, n1, type P, path, polar, pt, ribbon, type Rng, smooth } from '#artwork/engine.ts';
import type { Blk } from './blocks.ts';

/** pine: gnarled limb and fans of needles */
export function pineLimb(r: Rng, pts: P[], w0: number, fans: [number, number, number][], B: Blk, green: string) {
  let s = path(ribbon(pts, (t) => w0 * (1 - 0.75 * t) * (1 + 0.16 * Math.sin(t * 27))), `fill="${mix(B.key, B.hot, 0.25)}" stroke="${B.key}" stroke-width="3"`);
  let bark = '';
  for (let i = 3; i < pts.length - 2; i += 2) bark += `M${n1(pts[i]![0] - 8)} ${n1(pts[i]![1] - 3)}q8 -7 15 2q-4 9 -13 5`;
  s += path(bark, `fill="none" stroke="${B.key}" stroke-width="2"`);
  for (const [x, y, R] of fans) {
    const pad = smooth(Array.from({ length: 13 }, (_, i) => {
      const a = Math.PI + (i / 12) * Math.PI;
      return [x + Math.cos(a) * R * (1 + (i % 2 ? 0.07 : -0.03)), y + Math.sin(a) * R * 0.62 * (1 + (i % 2 ? 0.09 : -0.04))] as P;
    }).concat([[x + R * 0.6, y + R * 0.12], [x, y + R * 0.05], [x - R * 0.6, y + R * 0.12]]));
    s += path(pad, `fill="${green}" stroke="${B.key}" stroke-width="2.2"`);
    let d = '';
    for (let j = 0; j < 4; j++) {
      const ox = x + (j - 1.5) * R * 0.46, oy = y + R * 0.04 - Math.abs(Math.sin(j * 2)) * R * 0.08;
      for (let i = 0; i < 11; i++) d += `M${n1(ox)} ${n1(oy)}L${pt(polar(ox, oy, R * 0.42 * r.f(0.8, 1.05), Math.PI + ((i + 0.5) / 11) * Math.PI))}`;
    }
    s += path(d, `fill="none" stroke="${B.key}" stroke-width="1.9" stroke-linecap="round"`);
  }
  return s;
}
