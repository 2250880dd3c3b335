import { at, type Drawing, path, wrap } from '#artwork/engine.ts';
import { readable } from '#artwork/colours/stationery.ts';
import { evenLines, type Ln, pile } from '#artwork/lettering/stationery.ts';
import type { Papers } from './papers.ts';

/** Where the words stand: the height of their middle, their width, their largest size, and the colour of the paper there. */
export type Place = { tcy: number; tw: number; tmax: number; on: string };

/** A sculpture, and where it leaves room for the words. */
export type Sculpture = { art: string; place: Place };

/** the words, the small line in gold */
export function drawWords(c: Drawing, m: string, ls: string[], { ink, gold }: Papers, { tcy, tw, tmax, on }: Place) {
  const sig = c.input.name || c.input.sub;
  const specs: Ln[] = evenLines(ls, 'great-vibes', tw, tmax, { gap: m === 'arch' ? 22 : 14 });
  if (sig) {
    specs[specs.length - 1]!.gap = 40;
    for (const t of m === 'arch' && sig.length > 16 ? wrap(sig, Math.ceil(sig.length / 16)) : [sig])
      specs.push({ t: t.toUpperCase(), f: 'cinzel:500', w: Math.min(640, tw + 20), max: 27, track: 200, gap: 20 });
  }
  const S = pile(specs, { cy: tcy, h: m === 'arch' ? 520 : m === 'cake' ? 260 : m === 'doves' ? 330 : 250 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${i < ls.length ? readable(ink, on, 6) : readable(gold, on, 4.8)}"`)).join(''));
}
