import {
  at, bez, circ, Drawing, g, type Input, lerp, lum, mix, n1, noise1, type P, path, poisson, polar, poly, pt, qbez,
  rect, ribbon, set, shade, smooth, TAU, tf, tfit, type Rng,
} from '#artwork/engine.ts';
import { isInsideRings } from '#artwork/primitives/polygons.ts';
import { withContrast } from '#artwork/colours/journeys.ts';
import { roles } from '#artwork/colours/roles.ts';
import { block, drawBlock } from '#artwork/lettering/journeys.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { evenSteps, flat } from '#artwork/marks/burin.ts';
import { looseBlob } from '#artwork/subjects/scenery.ts';

const shore = (p: P, rings: P[][]) => {
  let m = 1e9;
  for (const ps of rings) for (const q of ps) m = Math.min(m, (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2);
  return Math.sqrt(m);
};
const coast = (ps: P[], seed: string, amp: number, gap = 11): P[] => {
  let len = 0;
  for (let i = 1; i < ps.length; i++) len += Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]);
  const o = evenSteps(ps, Math.max(12, Math.round(len / gap))), nz = noise1(seed), n = o.length - 1;
  return o.slice(0, n).map((q, i) => {
    const a = o[(i - 1 + n) % n]!, b = o[(i + 1) % n]!, dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy) || 1, e = Math.min(1, Math.min(i, n - i) / 6);
    const k = (nz(i * 0.19) * amp + nz(i * 0.55 + 70) * amp * 0.55 + nz(i * 1.3 + 30) * amp * 0.22) * e;
    return [q[0] - (dy / l) * k, q[1] + (dx / l) * k] as P;
  });
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  ink: string; land: string;
};

function drawTwins({ inp, rings }: Scene & { rings: P[][] }) {
  const bl = (x: number, y: number, a: number, b: number, k: number) => coast(Array.from({ length: 41 }, (_, i) => {
    const th = (i / 40) * TAU;
    const w = 1 + 0.16 * Math.sin(th * 2 + k) + 0.1 * Math.sin(th * 3 + k * 2);
    return [x + Math.cos(th) * a * w, y + Math.sin(th) * b * w] as P;
  }), inp.seed + k, 20);
  rings = [bl(352, 520, 148, 160, 1), bl(672, 700, 150, 172, 4)];
  return rings;
}

function mount({ K, ink, land }: Scene, x: number, y: number, h: number) {
  const w = h * 0.72, d = `M${n1(x - w)} ${n1(y)}C${n1(x - w * 0.6)} ${n1(y - h * 0.3)} ${n1(x - w * 0.34)} ${n1(y - h * 0.9)} ${n1(x)} ${n1(y - h)}C${n1(x + w * 0.2)} ${n1(y - h * 0.8)} ${n1(x + w * 0.56)} ${n1(y - h * 0.36)} ${n1(x + w)} ${n1(y)}`;
  let hx = '';
  for (let i = 0; i < 7; i++) {
    const t = i / 7, px = x + w * t * 0.86 + 2, py = y - h * (1 - t) ** 1.05 * 0.95;
    hx += `M${n1(px)} ${n1(py + 3)}q${n1(w * 0.02)} ${n1(h * 0.16)} ${n1(w * 0.1 - 4)} ${n1(Math.min(h * 0.42, y - py - 3))}`;
  }
  return path(d + 'Z', `fill="${land}"`)
    + path(`M${n1(x)} ${n1(y - h)}C${n1(x + w * 0.2)} ${n1(y - h * 0.8)} ${n1(x + w * 0.56)} ${n1(y - h * 0.36)} ${n1(x + w)} ${n1(y)}L${n1(x
    + w * 0.1)} ${n1(y)}Q${n1(x + w * 0.16)} ${n1(y - h * 0.5)} ${n1(x)} ${n1(y - h)}Z`,
    `fill="${K.warm}" opacity=".5"`) + path(d, `fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"`)
      + path(hx, `fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round"`);
}

function palm({ K, ink, land }: Scene, x: number, y: number, k: number) {
  let f = '';
  for (let i = 0; i < 6; i++) {
    const a = -Math.PI / 2 + (i - 2.5) * 0.66, e = polar(x + 5 * k, y - 30 * k, 19 * k, a);
    f += `M${n1(x + 5 * k)} ${n1(y - 30 * k)}Q${n1((x + 5 * k + e[0]) / 2)} ${n1((y - 30 * k + e[1]) / 2 - 8 * k)} ${n1(e[0])} ${n1(e[1]
      + 9 * k)}Q${n1((x + 5 * k + e[0]) / 2)} ${n1((y - 30 * k + e[1]) / 2 - 2 * k)} ${n1(x + 5 * k)} ${n1(y - 30 * k)}Z`;
  }
  return path(`M${n1(x)} ${n1(y)}Q${n1(x - 2 * k)} ${n1(y - 16 * k)} ${n1(x + 5 * k)} ${n1(y - 30 * k)}`,
    `fill="none" stroke="${ink}" stroke-width="${n1(3.4 * k)}"`) + path(f, `fill="${mix(K.cool, land, 0.25)}" stroke="${ink}" stroke-width="1.6"`);
}

/** What the parts of `drawTreasure` share. */
type TreasureScene = {
  inp: Input; c: Drawing; r: Rng;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  parch: string; ink: string; wash: string; hot: string; land: string;
};

function drawSheet({ inp, c, r, parch }: TreasureScene) {
  // deckled sheet with two burnt nicks
  const edge: P[] = [], nz = noise1(inp.seed + 'e');
  const side = (x0: number, y0: number, x1: number, y1: number, nx: number, ny: number, k: number) => {
    const L = Math.hypot(x1 - x0, y1 - y0), n = Math.round(L / 17);
    for (let i = 0; i < n; i++) {
      const t = i / n, e = nz(t * n * 0.3 + k * 60) * 6 + nz(t * n * 0.9 + k * 60) * 3.6 + Math.max(0, Math.exp(-(((t - (k % 2 ? 0.24 : 0.7)) * 26) ** 2)) * 24);
      edge.push([lerp(x0, x1, t) + nx * e, lerp(y0, y1, t) + ny * e]);
    }
  };
  side(40, 40, 960, 40, 0, 1, 0);
  side(960, 40, 960, 1360, -1, 0, 1);
  side(960, 1360, 40, 1360, 0, -1, 2);
  side(40, 1360, 40, 40, 1, 0, 3);
  const ed = poly(edge), eclip = c.clip(`<path d="${ed}"/>`);
  let base = c.soft(ed, 4, 12, 18, '#000', 0.42, 7) + path(ed, `fill="${c.rad([[0, shade(parch, 0.03)], [0.7, parch], [1, shade(parch, -0.1, 0.02)]], 0.5, 0.46, 0.72)}"`);
  let st = '';
  for (let i = 0; i < 26; i++) st += path(looseBlob(r, r.f(0, 1000), r.f(0, 1400), r.f(14, 100)), `fill="${shade(parch, -0.12, 0.02)}" opacity="${r.f(0.05, 0.16).toFixed(2)}"`);
  for (let i = 5; i >= 1; i--) st += path(ed, `fill="none" stroke="${shade(parch, -0.34, 0.02)}" stroke-width="${i * 13}" stroke-opacity=".085"`);
  st += path(ed, `fill="none" stroke="${shade(parch, -0.4, 0.02)}" stroke-width="4" stroke-opacity=".55"`);
  c.add('ground', base + g(st, `clip-path="${eclip}"`));
  return eclip;
}

function drawWaterLines({ parch, ink, wash, isl }: TreasureScene & { isl: string }) {
  let sea = '';
  // water lining: contour after contour by nested strokes
  let wl = '';
  const pc = mix(parch, wash, 0.42);
  [58, 43, 30, 19, 10].forEach((w,
    i) => (wl += path(isl, `fill="none" stroke="${mix(ink, pc, 0.2 + (4 - i) * 0.13)}" stroke-width="${w * 2 + 2.6}" stroke-linejoin="round"`)
      + path(isl, `fill="none" stroke="${mix(pc, parch, (4 - i) * 0.16)}" stroke-width="${w * 2}" stroke-linejoin="round"`)));
  sea += wl;
  return sea;
}

function drawCountry({ r, K, m, ink, hot, land, rings, cy, cx, scene }: TreasureScene & { rings: P[][]; cy: number; cx: number; scene: Scene }) {
  let sea = '';
  // fill the country
  const inner = poisson(r, 180, 250, 640, 680, 37).filter((q) => isInsideRings(rings, ...q) && shore(q, rings) > (m === 'age' ? 24 : 34)).sort((a, b) => a[1] - b[1]);
  const xs = [...inner].sort((a, b) => a[0] - b[0]);
  const routeN = m === 'age' ? 7 : 6, way: P[] = [];
  for (let i = 0; i < routeN; i++) {
    const seg = xs.slice(Math.floor((xs.length * i) / routeN), Math.max(Math.floor((xs.length * i) / routeN) + 1, Math.floor((xs.length * (i + 1)) / routeN)));
    if (seg.length) way.push(seg.reduce((a, b) => (Math.abs(b[1] - (cy + (i % 2 ? -64 : 72))) < Math.abs(a[1] - (cy + (i % 2 ? -64 : 72))) ? b : a)));
  }
  const wpts: P[] = [];
  for (let i = 0; i < way.length - 1; i++) {
    const p0 = way[Math.max(0, i - 1)]!, p1 = way[i]!, p2 = way[i + 1]!, p3 = way[Math.min(way.length - 1, i + 2)]!;
    wpts.push(...bez(p1, [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6], [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6], p2, 10));
  }
  const end = way[way.length - 1] ?? ([cx, cy] as P);
  const clear = (q: P, k: number) => wpts.every((w) => Math.hypot(w[0] - q[0], w[1] - q[1] + 8) > k);
  let ct = '';
  const tree1 = (x: number, y: number, k: number) => path(`M${n1(x)} ${n1(y)}v${n1(-9 * k)}`, `stroke="${ink}" stroke-width="2.4"`)
    + path(`M${n1(x - 9 * k)} ${n1(y - 8 * k)}c${n1(-5 * k)} ${n1(-8 * k)} ${n1(1 * k)} ${n1(-14 * k)} ${n1(5 * k)} ${n1(-13 * k)}c${n1(2 * k)} ${n1(-7
    * k)} ${n1(10 * k)} ${n1(-6 * k)} ${n1(11 * k)} ${n1(1 * k)}c${n1(6 * k)} ${n1(2 * k)} ${n1(5 * k)} ${n1(11 * k)} ${n1(-1 * k)} ${n1(12 * k)}Z`,
    `fill="${mix(K.cool, land, 0.42)}" stroke="${ink}" stroke-width="1.9"`)
      + path(`M${n1(x + 3 * k)} ${n1(y - 11 * k)}q${n1(6 * k)} ${n1(-3 * k)} ${n1(3 * k)} ${n1(-9 * k)}`, `fill="none" stroke="${ink}" stroke-width="1.3"`);
  const hut = (x: number, y: number) => path(`M${n1(x - 14)} ${n1(y)}v-15h28v15Z`, `fill="${K.cream}" stroke="${ink}" stroke-width="2"`)
    + path(`M${n1(x - 18)} ${n1(y - 14)}L${n1(x - 9)} ${n1(y - 29)}H${n1(x + 11)}L${n1(x + 18)} ${n1(y - 14)}Z`,
    `fill="${mix(hot, land, 0.15)}" stroke="${ink}" stroke-width="2"`) + rect(x - 4, y - 10, 8, 10, `fill="${ink}"`);
  let huts = 0;
  inner.forEach((q) => {
    const sd = shore(q, rings);
    if (!clear(q, 30) || Math.hypot(q[0] - end[0], q[1] - end[1]) < 64) return;
    if (sd > (m === 'age' ? 44 : 96) && (q[1] < cy + 20 || m === 'age') && r.chance(0.8)) ct += mount(scene, q[0], q[1] + 18, r.f(m === 'age' ? 34 : 46, m === 'age' ? 46 : 68));
    else if (sd < 66 && r.chance(0.34)) ct += palm(scene, q[0], q[1] + 12, r.f(0.9, 1.2));
    else if (huts < 4 && r.chance(0.12)) { ct += hut(q[0], q[1] + 8); huts++; }
    else ct += tree1(q[0], q[1] + 8, r.f(0.95, 1.3));
  });
  sea += ct + path(smooth(wpts, false), `fill="none" stroke="${land}" stroke-width="13" stroke-dasharray="17 15"`)
    + path(smooth(wpts, false), `fill="none" stroke="${hot}" stroke-width="6.5" stroke-dasharray="17 15" stroke-linecap="butt"`);
  const xk = 25;
  sea += ([[13, land], [0, hot]] as [number, string][]).map(([w, col]) =>
    path(ribbon(qbez([end[0] - xk, end[1] - xk], [end[0] + 4, end[1] + 2], [end[0] + xk, end[1] + xk], 8), (t) => 11 + 5 * Math.sin(t * 3) + w)
      + ribbon(qbez([end[0] + xk + 2, end[1] - xk - 4], [end[0] - 2, end[1]], [end[0] - xk, end[1] + xk + 3], 8), (t) => 11 + 5 * Math.sin(t * 3) + w), `fill="${col}"`)).join('');
  if (way.length) sea += circ(way[0]![0], way[0]![1], 9, `fill="${hot}" stroke="${land}" stroke-width="4"`);
  return sea;
}

type SeaCreaturesParts = TreasureScene & {
  X0: number; Y0: number; X1: number; rings: P[][]; rx: number; ry: number; sea: string; mclip: string;
};

function drawSeaCreatures({ c, r, K, m, parch, ink, hot, land, X0, Y0, X1, rings, rx, ry, sea, mclip }: SeaCreaturesParts) {
  // wavelets, ship and serpent
  let wv = '';
  for (const q of poisson(r, X0 + 20, Y0 + 20, X1 - X0 - 40, 860, 74))
    if (!isInsideRings(rings, ...q) && shore(q, rings) > 92 && Math.hypot(q[0] - rx, q[1] - ry) > 150) wv += `M${n1(q[0] - 20)} ${n1(q[1])}q5 -8 10 0t10 0t10 0t10 0`;
  sea += path(wv, `fill="none" stroke="${mix(ink, parch, 0.3)}" stroke-width="2" stroke-linecap="round"`);
  const ship = g(
    path('M-70 6C-60 40 -50 52 -34 54H44C60 52 72 34 80 -8L58 -4V8H-40V-2Z',
      `fill="${mix(K.hot, land, 0.3)}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`)
        + path('M-58 22C0 30 40 30 74 16M-48 38C0 44 40 44 64 34', `fill="none" stroke="${ink}" stroke-width="1.8"`) +
      path('M-32 4V-104M18 6V-124M54 -2V-84M-70 6L-104 -26', `stroke="${ink}" stroke-width="4" stroke-linecap="round"`) +
      path('M-58 -88C-46 -82 -22 -82 -8 -88C-2 -72 -2 -58 -10 -46C-26 -40 -44 -40 -56 -46C-48 -60 -50 -74 -58 -88ZM-56 -38C-44 -34 -20 -34 -8 -38C-2 -26 -2 -12 -10 -2C-26 4 -44 4 -54 -2C-48 -14 -50 -26 -56 -38ZM-10 -106C4 -100 34 -100 48 -106C56 -88 56 -74 46 -60C30 -54 8 -54 -6 -60C2 -76 -2 -92 -10 -106ZM-8 -52C6 -46 34 -46 48 -52C56 -36 54 -20 44 -6C28 0 8 0 -4 -6C2 -22 0 -38 -8 -52Z',
        `fill="${K.cream}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"`) +
      path('M46 -74C60 -68 78 -54 86 -24L54 -20Z', `fill="${K.cream}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"`)
        + path('M18 -124C28 -134 36 -118 50 -128L46 -114C34 -106 28 -120 18 -112ZM-32 -104C-22 -112 -16 -100 -4 -108L-8 -96C-18 -90 -22 -102 -32 -94Z',
        `fill="${hot}" stroke="${ink}" stroke-width="1.6"`) + path('M12 -82L24 -70M24 -82L12 -70', `stroke="${hot}" stroke-width="5"`)
          + path('M-96 58q10 -12 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', `fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"`),
    tf(216, 262, -3, 0.98),
  );
  const drake = g(
    ['M-20 0C-18 -56 44 -56 48 0L30 0C26 -28 2 -28 -2 0Z', 'M66 0C70 -40 116 -40 120 0L104 0C100 -18 84 -18 82 0Z',
      'M-78 0C-84 -40 -96 -66 -84 -92C-74 -112 -44 -114 -36 -96L-8 -88C-8 -82 -14 -78 -22 -78C-30 -74 -40 -74 -48 -78C-62 -70 -50 -36 -52 0Z',
        'M136 0C140 -16 152 -20 156 -34C164 -30 164 -22 176 -26C174 -12 160 -6 154 0Z'].map((d) =>
          path(d, `fill="${mix(K.cool, land, 0.3)}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`)).join('') +
      path('M-92 -86l-12 -10 16 -4 -6 -14 18 6 2 -12 12 12', `fill="${hot}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"`)
        + circ(-58, -96, 4, `fill="${ink}"`) + path('M-72 -60h14M-74 -46h16M-74 -32h18M-74 -18h18M6 -34l4 -10 6 8 6 -8 4 10M86 -26l4 -8 5 6 5 -5',
        `fill="none" stroke="${ink}" stroke-width="2.2"`) + path('M-110 4q10 -10 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0',
          `fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"`),
    tf(m === 'twins' ? 290 : 226, m === 'twins' ? 880 : 950, 0, 0.84),
  );
  c.add('art', g(sea, `clip-path="${mclip}"`));
  c.add('art', ship + drake, 'float');
  return sea;
}

function drawRose({ c, K, parch, ink, hot, rx, ry }: TreasureScene & { rx: number; ry: number }) {
  // rose of the winds
  let ro = circ(rx, ry, 96, `fill="${mix(parch, K.cream, 0.4)}" stroke="${ink}" stroke-width="2.6"`)
    + circ(rx, ry, 88, `fill="none" stroke="${ink}" stroke-width="1.2"`) + circ(rx, ry, 52, `fill="none" stroke="${ink}" stroke-width="1.6"`);
  const pts = (n: number, o: number, R: number, q: number, A: string, Bc: string) => {
    let s = '';
    for (let i = 0; i < n; i++) {
      const a = o + (i * TAU) / n - Math.PI / 2, h = TAU / n / 2;
      s += path(poly([[rx, ry], polar(rx, ry, q, a - h), polar(rx, ry, R, a)]), `fill="${A}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"`)
        + path(poly([[rx, ry], polar(rx, ry, q, a + h), polar(rx, ry, R, a)]), `fill="${Bc}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"`);
    }
    return s;
  };
  ro += pts(16, TAU / 32, 70, 16, K.warm, K.cream) + pts(4, TAU / 8, 84, 24, mix(K.cool, K.cream, 0.15), K.cream) + pts(4, 0, 112, 22, hot, K.cream)
    + circ(rx, ry, 9, `fill="${K.warm}" stroke="${ink}" stroke-width="2"`);
  ro += path(`M${rx} ${ry - 152}C${rx + 10} ${ry - 138} ${rx
    + 8} ${ry - 126} ${rx} ${ry - 114}C${rx - 8} ${ry - 126} ${rx - 10} ${ry - 138} ${rx} ${ry - 152}ZM${rx + 3} ${ry - 118}C${rx + 8} ${ry - 136} ${rx
    + 24} ${ry - 136} ${rx + 22} ${ry - 122}C${rx + 16} ${ry - 128} ${rx + 10} ${ry - 122} ${rx
    + 3} ${ry - 118}ZM${rx - 3} ${ry - 118}C${rx - 8} ${ry - 136} ${rx - 24} ${ry - 136} ${rx - 22} ${ry - 122}C${rx - 16} ${ry - 128} ${rx - 10} ${ry - 122} ${rx - 3} ${ry - 118}Z`,
    `fill="${hot}" stroke="${ink}" stroke-width="1.6"`);
  c.add('ornament', ro, 'spin');
}

function drawCartouche({ inp, c, K, ink, hot, land }: TreasureScene) {
  // strapwork cartouche
  const ls = linesOf(inp.headline), ky = 1128, hw = 318, hh = ls.length > 1 ? 112 : 96;
  const L = 500 - hw, R2 = 500 + hw, T = ky - hh, B = ky + hh;
  const vol = (s: number) => {
    const x = 500 + s * hw, X = (v: number) => n1(x + s * v);
    return path(`M${X(-30)} ${T + 14}C${X(30)} ${T - 30} ${X(84)} ${T + 8} ${X(74)} ${T + 52}C${X(66)} ${T + 82} ${X(24)} ${T + 76} ${X(30)} ${T
      + 48}C${X(34)} ${T + 34} ${X(52)} ${T + 38} ${X(48)} ${T + 50}M${X(-30)} ${B - 14}C${X(30)} ${B
      + 30} ${X(84)} ${B - 8} ${X(74)} ${B - 52}C${X(66)} ${B - 82} ${X(24)} ${B - 76} ${X(30)} ${B - 48}C${X(34)} ${B - 34} ${X(52)} ${B - 38} ${X(48)} ${B - 50}`,
      `fill="none" stroke="${ink}" stroke-width="24" stroke-linecap="round"`)
        + path(`M${X(-30)} ${T + 14}C${X(30)} ${T - 30} ${X(84)} ${T + 8} ${X(74)} ${T + 52}C${X(66)} ${T + 82} ${X(24)} ${T + 76} ${X(30)} ${T
        + 48}C${X(34)} ${T + 34} ${X(52)} ${T + 38} ${X(48)} ${T + 50}M${X(-30)} ${B - 14}C${X(30)} ${B
        + 30} ${X(84)} ${B - 8} ${X(74)} ${B - 52}C${X(66)} ${B - 82} ${X(24)} ${B - 76} ${X(30)} ${B - 48}C${X(34)} ${B - 34} ${X(52)} ${B - 38} ${X(48)} ${B - 50}`,
        `fill="none" stroke="${mix(K.warm, land, 0.25)}" stroke-width="18" stroke-linecap="round"`);
  };
  const panel = `M${L + 26} ${T}H${R2 - 26}C${R2 - 22} ${T + 16} ${R2 - 16} ${T + 22} ${R2} ${T + 26}V${B - 26}C${R2 - 16} ${B - 22} ${R2 - 22} ${B - 16} ${R2 - 26} ${B}H${L + 26}C${L + 22} ${B - 16} ${L + 16} ${B - 22} ${L} ${B - 26}V${T + 26}C${L + 16} ${T + 22} ${L + 22} ${T + 16} ${L + 26} ${T}Z`;
  const crest = `M500 ${T - 50}C530 ${T - 46} 548 ${T - 26} 560 ${T}H440C452 ${T - 26} 470 ${T - 46} 500 ${T - 50}Z`;
  let ca = c.soft(panel, 3, 7, 10, ink, 0.34, 5) + vol(-1) + vol(1) + path(crest, `fill="${mix(hot, land, 0.2)}" stroke="${ink}" stroke-width="3"`);
  for (let i = -3; i <= 3; i++) ca += path(`M500 ${T}L${500 + i * 16} ${n1(T - 46 + Math.abs(i) * 7)}`, `stroke="${ink}" stroke-width="2"`);
  ca += path(panel, `fill="${mix(land, K.cream, 0.4)}" stroke="${ink}" stroke-width="3.6"`) + rect(L + 30, T + 12, 2 * hw - 60, 2 * hh - 24, `fill="none" stroke="${ink}" stroke-width="1.3"`);
  c.add('ornament', ca);
  const g2 = mix(land, K.cream, 0.4), sub = inp.name;
  const b = block(ls, 'elsie:900', 2 * hw - 100, 2 * hh - (sub ? 104 : 62), ls.length > 1 ? 66 : 80, 1.05), top = ky - b.h / 2 - (sub ? 27 : 0);
  c.add('type', path(drawBlock(b, 500, top), `fill="${withContrast(g2, ink, 7)}"`));
  if (sub) {
    const t = tfit(sub, 'cormorant-garamond:600i', 2 * hw - 120, 40);
    c.add('type', path(at(t, 500, B - 32), `fill="${withContrast(g2, hot, 4.6)}"`));
  }
}

export function drawTreasure(inp: Input): Drawing {
  const c = new Drawing('treasure', inp), { r, p } = c, K = roles(p);
  const m = inp.motif && ['isle', 'heart', 'age', 'twins'].includes(inp.motif) ? inp.motif : 'isle';
  const parch = mix(mix(K.cream, K.warm, 0.34), '#efd9ab', 0.38), ink = lum(K.deep) > 0.34 ? shade(K.deep, 0.28 - lum(K.deep)) : mix(K.deep, '#2a1a10', 0.35);
  const table = K.dark ? shade(p.bg, -0.02) : lum(p.e) < 0.5 ? p.e : K.cool, wash = mix(K.cool, parch, 0.25), hot = withContrast(parch, K.hot, 3.4), land = mix(parch, K.cream, 0.55);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${table}"`));
  // plank seams under the sheet
  let pk = '';
  for (let i = 0; i < 6; i++) pk += `M${i * 190 + 30} 0V1400`;
  let pg = '';
  for (let i = 0; i < 120; i++) {
    const x = r.f(0, 1000), y = r.f(-60, 1400);
    pg += `M${n1(x)} ${n1(y)}q${n1(r.f(-6, 6))} ${n1(r.f(30, 60))} ${n1(r.f(-3, 3))} ${n1(r.f(80, 190))}`;
  }
  c.add('texture', path(pg, `fill="none" stroke="${shade(table, -0.06)}" stroke-width="2"`) + path(pk, `stroke="${shade(table, -0.12)}" stroke-width="4"`)
    + path(pk, `stroke="${shade(table, 0.05)}" stroke-width="1.4" transform="translate(4 0)"`));
  const parts: TreasureScene = { inp, c, r, K, m, parch, ink, wash, hot, land };
  const eclip = drawSheet(parts);
  const X0 = 104, Y0 = 104, X1 = 896, Y1 = 1296;
  // islands
  const cx = 500, cy = 566;
  let rings: P[][] = [];
  const scene: Scene = { inp, K, ink, land };
  if (m === 'heart') {
    const d = 'M500 862C390 770 252 690 246 520C242 396 330 330 410 350C458 362 486 402 498 446C514 398 548 356 604 348C690 338 766 406 756 522C744 690 610 770 500 862Z';
    rings = [coast(flat(d, 40)[0]!, inp.seed, 15)];
  } else if (m === 'age') {
    const t0 = (inp.sub || '50').slice(0, 3), q = tfit(t0, 'bowlby-one', 600, 620, { track: 40 }), sc = Math.min(1, 430 / (q.y1 - q.y0)), t = set(t0, 'bowlby-one', q.size * sc, { track: 40 });
    const d = at(t, cx, cy + (t.y1 - t.y0) / 2).replace(/Q(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)/g, 'L$3 $4');
    rings = flat(d, 10).filter((l) => l.length > 4).map((l, i) => coast([...l, l[0]!], inp.seed + i, 8, 10));
  } else if (m === 'twins') rings = drawTwins({ ...scene, rings });
  else {
    const k = r.f(0, 6);
    rings = [coast(Array.from({ length: 61 }, (_, i) => {
      const th = (i / 60) * TAU, w = 1 + 0.14 * Math.sin(th * 2 + k) + 0.13 * Math.sin(th * 3 + k * 1.7) - 0.16 * Math.exp(-((((th - 0.7 + TAU) % TAU) / 0.3) ** 2));
      return [cx + Math.cos(th) * 284 * w, cy + Math.sin(th) * 262 * w] as P;
    }), inp.seed, 26)];
  }
  for (const [ix, iy, iR] of [[178, 748, 26], [806, 872, 24], [846, 560, 20]] as const)
    if (shore([ix, iy], rings) > iR + 60 && !isInsideRings(rings, ix, iy))
      rings.push(coast(Array.from({ length: 25 }, (_, i) => polar(ix, iy, iR * (1 + 0.2 * Math.sin(i)), (i / 24) * TAU)), inp.seed + ix, 7, 7));
  const isl = rings.map((l) => smooth(l)).join('');
  // rhumb lines out of the rose
  const rx = 768, ry = 232;
  let rh = '';
  for (let i = 0; i < 32; i++) rh += `M${rx} ${ry}L${pt(polar(rx, ry, 1500, (i * TAU) / 32))}`;
  for (let i = 0; i < 16; i++) rh += `M260 900L${pt(polar(260, 900, 1500, (i * TAU) / 16 + 0.1))}`;
  const mclip = c.clip(rect(X0, Y0, X1 - X0, Y1 - Y0));
  let sea = path(rh, `stroke="${mix(ink, parch, 0.55)}" stroke-width="1" opacity=".5"`);
  for (let i = 4; i >= 1; i--) sea += path(isl, `fill="none" stroke="${wash}" stroke-width="${i * 34}" stroke-opacity=".17" stroke-linejoin="round"`);
  sea += drawWaterLines({ ...parts, isl });
  sea += path(isl, `fill="${land}" fill-rule="evenodd" stroke="${ink}" stroke-width="4" stroke-linejoin="round"`)
    + path(isl, `fill="none" stroke="${mix(K.warm, K.hot, 0.25)}" stroke-width="34" stroke-opacity=".3" clip-path="${c.clip(`<path d="${isl}" clip-rule="evenodd"/>`)}"`);
  sea += drawCountry({ ...parts, rings, cy, cx, scene });
  sea = drawSeaCreatures({ ...parts, X0, Y0, X1, rings, rx, ry, sea, mclip });
  drawRose({ ...parts, rx, ry });
  // neatline
  let nt = rect(X0 - 22, Y0 - 22, X1 - X0 + 44, Y1 - Y0 + 44, `fill="none" stroke="${ink}" stroke-width="3"`)
    + rect(X0 - 14, Y0 - 14, X1 - X0 + 28, Y1 - Y0 + 28, `fill="none" stroke="${ink}" stroke-width="1.2"`) + rect(X0, Y0, X1 - X0, Y1 - Y0, `fill="none" stroke="${ink}" stroke-width="2"`);
  nt += rect(X0 - 7, Y0 - 7, X1 - X0 + 14, Y1 - Y0 + 14, `fill="none" stroke="${ink}" stroke-width="11" stroke-dasharray="44 44"`);
  c.add('frame', nt);
  drawCartouche(parts);
  // scale of leagues
  let sc = '';
  for (let i = 0; i < 8; i++) sc += `M${372 + i * 32} ${1268 + (i % 2) * 6}h32v6h-32Z`;
  c.add('ornament', path(sc, `fill="${ink}"`) + rect(372, 1268, 256, 12, `fill="none" stroke="${ink}" stroke-width="1.6"`));
  // folds
  let fo = '';
  for (const y of [480, 920])
    fo += rect(40, y - 16, 920, 16, `fill="${c.lin([[0, '#000000', 0], [1, '#000000', 0.09]])}"`) + rect(40, y, 920, 14, `fill="${c.lin([[0, '#ffffff', 0.26], [1, '#ffffff', 0]])}"`);
  fo += rect(484, 40, 16, 1320, `fill="${c.lin([[0, '#000000', 0], [1, '#000000', 0.09]], 0, 0, 1, 0)}"`)
    + rect(500, 40, 14, 1320, `fill="${c.lin([[0, '#ffffff', 0.26], [1, '#ffffff', 0]], 0, 0, 1, 0)}"`);
  c.add('texture', g(fo, `clip-path="${eclip}"`) + c.grain(1.1));
  return c;
}
