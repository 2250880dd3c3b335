import { circ, g, type P, path, poisson, polar, smooth, TAU, tf } from '#artwork/engine.ts';
import type { Brush } from './brush.ts';
import { cloud } from './sky-and-sea.ts';

/** a lemon branch */
export function drawLemon(brush: Brush) {
  const { r, B, D, glaze, acc, q3, lens, wash, line, A, gull } = brush;
  // lemon tree in its pot
  const tk = q3([500, 800], [488, 700], [504, 560], 26, 0.7) + q3([500, 650], [450, 590], [404, 540], 12, 0.3)
    + q3([500, 640], [560, 580], [600, 524], 12, 0.3) + q3([502, 580], [500, 480], [520, 400], 12, 0.3);
  const lf: [number, number, number][] = [];
  const crown = poisson(r, 270, 250, 460, 410, 33).filter((q) => Math.hypot((q[0] - 500) / 226, (q[1] - 450) / 200) < 1);
  let w1 = '', w2 = '', l1 = '';
  for (const q of crown) {
    const a = Math.atan2(q[1] - 500, q[0] - 500) + r.f(-0.7, 0.7), l = r.f(48, 66);
    if (r.chance(0.5)) w1 += lens(q[0], q[1], a, l, 17);
    else w2 += lens(q[0], q[1], a, l, 17);
    l1 += q3(q, polar(q[0], q[1], l * 0.5, a + 0.12), polar(q[0], q[1], l * 0.92, a), 3);
    lf.push([q[0], q[1], a]);
  }
  A.push(wash(smooth(Array.from({ length: 22 }, (_, i) => polar(500, 452, 236 + (i % 2 ? 14 : -6), (i / 22) * TAU).map((v, k) => (k ? 452 + (v - 452) * 0.9 : v)) as P)), 0.1));
  A.push(line(tk), path(w1, `fill="${B}" fill-opacity=".62"`), path(w2, `fill="${B}" fill-opacity=".3" stroke="${D}" stroke-opacity=".7" stroke-width="2.4"`), line(l1, 0.8));
  const fr = [[392, 360, 12], [610, 340, -16], [470, 470, 8], [566, 480, -22], [334, 480, 20], [676, 470, -8], [430, 578, -14], [590, 596, 18], [506, 322, 4]];
  for (const [x, y, a] of fr) {
    const d = 'M0 -46C8 -46 10 -38 22 -28C38 -12 38 14 22 30C12 40 8 40 0 48C-8 40 -12 40 -22 30C-38 14 -38 -12 -22 -28C-10 -38 -8 -46 0 -46Z';
    A.push(g(path(d, `fill="${glaze}"`) + wash(d, 0.94, acc) + path(d, `fill="none" stroke="${D}" stroke-width="4.4"`)
      + line(q3([22, -22], [40, 6], [14, 34], 5) + q3([12, -10], [24, 6], [8, 26], 3), 0.7)
      + path('M-16 -16Q-24 2 -14 18', 'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"')
      + line(lens(0, -46, -0.9, 44, 13) + lens(0, -46, -2.3, 38, 12)), tf(x!, y!, a, 0.92)));
  }
  const pot = 'M398 788H602L580 938C560 950 440 950 420 938Z', rim = 'M386 764H614V800H386Z';
  A.push(path(pot, `fill="${glaze}"`) + wash(pot, 0.2) + wash('M560 800H602L580 938C568 944 550 946 540 947Z', 0.3)
    + path(pot, `fill="none" stroke="${D}" stroke-width="5"`) + path(rim, `fill="${glaze}"`) + wash(rim, 0.46) + path(rim, `fill="none" stroke="${D}" stroke-width="5" stroke-linejoin="round"`));
  let pd = '';
  for (let i = 0; i < 5; i++) pd += q3([412 + i * 38, 830], [430 + i * 37, 876], [448 + i * 34, 830], 7) ;
  A.push(line(pd) + [0, 1, 2, 3].map((i) => circ(452 + i * 34, 892, 8, `fill="${acc}" stroke="${D}" stroke-width="3"`)).join('') + line(q3([416, 918], [500, 930], [584, 918], 6, 0.5)));
  A.push(line(q3([216, 948], [500, 936], [784, 948], 8) + q3([260, 964], [500, 956], [740, 964], 4)) + wash('M216 950C400 936 600 936 784 950V985H216Z', 0.14));
  A.push(cloud(brush, 286, 300, 0.44), cloud(brush, 730, 274, 0.4, -1));
  A.push(line(gull(250, 640, 0.6) + gull(742, 660, 0.7)));
}
