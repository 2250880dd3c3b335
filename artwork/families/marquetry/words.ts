import { at, g, type LineSpec, path, rect, stack } from '#artwork/engine.ts';
import { type Inlay, veneer } from './inlay.ts';

/** the words on a plate of pale wood */
export function drawWords(inlay: Inlay & { outer: string; clip: string; bx: number; by: number; bwid: number; bh: number }) {
  const { inp, c, WOOD, straight, joint, laid, outer, clip, bx, by, bwid, bh } = inlay;
  const lines = inp.headline.split('|');
  const small = inp.sub || inp.name;
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'young-serif', w: 700, max: lines.length > 1 ? 96 : 112, gap: i === lines.length - 1 ? 44 : 22, flat: true }));
  if (small) specs.push({ t: small.toUpperCase(), f: 'tenor-sans', w: 660, max: 31, track: 170, flat: true });
  const k = stack(specs, { cy: 1178 });
  c.add('ground', outer);
  c.add('art', g(laid.art, `clip-path="${clip}"`) + rect(bx, by, bwid, bh, `fill="none" stroke="${joint}" stroke-width="3"`));
  const letter = k.runs.slice(0, lines.length).map((q, i) => at(q, 500, k.ys[i]!)).join('');
  const minor = small ? at(k.runs[lines.length]!, 500, k.ys[lines.length]!) : '';
  const G = c.lin([[0, WOOD.birch!], [1, WOOD.maple!]], 0, k.top, 0, k.bottom, 'u');
  c.add('type', path(letter, `fill="${G}" stroke="${joint}" stroke-opacity=".7" stroke-width="2"`) + path(letter, `fill="${veneer(inlay, 0, straight)}" opacity=".5"`) + path(minor, `fill="${WOOD.birch}"`));
}
