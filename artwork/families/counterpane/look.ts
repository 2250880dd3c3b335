import { circ, type Look, mix, path, placed } from '#artwork/engine.ts';
import { sheep } from './hills.ts';
import { clock } from './lamp.ts';
import { egg } from './tray.ts';

const kit: Look['kit'] = (p) => ({ env: mix(p.bg, p.paper, 0.3), liner: mix(p.d, p.paper, 0.2), acc: p.a });

/** a sheep on a round patch of the quilt */
export const hillsLook: Partial<Look> = {
  kit,
  size: 210,
  spot: (c, k) =>
    placed(
      c,
      circ(0, 0, 62, `fill="${k.p.c}"`) +
        path('M-34 -34h.1M0 -40h.1M34 -34h.1M-44 34h.1M-16 42h.1M16 42h.1M44 34h.1M-48 0h.1M50 4h.1', `stroke="${mix(k.p.c, k.p.paper, 0.6)}" stroke-width="8" stroke-linecap="round"`) +
        circ(0, 0, 55, `fill="none" stroke="${mix(k.p.c, '#FFFDF2', 0.75)}" stroke-width="3" stroke-dasharray="9 7" stroke-linecap="round"`) +
        sheep([-2, 22], 1.1, false, k.p),
      [-64, -64, 64, 64],
    ),
};
export const trayLook: Partial<Look> = {
  kit,
  size: 200,
  stamp: [110, 520, 750, 1268],
  spot: (c, k) => placed(c, egg(k.p, 0, 0), [-88, -88, 98, 98]),
};
export const lampLook: Partial<Look> = {
  kit,
  size: 200,
  stamp: [180, 560, 820, 1308],
  spot: (c, k) => placed(c, clock(k.p, 0, 0), [-82, -102, 82, 94]),
};
