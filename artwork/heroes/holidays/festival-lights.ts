import { type P, qbez } from '#artwork/engine.ts';
import { spl, type Hero, type Part, type Q } from '#artwork/heroes/hero.ts';
import { along } from '#artwork/heroes/parts/flowing-parts.ts';
import { living } from '#artwork/heroes/parts/living-parts.ts';
import { band, bar, block, bloom, flame, group, lathe, leaf, oval, part, placed, polygon, RAD, starD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const bowlOf = (x: number, y: number, s: number, k: string): Part[] => group([
  part('powder' + k, spl([[-150, 0, 1], [-110, -60], [-60, -124], [-8, -166], [30, -150], [70, -104], [112, -56], [150, 0, 1], [0, 36]]), 60),
  part('powderlight' + k, spl([[-84, -40], [-40, -104], [-10, -132], [0, -96], [-30, -50]]), 60),
  part('bowl', lathe(0, [[166, -6, 1], [160, 60], [112, 130], [62, 152, 1]], -34, 12), 0),
  part('band', lathe(0, [[162, 34, 1], [152, 72, 1]], -30, 34), 0),
  part('base', lathe(0, [[66, 148, 1], [86, 174, 1]], 0, 10), 0),
], x, y, 0, s);
const gulal = thing('gulal', 'Bowls of gulal', 'holi colour powder spring', [
  ...([[120, 140, 40, 'splash'], [230, 76, 24, 'splash2'], [660, 120, 44, 'splash3'], [560, 60, 22, 'splash'], [746, 236, 24, 'splash2'], [58, 250, 22, 'splash3']] as const).map(([x, y, r, k]) => part(k, oval(x, y, r, r * 0.92), 0)),
  ...bowlOf(400, 320, 1.02, '2'), ...bowlOf(206, 560, 1.14, ''), ...bowlOf(594, 560, 1.14, '3'),
], { powder: 'rose', powderlight: 'rose+', powder2: 'yellow', powderlight2: 'yellow+', powder3: 'teal', powderlight3: 'teal+', splash: 'rose', splash2: 'orange', splash3: 'violet', bowl: 'gold-', band: 'gold+', base: 'gold--' });

const pichkari = thing('pichkari', 'Pichkari throwing colour', 'holi water colour play', [
  ...([[-136, 150, 330, 76, 'splash'], [-160, 130, 250, 60, 'splash2'], [-112, 130, 250, 60, 'splash3'], [-176, 190, 130, 44, 'splash3'], [-96, 190, 130, 44, 'splash2'], [-148, 250, 100, 36, 'splash3'], [-124, 260, 96, 36, 'splash2']] as const).map(([deg, from, L, W, k]) =>
    part(k, placed(spl([[0, 0, 1], [L * 0.45, -W * 0.22], [L * 0.78, -W * 0.5], [L, 0], [L * 0.78, W * 0.5], [L * 0.45, W * 0.22]]), 320 + Math.cos(deg * RAD) * (from - 110), 366 + Math.sin(deg * RAD) * (from - 110), deg), deg)),
  ...group([
    part('nozzle', polygon([-26, -356], [26, -356], [40, -290], [-40, -290]), 90),
    part('collar', block(-62, -296, 124, 44, 10), 0),
    part('body', block(-84, -256, 168, 380, 18), 90),
    part('stripe', block(-84, -206, 168, 46), 0), part('stripe2', block(-84, -110, 168, 46), 0), part('stripe', block(-84, -14, 168, 46), 0), part('stripe2', block(-84, 72, 168, 30), 0),
    part('shine', block(-60, -240, 26, 340, 12), 90),
    part('collar', block(-94, 116, 188, 46, 12), 0),
    part('rod', block(-20, 160, 40, 120, 4), 90),
    part('grip', spl([[-100, 290], [-70, 268], [0, 262], [70, 268], [100, 290], [70, 316], [0, 322], [-70, 316]]), 0),
  ], 508, 548, -46, 0.92),
], { body: 'teal', stripe: 'orange', stripe2: 'rose', shine: 'teal++', collar: 'gold', nozzle: 'gold-', rod: 'steel', grip: 'gold', splash: 'rose', splash2: 'yellow', splash3: 'violet' });

const dhol = thing('dhol', 'Dhol drum', 'holi diwali music drum dance', [
  part('strap', band(qbez([196, 290], [400, -90], [604, 290], 14), 38), 0),
  ...group([
    part('body', spl([[-262, -164, 1], [-120, -196], [0, -204], [120, -196], [262, -164, 1], [262, 164, 1], [120, 196], [0, 204], [-120, 196], [-262, 164, 1]]), 0),
    part('body2', spl([[-262, 60, 1], [-120, 74], [0, 78], [120, 74], [262, 60, 1], [262, 164, 1], [120, 196], [0, 204], [-120, 196], [-262, 164, 1]]), 0),
    ...[-218, -130, -42, 46, 134].map((x) => part('cord', polygon([x - 8, -176], [x + 10, -178], [x + 54, 172], [x + 36, 178]), 80)),
    ...[-130, -42, 46, 134, 222].map((x) => part('cord', polygon([x - 10, -178], [x + 8, -176], [x - 36, 178], [x - 54, 172]), 100)),
    part('hoop', spl([[196, -176], [244, -182], [290, -160], [300, 0], [290, 160], [244, 182], [196, 176], [212, 0]]), 90),
    part('hoop', spl([[-330, -172], [-280, -196], [-230, -172], [-200, 0], [-230, 172], [-280, 196], [-330, 172], [-360, 0]]), 90),
    part('skin', oval(-284, 0, 62, 164), 90), part('skin2', oval(-284, 0, 30, 84), 90),
  ], 436, 440, -12, 0.96),
  ...group([part('stick', block(-12, -170, 24, 330, 10), 90), part('knob', oval(0, -178, 26, 30), 0)], 166, 650, -62, 0.8),
  ...[0, 1, 2].map((i) => part(['tassel', 'tassel2', 'tassel'][i]!, spl([[-16, 0, 1], [16, 0, 1], [30, 104, 1], [-30, 104, 1]].map(([a, b, c]) => [642 + i * 34 - 30 + a!, 560 + b!, c!] as Q)), 90)),
], { body: 'fox', body2: 'fox--', cord: 'cream', hoop: 'brown-', skin: 'cream', skin2: 'brown', strap: 'yellow', stick: 'wood', knob: 'wood-', tassel: 'rose', tassel2: 'teal' });

const lamp = (x: number, y: number, s: number): Part[] => group([
  part('body', spl([[-120, -20, 1], [0, -34], [120, -20, 1], [100, 40], [50, 78], [0, 88], [-50, 78], [-100, 40]]), 0),
  part('oil', spl([[-120, -22], [-60, -40], [0, -46], [60, -40], [120, -22], [60, -6], [0, 0], [-60, -6]]), 0),
  part('dot', oval(-48, 34, 14), 0), part('dot', oval(0, 42, 14), 0), part('dot', oval(48, 34, 14), 0),
  part('flame', flame(0, -84, 1.26, 2), 90), part('flame2', flame(0, -74, 0.62, 1), 90),
], x, y, 0, s);
const rangoliLamps = thing('rangoli-lamps', 'Rangoli with lamps', 'diwali rangoli lamp floor', [
  ...[0, 45, 90, 135, 180, 225, 270, 315].map((a) => part('petal3', placed(spl([[120, 0, 1], [220, -92], [320, -74], [372, 0, 1], [320, 74], [220, 92]]), 400, 520, a, 1, 1), a)).map((p) => ({ ...p, d: squash(p.d) })),
  ...[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((a) => part('petal2', squash(placed(spl([[90, 0, 1], [180, -62], [260, 0, 1], [180, 62]]), 400, 520, a)), a)),
  part('rim', squash(oval(400, 520, 176)), 0), part('petal', squash(bloom(400, 520, 156, 8, 0.7)), 0), part('center', squash(oval(400, 520, 62)), 0),
  ...lamp(400, 350, 0.7), ...lamp(130, 474, 0.9), ...lamp(670, 474, 0.9), ...lamp(262, 680, 1.06), ...lamp(538, 680, 1.06),
], { petal3: 'rose', petal2: 'yellow', rim: 'white', petal: 'teal', center: 'orange', body: 'copper', oil: 'brown-', dot: 'yellow' });
function squash(d: string): string {
  return placed(d, 0, 238, 0, 1, 0.54);
}
const marigold = (x: number, y: number, r: number, k: string): Part[] => [part(k, bloom(x, y, r, 11, 0.8, x), 0), part(k + 'in', bloom(x, y, r * 0.62, 8, 0.76, y), 0)];
function garlandHero(): Hero {
  const swag: P[] = along(qbez([76, 130], [400, 470], [724, 130], 20), 10);
  const drop = (x: number): Part[] => [0, 1, 2, 3].flatMap((i) => marigold(x, 222 + i * 96, 56 - i * 3, i % 2 ? 'yolk' : 'bloom')).concat(
    [-30, 0, 30].map((a) => part('leaf', leaf(x, 560, 90 + a, 130, 46), 90)), [part('bead', oval(x, 556, 22), 0)]);
  return thing('marigold-garland', 'Marigold garland', 'diwali holi wedding marigold flower garland', [
    part('beam', block(40, 66, 720, 42, 16), 0),
    ...[150, 275, 400, 525, 650].map((x, i) => part(i % 2 ? 'leaf2' : 'leaf', leaf(x, 100, 90, 176, 66), 90)),
    ...swag.slice(1, -1).flatMap((p, i) => marigold(p[0], p[1] + 50, 56, i % 2 ? 'bloom' : 'yolk')),
    ...marigold(88, 128, 58, 'yolk'), ...marigold(712, 128, 58, 'yolk'),
    ...drop(88), ...drop(712),
  ], { beam: 'gold', bloom: 'orange', bloomin: 'orange-', yolk: 'yellow', yolkin: 'yellow-', core: 'fox-', leaf: 'green', leaf2: 'green2', bead: 'gold' });
}
const lotusPetal = (k: string, deg: number, L: number, W: number): Part => ({ k, ang: deg, d: placed(spl([[0, 0, 1], [L * 0.4, -W * 0.5], [L * 0.76, -W * 0.34], [L, 0, 1], [L * 0.76, W * 0.34], [L * 0.4, W * 0.5]]), 400, 560, deg) });
const lotus = living('lotus', 'Lotus', 'diwali flower water peace', [
  { k: 'leaf2', ang: 0, d: oval(400, 676, 300, 70) }, { k: 'leaf', ang: -8, d: oval(206, 640, 176, 58, 8) }, { k: 'leaf', ang: 8, d: oval(594, 640, 176, 58, -8) },
  ...[-160, -20, -138, -42].map((a) => lotusPetal('petal3', a, 350, 150)),
  ...[-116, -64].map((a) => lotusPetal('petal2', a, 400, 170)), lotusPetal('petal2', -90, 430, 176),
  ...[-148, -32].map((a) => lotusPetal('petal', a, 300, 140)), ...[-124, -56].map((a) => lotusPetal('petal', a, 310, 150)), 
  lotusPetal('petal4', -103, 290, 140), lotusPetal('petal4', -77, 290, 140),
  ...[-168, -12].map((a) => lotusPetal('petal', a, 220, 100)),
  lotusPetal('petal', -90, 230, 150),
], { petal: 'pink', petal2: 'rose+', petal3: 'rose', petal4: 'pink+', leaf: 'green', leaf2: 'green2' });

const laddu = (x: number, y: number): Part[] => [part('sweet', oval(x, y, 86, 82), 0), part('sweetlight', oval(x - 26, y - 30, 26, 18, -30), 0), part('nut', leaf(x - 10, y - 54, 20, 44, 22), 20), part('nut', leaf(x + 8, y + 18, -40, 36, 20), -40)];
const mithai = thing('mithai', 'Mithai on a plate', 'diwali eid holi sweet festival', [
  part('base', lathe(400, [[60, 660, 1], [44, 700], [140, 748, 1]], 0, 16), 0),
  part('plate2', lathe(400, [[366, 620, 1], [300, 676], [160, 696, 1]], 0, 10), 0), part('plate', oval(400, 614, 368, 64), 0),
  ...laddu(206, 548), ...laddu(364, 560), ...laddu(286, 424),
  ...([[590, 560, 0], [560, 446, 0]] as const).flatMap(([x, y]) => [part('barfi2', polygon([x - 96, y - 30], [x, y + 16], [x, y + 78], [x - 96, y + 30]), 0), part('barfi3', polygon([x, y + 16], [x + 96, y - 30], [x + 96, y + 30], [x, y + 78]), 0), part('barfi', polygon([x, y - 78], [x + 96, y - 30], [x, y + 16], [x - 96, y - 30]), 0), part('silver', polygon([x, y - 60], [x + 50, y - 34], [x + 4, y - 8], [x - 44, y - 32]), 0)]),
  part('nut', leaf(548, 400, 16, 46, 24), 16),
  ...laddu(420, 424).slice(0, 4),
  ...marigold(700, 600, 52, 'bloom'), ...marigold(110, 612, 46, 'yolk'),
], { sweet: 'orange', sweetlight: 'yellow', nut: 'green2', barfi: 'cream', barfi2: 'tan', barfi3: 'tan-', silver: 'steel+', plate: 'gold', plate2: 'gold--', base: 'gold-', bloom: 'rose', bloomin: 'rose-', yolk: 'yellow', yolkin: 'yellow-', core: 'orange' });

const sparkler = thing('sparklers', 'A pair of sparklers', 'diwali new-year fourth-of-july celebrate night', [
  ...([[300, 268, -14], [536, 352, 16]] as const).flatMap(([x, y, a], i) => {
    const rays = Array.from({ length: 14 }, (_, j) => part(j % 2 ? 'ray' : 'ray2', placed(spl([[66, 0, 1], [110, -9], [j % 2 ? 150 : 196, 0, 1], [110, 9]]), x, y, j * (360 / 14) + i * 8, i ? 0.86 : 1), 0));
    return [part('wire', bar(x, y, x - Math.sin(a * RAD) * (760 - y), y + Math.cos(a * RAD) * (760 - y), 22), 90), part('stick', bar(x, y, x - Math.sin(a * RAD) * 170, y + Math.cos(a * RAD) * 170, 32), 90), ...rays, part('flash2', starD(x, y, 10, i ? 82 : 94, i ? 44 : 52, 5), 0), part('flash', oval(x, y, i ? 34 : 40), 0)];
  }),
  ...([[120, 120, 34], [430, 96, 30], [700, 180, 36], [86, 440, 26], [730, 520, 24]] as const).map(([x, y, r]) => part('star', starD(x, y, 4, r, r * 0.4), 0)),
], { wire: 'steel--', stick: 'brown-', ray: 'yellow', ray2: 'orange', flash2: 'yellow', flash: 'white', star: 'gold' });
export const FESTIVAL_LIGHTS: Hero[] = [gulal, pichkari, dhol, rangoliLamps, garlandHero(), lotus, mithai, sparkler];
