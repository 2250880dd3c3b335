import { circ, Drawing, type Input, lum, rect, shade } from '#artwork/engine.ts';
import { darkest } from '#artwork/colours/play.ts';
import { drawCassette } from './cassette.ts';
import { palest } from './colours.ts';
import { drawRecord } from './record.ts';
import { drawSingle } from './single.ts';
import type { Sleeve } from './sleeve-parts.ts';

export function drawSleeve(inp: Input): Drawing {
  const c = new Drawing('sleeve', inp), { p, r } = c;
  const m = ['jazz', 'single', 'cassette', 'disco'].includes(inp.motif || '') ? inp.motif! : 'jazz';
  const dark = lum(p.bg) < 0.5;
  const L = inp.headline.split('|').map((s) => s.trim());
  const dk = darkest(p), pale = palest(p);
  const cardboard = (x: number, y: number, w: number, h: number) =>
    // ring wear, worn edges, and a little light
    circ(x + w / 2, y + h / 2, w * 0.43, 'fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="9"')
      + circ(x + w / 2, y + h / 2, w * 0.43 + 6, 'fill="none" stroke="#000" stroke-opacity=".05" stroke-width="4"') +
    rect(x, y, w, h, `fill="${c.lin([[0, '#fff', 0.16], [0.5, '#fff', 0], [1, '#000', 0.1]], 0, 0, 1, 1)}"`)
      + rect(x + 1.5, y + 1.5, w - 3, h - 3, 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"') + rect(x, y + h - 5, w, 5, 'fill="#000" opacity=".16"');
  const drop = (x: number, y: number, w: number, h: number) =>
    [0, 1, 2, 3, 4, 5].map((i) => rect(x - 14 + i * 4 + 6, y - 6 + i * 4 + 16, w + 28 - i * 8, h + 28 - i * 8,
      `rx="${16 - i * 2}" fill="${dark ? '#000' : shade(p.bg, -0.5)}" opacity=".06"`)).join('');
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.bg}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dark ? shade(p.bg, 0.1) : '#fff', 0.65], [1, dark ? p.bg : '#fff', 0]], 0.35, 0.28, 0.8)}"`));
  const sleeve: Sleeve = { inp, c, p, r, m, dark, L, dk, pale, cardboard, drop };
  if (m === 'jazz' || m === 'disco') drawRecord(sleeve);
  else if (m === 'single') drawSingle(sleeve);
  else drawCassette(sleeve);
  c.add('texture', c.grain(0.7));
  return c;
}
