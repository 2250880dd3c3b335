import { n1, type P, polar, poly, smooth, TAU } from '#artwork/engine.ts';
import { circD, move } from '#artwork/materials/outlines.ts';
import { edgesOf, type Figure, figureOf, type Grid, gridOf, smoothed } from './figure-shapes.ts';
import type { Hero, Part } from '#artwork/heroes/hero.ts';

const BOX = 800;
/** the width of a zero, the height and half the thickness of a stem, by the number of digits */
const CUTS = [{ nought: 600, height: 800, fat: 106 }, { nought: 424, height: 800, fat: 86 }, { nought: 322, height: 720, fat: 66 }] as const;
/** the apparent and the least space between two digits, by the number of digits */
const APART = [0, 42, 32];
const LEAST = [0, 26, 20];

type Placed = { figure: string; drawn: Figure; grid: Grid; x: number };

/** The extent of a digit to its left or right at each of several heights. */
function profile({ at, w, h, x0 }: Grid, from: 'left' | 'right'): number[] {
  return Array.from({ length: h }, (_, j) => {
    const row = Array.from({ length: w }, (_v, i) => i).filter((i) => at[j * w + i]! < 0);
    const i = from === 'left' ? row[0] : row.at(-1);
    return i === undefined ? Number.NaN : x0 + i * 8;
  });
}

/** The offset of the next digit, so that the space between digits looks the same for every pair. */
function advance(left: Grid, right: Grid, most: number, least: number): number {
  const [a, b] = [profile(left, 'right'), profile(right, 'left')];
  const levels = a.map((x, j) => b[j]! - x).filter((gap) => Number.isFinite(gap));
  const nearest = Math.min(...levels);
  const cap = most * 3;
  const white = (shift: number) => levels.reduce((sum, gap) => sum + Math.min(cap, gap + shift), 0) / levels.length;
  let shift = least - nearest;
  while (white(shift) < most) shift += 2;
  return shift;
}

const shapes = new Map<string, { drawn: Figure; grid: Grid }>();
function shapeOf(figure: string, count: number): { drawn: Figure; grid: Grid } {
  const key = `${figure}/${count}`;
  let shape = shapes.get(key);
  if (!shape) {
    const { nought, height, fat } = CUTS[count - 1]!;
    const drawn = figureOf(figure, nought, height, fat);
    shapes.set(key, (shape = { drawn, grid: gridOf(drawn) }));
  }
  return shape;
}

function setOf(figures: string): Placed[] {
  const set: Placed[] = [];
  for (const figure of figures) {
    const last = set.at(-1);
    const shape = shapeOf(figure, figures.length);
    set.push({ figure, ...shape, x: last ? last.x + advance(last.grid, shape.grid, APART[figures.length - 1]!, LEAST[figures.length - 1]!) : 0 });
  }
  return set;
}

type Changed = (value: number, u: number, v: number) => number;
/** What fills the lower half of a figure: where it is, with the value below 0, in units of the pitch. */
const FILLS: readonly ('dots' | ((u: number, v: number) => number))[] = [
  'dots',
  (u, v) => (u + v) * Math.SQRT1_2,
  (u, v) => v + Math.sin(u * 1.9) * 0.22,
];
/** Rim, face and lower half: names of `materials/part-colours.ts`. A pale face in a coloured rim, or a coloured face in a pale one. */
const SCHEMES = [
  ['figure', 'inlay', 'dip'],
  ['edge', 'figureb', 'dipb'],
  ['figurec', 'inlay', 'dipc'],
  ['edge', 'figure', 'dip'],
  ['figureb', 'inlay', 'dipb'],
  ['edge', 'figuree', 'dipe'],
  ['figuree', 'inlay', 'dipe'],
  ['edge', 'figurec', 'dipc'],
] as const;

function petals(x: number, y: number, r: number): string {
  const ps = Array.from({ length: 40 }, (_, i) => polar(x, y, r * (0.56 + 0.46 * Math.abs(Math.cos((i / 40) * TAU * 2.5))), (i / 40) * TAU - TAU / 4));
  return smooth(ps, true);
}

function star(x: number, y: number, r: number): string {
  return poly(Array.from({ length: 10 }, (_, i) => polar(x, y, i % 2 ? r * 0.52 : r * 1.06, (i / 10) * TAU - TAU / 4)));
}

function heart(x: number, y: number, r: number): string {
  const at = (u: number, v: number) => `${n1(x + u * r)} ${n1(y + v * r)}`;
  return `M${at(0, 0.95)}C${at(-0.5, 0.5)} ${at(-1, 0.15)} ${at(-1, -0.35)}C${at(-1, -0.95)} ${at(-0.25, -1)} ${at(0, -0.5)}C${at(0.25, -1)} ${at(1, -0.95)} ${at(1, -0.35)}C${at(1, 0.15)} ${at(0.5, 0.5)} ${at(0, 0.95)}Z`;
}
const CHARMS = [petals, star, heart];

/** One figure: its rim, its face, its lower half and what that is filled with, and an ornament. */
function partsOf({ drawn, grid, x }: Placed, nth: number, turn: { scheme: number; fill: number }): Part[] {
  const { fat, height, width, field, charm } = drawn;
  const lines = (by: Changed, gap: number) => edgesOf(grid, by).map((line) => smoothed(line.map(([u, v]): P => [u + x, v]), gap));
  const rim = fat * 0.34;
  const level = (u: number) => height * 0.56 + Math.sin(((u + x) / 800) * TAU * 2.5 + turn.scheme) * fat * 0.2;
  const [edge, face, dip] = SCHEMES[turn.scheme % SCHEMES.length]!;
  const parts: Part[] = [
    { k: edge, ang: 90, d: lines((v) => v, 34).join('') },
    { k: face, ang: 90, d: lines((v) => v + rim, 30).join('') },
    ...lines((v, u, w) => Math.max(v + rim, level(u) - w), 24).map((d): Part => ({ k: dip, ang: 0, d })),
  ];
  const fill = FILLS[turn.fill % FILLS.length]!;
  const pitch = fat * 0.66;
  if (fill === 'dots') {
    const r = fat * 0.18;
    for (let j = 0; j * pitch < height * 1.2; j++) for (let i = 0; i * pitch < width; i++) {
      const [u, v] = [(i + (j % 2) / 2 + 0.35) * pitch, (j + 0.5) * pitch * 0.86];
      if (field(u, v) < -rim - r * 1.4 && v > level(u) + r * 2) parts.push({ k: 'dots', d: circD(u + x, v, r) });
    }
  } else {
    const band = (u: number, v: number) => {
      const t = fill(u / pitch, v / pitch);
      return (Math.abs(t - Math.floor(t) - 0.5) - 0.2) * pitch;
    };
    for (const d of lines((v, u, w) => Math.max(v + rim, level(u) + fat * 0.22 - w, band(u + x, w)), 20)) parts.push({ k: 'stripes', ang: fill(1, 0) === 0 ? 0 : -45, d });
  }
  parts.push({ k: 'charm', d: CHARMS[(turn.scheme + turn.fill + nth) % CHARMS.length]!(charm[0] + x, charm[1], fat * 0.5) });
  return parts;
}

/** the parts of a whole number in the middle of a hero's box */
function boxed(parts: Part[], set: readonly Placed[]): Part[] {
  const last = set.at(-1)!;
  const [w, h] = [last.x + last.drawn.width, last.drawn.height];
  const scale = Math.min(BOX / w, BOX / h);
  const at = (x: number, y: number): P => [BOX / 2 + (x - w / 2) * scale, BOX / 2 + (y - h / 2) * scale];
  return parts.map((part) => ({ ...part, d: move(part.d, at) }));
}

const made = new Map<string, Hero>();

/** A number of up to three figures as a hero: its figures set close, each as tagged parts. Throws for anything else. */
export function numberHero(figures: string): Hero {
  const known = made.get(figures);
  if (known) return known;
  if (!/^[1-9]\d{0,2}$/.test(figures)) throw new Error(`no number ${figures}`);
  // neighbours, decades and figures alike, as 3 and 8, come to different schemes, and to different fills
  const [units, tens] = [Number(figures) % 10, Math.floor(Number(figures) / 10)];
  const turn = { scheme: units + (units > 7 ? 4 : 0) + 3 * tens, fill: units + 2 * tens };
  const set = setOf(figures);
  const parts = boxed(set.flatMap((one, i) => partsOf(one, i, turn)), set);
  const hero: Hero = { key: `number-${figures}`, name: `The number ${figures}`, tags: ['numeral', 'milestone'], parts };
  made.set(figures, hero);
  return hero;
}
