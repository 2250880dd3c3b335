import { at, type Drawing, type Input, type LineSpec, lum, mix, n1, type P, path, poly, rect, shade } from '#artwork/engine.ts';
import { greenOf } from '#artwork/colours/needlework.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { ownOf, pale } from '#artwork/materials/own-way.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { rims } from '#artwork/materials/rims.ts';
import { Cotton, type Fabric, inset, square } from './cotton.ts';

const [X, Y, W, H, CELL] = [104, 132, 792, 880, 88];

/** A quilt with the hero sewn into its middle, out on the line. */
export function drawLine(c: Drawing, inp: Input, hero: Hero): void {
  const { p } = c;
  const cotton = new Cotton(c);
  const { dark } = cotton;
  const hill = meadow(c, dark, hero);
  const bright = cotton.bright(p, hero);
  const pastel = cotton.pale(p);

  let s = '';
  let seams = '';
  let quilting = '';
  const [cols, rows] = [W / CELL, H / CELL];
  const piece = ownOf(hero, 'border', BORDERS);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      if (i > 0 && i < cols - 1 && j > 0 && j < rows - 1) continue;
      for (const [q, fabric] of piece(i, j, bright, pastel)) {
        s += cotton.patch(poly(q), fabric);
        seams += poly(q);
        quilting += inset(q, 12);
      }
    }
  const mid = square(X + CELL, Y + CELL, W - 2 * CELL, H - 2 * CELL);
  const ps = lay(c, hero, X + W / 2, Y + H / 2 + 2, 500, 570);
  const block = cotton.block(hero, ps);
  s += cotton.plain(poly(mid), block);
  seams += poly(mid);
  const echoes = rims(ps, [18, 44, 74, 108], 12).map(({ d }) => d).join('');
  const clip = c.clip(path(poly(square(X + CELL + 14, Y + CELL + 14, W - 2 * CELL - 28, H - 2 * CELL - 28))));
  const binding = ownOf(hero, 'binding', [1, 0, 2]) % bright.length;
  const whole = `M${X - 14} ${Y - 12}H${X + W + 14}C${X + W + 8} ${Y + 300} ${X + W + 20} ${Y + 600} ${X + W + 14} ${Y + H + 12}C${X + W - 200} ${Y + H + 22} ${X + 230} ${Y + H + 4} ${X - 14} ${Y + H + 14}C${X - 20} ${Y + 600} ${X - 6} ${Y + 300} ${X - 14} ${Y - 12}Z`;
  const soft = c.soft(whole, 8, 22, 30, '#1a0d10', 0.18, 7);
  c.add('frame', soft + path(whole, `fill="${bright[binding]!.base}"`) + path(whole, 'fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3"'));
  c.add('art', `<g clip-path="${c.clip(path(whole))}">${s}${cotton.seams(seams)}${cotton.quilted(quilting, p.a)}<g clip-path="${clip}">${cotton.quilted(echoes, block)}</g>${cotton.applique(hero, ps, block)}${rect(X - 20, Y - 20, W + 40, H + 50, `fill="${cotton.weave}"`)}${folds(c)}</g>`);
  c.add('ornament', washingLine(bright[0]!.base));

  const words = inLines(inp.headline, 18);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'dm-serif-display:400', w: 800, max: words.length > 1 ? 92 : 112, gap: i === words.length - 1 ? 40 : 32, flat: true }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:600i', w: 700, max: 48, track: 10, flat: true });
  const k = stackEven(specs, { cy: 1226 });
  const ink = inkOn(hill, ['#fffaf0', p.ink], 4.5);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
}

type Pieced = (i: number, j: number, bright: readonly Fabric[], pale: readonly Fabric[]) => [P[], Fabric][];

/** how a square of the border is pieced */
const BORDERS: [Pieced, ...Pieced[]] = [
  // one patch, bright and pale by turns
  (i, j, bright, pale) => {
    const turn = Math.floor((i + j) / 2) + (i ? 1 : 0);
    return [[square(X + i * CELL, Y + j * CELL, CELL), (i + j) % 2 ? pale[turn % pale.length]! : bright[turn % bright.length]!]];
  },
  // half-square triangles, all pointing one way
  (i, j, bright, pale) => {
    const [x, y] = [X + i * CELL, Y + j * CELL];
    const turn = i + j;
    return [
      [[[x, y], [x + CELL, y], [x, y + CELL]], bright[turn % bright.length]!],
      [[[x + CELL, y], [x + CELL, y + CELL], [x, y + CELL]], pale[turn % pale.length]!],
    ];
  },
  // flying geese, round and round
  (i, j, bright, pale) => {
    const [x, y, k] = [X + i * CELL, Y + j * CELL, CELL];
    const [cols, rows] = [W / CELL - 1, H / CELL - 1];
    const corner = (i === 0 || i === cols) && (j === 0 || j === rows);
    if (corner) return [[square(x, y, k), bright[0]!]];
    const goose = bright[(i + j + 1) % bright.length]!;
    const sky = pale[1 % pale.length]!;
    const q: P[] = j === 0 ? [[x, y], [x + k, y + k / 2], [x, y + k]] : j === rows ? [[x + k, y], [x, y + k / 2], [x + k, y + k]] : i === 0 ? [[x, y + k], [x + k / 2, y], [x + k, y + k]] : [[x, y], [x + k / 2, y + k], [x + k, y]];
    return [[square(x, y, k), sky], [q, goose]];
  },
  // rails: three strips, upright and lying by turns
  (i, j, bright, pale) =>
    [0, 1, 2].map((n): [P[], Fabric] => {
      const up = (i + j) % 2;
      const t = CELL / 3;
      const q = up ? square(X + i * CELL + n * t, Y + j * CELL, t, CELL) : square(X + i * CELL, Y + j * CELL + n * t, CELL, t);
      return [q, n === 1 ? pale[(i + j) % pale.length]! : bright[(n + up) % bright.length]!];
    }),
];

/** sky and a hill; gives the hill's colour, on which the words stand */
function meadow(c: Drawing, dark: boolean, hero: Hero): string {
  const { p } = c;
  const sky = dark ? ownOf(hero, 'sky', [p.bg, mix(p.b, p.bg, 0.3), mix(p.d, p.bg, 0.5)]) : ownOf(hero, 'sky', [mix(mix('#cfe6f0', p.d, 0.14), p.bg, 0.3), mix(p.bg, '#fff2d8', 0.5), pale(p.a, p.paper, 0.86), pale(p.b, p.paper, 0.84), pale(p.c, p.paper, 0.82)]);
  const grass = ownOf(hero, 'grass', [mix(shade(greenOf(p), -0.16), p.e, 0.35), lum(p.e) < 0.5 ? p.e : shade(p.e, -0.16), shade(greenOf(p), -0.2)]);
  const hill = dark ? shade(p.bg, -0.05) : shade(grass, Math.min(0, 0.44 - lum(grass)));
  const far = dark ? shade(p.bg, 0.035) : mix(hill, sky, 0.55);
  const cloud = (x: number, y: number, k: number) => `M${n1(x - 90 * k)} ${y}a${n1(34 * k)} ${n1(34 * k)} 0 0 1 ${n1(30 * k)} ${n1(-50 * k)}a${n1(48 * k)} ${n1(48 * k)} 0 0 1 ${n1(84 * k)} ${n1(-10 * k)}a${n1(34 * k)} ${n1(34 * k)} 0 0 1 ${n1(62 * k)} ${n1(60 * k)}Z`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(sky, dark ? 0.02 : -0.02)], [1, shade(sky, dark ? -0.01 : 0.03)]])}"`)
    + path(cloud(60, 520, 1) + cloud(946, 700, 1.1), `fill="#fff" fill-opacity="${dark ? 0.07 : 0.7}"`)
    + path('M0 1010C220 950 420 1010 620 984C800 960 920 980 1000 1000V1400H0Z', `fill="${far}"`)
    + path('M0 1078C200 1040 400 1064 560 1074C740 1086 880 1050 1000 1062V1400H0Z', `fill="${hill}"`));
  return hill;
}

function folds(c: Drawing): string {
  const stops: [number, string, number][] = [[0, '#000', 0.14], [0.07, '#fff', 0.1], [0.2, '#000', 0.05], [0.34, '#fff', 0.09], [0.48, '#000', 0.05], [0.62, '#fff', 0.08], [0.78, '#000', 0.06], [0.9, '#fff', 0.08], [1, '#000', 0.16]];
  return rect(X - 20, Y - 20, W + 40, H + 50, `fill="${c.lin(stops, 0, 0, 1, 0.08)}"`);
}

/** the rope and wooden pegs */
function washingLine(colour: string): string {
  const rope = 'M-10 96C200 118 800 118 1010 96';
  const peg = (x: number, y: number, deg: number) => `<g transform="translate(${x} ${y}) rotate(${deg})"><path d="M-11 -40H11L9 44H2V0H-2V44H-9Z" fill="#1a0d06" fill-opacity=".3" transform="translate(4 6)"/><path d="M-11 -40Q0 -48 11 -40L9 44H2V-2H-2V44H-9Z" fill="#d8b07a"/><path d="M-8 -38V40" stroke="#fff" stroke-opacity=".4" stroke-width="2.4"/><path d="M-11 -14H11M-11 -8H11" stroke="#8a6338" stroke-width="3"/></g>`;
  return path(rope, 'fill="none" stroke="#1a0d06" stroke-opacity=".2" stroke-width="6" transform="translate(3 8)"') + path(rope, 'fill="none" stroke="#e9dcc2" stroke-width="6"') + path(rope, `fill="none" stroke="${mix(colour, '#8d7048', 0.6)}" stroke-width="6" stroke-dasharray="3 6" stroke-opacity=".55"`)
    + peg(150, 118, -3) + peg(384, 122, 2) + peg(618, 122, -2) + peg(850, 118, 3);
}
