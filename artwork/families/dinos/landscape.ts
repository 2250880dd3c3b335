import { circ, type Drawing, g, mix, path, polar, qbez, ribbon, tf, type Palette, type Rng } from '#artwork/engine.ts';
import { leaf } from '#artwork/subjects/leaves.ts';

/** The land of dinosaurs. */
export type Land = { p: Palette; sky: string };

/** a volcano */
export function vol({ p, sky }: Land, x: number, y: number, s: number) {
  return g(
    path('M-190 0L-62 -236Q0 -214 62 -236L190 0Z', `fill="${mix(p.e, sky, 0.35)}"`) +
      path(
        'M-62 -236Q0 -214 62 -236L84 -196Q60 -180 48 -206Q36 -150 16 -196Q-4 -140 -22 -196Q-42 -176 -50 -202Q-64 -180 -82 -198Z',
        `fill="${p.a}"`,
      ) +
      ([
        [-10, -300, 40],
        [30, -346, 52],
        [-34, -384, 38],
        [14, -420, 30],
      ] as [number, number, number][])
        .map(([a, b, R]) => circ(a, b, R, `fill="${mix('#ffffff', sky, 0.2)}"`))
        .join(''),
    tf(x, y, 0, s),
  );
}

/** a palm */
export function palm({ p }: Land, x: number, y: number, h: number) {
  let s = path(
    ribbon(qbez([x, y], [x + h * 0.12, y - h * 0.5], [x + h * 0.02, y - h]), (t) => h * 0.085 * (1.1 - 0.5 * t)),
    `fill="${mix(p.e, p.b, 0.4)}"`,
  );
  for (let i = 0; i < 7; i++)
    s += leaf(
      x + h * 0.02,
      y - h,
      -90 + (i - 3) * 38,
      h * 0.52,
      h * 0.17,
      { fill: i % 2 ? p.c : mix(p.c, p.e, 0.4), tone: mix(p.c, p.e, 0.6) },
      (i < 3 ? -1 : 1) * 0.16,
    );
  return (
    s +
    circ(x + h * 0.02, y - h + 6, h * 0.05, `fill="${p.b}"`) +
    circ(x + h * 0.08, y - h + 12, h * 0.045, `fill="${mix(p.b, p.a, 0.4)}"`)
  );
}

/** The view behind a dinosaur, and the words. */
export type View = {
  c: Drawing; r: Rng; p: Palette; sky: string; lines: string[];
  hill: (y: number, amp: number, col: string, s: string) => string;
};

/** hills and plants in front */
export function drawForeground({ c, r, p, hill }: View) {
  let fg = hill(1085, 20, mix(p.c, p.e, 0.25), 'c');
  for (let i = 0; i < 26; i++) {
    const x = r.f(0, 1000),
      y = r.f(1105, 1140);
    for (let j = -1; j <= 1; j++)
      fg += leaf(x, y, -90 + j * 26, r.f(28, 46), 11, { fill: r.pick([p.c, mix(p.c, p.e, 0.5), mix(p.c, '#ffffff', 0.15)]) });
  }
  for (let i = 0; i < 9; i++) {
    const x = r.f(20, 980),
      y = r.f(1130, 1180);
    fg +=
      [0, 72, 144, 216, 288]
        .map((a) => {
          const q = polar(x, y, 10, (a * Math.PI) / 180);
          return circ(q[0], q[1], 8, `fill="${[p.a, '#ffffff', p.d][i % 3]!}"`);
        })
        .join('') + circ(x, y, 7, `fill="${p.b}"`);
  }
  c.add('art', fg);
}
