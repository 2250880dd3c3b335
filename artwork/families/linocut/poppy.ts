import { circ, g, type P, path, polar, qbez, ribbon, TAU, tf } from '#artwork/engine.ts';
import { petalD } from '#artwork/subjects/flowers.ts';
import { leaf } from '#artwork/subjects/leaves.ts';
import type { Block } from './block.ts';

/** poppies */
export function drawPoppy({ r, paper, ink, sp, gouge }: Block & { gouge: (pts: P[], w: number) => string }) {
  let subj = '';
  const stems: [number, number, number][] = [
    [260, 520, 118],
    [430, 640, 92],
    [600, 600, 78],
    [330, 760, 60],
    [760, 700, 100],
  ];
  for (const [x, y] of stems) {
    const b: P[] = qbez([x + r.f(-30, 30), 980], [x + r.f(-40, 40), (y + 980) / 2], [x, y], 14);
    subj +=
      path(
        ribbon(b, () => 20),
        `fill="${ink}"`,
      ) +
      path(
        ribbon(b, () => 9),
        `fill="${paper}"`,
      );
    for (let i = 0; i < 4; i++) {
      const q = b[3 + i * 2]!;
      subj += leaf(q[0], q[1], (i % 2 ? -30 : -150) + r.f(-14, 14), r.f(90, 130), 38, { fill: paper, vein: ink }, 0.05);
    }
  }
  for (const [x, y, R] of stems) {
    let f = '';
    for (let i = 0; i < 5; i++)
      f += g(
        path(petalD('ruffle', R, R * 1.2, r), `fill="${sp}" stroke="${ink}" stroke-width="8" stroke-linejoin="round"`) +
          path(
            Array.from({ length: 9 }, (_, j) => {
              const u = (j - 4) / 4;
              return gouge(
                [
                  [u * R * 0.08, -R * 0.3],
                  [u * R * 0.3, -R * 0.6],
                  [u * R * 0.42, -R * r.f(0.75, 0.92)],
                ],
                5.5,
              );
            }).join(''),
            `fill="${paper}"`,
          ),
        tf(x, y, i * 72 + R),
      );
    subj +=
      f +
      circ(x, y, R * 0.24, `fill="${ink}"`) +
      Array.from({ length: 12 }, (_, i) => circ(...polar(x, y, R * 0.33, (i / 12) * TAU), R * 0.04, `fill="${ink}"`)).join('') +
      Array.from({ length: 8 }, (_, i) =>
        path(gouge([[x, y], polar(x, y, R * 0.1, (i / 8) * TAU), polar(x, y, R * 0.2, (i / 8) * TAU)], 5), `fill="${paper}"`),
      ).join('');
  }
  return subj;
}
