import { type P, qbez } from '#artwork/engine.ts';
import { spl, type Hero, type Part, type Q } from '#artwork/heroes/hero.ts';
import { along, strip } from '#artwork/heroes/parts/flowing-parts.ts';
import { arch, band, block, gore, group, lathe, leaf, oval, part, placed, RAD, starD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const star6 = (x: number, y: number, r: number): Part[] => [part('star', starD(x, y, 3, r, r / 2), 0), part('star', starD(x, y, 3, r, r / 2, 90), 0)];
function sederPlateHero(): Hero {
  const at = (deg: number): P => [400 + Math.cos(deg * RAD) * 226, 400 + Math.sin(deg * RAD) * 226];
  const dishes = [-120, -60, 0, 60, 120, 180].flatMap((a) => { const [x, y] = at(a); return [part('bowl', oval(x, y, 98), 0), part('bowl2', oval(x, y, 78), 0)]; });
  const food = (a: number, ps: Part[]) => { const [x, y] = at(a); return group(ps, x, y); };
  const sprig = (k: string): Part[] => [part('stem', band([[0, 56], [-4, 0], [2, -40]], 14), 90), ...([[0, -26, -90], [-4, 4, -150], [4, 6, -34], [0, 30, -170], [0, 30, -10]] as const).map(([x, y, d]) => part(k, leaf(x, y, d, 44, 36), d))];
  return thing('seder-plate', 'Seder plate', 'passover seder table feast', [
    part('plate', oval(400, 400, 378), 0),
    part('rim', oval(400, 400, 350), 0),
    part('plate2', oval(400, 400, 332), 0),
    ...dishes,
    ...star6(400, 400, 96),
    part('center', oval(400, 400, 30), 0),
    // the egg, the shank bone, bitter herb, charoset, parsley, lettuce
    ...food(-120, [part('egg', placed('M0 -56C30 -56 44 -14 44 12C44 42 24 58 0 58C-24 58 -44 42 -44 12C-44 -14 -30 -56 0 -56Z', 0, 0, 18), 60), part('toast', oval(10, 14, 17, 13), 0)]),
    ...food(-60, [part('bone', placed('M-16 -36C-48 -44 -44 -74 -18 -66C-6 -80 22 -72 16 -40L18 34C48 40 42 72 14 66C0 80 -30 70 -18 36Z', 0, 0, 34), 120), part('meat', placed(spl([[-20, 0], [-26, 30], [0, 44], [26, 30], [20, 0], [0, -10]]), 0, 0, 34), 120)]),
    ...food(0, [part('root', spl([[-22, -20, 1], [-26, 14], [-6, 64, 1], [16, 56], [26, 10], [22, -20, 1]]), 90), part('herb', leaf(-4, -16, -116, 50, 28), -116), part('herb', leaf(4, -16, -66, 52, 28), -66)]),
    ...food(60, [part('nut', spl([[-56, 10], [-44, -30], [-8, -48], [34, -40], [56, -2], [40, 40], [0, 50], [-40, 42]]), 0), part('apple', oval(-14, -10, 17, 14, 20), 0), part('apple', oval(18, 14, 16, 14, -30), 0)]),
    ...food(120, sprig('herb')),
    ...food(180, [part('lettuce', spl([[0, -62], [34, -48, 1], [36, -20], [54, 4, 1], [40, 30], [16, 58, 1], [-16, 58, 1], [-40, 30], [-54, 4, 1], [-36, -20], [-34, -48, 1]]), 90), part('rib', spl([[0, -44, 1], [9, 0], [14, 56, 1], [-14, 56, 1], [-9, 0]]), 90)]),
  ], { plate: 'blue', rim: 'gold', plate2: 'white', bowl: 'blue', bowl2: 'cream', star: 'blue', center: 'gold', egg: 'tan++', toast: 'tan', bone: 'tan+', meat: 'brown', root: 'tan', herb: 'green',
    nut: 'brown', apple: 'ginger', stem: 'green', lettuce: 'green2', rib: 'lime' });
}
const sheet = (k: string): Part[] => [
  part(k, spl([[-206, -200, 1], [-100, -210], [0, -202], [100, -210], [204, -202, 1], [212, -100], [204, 0], [212, 100], [204, 206, 1], [100, 212], [0, 204], [-100, 212], [-206, 204, 1], [-212, 100], [-204, 0], [-212, -100]]), 0),
];
const matzah = thing('matzah', 'Matzah on its cloth', 'passover seder bread table', [
  ...group([part('cloth', block(-300, -300, 600, 600, 16), 0), part('edge', block(-262, -262, 524, 524, 8), 0), part('cloth2', block(-238, -238, 476, 476, 4), 0)], 400, 400, 45, 0.86),
  ...group(sheet('bread2'), 440, 372, 14),
  ...group([
    ...sheet('bread'),
    ...([[-120, -122, 46, 30, 20], [96, -30, 52, 30, -24], [-60, 100, 56, 28, 10], [130, 134, 34, 24, 40]] as const).map(([x, y, a, b, d]) => part('toast', oval(x, y, a, b, d), d)),
    ...[-150, -90, -30, 30, 90, 150].map((y) => part('rows', [-160, -96, -32, 32, 96, 160].map((x) => oval(x, y, 10)).join(''), 0)),
  ], 372, 412, -6),
], { cloth: 'blue', edge: 'gold', cloth2: 'blue-', bread: 'straw', bread2: 'straw-', toast: 'ginger', rows: 'brown' });

const GOBLET: [number, number, number?][] = [[150, 120, 1], [158, 220], [140, 330], [84, 410], [34, 440, 1]];
const grapes = (x: number, y: number, s: number): Part[] => ([[-36, 0], [0, 0], [36, 0], [-18, 32], [18, 32], [0, 64]] as const).map(([u, v]) => part('grape', oval(x + u * s, y + v * s, 19 * s), 0));
const kiddushCup = thing('kiddush-cup', 'Kiddush cup', 'passover rosh-hashanah hanukkah wine blessing', [
  part('plate2', lathe(400, [[250, 724, 1], [220, 752], [150, 768, 1]], 36, 8), 0),
  part('plate', oval(400, 722, 250, 38), 0),
  part('foot', lathe(400, [[22, 570, 1], [40, 640], [128, 690], [140, 716, 1]], 0, 18), 0),
  part('stem', lathe(400, [[30, 430, 1], [18, 480], [18, 560], [22, 590, 1]], 0, 4), 90),
  part('knob', lathe(400, [[24, 488, 1], [52, 516], [24, 544, 1]], 6, 8), 0),
  part('cup', lathe(400, GOBLET as Q[], 0, 6), 90),
  part('shade', gore(400, GOBLET as Q[], 0.56, 1), 90),
  part('band', lathe(400, [[156, 174, 1], [158, 214, 1]], -22, 24), 0),
  part('leaf', leaf(396, 262, -160, 92, 60, 6), -160), part('leaf', leaf(404, 262, -20, 92, 60, -6), -20),
  ...grapes(400, 284, 1.1),
  part('rim', oval(400, 120, 160, 36), 0),
  part('wine', oval(400, 122, 134, 25), 0),
], { cup: 'steel', shade: 'steel-', foot: 'steel', stem: 'steel-', knob: 'gold', band: 'gold', rim: 'steel+', wine: 'plum', plate: 'steel', plate2: 'steel--', grape: 'violet', leaf: 'gold' });

const dipper = (x: number, y: number, deg: number): Part[] => group([
  part('handle', block(-13, -300, 26, 250, 12), 90),
  ...[-62, -30, 2, 34].map((v, i) => part(i % 2 ? 'wood2' : 'wood', block(-[36, 52, 54, 40][i]!, v, [72, 104, 108, 80][i]!, 34, 15), 0)),
], x, y, deg);
const appleHoney = thing('apple-honey', 'Apple and honey', 'rosh-hashanah apple honey autumn', [
  ...dipper(560, 380, 32),
  part('honey2', spl([[250 + 160, 470, 1], [560, 440], [706, 470, 1], [560, 500]]), 0),
  part('bowl', lathe(560, [[158, 466, 1], [166, 540], [130, 640], [76, 690, 1]], -16, 20), 0),
  part('drip', spl([[404, 470, 1], [480, 486], [560, 488], [640, 484], [716, 470, 1], [724, 530], [700, 560], [676, 530], [650, 516], [628, 560], [632, 600], [606, 620], [584, 590], [580, 540], [548, 524], [520, 560], [490, 570], [470, 530], [440, 526], [420, 560], [398, 530]]), 0),
  part('base', lathe(560, [[78, 686, 1], [96, 718, 1]], 0, 12), 0),
  part('apple', spl([[270, 396], [330, 350], [420, 372], [462, 470], [440, 600], [372, 706], [312, 722], [270, 706], [228, 722], [164, 704], [96, 600], [76, 470], [118, 374], [208, 350]]), 70),
  part('applelight', spl([[132, 420], [176, 396], [190, 412], [150, 460], [136, 530], [112, 500]]), 70),
  part('stem', band([[268, 420], [264, 350], [288, 280]], (t) => 20 + 6 * t), 90),
  part('leaf', leaf(272, 356, -150, 140, 76, 12), -150),
  part('slice', spl([[280, 740, 1], [312, 662], [400, 620], [480, 640], [540, 700, 1], [480, 690], [400, 700], [330, 730]]), 0),
  part('skin', spl([[280, 740, 1], [330, 724], [400, 694], [480, 684], [544, 698, 1], [500, 740], [420, 766], [340, 764]]), 0),
  part('pip', oval(420, 672, 16, 9, -20), 0),
], { apple: 'red', applelight: 'red++', bowl: 'blue', base: 'blue-', drip: 'gold', honey2: 'gold-', wood: 'wood', wood2: 'wood-', handle: 'wood', slice: 'cream', skin: 'red-', pip: 'brown-', leaf: 'green', stem: 'brown' });

const HORN: P[] = along([[76, 330], [150, 420], [270, 480], [410, 480], [530, 410], [600, 300], [628, 190]], 40);
const hornW = (t: number) => 22 + 74 * t * t + 14 * t;
const shofar = thing('shofar', 'Shofar', 'rosh-hashanah horn music', group([
  strip('body', HORN, hornW, (t) => -hornW(t)),
  strip('body2', HORN, (t) => -hornW(t) * 0.1, (t) => -hornW(t)),
  ...[0.3, 0.44, 0.58, 0.71, 0.83].map((t) => strip('stripe', HORN, (u) => hornW(u), (u) => -hornW(u), t, t + 0.045)),
  strip('rim', HORN, 26, -26, 0, 0.05),
  part('rim', oval(630, 176, 116, 50, 12), 0),
  part('hole', oval(632, 172, 88, 32, 12), 0),
  ...([[200, 170, 30], [330, 250, 22], [390, 130, 26]] as const).map(([x, y, r]) => part('star', starD(x, y, 4, r * 1.5, r * 0.6), 0)),
], 30, 60, 0, 1), { body: 'tan', body2: 'brown', stripe: 'brown-', rim: 'cream', hole: 'dark', star: 'gold' });

const lump = (x: number, y: number, rx: number, ry: number, deg: number, k: string): Part[] => [part(k, oval(x, y, rx, ry, deg), deg), part('glaze', oval(x - Math.sin(-deg * RAD) * ry * -0.36, y - Math.cos(deg * RAD) * ry * 0.36, rx * 0.42, 13, deg), deg)];
const challah = thing('challah', 'Round challah', 'rosh-hashanah bread feast', [
  part('board2', lathe(400, [[370, 640, 1], [366, 680, 1]], 0, 66), 0),
  part('board', oval(400, 630, 372, 96), 0),
  ...[[620, 430, 122, 86, 60], [180, 430, 122, 86, -60], [270, 340, 126, 84, -28], [530, 340, 126, 84, 28], [400, 310, 122, 80, 0], [148, 530, 120, 92, 70], [652, 530, 120, 92, -70]].flatMap(([x, y, a, b, d]) => lump(x!, y!, a!, b!, d!, 'crust2')),
  ...[[300, 410, 128, 84, -34], [500, 410, 128, 84, 34], [400, 370, 112, 72, 0], [270, 612, 142, 88, 24], [530, 612, 142, 88, -24], [400, 640, 136, 82, 0], [280, 500, 122, 86, 28], [520, 500, 122, 86, -28], [400, 520, 130, 84, 0]].flatMap(([x, y, a, b, d]) => lump(x!, y!, a!, b!, d!, 'crust')),
  ...lump(400, 430, 112, 76, 12, 'crust2'),
  ...([[350, 392, 30], [452, 416, -30], [388, 446, 0], [292, 470, 60], [514, 470, 20], [400, 530, 0], [324, 590, 40], [470, 596, -30], [220, 560, 10], [590, 560, 70]] as const).map(([x, y, d]) => part('seed', oval(x, y, 17, 9, d), d)),
], { board: 'wood', board2: 'wood--', crust: 'ginger', crust2: 'ginger--', glaze: 'gold+', seed: 'cream' });

const HIVE = (y: number) => 210 * Math.sqrt(Math.max(0.03, 1 - ((y - 560) / 400) ** 2));
const honeyPot = thing('honey-pot', 'Honey pot', 'rosh-hashanah honey sweet bee', [
  ...dipper(640, 276, 30),
  ...[0, 1, 2, 3, 4].map((i) => { const y = 300 + i * 88; return part(i % 2 ? 'body2' : 'body', lathe(400, [[HIVE(y) - 8, y, 1], [HIVE(y + 44) + 12, y + 44], [HIVE(y + 88) - 8, y + 92, 1]], 10, 14), 0); }),
  part('base', lathe(400, [[206, 728, 1], [190, 766, 1]], 0, 12), 0),
  part('lid', lathe(400, [[44, 190, 1], [112, 234], [150, 296, 1]], 12, 18), 0),
  part('knob', oval(400, 166, 38, 34), 0),
  part('drip', spl([[246, 300, 1], [400, 322], [554, 300, 1], [560, 370], [540, 404], [514, 376], [490, 362], [470, 420], [476, 480], [446, 500], [424, 470], [420, 400], [388, 372], [362, 410], [330, 420], [312, 380], [286, 384], [262, 420], [240, 370]]), 0),
  ...group([part('wing', oval(-10, -44, 28, 44, -24), 60), part('wing', oval(34, -40, 24, 40, 24), 60), part('bee', oval(0, 0, 62, 42), 0), part('stripe', spl([[-14, -42], [10, -42], [12, 0], [6, 42], [-18, 40], [-10, 0]]), 90), part('stripe', spl([[30, -38], [48, -28], [52, 0], [46, 30], [26, 38], [34, 0]]), 90), part('eye', oval(-40, -8, 9), 0)], 150, 250, 12, 1.15),
], { body: 'yellow', body2: 'yellow-', base: 'blue-', lid: 'blue', knob: 'blue-', drip: 'orange-', wood: 'wood', wood2: 'wood-', handle: 'wood', bee: 'yellow', stripe: 'dark', wing: 'sky', eye: 'dark' });

const doughnut = (x: number, y: number, s: number): Part[] => group([
  part('dough', lathe(0, [[168, -20, 1], [182, 30], [150, 84, 1]], 0, 26), 0),
  part('dough2', lathe(0, [[176, 6, 1], [176, 38, 1]], -14, 24), 0),
  part('sugar', spl([[-172, 4], [-160, -50], [-90, -92], [0, -102], [90, -92], [160, -50], [172, 4], [140, 30], [110, 6], [70, 34], [26, 12], [-20, 36], [-66, 10], [-110, 30], [-144, 10]]), 0),
  part('jam', spl([[-52, -76], [-20, -104], [26, -104], [54, -76], [42, -48], [50, -16], [26, -6], [8, -40], [-30, -46]]), 0),
  part('shine', oval(-12, -84, 17, 9, -20), 0),
], x, y, 0, s);
const sufganiyot = thing('sufganiyot', 'Sufganiyot', 'hanukkah doughnut jam sweet', [
  part('plate2', lathe(400, [[372, 672, 1], [330, 716], [220, 740, 1]], 0, 12), 0), part('plate', oval(400, 664, 374, 62), 0), part('rim', oval(400, 662, 320, 44), 0),
  ...doughnut(224, 560, 0.98), ...doughnut(576, 560, 0.98), ...doughnut(400, 396, 1.0),
], { dough: 'ginger', dough2: 'straw', sugar: 'white', jam: 'red', shine: 'white', plate: 'blue', plate2: 'blue--', rim: 'sky' });

const latke = (x: number, y: number, s: number, deg: number): Part[] => group([
  part('latke2', spl([[-130, 10], [-120, -40], [-60, -70], [10, -66], [80, -74], [132, -30], [126, 30], [70, 74], [0, 66], [-70, 72]]), 20),
  part('latke', spl([[-116, 0], [-104, -42], [-50, -62], [14, -56], [74, -64], [116, -26], [108, 20], [60, 54], [-4, 48], [-66, 52]]), 20),
  part('crisp', spl([[-70, -20, 1], [-20, -40], [30, -26, 1], [-20, -22]]), 20), part('crisp', spl([[-30, 20, 1], [30, 6], [80, 16, 1], [30, 26]]), 0),
], x, y, deg, s);
const latkes = thing('latkes', 'Latkes in the pan', 'hanukkah potato pan kitchen', [
  part('handle', spl([[556, 256, 1], [690, 120], [740, 92], [776, 110], [776, 150], [640, 320, 1]]), 135), part('hole', oval(738, 130, 20, 14, -45), 0),
  part('pan2', oval(370, 470, 340, 274), 0), part('pan', oval(370, 452, 336, 264), 0), part('oil', oval(370, 458, 290, 220), 0),
  ...latke(262, 372, 1, -14), ...latke(478, 408, 0.94, 24), ...latke(330, 552, 1.04, 6),
  part('cream', spl([[280, 540], [290, 500], [330, 484], [372, 500], [392, 540], [360, 572], [310, 570]]), 0),
  part('herb', leaf(332, 528, -60, 66, 30), -60), part('herb', leaf(332, 528, -10, 60, 28), -10), part('herb', leaf(332, 528, -120, 56, 28), -120),
], { pan: 'slate', pan2: 'dark', handle: 'slate', hole: 'dark', oil: 'brown--', latke: 'gold', latke2: 'brown', crisp: 'brown', cream: 'white', herb: 'green' });

const geltCoin = (x: number, y: number, r: number, ky = 1): Part[] => [part('coin', oval(x, y, r, r * ky), 0), part('coin2', oval(x, y, r * 0.8, r * 0.8 * ky), 0), ...(ky > 0.9 ? star6(x, y, r * 0.54).map((q) => ({ ...q, k: 'mark' })) : [])];
const gelt = thing('gelt', 'Chocolate coins', 'hanukkah gelt coin chocolate children', [
  part('bag', spl([[236, 250, 1], [180, 330], [120, 450], [110, 580], [170, 680], [300, 716], [470, 712], [590, 660], [610, 540], [560, 410], [490, 320], [450, 250, 1]]), 80),
  part('fold', spl([[300, 262, 1], [276, 360], [260, 470, 1], [316, 380], [340, 262, 1]]), 90), part('fold', spl([[380, 262, 1], [400, 360], [450, 450, 1], [440, 350], [420, 262, 1]]), 90),
  part('neck', spl([[236, 250, 1], [190, 180], [170, 110, 1], [236, 140, 1], [290, 90, 1], [346, 136, 1], [402, 90, 1], [448, 140, 1], [520, 110, 1], [490, 190], [450, 250, 1]]), 90),
  part('cord', block(222, 230, 242, 40, 18), 0), part('bead', oval(344, 250, 30), 0),
  ...star6(330, 480, 110),
  ...geltCoin(560, 640, 112), ...geltCoin(700, 690, 84), part('chocolate', oval(420, 706, 84), 0), part('chocolate2', oval(420, 706, 62), 0),
  part('foil', spl([[336, 706, 1], [350, 650], [420, 622], [490, 650, 1], [470, 680, 1], [450, 660, 1], [420, 690, 1], [396, 664, 1], [370, 700, 1]]), 0),
], { bag: 'blue', fold: 'blue-', neck: 'blue-', cord: 'gold', bead: 'gold-', star: 'sky', mark: 'gold-', coin: 'gold', coin2: 'yellow', chocolate: 'brown', chocolate2: 'brown-', foil: 'gold+' });

const JUG: [number, number, number?][] = [[56, 240, 1], [62, 300], [150, 380], [198, 500], [170, 630], [84, 720, 1]];
const oilJug = thing('oil-jug', 'Olive-oil jug', 'hanukkah oil olive miracle', [
  part('handle', arch(506, 330, 76, 116, -172, 100), 60),
  part('body', lathe(380, JUG as Q[], 0, 14), 90),
  part('shade', gore(380, JUG as Q[], 0.5, 1), 90),
  part('band', lathe(380, [[172, 416, 1], [184, 456, 1]], -26, 30), 0), part('band', lathe(380, [[194, 540, 1], [186, 580, 1]], -30, 32), 0),
  part('neck', lathe(380, [[72, 170, 1], [54, 200], [56, 270, 1]], 0, 12), 90),
  part('rim', spl([[270, 150, 1], [300, 126], [380, 118], [456, 132], [470, 166], [440, 190], [360, 194], [310, 178]]), 0),
  part('oil', spl([[306, 152], [340, 140], [390, 138], [436, 148], [430, 162], [380, 170], [330, 166]]), 0),
  part('base', lathe(380, [[88, 716, 1], [118, 758, 1]], 0, 14), 0),
  part('branch', band(qbez([60, 640], [130, 380], [180, 200], 8), 18), 120),
  ...([[84, 560, -150], [104, 486, -30], [116, 440, -160], [138, 360, -40], [152, 310, -160], [172, 240, -60], [174, 224, -130]] as const).map(([x, y, a], i) => part(i % 2 ? 'leaf2' : 'leaf', leaf(x, y, a, 110, 38, 6), a)),
  part('olive', oval(70, 590, 26, 34, 20), 90), part('olive', oval(150, 420, 24, 32, -20), 90), part('olive', oval(104, 380, 22, 30, 30), 90),
  part('drop', placed(spl([[0, -56, 1], [26, -4], [30, 28], [0, 48], [-30, 28], [-26, -4]]), 680, 600, 0, 1.3), 90),
], { body: 'copper', shade: 'copper-', neck: 'copper', rim: 'copper+', base: 'copper-', handle: 'copper-', band: 'cream', oil: 'lime', olive: 'green-', leaf: 'green2', leaf2: 'green', branch: 'brown', drop: 'gold' });
export const JEWISH_YEAR: Hero[] = [sederPlateHero(), matzah, kiddushCup, appleHoney, shofar, challah, honeyPot, sufganiyot, latkes, gelt, oilJug];
