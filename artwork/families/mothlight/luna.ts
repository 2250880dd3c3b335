import { circ, g, mix, n1, path, polar, sparkle, tf } from '#artwork/engine.ts';
import { KINDS, moth } from './moth.ts';
import { air, type Night, type Room } from './night.ts';

/** the lit part of the moon: `t` from new (0) through full (0.5) to new (1) */
function phase(x: number, y: number, R: number, t: number): string {
  const k = Math.cos(t * Math.PI * 2), right = t < 0.5, rx = Math.abs(k) * R;
  return `M${n1(x)} ${n1(y - R)}A${n1(R)} ${n1(R)} 0 0 ${right ? 1 : 0} ${n1(x)} ${n1(y + R)}A${n1(rx)} ${n1(R)} 0 0 ${(k > 0) === right ? 0 : 1} ${n1(x)} ${n1(y - R)}Z`;
}

/** One large moon moth, and the phases of the moon. */
export function luna(n: Night): Room {
  const { c, r, p, dark, pale, coats } = n, gold = dark ? c.foil() : p.a, light = mix(p.d, '#fffdf0', dark ? 0.4 : 0.8);
  air(n, 170, (x, y) => y > 60 && y < 1080 && Math.hypot(x - 500, y - 640) > 300);
  let s = '';
  // the moon through a month, on one arc
  for (let i = 1; i < 12; i++) {
    const a = Math.PI + (i * Math.PI) / 12, q = polar(500, 620, 452, a), R = i === 6 ? 58 : 26 + (6 - Math.abs(6 - i)) * 1.6, y = q[1] * 1 - 6;
    s += circ(q[0], y, R, `fill="${dark ? p.e : mix(p.bg, p.d, 0.28)}" stroke="${dark ? mix(p.b, p.bg, 0.3) : p.a}" stroke-width="2.4"`) + (i === 6 ? circ(q[0], y, R, `fill="${light}"`) + [[-18, -14, 11], [14, 16, 15], [18, -22, 7]].map(([dx, dy, k]) => circ(q[0] + dx!, y + dy!, k!, `fill="${p.b}" opacity=".32"`)).join('') : path(phase(q[0], y, R, i / 12), `fill="${light}"`));
  }
  for (const [x, y, R] of [[84, 760, 17], [916, 760, 17], [150, 930, 11], [850, 930, 11], [230, 1070, 14], [770, 1070, 14], [62, 930, 7], [938, 930, 7]] as const) s += path(sparkle(x, y, R), `fill="${gold}"`);
  c.add('art', circ(500, 690, 430, `fill="${c.rad([[0, mix(p.c, p.b, 0.4), dark ? 0.5 : 0.35], [0.7, p.c, dark ? 0.14 : 0.08], [1, p.c, 0]])}"`) + s);
  const coat = { ...coats[0]!, ground: dark ? mix(mix(p.c, '#bfe0b4', 0.55), p.d, 0.25) : mix('#b9cf9f', p.c, 0.25), pale, warm: mix(p.b, p.a, 0.25) };
  c.add('art', g(moth(c, r, KINDS.luna, 366, coat), tf(500, 640)));
  c.add('art', path('M300 1118H452M548 1118H700', `stroke="${gold}" stroke-width="3"`) + path(sparkle(500, 1118, 26), `fill="${gold}"`));
  return { top: 1152, h: 190 };
}
