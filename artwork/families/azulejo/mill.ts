import { circ, type P, path, poly, pt, rect, rot } from '#artwork/engine.ts';
import type { Brush } from './brush.ts';
import { cloud, sea } from './sky-and-sea.ts';

/** a windmill on its hill */
export function drawMill(brush: Brush) {
  const { r, B, D, glaze, acc, bs, q3, wash, line, A, gull } = brush;
  A.push(cloud(brush, 316, 330, 0.84), cloud(brush, 694, 284, 0.66, -1), cloud(brush, 720, 470, 0.5));
  A.push(line(gull(410, 250, 0.8) + gull(470, 290, 0.55) + gull(300, 460, 0.6)));
  // far bank
  const bank = 'M206 826C300 806 380 820 470 812C580 802 690 818 794 808V860H206Z';
  A.push(wash(bank, 0.3));
  let tr = '';
  for (const [x, s] of [[226, 1], [262, 1.25], [300, 0.9], [742, 1.2], [778, 0.95]] as number[][]) {
    const d = `M${x} 820C${x! - 26 * s!} 800 ${x! - 22 * s!} 750 ${x} ${742 - 40 * s!}C${x! + 22 * s!} 750 ${x! + 26 * s!} 800 ${x} 820Z`;
    tr += wash(d, 0.42) + line(q3([x!, 826], [x! + 2, 780], [x!, 740 - 24 * s!], 4)
      + [0, 1, 2, 3].map((i) => q3([x!, 800 - i * 18], [x! + 9 * s!, 790 - i * 18], [x! + 15 * s!, 776 - i * 18], 3)
      + q3([x!, 806 - i * 18], [x! - 9 * s!, 796 - i * 18], [x! - 14 * s!, 784 - i * 18], 3)).join(''), 0.7);
  }
  A.push(tr);
  // cottage
  const roof = 'M300 752L352 696H444L486 752Z', wall = 'M316 752H470V822H316Z';
  A.push(path(wall, `fill="${glaze}"`) + wash(wall, 0.1) + path(wall, `fill="none" stroke="${D}" stroke-width="4"`) + path(roof, `fill="${glaze}"`)
    + wash(roof, 0.5) + path(roof, `fill="none" stroke="${D}" stroke-width="4.6" stroke-linejoin="round"`));
  let rf = '';
  for (let j = 0; j < 4; j++) for (let i = 0; i < 9; i++)
    rf += q3([340 - j * 9 + i * (14 + j * 1.6), 708 + j * 12], [346 - j * 9 + i * (14 + j * 1.6), 714 + j * 12], [352 - j * 9 + i * (14 + j * 1.6), 708 + j * 12], 2.4);
  A.push(line(rf, 0.7) + rect(404, 664, 24, 40, `fill="${glaze}" stroke="${D}" stroke-width="4"`)
    + rect(336, 768, 30, 26, `fill="${acc}" stroke="${D}" stroke-width="3.4"`) + rect(420, 768, 30, 26, `fill="${acc}" stroke="${D}" stroke-width="3.4"`)
    + rect(380, 766, 28, 56, `fill="${B}" fill-opacity=".7" stroke="${D}" stroke-width="3.4"`));
  A.push(path('M351 768V794M336 781H366M435 768V794M420 781H450', `stroke="${D}" stroke-width="2.4"`));
  A.push(line(q3([416, 658], [430, 636], [416, 616], 5) + q3([416, 616], [404, 594], [424, 572], 6), 0.4));
  // mill
  const tw = 'M520 826L546 546C560 540 640 540 654 546L684 826C640 836 560 836 520 826Z';
  A.push(path(tw, `fill="${glaze}"`) + wash(tw, 0.2) + wash('M602 544C630 542 646 544 654 546L684 826C660 832 640 833 616 834Z', 0.26)
    + path(tw, `fill="none" stroke="${D}" stroke-width="5" stroke-linejoin="round"`));
  A.push(line(q3([572, 548], [560, 690], [548, 828], 3) + q3([630, 546], [640, 690], [652, 828], 3), 0.7));
  let bk = '';
  for (let j = 0; j < 12; j++) for (let i = 0; i < 4; i++) if (r.chance(0.55)) bk += q3([546 + i * 30 + r.f(-6, 6), 570 + j * 21], [556 + i * 30, 568 + j * 21], [562 + i * 30, 570 + j * 21], 3);
  A.push(line(bk, 0.5));
  const deck = 'M496 690H708L700 706H504Z';
  A.push(path(deck, `fill="${glaze}" stroke="${D}" stroke-width="4.4"`) + wash(deck, 0.4));
  A.push(path(Array.from({ length: 11 }, (_, i) => `M${500 + i * 20.5} 690V664`).join('') + 'M496 664H710M516 706L536 744M690 706L668 744', `fill="none" stroke="${D}" stroke-width="3.4"`));
  A.push(path('M584 826V776Q602 754 620 776V826Z', `fill="${B}" fill-opacity=".8" stroke="${D}" stroke-width="4"`)
    + [[588, 620], [600, 588]].slice(0, 1).map(([x, y]) => rect(x!, y!, 28, 34, `fill="${acc}" stroke="${D}" stroke-width="4"`)
    + path(`M${x! + 14} ${y}V${y! + 34}M${x} ${y! + 17}H${x! + 28}`, `stroke="${D}" stroke-width="2.6"`)).join(''));
  const cap = 'M534 548C536 504 566 480 602 478C638 480 664 504 668 548C630 556 570 556 534 548Z';
  A.push(path(cap, `fill="${glaze}"`) + wash(cap, 0.62) + path(cap, `fill="none" stroke="${D}" stroke-width="5"`));
  // sails
  const hx = 600, hy = 512;
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 2 + 0.42 - Math.PI / 2;
    const F = (l: number, s: number): P => { const q = rot([l, s], a); return [hx + q[0], hy + q[1]]; };
    const cloth = poly([F(64, 4), F(246, 4), F(246, 50), F(64, 50)]);
    A.push(path(cloth, `fill="${glaze}" fill-opacity=".86"`) + wash(cloth, 0.16));
    let lt = '';
    for (let k = 0; k <= 9; k++) lt += `M${pt(F(64 + k * 20.2, -6))}L${pt(F(64 + k * 20.2, 52))}`;
    for (const s of [20, 36, 51]) lt += `M${pt(F(64, s))}L${pt(F(246, s))}`;
    A.push(path(lt, `stroke="${D}" stroke-width="2.6" fill="none"`) + line(bs([F(0, 0), F(90, 1), F(180, 0), F(256, 1)], 9, 0.5)));
  }
  A.push(circ(hx, hy, 15, `fill="${acc}" stroke="${D}" stroke-width="4.6"`));
  // canal
  A.push(sea(brush, 850, 985));
  const boat = 'M262 872C300 884 360 884 404 868C398 896 380 908 330 908C290 908 272 896 262 872Z';
  A.push(path(boat, `fill="${glaze}"`) + wash(boat, 0.6) + path(boat, `fill="none" stroke="${D}" stroke-width="4.6"`));
  const bsail = 'M338 868C332 820 336 780 340 744C374 776 392 820 398 852C380 862 360 866 338 868Z';
  A.push(path(bsail, `fill="${glaze}" stroke="${D}" stroke-width="4"`) + wash(bsail, 0.2) + line(q3([334, 880], [332, 800], [338, 730], 7, 0.5) + q3([350, 780], [366, 820], [372, 858], 3.4)));
  let rd = '';
  for (let i = 0; i < 16; i++) { const x = r.f(640, 788), h = r.f(40, 96); rd += q3([x, 985], [x + 4, 985 - h * 0.6], [x + r.f(-16, 20), 985 - h], 4.6); }
  A.push(line(rd));
}
