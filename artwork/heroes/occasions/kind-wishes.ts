import { type P, qbez } from '#artwork/engine.ts';
import { spl, type Hero, type Part } from '#artwork/heroes/hero.ts';
import { along, spot } from '#artwork/heroes/parts/flowing-parts.ts';
import { leaf as leafPart, limb, living, petal, shape } from '#artwork/heroes/parts/living-parts.ts';
import { arch, band, block, bloom, bowAt, flame, group, heartD, lathe, leaf, mirrored, oval, part, placed, polygon, starD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const hotWater = thing('hot-water-bottle', 'Hot-water bottle', 'get-well sickroom cosy winter thinking-of-you', group([
  part('stopper', block(-34, -386, 68, 50, 14), 90), part('neck', spl([[-76, -340, 1], [76, -340, 1], [64, -300], [60, -250], [90, -210, 1], [-90, -210, 1], [-60, -250], [-64, -300]]), 90),
  part('body', spl([[-80, -220], [80, -220], [170, -170], [206, -60], [216, 120], [200, 290], [130, 350], [0, 360], [-130, 350], [-200, 290], [-216, 120], [-206, -60], [-170, -170]]), 90),
  part('panel', spl([[-60, -170], [60, -170], [130, -130], [160, -40], [170, 120], [158, 260], [100, 308], [0, 314], [-100, 308], [-158, 260], [-170, 120], [-160, -40], [-130, -130]]), 90),
  ...[-96, 0, 96].map((x) => part('stripe', block(x - 16, -126, 32, 400, 14), 90)),
  part('heart', heartD(0, 70, 1.1), 0), part('cord', block(-96, -250, 192, 44, 20), 0), ...bowAt(0, -226, 0.84),
], 400, 412, 8, 0.98), { stopper: 'slate', neck: 'red-', body: 'red', panel: 'red-', stripe: 'red', heart: 'white', cord: 'cream', bow: 'cream', knot: 'cream-', tail: 'cream-' });

const soup = thing('soup', 'Soup bowl', 'get-well sickroom soup kitchen cosy thinking-of-you', [
  part('steam', band([[290, 270], [250, 200], [320, 140], [280, 60]], 24), 90), part('steam', band([[410, 250], [370, 180], [440, 110], [400, 30]], 24), 90), part('steam', band([[530, 270], [490, 200], [560, 140], [520, 60]], 24), 90),
  part('plate', lathe(400, [[340, 700, 1], [300, 740, 1]], 30, 20), 0),
  part('handle', arch(122, 430, 40, 74, 70, 280), 90), part('handle', arch(678, 430, 40, 74, -100, 110), 90),
  part('body', lathe(400, [[300, 370, 1], [286, 500], [200, 640], [110, 690, 1]], 0, 20), 0), part('band', lathe(400, [[297, 440, 1], [284, 510, 1]], -20, 60), 0),
  ...[-190, -95, 0, 95, 190].map((x) => part('dot', oval(400 + x, 534 - (x * x) / 1700, 22), 0)),
  part('rim', oval(400, 370, 304, 92), 0), part('soup', oval(400, 376, 264, 70), 0),
  part('carrot', oval(300, 366, 42, 24), 0), part('carrot', oval(480, 402, 42, 24), 0), part('carrot', oval(400, 344, 36, 20), 0),
  part('noodle', band(qbez([330, 410], [400, 370], [430, 414], 8), 16), 0), part('noodle', band(qbez([450, 350], [520, 330], [560, 372], 8), 16), 0),
  part('herb', leaf(250, 390, 20, 60, 30), 20), part('herb', leaf(550, 384, 120, 50, 28), 120), part('herb', leaf(370, 392, -20, 56, 28), -20),
], { body: 'blue', band: 'cream', dot: 'blue', rim: 'cream', soup: 'gold', carrot: 'orange', noodle: 'straw', herb: 'green', handle: 'blue-', plate: 'cream', steam: 'cream' });

const strap = (): Part[] => [part('strap', block(-330, -100, 660, 200, 96), 0), part('pad', block(-110, -100, 220, 200, 4), 0), part('hole', [-270, -220, -170, 170, 220, 270].flatMap((x) => [-44, 0, 44].map((y) => oval(x, y, 11))).join(''), 0)];
const plaster = thing('plaster', 'Sticking plasters and a heart', 'get-well sickroom plaster children', [
  part('heart', heartD(400, 380, 3.1), 0), part('heart2', spl([[150, 260], [210, 190], [270, 180], [210, 240], [176, 320], [150, 320]]), -40),
  ...group(strap(), 400, 420, -38, 0.84), ...group(strap(), 400, 420, 38, 0.84),
  part('heart3', heartD(400, 420, 0.62), 0),
], { heart: 'red', heart2: 'red++', heart3: 'red', strap: 'tan+', pad: 'cream', hole: 'brown' });

const willow = (): Hero => {
  const fronds: Part[] = [];
  ([[-250, 300, 600], [-180, 250, 680], [-110, 214, 560], [-40, 200, 640], [40, 200, 580], [110, 214, 680], [180, 250, 590], [250, 300, 650]] as const).forEach(([x, top, end], i) => {
    const line: P[] = along([[400 + x * 0.4, 220], [400 + x * 0.92, top], [400 + x * 1.16, (top + end) / 2], [400 + x * 1.2, end]], 12);
    fronds.push(part(i % 2 ? 'leaf2' : 'leaf', Array.from({ length: 9 }, (_, j) => { const s = spot(line, 0.16 + j * 0.1); return leaf(s.x, s.y, s.deg + (j % 2 ? 30 : -30), 96, 40); }).join(''), 90));
  });
  return living('willow', 'Willow', 'sympathy tree leaf water willow anniversary', [
    { k: 'water', ang: 0, d: oval(400, 726, 350, 52) }, { k: 'hill', ang: 0, d: spl([[170, 716, 1], [280, 670], [400, 656], [520, 670], [630, 716, 1], [400, 744]]) },
    shape('trunk', 90, [[340, 706, 1], [372, 640], [366, 520], [350, 400], [300, 290, 1], [380, 350], [396, 240, 1], [420, 350], [500, 290, 1], [452, 410], [436, 530], [436, 640], [470, 706, 1]]),
    { k: 'foliage', ang: 0, d: spl([[140, 360, 1], [110, 280], [160, 210, 1], [170, 140], [260, 120, 1], [310, 60], [400, 76, 1], [480, 40], [550, 110, 1], [640, 130], [650, 210, 1], [700, 280], [664, 360, 1], [590, 320], [530, 350, 1], [470, 310], [400, 340, 1], [330, 310], [270, 350, 1], [210, 320]]) },
    ...fronds,
  ], { water: 'sky', hill: 'green2', trunk: 'brown', foliage: 'green', leaf: 'green2', leaf2: 'green' });
};
const candleWindow = thing('candle-window', 'Window candle', 'sympathy window candle night home', [
  part('frame', spl([[130, 690, 1], [130, 320], [180, 160], [290, 66], [400, 40], [510, 66], [620, 160], [670, 320], [670, 690, 1]]), 90),
  part('sky', spl([[180, 680, 1], [180, 330], [220, 196], [310, 116], [400, 94], [490, 116], [580, 196], [620, 330], [620, 680, 1]]), 90),
  part('star', starD(272, 260, 4, 38, 14), 0), part('star', starD(540, 220, 4, 44, 16), 0), part('star', starD(556, 420, 4, 28, 12), 0), part('star', starD(240, 440, 4, 26, 12), 0),
  part('glow', oval(400, 400, 130), 0),
  part('frame', block(388, 90, 24, 170), 90), part('frame', block(180, 320, 90, 24), 0), part('frame', block(530, 320, 90, 24), 0),
  part('curtain', spl([[180, 690, 1], [180, 330], [214, 206, 1], [250, 320], [236, 460, 1], [214, 520], [240, 690, 1]]), 90), part('curtain', spl([[620, 690, 1], [620, 330], [586, 206, 1], [550, 320], [564, 460, 1], [586, 520], [560, 690, 1]]), 90),
  part('candle', lathe(400, [[50, 450, 1], [50, 640, 1]], 12, 12), 90), part('wax', spl([[350, 450, 1], [450, 450, 1], [454, 500], [436, 530], [424, 490], [404, 484], [392, 540], [372, 540], [368, 490], [350, 480]]), 90), part('flame', flame(400, 376, 1.5), 90), part('flame2', flame(400, 394, 0.74), 90),
  part('dish', lathe(400, [[120, 634, 1], [90, 676, 1]], 8, 12), 0),
  part('sill', block(84, 672, 632, 64, 10), 0),
], { frame: 'cream', sky: 'navy', star: 'yellow', glow: 'navy++', curtain: 'red', candle: 'white', wax: 'cream', dish: 'gold', sill: 'cream' });

const wildflowers = living('wildflowers', 'Wild-flower posy', 'flower garden wild thank-you thinking-of-you mother', [
  ...([[400, 560, 240, 220], [400, 560, 330, 150], [400, 560, 420, 180], [400, 560, 520, 140], [400, 560, 590, 240], [400, 560, 300, 300], [400, 560, 500, 300]] as const).map(([x, y, a, b]) => limb('stem', [[x, y, 18], [(x + a) / 2, (y + b) / 2 + 20, 17], [a, b, 16]])),
  leafPart('leaf', 350, 480, -140, 170, 56, 16), leafPart('leaf2', 450, 480, -40, 170, 56, -16), leafPart('leaf', 380, 420, -112, 150, 46), leafPart('leaf2', 420, 420, -66, 150, 46),
  ...[0, 40, 80, 120, 160, 200, 240, 280, 320].map((a) => petal('petal', 420, 190, a, 92, 44, 0.5)), { k: 'center', ang: 0, d: oval(420, 190, 36) },
  ...[-150, -90, -30, 30, 90, 150].map((a) => petal('petal2', 230, 230, a, 88, 70, 0.5)), { k: 'core', ang: 0, d: oval(230, 230, 30) },
  ...[-162, -90, -18, 54, 126].map((a) => petal('petal3', 600, 250, a, 92, 84, 0.5)), { k: 'center', ang: 0, d: oval(600, 250, 28) },
  ...[0, 1, 2, 3].flatMap((i) => [leafPart('bell', 330 - i * 4, 180 - i * 34, -160, 50, 34), leafPart('bell', 330 - i * 4, 180 - i * 34, -20, 50, 34)]),
  ...[0, 60, 120, 180, 240, 300].map((a) => petal('bud', 530, 120, a, 54, 44, 0.5)), { k: 'center', ang: 0, d: oval(530, 120, 20) },
  ...[-130, -90, -50].map((a) => petal('bud2', 300, 320, a, 84, 50, 0.4)), ...[-130, -90, -50].map((a) => petal('bud2', 500, 330, a, 84, 50, 0.4)),
  shape('stem2', 90, [[370, 530, 1], [430, 530, 1], [440, 600], [500, 770, 1], [460, 756, 1], [430, 786, 1], [400, 752, 1], [370, 786, 1], [340, 756, 1], [300, 770, 1], [360, 600]]),
  ...bowAt(400, 560, 0.96),
], { petal: 'white', center: 'yellow', petal2: 'red', core: 'dark', petal3: 'blue', bell: 'violet', bud: 'yellow', bud2: 'rose', leaf: 'green', leaf2: 'green2', stem: 'green', stem2: 'green2', bow: 'cream', tail: 'cream-', knot: 'cream-' });

const hand = (): Part[] => [
  limb('finger', [[250, 600, 76], [150, 520, 62], [92, 420, 56], [80, 330, 50]]), limb('finger', [[270, 580, 76], [190, 480, 62], [148, 380, 56], [142, 290, 50]]), limb('finger', [[290, 570, 76], [236, 470, 62], [206, 370, 56], [204, 286, 48]]),
];
const palm = (): Part[] => [
  part('sleeve', spl([[250, 786, 1], [280, 690, 1], [396, 700, 1], [396, 786, 1]]), 90),
  part('hand', spl([[100, 470], [160, 470], [230, 530], [300, 560], [380, 580], [398, 620, 1], [398, 720, 1], [290, 716, 1], [200, 650], [130, 580], [96, 520]]), 30),
  limb('thumb', [[300, 640, 84], [346, 570, 68], [350, 490, 56], [330, 430, 46]]),
  part('cuff', spl([[262, 700, 1], [280, 670], [400, 690, 1], [400, 740, 1], [250, 740, 1]]), 0),
];
const mirror = (ps: Part[]): Part[] => ps.map((p) => ({ ...p, d: mirrored(p.d), ang: 180 - (p.ang ?? 0) }));
const hands = thing('hands-heart', 'Hands holding a heart', 'thank-you love thinking-of-you get-well friend', [
  ...hand(), ...mirror(hand()),
  part('heart', heartD(400, 310, 2.2), 0), part('heart2', spl([[222, 222], [264, 174], [308, 164], [264, 220], [240, 278], [220, 272]]), -40),
  ...palm(), ...mirror(palm()),
], { heart: 'red', heart2: 'red++', hand: 'tan', finger: 'tan-', thumb: 'tan+', sleeve: 'blue', cuff: 'cream' });

const clover = living('four-leaf-clover', 'Four-leaf clover', 'luck leaf st-patrick garden', [
  limb('stem', [[400, 400, 30], [440, 540, 34], [540, 690, 38], [600, 770, 42]]),
  ...[-45, 45, 135, 225].flatMap((a) => { const put = (d: string) => placed(d, 400, 380, a + 90); return [
    { k: 'leaf', ang: a, d: put('M0 0C-40 -60 -180 -96 -182 -220C-182 -330 -50 -350 0 -264C50 -350 182 -330 182 -220C180 -96 40 -60 0 0Z') },
    { k: 'mark', ang: a, d: put('M0 -96C-40 -116 -110 -150 -116 -216C-70 -190 -40 -150 0 -150C40 -150 70 -190 116 -216C110 -150 40 -116 0 -96Z') }]; }),
], { leaf: 'green', mark: 'green2+', stem: 'green-' });

const horseshoe = thing('horseshoe', 'Lucky horseshoe', 'luck wedding new-home ribbon', [
  part('body', spl([[160, 96, 1], [262, 110, 1], [232, 250], [230, 400], [290, 530], [400, 584], [510, 530], [570, 400], [568, 250], [538, 110, 1], [640, 96, 1], [690, 250], [690, 420], [610, 620], [400, 716], [190, 620], [110, 420], [110, 250]]), 90),
  part('groove', spl([[196, 180, 1], [220, 182, 1], [190, 300], [196, 420], [256, 560], [400, 638], [544, 560], [604, 420], [610, 300], [580, 182, 1], [604, 180, 1], [650, 300], [640, 430], [570, 588], [400, 674], [230, 588], [160, 430], [150, 300]]), 90),
  ...([[176, 250], [168, 360], [194, 470], [268, 580], [532, 580], [606, 470], [632, 360], [624, 250]] as const).map(([x, y]) => part('hole', oval(x, y, 19), 0)),
  part('heel', block(148, 76, 124, 52, 12), 0), part('heel', block(528, 76, 124, 52, 12), 0),
  ...bowAt(400, 600, 1.25),
  part('leaf', placed(heartD(0, -60, 0.6), 400, 330, 0), 0), part('leaf', placed(heartD(0, -60, 0.6), 400, 330, 90), 0), part('leaf', placed(heartD(0, -60, 0.6), 400, 330, 180), 0), part('leaf', placed(heartD(0, -60, 0.6), 400, 330, 270), 0),
], { body: 'steel', groove: 'steel--', hole: 'slate', heel: 'steel-', bow: 'red', tail: 'red-', knot: 'red-', leaf: 'green' });

const movingBox = thing('moving-box', 'Moving box', 'new-home house packing plant', [
  part('leaf', leaf(470, 360, -100, 250, 92, -16), -100), part('leaf2', leaf(470, 360, -60, 230, 88, 14), -60), part('leaf', leaf(474, 360, -24, 210, 80, 14), -24), part('leaf2', leaf(466, 360, -140, 220, 84, -16), -140),
  part('lamp', polygon([206, 130], [330, 130], [376, 270], [160, 270]), 90), part('stand', block(256, 268, 24, 130, 4), 90),
  part('book', polygon([590, 250], [650, 236], [690, 420], [630, 430]), 80), part('frame', polygon([340, 290], [420, 280], [430, 400], [350, 400]), 90),
  part('inside', polygon([120, 380], [680, 380], [640, 420], [160, 420]), 0),
  part('flap', polygon([120, 380], [400, 404], [360, 470], [30, 440]), 10), part('flap', polygon([680, 380], [400, 404], [440, 470], [770, 440]), -10),
  part('box', polygon([120, 390], [400, 410], [400, 770], [120, 730]), 90), part('box2', polygon([400, 410], [680, 390], [680, 730], [400, 770]), 90),
  part('flap2', polygon([120, 390], [400, 410], [352, 486], [40, 450]), 10), part('flap2', polygon([680, 390], [400, 410], [448, 486], [760, 450]), -10),
  part('tape', polygon([380, 500], [420, 500], [420, 766], [400, 770], [380, 767]), 90), part('heart', placed(heartD(0, 0, 0.62), 540, 600, -4), 0), part('label', polygon([180, 560], [320, 576], [320, 670], [180, 650]), 8),
], { leaf: 'green', leaf2: 'green2', lamp: 'yellow', stand: 'slate', book: 'teal', frame: 'rose', inside: 'brown-', flap: 'tan-', flap2: 'tan', box: 'tan-', box2: 'tan--', tape: 'cream', heart: 'red', label: 'white' });

const diploma = thing('diploma', 'Diploma', 'graduation congratulations school', [
  ...group([
    part('paper', spl([[-330, -96, 1], [0, -84], [330, -96, 1], [330, 96, 1], [0, 84], [-330, 96, 1]]), 0), part('fold', spl([[-330, 30, 1], [0, 24], [330, 30, 1], [330, 96, 1], [0, 84], [-330, 96, 1]]), 0),
    part('end', oval(-330, 0, 46, 97), 90), part('end', oval(330, 0, 46, 97), 90), part('curl', oval(-330, 0, 24, 56), 90), part('curl', oval(330, 0, 24, 56), 90),
    part('ribbon', block(-34, -98, 68, 196, 8), 90),
  ], 400, 330, -16),
  part('tail', polygon([380, 380], [330, 700], [386, 660], [424, 720], [430, 390]), 100), part('tail', polygon([420, 380], [480, 700], [440, 664], [386, 720], [380, 390]), 80),
  part('seal', bloom(404, 390, 124, 16, 0.86), 0), part('seal2', oval(404, 390, 86), 0), part('star', starD(404, 390, 5, 62, 27), 0),
  part('star', starD(140, 560, 4, 44, 17), 0), part('star', starD(660, 560, 4, 50, 19), 0), part('star', starD(620, 120, 4, 36, 15), 0),
], { paper: 'cream', fold: 'cream-', end: 'cream-', curl: 'tan', ribbon: 'red', tail: 'red-', seal: 'gold', seal2: 'gold+', star: 'gold--' });

const hat = thing('straw-hat', 'Straw hat', 'retirement garden summer holiday mother', [
  part('brim', oval(400, 560, 360, 128), 0), part('brim2', oval(400, 548, 300, 92), 0),
  part('crown', spl([[190, 540, 1], [200, 400], [240, 290], [320, 240], [400, 250], [480, 240], [560, 290], [600, 400], [610, 540, 1], [400, 600]]), 90),
  ...[-0.5, 0, 0.5].map((f) => part('weave', band([[400 + f * 210, 270 - (f ? 4 : -8)], [400 + f * 330, 400], [400 + f * 392, 520]], 14), 90)),
  part('ribbon', spl([[188, 540, 1], [194, 450, 1], [400, 500], [606, 450, 1], [612, 540, 1], [400, 604]]), 0), ...bowAt(560, 530, 1.1),
  ...rosetteOf(300, 540, 56), ...rosetteOf(216, 530, 40), part('leaf', leaf(350, 540, 10, 90, 44), 10), part('leaf', leaf(180, 520, -160, 70, 38), -160),
], { brim: 'straw', brim2: 'straw-', crown: 'straw', weave: 'gold', ribbon: 'teal', bow: 'teal', tail: 'teal-', knot: 'teal-', bloom: 'white', core: 'yellow', leaf: 'green' });
function rosetteOf(x: number, y: number, r: number): Part[] {
  return [part('bloom', bloom(x, y, r, 8, 0.56, x), 0), part('core', oval(x, y, r * 0.36), 0)];
}
const hammock = thing('hammock', 'Hammock', 'retirement summer holiday beach travel', [
  part('sun', oval(400, 250, 120), 0),
  part('sand', spl([[20, 764, 1], [100, 690], [300, 670], [500, 670], [700, 690], [780, 764, 1]]), 0),
  part('trunk', spl([[90, 716, 1], [110, 560], [130, 400], [150, 240, 1], [190, 246, 1], [180, 400], [170, 560], [164, 716, 1]]), 90), part('trunk', spl([[710, 716, 1], [690, 560], [670, 400], [650, 240, 1], [610, 246, 1], [620, 400], [630, 560], [636, 716, 1]]), 90),
  ...[-170, -130, -88, -46, -8, 30, 150].map((a, i) => part(i % 2 ? 'leaf2' : 'leaf', leaf(180, 250, a, 168, 66, a < -90 || a > 90 ? -38 : 38), a)),
  ...[-10, -50, -92, -134, -172, 150, 30].map((a, i) => part(i % 2 ? 'leaf2' : 'leaf', leaf(620, 250, a, 168, 66, a < -90 || a > 90 ? -38 : 38), a)),
  part('coconut', oval(196, 274, 28), 0), part('coconut', oval(604, 274, 28), 0),
  part('rope', band([[160, 420], [220, 470], [270, 510]], 18), 40), part('rope', band([[640, 420], [580, 470], [530, 510]], 18), -40),
  part('pillow', oval(300, 516, 74, 40, 28), 28),
  part('cloth', spl([[232, 486, 1], [300, 560], [400, 586], [500, 560], [568, 486, 1], [566, 580], [500, 656], [400, 680], [300, 656], [234, 580]]), 0),
  ...[-0.6, -0.2, 0.2, 0.6].map((f) => part('stripe', spl([[400 + (f - 0.08) * 160, 580 - f * f * 60, 1], [400 + (f + 0.08) * 160, 580 - f * f * 60, 1], [400 + (f + 0.1) * 170, 678 - f * f * 60, 1], [400 + (f - 0.1) * 170, 678 - f * f * 60, 1]]), 90)),
], { sun: 'yellow', sand: 'straw', trunk: 'wood', leaf: 'green', leaf2: 'green2', coconut: 'brown-', rope: 'tan', pillow: 'white', cloth: 'rose', stripe: 'cream' });
export const KIND_WISHES: Hero[] = [hotWater, soup, plaster, willow(), candleWindow, wildflowers, hands, clover, horseshoe, movingBox, diploma, hat, hammock];
