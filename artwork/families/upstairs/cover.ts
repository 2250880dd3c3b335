import { contrast, Drawing, type Input, mix, shade, toOklch } from '#artwork/engine.ts';
import { roles } from '#artwork/colours/roles.ts';
import { plain } from '#artwork/lettering/pastimes.ts';
import { drawBelfry } from './belfry.ts';
import { drawCanyon } from './canyon.ts';
import { Pen } from './pen.ts';
import type { Street } from './street.ts';
import { drawWindows } from './windows.ts';

/** House fronts and streets on a good day, in pen and flat colour that is printed a little beside its line. */
export function drawUpstairs(inp: Input): Drawing {
  const c = new Drawing('upstairs', inp), K = roles(inp.palette), { p } = c;
  const dark = K.deep, ink = contrast(dark, '#fffaf0') > 9 ? dark : shade(dark, -0.12);
  const far = (h: string) => Math.abs(((toOklch(h).h - 145 + 540) % 360) - 180), near = [p.a, p.b, p.c, p.d, p.e].toSorted((a, b) => far(a) - far(b))[0] ?? p.c;
  const s: Street = { c, r: c.r, p, K, pen: new Pen(c.r, ink), linen: mix(K.cream, '#fffaf0', 0.45), green: mix(near, '#6c9a5c', 0.5), wood: mix('#c9975f', K.warm, 0.2), headline: inp.headline, name: inp.name ?? '' };
  const drawn = inp.motif === 'canyon' ? drawCanyon(s) : inp.motif === 'belfry' ? drawBelfry(s) : drawWindows(s);
  drawn.alt = `${drawn.alt} ${plain(inp.headline)}`;
  return drawn;
}
