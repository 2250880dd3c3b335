import { mix } from '#artwork/engine.ts';
import { fernL, grass, ground } from './ground.ts';
import { mush } from './mushrooms.ts';
import type { Watercolour } from './pen.ts';
import { snail } from './snail.ts';

/** toadstools */
export function drawFungi(watercolour: Watercolour) {
  const { red, moss, fern, ochre, commit } = watercolour;
  fernL(watercolour, 250, 980, -22, 470, -0.2, fern); fernL(watercolour, 760, 980, 26, 440, 0.26, moss); fernL(watercolour, 640, 980, 8, 380, 0.2, fern); fernL(watercolour, 360, 980, -6, 350, -0.24, moss);
  commit();
  ground(watercolour, 952);
  mush(watercolour, 694, 1000, 1.04, 26, 122, 98, 222, mix(red, ochre, 0.5));
  mush(watercolour, 440, 1012, 1.4, -16, 150, 132, 272, red);
  mush(watercolour, 272, 1024, 0.88, -12, 92, 112, 150, red); mush(watercolour, 590, 1040, 0.62, 12, 84, 100, 120, mix(red, ochre, 0.5));
  snail(watercolour, 800, 1042, 0.42, -1);
  grass(watercolour, 340, 1062, 9, 74, 60); grass(watercolour, 660, 1066, 9, 80, 70); grass(watercolour, 880, 1044, 7, 90, 30); grass(watercolour, 140, 1044, 8, 84, 40); commit();
}
