import { lum, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { noise1, type P } from '#cards/render/geometry.ts';
import { at, type LineSpec } from '#cards/render/lettering.ts';
import { path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { off, rrD, spaced } from '#cards/families/materials/outlines.ts';
import { colourOf } from '#cards/families/materials/part-colours.ts';
import { areaOf, lay, softU, U, type Piece } from '#cards/families/materials/pieces.ts';
import { VisibleParts } from '#cards/families/materials/visible-parts.ts';

export function drawTesserae(inp: Input): Drawing {
  const c = new Drawing('tesserae', inp),
    { p, r } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ' in mosaic';
  const dark = isDark(p);
  const bed = dark ? mix(p.bg, '#0c0c10', 0.3) : '#cfc4ae';
  const field = dark ? [p.bg, shade(p.bg, 0.05), shade(p.bg, 0.1)] : ['#f4ead4', '#efe2c8', '#e8d8b8'];
  const X = 60,
    Y = 60,
    X1 = 940,
    Y1 = 1012;
  const ps = lay(c, h, 500, 536, 660, 740),
    u = 3,
    ids = new VisibleParts([...ps, { ...ps[0]!, i: -1, line: true, x0: X, y0: Y, x1: X1, y1: Y1 }], u, 0);
  const size = 16.5,
    cells: Record<string, string> = {};
  const put = (col: string, q: P[]) => { cells[col] = (cells[col] ?? '') + 'M' + q.map((o) => `${Math.round(o[0])} ${Math.round(o[1])}`).join('L') + 'Z'; };
  const stone = (x: number, y: number, a: number, w: number, ht: number, col: string) => {
    const ca = Math.cos(a),
      sa = Math.sin(a);
    put(col, ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as [number, number][]).map(([i, j]) => {
      const q = (i * w) / 2 + r.f(-1, 1), v = (j * ht) / 2 + r.f(-1, 1);
      return [x + q * ca - v * sa, y + q * sa + v * ca] as P;
    }));
  };
  const vary = (col: string) => { const k = r.i(-2, 2); return shade(col, k * 0.022, 0, k * 2); };
  // rows follow the outline of each part; taken where it is on top and nothing is laid yet
  const G = 6,
    gw = Math.ceil(1000 / G),
    used = new Uint8Array(gw * 240);
  const free = (x: number, y: number, R: number) => {
    const n = Math.ceil(R / G);
    const cx = Math.round(x / G), cy = Math.round(y / G);
    for (let j = -n; j <= n; j++) for (let i = -n; i <= n; i++) if (i * i + j * j <= n * n * 0.72 && used[(cy + j) * gw + cx + i]) return false;
    return true;
  };
  const mark = (x: number, y: number, R: number) => {
    const n = Math.max(0, Math.floor((R * 0.62) / G));
    const cx = Math.round(x / G), cy = Math.round(y / G);
    for (let j = -n; j <= n; j++) for (let i = -n; i <= n; i++) used[(cy + j) * gw + cx + i] = 1;
  };
  const fillPart = (q: Piece, col: string, sz: number) => {
    const sg = areaOf(q.ps) > 0 ? 1 : -1;
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    for (let row = 0; row < 26; row++) {
      const ins = sz * (row + 0.5);
      if (ins > m * 0.56 + sz) break;
      for (const o of spaced(q.ps, sz * 0.98)) {
        const x = o.p[0] + o.n[0] * sg * ins,
          y = o.p[1] + o.n[1] * sg * ins;
        if (ids.at(x, y) !== q.i || !free(x, y, sz * 0.5)) continue;
        mark(x, y, sz * 0.5);
        stone(x, y, Math.atan2(o.n[1], o.n[0]) + Math.PI / 2, sz - 2.2, sz - 2.2, vary(col));
      }
    }
    for (let y = q.y0; y < q.y1; y += sz * 0.5) for (let x = q.x0; x < q.x1; x += sz * 0.5) if (ids.at(x, y) === q.i && free(x, y, sz * 0.46)) {
      mark(x, y, sz * 0.5);
      stone(x, y, (q.ang * Math.PI) / 180, sz - 3.4, sz - 3.4, vary(col));
    }
  };
  for (const q of [...ps].reverse()) {
    if (q.line) continue;
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const base = colourOf(p, h, q.k);
    fillPart(q, off(mix(base, lum(base) > 0.94 ? '#ffffff' : base, 0.5), field[0]!, 1.3), m < 50 ? 10.5 : m < 110 ? 13 : size);
  }
  for (const q of ps) if (q.line) for (const o of spaced(q.ps, 11, false)) { stone(o.p[0], o.p[1], Math.atan2(o.n[1], o.n[0]), 10, 10, vary(colourOf(p, h, q.k))); mark(o.p[0], o.p[1], 8); }
  // one row of the ground goes about the hero, the rest in courses
  for (const q of ps) {
    if (q.line || q.area < 1500) continue;
    const sg = areaOf(q.ps) > 0 ? -1 : 1;
    for (let row = 0; row < 2; row++) for (const o of spaced(q.ps, size)) {
      const x = o.p[0] + o.n[0] * sg * (row + 0.58) * size, y = o.p[1] + o.n[1] * sg * (row + 0.58) * size;
      if (ids.at(x, y) >= 0 || x < X + 40 || x > X1 - 40 || y < Y + 40 || y > Y1 - 40 || !free(x, y, size * 0.5)) continue;
      mark(x, y, size * 0.5);
      stone(x, y, Math.atan2(o.n[1], o.n[0]) + Math.PI / 2, size - 2.4, size - 2.4, vary(row ? field[0]! : field[1]!));
    }
  }
  const nz = noise1('bed' + inp.seed);
  for (let y = Y + 48; y < Y1 - 38; y += size) for (let x = X + 46; x < X1 - 36; x += size * 1.02) {
    const yy = y + nz(x / 70) * 7, xx = x + ((y / size) % 2 ? size / 2 : 0);
    if (xx > X1 - 40 || yy > Y1 - 36 || ids.at(xx, yy) >= 0 || !free(xx, yy, size * 0.5)) continue;
    mark(xx, yy, size * 0.5);
    stone(xx, yy, nz(x / 70 + 0.5) * 0.1, size - 2.4, size - 2.6, vary(field[r.i(0, 2)]!));
  }
  // border: a wave of two colours
  const b1 = off(p.a, field[0]!, 1.6),
    b2 = off(p.e, field[0]!, 1.6);
  const edge = (x: number, y: number, k: number) => { stone(x, y, 0, 15, 15, vary(k % 4 < 2 ? b1 : b2)); };
  for (let row = 0; row < 2; row++) {
    const o = row * 17;
    for (let x = X + 8 + o, k = 0; x <= X1 - 8 - o; x += 17, k++) { edge(x, Y + 8 + o, k + row * 2); edge(x, Y1 - 8 - o, k + row * 2); }
    for (let y = Y + 25 + o, k = 1; y <= Y1 - 25 - o; y += 17, k++) { edge(X + 8 + o, y, k + row * 2); edge(X1 - 8 - o, y, k + row * 2); }
  }
  let st = '',
    grout = '';
  for (const [col, d] of Object.entries(cells)) st += path(d, `fill="${col}"`);
  // the bed is stained under each part, so that the gaps do not eat the picture
  for (const q of ps) if (!q.line) grout += U(q.id, `fill="${mix(shade(colourOf(p, h, q.k), -0.13), bed, 0.3)}"`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${dark ? shade(p.bg, -0.03) : '#efe6d4'}"`) + c.grain(1));
  const slab = c.def((id) => `<path id="${id}" d="${rrD(X - 8, Y - 8, X1 - X + 16, Y1 - Y + 16, 6)}"/>`);
  c.add('frame', softU(slab, 5, 10, 16, '#000', 0.3, 6) + U(slab, `fill="${bed}"`));
  c.add('art', grout + `<g stroke="#000" stroke-opacity=".18" stroke-width=".8">${st}</g>`
    + rect(X - 8, Y - 8, X1 - X + 16, Y1 - Y + 16, `fill="${c.lin([[0, '#fff', 0.2], [0.42, '#fff', 0], [1, '#000', 0.2]], 0, 0, 1, 1)}"`));
  const words = inp.headline.split('|'),
    small = inp.name || inp.sub;
  const gd = dark ? shade(p.bg, -0.03) : '#efe6d4';
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'yatra-one', w: 800, max: words.length > 1 ? 92 : 120, gap: i === words.length - 1 ? 44 : 24, flat: true }));
  if (small) specs.push({ t: small, f: 'marcellus', w: 740, max: 38, track: 80, flat: true });
  const k = stackEven(specs, { cy: 1194 });
  const ink = inkOn(gd, dark ? [p.a, p.ink] : [b2, p.e, p.ink], 4.5);
  c.add('type', k.runs.map((q, i) => {
    const d = at(q, 500, k.ys[i]!);
    return path(d, `fill="${lum(gd) > 0.5 ? '#fff' : '#000'}" fill-opacity=".7" transform="translate(1.6 2)"`) + path(d, `fill="${i < words.length ? ink : inkOn(gd, [p.ink, ink])}"`);
  }).join(''));
  return c;
}
