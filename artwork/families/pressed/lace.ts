import { type P, shade } from '#artwork/engine.ts';
import { through } from '#artwork/outlines/flourish.ts';
import { umbel } from './flowers.ts';
import { threadLeaf } from './leaves.ts';
import { stemP } from './press.ts';
import type { Sheet } from './sheet.ts';

/** Queen Anne's lace */
export function drawLace({ c, r, green, lacePetal }: Sheet) {
  let s = '';
  const pl: [P[], number, number][] = [
    [through([[512, 940], [498, 780], [520, 600], [506, 430]]), 178, 2],
    [through([[508, 930], [450, 800], [420, 700], [372, 590]]), 112, -20],
    [through([[514, 930], [560, 830], [590, 760], [640, 668]]), 98, 22],
  ];
  for (const [ps] of pl) s += stemP(ps, 7.5, green);
  s += threadLeaf(r, 505, 800, -58, 175, shade(green, -0.03), 2.3, 2) + threadLeaf(r, 514, 836, 58, 150, green, 2.3, 2) + threadLeaf(r, 430, 722, -72, 96, green, 2, 1);
  for (const [ps, R, a] of pl.reverse()) s += umbel(c, r, ps[ps.length - 1]![0], ps[ps.length - 1]![1], a, R, lacePetal, green);
  return s;
}
