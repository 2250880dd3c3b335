import { spl, type Hero, type Part } from '#artwork/heroes/hero.ts';
import { limb, living, mirrored, oval as ovalPart, shape, turn } from '#artwork/heroes/parts/living-parts.ts';
import { block, bloom, bowAt, group, heartD, lathe, leaf, oval, part, ring, thing } from '#artwork/heroes/parts/thing-parts.ts';

const rosette = (x: number, y: number, r: number, k = 'bloom'): Part[] => [part(k, bloom(x, y, r, 7, 0.74, x), 0), part(k + '2', bloom(x, y, r * 0.56, 5, 0.7, y), 0)];
const weddingCake = thing('wedding-cake', 'Wedding cake', 'wedding cake anniversary flowers', [
  part('base', lathe(400, [[40, 700, 1], [60, 730], [150, 764, 1]], 0, 14), 0), part('plate2', lathe(400, [[330, 690, 1], [300, 716, 1]], 0, 18), 0), part('plate', oval(400, 688, 332, 40), 0),
  ...([[270, 520, 674], [200, 350, 516], [132, 200, 346]] as const).flatMap(([w, y0, y1], i) => [
    part(i % 2 ? 'layer2' : 'layer', lathe(400, [[w, y0, 1], [w, y1, 1]], 0, w * 0.12), 90),
    part('swag', [-1, 0, 1].map((k) => { const a = w * 0.66, x = 400 + k * a; return spl([[x - a / 2, y0 + 30, 1], [x - a * 0.3, y0 + 66], [x, y0 + 82], [x + a * 0.3, y0 + 66], [x + a / 2, y0 + 30, 1], [x + a * 0.26, y0 + 46], [x, y0 + 54], [x - a * 0.26, y0 + 46]]); }).join(''), 0),
    part('top', oval(400, y0, w, w * 0.13), 0)]),
  part('heart', heartD(400, 124, 0.72), 0),
  ...rosette(284, 500, 46), ...rosette(216, 512, 38, 'berry'), part('leaf', leaf(330, 510, 10, 80, 40), 10), part('leaf', leaf(190, 540, 130, 76, 38), 130),
  ...rosette(510, 336, 44), ...rosette(574, 348, 36, 'berry'), part('leaf', leaf(470, 344, 170, 76, 38), 170), part('leaf', leaf(598, 366, 50, 70, 36), 50),
], { base: 'gold', plate: 'gold', plate2: 'gold-', layer: 'white', layer2: 'cream', swag: 'pink', top: 'cream', heart: 'red', bloom: 'rose', bloom2: 'rose+', berry: 'pink', berry2: 'pink-', leaf: 'green2' });

const bell = (s: 1 | -1): Part[] => group([
  part('clapper', oval(0, 316, 42), 0), part('bell', spl([[0, -110], [60, -96], [112, -30], [130, 80], [150, 180], [200, 262, 1], [100, 290], [0, 296], [-100, 290], [-200, 262, 1], [-150, 180], [-130, 80], [-112, -30], [-60, -96]]), 90),
  part('shade', spl([[60, -92, 1], [112, -30], [130, 80], [150, 180], [200, 262, 1], [120, 286, 1], [84, 160], [80, 40]]), 90),
  part('band', spl([[-176, 214, 1], [0, 246], [176, 214, 1], [200, 262, 1], [100, 290], [0, 296], [-100, 290], [-200, 262, 1]]), 0), part('stripe', spl([[-131, 76, 1], [0, 96], [131, 76, 1], [136, 106, 1], [0, 128], [-136, 106, 1]]), 0),
], 400 + s * 136, 370, -s * 20, 0.88);
const weddingBells = thing('wedding-bells', 'A pair of wedding bells', 'wedding bells anniversary engagement ribbon', [
  ...bell(-1), ...bell(1),
  part('leaf', leaf(330, 200, -150, 170, 66, -14), -150), part('leaf2', leaf(330, 180, -118, 130, 56), -118), part('leaf', leaf(470, 200, -30, 170, 66, 14), -30), part('leaf2', leaf(470, 180, -62, 130, 56), -62),
  ...bowAt(400, 200, 1.7), ...rosette(400, 206, 54),
], { bell: 'gold', shade: 'gold-', band: 'gold--', stripe: 'gold+', clapper: 'gold--', bow: 'pink', tail: 'pink-', knot: 'pink-', bloom: 'rose', bloom2: 'rose+', leaf: 'green', leaf2: 'green2' });

const swan = (): Part[] => [
  shape('body', 0, [[60, 470, 1], [110, 450], [170, 460], [240, 480], [320, 480], [366, 500], [372, 570], [320, 640], [220, 664], [130, 640], [80, 570]]),
  limb('neck', [[330, 560, 90], [372, 470, 66], [330, 370, 54], [300, 280, 52], [340, 212, 54]]),
  shape('head', 20, [[300, 200], [330, 170], [370, 176], [394, 210], [384, 240], [340, 250], [308, 236]]),
  shape('beak', 30, [[372, 188, 1], [392, 226, 1], [390, 286], [372, 294], [356, 244, 1]]),
  ovalPart('eye', 342, 206, 11),
  shape('wing', -20, [[100, 560, 1], [70, 480], [60, 390], [90, 330, 1], [120, 390], [150, 370, 1], [180, 430], [216, 414, 1], [250, 480], [300, 520], [300, 580], [230, 620], [150, 610]]),
  shape('wing2', -10, [[130, 570, 1], [120, 520], [124, 470, 1], [160, 500], [176, 480, 1], [210, 530], [260, 560], [240, 594], [180, 596]]),
];
const swans = living('swans', 'A pair of swans', 'wedding anniversary love valentine engagement animal bird water', [
  ...turn(swan(), 220, 440, 0, 1, 8, 20), ...mirrored(turn(swan(), 220, 440, 0, 1, 8, 20)),
  shape('water', 0, [[30, 640, 1], [120, 662], [240, 690], [400, 668], [560, 690], [680, 662], [770, 640, 1], [740, 700], [600, 736], [400, 744], [200, 736], [60, 700]]),
  shape('wave', 0, [[150, 692, 1], [250, 708], [350, 696, 1], [250, 726]]), shape('wave', 0, [[450, 700, 1], [550, 708], [650, 692, 1], [550, 728]]),
  { k: 'heart', ang: 0, d: heartD(400, 110, 0.66) },
], { body: 'white', neck: 'white', head: 'white', wing: 'white-', wing2: 'cream', beak: 'orange', eye: 'dark', water: 'sky', wave: 'blue', heart: 'red' });

const stork = living('stork', 'Stork with a bundle', 'new-baby baby-shower animal bird', [
  limb('leg', [[470, 560, 22], [560, 640, 18], [700, 650, 18]]), limb('leg', [[440, 570, 22], [530, 680, 18], [670, 706, 18]]),
  shape('foot', 0, [[690, 636, 1], [756, 630, 1], [730, 650], [764, 668, 1], [692, 664, 1]]), shape('foot', 0, [[660, 692, 1], [728, 694, 1], [700, 710], [728, 732, 1], [656, 720, 1]]),
  shape('wing2', -40, [[400, 420, 1], [420, 280], [500, 150], [600, 70], [660, 60, 1], [650, 110], [690, 110, 1], [670, 160], [700, 170, 1], [660, 230], [620, 320], [540, 420, 1]]),
  shape('tail', 10, [[560, 480, 1], [640, 490], [720, 530, 1], [690, 550, 1], [700, 580, 1], [640, 576], [550, 560, 1]]),
  shape('body', 10, [[250, 380], [300, 400], [360, 400], [460, 410], [560, 460], [600, 520], [560, 580], [460, 600], [360, 580], [280, 520], [240, 450]]),
  limb('neck', [[330, 500, 110], [270, 430, 76], [250, 340, 54], [262, 260, 50]], 1),
  shape('head', 10, [[210, 230], [236, 196], [284, 196], [312, 230], [304, 272], [262, 290], [222, 272]]),
  shape('beak', 15, [[226, 214, 1], [130, 256], [30, 312, 1], [130, 292], [222, 272, 1]]),
  ovalPart('eye', 262, 228, 13),
  shape('wing', -10, [[330, 470, 1], [380, 420], [470, 410], [580, 440], [680, 440], [760, 400, 1], [740, 440], [770, 450, 1], [720, 490], [740, 510, 1], [670, 530], [560, 550], [440, 560], [360, 530]]),
  shape('band', -10, [[600, 444, 1], [680, 440], [760, 400, 1], [740, 440], [770, 450, 1], [720, 490], [740, 510, 1], [670, 530], [600, 542, 1], [620, 490]]),
  { k: 'cloth', ang: 80, d: spl([[70, 296, 1], [96, 312, 1], [150, 400], [206, 500], [200, 610], [130, 668], [50, 640], [16, 550], [30, 440], [60, 360]]) },
  { k: 'fold', ang: 80, d: spl([[86, 316, 1], [100, 420], [120, 520], [100, 620, 1], [80, 520], [76, 420]]) },
  { k: 'knot', ang: 0, d: spl([[86, 290], [60, 260], [30, 250], [40, 290], [66, 312], [50, 346], [90, 340], [118, 350], [110, 316], [134, 290], [110, 282]]) },
  ...([[60, 480, 24], [150, 470, 22], [150, 580, 24], [56, 580, 20]] as const).map(([x, y, r]) => ({ k: 'dot', ang: 0, d: oval(x, y, r) })),
], { body: 'white', neck: 'white', head: 'white', wing: 'white', wing2: 'white-', tail: 'dark', band: 'dark', beak: 'orange', leg: 'orange', foot: 'orange', cloth: 'sky', fold: 'sky-', knot: 'sky', dot: 'white', eye: 'dark' });

const bottle = thing('baby-bottle', 'Baby’s bottle', 'new-baby baby-shower milk', group([
  part('teat', spl([[0, -372], [30, -352], [28, -312], [46, -270], [92, -216, 1], [-92, -216, 1], [-46, -270], [-28, -312], [-30, -352]]), 90),
  part('collar', lathe(0, [[132, -220, 1], [132, -130, 1]], 10, 14), 0), ...[-84, -42, 0, 42, 84].map((x) => part('rib', block(x - 8, -206, 16, 66, 4), 90)),
  part('glass', lathe(0, [[120, -116, 1], [150, -60], [156, 40], [140, 120], [156, 200], [156, 310], [120, 360, 1]], 0, 14), 90),
  part('milk', lathe(0, [[143, -10, 1], [130, 120], [143, 210], [142, 306], [108, 344, 1]], -8, 12), 90),
  ...[20, 90, 160, 230].map((y, i) => part('mark', block(40, y, i % 2 ? 60 : 86, 18, 6), 0)),
  part('heart', heartD(-40, 200, 0.64), 0), part('shine', spl([[-118, -70], [-100, -84], [-96, -30], [-104, 60], [-122, 40]]), 90),
], 400, 404, 14, 1), { teat: 'ginger+', collar: 'sky-', rib: 'sky', glass: 'sky+', milk: 'white', mark: 'blue', heart: 'rose', shine: 'white' });

const rattle = thing('rattle', 'Rattle with a bow', 'new-baby baby-shower christening toy', [
  ...group([
    part('handle', block(-22, 90, 44, 260, 20), 90), ...ring('ring', 0, 394, 34, 66),
    part('body', oval(0, -130, 214), 0), part('stripe', spl([[-212, -170, 1], [0, -120], [212, -170, 1], [212, -92, 1], [0, -36], [-212, -92, 1]]), 0),
    part('shine', spl([[-140, -240], [-100, -290], [-56, -310], [-86, -260], [-110, -210]]), -40),
    ...[-130, -46, 46, 130].map((x) => part('dot', oval(x, -102 + Math.abs(x) * -0.12 + 14, 20), 0)),
    part('star', bloom(0, -238, 46, 5, 0.6, -90), 0), part('star', bloom(-70, 10, 30, 5, 0.6, -90), 0), part('star', bloom(74, 6, 30, 5, 0.6, -90), 0),
  ], 350, 370, -30, 0.92),
  ...bowAt(412, 482, 1.2),
], { handle: 'straw', ring: 'sky', body: 'yellow', stripe: 'sky', dot: 'white', shine: 'white', star: 'rose', bow: 'rose', tail: 'rose-', knot: 'rose-' });

const bootee = (): Part[] => [
  part('sole', spl([[-200, 150, 1], [-150, 176], [60, 178], [190, 168], [226, 120, 1], [150, 136], [-100, 136]]), 0),
  part('body', spl([[-160, -160, 1], [40, -160, 1], [50, -60], [110, -20], [190, 16], [230, 70], [222, 130], [150, 152], [-140, 152], [-204, 130], [-196, 30]]), 80),
  part('toe', spl([[90, -28, 1], [190, 16], [230, 70], [222, 130], [150, 152], [70, 154, 1], [110, 90], [110, 30]]), 70),
  part('cuff', spl([[-184, -196, 1], [-140, -214], [-60, -204], [20, -214], [70, -196, 1], [62, -110, 1], [0, -120], [-60, -108], [-120, -120], [-176, -108, 1]]), 0),
  part('tie', spl([[-180, -92, 1], [-60, -70], [58, -88, 1], [62, -58, 1], [-60, -40], [-186, -62, 1]]), 0),
];
const booties = thing('booties', 'A pair of booties', 'new-baby baby-shower christening knitting', [
  ...group(bootee(), 470, 300, 6, 0.98), ...bowAt(560, 244, 0.8),
  ...group(bootee(), 290, 540, -4, 1.06), ...bowAt(386, 470, 0.86),
], { sole: 'white', body: 'sky', toe: 'sky-', cuff: 'white', tie: 'rose', bow: 'rose', tail: 'rose-', knot: 'rose-' });
export const WEDDINGS_AND_BABIES: Hero[] = [weddingCake, weddingBells, swans, stork, bottle, rattle, booties];
