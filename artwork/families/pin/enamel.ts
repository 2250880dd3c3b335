import { contrast, type Drawing, ell, g, METAL, n1, shade, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { clipOf, inner, lay, type Piece, softU, unionId } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';

const lineW = (q: Piece, k = 1) => n1((/string|steam|whisker|antenna|rope|cord/.test(q.k) ? 4 : 6) * k);

/** A hero as a hard-enamel pin: metal walls, glassy cells, its shadow; `under` is what it lies on. */
export function enamelled(c: Drawing, h: Hero, at: Place, deg: number, under: string): string {
  const { p } = c;
  const M = METAL[p.metal];
  const ps = lay(c, h, at.cx, at.cy, at.w, at.h, { deg });
  const un = unionId(c, ps);
  const foil = c.foil(p.metal, 52);
  const lines = ps.filter((q) => q.line);
  const metalEdge = (w: number, col: string) => use(un, `fill="${col}" stroke="${col}" stroke-width="${w}" stroke-linejoin="round"`)
    + lines.map((q) => use(q.id, `fill="none" stroke="${col}" stroke-width="${w * 0.7 + 6}" stroke-linecap="round" stroke-linejoin="round"`)).join('');
  let s = softU(un, 22, 34, 30, '#1a0c06', 0.42, 8) + g(metalEdge(27, '#2a1c10'), 'transform="translate(7 11)" opacity=".5"')
    + g(metalEdge(25, M[0]), 'transform="translate(4 7)"') + g(metalEdge(25, M[1]), 'transform="translate(2 3)"') + metalEdge(25, M[0]) + metalEdge(22, foil);
  const draw = (q: Piece) => {
    if (q.line) {
      const w = +lineW(q, 1.1);
      s += use(q.id, `fill="none" stroke="${M[0]}" stroke-width="${w + 3}" stroke-linecap="round" stroke-linejoin="round"`)
        + use(q.id, `fill="none" stroke="${foil}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`);
      return;
    }
    let col = trueColourOf(p, h, q.k);
    if (contrast(col, under) < 1.06) col = shade(col, -0.02);
    // walls thin enough to leave enamel between them
    const across = Math.min(q.x1 - q.x0, q.y1 - q.y0),
      small = across < 30,
      rim = across < 20 ? 2.6 : small ? 3.6 : across < 64 ? 5.4 : 8.5;
    s += use(q.id, `fill="${M[0]}" stroke="${M[0]}" stroke-width="${rim + 2.6}" stroke-linejoin="round"`)
      + use(q.id, `fill="none" stroke="${foil}" stroke-width="${rim}" stroke-linejoin="round"`)
      + use(q.id, `fill="none" stroke="${M[6]}" stroke-width="${n1(rim * 0.28)}" stroke-linejoin="round" stroke-opacity=".8" transform="translate(-1 -1.3)"`);
    // glassy enamel, a little domed: deeper at the rim, pale where the light pools
    const tall = q.y1 - q.y0;
    s += `<g clip-path="${clipOf(c, q.id)}">` + use(q.id, `fill="${c.lin([[0, shade(col, 0.05, 0.012)], [0.55, shade(col, 0.0, 0.02)], [1, shade(col, -0.06, 0.01)]], 0, 0, 0.4, 1)}"`) + '</g>';
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
      s += use(q.id, `fill="none" stroke="${foil}" stroke-width="${n1(rim * 0.62)}" stroke-linejoin="round"`)
        + use(q.id, `fill="none" stroke="${M[6]}" stroke-width="${n1(rim * 0.2)}" stroke-linejoin="round" stroke-opacity=".7" transform="translate(-.8 -1)"`);
  };
  ps.forEach(draw);
  // a broad reflection across the polished face
  s += `<g clip-path="${clipOf(c, un)}"><g transform="translate(0 ${n1(at.cy - 590)})"><path d="M150 700L620 190L760 190L190 860Z" fill="#fff" fill-opacity=".1"/><path d="M190 900L800 210L836 210L214 930Z" fill="#fff" fill-opacity=".12"/></g></g>`;
  return s;
}

