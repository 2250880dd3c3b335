import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat, from } from '#artwork/marks/coat.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Seat } from './seat.ts';

/** A black cat on a shelf, looking at the viewer, its paw on a vase at the edge. */
export function shelf(s: Seat): Room {
  const { c, p } = s, wall = shade(p.a, -0.085), wood = mix('#8f5a34', p.b, 0.16), fur = mix('#1d1a22', p.e, 0.3), rim = mix(fur, p.d, 0.28), iris = mix('#e9d25c', p.b, 0.3), y0 = 796;
  const tile = path('M0 -34C16 -16 16 -16 34 0C16 16 16 16 0 34C-16 16 -16 16 -34 0C-16 -16 -16 -16 0 -34Z', `fill="${shade(wall, 0.035)}"`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(140, 140, g(tile, tf(35, 35)) + g(tile, tf(105, 105)))}"`) + rect(0, 1310, 1000, 90, `fill="${shade(wood, -0.1)}"`) + rect(0, 1286, 1000, 26, `fill="${mix(p.paper, wall, 0.12)}"`));
  const up = (svg: string) => c.add('art', g(svg, tf(-12, -170)));
  // books that are still on the shelf
  const book = (x: number, w: number, h: number, col: string, deg = 0) => g(grained(s, `M0 ${-h}H${w}V0H0Z`, [0, -h, w, h], col, { n: 90, from: 0, dl: -0.08 }) + path(`M0 ${-h + 34}H${w}M0 ${-h + 46}H${w}M0 -30H${w}`, `stroke="${p.paper}" stroke-width="5" opacity=".85"`), tf(x, y0, deg));
  up(book(66, 52, 250, p.e) + book(120, 44, 214, p.b) + book(166, 62, 268, p.c) + book(230, 40, 226, p.paper) + book(276, 48, 240, mix(p.a, p.e, 0.45), 6));
  // the cat: crouched, its tail hanging down
  up(path('M420 770C400 830 396 850 404 880', `fill="none" stroke="${fur}" stroke-width="40" stroke-linecap="round"`));
  const body = 'M372 800C344 690 380 560 476 520C560 490 640 520 680 600C716 670 716 740 704 800Z';
  up(coat(s, body, [350, 506, 366, 296], fur, { dir: (x, y) => Math.atan2(y - 480, x - 560), len: 30, edge: 9, dark: -0.03, light: 0.06 }) + path('M390 690C396 610 436 552 494 530', `fill="none" stroke="${rim}" stroke-width="7" stroke-linecap="round" opacity=".75"`));
  // the arm goes out to the vase
  up(path('M650 720C704 736 744 712 786 668', `fill="none" stroke="${fur}" stroke-width="58" stroke-linecap="round"`) + path('M664 692C708 704 736 684 770 648', `fill="none" stroke="${rim}" stroke-width="6" stroke-linecap="round" opacity=".7"`) + circ(796, 660, 34, `fill="${fur}"`) + path('M806 640l16 -6M816 656l17 0M812 674l15 7', `stroke="${rim}" stroke-width="5" stroke-linecap="round"`));
  const foot = (x: number) => path(`M${x} 800C${x - 6} 762 ${x + 20} 750 ${x + 42} 750C${x + 74} 750 ${x + 84} 784 ${x + 80} 800Z`, `fill="${fur}"`) + path(`M${x + 28} 798v-18M${x + 52} 798v-18`, `stroke="${rim}" stroke-width="5" stroke-linecap="round"`);
  up(foot(540) + foot(440));
  // head
  const head = 'M574 404C640 400 702 436 716 496C728 556 696 606 640 622C600 632 548 632 508 622C452 606 420 556 432 496C446 436 508 408 574 404Z', M = (svg: string) => svg + g(svg, 'transform="translate(1148 0) scale(-1 1)"'), ear = 'M448 476C440 420 440 370 452 336C456 326 466 326 474 334C506 360 534 388 550 420Z';
  up(M(coat(s, ear, [438, 326, 114, 152], fur, { dir: from(510, 520), len: 22, edge: 6, dark: -0.03, light: 0.06 }) + path('M462 450C458 410 458 384 464 364C486 382 504 400 516 420Z', `fill="${mix(p.d, fur, 0.42)}"`)) + coat(s, head, [426, 402, 294, 228], fur, { dir: from(574, 560), len: 20, edge: 8, dark: -0.03, light: 0.06 }));
  up(M(path('M468 508C480 462 540 458 558 514C536 544 490 544 468 508Z', `fill="${c.rad([[0, '#fff4b4'], [0.7, iris], [1, shade(iris, -0.12)]])}"`) + ell(516, 508, 9, 32, 'fill="#0a0810"') + path('M466 506C490 478 534 480 560 512L556 488C536 458 484 460 466 506Z', `fill="${fur}"`) + circ(506, 500, 6, 'fill="#ffffff"')) + path('M556 562C562 554 586 554 592 562C592 572 582 580 574 582C566 580 556 572 556 562Z', `fill="${mix(p.d, fur, 0.25)}"`) + path('M574 582V594M574 594C562 608 540 608 530 598M574 594C586 608 608 608 618 598', `fill="none" stroke="${mix(p.d, fur, 0.45)}" stroke-width="6" stroke-linecap="round"`) + M(path('M520 580C470 566 420 564 376 574M520 592C474 590 428 598 390 614', `fill="none" stroke="${mix(p.paper, fur, 0.15)}" stroke-width="3.6" stroke-linecap="round"`)));
  up(path('M470 618C520 650 630 650 678 618L682 640C630 674 518 674 466 640Z', `fill="${p.c}"`) + circ(574, 668, 19, `fill="${p.b}"`) + path('M562 668h24M574 672v9', `stroke="${shade(p.b, -0.25)}" stroke-width="5" stroke-linecap="round"`));
  // the shelf
  up(rect(20, y0 + 26, 830, 22, `fill="${p.e}" opacity=".2"`) + grained(s, `M20 ${y0}H840V${y0 + 34}H20Z`, [20, y0, 820, 34], wood, { n: 240, from: 90, dl: -0.1 }) + path(`M24 ${y0 + 5}H836`, `stroke="${shade(wood, 0.1)}" stroke-width="5" stroke-linecap="round"`) + [150, 690].map((x) => path(`M${x} ${y0 + 34}V${y0 + 140}Q${x + 4} ${y0 + 60} ${x + 84} ${y0 + 34}Z`, `fill="${shade(wood, -0.1)}"`)).join('') + path(`M417 ${y0 + 24}C404 880 392 960 424 996C450 1020 484 1000 480 964`, `fill="none" stroke="${fur}" stroke-width="40" stroke-linecap="round"`));
  // the vase, tipping over the edge
  const vase = 'M-34 -150H34C30 -116 74 -94 76 -34C78 14 54 40 44 46H-44C-54 40 -78 14 -76 -34C-74 -94 -30 -116 -34 -150Z';
  const daisy = (x: number, y: number, col: string) => [0, 60, 120, 180, 240, 300].map((d) => g(ell(0, -26, 14, 22, `fill="${col}"`), tf(x, y, d))).join('') + circ(x, y, 15, `fill="${p.b}"`);
  up(g(path('M0 -140C-10 -200 -30 -240 -50 -270M4 -140C10 -210 30 -250 50 -290M2 -140C4 -190 0 -220 6 -236M-8 -150C-50 -170 -80 -160 -100 -150C-80 -130 -40 -130 -8 -146', `fill="none" stroke="${mix(p.c, p.e, 0.25)}" stroke-width="9" stroke-linecap="round"`) + daisy(-52, -278, p.paper) + daisy(54, -300, p.d) + daisy(6, -236, p.paper) + grained(s, vase, [-78, -150, 156, 196], p.paper, { n: 240, from: 30, dl: -0.1 }) + g(path('M-90 -70H90V-44H-90Z', `fill="${p.c}"`) + path('M-80 -20l20 24l20 -24l20 24l20 -24l20 24l20 -24l20 24l20 -24', `fill="none" stroke="${p.e}" stroke-width="8"`), `clip-path="${c.clip(path(vase))}"`) + ell(0, -150, 34, 8, `fill="${shade(p.paper, -0.16)}"`), tf(884, 744, 19)) + path('M952 560q22 20 24 50M806 524q-18 8 -28 26', `fill="none" stroke="${p.paper}" stroke-width="7" stroke-linecap="round"`));
  // broken pieces of what fell before
  const shard = (x: number, y: number, deg: number, k: number, col: string) => g(path('M-40 0L-18 -46L22 -38L44 0Q0 14 -40 0Z', `fill="${col}"`) + path('M-30 -16L34 -14', `stroke="${p.e}" stroke-width="8"`), tf(x, y, deg, k));
  c.add('art', shard(800, 1306, 4, 1, p.b) + shard(884, 1320, -20, 0.7, p.b) + shard(730, 1334, 30, 0.6, shade(p.b, -0.05)) + path('M850 1340q30 -10 60 0', `fill="none" stroke="${mix(p.c, p.e, 0.2)}" stroke-width="8" stroke-linecap="round"`) + daisy(936, 1330, p.d));
  return { box: [80, 944, 840, 290], ground: wall, ink: p.paper, small: mix(p.b, p.paper, 0.4), max: 134 };
}
