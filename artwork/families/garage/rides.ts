import { circ, g, heart, mix, n1, path, rect, shade } from '#artwork/engine.ts';
import { chromeStops } from '#artwork/marks/chrome.ts';
import { cases, chromeG, glassG, paint, type Ride, wheel } from './parts.ts';

/** vehicles, by motif */
export const RIDES: Record<string, Ride> = {
  roadster: (c, r, K, body, trim, variant) => {
    const cr = chromeG(c), gy = 1012;
    let s = '';
    // seats, wheel, cockpit behind the door line
    s += path('M352 792C344 740 352 712 374 706C400 704 408 726 412 792ZM420 792C414 744 422 716 442 712C464 712 472 732 476 792Z',
      `fill="${shade(trim, -0.06)}"`) + path('M366 716C362 740 362 770 366 790M382 712V790M434 720V790M450 718V790', `stroke="${shade(trim, -0.14)}" stroke-width="4" fill="none"`);
    s += path('M524 742L500 800', `stroke="#3a3036" stroke-width="10" stroke-linecap="round"`)
      + `<ellipse cx="522" cy="742" rx="9" ry="38" transform="rotate(24 522 742)" fill="none" stroke="#3a2a20" stroke-width="8"/>`;
    // screen
    s += path('M548 778C552 744 568 704 592 676L604 682C592 712 588 748 592 780Z', `fill="${mix(K.cool2, '#fff', 0.5)}" opacity=".6"`)
      + path('M546 782C550 744 566 704 592 674', `fill="none" stroke="${cr}" stroke-width="11" stroke-linecap="round"`)
      + path('M592 674C604 680 600 700 594 730C590 752 590 766 594 782', `fill="none" stroke="#d8dde0" stroke-width="5" stroke-linecap="round"`);
    const B = 'M92 884C86 842 94 806 128 796C190 780 270 776 340 782C352 790 356 800 372 802H486C520 800 534 784 560 780C640 768 760 776 850 806C892 820 914 846 912 884C912 908 904 922 888 926H836A96 96 0 0 0 648 926H366A96 96 0 0 0 178 926H112C98 922 94 906 92 884Z';
    s += path(B, `fill="${paint(c, body)}"`);
    const cl = c.clip(path(B));
    s += g(
      path('M60 806C200 784 330 786 380 806H490C540 786 700 772 920 830V812C760 752 620 744 540 766H60Z', `fill="#fff" opacity=".3"`) +
        path('M60 900H940V960H60Z', `fill="#000" opacity=".2"`) +
        path('M130 850C300 836 640 832 912 856', `fill="none" stroke="${cr}" stroke-width="8"`)
          + path('M130 856C300 842 640 838 912 862', `fill="none" stroke="#000" stroke-opacity=".22" stroke-width="3"`) +
        path('M372 802C366 840 366 880 378 918H548C552 876 548 830 534 790', `fill="none" stroke="${shade(body, -0.2)}" stroke-width="3.5"`)
          + path('M640 786C632 800 628 812 630 830', `fill="none" stroke="${shade(body, -0.16)}" stroke-width="3"`),
      `clip-path="${cl}"`,
    );
    s += path('M176 926A98 98 0 0 1 368 926M646 926A98 98 0 0 1 838 926', `fill="none" stroke="${shade(body, -0.16)}" stroke-width="6"`)
      + path('M182 930A92 92 0 0 1 362 930ZM652 930A92 92 0 0 1 832 930Z', `fill="#17151a"`);
    s += rect(392, 828, 44, 9, `rx="4.5" fill="${cr}"`) + path('M566 770C580 756 604 756 610 768C612 778 596 782 582 780Z', `fill="${cr}"`);
    // lamps and bumpers
    s += `<ellipse cx="886" cy="838" rx="15" ry="25" transform="rotate(-14 886 838)" fill="${cr}"/><ellipse cx="889" cy="838" rx="9.5" ry="18" transform="rotate(-14 889 838)" fill="#fff3cf"/>`
      + rect(92, 832, 18, 34, `rx="8" fill="${shade(K.hot, -0.03)}"`) + rect(90, 828, 6, 42, `rx="3" fill="${cr}"`);
    s += path('M842 898H908C928 898 930 918 910 918H842ZM162 898H92C72 898 70 918 90 918H162Z', `fill="${cr}"`);
    s += wheel(c, 272, 934, 80, K, { white: true, cap: body }) + wheel(c, 742, 934, 80, K, { white: true, cap: body });
    // cans on strings or a rack of luggage
    if (variant.includes('wed')) {
      let st = '', cn = '';
      for (let i = 0; i < 4; i++) {
        const x = 54 + i * 22 - (i % 2) * 8, y = gy - 16 - (i % 2) * 3, a = r.f(-40, 40);
        st += `M96 910C84 ${940 + i * 6} ${x + 30} 960 ${x + 12} ${y - 10}`;
        cn += g(rect(-12, -18, 24, 34, `rx="3" fill="${c.lin(chromeStops('#cfe3ee', '#6f6154'), 0, 0, 1, 0)}"`)
          + rect(-12, -10, 24, 16, `fill="${i % 2 ? K.hot : K.warm}"`), `transform="translate(${x} ${y}) rotate(${n1(a)})"`);
      }
      s += path(st, `fill="none" stroke="#f4ead6" stroke-width="2.6"`) + cn;
      // hearts rise instead of smoke
      for (const [x, y, q] of [[84, 728, 20], [142, 664, 14], [78, 640, 10]] as const) s += path(heart(x, y, q), `fill="${K.cream}" opacity=".95"`);
      s += rect(150, 742, 150, 46, `rx="5" fill="${K.cream}"`) + path(heart(225, 766, 13), `fill="${K.hot}"`)
        + path('M166 766H200M250 766H284', `stroke="${K.hot}" stroke-width="4" stroke-linecap="round"`) + path('M170 788v12M280 788v6', `stroke="#555" stroke-width="4"`);
    } else s += path('M120 790V776H330V786', `fill="none" stroke="${cr}" stroke-width="7"`) + cases(c, 128, 776, K, [mix('#9a5f38', K.hot, 0.2), K.warm, mix('#6d4a33', K.deep, 0.2)]);
    return s;
  },
  camper: (c, r, K, body) => {
    const cr = chromeG(c), cream = mix(K.cream, '#fff', 0.2), gl = glassG(c, K);
    let s = '';
    // roof rack, boards
    s += path('M224 530V500H700V530M300 500V530M384 500V530M468 500V530M552 500V530M636 500V530', `fill="none" stroke="${cr}" stroke-width="8"`)
      + path('M196 488C260 456 620 452 742 476C762 482 762 492 742 496C620 514 260 512 196 488Z',
      `fill="${c.lin([[0, shade(K.warm, 0.05)], [1, shade(K.warm, -0.06)]])}"`)
        + path('M206 486C300 478 640 478 750 486', `fill="none" stroke="${K.hot}" stroke-width="8"`)
        + path('M236 470C320 430 560 424 690 446C712 452 712 462 690 466C560 480 330 486 236 470Z',
        `fill="${c.lin([[0, mix(K.cool2, '#fff', 0.35)], [1, K.cool2]])}"`)
          + path('M246 468C360 452 600 448 700 456', `fill="none" stroke="${cream}" stroke-width="7"`) + path('M330 434V520M600 426V520', `stroke="#4a3b33" stroke-width="7"`);
    const B = 'M96 900C88 800 90 690 106 610C116 556 140 532 190 528H700C790 526 836 560 866 640C892 710 908 790 906 900C906 918 898 930 880 932H816A88 88 0 0 0 644 932H356A88 88 0 0 0 184 932H118C104 930 97 918 96 900Z';
    s += path(B, `fill="${paint(c, body)}"`);
    const cl = c.clip(path(B));
    s += g(
      path('M60 500H960V700H884C800 700 790 738 760 738H60Z', `fill="${c.lin([[0, shade(cream, 0.02)], [0.6, cream], [1, shade(cream, -0.07)]])}"`)
        + path('M60 736H758C792 736 800 697 884 697H960', `fill="none" stroke="${cr}" stroke-width="8"`)
        + path('M60 742H758C794 742 804 703 884 703H960', `fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3"`) +
        path('M60 524H900V560H60Z', `fill="#fff" opacity=".5"`) + path('M60 908H960V960H60Z', `fill="#000" opacity=".22"`),
      `clip-path="${cl}"`,
    );
    // windows
    const win = (d: string) => path(d, `fill="${gl}"`) + path(d, `fill="none" stroke="${cr}" stroke-width="7" stroke-linejoin="round"`)
      + path(d, `fill="none" stroke="${shade(cream, -0.3)}" stroke-width="1.6"`);
    const wins: [number, number][] = [[142, 118], [276, 130], [422, 130]];
    for (const [x, w] of wins) {
      s += win(`M${x + 14} 588H${x + w - 14}Q${x + w} 588 ${x + w} 602V682Q${x + w} 696 ${x + w - 14} 696H${x + 14}Q${x} 696 ${x} 682V602Q${x} 588 ${x + 14} 588Z`);
      // curtains
      for (const k of [0, 1]) {
        const ex = k ? x + w - 5 : x + 5, d = k ? -1 : 1;
        s += path(`M${ex} 593H${ex + d * 38}C${ex + d * 34} 630 ${ex + d * 20} 648 ${ex + d * 14} 650C${ex + d * 24} 664 ${ex + d * 26} 680 ${ex + d * 24} 691H${ex}Z`,
          `fill="${K.hot}" opacity=".92"`)
            + path(`M${ex + d * 12} 593C${ex + d * 12} 620 ${ex + d * 8} 640 ${ex + d * 6} 650M${ex + d * 26} 593C${ex + d * 24} 624 ${ex + d * 14} 642 ${ex + d * 10} 650`,
            `fill="none" stroke="${shade(K.hot, -0.1)}" stroke-width="2.6"`);
      }
    }
    s += win('M590 588H694Q706 588 706 602V682Q706 696 694 696H590Q578 696 578 682V602Q578 588 590 588Z')
      + win('M740 588H772C806 588 828 606 846 650C852 666 848 678 836 684L752 700Q728 704 728 684V602Q728 588 740 588Z');
    s += path('M604 596L660 690M624 596L680 690', `stroke="#fff" stroke-opacity=".35" stroke-width="10"`);
    // doors, handles, vents
    s += path('M566 560V916M718 560V836M566 916H640', `fill="none" stroke="${shade(body, -0.2)}" stroke-width="3"`)
      + path('M412 744V924M270 744V856', `stroke="${shade(body, -0.18)}" stroke-width="3"`) + rect(586, 764, 40, 9, `rx="4.5" fill="${cr}"`) + rect(424, 764, 34, 9, `rx="4.5" fill="${cr}"`);
    for (let i = 0; i < 6; i++) s += rect(120 + i * 15, 760, 7, 38, `rx="3.5" fill="${shade(body, -0.17)}"`);
    s += path('M178 932A94 94 0 0 1 362 932M638 932A94 94 0 0 1 822 932', `fill="none" stroke="${shade(body, -0.15)}" stroke-width="7"`)
      + path('M186 936A86 86 0 0 1 354 936ZM646 936A86 86 0 0 1 814 936Z', `fill="#17151a"`);
    s += `<ellipse cx="886" cy="790" rx="13" ry="30" transform="rotate(-4 886 790)" fill="${cr}"/><ellipse cx="889" cy="790" rx="8" ry="22" transform="rotate(-4 889 790)" fill="#fff3cf"/>`
      + `<ellipse cx="890" cy="738" rx="5" ry="9" fill="${K.warm}"/>` + rect(93, 800, 11, 42, `rx="5" fill="${K.hot}"`);
    s += path('M838 896H912C934 896 934 920 912 920H838ZM164 896H90C68 896 68 920 90 920H164Z', `fill="${cr}"`)
      + path('M850 640C866 632 884 640 884 654C884 664 872 668 860 664', `fill="none" stroke="${cr}" stroke-width="7"`) + `<ellipse cx="884" cy="648" rx="8" ry="15" fill="${cr}"/>`;
    s += wheel(c, 270, 940, 74, K, { white: true, cap: cream }) + wheel(c, 730, 940, 74, K, { white: true, cap: cream });
    return s;
  },
  micro: (c, r, K, body, trim) => {
    const cr = chromeG(c), gl = glassG(c, K);
    let s = '';
    // a roof piled high
    s += path('M372 588V566H652V588', `fill="none" stroke="${cr}" stroke-width="8"`) + cases(c, 372, 562, K, [mix('#9a5f38', K.hot, 0.15), K.cool, K.warm])
      + path('M404 480L392 566M544 486L548 566', `stroke="#4a3b33" stroke-width="5"`);
    // parasol across the pile
    s += path('M316 462L690 408', `stroke="#6b4a32" stroke-width="9" stroke-linecap="round"`)
      + path('M420 462C470 432 590 408 676 398L680 420C600 440 500 462 424 474Z', `fill="${K.cream}"`)
      + path('M470 438L480 464M520 424L530 456M570 412L580 444M620 404L628 434', `stroke="${K.hot}" stroke-width="13"`);
    const B = 'M150 900C140 840 150 772 196 744C228 724 250 716 276 700C312 640 356 594 430 586C500 578 580 580 640 592C700 606 736 650 766 716C800 724 838 740 856 776C872 810 874 860 868 904C866 922 858 930 840 932H808A88 88 0 0 0 636 932H372A88 88 0 0 0 200 932H176C160 930 153 918 150 900Z';
    s += path(B, `fill="${paint(c, body)}"`);
    const cl = c.clip(path(B));
    s += g(path('M100 756C220 700 760 690 900 770V740C760 660 240 660 100 730Z', `fill="#fff" opacity=".22"`)
      + path('M120 906H940V960H120Z', `fill="#000" opacity=".22"`) + path('M150 822C330 808 680 808 870 826', `fill="none" stroke="${cr}" stroke-width="7"`), `clip-path="${cl}"`);
    s += path('M342 620C380 594 440 586 500 585V578H620C640 580 652 584 660 590L664 604C640 592 560 590 500 592C430 594 384 604 342 620Z', `fill="${shade(K.deep, 0.02)}"`);
    const W1 = 'M318 714C344 664 376 626 436 616C460 612 474 612 482 612V714Z', W2 = 'M500 612C560 610 610 612 640 622C676 636 704 676 722 714H500Z';
    for (const d of [W1, W2]) s += path(d, `fill="${gl}"`) + path(d, `fill="none" stroke="${cr}" stroke-width="7" stroke-linejoin="round"`);
    s += path('M540 620L600 712M562 620L622 712', `stroke="#fff" stroke-opacity=".32" stroke-width="10"`)
      + path('M586 714C592 690 602 676 618 670', `fill="none" stroke="#3a2a20" stroke-width="7" stroke-linecap="round"`)
      + path('M396 714C392 686 400 668 418 666C436 668 440 690 440 714Z', `fill="${trim}"`);
    s += path('M492 716V908C540 914 600 912 640 890C664 860 730 800 728 716', `fill="none" stroke="${shade(body, -0.2)}" stroke-width="3.4"`) + rect(510, 760, 42, 9, `rx="4.5" fill="${cr}"`);
    for (let i = 0; i < 5; i++) s += path(`M${196 + i * 15} ${780 - i * 5}l-5 30`, `stroke="${shade(body, -0.16)}" stroke-width="5" stroke-linecap="round"`);
    s += path('M194 932A94 94 0 0 1 378 932M630 932A94 94 0 0 1 814 932', `fill="none" stroke="${shade(body, -0.15)}" stroke-width="7"`)
      + path('M202 936A86 86 0 0 1 370 936ZM638 936A86 86 0 0 1 806 936Z', `fill="#17151a"`);
    s += `<ellipse cx="842" cy="782" rx="17" ry="29" transform="rotate(-10 842 782)" fill="${cr}"/><ellipse cx="846" cy="782" rx="11" ry="21" transform="rotate(-10 846 782)" fill="#fff3cf"/><ellipse cx="862" cy="834" rx="6" ry="10" fill="${K.warm}"/>`
      + rect(148, 800, 14, 38, `rx="7" fill="${K.hot}"`) + path('M806 894H876C898 894 898 916 876 916H806ZM196 894H146C124 894 124 916 146 916H196Z',
      `fill="${cr}"`) + path('M700 700C716 690 736 694 738 706C738 716 722 720 706 716Z', `fill="${cr}"`);
    s += wheel(c, 286, 940, 74, K, { white: true, cap: body }) + wheel(c, 722, 940, 74, K, { white: true, cap: body });
    return s;
  },
  motorbike: (c, r, K, body, trim) => {
    const cr = chromeG(c), blk = '#211f25', sil = c.lin(chromeStops('#e2eaee', '#6a6058'), 0, 0, 0.3, 1);
    let s = '';
    const rx = 262, fx = 764, wy = 870, R = 146;
    s += wheel(c, rx, wy, R, K, { cap: body, spokes: true }) + wheel(c, fx, wy, R, K, { cap: body, spokes: true });
    // brake drums
    s += circ(rx, wy, 40, `fill="${sil}"`) + circ(rx, wy, 18, `fill="#6a6d72"`) + circ(fx, wy, 46, `fill="${sil}"`)
      + circ(fx, wy, 34, `fill="none" stroke="#7d8084" stroke-width="3"`) + circ(fx, wy, 16, `fill="#6a6d72"`);
    // mudguards
    s += path(`M${rx - 158} ${wy - 40}A164 164 0 0 1 ${rx + 96} ${wy - 132}`,
      `fill="none" stroke="${shade(body, -0.02)}" stroke-width="20" stroke-linecap="round"`)
        + path(`M${rx - 154} ${wy - 46}A164 164 0 0 1 ${rx + 60} ${wy - 150}`,
        `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"`)
          + path(`M${fx - 128} ${wy - 100}A164 164 0 0 1 ${fx + 140} ${wy - 84}`,
          `fill="none" stroke="${shade(body, -0.02)}" stroke-width="18" stroke-linecap="round"`)
            + path(`M${fx - 112} ${wy - 118}A164 164 0 0 1 ${fx + 70} ${wy - 148}`, `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"`);
    // frame, swing arm, shocks
    s += path(`M${rx} ${wy}L452 838L620 640M452 838C420 800 372 720 360 668L620 640M452 870H566C600 850 640 730 648 620`,
      `fill="none" stroke="${blk}" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"`);
    s += path(`M${rx + 6} ${wy - 20}L330 676`, `stroke="${cr}" stroke-width="17" stroke-linecap="round"`);
    let sp = '';
    for (let i = 0; i < 9; i++) sp += `M${n1(272 + i * 6.4 - 15)} ${n1(816 - i * 14)}l32 8`;
    s += path(sp, `stroke="#dfe3e6" stroke-width="7" stroke-linecap="round"`) + path(sp, `stroke="#6d7075" stroke-width="2" transform="translate(0 4)"`);
    // engine: two finned barrels over polished cases
    s += path('M420 868C404 828 420 786 462 778H566C610 782 628 822 612 862C600 886 576 892 548 892H460C438 892 426 886 420 868Z', `fill="${sil}"`)
      + circ(466, 834, 38, `fill="#d5d9dc" stroke="#85888c" stroke-width="4"`) + circ(466, 834, 17, `fill="#85888c"`)
      + circ(562, 828, 32, `fill="#c9cdd1" stroke="#85888c" stroke-width="4"`) + path('M546 828H578M562 812V844', `stroke="#85888c" stroke-width="4"`);
    for (const [x, a] of [[478, -9], [552, 9]] as const) {
      let q = rect(-34, -120, 68, 122, `fill="#8b8e93"`);
      for (let i = 0; i < 8; i++) q += rect(-44 + (i === 7 ? 8 : 0), -122 + i * 15.5, 88 - (i === 7 ? 16 : 0), 8.5, `rx="4" fill="${i % 2 ? '#e3e6e8' : '#cfd3d6'}"`);
      q += path('M-38 -122C-36 -146 -18 -152 0 -152C18 -152 36 -146 38 -122Z', `fill="${sil}"`);
      s += g(q, `transform="translate(${x} 782) rotate(${a})"`);
    }
    // carb and filter, exhausts sweeping back
    s += path('M444 690H392C378 690 372 700 372 714C372 728 378 738 392 738H444Z', `fill="#2e2c33"`) + path('M384 690V738M396 690V738M408 690V738', `stroke="#55525c" stroke-width="4"`);
    s += path('M590 704C640 712 646 760 632 812C618 870 580 902 520 906H380', `fill="none" stroke="#5d5f64" stroke-width="31" stroke-linecap="round"`)
      + path('M590 704C640 712 646 760 632 812C618 870 580 902 520 906H380', `fill="none" stroke="#e4e8ea" stroke-width="25" stroke-linecap="round"`)
      + path('M594 698C646 708 654 760 640 812C626 866 584 896 520 899H380', `fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"`)
      + path('M588 712C628 720 634 760 620 812C606 862 574 890 520 914H380', `fill="none" stroke="#8d9095" stroke-width="4" stroke-linecap="round"`);
    s += path('M408 884L182 872C160 870 148 888 148 906C148 926 160 938 182 936L408 928Z', `fill="${cr}"`) + `<ellipse cx="152" cy="906" rx="9" ry="22" fill="#3a383e"/>`;
    // seat and tank
    s += path('M262 664C244 640 256 620 292 622C380 628 420 640 452 636C470 634 474 650 466 664C440 684 300 686 262 664Z',
      `fill="${c.lin([[0, shade(trim, 0.06)], [0.5, trim], [1, shade(trim, -0.12)]])}"`)
        + path('M286 630C290 650 296 662 300 672M322 630C324 650 328 664 332 676M358 634C360 652 362 664 366 678M394 638C396 654 398 664 402 676M430 640C430 652 430 660 434 670',
        `fill="none" stroke="${shade(trim, -0.16)}" stroke-width="4"`) + path('M270 636C330 626 400 640 458 642', `fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"`);
    const T = 'M446 660C448 612 500 566 568 562C632 560 664 586 662 620C660 652 630 664 590 666C540 668 480 668 446 660Z';
    s += path(T, `fill="${paint(c, body)}"`) + path('M470 622C500 590 560 574 620 580C600 584 540 596 500 636C488 646 470 640 470 622Z',
      `fill="#fff" opacity=".35"`) + path('M500 650C520 622 570 610 640 612', `fill="none" stroke="${K.cream}" stroke-width="8" stroke-linecap="round"`)
        + `<ellipse cx="566" cy="560" rx="22" ry="8" fill="${cr}"/>`;
    s += path('M446 660C480 668 540 668 590 666C630 664 660 652 662 620', `fill="none" stroke="${shade(body, -0.2)}" stroke-width="4"`);
    // fork, lamp, bars, mirror
    s += path(`M646 560L${fx} ${wy}`, `stroke="#5d5f64" stroke-width="25" stroke-linecap="round"`)
      + path(`M646 560L${fx} ${wy}`, `stroke="${cr}" stroke-width="19" stroke-linecap="round"`) + path('M678 690L716 776', `stroke="${blk}" stroke-width="29"`)
      + [0, 1, 2, 3].map((i) => path(`M${n1(666 + i * 9.4 + 2)} ${n1(702 + i * 21)}l30 -11`, `stroke="#44424a" stroke-width="5"`)).join('');
    s += path('M640 556C628 528 600 518 552 520', `fill="none" stroke="${cr}" stroke-width="11" stroke-linecap="round"`)
      + path('M574 519H528', `stroke="${blk}" stroke-width="19" stroke-linecap="round"`)
      + path('M616 526C610 500 604 480 590 464', `fill="none" stroke="${cr}" stroke-width="6"`) + `<ellipse cx="584" cy="452" rx="26" ry="18" transform="rotate(-18 584 452)" fill="${cr}"/>`;
    s += path('M664 586C664 562 690 548 716 552C730 554 736 566 736 594C736 622 730 634 716 636C690 640 664 616 664 586Z',
      `fill="${c.lin([[0, '#fff'], [0.3, '#d7dcdf'], [0.55, '#7d8084'], [1, '#e6e9eb']])}"`) + `<ellipse cx="728" cy="594" rx="13" ry="43" fill="#fff3cf" stroke="#8b8e92" stroke-width="4"/>`;
    s += path('M240 640C216 640 206 650 208 664C212 676 234 676 250 668Z', `fill="${K.hot}"`) + path('M452 838L420 900M566 888L548 930', `stroke="${blk}" stroke-width="9"`);
    return s;
  },
};
