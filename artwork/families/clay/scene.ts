import {
  at, contrast, Drawing, type Input, type LineSpec, lum, mix, withContrast, type P, path, polar, pt, rect, shade, smooth, TAU,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD, off } from '#artwork/materials/outlines.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { clipOf } from '#artwork/materials/pieces.ts';
import { heroFrame, type Place } from '#artwork/materials/stage-look.ts';
import { ball, letters, lump, model, roll, thumb, vivid } from './modelling.ts';

const FEET = 1178;
const ROOM: Place = { cx: 500, cy: 0, w: 690, h: 640 };

/** heroes that fly over the hill */
const FLIES = ['butterfly', 'bee', 'swallow', 'hummingbird', 'dove', 'paper-plane', 'hot-air-balloon', 'balloons'];
/** heroes that suit a hill in spring */
export const ON_THE_HILL = `butterfly bee swallow hummingbird dove paper-plane hot-air-balloon balloons
cat catstretch dachshund terrier fox hedgehog bear rabbit deer robin duck puffin flamingo peacock rooster hen horse lamb
pig goat panda elephant giraffe zebra turtle snail tulip poppy sunflower lily daisy rose mushroom cactus layer-cake
cupcake gift trophy letterbox house bicycle train car camper rocket rainbow deck-chair watering-can golf teddy
rocking-horse pram pumpkin easter-egg shamrock umbrella
rat ox tiger-walking turkey dinosaur robot castle fire-engine tractor digger pinwheel pot-of-gold four-leaf-clover chick bunny
guinea-pig greyhound labrador kitten`.split(/\s+/);

/** where a hero comes to stand on the hill, or to fly over it */
export function standing(key: string | undefined): Place {
  if (key !== undefined && FLIES.includes(key)) return { ...ROOM, w: 620, h: 600, cy: 740 };
  const [, top, , bottom] = heroFrame({ motif: key }, ROOM);
  return { ...ROOM, cy: FEET - (bottom - top) / 2 };
}

/** a rolled sheet cut to a skyline, down to the foot of the card */
function hill(c: Drawing, line: P[], col: string, thick: number): string {
  const top = smooth(line, false).replace(/^M/, 'M-60 1500L');
  const id = c.def((z) => `<path id="${z}" d="${top}L1060 1500Z"/>`);
  let prints = '';
  for (let i = 0; i < 4; i++) prints += thumb(c, c.r.f(60, 940), c.r.f(line[2]![1] + 60, line[2]![1] + 240), c.r.f(0.8, 1.3), c.r.f(-70, 70), 0.07);
  return lump(c, id, col, thick, `<g clip-path="${clipOf(c, id)}">${prints}</g>`);
}

/** a cloud of balls pressed together */
function cloud(c: Drawing, x: number, y: number, k: number, col: string): string {
  const id = c.def((z) => `<path id="${z}" d="${smooth([[x - 110 * k, y + 30 * k], [x - 116 * k, y - 6 * k], [x - 70 * k, y - 22 * k], [x - 44 * k, y - 62 * k], [x + 8 * k, y - 66 * k],
    [x + 34 * k, y - 32 * k], [x + 78 * k, y - 40 * k], [x + 112 * k, y - 8 * k], [x + 108 * k, y + 28 * k], [x, y + 38 * k]])}"/>`);
  return lump(c, id, col, 0.9 * k + 0.2);
}

/** a small flower of balls */
function flower(c: Drawing, x: number, y: number, R: number, col: string, heart: string): string {
  let s = '';
  for (let i = 0; i < 5; i++) {
    const q = polar(x, y, R, (i / 5) * TAU - 0.3);
    s += ball(c, q[0], q[1], R * 0.72, col);
  }
  return s + ball(c, x, y, R * 0.6, heart);
}

/** on a hill of clay under a clay sky */
export function drawScene(inp: Input): Drawing {
  const c = new Drawing('clay-scene', inp),
    { p, r } = c;
  const h = heroFor(inp);
  c.alt = h.name + ' in modelling clay on a green hill';
  const dark = isDark(p);
  const sky = vivid(dark ? mix(p.bg, p.b, 0.16) : mix(p.bg, p.d, lum(p.d) > 0.9 ? 0.9 : 0.55));
  const turf = vivid(natural(p, dark ? '#3f6a4a' : '#86ad6a', 0.4)),
    far = vivid(mix(turf, sky, 0.42)),
    near = shade(turf, -0.06);
  // the sky: strips laid one above the other
  let gr = rect(0, 0, 1000, 1400, `fill="${sky}"`);
  for (let i = 2; i >= 0; i--) {
    const y = 420 + i * 160;
    const pts: P[] = Array.from({ length: 9 }, (_, j) => [-60 + j * 140, y + Math.sin(j * 1.3 + i * 2.1) * 16] as P);
    const id = c.def((z) => `<path id="${z}" d="${smooth(pts, false)}L1060 -60L-60 -60Z"/>`);
    gr += lump(c, id, shade(sky, (dark ? -0.02 : -0.024) * (2 - i) + 0.01), 0.55);
  }
  for (let i = 0; i < 7; i++) gr += thumb(c, r.f(60, 940), r.f(60, 700), r.f(0.9, 1.4), r.f(-50, 50), 0.06);
  c.add('ground', gr);
  // a sun, or a moon among stars
  const lamp = off(vivid(dark ? p.d : natural(p, '#f6c744', 0.2)), sky, 1.3),
    [sx, sy] = [846, 478];
  let high = '';
  if (dark) {
    const moon = c.def((z) => `<path id="${z}" d="M${sx + 20} ${sy - 96}C${sx - 90} ${sy - 90} ${sx - 104} ${sy + 70} ${sx + 6} ${sy + 92}C${sx - 34} ${sy + 40} ${sx - 40} ${sy - 44} ${sx + 20} ${sy - 96}Z"/>`);
    high += lump(c, moon, lamp, 0.8);
    for (const [x, y, R] of [[120, 520, 11], [236, 424, 7], [690, 420, 8], [90, 690, 8], [920, 640, 10], [908, 392, 7], [340, 500, 6], [620, 490, 6]] as const) high += ball(c, x, y, R, vivid(p.a));
  } else {
    const ray = c.def((z) => `<path id="${z}" d="M0 -98L0 -134"/>`);
    for (let i = 0; i < 12; i++) high += `<g transform="translate(${sx} ${sy}) rotate(${i * 30})">${roll(ray, lamp, 13)}</g>`;
    const disc = c.def((z) => `<path id="${z}" d="${circD(sx, sy, 78)}"/>`);
    high += lump(c, disc, lamp, 1, thumb(c, sx, sy, 0.9, 30, 0.1)) + cloud(c, 178, 556, 1, vivid(p.paper)) + cloud(c, 886, 700, 0.72, vivid(p.paper));
  }
  c.add('ornament', high);
  const hills = hill(c, [[-60, 960], [160, 880], [380, 940], [620, 1000], [860, 900], [1060, 860]], far, 1.1)
    + hill(c, [[-60, 1120], [180, 1090], [460, 1086], [760, 1090], [1060, 1140]], turf, 1.25);
  c.add('frame', hills);
  const place = standing(inp.motif);
  c.add('art', model(c, h, place, turf).svg);
  // the near bank with its flowers, and grass in rolls
  let front = hill(c, [[-60, 1190], [120, 1212], [330, 1240], [520, 1246], [760, 1232], [1060, 1180]], near, 1.2);
  const blooms = [p.a, p.b, p.c, p.d, p.e].map(vivid).filter((x) => contrast(x, near) > 1.35);
  if (!blooms.length) blooms.push(vivid(p.paper));
  [[78, 1258, 15], [186, 1300, 12], [912, 1254, 16], [806, 1304, 12], [128, 1352, 11], [880, 1356, 11]].forEach(([x, y, R], i) => {
    const stalk = c.def((z) => `<path id="${z}" d="M${x} ${y}C${x! + 4} ${y! + 26} ${x! - 4} ${y! + 44} ${x} ${y! + 70}"/>`);
    front += roll(stalk, shade(near, -0.1), 6) + flower(c, x!, y!, R!, blooms[i % blooms.length]!, vivid(i % 2 ? p.paper : natural(p, '#f6c744', 0.2)));
  });
  let blades = '';
  for (const x of [270, 286, 302, 700, 716, 734]) blades += `M${x} 1262C${pt([x - 2, 1240])} ${pt([x + r.f(-14, 14), 1216])} ${pt([x + r.f(-16, 16), 1198 + r.f(-8, 8)])}`;
  const tuft = c.def((z) => `<path id="${z}" d="${blades}"/>`);
  c.add('ornament', front + roll(tuft, shade(near, 0.03), 8));
  const words = inLines(inp.headline, 12),
    small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'chango', w: 800, max: words.length > 1 ? 104 : 128, track: 12, gap: i === words.length - 1 ? 44 : 26, flat: true }));
  const k = stackEven(specs, { cy: words.length > 1 ? 232 : 216 });
  const col = withContrast(sky, vivid(inkOn(shade(sky, -0.02), dark ? [p.a, p.ink] : [p.a, p.e, p.c, p.ink], 3.3)), 4.6);
  c.add('type', words.map((_, i) => letters(c, k.runs[i]!, k.ys[i]!, col, 0.5)).join(''));
  if (small) {
    const [run] = stackEven([{ t: small, f: 'fredoka:600', w: 520, max: 52, track: 16, flat: true }], { cy: 1318 }).runs;
    c.add('type', path(at(run!, 500, 1318 + run!.cap / 2), `fill="${inkOn(near, [dark ? p.ink : '#fffaf0', p.ink, '#1a120c'], 4.6)}"`));
  }
  c.add('texture', c.grain(0.45));
  return c;
}
