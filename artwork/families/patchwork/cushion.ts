import {
  at, contrast, type Drawing, ell, type Input, type LineSpec, lum, mix, type P, path, polar, poly, rect, shade, TAU,
} from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { ownOf, pale } from '#artwork/materials/own-way.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { rims } from '#artwork/materials/rims.ts';
import { Cotton, type Fabric, square } from './cotton.ts';

const [CX, CY, R] = [500, 540, 404];

/** A cushion on a bench: the hero in a round of linen, and rays of patchwork about it. */
export function drawCushion(c: Drawing, inp: Input, hero: Hero): void {
  const { p } = c;
  const cotton = new Cotton(c);
  const { dark } = cotton;
  const deepest = lum(p.e) < 0.5 ? p.e : shade(p.e, -0.2);
  const wall = dark ? ownOf(hero, 'wall', [p.bg, mix(p.b, p.bg, 0.3), mix(p.d, p.bg, 0.5)]) : ownOf(hero, 'wall', [mix(p.d, p.bg, 0.3), pale(p.c, p.paper, 0.8), deepest, pale(p.a, p.paper, 0.8), mix(p.paper, p.bg, 0.5)]);
  const seat = bench(c, wall, dark, hero);
  const bright = cotton.bright(p, hero);
  const pastel = cotton.pale(p);

  // a cushion's sides bow in and its corners stand out
  const [a, b] = [R, R * 0.9];
  const shape = `M${CX - a} ${CY - a}Q${CX} ${CY - b} ${CX + a} ${CY - a}Q${CX + b} ${CY} ${CX + a} ${CY + a}Q${CX} ${CY + b} ${CX - a} ${CY + a}Q${CX - b} ${CY} ${CX - a} ${CY - a}Z`;
  const id = c.def((k) => `<path id="${k}" d="${shape}" stroke-linejoin="round"/>`);
  const clip = `url(#${c.def((k) => `<clipPath id="${k}"><use href="#${id}"/></clipPath>`)})`;
  let s = '';
  let seams = '';
  for (const [q, fabric] of ownOf(hero, 'piecing', PIECINGS)(bright, pastel)) {
    s += cotton.patch(poly(q), fabric);
    seams += poly(q);
  }
  const frame = ownOf(hero, 'centre', CENTRES);
  const ringed = frame(318);
  const round = frame(304);
  const ps = lay(c, hero, CX, CY + 2, 440, 456);
  const linen = cotton.block(hero, ps);
  const echoes = rims(ps, [15, 38], 12).map(({ d }) => d).join('');
  const inRound = c.clip(path(frame(290)));
  const piping = bright.map(({ base }) => base).find((x) => contrast(x, wall) > 1.6) ?? p.e;
  c.add('frame', ell(CX, CY + R + 6, R * 0.98, 40, `fill="${c.rad([[0, '#1a0d06', 0.5], [0.7, '#1a0d06', 0.2], [1, '#1a0d06', 0]])}"`) + c.soft(shape, 10, 14, 30, '#1a0d10', 0.3, 6)
    + `<use href="#${id}" fill="none" stroke="${shade(piping, -0.1)}" stroke-width="26"/><use href="#${id}" fill="none" stroke="${piping}" stroke-width="21"/><use href="#${id}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5" transform="translate(-2 -4)"/>`);
  c.add('art', `<g clip-path="${clip}">${s}${cotton.seams(seams)}${cotton.quilted(frame(348) + frame(388), p.a)}${cotton.plain(ringed, piping)}${cotton.plain(round, linen)}${cotton.seams(ringed + round)}<g clip-path="${inRound}">${cotton.quilted(echoes, linen)}</g>${cotton.applique(hero, ps, linen)}${rect(90, 130, 820, 820, `fill="${cotton.weave}"`)}${plump(c, id)}</g>`);

  const words = inLines(inp.headline, 16);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'suez-one:400', w: 780, max: words.length > 1 ? 88 : 108, gap: i === words.length - 1 ? 42 : 34, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-slab:600', w: 700, max: 42, track: 40, flat: true });
  const k = stackEven(specs, { cy: 1214 });
  const ink = inkOn(seat, [deepest, p.ink, '#fffaf0'], 4.5);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
}

type Piecing = (bright: readonly Fabric[], pastel: readonly Fabric[]) => [P[], Fabric][];

function grid(n: number, make: (x: number, y: number, k: number, i: number, j: number) => [P[], Fabric][]): [P[], Fabric][] {
  const k = (R * 2 + 20) / n;
  return Array.from({ length: n * n }, (_, at) => make(CX - R - 10 + (at % n) * k, CY - R - 10 + Math.floor(at / n) * k, k, at % n, Math.floor(at / n))).flat();
}

/** how the cushion's front is pieced */
const PIECINGS: [Piecing, ...Piecing[]] = [
  // rays
  (bright, pastel) => {
    const n = 16;
    const ray = (i: number, r: number): P => polar(CX, CY, r, ((i - 0.5) / n) * TAU);
    return Array.from({ length: n }, (_, i) => [[ray(i, 250), ray(i, 640), ray(i + 1, 640), ray(i + 1, 250)], i % 2 ? pastel[i % pastel.length]! : bright[(i / 2) % bright.length]!]);
  },
  // squares
  (bright, pastel) => grid(8, (x, y, k, i, j) => [[square(x, y, k), (i + j) % 2 ? pastel[(i + j * 3) % pastel.length]! : bright[((i + j) / 2 + j) % bright.length]!]]),
  // pinwheels
  (bright, pastel) => grid(6, (x, y, k, i, j) => {
    const turned = (i + j) % 2;
    const one: P[] = turned ? [[x, y], [x + k, y], [x, y + k]] : [[x, y], [x + k, y], [x + k, y + k]];
    const two: P[] = turned ? [[x + k, y], [x + k, y + k], [x, y + k]] : [[x, y], [x + k, y + k], [x, y + k]];
    return [[one, bright[(Math.floor(i / 2) + Math.floor(j / 2)) % bright.length]!], [two, pastel[(i + j) % pastel.length]!]];
  }),
  // strips
  (bright, pastel) => Array.from({ length: 9 }, (_, i) => [square(CX - R - 10 + i * ((R * 2 + 20) / 9), CY - R - 10, (R * 2 + 20) / 9, R * 2 + 20), i % 2 ? pastel[i % pastel.length]! : bright[(i / 2) % bright.length]!]),
];

/** the shape of the middle, within r */
const CENTRES: [(r: number) => string, ...((r: number) => string)[]] = [
  (r) => circD(CX, CY, r),
  (r) => `M${CX - r * 0.9} ${CY - r * 0.9}H${CX + r * 0.9}V${CY + r * 0.9}H${CX - r * 0.9}Z`,
  (r) => circD(CX, CY, r),
  (r) => poly(Array.from({ length: 8 }, (_, i) => polar(CX, CY, r * 1.05, ((i + 0.5) / 8) * TAU))),
];

/** a wall above, the front of a painted bench below; gives the colour that the words stand on */
function bench(c: Drawing, wall: string, dark: boolean, hero: Hero): string {
  const { p } = c;
  const front = dark ? ownOf(hero, 'bench', [shade(p.bg, -0.05), mix(p.ink, '#fff6e6', 0.3)]) : ownOf(hero, 'bench', [mix(p.paper, '#ffffff', 0.2), pale(p.d, p.paper, 0.86), lum(wall) > 0.6 ? (lum(p.e) < 0.5 ? p.e : shade(p.e, -0.2)) : mix(p.paper, p.bg, 0.4)]);
  const check = shade(wall, lum(wall) < 0.55 ? 0.035 : -0.03);
  const papers: [() => string, ...(() => string)[]] = [
    () => c.pattern(100, 100, `<rect width="50" height="100" fill="${check}" fill-opacity=".8"/>`),
    () => c.pattern(90, 90, `<g fill="${check}"><circle cx="22" cy="22" r="9"/><circle cx="67" cy="67" r="9"/></g>`),
    () => c.pattern(120, 120, `<path d="M60 8Q84 34 60 60Q36 34 60 8ZM0 68Q24 94 0 120Q-24 94 0 68ZM120 68Q144 94 120 120Q96 94 120 68Z" fill="${check}"/>`),
  ];
  const paper = ownOf(hero, 'paper', papers)();
  c.add('ground', rect(0, 0, 1000, 960, `fill="${wall}"`) + rect(0, 0, 1000, 960, `fill="${paper}"`) + rect(0, 0, 1000, 960, `fill="${c.lin([[0, '#fff', 0.14], [0.5, '#fff', 0], [1, '#000', 0.16]], 0, 0, 1, 1)}"`)
    + rect(0, 912, 1000, 488, `fill="${front}"`) + rect(0, 912, 1000, 64, `fill="${c.lin([[0, shade(front, 0.03)], [1, shade(front, -0.03)]])}"`) + rect(0, 974, 1000, 4, 'fill="#000" fill-opacity=".2"')
    + rect(0, 978, 1000, 30, `fill="${c.lin([[0, '#000', 0.2], [1, '#000', 0]])}"`));
  return front;
}

/** light on what is stuffed */
function plump(c: Drawing, id: string): string {
  return `<use href="#${id}" fill="${c.rad([[0, '#fff', 0.12], [0.4, '#fff', 0.02], [0.72, '#000', 0.03], [1, '#000', 0.32]], 0.42, 0.38, 0.7)}"/><g fill="none" stroke="#150a08"><use href="#${id}" stroke-opacity=".1" stroke-width="60"/><use href="#${id}" stroke-opacity=".16" stroke-width="24"/></g>`;
}
