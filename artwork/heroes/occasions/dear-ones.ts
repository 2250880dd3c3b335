import type { P } from '#artwork/engine.ts';
import { spl, type Hero, type Part } from '#artwork/heroes/hero.ts';
import { leaf as leafPart, limb, living, mirrored, shape, turn } from '#artwork/heroes/parts/living-parts.ts';
import { arch, band, bar, block, bloom, bowAt, gore, group, heartD, lathe, leaf, oval, part, placed, polygon, thing } from '#artwork/heroes/parts/thing-parts.ts';

const tray = thing('breakfast-tray', 'Breakfast tray', 'mother breakfast tea flowers morning kitchen', [
  part('stem', bar(180, 300, 176, 470, 18), 90), part('leaf', leaf(178, 430, -150, 90, 44), -150), part('leaf', leaf(178, 400, -30, 90, 44), -30),
  part('petal', bloom(180, 240, 86, 6, 0.6), 0), part('center', oval(180, 240, 30), 0),
  part('vase', lathe(178, [[34, 450, 1], [28, 490], [62, 570], [44, 626, 1]], 4, 10), 90),
  part('steam', band([[440, 330], [410, 280], [460, 240], [430, 180]], 20), 90), part('steam', band([[520, 330], [490, 280], [540, 240], [510, 180]], 20), 90),
  part('handle', arch(590, 450, 38, 66, -90, 110), 90),
  part('cup', lathe(478, [[120, 380, 1], [118, 460], [80, 540], [50, 566, 1]], 0, 10), 90), part('coffee', oval(478, 380, 120, 26), 0), part('band', lathe(478, [[119, 420, 1], [114, 456, 1]], -14, 16), 0),
  part('plate', oval(478, 590, 200, 36), 0), part('plate2', oval(478, 584, 130, 20), 0),
  ...group([part('crust', spl([[-96, -50], [-60, -90], [0, -80], [60, -92], [100, -50], [86, -4], [90, 76, 1], [-86, 76, 1], [-82, -4]]), 0), part('bread', spl([[-72, -42], [-44, -64], [0, -56], [44, -66], [74, -42], [62, 0], [66, 54, 1], [-62, 54, 1], [-58, 0]]), 0), part('heart', heartD(2, 0, 0.3), 0)], 320, 560, -14, 0.94),
  part('table', spl([[40, 620, 1], [760, 620, 1], [740, 680, 1], [60, 680, 1]]), 0),
  part('trim', block(28, 606, 744, 34, 14), 0),
  part('leg', polygon([130, 680], [190, 680], [160, 770], [110, 770]), 90), part('leg', polygon([670, 680], [610, 680], [640, 770], [690, 770]), 90),
], { stem: 'green', leaf: 'green2', petal: 'rose', center: 'yellow', vase: 'sky', steam: 'cream', cup: 'teal', handle: 'teal-', band: 'cream', coffee: 'brown', plate: 'cream', plate2: 'cream-', crust: 'ginger-', bread: 'straw', heart: 'red', table: 'wood', trim: 'wood-', leg: 'wood-' });

const cardigan = thing('cardigan', 'Cardigan', 'mother grandmother cosy knitting autumn', [
  part('sleeve', spl([[236, 130, 1], [170, 190], [110, 350], [64, 560], [50, 640, 1], [150, 664, 1], [180, 560], [230, 420], [262, 330, 1]]), 100), part('sleeve', spl([[564, 130, 1], [630, 190], [690, 350], [736, 560], [750, 640, 1], [650, 664, 1], [620, 560], [570, 420], [538, 330, 1]]), 80),
  part('cuff', polygon([48, 630], [154, 656], [146, 714], [38, 688]), 10), part('cuff', polygon([752, 630], [646, 656], [654, 714], [762, 688]), -10),
  part('inside', spl([[300, 110, 1], [400, 150], [500, 110, 1], [470, 230], [400, 320, 1], [330, 230]]), 0),
  part('body', spl([[300, 106, 1], [236, 130], [210, 200], [222, 340], [214, 660, 1], [398, 660, 1], [398, 330, 1], [340, 220]]), 90), part('body', spl([[500, 106, 1], [564, 130], [590, 200], [578, 340], [586, 660, 1], [402, 660, 1], [402, 330, 1], [460, 220]]), 90),
  ...[0, 1, 2].flatMap((i) => [part('cable', oval(270, 300 + i * 110, 22, 50, 18), 90), part('cable', oval(530, 300 + i * 110, 22, 50, -18), 90)]),
  part('rib', block(208, 646, 192, 68, 10), 90), part('rib', block(400, 646, 192, 68, 10), 90),
  part('placket', band([[318, 92], [330, 210], [376, 310], [388, 420], [388, 712]], 44), 90), part('placket2', band([[482, 92], [470, 210], [424, 310], [414, 420], [414, 712]], 44), 90),
  ...[380, 470, 560, 650].map((y) => part('button', oval(414, y, 19), 0)),
  part('pocket', block(446, 540, 112, 92, 10), 90), part('pocket', block(242, 540, 112, 92, 10), 90),
], { body: 'rose', sleeve: 'rose-', cuff: 'rose--', rib: 'rose--', inside: 'rose---', cable: 'rose+', placket: 'rose--', placket2: 'rose-', button: 'gold', pocket: 'rose-' });

/** the left or right edge of the tie at a height */
const tieEdge = (side: 1 | -1, y: number): P => [400 + side * (52 + ((y - 316) / 324) * 54), y];
const tie = thing('tie', 'Shirt and tie', 'father work shirt office', [
  part('body', spl([[170, 210, 1], [60, 270, 1], [40, 770, 1], [760, 770, 1], [740, 270, 1], [630, 210, 1], [400, 260]]), 90),
  part('placket', block(352, 300, 96, 470), 90), ...[480, 600, 716].map((y) => part('button', oval(400, y, 15), 0)),
  part('pocket', spl([[530, 460, 1], [680, 460, 1], [680, 590, 1], [605, 626, 1], [530, 590, 1]]), 0), part('pen', polygon([560, 400], [590, 400], [590, 480], [560, 480]), 90),
  part('inside', spl([[250, 130], [400, 90], [550, 130], [400, 250]]), 0),
  part('tie', polygon([348, 316], [452, 316], [506, 640], [400, 744], [294, 640]), 90),
  ...[0, 1, 2].map((i) => part('stripe', polygon(tieEdge(-1, 400 + i * 96), tieEdge(1, 344 + i * 96), tieEdge(1, 392 + i * 96), tieEdge(-1, 448 + i * 96)), -24)),
  part('knot', polygon([326, 226], [474, 226], [446, 330], [354, 330]), 90),
  part('collar', spl([[240, 118, 1], [170, 200, 1], [270, 370, 1], [400, 240, 1], [300, 190]]), 60), part('collar', spl([[560, 118, 1], [630, 200, 1], [530, 370, 1], [400, 240, 1], [500, 190]]), 120),
], { body: 'sky', placket: 'sky-', button: 'white', pocket: 'sky-', pen: 'gold', inside: 'sky--', tie: 'navy', stripe: 'orange', knot: 'navy+', collar: 'white' });

const toolbox = thing('toolbox', 'Toolbox', 'father tools workshop hobby retirement new-home', [
  ...group([part('handle', block(-26, 20, 52, 260, 20), 90), part('steel', block(-17, -60, 34, 90), 90), part('steel', spl([[-110, -110, 1], [40, -110, 1], [70, -86], [76, -50, 1], [-60, -50, 1], [-110, -70, 1], [-130, -50], [-150, -78]]), 0)], 220, 270, -10),
  ...group([part('steel', spl([[-22, 210, 1], [-22, -40, 1], [-60, -80], [-56, -140, 1], [-24, -104, 1], [16, -104, 1], [48, -140, 1], [54, -80], [22, -40, 1], [22, 210, 1]]), 90)], 400, 270, 4),
  ...group([part('grip', block(-40, -150, 80, 160, 26), 90), part('grip2', block(-40, -96, 80, 26), 0), part('steel', block(-14, 10, 28, 180), 90)], 570, 230, 10),
  part('box2', polygon([100, 400], [700, 400], [740, 470], [60, 470]), 0),
  part('box', block(70, 456, 660, 270, 22), 0), part('stripe', block(70, 540, 660, 60), 0),
  part('bar', block(250, 340, 46, 130, 10), 90), part('bar', block(504, 340, 46, 130, 10), 90), part('bar2', block(236, 322, 328, 48, 22), 0),
  part('latch', block(200, 500, 72, 96, 10), 90), part('latch', block(528, 500, 72, 96, 10), 90), part('label', block(330, 620, 140, 64, 10), 0),
  part('foot2', block(110, 720, 120, 34, 8), 0), part('foot2', block(570, 720, 120, 34, 8), 0),
], { handle: 'wood', steel: 'steel', grip: 'yellow', grip2: 'dark', box: 'red', box2: 'red--', stripe: 'red-', bar: 'slate', bar2: 'slate', latch: 'steel', label: 'cream', foot2: 'slate' });

const mug = thing('mug', 'Cocoa mug', 'father mother cosy winter thank-you get-well break', [
  part('steam', band([[300, 210], [260, 150], [330, 100], [290, 30]], 24), 90), part('steam', band([[430, 200], [390, 140], [460, 90], [420, 16]], 24), 90),
  part('handle', arch(570, 480, 96, 148, -88, 88), 90),
  part('body', lathe(350, [[230, 284, 1], [228, 600], [196, 720, 1]], 0, 34), 90), part('shade', gore(350, [[230, 290, 1], [228, 600], [198, 724, 1]], 0.62, 1), 90),
  part('heart', heartD(330, 510, 1.16), 0),
  part('rim', oval(350, 284, 232, 62), 0), part('cocoa', oval(350, 290, 196, 44), 0),
  part('mallow', spl([[216, 250, 1], [300, 226, 1], [312, 276], [300, 306], [232, 312]]), 0), part('mallow2', spl([[320, 250, 1], [400, 234, 1], [420, 290], [390, 318], [330, 312]]), 0), part('mallow', spl([[420, 256, 1], [494, 262, 1], [492, 310], [430, 316]]), 0),
], { body: 'teal', shade: 'teal-', handle: 'teal-', heart: 'red', rim: 'teal+', cocoa: 'brown', mallow: 'white', mallow2: 'pink', steam: 'cream' });

const bird = (n: string): Part[] => [
  shape('tail' + n, 80, [[170, 560, 1], [130, 660], [128, 760, 1], [176, 770, 1], [226, 700], [250, 590, 1]]),
  shape('body' + n, 70, [[300, 190], [362, 230], [388, 310], [392, 420], [360, 530], [290, 610], [210, 620], [160, 560], [160, 470], [196, 380], [216, 290], [240, 220]]),
  shape('wing' + n, 70, [[196, 360, 1], [270, 380], [304, 450], [280, 560], [200, 660, 1], [166, 610], [154, 520], [166, 430]]),
  shape('face' + n, 80, [[300, 190], [362, 226], [388, 300], [372, 362, 1], [320, 350], [276, 290], [260, 214, 1]]),
  shape('beak', 20, [[366, 260, 1], [410, 280], [402, 340, 1], [380, 318], [362, 312, 1]]),
  { k: 'eye', ang: 0, d: oval(318, 264, 15) },
  shape('foot', 0, [[236, 606, 1], [280, 600, 1], [286, 650], [262, 662], [230, 650]]), shape('foot', 0, [[290, 592, 1], [330, 580, 1], [340, 640], [312, 656], [286, 644]]),
];
const lovebirds = living('lovebirds', 'A pair of lovebirds', 'love valentine anniversary wedding animal bird pet', [
  ...turn(bird(''), 250, 500, 4, 0.94, 8, 30), ...mirrored(turn(bird('2'), 250, 500, 4, 0.94, 8, 30)),
  limb('branch', [[40, 690, 36], [230, 672, 44], [400, 682, 46], [600, 668, 42], [764, 690, 28]]),
  leafPart('leaf', 640, 664, -50, 110, 56), leafPart('leaf2', 120, 676, -130, 100, 52), leafPart('leaf', 420, 696, 70, 100, 50),
  { k: 'heart', ang: 0, d: heartD(400, 150, 0.9) },
], { body: 'green2', body2: 'teal', wing: 'green', wing2: 'teal-', tail: 'green-', tail2: 'teal--', face: 'coral', face2: 'yellow', beak: 'orange-', foot: 'tan', branch: 'brown', heart: 'red', leaf: 'green', leaf2: 'green2' });

const chocolates = thing('chocolates', 'Chocolate box', 'valentine love anniversary mother thank-you sweet', [
  ...group([part('lid', heartD(0, 0, 2.5), 0), part('lid2', heartD(0, 0, 2.16), 0), ...bowAt(10, -20, 1.3)], 264, 290, -16, 0.82),
  ...group([
    part('box', heartD(0, 0, 2.6), 0), part('lace', heartD(0, 0, 2.36), 0), part('inside', heartD(0, 0, 2.14), 0),
    ...([[-126, -94, 0], [-10, -54, 1], [112, -98, 2], [-150, 8, 2], [-42, 56, 0], [76, 26, 1], [166, -4, 0], [0, 156, 2]] as const).flatMap(([x, y, t]) =>
      t === 0 ? [part('choc', oval(x, y, 54), 0), part('swirl', oval(x, y, 26), 0)]
        : t === 1 ? [part('choc2', block(x - 50, y - 46, 100, 92, 16), 0), part('drizzle', polygon([x - 50, y + 10], [x + 40, y - 46], [x + 50, y - 30], [x - 40, y + 34]), -30)]
          : [part('choc3', heartD(x, y, 0.5), 0)]),
  ], 486, 460, 10, 0.94),
], { lid: 'red', lid2: 'red+', bow: 'gold', knot: 'gold-', tail: 'gold-', box: 'red-', lace: 'white', inside: 'pink', choc: 'brown', choc2: 'brown-', choc3: 'cream', swirl: 'tan', drizzle: 'cream' });

const cupidsArrow = thing('arrow-heart', 'Cupid’s heart', 'valentine love anniversary engagement', [
  part('shaft', bar(60, 640, 300, 500, 28), -30),
  part('heart', heartD(400, 400, 2.5), 0), part('shine', spl([[210, 300], [260, 250], [300, 250], [250, 290], [226, 350], [206, 350]]), -40),
  part('shaft', bar(598, 326, 700, 266, 28), -30), part('tip', polygon([770, 226], [714, 328], [690, 272], [648, 222]), -30),
  ...[0, 1, 2].map((i) => part(i % 2 ? 'feather2' : 'feather', placed(polygon([0, 0], [-56, -54], [-6, -54], [44, 0], [-6, 54], [-56, 54]), 82 + i * 52, 627 - i * 30, -30), -30)),
  part('heart3', heartD(640, 620, 0.5, 14), 0), part('heart3', heartD(150, 170, 0.46, -16), 0), part('heart3', heartD(700, 110, 0.3, 10), 0),
], { shaft: 'wood', heart: 'red', shine: 'red++', tip: 'gold', feather: 'white', feather2: 'pink', heart3: 'rose' });

const lips = thing('lips', 'A pair of lips', 'valentine love kiss', [
  part('inside', spl([[120, 410, 1], [250, 380], [400, 392], [550, 380], [680, 410, 1], [550, 450], [400, 462], [250, 450]]), 0),
  part('lip', spl([[60, 404, 1], [170, 320], [290, 236], [350, 240], [400, 276, 1], [450, 240], [510, 236], [630, 320], [740, 404, 1], [600, 404], [500, 400], [400, 424], [300, 400], [200, 404]]), 0),
  part('lip2', spl([[60, 404, 1], [200, 410], [300, 424], [400, 446], [500, 424], [600, 410], [740, 404, 1], [650, 520], [540, 600], [400, 624], [260, 600], [150, 520]]), 0),
  part('shine', spl([[300, 500], [400, 512], [480, 504], [460, 536], [400, 546], [330, 534]]), 0), part('shine', spl([[230, 316], [290, 276], [330, 274], [290, 306], [250, 332]]), -30),
], { lip: 'red', lip2: 'red', inside: 'red---', shine: 'red++' });
export const DEAR_ONES: Hero[] = [tray, cardigan, tie, toolbox, mug, lovebirds, chocolates, cupidsArrow, lips];
