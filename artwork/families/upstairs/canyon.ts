import {
  at, circ, type Drawing, ell, lerp, mix, withContrast, n1, type P, path, poly, pt, rect, shade, smooth, tfit, wrap,
  type Rng,
} from '#artwork/engine.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { block } from '#artwork/lettering/pastimes.ts';
import type { Street } from './street.ts';
import { scrap, streamer } from './paper.ts';
import type { Pen } from './pen.ts';

const EYE: P = [500, 560], WALL = 300, DEEP = 1500;
/** a point of the street: across, up (negative) or down, and how near (1 is near, 0 the far end) */
const see = (x: number, y: number, near: number): P => [EYE[0] + x * near, EYE[1] + y * near];

/** What the parts of a cover share. */
type Scene = {
  s: Street; c: Drawing; pen: Pen; r: Rng;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  linen: string; name: string; ink: string; road: string; ends: number[]; cols: string[];
};

function drawFarEnd({ c, pen, K, linen, road, o }: Scene & { o: string }) {
  // the far end: a dome and its flag, in haze
  const haze = mix(K.cool2, linen, 0.36);
  o += path(`M472 640V520H478C478 500 488 492 500 490C512 492 522 500 522 520H528V640Z`, `fill="${haze}"`);
  pen.curve([[478, 520], [484, 498], [500, 489], [516, 498], [522, 520]]).line([500, 489], [500, 462]).shape([[500, 464], [518, 469], [500, 475]]).line([472, 520], [528, 520]).line([486, 528], [486, 566]).line([500, 528], [500, 566]).line([514, 528], [514, 566]);
  o += pen.take(1.6);
  o += path(poly([see(-WALL, 0, 0.16), see(WALL, 0, 0.16), see(WALL, DEEP, 0.07), see(-WALL, DEEP, 0.07)]), `fill="${mix(K.cool2, linen, 0.5)}"`);
  // the street's floor
  o += path(poly([see(-WALL, DEEP, 0.05), see(WALL, DEEP, 0.05), see(WALL, DEEP, 0.7), see(-WALL, DEEP, 0.7)]), `fill="${road}"`);
  for (const side of [-1, 1]) o += path(poly([see(side * WALL, DEEP, 0.05), see(side * 178, DEEP, 0.05), see(side * 178, DEEP, 0.7), see(side * WALL, DEEP, 0.7)]), `fill="${shade(road, 0.08)}"`);
  c.add('art', o);
  return o;
}

function drawCrowd({ c, r, K, linen, ink }: Scene) {
  // the crowd: hats, thicker by the kerb; and the band down the middle of the road
  const heads: [number, string][] = [];
  for (let i = 0; i < 620; i++) {
    const near = 0.1 + 0.5 * r.f() ** 0.8, side = r.chance(0.5) ? -1 : 1, q = see(side * lerp(184, 292, r.f() ** 1.3), DEEP, near);
    heads.push([near, ell(q[0], q[1], 15 * near + 1, 13 * near + 1, `fill="${r.pick([K.hot, K.warm, K.deep, linen, K.cool, K.cool2, '#7a5138'])}"`)]);
  }
  let band = '';
  for (let row = 0; row < 7; row++) {
    const near = 0.585 - row * 0.03;
    for (let k = -3; k <= 3; k++) {
      const q = see(k * 30, DEEP, near), z = 11 * near + 1;
      band += ell(q[0] + 4, q[1] + 7, z * 1.4, z * 1.1, 'fill="#000" opacity=".22"') + ell(q[0], q[1], z * 1.3, z, `fill="${K.hot}"`) + circ(q[0], q[1] - 2, z * 0.72, `fill="${linen}" stroke="${ink}" stroke-width="1.4"`) + (row % 2 && k % 2 ? circ(q[0] + z, q[1] + z, z * 0.6, 'fill="#f2c84b"') : '');
    }
  }
  const drum = see(0, DEEP, 0.365);
  band += ell(drum[0], drum[1], 24, 17, `fill="${linen}" stroke="${ink}" stroke-width="2.4"`) + ell(drum[0], drum[1], 15, 10, `fill="none" stroke="${K.hot}" stroke-width="4"`);
  for (const [near, col] of [[0.3, K.warm], [0.23, K.cool]] as const) {
    const q = see(0, DEEP, near), w = 150 * near, h = 190 * near;
    band += rect(q[0] - w / 2, q[1] - h / 2, w, h, `rx="${n1(w * 0.24)}" fill="${col}" stroke="${ink}" stroke-width="2"`) + rect(q[0] - w * 0.32, q[1] - h * 0.1, w * 0.64, h * 0.34, `rx="3" fill="${K.deep}"`);
  }
  c.add('art', heads.toSorted((a, b) => a[0] - b[0]).map((h) => h[1]).join('') + band);
}

function drawHouses({ c, pen, K, linen, ink, ends, cols }: Scene) {
  // both sides, house by house, from the far end to the window we stand at
  const houses: string[] = [];
  for (const side of [-1, 1]) for (let i = 0; i < ends.length - 1; i++) {
    const n0 = ends[i]!, n1v = ends[i + 1]!, top = -[420, 760, 560, 980, 700, 640, 860, 900][(i + (side > 0 ? 3 : 0)) % 8]!, col = cols[(i * 3 + (side > 0 ? 4 : 0)) % 8]!, x = side * WALL;
    const depth = (t: number) => 1 / lerp(1 / n0, 1 / n1v, t), face = [see(x, top, n0), see(x, top, n1v), see(x, DEEP, n1v), see(x, DEEP, n0)], tone = side < 0 ? col : shade(col, -0.07);
    let h = path(poly(face), `fill="${tone}"`), panes = '', sills = '', lit = '';
    const bays = i < 2 ? 3 : 4, floor = 132;
    for (let y = top + 60, f = 0; y < DEEP - 130; y += floor, f++) {
      if (EYE[1] + (y + 90) * n0 < -20 || EYE[1] + y * n1v > 1420) continue;
      for (let b = 0; b < bays; b++) {
        const a0 = depth((b + 0.24) / bays), a1 = depth((b + 0.78) / bays), quad = poly([see(x, y, a0), see(x, y, a1), see(x, y + 84, a1), see(x, y + 84, a0)]);
        if ((f * 5 + b * 3 + i) % 7 === 0) lit += quad;
        else panes += quad;
        if (n1v > 0.28) sills += `M${pt(see(x, y + 90, a0))}L${pt(see(x, y + 90, a1))}`;
        if (n1v > 0.4) sills += `M${pt(see(x, y, (a0 + a1) / 2))}L${pt(see(x, y + 84, (a0 + a1) / 2))}`;
      }
      if (f % 3 === 2) sills += `M${pt(see(x, y + 108, n0))}L${pt(see(x, y + 108, n1v))}`;
    }
    h += path(panes, `fill="${mix(K.deep, '#2a2f3b', 0.3)}" opacity=".86"`) + path(lit, `fill="${mix(K.warm, '#fff0c0', 0.45)}"`) + path(sills, `fill="none" stroke="${linen}" stroke-width="${n1(1.2 + n1v * 2.4)}"`);
    // a cornice that stands out over the street
    h += path(poly([see(x, top, n0), see(x, top, n1v), see(x * 0.93, top - 26, n1v), see(x * 0.93, top - 26, n0)]), `fill="${shade(tone, 0.06)}"`);
    pen.line(see(x, top, n0), see(x, top, n1v), true).line(see(x * 0.93, top - 26, n0), see(x * 0.93, top - 26, n1v)).line(see(x, top, n1v), see(x, DEEP, n1v)).line(see(x, DEEP, n0), see(x, DEEP, n1v));
    if (i % 2 === (side > 0 ? 1 : 0) && n1v > 0.2) {
      const at0 = depth(0.5), f0 = see(x, -60 + i * 40, at0), f1 = see(x - side * 130, -150 + i * 40, at0), drop: P = [(f0[0] + f1[0] * 3) / 4, f1[1] + 120 * at0];
      const cloth = smooth([f1, [lerp(f1[0], f0[0], 0.3), lerp(f1[1], f0[1], 0.3)], [lerp(f1[0], f0[0], 0.62), lerp(f1[1], f0[1], 0.62)], [lerp(f1[0], f0[0], 0.6), lerp(f1[1], f0[1], 0.6) + 110 * at0], drop, [f1[0] + side * 4, f1[1] + 130 * at0]], true, 0.5);
      h += path(cloth, `fill="${[K.hot, K.cool, K.warm][i % 3]}" stroke="${ink}" stroke-width="2"`);
      pen.line(f0, f1, true);
    }
    houses.push(h + pen.take(1 + n1v * 1.4, 1.4 + n1v * 3));
  }
  // far ones first on each side: the list runs near to far
  c.add('art', [...houses.slice(0, 8).toReversed(), ...houses.slice(8).toReversed()].join(''));
}

function drawFlags({ c, pen, K, linen, ink }: Scene) {
  // lines of flags over the road, further and further off
  let lines2 = '';
  for (const near of [0.26, 0.4, 0.62]) {
    const a = see(-WALL, 250 - near * 80, near), b = see(WALL, 230 - near * 80, near), dip = 60 * near, q = (t: number): P => [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + dip * 4 * t * (1 - t)];
    pen.curve([q(0), q(0.25), q(0.5), q(0.75), q(1)]);
    for (let i = 0; i < 13; i++) {
      const u = q((i + 0.2) / 13), v = q((i + 0.8) / 13);
      lines2 += path(poly([u, v, [(u[0] + v[0]) / 2, u[1] + 46 * near]]), `fill="${[K.hot, K.warm, K.cool, linen][i % 4]}" stroke="${ink}" stroke-width="1.6"`);
    }
  }
  c.add('art', lines2 + pen.take(1.8));
}

function drawBanner({ s, c, pen, K, name, ink }: Scene) {
  // the banner, from our own window to the one across
  const T = 110, B = 436, bannerD = `M92 ${T}Q500 ${T + 52} 908 ${T}L902 ${B - 18}Q500 ${B + 34} 98 ${B - 18}Z`, cream = '#fffaf0';
  pen.line([92, T], [-10, T - 66], true).line([98, B - 18], [-10, B + 30], true).line([908, T], [1010, T - 66], true).line([902, B - 18], [1010, B + 30], true);
  c.add('ornament', pen.take(2.4, 5) + path(bannerD, 'fill="#000" opacity=".24" transform="translate(12 20)"') + path(bannerD, `fill="${cream}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"`) + path(`M112 ${T + 20}Q500 ${T + 70} 888 ${T + 20}M117 ${B - 36}Q500 ${B + 14} 883 ${B - 36}`, `fill="none" stroke="${K.hot}" stroke-width="8"`)
    + [[108, T + 8], [892, T + 8], [112, B - 26], [888, B - 26]].map(([x, y]) => circ(x!, y!, 7, `fill="${mix(K.warm, '#c99a3a', 0.4)}" stroke="${ink}" stroke-width="2.4"`)).join(''));
  const own = linesOf(s.headline), lines = own.length > 1 ? own : wrap(s.headline, s.headline.length > 12 ? 2 : 1), b = block(lines, 'suez-one', 690, lines.length > 1 ? (name ? 156 : 200) : 110, 132, 1.04), mid = (T + B) / 2 + 16, y0 = mid - b.h / 2 - (name ? 32 : 0);
  c.add('type', path(b.d(500, y0), `fill="${withContrast(cream, K.deep, 7)}"`));
  if (name) c.add('type', path(at(tfit(name, 'caveat:600', 600, 56), 500, y0 + b.h + 62), `fill="${withContrast(cream, K.hot, 4.6)}"`));
  return { T, B };
}

/** a street from a high window on the day of the parade */
export function drawCanyon(s: Street): Drawing {
  const { c, pen, r, K, linen, name } = s, ink = pen.ink, sky = mix(K.cool2, linen, 0.5), road = mix(linen, mix(K.deep, '#8a8578', 0.6), 0.42);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix(sky, K.cool2, 0.3)], [0.42, mix(sky, linen, 0.5)], [1, linen]])}"`) + circ(500, 520, 210, `fill="${c.rad([[0, '#fffdf0', 0.9], [1, '#fffdf0', 0]])}"`));
  const ends = [2.3, 1.62, 1.16, 0.84, 0.6, 0.43, 0.31, 0.22, 0.16], cols = [mix(K.warm, linen, 0.35), mix(K.hot, linen, 0.45), mix(K.cool, linen, 0.5), mix(K.warm, linen, 0.6), mix(mix(K.hot, K.warm, 0.5), linen, 0.45), mix(K.hot, linen, 0.6), mix(K.warm, K.hot, 0.3), mix(K.cool, linen, 0.66)];
  let o = '';
  const scene: Scene = { s, c, pen, r, K, linen, name, ink, road, ends, cols };
  o = drawFarEnd({ ...scene, o });
  drawCrowd(scene);
  drawHouses(scene);
  drawFlags(scene);
  const { T, B } = drawBanner(scene);
  // paper: far and small, near and large
  let air = '';
  for (let i = 0; i < 240; i++) {
    const t = r.f() ** 1.7, x = r.f(0, 1000), y = r.f(0, 1400);
    if (y > T - 20 && y < B + 24 && x > 80 && x < 920) continue;
    air += scrap(r, x, y, lerp(3, 13, t), r.pick([linen, linen, K.hot, K.warm, K.cool, K.cool2]));
  }
  for (const [x, y, L, w, col, drift] of [[60, 430, 620, 17, linen, 90], [948, 420, 700, 18, K.warm, -70], [230, 470, 330, 9, K.hot, 40], [764, 456, 380, 10, linen, -30], [360, 500, 220, 6, K.warm, 10], [640, 520, 240, 6, K.hot, -14], [150, 900, 480, 20, K.hot, -60], [856, 1010, 420, 20, linen, 40]] as const) air += streamer(x, y, L, w, col, drift, ink);
  for (let i = 0; i < 16; i++) air += scrap(r, i % 2 ? r.f(0, 330) : r.f(670, 1000), r.f(820, 1390), r.f(18, 30), r.pick([linen, K.hot, K.warm, K.cool]));
  c.add('ornament', air).add('texture', c.grain(0.7));
  c.alt = 'A parade from a high window, with paper falling between tall houses.';
  return c;
}
