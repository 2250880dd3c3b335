import { lum, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { clamp, lerp, n1, poly, pt, smooth, type P } from '#cards/render/geometry.ts';
import { at, type LineSpec } from '#cards/render/lettering.ts';
import { circ, ell, path, rect } from '#cards/render/svg.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { stackEven } from '#cards/families/materials/lettering.ts';
import { colourOf, rgbOf } from '#cards/families/materials/part-colours.ts';
import { clipOf, lay, softU, U, unionId } from '#cards/families/materials/pieces.ts';
import { VisibleParts } from '#cards/families/materials/visible-parts.ts';

export function drawSunprint(inp: Input): Drawing {
  const c = new Drawing('sunprint', inp),
    { p, r } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ', a sunprint';
  const blue = inp.variant === 'brown' ? mix('#4a2616', p.e, 0.1) : mix('#0d3a6b', [p.e, p.ink].find((x) => rgbOf(x)[2]! > rgbOf(x)[0]! + 12) ?? '#12406f', 0.22);
  const paper = '#f6f1e4',
    white = mix('#f4f6f2', blue, 0.03);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + c.grain(1));
  // the coat, brushed on in broad strokes
  const X0 = 96,
    X1 = 904,
    Y0 = 92,
    Y1 = 1070;
  let coat = '',
    dry = '',
    streak = '';
  const rows = 19;
  for (let i = 0; i < rows; i++) {
    const y = lerp(Y0 + 24, Y1 - 24, i / (rows - 1)),
      xl = X0 + r.f(-26, 20),
      xr = X1 + r.f(-20, 26),
      wob = r.f(-7, 7);
    const q: P[] = [];
    const H = 38;
    for (let k = 0; k <= 9; k++) q.push([lerp(xl + 12, xr - 12, k / 9), y - H + wob * Math.sin(k) + r.f(-3, 3)]);
    for (let k = 0; k <= 7; k++) q.push([xr + r.f(-16, 16), lerp(y - H, y + H, k / 7)]);
    for (let k = 9; k >= 0; k--) q.push([lerp(xl + 12, xr - 12, k / 9), y + H + wob * Math.sin(k) + r.f(-3, 3)]);
    for (let k = 7; k >= 0; k--) q.push([xl + r.f(-16, 16), lerp(y - H, y + H, k / 7)]);
    coat += smooth(q);
    // bristles that ran dry
    for (const [x, sg] of [[xl, -1], [xr, 1]] as const)
      for (let k = 0; k < 7; k++) {
        const yy = y + r.f(-H, H),
          L = r.f(12, 50),
          w = r.f(1.2, 5);
        dry += `M${n1(x - sg * 10)} ${n1(yy - w)}Q${n1(x + sg * L * 0.6)} ${n1(yy - w * 0.4)} ${n1(x + sg * L)} ${n1(yy + r.f(-2, 2))}Q${n1(x
          + sg * L * 0.5)} ${n1(yy + w)} ${n1(x - sg * 10)} ${n1(yy + w)}Z`;
      }
    for (let k = 0; k < 6; k++) { const yy = y + r.f(-H, H); streak += `M${n1(X0 + r.f(0, 260))} ${n1(yy)}Q500 ${n1(yy + r.f(-8, 8))} ${n1(X1 - r.f(0, 260))} ${n1(yy + r.f(-4, 4))}`; }
  }
  const cid = c.def((id) => `<path id="${id}" d="${coat}"/>`);
  const pool = c.rad([[0, shade(blue, 0.05, 0.012)], [0.62, blue], [1, shade(blue, -0.06)]], 500, 560, 700, 'u');
  let s = U(cid, `fill="${mix(blue, paper, 0.55)}" fill-opacity=".5" stroke="${mix(blue, paper, 0.55)}" stroke-opacity=".5" stroke-width="7"`)
    + path(dry, `fill="${mix(blue, paper, 0.12)}"`) + U(cid, `fill="${pool}"`)
    + `<g clip-path="${clipOf(c, cid)}">${path(streak, 'fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="5"')}${path(streak,
    'fill="none" stroke="#000" stroke-opacity=".1" stroke-width="3" transform="translate(30 9)"')}</g>`;
  for (let i = 0; i < 16; i++) { const q: P = [r.chance(0.5) ? r.f(20, 80) : r.f(920, 980), r.f(80, 1100)]; s += circ(q[0], q[1], r.f(1, 4.5), `fill="${blue}" fill-opacity=".8"`); }
  const ps = lay(c, h, 500, 572, 640, 770),
    un = unionId(c, ps),
    ids = new VisibleParts(ps, 2);
  // light that crept under the edges
  s += softU(un, 3, 4, 26, mix(blue, '#9fd0ee', 0.55), 0.42, 8, false) + softU(un, 0, 0, 7, white, 0.4, 3, false);
  const plant = (k: string) => /leaf|petal|sepal|grass|fern/.test(k),
    plume = (k: string) => /wing|tail|fin|mane|crest|quill|wrap/.test(k);
  for (const q of ps) {
    const col = colourOf(p, h, q.k),
      l = lum(col);
    if (q.line) {
      s += U(q.id, `fill="none" stroke="${/lid|mouth|brow|eye/.test(q.k) ? blue : white}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`);
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const tone = m < 44 && l < 0.45 ? 0.04 : /eye|pupil|nose|dark|hole/.test(q.k) && m < 70 ? (l > 0.7 ? 0.95 : 0.06) : clamp(lerp(0.52, 1.02, l), 0.5, 0.97);
    const fill = mix(blue, white, tone);
    s += U(q.id, `fill="${fill}" stroke="${mix(blue, white, Math.max(0, tone - 0.45))}" stroke-width="${m < 30 ? 1.6 : 3}" stroke-linejoin="round"`);
    if (tone < 0.3 || m < 26) continue;
    // where it lay close to the paper it kept the light out best
    s += `<g clip-path="${clipOf(c, q.id)}">${ell(q.cx, q.cy, (q.x1 - q.x0) * 0.46, (q.y1 - q.y0) * 0.46, `fill="${c.rad([[0, '#fff', 0.55], [1, '#fff', 0]])}"`)}</g>`;
    let d = '',
      fine = '';
    const a = (q.ang * Math.PI) / 180,
      u: P = [Math.cos(a), Math.sin(a)];
    const walk = (x: number, y: number, ux: number, uy: number, max: number, bend = 0): P[] => {
      const o: P[] = [[x, y]];
      for (let t = 0; t < max; t += 6) {
        const c2 = Math.cos(bend * 0.06),
          s2 = Math.sin(bend * 0.06);
        [ux, uy] = [ux * c2 - uy * s2, ux * s2 + uy * c2];
        x += ux * 6;
        y += uy * 6;
        if (ids.at(x, y) !== q.i || ids.dist(x, y) < 2) break;
        o.push([x, y]);
      }
      return o;
    };
    const thin = (o: P[]) => (o.length < 3 ? poly(o, false) : smooth(o.filter((_, i) => i % 4 === 0 || i === o.length - 1), false));
    if (plant(q.k) || plume(q.k)) {
      let at0: P = [q.cx, q.cy];
      if (ids.at(at0[0], at0[1]) !== q.i) { const b = q.ps.find((o) => ids.at(lerp(o[0], q.cx, 0.3), lerp(o[1], q.cy, 0.3)) === q.i); if (b) at0 = [lerp(b[0], q.cx, 0.3), lerp(b[1], q.cy, 0.3)]; }
      const mid = [...walk(at0[0], at0[1], -u[0], -u[1], 600).reverse(), ...walk(at0[0], at0[1], u[0], u[1], 600).slice(1)];
      if (mid.length > 3) {
        d += poly([mid[0]!, mid[mid.length - 1]!], false);
        const petal = /petal/.test(q.k);
        const step = clamp(Math.round(m / 60) + 1, 2, 3);
        for (let i = 1; i < mid.length - 1; i += step)
          for (const sg of [-1, 1]) {
            const an = a + sg * (petal ? 0.34 : 0.74),
              w = walk(mid[i]![0], mid[i]![1], Math.cos(an), Math.sin(an), 300, petal ? -sg * 0.4 : -sg * 0.55);
            if (w.length > 2) fine += thin(w);
          }
      }
    } else if (m > 44) {
      for (const [f, t] of ids.runs(q.i, q, q.ang, clamp(m / 14, 8, 13), () => r.f(-2, 2), 4)) {
        const L = Math.hypot(t[0] - f[0], t[1] - f[1]);
        let x = r.f(2, 30);
        while (x < L - 8) {
          const e = Math.min(L - 3, x + r.f(14, 54));
          fine += `M${pt([lerp(f[0], t[0], x / L), lerp(f[1], t[1], x / L)])}L${pt([lerp(f[0], t[0], e / L), lerp(f[1], t[1], e / L)])}`;
          x = e + r.f(10, 34);
        }
      }
    }
    const vein = mix(blue, white, 0.25);
    if (d) s += path(d, `fill="none" stroke="${vein}" stroke-opacity=".75" stroke-width="2.6" stroke-linecap="round"`);
    if (fine) s += path(fine, `fill="none" stroke="${vein}" stroke-opacity="${plant(q.k) || plume(q.k) ? 0.55 : 0.34}" stroke-width="${plant(q.k) ? 1.3 : 1.5}" stroke-linecap="round"`);
  }
  c.add('art', s);
  const words = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'cormorant-garamond:600i', w: 800, max: words.length > 1 ? 76 : 104, gap: i === words.length - 1 ? 44 : 34, flat: true }));
  if (small) specs.push({ t: small.toUpperCase(), f: 'tenor-sans', w: 760, max: 27, track: 190, flat: true });
  const k = stackEven(specs, { cy: 1222 });
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${blue}"`)).join(''));
  return c;
}
