import { spl, type Hero, type Part, type Q } from '#artwork/heroes/hero.ts';
import { arch, band, bar, block, gore, group, lathe, leaf, oval, part, placed, polygon, starD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const midnight = thing('midnight-clock', 'Clock at midnight', 'new-year clock midnight celebrate', [
  part('bell', spl([[140, 190, 1], [150, 100], [230, 60], [316, 100, 1]]), -40), part('bell', spl([[660, 190, 1], [650, 100], [570, 60], [484, 100, 1]]), 40),
  part('hammer', bar(400, 110, 400, 60, 24), 90), part('knob', oval(400, 50, 40, 26), 0),
  part('leg', polygon([196, 640], [250, 690], [170, 776], [130, 760]), 120), part('leg', polygon([604, 640], [550, 690], [630, 776], [670, 760]), 60),
  part('body', oval(400, 420, 318), 0), part('rim', oval(400, 420, 284), 0), part('face', oval(400, 420, 254), 0),
  ...Array.from({ length: 12 }, (_, i) => part(i % 3 ? 'tick' : 'tick2', placed(block(-(i % 3 ? 8 : 12), -236, i % 3 ? 16 : 24, i % 3 ? 34 : 56, 4), 400, 420, i * 30), 90 + i * 30)),
  part('hand2', placed(spl([[0, -172, 1], [44, -104], [20, 26, 1], [-20, 26, 1], [-44, -104]]), 400, 420, 0), 90),
  part('hand', placed(spl([[0, -216, 1], [15, -150], [11, 40, 1], [-11, 40, 1], [-15, -150]]), 400, 420, 0), 90),
  part('center', oval(400, 420, 30), 0),
  part('star', starD(400, 540, 5, 44, 19), 0),
  part('star', starD(80, 330, 4, 44, 18), 0), part('star', starD(736, 300, 4, 36, 15), 0), part('star', starD(726, 640, 4, 30, 13), 0),
], { body: 'navy', rim: 'gold', face: 'cream', tick: 'navy', tick2: 'gold-', hand: 'navy', hand2: 'red', center: 'gold', bell: 'gold', hammer: 'gold-', knob: 'gold', leg: 'gold-', star: 'gold' });

const champagne = thing('champagne', 'Champagne bottle', 'new-year celebrate congratulations wedding anniversary toast', [
  ...group([
    part('bottle', lathe(0, [[34, -230, 1], [36, -150], [56, -90], [96, -10], [106, 70], [106, 330, 1]], 6, 22), 90),
    part('shade', gore(0, [[36, -150, 1], [56, -90], [96, -10], [106, 70], [106, 336, 1]], 0.45, 0.98), 90),
    part('foil', lathe(0, [[38, -250, 1], [42, -150], [58, -84, 1]], 8, 12), 90),
    part('rim', lathe(0, [[46, -262, 1], [46, -230, 1]], 6, 8), 0),
    part('label', lathe(0, [[107, 90, 1], [107, 230, 1]], -12, 18), 0), part('label2', lathe(0, [[107, 116, 1], [107, 140, 1]], -12, 14), 0), part('star', starD(0, 200, 5, 34, 15), 0),
  ], 334, 440, 22, 0.98),
  part('foam', spl([[404, 210, 1], [390, 150], [430, 110], [440, 60], [500, 70], [540, 40], [580, 90], [640, 110], [600, 150], [610, 200], [550, 190], [510, 230], [470, 226, 1]]), -60),
  part('cork', spl([[640, 30, 1], [704, 60, 1], [690, 92], [700, 130, 1], [628, 140], [590, 100, 1], [620, 76]].map(([x, y, c]) => [x! + 40, y! + 10, c!] as Q)), 30),
  ...([[560, 270, 20], [650, 230, 16], [500, 300, 16], [720, 240, 22], [610, 330, 24], [380, 60, 18]] as const).map(([x, y, r]) => part('bubble', oval(x, y, r), 0)),
  part('star2', starD(690, 420, 5, 46, 20), 0), part('star2', starD(590, 470, 4, 34, 14), 0), part('star2', starD(290, 110, 4, 36, 15), 0),
], { bottle: 'green--', shade: 'green---', foil: 'gold', rim: 'gold-', label: 'cream', label2: 'gold', star: 'gold', foam: 'white', cork: 'tan', bubble: 'yellow+', star2: 'gold' });

const partyPopper = thing('party-popper', 'Party popper and streamers', 'new-year party birthday celebrate', [
  ...group([
    part('mouth', polygon([-360, -26], [-250, -32], [-250, 32], [-360, 26]), 0),
    part('band', block(-256, -42, 40, 84, 8), 0),
    part('body', polygon([-216, -40], [90, -110], [90, 110], [-216, 40]), 0),
    ...[-176, -96, -16].map((x, i) => part(i % 2 ? 'stripe2' : 'stripe', polygon([x, -40 - (x + 216) * 0.229], [x + 40, -40 - (x + 256) * 0.229], [x + 40, 40 + (x + 256) * 0.229], [x, 40 + (x + 216) * 0.229]), 90)),
    part('fringe', spl([[84, -116, 1], [150, -150, 1], [140, -100, 1], [186, -96, 1], [158, -56, 1], [204, -34, 1], [168, 0, 1], [204, 34, 1], [158, 56, 1], [186, 96, 1], [140, 100, 1], [150, 150, 1], [84, 116, 1]]), 0),
  ], 380, 500, -34, 1.08),
  ...([['ribbon', 0], ['ribbon2', 1]] as const).map(([k, i]) => part(k, band(Array.from({ length: 22 }, (_, j) => { const t = j / 21; return [560 + i * 40 + t * (i ? 120 : 20) + Math.sin(t * 15 + i) * 36 * (0.5 + t), 350 - i * 10 - t * (i ? 130 : 300)]; }), 22), -60)),
  ...([[200, 180, 'dot'], [330, 120, 'dot2'], [450, 210, 'dot3'], [640, 520, 'dot'], [720, 400, 'dot2'], [560, 640, 'dot3'], [120, 330, 'dot2'], [700, 660, 'dot']] as const).map(([x, y, k], i) => part(k, i % 2 ? oval(x, y, 24) : placed(polygon([0, -28], [28, 0], [0, 28], [-28, 0]), x, y, i * 20), 0)),
  part('star', starD(250, 310, 5, 46, 20), 0), part('star', starD(430, 70, 4, 36, 15), 0),
], { mouth: 'gold', band: 'gold-', body: 'red', stripe: 'yellow', stripe2: 'teal', fringe: 'gold', ribbon: 'teal', ribbon2: 'rose', dot: 'rose', dot2: 'teal', dot3: 'orange', star: 'gold' });

const burst = (x: number, y: number, n: number, r0: number, r1: number, w: number, k: string, off = 0): Part[] =>
  Array.from({ length: n }, (_, i) => part(k, placed(spl([[r0, 0, 1], [(r0 + r1) * 0.6, -w * 0.5], [r1, 0], [(r0 + r1) * 0.6, w * 0.5]]), x, y, off + (i * 360) / n), off + (i * 360) / n));
const rocketFirework = thing('firework-rocket', 'Firework rocket', 'fourth-of-july new-year celebrate night firework', [
  ...burst(540, 250, 12, 70, 230, 34, 'ray'), ...burst(540, 250, 12, 50, 140, 28, 'ray2', 15), part('center', starD(540, 250, 8, 50, 26), 0),
  ...group([
    part('stick', block(54, 20, 24, 330, 6), 90),
    part('body', block(-64, -120, 128, 260, 8), 90),
    part('stripe', polygon([-64, -60], [64, -120], [64, -50], [-64, 10]), -25), part('stripe', polygon([-64, 60], [64, 0], [64, 70], [-64, 130]), -25),
    part('cone', spl([[0, -260, 1], [50, -170], [92, -118, 1], [-92, -118, 1], [-50, -170]]), 90),
    part('band', block(-70, 126, 140, 30, 6), 0),
    part('flame', spl([[-40, 158, 1], [-62, 220], [-30, 216, 1], [-14, 290], [6, 222, 1], [40, 250], [40, 158, 1]]), 90),
  ], 236, 450, 14, 0.96),
  ...([[120, 120, 5, 44], [300, 96, 5, 30], [720, 520, 5, 48], [560, 560, 5, 34], [690, 680, 5, 30]] as const).map(([x, y, n, r]) => part('star', starD(x, y, n, r, r * 0.42), 0)),
], { ray: 'red', ray2: 'gold', center: 'white', stick: 'wood', body: 'white', stripe: 'red', cone: 'navy', band: 'navy', flame: 'orange', star: 'navy' });

const pinwheel = thing('pinwheel', 'Pinwheel of stars and stripes', 'fourth-of-july summer children wind', [
  part('stick', bar(400, 330, 470, 784, 28), 90),
  ...Array.from({ length: 6 }, (_, i) => [
    part(i % 2 ? 'blade2' : 'blade', placed(spl([[0, 0, 1], [-60, -130], [-10, -286, 1], [120, -220], [172, -100, 1], [80, -40]]), 400, 330, i * 60), i * 60),
    part(i % 2 ? 'star' : 'stripe', i % 2 ? placed(starD(48, -168, 5, 44, 19), 400, 330, i * 60) : placed(polygon([-8, -250], [24, -262], [66, -76], [40, -68]), 400, 330, i * 60), i * 60)]).flat(),
  part('center', oval(400, 330, 42), 0), part('knob', oval(400, 330, 20), 0),
], { stick: 'wood', blade: 'white', blade2: 'navy', star: 'white', stripe: 'red', center: 'gold', knob: 'gold--' });

const lemonSlice = (x: number, y: number, r: number): Part[] => [part('rind', oval(x, y, r), 0), part('pith', oval(x, y, r * 0.86), 0), ...[0, 60, 120, 180, 240, 300].map((a) => part('segment', placed(spl([[8, 0, 1], [r * 0.66, -r * 0.3], [r * 0.76, 0], [r * 0.66, r * 0.3]]), x, y, a), a))];
const lemonade = thing('lemonade', 'Lemonade jar', 'fourth-of-july summer lemon drink picnic', [
  part('straw', polygon([446, 250], [530, 20], [572, 34], [494, 266]), -70), part('strawstripe', polygon([478, 164], [520, 176], [506, 214], [464, 202]), 0), part('strawstripe', polygon([510, 76], [552, 88], [538, 130], [496, 118]), 0),
  part('handle', arch(570, 440, 74, 116, -80, 84), 90),
  part('glass', lathe(380, [[160, 214, 1], [172, 250], [204, 300], [206, 420], [206, 690], [184, 736, 1]], 0, 18), 90),
  part('drink', lathe(380, [[190, 316, 1], [188, 420], [188, 680], [172, 718, 1]], 0, 14), 90),
  part('ice', polygon([260, 340], [340, 320], [360, 400], [280, 420]), 20), part('ice', polygon([430, 330], [510, 350], [492, 430], [412, 410]), 70),
  part('rim', lathe(380, [[166, 190, 1], [166, 232, 1]], 20, 22), 0), part('hole', oval(380, 192, 138, 20), 0),
  ...lemonSlice(330, 560, 112), ...lemonSlice(482, 480, 62).slice(0, 2),
  part('leaf', leaf(300, 210, -150, 140, 66, 8), -150), part('leaf2', leaf(300, 206, -108, 130, 62), -108), part('leaf', leaf(306, 208, -62, 120, 60, -6), -62),
  part('whole', spl([[560, 700], [590, 650], [650, 640], [706, 664], [746, 694, 1], [716, 738], [650, 764], [590, 752]]), 10),
], { glass: 'sky', drink: 'yellow+', ice: 'white', rim: 'sky-', hole: 'yellow', handle: 'sky-', straw: 'white', strawstripe: 'red', rind: 'yellow-', pith: 'white', segment: 'yellow', leaf: 'green', leaf2: 'green2', whole: 'yellow' });
export const MIDNIGHT_AND_JULY: Hero[] = [midnight, champagne, partyPopper, rocketFirework, pinwheel, lemonade];
