import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { lime, type Stall } from './taco.ts';

/** The stand at the corner, at night: lamps, steam, the spit with a pineapple on top, and four stools. */
export function puesto({ c, p }: Stall): Room {
  const night = mix(p.e, '#0f1030', 0.35);
  // a street: flat fronts in their colours, dimmed, two lit windows
  const fronts: [number, number, number, string][] = [[-10, 260, 640, mix(p.a, night, 0.62)], [250, 250, 560, mix(p.b, night, 0.68)], [500, 240, 610, mix(p.c, night, 0.6)], [740, 270, 520, mix(p.d, night, 0.66)]];
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, night], [0.6, mix(night, p.c, 0.35)], [1, mix(night, p.b, 0.2)]])}"`) + path('M90 90h.1M240 60h.1M820 70h.1M930 140h.1M60 210h.1M960 260h.1M600 40h.1', `stroke="#fff3cf" stroke-width="7" stroke-linecap="round" opacity=".8"`);
  for (const [x, w, top, col] of fronts) { s += rect(x, top, w, 800, `fill="${col}"`) + rect(x, top, w, 22, `fill="${shade(col, 0.06)}"`); for (const k of [0.22, 0.66]) { const lit = (x + k * 100) % 3 < 1.4; s += path(`M${n1(x + w * k - 30)} ${top + 190}V${top + 96}Q${n1(x + w * k)} ${top + 60} ${n1(x + w * k + 30)} ${top + 96}V${top + 190}Z`, `fill="${lit ? mix('#ffd884', col, 0.15) : shade(col, -0.07)}"`) + rect(x + w * k - 42, top + 190, 84, 9, `fill="${shade(col, 0.09)}"`); } }
  c.add('ground', s + rect(0, 1226, 1000, 174, `fill="${shade(night, -0.03)}"`) + path('M0 1262H1000M0 1312H1000M0 1366H1000M90 1226L40 1400M300 1226L270 1400M500 1226V1400M700 1226L730 1400M910 1226L960 1400', `stroke="${shade(night, 0.05)}" stroke-width="4"`) + ell(500, 1250, 560, 90, `fill="${c.rad([[0, '#ffcf7a', 0.5], [1, '#ffcf7a', 0]])}"`));
  // the stand: posts, back wall of steel, glow
  c.add('art', circ(500, 800, 470, `fill="${c.rad([[0, '#ffd68a', 0.75], [0.6, '#ffb25a', 0.22], [1, '#ffb25a', 0]])}"`) + rect(112, 560, 22, 660, `fill="${shade(p.a, -0.1)}"`) + rect(866, 560, 22, 660, `fill="${shade(p.a, -0.1)}"`) + rect(134, 560, 732, 400, `fill="${c.lin([[0, '#f6d79a'], [1, '#e9b56a']])}"`) + path('M134 640H866M134 720H866M134 800H866', 'stroke="#d39b52" stroke-width="3" opacity=".6"'));
  // the shelf behind: bottles and a radio, soft drinks and a plant
  const bottle = (x: number, col: string) => path(`M${x - 15} 760V690Q${x - 15} 672 ${x - 7} 662V636H${x + 7}V662Q${x + 15} 672 ${x + 15} 690V760Z`, `fill="${col}"`) + rect(x - 9, 628, 18, 10, `rx="3" fill="${p.paper}"`) + rect(x - 15, 700, 30, 32, `fill="${p.paper}" opacity=".85"`) + path(`M${x - 9} 680V750`, 'stroke="#ffffff" stroke-width="4" opacity=".5"');
  c.add('art', rect(420, 760, 420, 14, 'fill="#8a5a2c"') + [450, 492, 534, 576].map((x, i) => bottle(x, ['#d9482e', '#e99a2a', '#6fa83c', '#c23a6a'][i]!)).join('') + g(rect(-64, -92, 128, 92, `rx="12" fill="${p.a}"`) + circ(-26, -44, 27, `fill="${shade(p.a, -0.14)}"`) + circ(-26, -44, 15, `fill="${shade(p.a, -0.06)}"`) + rect(12, -74, 42, 22, `rx="4" fill="${p.paper}"`) + path('M20 -63h26', `stroke="${p.c}" stroke-width="4"`) + circ(22, -26, 8, `fill="${p.paper}"`) + circ(46, -26, 8, `fill="${p.paper}"`) + path('M40 -92L74 -150', 'stroke="#c9cfd2" stroke-width="5" stroke-linecap="round"'), tf(700, 760)) + g(path('M-20 0L-26 -46H26L20 0Z', `fill="${p.c}"`) + path('M0 -46V-100M0 -60C-30 -64 -40 -90 -34 -104C-12 -100 0 -84 0 -60M0 -66C26 -70 38 -92 32 -110C10 -104 0 -88 0 -66', 'fill="#5c9640" stroke="#3f7430" stroke-width="4"'), tf(806, 760)));
  // the spit
  const tx = 276;
  let spit = rect(tx - 7, 586, 14, 380, 'fill="#aab2b7"') + rect(tx - 92, 940, 184, 24, 'rx="8" fill="#9aa3a9"') + rect(tx + 86, 640, 40, 300, 'rx="8" fill="#6b3a2a"') + path(`M${tx + 92} 654v272M${tx + 106} 654v272M${tx + 120} 654v272`, 'stroke="#ff8a3c" stroke-width="7" stroke-linecap="round"') + circ(tx + 100, 790, 160, `fill="${c.rad([[0, '#ff9a3c', 0.5], [1, '#ff9a3c', 0]])}"`);
  const cone = `M${tx - 96} 690Q${tx} 664 ${tx + 96} 690C${tx + 92} 770 ${tx + 62} 870 ${tx + 36} 936Q${tx} 948 ${tx - 36} 936C${tx - 62} 870 ${tx - 92} 770 ${tx - 96} 690Z`;
  let slices = '';
  for (let i = 0; i < 15; i++) { const y = 692 + i * 17, w = 98 - i * 4.3; slices += `M${n1(tx - w)} ${y}Q${tx} ${n1(y + 20 + (i % 3) * 4)} ${n1(tx + w)} ${n1(y + (i % 2) * 6)}`; }
  spit += path(cone, `fill="${c.lin([[0, '#8f3416'], [0.4, '#c9582a'], [0.75, '#e98a3e'], [1, '#d06a2c']], 0, 0, 1, 0)}"`) + g(path(slices, 'fill="none" stroke="#7a2a12" stroke-width="5" opacity=".65"') + path(slices, 'fill="none" stroke="#f6b06a" stroke-width="3" opacity=".55" transform="translate(0 6)"'), `clip-path="${c.clip(path(cone))}"`);
  spit += path(`M${tx - 52} 690C${tx - 66} 640 ${tx - 40} 612 ${tx} 610C${tx + 40} 612 ${tx + 66} 640 ${tx + 52} 690Q${tx} 704 ${tx - 52} 690Z`, 'fill="#e5a32c"') + path(`M${tx - 50} 640L${tx + 46} 688M${tx - 56} 664L${tx + 14} 696M${tx - 30} 618L${tx + 58} 664M${tx + 50} 640L${tx - 46} 688M${tx + 56} 664L${tx - 14} 696M${tx + 30} 618L${tx - 58} 664`, 'stroke="#b9781a" stroke-width="4"') + [-56, -30, 0, 30, 56].map((d) => path('M-9 0C-16 -30 -10 -60 0 -76C10 -60 16 -30 9 0Z', `fill="${d % 4 ? '#4f8a3a' : '#69a648'}" ${tf(tx, 616, d)}`)).join('');
  c.add('art', spit);
  // the griddle with its tortillas, steam going up
  c.add('art', path('M430 930H840V962H430Z', 'fill="#3a3f44"') + rect(424, 920, 422, 16, 'rx="8" fill="#565d63"') + [490, 590, 690, 786].map((x, i) => ell(x, 914, 44, 9, 'fill="#f0d596"') + (i % 2 ? path(`M${x - 40} 912C${x - 36} 868 ${x + 36} 868 ${x + 40} 912Z`, 'fill="#f4dfa8" stroke="#c98f48" stroke-width="3"') + path(`M${x - 30} 888q8 -12 15 -3t16 -5t16 4t12 6`, 'fill="none" stroke="#c0542a" stroke-width="9" stroke-linecap="round"') + path(`M${x - 22} 880h.1M${x} 876h.1M${x + 20} 882h.1`, 'stroke="#5c9640" stroke-width="9" stroke-linecap="round"') : '')).join('') + path('M500 880C480 850 520 830 500 796C484 770 516 752 506 726M600 886C584 862 616 840 600 810M716 884C700 850 736 830 716 796C700 770 732 752 722 726', 'fill="none" stroke="#ffffff" stroke-width="11" stroke-linecap="round" opacity=".5"'));
  // the counter in tiles
  const tile = c.pattern(92, 92, rect(0, 0, 92, 92, `fill="${p.paper}"`) + path('M0 46L46 0L92 46L46 92Z', `fill="none" stroke="${p.a}" stroke-width="5"`) + [0, 1, 2, 3].map((i) => path('M0 0C-13 -10 -13 -28 0 -35C13 -28 13 -10 0 0Z', `fill="${i % 2 ? p.c : p.a}" transform="translate(46 46) rotate(${i * 90})"`)).join('') + circ(46, 46, 7, `fill="${p.b}"`) + [[0, 0], [92, 0], [0, 92], [92, 92]].map(([x, y]) => circ(x!, y!, 15, `fill="${p.b}"`)).join('') + rect(0, 0, 92, 92, `fill="none" stroke="${mix(p.paper, p.a, 0.3)}" stroke-width="2.5"`), 'translate(84 994)');
  c.add('art', rect(84, 994, 832, 230, `fill="${tile}"`) + rect(84, 994, 832, 40, 'fill="#1c0f08" opacity=".2"') + rect(56, 958, 888, 40, 'rx="8" fill="#c9cfd2"') + rect(56, 958, 888, 11, 'rx="6" fill="#f1f4f5"') + rect(84, 1204, 832, 24, `fill="${p.e}"`));
  // on the counter: salsas, limes, napkins; before it: stools
  const jar = (x: number, col: string) => path(`M${x - 26} 960V914H${x + 26}V960Z`, `fill="${col}"`) + ell(x, 914, 26, 8, `fill="${shade(col, 0.08)}"`) + path(`M${x + 8} 912L${x + 26} 872`, 'stroke="#8a5a2c" stroke-width="7" stroke-linecap="round"');
  c.add('art', jar(112, '#b8281e') + jar(176, '#6f9a35') + [[386, 946, 10], [412, 950, 60], [400, 932, -20]].map(([x, y, d]) => lime(x!, y!, 19, d!, d !== 60)).join('') + path('M866 960L872 906H918L924 960Z', `fill="${p.paper}"`) + path('M880 906L886 880L904 886L912 906Z', 'fill="#ffffff"'));
  const stool = (x: number, col: string) => path(`M${x - 34} 1150L${x - 52} 1340M${x + 34} 1150L${x + 52} 1340M${x} 1152V1350`, 'stroke="#2a2f36" stroke-width="12" stroke-linecap="round"') + path(`M${x - 44} 1270H${x + 44}`, 'stroke="#2a2f36" stroke-width="9"') + ell(x, 1150, 66, 20, `fill="${shade(col, -0.12)}"`) + ell(x, 1138, 66, 20, `fill="${col}"`) + ell(x - 12, 1133, 36, 8, `fill="${shade(col, 0.1)}"`);
  c.add('art', [190, 396, 604, 810].map((x, i) => ell(x, 1352, 70, 10, 'fill="#000000" opacity=".3"') + stool(x, [p.b, p.c, p.a, p.d][i]!)).join(''));
  // the awning, scalloped, and lamps along it
  const n = 10, W = 900 / n;
  let awn = '';
  for (let i = 0; i < n; i++) { const x = 50 + i * W, col = i % 2 ? p.paper : p.c; awn += path(`M${n1(x + 22 * (1 - i / (n / 2)))} 460H${n1(x + W + 22 * (1 - (i + 1) / (n / 2)))}L${n1(x + W)} 566A${n1(W / 2)} 38 0 0 1 ${n1(x)} 566Z`, `fill="${col}"`) + path(`M${n1(x)} 552H${n1(x + W)}V566A${n1(W / 2)} 38 0 0 1 ${n1(x)} 566Z`, `fill="${shade(col, -0.08)}"`); }
  c.add('art', path('M60 570H940V640Q500 600 60 640Z', 'fill="#1c0f08" opacity=".22"') + awn);
  // the sign above
  const board = mix(p.paper, '#fff4d8', 0.5);
  let bulbs = '';
  for (let i = 0; i < 17; i++) for (const y of [92, 446]) bulbs += circ(116 + i * 48, y, 10, 'fill="#fff3c4"') + circ(116 + i * 48, y, 22, `fill="${c.rad([[0, '#ffe39a', 0.55], [1, '#ffe39a', 0]])}"`);
  c.add('art', c.soft('M86 66H914V470H86Z', 0, 8, 12, '#05060f', 0.4) + rect(86, 66, 828, 406, `rx="22" fill="${p.a}"`) + rect(86, 66, 828, 406, `rx="22" fill="none" stroke="${shade(p.a, -0.12)}" stroke-width="8"`) + rect(116, 118, 768, 302, `rx="12" fill="${board}"`) + bulbs);
  return { box: [142, 140, 716, 256], ground: board, ink: p.e, small: shade(p.c, -0.04), max: 132 };
}
