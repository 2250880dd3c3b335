import { at, type Drawing, heart, type LineSpec, mix, n1, type P, path, polar, poly, shade, sparkle, star, TAU } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { ownOf } from '#artwork/materials/own-way.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { foiled, inFoil, strokes, tonesOf } from './die.ts';
import { board, stocksOf } from './stock.ts';

/** small motifs of the border, by what the hero speaks of */
const MOTIFS: Record<string, (x: number, y: number) => string> = {
  love: (x, y) => heart(x, y + 2, 15),
  star: (x, y) => star(x, y, 5, 18, 7.6),
  flower: (x, y) => Array.from({ length: 5 }, (_, i) => { const [u, v] = polar(x, y, 10.5, (i / 5) * TAU - 0.3); return circD(u, v, 7.2); }).join(''),
  leaf: (x, y) => `M${n1(x)} ${n1(y - 19)}C${n1(x + 15)} ${n1(y - 8)} ${n1(x + 13)} ${n1(y + 10)} ${n1(x)} ${n1(y + 19)}C${n1(x - 13)} ${n1(y + 10)} ${n1(x - 15)} ${n1(y - 8)} ${n1(x)} ${n1(y - 19)}Z`,
  sparkle: (x, y) => sparkle(x, y, 20),
  diamond: (x, y) => poly([[x, y - 17], [x + 13, y], [x, y + 17], [x - 13, y]]),
};

function motifFor(h: Hero): (x: number, y: number) => string {
  const has = (...tags: string[]) => tags.some((t) => h.tags.includes(t));
  if (has('love', 'valentine', 'wedding', 'engagement', 'baby', 'new-baby')) return MOTIFS['love']!;
  if (has('christmas', 'night', 'light', 'ramadan', 'eid', 'hanukkah', 'winner')) return MOTIFS['star']!;
  if (has('flower', 'spring', 'mother')) return MOTIFS['flower']!;
  if (has('leaf', 'fruit', 'woodland', 'farm', 'garden', 'autumn')) return MOTIFS['leaf']!;
  return ownOf(h, 'motif', [MOTIFS['sparkle']!, MOTIFS['diamond']!, MOTIFS['star']!]);
}

/** a plate with scooped corners */
const plate = (x: number, y: number, w: number, ht: number, r: number) => `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 0 ${x + w} ${y + r}V${y + ht - r}A${r} ${r} 0 0 0 ${x + w - r} ${y + ht}H${x + r}A${r} ${r} 0 0 0 ${x} ${y + ht - r}V${y + r}A${r} ${r} 0 0 0 ${x + r} ${y}Z`;
const corner = (x: number, y: number, r: number, from: number): P[] => Array.from({ length: 9 }, (_, i) => polar(x, y, r, from - (i / 8) * (TAU / 4)));
const platePoints = (x: number, y: number, w: number, ht: number, r: number): P[] => [...corner(x, y, r, TAU / 4), ...corner(x + w, y, r, TAU / 2), ...corner(x + w, y + ht, r, (TAU * 3) / 4), ...corner(x, y + ht, r, TAU)];

/** whether the words come below the picture */
export const areWordsBelow = (h: Hero): boolean => ownOf(h, 'words', [false, true]);

/** A letterpress label in a border of small foil motifs: the words pressed into cotton paper, the hero in foil. */
export function label(c: Drawing, h: Hero): void {
  const { p, input } = c;
  const [stock, second = stock] = stocksOf(p, h, 'label');
  const panelStock = second === stock ? shade(stock, -0.05) : second;
  const tones = tonesOf(p.metal);
  c.add('ground', board(c, stock));
  // motifs along two rows about the page, every other one a dot
  const motif = motifFor(h);
  let big = '',
    dot = '';
  const run = (m: number, step: number, odd: number) => {
    const nx = Math.round((1000 - 2 * m) / step),
      ny = Math.round((1400 - 2 * m) / step);
    const put = (x: number, y: number, i: number) => { if ((i + odd) % 2) dot += circD(x, y, 5); else big += motif(x, y); };
    for (let i = 0; i <= nx; i++) { const x = m + (i / nx) * (1000 - 2 * m); put(x, m, i); put(x, 1400 - m, i + nx + ny); }
    for (let i = 1; i < ny; i++) { const y = m + (i / ny) * (1400 - 2 * m); put(m, y, i); put(1000 - m, y, i + nx + ny); }
  };
  run(42, 46, 0);
  const [X, Y, W, H] = [92, 92, 816, 1216];
  const cotton = mix('#f7f1e4', isDark(p) ? p.ink : p.paper, 0.3);
  const below = areWordsBelow(h);
  const split = below ? 930 : 470;
  const panel = plate(X, Y, W, H, 44);
  const clip = c.clip(`<path d="${panel}"/>`);
  const foil = c.foil(p.metal, 34);
  let s = path(big, 'fill="#000" fill-opacity=".34" transform="translate(1 2)"') + path(big, `fill="${foil}"`) + path(dot, `fill="${foil}"`);
  s += c.soft(panel, 0, 6, 12, '#000', 0.3, 4) + `<g clip-path="${clip}">${path(`M0 0H1000V1400H0Z`, `fill="${panelStock}"`)}${path(below ? `M0 ${split}H1000V1400H0Z` : `M0 0H1000V${split}H0Z`, `fill="${cotton}"`)}</g>`;
  s += strokes(foiled([platePoints(X, Y, W, H, 44)], true), tones, 4.5) + strokes(foiled([platePoints(X + 16, Y + 16, W - 32, H - 32, 44)], true), tones, 1.8);
  // the rule between words and picture, with a stud in its middle
  s += strokes(foiled([[[X + 16, split], [X + W - 16, split]], [[X + 16, split + (below ? -9 : 9)], [X + W - 16, split + (below ? -9 : 9)]]], false), tones, 2.6) + path(sparkle(500, split + (below ? -4 : 4), 30), `fill="${foil}" stroke="${panelStock}" stroke-width="7" paint-order="stroke"`);
  c.add('frame', s + c.grain(0.6));
  const ps = lay(c, h, 500, below ? 514 : 886, 640, 690);
  c.add('art', inFoil(c, h, ps, panelStock, 'label', { line: 5.8 }));
  const words = inLines(input.headline, 17);
  const small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'young-serif', w: 660, max: words.length > 1 ? 88 : 100, gap: i === words.length - 1 ? 34 : 36, flat: i < words.length - 1 }));
  if (small) specs.push({ t: small, f: 'josefin-sans:600', w: 660, max: 34, track: 50, flat: true });
  const k = stackWithin(specs, { cy: below ? 1116 : 284, h: 258 });
  const ink = inkOn(cotton, [stock], 6);
  const d = k.runs.map((q, i) => at(q, 500, k.ys[i]!)).join('');
  // pressed in: light from below catches the lower edge
  c.add('type', path(d, 'fill="#fff" transform="translate(.8 2)"') + path(d, `fill="${ink}"`));
}
