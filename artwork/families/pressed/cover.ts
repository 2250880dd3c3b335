import { at, circ, Drawing, g, type Input, mix, n1, type P, path, pt, rect, shade } from '#artwork/engine.ts';
import { isDarkColour, readable } from '#artwork/colours/stationery.ts';
import { evenLines, fitIn, headlineLines, pile, type Ln } from '#artwork/lettering/stationery.ts';
import { ringD, rr } from '#artwork/outlines/flourish.ts';
import { drawCosmos, drawPansy, drawPoppy } from './bouquets.ts';
import { drawLace } from './lace.ts';
import type { Sheet } from './sheet.ts';

const GENUS: Record<string, string> = { lace: 'Daucus carota', pansy: 'Viola tricolor', poppy: 'Papaver rhoeas', cosmos: 'Cosmos bipinnatus' };

export function drawPressed(inp: Input): Drawing {
  const c = new Drawing('pressed', inp),
    { r, p } = c;
  const m = inp.motif || 'lace',
    dark = isDarkColour(p.bg);
  const wall = dark ? p.bg : p.bg;
  const green = dark ? mix(p.d, '#7f9a6a', 0.5) : mix(mix(p.c, '#5e7350', 0.72), p.ink, 0.14);
  const shape = inp.variant || ({ lace: 'rect', pansy: 'oval', poppy: 'rect', cosmos: 'round' } as Record<string, string>)[m]! || 'rect';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(wall, 0.025)], [0.55, wall], [1, shade(wall, -0.03)]], 0, 0, 0.6, 1)}"`)
    + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#ffffff', dark ? 0.13 : 0.5], [1, '#ffffff', 0]], 0.34, 0.3, 0.6)}"`));
  const cx = 500,
    cy = shape === 'round' ? 585 : 600,
    w = shape === 'round' ? 730 : shape === 'oval' ? 640 : 610,
    h = shape === 'round' ? 730 : 800;
  const D = shape === 'rect' ? rr(cx - w / 2, cy - h / 2, w, h, 10) : ringD(cx, cy, w / 2, h / 2);
  const inset = (k: number) => (shape === 'rect' ? rr(cx - w / 2 + k, cy - h / 2 + k, w - 2 * k, h - 2 * k, 6) : ringD(cx, cy, w / 2 - k, h / 2 - k));
  const shd = mix(shade(wall, dark ? -0.16 : -0.34), '#20140c', 0.25);
  // chain and nail
  const top = cy - h / 2,
    nail: P = [cx, 66];
  const hooks: P[] = shape === 'rect' ? [[cx - 150, top], [cx + 150, top]] : [[cx - w * 0.2, cy - (h / 2) * Math.sqrt(1 - 0.16)], [cx + w * 0.2, cy - (h / 2) * Math.sqrt(1 - 0.16)]];
  const chain = hooks.map((q) => `M${pt(nail)}L${pt(q)}`).join('');
  const foil = c.foil(p.metal, 32);
  let fr = g(path(chain, `fill="none" stroke="${shd}" stroke-width="5" stroke-opacity=".28"`), 'transform="translate(13 16)"');
  fr += path(chain, `fill="none" stroke="${shade(p.metal === 'silver' ? '#7b828b' : p.metal === 'rose' ? '#9c5c4c' : '#8d6527', -0.04)}" stroke-width="5.4" stroke-dasharray="11 2.4" stroke-linecap="butt"`)
    + path(chain, `fill="none" stroke="${foil}" stroke-width="3" stroke-dasharray="9 4.4" stroke-dashoffset="-1"`);
  fr += circ(nail[0] + 7, nail[1] + 9, 13, `fill="${shd}" fill-opacity=".25"`) + circ(nail[0], nail[1], 12, `fill="${foil}"`) + circ(nail[0] - 3, nail[1] - 4, 4, 'fill="#fff" fill-opacity=".6"');
  c.add('frame', fr);
  // shadow of the brass, then the glass itself
  const ringPath = D + inset(13);
  c.add('art', g(path(ringPath, `fill="${shd}" fill-opacity=".3" fill-rule="evenodd"`), 'transform="translate(22 30)"') + c.soft(D, 22, 30, 16, shd, 0.16, 5)
    + path(D, `fill="${dark ? '#ffffff' : '#fffdf6'}" fill-opacity="${dark ? 0.05 : 0.34}"`));
  // flowers
  let s = '';
  const A = p.a,
    white = dark ? '#fbf6e8' : mix(p.paper, '#ffffff', 0.7);
  const lacePetal = dark ? white : '#fffefb';
  const sheet: Sheet = { c, r, p, dark, green, A, lacePetal };
  if (m === 'lace') s += drawLace(sheet);
  else if (m === 'pansy') s += drawPansy(sheet);
  else if (m === 'poppy') s += drawPoppy(sheet);
  else s += drawCosmos(sheet);
  const clip = c.clip(path(inset(6)));
  c.add('art', g(g(s, `filter="${c.shadow(20, 27, 6, shd, dark ? 0.42 : 0.3)}"`), `clip-path="${clip}"`), 'float');
  // glass light, brass edge, hand-written slip
  let gl = `<g clip-path="${clip}">` + path(`M${cx - w / 2} ${cy + h * 0.08}L${cx + w * 0.16} ${cy - h / 2}H${cx + w * 0.36}L${cx - w / 2} ${cy + h * 0.36}Z`,
    `fill="${c.lin([[0, '#fff', dark ? 0.1 : 0.34], [1, '#fff', 0]], 0, 0, 1, 1)}"`)
      + path(`M${cx - w / 2} ${cy + h * 0.42}L${cx + w * 0.42} ${cy - h / 2}H${cx + w * 0.47}L${cx - w / 2} ${cy + h * 0.48}Z`, `fill="#fff" fill-opacity="${dark ? 0.05 : 0.2}"`) + '</g>';
  const edge = p.metal === 'silver' ? '#5d636c' : p.metal === 'rose' ? '#8a4d40' : '#7c5620';
  gl += path(D + inset(13), `fill="${foil}" fill-rule="evenodd"`) + path(D, `fill="none" stroke="${edge}" stroke-width="1.6"`)
    + path(inset(13), `fill="none" stroke="${edge}" stroke-width="2" stroke-opacity=".85"`) + path(inset(3), 'fill="none" stroke="#fff8e0" stroke-width="1.6" stroke-opacity=".8"');
  for (const q of hooks) gl += circ(q[0], q[1] + 2, 9, `fill="${foil}" stroke="${edge}" stroke-width="1.6"`);
  c.add('frame', gl);
  const hand = inp.sub ? inp.sub : GENUS[m]!;
  const lab = fitIn(hand, 'la-belle-aurore', 250, 34),
    lw = lab.x1 - lab.x0 + 54,
    ly = cy + h / 2 - (shape === 'rect' ? 66 : shape === 'oval' ? 84 : 92);
  const LD = `M${n1(cx - lw / 2)} ${ly - 27}l${n1(lw)} -3l2 54l${n1(-lw - 3)} 4Z`;
  const slip = mix(dark ? '#f7efdd' : p.paper, '#f3e6c8', 0.35);
  c.add('type', c.soft(LD, 6, 8, 6, shd, 0.22, 3) + path(LD, `fill="${slip}"`) + path(at(lab, cx, ly + 9), `fill="${readable(mix(p.ink, '#33291f', dark ? 1 : 0.4), slip)}"`));
  const ink = dark ? p.ink : readable(p.ink, wall, 7);
  const ls = headlineLines(inp, 22);
  const specs: Ln[] = evenLines(ls, 'cormorant-garamond:500i', 800, ls.length > 1 ? 86 : 104, { gap: 18 });
  if (inp.name) {
    specs[specs.length - 1]!.gap = 38;
    specs.push({ t: inp.name.toUpperCase(), f: 'tenor-sans', w: 680, max: 25, track: 260 });
  }
  const S = pile(specs, { cy: 1192, h: 280 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${ink}"`)).join(''));
  c.add('texture', c.grain(0.8));
  c.alt = `${m} pressed between panes of glass in a brass frame, with the words ${ls.join(' ')}`;
  return c;
}
