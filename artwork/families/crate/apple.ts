import { clamp, type Drawing, lerp, mix, type P, path, qbez, ribbon, smooth } from '#artwork/engine.ts';
import { blossom, fruit, glint, leaf, type Skin } from './fruit.ts';
import type { Inks } from './inks.ts';

/** two apples and half of one, with leaves and blossom */
export function drawApple(c: Drawing, inks: Inks): string[] {
  const { r, p } = c, { black } = inks, A: string[] = [];
  const AP: Skin = ['#ffd7a0', mix('#e23a24', p.a, 0.2), '#b8151c', '#5e0712'];
  const ap = (x: number, y: number,
    R: number) => smooth(([[0, -0.78], [0.24, -0.92], [0.62, -0.9], [0.96, -0.54], [1.02, 0], [0.86, 0.52], [0.56, 0.88], [0.26, 0.96], [0, 0.88],
      [-0.26, 0.96], [-0.58, 0.88], [-0.88, 0.5], [-1.03, -0.02], [-0.95, -0.56], [-0.6, -0.9], [-0.24, -0.92]] as P[]).map((q) => [x + q[0] * R, y + q[1] * R] as P));
  const stem = (x: number, y: number, R: number, k = 1) =>
    path(`M${x - R * 0.32} ${y - R * 0.76}Q${x} ${y - R * 0.52} ${x + R * 0.32} ${y - R * 0.76}Q${x} ${y - R * 0.68} ${x - R * 0.32} ${y - R * 0.76}Z`,
      `fill="#5e0712"`) + path(ribbon(qbez([x, y - R * 0.64], [x + k * R * 0.02, y - R * 0.96], [x + k * R * 0.18, y - R * 1.24]),
        (t) => R * (0.07 + 0.05 * t)), `fill="#6b4320" stroke="${black}" stroke-width="4"`);
  const streak = (x: number, y: number, R: number) => {
    let s = '';
    for (let i = 0; i < 26; i++) {
      const a = lerp(-1.05, 1.05, i / 25) + r.f(-0.03, 0.03);
      s += ribbon(qbez([x + a * R * 0.3, y - R * 0.74], [x + a * R * 0.86, y - R * 0.3], [x + a * R * 0.84, y + R * r.f(0, 0.5)], 8),
        (t) => R * 0.026 * Math.sin(Math.PI * clamp(t + 0.05, 0, 0.96)));
    }
    return path(s, `fill="#ffcf7a" opacity=".5"`);
  };
  A.push(leaf(c, inks, 420, 640, -150, 270, 84, -1), leaf(c, inks, 600, 650, -24, 280, 86), leaf(c, inks, 300, 980, 156, 200, 62, -1));
  A.push(fruit(c, inks, ap(682, 852, 184), 682, 852, 184, AP, false), streak(682, 852, 184), stem(682, 852, 184), glint(598, 776, 184, -54));
  A.push(fruit(c, inks, ap(388, 846, 224), 388, 846, 224, AP, false), streak(388, 846, 224), stem(388, 846, 224, -1), glint(280, 752, 224, -54));
  const hx = 584, hy = 984, HR = 140;
  A.push(path(ap(hx, hy, HR), `fill="#c22a20" stroke="${black}" stroke-width="7"`)
    + path(ap(hx, hy, HR * 0.93), `fill="${c.rad([[0, '#fffbe6'], [1, '#f6e4ae']])}"`)
    + path(`M${hx} ${hy - 100}C${hx - 70} ${hy - 60} ${hx - 70} ${hy + 60} ${hx} ${hy + 100}C${hx + 70} ${hy + 60} ${hx + 70} ${hy - 60} ${hx} ${hy - 100}Z`,
    `fill="none" stroke="#cfae62" stroke-width="3" stroke-dasharray="8 6"`)
      + [-1, 1].map((k) => path(`M${hx + 6 * k} ${hy - 30}C${hx + 34 * k} ${hy - 16} ${hx + 32 * k} ${hy + 24} ${hx + 8 * k} ${hy + 30}C${hx + 2 * k} ${hy + 10} ${hx + 2 * k} ${hy - 10} ${hx + 6 * k} ${hy - 30}Z`,
      `fill="#5a3214" stroke="#e0c078" stroke-width="5"`)).join('') + stem(hx, hy, HR));
  A.push(leaf(c, inks, 740, 1042, 4, 180, 54), leaf(c, inks, 330, 1056, 176, 180, 54, -1), blossom(c, inks, 290, 1046, 0.92, 10), blossom(c, inks, 800, 1010, 0.86, 40), blossom(c, inks, 210, 960, 0.64, 0));
  return A;
}
