import { at, contrast, type Drawing, type LineSpec, path, shade, stack } from '#artwork/engine.ts';
import { inkOn } from '#artwork/colours/needlework.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import type { Grounds } from './cottons.ts';

/** the embroidered words on a strip that begins at py and is ph high */
export function drawWords(c: Drawing, { dark, linen, cream }: Grounds, darks: string[], py: number, ph: number): void {
  const { p, input: inp } = c;
  const lines = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const ink = inkOn(linen, dark ? [cream] : [darks.find((x) => contrast(x, linen) > 4.6) ?? p.e, p.e, p.ink], 4.6);
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'caprasimo', w: 700, max: lines.length > 1 ? 96 : 116, track: 6, gap: i === lines.length - 1 ? 46 : 26, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-slab:600', w: 680, max: 40, track: 40, flat: true });
  const k = stack(specs, { cy: py + ph / 2 });
  const hd = k.runs.slice(0, lines.length).map((q, i) => at(q, 500, k.ys[i]!)).join('');
  let ty = path(hd, `fill="#150a08" fill-opacity=".3" transform="translate(1.6 2.8)" stroke="#150a08" stroke-opacity=".2" stroke-width="3"`) + path(hd, `fill="${ink}"`);
  // satin stitch: threads laid close on the slant
  const satin = fineTile(c, 5, 5, `<path d="M0 1H5" stroke="#fff" stroke-opacity=".3" stroke-width="1.3"/><path d="M0 3.5H5" stroke="#000" stroke-opacity=".16" stroke-width="1"/>`, 'rotate(-52)');
  ty += path(hd, `fill="${satin}"`) + path(hd, `fill="none" stroke="${shade(ink, -0.08)}" stroke-width="1.6" stroke-opacity=".7"`);
  if (small) ty += path(at(k.runs[lines.length]!, 500, k.ys[lines.length]!), `fill="${ink}"`);
  c.add('type', ty);
}
