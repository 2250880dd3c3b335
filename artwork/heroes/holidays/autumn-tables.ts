import { spl, type Hero, type Part } from '#artwork/heroes/hero.ts';
import { even } from '#artwork/heroes/parts/flowing-parts.ts';
import { both, limb, living, oval as ovalPart, petal, shape, turn } from '#artwork/heroes/parts/living-parts.ts';
import { arch, band, block, bowAt, group, lathe, leaf, oval, part, polygon, RAD, starD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const fan = (k: string, L: number, W: number, n: number, a0: number, a1: number): Part[] => Array.from({ length: n }, (_, i) => petal(k, 400, 520, a0 + ((a1 - a0) * i) / (n - 1), L, W, 0.3));
const turkey = living('turkey', 'Turkey', 'thanksgiving animal poultry farm autumn', turn([
  ...fan('tail', 470, 150, 9, -176, -4), ...fan('tail2', 380, 122, 9, -176, -4), ...fan('tail3', 290, 96, 9, -172, -8),
  ...both(limb('leg', [[350, 690, 30], [346, 740, 24], [344, 764, 22]])), ...both(shape('foot', 0, [[280, 780, 1], [318, 748], [356, 746], [392, 780, 1], [356, 772], [346, 790, 1], [330, 772]])),
  even('body', 90, 400, [[400, 350], [500, 380], [570, 480], [572, 590], [510, 680], [400, 712]]),
  ...both(shape('wing', 80, [[262, 440, 1], [216, 500], [200, 590], [230, 660, 1], [256, 640], [268, 676, 1], [300, 640], [318, 560], [304, 470]])),
  even('breast', 90, 400, [[400, 460], [466, 490], [492, 570], [462, 650], [400, 676]]),
  even('neck', 90, 400, [[400, 190], [452, 220], [458, 290], [448, 360], [468, 430], [452, 490], [400, 504]]),
  even('head', 90, 400, [[400, 172], [450, 190], [468, 240], [446, 292], [400, 306]]),
  ...both(ovalPart('eyering', 368, 230, 23)), ...both(ovalPart('eye', 370, 232, 13)),
  shape('wattle', 90, [[400, 276, 1], [424, 300], [430, 350], [412, 400], [390, 396], [378, 350], [384, 300]]),
  shape('beak', 90, [[364, 258, 1], [400, 246], [436, 258, 1], [420, 288], [400, 316, 1], [380, 288]]),
].flat(), 400, 420, 0, 0.82), { main: 'brown', tail: 'fox-', tail2: 'gold', tail3: 'brown', body: 'brown', wing: 'brown-', breast: 'tan', neck: 'tan-', head: 'tan-', wattle: 'red', beak: 'yellow', leg: 'orange', foot: 'orange', eyering: 'white', eye: 'dark' });

const pie = thing('pie', 'Lattice pie', 'thanksgiving pie autumn kitchen sweet', [
  part('steam', band([[300, 190], [270, 140], [320, 100], [290, 40]], 22), 90), part('steam', band([[420, 170], [390, 110], [440, 70], [410, 14]], 22), 90), part('steam', band([[540, 190], [510, 140], [560, 100], [530, 40]], 22), 90),
  part('dish', lathe(400, [[360, 420, 1], [300, 610], [270, 660, 1]], 0, 34), 0),
  ...[-0.8, -0.4, 0, 0.4, 0.8].map((f) => part('fold', polygon([400 + f * 346 - 20, 470], [400 + f * 346 + 20, 470], [400 + f * 290 + 16, 676 - f * f * 30], [400 + f * 290 - 16, 676 - f * f * 30]), 90)),
  part('filling', oval(400, 380, 320, 150), 0),
  ...[-196, -66, 66, 196].map((x) => part('crust2', polygon([400 + x - 36, 380 - Math.sqrt(1 - (x / 325) ** 2) * 150], [400 + x + 36, 380 - Math.sqrt(1 - (x / 325) ** 2) * 150], [400 + x + 36, 380 + Math.sqrt(1 - (x / 325) ** 2) * 150], [400 + x - 36, 380 + Math.sqrt(1 - (x / 325) ** 2) * 150]), 90)),
  ...[-88, 0, 88].map((y) => { const w = Math.sqrt(1 - (y / 152) ** 2) * 320; return part('crust', polygon([400 - w, 380 + y - 20], [400 + w, 380 + y - 20], [400 + w, 380 + y + 20], [400 - w, 380 + y + 20]), 0); }),
  part('rim', scallop(), 0),
  ...[-150, -90, -30].map((a, i) => part(i % 2 ? 'leaf2' : 'leaf', leaf(400, 396, a, 110, 60), a)), part('berry', oval(400, 386, 26), 0),
], { dish: 'blue', fold: 'blue-', filling: 'fox--', crust: 'ginger', crust2: 'ginger-', rim: 'ginger', steam: 'cream', leaf: 'ginger--', leaf2: 'brown', berry: 'red' });
/** a fluted ring of pastry seen a little from above */
function scallop(): string {
  const run = (rx: number, ry: number, n: number, deep: number, back: boolean) => spl(Array.from({ length: n * 2 }, (_v, i) => { const a = ((back ? -1 : 1) * i * Math.PI) / n, k = i % 2 ? 1 : 1 + deep; return [400 + Math.cos(a) * rx * k, 384 + Math.sin(a) * ry * k]; }));
  return run(352, 180, 26, 0.07, false) + run(296, 132, 26, 0, true);
}
const stalk = (x: number, y: number, deg: number, s: number): Part[] => group([
  part('stem', band([[0, 0], [0, 400]], 18), 90),
  part('grain', [0, 1, 2, 3].map((i) => leaf(0, 30 - i * 42, -130, 78, 50)).join(''), -128),
  part('grain2', [0, 1, 2, 3].map((i) => leaf(0, 30 - i * 42, -50, 78, 50)).join(''), -52),
  part('grain', leaf(0, -126, -90, 96, 50), -90),
], x, y, deg, s);
const sheaf = thing('wheat-sheaf', 'Wheat sheaf', 'thanksgiving harvest autumn wheat bread', [
  ...([[-44, 300], [44, 300], [-15, 322], [15, 322], [-30, 250], [30, 250], [0, 250]] as const).flatMap(([a, r]) => stalk(400 + Math.sin(a * RAD) * r, 560 - Math.cos(a * RAD) * r, a, 1.16)),
  part('straw', spl([[340, 500, 1], [460, 500, 1], [482, 600], [580, 748, 1], [520, 732, 1], [490, 774, 1], [450, 736, 1], [400, 784, 1], [350, 736, 1], [310, 774, 1], [280, 732, 1], [220, 748, 1], [318, 600]]), 90),
  part('strawshade', spl([[380, 540, 1], [420, 540, 1], [430, 640], [450, 736, 1], [400, 784, 1], [350, 736, 1], [370, 640]]), 90),
  part('ribbon', block(324, 488, 152, 58, 20), 0), ...bowAt(400, 516, 0.94),
], { stem: 'gold-', grain: 'gold', grain2: 'gold+', straw: 'gold-', strawshade: 'gold', ribbon: 'red', bow: 'red', knot: 'red-', tail: 'red-' });

const ghost = thing('ghost', 'Ghost with a lantern', 'halloween ghost night', [
  part('body', spl([[400, 60], [500, 84], [566, 170], [586, 300], [600, 440], [640, 600], [676, 700, 1], [620, 690], [580, 740, 1], [530, 700], [480, 760, 1], [420, 704], [360, 760, 1], [310, 700], [250, 744, 1], [220, 690], [150, 700, 1], [190, 580], [212, 430], [220, 290], [240, 160], [306, 80]]), 90),
  part('shade', spl([[520, 110, 1], [566, 170], [586, 300], [600, 440], [640, 600], [676, 700, 1], [620, 690], [580, 740, 1], [560, 600], [540, 420], [540, 240]]), 90),
  part('arm', spl([[236, 330], [170, 340], [110, 380], [84, 430], [104, 464], [160, 450], [220, 420], [260, 390]]), 150),
  part('eye', oval(330, 240, 36, 50), 90), part('eye', oval(466, 240, 36, 50), 90), part('mouth', oval(398, 350, 40, 46), 90),
  part('cheek', oval(276, 316, 30, 20), 0), part('cheek', oval(520, 316, 30, 20), 0),
  part('string', arch(110, 500, 40, 56, 180, 360), 0),
  part('pumpkin', oval(110, 590, 88, 76), 0), part('pumpkin2', oval(110, 590, 40, 76), 90), part('stalk', block(96, 498, 28, 32, 6), 90),
  part('glow', polygon([66, 590], [84, 556], [102, 590]), 0), part('glow', polygon([118, 590], [136, 556], [154, 590]), 0), part('glow', spl([[60, 612, 1], [110, 626], [160, 612, 1], [140, 646], [80, 646]]), 0),
  part('star', starD(650, 150, 4, 46, 18), 0), part('star', starD(130, 190, 4, 38, 15), 0), part('star', starD(710, 360, 4, 30, 13), 0),
], { body: 'white', shade: 'sky', arm: 'white', eye: 'dark', mouth: 'dark', cheek: 'pink', string: 'brown-', pumpkin: 'orange', pumpkin2: 'orange-', stalk: 'green', glow: 'yellow', star: 'gold' });

const bat = living('bat', 'Bat and moon', 'halloween animal mammal night', [
  ovalPart('moon', 400, 400, 330),
  ovalPart('moon2', 250, 560, 54), ovalPart('moon2', 520, 640, 36), ovalPart('moon2', 560, 150, 40),
  ...both(shape('wing', -20, [[370, 400, 1], [300, 300], [200, 240], [60, 230], [10, 190, 1], [20, 320], [40, 450, 1], [100, 400], [150, 410, 1], [160, 460], [176, 510, 1], [220, 460], [270, 466, 1], [300, 500], [330, 540, 1]])),
  ...both(shape('rib', 10, [[330, 400, 1], [220, 320], [100, 290], [40, 250, 1], [120, 316], [176, 400, 1], [200, 380], [270, 460, 1], [280, 430]])),
  even('body', 90, 400, [[400, 320], [450, 360], [464, 440], [444, 520], [400, 580, 1]]),
  even('belly', 90, 400, [[400, 420], [430, 440], [432, 490], [400, 540, 1]]),
  ...both(shape('ear', -100, [[330, 300, 1], [316, 230], [330, 166, 1], [372, 206], [396, 262, 1]])), ...both(shape('earin', -100, [[344, 282, 1], [336, 236], [342, 204, 1], [366, 230], [378, 262, 1]])),
  even('head', 90, 400, [[400, 246], [460, 268], [480, 326], [450, 378], [400, 392]]),
  ...both(ovalPart('eye', 372, 314, 20)), ovalPart('nose', 400, 344, 17, 12),
  ...both(shape('tooth', 90, [[376, 364, 1], [394, 366, 1], [384, 394, 1]])),
], { main: 'night', wing: 'night-', rib: 'night+', belly: 'night++', moon: 'yellow', moon2: 'yellow-', eye: 'white', nose: 'pink', tooth: 'white', pink: 'pink' });

const blackCat = living('black-cat', 'Black cat on a pumpkin', 'halloween animal mammal luck', [
  limb('tail', [[560, 520, 40], [660, 500, 40], [700, 400, 36], [650, 330, 32], [690, 250, 24]]),
  shape('body', 70, [[330, 270], [300, 350], [296, 430], [310, 520, 1], [590, 540, 1], [590, 470], [540, 380], [470, 310], [400, 260]]),
  shape('haunch', 40, [[440, 548, 1], [440, 470], [490, 420], [556, 440], [596, 500], [586, 550, 1]]),
  ...both(shape('ear', -105, [[250, 190, 1], [234, 110], [246, 40, 1], [298, 78], [340, 130, 1]]), 350), ...both(shape('earin', -105, [[268, 156, 1], [260, 112], [264, 82, 1], [290, 104], [312, 128, 1]]), 350),
  even('head', 90, 350, [[350, 108], [416, 116], [466, 164], [478, 226], [444, 280], [350, 304]]),
  ...both(shape('eye', 10, [[262, 212, 1], [280, 188], [306, 188], [328, 216, 1], [300, 232], [276, 230]]), 350), ...both(ovalPart('pupil', 298, 210, 9, 20), 350),
  shape('nose', 0, [[334, 244, 1], [350, 240], [366, 244, 1], [350, 264, 1]]),
  shape('collar', 0, [[292, 290, 1], [350, 306], [412, 288, 1], [418, 316], [350, 338], [288, 318]]), ovalPart('bell', 350, 342, 22),
  ovalPart('rib', 210, 650, 130, 118), ovalPart('rib', 590, 650, 130, 118), ovalPart('rib2', 310, 650, 120, 130), ovalPart('rib2', 490, 650, 120, 130), ovalPart('rib', 400, 650, 84, 136),
  limb('leg', [[340, 440, 60], [336, 520, 46], [330, 560, 46]]), limb('leg', [[400, 450, 60], [406, 530, 46], [408, 566, 46]]),
  leaf1(600, 560, 10),
], { main: 'night', main2: 'night-', body: 'night', head: 'night', ear: 'night', haunch: 'night-', leg: 'night-', tail: 'night', eye: 'yellow', pupil: 'dark', nose: 'pink', pink: 'pink', collar: 'red', bell: 'gold', rib: 'orange', rib2: 'orange-', leaf: 'green' });
function leaf1(x: number, y: number, deg: number): Part {
  return { k: 'leaf', ang: deg, d: leaf(x, y, deg, 150, 80, 12) };
}
export const AUTUMN_TABLES: Hero[] = [turkey, pie, sheaf, ghost, bat, blackCat];
