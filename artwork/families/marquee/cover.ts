import { at, Drawing, type Input, lum, mix, path, type Run, shade, tfit } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { darkest, inkFor } from '#artwork/colours/play.ts';
import { drawArrow } from './arrow.ts';
import { type Flat, flatten } from './lamps.ts';
import { drawShow } from './show.ts';
import type { Sign } from './sign.ts';
import { drawStar } from './star.ts';
import { drawTheatre } from './theatre.ts';

export function drawMarquee(inp: Input): Drawing {
  const c = new Drawing('marquee', inp), { p, r } = c;
  const m = ['show', 'theatre', 'arrow', 'star'].includes(inp.motif || '') ? inp.motif! : 'show';
  const dark = lum(p.bg) < 0.5;
  const night = dark ? p.bg : shade(darkest(p), 0.02), deep = shade(night, -0.09), glowC = '#ffcf6a';
  const L = inp.headline.split('|').map((s) => upper(s.trim()));
  const pale = '#fff3dc';
  const rimC = dark ? mix(p.ink, '#ffffff', 0.2) : p.paper;
  const placed = (q: Run, x: number, y: number): [string, Flat[]] => { const ox = x - (q.x0 + q.x1) / 2; return [at(q, x, y), flatten(q, ox, y)]; };
  const name = inp.name ? upper(inp.name) : '';
  const nameAt = (y: number, on: string, w = 780, max = 36) => {
    if (!name) return;
    const q = tfit(name, 'josefin-sans:600', w, max, { track: 170 });
    c.add('type', path(at(q, 500, y), `fill="${inkFor(on, [p.ink, pale, p.e], 4.5)}"`));
  };
  const sign: Sign = { inp, c, p, r, dark, night, deep, glowC, L, pale, rimC, placed, name, nameAt };
  if (m === 'show') drawShow(sign);
  else if (m === 'theatre') drawTheatre(sign);
  else if (m === 'arrow') drawArrow(sign);
  else drawStar(sign);
  c.add('texture', c.vignette('#000', 0.22) + c.grain(0.55));
  return c;
}
