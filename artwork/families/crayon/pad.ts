import {
  at, circ, Drawing, type Input, type LineSpec, lum, mix, n1, type P, path, pt, rect, shade, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, stackEven } from '#artwork/materials/lettering.ts';
import { rrD } from '#artwork/materials/outlines.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { softU } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { coloured, tooth, wax } from './wax.ts';

export const PAD: Place = { cx: 500, cy: 590, w: 640, h: 700 };

/** on a sketch pad, two crayons put down beside it */
export function drawPad(inp: Input): Drawing {
  const c = new Drawing('crayon', inp),
    { p, r } = c;
  const h = heroFor(inp);
  c.alt = h.name + ' in crayon';
  const dark = isDark(p);
  const paper = '#fbf7ec';
  const desk = dark ? shade(p.bg, -0.05) : mix(p.d, p.bg, 0.2);
  const page = c.def((id) => `<path id="${id}" d="${rrD(46, 70, 908, 1284, 14)}"/>`);
  let gr = rect(0, 0, 1000, 1400, `fill="${desk}"`) + softU(page, 6, 14, 18, '#000', 0.28, 6)
    + `<g transform="translate(6 7)">${use(page, `fill="${shade(paper, -0.05)}"`)}</g><g transform="translate(3 3)">${use(page, `fill="${shade(paper, -0.02)}"`)}</g>` + use(page, `fill="${paper}"`);
  for (let i = 0; i < 19; i++) {
    const x = 95 + i * 45;
    gr += circ(x, 112, 11, `fill="${shade(desk, -0.14)}"`) + path(`M${x - 5} 114C${x - 16} 60 ${x + 2} 34 ${x + 6} 66C${x + 8} 84 ${x + 6} 100 ${x + 4} 112`,
      'fill="none" stroke="#2a2a30" stroke-opacity=".35" stroke-width="7" transform="translate(3 4)"')
        + path(`M${x - 5} 114C${x - 16} 60 ${x + 2} 34 ${x + 6} 66C${x + 8} 84 ${x + 6} 100 ${x + 4} 112`,
        `fill="none" stroke="${c.lin([[0, '#f4f4f6'], [0.5, '#9a9ca4'], [1, '#5a5c66']], 0, 0, 1, 0)}" stroke-width="6" stroke-linecap="round"`);
  }
  c.add('ground', gr);
  const { cx: hx, cy: hy } = PAD,
    drawn = coloured(c, h, PAD, paper),
    { ps } = drawn;
  let s = '';
  // scribbled surroundings: a wash of strokes behind and the ground underfoot
  const y1 = Math.max(...ps.map((q) => q.y1)),
    sky = wax(natural(p, '#bfe0ea', 0.3)),
    turf = wax(natural(p, '#9cc07a', 0.3));
  let back = '';
  for (let i = 0; i < 84; i++) {
    const t = i / 83,
      half = Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)),
      c0: P = [hx - 400 + t * 800, hy - 20];
    const L = half * 380 + r.f(-16, 16),
      a: P = [c0[0] + L * 0.22, c0[1] - L],
      b: P = [c0[0] - L * 0.22, c0[1] + L];
    const [f, e] = i % 2 ? [a, b] : [b, a];
    back += (i ? 'L' : 'M') + pt(f) + `Q${pt([(f[0] + e[0]) / 2 + r.f(-8, 8), (f[1] + e[1]) / 2])} ${pt(e)}`;
  }
  s += path(back, `fill="none" stroke="${sky}" stroke-opacity=".62" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`);
  let gd = '';
  for (let i = 0; i < 46; i++) { const x = 150 + i * 15.4; gd += (i ? 'L' : 'M') + `${n1(x + r.f(-5, 5))} ${n1(y1 + 34 + r.f(-6, 16))}L${n1(x + 6)} ${n1(y1 - 16 + r.f(-14, 10))}`; }
  s += path(gd, `fill="none" stroke="${turf}" stroke-opacity=".9" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`);
  c.add('frame', s);
  c.add('art', drawn.svg);
  const words = inp.headline.split('|');
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'caveat-brush', w: 760, max: words.length > 1 ? 118 : 150, gap: i === words.length - 1 ? 62 : 40, flat: true }));
  if (small) specs.push({ t: small, f: 'gochi-hand', w: 620, max: 56, flat: true });
  const k = stackEven(specs, { cy: 1176 });
  const ink = inkOn(paper, dark ? [p.a, p.e, p.b, p.bg] : [p.a, p.e, p.ink], 3.2);
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  c.add('type', path(td, `fill="${ink}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`)
    + path(td, `fill="none" stroke="${shade(ink, -0.09)}" stroke-opacity=".6" stroke-width="2.4" transform="translate(2 1.4)"`));
  c.add('texture', rect(50, 136, 900, 1210, `fill="${tooth(c, paper)}"`));
  if (small) c.add('type', path(at(k.runs[words.length]!, 470, k.ys[words.length]!), `fill="${inkOn(paper, dark ? [p.bg, p.e] : [p.ink, p.e])}"`));
  // two crayons, put down
  const stick = (x: number, y: number, deg: number, col: string) => {
    const L = 250,
      w = 34;
    const body = `M0 ${-w / 2}L${L - 50} ${-w / 2}L${L - 44} ${-w / 2 + 4}L${L - 12} -7C${L} -6 ${L} 6 ${L - 12} 7L${L - 44} ${w / 2 - 4}L${L - 50} ${w / 2}L0 ${w / 2}Z`;
    const id = c.def((z) => `<path id="${z}" d="${body}"/>`);
    return `<g transform="translate(${x} ${y}) rotate(${deg})">${softU(id, 4, 9, 8, '#000', 0.34, 4)}${use(id,
      `fill="${c.lin([[0, shade(col, 0.05)], [0.25, mix(col, '#ffffff', 0.4)], [0.5, col], [1, shade(col, -0.16)]], 0, 0, 0, 1)}"`)}${rect(6, -w / 2, L - 70,
        w, `fill="${mix(paper, col,
          0.25)}" fill-opacity=".35"`)}${path(`M16 ${-w / 2}V${w / 2}M28 ${-w / 2}V${w / 2}M${L - 86} ${-w / 2}V${w / 2}M${L - 74} ${-w / 2}V${w / 2}`,
            `stroke="${shade(col, -0.26)}" stroke-width="4"`)}${path(`M48 0C70 -12 80 12 100 0C120 -12 130 12 150 0`, `fill="none" stroke="${shade(col, -0.26)}" stroke-width="3.4"`)}</g>`;
  };
  c.add('ornament', stick(846, 1396, -52, p.a) + stick(900, 1420, -76, lum(p.c) > 0.9 ? p.e : p.c));
  return c;
}
