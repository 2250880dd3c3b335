import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat, from } from '#artwork/marks/coat.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, g, mix, n1, type P, path, rect, ribbon, shade } from '#artwork/engine.ts';
import type { Pack } from './pack.ts';

/** A red panda asleep on a bough in the snow with its tail about it. */
export function redpanda(s: Pack): Room {
  const { c, r, p } = s, sky = mix(p.e, p.c, 0.22), fur = '#b8512a', black = '#2a1a1a', white = '#fdf3e4', bark = mix('#5a3a30', p.e, 0.3), cream = '#e9a86c';
  let snow = '', big = '';
  for (let i = 0; i < 150; i++) snow += `M${n1(r.f(0, 1000))} ${n1(r.f(0, 1400))}h.1`;
  for (let i = 0; i < 46; i++) big += `M${n1(r.f(0, 1000))} ${n1(r.f(380, 1400))}h.1`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky], [1, mix(sky, p.d, 0.5)]])}"`) + circ(500, 830, 385, `fill="${mix(p.b, p.paper, 0.55)}" opacity=".92"`) + path(snow, `stroke="${p.paper}" stroke-width="7" stroke-linecap="round" opacity=".6"`));
  const bamboo = (x: number, lean: number, col: string) => { let q = ''; for (let i = 0; i < 9; i++) { const y = 1400 - i * 160, X = x + lean * i; q += path(`M${X} ${y}L${X + lean} ${y - 150}`, `stroke="${col}" stroke-width="30"`) + path(`M${X + lean - 19} ${y - 156}h38`, `stroke="${shade(col, 0.08)}" stroke-width="8" stroke-linecap="round"`); } return q; };
  c.add('art', bamboo(60, 4, mix(p.c, sky, 0.5)) + bamboo(930, -6, mix(p.c, sky, 0.5)) + bamboo(150, -2, mix(p.c, sky, 0.25)) + bamboo(860, 3, mix(p.c, sky, 0.25)));
  const bough = 'M-20 1090C160 1050 340 1080 520 1076C720 1070 860 1010 1020 1000V1120C860 1130 720 1190 520 1196C340 1196 160 1170 -20 1200Z';
  c.add('art', grained(s, bough, [-20, 1000, 1040, 200], bark, { n: 420, from: 90, dl: -0.07 }));
  // the body curled; the tail round the front, ringed; the head on it
  const body = 'M240 1090C190 960 230 780 380 690C520 620 700 660 780 800C830 900 820 1010 770 1090C640 1120 380 1120 240 1090Z';
  c.add('art', coat(s, body, [210, 650, 620, 470], fur, { dir: (x, y) => Math.atan2(y - 620, x - 420), len: 40, gap: 14, edge: 13, dark: -0.08 }) + path('M700 1096C740 1060 800 1070 812 1100C800 1120 730 1124 700 1096Z', `fill="${black}"`));
  const tail: P[] = [[790, 930], [800, 1030], [720, 1098], [590, 1110], [450, 1104], [320, 1090], [240, 1030], [250, 950]];
  const spine = ribbon(tail, (t) => 120 + Math.sin(t * Math.PI) * 66);
  const rings = Array.from({ length: 7 }, (_, i) => { const t = 0.14 + i * 0.125, at = (u: number): P => { const k = Math.min(tail.length - 1.001, Math.max(0, u * (tail.length - 1))), j = Math.floor(k), f = k - j, a = tail[j]!, b = tail[j + 1]!; return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f]; }, [x0, y0] = at(t - 0.02), [x1, y1] = at(t + 0.02), a = Math.atan2(y1 - y0, x1 - x0) + Math.PI / 2, [x, y] = at(t); return path(`M${n1(x - Math.cos(a) * 120)} ${n1(y - Math.sin(a) * 120)}Q${n1(x + Math.cos(a - 1.57) * 26)} ${n1(y + Math.sin(a - 1.57) * 26)} ${n1(x + Math.cos(a) * 120)} ${n1(y + Math.sin(a) * 120)}`, `fill="none" stroke="${cream}" stroke-width="40"`); }).join('');
  c.add('art', coat(s, spine, [170, 860, 720, 360], shade(fur, -0.01), { dir: (x) => Math.PI - 0.5 + x * 0.0006, len: 40, gap: 14, edge: 15, dark: -0.08 }) + g(rings, `clip-path="${c.clip(path(spine))}" opacity=".85"`));
  const head = 'M470 740C580 740 664 800 680 890C690 980 600 1036 470 1040C340 1036 250 980 260 890C276 800 360 740 470 740Z', M = (svg: string) => svg + g(svg, 'transform="translate(940 0) scale(-1 1)"');
  c.add('art', M(coat(s, 'M286 840C250 780 250 710 286 680C330 674 380 720 400 766Z', [248, 676, 154, 168], white, { dir: from(400, 860), len: 28, edge: 10, dark: -0.1 }) + path('M304 800C284 756 288 726 304 718C330 722 352 744 366 768Z', `fill="${mix(black, fur, 0.3)}"`)) + coat(s, head, [256, 738, 428, 304], fur, { dir: from(470, 940), len: 30, edge: 12, dark: -0.08 }));
  c.add('art', M(coat(s, 'M262 900C290 880 340 900 350 940C350 980 330 1004 300 1006C272 980 256 940 262 900Z', [258, 884, 96, 124], white, { dir: () => 2.6, len: 26, edge: 8, dark: -0.1 }) + path('M352 830C376 812 408 818 416 840C404 858 372 858 352 830Z', `fill="${white}"`) + path('M356 884C352 940 372 990 410 1020C380 1020 340 1000 330 950Z', `fill="${shade(fur, -0.12)}"`)) + coat(s, 'M470 890C530 890 570 930 566 980C560 1024 520 1044 470 1044C420 1044 380 1024 374 980C370 930 410 890 470 890Z', [370, 888, 200, 158], white, { dir: from(470, 960), len: 22, edge: 4, dark: -0.09 }));
  c.add('art', M(path('M352 896C370 916 404 916 420 898', `fill="none" stroke="${black}" stroke-width="11" stroke-linecap="round"`) + path('M404 984C330 980 270 990 214 1014M408 1000C350 1004 300 1020 258 1046', `fill="none" stroke="${white}" stroke-width="4" stroke-linecap="round"`)) + path('M438 940C446 924 494 924 502 940C502 958 484 970 470 972C456 970 438 958 438 940Z', `fill="${black}"`) + path('M452 938q16 -8 32 0', 'fill="none" stroke="#8a7a78" stroke-width="5" stroke-linecap="round"') + path('M470 972V988C458 1004 430 1004 418 992M470 988C482 1004 510 1004 522 992', `fill="none" stroke="${black}" stroke-width="7" stroke-linecap="round"`));
  // one hand over the tail
  c.add('art', coat(s, 'M540 1020C580 1000 640 1010 650 1044C654 1074 620 1086 580 1082C540 1078 520 1044 540 1020Z', [528, 1004, 126, 84], black, { dir: () => 0.4, len: 22, edge: 7, dark: -0.02, light: 0.08 }));
  // snow over all of it
  const lump = `fill="${mix(p.paper, '#ffffff', 0.4)}"`;
  c.add('art', path('M-20 1090C40 1056 120 1060 180 1064C200 1076 190 1096 160 1098C120 1110 100 1090 70 1106C40 1116 10 1100 -20 1112ZM820 1050C880 1010 960 990 1020 990V1030C980 1040 960 1030 930 1050C900 1064 840 1076 820 1050Z', lump) + path('M560 664C610 650 690 676 730 720C736 736 716 744 700 730C680 720 660 730 640 712C620 700 590 706 574 690C560 684 552 670 560 664Z', lump) + path('M420 744C440 726 500 726 522 744C516 760 490 752 470 760C452 752 428 760 420 744Z', lump) + path(big, `stroke="${p.paper}" stroke-width="14" stroke-linecap="round"`));
  c.add('art', path('M0 1330C160 1290 300 1320 460 1310C640 1290 820 1320 1000 1296V1400H0Z', lump) + path('M120 1340q20 -8 40 0M300 1360q20 -8 40 0M640 1346q20 -8 40 0M820 1366q20 -8 40 0', `fill="none" stroke="${mix(p.paper, p.c, 0.24)}" stroke-width="6" stroke-linecap="round"`));
  return { box: [90, 70, 820, 290], ground: sky, ink: p.paper, small: mix(p.b, p.paper, 0.35), max: 140 };
}
