import { g, type Look, placed, tf } from '#artwork/engine.ts';
import * as f from './furniture.ts';
import { ln, penOf } from './pen.ts';

/** What the card's other faces show of the sawn houses: the armchair, the lamp, the cat and what is still packed. */
export const look: Partial<Look> = {
  title: 'Sawn open',
  size: 230,
  stamp: [230, 470, 770, 1226],
  spot: (c, k) => {
    const q = { ...penOf(c), ink: k.ink };
    const s = f.rug(q, -22) + f.armchair(q, 20, q.a) + f.lamp(q, 132, 150) + f.crates(q, 168, 1) + g(f.plant(q, 192, 0.8), tf(2, -88)) + f.cat(q, 59, -54, '#C9803C', 0.7) + ln(q, 'M-40 2H300', 4);
    return placed(c, s, [-44, -158, 304, 8]);
  },
  second: (c, k) => {
    const q = { ...penOf(c), ink: k.ink };
    return placed(c, f.armchair(q, 0, q.a) + f.cat(q, 39, -54, '#C9803C', 0.7), [-4, -112, 84, 4]);
  },
};
