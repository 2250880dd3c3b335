import { at, circ, type Drawing, type LineSpec, METAL, mix, n1, type P, path, polar, shade, TAU } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { ownOf } from '#artwork/materials/own-way.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { roundFit } from '#artwork/materials/round-fit.ts';
import { foiled, foilWords, inFoil, ring, strokes, tonesOf } from './die.ts';
import { board, stocksOf } from './stock.ts';

const [CX, CY, R] = [500, 528, 354];

/** One medallion: the hero in a ring of foil, fine rays about it, the words below in capitals. */
export function medallion(c: Drawing, h: Hero): void {
  const { input } = c;
  const [stock] = stocksOf(c.p, h, 'stock');
  const tones = tonesOf(c.p.metal);
  c.add('ground', board(c, stock));
  // rays: long and short in turn, every ray of one metal tone by its direction
  const n = ownOf(h, 'rays', [120, 96, 144]);
  const shape = ownOf(h, 'burst', [0, 1, 2]);
  const rays: P[][] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU,
      out = shape === 0 ? (i % 2 ? 50 : i % 4 ? 92 : 76) : shape === 1 ? 46 + 46 * Math.abs(Math.sin((i / n) * TAU * 6)) : i % 6 === 0 ? 94 : i % 3 === 0 ? 72 : 46;
    rays.push([polar(CX, CY, R + 26, a), polar(CX, CY, R + 26 + out, a)]);
  }
  let beads = '';
  for (let i = 0; i < 72; i++) { const [x, y] = polar(CX, CY, R + 2, (i / 72) * TAU); beads += `M${n1(x)} ${n1(y)}h.01`; }
  let s = circ(CX, CY, R - 14, `fill="${c.rad([[0, shade(stock, 0.045)], [1, shade(stock, -0.025)]], 0.42, 0.36, 0.75)}"`);
  s += strokes(foiled(rays, false), tones, 2.2) + path(beads, `fill="none" stroke="${c.foil(c.p.metal, 40)}" stroke-width="6.4" stroke-linecap="round"`);
  s += strokes(foiled([ring(CX, CY, R + 16)], true), tones, 3) + strokes(foiled([ring(CX, CY, R - 14)], true), tones, 4.6);
  // points at the rays' tips
  let tips = '';
  if (shape !== 1) for (let i = 0; i < n; i += shape === 0 ? 4 : 6) { const [x, y] = polar(CX, CY, R + 26 + (shape === 0 ? 76 : 94) + 16, (i / n) * TAU); tips += `M${n1(x)} ${n1(y)}h.01`; }
  s += path(tips, `fill="none" stroke="${METAL[c.p.metal][3]}" stroke-width="5" stroke-linecap="round"`);
  c.add('frame', s);
  const { w, h: ht } = roundFit(h, R - 34);
  const ps = lay(c, h, CX, CY, w, ht);
  c.add('art', inFoil(c, h, ps, stock, `medal${n1(w)}`, { line: 6.4 }));
  const words = inLines(input.headline, 17).map(upper);
  const small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'cinzel:600', w: 790, max: words.length > 1 ? 74 : 86, track: 60, gap: i === words.length - 1 ? 46 : 30, flat: true }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:600i', w: 760, max: 50, track: 10 });
  const k = stackWithin(specs, { cy: 1180, h: 270 });
  const set = k.runs.map((q, i) => at(q, 500, k.ys[i]!));
  const pale = mix(METAL[c.p.metal][2], '#fff8ea', 0.4);
  c.add('type', foilWords(c, set.slice(0, words.length).join(''), stock) + (small ? path(set.at(-1)!, `fill="${pale}"`) : ''));
}
