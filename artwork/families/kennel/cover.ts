import { clamp, Drawing, ease, ell, type Input, lerp, mix, n1, path, rect, type Rng, shade } from '#artwork/engine.ts';
import { roles, tone, withContrast } from '#artwork/colours/creatures.ts';
import { headline, small } from '#artwork/lettering/creatures.ts';
import { fillA, ink, S } from '#artwork/outlines/silhouette.ts';
import { BREEDS } from './breeds.ts';
import { type Cloth, drawClothes } from './clothes.ts';
import { drawFrame, METALS, type Oval } from './frame.ts';
import type { Fur } from './fur.ts';
import { drawCurlyCoat, drawFeatures, drawShortCoat } from './head.ts';
import { drawNeckwear, drawRuff, type Neck } from './neckwear.ts';
import { drawDamask } from './wall.ts';

/** the scumbled background of the painting: quick strokes, light and dark */
function scumble(r: Rng, back: string): string {
  let sc = '';
  for (let i = 0; i < 120; i++) {
    const x = r.f(190, 810), y = r.f(170, 940), A = r.f(-0.9, -0.3), L = r.f(30, 90);
    sc += `M${n1(x)} ${n1(y)}q${n1(Math.cos(A) * L * 0.5 + 6)} ${n1(Math.sin(A) * L * 0.5 + 8)} ${n1(Math.cos(A) * L)} ${n1(Math.sin(A) * L)}`;
  }
  return ink(sc, shade(back, 0.16), 9, 0.1) + ink(sc, shade(back, -0.1), 7, 0.12, 'transform="translate(14 20)"');
}

/** A dog in clothes, painted in oils, in a gilt oval frame on a papered wall. */
export function drawKennel(inp: Input): Drawing {
  const c = new Drawing('kennel', inp), { p, r } = c, q = roles(p), m = inp.motif || 'dachshund';
  const B = BREEDS(), b = B[m] ?? B.dachshund!, dress = inp.variant && ['ruff', 'admiral', 'tweed', 'pearls'].includes(inp.variant) ? inp.variant : b.dress;
  const wall = q.dark ? shade(p.bg, 0.01) : tone(q.cool, q.dark ? 0.3 : 0.42, 0.055), wl = shade(wall, 0.045);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(wall, 0.05)], [0.6, wall], [1, shade(wall, -0.06)]], 0.45, 0.36, 0.85)}"`));
  drawDamask(c, wl);
  const oval: Oval = { cx: 500, cy: 556, rx: 312, ry: 392 }, { cx, cy, rx, ry } = oval;
  const foil = c.foil(p.metal, 30), md = METALS[p.metal];
  drawFrame(c, oval, foil, md);
  const clip = c.clip(`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`);
  const back = tone(mix(q.hot, '#7a6a4a', 0.55), 0.4, 0.035);
  const k: Fur = { r, c, dir: (pp) => lerp(Math.PI - 0.12 + (pp[1] - 440) * -0.0034, 1.95, ease(clamp((pp[1] - 470 + (520 - pp[0]) * 0.45) / 170))) };
  let a = ell(cx, cy, rx, ry, `fill="${c.rad([[0, shade(back, 0.22, 0.01)], [0.5, back], [1, shade(back, -0.16)]], 0.66, 0.34, 0.78)}"`);
  a += scumble(r, back);
  const [x, y, half, turn] = b.neck, neck: Neck = { x, y, r: half, turn };
  const torso = '150,1000! 190,850 262,744 360,676 470,690 590,680 664,742 730,830 784,1000!';
  const colour = dress === 'ruff' ? '#241f26' : dress === 'admiral' ? tone(mix(q.cool, '#1d2f57', 0.6), 0.31, 0.075)
    : dress === 'tweed' ? tone(mix(q.warm, '#8a6a3c', 0.6), 0.5, 0.06) : tone(q.hot, 0.46, 0.12);
  const cloth: Cloth = { colour, clip: c.clip(path(S(torso))) };
  const body = fillA(S(torso), c.lin([[0, shade(colour, -0.08)], [0.6, colour], [0.85, shade(colour, 0.09)], [1, shade(colour, -0.02)]], 0, 0, 1, 0.2));
  a += body + drawClothes(dress, cloth, q, foil, md);
  if (dress === 'ruff') a += drawRuff(c, neck);
  const hcp = c.clip(path(S(b.head)));
  a += b.fluffy ? drawCurlyCoat(k, b) : drawShortCoat(k, m, b, hcp);
  if (b.over) a += b.over(k);
  a += drawFeatures(c, b);
  a += drawNeckwear(c, dress, neck, q, md);
  const crack = ell(cx, cy, rx, ry, `fill="${c.rad([[0.55, '#1a0f06', 0], [1, '#1a0f06', 0.55]], 0.56, 0.42, 0.62)}"`);
  const flip = r.chance(0.4);
  c.add('art', `<g clip-path="${clip}">${flip ? `<g transform="translate(1000 0) scale(-1 1)">${a}</g>` : a}${crack}</g>`
    + ell(cx, cy, rx + 4, ry + 4, 'fill="none" stroke="#1a0f06" stroke-width="12" opacity=".35"')
    + ell(cx, cy, rx + 8, ry + 8, `fill="none" stroke="${md[0]}" stroke-width="5"`)
    + fillA(`M${cx - rx * 0.86} ${cy - ry * 0.4}Q${cx - rx * 0.6} ${cy - ry * 0.86} ${cx - rx * 0.1} ${cy - ry * 0.95}Q${cx - rx * 0.5} ${cy - ry * 0.7} ${cx - rx * 0.74} ${cy - ry * 0.16}Z`,
    '#fff', 0.06));
  const tc = withContrast(wall, q.cream, 7), two = inp.name || inp.sub;
  const h = headline(inp.headline, 'elsie-swash-caps', 500, { mid: two ? 1170 : 1200 }, 800, 88, 1.08, 'm', { H: 150, n: 2 });
  c.add('type', fillA(h.d, tc) + (two ? fillA(small(two, 'cormorant-garamond:500i', 500, Math.max(1292, h.bottom + 80), 740, 44), withContrast(wall, METALS[p.metal][2], 4.6)) : ''));
  c.add('texture', c.grain(0.6));
  return c;
}
