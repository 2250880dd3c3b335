import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { type Counter, EGG, NORI, PRAWN, rice, SALMON, TUNA } from './piece.ts';

/** Three pieces of sushi in one bed: rice for a mattress, egg, salmon and tuna for quilts, fast asleep. */
export function nap(t: Counter): Room {
  const { c, r, p } = t, wall = mix(p.e, '#0f1428', 0.2);
  // a paper window with the moon behind it
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(wall, 0.02)], [1, shade(wall, -0.03)]])}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(56, 32, path('M0 32A28 28 0 0 1 56 32M12 32A16 16 0 0 1 44 32M-28 16A28 28 0 0 1 28 16M-16 16A16 16 0 0 1 16 16M28 16A28 28 0 0 1 84 16M40 16A16 16 0 0 1 72 16', `fill="none" stroke="${shade(wall, 0.05)}" stroke-width="2.5"`))}"`));
  // the geta: a board on two feet, from the front
  const wood = mix('#c8925a', p.b, 0.12), floor = mix(wall, '#000000', 0.3);
  c.add('ground', rect(0, 1180, 1000, 220, `fill="${floor}"`) + rect(0, 1180, 1000, 6, `fill="${shade(wall, 0.07)}"`));
  c.add('art', ell(500, 1330, 440, 28, 'fill="#000000" opacity=".35"') + path('M150 1196H290L270 1326H170ZM710 1196H850L830 1326H730Z', `fill="${shade(wood, -0.12)}"`) + path('M150 1196H290L286 1220H154ZM710 1196H850L846 1220H714Z', `fill="${shade(wood, -0.2)}"`) + rect(56, 1132, 888, 68, `rx="12" fill="${wood}"`) + rect(56, 1132, 888, 16, `rx="8" fill="${shade(wood, 0.08)}"`) + path('M70 1166C300 1158 500 1178 930 1162M70 1182C360 1176 600 1192 930 1180', `fill="none" stroke="${shade(wood, -0.07)}" stroke-width="4"`));
  // each: a mattress of rice, a face, a quilt over it
  const sleeper = (x: number, w: number, top: string, kind: 'egg' | 'salmon' | 'tuna', dream: number) => {
    const h = 172, y = 1132, L = x - w / 2, Rr = x + w / 2, bed = `M${L + 6} ${y}Q${L - 16} ${y - 60} ${L + 8} ${y - h + 40}Q${L + 26} ${y - h} ${x} ${y - h}Q${Rr - 26} ${y - h} ${Rr - 8} ${y - h + 40}Q${Rr + 16} ${y - 60} ${Rr - 6} ${y}Z`;
    let o = rice(r, bed, c.clip(path(bed)), [L - 10, y - h, Rr + 10, y], 250);
    // quilt: hangs over both sides, folded down under the chin
    const q = `M${L - 18} ${y - 74}C${L - 24} ${y - h - 20} ${L + 10} ${y - h - 84} ${x} ${y - h - 84}C${Rr - 10} ${y - h - 84} ${Rr + 24} ${y - h - 20} ${Rr + 18} ${y - 74}C${Rr + 4} ${y - 48} ${Rr - 30} ${y - 66} ${Rr - 50} ${y - 58}C${x + 40} ${y - 40} ${x - 20} ${y - 66} ${x - 50} ${y - 52}C${L + 30} ${y - 40} ${L - 4} ${y - 50} ${L - 18} ${y - 74}Z`, clip = c.clip(path(q));
    let lines = '';
    for (let i = 0; i < 7; i++) { const X = L - 30 + (i * (w + 70)) / 6; lines += kind === 'egg' ? '' : `M${n1(X)} ${y - h - 96}C${n1(X + 24)} ${y - h - 20} ${n1(X - 26)} ${y - 120} ${n1(X + 8)} ${y - 30}`; }
    o += c.soft(q, 0, 6, 8, '#000000', 0.3) + path(q, `fill="${top}"`) + g((kind === 'egg' ? path(`M${L - 30} ${y - h - 30}Q${x} ${y - h - 66} ${Rr + 30} ${y - h - 30}M${L - 30} ${y - h + 12}Q${x} ${y - h - 18} ${Rr + 30} ${y - h + 12}M${L - 30} ${y - 110}Q${x} ${y - 136} ${Rr + 30} ${y - 110}`, `fill="none" stroke="${shade(EGG, -0.07)}" stroke-width="7"`) : path(lines, `fill="none" stroke="${kind === 'salmon' ? '#ffd3b8' : shade(TUNA, 0.09)}" stroke-width="${kind === 'salmon' ? 15 : 9}" stroke-linecap="round"`)) + path(`M${L - 30} ${y - 90}Q${x} ${y - 60} ${Rr + 30} ${y - 90}V${y}H${L - 30}Z`, `fill="${shade(top, -0.12)}" opacity=".5"`) + path(`M${L + 16} ${y - h - 40}Q${L + 50} ${y - h - 72} ${x - 10} ${y - h - 74}`, 'fill="none" stroke="#ffffff" stroke-width="10" stroke-linecap="round" opacity=".55"'), `clip-path="${clip}"`);
    if (kind === 'egg') o += path(`M${x - 24} ${y - h - 84}Q${x} ${y - h - 88} ${x + 24} ${y - h - 84}V${y - 6}H${x - 24}Z`, `fill="${NORI}"`) + path(`M${x - 14} ${y - h - 80}V${y - 10}`, 'stroke="#4b6156" stroke-width="6"');
    // the face, on the rice that shows below the quilt, or beside the belt
    const fx = kind === 'egg' ? 66 : 42, fy = kind === 'egg' ? y - h + 26 : y - h + 30;
    o += [-1, 1].map((s) => path(`M${x + s * fx - 18} ${fy}q18 17 36 0`, `fill="none" stroke="${p.ink}" stroke-width="7" stroke-linecap="round"`) + ell(x + s * (fx + 22), fy + 26, 15, 9, `fill="${mix('#e8646a', top, 0.3)}" opacity=".75"`)).join('') + (kind === 'egg' ? '' : path(dream % 2 ? `M${x - 10} ${fy + 22}a10 9 0 1 0 20 0a10 9 0 1 0 -20 0Z` : `M${x - 11} ${fy + 22}q11 12 22 0`, dream % 2 ? `fill="${p.ink}"` : `fill="none" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"`));
    return o;
  };
  c.add('art', sleeper(222, 250, SALMON, 'salmon', 1) + sleeper(500, 232, EGG, 'egg', 2) + sleeper(776, 250, TUNA, 'tuna', 2));
  // a prawn's tail that sticks out of the wrong end, ginger for a bolster, a leaf of shiso to pull up
  c.add('art', g(path('M0 0C-18 -34 -60 -40 -76 -20C-60 -14 -56 -6 -62 6C-70 18 -62 30 -46 30C-26 30 -8 18 0 0Z', 'fill="#e2603e"') + path('M-8 2C-24 -16 -44 -24 -62 -18M-10 6C-26 14 -42 22 -54 18', `fill="none" stroke="${PRAWN}" stroke-width="5" stroke-linecap="round"`), tf(650, 1120, 64)) + g(path('M-34 12C-38 -20 -10 -30 8 -20C30 -30 48 -4 34 14C14 26 -26 28 -34 12Z', 'fill="#f6c3b4"') + path('M-22 8C-14 -12 8 -12 16 2M-8 16C2 2 22 4 26 10', 'fill="none" stroke="#e79d8d" stroke-width="5" stroke-linecap="round"'), tf(640, 1112)) + g(path('M-24 14C-30 -8 -8 -26 8 -20C28 -24 32 8 18 18C4 26 -18 26 -24 14Z', 'fill="#8fae4c"') + path('M-8 -2q8 -9 18 -2', 'fill="none" stroke="#bdd47d" stroke-width="5" stroke-linecap="round"'), tf(362, 1114)));
  // the moon in a round window, two clouds, stars, and the letters z of sleepers
  const moon = mix('#fff3cf', p.b, 0.12);
  c.add('art', g(circ(500, 660, 236, `fill="${mix(wall, p.b, 0.25)}"`) + circ(500, 660, 222, `fill="${mix(wall, '#050916', 0.35)}"`) + g(circ(500, 660, 300, `fill="${c.rad([[0, moon, 0.7], [0.45, moon, 0.2], [1, moon, 0]], 0.56, 0.45, 0.5)}"`) + circ(540, 630, 108, `fill="${moon}"`) + circ(508, 596, 16, `fill="${shade(moon, -0.05)}"`) + circ(572, 652, 24, `fill="${shade(moon, -0.05)}"`) + circ(528, 682, 12, `fill="${shade(moon, -0.05)}"`) + path('M250 772C300 736 350 742 376 760C410 726 480 730 506 764C560 750 620 770 640 800H250ZM470 830C520 800 600 800 640 816C680 800 730 806 760 830V900H470Z', `fill="${mix(wall, '#8fa0cc', 0.4)}"`) + path('M360 560h.1M400 520h.1M420 620h.1M640 520h.1M680 600h.1M350 660h.1', 'stroke="#fff6da" stroke-width="9" stroke-linecap="round"'), `clip-path="${c.clip(circ(500, 660, 222))}"`) + path('M500 438V882M278 660H722M344 504V816M656 504V816', `stroke="${mix(wall, p.b, 0.25)}" stroke-width="9"`), 'transform="translate(110 94) scale(.78)"'));
  const zed = (x: number, y: number, k: number, d: number) => path('M-20 -22H20L-20 22H20', `fill="none" stroke="${mix(p.paper, p.b, 0.3)}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" ${tf(x, y, d, k)}`);
  c.add('art', zed(226, 812, 0.8, -8) + zed(192, 730, 1.05, 8) + zed(236, 632, 1.4, -6) + zed(790, 816, 0.8, 10) + zed(826, 738, 1.05, -8) + zed(784, 640, 1.4, 8));
  return { box: [90, 80, 820, 318], ground: wall, ink: '#fff6e2', small: mix(p.b, '#fff6e2', 0.3), max: 136 };
}
