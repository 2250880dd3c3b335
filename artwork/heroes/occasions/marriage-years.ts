import { type P, qbez } from '#artwork/engine.ts';
import { spl, type Hero, type Part, type Q } from '#artwork/heroes/hero.ts';
import { leaf as leafPart, limb, living, oval as ovalPart, shape } from '#artwork/heroes/parts/living-parts.ts';
import { arch, band, bar, block, bloom, bowAt, gore, group, heartD, lathe, leaf, oval, pair, part, placed, polygon, ring, starD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const boll = (x: number, y: number, s: number, deg: number): Part[] => [
  ...[-150, -30, 90].map((a) => part('husk', leaf(0, 20, a, 170, 74), a)),
  part('fluff', spl([[-120, 20], [-130, -50], [-80, -100], [-30, -90, 1], [0, -130], [60, -110], [70, -70, 1], [126, -60], [130, 20], [90, 60, 1], [60, 110], [0, 110], [-30, 80, 1], [-90, 90]]), 0),
  part('fluff2', spl([[-30, -88, 1], [-10, -20], [30, 0, 1], [70, -70, 1], [60, -20], [40, 20, 1], [90, 62, 1], [30, 50], [0, 30, 1], [-30, 80, 1], [-30, 20], [-10, 4, 1]]), 0),
].map((p) => ({ ...p, d: placed(p.d, x, y, deg, s), ang: (p.ang ?? 0) + deg }));
const cotton = living('cotton', 'Cotton sprig', 'anniversary plant cotton garden', [
  limb('branch', [[430, 784, 34], [410, 620, 30], [420, 440, 26], [400, 280, 22]]), limb('branch', [[412, 600, 24], [300, 520, 20], [230, 430, 18]]), limb('branch', [[416, 500, 24], [540, 440, 20], [600, 350, 18]]),
  leafPart('leaf', 410, 680, -160, 190, 90, -20), leafPart('leaf2', 420, 640, -20, 200, 90, 20), leafPart('leaf', 340, 540, 160, 130, 64), leafPart('leaf2', 500, 460, 40, 140, 66),
  ...boll(400, 220, 1.06, 0), ...boll(210, 370, 0.94, -24), ...boll(610, 310, 0.98, 24),
], { fluff: 'white', fluff2: 'cream--', husk: 'brown', branch: 'brown', leaf: 'green', leaf2: 'green2' });

const suitcase = thing('suitcase', 'Suitcase', 'anniversary travel bon-voyage honeymoon retirement', [
  part('handle', band([[310, 250], [320, 160], [400, 140], [480, 160], [490, 250]], 40), 0),
  part('body', block(60, 240, 680, 480, 50), 0), part('base', block(60, 560, 680, 160, 50), 0),
  part('corner', spl([[60, 300, 1], [60, 260], [90, 240], [170, 240, 1], [140, 310], [60, 350, 1]]), 45), part('corner', spl([[740, 300, 1], [740, 260], [710, 240], [630, 240, 1], [660, 310], [740, 350, 1]]), -45), part('corner', spl([[60, 640, 1], [60, 690], [90, 720], [170, 720, 1], [140, 650], [60, 610, 1]]), -45), part('corner', spl([[740, 640, 1], [740, 690], [710, 720], [630, 720, 1], [660, 650], [740, 610, 1]]), 45),
  part('strap', block(206, 234, 60, 492, 8), 90), part('strap', block(534, 234, 60, 492, 8), 90), part('buckle', block(192, 400, 88, 70, 12), 0), part('buckle', block(520, 400, 88, 70, 12), 0), part('pin', block(220, 420, 32, 30, 4), 0), part('pin', block(548, 420, 32, 30, 4), 0),
  part('label', placed(block(-84, -52, 168, 104, 10), 400, 400, -8), 0), part('heart', heartD(400, 400, 0.36, -8), 0), part('seal', bloom(400, 600, 64, 12, 0.86), 0), part('star', starD(400, 600, 5, 36, 16), 0),
], { handle: 'brown--', body: 'brown', base: 'brown-', corner: 'tan', strap: 'tan', buckle: 'gold', pin: 'brown-', label: 'cream', heart: 'red', seal: 'teal', star: 'gold' });

const pear = (x: number, y: number, s: number, deg: number) => placed('M0 -110C44 -110 50 -60 62 -20C90 20 100 60 74 96C50 124 -50 124 -74 96C-100 60 -90 20 -62 -20C-50 -60 -44 -110 0 -110Z', x, y, deg, s);
const fruitBasket = thing('fruit-basket', 'Fruit basket', 'anniversary thank-you get-well harvest fruit-bowl flowers', [
  part('handle', arch(400, 460, 300, 344, 190, 350, 1.12), 0),
  part('leaf', leaf(200, 400, -140, 150, 76), -140), part('leaf2', leaf(600, 400, -40, 150, 76), -40), part('leaf', leaf(400, 260, -70, 120, 60), -70),
  part('pear', pear(300, 330, 1.1, -10), 90), part('stem', bar(282, 216, 270, 170, 18), 90),
  part('apple', oval(470, 340, 104, 100), 0), part('stem', bar(470, 256, 480, 200, 18), 90), part('shine', spl([[408, 320], [430, 280], [456, 272], [436, 306], [428, 340]]), -40),
  part('orange', oval(580, 420, 86), 0), part('plum', oval(210, 430, 74, 68), 0), part('grape', ([[330, 440], [380, 430], [430, 440], [354, 484], [406, 480], [380, 520], [456, 484]] as const).map(([x, y]) => oval(x, y, 32)).join(''), 0),
  part('body', spl([[100, 480, 1], [400, 520], [700, 480, 1], [640, 700], [560, 740], [400, 752], [240, 740], [160, 700]]), 0),
  ...[0, 1, 2].flatMap((r) => [0, 1, 2, 3, 4, 5].filter((i) => (i + r) % 2).map((i) => { const y0 = 530 + r * 66, w = 278 - r * 24, f = (t: number, k: number): number => 400 + (-1 + t / 3) * k; return part('weave', polygon([f(i, w), y0], [f(i + 1, w), y0], [f(i + 1, w - 14), y0 + 54], [f(i, w - 14), y0 + 54]), 0); })),
  part('rim', band([[84, 482], [240, 510], [400, 520], [560, 510], [716, 482]], 46), 0),
  ...([[180, 500, 58], [620, 500, 58], [270, 530, 44], [530, 530, 44]] as const).flatMap(([x, y, r], i) => [part(i % 2 ? 'bloom2' : 'bloom', bloom(x, y, r, 6, 0.62, x), 0), part('core', oval(x, y, r * 0.32), 0)]),
], { handle: 'brown', leaf: 'green', leaf2: 'green2', pear: 'lime', stem: 'brown-', apple: 'red', shine: 'red++', orange: 'orange', plum: 'plum', grape: 'violet', body: 'tan', weave: 'tan--', rim: 'brown', bloom: 'rose', bloom2: 'white', core: 'yellow' });

const POT: Q[] = [[96, 130, 1], [86, 190], [150, 290], [176, 380], [130, 490], [104, 520, 1]];
const potter = thing('potters-wheel', 'Potter’s wheel', 'anniversary craft pottery hobby', [
  part('table', polygon([180, 600], [620, 600], [680, 770], [120, 770]), 90), part('panel', polygon([240, 640], [560, 640], [590, 740], [210, 740]), 90),
  part('wheel2', lathe(400, [[300, 560, 1], [292, 610, 1]], 0, 40), 0), part('wheel', oval(400, 556, 302, 56), 0), part('ring2', oval(400, 550, 200, 34), 0),
  part('body', lathe(400, POT, 0, 18), 0), part('shade', gore(400, POT, 0.5, 1), 90),
  ...[230, 330, 430].map((y, i) => part('band', lathe(400, [[[116, 168, 166][i]!, y, 1], [[134, 174, 150][i]!, y + 32, 1]], -14, 18), 0)),
  part('rim', oval(400, 130, 100, 26), 0), part('hole', oval(400, 132, 74, 16), 0),
  part('hand', spl([[40, 470, 1], [110, 400], [170, 340], [230, 320], [262, 350], [250, 390], [214, 420], [232, 440], [210, 470], [150, 500], [90, 560, 1]]), -40), part('hand', spl([[760, 470, 1], [690, 400], [630, 340], [570, 320], [538, 350], [550, 390], [586, 420], [568, 440], [590, 470], [650, 500], [710, 560, 1]]), 40),
  part('cuff', polygon([20, 450], [70, 424], [124, 524], [70, 560]), -40), part('cuff', polygon([780, 450], [730, 424], [676, 524], [730, 560]), 40),
], { table: 'wood', panel: 'wood-', wheel: 'steel', wheel2: 'slate', ring2: 'copper+', body: 'copper', shade: 'copper-', band: 'copper+', rim: 'copper+', hole: 'copper---', hand: 'tan', cuff: 'blue' });

const coral = living('coral', 'Coral', 'anniversary sea coral animal water', [
  limb('coral2', [[430, 680, 60], [520, 560, 46], [610, 470, 40], [640, 350, 34], [620, 260, 30]]), limb('coral2', [[600, 480, 38], [690, 430, 32], [730, 350, 28]]), limb('coral2', [[360, 660, 56], [250, 580, 44], [170, 480, 38], [150, 370, 32]]), limb('coral2', [[190, 510, 36], [100, 470, 30], [66, 400, 26]]),
  limb('coral', [[400, 720, 96], [400, 560, 70], [380, 420, 58], [400, 270, 46], [380, 130, 36]]), limb('coral', [[392, 500, 52], [480, 400, 44], [510, 290, 38], [490, 170, 32]]), limb('coral', [[386, 440, 50], [300, 350, 42], [270, 240, 36], [290, 130, 30]]), limb('coral', [[502, 320, 36], [580, 230, 30], [590, 150, 26]]), limb('coral', [[276, 280, 34], [200, 220, 28], [180, 140, 26]]), limb('coral', [[392, 300, 34], [440, 200, 28], [440, 90, 26]]),
  ...([[400, 600], [384, 470], [392, 360], [320, 370], [468, 420], [504, 330]] as const).map(([x, y]) => ovalPart('spot', x, y, 13)),
  shape('sand', 0, [[110, 744, 1], [200, 700], [320, 706], [400, 690], [500, 704], [610, 700], [700, 744, 1], [400, 772]]),
  { k: 'star', ang: 0, d: starD(600, 690, 5, 66, 32, -70) }, ...[0, 1, 2].map((i) => ovalPart('bubble', 640 + i * 34, 180 - i * 50, 22 - i * 3)),
  { k: 'shell', ang: 90, d: spl([[180, 736, 1], [140, 690], [150, 640], [200, 622], [250, 640], [262, 690], [222, 736, 1]]) },
], { coral: 'coral', coral2: 'coral--', spot: 'coral++', sand: 'straw', star: 'yellow', bubble: 'sky', shell: 'pink' });

const decanter = thing('decanter', 'Crystal decanter', 'anniversary crystal father retirement toast', [
  part('stopper', polygon([300, 20], [360, 20], [396, 80], [330, 150], [264, 80]), 90), part('facet', polygon([300, 20], [360, 20], [330, 150]), 90),
  part('neck', lathe(330, [[56, 150, 1], [38, 180], [40, 300, 1]], 8, 6), 90), part('ring', lathe(330, [[60, 250, 1], [60, 282, 1]], 8, 10), 0),
  part('glass', spl([[286, 296, 1], [250, 350], [150, 420], [110, 520], [110, 720, 1], [140, 752], [520, 752], [550, 720, 1], [550, 520], [510, 420], [410, 350], [374, 296, 1]]), 90),
  part('wine', spl([[134, 500, 1], [526, 500, 1], [528, 700], [500, 730], [160, 730], [132, 700]]), 0),
  ...[0, 1, 2].map((i) => part('facet', polygon([190 + i * 140, 520], [250 + i * 140, 615], [190 + i * 140, 710], [130 + i * 140 + (i ? 0 : 4), 615]), 90)), ...[0, 1].map((i) => part('facet2', polygon([260 + i * 140, 530], [310 + i * 140, 612], [260 + i * 140, 696], [210 + i * 140, 612]), 90)),
  part('shine', spl([[220, 400, 1], [270, 362, 1], [280, 400], [230, 440]]), 60),
  part('tumbler', polygon([590, 540], [760, 540], [740, 752], [610, 752]), 90), part('wine', polygon([602, 640], [748, 640], [738, 736], [614, 736]), 0), part('facet', polygon([640, 660], [676, 700], [640, 744], [612, 700]), 90), part('facet', polygon([710, 660], [740, 700], [706, 744], [680, 700]), 90), part('rim', oval(675, 540, 85, 18), 0),
], { stopper: 'sky', facet: 'sky++', facet2: 'copper', neck: 'sky', ring: 'gold', glass: 'sky+', wine: 'copper', shine: 'white', tumbler: 'sky+', rim: 'white' });

const spoon = (k: string): Part[] => [part(k, spl([[0, -360], [74, -330], [96, -250], [70, -170], [22, -120], [14, 60], [20, 200], [46, 290], [30, 350], [0, 366], [-30, 350], [-46, 290], [-20, 200], [-14, 60], [-22, -120], [-70, -170], [-96, -250], [-74, -330]]), 90), part('bowl', spl([[0, -332], [50, -308], [66, -246], [44, -186], [0, -156], [-44, -186], [-66, -246], [-50, -308]]), 90)];
const spoons = thing('silver-spoons', 'Three silver spoons', 'anniversary silver christening kitchen', [
  ...group(spoon('silver2'), 268, 404, -20, 0.96), ...group(spoon('silver2'), 532, 404, 20, 0.96), ...group(spoon('silver'), 400, 396, 0),
  part('ribbon', band([[300, 516], [400, 536], [500, 516]], 64), 0), ...bowAt(400, 530, 1.2),
], { silver: 'steel', silver2: 'steel-', bowl: 'steel+', ribbon: 'blue', bow: 'blue', tail: 'blue-', knot: 'blue-' });

const rayShell = (y: number, up: boolean): Q[] => { const s = up ? -1 : 1; return [[90, y, 1], [110, y + s * 110], [190, y + s * 190, 1], [260, y + s * 236], [330, y + s * 250, 1], [400, y + s * 270], [470, y + s * 250, 1], [540, y + s * 236], [610, y + s * 190, 1], [690, y + s * 110], [710, y, 1], [560, y + 40], [400, y + 50], [240, y + 40]]; };
const oyster = thing('oyster', 'Oyster and pearl', 'anniversary sea pearl engagement', [
  part('shell', spl(rayShell(380, true)), 0), part('inside', spl(rayShell(384, true).map(([x, y, c]) => [400 + (x - 400) * 0.86, 384 + (y - 384) * 0.8, c ?? 0] as Q)), 0),
  ...[-50, -25, 0, 25, 50].map((a) => part('rib', placed(spl([[0, 0, 1], [-12, -120], [0, -196], [12, -120]]), 400, 380, a), a)),
  part('shell2', spl(rayShell(440, false)), 0), part('rim', spl([[90, 440, 1], [240, 400], [400, 390], [560, 400], [710, 440, 1], [560, 500], [400, 520], [240, 500]]), 0), part('inside', spl([[150, 442, 1], [270, 416], [400, 410], [530, 416], [650, 442, 1], [540, 478], [400, 492], [260, 478]]), 0),
  ...[-190, -70, 70, 190].map((x) => part('rib2', spl([[400 + x * 0.96, 540 - Math.abs(x) * 0.14, 1], [400 + x * 0.86 - 12, 600 - Math.abs(x) * 0.16], [400 + x * 0.72, 664 - Math.abs(x) * 0.12, 1], [400 + x * 0.86 + 12, 600 - Math.abs(x) * 0.16]]), 90)),
  part('pearl', oval(400, 388, 92), 0), part('pearl2', spl([[470, 340], [490, 390], [460, 450], [410, 476], [450, 430], [462, 390]]), 60), part('shine', oval(366, 354, 26, 18, -30), 0),
  part('star', starD(640, 130, 4, 54, 18), 0), part('star', starD(150, 150, 4, 42, 15), 0), part('star', starD(400, 60, 4, 36, 14), 0),
], { shell: 'violet', shell2: 'violet-', inside: 'pink+', rib: 'pink', rib2: 'violet--', rim: 'violet+', pearl: 'white', pearl2: 'sky', shine: 'white', star: 'gold' });

const TOPS: P[] = [[250, 220], [550, 220], [700, 360], [400, 720], [100, 360]];
const gemOf = (key: string, name: string, tags: string, c: string): Hero => thing(key, name, tags, [
  part('gem', polygon(...TOPS), 0),
  part('gem2', polygon([100, 360], [250, 220], [280, 360]), 0), part('gem3', polygon([250, 220], [400, 220], [280, 360]), 0), part('gem4', polygon([400, 220], [520, 360], [280, 360]), 0), part('gem3', polygon([400, 220], [550, 220], [520, 360]), 0), part('gem2', polygon([550, 220], [700, 360], [520, 360]), 0),
  part('gem3', polygon([100, 360], [280, 360], [400, 720]), 60), part('gem', polygon([280, 360], [520, 360], [400, 720]), 90), part('gem5', polygon([520, 360], [700, 360], [400, 720]), 120),
  part('star', starD(640, 160, 4, 70, 20), 0), part('star', starD(130, 190, 4, 52, 16), 0), part('star', starD(690, 560, 4, 48, 15), 0), part('star', starD(150, 590, 4, 40, 14), 0),
], { gem: c, gem2: c + '+', gem3: c + '-', gem4: c + '++', gem5: c + '--', star: 'gold' });
const diamond = gemOf('diamond', 'Diamond', 'anniversary diamond engagement jewel', 'sky');

const rubyRing = thing('ruby-ring', 'Ruby ring', 'anniversary ruby engagement love jewel', [
  ...ring('ring', 400, 520, 176, 232), part('ring2', arch(400, 520, 190, 214, 20, 160), 0),
  part('claw', polygon([290, 270], [330, 330], [300, 350], [256, 290]), 60), part('claw', polygon([510, 270], [470, 330], [500, 350], [544, 290]), 120), part('setting', spl([[280, 290, 1], [400, 320], [520, 290, 1], [470, 350], [400, 366], [330, 350]]), 0),
  part('ruby', polygon([300, 70], [500, 70], [580, 160], [520, 270], [400, 320], [280, 270], [220, 160]), 0),
  part('facet', polygon([340, 120], [460, 120], [500, 170], [460, 230], [400, 256], [340, 230], [300, 170]), 0), part('facet2', polygon([300, 70], [340, 120], [300, 170], [220, 160]), 0), part('facet3', polygon([580, 160], [500, 170], [460, 230], [520, 270]), 0), part('facet3', polygon([400, 256], [460, 230], [520, 270], [400, 320]), 0),
  ...pair('pearl', oval(206, 300, 32), 0), ...pair('pearl', oval(186, 376, 24), 0),
  part('star', starD(660, 90, 4, 56, 18), 0), part('star', starD(130, 150, 4, 44, 15), 0),
], { ring: 'gold', ring2: 'gold+', claw: 'gold-', setting: 'gold-', ruby: 'red', facet: 'red+', facet2: 'red++', facet3: 'red-', pearl: 'white', star: 'gold' });

const locket = thing('locket', 'Locket', 'anniversary gold love memory jewel mother', [
  part('chain', Array.from({ length: 13 }, (_, i) => { const t = i / 12, a = Math.PI * (1 - t), x = 400 + Math.cos(a) * 330, y = 60 + Math.sin(a) * 190; return oval(x, y, 26, 17, (Math.atan2(-Math.cos(a) * 190, Math.sin(a) * 330) * 180) / Math.PI * -1 + 180); }).join(''), 0),
  ...ring('ring', 400, 290, 22, 44),
  part('body', heartD(400, 540, 2.2), 0), part('body2', heartD(400, 536, 1.9), 0),
  part('leaf', leaf(400, 590, -150, 130, 54, 10), -150), part('leaf', leaf(400, 590, -30, 130, 54, -10), -30), part('leaf2', leaf(400, 620, -170, 100, 44), -170), part('leaf2', leaf(400, 620, -10, 100, 44), -10), part('stem', band(qbez([400, 560], [396, 640], [410, 690], 6), 16), 90),
  part('petal', bloom(400, 510, 88, 6, 0.64), 0), part('center', oval(400, 510, 30), 0), part('shine', spl([[224, 470], [250, 410], [290, 392], [266, 430], [246, 480]]), -50),
], { chain: 'gold-', ring: 'gold-', body: 'gold-', body2: 'gold', leaf: 'gold--', leaf2: 'gold--', stem: 'gold--', petal: 'rose', center: 'gold+', shine: 'gold++' });
export const MARRIAGE_YEARS: Hero[] = [cotton, suitcase, fruitBasket, potter, coral, decanter, spoons, oyster, diamond, rubyRing, locket];
