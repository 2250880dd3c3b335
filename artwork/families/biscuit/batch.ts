import {
  at, circ, contrast, Drawing, type Input, lerp, type LineSpec, lum, mix, n1, type P, type Palette, path, rect, shade,
  smooth, use, withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { rrD } from '#artwork/materials/outlines.ts';
import { softU } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { bake, biscuit, ice, sugared } from './dough.ts';

/** the first of the batch; the others are its copies */
export const BATCH: Place = { cx: 500, cy: 232, w: 450, h: 520 };
const SCALE = 0.52;

/** the same colours in other places: the second icing of the batch */
const turned = (p: Palette): Palette => ({ ...p, id: `${p.id}-turned`, a: p.b, b: p.a, c: p.e, e: p.c });

/** chrome wires of a cooling rack */
function rack(c: Drawing): string {
  let thin = '';
  for (let x = 68; x <= 932; x += 48) thin += `M${x} 46V1354`;
  const bars = 'M46 330H954M46 700H954M46 1070H954';
  const rim = rrD(46, 46, 908, 1308, 46);
  const metal = c.lin([[0, '#f6f7f8'], [0.3, '#a9aeb4'], [0.55, '#e9ecef'], [0.8, '#7c828a'], [1, '#d4d8dc']], 0, 0, 1000, 1400, 'u');
  const wire = (d: string, w: number) => path(d, `fill="none" stroke="#000" stroke-opacity=".2" stroke-width="${w}" transform="translate(7 12)"`)
    + path(d, `fill="none" stroke="#5a6068" stroke-width="${w}"`) + path(d, `fill="none" stroke="${metal}" stroke-width="${n1(w * 0.72)}" transform="translate(-.6 -.6)"`);
  return wire(bars, 8) + wire(thin, 5) + wire(rim, 13);
}

/** six of a batch on the cooling rack about the words */
export function drawBatch(inp: Input): Drawing {
  const c = new Drawing('biscuit-batch', inp),
    { p, r } = c;
  const h = heroFor(inp);
  c.alt = `Six iced biscuits on a cooling rack: ${h.name.toLowerCase()}`;
  const dark = isDark(p);
  const cloth = turnedBy(h, dark ? [shade(p.bg, 0.015), shade(p.b, -0.06), p.paper] : [p.d, mix(p.b, p.bg, 0.2), mix(p.c, p.bg, 0.3)])[0],
    table = dark ? cloth : shade(cloth, lum(cloth) > 0.86 ? -0.03 : 0, 0.015);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${table}"`)
    + rect(0, 0, 1000, 1400, `fill="${fineTile(c, 6, 6, '<path d="M0 1H6" stroke="#000" stroke-opacity=".06" stroke-width="1.4"/><path d="M0 4H6" stroke="#fff" stroke-opacity=".07" stroke-width="1.4"/>')}"`)
    + c.vignette('#000', 0.16));
  c.add('frame', rack(c));
  // crumbs
  let crumbs = '';
  for (let i = 0; i < 46; i++) {
    const x = r.f(80, 920),
      y = r.chance(0.5) ? r.f(80, 400) : r.f(1000, 1320);
    crumbs += circ(x, y, r.f(1.5, 5), `fill="${i % 2 ? '#d99f5c' : '#b9763a'}"`);
  }
  c.add('ornament', crumbs);
  const one = c.def((id) => `<g id="${id}">${biscuit(c, h, BATCH, { rim: 60, least: 999 }).svg}</g>`),
    two = c.def((id) => `<g id="${id}">${biscuit(c, h, BATCH, { rim: 60, least: 999, p: turned(p) }).svg}</g>`);
  const put = (id: string, x: number, y: number, deg: number) =>
    `<use href="#${id}" transform="translate(${x} ${y}) rotate(${deg}) scale(${SCALE}) translate(${-BATCH.cx} ${-BATCH.cy})"/>`;
  // the first stands alone in its layer, where the other faces find it
  c.add('art', put(one, 500, 236, 0));
  c.add('art', put(two, 196, 242, -7) + put(two, 804, 242, 6) + put(one, 196, 1158, 5) + put(one, 804, 1158, -6) + put(two, 500, 1164, 0));
  const words = inLines(inp.headline, 15),
    small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'lobster', w: 640, max: words.length > 1 ? 118 : 140, gap: i === words.length - 1 ? 42 : 14 }));
  if (small) specs.push({ t: small, f: 'fredoka:600', w: 600, max: 44, track: 30, flat: true });
  const k = stackEven(specs, { cy: 700 });
  // a large biscuit with a wavy edge, iced for the words
  const W = 790,
    H = Math.max(380, Math.min(476, k.H + 210)),
    [x0, y0, x1, y1] = [500 - W / 2, 700 - H / 2, 500 + W / 2, 700 + H / 2];
  const rim: P[] = [];
  const side = (n: number, a: P, b: P, nx: number, ny: number) => {
    for (let i = 0; i < n; i++) for (let j = 0; j < 5; j++) {
      const t = (i + j / 5) / n,
        bump = Math.sin((j / 5) * Math.PI) * 18;
      rim.push([lerp(a[0], b[0], t) + nx * bump, lerp(a[1], b[1], t) + ny * bump]);
    }
  };
  const [nx, ny] = [14, Math.round(H / 56)];
  side(nx, [x0, y0], [x1, y0], 0, -1);
  side(ny, [x1, y0], [x1, y1], 1, 0);
  side(nx, [x1, y1], [x0, y1], 0, 1);
  side(ny, [x0, y1], [x0, y0], -1, 0);
  const plate = c.def((id) => `<path id="${id}" d="${smooth(rim)}"/>`),
    inset = c.def((id) => `<path id="${id}" d="${rrD(x0 + 22, y0 + 22, W - 44, H - 44, 60)}"/>`);
  const col = dark ? '#fff8ea' : sugared(mix(turnedBy(h, [p.e, p.a, p.ink, p.c, p.b]).find((x) => contrast(x, '#fffaf0') > 4.6) ?? p.ink, p.ink, 0.1));
  const ink = dark ? inkOn(col, [p.bg, '#3a1d0c'], 5) : '#fffaf0';
  const icing = dark ? col : shade(col, contrast(ink, col) > 4.2 ? 0 : -0.1);
  c.add('frame', bake(c, plate, 22) + softU(inset, 1, 3, 5, '#5a3212', 0.3, 3) + ice(c, inset, icing, { area: 2000, x0, x1, y0, y1 }, mix(icing, '#ffffff', 0.55)));
  // pearls of sugar round it
  let pearls = '';
  const per = (n: number, f: (t: number) => P) => {
    for (let i = 0; i < n; i++) {
      const [x, y] = f((i + 0.5) / n);
      pearls += circ(x + 1, y + 2, 7.4, 'fill="#3a1d0c" fill-opacity=".35"') + use(pearl, `x="${n1(x)}" y="${n1(y)}"`);
    }
  };
  const pearl = c.def((id) => `<circle id="${id}" r="7" fill="${c.rad([[0, '#ffffff'], [0.5, sugared(p.d)], [1, shade(sugared(p.d), -0.12)]], 0.5, 0.5, 0.6, '', 0.34, 0.28)}"/>`);
  per(24, (t) => [lerp(x0 + 76, x1 - 76, t), y0 + 50]);
  per(24, (t) => [lerp(x0 + 76, x1 - 76, t), y1 - 50]);
  c.add('ornament', pearls);
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  c.add('type', path(td, 'fill="#3a1d0c" fill-opacity=".3" transform="translate(2.6 4.6)"') + path(td, `fill="${ink}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${dark ? ink : withContrast(icing, mix(p.d, '#ffffff', 0.7), 5.5)}"`) : ''));
  return c;
}
