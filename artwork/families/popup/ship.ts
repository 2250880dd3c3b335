import { circ, g, heart, mix, n1, path, shade, tf } from '#artwork/engine.ts';
import { inkDots } from '#artwork/marks/print.ts';
import { critter } from '#artwork/subjects/critter.ts';
import { type Stage, TALE } from './page.ts';

/** a ship at sea */
export function drawShip({ c, R, paper, ink, shc, gold, red, blue, flat, hatch, ln, num, inBox }: Stage) {
  let s = '';
  // ---- a pirate ship on rows of paper sea
  const wood = mix('#A9673A', R.hot, 0.18), wd = shade(wood, -0.1), sail = mix(paper, '#fff', 0.4);
  const wave = (y: number, amp: number, ph: number, col: string, base: number, x0: number, x1: number) => {
    let d = `M${x0} ${base}V${y}`;
    const n = Math.round((x1 - x0) / 94), w = (x1 - x0) / n;
    for (let i = 0; i < n; i++)
      d += `c${n1(w * 0.2)} ${n1(-amp * (1 + ph * (i % 2)))} ${n1(w * 0.62)} ${n1(-amp * 1.1)} ${n1(w * 0.74)} ${n1(-amp * 0.1)}c${n1(w * 0.04)} ${n1(amp
        * 0.3)} ${n1(w * 0.16)} ${n1(amp * 0.2)} ${n1(w * 0.26)} ${n1(amp * 0.1)}`;
    d += `V${base}Z`;
    return flat(d, path(d, `fill="${col}"`) + hatch(d, [x0, y - amp, x1, base], shade(col, 0.035), 13, 0, 3), { edge: 12, up: 14 });
  };
  s += circ(250, 560, 92, `fill="${paper}"`) + c.soft('M158 560a92 92 0 1 0 184 0a92 92 0 1 0 -184 0Z', 5, 7, 12, shc, 0.2, 4)
    + circ(250, 560, 92, `fill="${paper}"`) + circ(250, 560, 82, `fill="${gold}"`) + circ(228, 544, 7, `fill="${ink}"`) + circ(268, 544, 7, `fill="${ink}"`) + ln('M222 576q26 22 52 0', ink, 6);
  s += wave(930, 44, 0.2, mix(blue, R.cool2, 0.6), 1044, 96, 904);
  const hull = 'M232 800C300 842 380 858 470 856H640C700 852 760 822 800 770L846 782C836 880 790 980 720 1036H356C290 990 246 900 232 800Z';
  const cabin = 'M640 856V724H812L800 790C760 832 700 854 640 856Z';
  const mast = 'M486 430H502V860H486ZM690 500H704V730H690Z';
  const main = 'M330 500C420 470 560 470 654 500C676 580 676 690 648 768C560 736 424 736 344 768C314 690 310 590 330 500Z',
    top = 'M394 372C450 354 540 354 594 372C606 410 606 440 594 470C540 456 450 456 396 470C384 440 384 410 394 372Z',
      mizzen = 'M640 540C690 524 760 530 796 550C808 600 804 650 788 700C740 686 690 684 648 694C664 640 660 590 640 540Z',
        jib = 'M470 470L232 770C300 740 380 742 440 760Z', bow = 'M240 806L120 728L128 716L262 790Z';
  const flag = 'M502 300C530 284 560 322 600 304C612 300 620 300 628 304L616 338L630 368C600 360 590 384 556 378C536 374 520 364 502 372Z', pole = 'M490 290H502V430H490Z';
  const sil = hull + cabin + mast + mizzen + jib + bow + pole + flag;
  const dd2 = c.clip(`<path d="${hull}"/>`), mc = c.clip(`<path d="${main}"/>`);
  let a = path(mast + pole + bow, `fill="${wd}"`) + path(jib, `fill="${shade(sail, -0.04)}"`) + ln('M444 520L300 740', shade(sail, -0.12), 4)
    + path(mizzen, `fill="${sail}"`) + g(path('M690 500H720V720H690ZM750 500H780V720H750Z', `fill="${red}"`),
    `clip-path="${c.clip(`<path d="${mizzen}"/>`)}"`) + path(cabin, `fill="${shade(wood, 0.05)}"`)
      + [668, 716, 764].map((x) => path(`M${x} 796V758a16 16 0 0 1 32 0V796Z`, `fill="${mix(gold, '#fff', 0.35)}" stroke="${wd}" stroke-width="5"`)).join('')
      + path('M630 716H822V736H630Z', `fill="${gold}"`);
  a += path(hull, `fill="${wood}"`)
    + g(ln('M220 850C340 910 700 920 860 830M240 900C360 956 700 962 840 880M266 950C380 1000 690 1004 800 930', wd, 6)
    + path('M220 790C300 840 380 856 470 854H640C700 850 760 820 804 760L850 772L846 804C800 850 720 884 640 888H470C370 888 280 866 226 826Z',
    `fill="${gold}"`), `clip-path="${dd2}"`)
      + [360, 450, 540, 630, 716].map((x, i) => circ(x, 930 - [8, 0, 0, 4, 22][i]!, 24, `fill="${wd}"`) + circ(x, 930 - [8, 0, 0, 4, 22][i]!, 17, `fill="${mix(ink, '#000', 0.2)}"`)).join('');
  // flag with a friendly skull
  a += path(flag, `fill="${ink}"`) + path('M540 330C540 310 580 306 584 328C586 340 580 346 578 352H552C546 346 540 342 540 330Z', `fill="${paper}"`)
    + circ(554, 332, 5, `fill="${ink}"`) + circ(572, 330, 5, `fill="${ink}"`) + ln('M554 344q8 6 16 0', ink, 3);
  const crew = g(critter(2, { coat: red, face: '#E59A4C', light: '#FBE7CB', dark: '#33211C', blush: '#F2B7A2' })
    + path('M-26 -30C-22 -54 22 -54 26 -30C12 -36 -12 -36 -26 -30Z', `fill="${red}"`) + inkDots([[-12, -40, 5], [2, -43, 5], [15, -38, 5]], paper)
    + ln('M-21 -31L21 -17', ink, 2.5) + path('M2 -26C6 -32 18 -30 17 -22C15 -14 3 -16 2 -26Z', `fill="${ink}"`), tf(404, 838, 0, 2))
    + g(critter(3, { coat: blue, face: '#F7CB4D', light: '#fff', dark: '#3A2618', blush: '#EE8445' }), tf(560, 850, 0, 1.6));
  s += flat(sil, crew + a, { up: 18 });
  s += flat(main + top, path(main + top, `fill="${sail}"`)
    + g(path('M386 460H440V780H386ZM498 460H552V780H498ZM610 460H660V780H610Z', `fill="${red}"`), `clip-path="${mc}"`) + circ(494, 618, 84, `fill="${sail}"`)
    + inBox(num, TALE, 494, 616, 120, 116, ink) + path('M316 486H668V504H316ZM384 358H604V374H384Z', `fill="${wd}"`)
    + ln('M350 748C430 722 560 722 640 748', shade(sail, -0.12), 4) + path(heart(494, 412, 24), `fill="${red}"`), { up: 14 });
  s += wave(996, 46, -0.15, mix(blue, R.cool2, 0.3), 1062, 70, 930) + wave(1052, 44, 0.2, blue, 1096, 52, 948);
  return s;
}
