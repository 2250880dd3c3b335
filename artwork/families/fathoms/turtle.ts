import {
  circ, clamp, ell, g, lerp, mix, type P, path, poisson, polar, pt, shade, smooth, TAU, tf,
} from '#artwork/engine.ts';
import { isInside } from '#artwork/primitives/polygons.ts';
import { curve } from '#artwork/outlines/walk.ts';
import { bubbles, type Sea, shoal, stipple } from './sea.ts';

/** a turtle */
export function drawTurtle(sea: Sea) {
  const { c, p, deep, water, rr } = sea;
  let art = '';
  const shell: P[] = [[0, -232], [92, -214], [168, -140], [196, -20], [170, 110], [96, 206], [0, 250], [-96, 206], [-170, 110], [-196, -20], [-168, -140], [-92, -214]];
  const skin = mix(p.a, p.c, 0.35), dk = shade(p.a, -0.16), pale = mix(p.c, '#fff8e6', 0.62);
  const plate = (ps: P[], f: string) => path(smooth(ps, true, 0.35), `fill="${f}" stroke="${pale}" stroke-width="7" stroke-linejoin="round"`);
  const flip = (sgn: number) => {
    const d: P[] = [[sgn * 120, -170], [sgn * 200, -236], [sgn * 300, -252], [sgn * 404, -198], [sgn * 470, -92], [sgn * 486, 10], [sgn * 462, 4],
      [sgn * 404, -72], [sgn * 326, -114], [sgn * 240, -110], [sgn * 166, -78]];
    const bk: P[] = [[sgn * 104, 172], [sgn * 170, 214], [sgn * 214, 290], [sgn * 212, 352], [sgn * 170, 342], [sgn * 120, 290], [sgn * 66, 226]];
    let s = '';
    for (const u of [d, bk]) {
      const id = c.clip(path(smooth(u)));
      s += path(smooth(u), `fill="${skin}"`);
      let sc = '';
      const q = curve(u, 6, true);
      for (const t of poisson(rr, Math.min(...u.map((z) => z[0])), Math.min(...u.map((z) => z[1])),
        Math.max(...u.map((z) => z[0])) - Math.min(...u.map((z) => z[0])), Math.max(...u.map((z) => z[1])) - Math.min(...u.map((z) => z[1])), 27))
          if (isInside(q, t[0], t[1])) sc += smooth(Array.from({ length: 6 }, (_, i) => polar(t[0], t[1], 11.5, (i / 6) * TAU + t[0])), true, 0.5);
      s += g(path(sc, `fill="${dk}" opacity=".88"`), `clip-path="${id}"`) + path(smooth(u), `fill="none" stroke="${pale}" stroke-width="5" opacity=".7"`);
    }
    return s;
  };
  let t = path(smooth(shell), `fill="${deep}" opacity=".22" transform="translate(40 60)"`);
  t += flip(1) + flip(-1) + path('M-16 240C-10 290 -4 304 0 312C4 304 10 290 16 240Z', `fill="${skin}"`);
  // head
  const hd: P[] = [[0, -376], [44, -362], [66, -318], [60, -268], [48, -210], [-48, -210], [-60, -268], [-66, -318], [-44, -362]];
  t += path(smooth(hd), `fill="${skin}" stroke="${pale}" stroke-width="4"`)
    + g(([[0, -344, 20], [-30, -316, 17], [30, -316, 17], [0, -302, 18], [-26, -276, 14], [26, -276, 14]] as [number, number, number][]).map(([x, y, R]) =>
    path(smooth(Array.from({ length: 6 }, (_, i) => polar(x, y, R, (i / 6) * TAU)), true, 0.5), `fill="${dk}"`)).join(''));
  for (const s of [-1, 1]) t += ell(s * 56, -322, 10, 13, `fill="#14202a"`) + circ(s * 57, -326, 3.5, 'fill="#fff"');
  t += path(smooth(shell), `fill="${c.rad([[0, shade(p.a, 0.05)], [1, dk]], 0.4, 0.35, 0.7)}"`);
  const sid = c.clip(path(smooth(shell)));
  let pl = '';
  const cols = [shade(p.a, 0.02), mix(p.a, p.c, 0.42), mix(p.a, p.c, 0.25)];
  const vert: P[][] = [[[-40, -206], [40, -206], [58, -156], [30, -116], [-30, -116], [-58, -156]],
    [[-30, -116], [30, -116], [66, -58], [34, 0], [-34, 0], [-66, -58]], [[-34, 0], [34, 0], [66, 58], [30, 112], [-30, 112], [-66, 58]],
      [[-30, 112], [30, 112], [50, 160], [26, 206], [-26, 206], [-50, 160]]];
  const side: P[][] = [[[46, -208], [120, -168], [150, -92], [70, -62], [34, -116], [60, -156]],
    [[70, -58], [152, -88], [168, 4], [150, 40], [70, 54], [38, 0]], [[70, 62], [150, 46], [140, 116], [94, 172], [54, 160], [34, 112]]];
  for (const v of vert) pl += plate(v, cols[1]!);
  for (const v of side) pl += plate(v, cols[0]!) + plate(v.map(([a, b]) => [-a, b] as P), cols[0]!);
  let fl = '';
  for (const v of [...vert, ...side, ...side.map((v2) => v2.map(([a, b]) => [-a, b] as P))]) {
    const mx = v.reduce((a, b) => a + b[0], 0) / v.length, my = v.reduce((a, b) => a + b[1], 0) / v.length;
    for (const q of v) for (let k = 0; k < 3; k++) {
      const e0: P = [lerp(mx, q[0], 0.3 + 0.1 * k) + (k - 1) * 6, lerp(my, q[1], 0.3)], e1: P = [lerp(mx, q[0], 0.8) + (k - 1) * 8, lerp(my, q[1], 0.8) + (k - 1) * 5];
      fl += `M${pt(e0)}L${pt(e1)}`;
    }
  }
  pl += path(fl, `stroke="${pale}" stroke-width="3" opacity=".5" stroke-linecap="round"`);
  pl += stipple(rr, curve(shell, 3, true), 3000, (u) => clamp((u - 0.4) * 1.2), 1.5, 3.4, shade(dk, -0.1), 0.5);
  t += g(pl, `clip-path="${sid}"`) + path(smooth(shell), `fill="none" stroke="${pale}" stroke-width="11"`)
    + path(smooth(shell.map(([a, b]) => [a * 0.93, b * 0.94] as P)), `fill="none" stroke="${dk}" stroke-width="3" opacity=".5"`);
  art += shoal(sea, 16, 250, 1010, 90, 1, mix(water(0.5), '#fff', 0.3), 0.8) + g(t, tf(500, 760, 32, 0.94));
  art += bubbles(sea, 760, 560, 7);
  return art;
}
