import { at, g, mix, n1, path, rect, set, tfit, wrap } from '#artwork/engine.ts';
import { withContrast } from '#artwork/colours/journeys.ts';
import type { Print } from './blocks.ts';

/** the cartouche with the words */
export function drawCartouche({ c, B, m, X, W, label, side, cartY }: Print & { label: string[]; side: 'l' | 'r'; cartY: number }) {
  const room = m === 'rain' ? 360 : 470;
  let cols = [label[0]!];
  if (tfit(label[0]!, 'yatra-one', room, 40, { track: 40 }).size < 27 && label[0]!.includes(' ')) cols = wrap(label[0]!, 2);
  const sz = Math.min(...cols.map((q) => tfit(q, 'yatra-one', room, cols.length > 1 ? 34 : 40, { track: 40 }).size)), ts = cols.map((q) => set(q, 'yatra-one', sz, { track: 40 }));
  const L = Math.max(190, Math.max(...ts.map((t) => t.x1 - t.x0)) + 84), w = cols.length > 1 ? 104 : 76, x = side === 'r' ? X + W - w - 40 : X + 40, y = cartY;
  c.add('ornament', rect(x + 5, y + 6, w, L, `fill="${B.key}" opacity=".28"`)
    + rect(x, y, w, L, `fill="${c.lin([[0, mix(B.hot, B.paper, 0.12)], [0.3, B.foam], [0.72, B.foam], [1, mix(B.warm, B.paper, 0.1)]])}" stroke="${B.key}" stroke-width="3.4"`)
    + rect(x + 7, y + 7, w - 14, L - 14, `fill="none" stroke="${B.key}" stroke-width="1.4"`));
  ts.forEach((t, i) => c.add('type', g(path(at(t, 0, t.cap / 2 - (t.y1 > 4 ? 3 : 0)), `fill="${withContrast(B.foam, B.key, 7)}"`),
    `transform="translate(${n1(x + w / 2 + (ts.length > 1 ? (i ? -20 : 20) : 0))} ${n1(y + L / 2)}) rotate(90)"`)));
}
