import { contrast, lum, METAL, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { clamp, lerp, n1, noise1, pt, smooth, type P } from '#cards/render/geometry.ts';
import { at, glyphPaths, type LineSpec } from '#cards/render/lettering.ts';
import { ell, path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { flatten } from '#cards/families/heroes/hero.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { off, spaced } from '#cards/families/materials/outlines.ts';
import { colourOf } from '#cards/families/materials/part-colours.ts';
import { clipOf, lay, softU, U, unionId } from '#cards/families/materials/pieces.ts';
import { VisibleParts } from '#cards/families/materials/visible-parts.ts';

export function drawStrings(inp: Input): Drawing {
  const c = new Drawing('strings', inp),
    { p, r } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ' in string and nails';
  const dark = isDark(p) || inp.variant === 'dark';
  const wood = dark ? mix('#33221a', p.bg, 0.35) : mix('#b98a5c', p.d, 0.12);
  let planks = '';
  const nz = noise1('wood' + inp.seed);
  for (let b = 0; b < 5; b++) {
    const x = b * 200,
      col = shade(wood, r.f(-0.035, 0.035), 0, r.f(-4, 4));
    planks += rect(x, 0, 200, 1400, `fill="${col}"`);
    let d = '',
      d2 = '';
    const kx = x + r.f(50, 150),
      ky = r.f(200, 1200);
    for (let i = 0; i < 15; i++) {
      const x0 = x + 6 + i * 13.4,
        q: P[] = [];
      for (let y = -20; y <= 1420; y += 60) {
        const dy = (y - ky) / 130,
          push = (Math.exp(-dy * dy) * 34 * Math.sign(x0 - kx)) / (1 + Math.abs(x0 - kx) / 40);
        q.push([clamp(x0 + nz(y / 190 + b * 9 + i * 0.13) * 9 + push, x + 3, x + 197), y]);
      }
      if (i % 3) d += smooth(q, false);
      else d2 += smooth(q, false);
    }
    planks += path(d, `fill="none" stroke="#1a0c04" stroke-opacity=".13" stroke-width="2.2"`)
      + path(d2, `fill="none" stroke="#1a0c04" stroke-opacity=".22" stroke-width="3.4"`) + ell(kx, ky, 8, 15, 'fill="#1a0c04" fill-opacity=".3"')
      + rect(x - 2, 0, 4, 1400, 'fill="#0e0602" fill-opacity=".6"') + rect(x + 2, 0, 2, 1400, 'fill="#fff" fill-opacity=".18"');
  }
  const boardId = c.def((id) => `<g id="${id}">${planks}</g>`);
  c.add('ground', U(boardId) + c.vignette('#000', dark ? 0.42 : 0.3));
  const hx = 500,
    hy = 556;
  const ps = lay(c, h, hx, hy, 690, 760, { step: 7 }),
    un = unionId(c, ps),
    ids = new VisibleParts(ps, 2);
  const inPoly = (ps2: P[], x: number, y: number) => {
    let k = false;
    for (let i = 0, j = ps2.length - 1; i < ps2.length; j = i++)
      if (ps2[i]![1] > y !== ps2[j]![1] > y && x < ((ps2[j]![0] - ps2[i]![0]) * (y - ps2[i]![1])) / (ps2[j]![1] - ps2[i]![1]) + ps2[i]![0]) k = !k;
    return k;
  };
  let s = '';
  const nails: P[] = [];
  const nail = (q: P) => { for (const o of nails) if (Math.abs(o[0] - q[0]) < 8 && Math.abs(o[1] - q[1]) < 8) return; nails.push(q); };
  // dusk under the hero, so that the threads stand out
  s += softU(un, 6, 12, 16, '#000', 0.4, 6);
  for (const q of ps) {
    const base = colourOf(p, h, q.k),
      col = off(shade(base, lum(base) < 0.4 && dark ? 0.14 : 0, 0.02), wood, 1.5);
    if (q.line) {
      s += U(q.id, `fill="none" stroke="#000" stroke-opacity=".4" stroke-width="5" transform="translate(3 5)"`) + U(q.id, `fill="none" stroke="${col}" stroke-width="4.4" stroke-linecap="round"`);
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const under = dark ? shade(mix(wood, col, 0.12), -0.05) : shade(mix(wood, col, 0.16), -0.12);
    s += U(q.id, `fill="${under}"`);
    const gap = clamp(m / 9, 11, 19),
      pts = spaced(q.ps, gap).map((o) => o.p),
      n = pts.length;
    let d = '',
      d2 = '',
      d3 = '';
    if (m > 30) {
      const ok = (a: P, b: P) => { for (const t of [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94]) if (!inPoly(q.ps, lerp(a[0], b[0], t), lerp(a[1], b[1], t))) return false; return true; };
      for (let i = 0; i < n; i++) {
        for (const [k, w] of [[0.41, 0], [0.3, 1], [0.19, 2], [0.36, 0], [0.25, 1]] as const) {
          const j = (i + Math.max(2, Math.round(n * k))) % n;
          if (ok(pts[i]!, pts[j]!)) {
            const seg = `M${pt(pts[i]!)}L${pt(pts[j]!)}`;
            if (w === 0) d += seg;
            else if (w === 1) d2 += seg;
            else d3 += seg;
          }
        }
      }
    } else {
      for (const [a, b] of ids.runs(q.i, q, q.ang + 90, 4, () => 0, 2)) d += `M${pt(a)}L${pt(b)}`;
    }
    const sh = c.def((id) => `<path id="${id}" d="${d + d2 + d3}"/>`);
    s += `<g clip-path="${clipOf(c, q.id)}">${U(sh, 'fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.8" transform="translate(3 5)"')}</g>`
      + `<g fill="none" stroke-width="${m > 30 ? 1.5 : 3}" stroke-linecap="round">${path(d, `stroke="${shade(col, -0.07)}"`)}${path(d2,
      `stroke="${col}"`)}${path(d3, `stroke="${mix(col, '#ffffff', 0.32)}"`)}</g>`;
    // wound about the edge
    s += U(q.id, `fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3.4" transform="translate(2 3)"`)
      + U(q.id, `fill="none" stroke="${col}" stroke-width="3.6" stroke-linejoin="round"`)
      + U(q.id, `fill="none" stroke="${mix(col, '#ffffff', 0.4)}" stroke-width="1" stroke-linejoin="round" stroke-dasharray="5 3"`);
    if (m > 30) for (let i = 0; i < n; i++) if (i % 2 === 0 || gap > 13) { const t = ids.at(pts[i]![0], pts[i]![1]); if (t <= q.i) nail(pts[i]!); }
  }
  const nailId = c.def((id) =>
    `<g id="${id}"><ellipse cx="5" cy="7" rx="5.5" ry="3.6" fill="#000" fill-opacity=".45" transform="rotate(40 5 7)"/><circle r="4.6" fill="${c.rad([[0,
      '#fffbe6'], [0.4, METAL[p.metal][1]], [1, METAL[p.metal][0]]], 0.5, 0.5, 0.5, '', 0.34, 0.28)}"/><circle cx="-1.4" cy="-1.6" r="1.2" fill="#fff" fill-opacity=".8"/></g>`);
  s += nails.map((q) => U(nailId, `x="${n1(q[0])}" y="${n1(q[1])}"`)).join('');
  c.add('art', s);
  const words = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'league-spartan:800', w: 780, max: words.length > 1 ? 104 : 140, track: 24, gap: i === words.length - 1 ? 52 : 24, flat: true }));
  if (small) specs.push({ t: small, f: 'jost:600', w: 720, max: 38, track: 90, flat: true });
  const k = stackEven(specs, { cy: 1180 });
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  const tid = c.def((id) => `<path id="${id}" d="${td}"/>`);
  const want = [dark ? p.ink : '#fffaf0', '#fff8ea'];
  const tc = contrast(want[0]!, wood) > 3.2 ? want[0]! : dark ? '#fff8ea' : inkOn(wood, [shade(p.e, -0.2), p.ink, '#24120a'], 4.4);
  const threads = (deg: number) => {
    const a = (deg * Math.PI) / 180,
      ca = Math.cos(a),
      sa = Math.sin(a),
      my = (k.ys[0]! - k.runs[0]!.cap + k.ys[words.length - 1]!) / 2;
    let d = '';
    for (let q = -430; q <= 430; q += 5.4) {
      const f = (u: number): P => [500 + ca * u - sa * q, my + sa * u + ca * q];
      const L = 470;
      d += `M${f(-L).map(Math.round).join(' ')}L${f(L).map(Math.round).join(' ')}`;
    }
    return d;
  };
  const tn: P[] = [];
  words.forEach((_, i) => glyphPaths(k.runs[i]!, 500, k.ys[i]!)
    .forEach((gl) => flatten(gl.d, 10).forEach((l) => l.length > 3 && spaced(l, k.runs[i]!.size > 112 ? 34 : 46).forEach((o) => tn.push(o.p)))));
  const under = lum(tc) > 0.6 ? shade(wood, dark ? -0.08 : -0.3) : shade(tc, 0.05);
  c.add('type', softU(tid, 3, 6, 6, '#000', 0.42, 4) + U(tid, `fill="${under}"`)
    + `<g clip-path="${clipOf(c, tid)}" fill="none" stroke="${tc}">${path(threads(26), `stroke-width="2.5"`)}${path(threads(-44), `stroke-width="2.2" stroke-opacity=".85"`)}</g>`
    + U(tid, `fill="none" stroke="${tc}" stroke-width="3.4" stroke-linejoin="round"`)
    + `<g>${tn.map((q) => `<use href="#${nailId}" transform="translate(${pt(q)}) scale(${k.runs[0]!.size > 112 ? 0.66 : 0.5})"/>`).join('')}</g>`
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="#000" fill-opacity=".4" transform="translate(1.5 2)"`)
    + path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(wood, [tc, '#fffaf0', '#1c0f08'], 4.5)}"`) : ''));
  return c;
}
