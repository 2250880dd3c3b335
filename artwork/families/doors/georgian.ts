import { mix, path, polar, pt, rect, shade } from '#artwork/engine.ts';
import { knocker, leaf } from './door.ts';
import { type House, steps } from './house.ts';
import { bay, wreathOn } from './plants.ts';

/** a Georgian door with a fanlight */
export function drawGeorgian(house: House & { wallc: string; ground: number }) {
  const { inp, c, r, p, K, brass, glow, gr, num, pick, ground } = house;
  let { wallc } = house;
  let s = '';
  // georgian: stucco, pilasters, fanlight
  wallc = K.dark ? p.bg : mix(mix(K.cool2, K.cream, 0.5), p.bg, 0.35);
  s += rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(wallc, 0.02)], [1, shade(wallc, -0.025)]])}"`);
  let jn = '';
  for (let j = 0; j < 9; j++) jn += `M0 ${420 + j * 100}H1000` + [0, 1, 2, 3, 4].map((i) => `M${(j % 2 ? 60 : 160) + i * 220} ${420 + j * 100}v100`).join('');
  s += path(jn, `stroke="${shade(wallc, -0.08)}" stroke-width="5"`) + path(jn, `stroke="#fff" stroke-opacity=".3" stroke-width="2" transform="translate(3 4)"`);
  const w = 296, h = 538, x = 352, y = ground - 92, R = w / 2, fy = y - h - 24, trim = mix(K.cream, '#ffffff', 0.15), col = pick(wallc);
  // surround
  s += path(`M${x - 112} ${y + 4}V${fy - 4}A${R + 112} ${R + 104} 0 0 1 ${x + w + 112} ${fy - 4}V${y + 4}Z`,
    `fill="#000" opacity=".16" transform="translate(9 8)"`) + path(`M${x - 112} ${y}V${fy - 4}A${R + 112} ${R + 104} 0 0 1 ${x + w + 112} ${fy - 4}V${y}Z`, `fill="${trim}"`);
  for (const k of [0, 1, 2, 3, 4, 5, 6, 7, 8])
    s += path(`M${pt(polar(500, fy, R + 40, -Math.PI + ((k + 0.5) * Math.PI) / 9))}L${pt(polar(500, fy, R + 108, -Math.PI + ((k + 0.5) * Math.PI) / 9))}`,
      `stroke="${shade(trim, -0.1)}" stroke-width="3"`);
  s += path(`M476 ${fy - R - 112}H524L516 ${fy - R - 24}H484Z`, `fill="${shade(trim, -0.02)}" stroke="${shade(trim, -0.12)}" stroke-width="3"`);
  s += path(`M${x - 30} ${fy}A${R + 30} ${R + 30} 0 0 1 ${x + w + 30} ${fy}Z`, `fill="${shade(trim, -0.07)}"`);
  s += path(`M${x} ${fy - 4}A${R} ${R} 0 0 1 ${x + w} ${fy - 4}Z`,
    `fill="${glow ? c.rad([[0, '#fff3cc'], [0.6, '#ffd583'], [1, '#eaa64c']], 0.5, 1, 1) : c.lin([[0, mix(K.cool, K.deep, 0.55)], [1, mix(K.cool2, K.cool, 0.4)]], 0, 0, 1, 1)}"`);
  let fan = '';
  for (let i = 1; i < 8; i++) {
    const a = -Math.PI + (i * Math.PI) / 8;
    fan += `M${pt(polar(500, fy - 4, 34, a))}L${pt(polar(500, fy - 4, R, a))}`;
  }
  for (let i = 0; i < 8; i++) {
    const a0 = -Math.PI + (i * Math.PI) / 8, a1 = a0 + Math.PI / 8;
    fan += `M${pt(polar(500, fy - 4, R * 0.8, a0))}Q${pt(polar(500, fy - 4, R * 0.58, (a0 + a1) / 2))} ${pt(polar(500, fy - 4, R * 0.8, a1))}`;
  }
  s += path(fan, `fill="none" stroke="${trim}" stroke-width="6"`) + path(`M466 ${fy - 4}a34 34 0 0 1 68 0Z`, `fill="${trim}"`);
  s += rect(x - 112, fy - 4, w + 224, 26, `fill="${c.lin([[0, shade(trim, 0.01)], [1, shade(trim, -0.1)]])}"`) + rect(x - 112, fy + 22, w + 224, 8, `fill="#000" opacity=".2"`);
  // pilasters
  for (const k of [-1, 1]) {
    const px = k < 0 ? x - 94 : x + w + 30;
    s += rect(px, fy + 30, 64, y - fy - 30, `fill="${c.lin([[0, shade(trim, -0.06)], [0.2, shade(trim, 0.02)], [0.7, trim], [1, shade(trim, -0.12)]], 0, 0, 1, 0)}"`);
    for (let i = 0; i < 4; i++) s += rect(px + 9 + i * 13, fy + 70, 6, y - fy - 160, `rx="3" fill="#000" opacity=".12"`);
    s += rect(px - 8, fy + 30, 80, 24, `fill="${shade(trim, 0.0)}"`) + rect(px - 8, fy + 54, 80, 5, `fill="#000" opacity=".16"`)
      + rect(px - 10, y - 48, 84, 48, `fill="${shade(trim, -0.03)}"`) + rect(px - 10, y - 48, 84, 4, `fill="#fff" opacity=".7"`);
  }
  s += rect(x - 12, fy + 22, w + 24, y - fy - 22, `fill="${shade(trim, -0.16)}"`)
    + leaf(c, x, y, w, h - 4, { col, style: 'six', glow, K, brass, n: inp.variant === 'wreath' || inp.variant === 'evening' ? undefined : num });
  if (inp.variant === 'wreath' || inp.variant === 'evening') s += wreathOn(c, r, 500, y - h * 0.66, 82, gr, K);
  else s += knocker(500, y - h * 0.6, 1.15, brass);
  s += steps(house, x - 130, w + 260, y, 3);
  s += bay(c, r, 128, ground + 52, 1.12, gr, K.deep) + bay(c, r, 872, ground + 52, 1.12, gr, K.deep);
  // railings' lamp light at evening
  if (glow) s += `<ellipse cx="500" cy="${fy - 60}" rx="330" ry="300" fill="${c.rad([[0, '#ffdf9a', 0.34], [1, '#ffdf9a', 0]])}"/>`;
  return { s, wallc };
}
