import { Drawing, type Input, lum, mix, n1, path, polar, rect, shade } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { dry } from '#artwork/marks/brush.ts';
import { drawGoat } from './goat.ts';
import { drawHorse } from './horse.ts';
import type { Winter } from './winter.ts';
import { drawTomte } from './tomte.ts';
import { drawWindow } from './window.ts';

export function drawJul(inp: Input): Drawing {
  const c = new Drawing('jul', inp), { r, p } = c;
  const m = inp.motif || 'horse', dk = isDark(p), bg = p.bg;
  const cream = lum(p.paper) > 0.7 ? p.paper : mix(p.ink, '#fff8ea', 0.5), red = p.a, night = dk ? bg : p.e, fir = mix('#35695a', p.b, 0.36);
  const ink = reads(bg, 5, p.ink, p.e), acc = reads(bg, 4.6, p.a, p.c, ink);
  const all = 'M0 0H1000V1400H0Z';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + dry(c, r, all, [0, 0, 1000, 1400], 3, dk ? shade(bg, 0.06) : '#ffffff', 260, dk ? 0.16 : 0.22, 9)
    + dry(c, r, all, [0, 0, 1000, 1400], -2, shade(bg, -0.06), 180, 0.12, 7));
  let top = 1078;
  const flake = (x: number, y: number, R: number, col: string) => path([0, 1, 2].map((i) => {
    const q = polar(0, 0, R, (i * Math.PI) / 3 + 0.5);
    return `M${n1(x - q[0])} ${n1(y - q[1])}L${n1(x + q[0])} ${n1(y + q[1])}`;
  }).join(''), `stroke="${col}" stroke-width="${n1(R * 0.28)}" stroke-linecap="round"`);
  const winter: Winter = { c, r, p, dk, bg, cream, red, night, fir, flake };
  if (m === 'horse') drawHorse(winter);
  else if (m === 'goat') drawGoat(winter);
  else if (m === 'tomte') drawTomte(winter);
  else top = drawWindow({ ...winter, top });
  const t = smallLines(inp);
  const b = block(inp.headline, 'elsie-swash-caps:900', 500, 800, t.length ? 190 : 220, 150, { cy: (top + (t.length ? 1268 : 1330)) / 2 + (m === 'window' ? 4 : 6) }, { lead: 0.98 });
  const onSnow = m === 'tomte' || m === 'goat';
  c.add('type', path(b.d, `fill="${onSnow ? reads('#ffffff', 5, p.a, p.e) : ink}"`));
  if (t.length) c.add('type',
    path(block(t.map(upper).join('|'), 'josefin-sans:600', 500, 760, 70, 27, { top: Math.max(b.bottom + 30, 1272) }, { track: 150, lead: 1.6 }).d,
      `fill="${onSnow ? reads('#ffffff', 5, p.e, p.ink) : acc}"`));
  c.add('texture', c.grain(0.7));
  return c;
}
