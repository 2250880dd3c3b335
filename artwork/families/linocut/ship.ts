import { g, type P, path } from '#artwork/engine.ts';
import type { Block } from './block.ts';

type ShipParts = Block & {
  subj: string; gouge: (pts: P[], w: number) => string; hatchIn: (d: string, lines: P[][], w: number) => string;
  cp: string;
};

/** a ship */
export function drawShip({ c, paper, ink, sp, subj, gouge, hatchIn, cp }: ShipParts) {
  const hull = 'M180 760C300 800 620 800 760 740C740 840 690 900 640 910H300C240 900 200 840 180 760Z';
  subj = path('M462 760V260', `stroke="${paper}" stroke-width="15"`) + path('M462 760V260', `stroke="${ink}" stroke-width="7"`);
  const sails = [
    'M480 280C640 340 690 480 690 640C620 620 540 620 480 640Z',
    'M444 330C340 400 270 510 250 650C320 630 390 630 444 646Z',
    'M480 660C560 640 650 650 720 690C640 690 560 694 480 710Z',
  ];
  for (const d of sails) {
    subj +=
      path(d, `fill="${paper}" stroke="${ink}" stroke-width="7"`) +
      g(
        path(
          Array.from({ length: 15 }, (_, i) =>
            gouge(
              [
                [220, 300 + i * 28],
                [470, 290 + i * 28],
                [720, 320 + i * 28],
              ],
              6,
            ),
          ).join(''),
          `fill="${sp}"`,
        ),
        `clip-path="${c.clip(path(d))}"`,
      );
  }
  subj +=
    path(hull, `fill="${ink}" stroke="${paper}" stroke-width="9"`) +
    hatchIn(
      hull,
      Array.from(
        { length: 5 },
        (_, i) =>
          [
            [220, 800 + i * 22],
            [460, 822 + i * 22],
            [740, 786 + i * 22],
          ] as P[],
      ),
      7,
    );
  let wv = '';
  for (let k = 0; k < 8; k++)
    for (let x = 60; x < 960; x += 74) {
      const y = 890 + k * 24 + (k % 2) * 6,
        xx = x + (k % 2) * 37;
      wv += gouge(
        [
          [xx, y],
          [xx + 20, y - 13],
          [xx + 44, y - 4],
          [xx + 62, y - 14],
        ],
        9,
      );
    }
  subj += g(path('M60 880C300 850 700 900 960 870V1100H60Z', `fill="${ink}"`) + path(wv, `fill="${paper}"`), `clip-path="${cp}"`);
  return subj;
}
