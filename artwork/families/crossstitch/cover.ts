import { contrast, Drawing, fit, heart, type Input, mix, n1, type P, path, rect, shade, wrap, type Rng } from '#artwork/engine.ts';
import { isInside } from '#artwork/primitives/polygons.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { deep, greenOf } from '#artwork/colours/needlework.ts';
import { flatten } from '#artwork/heroes/hero.ts';
import { bw, Chart, countAll, fir, HEARTS, line5 } from '#artwork/marks/chart.ts';
import { place, type TaggedPart } from '#artwork/outlines/needlework.ts';
import { hareParts } from '#artwork/subjects/hare.ts';
import { kingfisher } from '#artwork/subjects/kingfisher.ts';

const BIRD = ['....xx........', '...xxxx.......', '..xoxxx.......', 'bbxxxxxx......', '...wxxxxyyy...', '...wwxxyyyyyy.', '...wwwxxyyyyyyy',
  '....wwwxxxx..xxx', '.....wwwxx.....x', '......k.k.......', '......k.k.......'];
const TULIPH = ['x.x', 'xxx', 'xxy', '.xy', '..g', 'g.g', '.gg', '..g', '..g'];
const DAISY = ['.x.x.', 'xxyxx', '.yyy.', 'xxyxx', '.x.x.'];
/** back-stitch: neighbouring cells of the lettering joined by straight stitches */
function backstitch(text: string, cx: number, top: number, u: number): { d: string; w: number } {
  const l = line5(text),
    has = new Set(l.px.map((q) => q[0] + ',' + q[1]));
  const x0 = cx - (l.w * u) / 2;
  let d = '';
  for (const [x, y] of l.px) {
    const P0 = (a: number, b: number) => `${n1(x0 + (a + 0.5) * u)} ${n1(top + (b + 0.5) * u)}`;
    let any = false;
    for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [-1, 1]] as [number, number][]) {
      if (!has.has(x + dx + ',' + (y + dy))) continue;
      if (dx && dy && (has.has(x + dx + ',' + y) || has.has(x + ',' + (y + dy)))) continue;
      d += `M${P0(x, y)}L${P0(x + dx, y + dy)}`;
      any = true;
    }
    if (!any && !([[-1, 0], [0, -1], [-1, -1], [1, -1]] as [number, number][]).some(([a, b]) => has.has(x + a + ',' + (y + b)))) d += `M${P0(x, y)}l.1 0`;
  }
  return { d, w: l.w * u };
}
const runs = (ch: Chart, k: number, s: number, ox = 0, oy = 0) => {
  let d = '';
  for (let y = 0; y < ch.h; y++)
    for (let x = 0; x < ch.w; x++) {
      if (ch.get(x, y) !== k) continue;
      let n = 1;
      while (ch.get(x + n, y) === k) n++;
      d += `M${n1(ox + x * s)} ${n1(oy + y * s)}h${n1(n * s)}v${n1(s)}h${n1(-n * s)}z`;
      x += n - 1;
    }
  return d;
};

/** silhouette parts counted on to the chart */
function countParts(ch: Chart, parts: TaggedPart[], col: (k: string) => number) {
  for (const q of parts) {
    const k = col(q.k);
    if (k < 0 || q.line) continue;
    for (const ps of flatten(q.d, 2)) {
      const ys = ps.map((v) => v[1]);
      for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y++) {
        const yy = y + 0.5,
          xs: number[] = [];
        for (let i = 0; i < ps.length; i++) {
          const a = ps[i]!,
            b = ps[(i + 1) % ps.length]!;
          if (a[1] <= yy !== b[1] <= yy) xs.push(a[0] + ((yy - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
        }
        xs.sort((m, n) => m - n);
        for (let i = 0; i + 1 < xs.length; i += 2) for (let x = Math.round(xs[i]!); x < Math.round(xs[i + 1]!); x++) ch.set(x, y, k);
      }
    }
  }
}

/** What the parts of a cover share. */
type Scene = {
  m: string; W: number; H: number; T: string[]; ch: Chart; lines: string[];
  bud: (x: number, y: number, out: P, k: number) => void; rule: (y: number, x0?: number, x1?: number) => void;
  fine: (ls: string[], maxW: number, f?: string) => boolean; strands: (ls: string[], y: number, maxW: number) => number;
  headH: (maxW: number, maxH: number, f?: string) => number; minor: (y: number, maxW?: number) => void;
  smallRows: () => 0 | 5;
};

function border({ W, H, ch, bud }: Scene) {
  const wob = [0, 1, 2, 3, 3, 3, 2, 1, 0, -1, -2, -3, -3, -3, -2, -1];
  const B = 9;
  const run = (len: number, at2: (i: number, o: number) => P) => {
    for (let i = 0; i < len; i++) {
      const o = wob[i % 16]!;
      const q = at2(i, o);
      ch.set(q[0], q[1], 8);
      if (i % 16 === 4) {
        const f = at2(i, -1);
        bud(f[0], f[1], [0, 0], 0);
      }
      if (i % 16 === 12) {
        const f = at2(i, 1);
        bud(f[0], f[1], [0, 0], 4);
      }
    }
  };
  run(65, (i, o) => [18 + i, B + o]);
  run(65, (i, o) => [18 + i, H - 1 - B - o]);
  run(97, (i, o) => [B + o, 22 + i]);
  run(97, (i, o) => [W - 1 - B - o, 22 + i]);
  for (const [cx, cy] of [[B + 1, B + 3], [W - 2 - B, B + 3], [B + 1, H - 4 - B], [W - 2 - B, H - 4 - B]] as [number, number][]) ch.put(HEARTS[7]!, cx - 3, cy - 3, { x: 0 });
}

function head({ ch, lines, fine, strands }: Scene, y: number, maxW: number, maxH: number, k = 9, f = 'young-serif') {
  if (fine(lines, maxW, f)) return strands(lines, y, maxW);
  const bs = countAll(lines, f, maxW, maxH, 1, 20);
  let yy = y;
  for (const b of bs) {
    ch.bits(b, Math.round(50 - bw(b) / 2), yy, k);
    yy += b.length + 4;
  }
  return yy - 4;
}

function drawHouse(scene: Scene & { alphabet: [string, string][] }) {
  const { T, ch, lines, rule, fine, strands, minor } = scene;
  let { alphabet } = scene;
  border(scene);
  // the alphabet in one strand, the words in two
  const hd = lines.length === 1 && lines[0]!.length > 8 ? wrap(lines[0]!, 2) : lines;
  const hb = fine(hd, 66) ? [] : countAll(hd, 'young-serif', 66, hd.length > 1 ? 15 : 18, 1, 20);
  const hh = hb.length ? hb.reduce((q, b) => q + b.length + 4, -4) : hd.length * 10 - 4;
  let hy = Math.round((hd.length > 1 ? 53 : 52) - hh / 2);
  for (const b of hb) {
    ch.bits(b, Math.round(50 - bw(b) / 2), hy, 9);
    hy += b.length + 4;
  }
  if (!hb.length) strands(hd, hy, 66);
  alphabet = [
    [backstitch('ABCDEFGHIJKLM', 500, 172, 6.25).d, T[2]!],
    [backstitch('NOPQRSTUVWXYZ', 500, 236, 6.25).d, T[0]!],
  ];
  for (const x of [17, 78]) ch.put(HEARTS[5]!, x, 20, { x: 3 });
  rule(31);
  rule(73);
  // house
  const gy = 110,
    hx = 50;
  for (let j = 0; j < 11; j++) for (let i = -11 - j * 0.62; i <= 11 + j * 0.62; i++) ch.set(hx + Math.round(i), gy - 27 + j, (Math.round(i) + j * 2) % 4 === 0 && j % 2 ? 3 : 0);
  for (const x of [-10, 8]) ch.box(hx + x, gy - 32, 3, 6, 7);
  ch.box(hx - 15, gy - 16, 31, 16, 3);
  for (const x of [-12, 8]) {
    ch.box(hx + x, gy - 12, 5, 6, 4);
    ch.box(hx + x + 2, gy - 12, 1, 6, 6);
    ch.box(hx + x, gy - 10, 5, 1, 6);
    ch.box(hx + x - 1, gy - 5, 7, 1, 8);
    for (let i = 0; i < 4; i++) ch.set(hx + x + i * 2 - 1, gy - 6, 0);
  }
  ch.box(hx - 3, gy - 11, 7, 11, 4);
  ch.put(HEARTS[5]!, hx - 2, gy - 9, { x: 1 });
  ch.set(hx + 2, gy - 3, 1);
  ch.box(hx - 4, gy - 12, 9, 1, 6);
  ch.box(hx - 3, gy - 22, 7, 4, 4);
  ch.box(hx, gy - 22, 1, 4, 6);
  fir(ch, 25, gy - 1, 22, 8, 7);
  fir(ch, 75, gy - 1, 22, 8, 7);
  for (const x of [31, 69]) ch.half(TULIPH, x, gy - 9, { x: 0, y: 1, g: 8 });
  ch.put(BIRD, 19, 77, { x: 4, y: 2, w: 0, o: 6, b: 1, k: 7 }, true);
  ch.put(BIRD, 65, 77, { x: 4, y: 2, w: 0, o: 6, b: 1, k: 7 });
  for (let x = 18; x < 82; x++) {
    ch.set(x, gy, 8);
    if (x % 3) ch.set(x, gy + 1, 8);
  }
  minor(117, 66);
  return alphabet;
}

function drawHeart(scene: Scene) {
  const { ch, lines, headH, minor, smallRows } = scene;
  border(scene);
  const cx = 50,
    cy = 46,
    R = 31;
  const hp = flatten(heart(cx + 0.5, cy, R), 1)[0]!;
  const inside = (x: number, y: number) => isInside(hp, x, y);
  // flowers set in a lattice, leaves between, all symmetrical about the axis
  for (let j = 0; j < 14; j++)
    for (let i = 0; i <= 7; i++) {
      const x = i * 6 + (j % 2 ? 3 : 0),
        y = 13 + j * 5;
      if (x < 0) continue;
      const k = j % 3;
      for (const sx of x ? [1, -1] : [1]) {
        const X = cx + sx * x;
        // a flower at the edge is cut to the shape of the heart
        const deep2 = (u: number, v: number) => ([[-1.6, 0], [1.6, 0], [0, -1.6], [0, 1.6]] as [number, number][]).every(([e, f]) => inside(u + 0.5 + e, v + 0.5 + f));
        DAISY.forEach((row, v) =>
          Array.from(row).forEach((q, u) => {
            if (q !== '.' && deep2(X + u - 2, y + v - 2)) ch.set(X + u - 2, y + v - 2, q === 'y' ? 1 : [0, 4, 3][k]!);
          }),
        );
        for (const u of [-3, 3]) if (deep2(X + u, y)) ch.set(X + u, y, 8);
      }
    }
  for (let y = 10; y < 80; y++)
    for (let x = 14; x < 87; x++) {
      const e = inside(x + 0.5, y + 0.5) && ([[1, 0], [-1, 0], [0, 1], [0, -1]] as [number, number][]).some(([u, v]) => !inside(x + u + 0.5, y + v + 0.5));
      if (e) ch.set(x, y, 0);
    }
  ch.put(BIRD, 18, 64, { x: 4, y: 2, w: 0, o: 6, b: 1, k: 7 }, true);
  ch.put(BIRD, 66, 64, { x: 4, y: 2, w: 0, o: 6, b: 1, k: 7 });
  const sr = smallRows(),
    hh = headH(62, lines.length > 1 ? 14 : 17);
  const y0 = Math.round(101 - (hh + (sr ? sr + 6 : 0)) / 2);
  const y1 = head(scene, y0, 62, lines.length > 1 ? 14 : 17);
  minor(y1 + 6);
}

function drawPortrait(scene: Scene) {
  const { m, W, H, ch, lines, bud, headH, minor, smallRows } = scene;
  // a portrait: a beast of the book counted into thread, among flowers
  const parts = m === 'kingfisher' ? kingfisher() : hareParts();
  const L: Record<string, number> =
    m === 'kingfisher'
      ? { branch: 7, leaf: 8, leaf2: 2, tail: 4, breast: 0, back: 4, cheek: 0, throat: 6, wing: 2, wing2: 1, beak: 5, beak2: 0, eye: 5, foot: 7 }
      : { ear2: 7, body: 1, haunch: 3, tail: 6, ear: 1, earin: 3, head: 1, cheek: 6, nose: 5, eye: 5, chest: 6, leg: 1 };
  const s2 = 0.095;
  if (m === 'kingfisher') countParts(ch, place(parts, 11, 4, s2), (k) => L[k] ?? -1);
  else {
    countParts(ch, place(parts, 13, 14, 0.088), (k) => L[k] ?? -1);
    for (const [x, h, k, fl] of [[22, 26, 0, 1], [28, 15, 4, 0], [76, 30, 4, 0], [82, 18, 0, 1], [70, 12, 3, 0], [16, 14, 3, 0]] as const) {
      const by2 = 79;
      for (let y = by2 - h; y <= by2; y++) ch.set(x, y, 8);
      for (let i = 3; i < h - 6; i += 5) {
        ch.set(x - 1, by2 - i, 8);
        ch.set(x - 2, by2 - i - 1, 8);
        ch.set(x + 1, by2 - i - 2, 8);
        ch.set(x + 2, by2 - i - 3, 8);
      }
      if (fl) ch.half(TULIPH.slice(0, 4), x, by2 - h - 3, { x: k, y: 1 });
      else ch.put(DAISY, x - 2, by2 - h - 2, { x: k, y: 1 });
    }
    for (let x = 12; x < 88; x++) {
      ch.set(x, 80, 8);
      if (x % 3) ch.set(x, 81, 8);
      if (x % 5 === 0) ch.set(x, 82, 2);
    }
  }
  const sr = smallRows(),
    hh = headH(74, lines.length > 1 ? 15 : 18);
  const y0 = Math.round(106 - (hh + (sr ? sr + 7 : 0)) / 2);
  const y1 = head(scene, y0, 74, lines.length > 1 ? 15 : 18);
  minor(y1 + 7, 80);
  // a simple hem of little crosses
  for (let x = 6; x < 94; x += 4) for (const y of [6, H - 7]) bud(x + 1, y, [0, 0], (x / 4) % 2 > 0.9 ? 0 : 4);
  for (let y = 14; y < H - 12; y += 4) for (const x of [5, W - 6]) ch.set(x, y, y % 8 < 4 ? 2 : 0);
}

/** What the parts of `drawCrossstitch` share. */
type CrossstitchScene = {
  c: Drawing; r: Rng; S: number; N: number; dark: boolean; cloth: string; T: string[]; ch: Chart;
};

function drawCloth({ c, r, S, N, dark, cloth }: CrossstitchScene) {
  // --- Aida: blocks of woven threads with a hole at every corner
  const lt = dark ? shade(cloth, 0.06) : shade(cloth, 0.035),
    dk = shade(cloth, dark ? -0.07 : -0.09);
  let holes = '',
    bars = '',
    gaps = '';
  for (let i = 0; i < N; i++)
    for (let j = 0; j < N; j++) {
      holes += rect(i * S - 1.5, j * S - 1.5, 3, 3, 'rx="1.2"');
      for (const q of [2.4, 4.6, 6.8]) {
        const v = (i + j) % 2 === 0;
        bars += v ? `M${i * S + 1.4} ${n1(j * S + q + r.f(-0.2, 0.2))}h7.2` : `M${n1(i * S + q + r.f(-0.2, 0.2))} ${j * S + 1.4}v7.2`;
      }
      gaps += `M${i * S} ${j * S + 1.6}v6.8M${i * S + 1.6} ${j * S}h6.8`;
    }
  const aida = c.pattern(100, 100,
    `<path d="${gaps}" stroke="${dk}" stroke-opacity=".4" stroke-width="1"/><path d="${bars}" stroke="${lt}" stroke-width="1.5" stroke-opacity=".9"/><g fill="${shade(dk, -0.12)}" fill-opacity=".75">${holes}</g>`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth}"`) + rect(0, 0, 1000, 1400, `fill="${aida}"`));
}

function drawThreads({ c, r, S, N, dark, cloth, T, ch }: CrossstitchScene) {
  // --- thread: each colour is a tile of a hundred different stitches
  let shadow = '',
    out = '';
  for (const k of ch.used()) {
    const col = T[k]!;
    let u = '',
      o = '',
      hi = '',
      ply = '';
    for (let i = 0; i < N; i++)
      for (let j = 0; j < N; j++) {
        const x = i * S,
          y = j * S,
          a = () => r.f(-0.45, 0.45);
        u += `M${n1(x + 1.2 + a())} ${n1(y + 8.9 + a())}L${n1(x + 8.8 + a())} ${n1(y + 1.1 + a())}`;
        const x0 = x + 1.1 + a(),
          y0 = y + 1.1 + a(),
          x1 = x + 8.9 + a(),
          y1 = y + 8.9 + a();
        o += `M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}`;
        hi += `M${n1(x0 + 1.9)} ${n1(y0 + 0.9)}L${n1(x1 - 1.1)} ${n1(y1 - 2.1)}`;
        ply += `M${n1(x0 + 0.6)} ${n1(y0 + 1.7)}L${n1(x1 - 1.9)} ${n1(y1 - 0.7)}`;
      }
    const dkk = shade(col, -0.13),
      mid = col,
      h2 = mix(shade(col, 0.1), '#ffffff', 0.16);
    const f = c.pattern(100, 100,
      `<g fill="none" stroke-linecap="round"><path d="${u}" stroke="${shade(dkk, -0.06)}" stroke-width="4.4"/><path d="${u}" stroke="${shade(col,
        -0.045)}" stroke-width="3.2"/><path d="${o}" stroke="${dkk}" stroke-width="4.5"/><path d="${o}" stroke="${mid}" stroke-width="3.5"/><path d="${hi}" stroke="${h2}" stroke-width="1.1"/><path d="${ply}" stroke="${dkk}" stroke-width=".7" stroke-opacity=".6"/></g>`);
    const d = runs(ch, k, S);
    shadow += d;
    out += path(d, `fill="${f}"`);
  }
  c.add('art', path(shadow, `fill="${shade(cloth, -0.25)}" fill-opacity="${dark ? 0.5 : 0.22}" transform="translate(1.6 2.2)"`) + out);
}

export function drawCrossstitch(inp: Input): Drawing {
  const c = new Drawing('crossstitch', inp),
    { r, p } = c;
  const m = inp.motif || 'house';
  const S = 10,
    N = 10,
    W = 100,
    H = 140;
  const dark = isDark(p);
  const cloth = dark ? mix(p.bg, '#1a1a22', 0.2) : mix(p.paper, '#efe4cd', 0.55);
  const need = (x: string, min = 2.2) => {
    let v = x;
    for (let i = 0; i < 12 && contrast(v, cloth) < min; i++) v = shade(v, dark ? 0.05 : -0.05);
    return v;
  };
  const ink = need(dark ? p.ink : deep(p.ink, 0.02), 6);
  // threads: 0 a, 1 b, 2 c, 3 d, 4 e, 5 ink, 6 white/ecru, 7 brown, 8 leaf
  const T = [need(p.a, 2.4), need(p.b, 1.7), need(p.c, 2.2), need(mix(p.d, p.a, 0.3), 1.6), need(p.e, 3), ink, dark ? '#f3ead8' : '#ffffff',
    need(mix('#6b4429', p.ink, 0.2), 3), need(greenOf(p, dark), 2.4), need(dark ? mix(p.a, '#ffffff', 0.15) : p.e, 4.6)];
  const ch = new Chart(W, H);
  const said = inp.headline.split('|');
  const lines = said.length === 1 && said[0]!.length > 11 ? wrap(said[0]!, 2) : said;
  // --- border: a running vine with a bud at each turn, and corners
  const bud = (x: number, y: number, out: P, k: number) => {
    ch.set(x, y, k);
    for (const [u, v] of [[0, 1], [1, 0], [0, -1], [-1, 0]] as [number, number][]) ch.set(x + u, y + v, k);
    ch.set(x, y, 1);
  };
  const rule = (y: number, x0 = 18, x1 = 81) => {
    for (let x = x0; x <= x1; x++) if ((x - x0) % 4 < 2) ch.set(x, y + ((x - x0) % 8 < 4 ? 0 : 1), 2);
  };
  /** counted letters of so few crosses cannot be read: they are drawn in one strand instead */
  const fine = (ls: string[], maxW: number, f = 'young-serif') => ls.some((t) => fit(t, f, maxW, 40, { track: 20 }).size < 11);
  const strands = (ls: string[], y: number, maxW: number) => {
    ls.forEach((t, i) => (thread += backstitch(t, 500, (y + i * 10) * S, Math.min(9, (maxW * S) / line5(t).w)).d));
    return y + ls.length * 10 - 4;
  };
  const headH = (maxW: number, maxH: number, f = 'young-serif') => fine(lines, maxW, f) ? lines.length * 10 - 4 : countAll(lines, f, maxW, maxH, 1, 20).map((b) => b.length + 4).reduce((a, b) => a + b, -4);
  let thread = '',
    alphabet: [string, string][] = [];
  const minor = (y: number, maxW = 64) => {
    const t = inp.name || inp.sub;
    if (!t) return;
    const u = Math.min(6.25, (maxW * S) / line5(t).w);
    thread += backstitch(t, 500, y * S, u).d;
  };
  const smallRows = () => (inp.name || inp.sub ? 5 : 0);
  const scene: Scene = { m, W, H, T, ch, lines, bud, rule, fine, strands, headH, minor, smallRows };
  if (m === 'house') alphabet = drawHouse({ ...scene, alphabet });
  else if (m === 'heart') drawHeart(scene);
  else drawPortrait(scene);
  const view: CrossstitchScene = { c, r, S, N, dark, cloth, T, ch };
  drawCloth(view);
  drawThreads(view);
  const strand = (d: string, tc: string) => c.add('ornament',
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${shade(cloth,
      -0.2)}" stroke-opacity=".35" stroke-width="4.4" transform="translate(1 1.6)"/><path d="${d}" stroke="${shade(tc,
        -0.05)}" stroke-width="4"/><path d="${d}" stroke="${shade(tc, 0.09)}" stroke-width="1" transform="translate(-.7 -.9)"/></g>`);
  for (const [d, col] of alphabet) strand(d, need(col, 2.6));
  if (thread) {
    const tc = need(ink, 6);
    c.add('type', `<g fill="none" stroke-linecap="round"><path d="${thread}" stroke="${shade(cloth, -0.2)}" stroke-opacity=".35" stroke-width="4.6" transform="translate(1 1.6)"/><path d="${thread}" stroke="${tc}" stroke-width="4.4"/><path d="${thread}" stroke="${mix(tc, '#ffffff', dark ? 0.5 : 0.28)}" stroke-width="1" transform="translate(-.7 -.9)" stroke-opacity=".7"/></g>`);
  }
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.12], [0.5, '#fff', 0], [1, '#2a1a08', 0.16]], 0, 0, 1, 1)}"`) + c.vignette('#2a1a08', 0.16));
  return c;
}
