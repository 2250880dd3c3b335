import { circ, Drawing, type Input, lum, METAL, mix, n1, path, poisson, rect, shade } from '#artwork/engine.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { num } from '#artwork/outlines/ornament.ts';
import type { Branch } from './branch.ts';
import { drawCandle } from './candle.ts';
import { drawGlobe } from './globe.ts';
import { drawTrio } from './trio.ts';

export function drawBaubles(inp: Input): Drawing {
  const c = new Drawing('baubles', inp),
    { r, p } = c;
  const m = inp.motif || 'trio';
  const dark = isDark(p);
  const bg = p.bg,
    metal = c.foil(p.metal, 18),
    warm = '#ffd98a';
  const leaf = dark ? mix(p.b, '#3a7350', 0.86) : mix(p.b, '#2c5540', 0.84),
    cream = lum(p.paper) > 0.7 ? p.paper : '#fff1d8',
    cast = c.lin(METAL[p.metal].map((q, i) => [i / 7, q] as [number, string]), 0, 0, 1, 0.12),
    bark = mix('#4d3324', p.ink, dark ? 0.05 : 0.25);
  const ink = reads(bg, 6, p.ink, p.e),
    acc = reads(bg, 4.6, p.c, p.a, ink);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dark ? shade(bg, 0.075) : mix(bg, '#ffffff', 0.6)], [1, shade(bg, dark ? -0.03 : -0.02)]], 0.5, 0.42, 0.78)}"`));
  // lights out of focus
  let bokeh = '';
  for (const q of poisson(r, 20, 260, 960, 720, 150)) {
    const R = r.f(22, 62);
    bokeh += circ(q[0], q[1], R, `fill="${r.pick([warm, p.c, p.a])}" fill-opacity="${num(dark ? r.f(0.04, 0.11) : r.f(0.07, 0.16))}"`);
  }
  let snow = '';
  for (const q of poisson(r, 10, 10, 980, 1380, 84))
    if (m === 'candle' ? q[1] > 480 && q[1] < 1230 : q[1] < 1010) snow += circ(q[0], q[1], r.f(1.4, 3.8), `fill="#fff" fill-opacity="${n1(r.f(0.3, 0.9))}"`);
  c.add('texture', bokeh + snow);
  const back = { stem: '', n: ['', '', ''] },
    front = { stem: '', n: ['', '', ''] };
  const hang = (x: number, y0: number, y1: number) => path(`M${n1(x)} ${n1(y0)}V${n1(y1)}`, `stroke="${metal}" stroke-width="3"`);
  const sh = (x: number, y: number, R: number) => circ(x + R * 0.12, y + R * 0.16, R * 1.16, `fill="${c.rad([[0.72, '#05060a', dark ? 0.4 : 0.2], [1, '#05060a', 0]])}"`);
  const textAt = (cy: number, h: number, max: number) => {
    const b = block(inp.headline, 'pinyon-script', 500, 800, h, max, { cy }, { lead: 0.92 });
    c.add('type', path(b.d, `fill="${ink}"`));
    const t = [inp.sub, inp.name].filter(Boolean) as string[];
    if (t.length) c.add('type', path(block(t.join('|').toUpperCase(), 'tenor-sans', 500, 740, 80, 27, { top: b.bottom + 34 }, { track: 210, lead: 1.7 }).d, `fill="${acc}"`));
  };
  const branch: Branch = { inp, c, r, p, m, dark, bg, metal, warm, leaf, cream, cast, bark, ink, acc, back, front, hang, sh, textAt };
  if (m === 'globe') drawGlobe(branch);
  else if (m === 'candle') drawCandle(branch);
  else drawTrio(branch);
  c.add('texture', c.grain(0.45));
  return c;
}
