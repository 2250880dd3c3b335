import { isDark } from '#artwork/colours/grounds.ts';
import { type Look, mix, placed } from '#artwork/engine.ts';
import { Iso } from './iso.ts';
import { carton, cat, coloursOf, plant } from './things.ts';

/** What the card's other faces show of moving day: two cartons, a plant on them, the cat beside. */
export const look: Partial<Look> = {
  title: 'Moving day',
  size: 220,
  stamp: [190, 260, 810, 1100],
  spot: (c, k) => {
    const q = new Iso(0, 0), dark = isDark(k.p), own = coloursOf(k.p, dark);
    const s = carton(q, 0, 0, 0, 190, 170, 130, 'heart') + carton(q, 20, 16, 130, 130, 120, 86, 'up') + plant(q, c.r.sub('spot'), 84, 74, 216, 1, own.leaf, k.p.a) + cat(-140, 168, 0.95, mix('#D2873F', k.p.a, 0.1));
    return placed(c, s, [-200, -270, 172, 184]);
  },
  second: (c) => {
    const q = new Iso(0, 0);
    return placed(c, carton(q, 0, 0, 0, 120, 110, 88, 'heart'), [-98, -90, 106, 118]);
  },
};
