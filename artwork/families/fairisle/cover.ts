import { contrast, Drawing, fit, type Input, lum, mix, rect, shade, wrap } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { Chart } from '#artwork/marks/chart.ts';
import { fit5 } from './chart.ts';
import { drawDeer } from './deer.ts';
import { drawHearts } from './hearts.ts';
import { drawJumper, drawNeck } from './jumper.ts';
import { drawRelief, drawStitches, type Knitting } from './knitting.ts';
import type { Pattern } from './pattern.ts';
import { drawStar } from './star.ts';

export function drawFairisle(inp: Input): Drawing {
  const c = new Drawing('fairisle', inp),
    { r, p } = c;
  const m = inp.motif || 'deer';
  const SW = 12.5,
    SH = 10,
    K = 6.2,
    W = 80,
    H = 140;
  const dark = isDark(p);
  const light = mix(p.paper, '#fbf3e2', dark ? 1 : 0.5);
  let body = dark ? p.bg : lum(p.e) < 0.5 ? p.e : p.a;
  for (let i = 0; i < 20 && contrast(light, body) < 5.4; i++) body = shade(body, -0.02);
  const sure = (x: string, min: number) => {
    let v = x;
    for (let i = 0; i < 14 && contrast(v, body) < min; i++) v = shade(v, lum(body) < 0.6 ? 0.04 : -0.04);
    return v;
  };
  // 0 body, 1 light, 2 a, 3 b, 4 c, 5 d, 6 e, 7 the small words
  const Y = [body, sure(light, 4.6), sure(contrast(p.a, body) < 1.5 ? p.b : p.a, 1.7), sure(p.b, 3.4), sure(p.c, 1.6), sure(p.d, 2), sure(p.e, 1.6), sure(p.b, 4.6)];
  const ch = new Chart(W, H);
  ch.a.fill(0);
  const cx = 40;
  const each = (y: number, period: number, off: number, f: (x: number) => void) => {
    for (let x = off - period * 8; x < W + period * 8; x += period) f(x);
  };
  const stripe = (y: number, k: number, n = 1) => ch.box(0, y, W, n, k);
  const said = inp.headline.split('|');
  const lines = said.length === 1 && said[0]!.length > 12 ? wrap(said[0]!, 2) : said;
  const small = inp.name || inp.sub;
  const minor = small ? fit5(small, 74, 3) : [];
  // counted letters of so few stitches cannot be read: the small ones take their place
  const fine = lines.some((t) => fit(t, 'young-serif', 70, 40, { track: 16 }).size < 11) ? lines.flatMap((t) => fit5(t, 74, 2)) : [];
  const heavy = (fine.length || lines.length) + minor.length;
  // the closing band is lower the more room the words take
  const low = heavy <= 2 ? 112 : heavy === 3 ? 119 : 127;
  const snow = (y0: number, y1: number) => {
    for (let y = y0; y < y1; y += 4) for (let x = (y - y0) % 8 ? 2 : 6; x < W; x += 8)
      if (ch.get(x, y) === 0 && ch.get(x - 1, y) === 0 && ch.get(x + 1, y) === 0 && ch.get(x, y - 1) === 0 && ch.get(x, y + 1) === 0) ch.set(x, y, 1);
  };
  const pattern: Pattern = { inp, c, p, SW, SH, W, light, Y, ch, cx, each, stripe, lines, minor, fine, heavy, low, snow };
  if (m === 'deer') drawDeer(pattern);
  else if (m === 'star') drawStar(pattern);
  else if (m === 'hearts') drawHearts(pattern);
  else drawJumper(pattern);
  const view: Knitting = { c, r, SW, SH, K, W, H, Y, ch };
  const art = drawStitches(view);
  const { tile, wool } = drawRelief(view);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${Y[0]!}"`));
  c.add('art', art);
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tile}"`) + rect(0, 0, 1000, 1400, `fill="${wool}"`));
  if (m === 'jumper') drawNeck({ ...pattern, body, tile });
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.1], [0.45, '#fff', 0], [1, '#000', 0.16]], 0, 0, 1, 1)}"`) + c.vignette('#000', 0.2));
  return c;
}
