import { Drawing, type Input, mix, type Palette, rect } from '#artwork/engine.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { BLOCK, box } from './block.ts';
import { drawBorder } from './border.ts';
import { drawCabin } from './cabin.ts';
import { type Fabrics, fabricsOf, type Grounds, groundsOf } from './cottons.ts';
import { drawGeese } from './geese.ts';
import { drawSchoolhouses } from './schoolhouses.ts';
import { drawSewing, patch, type Sewing } from './sewing.ts';
import { drawStar } from './star.ts';
import { drawWords } from './words.ts';

/** what the quilt may show, by motif; schoolhouses for any other */
const PICTURES: Record<string, (sewing: Sewing, fabrics: Fabrics, p: Palette, grounds: Grounds) => void> = {
  star: drawStar, cabin: drawCabin, geese: drawGeese,
};

/** A quilt of printed cottons, pieced and hand-stitched, over a strip with the words. */
export function drawQuilt(inp: Input): Drawing {
  const c = new Drawing('quilt', inp),
    { p } = c;
  const grounds = groundsOf(p), { linen, cream } = grounds;
  const weave = '<path d="M0 1.5H6M0 4.5H6" stroke="#000" stroke-opacity=".05" stroke-width="1"/><path d="M1.5 0V6M4.5 0V6" stroke="#fff" stroke-opacity=".09" stroke-width="1"/>';
  const weaveP = fineTile(c, 6, 6, weave);
  const baseOf = new Map<string, string>(), fabrics = fabricsOf(c, grounds, baseOf);
  const puff = c.lin([[0, '#fff', 0.22], [0.5, '#fff', 0.02], [1, '#000', 0.17]], 0.1, 0, 0.7, 1);
  const calm = c.lin([[0, '#fff', 0.16], [0.5, '#fff', 0], [1, '#000', 0.05]], 0.1, 0, 0.7, 1);
  const sewing: Sewing = { art: '', seams: '', stitches: '', baseOf, puff, calm };
  (PICTURES[inp.motif || 'star'] ?? drawSchoolhouses)(sewing, fabrics, p, grounds);
  // the lettered strip
  const { X, Y, side } = BLOCK,
    py = Y + side + 42,
    ph = 1308 - py;
  patch(sewing, box(X, py, side, ph), fabrics.plain, 0);
  // sashing
  patch(sewing, box(X, Y + side, side, 42), fabrics.L[2]!, 10);
  drawBorder(sewing, fabrics);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${linen}"`));
  drawSewing(c, sewing, grounds.dark ? mix(cream, p.b, 0.15) : mix(cream, '#e8d9ba', 0.35), weaveP);
  drawWords(c, grounds, fabrics.darks, py, ph);
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.14], [0.45, '#fff', 0], [1, '#1a0d06', 0.17]], 0, 0, 1, 1)}"`));
  return c;
}
