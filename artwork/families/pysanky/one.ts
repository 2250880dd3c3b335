import { ell, g, lum, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import type { Card } from './card.ts';
import { pysanka } from './pysanka.ts';

/** cross-stitch: a row of marks from a small chart */
function chart(rows: string[], x0: number, y0: number, s: number, n: number, cols: Record<string, string>) {
  const d: Record<string, string> = {};
  const w = rows[0]!.length;
  for (let i = 0; i < n; i++)
    rows.forEach((row, j) => {
      const ch = row[i % w]!;
      if (ch === '.') return;
      const x = x0 + i * s,
        y = y0 + j * s,
        e = s * 0.14;
      d[ch] = (d[ch] ?? '') + `M${n1(x + e)} ${n1(y + e)}L${n1(x + s - e)} ${n1(y + s - e)}M${n1(x + s - e)} ${n1(y + e)}L${n1(x + e)} ${n1(y + s - e)}`;
    });
  return Object.entries(d)
    .map(([ch, v]) => path(v, `stroke="${cols[ch]!}" stroke-width="${n1(s * 0.3)}" stroke-linecap="round" fill="none"`))
    .join('');
}

/** one large egg over a chart of signs */
export function drawOne(card: Card) {
  const { inp, c, p, dark, deepest, dyes, ink, acc, off, ROSE, EDGE } = card;
  // an egg on an embroidered cloth
  const cloth = dark ? mix(p.paper, '#f7efe0', lum(p.paper) < 0.5 ? 0.94 : 0.3) : mix(p.paper, '#ffffff', 0.4);
  const top = 900;
  c.add('ground', c.soft(`M-60 ${top}H1060V1500H-60Z`, 0, -4, 18, '#1a0c10', 0.2, 4) + rect(0, top, 1000, 500, `fill="${cloth}"`)
    + rect(0, top, 1000, 500,
    `fill="${fineTile(c, 6, 6, path('M0 1H6M1 0V6', 'stroke="#6b5a48" stroke-opacity=".09" stroke-width="1.4"') + path('M0 4H6M4 0V6', 'stroke="#fff" stroke-opacity=".4" stroke-width="1.2"'))}"`)
      + rect(0, top, 1000, 150, `fill="${c.lin([[0, '#2a1510', 0.12], [1, '#2a1510', 0]])}"`));
  const s = 13.4,
    n = 76;
  const A = reads(cloth, 3.2, p.a, shade(p.a, -0.1)),
    B = reads(cloth, 6, deepest);
  c.add('ornament', chart(EDGE, -8, 1094, s, n, { A: B }) + chart(ROSE, -8 - s * 3.6, 1148, s, n + 8, { A, B }) + chart(EDGE.slice().reverse(), -8, 1360, s, n, { A: B }));
  let d = '';
  d += ell(512, 996, 200, 40, `fill="${c.rad([[0, '#1a0c10', 0.55], [0.6, '#1a0c10', 0.24], [1, '#1a0c10', 0]])}"`);
  c.add('art', d + g(pysanka(c, 262, 352, 0 + off, dyes[0]!, 0, false), tf(500, 656)));
  const b = block(inp.headline, 'elsie-swash-caps:900', 500, 780, 150, 106, { cy: inp.sub || inp.name ? 150 : 172 }, { lead: 1.04 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const t = [inp.sub, inp.name].filter(Boolean).join(' · ');
  if (t) c.add('type', path(block(t, 'cormorant-garamond:600i', 500, 700, 60, 42, { top: b.bottom + 24 }).d, `fill="${acc}"`));
}
