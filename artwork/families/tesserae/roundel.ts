import {
  at, circ, contrast, type Drawing, type Input, type LineSpec, lum, mix, type P, path, polar, poly, rect, shade, TAU,
  use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { off } from '#artwork/materials/outlines.ts';
import { clipOf, lay } from '#artwork/materials/pieces.ts';
import { groundFor, turnedBy } from '#artwork/materials/true-colours.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { fieldOf, floor, groundOf, otherGroundOf, SIZE, stained, Stones } from './stones.ts';

const [HX, HY] = [500, 536];
/** the picture's radius, and those of the bands about it */
const INNER = 348;
const ROPE = { from: 361, rows: 6, step: 11.4, turns: 26 };
const TOOTH = { from: 443, rows: 2, step: 11.2 };

/** A Roman floor: the hero in a ring of plaited stone, the words on a tablet with dovetailed handles below. */
export function drawRoundel(c: Drawing, inp: Input): void {
  const { p, r } = c;
  const h = heroFor(inp);
  const { dark, bed, field } = turnedBy(h, [groundOf, otherGroundOf, groundOf])[0](p);
  const [cream, ink] = isDark(p) ? [p.ink, p.bg] : [p.paper, p.ink];
  const night = dark ? mix(cream, p.d, 0.2) : mix(ink, '#1b1a1c', 0.3);
  // the picture's own ground is another stone than the floor's, where the hero is seen on it
  const disc = groundFor(p, h, turnedBy(h, [field[0], mix(field[0], p.b, dark ? 0.5 : 0.42), dark ? mix(cream, p.d, 0.3) : mix(field[0], p.c, 0.5)]));
  const stonesOf: [string, string, string] = [disc, shade(disc, -0.02), shade(disc, 0.022)];
  const ps = lay(c, h, HX, HY, 548, 548);
  const stones = new Stones(r, fieldOf(ps, 3, [HX - 480, HY - 480, HX + 480, HY + 480]));
  stones.hero(p, h, ps, disc);
  const inside = (x: number, y: number) => Math.hypot(x - HX, y - HY) < INNER - 8;
  stones.around(ps, 2, stonesOf, inside);
  const courses = (radius: number, size: number, colour: (turn: number) => string, rough = 1) => {
    const n = Math.round((TAU * radius) / size);
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU;
      const [x, y] = polar(HX, HY, radius, a);
      stones.stone(x, y, a + Math.PI / 2, size - 2, size - 2, stones.vary(colour(i / n)), rough * 0.7);
    }
  };
  for (let R = INNER - SIZE / 2; R > 8; R -= SIZE) {
    const n = Math.round((TAU * R) / SIZE);
    for (let i = 0; i < n; i++) {
      const a = ((i + 0.3 * R) / n) * TAU;
      stones.lay(...polar(HX, HY, R, a), a + Math.PI / 2, SIZE, stonesOf[r.i(0, 2)]!);
    }
  }
  // a rope of two colours, each strand with a pale heart and a dark edge
  const strands = turnedBy(h, [p.a, p.b, p.c, p.e]).filter((x) => contrast(x, night) > 1.7);
  const [one, two] = [off(strands[0] ?? p.a, night, 1.7), off(strands[1] ?? p.d, night, 1.9)];
  for (let row = 0; row < ROPE.rows; row++)
    courses(ROPE.from + (row + 0.5) * ROPE.step, ROPE.step, (turn) => {
      const strand = turn * ROPE.turns + (row / (ROPE.rows - 1)) * 0.8;
      const across = strand % 1;
      const col = Math.floor(strand) % 2 ? one : two;
      if (across < 0.17) return night;
      return across > 0.46 && across < 0.72 && row > 0 && row < ROPE.rows - 1 ? mix(col, '#fff8e6', 0.62) : col;
    });
  courses(ROPE.from + ROPE.rows * ROPE.step + 7, 11, () => night);
  courses(INNER + 6, 11, () => night);
  for (let row = 0; row < TOOTH.rows; row++)
    courses(TOOTH.from + (row + 0.5) * TOOTH.step, TOOTH.step, (turn) => (Math.abs(((turn * 64) % 1) - 0.5) * 2 < 0.9 - (row + 0.3) / TOOTH.rows ? night : field[1]));
  let s = rect(0, 0, 1000, 1400, `fill="${floor(c, r, field, bed)}"`);
  // a line of dark stones about the whole floor
  let rim = '';
  for (let x = 17; x < 980; x += 15) rim += `M${x} 16h12v12h-12zM${x} 1372h12v12h-12z`;
  for (let y = 31; y < 1370; y += 15) rim += `M17 ${y}h12v12h-12zM971 ${y}h12v12h-12z`;
  s += path(rim, `fill="${night}" stroke="${bed}" stroke-width="2"`);
  c.add('ground', s);
  const out = TOOTH.from + TOOTH.rows * TOOTH.step + 2;
  const mortar = lum(disc) > 0.5 ? shade(disc, -0.13) : mix(disc, '#0c0c10', 0.35);
  c.add('frame', circ(HX, HY, out, `fill="${bed}"`) + circ(HX, HY, INNER, `fill="${mortar}"`));
  c.add('art', stained(p, h, ps, mortar, disc) + stones.toSvg());
  // wear, and sunlight across the floor
  let cracks = '';
  for (let i = 0; i < 4; i++) {
    let q: P = i % 2 ? [r.f(0, 1000), i < 2 ? 0 : 1400] : [i < 2 ? 0 : 1000, r.f(0, 1400)];
    const line: P[] = [q];
    const way = Math.atan2(700 - q[1], 500 - q[0]) + r.f(-0.6, 0.6);
    for (let k = 0; k < 7; k++) {
      q = polar(q[0], q[1], r.f(16, 34), way + r.f(-0.8, 0.8));
      line.push(q);
    }
    cracks += poly(line, false);
  }
  c.add('ornament', path(cracks, 'fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2.4"') + path(cracks, 'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.2" transform="translate(1.6 1.8)"'));
  tablet(c, inp, { bed, night, pale: dark ? field[2] : mix(field[0], '#ffffff', 0.45) });
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', dark ? 0.1 : 0.2], [0.45, '#fff', 0], [1, '#000', 0.2]], 0, 0, 1, 1)}"`));
}

/** the tablet with handles that Romans wrote on */
function tablet(c: Drawing, inp: Input, { bed, night, pale }: { bed: string; night: string; pale: string }): void {
  const { p } = c;
  const [l, t, w, ht] = [152, 1064, 696, 252];
  const mid = t + ht / 2;
  const frame = `M${l} ${t}H${l + w}V${mid - 34}L${l + w + 70} ${mid - 84}V${mid + 84}L${l + w} ${mid + 34}V${t + ht}H${l}V${mid + 34}L${l - 70} ${mid + 84}V${mid - 84}L${l} ${mid - 34}Z`;
  const id = c.def((k) => `<path id="${k}" d="${frame}"/>`);
  const hand = off(p.a, pale, 1.6);
  const joints = (col: string, o: number) => fineTile(c, 12, 12, `<path d="M0 1H12M1 0V12" stroke="${col}" stroke-opacity="${o}" stroke-width="1.7"/>`, 'rotate(-2)');
  c.add(
    'frame',
    use(id, `fill="${pale}" stroke="${bed}" stroke-width="30" stroke-linejoin="round"`) + use(id, `fill="${hand}"`)
      + rect(l, t, w, ht, `fill="${pale}"`) + `<g clip-path="${clipOf(c, id)}">${rect(60, t - 10, 880, ht + 20, `fill="${joints(bed, 0.9)}"`)}</g>`
      + use(id, `fill="none" stroke="${night}" stroke-width="13"`) + use(id, `fill="none" stroke="${bed}" stroke-width="13" stroke-dasharray="2 11"`),
  );
  const words = inLines(inp.headline, 13);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((q, i) => ({ t: upper(q), f: 'cinzel:800', w: 630, max: words.length > 1 ? 74 : 88, track: 30, gap: i === words.length - 1 ? 28 : 20 }));
  if (small) specs.push({ t: small, f: 'cinzel:700', w: 600, max: 34, track: 40 });
  const k = stackWithin(specs, { cy: mid, h: 206 });
  const ink = inkOn(pale, lum(pale) > 0.5 ? [shade(p.e, -0.05), night] : [p.a, p.d, p.ink], 5.5);
  const d = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  c.add('type', path(d, `fill="${ink}" stroke="${ink}" stroke-width="1.6"`) + path(d, `fill="${joints(pale, 0.5)}"`)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${ink}"`) : ''));
}
