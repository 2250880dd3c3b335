import {
  clamp, type Drawing, ell, glyphPaths, lerp, lum, mix, n1, type P, type Palette, path, pt, ribbon, type Run, shade,
  smooth, use,
} from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { off, spaced } from '#artwork/materials/outlines.ts';
import { clipOf, inner, lay, type Piece, softU, unionId } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

/** the highlight a rounded form has: a sickle within the outline, on the side toward the light */
function sickles(q: Piece, ids: VisibleParts | null, inset: number, w: number, lx = -0.6, ly = -0.8, min = 0.3, gap = 7): string {
  const A = areaOf(q.ps),
    pts = spaced(q.ps, gap),
    n = pts.length,
    sg = A > 0 ? 1 : -1;
  const sel = pts.map((o) => {
    // the inward normal points away from the light where the surface faces it
    const ix = o.n[0] * sg,
      iy = o.n[1] * sg,
      dot = -(ix * lx + iy * ly),
      x = o.p[0] + ix * inset,
      y = o.p[1] + iy * inset;
    return dot > min && (!ids || (ids.at(x, y) === q.i && ids.dist(x, y) > inset * 0.55)) ? ([x, y] as P) : null;
  });
  let d = '';
  let start = sel.findIndex((v, i) => v && !sel[(i + n - 1) % n]);
  if (start < 0) start = 0;
  let cur: P[] = [];
  for (let k = 0; k <= n; k++) {
    const v = k < n ? sel[(start + k) % n]! : null;
    if (v) cur.push(v);
    else {
      if (cur.length > 3) d += ribbon(cur.length > 14 ? cur.filter((_, i) => i % 2 === 0 || i === cur.length - 1) : cur, (t) => w * Math.sin(Math.PI * clamp(t, 0.02, 0.98)));
      cur = [];
    }
  }
  return d;
}

/** bright bands across, as a bent mirror throws them */
function film(c: Drawing, col: string): string {
  const dk = shade(col, lum(col) > 0.86 ? -0.2 : -0.17, 0.005),
    hi = mix(col, '#ffffff', 0.75);
  return c.lin([[0, hi], [0.14, mix(col, '#ffffff', 0.3)], [0.3, col], [0.46, dk], [0.56, shade(col, -0.05)], [0.7, mix(col, '#ffffff', 0.28)], [0.84, shade(col, -0.04)], [1, dk]], 0.1, 0, 0.75, 1);
}

/** one blown-up part with its welded seam; `sheen` tints the light from below */
function puff(c: Drawing, q: Piece, col: string, ids: VisibleParts | null, sheen: string, plain = false): string {
  const m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
    big = m > 46;
  const flange = big ? 11 : 4;
  let t = use(q.id, `fill="${shade(col, -0.1)}" stroke="${shade(col, -0.13)}" stroke-width="${flange + 3}" stroke-linejoin="round"`)
    + use(q.id, `fill="none" stroke="${mix(col, '#ffffff', 0.3)}" stroke-width="${flange}" stroke-linejoin="round"`);
  if (big) t += use(q.id, `fill="none" stroke="${shade(col, -0.16)}" stroke-opacity=".55" stroke-width="${flange}" stroke-dasharray="1.8 8" stroke-linejoin="round"`);
  t += use(q.id, `fill="${film(c, col)}"`);
  t += inner(c, q.id, -2, -4, clamp(m * 0.16, 5, 30), shade(col, -0.34), 0.5, plain ? 2 : 5) + inner(c, q.id, 4, 6, clamp(m * 0.09, 3, 14), '#fff', 0.5, plain ? 2 : 4);
  if (big) {
    // creases that run in from the seam
    const sg = areaOf(q.ps) > 0 ? 1 : -1;
    let dk = '',
      lt = '';
    for (const o of spaced(q.ps, clamp(m / 9, 15, 30))) {
      const L = c.r.f(0.08, 0.2) * Math.min(m, 240),
        ix = o.n[0] * sg,
        iy = o.n[1] * sg,
        tip: P = [o.p[0] + ix * L + c.r.f(-6, 6), o.p[1] + iy * L + c.r.f(-6, 6)],
        b = 4;
      const tri = (sx: number) =>
        `M${pt([o.p[0] - iy * b * 0.2 + sx * iy * 3, o.p[1] + ix * b * 0.2 - sx * ix * 3])}L${pt(tip)}L${pt([o.p[0] + iy * b + sx * iy * 3, o.p[1] - ix * b - sx * ix * 3])}Z`;
      dk += tri(0);
      lt += tri(1.6);
    }
    t += `<g clip-path="${clipOf(c, q.id)}">${path(dk, `fill="${shade(col, -0.36)}" fill-opacity=".42"`)}${path(lt, 'fill="#fff" fill-opacity=".5"')}</g>`;
    const s1 = sickles(q, ids, clamp(m * 0.15, 8, 38), clamp(m * 0.1, 4, 24)),
      s2 = sickles(q, ids, clamp(m * 0.13, 7, 30), clamp(m * 0.05, 3, 11), 0.6, 0.8, 0.4);
    t += path(s1, 'fill="#fff" fill-opacity=".78"') + path(s2, `fill="${mix(sheen, '#ffffff', 0.5)}" fill-opacity=".5"`);
  }
  return t;
}

/** the curled ribbon of a registered line */
export function curl(id: string, col: string, shadow: [number, number]): string {
  return use(id, `fill="none" stroke="#000" stroke-opacity=".16" stroke-width="6" transform="translate(${shadow[0]} ${shadow[1]})"`)
    + use(id, `fill="none" stroke="${shade(col, -0.06)}" stroke-width="6.5"`) + use(id, `fill="none" stroke="${mix(col, '#ffffff', 0.5)}" stroke-width="2.6" stroke-dasharray="26 18"`);
}

/** a ribbon's line from one point to another, curling more toward its end */
export function curlLine(c: Drawing, from: P, to: P, swing = 26, turns = 13): string {
  const pts: P[] = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    return [lerp(from[0], to[0], t) + Math.sin(t * turns) * swing * t * Math.min(1, t, (1 - t) * 4 + (swing > 24 ? 1 : 0)), lerp(from[1], to[1], t)] as P;
  });
  return c.def((id) => `<path id="${id}" d="${smooth(pts, false)}"/>`);
}

export type Balloon = { svg: string; ps: Piece[]; ids: VisibleParts; valve: P };

/** a hero as a foil balloon before a wall of this colour; `ids` of one in the same place are used again, `plain` is for those shown small */
export function balloon(c: Drawing, h: Hero, place: Place, wall: string, o: { deg?: number; p?: Palette; shadow?: number; ids?: VisibleParts; plain?: boolean } = {}): Balloon {
  const p = o.p ?? c.p,
    ps = lay(c, h, place.cx, place.cy, place.w, place.h, { deg: o.deg ?? 3 }),
    un = unionId(c, ps),
    ids = o.ids ?? new VisibleParts(ps, 2);
  // the valve is at the lowest point
  const foot = ps.filter((q) => !q.line).sort((a, b) => b.y1 - a.y1)[0]!,
    valve = foot.ps.reduce((a, b) => (b[1] > a[1] ? b : a), foot.ps[0]!);
  let s = o.shadow === 0 ? '' : softU(un, 30, 44, 34, lum(wall) < 0.5 ? '#000' : shade(wall, -0.5, 0.02), o.shadow ?? 0.34, o.plain ? 4 : 9);
  for (const q of ps) {
    const col = shade(off(trueColourOf(p, h, q.k), wall, 1.12), 0, 0.015);
    if (q.line) {
      s += use(q.id, `fill="none" stroke="${shade(col, -0.08)}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`)
        + use(q.id, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.6" stroke-linecap="round" transform="translate(-1.4 -2)"');
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    // small things are printed on the film, the rest is blown up
    if (m < 34 || /eye|pupil|nose|spot|dot|lid|mouth/.test(q.k))
      s += use(q.id, `fill="${col}"`)
        + (m > 16 ? `<g clip-path="${clipOf(c, q.id)}">${ell(lerp(q.x0, q.x1, 0.34), lerp(q.y0, q.y1, 0.28), (q.x1 - q.x0) * 0.18, (q.y1 - q.y0) * 0.15, 'fill="#fff" fill-opacity=".85"')}</g>` : '');
    else s += (q.area > 5000 ? softU(q.id, 3, 6, 8, '#000', 0.22, 3, false) : '') + puff(c, q, col, ids, p.b, o.plain);
  }
  return { svg: s, ps, ids, valve };
}

/** a set line in letters of foil, each hung a little differently */
export function foilLetters(c: Drawing, run: Run, y: number, col: string, shadow: string, turn = 0): string {
  return glyphPaths(run, 500, y).map((gl, j) => {
    const id = c.def((z) => `<path id="${z}" d="${gl.d}"/>`);
    const hgt = gl.box[3] - gl.box[1];
    // seams of large letters would close the eyes of small ones
    const seam = Math.min(1, run.size / 150) ** 1.4;
    return `<g transform="translate(0 ${n1(Math.sin(j * 1.9 + turn) * 4)}) rotate(${n1(Math.sin(j * 2.3) * 3)} ${n1((gl.box[0] + gl.box[2]) / 2)} ${n1((gl.box[1] + gl.box[3]) / 2)})">`
      + softU(id, 9, 13, 9, shadow, 0.32, 4)
      + use(id, `fill="${shade(col, -0.14)}" stroke="${shade(col, -0.14)}" stroke-width="${n1(7 * seam)}" stroke-linejoin="round"`)
      + use(id, `fill="none" stroke="${mix(col, '#ffffff', 0.35)}" stroke-width="${n1(4.6 * seam)}" stroke-linejoin="round"`)
      + use(id, `fill="none" stroke="${shade(col, -0.16)}" stroke-opacity=".6" stroke-width="${n1(5 * seam)}" stroke-dasharray="1.4 6"`)
      + use(id, `fill="${c.lin([[0, mix(col, '#ffffff', 0.5)], [0.28, mix(col, '#ffffff', 0.08)], [0.5, col], [0.64, shade(col, -0.08)], [0.82, col], [1, shade(col, -0.12)]], 0, 0, 0.15, 1)}"`)
      + inner(c, id, -1.5, -3, hgt * 0.07, shade(col, -0.3), 0.4, 3) + inner(c, id, 2.5, 3.5, hgt * 0.045, '#fff', 0.55, 2) + '</g>';
  }).join('');
}
