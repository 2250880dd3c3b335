import {
  at, circ, clamp, Drawing, ell, g, type Input, mix, n1, type P, path, polar, poly, pt, rect, set, shade, TAU, tf,
  tfit, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible, withContrast, roles } from '#artwork/colours/kids.ts';
import { block, drawBlock, numberIn, whose } from '#artwork/lettering/kids.ts';
import { tooth } from '#artwork/marks/print.ts';
import { critter, type Crew } from '#artwork/subjects/critter.ts';

const SITE_FONT = 'league-spartan:900';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  cream: string; ink: string; black: string; sky: string; yellow: string; red: string; grey: string; steel: string;
  who: string; num: string | undefined; ground: string; groundY: number; shadow: (x0: number, x1: number) => string;
  beam: (a: P, b: P, w0: number, w1: number, col: string) => string; pin: (q: P, R0: number) => string;
  pilot: (x: number, y: number, sc: number, hat: string, kind?: number) => string;
  skylineBack: (y: number, list: [number, number, number][], col: string) => string;
};

function wheel({ black, groundY }: Scene, x: number, R0: number, hub: string, lugs = 0) {
  let q = '';
  if (lugs) {
    let d = '';
    for (let i = 0; i < lugs; i++) {
      const a = (i / lugs) * TAU;
      d += poly([polar(x, groundY - R0, R0 * 0.9, a - 0.1), polar(x, groundY - R0, R0 * 1.06, a - 0.07), polar(x, groundY - R0, R0 * 1.06, a + 0.07), polar(x, groundY - R0, R0 * 0.9, a + 0.1)]);
    }
    q += path(d, `fill="${black}"`);
  }
  q += circ(x, groundY - R0, R0, `fill="${black}"`) + circ(x, groundY - R0, R0 * 0.58, `fill="${hub}"`)
    + path(`M${x - R0 * 0.58} ${groundY - R0}A${R0 * 0.58} ${R0 * 0.58} 0 0 0 ${x + R0 * 0.58} ${groundY - R0}Z`, `fill="${shade(hub, -0.1)}"`) + circ(x, groundY - R0, R0 * 0.24, `fill="${black}"`);
  for (let i = 0; i < 5; i++) { const b = polar(x, groundY - R0, R0 * 0.41, (i / 5) * TAU - 0.3); q += circ(b[0], b[1], R0 * 0.055, `fill="${black}"`); }
  return q;
}

function drawDigger({ c, R, cream, black, sky, yellow, red, grey, steel, num, ground, groundY, shadow, beam, pin, pilot }: Scene) {
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

function drawFire(scene: Scene & { art: string; headBox: { x: number; top: number; w: number; h: number; a: 'm' | 's'; max: number; } }) {
  const { c, R, cream, ink, black, sky, yellow, red, grey, steel, num, ground, groundY, shadow, pin, pilot, skylineBack } = scene;
  let { art, headBox } = scene;
  let typeArt = '';
  art += skylineBack(groundY, [[40, 170, 330], [230, 120, 240], [370, 190, 400], [600, 130, 290], [760, 200, 470]], mix(sky, R.cool, 0.28));
  art += rect(0, groundY - 6, 1000, 300, `fill="${ground}"`) + rect(0, groundY - 6, 1000, 16, `fill="${mix(ground, cream, 0.45)}"`) + shadow(80, 950);
  let dash = '';
  for (let i = 0; i < 7; i++) dash += `M${40 + i * 150} 1196h84l-10 18h-84Z`;
  art += path(dash, `fill="${cream}" opacity=".85"`);
  // ladder first, behind the cab
  const a: P = [250, 846], b: P = [846, 520], l = Math.hypot(b[0] - a[0], b[1] - a[1]), ux = (b[0] - a[0]) / l, uy = (b[1] - a[1]) / l, nx = uy, ny = -ux;
  const lad = (s0: number, s1: number, w: number, col: string, t: number) => {
    let q = '';
    for (let k = s0 + 20; k < s1 - 10; k += 38) q += `M${pt([a[0] + ux * k - nx * w, a[1] + uy * k - ny * w])}L${pt([a[0] + ux * k + nx * w, a[1] + uy * k + ny * w])}`;
    const rl = (k: number) => `M${pt([a[0] + ux * s0 + nx * w * k, a[1] + uy * s0 + ny * w * k])}L${pt([a[0] + ux * s1 + nx * w * k, a[1] + uy * s1 + ny * w * k])}`;
    return path(q, `stroke="${col}" stroke-width="${t * 0.8}"`) + path(rl(1) + rl(-1), `stroke="${col}" stroke-width="${t}" stroke-linecap="round"`);
  };
  art += lad(300, l, 19, mix(ink, cream, 0.42), 10) + lad(0, 430, 27, cream, 13) + pin(a, 30) + path('M206 900L230 838H276L300 900Z', `fill="${grey}"`) + pin(a, 20);
  // basket with a firefighter and the rescued balloons
  art += g(pilot(0, -56, 1.75, yellow, 2) + path('M-62 -60H62V-48H56L48 14H-48L-56 -48H-62Z', `fill="${red}"`)
    + path('M-52 -28H52M-50 -8H50', `stroke="${shade(red, -0.12)}" stroke-width="6"`), tf(866, 522, 0, 1));
  // lorry body
  art += path('M96 1058V900C96 884 106 876 122 876H640V1058Z', `fill="${red}"`)
    + path('M640 1058V806C640 790 650 780 666 780H816C836 780 848 790 856 808L900 912C920 918 932 930 932 950V1058Z', `fill="${red}"`)
    + path('M96 1012H932V1058H96Z', `fill="${shade(red, -0.11)}"`) + path('M96 930H640V946H96Z', `fill="${cream}"`) + path('M96 1000H932V1012H96Z', `fill="${yellow}"`);
  art += path('M668 818Q668 808 678 808H742V912H668Z', `fill="${mix(sky, '#fff', 0.55)}"`)
    + path('M764 808H808Q820 808 826 820L862 912H764Z', `fill="${mix(sky, '#fff', 0.55)}"`)
    + g(pilot(800, 916, 1.7, yellow, 0), `clip-path="${c.clip('<path d="M764 780H830L862 912H764Z"/>')}"`)
    + g(pilot(706, 916, 1.5, yellow, 1), `clip-path="${c.clip('<path d="M668 770H742V912H668Z"/>')}"`)
    + path('M668 912V818Q668 808 678 808H742V912ZM764 808H808Q820 808 826 820L862 912H764Z', `fill="none" stroke="${black}" stroke-width="9" stroke-linejoin="round"`);
  art += path('M754 926V1050M660 926V1050', `stroke="${shade(red, -0.12)}" stroke-width="5"`) + rect(772, 940, 44, 11, `rx="5" fill="${cream}"`)
    + circ(914, 980, 17, `fill="${mix(cream, yellow, 0.3)}"`) + rect(888, 1036, 62, 24, `rx="8" fill="${steel}"`);
  art += path('M700 780V764Q700 752 712 752H764Q776 752 776 764V780Z', `fill="${mix(R.cool, '#4f8fe0', 0.4)}"`)
    + path('M712 752H732V780H700V764Q700 752 712 752Z', 'fill="#fff" opacity=".35"')
    + path('M676 740L650 722M738 728V698M800 740L826 722', `stroke="${mix(R.cool, '#4f8fe0', 0.4)}" stroke-width="9" stroke-linecap="round"`);
  // lockers and hose
  for (const x of [122, 250, 508]) {
    let q = '';
    for (let i = 0; i < 5; i++) q += `M${x + 8} ${966 + i * 8}h94`;
    art += rect(x, 956, 110, 46, `rx="4" fill="${steel}"`) + path(q, `stroke="${grey}" stroke-width="2.6"`);
  }
  art += circ(434, 962, 52, `fill="${black}"`) + circ(434, 962, 43, `fill="none" stroke="${yellow}" stroke-width="8"`)
    + circ(434, 962, 29, `fill="none" stroke="${yellow}" stroke-width="8"`) + circ(434, 962, 14, `fill="${yellow}"`)
    + path('M474 980C520 1010 500 1096 450 1104C400 1110 384 1112 350 1108', `fill="none" stroke="${yellow}" stroke-width="11" stroke-linecap="round"`)
    + path('M354 1100L322 1098V1116L354 1115Z', `fill="${steel}"`);
  if (num) { const q = tfit(num, SITE_FONT, 70, 66); typeArt += path(at(q, 584, 921 - 24 - (q.y0 + q.y1) / 2 + 8), `fill="${cream}"`); }
  for (const x of [230, 800]) art += path(`M${x - 82} 1060A82 82 0 0 1 ${x + 82} 1060Z`, `fill="${black}"`) + wheel(scene, x, 68, cream);
  // balloons caught at the top
  const bal = (x: number, y: number, k: number, col: string) =>
    path(`M${x} ${y + 60 * k}C${x - 60 * k} ${y + 40 * k} ${x - 62 * k} ${y - 58 * k} ${x} ${y - 60 * k}C${x + 62 * k} ${y - 58 * k} ${x + 60 * k} ${y
      + 40 * k} ${x} ${y + 60 * k}ZM${x - 9 * k} ${y + 72 * k}L${x} ${y + 58 * k}L${x + 9 * k} ${y + 72 * k}Z`,
      `fill="${col}"`) + path(`M${x - 30 * k} ${y - 6 * k}C${x - 32 * k} ${y - 28 * k} ${x - 20 * k} ${y - 42 * k} ${x - 8 * k} ${y - 44 * k}`,
        `fill="none" stroke="#fff" stroke-width="${7 * k}" stroke-linecap="round" opacity=".65"`);
  art = path('M806 470C800 430 768 420 761 360M808 470C792 420 830 400 843 308M928 474C936 430 924 410 922 360', `fill="none" stroke="${ink}" stroke-width="4"`) + art;
  headBox = { x: 92, top: 96, w: 560, h: 360, a: 's', max: 170 };
  art += bal(760, 296, 0.92, yellow) + bal(922, 300, 0.86, red) + bal(844, 238, 1.02, mix(R.cool, sky, 0.1));
  return { typeArt, art, headBox };
}

function drawMixer(scene: Scene) {
  const { c, r, R, cream, ink, black, sky, yellow, red, grey, num, ground, groundY, shadow, pilot } = scene;
  let art = '', typeArt = '';
  art += rect(0, groundY, 1000, 300, `fill="${ground}"`) + shadow(60, 950);
  // scaffold behind
  let sc = '';
  for (const x of [60, 210, 360]) sc += `M${x} ${groundY}V640`;
  for (const y of [700, 860, 1010]) sc += `M30 ${y}H392`;
  sc += 'M60 860L210 700M210 1010L360 860';
  art += path(sc, `fill="none" stroke="${mix(sky, ink, 0.22)}" stroke-width="12" stroke-linecap="round"`)
    + rect(24, 690, 372, 14, `fill="${mix(sky, ink, 0.3)}"`) + rect(24, 850, 372, 14, `fill="${mix(sky, ink, 0.3)}"`);
  // chassis, chute
  art += rect(90, 1000, 770, 50, `rx="8" fill="${black}"`) + path('M128 856L60 1010L98 1022L176 880Z', `fill="${grey}"`) + path('M60 1010L98 1022L94 1034L54 1022Z', `fill="${black}"`);
  // drum: a fat barrel on the tilt with candy stripes that follow it round
  const drum = 'M120 836C140 790 176 770 214 762C300 640 470 590 560 640C640 690 660 830 612 910C560 990 380 1010 270 940C220 930 160 910 120 836Z';
  art += path('M560 1000L540 850H640V1000ZM220 1000L240 900H300L290 1000Z', `fill="${grey}"`) + path(drum, `fill="${cream}"`);
  let stripes = '';
  for (let i = 0; i < 5; i++) {
    const t = i * 108 + 92;
    stripes += `M${t} 1080C${t + 40} 960 ${t + 150} 760 ${t + 130} 540L${t + 186} 540C${t + 206} 760 ${t + 96} 960 ${t + 56} 1080Z`;
  }
  art += g(path(stripes, `fill="${red}"`) + path('M100 900C220 1010 540 1040 660 880L660 1060H100Z', `fill="${black}" opacity=".16"`)
    + path('M250 742C330 668 440 640 520 662', 'fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".7"'), `clip-path="${c.clip(`<path d="${drum}"/>`)}"`);
  art += path('M214 762C196 820 204 888 270 940', `fill="none" stroke="${yellow}" stroke-width="22"`)
    + path('M560 640C640 690 660 830 612 910', `fill="none" stroke="${yellow}" stroke-width="22"`) + ell(128, 838, 22, 40, `fill="${black}" transform="rotate(24 128 838)"`);
  // hopper
  art += path('M60 730H190L160 812H118Z', `fill="${yellow}"`) + path('M60 730H190L186 746H64Z', `fill="${shade(yellow, -0.1)}"`);
  // cab
  art += path('M660 1050V764C660 742 676 728 698 728H836C858 728 872 738 880 760L920 884C936 890 944 904 944 924V1050Z', `fill="${yellow}"`)
    + path('M660 1008H944V1050H660Z', `fill="${shade(yellow, -0.12)}"`);
  art += path('M706 778Q706 764 720 764H826Q840 764 846 778L882 888H706Z', `fill="${mix(sky, '#fff', 0.55)}"`)
    + g(pilot(786, 894, 2.05, red, 3), `clip-path="${c.clip('<path d="M706 720H850L882 888H706Z"/>')}"`)
    + path('M706 888L786 764H826Q836 764 840 770L770 888Z', 'fill="#fff" opacity=".2"')
    + path('M706 888V778Q706 764 720 764H826Q840 764 846 778L882 888Z', `fill="none" stroke="${black}" stroke-width="11" stroke-linejoin="round"`)
    + path('M690 910V1010M700 908H890', `stroke="${shade(yellow, -0.12)}" stroke-width="6"`) + rect(718, 926, 46, 12, `rx="6" fill="${black}"`)
    + circ(918, 960, 20, `fill="${cream}"`) + circ(918, 960, 20, `fill="none" stroke="${black}" stroke-width="6"`)
    + rect(894, 1030, 66, 26, `rx="8" fill="${black}"`) + rect(676, 690, 22, 70, `fill="${grey}"`) + path('M670 690H704L698 678H676Z', `fill="${black}"`)
    + rect(752, 706, 52, 22, `rx="6" fill="${red}"`);
  for (const x of [196, 344, 810]) art += path(`M${x - 84} 1052A84 84 0 0 1 ${x + 84} 1052Z`, `fill="${black}"`) + wheel(scene, x, 70, red, 18);
  // what comes down the chute: sugared almonds
  const q = r.sub('drop');
  for (let i = 0; i < 30; i++) {
    const x = 22 + q.g(52, 26), y = 1124 - Math.abs(q.g(0, 1)) * 26 * (1 - Math.abs(x - 70) / 130);
    art += ell(clamp(x, 10, 160), i < 6 ? 1046 + i * 12 : y, 12, 9,
      `fill="${[red, cream, yellow, R.cool, R.cool2][i % 5]!}" transform="rotate(${n1(q.f(-40, 40))} ${n1(clamp(x, 10, 160))} ${n1(i < 6 ? 1046 + i * 12 : y)})"`);
  }
  if (num) {
    const qn = tfit(num, SITE_FONT, 190, 220), dN = at(qn, 432, 806 - (qn.y0 + qn.y1) / 2);
    art += circ(432, 806, 122, `fill="${cream}"`) + circ(432, 806, 122, `fill="none" stroke="${yellow}" stroke-width="14"`);
    typeArt += path(dN, `fill="${withContrast(cream, red, 3)}"`);
  }
  return { art, typeArt };
}

function drawCrane({ c, R, cream, ink, black, sky, yellow, red, grey, who, num, ground, groundY, pilot, skylineBack }: Scene) {
  let art = '', typeArt = '';
  // ---- tower crane, with the name going up letter by letter
  art += skylineBack(groundY, [[0, 130, 230], [300, 150, 180], [880, 130, 300]], mix(sky, R.cool, 0.25));
  art += rect(0, groundY, 1000, 300, `fill="${ground}"`);
  const mx = 800;
  let lat = '';
  for (let y = 560; y + 58 <= groundY - 20; y += 58) lat += `M${mx - 36} ${y}L${mx + 36} ${y + 58}M${mx + 36} ${y}L${mx - 36} ${y + 58}M${mx - 36} ${y}H${mx + 36}`;
  art += path(lat, `fill="none" stroke="${yellow}" stroke-width="10"`) + path(`M${mx - 36} 560V${groundY}M${mx + 36} 560V${groundY}`, `stroke="${yellow}" stroke-width="18"`);
  let jib = '';
  for (let x = 80; x < 760; x += 60) jib += `M${x} 556L${x + 30} 508L${x + 60} 556`;
  art += path('M60 556H960M90 508H800', `stroke="${yellow}" stroke-width="15" stroke-linecap="round"`)
    + path(jib, `fill="none" stroke="${yellow}" stroke-width="9" stroke-linejoin="round"`)
    + path(`M${mx} 410L300 506M${mx} 410L930 548`, `stroke="${ink}" stroke-width="6"`)
    + path(`M${mx - 38} 556L${mx} 404L${mx + 38} 556Z`, `fill="none" stroke="${yellow}" stroke-width="15" stroke-linejoin="round"`)
    + rect(880, 560, 84, 66, `fill="${grey}"`) + path('M908 560V626M936 560V626', `stroke="${mix(grey, ink, 0.4)}" stroke-width="5"`);
  // cabin
  art += path(`M${mx - 96} 566H${mx - 20}V664H${mx - 80}L${mx - 104} 620V576Q${mx - 104} 566 ${mx - 96} 566Z`, `fill="${red}"`)
    + path(`M${mx - 92} 582H${mx - 34}V640H${mx - 74}L${mx - 92} 614Z`, `fill="${mix(sky, '#fff', 0.55)}"`)
    + g(pilot(mx - 58, 644, 1.02, yellow, 2), `clip-path="${c.clip(rect(mx - 92, 570, 60, 70))}"`);
  const word = upper(who || num || 'GO').normalize('NFC').replace(/\s*[&+]\s*/g, ' & ');
  const rows0 = word.split(/\s+/), rows: string[] = [];
  for (const w of rows0) {
    const k = rows[rows.length - 1];
    if (k !== undefined && (k + w).length <= 7) rows[rows.length - 1] = k + w; else if (k && /^[&+]$/.test(k)) rows[rows.length - 1] = k + w; else rows.push(w);
  }
  while (rows.length > 3) rows.splice(-2, 2, rows[rows.length - 2]! + rows[rows.length - 1]!);
  const n = Math.max(...rows.map((w) => Array.from(w).length)), bw = Math.min(rows.length > 1 ? 128 : 148, 640 / n, rows.length > 2 ? 112 : 999), gap = 6;
  const cols = [red, mix(R.cool, sky, 0.05), yellow, cream, mix(R.hot, R.warm, 0.5), R.cool2];
  let hang = { x: 190, y: 0, letter: '', col: red };
  rows.forEach((w, ri) => {
    const cs = Array.from(w), y = groundY - (rows.length - ri) * (bw + gap) + gap;
    const x0 = 60;
    cs.forEach((ch, i) => {
      const col = cols[(i + ri * 2) % cols.length]!, x = x0 + i * (bw + gap);
      const last = ri === 0 && i === cs.length - 1 && cs.length > 1;
      const hy = last ? y - 128 : y, tilt = last ? -5 : 0;
      if (last) hang = { x: x + bw / 2, y: hy, letter: ch, col };
      const dep = bw * 0.09;
      art += g(rect(-bw / 2, 0, bw, bw, `fill="${col}"`) + rect(-bw / 2, bw - dep, bw, dep, `fill="${shade(col, -0.12)}"`)
        + rect(bw / 2 - dep, 0, dep, bw, `fill="${shade(col, -0.07)}"`) + rect(-bw / 2, 0, bw, dep * 0.6, 'fill="#fff" opacity=".25"'), tf(x + bw / 2, hy, tilt));
      const q0 = set(ch, SITE_FONT, 100), q = set(ch, SITE_FONT, Math.min(bw * 0.86, (bw * 0.66 * 100) / Math.max(1, q0.x1 - q0.x0)));
      typeArt += g(path(at(q, -dep * 0.3, bw * 0.47 - (q.y0 + q.y1) / 2), `fill="${legible(col, [cream, black], 3)}"`), tf(x + bw / 2, hy, tilt));
    });
  });
  const hx = hang.x, hookY = hang.y - 74;
  art += rect(hx - 34, 556, 68, 22, `rx="4" fill="${ink}"`)
    + path(`M${hx - 12} 578V${hookY - 34}M${hx + 12} 578V${hookY - 34}`, `stroke="${ink}" stroke-width="5"`)
    + rect(hx - 20, hookY - 36, 40, 34, `rx="6" fill="${red}"`)
    + path(`M${hx} ${hookY - 4}V${hookY + 8}C${hx + 22} ${hookY + 12} ${hx + 16} ${hookY + 40} ${hx - 4} ${hookY + 34}C${hx - 14} ${hookY + 30} ${hx - 14} ${hookY + 22} ${hx - 12} ${hookY + 18}`,
    `fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"`)
      + path(`M${hx} ${hookY + 34}L${hx - bw * 0.42} ${hang.y + 6}M${hx} ${hookY + 34}L${hx + bw * 0.42} ${hang.y - 4}`, `stroke="${ink}" stroke-width="5"`);
  art += path(`M${mx - 80} ${groundY}V${groundY - 26}H${mx + 80}V${groundY}Z`, `fill="${grey}"`);
  art += g(pilot(0, -60, 1.5, yellow, 1) + path('M-30 -50C-34 -20 -30 20 -30 60H-6L0 20L6 60H30C30 20 34 -20 30 -50C20 -66 -20 -66 -30 -50Z',
    `fill="${mix(R.cool, ink, 0.2)}"`) + path('M-31 -30H31M-31 -12H31', `stroke="${yellow}" stroke-width="8"`)
      + path('M28 -46C54 -50 62 -74 70 -104', `fill="none" stroke="${mix(R.cool, ink, 0.2)}" stroke-width="17" stroke-linecap="round"`)
      + circ(72, -110, 11, 'fill="#EFE3D3"') + path('M-28 -44C-44 -30 -46 -10 -40 8',
      `fill="none" stroke="${mix(R.cool, ink, 0.1)}" stroke-width="16" stroke-linecap="round"`) + rect(-36, 58, 30, 14, `rx="6" fill="${black}"`)
        + rect(6, 58, 30, 14, `rx="6" fill="${black}"`), tf(916, groundY - 66, 0, 0.92));
  return { art, typeArt };
}

export function drawSite(inp: Input): Drawing {
  const c = new Drawing('site', inp), { p, r } = c, R = roles(p);
  const m = ['digger', 'fire', 'mixer', 'crane'].includes(inp.motif || '') ? inp.motif! : 'digger';
  const cream = R.cream, ink = withContrast(cream, R.deep, 10), black = mix(ink, '#15151a', 0.4);
  const sky = R.dark ? mix(p.bg, R.cool, 0.35) : mix(p.bg, R.cool2, 0.55);
  const yellow = mix(R.warm, '#F7B51E', 0.5), red = mix(R.hot, '#DD3B2A', 0.35), grey = mix(ink, cream, 0.62), steel = mix(ink, cream, 0.8);
  const [who] = whose(inp.name);
  const num = numberIn(inp);
  const ground = m === 'fire' ? mix(ink, cream, 0.3) : mix(R.hot, mix(R.warm, '#8a5a34', 0.5), 0.62);
  let s = rect(0, 0, 1000, 1400, `fill="${sky}"`);
  // one big sun and one stripe of cloud, so that the machine stands out
  s += circ(m === 'crane' ? 250 : m === 'digger' ? 800 : 770, m === 'digger' ? 650 : 566, m === 'digger' ? 176 : 186, `fill="${mix(R.dark ? R.warm : cream, sky, R.dark ? 0.25 : 0.12)}"`);
  const cl = (x: number, y: number, w: number) => path(`M${x} ${y}a28 28 0 0 1 8 -55a52 52 0 0 1 98 -16a40 40 0 0 1 ${w - 180} 20a27 27 0 0 1 26 51Z`, `fill="${mix(cream, sky, R.dark ? 0.7 : 0.2)}"`);
  const clouds = m === 'fire' ? cl(70, 660, 250) : m === 'crane' ? cl(600, 640, 260) + cl(60, 760, 220) : m === 'digger' ? cl(70, 540, 260) : cl(70, 560, 260);
  s += clouds;
  const groundY = 1130;
  const shadow = (x0: number, x1: number) => ell((x0 + x1) / 2, groundY + 8, (x1 - x0) / 2, 20, `fill="${black}" opacity=".28"`);
  const beam = (a: P, b: P, w0: number, w1: number, col: string) => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]), nx = -(b[1] - a[1]) / l, ny = (b[0] - a[0]) / l;
    return path(`M${pt([a[0] + nx * w0, a[1] + ny * w0])}L${pt([b[0] + nx * w1, b[1] + ny * w1])}A${n1(w1)} ${n1(w1)} 0 0 0 ${pt([b[0] - nx * w1,
      b[1] - ny * w1])}L${pt([a[0] - nx * w0, a[1] - ny * w0])}A${n1(w0)} ${n1(w0)} 0 0 0 ${pt([a[0] + nx * w0, a[1] + ny * w0])}Z`,
      `fill="${col}"`);
  };
  const pin = (q: P, R0: number) => circ(q[0], q[1], R0, `fill="${black}"`) + circ(q[0], q[1], R0 * 0.42, `fill="${steel}"`);
  /** the crew: one bear in a hard hat does all the driving */
  const pilot = (x: number, y: number, sc: number, hat: string, kind = 0) => {
    const k: Crew = { coat: red, face: kind === 3 ? '#F7CB4D' : kind === 1 ? '#EFE3D3' : kind === 2 ? '#E59A4C' : '#A9714B', light: '#F6E0BE', dark: '#2B1D1A', blush: '#EA9080' };
    const helmet = path('M-24 -31C-24 -58 24 -58 24 -31L31 -30C33 -26 30 -25 28 -25H-26C-30 -25 -31 -29 -28 -31Z', `fill="${hat}"`)
      + path('M-5 -53C-5 -56 5 -56 5 -53L6 -30H-6Z', `fill="${shade(hat, -0.09)}"`)
      + path('M-19 -40C-17 -46 -13 -48 -11 -49', 'fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round" opacity=".75"');
    return g(critter(kind, k) + g(helmet, `transform="translate(0 ${kind === 3 ? -11 : kind === 2 ? -8 : -7.5})"`), tf(x, y, 0, sc));
  };
  const hazard = (x: number, y: number, w: number, h: number, step = 44) => {
    let d = '';
    for (let i = -2; i < w / step + 2; i += 2) d += `M${x + i * step} ${y + h}l${h} ${-h}h${step}l${-h} ${h}Z`;
    return rect(x, y, w, h, `fill="${yellow}"`) + g(path(d, `fill="${black}"`), `clip-path="${c.clip(rect(x, y, w, h))}"`);
  };
  const L = upper(inp.headline);
  let headBox = { x: 500, top: 96, w: 850, h: 330, a: 'm' as 'm' | 's', max: 190 };
  let art = '', typeArt = '';
  const skylineBack = (y: number, list: [number, number, number][], col: string) => list.map(([x, w, h]) => {
    let q = rect(x, y - h, w, h + 4, `fill="${col}"`);
    for (let i = 0; i < Math.floor(w / 40); i++) for (let j = 0; j < Math.floor(h / 54); j++)
      if ((i * 7 + j * 3 + x) % 4) q += rect(x + 16 + i * 38, y - h + 20 + j * 52, 18, 26, `fill="${mix(col, cream, 0.3)}"`);
    return q;
  }).join('');
  const scene: Scene = { c, r, R, cream, ink, black, sky, yellow, red, grey, steel, who, num, ground, groundY, shadow, beam, pin, pilot, skylineBack };
  if (m === 'digger') { const drawn = drawDigger(scene); art += drawn.art; typeArt += drawn.typeArt; }
  else if (m === 'fire') { const drawn = drawFire({ ...scene, art, headBox }); typeArt += drawn.typeArt; art = drawn.art; headBox = drawn.headBox; }
  else if (m === 'mixer') { const drawn = drawMixer(scene); art += drawn.art; typeArt += drawn.typeArt; }
  else { const drawn = drawCrane(scene); art += drawn.art; typeArt += drawn.typeArt; }
  // ---- pebbles, tyre prints, hazard tape and the name
  const q = r.sub('peb');
  if (m !== 'fire') {
    let d = '';
    for (let i = 0; i < 46; i++) { const x = q.f(0, 1000), y = groundY + 22 + q.n() * 70, w = q.f(5, 16); d += `M${n1(x)} ${n1(y)}q${n1(w / 2)} ${n1(-w * 0.6)} ${n1(w)} 0Z`; }
    art += path(d, `fill="${shade(ground, -0.09)}"`);
  }
  c.add('ground', s);
  c.add('art', art + hazard(0, 1226, 1000, 34) + rect(0, 1260, 1000, 140, `fill="${black}"`));
  const b = block(L, SITE_FONT, headBox.w, headBox.h, headBox.max, 0.92, { track: -8 });
  const top = headBox.top + Math.max(0, (330 - b.h) * (headBox.a === 's' ? 0.16 : 0.32));
  const hc = legible(sky, R.dark ? [cream, '#ffffff'] : [ink, black], 4.5);
  c.add('type', typeArt + path(drawBlock(b, headBox.x, top, headBox.a), `fill="${hc}"`));
  const nm = inp.name || inp.sub || '';
  if (nm) {
    const qn = tfit(nm, 'league-spartan:800', 800, 58);
    c.add('type', path(at(qn, 500, 1334 - (set('Hx', 'league-spartan:800', qn.size).y0) / 2 - 2), `fill="${legible(black, [cream, '#ffffff'], 7)}"`));
  }
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tooth(c, 'site', 170, 0.6, 2.6, cream)}" opacity=".2"`)
    + rect(0, 0, 1000, 1400, `fill="${tooth(c, 'site2', 120, 0.6, 2.2, black, 170)}" opacity=".1"`) + c.grain(0.7));
  return c;
}
