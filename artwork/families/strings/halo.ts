import {
  at, circ, contrast, type Drawing, type Input, type LineSpec, lum, METAL, mix, n1, noise1, type P, path, polar, rect,
  shade, smooth, TAU, toOklch,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { groundFor, turnedBy } from '#artwork/materials/true-colours.ts';
import { nails, strung, wire } from './threads.ts';

const [HX, HY, R] = [500, 514, 428];
const NAILS = 180;

/** yellow made dark enough for a board is olive */
function turnsMuddy(colour: string): boolean {
  const { c, h } = toOklch(colour);
  return lum(colour) > 0.42 && c > 0.03 && h > 60 && h < 128;
}

/** A hero in the middle of a ring of nails, from which threads run to its outline like rays; words of bent wire. */
export function drawHalo(c: Drawing, inp: Input): void {
  const { p } = c;
  const h = heroFor(inp);
  const tone = groundFor(p, h, turnedBy(h, isDark(p) ? [p.bg, p.e, p.b] : [p.e, p.ink, turnsMuddy(p.a) ? p.e : p.a]));
  const board = lum(tone) > 0.42 ? shade(tone, 0.38 - lum(tone), tone === p.a ? -0.03 : 0) : tone;
  let figure = '';
  const nz = noise1('halo' + inp.seed);
  for (let y = 8; y < 1400; y += 15) figure += smooth(Array.from({ length: 12 }, (_, k): P => [k * 92 - 6, y + nz(k / 2 + y / 160) * 7]), false);
  c.add(
    'ground',
    rect(0, 0, 1000, 1400, `fill="${board}"`) + path(figure, 'fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2.4"')
      + path(figure, 'fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="2" transform="translate(0 5)"')
      + circ(HX, HY, R + 30, `fill="${c.rad([[0, mix(board, '#ffffff', 0.22)], [1, mix(board, '#ffffff', 0.03)]])}" fill-opacity=".6"`) + c.vignette('#000', 0.4),
  );
  const ps = lay(c, h, HX, HY, 560, 590, { step: 7 });
  const ids = new VisibleParts(ps, 2);
  const ramp = turnedBy(h, [p.a, p.c, p.d, p.b]).map((x) => (contrast(x, board) < 2.2 ? mix(x, '#ffffff', 0.5) : x));
  const colours = ramp.flatMap((x, i) => [0, 0.25, 0.5, 0.75].map((t) => mix(x, ramp[(i + 1) % ramp.length]!, t)));
  const rays = colours.map(() => '');
  const ring: P[] = [];
  for (let i = 0; i < NAILS; i++) {
    const a = (i / NAILS) * TAU - TAU / 4;
    const from = polar(HX, HY, R - (i % 2) * 17, a);
    ring.push(from);
    for (const lean of [-0.2, -0.07, 0.07, 0.2]) {
      const way = a + Math.PI + lean;
      const hit = reach(ids, from, way);
      if (hit) rays[Math.floor((i / NAILS) * colours.length)] += `M${Math.round(from[0])} ${Math.round(from[1])}L${n1(hit[0])} ${n1(hit[1])}`;
    }
  }
  const all = c.def((id) => `<path id="${id}" d="${rays.join('')}"/>`);
  c.add(
    'frame',
    `<use href="#${all}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="2" transform="translate(3 6)"/>`
      + `<g fill="none" stroke-width="1.5" stroke-opacity=".9">${rays.map((d, i) => path(d, `stroke="${colours[i]}"`)).join('')}</g>`
      + circ(HX, HY, R - 8, `fill="none" stroke="${mix(ramp[0]!, '#ffffff', 0.2)}" stroke-width="2" stroke-opacity=".5"`) + nails(c, ring),
  );
  c.add('art', strung(c, h, ps, ids, { wood: mix(board, '#000000', 0.2), dark: true }));
  const words = inLines(inp.headline, 16);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'poiret-one', w: 800, max: words.length > 1 ? 112 : 138, track: 16, gap: i === words.length - 1 ? 40 : 34, flat: true }));
  if (small) specs.push({ t: small, f: 'jost:500', w: 700, max: 36, track: 120, flat: true });
  const k = stackWithin(specs, { cy: 1176, h: 320 });
  const metal = METAL[p.metal];
  const d = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  c.add('type', wire(d, metal[1], '#fffdf0', 3.4 + k.runs[0]!.size / 60)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(board, [mix(metal[2], p.ink, isDark(p) ? 0.3 : 0), '#fff8ea'], 4.5)}"`) : ''));
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.1], [0.4, '#fff', 0], [1, '#000', 0.14]], 0, 0, 1, 1)}"`));
}

/** where a ray first meets the hero; nothing when it passes it by */
function reach(ids: VisibleParts, from: P, way: number): P | undefined {
  const step: P = [Math.cos(way) * 4, Math.sin(way) * 4];
  let [x, y] = from;
  for (let i = 0; i < R / 4; i++) {
    x += step[0];
    y += step[1];
    if (ids.at(x, y) >= 0) return [x, y];
  }
  return undefined;
}
