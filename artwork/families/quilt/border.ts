import { type P, path } from '#artwork/engine.ts';
import { BLOCK } from './block.ts';
import type { Fabrics } from './cottons.ts';
import { patch, type Sewing } from './sewing.ts';

/** the border of four pieces, mitred at the corners, and the binding of the edge */
export function drawBorder(sewing: Sewing, { darks, D }: Fabrics): void {
  const { X, Y, side: S2 } = BLOCK;
  const bor = D[0];
  const o = 26;
  for (const ps of [
    [[o, o], [1000 - o, o], [X + S2, Y], [X, Y]],
    [[1000 - o, o], [1000 - o, 1400 - o], [X + S2, 1308], [X + S2, Y]],
    [[1000 - o, 1400 - o], [o, 1400 - o], [X, 1308], [X + S2, 1308]],
    [[o, 1400 - o], [o, o], [X, Y], [X, 1308]],
  ] as P[][])
    patch(sewing, ps, bor!, 12);
  const bind = darks[1 % darks.length]!;
  sewing.art += path(`M0 0H1000V1400H0ZM${o} ${o}V${1400 - o}H${1000 - o}V${o}Z`, `fill="${bind}" fill-rule="evenodd"`)
    + path(`M${o / 2} ${o / 2}H${1000 - o / 2}V${1400 - o / 2}H${o / 2}Z`, 'fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="7"')
    + path(`M${o} ${o}H${1000 - o}V${1400 - o}H${o}Z`, 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"');
}
