import { circ, ell, g, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import { arch, blossom, goldfish, hyacinth, type Page, type Room, sabzeh } from './page.ts';

const egg = (x: number, y: number, k: number, col: string, line: string) => g(path('M0 -34C22 -34 30 2 24 16C16 32 -16 32 -24 16C-30 2 -22 -34 0 -34Z', `fill="${col}"`) + path('M-25 4q6 -10 12 0t12 0t12 0t12 0', `fill="none" stroke="${line}" stroke-width="4"`) + path('M-18 -14H18M-24 16H24', `stroke="${line}" stroke-width="3.5"`), tf(x, y, 0, k));

/** The table of the seven under a window, the garden in blossom behind it. */
export function table(s: Page): Room {
  const { c, r, p } = s, wall = p.bg, Y = 986;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 560, 1000, 440, `fill="${mix(p.e, wall, 0.12)}"`));
  // a dado of star and cross tiles
  const star = c.pattern(108, 108, rect(0, 0, 108, 108, `fill="${mix(p.e, wall, 0.1)}"`) + path('M54 4L69 39L104 54L69 69L54 104L39 69L4 54L39 39ZM18 18H90V90H18Z', `fill="${mix(p.a, p.e, 0.2)}"`) + path('M54 28L61 47L80 54L61 61L54 80L47 61L28 54L47 47Z', `fill="${p.b}"`) + circ(0, 0, 17, `fill="${p.paper}"`) + circ(108, 0, 17, `fill="${p.paper}"`) + circ(0, 108, 17, `fill="${p.paper}"`) + circ(108, 108, 17, `fill="${p.paper}"`));
  c.add('ground', rect(0, 640, 1000, 350, `fill="${star}"`) + rect(0, 624, 1000, 18, `fill="${p.b}"`) + rect(0, 606, 1000, 18, `fill="${p.e}"`));
  // the window
  const win = arch(196, 804, 330, 960, 560), out = arch(166, 834, 288, 960, 552);
  let o = path(out, `fill="${p.e}"`) + path(out, `fill="none" stroke="${c.foil('gold')}" stroke-width="8"`);
  let v = rect(150, 280, 700, 700, `fill="${c.lin([[0, mix('#9fd0e0', p.d, 0.35)], [1, mix('#fdf1d8', p.d, 0.3)]])}"`) + path('M150 760L270 640L350 700L470 560L590 690L700 610L860 740V980H150Z', `fill="${mix('#9db3c4', p.d, 0.35)}"`) + path('M470 560L520 616L494 610L470 634L444 604L424 614ZM700 610L734 636L708 634L694 652L672 630Z', 'fill="#ffffff" opacity=".9"') + rect(150, 800, 700, 200, `fill="${mix('#8fb36a', p.a, 0.15)}"`);
  const cypress = (x: number, k: number) => path(`M${x} 840C${x - 34 * k} 800 ${x - 26 * k} 640 ${x} ${840 - 330 * k}C${x + 26 * k} 640 ${x + 34 * k} 800 ${x} 840Z`, `fill="${mix('#2f5a3c', p.e, 0.25)}"`) + path(`M${x} 836C${x + 26 * k} 796 ${x + 20 * k} 660 ${x} ${840 - 320 * k}Z`, 'fill="#ffffff" opacity=".1"');
  v += cypress(236, 0.86) + cypress(764, 0.9) + cypress(700, 0.66) + blossom(s, 352, 880, 0.86, '#6b4532', ['#f3b6bf', '#fbdfe0', '#ffffff']) + blossom(s, 624, 880, 0.74, '#6b4532', ['#f0a3b4', '#f9d3d8', '#ffffff']);
  o += g(v, `clip-path="${c.clip(path(win))}"`) + path(win, `fill="none" stroke="${p.paper}" stroke-width="14"`) + path('M500 336V960M200 660H800', `stroke="${p.paper}" stroke-width="11"`);
  c.add('art', o);
  // the cloth
  const cloth = p.paper;
  let t = path(`M-10 ${Y}H1010V1420H-10Z`, `fill="${cloth}"`) + path(`M-10 ${Y}H1010V${Y + 112}H-10Z`, `fill="${shade(cloth, -0.035)}"`), paisley = '';
  for (let i = 0; i < 9; i++) paisley += g(path('M0 -34C26 -30 34 4 14 26C-6 44 -36 30 -32 4C-28 -20 -2 -12 -4 6C-6 16 -16 14 -16 8', `fill="none" stroke="${p.c}" stroke-width="6" stroke-linecap="round"`) + path('M0 -34C8 -46 22 -48 30 -42', `fill="none" stroke="${p.c}" stroke-width="6" stroke-linecap="round"`) + circ(8, 8, 5, `fill="${p.b}"`), tf(60 + i * 110, 1344, i % 2 ? 0 : 8, 0.62));
  t += rect(-10, 1300, 1020, 6, `fill="${p.b}"`) + rect(-10, 1382, 1020, 6, `fill="${p.b}"`) + paisley;
  c.add('art', c.soft(`M-10 ${Y}H1010V1420H-10Z`, 0, -4, 10, p.ink, 0.25) + t);
  // mirror and two candles behind
  c.add('art', g(ell(0, 0, 92, 118, `fill="${c.foil('gold')}"`) + ell(0, 0, 74, 100, `fill="${c.lin([[0, '#eaf4f4'], [0.5, '#bcd3d6'], [1, '#eef4ee']], 0, 0, 1, 1)}"`) + path('M-40 60L36 -62M-16 74L54 -34', 'stroke="#ffffff" stroke-width="9" opacity=".7" stroke-linecap="round"') + path('M-30 112L-54 168H54L30 112Z', `fill="${c.foil('gold')}"`) + path('M0 -118C-22 -140 -8 -158 0 -166C8 -158 22 -140 0 -118Z', `fill="${c.foil('gold')}"`), tf(500, 850)));
  for (const x of [366, 634]) c.add('art', g(circ(0, -196, 70, `fill="${c.rad([[0, '#ffe9a8', 0.9], [1, '#ffe9a8', 0]])}"`) + rect(-13, -160, 26, 130, `fill="${mix('#fff6e4', p.paper, 0.5)}"`) + path('M0 -214C-14 -190 -12 -170 0 -168C12 -170 14 -190 0 -214Z', 'fill="#f6a53a"') + path('M0 -196C-6 -184 -5 -174 0 -172C5 -174 6 -184 0 -196Z', 'fill="#fff0b8"') + path('M-34 -34H34L22 -16H-22ZM-12 -16H12V14H-12ZM-44 14H44L52 30H-52Z', `fill="${c.foil('gold')}"`), tf(x, 1016)));
  // sprouts, hyacinth, fish, apples, coins, garlic, vinegar, sumac, eggs
  const bowl = (x: number, y: number, k: number, col: string, inside: string) => g(inside + path('M-66 -40H66Q60 0 26 8H-26Q-60 0 -66 -40Z', `fill="${col}"`) + path('M-60 -22Q0 -10 60 -22', `fill="none" stroke="${p.paper}" stroke-width="5"`), tf(x, y, 0, k));
  const apple = (x: number, y: number) => g(path('M0 -26C-20 -40 -46 -26 -42 4C-38 34 -16 40 0 32C16 40 38 34 42 4C46 -26 20 -40 0 -26Z', 'fill="#c5372c"') + path('M-28 -14Q-34 4 -26 16', 'fill="none" stroke="#f08c76" stroke-width="6" stroke-linecap="round"') + path('M0 -26Q2 -40 12 -46', 'fill="none" stroke="#4b2e1a" stroke-width="5" stroke-linecap="round"') + path('M4 -36Q24 -52 36 -40Q22 -28 4 -36Z', 'fill="#5f9a3a"'), tf(x, y));
  c.add('art', ell(500, 1086, 470, 30, `fill="${p.ink}" opacity=".06"`) + g(path('M-34 0L-44 -96H44L34 0Q0 10 -34 0Z', `fill="${p.e}"`) + path('M-40 -66H40M-38 -40H38', `stroke="${p.b}" stroke-width="5"`), tf(112, 1076)) + hyacinth(s, 112, 986, 0.92, mix('#8d6cc0', p.e, 0.12), mix('#5f8f3e', p.a, 0.1)) + sabzeh(s, 888, 1090, 0.92, p.a));
  c.add('art', bowl(270, 1120, 1, mix(p.a, p.paper, 0.1), [[-30, -40], [4, -46], [36, -38]].map(([x, y]) => circ(x!, y!, 22, 'fill="#f6efe2"') + path(`M${x! - 10} ${y! - 16}Q${x} ${y! - 2} ${x! - 4} ${y! + 16}M${x! + 9} ${y! - 16}Q${x! + 4} ${y} ${x! + 5} ${y! + 16}`, 'fill="none" stroke="#d9c8b0" stroke-width="3.5"') + path(`M${x} ${y! - 20}q-2 -12 4 -20`, 'fill="none" stroke="#d9c8b0" stroke-width="7" stroke-linecap="round"')).join('')));
  c.add('art', bowl(738, 1120, 1, p.c, path('M-58 -40Q-20 -76 10 -66Q44 -70 58 -40Z', 'fill="#7c1f2a"') + path('M-36 -48h.1M-14 -60h.1M10 -56h.1M32 -50h.1M-2 -46h.1M20 -62h.1', 'stroke="#a8434a" stroke-width="8" stroke-linecap="round"')));
  // the bowl with the fish
  const water = mix('#a9dbe0', p.d, 0.2);
  c.add('art', ell(500, 1168, 150, 18, `fill="${p.ink}" opacity=".12"`) + circ(500, 1066, 116, 'fill="#ffffff" opacity=".55"') + g(rect(380, 1020, 240, 170, `fill="${water}" opacity=".9"`) + ell(500, 1020, 114, 16, 'fill="#e9f8f6"') + goldfish(480, 1086, 0.68, -8, '#ee7a2c') + goldfish(552, 1128, 0.44, 190, '#e4572e'), `clip-path="${c.clip(circ(500, 1066, 110))}"`) + circ(500, 1066, 113, 'fill="none" stroke="#ffffff" stroke-width="7" opacity=".95"') + ell(500, 962, 62, 11, 'fill="none" stroke="#ffffff" stroke-width="7"') + path('M408 1070C408 1030 424 996 450 978', 'fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round"'));
  c.add('art', apple(180, 1188) + apple(264, 1200) + apple(222, 1152) + egg(372, 1204, 0.94, mix(p.d, '#ffffff', 0.2), p.c) + egg(656, 1200, 1, p.b, p.e) + egg(712, 1210, 0.9, mix(p.a, '#ffffff', 0.5), p.c));
  let coins = '';
  for (const [x, y] of [[800, 1196], [836, 1206], [872, 1196], [818, 1182], [856, 1180]] as const) coins += ell(x, y + 5, 24, 9, 'fill="#9a6c22"') + ell(x, y, 24, 9, 'fill="#e8c060"') + ell(x, y, 15, 5, 'fill="none" stroke="#b5852c" stroke-width="2.5"');
  c.add('art', coins);
  let petals = '';
  for (let i = 0; i < 22; i++) petals += path('M0 0q8 -10 16 0q-8 8 -16 0Z', `fill="${i % 2 ? '#f3b6bf' : '#fbdfe0'}" ${tf(r.f(60, 940), r.f(1220, 1290), r.f(0, 180), 0.9)}`);
  c.add('art', petals);
  return { box: [110, 84, 780, 178], ground: wall, ink: p.e, max: 112, small: p.c };
}
