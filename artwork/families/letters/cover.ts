import {
  at, Drawing, g, heart, type Input, mix, n1, path, rect, type Rng, set, shade, sparkle, star, tfit, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible, withContrast } from '#artwork/colours/pastimes.ts';
import { roles } from '#artwork/colours/roles.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { plain } from '#artwork/lettering/pastimes.ts';
import { cast, weave } from '#artwork/marks/chrome.ts';

type Put = { w: string; x: number; y: number; v: boolean; k: number };
/** lay words across and down so that they cross wherever letters allow */
const interlock1 = (words: { w: string; k: number }[], r: Rng, maxC: number, down: boolean) => {
  const kit = (x: number, y: number) => x + ',' + y;
  let loose = 0;
  const cells = new Map<string, { ch: string; k: number }>(), puts: Put[] = [];
  const chars = (w: string) => Array.from(w);
  const bounds = (extra?: Put) => {
    let a = 1e9, b = 1e9, cc = -1e9, d = -1e9;
    for (const q of extra ? [...puts, extra] : puts) {
      const L = chars(q.w).length;
      a = Math.min(a, q.x);
      b = Math.min(b, q.y);
      cc = Math.max(cc, q.x + (q.v ? 0 : L - 1));
      d = Math.max(d, q.y + (q.v ? L - 1 : 0));
    }
    return [a, b, cc, d] as [number, number, number, number];
  };
  const ok = (q: Put) => {
    const cs = chars(q.w), dx = q.v ? 0 : 1, dy = q.v ? 1 : 0;
    if (cells.has(kit(q.x - dx, q.y - dy)) || cells.has(kit(q.x + dx * cs.length, q.y + dy * cs.length))) return -1;
    let hits = 0;
    for (let i = 0; i < cs.length; i++) {
      const x = q.x + dx * i, y = q.y + dy * i, where = cells.get(kit(x, y));
      if (where) {
        if (where.ch !== cs[i]) return -1;
        hits++;
      } else if (cells.has(kit(x + dy, y + dx)) || cells.has(kit(x - dy, y - dx))) return -1;
    }
    return hits < cs.length ? hits : -1;
  };
  const put = (q: Put) => {
    chars(q.w).forEach((ch, i) => {
      const kk = kit(q.x + (q.v ? 0 : i), q.y + (q.v ? i : 0));
      if (!cells.has(kk)) cells.set(kk, { ch, k: q.k });
    });
    puts.push(q);
  };
  for (const { w, k } of words) {
    if (!puts.length) {
      put({ w, k, x: 0, y: 0, v: down });
      continue;
    }
    let best: Put | null = null, bs = 1e9;
    const cs = chars(w);
    for (const [kk, cell] of cells) {
      const [cx, cy] = kk.split(',').map(Number) as [number, number];
      cs.forEach((ch, i) => {
        if (ch !== cell.ch) return;
        for (const v of [true, false]) {
          const q: Put = { w, k, x: v ? cx : cx - i, y: v ? cy - i : cy, v };
          if (ok(q) < 1) continue;
          const [a, b, c2, d] = bounds(q), W = c2 - a + 1, H = d - b + 1;
          if (W > maxC + 1 || H > maxC + 2) continue;
          const prev = puts[puts.length - 1]!, sc = Math.max(W, H * 0.92) * 10 + W * H * 0.12 + (q.y < prev.y ? 5 : 0) + Math.abs(cy - prev.y) * 0.5;
          if (sc < bs) {
            bs = sc;
            best = q;
          }
        }
      });
    }
    if (!best) {
      const [a, , c2, d] = bounds();
      loose++;
      best = { w, k, x: Math.round((a + c2) / 2 - cs.length / 2 + 0.5), y: d + 2, v: false };
    }
    put(best);
  }
  return { puts, cells, box: bounds(), loose };
};
/** several orders are tried; the roundest layout in which everything joins and the first words come first is kept */
const interlock = (words: { w: string; k: number }[], r: Rng, maxC: number) => {
  let best: ReturnType<typeof interlock1> | null = null, bs = 1e9;
  for (let i = 0; i < 26; i++) {
    const q = interlock1(i < 2 ? words : r.shuffle(words), r, maxC, i % 2 === 1), [a, b, x, y] = q.box, W = x - a + 1, H = y - b + 1;
    let order = 0;
    const where = words.map((w) => q.puts.find((u) => u.w === w.w && u.k === w.k)!);
    for (let k = 0; k + 1 < where.length; k++) if (where[k + 1]!.y + where[k + 1]!.x * 0.5 < where[k]!.y + where[k]!.x * 0.5) order++;
    const sc = q.loose * 60 + Math.max(W, H * 0.86) * 6 + order * 5 + Math.abs(H / W - 1.1) * 6;
    if (sc < bs) {
      bs = sc;
      best = q;
    }
  }
  return best!;
};
const tile = (c: Drawing, r: Rng, x: number, y: number, s: number, ch: string, wood: string, ink: string, key: string, tilt = 0) => {
  const d = s * 0.94, o = (s - d) / 2, rx = s * 0.1;
  let t = rect(o + s * 0.03, o + s * 0.075, d, d, `rx="${n1(rx)}" fill="#000" opacity=".38"`) + rect(o, o + s * 0.045, d, d, `rx="${n1(rx)}" fill="${shade(wood, -0.17)}"`);
  t += rect(o, o, d, d, `rx="${n1(rx)}" fill="${c.lin([[0, shade(wood, 0.055)], [0.5, wood], [1, shade(wood, -0.035)]], 0, 0, 0.7, 1)}"`);
  let gr = '';
  const k = r.f(-0.12, 0.12), ph = r.f(0, 9);
  for (let i = 0; i < 6; i++) {
    const yy = o + d * (0.1 + i * 0.155) + r.f(-2, 2);
    gr += `M${n1(o + 3)} ${n1(yy)}C${n1(s * 0.33)} ${n1(yy + s * k + Math.sin(ph + i) * 3)} ${n1(s * 0.66)} ${n1(yy - s * k * 0.6)} ${n1(o + d - 3)} ${n1(yy + s * k * 0.5)}`;
  }
  t += path(gr, `fill="none" stroke="${shade(wood, -0.1)}" stroke-width="${n1(Math.max(1, s * 0.013))}" opacity=".5"`);
  t += rect(o + 1.4, o + 1.4, d - 2.8, d - 2.8, `rx="${n1(rx - 1)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"`);
  let run = set(ch, key, s * 0.66);
  if (run.x1 - run.x0 > d * 0.74) run = set(ch, key, (s * 0.66 * d * 0.74) / (run.x1 - run.x0));
  const b = s * 0.5 + run.cap / 2, L = at(run, s * 0.5, b), tr = `transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(tilt)} ${n1(s / 2)} ${n1(s / 2)})"`;
  return { a: g(t + path(L, `fill="#fff" opacity=".4" transform="translate(0 ${n1(Math.max(1, s * 0.016))})"`), tr), t: g(path(L, `fill="${ink}"`), tr) };
};
const pencil = (c: Drawing, x: number, y: number, deg: number, L: number, col: string) =>
  g(
    cast(c, `M0 -15H${L}L${L + 64} 0L${L} 15H0Z`, 8, 14, 8, '#000', 0.3, 4) + rect(0, -16, L, 11, `fill="${shade(col, 0.08)}"`)
      + rect(0, -6, L, 12, `fill="${col}"`) + rect(0, 5, L, 11, `fill="${shade(col, -0.12)}"`) +
      path(`M${L} -16L${L + 66} 0L${L} 16Q${L - 9} 11 ${L} 5Q${L - 9} 0 ${L} -5Q${L - 9} -11 ${L} -16Z`, `fill="#e6c08b"`)
        + path(`M${L} 5L${L + 66} 0L${L} 16Q${L - 9} 11 ${L} 5Z`, `fill="#c99a62"`) + path(`M${L + 46} -5L${L + 68} 0L${L + 46} 5Z`, `fill="#2d2b30"`) +
      rect(-44, -16, 46, 32, `fill="${c.lin([[0, '#e8eaec'], [0.4, '#ffffff'], [0.6, '#9a9da1'], [1, '#d6d8da']])}"`)
        + rect(-36, -16, 5, 32, `fill="#000" opacity=".18"`) + rect(-20, -16, 5, 32, `fill="#000" opacity=".18"`) + path('M-44 -15H-66Q-80 -15 -80 0Q-80 15 -66 15H-44Z', 'fill="#e58f86"'),
    `transform="translate(${x} ${y}) rotate(${deg})"`,
  );

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  maple: string; walnut: string; key: string;
};

function drawRack({ inp, c, r, p, K, maple, walnut, key }: Scene) {
  // one wooden rack to a line
  const g0 = K.dark ? p.bg : mix(K.cool, K.deep, inp.variant === 'light' ? 0 : 0.12), ground = g0;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(ground, 0.03)], [1, shade(ground, -0.04)]])}"`) + rect(0, 0, 1000, 1400, weave(c, 0.1)));
  const pack: string[] = [], lim = Math.max(8, ...plain(inp.headline).split(/\s+/).map((q) => Array.from(q).length));
  for (const w of linesOf(inp.headline).length > 1 && Math.max(...linesOf(inp.headline).map((q) => q.length)) <= 9 ? linesOf(inp.headline) : plain(inp.headline).split(/\s+/)) {
    const last = pack[pack.length - 1];
    if (last !== undefined && linesOf(inp.headline).length < 2 && last.length + w.length + 1 <= lim) pack[pack.length - 1]! += ' ' + w;
    else pack.push(w);
  }
  const ls = pack.slice(0, 6).map(upper).map((l) => Array.from(l).filter((ch) => ch === ' ' || /\p{L}|\p{N}|[!?&’]/u.test(ch)).join('')), mx = Math.max(...ls.map((l) => Array.from(l).length));
  const s = Math.min(150, 820 / mx, 880 / ls.length / 1.8), rh = s * 1.8, nmr = inp.name ? tfit(upper(inp.name), 'jost:600', 760, 40, { track: 150 }) : null,
    y0 = 742 - (ls.length * rh) / 2 + s * 0.5 - (nmr ? 20 : 0);
  let a = '', t = '';
  ls.forEach((l, j) => {
    const cs = Array.from(l), w = cs.length * s, x0 = 500 - w / 2, y = y0 + j * rh - s, rw = Math.max(w + 90, mx * s * 0.82 + 90), rx0 = 500 - rw / 2, by = y + s * 0.98;
    // back of the rack, tiles, the lip in front
    a += c.soft(`M${n1(rx0)} ${n1(by - 10)}h${n1(rw)}v${n1(s * 0.5)}h${n1(-rw)}Z`, 8, 18, 16, '#000', 0.34, 5);
    a += rect(rx0, by - s * 0.22, rw, s * 0.3, `rx="10" fill="${c.lin([[0, shade(walnut, 0.02)], [1, shade(walnut, -0.1)]])}"`);
    cs.forEach((ch, i) => {
      if (ch === ' ') return;
      const q = tile(c, r, x0 + i * s, y + r.f(-3, 2), s, ch, mix(maple, '#d9a566', r.f(0, 0.35)), '#2d1c12', key, r.f(-2.2, 2.2));
      a += q.a;
      t += q.t;
    });
    a += '<!---->';
    const lip = c.lin([[0, shade(walnut, 0.12)], [0.16, shade(walnut, 0.05)], [0.6, walnut], [1, shade(walnut, -0.09)]]);
    t += rect(rx0 - 6, by - s * 0.03, rw + 12, s * 0.34, `rx="${n1(s * 0.1)}" fill="${lip}"`) + rect(rx0, by - s * 0.02, rw, 3, `rx="1.5" fill="#fff" opacity=".4"`);
    let gr = '';
    for (let i = 0; i < 7; i++)
      gr += `M${n1(rx0 + 10)} ${n1(by + s * 0.06 + i * s * 0.032)}C${n1(rx0 + rw * 0.3)} ${n1(by + s * 0.06 + i * s * 0.032 + r.f(-3, 3))} ${n1(rx0
        + rw * 0.6)} ${n1(by + s * 0.06 + i * s * 0.032 + r.f(-4, 4))} ${n1(rx0 + rw - 10)} ${n1(by + s * 0.06 + i * s * 0.032)}`;
    t += path(gr, `fill="none" stroke="${shade(walnut, -0.1)}" stroke-width="1.5" opacity=".5"`);
  });
  c.add('art', a.replace('<!---->', '')).add('type', t.replace(/<!---->/g, ''));
  if (nmr) c.add('type', path(at(nmr, 500, Math.min(1288, y0 + (ls.length - 1) * rh + s * 1.2 + 76)), `fill="${withContrast(ground, K.dark ? K.cream : legible(ground, K.cream, K.deep), 5)}"`));
  // stray tiles
  const stray = (x: number, y: number, tl: number, i: number) => {
    const q = tile(c, r, x, y, 96, '', mix(maple, '#d9a566', 0.2), '#2d1c12', key, tl);
    return q.a + g(i === 0 ? path(heart(48, 46, 25), `fill="${shade(K.hot, -0.02)}"`) : path(star(48, 49, 5, 28, 12), `fill="${shade(K.hot, -0.02)}"`),
      `transform="translate(${x} ${y}) rotate(${tl} 48 48)"`);
  };
  c.add('ornament', stray(96, 110, -16, 0) + stray(798, 128, 21, 1) + stray(812, 1176, -24, 2) + stray(108, 1188, 12, 1));
  c.add('texture', c.grain(0.55) + c.vignette('#000', 0.16));
  return c;
}

type CrosswordParts = Scene & {
  C: number; radius: number;
  lay: { puts: Put[]; cells: Map<string, { ch: string; k: number; }>; box: [number, number, number, number]; loose: number; };
  bx0: number; by0: number;
};

function drawCrossword({ inp, c, r, p, K, C, radius, lay, bx0, by0 }: CrosswordParts) {
  const paper = mix('#efe7d6', p.paper, 0.3), ink = '#24211f';
  let s = rect(0, 0, 1000, 1400, `fill="${paper}"`);
  // columns of small print show round the puzzle
  let gk = '';
  const lineAt = (x: number, y: number, w: number) => {
    let q = x;
    while (q < x + w - 8) {
      const l = Math.min(r.f(12, 52), x + w - q);
      gk += `M${n1(q)} ${n1(y)}h${n1(l)}`;
      q += l + 8;
    }
  };
  const cell = Math.min(820 / C, 760 / radius, 104), gw = C * cell, gh = radius * cell, gx = 500 - gw / 2, gy = 316 + (780 - gh) / 2;
  const hd = inp.sub ?? 'The Weekend Puzzle', hr = tfit(hd, 'abril-fatface', 800, 92);
  s += path('M70 96H930M70 236H930M70 244H930', `stroke="${ink}" stroke-width="4"`);
  for (let i = 0; i < 3; i++) for (let j = 0; j < 8; j++) lineAt(70 + i * 296, 1158 + j * 26, j === 7 ? r.f(80, 220) : 268);
  s += path(gk, `stroke="${ink}" stroke-width="7" opacity=".3"`);
  s += path('M350 1140V1360M646 1140V1360', `stroke="${ink}" stroke-width="2" opacity=".5"`);
  let blk = '', num = '', t = '', n = 0;
  for (let y = -1; y <= radius; y++) for (let x = -1; x <= C; x++) {
    const q = lay.cells.get(bx0 + x + ',' + (by0 + y));
    if (!q && x >= 0 && y >= 0 && x < C && y < radius) blk += `M${n1(gx + x * cell)} ${n1(gy + y * cell)}h${n1(cell)}v${n1(cell)}h${n1(-cell)}Z`;
  }
  s += c.soft(`M${n1(gx)} ${n1(gy)}h${n1(gw)}v${n1(gh)}h${n1(-gw)}Z`, 0, 3, 5, '#000', 0.12, 3) + rect(gx, gy, gw, gh, `fill="#fbf7ec"`) + path(blk, `fill="${ink}"`);
  let grid = '';
  for (let x = 0; x <= C; x++) grid += `M${n1(gx + x * cell)} ${n1(gy)}v${n1(gh)}`;
  for (let y = 0; y <= radius; y++) grid += `M${n1(gx)} ${n1(gy + y * cell)}h${n1(gw)}`;
  s += path(grid, `stroke="${ink}" stroke-width="2.6"`) + rect(gx, gy, gw, gh, `fill="none" stroke="${ink}" stroke-width="7"`);
  const pen = withContrast('#fbf7ec', K.dark ? shade(K.cool, -0.1) : K.cool, 5), pen2 = withContrast('#fbf7ec', K.hot, 4.6), starts = new Set<string>();
  for (const q of [...lay.puts].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const kk = q.x + ',' + q.y;
    if (starts.has(kk)) continue;
    starts.add(kk);
    const run = set(String(++n), 'jost:500', cell * 0.2);
    num += at(run, gx + (q.x - bx0) * cell + cell * 0.06, gy + (q.y - by0) * cell + cell * 0.22, 's');
  }
  s += path(num, `fill="${ink}"`);
  for (const [kk, q] of lay.cells) {
    const [x, y] = kk.split(',').map(Number) as [number, number], cx = gx + (x - bx0 + 0.5) * cell, cy = gy + (y - by0 + 0.56) * cell;
    let run = set(q.ch, 'gochi-hand', cell * 0.98);
    t += g(path(at(run, 0, run.cap / 2), `fill="${q.k ? pen2 : pen}"`), `transform="translate(${n1(cx + r.f(-2, 2))} ${n1(cy + r.f(-2, 2))}) rotate(${n1(r.f(-5, 5))})"`);
  }
  // the answer, ringed
  c.add('ground', s).add('type', path(at(hr, 500, 167 + hr.cap / 2), `fill="${ink}"`) + t);
  c.add('ornament', pencil(c, 210, 1300, -13, 480, inp.variant === 'red' ? K.hot : mix(K.warm, '#e9a92c', 0.3)) + `<ellipse cx="846" cy="1246" rx="0" ry="0"/>`);
  // fold of the newspaper
  c.add('texture', rect(0, 684, 1000, 18, `fill="${c.lin([[0, '#000', 0], [1, '#000', 0.09]])}"`)
    + rect(0, 702, 1000, 24, `fill="${c.lin([[0, '#fff', 0.35], [1, '#fff', 0]])}"`) + c.grain(0.9) + c.vignette('#6b5130', 0.18));
  return c;
}

export function drawLetters(inp: Input): Drawing {
  const c = new Drawing('letters', inp), { r, p } = c, K = roles(p), m = inp.motif || 'board';
  const clean = (s: string) => upper(s).split(/[\s|]+/).map((q) => Array.from(q).filter((ch) => /\p{L}|\p{N}/u.test(ch)).join('')).filter(Boolean);
  c.alt = `${m === 'crossword' ? 'A crossword' : 'Wooden letters'}: ${plain(inp.headline)}`;
  const maple = mix('#e6c48f', K.warm, 0.14), walnut = mix('#6f452b', K.hot, 0.14), key = 'dm-serif-display';
  const hw = clean(inp.headline), nw = clean(inp.name ?? '');
  const scene: Scene = { inp, c, r, p, K, maple, walnut, key };
  if (m === 'rack') return drawRack(scene);
  const order = [...(hw.length ? hw : ['YOU']).map((w) => ({ w, k: 0 })), ...nw.map((w) => ({ w, k: 1 }))];
  const lay = interlock(order, r, 12), [bx0, by0, bx1, by1] = lay.box, C = bx1 - bx0 + 1, radius = by1 - by0 + 1;
  if (m === 'crossword') return drawCrossword({ ...scene, C, radius, lay, bx0, by0 });
  // the board
  const felt = K.dark ? shade(mix(p.bg, K.cool, 0.25), 0.01) : inp.variant === 'hot' ? K.hot : mix(K.cool, K.deep, 0.1);
  const foot = inp.sub ?? '', availH = foot ? 1010 : 1090, s = Math.min(850 / C, availH / radius, 136), gw = C * s, gh = radius * s, gx = 500 - gw / 2, gy = (foot ? 650 : 700) - gh / 2;
  let bg = rect(0, 0, 1000, 1400, `fill="${walnut}"`);
  let gr = '';
  for (let i = 0; i < 60; i++) {
    const y = r.f(0, 1400);
    gr += `M0 ${n1(y)}C300 ${n1(y + r.f(-14, 14))} 700 ${n1(y + r.f(-14, 14))} 1000 ${n1(y)}`;
  }
  bg += path(gr, `fill="none" stroke="${shade(walnut, -0.08)}" stroke-width="2.4" opacity=".5"`)
    + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.1], [0.04, '#fff', 0], [0.96, '#000', 0], [1, '#000', 0.3]])}"`);
  bg += rect(44, 44, 912, 1312, `rx="14" fill="${shade(felt, -0.1)}"`) + rect(50, 52, 900, 1304, `rx="10" fill="${felt}"`)
    + rect(50, 52, 900, 26, `fill="${c.lin([[0, '#000', 0.36], [1, '#000', 0]])}"`) + rect(50, 52, 16, 1304, `fill="${c.lin([[0, '#000', 0.24], [1, '#000', 0]], 0, 0, 1, 0)}"`);
  bg += rect(50, 52, 900, 1304, weave(c, 0.1));
  let cellsD = '', spec = '';
  const ox = ((gx - 58) % s) + 58, oy = ((gy - 60) % s) + 60;
  for (let y = oy; y + s <= (foot ? 1216 : 1352); y += s) for (let x = ox; x + s <= 946; x += s) {
    cellsD += `M${n1(x + 3)} ${n1(y + 3)}h${n1(s - 6)}v${n1(s - 6)}h${n1(-s + 6)}Z`;
    const i = Math.round((x - ox) / s), j = Math.round((y - oy) / s);
    if ((i * 2 + j * 3) % 11 === 5) spec += sparkle(x + s / 2, y + s / 2, s * 0.24, 0.18);
  }
  bg += path(cellsD, `fill="#fff" opacity=".055"`) + path(cellsD, `fill="none" stroke="#000" stroke-opacity=".12" stroke-width="1.6"`) + path(spec, `fill="${mix(felt, K.cream, 0.28)}"`);
  c.add('ground', bg);
  let a = '', t = '';
  for (const [kk, q] of [...lay.cells].sort((u, v) => Number(u[0].split(',')[1]!) - Number(v[0].split(',')[1]!))) {
    const [x, y] = kk.split(',').map(Number) as [number, number], wood = q.k ? shade(walnut, 0.03) : mix(maple, '#d9a566', r.f(0, 0.3));
    const tl = tile(c, r, gx + (x - bx0) * s, gy + (y - by0) * s, s, q.ch, wood, q.k ? '#fff3dc' : '#2d1c12', key, r.f(-1.3, 1.3));
    a += tl.a;
    t += tl.t;
  }
  c.add('art', a).add('type', t);
  if (foot) c.add('type', path(at(tfit(foot, 'dm-serif-display:400i', 760, 62), 500, 1284), `fill="${withContrast(felt, K.cream, 4.6)}"`));
  c.add('texture', c.grain(0.6) + c.vignette('#000', 0.18));
  return c;
}
