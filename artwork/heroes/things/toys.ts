import type { P } from '#artwork/engine.ts';
import { spl, type Hero } from '#artwork/heroes/hero.ts';
import { along, even, strip } from '#artwork/heroes/parts/flowing-parts.ts';
import { both, leaf as leafPart, limb, living, oval as ovalPart, shape } from '#artwork/heroes/parts/living-parts.ts';
import { arch, band, bar, block, oval, pair, part, placed, polygon, starD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const dinosaur = living('dinosaur', 'Dinosaur', 'children animal reptile dinosaur birthday', [
  ...([[326, 380, -104, 96, 66], [408, 374, -94, 120, 84], [496, 392, -74, 128, 92], [572, 446, -58, 120, 86], [636, 526, -50, 104, 76], [700, 606, -48, 82, 60]] as const).map(([x, y, a, L, W]) => leafPart('plate', x, y, a, L, W)),
  limb('leg2', [[330, 560, 96], [330, 660, 74], [324, 730, 72]]), limb('leg2', [[520, 560, 110], [530, 660, 80], [524, 730, 76]]),
  shape('body', 10, [[796, 668, 1], [720, 600], [640, 500], [560, 400], [460, 350], [360, 350], [290, 380], [250, 330], [238, 240], [250, 190], [210, 150], [140, 150], [70, 190], [46, 240], [80, 274], [150, 280], [166, 330], [170, 430], [190, 540], [260, 620], [400, 650], [540, 640], [620, 630], [700, 652]]),
  shape('belly', 10, [[156, 300, 1], [200, 340], [240, 450], [340, 540], [480, 580], [620, 600], [690, 640, 1], [620, 630], [540, 640], [400, 650], [260, 620], [190, 540], [166, 420]]),
  ...([[380, 430, 30], [470, 440, 36], [560, 510, 30], [440, 510, 22], [300, 440, 22]] as const).map(([x, y, r]) => ovalPart('spot', x, y, r)),
  limb('leg', [[270, 540, 100], [256, 650, 80], [250, 736, 80]]), limb('leg', [[580, 540, 130], [600, 650, 90], [600, 736, 86]]),
  ...[[226, 756], [250, 760], [276, 756], [576, 756], [602, 760], [628, 756]].map(([x, y]) => ovalPart('claw', x!, y!, 15, 15)),
  ovalPart('eyering', 168, 188, 27, 27), ovalPart('eye', 164, 190, 16, 16), ovalPart('nose', 84, 212, 9, 9), shape('mouth', 10, [[56, 248, 1], [110, 252], [170, 240, 1], [120, 268], [70, 266]]), ovalPart('cheek', 196, 236, 26, 19),
], { main: 'green2', main2: 'green', body: 'green2', belly: 'lime+', plate: 'orange', spot: 'green', claw: 'cream', eyering: 'white', eye: 'dark', nose: 'green--', mouth: 'red-', cheek: 'pink', leg2: 'green' });

const unicorn = living('unicorn', 'Unicorn', 'children animal mammal unicorn birthday magic head', [
  leafPart('ear2', 380, 190, -100, 120, 66, 6),
  shape('neck', 70, [[390, 260], [520, 200], [610, 300], [640, 440], [680, 600], [720, 776, 1], [300, 776, 1], [330, 640], [350, 520], [340, 440]]),
  ...([[560, 500, 86, 270, 'mane3'], [566, 410, 78, 260, 'mane'], [556, 320, 70, 260, 'mane2'], [530, 240, 60, 260, 'mane3'], [500, 190, 42, 250, 'mane']] as const).map(([x, y, a, L, k]) => leafPart(k, x, y, a, L, 116, 34)),
  shape('head', 40, [[300, 200], [400, 150], [500, 170], [560, 260], [540, 360], [470, 430], [390, 480], [300, 560], [220, 590], [150, 580], [110, 530], [110, 470], [160, 400], [220, 320], [260, 250]]),
  shape('muzzle', 30, [[112, 470, 1], [170, 460], [240, 500], [280, 574, 1], [220, 590], [150, 580], [110, 530]]),
  shape('horn', -60, [[296, 204, 1], [182, 24, 1], [366, 158, 1], [330, 186]]),
  ...[0.28, 0.54, 0.78].map((t) => shape('stripe', 30, [[296 - 114 * t, 204 - 180 * t, 1], [366 - 184 * t, 158 - 134 * t, 1], [366 - 184 * (t + 0.1), 158 - 134 * (t + 0.1), 1], [296 - 114 * (t + 0.1), 204 - 180 * (t + 0.1), 1]])),
  leafPart('mane', 400, 150, 130, 190, 84, -30), leafPart('mane2', 420, 150, 96, 200, 84, -20), leafPart('mane3', 450, 160, 60, 210, 90, 24),
  leafPart('ear', 470, 190, -72, 140, 76, 8), leafPart('earin', 474, 170, -72, 92, 42, 5),
  shape('lid', 10, [[296, 336, 1], [316, 370], [352, 376], [382, 350, 1], [374, 384], [340, 404], [306, 390]]),
  ovalPart('cheek', 400, 420, 40, 30), ovalPart('nose', 156, 500, 15, 19, 30),
  shape('mouth', 20, [[140, 556, 1], [190, 560], [240, 536, 1], [200, 576], [160, 574]]),
], { main: 'white', head: 'white', neck: 'white', body: 'white', muzzle: 'pink+', horn: 'gold', stripe: 'gold-', mane: 'rose', mane2: 'violet', mane3: 'teal', ear: 'white', ear2: 'white-', earin: 'pink', lid: 'dark', cheek: 'pink', nose: 'rose-', mouth: 'rose' });

const robot = thing('robot', 'Robot', 'children robot space birthday', [
  part('antenna', bar(400, 130, 400, 66, 20), 90), part('light', oval(400, 52, 34), 0),
  ...pair('leg', block(290, 610, 70, 110, 10), 90), ...pair('foot', spl([[250, 770, 1], [256, 724], [300, 704], [350, 704], [376, 730], [380, 770, 1]]), 0),
  ...pair('arm', band([[230, 420], [150, 450], [130, 540]], 46), 100), ...pair('hand', arch(130, 590, 30, 62, -240, 60), 90),
  part('body', block(220, 370, 360, 260, 40), 90), part('panel', block(270, 410, 260, 180, 24), 0),
  part('dial', oval(346, 486, 50), 0), part('needle', placed(polygon([-8, 8], [0, -40], [8, 8]), 346, 486, 40), 90),
  part('button', oval(450, 450, 22), 0), part('button2', oval(502, 450, 22), 0), part('bars', [0, 1, 2].map((i) => block(430, 498 + i * 30, 90, 17, 6)).join(''), 0), part('heart', block(300, 552, 92, 20, 8), 0),
  part('neck', block(350, 330, 100, 56, 6), 0),
  part('head', block(240, 120, 320, 220, 60), 90), ...pair('ear', block(196, 190, 54, 90, 16), 90),
  part('face', block(276, 160, 248, 140, 40), 0), ...pair('eye', oval(344, 216, 32), 0), ...pair('pupil', oval(350, 216, 15), 0), part('mouth', block(356, 262, 88, 20, 10), 0),
], { antenna: 'steel', light: 'red', leg: 'steel', foot: 'orange', arm: 'steel', hand: 'orange', body: 'teal', panel: 'teal+', dial: 'cream', needle: 'red', button: 'red', button2: 'yellow', bars: 'navy', heart: 'yellow', neck: 'steel-', head: 'teal', ear: 'orange', face: 'navy', eye: 'yellow', pupil: 'navy', mouth: 'yellow' });

const TAIL: P[] = along([[400, 420], [372, 520], [400, 620], [500, 680], [590, 640], [610, 550]], 30);
const tw = (t: number) => 70 * (1 - t * 0.72) + (t < 0.2 ? 12 * (t / 0.2) : 12 * (1 - t));
const mermaid = living('mermaid', 'Mermaid', 'children sea magic birthday', [
  shape('hair', 90, [[400, 60], [500, 80], [550, 170], [540, 280], [590, 380], [560, 480, 1], [500, 440], [400, 420], [300, 440], [240, 480, 1], [210, 380], [262, 280], [252, 160], [310, 80]]),
  leafPart('fin', 610, 560, -130, 190, 110, -30), leafPart('fin', 610, 560, -52, 190, 110, 30), leafPart('fin2', 608, 570, -92, 120, 70),
  strip('tail', TAIL, tw, (t) => -tw(t)),
  ...[0.16, 0.34, 0.52, 0.7].map((t) => strip('scale', TAIL, (u) => tw(u) * 0.9, (u) => -tw(u) * 0.9, t, t + 0.07)),
  limb('arm', [[336, 330, 42], [262, 390, 36], [214, 470, 34], [250, 530, 32]]), limb('arm', [[464, 330, 42], [540, 360, 36], [600, 300, 34], [620, 220, 32]]),
  even('body', 90, 400, [[400, 270], [440, 290], [470, 316], [466, 380], [462, 440], [400, 456]]),
  ...both(shape('shell', 90, [[396, 350, 1], [366, 326], [334, 340], [330, 376], [352, 400], [396, 384, 1]])),
  shape('band', 0, [[328, 424, 1], [400, 440], [472, 424, 1], [480, 466], [400, 484], [320, 466]]),
  even('neck', 90, 400, [[400, 240], [424, 246, 1], [428, 300], [400, 312]]),
  even('head', 90, 400, [[400, 108], [466, 130], [488, 190], [460, 244], [400, 266]]),
  shape('fringe', 20, [[300, 190, 1], [310, 110], [400, 80], [480, 100], [502, 200, 1], [460, 160], [420, 130, 1], [380, 160]]),
  ...both(ovalPart('eye', 368, 196, 12, 15)), ...both(ovalPart('cheek', 348, 224, 17, 12)), shape('mouth', 0, [[380, 228, 1], [400, 234], [420, 228, 1], [410, 246], [390, 246]]),
  ...[0, 72, 144, 216, 288].map((a) => ({ k: 'star', ang: a, d: placed(spl([[0, 0, 1], [20, -14], [42, 0], [20, 14]]), 480, 120, a - 90) })),
  { k: 'star2', ang: 0, d: starD(630, 190, 5, 50, 24, -80) },
  ...([[180, 200, 30], [130, 290, 20], [700, 400, 26], [210, 640, 28], [270, 720, 18]] as const).map(([x, y, r]) => ovalPart('bubble', x, y, r)),
], { hair: 'fox', fringe: 'fox', body: 'tan', head: 'tan+', neck: 'tan', arm: 'tan', shell: 'violet', band: 'gold', tail: 'teal', scale: 'teal-', fin: 'teal+', fin2: 'lime', star: 'rose', star2: 'yellow', bubble: 'sky', eye: 'dark', cheek: 'pink', mouth: 'red' });

const pirate = thing('pirate-ship', 'Pirate ship', 'children sea adventure birthday', [
  part('mast', block(388, 90, 26, 440, 4), 90), part('mast', block(606, 210, 22, 320, 4), 90), part('mast', block(180, 220, 22, 320, 4), 90),
  part('flag', spl([[414, 60, 1], [480, 40], [560, 70, 1], [540, 100], [556, 140, 1], [480, 116], [414, 136, 1]]), 0),
  part('sail', spl([[270, 160, 1], [400, 150], [530, 160, 1], [560, 260], [550, 380, 1], [400, 350], [250, 380, 1], [240, 260]]), 90),
  part('skull', spl([[400, 190], [448, 206], [462, 250], [444, 284, 1], [432, 290], [430, 316, 1], [370, 316, 1], [368, 290], [356, 284, 1], [338, 250], [352, 206]]), 90), ...pair('eye', oval(376, 250, 17, 19), 90), part('eye', polygon([400, 272], [412, 292], [388, 292]), 90),
  part('sail2', spl([[116, 260, 1], [190, 252], [252, 262, 1], [258, 400], [250, 470, 1], [180, 450], [100, 470, 1], [94, 360]]), 90), part('sail2', spl([[556, 250, 1], [620, 242], [690, 252, 1], [708, 360], [700, 470, 1], [620, 446], [550, 470, 1], [552, 360]]), 90),
  part('stripe', spl([[240, 264, 1], [240, 300, 1], [258, 330, 1], [258, 300, 1]]), 90),
  part('hull', spl([[40, 470, 1], [150, 480, 1], [170, 540, 1], [560, 540, 1], [580, 440, 1], [760, 430, 1], [730, 560], [680, 690, 1], [180, 690, 1], [90, 600]]), 0),
  part('hull2', spl([[96, 600, 1], [714, 590, 1], [680, 690, 1], [180, 690, 1], [130, 650]]), 0), part('trim', spl([[160, 530, 1], [566, 530, 1], [560, 566, 1], [170, 566, 1]]), 0), part('trim', polygon([572, 424], [774, 414], [768, 452], [568, 462]), 0),
  ...[260, 360, 460].map((x) => part('window', oval(x, 616, 26), 0)), ...[620, 690].map((x) => part('lamp', block(x - 20, 490, 40, 46, 6), 0)),
  part('wave', spl([[20, 690, 1], [90, 660], [160, 690, 1], [230, 660], [300, 690, 1], [370, 660], [440, 690, 1], [510, 660], [580, 690, 1], [650, 660], [720, 690, 1], [760, 676], [784, 690, 1], [760, 760, 1], [50, 760, 1]]), 0),
], { mast: 'brown', flag: 'dark', sail: 'cream', skull: 'dark', eye: 'cream', sail2: 'red', stripe: 'red', hull: 'wood', hull2: 'wood-', trim: 'gold', window: 'dark', lamp: 'yellow', wave: 'blue' });

const castle = thing('castle', 'Castle', 'children castle fairy-tale princess birthday', [
  part('hill', spl([[20, 764, 1], [120, 700], [400, 676], [680, 700], [780, 764, 1]]), 0),
  part('tower', block(356, 200, 88, 300), 90), part('roof', polygon([330, 210], [400, 60], [470, 210]), 90),
  ...pair('tower', block(110, 320, 130, 400), 90), ...pair('roof2', polygon([86, 330], [175, 150], [264, 330]), 90),
  ...pair('tower2', block(250, 400, 76, 300), 90), ...pair('roof', polygon([234, 408], [288, 290], [342, 408]), 90),
  part('wall', spl([[230, 470, 1], [270, 470, 1], [270, 440, 1], [330, 440, 1], [330, 470, 1], [370, 470, 1], [370, 440, 1], [430, 440, 1], [430, 470, 1], [470, 470, 1], [470, 440, 1], [530, 440, 1], [530, 470, 1], [570, 470, 1], [570, 720, 1], [230, 720, 1]]), 0),
  part('door', spl([[330, 722, 1], [330, 620], [360, 570], [400, 552], [440, 570], [470, 620], [470, 722, 1]]), 90), part('gate', [360, 400, 440].map((x) => block(x - 8, 580, 16, 140)).join(''), 90),
  ...pair('window', spl([[152, 470, 1], [152, 420], [175, 390], [198, 420], [198, 470, 1]]), 90), ...pair('window', spl([[152, 620, 1], [152, 570], [175, 540], [198, 570], [198, 620, 1]]), 90), part('window', spl([[382, 330, 1], [382, 290], [400, 264], [418, 290], [418, 330, 1]]), 90), ...pair('window', oval(288, 510, 20, 28), 90),
  part('flag', polygon([400, 24], [476, 44], [400, 70]), 0), part('flag2', polygon([175, 110], [240, 128], [175, 150]), 0), part('flag2', polygon([625, 110], [690, 128], [625, 150]), 0),
], { hill: 'green2', tower: 'cream', tower2: 'cream-', roof: 'rose', roof2: 'violet', wall: 'cream', door: 'brown', gate: 'brown-', window: 'navy', flag: 'gold', flag2: 'gold' });
export const TOYS: Hero[] = [dinosaur, unicorn, robot, mermaid, pirate, castle];
