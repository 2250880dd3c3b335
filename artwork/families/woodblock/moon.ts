import { bez, circ, mix, type P, path, smooth } from '#artwork/engine.ts';
import { glitter } from '#artwork/subjects/scenery.ts';
import type { Print } from './blocks.ts';
import { goose } from './geese.ts';
import { haze } from './mist.ts';
import { pineLimb } from './pine.ts';
import { swell } from './wave.ts';

/** geese before the full moon */
export function drawMoon({ c, r, B, sky, side, cartY }: Print & { side: 'l' | 'r'; cartY: number }) {
  let s = '';
  s += sky(B.key, mix(B.blue, B.key, 0.12), mix(B.mid, B.pale, 0.6), true);
  s += circ(560, 430, 232, `fill="${c.lin([[0, mix(B.foam, B.warm, 0.2)], [0.6, mix(B.foam, B.warm, 0.5)], [1, mix(B.warm, B.hot, 0.1)]])}"`);
  const hill = (pts: P[], top: string, low: string) => path(smooth(pts, false) + 'L1060 1500L-60 1500Z', `fill="${c.lin([[0, top], [0.4, low]])}" stroke="${B.key}" stroke-width="2"`);
  s += hill([[-60, 860], [120, 780], [240, 800], [380, 720], [520, 800], [700, 760], [860, 690], [1060, 780]], mix(B.blue, B.mid, 0.4), B.pale);
  s += path(haze(160, 836, 420, 26) + haze(640, 800, 300, 22), `fill="${B.pale}" opacity=".92"`);
  s += hill([[-60, 900], [100, 930], [260, 880], [440, 940], [640, 900], [820, 850], [1060, 900]], B.blue, mix(B.mid, B.pale, 0.5));
  s += path(haze(60, 956, 460, 26) + haze(520, 930, 420, 22), `fill="${mix(B.pale, B.paper, 0.3)}" opacity=".92"`);
  s += swell(r, 1000, 5, 160, 1, mix(B.mid, B.blue, 0.4), B, 3) + glitter(r, 560, 1008, 1130, 120, 250, mix(B.foam, B.warm, 0.4), 30, 0.95);
  s += ([[330, 420, 0.62, -12], [462, 346, 0.72, -8], [606, 300, 0.84, -14], [520, 492, 0.56, -6],
    [660, 432, 0.66, -10]] as [number, number, number, number][]).map(([x, y, k, a]) => goose(x, y, k, a, B)).join('');
  const gr = mix(B.blue, mix(B.warm, B.mid, 0.5), 0.42);
  s += pineLimb(r, [...bez([1020, 470], [900, 520], [880, 640], [780, 640], 12), ...bez([780, 640], [700, 640], [660, 700], [590, 704], 8).slice(1)], 46,
    [[880, 540, 108], [960, 640, 96], [760, 640, 104], [650, 704, 84], [840, 700, 92]], B, gr);
  side = 'l';
  cartY = 120;
  return { s, side, cartY };
}
