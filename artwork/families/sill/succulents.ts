import { bez, g, lerp, mix, n1, type P, path, qbez, ribbon, shade, tf } from '#artwork/engine.ts';
import type { Sill } from './shelf.ts';

/** a rosette seen from the side */
export function rosetteSide({ c, pink, cast }: Sill, x: number, y: number, s: number, col: string) {
  let d = '';
  const tip = mix(pink, col, 0.25),
    L = (a: number, l: number, w: number,
      k: number) => g(path(`M0 0C${-w} ${-l * 0.3} ${-w * 1.1} ${-l * 0.74} 0 ${-l}C${w * 1.1} ${-l * 0.74} ${w} ${-l * 0.3} 0 0Z`,
        `fill="${c.lin([[0, tip], [0.2, mix(col, '#ffffff', 0.22 + k * 0.1)], [1, shade(col, -0.12)]], 0, 0, 0, 1)}" stroke="${shade(col, -0.14)}" stroke-width="1.6"`)
          + path(`M${-w * 0.2} ${-l * 0.14}C${-w * 0.56} ${-l * 0.4} ${-w * 0.5} ${-l * 0.7} ${-w * 0.1} ${-l * 0.88}`,
          `fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3.4" stroke-linecap="round"`), `transform="rotate(${n1(a)})"`);
  for (const [n, l, w, y2, k] of [[9, 168, 34, 0, 0], [7, 150, 33, -16, 0.6], [6, 124, 30, -32, 1.1], [4, 96, 25, -46, 1.6], [3, 66, 19, -56, 2]] as number[][])
    for (const i of Array.from({ length: n! }, (_, q) => q).sort((a, b) => Math.abs(b - (n! - 1) / 2) - Math.abs(a - (n! - 1) / 2))) {
      const a = n! > 1 ? lerp(-82, 82, i / (n! - 1)) * (1 - k! * 0.2) : 0;
      d += g(L(a, l!, w!, k!), `transform="translate(${n1(a * 0.16)} ${y2})"`);
    }
  cast.push(g(path('M-150 0C-160 -60 -90 -170 0 -176C90 -170 160 -60 150 0Z'), tf(x, y, 0, s)));
  return g(d, tf(x, y, 0, s));
}

/** an aloe */
export function aloe({ c, r, cast }: Sill, x: number, y: number, s: number, col: string) {
  let d = '', cs = '';
  const lv: [number, number][] = [[-66, 250], [64, 240], [-44, 310], [46, 300], [-24, 360], [26, 350], [-8, 392], [10, 300], [-32, 220], [34, 210]];
  for (const [a, l] of lv) {
    const e: P = [Math.sin((a * Math.PI) / 180) * l, -Math.cos((a * Math.PI) / 180) * l * 0.98 + Math.abs(a) * 0.5], mdl: P = [e[0] * 0.34, e[1] * 0.66];
    const ax = qbez([a * 0.5, 0], mdl, e, 14), D = ribbon(ax, (t) => 50 * Math.pow(1 - t, 0.72) + 1.5);
    let st = '';
    for (let i = 1; i < 13; i++) for (const k of [-1, 1]) if (r.chance(0.75)) {
      const q = ax[i]!, w = 15 * (1 - i / 14);
      st += `M${n1(q[0] + k * w * 0.9 - 5)} ${n1(q[1] + r.f(-6, 6))}h${n1(7 * (1 - i / 18))}`;
    }
    d += path(D, `fill="${c.lin([[0, shade(col, 0.07)], [1, shade(col, -0.13)]])}" stroke="${shade(col, -0.2)}" stroke-width="2"`)
      + path(ribbon(ax.map(([u, v]) => [u - 6, v] as P), (t) => 12 * (1 - t)), `fill="${mix(col, '#f2f7c8', 0.5)}" opacity=".36"`)
      + path(st, `fill="none" stroke="${mix(col, '#fffbe0', 0.7)}" stroke-width="4" stroke-linecap="round"`);
    cs += path(D);
  }
  cast.push(g(cs, tf(x, y, 0, s)));
  return g(d, tf(x, y, 0, s));
}

/** a snake plant */
export function snake({ c, r, p, dk, cast }: Sill, x: number, y: number, s: number, col: string) {
  let d = '', cs = '';
  for (const [bx, tx, h, w] of [[-40, -104, 300, 50], [44, 108, 280, 48], [-22, -40, 380, 56], [26, 46, 350, 54], [2, 4, 440, 58], [-10, -70, 220, 46],
    [14, 66, 200, 44]] as [number, number, number, number][]) {
    const ax = bez([bx, 0], [bx * 1.2, -h * 0.4], [tx * 0.8 + 10, -h * 0.7], [tx, -h], 20),
      D = ribbon(ax, (t) => w * (t < 0.7 ? 0.78 + 0.3 * t : 1 * Math.pow((1 - t) / 0.3, 0.62)) + 0.6), cl = c.clip(path(D));
    let b = '';
    for (let i = 1; i < 20; i++) {
      const q = ax[i]!;
      b += `M${n1(q[0] - w * 0.6)} ${n1(q[1] + r.f(-4, 4))}q${n1(w * 0.3)} ${n1(r.f(6, 14))} ${n1(w * 0.6)} 0q${n1(w * 0.3)} ${n1(-r.f(4, 10))} ${n1(w * 0.6)} ${n1(r.f(-3, 3))}`;
    }
    d += path(D, `fill="${mix('#e9d27a', p.b, 0.12)}"`) + path(ribbon(ax, (t) => (w - 13) * (t < 0.7 ? 0.78 + 0.3 * t : Math.pow((1 - t) / 0.3, 0.72))),
      `fill="${col}"`) + g(path(b, `fill="none" stroke="${shade(col, -0.14)}" stroke-width="8" stroke-opacity=".6"`)
        + path(ribbon(ax.map(([u, v]) => [u + w * 0.28, v] as P), () => w * 0.4), `fill="${dk}" opacity=".2"`), `clip-path="${cl}"`);
    cs += path(D);
  }
  cast.push(g(cs, tf(x, y, 0, s)));
  return g(d, tf(x, y, 0, s));
}
