import { type Look, mix, placed } from '#artwork/engine.ts';
import { horseshoe } from './charms.ts';
import { fourLeaf } from './clover.ts';

const kit: Look['kit'] = (p) => ({ env: mix(p.c, p.paper, 0.45), liner: mix(p.d, p.paper, 0.45), acc: p.a });

export const cloverLook: Partial<Look> = {
  kit,
  size: 210,
  stamp: [400, 690, 1000, 1391],
  spot: (c, k) => placed(c, fourLeaf(c, k.p), [-92, -92, 92, 92]),
};
export const boxLook: Partial<Look> = {
  kit,
  size: 210,
  stamp: [60, 60, 660, 761],
  spot: (c, k) => placed(c, horseshoe(c, k.p), [-106, -116, 112, 92]),
};
