import { spl, type Hero, type Part } from '#artwork/heroes/hero.ts';
import { arch, band, bar, block, group, oval, part, placed, polygon, thing } from '#artwork/heroes/parts/thing-parts.ts';

const wheel = (x: number, y: number, r: number): Part[] => [part('tyre', oval(x, y, r), 0), part('hub', oval(x, y, r * 0.56), 0), part('cap', oval(x, y, r * 0.24), 0)];
const fireEngine = thing('fire-engine', 'Fire engine', 'children fire-engine birthday father', [
  ...group([part('ladder', block(-330, -44, 620, 22, 6), 0), part('ladder', block(-330, 22, 620, 22, 6), 0), part('ladder2', [-290, -210, -130, -50, 30, 110, 190, 260].map((x) => block(x, -24, 18, 48)).join(''), 90)], 330, 250, -7),
  part('stand', polygon([120, 330], [200, 330], [180, 250], [140, 250]), 90),
  part('light', spl([[560, 236, 1], [566, 190], [600, 176], [634, 190], [640, 236, 1]]), 0),
  part('body', spl([[40, 340, 1], [500, 340, 1], [500, 250, 1], [680, 240, 1], [730, 370], [760, 400], [768, 620, 1], [40, 620, 1]]), 0),
  part('window', spl([[530, 284, 1], [664, 278, 1], [700, 390, 1], [530, 392, 1]]), 0), part('frame', block(594, 280, 18, 112), 90),
  part('stripe', block(40, 500, 726, 40), 0), part('panel', block(80, 370, 120, 104, 10), 0), part('panel', block(224, 370, 120, 104, 10), 0), part('panel', block(368, 370, 104, 104, 10), 0),
  part('hose', oval(284, 422, 44), 0), part('hose2', oval(284, 422, 20), 0), part('dial', oval(140, 422, 30), 0), part('bell', spl([[394, 448, 1], [404, 400], [420, 386], [436, 400], [446, 448, 1]]), 90),
  part('door', block(536, 420, 96, 130, 10), 90), part('knob', block(608, 470, 16, 30, 4), 0), part('lamp', oval(738, 470, 22, 28), 0), part('bumper', block(690, 590, 96, 40, 12), 0), part('base', block(30, 600, 700, 36, 8), 0),
  ...wheel(190, 640, 88), ...wheel(590, 640, 88),
], { ladder: 'steel', ladder2: 'steel-', stand: 'steel-', light: 'blue', body: 'red', window: 'sky', frame: 'red-', stripe: 'white', panel: 'red-', hose: 'yellow', hose2: 'red--', dial: 'cream', bell: 'gold', door: 'red-', knob: 'steel', lamp: 'yellow', bumper: 'steel', base: 'slate', tyre: 'dark', hub: 'steel', cap: 'red' });

const tread = (x: number, y: number, r: number): Part => part('tread', Array.from({ length: 14 }, (_, i) => placed(block(-17, -r - 10, 34, 34, 5), x, y, (i * 360) / 14)).join(''), 0);
const tractor = thing('tractor', 'Tractor', 'children tractor farm birthday father', [
  part('pipe', block(600, 190, 34, 170, 8), 90), part('pipe2', block(590, 172, 54, 34, 10), 0),
  part('roof', spl([[130, 150, 1], [150, 120], [430, 116], [470, 150, 1], [456, 178, 1], [140, 178, 1]]), 0),
  part('post', polygon([160, 174], [196, 174], [210, 430], [170, 430]), 90), part('post', polygon([408, 174], [440, 174], [476, 430], [440, 430]), 90), part('window', polygon([196, 178], [408, 178], [440, 430], [210, 430]), 90),
  part('seat', spl([[230, 430, 1], [226, 330], [256, 316], [270, 390], [330, 396], [336, 430, 1]]), 90), part('wheel2', bar(392, 318, 430, 400, 22), 70),
  part('hood', spl([[440, 370, 1], [640, 356], [720, 370], [752, 420], [756, 560, 1], [400, 590, 1], [420, 430, 1]]), 0), part('grille', [0, 1, 2].map((i) => block(640, 420 + i * 40, 90, 20, 6)).join(''), 0), part('stripe', polygon([452, 460], [614, 450], [614, 490], [446, 500]), 0), part('light', oval(742, 410, 22, 26), 0),
  part('base', block(210, 560, 500, 60, 10), 0), part('fender', arch(246, 562, 204, 244, 180, 336), 0),
  tread(240, 570, 190), part('tyre', oval(240, 570, 186), 0), part('hub', oval(240, 570, 112), 0), part('cap', oval(240, 570, 40), 0),
  tread(630, 646, 110), part('tyre', oval(630, 646, 108), 0), part('hub', oval(630, 646, 62), 0), part('cap', oval(630, 646, 24), 0),
], { pipe: 'slate', pipe2: 'slate-', roof: 'green', post: 'green-', window: 'sky', seat: 'dark', wheel2: 'slate', hood: 'green', grille: 'slate', stripe: 'yellow', light: 'yellow', base: 'slate', fender: 'green-', tyre: 'dark', tread: 'dark', hub: 'yellow', cap: 'yellow--' });

const digger = thing('digger', 'Digger', 'children digger birthday father', [
  part('boom', band([[440, 420], [400, 250], [330, 150], [250, 110]], (t) => 84 - 26 * t), -110), part('arm', band([[262, 106], [170, 220], [120, 380]], (t) => 64 - 14 * t), 110),
  part('piston', bar(470, 330, 372, 170, 26), -120), part('joint', oval(262, 112, 34), 0), part('joint', oval(124, 380, 26), 0),
  part('bucket', spl([[120, 360, 1], [60, 420], [40, 510], [70, 580], [150, 596], [220, 560, 1], [200, 470], [170, 400]]), 60), part('tooth', polygon([220, 556], [262, 580], [204, 600]), 0), part('tooth', polygon([170, 584], [196, 626], [140, 612]), 0), part('earth', spl([[86, 470], [120, 430], [170, 440], [210, 480], [214, 540], [150, 520], [100, 520]]), 20),
  part('body', spl([[400, 420, 1], [740, 400], [776, 440], [772, 600, 1], [400, 600, 1]]), 0), part('stripe', polygon([560, 420], [600, 418], [570, 600], [530, 600]), 110), part('stripe', polygon([650, 412], [690, 410], [660, 600], [620, 600]), 110),
  part('cab', spl([[420, 230, 1], [600, 230, 1], [620, 600, 1], [400, 600, 1]]), 90), part('window', spl([[446, 262, 1], [578, 262, 1], [586, 420, 1], [434, 420, 1]]), 90), part('roof', block(404, 206, 216, 36, 10), 0), part('light', block(470, 172, 66, 38, 12), 0), part('door', block(440, 450, 140, 120, 10), 90), part('knob', block(456, 490, 40, 18, 6), 0),
  part('track', block(340, 620, 430, 140, 70), 0), part('track2', block(372, 648, 366, 84, 42), 0), ...[414, 510, 604, 696].map((x) => part('hub', oval(x, 690, 32), 0)),
], { boom: 'yellow', arm: 'yellow-', piston: 'steel', joint: 'slate', bucket: 'slate', tooth: 'steel', earth: 'brown', body: 'yellow', stripe: 'dark', cab: 'yellow-', window: 'sky', roof: 'slate', light: 'orange', door: 'yellow', knob: 'slate', track: 'dark', track2: 'slate', hub: 'steel' });

const skateboard = thing('skateboard', 'Skateboard', 'children teenager sport birthday skate', group([
  part('deck2', spl([[-374, -60], [-330, -100], [-240, -40], [240, -40], [330, -100], [374, -60], [340, 0], [250, 30], [-250, 30], [-340, 0]]), 0),
  part('deck', spl([[-372, -76], [-340, -112], [-250, -64], [250, -64], [340, -112], [372, -76], [330, -34], [250, -6], [-250, -6], [-330, -34]]), 0),
  part('stripe', polygon([-120, -64], [-40, -64], [-80, -6], [-160, -6]), -50), part('stripe2', polygon([-10, -64], [70, -64], [30, -6], [-50, -6]), -50), part('stripe3', polygon([100, -64], [180, -64], [140, -6], [60, -6]), -50),
  ...[-200, 200].flatMap((x) => [part('truck', polygon([x - 60, 30], [x + 60, 30], [x + 30, 80], [x - 30, 80]), 0), ...group([part('tyre', oval(0, 0, 66), 0), part('hub', oval(0, 0, 34), 0), part('cap', oval(0, 0, 14), 0)], x - 46, 110), ...group([part('tyre', oval(0, 0, 66), 0), part('hub', oval(0, 0, 34), 0), part('cap', oval(0, 0, 14), 0)], x + 46, 116)]),
], 400, 390, -16, 1), { deck: 'teal', deck2: 'wood', stripe: 'orange', stripe2: 'yellow', stripe3: 'rose', truck: 'steel', tyre: 'red', hub: 'cream', cap: 'slate' });

const gamepad = thing('gamepad', 'Game controller', 'children teenager game birthday play', [
  part('cord', band([[400, 280], [380, 200], [450, 150], [420, 70], [480, 20]], 22), 90),
  part('bumper', spl([[150, 290, 1], [170, 250], [270, 240], [310, 280, 1]]), 0), part('bumper', spl([[650, 290, 1], [630, 250], [530, 240], [490, 280, 1]]), 0),
  part('body', spl([[200, 270], [300, 280], [400, 290], [500, 280], [600, 270], [680, 320], [740, 470], [770, 630], [720, 710], [640, 690], [570, 580], [500, 540], [400, 534], [300, 540], [230, 580], [160, 690], [80, 710], [30, 630], [60, 470], [120, 320]]), 90),
  part('panel', spl([[310, 290, 1], [400, 296], [490, 290, 1], [476, 400], [400, 420], [324, 400]]), 0),
  part('pad', polygon([182, 340], [234, 340], [234, 384], [278, 384], [278, 436], [234, 436], [234, 480], [182, 480], [182, 436], [138, 436], [138, 384], [182, 384]), 0),
  ...([[590, 350, 'button'], [650, 410, 'button2'], [590, 470, 'button3'], [530, 410, 'button4']] as const).map(([x, y, k]) => part(k, oval(x, y, 34), 0)),
  ...[300, 500].flatMap((x) => [part('stick2', oval(x, 500, 62), 0), part('stick', oval(x, 494, 40), 0)]),
  part('knob', block(350, 336, 38, 22, 10), 0), part('knob', block(412, 336, 38, 22, 10), 0), part('heart', oval(400, 390, 18), 0),
], { cord: 'slate', bumper: 'violet-', body: 'violet', panel: 'violet-', pad: 'dark', button: 'yellow', button2: 'red', button3: 'green2', button4: 'sky', stick: 'slate', stick2: 'dark', knob: 'violet++', heart: 'yellow' });
export const WHEELS: Hero[] = [fireEngine, tractor, digger, skateboard, gamepad];
