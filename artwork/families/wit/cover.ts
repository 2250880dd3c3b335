import {
  circ, contrast, Drawing, g, heart, type Input, lerp, lum, mix, n1, noise1, type P, path, polar, poly, rect, ribbon,
  type Rng, rot, set, shade, smooth, TAU, tf, warp, wrap,
} from '#artwork/engine.ts';
import { darkest } from '#artwork/colours/play.ts';
import { curve, oval } from '#artwork/outlines/walk.ts';

const pen = (ps: P[], w: number, seed: string, n = 7, close = false) => {
  const nz = noise1(seed), q = curve(ps, n, close);
  if (close) q.push(q[0]!, q[1]!);
  return ribbon(q, (t) => w * (0.82 + 0.3 * nz(t * q.length * 0.11)) * (close ? 1 : 0.45 + 0.55 * Math.min(1, t * 9, (1 - t) * 9)));
};
type Draw = { line: (ps: P[], w?: number, close?: boolean) => string; fill: (d: string, col: string) => string; ink: string; a: string; b: string; pap: string; r: Rng; c: Drawing };
/** a hand-drawn rectangle: dense sides, so that the spline keeps its corners */
const oblong = (x0: number, y0: number, x1: number, y1: number): P[] =>
  ([[x0, y0, x1, y0], [x1, y0, x1, y1], [x1, y1, x0, y1], [x0, y1, x0, y0]] as number[][]).flatMap(([a, b, c, d]) =>
    [0, 0.03, 0.25, 0.5, 0.75, 0.97].map((t) => [lerp(a!, c!, t), lerp(b!, d!, t)] as P));
const WIT: Record<string, (k: Draw) => string> = {
  mug: (k) => {
    const body: P[] = [[-98, -62], [-95, -10], [-88, 50], [-76, 92], [-40, 108], [0, 111], [40, 108], [76, 92], [88, 50], [95, -10], [98, -62]];
    let s = k.fill(smooth([...body, ...oval(0, -62, 98, 24, 0, Math.PI, 8)]), k.a) + k.fill(smooth(oval(0, -60, 84, 17)), k.ink);
    s += k.line(body) + k.line(oval(0, -62, 98, 24), 6, true) + k.line(oval(0, -60, 85, 17, Math.PI * 1.02, Math.PI * 1.98), 4);
    s += k.line([[95, -34], [128, -46], [158, -24], [156, 24], [128, 60], [88, 62]]) + k.line([[94, -12], [118, -22], [134, -8], [132, 20], [114, 38], [91, 40]], 5);
    s += k.line([[-130, 116], [-70, 121], [10, 119], [96, 122], [140, 118]], 4);
    for (const [x, y, q] of [[-36, -104, 1], [4, -112, 0.8], [42, -102, 1.1]] as [number, number, number][])
      s += k.line([[x, y], [x - 14 * q, y - 20 * q], [x + 8 * q, y - 44 * q], [x + 2 * q, y - 66 * q], [x - 12 * q, y - 84 * q]], 4.5);
    s += k.line([[-70, -26], [-66, 20], [-58, 62]], 3.5);
    return s;
  },
  biscuit: (k) => {
    const e2: P[] = [];
    for (let i = 0; i < 260; i++) {
      const a = (i / 260) * TAU;
      let R = 128 + Math.sin((i / 260) * TAU * 26) * 3;
      for (const [bx, by, br] of [[104, -96, 42], [44, -122, 40], [136, -34, 40]] as [number, number, number][]) {
        for (let t = 40; t < R; t += 1) {
          const q = polar(0, 0, t, a);
          if (Math.hypot(q[0] - bx, q[1] - by) < br) { R = t; break; }
        }
      }
      e2.push(polar(0, 0, R, a));
    }
    let s = k.fill(poly(e2), k.a) + path(pen(e2, 6, 'bisc', 1, true), `fill="${k.ink}"`);
    for (let ring = 0; ring < 3; ring++)
      for (let i = 0; i < [1, 6, 12][ring]!; i++) {
        const q = polar(0, 0, [0, 42, 86][ring]!, (i / [1, 6, 12][ring]!) * TAU + ring * 0.3);
        if (q[0] * 0.62 - q[1] * 0.78 > 62) continue;
        s += path(smooth(oval(q[0], q[1], 5.5, 4.5, 0.3, TAU + 0.3, 7)), `fill="${k.ink}"`);
      }
    s += k.line(oval(0, 0, 110, 110, 0.5, 2.5), 3);
    for (const [x, y, R] of [[150, 60, 8], [172, 96, 5], [134, 116, 6], [186, 62, 4], [120, 148, 3.5], [160, 130, 4]] as [number, number, number][])
      s += path(smooth(oval(x, y, R, R * 0.8, 0, TAU, 6)), `fill="${k.ink}"`);
    return s;
  },
  snail: (k) => {
    const foot: P[] = [[-196, 92], [-150, 74], [-100, 68], [-30, 78], [50, 78], [104, 66], [128, 26], [134, -22], [150, -46], [178, -44], [190, -18],
      [182, 14], [170, 52], [148, 86], [96, 98], [0, 100], [-100, 100]];
    const spiral: P[] = [];
    for (let i = 0; i <= 46; i++) {
      const t = i / 46, a = Math.PI * 0.42 + t * TAU * 2.35, R = 102 * (1 - t) ** 0.86 + 5;
      spiral.push([-20 + Math.cos(a) * R * 1.04, -12 + Math.sin(a) * R * 0.95]);
    }
    let s = k.fill(smooth(foot), k.b) + k.fill(smooth(oval(-20, -14, 104, 96)), k.a);
    s += k.line(foot, 6, true) + path(pen(oval(-20, -14, 104, 96), 6, 'sn', 6, true), `fill="${k.ink}"`);
    s += path(pen(spiral.slice(3), 5, 'sp', 3), `fill="${k.ink}"`);
    s += k.line([[158, -46], [166, -74], [160, -100]], 5) + k.line([[178, -42], [194, -66], [200, -92]], 5) + circ(160, -105, 8, `fill="${k.ink}"`) + circ(201, -97, 8, `fill="${k.ink}"`);
    s += k.line([[160, 10], [170, 18], [182, 14]], 4);
    // the post, strapped on top
    s += g(path('M-72 -48H72V48H-72Z', `fill="${k.pap}"`) + k.line(oblong(-72, -48, 72, 48), 5, true) +
      k.line([[-70, -46], [-30, -12], [0, 10], [30, -12], [70, -46]], 4.5) + path(heart(0, 14, 15), `fill="${k.a}"`), tf(-26, -152, -7));
    s += k.line([[-240, 108], [-160, 104], [0, 110], [140, 106], [226, 110]], 4);
    s += k.line([[-262, 60], [-236, 58], [-214, 60]], 3.5) + k.line([[-280, 84], [-250, 82], [-226, 84]], 3.5);
    return s;
  },
  cactus: (k) => {
    const body: P[] = [[-44, 60], [-54, 0], [-56, -70], [-44, -130], [0, -156], [44, -130], [56, -70], [54, 0], [44, 60]];
    const armL: P[] = [[-52, -6], [-92, -10], [-112, -40], [-114, -76], [-100, -92], [-84, -78], [-82, -52], [-54, -46]];
    const armR: P[] = [[54, -40], [84, -50], [92, -84], [92, -112], [106, -126], [122, -112], [122, -70], [104, -20], [54, 0]];
    let s = k.fill(smooth(body) + smooth(armL) + smooth(armR), k.a) + k.fill('M-86 62H86L66 164H-66Z', k.b);
    s += k.line(armL) + k.line(armR) + k.line(body);
    s += k.line([[-92, 60], [0, 58], [92, 60], [90, 84], [0, 85], [-90, 84]], 6, true) + k.line([[-80, 86], [-74, 124], [-64, 164], [0, 168], [64, 164], [74, 124], [80, 86]]);
    for (let i = -2; i <= 2; i++) for (let j = 0; j < 6; j++) {
      const x = i * 21 * Math.cos((j - 2.5) * 0.3), y = -118 + j * 31 + (i % 2) * 9;
      s += path(`M${n1(x - 5)} ${n1(y - 6)}L${n1(x)} ${n1(y)}L${n1(x + 5)} ${n1(y - 6)}M${n1(x)} ${n1(y)}V${n1(y - 9)}`, `fill="none" stroke="${k.ink}" stroke-width="2.8" stroke-linecap="round"`);
    }
    for (const [x, y] of [[-98, -60], [-96, -34], [106, -92], [104, -60]] as [number, number][])
      s += path(`M${x - 5} ${y - 6}L${x} ${y}L${x + 5} ${y - 6}M${x} ${y}V${y - 9}`, `fill="none" stroke="${k.ink}" stroke-width="2.8" stroke-linecap="round"`);
    // a flower on the cactus
    for (let i = 0; i < 5; i++) s += g(path('M0 0C-16 -12 -16 -34 0 -40C16 -34 16 -12 0 0Z', `fill="${k.b}" stroke="${k.ink}" stroke-width="4"`), tf(6, -158, -76 + i * 38));
    s += circ(6, -160, 8, `fill="${k.ink}"`) + k.line([[-150, 168], [-60, 172], [40, 169], [150, 172]], 4);
    return s;
  },
  paperclip: (k) => {
    const wire: P[] = [];
    const seg = (ps: P[]) => wire.push(...ps);
    const ln = (a: P, b: P) => seg(Array.from({ length: 9 }, (_, i) => [lerp(a[0], b[0], i / 9), lerp(a[1], b[1], i / 9)] as P));
    const ar = (cx: number, cy: number, R: number, a0: number, a1: number) => seg(Array.from({ length: 14 }, (_, i) => polar(cx, cy, R, a0 + ((a1 - a0) * i) / 14)));
    ln([44, -84], [44, 92]); ar(4, 92, 40, 0, Math.PI); ln([-36, 92], [-36, -128]); ar(14, -128, 50, Math.PI, TAU); ln([64, -128], [64, 128]); ar(-2, 128, 66, 0, Math.PI); ln([-68, 128], [-68, -60]);
    // sheets held together
    let s = '';
    const sheets: [number, number, string][] = [[-9, 26, k.b], [6, 8, mix(k.a, k.pap, 0.45)], [-2, -4, k.pap]];
    for (const [deg, dx, col] of sheets)
      s += g(path('M-170 -70H170V230H-170Z', `fill="${col}"`) + k.line(oblong(-170, -70, 170, 230), 5, true), tf(dx, 0, deg));
    for (let i = 0; i < 5; i++) s += k.line([[-120, 60 + i * 34], [-20, 58 + i * 34], [[110, 126, 90, 118, 20][i]!, 60 + i * 34]], 3);
    const clipped = poly(wire, false);
    s += path(clipped, `fill="none" stroke="${k.ink}" stroke-width="21" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 -60)"`);
    s += path(clipped, `fill="none" stroke="${k.a}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 -60)"`);
    s += path(clipped, `fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" transform="translate(-2 -62)"`);
    return g(s, tf(0, -30, 0, 0.86));
  },
  sardines: (k) => {
    let s = '';
    const box = (m: number): P[] => {
      const w = 208 - m, h = 140 - m, R = 54 - m * 0.6, o: P[] = [];
      for (const [cx, cy, a] of [[w - R, -h + R, -Math.PI / 2], [w - R, h - R, 0], [-w + R, h - R, Math.PI / 2], [-w + R, -h + R, Math.PI]] as [number, number, number][])
        for (let i = 0; i <= 5; i++) o.push(polar(cx, cy, R, a + (i / 5) * (Math.PI / 2)));
      return o.flatMap((q, i) => {
        const b = o[(i + 1) % o.length]!;
        return Math.hypot(b[0] - q[0], b[1] - q[1]) > 60 ? [q, ...[0.15, 0.5, 0.85].map((t) => [lerp(q[0], b[0], t), lerp(q[1], b[1], t)] as P)] : [q];
      });
    };
    s += k.fill(poly(box(0)), k.b) + k.fill(poly(box(22)), k.pap);
    s += path(pen(box(0), 6, 'b0', 3, true) + pen(box(22), 5, 'b1', 3, true), `fill="${k.ink}"`);
    // rolled lid and key
    s += k.fill('M-214 -176C-228 -176 -228 -128 -214 -128H214C228 -128 228 -176 214 -176Z', k.a)
      + path(pen([...oval(212, -152, 13, 24, -Math.PI / 2, Math.PI / 2, 6), [120, -127], [0, -128], [-120, -128],
      ...oval(-212, -152, 13, 24, Math.PI / 2, Math.PI * 1.5, 6), [-120, -177], [0, -176], [120, -176]], 6, 'lid', 5, true), `fill="${k.ink}"`);
    s += k.line([[206, -164], [214, -152], [204, -142], [198, -152], [206, -158]], 4) + k.line([[-190, -160], [0, -161], [150, -160]], 3);
    s += k.line([[226, -152], [262, -153]], 9) + path(pen(oval(284, -153, 24, 15), 7, 'key', 6, true), `fill="${k.ink}"`);
    const fish = (y: number, seed: string) => {
      const b: P[] = [[172, y + 2], [150, y - 15], [104, y - 22], [30, y - 23], [-60, y - 17], [-124, y - 7], [-146, y - 10], [-172, y - 20], [-162, y],
        [-172, y + 20], [-146, y + 9], [-124, y + 8], [-60, y + 18], [30, y + 23], [104, y + 21], [150, y + 14]];
      let q = k.fill(smooth(b), mix(k.a, k.pap, 0.62)) + path(pen(b, 4.6, seed, 5, true), `fill="${k.ink}"`);
      q += path(smooth(oval(142, y - 4, 6, 6, 0, TAU, 8)), `fill="${k.ink}"`) + k.line([[112, y - 18], [102, y - 4], [110, y + 16]], 3.6) + k.line([[160, y + 7], [150, y + 8]], 3);
      for (let i = 0; i < 5; i++) q += k.line([[70 - i * 34, y - 10], [64 - i * 34, y - 1], [70 - i * 34, y + 8]], 2.6);
      q += k.line([[90, y - 12], [20, y - 14], [-60, y - 9]], 2.4);
      return q;
    };
    for (const [i, y] of [[0, -90], [1, -38], [3, 86]] as [number, number][]) s += fish(y + (i === 3 ? 2 : 0), 'f' + i);
    // the empty place
    const gap: P[] = [[172, 26], [104, 4], [-60, 8], [-124, 18], [-172, 6], [-162, 26], [-172, 46], [-124, 34], [-60, 44], [104, 47]];
    s += path(smooth(gap), `fill="none" stroke="${k.ink}" stroke-width="3" stroke-dasharray="3 11" stroke-linecap="round"`);
    return g(s, tf(0, 6, -6, 0.92));
  },
};

export function drawWit(inp: Input): Drawing {
  const c = new Drawing('wit', inp), { p } = c;
  const m = WIT[inp.motif || ''] ? inp.motif! : 'mug';
  const dark = lum(p.bg) < 0.5;
  const pap = dark ? mix(p.ink, '#ffffff', 0.35) : inp.variant === 'tint' ? p.bg : mix(p.paper, '#ffffff', 0.3);
  const line = contrast(darkest(p), pap) > 7 ? darkest(p) : shade(darkest(p), -0.18);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${pap}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', 0.5], [1, '#fff', 0]], 0.5, 0.4, 0.6)}"`));
  // the line first, to learn how much room it takes
  const size = 72, pitch = size * 0.57;
  const text = inp.headline.split('|').flatMap((l) => {
    const w = l.trim().split(/\s+/), o: string[] = [''];
    const cols = 24, n = Math.ceil(l.length / cols);
    if (n > 1) return wrap(l.trim(), n);
    for (const x of w) o[o.length - 1]! += (o[o.length - 1] ? ' ' : '') + x;
    return o;
  });
  const widest = Math.max(...text.map((l) => l.length));
  const s = Math.min(1, 830 / (widest * pitch));
  const lead = 98 * s;
  const H = text.length * lead;
  const artY = 540 - (text.length - 1) * 20, y0 = artY + 424;
  let seedN = 0;
  const k: Draw = {
    line: (ps, w = 6, close = false) => path(pen(ps, w, inp.seed + m + seedN++, 6, close), `fill="${line}"`),
    fill: (d, col) => path(d, `fill="${col}"`),
    ink: line, a: dark ? p.a : p.a, b: dark ? p.c : p.b, pap: mix(pap, '#ffffff', 0.55), r: c.r, c,
  };
  const drawn = WIT[m]!(k);
  const big = m === 'sardines' ? 1.46 : m === 'snail' ? 1.46 : 1.6;
  c.add('art', g(drawn, tf(m === 'sardines' ? 488 : m === 'snail' ? 506 : m === 'mug' ? 484 : 500, artY, 0, big)));
  const nz = c.r.sub('type');
  const typed = (str: string, cx: number, y: number, sz: number, weight: string, align = 0) => {
    const pw = sz * 0.57;
    let d = '';
    const X = cx - (align === 0 ? (str.length * pw) / 2 : 0);
    Array.from(str).forEach((ch, i) => {
      if (ch === ' ') return;
      const q = set(ch, `josefin-slab:${weight}`, sz);
      const a = nz.f(-0.014, 0.014), jy = nz.f(-1.6, 1.6), gx = X + (i + 0.5) * pw;
      const one = warp(q, 0, 0, (x, yy) => { const t = rot([x, yy], a); return [gx + t[0], y + jy + t[1]]; });
      d += one;
    });
    return path(d, `fill="${line}" stroke="${line}" stroke-width="1.1" stroke-linejoin="round"`);
  };
  let out = '';
  text.forEach((l, i) => (out += typed(l, 500, y0 + i * lead, size * s, '700')));
  if (inp.sub) out += typed(inp.sub, 500, y0 + H + 26, Math.min(38, 780 / (inp.sub.length * 0.57)), '600');
  if (inp.name) out += typed(inp.name, 500, 1268, Math.min(42, 800 / (inp.name.length * 0.57)), '600');
  c.add('type', out);
  c.add('texture', c.grain(0.5));
  return c;
}
