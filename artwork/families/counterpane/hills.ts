import { circ, type Drawing, ell, g, mix, n1, type P, type Palette, path, rect, ribbon, type Rng, shade, tf } from '#artwork/engine.ts';
import { dry } from '#artwork/marks/brush.ts';
import { onQuilt, quilt } from './quilt.ts';
import type { Room } from './room.ts';

/** one sheep of the flock */
export function sheep([x, y]: P, s: number, flip: boolean, p: Palette): string {
  const wool = mix(p.paper, '#FFFFFF', 0.3), face = shade(p.e, -0.08);
  return g(path('M-16 6V18M-6 8V19M8 8V19M17 6V18', `stroke="${face}" stroke-width="4.4" stroke-linecap="round"`) + path('M-26 0C-34 -8 -26 -20 -17 -17C-14 -27 2 -28 6 -20C14 -27 27 -20 24 -11C32 -4 26 8 16 7C8 14 -8 13 -12 9C-20 13 -28 8 -26 0Z', `fill="${wool}"`) + path('M-20 6C-10 12 10 13 22 5C16 14 -12 16 -20 6Z', `fill="${mix(wool, p.e, 0.25)}"`) + path('M22 -14C28 -20 40 -14 40 -6C40 2 32 6 26 2C20 0 18 -8 22 -14ZM24 -14L16 -18L20 -9Z', `fill="${face}"`), `transform="translate(${n1(x)} ${n1(y - 16 * s)}) scale(${flip ? -s : s} ${s})"`);
}

/** an open sash window, its curtains drawn aside */
function window(c: Drawing, r: Rng, p: Palette): string {
  const frame = mix(p.paper, '#FFFFFF', 0.2), sky = p.d;
  let s = rect(150, 84, 700, 560, `fill="${c.lin([[0, mix(sky, p.e, 0.14)], [0.7, mix(sky, p.paper, 0.55)], [1, mix(p.b, p.paper, 0.6)]])}"`);
  const box = 'M150 84H850V644H150Z';
  s += dry(c, r, box, [150, 84, 700, 400], 4, '#FFFFFF', 26, 0.3, 5);
  for (const [x, y, k] of [[300, 452, 1], [664, 420, 0.8]] as const) s += path(`M${x - 90 * k} ${y}C${x - 90 * k} ${y - 26 * k} ${x - 56 * k} ${y - 30 * k} ${x - 44 * k} ${y - 26 * k}C${x - 34 * k} ${y - 56 * k} ${x + 12 * k} ${y - 54 * k} ${x + 18 * k} ${y - 28 * k}C${x + 46 * k} ${y - 40 * k} ${x + 90 * k} ${y - 24 * k} ${x + 84 * k} ${y}Z`, `fill="${mix(p.paper, '#FFFFFF', 0.5)}" opacity=".9"`);
  // the countryside outside
  s += path('M150 560C260 500 340 520 430 548C520 510 640 500 850 552V644H150Z', `fill="${mix(p.c, sky, 0.5)}"`) + path('M150 604C240 570 330 578 440 600C560 570 700 566 850 604V644H150Z', `fill="${mix(p.c, sky, 0.22)}"`);
  for (const [x, y, h] of [[244, 576, 44], [268, 580, 34], [560, 580, 40], [590, 582, 52], [612, 584, 36]] as const) s += ell(x, y - h * 0.6, h * 0.3, h * 0.5, `fill="${mix(p.c, p.e, 0.4)}"`) + rect(x - 2, y - h * 0.2, 4, h * 0.34, `fill="${p.e}"`);
  s += path('M404 572V552L424 536L444 552V572Z', `fill="${p.paper}"`) + path('M398 554L424 532L450 554L446 558L424 540L402 558Z', `fill="${p.a}"`) + path('M436 538v-14', `stroke="${p.a}" stroke-width="6"`) + path('M437 518c-8 -12 8 -18 0 -32', `fill="none" stroke="${p.paper}" stroke-width="6" stroke-linecap="round" opacity=".8"`);
  return s + path('M150 84H850V644H150Z', `fill="none" stroke="${frame}" stroke-width="26"`) + path('M137 71H863V657', `fill="none" stroke="${mix(p.e, p.bg, 0.6)}" stroke-width="3"`) + rect(112, 636, 776, 34, `fill="${frame}"`) + rect(112, 666, 776, 9, `fill="${mix(p.e, p.bg, 0.45)}" opacity=".6"`);
}

function curtain(c: Drawing, r: Rng, p: Palette, flip: boolean): string {
  const cloth = mix(p.a, p.paper, 0.12), d = 'M-20 36H200C216 200 196 330 132 440C112 474 104 500 112 560L104 720H-20Z';
  let sprigs = '';
  for (let i = 0; i < 34; i++) { const x = r.f(0, 190), y = r.f(60, 700); sprigs += circ(x, y, 6, `fill="${p.paper}"`) + circ(x + 10, y - 5, 4, `fill="${p.b}"`) + circ(x - 4, y + 10, 4, `fill="${p.b}"`); }
  const clip = c.clip(path(d));
  return g(path(d, `fill="${cloth}"`) + g(sprigs, `clip-path="${clip}"`) + path('M40 40C56 220 40 360 30 470M96 40C112 220 100 350 66 470M150 40C164 200 146 330 98 462M44 500C36 570 40 640 40 716M80 500C76 570 76 640 78 716', `fill="none" stroke="${shade(cloth, -0.12)}" stroke-width="9" stroke-opacity=".5" stroke-linecap="round"`) + path('M-20 452C30 446 90 452 132 440L118 484C80 494 30 496 -20 492Z', `fill="${p.b}"`) + path('M-20 470C30 466 80 470 126 460', `fill="none" stroke="${p.paper}" stroke-width="4" stroke-dasharray="9 8"`), flip ? 'transform="translate(1000 0) scale(-1 1)"' : '');
}

/** the cat, on the sill with its back to us */
function visitor(c: Drawing, r: Rng, p: Palette): string {
  const fur = mix('#5B4A42', p.e, 0.3), dark = shade(fur, -0.1);
  const body = 'M-56 0C-70 -60 -46 -120 -26 -146C-36 -160 -42 -180 -38 -204L-16 -188Q0 -194 16 -188L38 -204C42 -180 36 -160 26 -146C46 -120 70 -60 56 0Z';
  return g(path(ribbon([[44, -10], [72, 10], [78, 60], [58, 104], [74, 122]], (t) => 22 - t * 6), `fill="${fur}"`) + path('M70 34q10 2 16 0M66 60q10 4 20 2M58 88q10 6 18 4', `stroke="${dark}" stroke-width="6" fill="none"`) + path(body, `fill="${fur}"`) + dry(c, r, body, [-70, -204, 140, 204], 82, dark, 40, 0.5, 4) + path('M-30 -120Q0 -108 30 -120M-40 -90Q0 -74 40 -90M-48 -58Q0 -40 48 -58M-52 -28Q0 -12 52 -28M0 -190V-160M-14 -186L-10 -164M14 -186L10 -164', `fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"`) + path('M-28 -146Q0 -132 28 -146', `fill="none" stroke="${p.a}" stroke-width="9" stroke-linecap="round"`), tf(694, 642, 0, 0.94));
}

/** The view from bed: a quilt that looks like fields, an open window, a cat on the sill. */
export function hills(c: Drawing, r: Rng, p: Palette): Room {
  const wall = p.bg;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`));
  let paper = '';
  for (let x = 20; x < 1000; x += 64) paper += `M${x} 0V800`;
  c.add('texture', path(paper, `stroke="${mix(wall, p.paper, 0.5)}" stroke-width="18"`) + path(paper, `stroke="${mix(wall, p.a, 0.25)}" stroke-width="3" stroke-dasharray="2 22" stroke-linecap="round"`));
  c.add('art', window(c, r, p));
  c.add('art', visitor(c, r, p) + curtain(c, r, p, false) + curtain(c, r, p, true) + rect(0, 30, 1000, 16, `fill="${mix('#8A5A34', p.e, 0.25)}"`));
  // the foot of the bed
  const iron = mix(p.e, '#101018', 0.2), brass = mix('#E2B04E', p.b, 0.3);
  let bars = '';
  for (let x = 236; x <= 764; x += 66) bars += `M${x} 738V900`;
  c.add('art', path(bars, `stroke="${iron}" stroke-width="10"`) + path('M176 900V744C260 704 740 704 824 744V900', `fill="none" stroke="${iron}" stroke-width="20" stroke-linejoin="round"`) + [176, 824].map((x) => circ(x, 724, 25, `fill="${brass}"`) + circ(x - 8, 716, 7, 'fill="#FFF6D6"')).join(''));
  c.add('art', quilt(r, p));
  // grazing, a barn, two ponds
  c.add('art', ([[-0.42, 0.5, 0.95, false], [-0.3, 0.47, 1, true], [-0.5, 0.42, 1.1, false], [-0.24, 0.56, 0.8, false], [0.34, 0.5, 0.9, true], [-0.26, 0.93, 0.56, false], [0.14, 0.3, 1.2, true]] as const).map(([u, v, k, flip]) => sheep(onQuilt(u, v), k, flip, p)).join(''));
  const [bx, by] = onQuilt(0.02, 0.62), spine = mix(p.a, p.e, 0.15);
  c.add('art', g(ell(6, 6, 92, 15, `fill="${p.e}" opacity=".35"`) + path('M-84 4L-14 -62L8 -58L-58 12Z', `fill="${spine}"`) + path('M8 -58L-14 -62L66 -14L88 -8Z', `fill="${shade(spine, -0.1)}"`) + path('M-58 12L8 -58L88 -8L76 2L8 -44L-48 16Z', `fill="${p.paper}"`) + path('M-44 12L8 -40M62 0L8 -38', `stroke="${mix(p.e, p.paper, 0.5)}" stroke-width="2"`) + path('M-10 16L8 -40L30 8Z', `fill="${shade(p.e, -0.04)}"`), tf(bx, by, 0, 1.05)));
  const lens = (x: number, rx: number) => ell(x, 0, rx, 34, `fill="${mix(p.d, p.paper, 0.35)}"`) + path(`M${x - rx * 0.5} -8q${rx * 0.3} -12 ${rx * 0.8} -10`, `fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round"`) + ell(x, 0, rx, 34, `fill="none" stroke="${iron}" stroke-width="9"`);
  c.add('art', g(g(ell(-66, 8, 62, 36) + ell(72, 8, 62, 36), `fill="${p.e}" opacity=".3"`) + path('M-122 -8C-170 -60 -120 -90 -60 -84M132 -8C176 -56 120 -86 60 -80', `fill="none" stroke="${iron}" stroke-width="8" stroke-linecap="round"`) + lens(-66, 60) + lens(72, 60) + path('M-8 -6Q3 -20 14 -6', `fill="none" stroke="${iron}" stroke-width="8"`), tf(690, 1262, -9, 1.1)));
  c.add('texture', path('M0 0H1000V1400H0Z', `fill="${c.lin([[0, '#FFF3CF', 0.16], [0.5, '#FFF3CF', 0], [1, p.e, 0.24]], 0, 0, 1, 1)}"`));
  return { box: [230, 122, 540, 232], ground: mix(p.d, p.e, 0.08), max: 104, face: 'young-serif' };
}
