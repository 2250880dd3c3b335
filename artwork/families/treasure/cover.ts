import {
  at, Drawing, g, type Input, lum, mix, n1, type P, path, polar, pt, rect, set, shade, smooth, TAU, tfit,
} from '#artwork/engine.ts';
import { isInsideRings } from '#artwork/primitives/polygons.ts';
import { withContrast } from '#artwork/colours/journeys.ts';
import { roles } from '#artwork/colours/roles.ts';
import { flat } from '#artwork/marks/burin.ts';
import { drawCartouche } from './cartouche.ts';
import { drawRose } from './compass.ts';
import { drawCountry, drawTwins } from './island.ts';
import type { Ink, Parchment } from './map.ts';
import { drawSeaCreatures } from './sea-creatures.ts';
import { drawSheet, drawWaterLines } from './sheet.ts';
import { coast, shore } from './shore.ts';

export function drawTreasure(inp: Input): Drawing {
  const c = new Drawing('treasure', inp), { r, p } = c, K = roles(p);
  const m = inp.motif && ['isle', 'heart', 'age', 'twins'].includes(inp.motif) ? inp.motif : 'isle';
  const parch = mix(mix(K.cream, K.warm, 0.34), '#efd9ab', 0.38), ink = lum(K.deep) > 0.34 ? shade(K.deep, 0.28 - lum(K.deep)) : mix(K.deep, '#2a1a10', 0.35);
  const table = K.dark ? shade(p.bg, -0.02) : lum(p.e) < 0.5 ? p.e : K.cool, wash = mix(K.cool, parch, 0.25), hot = withContrast(parch, K.hot, 3.4), land = mix(parch, K.cream, 0.55);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${table}"`));
  // plank seams under the sheet
  let pk = '';
  for (let i = 0; i < 6; i++) pk += `M${i * 190 + 30} 0V1400`;
  let pg = '';
  for (let i = 0; i < 120; i++) {
    const x = r.f(0, 1000), y = r.f(-60, 1400);
    pg += `M${n1(x)} ${n1(y)}q${n1(r.f(-6, 6))} ${n1(r.f(30, 60))} ${n1(r.f(-3, 3))} ${n1(r.f(80, 190))}`;
  }
  c.add('texture', path(pg, `fill="none" stroke="${shade(table, -0.06)}" stroke-width="2"`) + path(pk, `stroke="${shade(table, -0.12)}" stroke-width="4"`)
    + path(pk, `stroke="${shade(table, 0.05)}" stroke-width="1.4" transform="translate(4 0)"`));
  const parchment: Parchment = { inp, c, r, K, m, parch, ink, wash, hot, land };
  const eclip = drawSheet(parchment);
  const X0 = 104, Y0 = 104, X1 = 896, Y1 = 1296;
  // islands
  const cx = 500, cy = 566;
  let rings: P[][] = [];
  const scene: Ink = { inp, K, ink, land };
  if (m === 'heart') {
    const d = 'M500 862C390 770 252 690 246 520C242 396 330 330 410 350C458 362 486 402 498 446C514 398 548 356 604 348C690 338 766 406 756 522C744 690 610 770 500 862Z';
    rings = [coast(flat(d, 40)[0]!, inp.seed, 15)];
  } else if (m === 'age') {
    const t0 = (inp.sub || '50').slice(0, 3), q = tfit(t0, 'bowlby-one', 600, 620, { track: 40 }), sc = Math.min(1, 430 / (q.y1 - q.y0)), t = set(t0, 'bowlby-one', q.size * sc, { track: 40 });
    const d = at(t, cx, cy + (t.y1 - t.y0) / 2).replace(/Q(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)/g, 'L$3 $4');
    rings = flat(d, 10).filter((l) => l.length > 4).map((l, i) => coast([...l, l[0]!], inp.seed + i, 8, 10));
  } else if (m === 'twins') rings = drawTwins({ ...scene, rings });
  else {
    const k = r.f(0, 6);
    rings = [coast(Array.from({ length: 61 }, (_, i) => {
      const th = (i / 60) * TAU, w = 1 + 0.14 * Math.sin(th * 2 + k) + 0.13 * Math.sin(th * 3 + k * 1.7) - 0.16 * Math.exp(-((((th - 0.7 + TAU) % TAU) / 0.3) ** 2));
      return [cx + Math.cos(th) * 284 * w, cy + Math.sin(th) * 262 * w] as P;
    }), inp.seed, 26)];
  }
  for (const [ix, iy, iR] of [[178, 748, 26], [806, 872, 24], [846, 560, 20]] as const)
    if (shore([ix, iy], rings) > iR + 60 && !isInsideRings(rings, ix, iy))
      rings.push(coast(Array.from({ length: 25 }, (_, i) => polar(ix, iy, iR * (1 + 0.2 * Math.sin(i)), (i / 24) * TAU)), inp.seed + ix, 7, 7));
  const isl = rings.map((l) => smooth(l)).join('');
  // rhumb lines out of the rose
  const rx = 768, ry = 232;
  let rh = '';
  for (let i = 0; i < 32; i++) rh += `M${rx} ${ry}L${pt(polar(rx, ry, 1500, (i * TAU) / 32))}`;
  for (let i = 0; i < 16; i++) rh += `M260 900L${pt(polar(260, 900, 1500, (i * TAU) / 16 + 0.1))}`;
  const mclip = c.clip(rect(X0, Y0, X1 - X0, Y1 - Y0));
  let sea = path(rh, `stroke="${mix(ink, parch, 0.55)}" stroke-width="1" opacity=".5"`);
  for (let i = 4; i >= 1; i--) sea += path(isl, `fill="none" stroke="${wash}" stroke-width="${i * 34}" stroke-opacity=".17" stroke-linejoin="round"`);
  sea += drawWaterLines({ ...parchment, isl });
  sea += path(isl, `fill="${land}" fill-rule="evenodd" stroke="${ink}" stroke-width="4" stroke-linejoin="round"`)
    + path(isl, `fill="none" stroke="${mix(K.warm, K.hot, 0.25)}" stroke-width="34" stroke-opacity=".3" clip-path="${c.clip(`<path d="${isl}" clip-rule="evenodd"/>`)}"`);
  sea += drawCountry({ ...parchment, rings, cy, cx, scene });
  sea = drawSeaCreatures({ ...parchment, X0, Y0, X1, rings, rx, ry, sea, mclip });
  drawRose({ ...parchment, rx, ry });
  // neatline
  let nt = rect(X0 - 22, Y0 - 22, X1 - X0 + 44, Y1 - Y0 + 44, `fill="none" stroke="${ink}" stroke-width="3"`)
    + rect(X0 - 14, Y0 - 14, X1 - X0 + 28, Y1 - Y0 + 28, `fill="none" stroke="${ink}" stroke-width="1.2"`) + rect(X0, Y0, X1 - X0, Y1 - Y0, `fill="none" stroke="${ink}" stroke-width="2"`);
  nt += rect(X0 - 7, Y0 - 7, X1 - X0 + 14, Y1 - Y0 + 14, `fill="none" stroke="${ink}" stroke-width="11" stroke-dasharray="44 44"`);
  c.add('frame', nt);
  drawCartouche(parchment);
  // scale of leagues
  let sc = '';
  for (let i = 0; i < 8; i++) sc += `M${372 + i * 32} ${1268 + (i % 2) * 6}h32v6h-32Z`;
  c.add('ornament', path(sc, `fill="${ink}"`) + rect(372, 1268, 256, 12, `fill="none" stroke="${ink}" stroke-width="1.6"`));
  // folds
  let fo = '';
  for (const y of [480, 920])
    fo += rect(40, y - 16, 920, 16, `fill="${c.lin([[0, '#000000', 0], [1, '#000000', 0.09]])}"`) + rect(40, y, 920, 14, `fill="${c.lin([[0, '#ffffff', 0.26], [1, '#ffffff', 0]])}"`);
  fo += rect(484, 40, 16, 1320, `fill="${c.lin([[0, '#000000', 0], [1, '#000000', 0.09]], 0, 0, 1, 0)}"`)
    + rect(500, 40, 14, 1320, `fill="${c.lin([[0, '#ffffff', 0.26], [1, '#ffffff', 0]], 0, 0, 1, 0)}"`);
  c.add('texture', g(fo, `clip-path="${eclip}"`) + c.grain(1.1));
  return c;
}
