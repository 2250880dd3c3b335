import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, withContrast, n1, type P, path, rect, shade, tf } from '#artwork/engine.ts';
import { head, kelp, limb, paw, ripples, type Sea } from './sea.ts';

/** Two otters asleep on their backs on a night sea, hand in hand so as not to drift apart. */
export function hands(s: Sea): Room {
  const { c, r, p } = s, night = mix(p.e, '#0e1630', 0.3), water = mix(p.c, p.e, 0.45), moon = mix(p.b, p.paper, 0.6);
  let stars = '', path0 = '';
  for (let i = 0; i < 150; i++) { const x = r.f(0, 1000), y = r.f(20, 600); if (y > 360 || x < 70 || x > 930) stars += `M${n1(x)} ${n1(y)}h.1`; }
  for (let i = 0; i < 46; i++) { const y = r.f(650, 1380), w = r.f(14, 40) + (y - 650) * 0.07, x = 500 + r.g(0, 20 + (y - 650) * 0.09); path0 += `M${n1(x - w)} ${n1(y)}h${n1(w * 2)}`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, night], [0.45, mix(night, p.d, 0.32)]])}"`) + path(stars, `stroke="${p.paper}" stroke-width="6" stroke-linecap="round" opacity=".75"`) + circ(500, 520, 330, `fill="${c.rad([[0, moon, 0.4], [1, moon, 0]])}"`) + grained(s, 'M390 520a110 110 0 1 0 220 0a110 110 0 1 0 -220 0Z', [390, 410, 220, 220], moon, { n: 120, from: 50, dl: -0.06 }) + path('M-10 650C60 560 130 590 190 570C240 540 300 590 340 640V660H-10ZM1010 650C960 580 900 600 850 590C790 570 730 610 690 650V660H1010Z', `fill="${mix(night, p.c, 0.22)}"`) + rect(0, 640, 1000, 760, `fill="${c.lin([[0, mix(water, night, 0.25)], [1, mix(water, night, 0.5)]])}"`) + path(path0, `stroke="${moon}" stroke-width="7" stroke-linecap="round" opacity=".6"`) + ripples(s, 670, 1390, 60, mix(water, p.paper, 0.35), 0.5));
  const weed = mix(p.c, p.b, 0.2);
  c.add('art', kelp(s, [[-20, 1400], [60, 1290], [40, 1190], [120, 1110], [230, 1130], [330, 1160], [420, 1140]] satisfies P[], mix(weed, night, 0.2)) + kelp(s, [[1020, 1390], [940, 1300], [970, 1200], [880, 1120], [780, 1140], [680, 1170], [590, 1150]] satisfies P[], mix(weed, night, 0.2)));
  // one otter; its twin is the mirror image in another coat
  const otter = (col: string, belly: string, tip: number) => {
    const trunk = 'M-30 120C-130 170 -180 300 -150 420C-120 520 -10 560 90 500C180 440 190 280 140 180C110 120 20 96 -30 120Z';
    return ell(0, 400, 260, 190, `fill="${night}" opacity=".35"`) + limb([[-20, 500], [-60, 570], [-150, 610], [-220, 590]], 90, 26, shade(col, -0.05)) + g(paw(0, 0, 1.5, 0, shade(col, -0.09)), tf(-96, 486, -34)) + g(paw(0, 0, 1.5, 0, shade(col, -0.09)), tf(66, 516, 18)) + grained(s, trunk, [-180, 100, 370, 450], col, { n: 600, from: 80, dl: -0.1 }) + path('M-20 150C-90 200 -120 310 -100 400C-80 470 0 490 60 446C124 396 130 280 96 210C76 160 20 130 -20 150Z', `fill="${belly}"`) + head(s, 10, 60, 1.06, tip, col, 'asleep');
  };
  const brown = mix('#7a4f36', p.e, 0.08), russet = mix('#9a6240', p.a, 0.12), cream = mix('#f0dcc0', p.paper, 0.2);
  c.add('art', g(otter(brown, mix(brown, cream, 0.35), 9), tf(262, 760, 8, 0.98)) + g(g(otter(russet, mix(russet, cream, 0.35), 9), 'transform="scale(-1 1)"'), tf(738, 760, -8, 0.98)));
  // arms: the outer ones on their bellies, the inner ones meeting
  c.add('art', limb([[150, 920], [130, 1000], [180, 1060]], 74, 54, shade(brown, -0.05)) + paw(196, 1066, 1.1, 60, shade(brown, -0.05)) + limb([[850, 920], [870, 1000], [820, 1060]], 74, 54, shade(russet, -0.05)) + paw(804, 1066, 1.1, -60, shade(russet, -0.05)) + limb([[352, 930], [410, 960], [470, 936]], 76, 56, brown) + limb([[648, 930], [590, 960], [530, 936]], 76, 56, russet) + paw(480, 926, 1.26, 34, brown) + paw(522, 928, 1.26, -34, russet));
  // water over their sides, and a frond of kelp across them
  c.add('art', path('M0 1176q40 -26 80 0t80 0t80 0t80 0M680 1186q40 -26 80 0t80 0t80 0t80 0', `fill="none" stroke="${mix(water, p.paper, 0.55)}" stroke-width="9" stroke-linecap="round" opacity=".7"`) + kelp(s, [[80, 1330], [200, 1216], [330, 1180], [440, 1220], [560, 1226], [680, 1180], [810, 1216], [930, 1340]] satisfies P[], weed) + ripples(s, 1290, 1400, 20, mix(water, p.paper, 0.5), 0.7));
  return { box: [90, 70, 820, 256], ground: night, ink: withContrast(night, p.paper, 7), small: withContrast(night, mix(p.b, p.paper, 0.3), 5), max: 118 };
}
