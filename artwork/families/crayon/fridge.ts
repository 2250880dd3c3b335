import {
  at, contrast, Drawing, ell, g, glyphPaths, heart, type Input, type LineSpec, lum, mix, n1, path, rect, shade, star,
  use, withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD, rrD } from '#artwork/materials/outlines.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { inner, softU } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { coloured, tooth, wax } from './wax.ts';

export const FRIDGE: Place = { cx: 486, cy: 560, w: 560, h: 590 };
const PAGE = { x: 136, y: 176, w: 700, h: 770 };

/** a piece of moulded plastic of a registered outline; `gloss` is how strongly its edges catch the light, less where it must be read */
function plastic(c: Drawing, id: string, col: string, thick: number, gloss = 1): string {
  const deep = shade(col, -0.15);
  let s = softU(id, 5, 10, 9, '#0c0a10', 0.34, 4);
  for (let i = 3; i >= 1; i--) s += use(id, `fill="${deep}" stroke="${deep}" stroke-width="3" stroke-linejoin="round" transform="translate(${n1(i * thick * 0.4)} ${n1(i * thick)})"`);
  return s + use(id, `fill="${c.lin([[0, shade(col, 0.04)], [1, shade(col, -0.035)]])}" stroke="${col}" stroke-width="3" stroke-linejoin="round"`)
    + inner(c, id, 2.6, 3.6, 4.4, '#ffffff', 0.62 * gloss, 2) + inner(c, id, -2, -3, 6, deep, 0.4 * gloss, 2);
}

/** the enamelled doors with their seam and a chrome handle */
function doors(c: Drawing, enamel: string): string {
  const chrome = c.lin([[0, '#f7f8fa'], [0.2, '#9da3ab'], [0.45, '#ffffff'], [0.7, '#878d96'], [1, '#d5d9de']], 0, 0, 1, 0);
  const handle = c.def((id) => `<path id="${id}" d="${rrD(916, 300, 40, 600, 20)}"/>`);
  return rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(enamel, 0.025)], [0.3, enamel], [1, shade(enamel, -0.04)]], 0, 0, 1, 1)}"`)
    + path('M0 0L330 0L0 760Z', 'fill="#fff" fill-opacity=".13"') + path('M430 0L520 0L0 1190L0 980Z', 'fill="#fff" fill-opacity=".1"')
    + rect(0, 84, 1000, 12, `fill="${shade(enamel, -0.24)}"`) + rect(0, 70, 1000, 14, `fill="${c.lin([[0, '#000', 0], [1, '#000', 0.16]])}"`) + rect(0, 96, 1000, 5, 'fill="#fff" fill-opacity=".5"')
    + softU(handle, 12, 12, 12, '#000', 0.34, 5) + use(handle, `fill="${chrome}" stroke="#6d737c" stroke-width="1.5"`)
    + rect(906, 330, 94, 40, `rx="10" fill="${chrome}" stroke="#6d737c" stroke-width="1.5"`) + rect(906, 830, 94, 40, `rx="10" fill="${chrome}" stroke="#6d737c" stroke-width="1.5"`);
}

/** a page of squared paper, torn from its spiral */
function page(c: Drawing, paper: string, squares: string): string {
  const { x, y, w, h } = PAGE;
  let edge = `M${x} ${y + 12}`;
  const n = 20;
  for (let i = 0; i < n; i++) {
    const a = x + (i * w) / n,
      s = w / n;
    edge += `L${n1(a + s * 0.24)} ${y + 12}L${n1(a + s * 0.3)} ${n1(y + c.r.f(-4, 3))}L${n1(a + s * 0.4)} ${y + 15}C${n1(a + s * 0.44)} ${y + 26} ${n1(a + s * 0.8)} ${y + 26} ${n1(a + s * 0.84)} ${y + 15}L${n1(a + s * 0.92)} ${n1(y + c.r.f(-4, 5))}L${n1(a + s)} ${y + 12}`;
  }
  const id = c.def((z) => `<path id="${z}" d="${edge}L${x + w} ${y + h}L${x} ${y + h}Z"/>`);
  const grid = c.pattern(96, 96, path('M0 16H96M0 48H96M0 80H96M16 0V96M48 0V96M80 0V96', `stroke="${squares}" stroke-width="1.7" stroke-opacity=".62" fill="none"`));
  return softU(id, 7, 13, 14, '#0c0a10', 0.3, 5) + use(id, `fill="${paper}"`) + use(id, `fill="${grid}"`)
    + path(`M${x + 78} ${y + 22}V${y + h}`, 'stroke="#e0707a" stroke-opacity=".55" stroke-width="2.4"')
    + use(id, `fill="${c.lin([[0, '#fff', 0.25], [0.5, '#fff', 0], [1, '#000', 0.05]], 0, 0, 1, 1)}"`);
}

/** held on the kitchen fridge by magnets, the words in magnetic letters */
export function drawFridge(inp: Input): Drawing {
  const c = new Drawing('crayon-fridge', inp),
    { p, r } = c;
  const h = heroFor(inp);
  c.alt = h.name + ' in crayon, held on the fridge by magnets';
  const dark = isDark(p);
  const pick = turnedBy(h, dark ? [p.bg, mix(p.b, p.bg, 0.3), mix(p.bg, p.paper, 0.8)] : [p.d, mix(p.a, p.paper, 0.42), mix(p.b, p.paper, 0.34), mix(p.c, p.paper, 0.36), mix(p.e, p.paper, 0.55)])[0];
  const enamel = dark ? pick : shade(pick, lum(pick) < 0.87 ? 0.87 - lum(pick) : 0, 0.01);
  c.add('ground', doors(c, enamel));
  const paper = '#fdfaf0',
    tilt = 'rotate(-2.4 486 560)';
  // a hasty sky and turf on the page
  const made = coloured(c, h, FRIDGE, paper),
    foot = Math.min(PAGE.y + PAGE.h - 40, Math.max(...made.ps.map((q) => q.y1)) + 18),
    turf = wax(natural(p, '#9cc07a', 0.3)),
    skyCol = wax(natural(p, '#a9d3e0', 0.35));
  let sky = '',
    gd = '';
  for (let i = 0; i < 64; i++) sky += `${i ? 'L' : 'M'}${n1(PAGE.x + 26 + i * 10.3 + r.f(-4, 4))} ${n1(i % 2 ? PAGE.y + 52 + r.f(-8, 8) : PAGE.y + 112 + r.f(-26, 30))}`;
  for (let i = 0; i < 54; i++) gd += `${i ? 'L' : 'M'}${n1(PAGE.x + 30 + i * 12.1 + r.f(-4, 4))} ${n1(i % 2 ? foot - 18 + r.f(-12, 8) : foot + 22 + r.f(-6, 10))}`;
  const scrawl = path(sky, `fill="none" stroke="${skyCol}" stroke-opacity=".75" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`)
    + path(gd, `fill="none" stroke="${turf}" stroke-opacity=".9" stroke-width="7.5" stroke-linejoin="round" stroke-linecap="round"`);
  c.add('frame', g(page(c, paper, mix('#9cc3dd', p.d, 0.2)) + scrawl, `transform="${tilt}"`));
  c.add('art', g(made.svg, `transform="${tilt}"`));
  c.add('texture', g(rect(PAGE.x + 4, PAGE.y + 40, PAGE.w - 8, PAGE.h - 44, `fill="${tooth(c, paper, 0.5)}"`), `transform="${tilt}"`));
  // the magnets
  const bright = [p.a, p.b, p.c, p.e, p.d].map((x) => shade(x, 0, 0.02));
  const shapes = [star(180, 196, 5, 54, 25), heart(806, 186, 40), circD(812, 918, 36)];
  c.add('ornament', shapes.map((d, i) => {
    const id = c.def((z) => `<path id="${z}" d="${d}"/>`);
    return plastic(c, id, bright[i]!, 3) + (i === 2 ? ell(802, 904, 10, 6, 'fill="#fff" fill-opacity=".7" transform="rotate(-30 802 904)"') : '');
  }).join(''));
  // the words, one letter at a time
  const words = inLines(inp.headline, 11),
    small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t) => ({ t, f: 'fredoka:700', w: 800, max: words.length > 1 ? 128 : 160, track: 40, gap: 32, flat: true }));
  const k = stackEven(specs, { cy: small ? (words.length > 1 ? 1112 : 1126) : 1168 });
  const worn = bright.map((x) => ({ x, seen: withContrast(enamel, x, 3.8) })),
    // colours that would have to turn brown to be readable are left out
    fresh = worn.filter(({ x, seen }) => Math.abs(lum(x) - lum(seen)) < 0.2).map(({ seen }) => seen),
    tones = fresh.length > 1 ? fresh : worn.map(({ seen }) => seen);
  let t = '',
    n = 0;
  words.forEach((_, i) => {
    for (const gl of glyphPaths(k.runs[i]!, 500, k.ys[i]!)) {
      const id = c.def((z) => `<path id="${z}" d="${gl.d}"/>`);
      t += `<g transform="translate(0 ${n1(r.f(-6, 6))}) rotate(${n1(r.f(-6, 6))} ${n1((gl.box[0] + gl.box[2]) / 2)} ${n1((gl.box[1] + gl.box[3]) / 2)})">${plastic(c, id, tones[n++ % tones.length]!, 2.4, 0.5)}</g>`;
    }
  });
  c.add('type', t);
  if (small) {
    // a strip of embossed tape
    const { runs } = stackEven([{ t: small, f: 'dm-sans:700', w: 560, max: 44, track: 110, flat: true }], { cy: 1316 });
    const run = runs[0]!,
      w = run.x1 - run.x0 + 76,
      tape = withContrast('#ffffff', shade([p.e, p.a, p.ink].find((x) => contrast(x, '#ffffff') > 4 && contrast(x, enamel) > 1.6) ?? p.ink, -0.02), 5.2),
      id = c.def((z) => `<path id="${z}" d="M${n1(500 - w / 2)} 1284L${n1(500 + w / 2)} 1284L${n1(500 + w / 2 - 5)} 1300L${n1(500 + w / 2)} 1316L${n1(500 + w / 2 - 5)} 1332L${n1(500 + w / 2)} 1348L${n1(500 - w / 2)} 1348Z"/>`),
      d = at(run, 500, 1316 + run.cap / 2);
    c.add('frame', g(softU(id, 3, 5, 5, '#000', 0.3, 3) + use(id, `fill="${c.lin([[0, shade(tape, 0.03)], [0.5, tape], [1, shade(tape, -0.04)]])}"`) + path(`M${n1(500 - w / 2)} 1289H${n1(500 + w / 2 - 3)}`, 'stroke="#fff" stroke-opacity=".3" stroke-width="3"'), 'transform="rotate(-1 500 1316)"'));
    c.add('type', g(path(d, 'fill="none" stroke="#000" stroke-opacity=".28" stroke-width="5" stroke-linejoin="round"') + path(d, 'fill="#fdfdfb"'), 'transform="rotate(-1 500 1316)"'));
  }
  return c;
}
