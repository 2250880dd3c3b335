import { at, type Drawing, type Input, type LineSpec, lum, noise1, path, rect, shade, use } from '#artwork/engine.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { off, rrD } from '#artwork/materials/outlines.ts';
import { lay, softU } from '#artwork/materials/pieces.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { fieldOf, groundOf, SIZE, stained, Stones } from './stones.ts';

const [X, Y, X1, Y1] = [60, 60, 940, 1012];

/** A panel with a border of two colours, leaning on a pale page; the words below. */
export function drawPanel(c: Drawing, inp: Input): void {
  const { p, r } = c;
  const h = heroFor(inp);
  const { dark, bed, field } = groundOf(p);
  const ps = lay(c, h, 500, 536, 660, 740);
  const stones = new Stones(r, fieldOf(ps, 3, [X, Y, X1, Y1]));
  stones.hero(p, h, ps, field[0]);
  stones.around(ps, 2, field, (x, y) => x >= X + 40 && x <= X1 - 40 && y >= Y + 40 && y <= Y1 - 40);
  const nz = noise1('bed' + inp.seed);
  for (let y = Y + 48; y < Y1 - 38; y += SIZE)
    for (let x = X + 46; x < X1 - 36; x += SIZE * 1.02) {
      const yy = y + nz(x / 70) * 7,
        xx = x + ((y / SIZE) % 2 ? SIZE / 2 : 0);
      if (xx <= X1 - 40 && yy <= Y1 - 36) stones.lay(xx, yy, nz(x / 70 + 0.5) * 0.1, SIZE, field[r.i(0, 2)]!);
    }
  const [one, two = p.e] = turnedBy(h, [p.a, p.e, p.c]);
  const b1 = off(one, field[0], 1.6),
    b2 = off(two, field[0], 1.6);
  const edge = (x: number, y: number, k: number) => stones.stone(x, y, 0, 15, 15, stones.vary(k % 4 < 2 ? b1 : b2));
  for (let row = 0; row < 2; row++) {
    const o = row * 17;
    for (let x = X + 8 + o, k = 0; x <= X1 - 8 - o; x += 17, k++) { edge(x, Y + 8 + o, k + row * 2); edge(x, Y1 - 8 - o, k + row * 2); }
    for (let y = Y + 25 + o, k = 1; y <= Y1 - 25 - o; y += 17, k++) { edge(X + 8 + o, y, k + row * 2); edge(X1 - 8 - o, y, k + row * 2); }
  }
  const page = dark ? shade(p.bg, -0.03) : shade(field[0], 0.025, -0.006);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${page}"`) + c.grain(1));
  const slab = c.def((id) => `<path id="${id}" d="${rrD(X - 8, Y - 8, X1 - X + 16, Y1 - Y + 16, 6)}"/>`);
  c.add('frame', softU(slab, 5, 10, 16, '#000', 0.3, 6) + use(slab, `fill="${bed}"`));
  c.add('art', stained(p, h, ps, bed, field[0]) + stones.toSvg()
    + rect(X - 8, Y - 8, X1 - X + 16, Y1 - Y + 16, `fill="${c.lin([[0, '#fff', 0.2], [0.42, '#fff', 0], [1, '#000', 0.2]], 0, 0, 1, 1)}"`));
  const words = inLines(inp.headline, 14),
    small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'suez-one', w: 800, max: words.length > 1 ? 88 : 112, gap: i === words.length - 1 ? 44 : 36, flat: true }));
  if (small) specs.push({ t: small, f: 'marcellus', w: 740, max: 38, track: 80, flat: true });
  const k = stackEven(specs, { cy: 1194 });
  const ink = inkOn(page, dark ? [p.a, p.ink] : [p.e, p.ink], 4.5);
  c.add('type', k.runs.map((q, i) => {
    const d = at(q, 500, k.ys[i]!);
    return path(d, `fill="${lum(page) > 0.5 ? '#fff' : '#000'}" fill-opacity=".7" transform="translate(1.6 2)"`) + path(d, `fill="${i < words.length ? ink : inkOn(page, [p.ink, ink])}"`);
  }).join(''));
}
