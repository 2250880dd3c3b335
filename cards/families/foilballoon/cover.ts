import { contrast, lum, METAL, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { clamp, lerp, n1, pt, ribbon, smooth, type P } from '#cards/render/geometry.ts';
import { at, glyphPaths, type LineSpec } from '#cards/render/lettering.ts';
import { circ, ell, path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { off, spaced } from '#cards/families/materials/outlines.ts';
import { colourOf } from '#cards/families/materials/part-colours.ts';
import { areaOf, clipOf, inner, lay, softU, U, unionId, type Piece } from '#cards/families/materials/pieces.ts';
import { VisibleParts } from '#cards/families/materials/visible-parts.ts';

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
export function drawFoilballoon(inp: Input): Drawing {
  const c = new Drawing('foil', inp),
    { p, r } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ', a foil balloon';
  const dark = isDark(p);
  const wall = dark ? p.bg : mix(p.bg, p.d, 0.3);
  const bokeh = (() => {
    let o = '';
    for (let i = 0; i < 20; i++) o += circ(r.f(0, 1000), r.f(0, 1400), r.f(30, 130), `fill="${[p.a, p.b, p.d, '#ffffff'][i % 4]!}" fill-opacity="${dark ? 0.07 : 0.1}"`);
    return o;
  })();
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(wall, 0.05)], [0.6, wall], [1, shade(wall, dark ? -0.05 : -0.09)]], 500, 520, 950, 'u')}"`) + bokeh);
  const hy = 540,
    ps = lay(c, h, 500, hy, 700, 730, { deg: 3 }),
    un = unionId(c, ps),
    ids = new VisibleParts(ps, 2);
  let conf = '';
  for (let i = 0; i < 54; i++) {
    const x = r.f(20, 980),
      y = r.f(20, 1380),
      col = [p.a, p.b, p.c, p.d, METAL[p.metal][1]][i % 5]!,
      w = r.f(6, 14);
    if (ids.at(x, y) >= 0 || (y > 1000 && y < 1330 && x > 90 && x < 910)) continue;
    conf += `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(r.f(0, 180))})">${i % 3
      ? rect(-w, -w * 0.4, w * 2, w * 0.8, `fill="${col}"`) + rect(-w, -w * 0.4, w, w * 0.8, 'fill="#fff" fill-opacity=".35"') : circ(0, 0, w * 0.6, `fill="${col}"`)}</g>`;
  }
  c.add('ornament', conf);
  // the film: bright bands across, as a bent mirror throws them
  const film = (col: string) => {
    const w = lum(col) > 0.86;
    const dk = shade(col, w ? -0.2 : -0.17, 0.005),
      hi = mix(col, '#ffffff', 0.75);
    return c.lin([[0, hi], [0.14, mix(col, '#ffffff', 0.3)], [0.3, col], [0.46, dk], [0.56, shade(col, -0.05)], [0.7, mix(col, '#ffffff', 0.28)], [0.84, shade(col, -0.04)], [1, dk]], 0.1, 0, 0.75, 1);
  };
  const puff = (q: Piece, col: string, id2: VisibleParts | null) => {
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
      big = m > 46;
    const flange = big ? 11 : 4;
    let t = U(q.id, `fill="${shade(col, -0.1)}" stroke="${shade(col, -0.13)}" stroke-width="${flange + 3}" stroke-linejoin="round"`)
      + U(q.id, `fill="none" stroke="${mix(col, '#ffffff', 0.3)}" stroke-width="${flange}" stroke-linejoin="round"`);
    if (big) t += U(q.id, `fill="none" stroke="${shade(col, -0.16)}" stroke-opacity=".55" stroke-width="${flange}" stroke-dasharray="1.8 8" stroke-linejoin="round"`);
    t += U(q.id, `fill="${film(col)}"`);
    t += inner(c, q.id, -2, -4, clamp(m * 0.16, 5, 30), shade(col, -0.34), 0.5, 5) + inner(c, q.id, 4, 6, clamp(m * 0.09, 3, 14), '#fff', 0.5, 4);
    if (big) {
      // creases that run in from the seam
      const sg = areaOf(q.ps) > 0 ? 1 : -1;
      let dk = '',
        lt = '';
      for (const o of spaced(q.ps, clamp(m / 9, 15, 30))) {
        const L = r.f(0.08, 0.2) * Math.min(m, 240),
          ix = o.n[0] * sg,
          iy = o.n[1] * sg,
          tip: P = [o.p[0] + ix * L + r.f(-6, 6), o.p[1] + iy * L + r.f(-6, 6)],
          b = 4;
        const tri = (sx: number) =>
          `M${pt([o.p[0] - iy * b * 0.2 + sx * iy * 3, o.p[1] + ix * b * 0.2 - sx * ix * 3])}L${pt(tip)}L${pt([o.p[0] + iy * b + sx * iy * 3, o.p[1] - ix * b - sx * ix * 3])}Z`;
        dk += tri(0);
        lt += tri(1.6);
      }
      t += `<g clip-path="${clipOf(c, q.id)}">${path(dk, `fill="${shade(col, -0.36)}" fill-opacity=".42"`)}${path(lt, 'fill="#fff" fill-opacity=".5"')}</g>`;
      const s1 = sickles(q, id2, clamp(m * 0.15, 8, 38), clamp(m * 0.1, 4, 24)),
        s2 = sickles(q, id2, clamp(m * 0.13, 7, 30), clamp(m * 0.05, 3, 11), 0.6, 0.8, 0.4);
      t += path(s1, 'fill="#fff" fill-opacity=".78"') + path(s2, `fill="${mix(p.b, '#ffffff', 0.5)}" fill-opacity=".5"`);
    }
    return t;
  };
  // ribbon from the valve
  const foot = ps.filter((q) => !q.line).sort((a, b) => b.y1 - a.y1)[0]!,
    low = foot.ps.reduce((a, b) => (b[1] > a[1] ? b : a), foot.ps[0]!);
  const curl: P[] = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    return [low[0] + Math.sin(t * 13) * 26 * t * t + (500 - low[0]) * 0.3 * t, lerp(low[1] - 6, Math.max(low[1] + 90, 1044), t)] as P;
  });
  const rid = c.def((id) => `<path id="${id}" d="${smooth(curl, false)}"/>`);
  let s = U(rid, `fill="none" stroke="#000" stroke-opacity=".16" stroke-width="6" transform="translate(26 30)"`)
    + U(rid, `fill="none" stroke="${shade(p.a, -0.06)}" stroke-width="6.5"`) + U(rid, `fill="none" stroke="${mix(p.a, '#ffffff', 0.5)}" stroke-width="2.6" stroke-dasharray="26 18"`);
  s += softU(un, 30, 44, 34, dark ? '#000' : shade(wall, -0.5, 0.02), 0.34, 9);
  for (const q of ps) {
    const col = shade(off(colourOf(p, h, q.k), wall, 1.12), 0, 0.015);
    if (q.line) {
      s += U(q.id, `fill="none" stroke="${shade(col, -0.08)}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`)
        + U(q.id, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.6" stroke-linecap="round" transform="translate(-1.4 -2)"');
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    // small things are printed on the film, the rest is blown up
    if (m < 34 || /eye|pupil|nose|spot|dot|lid|mouth/.test(q.k))
      s += U(q.id, `fill="${col}"`)
        + (m > 16 ? `<g clip-path="${clipOf(c, q.id)}">${ell(lerp(q.x0, q.x1, 0.34), lerp(q.y0, q.y1, 0.28), (q.x1 - q.x0) * 0.18, (q.y1 - q.y0) * 0.15, 'fill="#fff" fill-opacity=".85"')}</g>` : '');
    else s += (q.area > 5000 ? softU(q.id, 3, 6, 8, '#000', 0.22, 3, false) : '') + puff(q, col, ids);
  }
  c.add('art', s);
  const words = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'bagel-fat-one', w: 800, max: words.length > 1 ? 108 : 150, track: 24, gap: i === words.length - 1 ? 64 : 34, flat: true }));
  if (small) specs.push({ t: small, f: 'fredoka:600', w: 720, max: 44, track: 30, flat: true });
  const k = stackEven(specs, { cy: 1168 });
  const M = METAL[p.metal],
    mc = lum(wall) > 0.72 ? [p.a, p.e, p.c, p.ink].map((x) => shade(x, 0, 0.02)).find((x) => contrast(x, wall) > 3) ?? shade(p.a, -0.18, 0.02) : M[1];
  let t = '';
  words.forEach((_, i) => {
    glyphPaths(k.runs[i]!, 500, k.ys[i]!).forEach((gl, j) => {
      const id = c.def((z) => `<path id="${z}" d="${gl.d}"/>`);
      const hgt = gl.box[3] - gl.box[1];
      const dy = Math.sin(j * 1.9 + i) * 4;
      t += `<g transform="translate(0 ${n1(dy)}) rotate(${n1(Math.sin(j * 2.3) * 3)} ${n1((gl.box[0] + gl.box[2]) / 2)} ${n1((gl.box[1] + gl.box[3]) / 2)})">`
        + softU(id, 9, 13, 9, dark ? '#000' : shade(wall, -0.5), 0.32, 4)
        + U(id, `fill="${shade(mc, -0.14)}" stroke="${shade(mc, -0.14)}" stroke-width="7" stroke-linejoin="round"`)
        + U(id, `fill="none" stroke="${mix(mc, '#ffffff', 0.35)}" stroke-width="4.6" stroke-linejoin="round"`)
        + U(id, `fill="none" stroke="${shade(mc, -0.16)}" stroke-opacity=".6" stroke-width="5" stroke-dasharray="1.4 6"`)
        + U(id, `fill="${c.lin([[0, mix(mc, '#ffffff', 0.5)], [0.28, mix(mc, '#ffffff', 0.08)], [0.5, mc], [0.64, shade(mc, -0.08)], [0.82, mc], [1, shade(mc, -0.12)]], 0, 0, 0.15, 1)}"`)
        + inner(c, id, -1.5, -3, hgt * 0.07, shade(mc, -0.3), 0.4, 3) + inner(c, id, 2.5, 3.5, hgt * 0.045, '#fff', 0.55, 2) + '</g>';
    });
  });
  if (small) t += path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="none" stroke="${wall}" stroke-width="16" stroke-linejoin="round"`)
    + path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(wall, [p.ink, p.e])}"`);
  c.add('type', t);
  return c;
}
