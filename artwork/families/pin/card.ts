import {
  at, circ, contrast, type Drawing, g, type LineSpec, METAL, mix, path, polar, poly, rect, shade, smooth, TAU, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { type Hero, spl } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD, rrD } from '#artwork/materials/outlines.ts';
import { softU } from '#artwork/materials/pieces.ts';
import { enamelled } from './enamel.ts';

export const ON_CARD = { cx: 500, cy: 590, w: 560, h: 590 };

/** On its backing card, as it hangs in a shop, the clutch taken off and lying by. */
export function backingCard(c: Drawing, h: Hero): void {
  const { p, input } = c;
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
  c.add('frame', softU(bid, 10, 18, 26, '#000', 0.34, 8) + use(bid, `fill="${stock}"`)
    + `<g clip-path="${clip}">${path(rays, `fill="${soft}" fill-opacity=".75"`)}${path(scal(392, 30, 22), `fill="${stock}"`)}${path(scal(372, 30, 20),
    `fill="none" stroke="${print}" stroke-width="3.4"`)}${path(circD(hx, hy, 336), `fill="${soft}"`)}${rect(bx, 1012, bw, 320, `fill="${stock}"`)}</g>`
    + path(rrD(bx + 34, by + 34, bw - 68, bh - 68, 16), `fill="none" stroke="${print}" stroke-width="5"`)
    + path(rrD(bx + 44, by + 44, bw - 88, bh - 88, 10), `fill="none" stroke="${print}" stroke-width="1.8"`) + use(bid, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"'));
  c.add('frame', path(circD(500, 160, 40), `fill="${stock}"`) + path(circD(500, 160, 23), `fill="${shade(desk, -0.1)}"`)
    + path(circD(502, 163, 21), `fill="${desk}"`) + path(circD(500, 160, 40), `fill="none" stroke="${print}" stroke-width="3.4"`) + c.grain(0.55));
  c.add('art', enamelled(c, h, ON_CARD, -4, mix(soft, '#ffffff', 0.2)));
  // butterfly clutch, taken off and lying by
  const clutch = (x: number, y: number, deg: number) => {
    const plate = spl([[-26, -30, 1], [-60, -36], [-76, -12], [-72, 18], [-46, 34], [-24, 26, 1], [0, 34], [24, 26, 1], [46, 34], [72, 18], [76, -12], [60, -36], [26, -30, 1], [0, -38]]);
    const id = c.def((k) => `<path id="${k}" d="${plate}"/>`);
    return g(softU(id, 7, 11, 9, '#000', 0.42, 5) + use(id, `fill="${M[0]}" transform="translate(2 4)"`)
      + use(id, `fill="${c.lin([[0, M[6]], [0.3, M[1]], [0.55, M[3]], [0.75, M[6]], [1, M[0]]], 0, 0, 1, 1)}" stroke="${M[0]}" stroke-width="1.6"`)
      + path('M-40 -32Q-30 0 -36 30M40 -32Q30 0 36 30', `fill="none" stroke="${M[0]}" stroke-width="3"`)
      + path('M-60 -26Q-70 -4 -60 20M56 -28Q66 -4 56 22', `fill="none" stroke="${M[6]}" stroke-width="5" stroke-linecap="round" stroke-opacity=".8"`)
      + circ(0, -3, 21, `fill="${M[0]}"`) + circ(0, -4.5, 20, `fill="${c.rad([[0, M[6]], [0.5, M[1]], [1, M[3]]], 0.5, 0.5, 0.5, '', 0.36, 0.3)}"`)
      + circ(0, -4, 5, 'fill="#2a1a0c"') + circ(0, -4, 8.5, `fill="none" stroke="${M[0]}" stroke-width="1.6"`), `transform="translate(${x} ${y}) rotate(${deg})"`);
  };
  c.add('ornament', clutch(906, 1300, -24));
  // slogan
  const words = inLines(input.headline, 15);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'shrikhand', w: 600, max: words.length > 1 ? 88 : 112, h: 100, gap: i === words.length - 1 ? 40 : 16, flat: true }));
  const small = smallLineOf(input);
  if (small) specs.push({ t: small, f: 'josefin-sans:700', w: 560, max: 34, track: 70, flat: true });
  const k = stackEven(specs, { cy: 1118 });
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${i < words.length ? print : inkOn(stock, [print, p.ink])}"`)).join(''));
}
