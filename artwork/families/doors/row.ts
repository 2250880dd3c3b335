import { at, contrast, g, mix, path, polar, pt, rect, shade, tfit } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { withContrast } from '#artwork/colours/pastimes.ts';
import { block, linesIn } from '#artwork/lettering/pastimes.ts';
import { leaf } from './door.ts';
import { brickWall, type House } from './house.ts';
import { bay, foliage, rose5, wreathOn } from './plants.ts';

/** a row of doors */
export function drawRow({ inp, c, r, p, K, brass, glow, gr, nm, stone, pick, s, t }: House & { s: string; t: string }) {
  // a street of them
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${K.dark ? p.bg : K.cream}"`));
  const styles = r.shuffle(['six', 'deco', 'half', 'plank', 'six', 'half']),
    cols = r.shuffle([K.hot, K.cool, K.warm, K.deep, mix(K.hot, K.cream, 0.45), K.cool2]),
      walls = [mix(K.cool2, K.cream, 0.3), mix(K.warm, K.cream, 0.25), mix(K.hot, K.cream, 0.6), mix(K.cool, K.cream, 0.55), mix(K.warm, K.hot, 0.3), mix(K.cream, K.deep, 0.14)];
  const W = 266, G = 22, x0 = (1000 - 3 * W - 2 * G) / 2, H = 488;
  for (let i = 0; i < 6; i++) {
    const x = x0 + (i % 3) * (W + G), y = 76 + Math.floor(i / 3) * (H + G), wl = walls[i]!;
    let col = cols[i]!;
    if (contrast(col, wl) < 1.7) col = pick(wl, r.shuffle([K.hot, K.cool, K.deep, K.warm]).slice(0, 3));
    const cl = c.clip(rect(x, y, W, H, 'rx="6"'));
    let o = i % 3 === 1 ? brickWall(c, r, x, y, W, H, wl, shade(wl, 0.07), 44, 19) : rect(x, y, W, H, `fill="${c.lin([[0, shade(wl, 0.02)], [1, shade(wl, -0.02)]])}"`);
    if (i % 3 === 2) for (let q = 0; q < 20; q++) o += rect(x, y + q * 26, W, 3, `fill="#000" opacity=".1"`) + rect(x, y + q * 26 + 3, W, 2, `fill="#fff" opacity=".2"`);
    const dw = 132, dh = 288, dx = x + W / 2 - dw / 2, dy = y + H - 42;
    const sur = i % 2 ? shade(K.cream, -0.01) : mix(K.cream, wl, 0.15);
    o += rect(dx - 20, dy - dh - 20, dw + 40, dh + 20, `fill="${sur}"`) + rect(dx - 20, dy - dh - 20, 6, dh + 20, `fill="#fff" opacity=".5"`)
      + rect(dx + dw + 14, dy - dh - 20, 6, dh + 20, `fill="#000" opacity=".12"`);
    if (i === 0 || i === 4) {
      o += path(`M${dx - 20} ${dy - dh - 18}A${dw / 2 + 20} ${dw / 2 + 20} 0 0 1 ${dx + dw + 20} ${dy - dh - 18}Z`, `fill="${sur}"`)
        + path(`M${dx} ${dy - dh - 14}A${dw / 2} ${dw / 2} 0 0 1 ${dx + dw} ${dy - dh - 14}Z`, `fill="${glow ? '#ffd98c' : mix(K.cool, K.deep, 0.4)}"`);
      let rays = '';
      for (let q = 1; q < 6; q++) rays += `M${x + W / 2} ${dy - dh - 14}L${pt(polar(x + W / 2, dy - dh - 14, dw / 2, -Math.PI + (q * Math.PI) / 6))}`;
      o += path(rays, `stroke="${sur}" stroke-width="5"`) + path(`M${x + W / 2 - 26} ${dy - dh - 14}a26 26 0 0 1 52 0Z`, `fill="${sur}"`);
    } else if (i === 1 || i === 5)
      o += path(`M${dx - 36} ${dy - dh - 18}L${x + W / 2} ${dy - dh - 78}L${dx + dw + 36} ${dy - dh - 18}Z`, `fill="${sur}"`)
        + path(`M${dx - 6} ${dy - dh - 24}L${x + W / 2} ${dy - dh - 62}L${dx + dw + 6} ${dy - dh - 24}Z`, `fill="#000" opacity=".1"`);
    else o += path(`M${dx - 38} ${dy - dh - 14}V${dy - dh - 36}Q${x + W / 2} ${dy - dh - 84} ${dx + dw + 38} ${dy - dh - 36}V${dy - dh - 14}Z`,
      `fill="${pick(wl)}"`) + path(`M${dx - 38} ${dy - dh - 14}h${dw + 76}v7h${-dw - 76}Z`, `fill="#000" opacity=".22"`);
    o += leaf(c, dx, dy, dw, dh, { col, style: styles[i]!, glow, K, brass, n: styles[i] === 'six' ? String(r.i(2, 39)) : undefined });
    o += rect(x, dy, W, 60, `fill="${shade(stone, -0.09)}"`) + rect(dx - 36, dy, dw + 72, 20, `fill="${shade(stone, 0)}"`) + rect(x, dy + 20, W, 3, `fill="#000" opacity=".15"`);
    if (i === 2 || i === 3) o += wreathOn(c, r, x + W / 2, dy - dh * (styles[i] === 'six' ? 0.66 : 0.7), 33, gr, K);
    if (i !== 2) o += bay(c, r, i % 2 ? x + 34 : x + W - 34, dy + 14, 0.4, gr, i % 2 ? K.hot : K.deep);
    if (i === 2) o += foliage(c, r, x + 36, dy - 44, 28, 30, gr, 60, 17)
      + path(`M${x + 12} ${dy - 26}h48l-7 42h-34Z`, `fill="${mix('#b8603c', K.hot, 0.4)}"`) + [0, 1, 2, 3].map((q) => rose5(x + 22 + q * 10, dy - 56 + (q % 2) * 18, 8, K.hot)).join('');
    s += g(o, `clip-path="${cl}"`) + rect(x, y, W, H, `rx="6" fill="none" stroke="${K.deep}" stroke-opacity=".14" stroke-width="2"`);
  }
  c.add('art', s);
  const bgc = K.dark ? p.bg : K.cream, hh = linesIn(inp.headline, 2, 21), b = block(hh, 'gloock', 850, hh.length > 1 ? 156 : 110, 100, 1.04), y0 = 1118,
    tot = b.h + (nm ? 60 : 0), yt = y0 + (1360 - y0 - tot) / 2;
  t += path(b.d(500, yt), `fill="${withContrast(bgc, K.dark ? K.cream : K.deep, 7)}"`);
  if (nm) t += path(at(tfit(upper(nm), 'jost:500', 800, 30, { track: 190 }), 500, yt + b.h + 58), `fill="${withContrast(bgc, K.hot, 4.6)}"`);
  c.add('type', t).add('texture', c.grain(0.55));
  return c;
}
