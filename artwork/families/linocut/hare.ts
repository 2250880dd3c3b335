import { blob, circ, type P, path, poisson } from '#artwork/engine.ts';
import type { Block } from './block.ts';

function fur({ r }: Block, cx: number, cy: number, rx: number, ry: number, n: number, ang: (x: number, y: number) => number, L = 26): P[][] {
  const o: P[][] = [];
  const pts = poisson(r, cx - rx, cy - ry, rx * 2, ry * 2, n);
  for (const q of pts) {
    if (((q[0] - cx) / rx) ** 2 + ((q[1] - cy) / ry) ** 2 > 1) continue;
    const a = ang(q[0], q[1]);
    o.push([q, [q[0] + Math.cos(a) * L * 0.5, q[1] + Math.sin(a) * L * 0.5 + 2], [q[0] + Math.cos(a) * L, q[1] + Math.sin(a) * L]]);
  }
  return o;
}

/** a hare */
export function drawHare(block: Block & { subj: string; hatchIn: (d: string, lines: P[][], w: number) => string; gouge: (pts: P[], w: number) => string }) {
  const { r, paper, ink, sp, hatchIn, gouge } = block;
  let { subj } = block;
  const body =
    'M300 930C250 900 240 800 300 730C340 684 390 660 420 600C410 560 424 520 460 500C440 430 430 340 452 268C470 260 492 300 500 350C506 390 506 440 500 484C520 430 540 350 580 292C598 290 604 320 596 366C586 420 560 470 532 506C566 524 586 552 590 584C592 604 576 616 556 618C540 640 536 660 546 690C566 740 574 800 566 850L580 910C584 930 560 936 540 932L440 934C400 944 340 946 300 930Z';
  subj =
    path(body, `fill="${ink}" stroke="${paper}" stroke-width="9" stroke-linejoin="round"`) +
    hatchIn(
      body,
      fur(block, 430, 770, 170, 190, 26, (x) => 1.2 + (x - 430) / 300, 30),
      6,
    ) +
    hatchIn(body, [...fur(block, 510, 560, 70, 60, 17, () => 0.3, 16)], 4) +
    path(
      gouge(
        [
          [462, 300],
          [474, 380],
          [484, 470],
        ],
        13,
      ) +
        gouge(
          [
            [580, 318],
            [560, 400],
            [524, 486],
          ],
          12,
        ),
      `fill="${sp}"`,
    ) +
    circ(540, 556, 12, `fill="${paper}"`) +
    circ(541, 556, 6, `fill="${ink}"`) +
    path(`M590 590l56 -8M588 600l52 12M584 582l50 -26`, `stroke="${paper}" stroke-width="4" stroke-linecap="round"`) +
    path(blob(r, 288, 880, 42, 38, 9, 0.1), `fill="${paper}"`) +
    path(
      `M360 905C400 850 470 840 500 880C520 910 500 930 470 932`,
      `fill="none" stroke="${paper}" stroke-width="7" stroke-linecap="round"`,
    );
  return subj;
}
