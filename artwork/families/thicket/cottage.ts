import { circ, g, mix, path, shade } from '#artwork/engine.ts';
import { fernL, grass, ground } from './ground.ts';
import { mush } from './mushrooms.ts';
import { pen, type Watercolour } from './pen.ts';
import { snail } from './snail.ts';

/** a toadstool as a cottage */
export function drawCottage(watercolour: Watercolour) {
  const { c, paper, ink, red, moss, fern, ochre, dusk, skin, W, I, commit, blobW } = watercolour;
  fernL(watercolour, 196, 985, -18, 420, -0.22, fern); fernL(watercolour, 820, 985, 20, 400, 0.24, moss);
  commit();
  ground(watercolour, 956);
  mush(watercolour, 500, 1016, 1.5, 0, 176, 132, 262, red);
  // door, window, chimney, smoke
  const dr = 'M470 1016V934C470 902 530 902 530 934V1016Z';
  W.push(path(dr, `fill="${shade(dusk, -0.12)}"`), path(blobW(598, 840, 0.1, 0.1), 'fill="none"'));
  I.push(path(dr, `fill="none" stroke="${ink}" stroke-width="5"`)
    + path(pen(watercolour, [[485, 1012], [485, 920]], 2.6) + pen(watercolour, [[500, 1012], [500, 912]], 2.6) + pen(watercolour, [[515, 1012], [515, 920]], 2.6))
    + circ(520, 968, 4.4, `fill="${ochre}" stroke="${ink}" stroke-width="1.6"`));
  commit();
  I.push(circ(500, 838, 29, `fill="${c.rad([[0, '#fff3b0'], [1, mix('#f7b93e', ochre, 0.2)]])}" stroke="${ink}" stroke-width="5"`)
    + path('M500 810V866M472 838H528', `stroke="${ink}" stroke-width="4"`) + path('M462 872H538', `stroke="${ink}" stroke-width="6" stroke-linecap="round"`));
  const CH = 'transform="translate(64 -24)"';
  const ch = 'M640 520L646 432H690L684 566Z';
  W.push(g(path(ch, `fill="${paper}"`), CH), g(path(ch, `fill="${mix(skin, red, 0.3)}"`), CH));
    I.push(g(path(ch, `fill="none" stroke="${ink}" stroke-width="4.4" stroke-linejoin="round"`)
      + path('M636 432H700', `stroke="${ink}" stroke-width="9" stroke-linecap="round"`)
      + path([452, 476, 500, 524].map((y, i) => `M${646 + i} ${y}H${688 - i}M${656 + (i % 2) * 14} ${y}v22`).join(''), `fill="none" stroke="${ink}" stroke-width="2.4"`), CH));
  commit();
  mush(watercolour, 222, 1030, 0.72, -12, 96, 92, 160, mix(red, ochre, 0.5)); mush(watercolour, 784, 1032, 0.84, 16, 100, 88, 176, mix(red, ochre, 0.35));
  let st = '';
  for (const [x, y, w] of [[500, 1040, 34], [478, 1062, 40], [520, 1084, 46]] as number[][]) {
    const d = blobW(x!, y!, w!, 9, 9, 0.08);
    W.push(path(d, `fill="${mix(skin, '#fff', 0.5)}"`));
    st += path(d, `fill="none" stroke="${ink}" stroke-width="3"`);
  }
  I.push(st); snail(watercolour, 650, 1056, 0.34, 1); grass(watercolour, 360, 1062, 8, 62, 50); grass(watercolour, 880, 1050, 8, 84, 30); grass(watercolour, 130, 1046, 7, 80, 34); commit();
}
