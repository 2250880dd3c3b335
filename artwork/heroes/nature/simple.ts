import { bez, type P, polar, poly, ribbon, TAU } from '#artwork/engine.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { spl, type Hero, type Part, type Q } from '#artwork/heroes/hero.ts';

export const leafAt = (x: number, y: number, deg: number, L: number, W: number): string => {
  const a = (deg * Math.PI) / 180,
    f = (u: number, v: number, c = 0): Q => [x + Math.cos(a) * u - Math.sin(a) * v, y + Math.sin(a) * u + Math.cos(a) * v, c] as Q;
  return spl([f(0, 0, 1), f(L * 0.26, -W * 0.44), f(L * 0.58, -W * 0.44), f(L, 0, 1), f(L * 0.58, W * 0.44), f(L * 0.26, W * 0.44)]);
};
const petalAt = (x: number, y: number, deg: number, L: number, W: number): string => {
  const a = (deg * Math.PI) / 180,
    f = (u: number, v: number, c = 0): Q => [x + Math.cos(a) * u - Math.sin(a) * v, y + Math.sin(a) * u + Math.cos(a) * v, c] as Q;
  return spl([f(0, -W * 0.1, 1), f(L * 0.4, -W * 0.4), f(L * 0.74, -W * 0.5), f(L * 0.98, -W * 0.2), f(L, 0), f(L * 0.98, W * 0.2), f(L * 0.74, W * 0.5), f(L * 0.4, W * 0.4), f(0, W * 0.1, 1)]);
};
export const SIMPLE: Hero[] = [
  {
    key: 'daisy',
    name: 'Daisy',
    tags: ['flower', 'garden'],
    parts: [
      { k: 'stem', ang: 90, d: ribbon(bez([400, 300], [410, 460], [370, 600], [396, 790], 14), (t) => 22 + t * 8) },
      { k: 'leaf', ang: -28, d: leafAt(388, 640, -30, 230, 104) },
      { k: 'leaf2', ang: 205, d: leafAt(386, 716, 206, 220, 100) },
      ...Array.from({ length: 12 }, (_, i): Part => ({ k: i % 2 ? 'petal' : 'petal2', ang: i * 30, d: petalAt(400, 270, i * 30 + 15, 232, 112) })).sort((a, b) => (a.k < b.k ? 1 : -1)),
      { k: 'center', d: circD(400, 270, 82) },
    ],
  },
  {
    key: 'star',
    name: 'Star',
    tags: ['simple', 'christmas', 'night'],
    parts: Array.from({ length: 10 }, (_, i): Part => {
      const a = (i * TAU) / 10 - Math.PI / 2,
        b = a + TAU / 10,
        o: P = [400, 410],
        q = polar(o[0], o[1], i % 2 ? 168 : 390, a),
        w = polar(o[0], o[1], i % 2 ? 390 : 168, b);
      return { k: i % 2 ? 'star2' : 'star', ang: (a * 180) / Math.PI, d: poly([o, q, w]) };
    }),
  },
  {
    key: 'moon',
    name: 'Moon',
    tags: ['simple', 'night', 'baby'],
    parts: [
      { k: 'moon', ang: 40, d: spl([[548, 60, 1], [400, 50], [220, 130], [110, 300], [110, 500], [220, 680], [400, 760], [560, 740], [650, 680, 1], [520, 660],
        [400, 560], [350, 400], [390, 240], [470, 130]]) },
      { k: 'cheek', d: circD(250, 470, 44, 34) },
      { k: 'lid', line: true, d: 'M196 372Q232 410 276 384' },
      { k: 'mouth', line: true, d: 'M276 520Q318 556 352 528' },
      { k: 'star', d: 'M600 210L626 276L694 284L642 330L658 398L600 362L542 398L558 330L506 284L574 276Z' },
      { k: 'star2', d: 'M690 470L706 508L746 512L716 540L724 580L690 560L656 580L664 540L634 512L674 508Z' },
    ],
  },
  {
    key: 'tulip',
    name: 'Tulip',
    tags: ['flower', 'garden', 'spring'],
    parts: [
      { k: 'stem', ang: 90, d: ribbon(bez([400, 340], [404, 480], [388, 640], [400, 790], 14), () => 30) },
      { k: 'leaf', ang: -64, d: spl([[398, 784, 1], [430, 640], [520, 500], [640, 420, 1], [640, 560], [560, 700], [430, 790, 1]]) },
      { k: 'leaf2', ang: 244, d: spl([[402, 784, 1], [370, 660], [290, 540], [180, 480, 1], [190, 610], [260, 720], [370, 790, 1]]) },
      { k: 'petal2', ang: 100, d: spl([[252, 240, 1], [256, 150], [240, 60, 1], [330, 110], [400, 200], [400, 390, 1], [300, 360]]) },
      { k: 'petal2', ang: 80, d: spl([[548, 240, 1], [544, 150], [560, 60, 1], [470, 110], [400, 200], [400, 390, 1], [500, 360]]) },
      { k: 'petal', ang: 90, d: spl([[400, 30, 1], [470, 110], [500, 220], [476, 330], [400, 396, 1], [324, 330], [300, 220], [330, 110]]) },
    ],
  },
];
