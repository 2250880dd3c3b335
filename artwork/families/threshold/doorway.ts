import { bez, circ, type Drawing, ell, g, lerp, mix, n1, type P, path, qbez, rect, ribbon, type Rng } from '#artwork/engine.ts';
import { against, cat } from './wheels.ts';
import type { Room, Tones } from './tones.ts';

/** one bare tree, its twigs thinning */
function tree(r: Rng, x: number, y: number, len: number, col: string): string {
  let d = '';
  const grow = (from: P, a: number, l: number, w: number, n: number) => {
    const to: P = [from[0] + Math.cos(a) * l, from[1] + Math.sin(a) * l], bend: P = [(from[0] + to[0]) / 2 + r.f(-0.12, 0.12) * l, (from[1] + to[1]) / 2];
    d += ribbon(qbez(from, bend, to, 5), (t) => w * (1 - 0.36 * t));
    if (n) for (const s of n > 3 ? [-0.46, 0.06, 0.5] : [-0.5, 0.42]) grow(to, a + s + r.f(-0.14, 0.14), l * r.f(0.62, 0.8), w * 0.6, n - 1);
  };
  grow([x, y], -Math.PI / 2, len, len * 0.17, 5);
  return path(d, `fill="${col}"`);
}

/** a sole's print, heel towards the viewer */
const print = (x: number, y: number, k: number, deg: number, col: string) =>
  path('M-7 -18C-8 -26 7 -28 8 -18C9 -8 5 0 5 5H-5C-5 0 -6 -8 -7 -18ZM-5 9H5C7 18 5 24 0 24S-7 18 -5 9Z', `fill="${col}" transform="translate(${n1(x)} ${n1(y)}) rotate(${deg}) scale(${Math.round(k * 115) / 100} ${Math.round(k * 82) / 100})"`);

/** From a dark hall through the open door: dawn, new snow, and one line of prints from the step to the gate. */
export function doorway(c: Drawing, r: Rng, t: Tones): Room {
  const X0 = 136, X1 = 824, Y0 = 84, Y1 = 1128;
  const sky = [mix(t.far, t.light, 0.36), mix(t.warm, t.light, 0.62), mix(t.warm, t.gold, 0.3)] as const;
  const open = c.clip(rect(X0, Y0, X1 - X0, Y1 - Y0));
  const snow = mix(t.light, '#ffffff', 0.4), blue = mix(t.light, t.far, 0.55), deep = mix(t.light, t.mid, 0.62);
  let s = rect(X0, Y0, 700, 700, `fill="${c.lin([[0, sky[0]], [0.62, sky[1]], [1, sky[2]]])}"`);
  s += circ(640, 706, 240, `fill="${c.rad([[0, '#fffdf2', 1], [0.24, t.light, 0.9], [0.6, t.warm, 0.35], [1, t.warm, 0]], 640, 706, 240, 'u')}"`);
  s += path('M136 690Q260 628 400 668T660 652T830 640V800H136Z', `fill="${mix(sky[1], t.far, 0.34)}"`) + path('M136 716Q300 674 470 700T830 690V800H136Z', `fill="${mix(sky[1], t.far, 0.6)}"`);
  // a farm on the other side, with smoke from one chimney
  s += path('M236 706v-34l34 -22l34 22v34Z', `fill="${t.mid}"`) + path('M230 676l40 -30l40 30l-5 4l-35 -24l-35 24Z', `fill="${snow}"`) + rect(284, 640, 10, 26, `fill="${t.mid}"`) + rect(262, 682, 12, 14, `fill="${t.gold}"`)
    + path(ribbon(bez([289, 638], [270, 600], [320, 570], [296, 520], 16), (u) => 6 + 16 * u), `fill="${snow}" opacity=".55"`);
  // the garden: snow, the path's shallow trough, the shadow side
  s += path('M136 742Q320 716 500 726T830 728V1130H136Z', `fill="${c.lin([[0, snow], [0.4, mix(snow, blue, 0.3)], [1, blue]], 0, 720, 0, 1130, 'u')}"`);
  s += path('M552 742C520 800 400 860 330 1130H640C600 940 590 850 588 742Z', `fill="${snow}" opacity=".55"`);
  // fence and open gate; their shadows fall towards us
  let fence = '', caps = '', falls = '';
  for (let x = 142; x < 830; x += 25) {
    if (x > 530 && x < 612) continue;
    fence += `M${x} 778v-58l7 -9l7 9v58Z`; caps += ell(x + 7, 712, 9, 4);
    falls += `M${x} 778L${n1(x - (640 - x) * 0.14)} 846h12L${x + 14} 778Z`;
  }
  s += path(falls, `fill="${deep}" opacity=".4"`) + path(`${fence}M136 734h398v8h-398ZM610 734h220v8h-220Z`, `fill="${t.mid}"`) + g(caps, `fill="${snow}"`);
  s += path('M530 788v-84h14v84ZM600 788v-84h14v84Z', `fill="${t.near}"`) + ell(537, 702, 13, 6, `fill="${snow}"`) + ell(607, 702, 13, 6, `fill="${snow}"`) + path('M544 730L508 744V806L544 776Z', `fill="none" stroke="${t.near}" stroke-width="6"`) + path('M532 734v56M520 740v58', `stroke="${t.near}" stroke-width="5"`);
  s += path('M188 800L128 1000H160L212 800Z', `fill="${deep}" opacity=".34"`) + tree(r.sub('tree'), 198, 806, 96, t.near) + ell(200, 808, 44, 9, `fill="${snow}"`);
  // a robin's post-box
  s += path('M742 900v-96h14v96Z', `fill="${t.near}"`) + path('M704 806v-42q0 -26 28 -26h34q28 0 28 26v42Z', `fill="${t.near}"`) + path('M700 752q10 -24 48 -24t50 24q-14 -8 -48 -8t-50 8Z', `fill="${snow}"`) + path('M742 900L716 1000h22l18 -100Z', `fill="${deep}" opacity=".4"`)
    + path('M730 726c0 -18 12 -28 26 -26c4 -6 14 -4 14 4l8 4l-8 3c0 12 -8 19 -22 19l-26 6Z', `fill="${t.near}"`) + path('M768 708c-2 14 -10 20 -18 20c-8 -8 4 -22 18 -20Z', `fill="${t.gold}"`);
  // the prints: one person’s out to the gate, and a cat’s that turn back
  for (let i = 0; i < 12; i++) {
    const u = i / 11, y = lerp(1060, 800, 1 - (1 - u) ** 1.7), k = lerp(2.1, 0.46, 1 - (1 - u) ** 1.7), x = lerp(486, 571, u) + Math.sin(u * 3) * -22 + (i % 2 ? 1 : -1) * 15 * k;
    s += print(x + 1.4 * k, y + 2 * k, k, (i % 2 ? 5 : -5) + 6, snow) + print(x, y, k, (i % 2 ? 5 : -5) + 6, deep);
  }
  let paws = '';
  for (let i = 0; i < 13; i++) { const u = i / 12, a = Math.PI * u, x = 618 + Math.sin(a) * 96 + u * 54, y = 1104 - Math.sin(a * 0.94) * 132; paws += ell(x + (i % 2 ? 7 : -7), y, 6.4 - Math.sin(a) * 2, 4.2 - Math.sin(a)); }
  s += g(paws, `fill="${deep}"`);
  // the step, with its fall of snow
  s += path('M136 1128V1098Q300 1082 480 1092T824 1086V1128Z', `fill="${mix(snow, blue, 0.15)}"`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${t.dark}"`));
  c.add('art', g(s, `clip-path="${open}"`));
  const lit = mix(t.warm, t.light, 0.5), hall = t.near, jamb = mix(t.dark, t.mid, 0.4);
  // the hall: floor with the light lying on it, jambs, the door swung in
  let tiles = '';
  for (let i = -9; i <= 9; i++) tiles += `M${500 + i * 76} 1150L${500 + i * 128} 1400`;
  for (const y of [1182, 1228, 1294, 1384]) tiles += `M0 ${y}H1000`;
  let w = rect(0, 0, 1000, Y0, `fill="${hall}"`) + rect(0, 0, X0, 1150, `fill="${hall}"`) + rect(X1, 0, 1000 - X1, 1150, `fill="${hall}"`) + rect(0, 1150, 1000, 250, `fill="${t.dark}"`)
    + path('M136 1150H824L930 1400H10Z', `fill="${c.lin([[0, t.warm, 0.85], [1, t.warm, 0.1]])}"`) + path(tiles, `fill="none" stroke="${t.dark}" stroke-width="4" opacity=".75"`)
    + path(`M${X0 - 30} ${Y0 - 30}H${X1 + 30}V1150H${X1}V${Y0}H${X0}V1150H${X0 - 30}Z`, `fill="${jamb}"`) + path(`M${X0} 1150V${Y0}H${X1}V1150`, `fill="none" stroke="${lit}" stroke-width="7"`)
    + rect(X0 - 34, 1126, X1 - X0 + 68, 26, `fill="${mix(lit, t.mid, 0.25)}"`) + rect(X0 - 34, 1126, X1 - X0 + 68, 6, `fill="${snow}"`);
  // the door leaf on the left, edge to the light
  w += path('M106 54L-40 -30V1300L106 1152Z', `fill="${t.dark}"`) + path('M106 54v1098', `stroke="${lit}" stroke-width="7"`) + path('M84 140L20 110V600L84 600ZM84 670H20V1130L84 1084Z', `fill="none" stroke="${jamb}" stroke-width="6"`) + circ(70, 636, 12, `fill="${t.gold}"`) + circ(67, 632, 4, `fill="${t.light}"`);
  // on the right: a peg with a scarf and a bobble hat, skates below
  w += rect(862, 330, 138, 18, `fill="${t.dark}"`) + circ(896, 352, 12, `fill="${lit}"`) + circ(893, 352, 12, `fill="${t.dark}"`);
  const scarf = 'M878 350Q862 360 866 400L860 640Q858 660 864 672H906Q900 560 912 420Q918 372 908 350Q892 338 878 350Z';
  w += against(scarf, t.dark, lit, -4, 0) + path('M862 600h44M861 622h44M866 440h44', `stroke="${t.gold}" stroke-width="7" opacity=".7"`) + path('M864 672v26M874 672v28M884 672v27M894 672v28M904 672v26', `stroke="${t.dark}" stroke-width="4"`);
  const hat = 'M930 420C926 366 948 344 974 344S1020 366 1020 420Z';
  w += against(hat, t.dark, lit, -4, 0) + circ(972, 336, 20, `fill="${lit}"`) + circ(975, 337, 20, `fill="${t.dark}"`) + rect(924, 408, 90, 24, `fill="${mix(t.dark, t.mid, 0.5)}"`);
  const boot = 'M0 0V-146H62V-58C62 -38 112 -44 112 -8V0Z';
  w += g(path(boot, `fill="${lit}" transform="translate(5 -2)"`) + path(boot, `fill="${t.dark}"`) + rect(0, -146, 62, 16, `fill="${mix(t.dark, t.mid, 0.6)}"`), 'transform="translate(968 1204) scale(-1 1)"')
    + g(path(boot, `fill="${lit}" transform="translate(5 -2)"`) + path(boot, `fill="${t.dark}"`) + rect(0, -146, 62, 16, `fill="${mix(t.dark, t.mid, 0.6)}"`), 'transform="translate(1004 1252) scale(-1 1)"');
  w += ell(690, 1142, 74, 9, `fill="${t.dark}" opacity=".55"`) + cat(690, 1140, 0.98, t.dark, lit);
  c.add('frame', w);
  return { box: [196, 146, 568, 360], ground: mix(sky[0], sky[1], 0.4), ink: t.dark, accent: t.dark, max: 104 };
}
