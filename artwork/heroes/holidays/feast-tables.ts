import { spl, type Hero, type Part, type Q } from '#artwork/heroes/hero.ts';
import { arch, band, bar, block, gore, group, lathe, leaf, oval, part, placed, polygon, RAD, starD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const unityCup = thing('unity-cup', 'Unity cup', 'kwanzaa cup family', [
  part('mat', lathe(400, [[330, 724, 1], [300, 756, 1]], 46, 26), 0),
  part('foot', lathe(400, [[40, 560, 1], [64, 620], [150, 690], [166, 726, 1]], 0, 20), 0),
  part('stem', lathe(400, [[60, 470, 1], [34, 520], [42, 580, 1]], 0, 6), 90),
  part('body', lathe(400, [[196, 130, 1], [210, 250], [184, 380], [110, 470], [56, 496, 1]], 0, 8), 90),
  part('shade', gore(400, [[196, 130, 1], [210, 250], [184, 380], [110, 470], [56, 496, 1]], 0.6, 1), 90),
  part('band', lathe(400, [[206, 196, 1], [210, 236, 1]], -26, 30), 0),
  part('band2', lathe(400, [[209, 236, 1], [206, 276, 1]], -30, 32), 0),
  part('band3', lathe(400, [[206, 276, 1], [200, 316, 1]], -32, 33), 0),
  ...[-120, -40, 40, 120].map((x) => part('tri', polygon([400 + x - 36, 350 - Math.abs(x) * 0.06], [400 + x + 36, 350 - Math.abs(x) * 0.06], [400 + x, 412 - Math.abs(x) * 0.1]), 90)),
  part('ring', lathe(400, [[58, 532, 1], [58, 560, 1]], 8, 10), 0),
  part('rim', oval(400, 130, 204, 46), 0),
  part('hole', oval(400, 134, 172, 32), 0),
], { mat: 'green', foot: 'wood', stem: 'wood-', body: 'wood', shade: 'wood-', band: 'red', band2: 'dark', band3: 'green', tri: 'gold', ring: 'gold', rim: 'wood+', hole: 'brown--' });

const cob = (x: number, y: number, deg: number, s: number): Part[] => group([
  part('corn', spl([[0, -210], [44, -180], [66, -90], [70, 20], [52, 130, 1], [-52, 130, 1], [-70, 20], [-66, -90], [-44, -180]]), 90),
  ...[-34, 0, 34].map((v) => part('kernel', band([[v * 0.62, -184], [v, -80], [v, 30], [v * 0.9, 120]], 12), 90)),
  part('husk', spl([[-60, 170, 1], [-104, 80], [-100, -20], [-70, -96, 1], [-40, 0], [-14, 90], [0, 190, 1]]), 100),
  part('husk', spl([[60, 170, 1], [104, 80], [100, -20], [70, -96, 1], [40, 0], [14, 90], [0, 190, 1]]), 80),
  part('husk2', spl([[-50, 176, 1], [-34, 80], [0, 20, 1], [34, 80], [50, 176, 1], [0, 220]]), 90),
], x, y, deg, s);
const mkeka = thing('mkeka', 'Mkeka with corn and fruit', 'kwanzaa mat corn harvest', [
  part('mat', polygon([100, 520], [700, 520], [780, 760], [20, 760]), 0),
  ...[0, 1, 2, 3, 4, 5].map((i) => part(i % 3 === 0 ? 'stripe' : i % 3 === 1 ? 'stripe2' : 'stripe3', polygon([130 + i * 96, 520], [180 + i * 96, 520], [(i * 2 + 1) * 62.6 + 66, 760], [(i * 2 + 1) * 62.6 + 4, 760]), 90)),
  ...cob(250, 380, -24, 1.06), ...cob(552, 380, 26, 1.06), ...cob(400, 360, 2, 1.2),
  part('apple', spl([[176, 560], [220, 540], [266, 562], [280, 620], [250, 690], [206, 704], [160, 690], [130, 620], [142, 566]]), 70), part('stem', bar(206, 560, 214, 510, 18), 90),
  part('squash', spl([[560, 600], [600, 560], [660, 560], [696, 606], [690, 670], [640, 708], [570, 704], [524, 670], [528, 620]]), 90), part('squash2', spl([[612, 556], [640, 620], [612, 708], [584, 620]]), 90), part('stem', bar(612, 566, 626, 516, 22), 90),
  part('grape', [[360, 640], [400, 640], [440, 640], [380, 676], [420, 676], [400, 710]].map(([x, y]) => oval(x!, y!, 24)).join(''), 0), part('leaf', leaf(396, 620, -160, 90, 56), -160), part('leaf', leaf(404, 620, -20, 90, 56), -20),
], { mat: 'straw', stripe: 'red', stripe2: 'dark', stripe3: 'green', corn: 'yellow', kernel: 'gold', husk: 'green2', husk2: 'green', apple: 'red', stem: 'brown', squash: 'orange', squash2: 'orange-', grape: 'plum', leaf: 'green' });

const DJ: Q[] = [[212, 116, 1], [220, 190], [180, 330], [88, 430], [76, 500], [104, 620], [146, 730, 1]];
const djembe = thing('djembe', 'Djembe drum', 'kwanzaa music drum dance', [
  part('body', lathe(400, DJ, 0, 40), 90),
  part('shade', gore(400, DJ, 0.56, 1), 90),
  ...[-4, -2, 0, 2, 4].flatMap((i) => [part('cord', polygon([400 + i * 44 - 12, 170], [400 + i * 44 + 6, 170], [400 + (i + 1) * 30 + 7, 352], [400 + (i + 1) * 30 - 9, 352]), 90), part('cord', polygon([400 + i * 44 - 6, 170], [400 + i * 44 + 12, 170], [400 + (i - 1) * 30 + 9, 352], [400 + (i - 1) * 30 - 7, 352]), 90)]),
  part('band', lathe(400, [[220, 168, 1], [220, 200, 1]], -36, 42), 0),
  part('band', lathe(400, [[176, 326, 1], [156, 362, 1]], -30, 34), 0),
  part('band2', lathe(400, [[92, 568, 1], [104, 612, 1]], -16, 22), 0),
  ...[-76, 0, 76].map((x) => part('tri', polygon([400 + x - 30, 724 - Math.abs(x) * 0.08], [400 + x, 644], [400 + x + 30, 724 - Math.abs(x) * 0.08]), 90)),
  part('skin', oval(400, 118, 226, 60), 0),
  part('skin2', oval(400, 112, 186, 42), 0),
], { body: 'wood', shade: 'wood-', cord: 'cream', band: 'red', band2: 'green', tri: 'gold', skin: 'tan', skin2: 'cream' });

const onion = (x: number, y: number, w: number, h: number) => spl([[x - w * 0.82, y, 1], [x - w, y - h * 0.26], [x - w * 0.82, y - h * 0.58], [x - w * 0.3, y - h * 0.82], [x, y - h, 1], [x + w * 0.3, y - h * 0.82], [x + w * 0.82, y - h * 0.58], [x + w, y - h * 0.26], [x + w * 0.82, y, 1]]);
const ogive = (x: number, y: number, w: number, h: number) => spl([[x - w, y, 1], [x - w, y - h * 0.55], [x - w * 0.6, y - h * 0.82], [x, y - h, 1], [x + w * 0.6, y - h * 0.82], [x + w, y - h * 0.55], [x + w, y, 1]]);
const minaret = (x: number): Part[] => [
  part('tower', block(x - 34, 300, 68, 420), 90), part('ledge', block(x - 52, 360, 104, 32, 6), 0), part('tower2', block(x - 42, 560, 84, 160), 90), part('ledge', block(x - 50, 536, 100, 28, 6), 0),
  part('dome2', onion(x, 302, 42, 120), 90), part('finial', starD(x, 160, 4, 28, 13), 0), part('niche', ogive(x, 500, 17, 80), 90),
];
const moonAt = (x: number, y: number, r: number) => placed(spl([[0.3, -1, 1], [-0.5, -0.86], [-1, 0], [-0.5, 0.86], [0.3, 1, 1], [-0.24, 0.5], [-0.34, 0], [-0.24, -0.5]]), x, y, -16, r);
const mosque = thing('mosque', 'Mosque at night', 'eid ramadan mosque night', [
  ...minaret(92), ...minaret(708),
  part('wall', block(150, 500, 500, 220), 90),
  part('dome3', onion(226, 502, 78, 130), 90), part('dome3', onion(574, 502, 78, 130), 90),
  part('drum', block(276, 440, 248, 70, 4), 0), part('dome', onion(400, 444, 152, 280), 90), part('domelight', spl([[300, 420, 1], [284, 370], [306, 310], [350, 264, 1], [330, 330], [324, 420, 1]]), 90),
  part('finial', bar(400, 176, 400, 120, 16), 90), part('finial', moonAt(402, 92, 40), 90),
  ...[208, 592].flatMap((x) => [part('arch', ogive(x, 700, 48, 150), 90), part('window', ogive(x, 700, 30, 112), 90)]),
  part('arch', ogive(400, 720, 92, 236), 90), part('door', ogive(400, 720, 62, 178), 90),
  ...[310, 400, 490].map((x) => part('tri', placed(polygon([0, -24], [24, 0], [0, 24], [-24, 0]), x, 475, 0, 0.9), 0)),
  part('base', block(40, 716, 720, 44, 6), 0),
], { tower: 'cream', tower2: 'cream-', ledge: 'gold', dome2: 'teal', finial: 'gold', niche: 'navy', wall: 'cream', dome3: 'teal-', drum: 'cream-', dome: 'teal', domelight: 'teal+', arch: 'gold', window: 'yellow', door: 'navy', tri: 'gold', base: 'tan' });

const date = (x: number, y: number, deg: number, k = 'date'): Part[] => [part(k, oval(x, y, 66, 40, deg), deg), part('datelight', placed(spl([[-40, -10], [-10, -26], [26, -20], [0, -12]]), x, y, deg), deg)];
const dates = thing('dates', 'Date bowl', 'eid ramadan dates fruit-bowl feast', [
  ...([[-150, 0], [-128, 1], [-52, 1], [-30, 0], [-100, 0], [-78, 0]] as const).map(([a, i]) => part(i ? 'leaf2' : 'leaf', leaf(400, 420, a, 330, 66, a < -90 ? -16 : 16), a)),
  ...date(300, 350, -20, 'date2'), ...date(420, 322, 14, 'date2'), ...date(510, 366, 30, 'date2'),
  ...date(214, 420, 20), ...date(330, 410, -12), ...date(456, 412, 18), ...date(576, 426, -24),
  part('bowl', lathe(400, [[290, 440, 1], [276, 540], [190, 640], [84, 684, 1]], -40, 16), 0),
  part('band', lathe(400, [[288, 490, 1], [272, 560, 1]], -46, 56), 0),
  ...[-180, -90, 0, 90, 180].map((x) => part('tri', placed(polygon([0, -30], [26, 0], [0, 30], [-26, 0]), 400 + x, 570 - (x * x) / 1500), 0)),
  part('base', lathe(400, [[86, 680, 1], [124, 730, 1]], 0, 14), 0),
], { date: 'brown', date2: 'brown-', datelight: 'tan', leaf: 'green', leaf2: 'green2', bowl: 'blue', band: 'cream', tri: 'blue', base: 'blue-' });

const dallah = thing('dallah', 'Dallah and coffee cups', 'eid ramadan coffee welcome', [
  part('handle', band([[484, 214], [610, 190], [668, 280], [640, 420], [540, 520]], 34), 90),
  part('spout', spl([[340, 250, 1], [250, 236], [180, 186], [116, 136], [30, 116, 1], [64, 176], [120, 226], [176, 312], [236, 372], [320, 400, 1]]), 40),
  part('body', lathe(390, [[74, 300, 1], [84, 350], [150, 470], [180, 570], [140, 680], [112, 716, 1]], 0, 20), 90),
  part('shade', gore(390, [[74, 300, 1], [84, 350], [150, 470], [180, 570], [140, 680], [112, 716, 1]], 0.5, 1), 90),
  part('band', lathe(390, [[110, 392, 1], [132, 432, 1]], -18, 22), 0), part('band', lathe(390, [[180, 560, 1], [174, 604, 1]], -30, 36), 0),
  part('base', lathe(390, [[118, 712, 1], [146, 756, 1]], 0, 16), 0),
  part('neck', lathe(390, [[104, 196, 1], [76, 250], [78, 306, 1]], 0, 12), 90),
  part('rim', lathe(390, [[112, 182, 1], [106, 206, 1]], 8, 12), 0),
  part('lid', lathe(390, [[18, 92, 1], [60, 130], [104, 184, 1]], 8, 10), 0), part('knob', spl([[390, 20, 1], [414, 56], [408, 92, 1], [372, 92, 1], [366, 56]]), 90),
  ...[600, 706].flatMap((x, i) => [part('cup', lathe(x, [[56, 640 - i * 0, 1], [52, 700], [30, 752, 1]], 0, 8), 90), part('stripe', lathe(x, [[55, 668, 1], [52, 694, 1]], -8, 10), 0), part('coffee', oval(x, 640, 56, 15), 0)]),
], { body: 'gold', shade: 'gold-', neck: 'gold', lid: 'gold', knob: 'gold-', rim: 'gold--', base: 'gold--', spout: 'gold-', handle: 'gold--', band: 'copper', cup: 'white', stripe: 'teal', coffee: 'brown' });

const shamrockAt = (x: number, y: number, s: number, deg = 0): Part[] => group([
  part('stem', band([[0, 0], [10, 50], [40, 96]], 20), 70), ...[-90, 150, 30].map((a) => part('leaf', placed('M0 0C-20 -40 -86 -52 -84 -100C-82 -140 -24 -142 0 -106C24 -142 82 -140 84 -100C86 -52 20 -40 0 0Z', 0, 0, a + 90), a))], x, y, deg, s);
const potOfGold = thing('pot-of-gold', 'Pot of gold', 'st-patrick luck gold rainbow', [
  ...['bow1', 'bow2', 'bow3', 'bow4'].map((k, i) => part(k, arch(400, 420, 330 - i * 44, 374 - i * 44, 180, 360), 0)),
  ...[[160, 430], [640, 430]].flatMap(([x, y]) => [part('cloud', spl([[x! - 130, y! + 40], [x! - 120, y! - 16], [x! - 66, y! - 26], [x! - 30, y! - 70], [x! + 34, y! - 66], [x! + 66, y! - 24], [x! + 120, y! - 14], [x! + 128, y! + 42], [x!, y! + 60]]), 0)]),
  ...([[290, 470], [370, 440], [450, 446], [520, 476], [330, 490], [414, 486], [480, 500]] as const).flatMap(([x, y]) => [part('coin', oval(x, y, 58), 0), part('coin2', oval(x, y, 40), 0)]),
  part('pot', spl([[210, 520, 1], [400, 560], [590, 520, 1], [626, 610], [590, 710], [500, 762], [300, 762], [210, 710], [174, 610]]), 90),
  part('rim', spl([[190, 500, 1], [400, 544], [610, 500, 1], [618, 536], [600, 560, 1], [400, 600], [200, 560, 1], [182, 536]]), 0),
  part('leg', spl([[240, 736, 1], [226, 790, 1], [280, 790, 1], [300, 760, 1]]), 90), part('leg', spl([[560, 736, 1], [574, 790, 1], [520, 790, 1], [500, 760, 1]]), 90),
  ...shamrockAt(400, 690, 0.6),
], { bow1: 'red', bow2: 'orange', bow3: 'yellow', bow4: 'green2', cloud: 'white', coin: 'gold', coin2: 'yellow', pot: 'slate', rim: 'slate-', leg: 'slate-', leaf: 'green2', stem: 'green2-' });

const harp = thing('harp', 'Harp', 'st-patrick music ireland', [
  part('cord', [0, 1, 2, 3, 4, 5].map((i) => block(244 + i * 52, 190, 15, 384 - i * 64)).join(''), 90),
  part('sound', polygon([176, 740], [150, 686], [560, 176], [624, 210]), -50), part('sound2', polygon([176, 740], [166, 718], [596, 196], [624, 210]), -50),
  part('column', spl([[196, 240, 1], [150, 330], [140, 470], [166, 600], [210, 720, 1], [140, 726, 1], [100, 600], [84, 460], [100, 320], [150, 220, 1]]), 90),
  part('neck', spl([[150, 250, 1], [130, 170], [176, 110], [250, 110], [300, 160], [380, 180], [470, 140], [560, 96], [640, 110], [660, 170], [628, 216, 1], [590, 190], [540, 196], [440, 240], [340, 250], [270, 220], [230, 200], [206, 250, 1]]), 0),
  part('knob', oval(196, 168, 34), 0), part('knob', oval(604, 150, 28), 0),
  part('base', spl([[84, 720, 1], [230, 716, 1], [260, 764, 1], [60, 764, 1]]), 0),
  ...shamrockAt(640, 640, 0.86, -8),
], { sound: 'wood', sound2: 'wood-', column: 'gold', neck: 'gold', knob: 'gold-', base: 'gold-', cord: 'steel', leaf: 'green', stem: 'green-' });
/** three arcs and a ring, over and under in turn all the way round */
function celticKnotHero(): Hero {
  const R = 290, off = R / Math.sqrt(3), loop = 216, w = 25, cx = 400, cy = 440;
  const meets = Math.acos((R * R + off * off - loop * loop) / (2 * R * off)) / RAD;
  const strand = (i: number, a0: number, a1: number): Part => {
    const way = 90 + i * 120;
    return part(['strand', 'strand2', 'strand3'][i]!, arch(cx + Math.cos(way * RAD) * off, cy + Math.sin(way * RAD) * off, R - w, R + w, way + 180 + a0, way + 180 + a1), way);
  };
  const over = (i: number): Part => {
    const way = (90 + i * 120) * RAD, a = way + Math.PI + meets * RAD;
    const at = Math.atan2(Math.sin(way) * off + Math.sin(a) * R, Math.cos(way) * off + Math.cos(a) * R) / RAD;
    return part('ring', arch(cx, cy, loop - w, loop + w, at - 13, at + 13), at + 90);
  };
  return thing('celtic-knot', 'Celtic knot', 'st-patrick knot ireland wedding', [
    ...[0, 120, 240].map((a) => part('ring', arch(cx, cy, loop - w, loop + w, a, a + 120), a)),
    ...[0, 1, 2].map((i) => strand(i, -93, 93)), ...[0, 1, 2].map((i) => strand(i, 17, 43)), ...[0, 1, 2].map(over),
    ...[-30, 210].flatMap((a) => shamrockAt(cx + Math.cos(a * RAD) * 316, cy + Math.sin(a * RAD) * 316 - 10, 0.56)),
  ], { strand: 'green', strand2: 'green-', strand3: 'green2', ring: 'gold', leaf: 'green2', stem: 'green' });
}
export const FEAST_TABLES: Hero[] = [unityCup, mkeka, djembe, mosque, dates, dallah, potOfGold, harp, celticKnotHero()];
