import { spl, type Hero, type Part, type Q } from '#artwork/heroes/hero.ts';
import { leaf, limb, living, oval, petal, shape, turn, woolly } from '#artwork/heroes/parts/living-parts.ts';

function oakHero(): Hero {
  const oak = (k: string, x: number, y: number, deg: number, L: number, W: number): Part => {
    const a = (deg * Math.PI) / 180,
      f = (u: number, v: number, c = 0): Q => [x + Math.cos(a) * u * L - Math.sin(a) * v * W, y + Math.sin(a) * u * L + Math.cos(a) * v * W, c];
    const e: [number, number, number?][] = [[0, 0.02, 1], [0.08, 0.09], [0.16, 0.22], [0.23, 0.24], [0.28, 0.13, 1], [0.34, 0.26], [0.42, 0.42], [0.5, 0.4],
      [0.53, 0.18, 1], [0.6, 0.36], [0.68, 0.48], [0.76, 0.4], [0.76, 0.17, 1], [0.83, 0.28], [0.9, 0.28], [0.96, 0.14]];
    return { k, ang: deg, d: spl([...e.map(([u, v, c]) => f(u, -v, c ?? 0)), f(1, 0), ...e.slice().reverse().map(([u, v, c]) => f(u, v, c ?? 0))]) };
  };
  const vein = (x: number, y: number, deg: number, L: number) => {
    const a = (deg * Math.PI) / 180;
    return limb('vein', [[x, y, 18], [x + Math.cos(a) * L * 0.45, y + Math.sin(a) * L * 0.45, 15], [x + Math.cos(a) * L * 0.88, y + Math.sin(a) * L * 0.88, 14]]);
  };
  const acorn = (x: number, y: number, deg: number): Part[] =>
    turn(
      [
        shape('acorn', 90, [[x - 62, y + 40, 1], [x + 62, y + 40, 1], [x + 70, y + 100], [x + 46, y + 166], [x + 12, y + 196], [x, y + 214, 1],
          [x - 12, y + 196], [x - 46, y + 166], [x - 70, y + 100]]),
        shape('acornlight', 90, [[x - 40, y + 50, 1], [x - 10, y + 50, 1], [x - 16, y + 110], [x - 8, y + 170, 1], [x - 38, y + 130], [x - 46, y + 90]]),
        shape('acorncap', 0, [[x, y - 30], [x + 56, y - 14], [x + 86, y + 26], [x + 82, y + 56, 1], [x + 40, y + 66], [x, y + 54, 1], [x - 40, y + 66],
          [x - 82, y + 56, 1], [x - 86, y + 26], [x - 56, y - 14]]),
        limb('stem', [[x, y - 20, 20], [x + 4, y - 60, 18], [x + 14, y - 100, 18]]),
      ],
      x,
      y - 90,
      deg,
    );
  return living('oak', 'Oak leaf and acorns', 'leaf tree autumn woodland', [
    limb('branch', [[560, 40, 34], [500, 130, 30], [430, 220, 30], [400, 300, 28]]),
    oak('leaf2', 470, 190, 22, 330, 260),
    vein(470, 190, 22, 330),
    oak('leaf', 440, 230, 166, 420, 330),
    vein(440, 230, 166, 420),
    oak('leaf3', 410, 280, 118, 470, 320),
    vein(410, 280, 118, 470),
    ...acorn(470, 400, -16),
    ...acorn(600, 430, -30),
  ]);
}

function hollyHero(): Hero {
  const holly = (k: string, x: number, y: number, deg: number, L: number, W: number): Part => {
    const a = (deg * Math.PI) / 180,
      f = (u: number, v: number, c = 0): Q => [x + Math.cos(a) * u * L - Math.sin(a) * v * W, y + Math.sin(a) * u * L + Math.cos(a) * v * W, c];
    const e: [number, number, number?][] = [[0, 0.03, 1], [0.08, 0.16], [0.14, 0.36, 1], [0.24, 0.24], [0.38, 0.5, 1], [0.5, 0.3], [0.64, 0.48, 1], [0.72, 0.26], [0.84, 0.32, 1], [0.9, 0.13]];
    return { k, ang: deg, d: spl([...e.map(([u, v, c]) => f(u, -v, c ?? 0)), f(1, 0, 1), ...e.slice().reverse().map(([u, v, c]) => f(u, v, c ?? 0))]) };
  };
  const vein = (x: number, y: number, deg: number, L: number) => {
    const a = (deg * Math.PI) / 180;
    return limb('vein', [[x, y, 20], [x + Math.cos(a) * L * 0.5, y + Math.sin(a) * L * 0.5, 17], [x + Math.cos(a) * L * 0.86, y + Math.sin(a) * L * 0.86, 14]]);
  };
  return living('holly', 'Holly', 'leaf christmas winter', [
    limb('branch', [[420, 40, 30], [410, 160, 32], [400, 320, 34]]),
    holly('leaf3', 402, 330, 92, 440, 250),
    vein(402, 330, 92, 440),
    holly('leaf', 390, 320, 156, 390, 280),
    vein(390, 320, 156, 390),
    holly('leaf2', 412, 320, 24, 390, 280),
    vein(412, 320, 24, 390),
    oval('berry', 338, 300, 64),
    oval('berry2', 462, 296, 64),
    oval('berry', 402, 380, 68),
    oval('shine', 316, 278, 16, 12, -40),
    oval('shine', 440, 274, 16, 12, -40),
    oval('shine', 378, 356, 17, 13, -40),
  ]);
}

function mistletoeHero(): Hero {
  const pair = (x: number, y: number, deg: number, L: number, k = 'leaf', k2 = 'leaf2'): Part[] => [petal(k, x, y, deg - 34, L, L * 0.34, 0.3), petal(k2, x, y, deg + 34, L, L * 0.34, 0.3)];
  return living('mistletoe', 'Mistletoe', 'leaf christmas winter love', [
    limb('stem', [[400, 120, 26], [404, 220, 24], [398, 330, 22]]),
    limb('stem', [[398, 320, 22], [320, 400, 20], [236, 450, 18]]),
    limb('stem', [[398, 320, 22], [480, 400, 20], [564, 450, 18]]),
    limb('stem', [[398, 320, 22], [404, 440, 20], [398, 540, 18]]),
    ...pair(402, 220, 180, 150).slice(0, 1),
    ...pair(402, 220, 0, 150, 'leaf2', 'leaf2').slice(1),
    ...pair(240, 446, 148, 210),
    ...pair(560, 446, 32, 210, 'leaf2', 'leaf'),
    ...pair(398, 536, 90, 230),
    oval('berry', 216, 480, 40),
    oval('berry', 270, 424, 34),
    oval('berry', 584, 480, 40),
    oval('berry', 530, 424, 34),
    oval('berry', 398, 556, 42),
    oval('berry', 362, 340, 36),
    oval('berry', 436, 340, 36),
    shape('bow', 170, [[400, 110, 1], [350, 60], [270, 40], [216, 70], [216, 126], [270, 160], [350, 144]]),
    shape('bow', 10, [[400, 110, 1], [450, 60], [530, 40], [584, 70], [584, 126], [530, 160], [450, 144]]),
    oval('knot', 400, 110, 40, 34),
  ]);
}

function wreathHero(): Hero {
  const parts: Part[] = [];
  const ring: [number, number, number][] = [];
  for (let i = 0; i <= 24; i++) {
    const a = Math.PI / 2 + 0.2 + (i / 24) * (Math.PI * 2 - 0.4);
    ring.push([400 + Math.cos(a) * 262, 392 + Math.sin(a) * 262, 20]);
  }
  parts.push(limb('branch', ring));
  const N = 16;
  for (let i = 0; i < N; i++) {
    // two garlands that rise from the bow and meet at the crown
    const side = i < N / 2 ? -1 : 1,
      j = i % (N / 2),
      a = Math.PI / 2 - side * (0.36 + j * 0.33),
      x = 400 + Math.cos(a) * 262,
      y = 392 + Math.sin(a) * 262,
      along = (a - side * Math.PI / 2) * (180 / Math.PI),
      out = j % 2 ? 34 : -34;
    parts.push(leaf(j % 3 === 0 ? 'leaf' : j % 3 === 1 ? 'leaf2' : 'leaf3', x, y, along + side * out, 156, 88, side * out * 0.3));
  }
  for (const [a, r] of [[-1.57, 258]] as [number, number][]) parts.push(oval('berry', 400 + Math.cos(a) * r, 392 + Math.sin(a) * r, 34));
  parts.push(
    shape('ribbon', 110, [[386, 660, 1], [350, 710], [310, 750], [270, 776, 1], [316, 776, 1], [330, 796, 1], [380, 750], [412, 680, 1]]),
    shape('ribbon', 70, [[414, 660, 1], [450, 710], [490, 750], [530, 776, 1], [484, 776, 1], [470, 796, 1], [420, 750], [388, 680, 1]]),
    shape('bow', 170, [[400, 656, 1], [350, 606], [280, 588], [230, 612], [228, 668], [280, 702], [350, 690]]),
    shape('bow', 10, [[400, 656, 1], [450, 606], [520, 588], [570, 612], [572, 668], [520, 702], [450, 690]]),
    oval('knot', 400, 656, 38, 34),
  );
  return living('wreath', 'Wreath of leaves', 'leaf wreath frame', parts);
}
const mushroom = living('mushroom', 'Mushrooms', 'plant woodland autumn', [
  shape('grass', -90, [[120, 780, 1], [150, 700], [130, 640, 1], [190, 690], [220, 620, 1], [250, 690], [300, 740], [420, 750], [540, 740], [600, 680],
    [600, 610, 1], [650, 680], [700, 640, 1], [690, 710], [720, 780, 1], [420, 792]]),
  shape('stalk', 90, [[550, 530, 1], [640, 530, 1], [640, 620], [662, 770, 1], [532, 770, 1], [552, 620]]),
  shape('gill', 0, [[470, 530, 1], [600, 500], [724, 530, 1], [680, 556], [596, 566], [512, 556]]),
  shape('cap2', 0, [[452, 530, 1], [470, 450], [530, 396], [600, 384], [670, 402], [728, 456], [744, 534, 1], [690, 520], [600, 512], [510, 520]]),
  oval('spot', 560, 450, 26, 20, -20),
  oval('spot', 640, 436, 22, 17, 10),
  oval('spot', 684, 490, 20, 15, 30),
  shape('stalk', 90, [[276, 370, 1], [404, 370, 1], [402, 500], [416, 640], [450, 782, 1], [240, 782, 1], [270, 640], [282, 500]]),
  shape('ring', 0, [[266, 470, 1], [340, 450], [414, 470, 1], [440, 540, 1], [408, 526], [380, 550, 1], [340, 530], [302, 550, 1], [274, 526], [240, 540, 1]]),
  shape('gill', 0, [[80, 360, 1], [200, 320], [340, 310], [480, 320], [600, 360, 1], [530, 400], [430, 424], [340, 428], [250, 424], [150, 400]]),
  shape('cap', 0, [[62, 362, 1], [70, 260], [130, 150], [230, 76], [340, 50], [450, 76], [550, 150], [610, 260], [620, 362, 1], [540, 340], [440, 324], [340, 320], [240, 324], [140, 340]]),
  oval('spot', 340, 110, 48, 32),
  oval('spot', 206, 170, 40, 32, -34),
  oval('spot', 476, 166, 42, 32, 30),
  oval('spot', 320, 232, 56, 42),
  oval('spot', 150, 290, 38, 28, -20),
  oval('spot', 452, 276, 36, 28, 10),
  oval('spot', 552, 278, 34, 26, 40),
]);
const cactus = living('cactus', 'Cactus', 'plant desert house', [
  limb('stem2', [[440, 420, 84], [560, 410, 84], [598, 350, 84], [596, 240, 78]]),
  limb('stem2', [[360, 480, 80], [240, 480, 80], [206, 420, 80], [206, 320, 74]]),
  shape('stem', 90, [[400, 80], [466, 104], [498, 180], [500, 320], [496, 470], [490, 600, 1], [310, 600, 1], [304, 470], [300, 320], [302, 180], [334, 104]]),
  ...[344, 456].map((x) => shape('rib', 90, [[x, 170], [x + 10, 250], [x + 10, 400], [x + 6, 560, 1], [x - 6, 560, 1], [x - 10, 400], [x - 10, 250]])),
  shape('rib', 90, [[400, 130], [412, 230], [412, 400], [408, 570, 1], [392, 570, 1], [388, 400], [388, 230]]),
  woolly('flower', 400, 78, 44, 36, 7, 22, 0.4),
  oval('centre', 400, 80, 24, 21),
  woolly('flower', 206, 262, 30, 26, 6, 18, 0.3),
  oval('centre', 206, 262, 17, 15),
  woolly('flower', 596, 186, 34, 28, 6, 19, 0.1),
  oval('centre', 596, 186, 18, 16),
  shape('pot', 0, [[250, 610, 1], [550, 610, 1], [524, 730], [510, 788, 1], [290, 788, 1], [276, 730]]),
  shape('potband', 0, [[266, 684, 1], [310, 708, 1], [355, 684, 1], [400, 708, 1], [445, 684, 1], [490, 708, 1], [534, 684, 1], [528, 724, 1], [490, 746, 1],
    [445, 722, 1], [400, 746, 1], [355, 722, 1], [310, 746, 1], [272, 724, 1]]),
  shape('rim', 0, [[228, 580, 1], [572, 580, 1], [566, 640, 1], [234, 640, 1]]),
]);
export const LEAVES: Hero[] = [oakHero(), hollyHero(), mistletoeHero(), wreathHero(), mushroom, cactus];
