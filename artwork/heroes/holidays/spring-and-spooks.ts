import type { P } from '#artwork/engine.ts';
import { spl, type Hero, type Part } from '#artwork/heroes/hero.ts';
import { even } from '#artwork/heroes/parts/flowing-parts.ts';
import { both, leaf as leafPart, limb, living, oval as ovalPart, shape } from '#artwork/heroes/parts/living-parts.ts';
import { arch, band, bar, block, bowAt, flame, group, oval, part, placed, polygon, RAD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const egg = (x: number, y: number, s: number, deg: number, k: string): Part[] => group([
  part(k, 'M0 -112C58 -112 92 -30 92 24C92 84 52 116 0 116C-52 116 -92 84 -92 24C-92 -30 -58 -112 0 -112Z', 90),
  part(k + 'band', spl([[-90, 2, 1], [-60, -14, 1], [-30, 4, 1], [0, -14, 1], [30, 4, 1], [60, -14, 1], [90, 2, 1], [90, 46, 1], [60, 30, 1], [30, 48, 1], [0, 30, 1], [-30, 48, 1], [-60, 30, 1], [-90, 46, 1]]), 0),
], x, y, deg, s);
const chick = living('chick', 'Chick in its shell', 'easter animal bird farm spring new-baby', [
  ...both(shape('foot', 0, [[300, 776, 1], [330, 748], [360, 748], [390, 776, 1], [360, 768], [344, 786, 1], [328, 768]])),
  ...both(shape('wing', 60, [[214, 390, 1], [150, 420], [108, 500], [120, 550, 1], [170, 540], [220, 500], [250, 450]])),
  even('body', 90, 400, [[400, 150], [520, 180], [596, 280], [610, 420], [590, 560], [500, 660], [400, 690]]),
  shape('tuft', -80, [[372, 170, 1], [350, 110], [366, 70, 1], [390, 100], [404, 50, 1], [424, 100], [452, 82, 1], [446, 130], [430, 170, 1]]),
  ...both(ovalPart('cheek', 268, 356, 42, 32)),
  ...both(ovalPart('eye', 322, 298, 27, 30)), ...both(ovalPart('shine', 314, 288, 9, 9)),
  shape('beak', 90, [[346, 340, 1], [400, 322], [454, 340, 1], [400, 360]]), shape('beak2', 90, [[356, 348, 1], [400, 364], [444, 348, 1], [400, 404, 1]]),
  shape('shell', 0, [[180, 500, 1], [236, 556, 1], [286, 494, 1], [344, 560, 1], [400, 498, 1], [456, 560, 1], [514, 494, 1], [564, 556, 1], [620, 500, 1], [626, 600], [570, 710], [470, 756], [400, 762], [330, 756], [230, 710], [174, 600]]),
  ...([[264, 630], [400, 660], [536, 630], [330, 706], [470, 706]] as const).map(([x, y]) => ovalPart('spot', x, y, 22)),
], { main: 'yellow', body: 'yellow', wing: 'yellow-', tuft: 'yellow-', cheek: 'orange+', beak: 'orange', beak2: 'orange-', foot: 'orange', shell: 'white', spot: 'sky', eye: 'dark', shine: 'white' });

const eggBasket = thing('egg-basket', 'Easter basket', 'easter spring egg basket', [
  part('handle', arch(400, 400, 232, 284, 180, 360, 1.1), 0),
  ...[205, 235, 265, 295, 325].map((a) => part('wrap', polygon(...([[228, -3], [288, -3], [288, 5], [228, 5]] as const).map(([r, d]): P => [400 + Math.cos((a + d) * RAD) * r, 400 + Math.sin((a + d) * RAD) * r * 1.1])), a)),
  part('grass2', spl([[130, 470, 1], [150, 400, 1], [190, 440, 1], [220, 370, 1], [270, 430, 1], [320, 360, 1], [400, 420, 1], [470, 360, 1], [530, 430, 1], [580, 370, 1], [610, 440, 1], [650, 400, 1], [670, 470, 1]]), 90),
  ...egg(400, 360, 1.08, 4, 'egg2'), ...egg(268, 404, 1, -24, 'egg'), ...egg(536, 404, 1, 22, 'egg3'),
  part('grass', spl([[120, 480, 1], [140, 420, 1], [180, 456, 1], [210, 420, 1], [250, 462, 1], [300, 424, 1], [340, 466, 1], [400, 430, 1], [450, 466, 1], [500, 424, 1], [550, 462, 1], [590, 420, 1], [620, 456, 1], [660, 420, 1], [680, 480, 1], [400, 520]]), 90),
  part('body', spl([[130, 480, 1], [400, 510], [670, 480, 1], [620, 720, 1], [400, 760], [180, 720, 1]]), 0),
  ...[0, 1, 2].flatMap((r) => [0, 1, 2, 3, 4, 5].filter((i) => (i + r) % 2).map((i) => { const y0 = 520 + r * 70, w0 = 262 - r * 20, w1 = 244 - r * 20; const f = (t: number, w: number) => 400 + (-1 + (2 * t) / 6) * w; return part('weave', polygon([f(i, w0), y0], [f(i + 1, w0), y0], [f(i + 1, w1), y0 + 60], [f(i, w1), y0 + 60]), 0); })),
  part('rim', band([[112, 482], [250, 506], [400, 514], [550, 506], [688, 482]], 44), 0),
  ...bowAt(400, 530, 0.9),
], { handle: 'tan-', wrap: 'brown', body: 'tan', weave: 'tan--', rim: 'brown', grass: 'green2', grass2: 'green', egg: 'pink', eggband: 'white', egg2: 'sky', egg2band: 'yellow', egg3: 'violet+', egg3band: 'white', bow: 'rose', knot: 'rose-', tail: 'rose-' });

const bunny = living('bunny', 'Easter bunny', 'easter animal mammal spring garden', [
  ...both(shape('ear', -95, [[322, 260, 1], [266, 180], [262, 70], [300, 20], [348, 60], [380, 160], [384, 240, 1]])), ...both(shape('earin', -95, [[330, 230, 1], [296, 160], [294, 90], [308, 62], [332, 90], [356, 170], [360, 226, 1]])),
  ovalPart('tail', 570, 650, 56, 52),
  even('body', 90, 400, [[400, 420], [490, 450], [552, 560], [556, 680], [510, 752], [400, 768]]),
  even('belly', 90, 400, [[400, 480], [456, 510], [484, 600], [470, 690], [400, 720]]),
  ...both(shape('paw', 0, [[290, 700], [330, 690], [370, 716], [376, 760], [340, 782], [270, 780], [240, 756], [256, 720]])), ...both(ovalPart('pad', 306, 744, 30, 20)),
  even('head', 90, 400, [[400, 214], [496, 236], [552, 310], [548, 390], [492, 446], [400, 462]]),
  ...both(ovalPart('cheek', 288, 378, 34, 26)), ...both(ovalPart('eye', 330, 318, 23, 27)),
  even('muzzle', 90, 400, [[400, 350], [440, 362], [464, 396], [440, 430], [400, 436]]),
  even('nose', 0, 400, [[400, 346], [426, 350, 1], [418, 372], [400, 384]]), even('tooth', 90, 400, [[400, 416, 1], [418, 416, 1], [416, 448, 1]]),
  ...egg(400, 600, 0.86, 0, 'egg'),
  ...both(limb('arm', [[286, 500, 60], [276, 570, 54], [330, 620, 48]])),
], { main: 'tan', head: 'tan', body: 'tan', belly: 'cream', light: 'cream', pink: 'pink', paw: 'tan+', pad: 'pink', cheek: 'pink+', tail: 'white', egg: 'teal', eggband: 'yellow', nose: 'rose', arm: 'tan-', tooth: 'white', muzzle: 'cream' });

const lilyAt = (x: number, y: number, s: number, deg: number): Part[] => [
  leafPart('petal3', 0, -20, -152, 150, 62, -20), leafPart('petal3', 0, -20, -28, 150, 62, 20),
  leafPart('petal2', 0, 10, -122, 196, 74, -14), leafPart('petal2', 0, 10, -58, 196, 74, 14), leafPart('petal', 0, 20, -90, 206, 84),
  ...[-16, 0, 16].map((a) => ({ k: 'stamen', ang: 90, d: oval(Math.sin(a * RAD) * 120, 10 - Math.cos(a * RAD) * (a ? 100 : 130), 10, 17, a) })),
  shape('petal2', 90, [[-46, -30, 1], [0, -10], [46, -30, 1], [34, 40], [14, 100, 1], [-14, 100, 1], [-34, 40]]),
  shape('calyx', 90, [[-24, 70, 1], [0, 54], [24, 70, 1], [12, 116, 1], [-12, 116, 1]]),
].map((p) => ({ ...p, d: placed(p.d, x, y, deg, s), ang: (p.ang ?? 0) + deg }));
const lilyCross = living('lily-cross', 'Cross with lilies', 'easter cross lilies faith sympathy', [
  { k: 'cross', ang: 90, d: block(346, 40, 108, 720, 12) }, { k: 'cross', ang: 0, d: block(150, 220, 500, 108, 12) }, { k: 'cross2', ang: 90, d: block(376, 70, 48, 660, 6) }, { k: 'cross2', ang: 0, d: block(180, 250, 440, 48, 6) },
  limb('stem', [[350, 770, 24], [350, 680, 22], [326, 600, 20]]), limb('stem', [[450, 770, 24], [450, 670, 22], [500, 570, 20]]), limb('stem', [[390, 780, 24], [400, 640, 22], [416, 480, 20]]),
  leafPart('leaf', 320, 720, -150, 200, 70, 20), leafPart('leaf2', 470, 730, -30, 200, 70, -20), leafPart('leaf', 400, 700, -60, 150, 54), leafPart('leaf2', 360, 740, 190, 190, 60, 10), leafPart('leaf', 450, 750, -8, 190, 60, -10),
  ...lilyAt(270, 520, 0.96, -34), ...lilyAt(560, 480, 0.96, 32), ...lilyAt(414, 440, 1.06, -2),
], { cross: 'blue', cross2: 'sky', petal: 'white', petal2: 'cream', petal3: 'cream-', stamen: 'orange', calyx: 'lime', stem: 'green', leaf: 'green', leaf2: 'green2' });

const cauldron = thing('cauldron', 'Bubbling cauldron', 'halloween witch cauldron magic', [
  ...([[250, 150, 46], [400, 80, 34], [540, 170, 56], [330, 250, 30], [470, 50, 22], [620, 90, 26], [190, 60, 24]] as const).map(([x, y, r], i) => part(i % 2 ? 'bubble2' : 'bubble', oval(x, y, r), 0)),
  part('log', bar(200, 740, 600, 690, 52), -8), part('log2', bar(210, 690, 600, 744, 52), 8),
  ...([[214, 690, 1.7, -10], [586, 690, 1.7, 10], [310, 720, 1.5, -4], [490, 720, 1.5, 4], [400, 730, 1.5, 0]] as const).map(([x, y, k, l]) => part('flame', flame(x, y, k, l), 90)), part('flame2', flame(214, 700, 0.8), 90), part('flame2', flame(586, 700, 0.8), 90),
  part('pot', spl([[150, 360, 1], [400, 400], [650, 360, 1], [700, 480], [664, 600], [560, 676], [400, 700], [240, 676], [136, 600], [100, 480]]), 90),
  part('shine', spl([[160, 450], [186, 420], [204, 440], [190, 520], [210, 590], [180, 580], [154, 520]]), 90),
  part('ring', arch(690, 450, 30, 52, -90, 130), 90), part('ring', arch(110, 450, 30, 52, 50, 270), 90),
  part('rim', oval(400, 350, 290, 72), 0), part('potion', oval(400, 346, 246, 48), 0),
  part('drip', spl([[190, 366, 1], [260, 388], [340, 398], [410, 400, 1], [410, 460], [390, 490], [366, 466], [350, 440], [330, 500], [330, 560], [300, 590], [272, 560], [270, 480], [246, 440], [226, 470], [204, 450]]), 90),
  part('bubble', oval(300, 326, 50, 46), 0), part('bubble2', oval(400, 306, 62, 58), 0), part('bubble', oval(492, 330, 44, 40), 0),
], { pot: 'night', shine: 'night++', rim: 'night-', ring: 'slate', potion: 'lime', drip: 'lime', bubble: 'lime', bubble2: 'green2', log: 'wood', log2: 'wood-' });

const crook = (x: number, y: number, w: number, h: number, k: string, bar2 = true): Part[] => [part(k, spl([[x - w, y, 1], [x - w, y - h * 0.6], [x - w * 0.7, y - h * 0.9], [x, y - h], [x + w * 0.7, y - h * 0.9], [x + w, y - h * 0.6], [x + w, y, 1]]), 90), ...(bar2 ? [part('frame', block(x - 7, y - h, 14, h), 90), part('frame', block(x - w, y - h * 0.5 - 7, w * 2, 14), 0)] : [])];
const hauntedHouse = thing('haunted-house', 'Haunted house', 'halloween house night moon', [
  part('moon', oval(560, 210, 180), 0),
  part('hill', spl([[20, 760, 1], [120, 690], [280, 650], [420, 640], [560, 660], [700, 700], [786, 760, 1]]), 0),
  part('wall2', polygon([480, 400], [664, 380], [650, 680], [480, 680]), 90), part('roof2', spl([[440, 416, 1], [520, 330], [570, 240, 1], [610, 320], [704, 384, 1]]), 90),
  part('wall', polygon([176, 380], [500, 380], [490, 690], [190, 690]), 90),
  part('roof', spl([[130, 400, 1], [206, 330], [250, 250, 1], [430, 250, 1], [470, 330], [544, 400, 1]]), 0),
  part('tower', polygon([270, 180], [406, 180], [398, 400], [276, 400]), 90), part('roof3', spl([[232, 196, 1], [300, 120], [344, 20, 1], [372, 120], [446, 196, 1]]), 90),
  ...crook(338, 340, 36, 116, 'window'), ...crook(246, 520, 38, 104, 'window'), ...crook(420, 520, 38, 104, 'window'), ...crook(574, 540, 40, 112, 'window'),
  ...crook(334, 692, 52, 136, 'door', false), part('knob', oval(364, 640, 11), 0),
  part('path', spl([[282, 690, 1], [386, 690, 1], [420, 730], [470, 768, 1], [260, 768, 1], [290, 730]]), 90),
  part('trunk', spl([[90, 720, 1], [104, 600], [80, 500], [40, 420, 1], [100, 480], [116, 400], [110, 330, 1], [140, 410], [140, 500], [190, 430, 1], [158, 540], [150, 640], [166, 720, 1]]), 90),
  ...([[690, 130, 1], [120, 160, 0.86], [610, 90, 0.6]] as const).map(([x, y, s]) => part('bats', placed(spl([[0, -10, 1], [20, -34, 1], [30, -12], [70, -40], [110, -30, 1], [86, -4], [80, 24, 1], [46, 10], [0, 40, 1], [-46, 10], [-80, 24, 1], [-86, -4], [-110, -30, 1], [-70, -40], [-30, -12], [-20, -34, 1]]), x, y, 0, s * 0.74), 0)),
], { moon: 'yellow', hill: 'slate', wall: 'violet--', wall2: 'violet---', tower: 'violet--', roof: 'night', roof2: 'night', roof3: 'night', window: 'yellow', frame: 'night', door: 'brown-', knob: 'gold', path: 'tan-', trunk: 'night', bats: 'night' });
export const SPRING_AND_SPOOKS: Hero[] = [chick, eggBasket, bunny, lilyCross, cauldron, hauntedHouse];
