import { circ, g, mix, n1, path, polar, rect, shade, tf } from '#artwork/engine.ts';
import { cloth, flecks, patch, running, type Loom, type Room } from './cloth.ts';

/** one leaf of shamrock: three hearts on a stalk, each with its pale chevron */
function trefoil({ c, p }: Loom, x: number, y: number, s: number, deg: number, tone: number): string {
  const green = shade(mix(p.a, '#4b9a3c', 0.5), tone), heart = 'M0 0C-20 -18 -58 -34 -54 -72C-50 -100 -14 -102 0 -74C14 -102 50 -100 54 -72C58 -34 20 -18 0 0Z';
  return g([0, 120, 240].map((a) => g(c.soft(heart, 0, 3, 5, p.ink, 0.3) + path(heart, `fill="${c.lin([[0, shade(green, 0.07)], [1, shade(green, -0.06)]])}"`) + path('M0 -4V-70', `stroke="${shade(green, -0.1)}" stroke-width="3"`) + path('M-34 -54Q-16 -62 0 -44Q16 -62 34 -54', `fill="none" stroke="${shade(green, 0.16)}" stroke-width="5" stroke-linecap="round"`), `transform="rotate(${a})"`)).join('') + circ(0, 0, 5, `fill="${shade(green, -0.1)}"`), tf(x, y, deg, s));
}

/** Somebody's good jacket on the day, from the collar to the second button. */
export function lapel(l: Loom): Room {
  const { c, r, p } = l, coat = mix(p.c, p.e, 0.52), under = mix(p.b, '#9a7a45', 0.4), shirt = mix(p.paper, '#ffffff', 0.4), tie = mix(p.e, p.a, 0.62);
  const speck = [p.b, p.paper, p.d, mix('#b5523a', p.b, 0.3), mix(p.bg, p.c, 0.5)];
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth(l, 'herringbone', coat, 0, 1.15)}"`) + flecks(l, 'M0 0H1000V1400H0Z', [0, 0, 1000, 1400], 820, speck, 9));
  let art = '';
  // shirt, tie, waistcoat down the middle
  art += path('M280 -20H720L600 700H400Z', `fill="${shirt}"`) + path('M300 -20L400 700M340 -20L430 700M660 -20L570 700M700 -20L600 700', `stroke="${mix(p.a, shirt, 0.6)}" stroke-width="4"`);
  const vest = 'M236 60L500 730L764 60L880 1420H120Z';
  art += patch(l, vest, [120, 60, 760, 1340], 'check', under, { n: 240, cols: speck, k: 1.1 });
  art += c.soft('M452 150H548L566 236L588 620L500 736L412 620L434 236Z', 0, 6, 12, p.ink, 0.4) + path('M452 232H548L590 620L500 736L410 620Z', `fill="${cloth(l, 'plain', tie, 45, 0.9)}"`) + path('M446 136H554L548 240Q500 262 452 240Z', `fill="${cloth(l, 'plain', shade(tie, 0.05), 45, 0.9)}" stroke="${shade(tie, -0.1)}" stroke-width="3"`) + path('M470 262L444 560M512 258Q516 400 500 560', `fill="none" stroke="${shade(tie, -0.09)}" stroke-width="6" stroke-linecap="round" opacity=".8"`);
  // collar points
  for (const k of [1, -1]) art += g(c.soft('M-30 30L-190 -20L-240 120L-86 286L-40 150Z', 0, 5, 10, p.ink, 0.35) + path('M-30 30L-190 -20L-240 120L-86 286L-40 150Z', `fill="${shirt}"`) + running('M-48 146L-88 262L-218 122', mix(shirt, p.e, 0.35), 3, '10 7'), `transform="translate(500 0) scale(${k} 1)"`);
  for (const y of [846, 1010, 1174]) art += circ(500, y, 25, `fill="${shade(under, -0.22)}"`) + circ(500, y, 19, `fill="none" stroke="${shade(under, -0.05)}" stroke-width="3"`) + [[-6, -6], [6, -6], [-6, 6], [6, 6]].map(([dx, dy]) => circ(500 + dx!, y + dy!, 3.4, `fill="${p.ink}"`)).join('');
  art += path('M500 730V1400', `stroke="${shade(under, -0.16)}" stroke-width="4"`);
  c.add('art', art);
  // fronts of the jacket, and the lapels folded back over them
  let jacket = '';
  for (const k of [1, -1]) {
    const body = 'M1020 -20L1020 1420H90L60 1240L300 60L290 -20Z', fold = 'M270 -20L250 70L430 150L392 250L500 330L76 1250L24 1150L226 60Z', collar = 'M214 -20L232 90L430 160L500 -20Z';
    jacket += g(patch(l, body, [60, 0, 460, 1400], 'herringbone', shade(coat, -0.02), { n: 300, cols: speck, k: 1.15 }) + c.soft(fold, 6, 8, 18, p.ink, 0.5) + patch(l, fold, [24, 0, 480, 1260], 'herringbone', shade(coat, 0.045), { deg: 64, n: 260, cols: speck, k: 1.15 }) + running('M408 256L478 332L92 1186', mix(coat, p.paper, 0.4), 3.4, '12 8') + patch(l, collar, [214, -20, 300, 190], 'herringbone', shade(coat, 0.02), { deg: 30, n: 70, cols: speck, k: 1.15 }) + running('M246 96L420 146L482 -10', mix(coat, p.paper, 0.4), 3.4, '12 8'), `transform="translate(500 0) scale(${k} 1)"`);
  }
  jacket += path('M714 470L790 434', `stroke="${p.ink}" stroke-width="9" stroke-linecap="round"`) + path('M712 474L792 436', `stroke="${mix(coat, p.paper, 0.4)}" stroke-width="3" stroke-dasharray="4 4"`);
  c.add('art', jacket);
  // the sprig
  let stalks = '';
  const leaves = [[704, 560, 1, -20, 0], [800, 586, 0.92, 24, 0.03], [656, 650, 0.78, -50, -0.03], [752, 672, 0.94, 6, 0.02], [846, 690, 0.7, 48, -0.02], [700, 470, 0.62, 10, 0.04]] as const;
  for (const [x, y] of leaves) stalks += `M${x} ${y}Q${n1(740 + (x - 740) * 0.4)} ${n1(y + 110)} 738 838`;
  const green = mix(p.a, '#4b9a3c', 0.5);
  let sprig = path(stalks, `fill="none" stroke="${p.ink}" stroke-opacity=".3" stroke-width="9" transform="translate(5 8)"`) + path(stalks, `fill="none" stroke="${shade(green, -0.04)}" stroke-width="7.5" stroke-linecap="round"`);
  sprig += leaves.toReversed().map(([x, y, s, a, t]) => trefoil(l, x, y, s, a, t)).join('');
  for (let i = 0; i < 9; i++) { const q = polar(740, 640, r.f(40, 150), r.f(0, 6.28)); sprig += circ(q[0], q[1], r.f(3, 6), `fill="#ffffff" fill-opacity=".75"`); }
  const pin = c.foil('silver');
  sprig += path('M676 790L806 756', `stroke="${p.ink}" stroke-opacity=".35" stroke-width="7" transform="translate(3 6)"`) + path('M672 792L808 756', `stroke="${pin}" stroke-width="6" stroke-linecap="round"`) + circ(808, 756, 11, `fill="${pin}"`) + path('M716 836Q738 826 762 836L760 856Q738 846 718 856Z', `fill="${shade(green, -0.1)}"`);
  c.add('art', g(sprig, 'transform="translate(122 84) scale(.92)"'));
  // the words are on the tailor's label, sewn over the pocket
  const label = 'M96 1050H904V1330H96Z', ground = mix(p.paper, p.d, 0.16);
  c.add('art', c.soft(label, 0, 8, 16, p.ink, 0.5) + path(label, `fill="${cloth(l, 'plain', ground, 0, 0.5)}"`) + path('M96 1050H904V1330H96Z', `fill="${ground}" opacity=".6"`) + running('M114 1068H886V1312H114Z', mix(p.e, p.a, 0.4), 5, '15 10'));
  return { box: [150, 1086, 700, 208], ground };
}
