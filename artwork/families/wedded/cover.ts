import { Drawing, type Input, lum, rect, shade } from '#artwork/engine.ts';
import { fitLine, numberOf, pickInk, words } from '#artwork/lettering/numbers.ts';
import { drawChina } from './china.ts';
import { drawMetalOrGem } from './gems.ts';
import type { Anniversary } from './number.ts';
import { drawPearl } from './pearl.ts';
import { drawQuilling } from './quilling.ts';
import { drawWood } from './wood.ts';
import { drawWool } from './wool.ts';
import { YEAR } from './years.ts';

export function drawWedded(inp: Input): Drawing {
  const c = new Drawing('wedded', inp), { p, r } = c;
  const num = numberOf(inp), kinds = ['quill', 'wood', 'wool', 'china', 'metal', 'pearl', 'gem'];
  const m = kinds.includes(inp.motif || '') ? inp.motif! : YEAR[num] ?? kinds[r.i(0, kinds.length - 1)]!;
  const dark = lum(p.bg) < 0.5, bg = m === 'pearl' && lum(p.bg) > 0.8 ? shade(p.bg, -0.13, 0.015) : p.bg, deep = dark ? '#000000' : shade(bg, -0.5, 0.01), rr = r.sub('mat');
  let fam = 'gloock', max = 88, textY = 1150, ink = pickInk(bg, [p.ink, p.e]), small = pickInk(bg, [dark ? p.a : p.e, p.ink]);
  const halo = (o: number) => rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dark ? shade(bg, 0.1) : '#ffffff', o], [1, dark ? shade(bg, 0.1) : '#ffffff', 0]], 0.46, 0.36, 0.62)}"`);
  const anniversary: Anniversary = { inp, c, p, num, m, dark, bg, deep, rr, halo };
  if (m === 'metal' || m === 'gem') ({ fam, max } = drawMetalOrGem({ ...anniversary, fam, max }));
  else if (m === 'pearl') ({ fam, max } = drawPearl({ ...anniversary, fam, max }));
  else if (m === 'wool') ({ fam, max, textY } = drawWool({ ...anniversary, fam, max, textY }));
  else if (m === 'china') ({ fam, max } = drawChina({ ...anniversary, fam, max }));
  else if (m === 'wood') ({ fam, max } = drawWood({ ...anniversary, fam, max }));
  else ({ fam, max } = drawQuilling({ ...anniversary, fam, max }));
  const two = inp.headline.includes('|') || fitLine(inp.headline, fam, 800, max).size < max * 0.62;
  const wrd = { fam, max: two && m === 'wood' ? 72 : max, y: textY + (two ? (m === 'wood' ? 44 : 26) : 0), col: ink, small, gap: 72,
    smallFam: m === 'metal' || m === 'gem' ? 'marcellus' : m === 'pearl' || m === 'china' ? 'cormorant-garamond:600'
      : m === 'wood' ? 'josefin-slab:600' : 'jost:500', hcaps: m === 'metal', smallMax: m === 'pearl' || m === 'china' ? 34 : 29 };
  words(c, wrd);
  c.add('texture', c.vignette(dark ? '#000' : deep, dark ? 0.4 : 0.11) + c.grain(1));
  c.alt = `${num}: ${inp.headline.replace('|', ' ')}`;
  return c;
}
