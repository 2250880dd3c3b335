import { fir, HEARTS } from '#artwork/marks/chart.ts';
import { selbu } from './chart.ts';
import { peerie, type Pattern, words } from './pattern.ts';

const DEER = [
  '..x....x...x....x.......',
  '..x..x.x...x.x..x.......',
  '...x.x.x...x.x.x........',
  '...xxx.x...x.xxx........',
  '.....xxx...xxx..........',
  '.......xx.xx............',
  '........xxx.............',
  '.......xxxxxx...........',
  '.....xxxxxxx............',
  '....xoxxxxx.............',
  '...xxxxxxxx.............',
  '...xxx.xxxxx............',
  '.......xxxxxx...........',
  '.......xxxxxxx.......xx.',
  '.......xxxxxxxxxxxxxxxx.',
  '........xxxxxxxxxxxxxxx.',
  '........xxxxxxxxxxxxxx..',
  '........xxxxxxxxxxxxxx..',
  '.........xxxxxxxxxxxxx..',
  '.........xxxx....xxxxx..',
  '.........xx.x.....xx.xx.',
  '.........xx.x.....xx..x.',
  '.........x..x.....x...x.',
  '.........x..x.....x...x.',
  '.........x..x.....x...x.',
  '.........xx.xx....xx..xx',
];

/** two deer */
export function drawDeer(pattern: Pattern) {
  const { W, ch, cx, each, stripe, low, snow } = pattern;
  for (const [y, k] of [[0, 2], [1, 2], [2, 2]] as const) stripe(y, k);
  peerie(pattern, 4, 1, 1);
  stripe(8, 2, 3);
  each(0, 16, cx, (x) => ch.put(HEARTS[7]!, x - 3, 12, { x: 2 }));
  each(0, 16, cx + 8, (x) => { selbu(ch, x, 15, 1, 1); ch.set(x, 15, 1); });
  stripe(21, 2, 2);
  peerie(pattern, 24, 1, 0);
  stripe(28, 2, 2);
  ch.put(DEER, 9, 37, { x: 1, o: 0 });
  ch.put(DEER, W - 9 - 23, 37, { x: 1, o: 0 }, true);
  fir(ch, cx, 62, 15, 4, 4);
  fir(ch, 3, 62, 10, 4, 4);
  fir(ch, W - 3, 62, 10, 4, 4);
  snow(33, 62);
  stripe(65, 1, 2);
  each(0, 8, cx, (x) => { for (let i = 0; i < 4; i++) ch.box(x - i, 67 + 3 - i - 0, 1 + i * 2, 1, 1); });
  const b = low;
  words(pattern, 73, b - 3, 16);
  stripe(b, 2, 2);
  peerie(pattern, b + 3, 1, 0);
  stripe(b + 7, 2, 2);
  each(0, 16, cx, (x) => ch.put(HEARTS[7]!, x - 3, b + 12, { x: 2 }));
  each(0, 16, cx + 8, (x) => { selbu(ch, x, b + 15, 1, 1); ch.set(x, b + 15, 1); });
  stripe(b + 22, 2, 9);
}
