import { at, contrast, mix, path, rect, set, shade } from '#artwork/engine.ts';
import { withContrast } from '#artwork/colours/pastimes.ts';
import { leaf } from './door.ts';
import { brickWall, type House, steps } from './house.ts';
import { bay } from './plants.ts';

/** a terraced house of bricks */
export function drawTerrace(house: House & { wallc: string; ground: number }) {
  const { c, r, p, K, brass, glow, gr, num, ground } = house;
  let { wallc } = house;
  let s = '', t = '';
  const bk = mix(K.hot, '#9a5a44', 0.5);
  wallc = K.dark ? shade(mix(p.bg, bk, 0.3), -0.02) : shade(mix(bk, K.cream, 0.16), 0.0);
  s += brickWall(c, r, 0, 0, 1000, 1400, wallc, shade(wallc, 0.1));
  const w = 330, h = 640, x = 335, y = ground - 46, trim = mix(K.cream, '#fff', 0.2), col = K.deep === K.cool ? K.cool : contrast(K.cool, wallc) > 1.5 ? K.cool : K.deep;
  // porch and transom
  s += rect(x - 66, y - h - 176, w + 132, h + 176, `fill="${trim}"`) + rect(x - 66, y - h - 176, 9, h + 176, `fill="#fff" opacity=".6"`)
    + rect(x + w + 57, y - h - 176, 9, h + 176, `fill="#000" opacity=".14"`);
  s += rect(x - 96, y - h - 212, w + 192, 44, `fill="${c.lin([[0, shade(trim, 0.02)], [1, shade(trim, -0.1)]])}"`) + rect(x - 96, y - h - 168, w + 192, 12, `fill="#000" opacity=".25"`);
  s += rect(x - 14, y - h - 130, w + 28, 108, `fill="${shade(col, -0.1)}"`)
    + rect(x, y - h - 118, w, 84, `fill="${glow ? c.lin([[0, '#fff1c4'], [1, '#f2b45a']]) : c.lin([[0, mix(K.cool2, '#fff', 0.4)], [1, mix(K.cool, K.deep, 0.4)]], 0, 0, 1, 1)}"`);
  const run = set(num, 'playfair-display:700', 66);
  t += path(at(run, 500, y - h - 76 + run.cap / 2), `fill="${glow ? withContrast('#f6cd80', K.deep, 5) : withContrast(mix(K.cool2, K.cool, 0.5), K.cream, 4)}"`);
  s += rect(x - 14, y - h - 12, w + 28, h + 12, `fill="${shade(col, -0.14)}"`) + leaf(c, x, y, w, h, { col, style: 'deco', glow, K, brass });
  s += steps(house, x - 66, w + 132, y, 2);
  s += bay(c, r, 168, ground + 46, 1.06, gr, K.deep) + bay(c, r, 832, ground + 46, 1.06, gr, K.deep);
  // two bottles of milk
  for (const bx of [712, 752])
    s += path(`M${bx - 15} ${y + 40}V${y - 30}C${bx - 15} ${y - 46} ${bx - 8} ${y - 50} ${bx - 8} ${y - 66}H${bx + 8}C${bx + 8} ${y - 50} ${bx + 15} ${y - 46} ${bx + 15} ${y - 30}V${y + 40}Z`,
      `fill="#fdfbf4"`) + rect(bx - 9.5, y - 74, 19, 12, `rx="3" fill="${K.warm}"`) + rect(bx - 10, y - 30, 4, 62, `fill="${K.cool2}" opacity=".5"`)
        + rect(bx + 7, y - 30, 8, 70, `fill="#000" opacity=".1"`);
  return { s, t, wallc };
}
