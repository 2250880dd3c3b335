import { HEARTS } from '#artwork/marks/chart.ts';
import { selbu } from './chart.ts';
import { peerie, type Pattern, words } from './pattern.ts';

/** a star */
export function drawStar(pattern: Pattern) {
  const { ch, cx, each, stripe, low } = pattern;
  stripe(0, 2, 3);
  peerie(pattern, 5, 1, 1);
  stripe(10, 3, 1);
  stripe(12, 2, 1);
  selbu(ch, cx, 39, 9, 1, 2);
  for (const dx of [-30, 30]) selbu(ch, cx + dx, 39, 4, 2, 1);
  for (const [dx, dy] of [[-30, -17], [30, -17], [-30, 17], [30, 17]] as [number, number][]) { selbu(ch, cx + dx, 39 + dy, 2, 3); ch.set(cx + dx, 39 + dy, 1); }
  for (const dx of [-1, 1]) for (let i = 0; i < 44; i++) if (i % 4 !== 3) ch.set(cx + dx * 20, 17 + i, 3);
  stripe(64, 2, 1);
  stripe(66, 3, 1);
  peerie(pattern, 68, 1, 1);
  const b = Math.max(116, low);
  words(pattern, 73, b - 3, 17);
  stripe(b, 2, 2);
  peerie(pattern, b + 3, 1, 0);
  stripe(b + 7, 2, 2);
  each(0, 12, cx, (x) => ch.put(HEARTS[5]!, x - 2, b + 11, { x: 3 }));
}
