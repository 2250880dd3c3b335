import { at, type Drawing, type LineSpec, makeRng, METAL, mix, n1, type P, path, poisson, sparkle } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { foiled, foilWords, inFoil, strokes, tonesOf } from './die.ts';
import { board, stocksOf } from './stock.ts';

/** A large hero in the lower half, stars joined to constellations about it, the words in thin capitals at the head. */
export function constellation(c: Drawing, h: Hero): void {
  const { p, input } = c;
  const [stock] = stocksOf(p, h, 'night');
  const tones = tonesOf(p.metal);
  c.add('ground', board(c, stock));
  const ps = lay(c, h, 500, 910, 860, 800);
  const r = makeRng(`${h.key}stars`);
  const box = { x0: Math.min(...ps.map((q) => q.x0)), x1: Math.max(...ps.map((q) => q.x1)), y0: Math.min(...ps.map((q) => q.y0)), y1: Math.max(...ps.map((q) => q.y1)) };
  const words = ([x, y]: P) => y > 74 && y < 424 && x > 96 && x < 904;
  const stars = poisson(r, 36, 36, 928, 1328, 92).filter((q) => !words(q));
  // the nearest neighbours are joined, three or four to a figure, and only above the hero
  const free = stars.filter(([x, y]) => y < box.y0 + 90 || x < box.x0 || x > box.x1);
  const used = new Set<P>();
  const chains: P[][] = [];
  for (const from of r.shuffle(free)) {
    if (used.has(from) || chains.length > 8) continue;
    const chain: P[] = [from];
    used.add(from);
    const want = r.i(3, 5);
    while (chain.length < want) {
      const last = chain.at(-1)!;
      const next = free.filter((q) => !used.has(q) && Math.hypot(q[0] - last[0], q[1] - last[1]) < 178 && !words([(q[0] + last[0]) / 2, (q[1] + last[1]) / 2])).sort((a, b) => Math.hypot(a[0] - last[0], a[1] - last[1]) - Math.hypot(b[0] - last[0], b[1] - last[1]))[0];
      if (!next) break;
      used.add(next);
      chain.push(next);
    }
    if (chain.length > 2) chains.push(chain);
  }
  const joined = new Set(chains.flat());
  const small = new Map<number, string>();
  let glints = '';
  stars.forEach((q, i) => {
    if (joined.has(q) && i % 3 === 0) glints += sparkle(q[0], q[1], 19);
    else { const w = joined.has(q) ? 10 : [3.4, 5, 6.6][i % 3]!; small.set(w, `${small.get(w) ?? ''}M${n1(q[0])} ${n1(q[1])}h.01`); }
  });
  const foil = c.foil(p.metal, 38);
  c.add('ornament', strokes(foiled(chains, false), tones, 1.8) + [...small].map(([w, d]) => path(d, `fill="none" stroke="${foil}" stroke-width="${w}" stroke-linecap="round"`)).join('') + path(glints, `fill="${foil}"`));
  // the sky stops a little before the hero
  const halo = ps.filter((q) => !q.line).map((q) => `<use href="#${q.id}"/>`).join('');
  c.add('art', `<g fill="${stock}" stroke="${stock}" stroke-width="30" stroke-linejoin="round">${halo}</g>` + inFoil(c, h, ps, stock, 'night', { line: 6.8 }));
  const said = inLines(input.headline, 16);
  const name = smallLineOf(input);
  const specs: LineSpec[] = said.map((t, i) => ({ t, f: 'federo', w: 780, max: said.length > 1 ? 104 : 120, track: 20, gap: i === said.length - 1 ? 42 : 26, flat: i < said.length - 1 }));
  if (name) specs.push({ t: name, f: 'jost:400', w: 760, max: 38, track: 70, flat: true });
  const k = stackWithin(specs, { cy: 250, h: 290 });
  const set = k.runs.map((q, i) => at(q, 500, k.ys[i]!));
  c.add('type', foilWords(c, set.slice(0, said.length).join(''), stock) + (name ? path(set.at(-1)!, `fill="${mix(METAL[p.metal][2], '#fff8ea', 0.4)}"`) : ''));
}
