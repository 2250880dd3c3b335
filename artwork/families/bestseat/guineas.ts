import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat, from } from '#artwork/marks/coat.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, path, polar, rect, shade, tf } from '#artwork/engine.ts';
import type { Seat } from './seat.ts';

const BODY = 'M-150 150C-190 60 -178 -60 -120 -120C-70 -164 70 -164 120 -120C178 -60 190 60 150 150C90 176 -90 176 -150 150Z';

/** Three guinea pigs at a table, sharing one leaf of lettuce. */
export function guineas(s: Seat): Room {
  const { c, r, p } = s, wall = mix(p.c, p.paper, 0.26), pink = '#e3a195', dark = '#241a18', white = '#fbf4e8', leaf = mix('#7fae4c', p.c, 0.14);
  const sprig = path('M-20 20Q0 0 20 -20M0 0Q-18 -2 -20 -18M0 0Q18 2 20 18', `fill="none" stroke="${shade(wall, 0.045)}" stroke-width="7" stroke-linecap="round"`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(130, 130, g(sprig, tf(33, 33)) + g(sprig, tf(98, 98, 90)))}"`));
  // flags over the table
  c.add('art', Array.from({ length: 9 }, (_, i) => { const x = 30 + i * 117.5, y = 430 + Math.sin((i / 8) * Math.PI) * 46; return path(`M${n1(x - 42)} ${n1(y)}H${n1(x + 42)}L${n1(x)} ${n1(y + 84)}Z`, `fill="${[p.a, p.paper, p.b, p.d, p.e][i % 5]!}"`); }).join('') + path('M-20 416Q500 520 1020 416', `fill="none" stroke="${p.e}" stroke-width="6"`));
  const pig = (x: number, y: number, k: number, col: string, patch: string, swirl: boolean) => {
    const half = coat(s, 'M-8 -150C-70 -164 -130 -120 -150 -60C-190 60 -178 110 -150 150C-110 168 -60 172 -20 170C-70 120 -60 40 -40 0C-26 -40 -30 -110 -8 -150Z', [-180, -160, 180, 330], patch, { dir: from(0, 20), len: 36, edge: 11, dark: -0.08 });
    const ear = (flip: number) => path(`M${flip * 96} -104C${flip * 140} -150 ${flip * 190} -128 ${flip * 184} -84C${flip * 176} -50 ${flip * 140} -56 ${flip * 116} -68Z`, `fill="${mix(pink, patch, 0.35)}"`) + path(`M${flip * 116} -98C${flip * 140} -120 ${flip * 166} -110 ${flip * 164} -84`, `fill="none" stroke="${mix(pink, patch, 0.7)}" stroke-width="8" stroke-linecap="round"`);
    let tuft = '';
    if (swirl) for (let i = 0; i < 30; i++) { const a = i * 0.21, [ux, uy] = polar(0, -136, 26 + (i % 3) * 18, a + 3.3), [vx, vy] = polar(0, -136, 66 + (i % 4) * 14, a + 3.9); tuft += `M${n1(ux)} ${n1(uy)}Q${n1((ux + vx) / 2 + r.f(-8, 8))} ${n1((uy + vy) / 2)} ${n1(vx)} ${n1(vy)}`; }
    return g(ear(-1) + ear(1) + coat(s, BODY, [-184, -164, 368, 330], col, { dir: from(0, 20), len: 36, edge: 12, dark: -0.08 }) + half + path(tuft, `fill="none" stroke="${col}" stroke-width="8" stroke-linecap="round"`)
      + coat(s, 'M0 -20C44 -20 80 20 82 66C84 112 44 140 0 140C-44 140 -84 112 -82 66C-80 20 -44 -20 0 -20Z', [-84, -20, 168, 160], white, { dir: from(0, 60), len: 22, edge: 4, dark: -0.1 })
      + [-1, 1].map((f) => circ(f * 86, -14, 27, `fill="${dark}"`) + circ(f * 86 + 8, -24, 9, 'fill="#ffffff"') + circ(f * 86 - 8, -4, 4, 'fill="#ffffff" opacity=".7"') + path(`M${f * 60} -42Q${f * 86} -60 ${f * 114} -42`, `fill="none" stroke="${shade(f < 0 ? patch : col, -0.16)}" stroke-width="6" stroke-linecap="round"`)).join('')
      + path('M-28 40C-20 24 20 24 28 40C26 58 10 68 0 70C-10 68 -26 58 -28 40Z', `fill="${pink}"`) + path('M-12 46h.1M12 46h.1', `stroke="${shade(pink, -0.2)}" stroke-width="9" stroke-linecap="round"`) + path('M0 70V88', `stroke="${dark}" stroke-width="6" stroke-linecap="round"`) + path('M-60 60Q-120 50 -180 66M-58 76Q-116 80 -166 104M60 60Q120 50 180 66M58 76Q116 80 166 104', `fill="none" stroke="${white}" stroke-width="4" stroke-linecap="round"`), tf(x, y, 0, k));
  };
  c.add('art', pig(208, 850, 1.0, '#c77f42', '#5a3a2c', false) + pig(794, 844, 1.02, '#e9dcc6', '#8f8a86', true));
  c.add('art', pig(500, 826, 1.16, '#8a4d2a', '#e2b27a', false));
  // a small crown for the one in the middle
  c.add('art', g(grained(s, 'M-74 30L-88 -54L-40 -18L0 -78L40 -18L88 -54L74 30Q0 50 -74 30Z', [-88, -78, 176, 122], p.b, { n: 90, from: 80, dl: -0.08 }) + circ(-88, -58, 12, `fill="${p.a}"`) + circ(0, -82, 13, `fill="${p.e}"`) + circ(88, -58, 12, `fill="${p.a}"`), tf(500, 610, -4, 0.86)));
  // one leaf of lettuce, held in three mouths
  const frill = (x0: number, x1: number, y: number, h: number) => { let d = `M${x0} ${y}`; const n = 13; for (let i = 0; i < n; i++) { const w = (x1 - x0) / n, up = Math.sin(((i + 0.5) / n) * Math.PI) * h; d += `q${n1(w / 2)} ${n1(-34 - (i % 2) * 12)} ${n1(w)} ${n1(i < n / 2 ? -up * 0.06 : up * 0.06)}`; } return d; };
  const lettuce = `${frill(120, 880, 966, 60)}C930 1030 820 1110 640 1106C560 1126 440 1126 360 1106C180 1110 70 1030 120 966Z`;
  c.add('art', grained(s, lettuce, [90, 900, 830, 226], leaf, { n: 520, from: 90, dl: -0.08 }) + path('M150 1010C300 1050 700 1050 850 1010M500 1110C500 1070 500 1020 500 960M500 1080C420 1060 360 1020 330 970M500 1080C580 1060 640 1020 670 970M500 1100C400 1100 270 1060 210 990M500 1100C600 1100 730 1060 790 990', `fill="none" stroke="${mix(leaf, p.paper, 0.5)}" stroke-width="8" stroke-linecap="round"`));
  const bite = (x: number, y: number, k: number) => g(path('M-40 0C-36 34 36 34 40 0C20 14 -20 14 -40 0Z', `fill="${white}"`) + rect(-17, -4, 16, 26, `rx="4" fill="#fffdf6"`) + rect(1, -4, 16, 26, `rx="4" fill="#fffdf6"`), tf(x, y, 0, k));
  c.add('art', bite(208, 938, 1) + bite(500, 928, 1.1) + bite(794, 934, 1));
  // the table, a plate that is empty
  c.add('art', path('M0 1120H1000V1400H0Z', `fill="${p.a}"`) + path('M0 1120H1000V1150Q975 1186 950 1150Q925 1186 900 1150Q875 1186 850 1150Q825 1186 800 1150Q775 1186 750 1150Q725 1186 700 1150Q675 1186 650 1150Q625 1186 600 1150Q575 1186 550 1150Q525 1186 500 1150Q475 1186 450 1150Q425 1186 400 1150Q375 1186 350 1150Q325 1186 300 1150Q275 1186 250 1150Q225 1186 200 1150Q175 1186 150 1150Q125 1186 100 1150Q75 1186 50 1150Q25 1186 0 1150Z', `fill="${p.paper}"`) + rect(0, 1196, 1000, 204, `fill="${c.pattern(80, 80, path('M0 0H40V40H0ZM40 40H80V80H40Z', `fill="${p.paper}" opacity=".16"`))}"`));
  const paw = (x: number, col: string) => path(`M${x - 30} 1150C${x - 44} 1116 ${x - 20} 1094 ${x} 1094C${x + 20} 1094 ${x + 44} 1116 ${x + 30} 1150Z`, `fill="${col}"`) + path(`M${x - 12} 1148v-18M${x + 12} 1148v-18`, `stroke="${shade(col, -0.2)}" stroke-width="5" stroke-linecap="round"`);
  c.add('art', [146, 270].map((x) => paw(x, mix(pink, white, 0.15))).join('') + [430, 570].map((x) => paw(x, mix(pink, white, 0.15))).join('') + [732, 856].map((x) => paw(x, mix(pink, white, 0.15))).join(''));
  c.add('art', [[230, 1284], [500, 1304], [770, 1284]].map(([x, y]) => ell(x! + 4, y! + 14, 112, 34, `fill="${p.e}" opacity=".22"`) + ell(x!, y!, 110, 36, `fill="${p.paper}"`) + ell(x!, y! - 2, 76, 22, `fill="none" stroke="${p.c}" stroke-width="5"`)).join('') + path('M214 1280l16 8l-4 -14M760 1284l20 -6M506 1300l14 8', `fill="none" stroke="${leaf}" stroke-width="8" stroke-linecap="round"`));
  return { box: [90, 74, 820, 280], ground: wall, ink: p.e, small: shade(p.a, -0.14), max: 128 };
}
