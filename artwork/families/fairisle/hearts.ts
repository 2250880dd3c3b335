import { HEARTS } from '#artwork/marks/chart.ts';
import { peerie, type Pattern, words } from './pattern.ts';

/** hearts */
export function drawHearts(pattern: Pattern) {
  const { ch, cx, each, stripe, low } = pattern;
  for (let k = 0; k < 5; k++) {
    const y = 4 + k * 13;
    each(0, 12, cx + (k % 2 ? 6 : 0), (x) => ch.put(HEARTS[9]!, x - 4, y, { x: [2, 1, 3, 5, 4][k]! }));
    if (k < 4) peerie(pattern, y + 9, k % 2 ? 3 : 1, 2);
  }
  const b = Math.max(117, low);
  words(pattern, 69, b - 3, 22);
  peerie(pattern, b, 1, 1);
  stripe(b + 4, 2, 2);
  peerie(pattern, b + 7, 3, 0);
}
