import { at, type Drawing, type LineSpec, lum, makeRng, mix, n1, type P, path, rect, shade, TAU } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { greenOf } from '#artwork/colours/needlework.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { ownOf, ownWay, pale } from '#artwork/materials/own-way.ts';
import { lay, softU } from '#artwork/materials/pieces.ts';
import { groundFor } from '#artwork/materials/true-colours.ts';
import { cut, layered, leaf, SHADE } from './paper.ts';

/** a point of the opening's edge at a depth: a tall superellipse, wider towards the front */
const edgeAt = (i: number, a: number): P => {
  const [rx, ry] = [398 + i * 44, 606 + i * 44],
    [u, v] = [Math.cos(a), Math.sin(a)];
  return [500 + Math.sign(u) * rx * Math.abs(u) ** 0.62, 706 + Math.sign(v) * ry * Math.abs(v) ** 0.62];
};

/** A tunnel book: five sheets of leaves about a lit clearing, the words in its light and the hero among the leaves. */
export function tunnelBook(c: Drawing, h: Hero): void {
  const { p, input } = c;
  const dark = isDark(p);
  const rich = lum(p.e) < 0.5 ? p.e : shade(p.e, -0.22);
  const green = greenOf(p, dark);
  const near = shade(ownOf(h, 'near', dark ? [shade(p.bg, 0.01), mix(p.bg, p.b, 0.35), mix(green, p.bg, 0.6)] : [rich, mix(green, rich, 0.55), mix(p.c, rich, 0.6)]), -0.03);
  const lights: [string, ...string[]] = dark
    ? [mix(p.ink, p.d, 0.22), mix(p.ink, p.c, 0.3), mix(p.bg, p.d, 0.36)]
    : [mix(p.paper, p.d, 0.22), pale(p.b, p.paper, 0.9), pale(p.c, p.paper, 0.88), pale(p.a, p.paper, 0.89)];
  const light = groundFor(p, h, ownWay(h, 'light', lights));
  const deepTone = mix(green, light, 0.42);
  const kinds = ownWay(h, 'leaves', [0, 2, 0, 1]);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(light, 0.025)], [0.6, light], [1, mix(light, deepTone, 0.5)]], 500, 640, 700, 'u')}"`));
  const tones = [1, 0.72, 0.46, 0.22, 0].map((t) => mix(mix(near, deepTone, t), light, t * 0.46));
  const sheets = [0, 1, 2, 3, 4].map((i) => foliage(c, h, i, tones[i]!, kinds[i % kinds.length]!));
  c.add('frame', sheets[0]! + sheets[1]!);
  const ps = lay(c, h, 500, 842, 600, 620);
  c.add('art', layered(c, h, ps, light, 26));
  // what grows in front stays below and beside it
  c.add('frame', sheets[2]! + sheets[3]! + sheets[4]!);
  c.add('texture', c.grain(0.8));
  const words = inLines(input.headline, 14);
  const small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'sansita-swashed:600', w: 540, max: words.length > 1 ? 92 : 104, gap: i === words.length - 1 ? 34 : 18, flat: i < words.length - 1 }));
  if (small) specs.push({ t: small, f: 'josefin-sans:600', w: 530, max: 36, track: 50, flat: true });
  const k = stackWithin(specs, { cy: 352, h: 262 });
  const ink = inkOn(light, [near, rich, dark ? p.bg : p.ink], 5);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
}

/** one sheet: its opening, and the leaves that hang into it; shorter above, where the words are */
function foliage(c: Drawing, h: Hero, i: number, tone: string, kind: number): string {
  const r = makeRng(`${h.key}${i}foliage`);
  const n = 96;
  const ring: P[] = Array.from({ length: n }, (_, j) => edgeAt(i, (j / n) * TAU));
  let leaves = '',
    halves = '';
  // evenly along the edge, by length and not by angle
  let gone = i * 30;
  ring.forEach((q, j) => {
    const [x, y] = q,
      [bx, by] = ring[(j + n - 1) % n]!;
    gone += Math.hypot(x - bx, y - by);
    const step = 100;
    if (gone < step) return;
    gone -= step;
    if (x < -70 || x > 1070 || y < -70 || y > 1470) return;
    const inward = Math.atan2(706 - y, (500 - x) * 1.4),
      low = y > 1000 ? 1.2 : y < 460 ? 0.82 : 1,
      l = r.f(136, 168) * low;
    // three from one foot, the middle one longest
    for (const [turn, k] of [[-0.78, 0.82], [0.78, 0.82], [0, 1]] as const) {
      const one = leaf(x - Math.cos(inward) * 44, y - Math.sin(inward) * 44, inward + turn + r.f(-0.16, 0.16), l * k, kind);
      leaves += one.d;
      halves += one.half;
    }
  });
  const hole = `M${ring.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;
  // the leaves and the sheet that they are cut from are one
  const id = cut(c, leaves + hole);
  return softU(id, 3, 6 + i, 8 + i * 2, SHADE, 0.26, i < 3 ? 3 : 2, false) + path(`M-20 -20H1020V1420H-20Z${hole}`, `fill="${tone}" fill-rule="evenodd"`) + path(leaves, `fill="${tone}"`)
    + path(halves, `fill="${shade(tone, -0.035)}"`);
}
