import {
  at, Drawing, g, type Input, mix, type P, path, polar, rect, shade, smooth, TAU, tfit,
} from '#artwork/engine.ts';
import { clear, near, sheet } from '#artwork/colours/table.ts';
import { block, blockC } from '#artwork/lettering/table.ts';
import { willowLeaf } from '#artwork/outlines/strokes.ts';
import { drawCottage } from './cottage.ts';
import { drawFungi } from './fungi.ts';
import { pen, type Watercolour } from './pen.ts';
import { drawSnail } from './snail.ts';

export function drawThicket(inp: Input): Drawing {
  const c = new Drawing('thicket', inp), { r, p } = c;
  const m = ['fungi', 'snail', 'cottage'].includes(inp.motif || '') ? inp.motif! : 'fungi';
  const S = sheet(p), paper = mix(S.paper, '#f7efdc', 0.45), ink = clear(mix(S.ink, '#241a18', 0.5), paper, 9);
  const red = near('#c23a2c', p.a, 0.35, 350, 60), moss = near('#7f9150', p.c, 0.3, 90, 200), fern = near('#5f8560', p.e, 0.2, 110, 220),
    ochre = near('#d9a04c', p.b, 0.3, 40, 100), dusk = near('#7f8fa8', p.e, 0.2, 180, 320), skin = near('#c9a184', p.d, 0.15, 30, 90);
  const W: string[] = [], I: string[] = [];
  const wash = (d: string, col: string, o = 0.8, dx = 4, dy = 3) =>
    W.push(g(path(d, `fill="${col}" fill-opacity="${o}" stroke="${shade(col, -0.08)}" stroke-opacity=".45" stroke-width="4"`), `transform="translate(${dx} ${dy})"`));
  const clearW = (d: string) => W.push(path(d, `fill="${paper}"`));
  // each creature is laid in front of what stands behind: its own paper first, then wash and line together
  const flush: string[] = [];
  const commit = (wet = false) => {
    flush.push(g(W, wet ? `filter="${WF}"` : '') + g(I, `fill="${ink}"`));
    W.length = 0;
    I.length = 0;
  };
  const WF = c.wash(7, 0.014, 1.9, -0.16);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0.5, ochre, 0], [1, shade(ochre, -0.06), 0.3]], 0.5, 0.5, 0.78)}"`));
  // a wet sky and a moss floor, with ragged edges
  const blobW = (cx: number, cy: number, rx: number, ry: number, n = 26, j = 0.1) => smooth(Array.from({ length: n }, (_, i) => {
    const a = (i / n) * TAU, k = 1 + r.f(-j, j);
    return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k] as P;
  }));
  W.push(path(blobW(500, 690, 400, 330), `fill="${mix(dusk, '#ffffff', 0.35)}" fill-opacity=".55"`),
    path(blobW(500, 800, 340, 230), `fill="${mix(moss, '#fff3c8', 0.45)}" fill-opacity=".6"`), path(blobW(600, 560, 190, 150), `fill="${mix(ochre, '#fff3d0', 0.55)}" fill-opacity=".6"`));
  // far trunks, faint
  for (const [x, w] of [[210, 30], [300, 20], [700, 24], [806, 34], [610, 16]] as [number, number][])
    W.push(path(`M${x - w} 960C${x - w * 0.6} 800 ${x - w * 0.5} 640 ${x - w * 0.3} ${470 + r.f(-40, 40)}L${x + w * 0.3} ${460 + r.f(-40, 40)}C${x + w * 0.5} 640 ${x + w * 0.6} 800 ${x + w} 960Z`,
      `fill="${mix(dusk, moss, 0.3)}" fill-opacity=".42"`));
  commit(true);
  const watercolour: Watercolour = { c, r, paper, ink, red, moss, fern, ochre, dusk, skin, W, I, wash, clearW, commit, blobW };
  if (m === 'fungi') drawFungi(watercolour);
  else if (m === 'snail') drawSnail(watercolour);
  else drawCottage(watercolour);
  // leaves on the air
  for (let i = 0; i < 7; i++) {
    const x = r.chance(0.5) ? r.f(96, 250) : r.f(750, 904), y = r.f(420, 760), a = r.f(0, TAU), e = polar(x, y, 30, a), k: P = [(x + e[0]) / 2, (y + e[1]) / 2];
    W.push(path(willowLeaf([x, y], k, e, 13), `fill="${r.pick([red, ochre, moss])}" fill-opacity=".85"`));
    I.push(path(pen(watercolour, [[x, y], k, e], 2.6)) + path(willowLeaf([x, y], k, e, 13), `fill="none" stroke="${ink}" stroke-width="2"`));
  }
  commit();
  c.add('art', flush);
  // pigment settles unevenly over the whole sheet
  c.add('texture', rect(60, 400, 880, 740, `fill="${paper}" opacity=".3" filter="${c.wash(11, 0.02, 2.6, -1.05)}"`));
  const small = inp.name || inp.sub;
  const b = block(inp.headline, 'young-serif', 780, 216, { max: 112, lead: 1.0, lines: 2 });
  c.add('type', [path(blockC(b, 500, 226), `fill="${clear(mix(ink, red, 0.1), paper, 7)}"`),
    small ? path(at(tfit(small, 'homemade-apple', 640, 40), 500, 1256), `fill="${clear(mix(red, ink, 0.35), paper, 4.8)}"`) : '']);
  c.add('texture', c.grain(0.9));
  return c;
}
