import { circ, ell, g, mix, path, shade, tf } from '#artwork/engine.ts';
import { roundRect } from '#artwork/outlines/strokes.ts';
import { gauge, gear, hose, odo } from './parts.ts';
import type { Toy } from './workshop.ts';

/** a robot of tin */
export function drawTin({ workshop, c, cream, ink, metal, red, yel, blue, chrome, plate, rivets, bulb, num, key }: Toy) {
  let s = '';
  s += ell(500, 1136, 300, 26, `fill="${ink}" opacity=".35"`);
  const body = mix(blue, metal, 0.12), head = metal, limb = mix(metal, '#9aa4aa', 0.3);
  // far arm raised, holding a birthday candle
  s += hose(workshop, [[676, 690], [748, 700], [790, 650], [786, 574]], 50, limb, 13)
    + g(path('M-14 -70H14V0H-14Z', `fill="${c.lin([[0, cream], [0.5, '#fff'], [1, mix(cream, red, 0.3)]], 0, 0, 1, 0)}" stroke="${ink}" stroke-width="4"`)
    + path('M-14 -52L14 -64M-14 -34L14 -46M-14 -16L14 -28M-14 0L14 -10', `stroke="${red}" stroke-width="8"`)
    + path('M0 -70V-82', `stroke="${ink}" stroke-width="5"`) + circ(0, -106, 60, `fill="${c.rad([[0.1, '#FFE39A', 0.8], [1, '#FFE39A', 0]])}"`)
    + path('M0 -148C26 -118 24 -92 0 -84C-24 -92 -24 -116 0 -148Z', `fill="#FFC23C" stroke="${ink}" stroke-width="3.500"`)
    + path('M0 -122C12 -106 11 -94 0 -90C-11 -94 -11 -106 0 -122Z', 'fill="#FFF3C4"'), tf(786, 520)) + plate('M748 588C740 548 752 520 770 512V546H802V512C820 520 832 548 824 588Z', red);
  s += hose(workshop, [[324, 690], [250, 712], [216, 780], [222, 860]], 50, limb, 13) + plate('M184 852C180 900 190 930 208 938V902H238V938C256 930 266 900 260 852Z', red);
  // legs and boots
  for (const x of [416, 584])
    s += hose(workshop, [[x, 950], [x, 1000], [x, 1064]], 84, limb, 6)
      + plate(`M${x - 94} 1132V1112C${x - 94} 1064 ${x - 62} 1042 ${x} 1042C${x + 62} 1042 ${x + 94} 1064 ${x + 94} 1112V1132Z`, red)
      + path(`M${x - 94} 1110H${x + 94}V1132H${x - 94}Z`, `fill="${ink}"`)
      + path(`M${x - 60} 1078C${x - 50} 1062 ${x - 30} 1056 ${x - 10} 1056`, 'fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"');
  // trunk
  s += key(676, 800, 90, 1) + plate(roundRect(322, 624, 356, 340, 46), body, 6)
    + path(roundRect(340, 642, 320, 304, 34), `fill="none" stroke="${ink}" stroke-width="3" opacity=".5"`) + rivets([[356, 660], [644, 660], [356, 928], [644, 928], [356, 794], [644, 794]], 7);
  s += path(roundRect(372, 672, 256, 206, 22), `fill="${mix(cream, metal, 0.15)}" stroke="${ink}" stroke-width="5"`)
    + odo(workshop, 500, 730, num.length > 2 ? 190 : 150, 82) + gauge(workshop, 424, 830, 34, 0.82, red) + gear(workshop, 500, 834, 34, 10, yel) + gauge(workshop, 576, 830, 34, 0.3, blue);
  s += [0, 1, 2, 3, 4].map((i) => bulb(420 + i * 40, 912, 11, [red, yel, mix('#48B06A', blue, 0.2), yel, red][i]!, i % 2 === 0)).join('');
  // neck and head
  s += hose(workshop, [[500, 640], [500, 600], [500, 560]], 110, limb, 5);
  s += path('M500 380V318', `stroke="${ink}" stroke-width="12"`) + path('M500 380V322', 'stroke="#fff" stroke-width="4" opacity=".6"') + bulb(500, 306, 17, red);
  for (const sx of [-1, 1])
    s += plate(sx < 0 ? roundRect(322, 436, 40, 92, 12) : roundRect(638, 436, 40, 92, 12), yel)
      + path(`M${500 + sx * 180} 452V512`, `stroke="${ink}" stroke-width="4" opacity=".5"`)
      + path(`M${500 + sx * 178} 480H${500 + sx * 214}`, `stroke="${ink}" stroke-width="9"`) + circ(500 + sx * 220, 480, 13, `fill="${red}" stroke="${ink}" stroke-width="4"`);
  s += plate('M352 574V446C352 396 400 366 500 366C600 366 648 396 648 446V574Q648 592 630 592H370Q352 592 352 574Z', head, 6)
    + path('M376 568V452C376 414 416 390 500 390C584 390 624 414 624 452V568', `fill="none" stroke="${ink}" stroke-width="3" opacity=".4"`)
    + rivets([[372, 572], [628, 572], [438, 388], [562, 388]], 6);
  // eyes
  for (const sx of [-1, 1]) {
    const x = 500 + sx * 64;
    s += circ(x, 466, 53, `fill="${chrome}" stroke="${ink}" stroke-width="5"`)
      + circ(x, 466, 42, `fill="${c.rad([[0, '#FFF7D6'], [0.6, '#FFE392'], [1, shade(yel, -0.04)]])}" stroke="${ink}" stroke-width="4"`)
      + circ(x + 6, 470, 21, `fill="${ink}"`) + circ(x - 2, 461, 8, 'fill="#fff"') + circ(x + 13, 478, 4, 'fill="#fff" opacity=".8"');
  }
  s += path('M400 408Q430 392 462 402M538 402Q570 392 600 408', `fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round"`)
    + circ(398, 540, 20, `fill="${red}" opacity=".4"`) + circ(602, 540, 20, `fill="${red}" opacity=".4"`);
  const mouth = 'M430 536H570C570 566 542 580 500 580C458 580 430 566 430 536Z';
  s += path(mouth, `fill="${ink}"`)
    + g(path('M430 536H570V556H430Z', 'fill="#fff"') + path('M455 530V586M480 530V586M500 530V586M520 530V586M545 530V586',
    `stroke="${ink}" stroke-width="5"`), `clip-path="${c.clip(`<path d="${mouth}"/>`)}"`) + path(mouth, `fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round"`);
  return s;
}
