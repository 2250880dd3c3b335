import { contrast, METAL, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { n1, polar, poly, smooth, TAU } from '#cards/render/geometry.ts';
import { at, type LineSpec } from '#cards/render/lettering.ts';
import { circ, ell, g, path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { spl } from '#cards/families/heroes/hero.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { circD, rrD } from '#cards/families/materials/outlines.ts';
import { colourOf } from '#cards/families/materials/part-colours.ts';
import { clipOf, inner, lay, softU, U, unionId, type Piece } from '#cards/families/materials/pieces.ts';

const lineW = (q: Piece, k = 1) => n1((/string|steam|whisker|antenna|rope|cord/.test(q.k) ? 5 : 7) * k);
export function drawPin(inp: Input): Drawing {
  const c = new Drawing('pin', inp),
    { p } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ', an enamel pin';
  const dark = isDark(p);
  const desk = dark ? shade(p.bg, -0.02) : mix(p.bg, p.d, 0.45),
    stock = dark ? mix(p.paper, p.bg, 0.1) : p.paper,
    print = dark ? p.a : [p.e, p.ink, p.a].find((x) => contrast(x, stock) > 4.5) ?? p.ink,
    soft = mix(stock, dark ? p.b : p.d, dark ? 0.55 : 0.55);
  const M = METAL[p.metal];
  // the desk: a tweed of fine diagonals
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${desk}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.pattern(26, 26, `<path d="M0 26L26 0M-6 6L6 -6M20 32L32 20" stroke="#fff" stroke-opacity="${dark ? 0.06 : 0.26}" stroke-width="7"/>`)}"`) + c.vignette('#000', 0.16));
  // backing card
  const bx = 116,
    by = 92,
    bw = 768,
    bh = 1216;
  const back = rrD(bx, by, bw, bh, 34);
  const bid = c.def((id) => `<path id="${id}" d="${back}"/>`);
  const hx = 500,
    hy = 590;
  const clip = c.clip(path(rrD(bx + 34, by + 34, bw - 68, bh - 68, 16)));
  let rays = '';
  for (let i = 0; i < 28; i++) {
    const a = ((i + 0.5) / 28) * TAU,
      b = a + TAU / 56;
    rays += poly([polar(hx, hy, 20, a), polar(hx, hy, 1100, a), polar(hx, hy, 1100, b)]);
  }
  const scal = (R: number, n: number, k: number) => smooth(Array.from({ length: n * 2 }, (_, i) => polar(hx, hy, i % 2 ? R : R - k, (i / (n * 2)) * TAU)));
  c.add('frame', softU(bid, 10, 18, 26, '#000', 0.34, 8) + U(bid, `fill="${stock}"`)
    + `<g clip-path="${clip}">${path(rays, `fill="${soft}" fill-opacity=".75"`)}${path(scal(392, 30, 22), `fill="${stock}"`)}${path(scal(372, 30, 20),
    `fill="none" stroke="${print}" stroke-width="3.4"`)}${path(circD(hx, hy, 336), `fill="${soft}"`)}${rect(bx, 1012, bw, 320, `fill="${stock}"`)}</g>`
    + path(rrD(bx + 34, by + 34, bw - 68, bh - 68, 16), `fill="none" stroke="${print}" stroke-width="5"`)
    + path(rrD(bx + 44, by + 44, bw - 88, bh - 88, 10), `fill="none" stroke="${print}" stroke-width="1.8"`) + U(bid, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"'));
  c.add('frame', path(circD(500, 160, 40), `fill="${stock}"`) + path(circD(500, 160, 23), `fill="${shade(desk, -0.1)}"`)
    + path(circD(502, 163, 21), `fill="${desk}"`) + path(circD(500, 160, 40), `fill="none" stroke="${print}" stroke-width="3.4"`) + c.grain(0.55));
  // the pin
  const ps = lay(c, h, hx, hy, 560, 590, { deg: -4 });
  const un = unionId(c, ps);
  const foil = c.foil(p.metal, 52);
  const lines = ps.filter((q) => q.line);
  const metalEdge = (w: number, col: string) => U(un, `fill="${col}" stroke="${col}" stroke-width="${w}" stroke-linejoin="round"`)
    + lines.map((q) => U(q.id, `fill="none" stroke="${col}" stroke-width="${w * 0.7 + 6}" stroke-linecap="round" stroke-linejoin="round"`)).join('');
  let s = softU(un, 22, 34, 30, '#1a0c06', 0.42, 8) + g(metalEdge(27, '#2a1c10'), 'transform="translate(7 11)" opacity=".5"')
    + g(metalEdge(25, M[0]), 'transform="translate(4 7)"') + g(metalEdge(25, M[1]), 'transform="translate(2 3)"') + metalEdge(25, M[0]) + metalEdge(22, foil);
  const under = mix(soft, '#ffffff', 0.2);
  const draw = (q: Piece) => {
    if (q.line) {
      const w = +lineW(q, 1.1);
      s += U(q.id, `fill="none" stroke="${M[0]}" stroke-width="${w + 3}" stroke-linecap="round" stroke-linejoin="round"`)
        + U(q.id, `fill="none" stroke="${foil}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`);
      return;
    }
    let col = colourOf(p, h, q.k);
    if (contrast(col, under) < 1.06) col = shade(col, -0.02);
    const small = Math.min(q.x1 - q.x0, q.y1 - q.y0) < 30,
      rim = small ? 4 : 8.5;
    s += U(q.id, `fill="${M[0]}" stroke="${M[0]}" stroke-width="${rim + 2.6}" stroke-linejoin="round"`)
      + U(q.id, `fill="none" stroke="${foil}" stroke-width="${rim}" stroke-linejoin="round"`)
      + U(q.id, `fill="none" stroke="${M[6]}" stroke-width="${n1(rim * 0.28)}" stroke-linejoin="round" stroke-opacity=".8" transform="translate(-1 -1.3)"`);
    // glassy enamel, a little domed: deeper at the rim, pale where the light pools
    const tall = q.y1 - q.y0;
    s += `<g clip-path="${clipOf(c, q.id)}">` + U(q.id, `fill="${c.lin([[0, shade(col, 0.05, 0.012)], [0.55, shade(col, 0.0, 0.02)], [1, shade(col, -0.06, 0.01)]], 0, 0, 0.4, 1)}"`) + '</g>';
    if (!small) {
      s += inner(c, q.id, 3, 4, 9, '#120608', 0.4, 3) + inner(c, q.id, -2.5, -4, 6, '#fff', 0.38, 2);
      if (q.area > 2600) {
        // the window of the studio in each cell
        const w = q.x1 - q.x0,
          gx = q.cx - w * 0.18,
          gy = q.y0 + tall * 0.26;
        s += `<g clip-path="${clipOf(c, q.id)}">${ell(gx, gy, w * 0.3, Math.max(7, tall * 0.14),
          `fill="${c.rad([[0, '#fff', 0.5], [0.6, '#fff', 0.14], [1, '#fff', 0]])}" transform="rotate(-24 ${n1(gx)} ${n1(gy)})"`)}</g>`;
      }
    }
    if (!small || q.area > 200)
      s += U(q.id, `fill="none" stroke="${foil}" stroke-width="${n1(rim * 0.62)}" stroke-linejoin="round"`)
        + U(q.id, `fill="none" stroke="${M[6]}" stroke-width="${n1(rim * 0.2)}" stroke-linejoin="round" stroke-opacity=".7" transform="translate(-.8 -1)"`);
  };
  ps.forEach(draw);
  // a broad reflection across the polished face
  s += `<g clip-path="${clipOf(c, un)}"><path d="M150 700L620 190L760 190L190 860Z" fill="#fff" fill-opacity=".1"/><path d="M190 900L800 210L836 210L214 930Z" fill="#fff" fill-opacity=".12"/></g>`;
  c.add('art', s);
  // butterfly clutch, taken off and lying by
  const clutch = (x: number, y: number, deg: number) => {
    const plate = spl([[-26, -30, 1], [-60, -36], [-76, -12], [-72, 18], [-46, 34], [-24, 26, 1], [0, 34], [24, 26, 1], [46, 34], [72, 18], [76, -12], [60, -36], [26, -30, 1], [0, -38]]);
    const id = c.def((k) => `<path id="${k}" d="${plate}"/>`);
    return g(softU(id, 7, 11, 9, '#000', 0.42, 5) + U(id, `fill="${M[0]}" transform="translate(2 4)"`)
      + U(id, `fill="${c.lin([[0, M[6]], [0.3, M[1]], [0.55, M[3]], [0.75, M[6]], [1, M[0]]], 0, 0, 1, 1)}" stroke="${M[0]}" stroke-width="1.6"`)
      + path('M-40 -32Q-30 0 -36 30M40 -32Q30 0 36 30', `fill="none" stroke="${M[0]}" stroke-width="3"`)
      + path('M-60 -26Q-70 -4 -60 20M56 -28Q66 -4 56 22', `fill="none" stroke="${M[6]}" stroke-width="5" stroke-linecap="round" stroke-opacity=".8"`)
      + circ(0, -3, 21, `fill="${M[0]}"`) + circ(0, -4.5, 20, `fill="${c.rad([[0, M[6]], [0.5, M[1]], [1, M[3]]], 0.5, 0.5, 0.5, '', 0.36, 0.3)}"`)
      + circ(0, -4, 5, 'fill="#2a1a0c"') + circ(0, -4, 8.5, `fill="none" stroke="${M[0]}" stroke-width="1.6"`), `transform="translate(${x} ${y}) rotate(${deg})"`);
  };
  c.add('ornament', clutch(906, 1300, -24));
  // slogan
  const words = inp.headline.split('|');
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'shrikhand', w: 600, max: words.length > 1 ? 88 : 112, h: 100, gap: i === words.length - 1 ? 40 : 16, flat: true }));
  const small = inp.name || inp.sub;
  if (small) specs.push({ t: small, f: 'josefin-sans:700', w: 560, max: 34, track: 70, flat: true });
  const k = stackEven(specs, { cy: 1118 });
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${i < words.length ? print : inkOn(stock, [print, p.ink])}"`)).join(''));
  return c;
}
