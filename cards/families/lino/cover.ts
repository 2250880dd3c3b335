import { contrast, lum, mix } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { clamp, lerp, noise1, polar, poly, pt, TAU, type P } from '#cards/render/geometry.ts';
import { at, fit, type LineSpec } from '#cards/render/lettering.ts';
import { circ, path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { stackEven } from '#cards/families/materials/lettering.ts';
import { rrD } from '#cards/families/materials/outlines.ts';
import { colourOf } from '#cards/families/materials/part-colours.ts';
import { clipOf, lay, U, unionId, type Piece } from '#cards/families/materials/pieces.ts';
import { VisibleParts } from '#cards/families/materials/visible-parts.ts';

export function drawLino(inp: Input): Drawing {
  const c = new Drawing('lino', inp),
    { p, r } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ', a linocut';
  const dark = isDark(p);
  const paper = dark ? mix('#f4ead6', p.ink, 0.3) : mix(p.paper, '#f3ead8', 0.5);
  // three inks: a pale, a middle one and the key
  const key = [p.ink, p.e, p.bg, p.a].map((x) => (dark && x === p.ink ? p.bg : x)).filter((x) => contrast(x, paper) > 6)[0] ?? '#22262e';
  const inks = [p.a, p.b, p.c, p.d, p.e].filter((x) => contrast(x, paper) > 1.35 && contrast(x, key) > 1.9).sort((x, y) => lum(x) - lum(y));
  const mid = inks.find((x) => x === p.a) ?? inks[0]! ?? p.a;
  const pale = [...inks].reverse().find((x) => x !== mid && contrast(x, mid) > 1.25) ?? mix(mid, paper, 0.55);
  const X = 120,
    Y = 112,
    W = 760,
    H = 900;
  const rough = (x: number, y: number, w: number, ht: number, k: number) => {
    const q: P[] = [],
      nz = noise1('edge' + inp.seed);
    const side = (a: P, b: P, nx: number, ny: number) => {
      const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
      for (let i = 0; i < L / 11; i++) { const t = (i * 11) / L, o = nz(i * 0.7 + a[0] + b[1]) * k; q.push([lerp(a[0], b[0], t) + nx * o, lerp(a[1], b[1], t) + ny * o]); }
    };
    side([x, y], [x + w, y], 0, 1);
    side([x + w, y], [x + w, y + ht], 1, 0);
    side([x + w, y + ht], [x, y + ht], 0, 1);
    side([x, y + ht], [x, y], 1, 0);
    return poly(q);
  };
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`)
    + path(rrD(X - 40, Y - 40, W + 80, H + 80, 6), 'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" transform="translate(2 2.4)"')
    + path(rrD(X - 40, Y - 40, W + 80, H + 80, 6), 'fill="none" stroke="#3a2a1a" stroke-opacity=".13" stroke-width="4"') + c.grain(0.7));
  const hx = 500,
    hy = 566;
  const ps = lay(c, h, hx, hy, 600, 700);
  const un = unionId(c, ps);
  // the first block: a flat of the pale ink, and a disc of the middle one
  let s = `<g transform="translate(5 4)">${path(rough(X, Y, W, H, 4), `fill="${pale}"`)}</g>`;
  const disc = Array.from({ length: 90 }, (_, i) => polar(hx, 530, 318 + r.f(-1.6, 1.6), (i / 90) * TAU));
  const weigh = ps.reduce((t, q) => { const l = lum(colourOf(p, h, q.k)); return t + (l > 0.42 && l < 0.79 ? q.area : -q.area); }, 0);
  const sun = weigh > 0 ? paper : mix(mid, paper, 0.06);
  s += path(poly(disc), `fill="${sun}"`) + path(poly(disc), `fill="none" stroke="${paper}" stroke-width="5" transform="translate(2 2)"`);
  // chatter: ridges the gouge has left, running about the hero as the hand went
  const frame: Piece = { ...ps[0]!, i: 0, line: false, polys: [[[X, Y], [X + W, Y], [X + W, Y + H], [X, Y + H]]], x0: X, y0: Y, x1: X + W, y1: Y + H };
  const field = new VisibleParts([frame], 4, 0);
  field.a.fill(-1);
  for (const q of ps) if (!q.line) field.fill(q.polys, 1);
  let chat = '',
    light = '';
  const D = (x: number, y: number) => field.dist(x, y);
  for (let i = 0; i < 1150; i++) {
    const x = r.f(X + 14, X + W - 14),
      y = r.f(Y + 14, Y + H - 14);
    if (field.at(x, y) >= 0) continue;
    const d = D(x, y);
    if (d < 15) continue;
    const e = 10,
      gx = D(x + e, y) - D(x - e, y),
      gy = D(x, y + e) - D(x, y - e),
      l = Math.hypot(gx, gy) || 1;
    const edge = Math.min(x - X, X + W - x, y - Y, Y + H - y);
    const inDisc = Math.hypot(x - hx, y - 530) < 318;
    const want = edge < 84 ? 0.95 : d < 46 ? 0.62 : inDisc ? 0.14 : 0.32;
    if (!r.chance(want)) continue;
    let tx = -gy / l,
      ty = gx / l;
    if (edge < 84 && d > 60) { const v = Math.min(x - X, X + W - x) < Math.min(y - Y, Y + H - y); tx = v ? 0.2 : 1; ty = v ? 1 : 0.2; if ((x > 500) === v) ty = -ty; }
    const L = r.f(14, 46) * (d < 46 ? 0.8 : 1),
      w = r.f(2, 5.2) * (edge < 60 ? 1.5 : 1);
    const a: P = [x - (tx * L) / 2, y - (ty * L) / 2],
      b: P = [x + (tx * L) / 2, y + (ty * L) / 2];
    if (field.at(a[0], a[1]) >= 0 || field.at(b[0], b[1]) >= 0) continue;
    const nx = -ty * w * 0.5,
      ny = tx * w * 0.5;
    const m = `M${pt(a)}Q${pt([x + nx * 2, y + ny * 2])} ${pt(b)}Q${pt([x - nx, y - ny])} ${pt(a)}Z`;
    if (inDisc && edge > 90) light += m;
    else chat += m;
  }
  s += path(light, `fill="${sun === paper ? mid : pale}" fill-opacity="${sun === paper ? 0.75 : 1}"`);
  // the key block's border, its corners worn
  const bd = rough(X, Y, W, H, 3) + rough(X + 17, Y + 17, W - 34, H - 34, 4);
  const ink = path(bd, `fill="${key}" fill-rule="evenodd"`) + path(chat, `fill="${key}"`);
  // hero
  const ids = new VisibleParts(ps, 2);
  s += `<g style="mix-blend-mode:multiply">${ink}</g>`;
  s += U(un, `fill="${paper}" stroke="${paper}" stroke-width="15" stroke-linejoin="round"`)
    + ps.filter((q) => q.line).map((q) => U(q.id, `fill="none" stroke="${paper}" stroke-width="19" stroke-linecap="round"`)).join('');
  const tone = (q: Piece): [string, number] => {
    const col = colourOf(p, h, q.k),
      l = lum(col);
    if (l < 0.42) return [key, 2];
    if (l > 0.93) return [paper, 0];
    if (l > 0.79) return [pale, 1];
    return [mid, 3];
  };
  const all = ps.map(tone);
  // neighbours of one tone are told apart by a cut line only; a hero all in one tone borrows the key for its small parts
  for (const q of ps) {
    if (q.line) {
      s += U(q.id, `fill="none" stroke="${key}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`);
      continue;
    }
    let [col, kind] = all[q.i]!;
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const reg = kind === 2 ? '' : kind === 1 ? 'transform="translate(4 3)"' : 'transform="translate(-3.4 2.6)"';
    const cut = m < 30 ? 4 : 8;
    s += U(q.id, `fill="${paper}" stroke="${paper}" stroke-width="${cut}" stroke-linejoin="round"`);
    if (kind) s += U(q.id, `fill="${col}" ${reg}`);
    // the key's own line on one side, where the shade is
    if (kind !== 2 && m > 24)
      s += `<g clip-path="${clipOf(c, q.id)}">${U(q.id, `fill="none" stroke="${key}" stroke-width="${m > 120 ? 15 : 9}" transform="translate(${m > 120 ? '-4 -5' : '-2.4 -3'})"`)}</g>`;
    else if (kind !== 2) s += U(q.id, `fill="none" stroke="${key}" stroke-width="3"`);
    if (m > 40) {
      let d = '';
      const runs = ids.runs(q.i, q, q.ang, clamp(m / 10, 12, 20), () => r.f(-3, 3), 4);
      for (const [a, b] of runs) {
        const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (L < 16) continue;
        let t = r.f(3, 16);
        while (t < L - 8) {
          const len = Math.min(r.f(18, 62), L - t - 5);
          if (len > 9 && r.chance(kind === 2 ? 0.8 : 0.62)) {
            const ux = (b[0] - a[0]) / L,
              uy = (b[1] - a[1]) / L,
              w = r.f(1.5, 3.4),
              p0: P = [a[0] + ux * t, a[1] + uy * t],
              p1: P = [a[0] + ux * (t + len), a[1] + uy * (t + len)];
            d += `M${pt(p0)}Q${pt([(p0[0] + p1[0]) / 2 - uy * w, (p0[1] + p1[1]) / 2 + ux * w])} ${pt(p1)}Q${pt([(p0[0] + p1[0]) / 2 + uy * w * 0.6, (p0[1] + p1[1]) / 2 - ux * w * 0.6])} ${pt(p0)}Z`;
          }
          t += len + r.f(8, 22);
        }
      }
      if (d) s += path(d, `fill="${kind === 2 ? (q.i % 2 ? paper : mix(paper, mid, 0.25)) : kind === 0 ? key : kind === 3 ? (lum(mid) > 0.6 ? key : paper) : key}"`);
    }
  }
  // salt in the ink
  let salt = '';
  for (let i = 0; i < 150; i++) salt += circ(r.f(0, 200), r.f(0, 200), r.f(0.5, 1.5));
  s += rect(X - 8, Y - 8, W + 16, H + 16, `fill="${c.pattern(200, 200, `<g fill="${paper}" fill-opacity=".55">${salt}</g>`)}"`);
  c.add('art', s);
  const words = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t) => ({ t, f: 'rammetto-one', w: 740, max: words.length > 1 ? 70 : 92, track: 6, gap: 22, flat: true }));
  const k = stackEven(specs, { cy: words.length > 1 ? 1150 : 1138 });
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  let ty = path(td, `fill="${mid === key ? pale : mix(mid, paper, 0.1)}" transform="translate(6 5)"`)
    + `<g style="mix-blend-mode:multiply">${path(td, `fill="${key}"`)}</g>` + path(td, `fill="${c.pattern(200, 200, `<g fill="${paper}" fill-opacity=".55">${salt}</g>`)}"`);
  // pencil: the number of the print, and the names
  if (small) {
    const q = fit(small, 'josefin-slab:600', 700, 60, { max: 44 });
    ty += path(at(q, 500, Math.max(k.bottom + 92, 1270)), `fill="${mix(key, '#4a4a52', 0.4)}"`);
  }
  c.add('type', ty);
  return c;
}
