import { circ, ell, mix, type P, path, shade, smooth, TAU } from '#artwork/engine.ts';
import { roundRect } from '#artwork/outlines/strokes.ts';
import { gauge, gear, hose, odo } from './parts.ts';
import type { Toy } from './workshop.ts';

/** a dog of tin */
export function drawDog({ workshop, c, cream, ink, metal, red, yel, blue, tin, chrome, plate, rivets, bulb, num, key }: Toy) {
  let s = '';
  s += ell(520, 1136, 320, 26, `fill="${ink}" opacity=".35"`);
  const body = mix(red, metal, 0.06), head = metal;
  // tail spring with a lamp
  let sp: P[] = [];
  for (let i = 0; i <= 60; i++) { const t = i / 60; sp.push([800 + t * 70 + Math.cos(t * TAU * 6) * 16, 770 - t * 150 + Math.sin(t * TAU * 6) * 12]); }
  s += path(smooth(sp, false), `fill="none" stroke="${ink}" stroke-width="12"`)
    + path(smooth(sp, false), `fill="none" stroke="${mix(metal, '#fff', 0.4)}" stroke-width="6"`) + bulb(876, 604, 20, yel);
  // far legs
  const leg = (x: number, col: string, k: number) => plate(`M${x - 36} 880H${x + 36}L${x + 28} 1010H${x - 28}Z`, shade(col, k), 5)
    + hose(workshop, [[x, 1000], [x, 1030], [x, 1066]], 48, mix(metal, '#9aa4aa', 0.3), 4)
    + plate(`M${x - 84} 1132V1112C${x - 84} 1076 ${x - 50} 1056 ${x - 6} 1056C${x + 34} 1056 ${x + 54} 1076 ${x + 54} 1112V1132Z`, yel, 5)
    + path(`M${x - 84} 1114H${x + 54}V1132H${x - 84}Z`, `fill="${ink}"`);
  s += leg(498, body, -0.12) + leg(796, body, -0.12);
  // trunk: a boiler on its side
  s += key(640, 640, 0, 1.2) + plate('M430 700H770C826 700 838 740 838 812C838 884 826 924 770 924H430C390 924 380 884 380 812C380 740 390 700 430 700Z',
    body, 6, true) + path('M760 700C788 730 792 890 760 924M452 700C424 730 420 890 452 924', `fill="none" stroke="${ink}" stroke-width="5" opacity=".6"`)
      + rivets([[744, 722], [744, 902], [470, 722], [470, 902]], 7);
  s += path(roundRect(500, 734, 220, 156, 20), `fill="${mix(cream, metal, 0.15)}" stroke="${ink}" stroke-width="5"`)
    + odo(workshop, 560, 812, num.length > 2 ? 100 : 84, 76) + gauge(workshop, 666, 792, 36, 0.76, red) + bulb(646, 862, 10, mix('#48B06A', blue, 0.2)) + bulb(686, 862, 10, yel, false);
  s += leg(430, body, 0) + leg(728, body, 0);
  // neck and collar
  s += hose(workshop, [[420, 760], [372, 720], [346, 660]], 96, mix(metal, '#9aa4aa', 0.3), 6)
    + path('M292 706C330 742 380 742 420 690L436 716C400 772 318 776 276 734Z', `fill="${tin(blue)}" stroke="${ink}" stroke-width="5"`) + gear(workshop, 338, 768, 36, 10, yel);
  // head: long friendly box
  s += path('M360 420V360', `stroke="${ink}" stroke-width="10"`) + bulb(360, 350, 14, red);
  s += plate('M470 470C520 456 552 480 556 530C560 600 552 640 526 652C496 650 478 600 468 560Z', blue, 6);
  s += plate('M252 430Q252 412 272 412H440C484 412 500 440 500 490V610C500 652 480 668 440 668H176C130 668 110 640 110 606C110 572 132 552 168 548L252 540Z',
    head, 6, true) + path('M176 548L246 540V430', `fill="none" stroke="${ink}" stroke-width="3" opacity=".35"`) + rivets([[476, 440], [476, 642], [276, 436]], 6);
  s += plate('M100 590C92 560 112 540 140 544C166 548 172 574 160 592C150 606 112 608 100 590Z', ink, 3) + ell(126, 562, 12, 7, 'fill="#fff" opacity=".6"');
  const x = 366, y = 506;
  s += circ(x, y, 62, `fill="${chrome}" stroke="${ink}" stroke-width="5"`)
    + circ(x, y, 50, `fill="${c.rad([[0, '#FFF7D6'], [0.6, '#FFE392'], [1, shade(yel, -0.04)]])}" stroke="${ink}" stroke-width="4"`)
    + circ(x - 12, y + 2, 26, `fill="${ink}"`) + circ(x - 21, y - 9, 10, 'fill="#fff"') + circ(x - 2, y + 12, 5, 'fill="#fff" opacity=".8"')
    + path('M300 432Q340 414 392 426', `fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round"`) + circ(400, 596, 22, `fill="${red}" opacity=".45"`);
  s += path('M132 628C190 650 270 650 352 612', `fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"`)
    + path('M216 640C214 690 238 704 258 700C280 696 286 668 280 634Z',
    `fill="${mix(red, '#ff9d94', 0.5)}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"`) + path('M248 642V680', `stroke="${ink}" stroke-width="4" opacity=".5" stroke-linecap="round"`);
  s += plate('M420 424C396 396 380 420 384 452C388 520 400 600 436 622C470 616 480 560 470 500C462 456 444 440 420 424Z', blue, 6)
    + circ(424, 444, 9, `fill="${chrome}" stroke="${ink}" stroke-width="3"`);
  return s;
}
