import { bez, type P, pt, qbez } from '#artwork/engine.ts';
import { spl, type Hero, type Part, type Q } from '#artwork/heroes/hero.ts';
import { openLine } from '#artwork/heroes/parts/living-parts.ts';
import { arch, band, block, flame, group, heartD, lathe, mirrored, oval, part, placed, run, starD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const moon = thing('moon', 'Moon and stars', 'night new-baby sleep dream sympathy', [
  part('moon', spl([[470, 62, 1], [330, 90], [190, 210], [140, 390], [190, 570], [330, 700], [500, 738], [650, 692, 1], [520, 672], [400, 590], [336, 450], [340, 290], [390, 150]]), 70),
  part('moon2', spl([[352, 130, 1], [254, 240], [206, 390], [240, 540], [340, 654], [470, 712, 1], [330, 696], [190, 570], [140, 390], [190, 210], [300, 104]]), 70),
  part('crater', spl([[214, 330], [236, 306], [262, 326], [254, 356], [226, 358]]), 0),
  part('crater', spl([[270, 520], [300, 506], [322, 530], [308, 558], [278, 552]]), 0),
  part('crater', spl([[278, 214], [296, 196], [314, 212], [306, 234], [286, 236]]), 0),
  openLine('string', 'M560 60L560 200'),
  openLine('string', 'M672 60L672 350'),
  openLine('string', 'M478 60L478 330'),
  part('star', starD(560, 264, 5, 72, 32), 0),
  part('star2', starD(672, 414, 5, 66, 29), 0),
  part('star3', starD(478, 388, 5, 58, 26), 0),
  part('star', starD(586, 566, 4, 50, 16), 0),
  part('star2', starD(120, 130, 4, 52, 16), 0),
]);
const sun = thing('sun', 'Sun with a face', 'summer birthday get-well thank-you happy', [
  ...Array.from({ length: 8 }, (_, i) => part('ray', placed(spl([[-70, -190, 1], [-54, -262], [0, -360, 1], [54, -262], [70, -190, 1]]), 400, 400, i * 45), i * 45 + 90)),
  ...Array.from({ length: 8 },
    (_, i) => part('ray2', placed(spl([[-34, -196, 1], [-44, -240], [-12, -276], [-26, -318, 1], [22, -290], [38, -250], [30, -196, 1]]), 400, 400, i * 45 + 22.5), i * 45 + 112)),
  part('face', oval(400, 400, 204), 0),
  part('face2', spl([[410, 204, 1], [520, 240], [596, 340], [596, 460], [520, 560], [400, 600, 1], [360, 584, 1], [470, 530], [470, 494], [440, 476], [452, 440], [420, 416, 1], [412, 320]]), 90),
  part('eye', band(qbez([276, 386], [326, 318], [376, 386], 10), (t) => 14 + 8 * Math.sin(Math.PI * t)), 0),
  part('eye', band(qbez([424, 386], [474, 318], [524, 386], 10), (t) => 14 + 8 * Math.sin(Math.PI * t)), 0),
  part('cheek', oval(286, 446, 36, 28), 0),
  part('cheek', oval(514, 446, 36, 28), 0),
  part('nose', spl([[400, 408], [418, 436], [424, 456], [400, 468], [376, 456], [382, 436]]), 0),
  part('mouth', spl([[326, 486, 1], [360, 500], [400, 505], [440, 500], [474, 486, 1], [448, 530], [400, 546], [352, 530]]), 0),
]);
const cloud = (k: string, x: number, y: number, s: number, flip = false): Part => part(k,
  placed(spl([[-160, 60, 1], [-196, 20], [-176, -30], [-124, -38], [-98, -96], [-30, -112], [20, -74], [76, -92], [122, -52], [124, -20], [172, -12],
    [184, 34], [158, 60, 1]]), x, y, 0, flip ? -s : s, s), 0);
const rainbow = thing('rainbow', 'Rainbow and clouds', 'get-well hope new-baby birthday thank-you', [
  ...([['stripe', 300], ['stripe2', 252], ['stripe3', 204], ['stripe4', 156]] as [string, number][]).map(([k, r]) => part(k, arch(400, 560, (r) - 48, r, 180, 360, 1.24), 0)),
  part('stripe5', arch(400, 560, 74, 108, 180, 360, 1.24), 0),
  cloud('cloud2', 150, 540, 0.72),
  cloud('cloud2', 652, 536, 0.76, true),
  cloud('cloud', 196, 596, 0.92),
  cloud('cloud', 606, 600, 0.96, true),
  part('drop', spl([[164, 676, 1], [184, 714], [164, 738], [144, 714]]), 90),
  part('drop', spl([[232, 692, 1], [252, 730], [232, 754], [212, 730]]), 90),
  part('heart', heartD(570, 712, 0.3), 0),
  part('heart', heartD(650, 700, 0.24), 0),
]);
const UMB: P[] = [[-330, 0], [-196, 0], [0, 0], [196, 0], [330, 0]];
const umbrella = thing('umbrella', 'Umbrella', 'rain get-well spring thinking-of-you', [
  ...group([
    part('shaft', block(-9, -330, 18, 660, 6), 90),
    part('handle', band(bez([0, 300], [0, 430], [-118, 430], [-112, 330], 14), 32), 90),
    ...UMB.slice(0, 4).map((a, i) => {
      const b = UMB[i + 1]!,
        L = (f: number): Q[] => [[f * 0.1, -318], [f * 0.52, -286], [f * 0.86, -180], [f, -20]];
      const l = L(a[0]),
        r = L(b[0]).reverse();
      const m = (a[0] + b[0]) / 2;
      const lift = i === 0 || i === 3 ? 44 : 62;
      return part(i % 2 ? 'body2' : 'body',
        `M${pt([l[0]![0], l[0]![1]])}${run(l)}C${pt([a[0] + (b[0] - a[0]) * 0.25, -20 - lift])} ${pt([b[0] - (b[0] - a[0]) * 0.25, -20 - lift])} ${pt([b[0], -20])}${run(r)}Z`, 90 + (m / 330) * -50);
    }),
    part('cap', spl([[-34, -306, 1], [-26, -330], [-10, -340, 1], [-9, -386, 1], [9, -386, 1], [10, -340, 1], [26, -330], [34, -306, 1], [0, -296]]), 90),
  ], 392, 402, 12),
  ...([[120, 590], [70, 700], [620, 650], [700, 560]] as const).map(([x, y]) => part('drop', spl([[x, y - 44, 1], [x + 22, y], [x, y + 26], [x - 22, y]]), 90)),
]);
const lantern = thing('lantern', 'Lantern', 'winter light home autumn', [
  part('handle', arch(400, 216, 96, 122, 160, 380, 1.24), 0),
  part('lid', lathe(400, [[26, 154, 1], [44, 196], [112, 238], [156, 262, 1]], 10, 12), 0),
  part('vent', block(352, 176, 96, 22, 8), 0),
  part('rim', lathe(400, [[172, 258, 1], [172, 292, 1]], 8, 12), 0),
  part('glass', lathe(400, [[138, 292, 1], [156, 400], [156, 520], [138, 636, 1]], 0, 8), 90),
  part('glow', spl([[400, 330], [488, 420], [496, 530], [430, 614], [370, 614], [304, 530], [312, 420]]), 90),
  part('candle', lathe(400, [[44, 520, 1], [44, 640, 1]], 10, 6), 90),
  part('flame', flame(400, 462, 1.22), 90),
  part('post', spl([[252, 290, 1], [278, 290, 1], [262, 460], [278, 640, 1], [252, 640, 1], [236, 460]]), 90),
  part('post', mirrored(spl([[252, 290, 1], [278, 290, 1], [262, 460], [278, 640, 1], [252, 640, 1], [236, 460]])), 90),
  part('rim', lathe(400, [[172, 630, 1], [172, 664, 1]], 6, 12), 0),
  part('base', lathe(400, [[140, 666, 1], [188, 728, 1], [188, 752, 1]], 0, 12), 0),
]);
export const WEATHER: Hero[] = [moon, sun, rainbow, umbrella, lantern];
