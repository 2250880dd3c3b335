import {
  at, circ, contrast, Drawing, glyphPaths, type Input, type LineSpec, lum, mix, type P, path, pt, rect, shade, use,
  withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD, rrD } from '#artwork/materials/outlines.ts';
import { clipOf, softU } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { groundFor, turnedBy } from '#artwork/materials/true-colours.ts';
import { crackle, fired, glazed, pool } from './glaze.ts';

export const TILE: Place = { cx: 500, cy: 514, w: 600, h: 620 };
const SIDE = 100;

/** one small tile of the border: a flower of four petals between four leaves */
function flowerTile(c: Drawing, ground: string, petals: string, leaves: string, slip: string): string {
  const id = c.def((z) => `<path id="${z}" d="${rrD(3, 3, SIDE - 6, SIDE - 6, 7)}"/>`),
    petal = 'M50 50C34 40 32 18 50 8C68 18 66 40 50 50Z',
    leaf = 'M56 56C62 54 84 62 92 92C62 84 54 62 56 56Z';
  const turned = (d: string, col: string) => {
    const z = c.def((k) => `<path id="${k}" d="${d}"/>`);
    const one = c.def((k) => `<g id="${k}">${use(z, `fill="${c.lin([[0, shade(col, 0.05)], [1, shade(col, -0.07)]])}" stroke="#1c1008" stroke-opacity=".3" stroke-width="7" stroke-linejoin="round"`)}${use(z,
      `fill="none" stroke="${slip}" stroke-width="4" stroke-linejoin="round"`)}</g>`);
    return [0, 90, 180, 270].map((deg) => `<use href="#${one}" transform="rotate(${deg} 50 50)"/>`).join('');
  };
  const glazedGround = use(id, `fill="${c.lin([[0, shade(ground, 0.02)], [1, shade(ground, -0.03)]])}"`)
    + use(id, `fill="none" stroke="${shade(ground, -0.16)}" stroke-opacity=".5" stroke-width="3" transform="translate(-.5 -1)"`);
  return glazedGround + turned(leaf, leaves) + turned(petal, petals) + circ(50, 50, 9, `fill="${leaves}" stroke="${slip}" stroke-width="3.4"`)
    + path('M10 9H84', 'stroke="#fff" stroke-opacity=".5" stroke-width="2.6" stroke-linecap="round"');
}

/** a moulding: a cord along a rectangle */
function cord(x: number, y: number, w: number, h: number, col: string): string {
  let d = '';
  const step = 18;
  const along = (a: P, b: P) => {
    const n = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step),
      [ux, uy] = [(b[0] - a[0]) / n, (b[1] - a[1]) / n];
    for (let i = 0; i < n; i++) {
      const q: P = [a[0] + ux * (i + 0.5), a[1] + uy * (i + 0.5)];
      d += `M${pt([q[0] - ux * 0.5 + uy * 0.4, q[1] - uy * 0.5 + ux * 0.4])}L${pt([q[0] + ux * 0.5 - uy * 0.4, q[1] + uy * 0.5 - ux * 0.4])}`;
    }
  };
  along([x, y], [x + w, y]);
  along([x + w, y], [x + w, y + h]);
  along([x + w, y + h], [x, y + h]);
  along([x, y + h], [x, y]);
  const line = (k: number, paint: string, more = '') => path(d, `fill="none" stroke="${paint}" stroke-width="${k}" stroke-linecap="round" ${more}`);
  return line(15, '#1c1008', 'stroke-opacity=".32" transform="translate(2 4)"') + line(14, shade(col, -0.13)) + line(11, col) + line(3.4, '#ffffff', 'stroke-opacity=".65" transform="translate(-1.4 -2)"');
}

/** glazed in relief on a wall of tiles, the words on a tile of their own */
export function drawTile(inp: Input): Drawing {
  const c = new Drawing('clay-tile', inp),
    { p } = c;
  const h = heroFor(inp);
  c.alt = h.name + ' in relief on a glazed tile';
  const dark = isDark(p);
  const slip = dark ? mix(p.ink, '#f2e4c8', 0.5) : mix(p.paper, '#f0e2c4', 0.4),
    field = fired(groundFor(p, h, turnedBy(h, dark ? [mix(p.bg, p.b, 0.3), mix(p.d, p.bg, 0.15), p.b] : [lum(p.d) > 0.88 ? shade(p.d, -0.04, 0.02) : p.d, mix(p.c, p.paper, 0.35), mix(p.e, p.paper, 0.5), mix(p.b, p.paper, 0.2)]))),
    rich = turnedBy(h, [p.e, p.a, p.ink, p.c, p.b]).map((x) => fired(x === p.ink ? (dark ? p.b : shade(x, 0.1, 0.03)) : x)),
    deep = rich.find((x) => contrast(x, slip) > 3.6) ?? fired(shade(p.ink, 0.08)),
    warm = rich.find((x) => x !== deep && contrast(x, deep) > 1.5) ?? rich[1]!,
    grout = dark ? shade(p.bg, -0.05) : mix(p.bg, '#8a7f70', 0.34);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${grout}"`));
  const tiles = [flowerTile(c, slip, deep, warm, slip), flowerTile(c, deep, warm, field, slip)].map((art) => c.def((id) => `<g id="${id}">${art}</g>`));
  let border = '';
  for (let y = 0; y < 14; y++) for (let x = 0; x < 10; x++)
    if (x === 0 || x === 9 || y === 0 || y === 13) border += `<use href="#${tiles[(x + y) % 2]!}" x="${x * SIDE}" y="${y * SIDE}"/>`;
  c.add('frame', border);
  // the tile of the picture, in a cord, its corners filled
  const sq = c.def((id) => `<path id="${id}" d="${rrD(104, 104, 792, 822, 10)}"/>`),
    plate = c.def((id) => `<path id="${id}" d="${rrD(104, 932, 792, 364, 10)}"/>`);
  let corners = '';
  for (const [x, y, sx, sy] of [[150, 150, 1, 1], [850, 150, -1, 1], [150, 880, 1, -1], [850, 880, -1, -1]] as const) {
    const f = (u: number, v: number) => pt([x + u * sx, y + v * sy]);
    const d = `M${f(0, 0)}L${f(150, 0)}C${f(140, 50)} ${f(96, 42)} ${f(92, 92)}C${f(42, 96)} ${f(50, 140)} ${f(0, 150)}Z`,
      z = c.def((id) => `<path id="${id}" d="${d}"/>`);
    corners += pool(c, z, deep, 90) + use(z, `fill="none" stroke="#1c1008" stroke-opacity=".32" stroke-width="8" transform="translate(1 2.4)"`) + use(z, `fill="none" stroke="${slip}" stroke-width="6" stroke-linejoin="round"`);
    const dot = c.def((id) => `<path id="${id}" d="${circD(x + 44 * sx, y + 44 * sy, 19)}"/>`);
    corners += pool(c, dot, warm, 40) + use(dot, `fill="none" stroke="${slip}" stroke-width="5"`) + circ(x + 44 * sx - 6, y + 44 * sy - 7, 4.5, 'fill="#fff" fill-opacity=".8"');
  }
  const bevel = (id: string) => use(id, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" transform="translate(2 2)"') + use(id, 'fill="none" stroke="#000" stroke-opacity=".2" stroke-width="5" transform="translate(-2 -2)"');
  const sheen = `<g clip-path="${clipOf(c, sq)}">${path('M104 420L420 104L560 104L104 560Z', 'fill="#fff" fill-opacity=".09"')}${path('M104 610L610 104L640 104L104 640Z', 'fill="#fff" fill-opacity=".09"')}</g>`;
  c.add('frame', softU(sq, 2, 5, 7, '#000', 0.3, 3) + pool(c, sq, field, 300) + `<g clip-path="${clipOf(c, sq)}">${bevel(sq)}</g>` + sheen + corners + cord(150, 150, 700, 730, warm));
  c.add('art', glazed(c, h, TILE, field, slip));
  c.add('frame', softU(plate, 2, 5, 7, '#000', 0.3, 3) + pool(c, plate, deep, 300) + `<g clip-path="${clipOf(c, plate)}">${bevel(plate)}</g>` + path(rrD(134, 962, 732, 304, 8), `fill="none" stroke="${slip}" stroke-width="5"`)
    + path(rrD(134, 962, 732, 304, 8), 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" transform="translate(-1 -1.4)"'));
  c.add('texture', rect(104, 104, 792, 1192, `fill="${crackle(c)}"`));
  const words = inLines(inp.headline, 19),
    small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'caprasimo', w: 640, max: words.length > 1 ? 88 : 116, track: 8, gap: i === words.length - 1 ? 44 : 24, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-sans:600', w: 600, max: 42, track: 40, flat: true });
  const k = stackEven(specs, { cy: 1114 });
  const face = withContrast(deep, slip, 3.4);
  let t = '';
  words.forEach((_, i) => {
    const id = c.def((z) => `<path id="${z}" d="${glyphPaths(k.runs[i]!, 500, k.ys[i]!).map((gl) => gl.d).join('')}"/>`);
    t += use(id, 'fill="#120a06" fill-opacity=".5" stroke="#120a06" stroke-opacity=".3" stroke-width="5" stroke-linejoin="round" transform="translate(2.5 5)"')
      + use(id, `fill="${shade(face, -0.16)}" stroke="${shade(face, -0.16)}" stroke-width="3" transform="translate(.8 2)"`) + use(id, `fill="${face}"`)
      + use(id, `fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" transform="translate(-.6 -1)"`);
  });
  if (small) t += path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(deep, [mix(warm, '#fff4dc', 0.6), face], 4.6)}"`);
  c.add('type', t);
  c.add('texture', c.grain(0.35));
  return c;
}
