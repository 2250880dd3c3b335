import { at, circ, g, mix, type P, path, pt, rect, shade, tf, tfit } from '#artwork/engine.ts';
import { type Yard, SITE_FONT } from './yard.ts';

/** a digger */
export function drawDigger({ c, R, cream, black, sky, yellow, red, grey, steel, num, ground, groundY, shadow, beam, pin, pilot }: Yard) {
  let art = '', typeArt = '';
  const back = mix(ground, sky, 0.45);
  art += path(`M-10 ${groundY}V1010C90 960 150 880 250 900C340 915 360 1010 470 1040C560 1062 620 1000 740 1016C840 1030 900 1080 1010 1070V${groundY}Z`,
    `fill="${back}"`) + path('M150 960C190 920 214 908 246 914M560 1040C610 1020 650 1018 700 1022', `fill="none" stroke="${shade(back, 0.06)}" stroke-width="10" stroke-linecap="round"`);
  art += rect(0, groundY, 1000, 300, `fill="${ground}"`) + shadow(360, 960);
  // tracks
  art += path('M440 1034H880C936 1034 936 1130 880 1130H440C384 1130 384 1034 440 1034Z', `fill="${black}"`)
    + path('M444 1052H876C908 1052 908 1112 876 1112H444C412 1112 412 1052 444 1052Z', `fill="${mix(black, cream, 0.22)}"`);
  for (const [x, R0] of [[448, 30], [530, 22], [604, 22], [678, 22], [752, 22], [872, 30], [818, 18]] as [number, number][])
    art += circ(x, 1082, R0, `fill="${black}"`) + circ(x, 1082, R0 * 0.62, `fill="${yellow}"`) + circ(x, 1082, R0 * 0.22, `fill="${black}"`);
  let lug = '';
  for (let x = 440; x < 890; x += 26) lug += `M${x} 1030h14v8h-14ZM${x} 1126h14v8h-14Z`;
  art += path(lug, `fill="${black}"`) + rect(560, 1004, 190, 34, `fill="${black}"`);
  // house and cab
  art += path('M500 1008V930C500 910 516 900 536 900H590V740C590 722 600 712 618 712H760C778 712 786 722 788 738L800 862H900C930 862 944 880 944 906V1008Z',
    `fill="${yellow}"`) + path('M800 862H900C930 862 944 880 944 906V1008H800Z', `fill="${shade(yellow, -0.07)}"`) + path('M500 972H944V1008H500Z', `fill="${shade(yellow, -0.14)}"`);
  art += path('M612 750Q612 738 624 738H748Q760 738 761 750L770 878H612Z', `fill="${mix(sky, '#ffffff', 0.55)}"`)
    + g(pilot(686, 884, 2.3, red), `clip-path="${c.clip('<path d="M600 690H771V878H600Z"/>')}"`)
    + path('M612 878L690 738H748Q760 738 761 746L688 878Z', 'fill="#fff" opacity=".22"')
    + path('M612 878V750Q612 738 624 738H748Q760 738 761 750L770 878Z', `fill="none" stroke="${black}" stroke-width="12" stroke-linejoin="round"`)
    + path('M588 700H776Q790 700 792 714L794 722H578L580 712Q581 700 588 700Z', `fill="${black}"`) + rect(676, 676, 46, 24, `rx="6" fill="${red}"`)
    + path('M676 688H722V700H676Z', `fill="${shade(red, -0.1)}"`);
  let vent = '';
  for (let i = 0; i < 4; i++) vent += `M828 ${896 + i * 18}h86`;
  art += path(vent, `stroke="${black}" stroke-width="8" stroke-linecap="round"`) + rect(868, 806, 22, 58, `fill="${black}"`)
    + path('M862 806H896L890 796H868Z', `fill="${black}"`) + rect(600, 914, 160, 44, `rx="8" fill="${black}"`);
  const tag = tfit(num ? `No. ${num}` : 'DIG', SITE_FONT, 140, 30);
  typeArt += path(at(tag, 680, 936 - (tag.y0 + tag.y1) / 2), `fill="${yellow}"`);
  // boom, stick, bucket holding the prize
  const A: P = [540, 930], B: P = [392, 610], C: P = [196, 716], D: P = [214, 884];
  art += beam([560, 900], [452, 742], 9, 9, steel) + beam([580, 930], [520, 836], 16, 16, black);
  art += path(`M${pt([516, 944])}C470 860 452 760 360 640L352 600L392 574L430 590C492 690 560 800 586 916Z`, `fill="${yellow}"`)
    + path('M560 930C520 830 470 720 398 606', `fill="none" stroke="${shade(yellow, -0.12)}" stroke-width="16" stroke-linecap="round"`);
  art += beam([420, 640], [300, 660], 8, 8, steel) + beam([420, 634], [372, 642], 14, 14, black);
  art += beam(B, C, 30, 24, yellow) + beam(C, D, 22, 17, shade(yellow, -0.05)) + pin(A, 22) + pin(B, 20) + pin(C, 18);
  // bucket: open side up, teeth to the left
  art += path('M292 868C252 856 150 850 92 866L112 930H290Z', `fill="${mix(black, cream, 0.16)}"`) + pin(D, 15);
  // the prize
  const gift = (x: number, y: number, w: number, h: number, a: string, b: string,
    deg: number) => g(rect(-w / 2, -h, w, h, `rx="5" fill="${a}"`) + rect(-w / 2 - 6, -h - 8, w + 12, 24, `rx="5" fill="${shade(a, 0.05)}"`)
      + rect(-9, -h - 8, 18, h + 8, `fill="${b}"`) + path(`M0 ${-h - 8}C-40 ${-h - 62} -66 ${-h - 20} 0 ${-h - 8}C40 ${-h - 62} 66 ${-h - 20} 0 ${-h - 8}Z`,
      `fill="none" stroke="${b}" stroke-width="11" stroke-linejoin="round"`), tf(x, y, deg));
  art += gift(168, 900, 84, 84, red, cream, -12) + gift(244, 906, 66, 62, mix(R.cool, sky, 0.1), yellow, 14);
  art += path('M306 880C318 950 296 1000 250 1018C200 1036 136 1010 106 962C90 934 84 900 80 868L62 846L88 850L98 832L112 854L130 838L136 862C150 900 190 914 306 880Z',
    `fill="${black}"`) + path('M300 906C302 956 282 990 246 1004C206 1018 154 1000 128 962C120 950 114 934 110 916C150 936 220 930 300 906Z',
      `fill="${grey}"`) + path('M128 962C154 1000 206 1018 246 1004C264 997 278 985 287 969C240 990 170 984 128 962Z', `fill="${shade(grey, -0.1)}"`)
        + circ(150, 946, 7, `fill="${black}"`) + circ(206, 954, 7, `fill="${black}"`) + circ(262, 944, 7, `fill="${black}"`);
  // heap and cone
  art += path('M20 1130C40 1080 80 1092 106 1066C130 1042 170 1046 190 1074C216 1066 250 1096 268 1130Z', `fill="${shade(ground, -0.09)}"`)
    + path('M84 1092C104 1076 116 1082 128 1064M190 1090C206 1090 216 1100 226 1110', `fill="none" stroke="${shade(ground, 0.02)}" stroke-width="7" stroke-linecap="round"`);
  art += path('M318 1130V1120H330L350 1034H366L386 1120H398V1130Z', `fill="${red}"`) + path('M341 1072H375L380 1094H336Z', `fill="${cream}"`);
  return { art, typeArt };
}
