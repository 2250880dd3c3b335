import { type Look, makeRng, mix, path, placed } from '#artwork/engine.ts';
import { dinghy } from './boat.ts';
import { walker } from './rope.ts';
import { mouse } from './wings.ts';

/** a pale lining, because the walker and the boat are dark at the bottom */
const kit: Look['kit'] = (p) => ({ env: mix(p.b, p.paper, 0.3), liner: mix(p.d, p.paper, 0.35), acc: p.a });

export const ropeLook: Partial<Look> = {
  kit,
  size: 240,
  spot: (c, k) =>
    placed(c, path('M-300 0Q0 8 300 -8', `fill="none" stroke="${k.p.e}" stroke-width="4.6"`) + walker(c, makeRng('walker'), k.p), [-300, -276, 300, 16]),
};
export const boatLook: Partial<Look> = {
  kit,
  size: 230,
  spot: (c, k) => placed(c, dinghy(c, makeRng('dinghy'), k.p), [346, 414, 824, 1000]),
};
export const wingsLook: Partial<Look> = {
  kit,
  size: 190,
  spot: (c, k) => placed(c, mouse(k.p), [718, 1268, 918, 1376]),
};
