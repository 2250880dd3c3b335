import { type Drawing, type Kit, type Look, makeRng, mix, placed } from '#artwork/engine.ts';
import { plant, pot } from './course.ts';
import { bee } from './dose.ts';
import { jar, snail } from './jars.ts';
import { type Pen, penOf } from './pen.ts';

const pen = (c: Drawing, k: Kit): Pen => penOf(c, makeRng('pen'), k.p.ink, k.p.paper);
const kit: Look['kit'] = (p) => ({ env: mix(p.d, p.paper, 0.3), liner: mix(p.b, p.paper, 0.5), acc: p.a });

export const shelfLook: Partial<Look> = {
  kit,
  size: 220,
  stamp: [60, 380, 700, 1128],
  spot: (c, k) => {
    const by = pen(c, k);
    return placed(c, jar(by, k.p, 0, 0, 176, 170, k.p.c) + snail(by, k.p, 0, -50), [-94, -212, 98, 8]);
  },
};
export const doseLook: Partial<Look> = {
  kit,
  size: 200,
  stamp: [180, 60, 820, 808],
  spot: (c, k) => placed(c, bee(pen(c, k), k.p, 0, 0, -8), [-36, -44, 46, 24]),
};
export const courseLook: Partial<Look> = {
  kit,
  size: 240,
  stamp: [340, 372, 940, 1073],
  spot: (c, k) => {
    const by = pen(c, k);
    return placed(c, plant(by, k.p, 8) + pot(by, k.p, 8), [-124, -160, 124, 104]);
  },
};
