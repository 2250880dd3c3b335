import { g, mix, shade, tf } from '#artwork/engine.ts';
import type { Branch } from './branch.ts';
import { bough, firArt } from './fir.ts';
import { glassBall } from './glass-ball.ts';

/** three glass balls */
export function drawTrio({ c, r, p, m, dark, warm, leaf, cream, cast, bark, back, front, hang, sh, textAt }: Branch) {
  bough(r, [-70, 20], [260, 210], [640, 190], 230, back, 10);
  bough(r, [1070, -30], [800, 160], [380, 170], 230, front, 10);
  bough(r, [-60, 260], [40, 340], [190, 380], 120, back, 5);
  c.add('art', firArt(back, shade(leaf, -0.05), bark));
  const kinds = m === 'reflector' ? ['indent', 'indent', 'rib'] : ['band', 'indent', 'stars'];
  const cols = dark ? [p.c, p.a, mix(p.b, p.d, 0.4)] : [p.c, p.a, p.e];
  const pos: [number, number, number][] = m === 'reflector' ? [[262, 570, 148], [600, 730, 232], [858, 470, 98]] : [[222, 570, 146], [524, 764, 218], [806, 524, 158]];
  pos.forEach(([x, y, R], i) =>
    c.add('art', hang(x, 190, y - R * 1.24) + sh(x, y, R) + g(glassBall(c, R, cols[i]!, mix(cream, warm, i === 1 ? 0.5 : 0.25), cast, shade(leaf, -0.12), warm, kinds[i]!), tf(x, y)), 'sway'));
  c.add('art', firArt(front, leaf, bark));
  textAt(1146, 190, 158);
}
