import { Drawing, type Input, rect } from '#artwork/engine.ts';
import { headlineLines } from '#artwork/lettering/stationery.ts';
import { drawArch } from './arch.ts';
import { drawCake } from './cake.ts';
import { drawDoves } from './doves.ts';
import { type Flowers, flowersOf } from './flowers.ts';
import { type Papers, papersOf } from './papers.ts';
import { drawRings } from './rings.ts';
import { drawWords, type Sculpture } from './words.ts';

/** what is made of paper, by motif; two doves for any other */
const SCULPTURES: Record<string, (c: Drawing, papers: Papers, flowers: Flowers) => Sculpture> = {
  arch: drawArch, cake: drawCake, rings: drawRings,
};

/** A sculpture of white paper with gold, and the words in script. */
export function drawWhitework(inp: Input): Drawing {
  const c = new Drawing('whitework', inp);
  const m = inp.motif || 'arch';
  const papers = papersOf(c), flowers = flowersOf(c, papers);
  const light = c.rad([[0, '#fff', 0.75], [1, '#fff', 0]], 0.32, 0.22, 0.85);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${papers.base}"`) + rect(0, 0, 1000, 1400, `fill="${light}"`));
  const ls = headlineLines(inp, m === 'arch' ? 13 : m === 'cake' ? 24 : 19);
  const { art, place } = (SCULPTURES[m] ?? drawDoves)(c, papers, flowers);
  c.add('art', art, m === 'arch' ? undefined : 'float');
  drawWords(c, m, ls, papers, place);
  c.add('texture', c.grain(0.9));
  c.alt = `White paper sculpture of ${m} with gold, and the words ${ls.join(' ')}`;
  return c;
}
