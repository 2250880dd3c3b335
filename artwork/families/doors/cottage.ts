import { bez, circ, g, mix, n1, path, polar, pt, rect, ribbon, shade } from '#artwork/engine.ts';
import { leaf } from './door.ts';
import { type House, steps } from './house.ts';
import { foliage, rose5 } from './plants.ts';

/** a cottage with roses */
export function drawCottage(house: House & { wallc: string; ground: number }) {
  const { c, r, K, brass, glow, gr, stone, pick, ground } = house;
  let { wallc } = house;
  let s = '';
  const st = mix(wallc, '#f4ead6', 0.3);
  wallc = st;
  s += rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(st, 0.02)], [1, shade(st, -0.03)]])}"`);
  let sp = '';
  for (let i = 0; i < 240; i++) {
    const x = r.f(0, 1000), y = r.f(0, 1240), w = r.f(10, 46);
    sp += `M${n1(x)} ${n1(y)}q${n1(w / 2)} ${n1(r.f(-7, 7))} ${n1(w)} 0`;
  }
  s += path(sp, `fill="none" stroke="${shade(st, -0.07)}" stroke-width="3" stroke-linecap="round" opacity=".55"`);
  const w = 348, h = 660, x = 326, y = ground - 46, col = pick(st, [K.cool, K.deep]);
  const arch = (d: number) =>
    `M${x - d} ${y}V${y - h + 130 - d * 0.3}C${x - d} ${y - h - 10 - d} ${x + w * 0.2} ${y - h - 60 - d} ${x + w / 2} ${y - h - 60 - d}C${x
      + w * 0.8} ${y - h - 60 - d} ${x + w + d} ${y - h - 10 - d} ${x + w + d} ${y - h + 130 - d * 0.3}V${y}Z`;
  s += path(arch(44), `fill="${shade(stone, -0.04)}"`);
  let jt = '';
  for (let i = 0; i < 9; i++) jt += `M${x - 44} ${y - 20 - i * 74}h44M${x + w} ${y - 20 - i * 74}h44`;
  for (let i = 0; i < 7; i++) jt += `M${pt(polar(500, y - h + 120, 170, -Math.PI + 0.3 + i * 0.42))}L${pt(polar(500, y - h + 120, 240, -Math.PI + 0.3 + i * 0.42))}`;
  s += g(path(jt, `stroke="${shade(stone, -0.16)}" stroke-width="3.5"`), `clip-path="${c.clip(path(arch(44)))}"`) + path(arch(0), `fill="#000" opacity=".35"`);
  s += g(leaf(c, x + 6, y, w - 12, h + 60, { col, style: 'plank', glow, K, brass }), `clip-path="${c.clip(path(arch(-7)))}"`)
    + path(arch(-7), `fill="none" stroke="#000" stroke-opacity=".25" stroke-width="8"`);
  s += steps(house, x - 66, w + 132, y, 1);
  // a climbing rose over the arch
  const vine = bez([226, ground], [210, 900], [250, 560], [380, 450], 26).concat(bez([380, 450], [500, 380], [640, 400], [752, 560], 26).slice(1));
  s += path(ribbon(vine, (q) => 15 - 10 * q), `fill="#5c4531"`);
  let lv = '', fl = '';
  vine.forEach(([vx, vy], i) => {
    if (i < 3) return;
    lv += foliage(c, r, vx + r.f(-14, 14), vy + r.f(-14, 10), 42, 38, gr, 13, 27);
    if (i % 2 === 0) fl += rose5(vx + r.f(-38, 38), vy + r.f(-34, 30), r.f(14, 24), r.pick([K.hot, mix(K.hot, K.cream, 0.4), mix(K.hot, K.cream, 0.65)]));
  });
  s += lv + fl;
  s += foliage(c, r, 140, ground - 34, 170, 66, gr, 120, 36) + foliage(c, r, 862, ground - 34, 170, 60, gr, 120, 36);
  for (let i = 0; i < 22; i++) {
    const fx = i % 2 ? r.f(20, 270) : r.f(730, 980), fy = ground - r.f(20, 150);
    s += path(`M${n1(fx)} ${ground}Q${n1(fx + r.f(-12, 12))} ${n1(fy + 60)} ${n1(fx)} ${n1(fy)}`, `fill="none" stroke="${shade(gr, -0.06)}" stroke-width="4"`);
    for (let q = 0; q < 6; q++) s += circ(fx + r.f(-8, 8), fy + q * 11, 8 - q * 0.4, `fill="${i % 3 ? K.cool2 : K.warm}"`);
  }
  return { s, wallc };
}
