import {
  bez, circ, clamp, contrast, Drawing, ell, g, type Input, lerp, lum, mix, n1, noise1, type P, path, poisson, polar,
  poly, pt, qbez, rect, ribbon, shade, smooth, sym, TAU, use, type Palette, type Rng,
} from '#artwork/engine.ts';
import { figure, fitLine, numberOf, pickInk, words } from '#artwork/lettering/numbers.ts';
import { contours, field, polylines } from '#artwork/outlines/field.ts';
import { add, arcPoints, march, sparkleD, sub, unit, type Stroke } from '#artwork/outlines/strokes.ts';

const seg = (a: P, b: P, n = 12): P[] => Array.from({ length: n + 1 }, (_, i) => [lerp(a[0], b[0], i / n), lerp(a[1], b[1], i / n)] as P);
/** ends that close on the figure's own stroke, and so have no end face of their own */
const CLOSES: Record<string, [boolean, boolean]> = { '6': [false, true], '9': [true, false], '8': [true, true] };
const SK: Record<string, { w: number; s: P[][]; loop?: boolean[] }> = {
  '0': { w: 92, s: [arcPoints(46, 70, 46, 70, -90, 270, 56).slice(0, -1)], loop: [true] },
  '1': { w: 42, s: [[...seg([0, 30], [42, 0], 6), ...seg([42, 0], [42, 140], 16).slice(1)]] },
  '2': { w: 86, s: [[...arcPoints(43, 43, 42, 43, -172, 22, 26), ...bez([82, 59], [72, 86], [30, 104], [2, 140], 14).slice(1), ...seg([2, 140], [88, 140], 10).slice(1)]] },
  '3': { w: 84, s: [[...arcPoints(40, 36, 38, 36, -165, 90, 24), ...arcPoints(40, 106, 44, 34, -90, 165, 26).slice(1)]] },
  '4': { w: 98, s: [[...seg([72, 140], [72, 0], 16), ...seg([72, 0], [0, 100], 14).slice(1), ...seg([0, 100], [100, 100], 12).slice(1)]] },
  '5': { w: 84, s: [[...seg([80, 0], [14, 0], 8), ...seg([14, 0], [7, 64], 8).slice(1), ...bez([7, 64], [40, 38], [86, 54], [86, 96], 14).slice(1),
    ...arcPoints(42, 96, 44, 44, 0, 155, 16).slice(1)]] },
  '6': { w: 88, s: [[...bez([72, 0], [38, 24], [4, 54], [1, 96], 16), ...arcPoints(44, 96, 43, 44, 180, -180, 40).slice(1)]] },
  '7': { w: 84, s: [[...seg([0, 0], [84, 0], 10), ...qbez([84, 0], [46, 62], [32, 140], 18).slice(1)]] },
  '8': { w: 88, s: [[...arcPoints(44, 36, 37, 36, 90, 450, 36), ...arcPoints(44, 106, 44, 34, -90, 270, 40).slice(1)]] },
  '9': { w: 88, s: [[...arcPoints(44, 44, 43, 44, 0, 360, 40), ...bez([87, 44], [84, 86], [50, 116], [16, 140], 16).slice(1)]] },
};

function strokes(num: string, S: number, gap: number, cx: number, cy: number, maxW: number, maxK: number) {
  const ds = Array.from(num).map((ch) => SK[ch]!), total = ds.reduce((a, d) => a + d.w, 0) + gap * (ds.length - 1) + S, k = Math.min(maxW / total, maxK);
  let x = cx - (total * k) / 2 + (S * k) / 2;
  const out: Stroke[][] = [];
  for (const [di, d] of ds.entries()) {
    out.push(d.s.map((s, i) => ({ shut: CLOSES[num[di]!], p: s.map(([a, b]) => [x + a * k, cy - 70 * k + b * k] as P), loop: !!d.loop?.[i] })));
    x += (d.w + gap) * k;
  }
  return { digits: out, all: out.flat(), k, w: S * k, top: cy - 70 * k - (S * k) / 2, bottom: cy + 70 * k + (S * k) / 2 };
}
const dOf = (s: Stroke) => poly(s.p, s.loop);
const line = (d: string, w: number, col: string, extra = '') => path(d, `fill="none" stroke="${col}" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round" ${extra}`);
/** thin a polyline so that it can be splined */
const thin = (p: P[], k: number) => p.filter((_, i) => i % k === 0 || i === p.length - 1);
const YEAR: Record<string, string> = { '1': 'quill', '5': 'wood', '6': 'metal', '7': 'wool', '8': 'metal', '10': 'metal', '15': 'gem', '20': 'china',
  '25': 'metal', '30': 'pearl', '40': 'gem', '45': 'gem', '50': 'metal', '55': 'gem', '60': 'gem', '65': 'gem', '70': 'metal', '75': 'gem' };
const STONE: Record<string, string> = { '15': '#bfe3ec', '40': '#c3123a', '45': '#1c49b8', '55': '#0e8a5c', '60': '#d9e9f2', '65': '#2a57c9', '75': '#e6eef5' };
const ORE: Record<string, string[]> = {
  '6': ['#17191d', '#2b2f35', '#464c54', '#6f7780', '#a7b0b8'], '8': ['#3a1f10', '#6f3d1c', '#a9652d', '#d39a55', '#f3d09a'], '10': ['#4c5357', '#7c858a', '#a6afb3', '#cfd6d8', '#f4f7f7'],
  '25': ['#4c535d', '#868f99', '#b7bec6', '#e3e8ec', '#ffffff'], '50': ['#6d4610', '#b17f27', '#dcae4c', '#f6da92', '#fff8dc'], '70': ['#5c6069', '#9a9fa8', '#c9cdd4', '#eceef2', '#ffffff'],
};
const ramp = (cs: string[], t: number) => { const q = clamp(t) * (cs.length - 1), i = Math.min(cs.length - 2, Math.floor(q)); return mix(cs[i]!, cs[i + 1]!, q - i); };

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; num: string; m: string; dark: boolean; bg: string; deep: string; rr: Rng;
  halo: (o: number) => string;
};

/** What the parts of `drawMetalOrGem` share. */
type MetalOrGemScene = { inp: Input; c: Drawing; dark: boolean; bg: string; rr: Rng };

function drawVelvet({ c, dark, bg }: MetalOrGemScene) {
  // velvet: a nap that catches light in long soft folds
  const fold = (d: string, w: number,
    k: number) => [1, 0.75, 0.5, 0.28].map((f) => path(d, `fill="none" stroke="${k > 0 ? shade(bg, 0.16) : '#000'}" stroke-opacity="${Math.abs(k)}" stroke-width="${n1(w * f)}"`)).join('');
  if (dark) c.add('ground', fold('M-100 260C200 180 360 330 620 240S980 60 1120 120', 130, 0.09)
    + fold('M-100 380C260 300 420 470 700 360S1000 220 1120 240', 120, -0.1) + fold('M-100 900C220 1010 460 860 700 930S1000 960 1120 860', 130, 0.08)
    + fold('M-100 1010C240 1110 480 960 720 1040S1000 1050 1120 960', 110, -0.1));
}

function drawScatter({ inp, c, rr, st, gemR }: MetalOrGemScene & { st: { digits: Stroke[][]; all: Stroke[]; k: number; w: number; top: number; bottom: number; }; gemR: string[] }) {
 // a scatter of small stones
  let sc = '';
  for (let i = 0; i < 22; i++) {
    const x = rr.f(80, 920), y = rr.chance(0.5) ? rr.f(110, st.top - 100) : rr.f(st.bottom + 60, 980);
    if (y < 90 || y > (inp.headline.includes('|') ? 905 : 1000)) continue;
    const R = rr.f(5, 15), a0 = rr.f(0, 1);
    const pts = Array.from({ length: 8 }, (_, k) => polar(x, y, R, a0 + (k / 8) * TAU)), tb = Array.from({ length: 8 }, (_, k) => polar(x, y, R * 0.55, a0 + (k / 8) * TAU));
    sc += circ(x + 3, y + 6, R, 'fill="#000" fill-opacity=".28"');
    for (let k = 0; k < 8; k++) sc += path(poly([pts[k]!, pts[(k + 1) % 8]!, tb[(k + 1) % 8]!, tb[k]!]), `fill="${ramp(gemR, rr.f(0.1, 0.9))}"`);
    sc += path(poly(tb), `fill="${ramp(gemR, 0.78)}"`) + circ(x - R * 0.2, y - R * 0.22, R * 0.16, 'fill="#fff"');
  }
  c.add('art', sc);
}

function drawMetalOrGem({ inp, c, p, num, m, dark, bg, rr, halo, fam, max }: Scene & { fam: string; max: number }) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.9));
  const parts: MetalOrGemScene = { inp, c, dark, bg, rr };
  drawVelvet(parts);
  const S = 36, st = strokes(num, S, S + 12, 500, 560, 800, 3.5), w = st.w;
  const L = [-0.55, -0.835]; // light from the upper left
  const ore = ORE[num] ?? (p.metal === 'silver' ? ORE['25']! : p.metal === 'rose' ? ['#6b362b', '#b07061', '#d79d8b', '#f5d2c4', '#fff4ef'] : ORE['50']!);
  const stone = STONE[num] ?? p.a, pale = lum(stone) > 0.75;
  const gemR = pale ? ['#44708f', '#7fabc6', '#c6dfeb', '#f0f9fd', '#ffffff'] : [shade(stone, -0.3, -0.02), shade(stone, -0.12), stone, shade(stone, 0.13, 0.01), shade(stone, 0.34, -0.06)];
  let sh = '', body = '', top = '';
  for (const s of st.all) for (let i = 6; i >= 1; i--) sh += line(dOf(s), w * 0.96 + i * 9, '#000', `stroke-opacity="${dark ? 0.11 : 0.045}" transform="translate(${n1(w * 0.13)} ${n1(w * 0.24)})"`);
  for (const s of st.all) {
    const raw = march(s, m === 'gem' ? w * 0.56 : 7), n = raw.length, P0: { c: P; l: P; r: P; a: P; b: P }[] = [];
    const get = (i: number) => (s.loop ? raw[(i + n) % n]! : raw[clamp(i, 0, n - 1)]!);
    for (let i = 0; i < n; i++) {
      const q = raw[i]!.p, d0 = unit(sub(get(i).p, get(i - 1).p)), d1 = unit(sub(get(i + 1).p, get(i).p));
      const A = i === 0 && !s.loop ? d1 : d0, B = i === n - 1 && !s.loop ? d0 : d1, t = unit([A[0] + B[0] + 1e-9, A[1] + B[1]]), nn: P = [-t[1], t[0]],
        cosh = Math.max(0.62, nn[0] * -A[1] + nn[1] * A[0]), h = w / 2 / cosh;
      P0.push({ c: q, l: add(q, nn, -h), r: add(q, nn, h), a: add(q, nn, -h * 0.46), b: add(q, nn, h * 0.46) });
    }
    const M = s.loop ? n : n - 1, shadeOf = (nx: P) => 0.5 + 0.5 * (nx[0] * L[0]! + nx[1] * L[1]!);
    // square-cut ends
    const cap = (e: { c: P; l: P; r: P; a: P; b: P }, dir: P) => { const k = m === 'gem' ? 0.5 : 0.5; return { tip0: add(e.l, dir, w * k), tip1: add(e.r, dir, w * k) }; };
    const quads: string[] = [];
    for (let i = 0; i < M; i++) {
      const u = P0[i]!, v = P0[(i + 1) % n]!, d = unit(sub(v.c, u.c)), nl: P = [d[1], -d[0]], nr: P = [-d[1], d[0]];
      if (m === 'metal') {
        const sl = shadeOf(nl), sr = shadeOf(nr), wob = 0.05 * Math.sin(raw[i]!.t * 40);
        quads.push(path(poly([u.c, v.c, v.l, u.l]),
          `fill="${ramp(ore, sl * 0.92 + 0.04 + wob)}" stroke="${ramp(ore, sl * 0.92 + 0.04 + wob)}" stroke-width=".8"`)
            + path(poly([u.c, v.c, v.r, u.r]), `fill="${ramp(ore, sr * 0.86 + 0.02 - wob)}" stroke="${ramp(ore, sr * 0.86 + 0.02 - wob)}" stroke-width=".8"`));
      } else {
        const sl = shadeOf(nl), sr = shadeOf(nr), j = () => rr.f(-0.2, 0.24);
        const tri = (ps: P[], t: number) => path(poly(ps), `fill="${ramp(gemR, t)}" stroke="${ramp(gemR, clamp(t + 0.12))}" stroke-width="1"`);
        const ml: P = [(u.l[0] + v.l[0]) / 2, (u.l[1] + v.l[1]) / 2], mr: P = [(u.r[0] + v.r[0]) / 2, (u.r[1] + v.r[1]) / 2],
          mb: P = [(u.b[0] + v.b[0]) / 2, (u.b[1] + v.b[1]) / 2], mc: P = [(u.c[0] + v.c[0]) / 2, (u.c[1] + v.c[1]) / 2];
        quads.push(tri([u.l, v.l, u.a], sl * 0.86 + j() * 0.6) + tri([v.l, v.a, u.a], sl * 0.86 + 0.06 + j() * 0.6));
        quads.push(tri([u.r, v.r, v.b], sr * 0.82 + j() * 0.6) + tri([u.r, v.b, u.b], sr * 0.82 - 0.05 + j() * 0.6));
        const tb = 0.5 + 0.16 * Math.sin(i * 2.1); void ml; void mr;
          quads.push(tri([u.a, v.a, mc], tb + 0.14 + j() * 0.5) + tri([u.a, mc, u.b], tb + j() * 0.7) + tri([v.a, v.b, mc], tb + 0.06 + j() * 0.7) + tri([u.b, v.b, mc], tb - 0.16 + j() * 0.5));
        void mb;
        if (rr.chance(0.24)) top += path(poly([u.a, v.a, mc]), `fill="#fff" opacity="${pale ? 0.8 : 0.5}"`);
      }
    }
    if (!s.loop) for (const [e, q0] of [[P0[0]!, unit(sub(P0[0]!.c, P0[1]!.c))], [P0[n - 1]!, unit(sub(P0[n - 1]!.c, P0[n - 2]!.c))]] as [typeof P0[0], P][]) {
      if (s.shut?.[e === P0[0] ? 0 : 1]) continue;
      const { tip0, tip1 } = cap(e, q0), t = shadeOf(q0);
      const fillM = (k: number) => (m === 'metal' ? ramp(ore, k * 0.9 + 0.04) : ramp(gemR, k * 0.85 + 0.06));
      const nrm: P = unit(sub(e.l, e.c)), nrm2: P = unit(sub(e.r, e.c));
      quads.unshift('');
      quads.push(path(poly([e.c, e.l, tip0]), `fill="${fillM(shadeOf(nrm))}"`) + path(poly([e.c, e.r, tip1]), `fill="${fillM(shadeOf(nrm2))}"`)
        + path(poly([e.c, tip0, tip1]), `fill="${fillM(t)}"`));
    }
    // later strokes of a figure lie over the earlier ones: a thin dark seat under each run
    body += line(dOf(s), w + 3, m === 'metal' ? ore[0]! : gemR[0]!, 'stroke-opacity=".001"') + quads.join('');
    if (m === 'metal') {
      const ridge = P0.map((q) => q.c); top += path(poly(ridge, s.loop), `fill="none" stroke="${ore[4]!}" stroke-width="2.6" stroke-opacity=".9" stroke-linejoin="round"`);
      top += path(poly(P0.map((q) => q.l), s.loop), `fill="none" stroke="${ore[4]!}" stroke-width="1.6" stroke-opacity=".5"`);
      if (num === '6' || num === '10' || num === '8') for (const q of march(s, w * 0.9)) for (const sd of [-1, 1]) {
        const e = polar(q.p[0], q.p[1], w * 0.25, q.a + (sd * Math.PI) / 2);
        top += circ(e[0] + 2, e[1] + 2.6, w * 0.075, 'fill="#000" fill-opacity=".45"') + circ(e[0], e[1], w * 0.07, `fill="${ore[2]!}"`)
          + circ(e[0] - w * 0.02, e[1] - w * 0.022, w * 0.03, `fill="${ore[4]!}" fill-opacity=".85"`);
      }
    }
  }
  const glints: string[] = [];
  const dull = m === 'metal' && ['6', '8', '10'].includes(num);
  for (const s of dull ? [] : st.all) {
    const q = march(s, 30);
    for (const t of [0.1, 0.48, 0.83]) {
      const z = q[Math.floor(t * (q.length - 1))]!;
      if (z.p[1] < st.bottom - 120 || m === 'gem') glints.push(path(sparkleD(z.p[0] - w * 0.12, z.p[1] - w * 0.16, w * rr.f(0.22, 0.44)), 'fill="#fff"'));
    }
  }
  c.add('art', [sh, body, top, glints.join('')]);
  if (m === 'gem') drawScatter({ ...parts, st, gemR });
  fam = m === 'gem' ? 'marcellus' : 'cinzel:600';
  max = m === 'gem' ? 86 : 70;
  return { fam, max };
}

function drawPearl({ c, p, num, dark, bg, deep, rr, halo, fam, max }: Scene & { fam: string; max: number }) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.85));
  const S = 25, st = strokes(num, S, S + 17, 500, 570, 780, 3.9), R = (st.w / 2) * 1.0;
  const id = c.def((i) => `<g id="${i}">` + circ(0, 0, 50,
    `fill="${c.rad([[0, '#ffffff'], [0.22, '#fffaf4'], [0.5, '#f4e8df'], [0.72, '#dfcbc4'], [0.88, '#b09aa3'], [0.96, '#a9a0b0'], [1, '#d3cbd0']], 0.5, 0.5, 0.55, '', 0.36, 0.32)}"`)
      + path('M-38 18C-24 44 22 46 38 16C34 30 20 38 2 39C-16 39 -30 32 -38 18Z', 'fill="#f6dfe0" opacity=".75"')
      + ell(8, 26, 26, 11, 'fill="#dfeee6" opacity=".35"') + ell(-17, -20, 12, 8.6, 'fill="#fff" transform="rotate(-38 -17 -20)"') + circ(15, -27, 3.4, 'fill="#fff" opacity=".75"') + '</g>');
  let sh = '', th = '', pe = '';
  const pearl = (x: number, y: number, q: number) => {
    for (let i = 0; i < 4; i++) sh += circ(x + q * 0.2, y + q * 0.36, q * (1.16 - i * 0.12), '');
    pe += `<use href="#${id}" transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(rr.f(-8, 8))}) scale(${(q / 50).toFixed(3)})"/>`;
  };
  st.all.forEach((s) => {
    const laid: P[] = [];
    th += line(dOf(s), 3, mix(p.paper, '#b9a98f', 0.4));
    for (const q of march(s, R * 1.97)) { if (laid.some((z) => Math.hypot(z[0] - q.p[0], z[1] - q.p[1]) < R * 1.15)) continue; laid.push(q.p); pearl(q.p[0], q.p[1], R); }
  });
  // the rest of the string runs out of the picture
  const last = st.all[st.all.length - 1]!, tail0 = bez([-40, 172], [240, 60], [520, 250], [1040, 96], 80), tail: Stroke = { p: tail0, loop: false };
  void last;
  th += line(dOf(tail), 2.4, mix(p.paper, '#b9a98f', 0.4));
  for (const q of march(tail, 31)) pearl(q.p[0], q.p[1], 15);
  c.add('art', [g(sh, `fill="${deep}" fill-opacity="${dark ? 0.16 : 0.085}"`), th, pe]);
  fam = 'cormorant-garamond:500i'; max = 112;
  return { fam, max };
}

function drawWool({ c, p, num, dark, bg, deep, rr, halo, fam, max, textY }: Scene & { fam: string; max: number; textY: number }) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.7));
  const S = 40, st = strokes(num, S, S + 10, 500, 556, 800, 3.35), w = st.w;
  let art = '';
  const cols = [p.a, p.b, p.c];
  st.digits.forEach((dg, di) => dg.forEach((s) => {
    const col = cols[di % cols.length]!, D = dOf(s);
    for (let i = 6; i >= 1; i--) art += line(D, w * 0.9 + i * 8, deep, `stroke-opacity="${dark ? 0.09 : 0.045}" transform="translate(10 ${n1(w * 0.17)})"`);
    art += line(D, w * 0.93, shade(col, -0.08));
    // strand upon strand, wound round and round
    const lays: { path: string; k: number }[] = [{ path: '', k: -0.1 }, { path: '', k: -0.05 }, { path: '', k: 0 }, { path: '', k: 0.045 }, { path: '', k: 0.09 }];
    const strand = (q: { p: P; a: number }, tilt: number, l: number) => {
      const a = q.a + Math.PI / 2 + tilt, bow = 0.16 * w, e0 = polar(q.p[0], q.p[1], -w * 0.5 * l, a), e1 = polar(q.p[0], q.p[1], w * 0.5 * l, a), mid = polar(q.p[0], q.p[1], bow, q.a);
      return `M${pt(e0)}Q${pt([mid[0] * 2 - (e0[0] + e1[0]) / 2, mid[1] * 2 - (e0[1] + e1[1]) / 2])} ${pt(e1)}`;
    };
    march(s, 6.2).forEach((q) => {
      const tl = rr.f(-0.16, 0.16) + (rr.chance(0.15) ? rr.f(-0.6, 0.6) : 0.34);
      lays[rr.i(0, 4)]!.path += strand({ p: [q.p[0] + rr.f(-2, 2), q.p[1] + rr.f(-2, 2)], a: q.a }, tl, rr.f(0.97, 1.06));
    });
    if (!s.loop) {
      const M = march(s, 6.2);
      for (const [q, sg] of [[M[0]!, -1], [M[M.length - 1]!, 1]] as [{ p: P; a: number }, number][])
        for (let e = 2; e < w * 0.46; e += 4) lays[rr.i(1, 4)]!.path += strand({ p: polar(q.p[0], q.p[1], e * sg, q.a), a: q.a }, rr.f(-0.2, 0.2) * (1 - e / w), Math.sqrt(1 - (e / (w * 0.5)) ** 2));
    }
    {
      const M = march(s, 6.2);
      M.forEach((q, i) => {
        const z = M[i + 1];
        if (!z) return;
        let da = z.a - q.a;
        while (da > Math.PI) da -= TAU;
        while (da < -Math.PI) da += TAU;
        if (Math.abs(da) < 0.4) return;
        for (let k = 0; k <= 14; k++) lays[rr.i(1, 4)]!.path += strand({ p: [z.p[0] + rr.f(-2, 2), z.p[1] + rr.f(-2, 2)], a: q.a + (da * k) / 14 }, rr.f(-0.1, 0.1), rr.f(0.98, 1.05));
      });
    }
    march(s, 38).forEach((q) => { lays[rr.i(2, 4)]!.path += strand({ p: [q.p[0] + rr.f(-4, 4), q.p[1]], a: q.a }, rr.f(-0.75, -0.35), rr.f(1, 1.06)); });
    for (const l of lays) art += path(l.path, `fill="none" stroke="${shade(col, l.k - 0.09)}" stroke-width="${n1(w * 0.078 + 2)}" stroke-linecap="round"`)
      + path(l.path, `fill="none" stroke="${shade(col, l.k)}" stroke-width="${n1(w * 0.07)}" stroke-linecap="round"`)
      + path(l.path, `fill="none" stroke="${shade(col, l.k + 0.1)}" stroke-width="${n1(w * 0.03)}" stroke-linecap="round" stroke-dasharray="5 5" opacity=".7"`);
    art += line(D, w * 1.02, '#000', `stroke-opacity=".001"`);
    for (const [dx, dy, ww, o, cc] of [[w * 0.3, w * 0.32, w * 0.36, 0.13, '#000'],
      [-w * 0.2, -w * 0.2, w * 0.3, 0.1, '#fff']] as [number, number, number, number, string][])
        art += g(line(D, ww, cc, `stroke-opacity="${o}"`), `transform="translate(${n1(dx * 0.6)} ${n1(dy * 0.6)})"`);
    let fz = ''; for (const q of march(s, 7)) for (const sd of [-1, 1]) {
      const e = polar(q.p[0], q.p[1], w * 0.49, q.a + (sd * Math.PI) / 2), f = polar(e[0], e[1], rr.f(5, 14), q.a + (sd * Math.PI) / 2 + rr.f(-1.1, 1.1));
      fz += `M${pt(e)}Q${n1((e[0] + f[0]) / 2 + rr.f(-4, 4))} ${n1((e[1] + f[1]) / 2 + rr.f(-4, 4))} ${pt(f)}`;
    }
    art += path(fz, `fill="none" stroke="${shade(col, 0.04)}" stroke-width="1.3" opacity=".7"`);
  }));
  // the loose end, and the ball it came from
  const lastS = st.digits[st.digits.length - 1]![0]!, e = lastS.p[lastS.loop ? Math.floor(lastS.p.length / 2) : lastS.p.length - 1]!,
    bc = cols[(st.digits.length - 1) % cols.length]!, bx = 806, by = 962,
      tail = `M${pt([e[0], e[1] + w * 0.3])}C${n1(e[0] + 30)} ${n1(e[1] + 150)} ${n1(e[0] - 150)} 1010 ${bx - 130} ${by + 26}S${bx - 60} ${by + 60} ${bx} ${by + 50}`;
  const ball = (x: number, y: number, R: number, col: string) => {
    let o = ''; for (let i = 5; i >= 1; i--) o += ell(x + 8, y + R * 0.86, R * (0.8 + i * 0.07), R * (0.16 + i * 0.03), `fill="${deep}" fill-opacity="${dark ? 0.14 : 0.07}"`);
    o += circ(x, y, R, `fill="${shade(col, -0.1)}"`); const id = c.clip(circ(x, y, R));
    let s2 = ''; const lay = (a: number, off: number, n: number, k: number) => {
      let d = '';
      for (let i = 0; i < n; i++) { const t = (i - (n - 1) / 2) / n, y0 = t * R * 1.5 + off; d += `M${-R * 1.1} ${n1(y0)}Q0 ${n1(y0 + t * R * 0.9 + 14)} ${R * 1.1} ${n1(y0)}`; }
      s2 += g(path(d, `fill="none" stroke="${shade(col, k - 0.12)}" stroke-width="10"`) + path(d, `fill="none" stroke="${shade(col, k)}" stroke-width="8"`)
        + path(d, `fill="none" stroke="${shade(col, k + 0.08)}" stroke-width="3" stroke-dasharray="5 5" opacity=".6"`), `transform="translate(${x} ${y}) rotate(${a})"`);
    };
    lay(-50, 0, 11, -0.05); lay(34, 18, 8, 0); lay(-8, -22, 6, 0.03);
    return o + g(s2, `clip-path="${id}"`) + circ(x, y, R, `fill="${c.rad([[0.3, '#fff', 0.16], [0.6, '#fff', 0], [1, '#000', 0.32]], 0.38, 0.34, 0.7)}"`);
  };
  art += path(tail, `fill="none" stroke="${deep}" stroke-opacity=".18" stroke-width="10" transform="translate(4 9)"`)
    + path(tail, `fill="none" stroke="${shade(bc, -0.1)}" stroke-width="9.5" stroke-linecap="round"`)
    + path(tail, `fill="none" stroke="${bc}" stroke-width="7.6" stroke-linecap="round"`)
    + path(tail, `fill="none" stroke="${shade(bc, 0.09)}" stroke-width="3" stroke-dasharray="6 6"`) + ball(bx, by, 74, bc);
  c.add('art', art);
  fam = 'young-serif'; max = 78; textY = 1190;
  return { fam, max, textY };
}

function drawChina({ c, p, num, dark, bg, deep, rr, halo, fam, max }: Scene & { fam: string; max: number }) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.8));
  const q = figure(num, 'bagel-fat-one', 500, 560, num.length === 1 ? 430 : 800, 560, { track: 6 }), id = c.clip(path(q.d)),
    blue = lum(p.e) < 0.45 && lum(p.e) > 0.2 ? p.e : '#23408e', b2 = mix(blue, '#fff', 0.45);
  const sd = field(polylines(q.d, 6), 5);
  let o = c.soft(q.d, 12, 30, 26, deep, dark ? 0.5 : 0.32, 6) + path(q.d, `fill="#cfd3da" transform="translate(0 9)"`) + path(q.d, 'fill="#fbfbf8"');
  let inn = '';
  // painted sprigs: a vine wanders, roses where there is room
  const spots: { x: number; y: number; R: number }[] = [];
  for (const [x, y] of poisson(rr, q.left, q.top, q.w, q.h, 34)) {
    const v = sd(x, y);
    if (v < 22) continue;
    const R = Math.min(58, v * 0.78);
    if (spots.every((s) => Math.hypot(s.x - x, s.y - y) > (s.R + R) * 0.98)) spots.push({ x, y, R });
  }
  spots.sort((a, b) => b.R - a.R);
  const flower = (x: number, y: number, R: number) => {
    let f = ''; const n = 5 + (R > 40 ? 3 : 0), a0 = rr.f(0, TAU);
    for (let i = 0; i < n; i++) {
      const a = a0 + (i / n) * TAU, t = polar(x, y, R * 0.62, a), l = polar(x, y, R * 0.5, a - 0.42), k = polar(x, y, R * 0.5, a + 0.42);
      f += path(`M${n1(x)} ${n1(y)}Q${pt(polar(l[0], l[1], R * 0.16, a - 1.2))} ${pt(polar(x, y, R * 0.66, a - 0.2))}Q${pt(t)} ${pt(polar(x, y, R * 0.66,
        a + 0.2))}Q${pt(polar(k[0], k[1], R * 0.16, a + 1.2))} ${n1(x)} ${n1(y)}Z`,
        `fill="${i % 2 ? b2 : mix(b2, blue, 0.35)}" stroke="${blue}" stroke-width="2"`)
          + path(`M${pt(polar(x, y, R * 0.2, a))}L${pt(polar(x, y, R * 0.48, a))}`, `stroke="${blue}" stroke-width="1.8"`);
    }
    f += circ(x, y, R * 0.17, `fill="${blue}"`) + circ(x - R * 0.04, y - R * 0.05, R * 0.06, 'fill="#fff"');
    const m2 = 3; for (let i = 0; i < m2; i++) {
      const a = a0 + 0.5 + (i / m2) * TAU, s0 = polar(x, y, R * 0.66, a), e = polar(x, y, R * 1.16, a + 0.25);
      f += path(`M${pt(s0)}Q${pt(polar(s0[0], s0[1], R * 0.3, a - 0.9))} ${pt(e)}Q${pt(polar(s0[0], s0[1], R * 0.3, a + 1.1))} ${pt(s0)}Z`, `fill="${blue}"`)
        + path(`M${pt(s0)}L${pt(e)}`, 'stroke="#fff" stroke-width="1.4" stroke-opacity=".7"');
    }
    return f;
  };
  for (const s of spots) inn += s.R > 26 ? flower(s.x, s.y, s.R) : [0, 1, 2].map((i) => {
    const a = rr.f(0, TAU), e = polar(s.x, s.y, s.R * 0.9, a);
    return path(`M${n1(s.x)} ${n1(s.y)}Q${pt(polar(s.x, s.y, s.R * 0.7, a - 0.6))} ${pt(e)}Q${pt(polar(s.x, s.y, s.R * 0.7, a + 0.6))} ${n1(s.x)} ${n1(s.y)}Z`, `fill="${i ? blue : b2}"`);
  }).join('') + circ(s.x, s.y, 3.4, `fill="${blue}"`);
  const box: [number, number, number, number] = [q.left - 12, q.top - 12, q.right + 12, q.bottom + 12];
  for (const [lv, col, ww, dash] of [[13, blue, 3.4, ''], [19, blue, 1.6, '2 7']] as [number, string, number, string][])
    inn += path(contours(sd, lv, box, 7).map((k) => smooth(thin(k.p, 2), k.loop)).join(''),
      `fill="none" stroke="${col}" stroke-width="${ww}"${dash ? ` stroke-dasharray="${dash}" stroke-linecap="round"` : ''}`);
  // glaze
  inn += g([0, 1, 2, 3, 4].map((i) => path(q.d, `fill="none" stroke="#33405c" stroke-opacity=".055" stroke-width="${70 - i * 13}"`)).join(''),
    'transform="translate(-14 -18)"') + g([0, 1, 2].map((i) => path(q.d, `fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="${18 - i * 5}"`)).join(''), 'transform="translate(9 11)"');
  const shine = contours(sd, 30, box, 8).filter((k) => k.p.length > 14).map((k) => smooth(thin(k.p, 2), k.loop)).join('');
  inn += path(shine, `fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="8" stroke-linecap="round" stroke-dasharray="90 210 24 330" stroke-dashoffset="40"`);
  o += g(inn, `clip-path="${id}"`);
  // mended with gold
  const seam = (a: P, b: P) => {
    const n = 11, ps: P[] = Array.from({ length: n }, (_,
      i) => [lerp(a[0], b[0], i / (n - 1)) + (i % (n - 1) ? rr.f(-15, 15) : 0), lerp(a[1], b[1], i / (n - 1)) + (i % (n - 1) ? rr.f(-13, 13) : 0)]);
    const mid = ps[5]!, br: P = [mid[0] + rr.f(-120, 120), mid[1] + rr.f(60, 130)];
    const d = poly(ps, false);
    void br;
    return path(d, 'fill="none" stroke="#6d4610" stroke-opacity=".55" stroke-width="9" stroke-linejoin="round" transform="translate(1.5 2.5)"')
      + path(d, `fill="none" stroke="${c.foil('gold', 30)}" stroke-width="7" stroke-linejoin="round"`)
      + path(d, 'fill="none" stroke="#fff6d2" stroke-width="1.8" stroke-linejoin="round" transform="translate(-1.4 -1.4)"');
  };
  let sm = ''; for (const gl of q.glyphs) { const [x0, y0, x1, y1] = gl.box, up1 = rr.chance(0.5); sm += seam([x0 - 6, lerp(y0, y1, up1 ? 0.3 : 0.72)], [x1 + 6, lerp(y0, y1, up1 ? 0.66 : 0.36)]); }
  c.add('art', o + g(sm, `clip-path="${id}"`) + path(q.d, `fill="none" stroke="#aab2bf" stroke-opacity=".7" stroke-width="1.6"`));
  fam = 'playfair-display:500i'; max = 92;
  return { fam, max };
}

function drawWood({ inp, c, p, num, dark, bg, deep, rr, halo, fam, max }: Scene & { fam: string; max: number }) {
  // a slice of the trunk with a ring for every year
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.7));
  const N = Number(num), cx = 500, cy = 556, R = 418, wob = noise1(inp.seed + 'ring'), wob2 = noise1(inp.seed + 'r2');
  const at1 = (q: number, a: number): P => {
    const k = q / R, e = 1 + (0.035 * Math.sin(a * 2 + 0.6) + 0.022 * Math.sin(a * 3 + 2.1)) * k + 0.05 * wob(Math.cos(a) * 1.6 + 20) * k + 0.02 * wob2(Math.sin(a) * 4 + 50 + q * 0.004) * k;
    return [cx + (1 - k) * -26 + Math.cos(a) * q * e, cy + (1 - k) * 18 + Math.sin(a) * q * e * 0.985];
  };
  const ringD = (q: number, n = 40) => smooth(Array.from({ length: n }, (_, i) => at1(q, (i / n) * TAU)));
  const bark: P[] = Array.from({ length: 150 }, (_, i) => at1(R + rr.f(-5, 9) + (i % 7 === 0 ? 8 : 0), (i / 150) * TAU)), bD = poly(bark),
    heartwood = lum(p.b) > 0.55 ? mix(p.b, '#d9ae78', 0.62) : '#d9ae78';
  let o = c.soft(bD, 14, 30, 30, deep, dark ? 0.5 : 0.34, 6) + path(bD, `fill="#4a3023"`);
  let bk = ''; for (let i = 0; i < 300; i++) { const a = rr.f(0, TAU); bk += `M${pt(at1(R - 20, a))}L${pt(at1(R + rr.f(-2, 5), a + rr.f(-0.02, 0.02)))}`; }
  o += path(bk, 'fill="none" stroke="#2c1a12" stroke-width="4" stroke-opacity=".6"') + path(ringD(R - 18, 60), `fill="#7c5334"`)
    + path(ringD(R - 26, 60),
    `fill="${c.rad([[0, shade(heartwood, -0.1, 0.02)], [0.45, shade(heartwood, -0.03)], [0.86, shade(heartwood, 0.05, -0.01)], [1, shade(heartwood, 0.09, -0.02)]], cx - 20, cy + 14, R, 'u')}"`);
  const rad = (i: number) => { const t = i / N; return 20 + (R - 46) * Math.pow(t, 0.92); };
  let thinR = '', fine = '';
  for (let i = 1; i < N; i++) {
    const q = rad(i) + (N > 30 ? rr.f(-1, 1) : rr.f(-4, 4));
    const d = ringD(q, q < 120 ? 22 : N > 60 ? 30 : 40);
    o += path(d, `fill="none" stroke="#8a5a32" stroke-width="${n1(clamp(240 / N, 2.2, 9))}" stroke-opacity="${n1(rr.f(0.5, 0.9))}"`);
    thinR += d;
  }
  const sub3 = Math.max(0, Math.min(9, Math.floor(46 / N) + 1));
    if (sub3) for (let i = 0; i < N; i++) for (let k = 1; k < sub3; k++) fine += ringD(lerp(rad(i), rad(i + 1), k / sub3) + rr.f(-2, 2), 26);
  o += path(fine, 'fill="none" stroke="#a8753f" stroke-width="1.4" stroke-opacity=".35"') + circ(cx - 26, cy + 18, 9, 'fill="#6b4526"');
  // drying checks
  for (const a of [rr.f(0.2, 0.7), rr.f(3.6, 4.2)]) {
    const n = 9, L2 = Array.from({ length: n }, (_, i) => at1(lerp(R - 20, R * 0.62, i / (n - 1)), a + rr.f(-0.012, 0.012)));
    o += path(ribbon(L2, (t) => 13 * (1 - t) + 1), 'fill="#3a2417" fill-opacity=".85"');
  }
  let ray = ''; for (let i = 0; i < 90; i++) {
    const a = rr.f(0, TAU), q = rr.f(90, 330);
    ray += `M${pt(at1(q, a))}L${pt(at1(q + rr.f(20, 60), a))}`;
  } o += path(ray, 'fill="none" stroke="#8a5a32" stroke-opacity=".22" stroke-width="1.6"');
  o += path(ringD(R - 26, 60), `fill="${c.lin([[0, '#fff', 0.22], [0.5, '#fff', 0], [1, '#000', 0.2]], 0, 0, 1, 1)}"`);
  // burnt in
  const q = figure(num, 'abril-fatface', 500, 552, num.length === 1 ? 260 : num.length === 2 ? 440 : 520, 330);
  o += [5, 4, 3, 2, 1].map((i) => path(q.d, `fill="none" stroke="#5a3013" stroke-opacity=".1" stroke-width="${i * 9}" stroke-linejoin="round"`)).join('')
    + path(q.d, `fill="#2d170b"`)
    + g(g(thinR ? path(thinR, 'fill="none" stroke="#6e4322" stroke-opacity=".5" stroke-width="2"') : '')
    + g([3, 2, 1].map((i) => path(q.d, `fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${i * 8}"`)).join(''), 'transform="translate(5 7)"'),
    `clip-path="${c.clip(path(q.d))}"`) + path(q.d, `fill="none" stroke="#e9c48f" stroke-opacity=".5" stroke-width="2" transform="translate(1.6 2.4)"`);
  c.add('art', o);
  fam = 'josefin-slab:700'; max = 84;
  return { fam, max };
}

function drawQuilling({ c, p, num, dark, bg, deep, rr, halo, fam, max }: Scene & { fam: string; max: number }) {
  // quilled paper: strips on edge, coiled into the outline
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.8));
  const q = figure(num, 'fredoka:700', 500, 560, num.length === 1 ? 500 : 820, 690, { track: 12 }), polys = polylines(q.d, 5), sd = field(polys, 5),
    cols = [p.a, p.b, p.c, p.d, p.e].filter((x) => contrast(x, bg) > 1.25);
  const hgt = 9; // how tall the strip stands: the length of its shadow
  const strip = (d: string, col: string, w = 3.6) => {
    const id = sym(d);
    return g(use(id, `stroke="${deep}" stroke-opacity="${dark ? 0.4 : 0.16}" stroke-width="${w + 5}" transform="translate(${hgt} ${hgt * 1.4})"`)
      + use(id, `stroke="${shade(col, -0.16)}" stroke-width="${w + 1.5}" transform="translate(1.8 2.6)"`) + use(id, `stroke="${col}" stroke-width="${w}"`)
      + use(id, 'stroke="#fff" stroke-opacity=".38" stroke-width="1.1" transform="translate(-.8 -1)"'), 'fill="none" stroke-linecap="round" stroke-linejoin="round"');
  };
  const spots: { x: number; y: number; R: number }[] = [];
  const rq = rr.sub('pack');
  for (const want of [70, 52, 38, 28, 21, 15, 11]) for (let t = 0, n = 260 + (70 - want) * 22; t < n; t++) {
    const x = rq.f(q.left, q.right), y = rq.f(q.top, q.bottom), v = sd(x, y) - 5;
    if (v < want * 0.8) continue;
    let R = Math.min(v, want);
    for (const s of spots) { R = Math.min(R, Math.hypot(s.x - x, s.y - y) - s.R); if (R < want * 0.8) break; }
    if (R < want * 0.8) continue;
    spots.push({ x, y, R: R - 1 });
  }
  const coil = (x: number, y: number, R: number, kind: number, a0: number): string => {
    const ps: P[] = []; const turns = kind === 1 ? Math.max(1.6, R / 16) : R / 8.6;
    const off = kind === 2 ? R * 0.42 : 0, n = Math.ceil(turns * 11);
    for (let i = 0; i <= n; i++) {
      const t = i / n, q2 = R * 0.96 * (kind === 1 ? 1 - Math.pow(t, 0.8) * 0.88 : 1 - t * 0.93), a = a0 + t * turns * TAU;
      ps.push([x + Math.cos(a0) * off * t + Math.cos(a) * q2 * (kind === 2 ? 1 - 0.32 * t : 1), y + Math.sin(a0) * off * t + Math.sin(a) * q2 * (kind === 2 ? 1 - 0.32 * t : 1)]);
    }
    return smooth(ps, false);
  };
  let art = ''; let ci = rr.i(0, 9);
  const base = mix(bg, dark ? '#000' : '#fff', 0.25);
  art += path(q.d, `fill="${base}"`);
  spots.forEach((s) => {
    ci += rr.i(1, 2);
    const col = cols[ci % cols.length]!, kind = s.R > 30 ? rr.pick([0, 1, 2, 2]) : s.R > 16 ? rr.pick([0, 2, 0]) : 0;
    art += strip(coil(s.x, s.y, s.R, kind, rr.f(0, TAU)), col, s.R > 20 ? 4 : 3.4);
  });
  const outer = shade(pickInk(bg, [p.e, p.a], 2), 0);
  art += strip(q.d, outer, 6);
  c.add('art', art);
  fam = 'sansita-swashed:600'; max = 96;
  return { fam, max };
}

export function drawWedded(inp: Input): Drawing {
  const c = new Drawing('wedded', inp), { p, r } = c;
  const num = numberOf(inp), kinds = ['quill', 'wood', 'wool', 'china', 'metal', 'pearl', 'gem'];
  const m = kinds.includes(inp.motif || '') ? inp.motif! : YEAR[num] ?? kinds[r.i(0, kinds.length - 1)]!;
  const dark = lum(p.bg) < 0.5, bg = m === 'pearl' && lum(p.bg) > 0.8 ? shade(p.bg, -0.13, 0.015) : p.bg, deep = dark ? '#000000' : shade(bg, -0.5, 0.01), rr = r.sub('mat');
  let fam = 'gloock', max = 88, textY = 1150, ink = pickInk(bg, [p.ink, p.e]), small = pickInk(bg, [dark ? p.a : p.e, p.ink]);
  const halo = (o: number) => rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dark ? shade(bg, 0.1) : '#ffffff', o], [1, dark ? shade(bg, 0.1) : '#ffffff', 0]], 0.46, 0.36, 0.62)}"`);
  const scene: Scene = { inp, c, p, num, m, dark, bg, deep, rr, halo };
  if (m === 'metal' || m === 'gem') ({ fam, max } = drawMetalOrGem({ ...scene, fam, max }));
  else if (m === 'pearl') ({ fam, max } = drawPearl({ ...scene, fam, max }));
  else if (m === 'wool') ({ fam, max, textY } = drawWool({ ...scene, fam, max, textY }));
  else if (m === 'china') ({ fam, max } = drawChina({ ...scene, fam, max }));
  else if (m === 'wood') ({ fam, max } = drawWood({ ...scene, fam, max }));
  else ({ fam, max } = drawQuilling({ ...scene, fam, max }));
  const two = inp.headline.includes('|') || fitLine(inp.headline, fam, 800, max).size < max * 0.62;
  const wrd = { fam, max: two && m === 'wood' ? 72 : max, y: textY + (two ? (m === 'wood' ? 44 : 26) : 0), col: ink, small, gap: 72,
    smallFam: m === 'metal' || m === 'gem' ? 'marcellus' : m === 'pearl' || m === 'china' ? 'cormorant-garamond:600'
      : m === 'wood' ? 'josefin-slab:600' : 'jost:500', hcaps: m === 'metal', smallMax: m === 'pearl' || m === 'china' ? 34 : 29 };
  words(c, wrd);
  c.add('texture', c.vignette(dark ? '#000' : deep, dark ? 0.4 : 0.11) + c.grain(1));
  c.alt = `${num}: ${inp.headline.replace('|', ' ')}`;
  return c;
}
