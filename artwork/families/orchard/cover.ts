import {
  at, bez, circ, clamp, Drawing, ease, ell, g, type Input, lerp, lum, mix, n1, type P, path, poisson, polar, poly, pt,
  rect, ribbon, rot, set, shade, smooth, TAU, tf, tfit, type Rng, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { clear, near, sheet } from '#artwork/colours/table.ts';
import { block, blockC } from '#artwork/lettering/table.ts';
import { engrave } from '#artwork/marks/engraving.ts';

type Body = { x: number; y: number; h: number; w: (v: number) => number; rot?: number; bend?: (v: number) => number };
const bodyPt = (b: Body) => (u: number, v: number): P => {
  const q = rot([(u * 2 - 1) * b.w(v) + (b.bend?.(v) ?? 0), v * b.h], ((b.rot ?? 0) * Math.PI) / 180);
  return [b.x + q[0], b.y + q[1]];
};
const bodyD = (b: Body, n = 26) => {
  const f = bodyPt(b), L: P[] = [], R: P[] = [];
  for (let i = 0; i <= n; i++) {
    const v = (1 - Math.cos((i / n) * Math.PI)) / 2;
    L.push(f(0, v));
    if (i > 0 && i < n) R.push(f(1, v));
  }
  return smooth([...L, ...R.reverse()]);
};
const ball = (u: number, v: number) => {
  const x = u * 2 - 1, y = v * 2 - 1, q = Math.sqrt(Math.max(0, 1 - x * x)), z = q * Math.sqrt(Math.max(0, 1 - y * y * 0.8));
  const l = x * -0.52 + y * -0.5 + z * 0.72;
  const k = clamp(0.92 - l * 1.02);
  return x > 0.72 ? k * (1 - (x - 0.72) * 1.3) : k;
};
/** a solid of revolution in tint and line: latitudes, then meridians where it is dark */
const solid = (c: Drawing, b: Body, col: [string, string, string], ink: string, o: { sag?: number; sp?: number; mer?: boolean; extra?: (u: number, v: number) => number; tone?: number } = {}) => {
  const D = bodyD(b), f = bodyPt(b), sag = o.sag ?? 0.16, sp = o.sp ?? 8.6, k = o.tone ?? 1;
  const cl = c.clip(path(D));
  const lat = (u: number, v: number): P => {
    const q = f(u, v), x = u * 2 - 1, e = rot([0, sag * b.w(v) * (1 - x * x)], ((b.rot ?? 0) * Math.PI) / 180);
    return [q[0] + e[0], q[1] + e[1]];
  };
  const tn = (u: number, v: number) => ball(u, v) * k + (o.extra?.(u, v) ?? 0);
  return (
    g(path(D, `fill="${c.rad([[0, col[0]], [0.42, col[1]], [1, col[2]]], 0.42, 0.42, 0.68, '', 0.32, 0.3)}"`), 'transform="translate(5 4)"') +
    g(
      path(engrave(lat, tn, { n: Math.round(b.h / sp), sp: sp * 0.74, m: 26 })) +
        (o.mer === false ? '' : path(engrave((u, v) => f(0.5 - Math.cos(v * Math.PI) / 2, u), (u, v) => (tn(0.5 - Math.cos(v * Math.PI) / 2, u) - 0.5) * 0.95,
          { n: 24, sp: sp * 0.62, m: 30, v0: 0.4 }))),
      `fill="${ink}" clip-path="${cl}"`,
    ) +
    path(D, `fill="none" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"`)
  );
};
type LeafO = { len: number; wid: number; curl?: number; teeth?: number; prof?: (v: number) => number; veins?: number; fill: [string, string]; ink: string; flip?: boolean; sp?: number };
const leafMap = (o: LeafO) => {
  const prof = o.prof ?? ((v: number) => Math.pow(Math.sin(Math.PI * Math.pow(v, 0.8)), 0.86));
  const mid = (v: number): P => [v * o.len, -(o.curl ?? 0.12) * o.len * Math.sin(v * Math.PI * 0.9)];
  const hw = (v: number) => o.wid * prof(clamp(v));
  const edge = (v: number, side: number): P => {
    const q = mid(v), t = o.teeth ? 1 + 0.05 * (((v * o.teeth) % 1) - 0.4) : 1;
    return [q[0], q[1] + side * hw(v) * t * (side > 0 ? 1.04 : 0.94)];
  };
  /** s across from the rib, sweeping forward as the side veins do */
  const at2 = (s: number, v: number, side: number): P => {
    const vv = Math.min(1, v + 0.2 * s * (1 - v * 0.75)), q = mid(vv);
    return [q[0], q[1] + side * s * hw(vv) * (side > 0 ? 1.04 : 0.94)];
  };
  return { mid, edge, at2 };
};
const leafOutline = (o: LeafO) => {
  const { edge } = leafMap(o), A: P[] = [], B: P[] = [], n = o.teeth ? o.teeth * 4 : 18;
  for (let i = 0; i <= n; i++) A.push(edge(i / n, -1));
  for (let i = n - 1; i > 0; i--) B.push(edge(i / n, 1));
  return o.teeth ? poly([...A, ...B]) : smooth([...A, ...B]);
};
const leafLines = (o: LeafO) => {
  const { mid, at2 } = leafMap(o), nv = o.veins ?? 8, sp = o.sp ?? 7;
  let d = '';
  for (const side of [-1, 1]) {
    const base = side * (o.flip ? -1 : 1) > 0 ? 0.5 : 0.16;
    d += engrave(
      (u, v) => at2(u * 0.97, v, side),
      (u, v) => {
        const ph = (v * nv) % 1;
        return base * (0.55 + 0.75 * Math.pow(ph, 1.4)) * (1 - 0.55 * u * (base > 0.3 ? 0.6 : 1)) + (u < 0.12 ? 0.2 : 0);
      },
      { n: Math.round(o.len / sp), sp: sp * 0.72, m: 9, v0: 0.01, v1: 0.97 },
    );
    for (let i = 1; i < nv; i++) d += ribbon([0, 0.25, 0.5, 0.75, 1].map((s) => at2(s * 0.98, i / nv - 0.04, side)), (t) => 4.4 * (1 - t) + 0.8);
  }
  d += ribbon(Array.from({ length: 12 }, (_, i) => mid(i / 11)), (t) => 8 * (1 - t) + 1.2);
  return d;
};
const gLeaf = (c: Drawing, x: number, y: number, deg: number, o: LeafO) => {
  const D = leafOutline(o);
  return g(
    g(path(D, `fill="${c.lin([[0, o.fill[0]], [1, o.fill[1]]], 0, 0, 1, 0.4)}"`), 'transform="translate(3 4)"') +
      path(leafLines(o), `fill="${o.ink}" clip-path="${c.clip(path(D))}"`) +
      path(D, `fill="none" stroke="${o.ink}" stroke-width="3" stroke-linejoin="round"`),
    tf(x, y, deg),
  );
};
/** a twig with a round of short strokes on its shaded side */
const twig = (ps: P[], w0: number, w1: number, fill: string, ink: string) => {
  const n = ps.length, wd = (t: number) => lerp(w0, w1, t);
  let h = '';
  const L: number[] = [0];
  for (let i = 1; i < n; i++) L.push(L[i - 1]! + Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]));
  const tot = L[n - 1]!;
  let i = 1;
  for (let s = 3; s < tot; s += 5.5) {
    while (i < n - 1 && L[i]! < s) i++;
    const a = ps[i - 1]!, b = ps[i]!, t = (s - L[i - 1]!) / (L[i]! - L[i - 1]! || 1), dx = (b[0] - a[0]) / (L[i]! - L[i - 1]! || 1), dy = (b[1] - a[1]) / (L[i]! - L[i - 1]! || 1);
    const q: P = [lerp(a[0], b[0], t), lerp(a[1], b[1], t)], w = wd(s / tot) / 2, sg = dx >= 0 ? 1 : -1;
    const nx = -dy * sg, ny = dx * sg;
    h += `M${pt([q[0] + nx * w, q[1] + ny * w])}Q${pt([q[0] + nx * w * 0.5 + dx * 4, q[1] + ny * w * 0.5 + dy * 4])} ${pt([q[0] - nx * w * 0.25 + dx * 3, q[1] - ny * w * 0.25 + dy * 3])}`;
  }
  const D = ribbon(ps, wd);
  return path(D, `fill="${fill}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`) + path(h, `fill="none" stroke="${ink}" stroke-width="2.1" stroke-linecap="round"`);
};
const LATIN: Record<string, [string, string, string]> = {
  fig: ['Ficus carica', 'Tab. XII.', 'The Common Fig'],
  pear: ['Pyrus communis', 'Tab. IV.', 'The Butter Pear'],
  cherry: ['Prunus avium', 'Tab. XXI.', 'The Heart Cherry'],
  pomegranate: ['Punica granatum', 'Tab. VII.', 'The Garden Pomegranate'],
  lemon: ['Citrus limon', 'Tab. XXXIV.', 'The Sorrento Lemon'],
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; p: Palette; paper: string; ink: string; green: string; lf: [string, string];
  lf2: [string, string]; bark: string; A: string[]; lab: (t: string, x: number, y: number) => string;
};

function drawPear({ c, r, p, paper, ink, green, lf, lf2, bark, A, lab }: Scene) {
  const skin: [string, string, string] = [near('#fbeaa0', p.d, 0.15, 50, 120), near('#e6c255', p.b, 0.2, 50, 120), mix('#8f9a3c', green, 0.3)];
  const pw = (k: number) => (v: number) => {
    const t = clamp(v);
    const neck = 0.36 * Math.sqrt(Math.max(0, 1 - Math.pow((t - 0.2) / 0.2, 2))) * (t < 0.2 ? 1 : 0);
    const f = t < 0.2 ? neck : lerp(0.36, 1, ease(clamp((t - 0.2) / 0.44)));
    const bot = t > 0.64 ? Math.sqrt(Math.max(0, 1 - Math.pow((t - 0.64) / 0.36, 2))) * (1 - 0.0 * t) : 1;
    return k * (t < 0.2 ? neck : f * bot);
  };
  A.push(twig(bez([170, 196], [330, 236], [520, 168], [836, 226], 30), 30, 13, bark, ink));
  A.push(gLeaf(c, 330, 216, 148, { len: 196, wid: 62, curl: -0.16, fill: lf2, ink, teeth: 14, flip: true }));
  A.push(gLeaf(c, 560, 204, 22, { len: 300, wid: 92, curl: 0.2, fill: lf, ink, teeth: 18 }));
  A.push(gLeaf(c, 480, 206, 118, { len: 252, wid: 80, curl: 0.2, fill: lf, ink, teeth: 16, flip: true }));
  A.push(twig(bez([492, 200], [520, 250], [512, 300], [500, 352], 14), 15, 11, bark, ink));
  const B: Body = { x: 500, y: 332, h: 500, w: pw(182), rot: 0, bend: (v) => 16 * Math.sin((1 - v) * 2.4) - 8 };
  A.push(solid(c, B, skin, ink));
  // blush, freckles, calyx
  A.push(ell(596, 640, 84, 130, `fill="${c.rad([[0, mix(p.a, '#d8452f', 0.4), 0.62], [1, mix(p.a, '#d8452f', 0.4), 0]])}"`));
  let fr = '';
  for (const q of poisson(r, 350, 480, 190, 320, 26)) fr += circ(q[0], q[1], r.f(1.4, 2.6));
  A.push(g(fr, `fill="${ink}" opacity=".75" clip-path="${c.clip(path(bodyD(B)))}"`));
  // half, in section
  const H: Body = { x: 748, y: 642, h: 250, w: pw(92), rot: 14 };
  const HD = bodyD(H), hf = bodyPt(H);
  A.push(g(path(HD, `fill="${mix('#fff3cf', paper, 0.2)}"`) + path(HD, `fill="none" stroke="${skin[1]}" stroke-width="13"`) , 'transform="translate(3 3)"'));
  A.push(path(HD, `fill="none" stroke="${ink}" stroke-width="3.2"`));
  A.push(path(engrave((u, v) => hf(u < 0.5 ? 0.06 + u * 0.36 : 0.58 + (u - 0.5) * 0.7, v),
    (u) => (u < 0.5 ? 0.42 * (1 - u * 2) : 0.7 * (u - 0.5)) * (u > 0.47 && u < 0.53 ? 0 : 1) - 0.02, { n: 30, sp: 4.6, m: 16, v0: 0.14, v1: 0.97 }), `fill="${ink}" opacity=".85"`));
  const s1 = hf(0.5, 0.66);
  A.push(
    g(
      path('M0 -58C26 -34 32 -8 24 14C18 32 8 40 0 44C-8 40 -18 32 -24 14C-32 -8 -26 -34 0 -58Z', `fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="5 4"`) +
        [-1, 1].map((k) => path(`M${3 * k} -22C${20 * k} -14 ${21 * k} 14 ${6 * k} 22C${2 * k} 10 ${2 * k} -8 ${3 * k} -22Z`, `fill="#5d3418" stroke="${ink}" stroke-width="2"`)).join('') +
        path('M0 -150V-60M0 46V84', `stroke="${ink}" stroke-width="2.4" fill="none"`) +
        path('M-10 84Q0 74 10 84L5 92H-5Z', `fill="${ink}"`),
      tf(s1[0], s1[1], 14),
    ),
  );
  A.push(path('M484 832C488 820 496 822 500 828C504 820 514 822 516 832C508 840 494 840 484 832Z', `fill="${ink}"`));
  A.push(lab('a.', 300, 806), lab('b.', 836, 860));
}

function drawFig({ c, r, p, paper, ink, lf, lf2, bark, A, lab }: Scene) {
  const skin: [string, string, string] = [mix('#b79ab8', p.d, 0.15), mix('#6d4472', p.e, 0.12), mix('#3b2148', p.ink, 0.1)];
  const fw = (k: number) => (v: number) => {
    const t = clamp(v);
    return k * (t < 0.12 ? 0.17 * Math.sqrt(clamp(t / 0.05))
      : lerp(0.17, 1, Math.pow(ease(clamp((t - 0.12) / 0.5)), 1.05)) * (t > 0.62 ? Math.sqrt(Math.max(0, 1 - Math.pow((t - 0.62) / 0.38, 2))) : 1));
  };
  // lobed leaf: outlines first, then the fills close over the joins
  const lobes: [number, number, number, number][] = [[-172, 168, 62, 1], [-8, 168, 62, 1], [-134, 256, 78, 1], [-46, 256, 78, 1], [-90, 330, 96, 1]];
  const palm = (x: number, y: number, deg: number, s: number, f: [string, string]) => {
    const os = lobes.map(([a, l, w]) =>
      ({ a, o: { len: l, wid: w, curl: a < -90 ? 0.08 : a > -90 ? -0.08 : 0.03, fill: f, ink, veins: 7,
        prof: (v: number) => Math.pow(Math.sin(Math.PI * Math.pow(v, 0.98)), 0.8) * (v < 0.5 ? 0.45 + 0.55 * ease(v * 2) : 1) } as LeafO }));
    const ds = os.map((q) => leafOutline(q.o));
    return g(
      os.map((q, i) => g(path(ds[i]!, `fill="none" stroke="${ink}" stroke-width="6.5" stroke-linejoin="round"`), tf(0, 0, q.a))).join('') +
        os.map((q, i) => g(path(ds[i]!, `fill="${c.lin([[0, f[1]], [1, f[0]]], 0, 0, 1, 0)}"`), tf(0, 0, q.a))).join('') +
        os.map((q) => g(path(leafLines(q.o), `fill="${ink}"`), tf(0, 0, q.a))).join(''),
      tf(x, y, deg, s),
    );
  };
  A.push(palm(640, 470, 26, 1.02, lf));
  A.push(twig(bez([430, 136], [470, 220], [540, 300], [560, 420], 24), 28, 18, bark, ink));
  A.push(twig(bez([556, 400], [580, 430], [610, 446], [640, 470], 10), 14, 9, lf[1], ink));
  A.push(palm(452, 330, -62, 0.74, lf2));
  A.push(twig(bez([500, 246], [488, 280], [470, 300], [452, 330], 10), 12, 8, lf[1], ink));
  const rib = (u: number, v: number) => 0.13 * Math.pow(Math.abs(Math.sin((Math.asin(clamp(u * 2 - 1, -1, 1)) + 0.3) * 5)), 8) * Math.sin(Math.PI * clamp(v));
  A.push(solid(c, { x: 560, y: 384, h: 410, w: fw(158), rot: 12 }, skin, ink, { extra: rib, tone: 0.96 }));
  // cut fruit
  const C: Body = { x: 330, y: 586, h: 300, w: fw(122), rot: -10 }, CD = bodyD(C), cf = bodyPt(C);
  const coreD = smooth(Array.from({ length: 30 }, (_, i) => { const a = (i / 30) * TAU, v = 0.64 + 0.285 * Math.sin(a); return cf(0.5 + 0.36 * Math.cos(a) * (0.8 + 0.2 * Math.sin(a)), v); }));
  const red = near('#c8324a', p.a, 0.4, 340, 40);
  A.push(g(path(CD, `fill="${skin[1]}"`), 'transform="translate(4 4)"') + path(CD, `fill="${mix('#fbeccb', paper, 0.3)}" stroke="${ink}" stroke-width="3.2"`)
    + path(CD, `fill="none" stroke="${skin[1]}" stroke-width="7" stroke-opacity=".75"`));
  A.push(path(coreD, `fill="${c.rad([[0, mix(red, '#fbd9a0', 0.62)], [0.4, red], [1, shade(red, -0.12)]], 0.5, 0.45, 0.56)}" stroke="${ink}" stroke-width="1.6"`));
  const ctr = cf(0.5, 0.62);
  let sd = '', ln = '';
  for (let i = 0; i < 170; i++) {
    const a = i * 2.39996, rr = Math.sqrt((i + 4) / 176), q: P = [ctr[0] + Math.cos(a) * rr * 84, ctr[1] + 6 + Math.sin(a) * rr * 82];
    if (rr < 0.26) continue;
    const th = Math.atan2(q[1] - ctr[1], q[0] - ctr[0]);
    const e: P = [q[0] + Math.cos(th) * 9, q[1] + Math.sin(th) * 9];
    sd += ribbon([q, [(q[0] + e[0]) / 2, (q[1] + e[1]) / 2], e], (t) => 5.6 * Math.sin(Math.PI * clamp(t, 0.08, 0.95)));
    ln += `M${pt(q)}L${pt([q[0] - Math.cos(th) * 8, q[1] - Math.sin(th) * 8])}`;
  }
  const cc = c.clip(path(coreD));
  A.push(g(path(ln, `fill="none" stroke="${ink}" stroke-width="1.5"`) + path(sd, `fill="#fbe6b4" stroke="${ink}" stroke-width="1.3"`), `clip-path="${cc}"`));
  A.push(path(engrave((u, v) => cf(u < 0.5 ? 0.05 + u * 0.24 : 0.83 + (u - 0.5) * 0.26, v),
    (u, v) => (u < 0.5 ? 0.5 * (1 - u * 2) : 1.1 * (u - 0.5)) * (v < 0.36 ? 1 : 0.8), { n: 42, sp: 4.2, m: 12, v0: 0.1, v1: 0.97 }), `fill="${ink}" opacity=".8"`));
  let hr = '';
  for (let i = 0; i < 90; i++) {
    const a = (i / 90) * TAU + 0.02, q = cf(0.5 + 0.38 * Math.cos(a) * (0.8 + 0.2 * Math.sin(a)), 0.64 + 0.3 * Math.sin(a)), k = 0.1 * r.f(0.4, 1);
    hr += `M${pt(q)}L${pt([lerp(q[0], ctr[0], -k), lerp(q[1], ctr[1], -k)])}`;
  }
  A.push(path(hr, `fill="none" stroke="${ink}" stroke-width="1.7"`));
  A.push(lab('a.', 690, 800), lab('b.', 232, 890));
}

function drawCherry({ c, r, p, paper, ink, lf, lf2, bark, A, lab }: Scene) {
  const red = near('#b3182c', p.a, 0.24, 350, 45), skin: [string, string, string] = [mix(red, '#ffd2b8', 0.6), red, shade(red, -0.16)];
  const cw = (k: number) => (v: number) => k * Math.pow(Math.sqrt(Math.max(0, 1 - Math.pow(v * 2 - 1, 2))), 0.9) * (1.03 - 0.1 * v);
  A.push(twig(bez([176, 250], [330, 170], [540, 236], [826, 186], 30), 30, 15, bark, ink));
  A.push(gLeaf(c, 420, 206, 152, { len: 250, wid: 74, curl: 0.2, fill: lf, ink, teeth: 18, flip: true }));
  A.push(gLeaf(c, 620, 204, 24, { len: 258, wid: 76, curl: 0.18, fill: lf2, ink, teeth: 18 }));
  A.push(gLeaf(c, 545, 204, 66, { len: 300, wid: 92, curl: -0.16, fill: lf, ink, teeth: 20, flip: true }));
  const fr: [number, number, number, number][] = [[330, 520, 100, 1], [640, 566, 92, 1], [470, 676, 108, 1]];
  for (const [x, y, k] of fr) {
    A.push(twig(bez([486, 212], [lerp(486, x, 0.1), 330], [lerp(486, x, 0.85), y - k * 1.6], [x, y - k * 0.66], 24), 8, 9, lf[1], ink));
  }
  for (const [x, y, k] of fr) {
    A.push(solid(c, { x, y: y - k, h: k * 2, w: cw(k * 1.06), rot: r.f(-8, 8) }, skin, ink, { sp: 7.6, sag: 0.2 }));
    A.push(path(`M${x - 34} ${y - k * 0.9}Q${x} ${y - k * 0.5} ${x + 34} ${y - k * 0.9}Q${x} ${y - k * 0.68} ${x - 34} ${y - k * 0.9}Z`, `fill="${ink}"`));
    A.push(twig([[x - 2, y - k * 1.0], [x - 1, y - k * 0.86], [x, y - k * 0.66]], 9, 8, lf[1], ink));
    A.push(path(`M${x - k * 0.46} ${y - k * 0.48}C${x - k * 0.7} ${y - k * 0.2} ${x - k * 0.66} ${y + k * 0.06} ${x - k * 0.6} ${y
      + k * 0.16}C${x - k * 0.52} ${y - k * 0.1} ${x - k * 0.5} ${y - k * 0.3} ${x - k * 0.4} ${y - k * 0.44}Z`,
      `fill="#fff6ea" opacity=".92"`));
  }
  A.push(path('M470 222C478 204 500 202 508 218C500 228 480 230 470 222Z', `fill="${bark}" stroke="${ink}" stroke-width="2.6"`));
  // the stone
  A.push(solid(c, { x: 742, y: 742, h: 92, w: cw(36), rot: 22 }, [mix('#e8c996', paper, 0.3), '#cda06a', '#9b7142'], ink, { sp: 6 }));
  A.push(path(pinline([[716, 748], [700, 790], [712, 828]]) + pinline([[724, 746], [709, 790], [720, 832]]), `fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"`));
  A.push(lab('a.', 306, 676), lab('b.', 778, 846));
}

function drawLemon({ c, r, p, ink, lf, lf2, bark, A, lab }: Scene) {
  const y1 = near('#f3cf3f', p.b, 0.16, 60, 110), skin: [string, string, string] = [mix(y1, '#fffbe0', 0.65), y1, mix(y1, '#b8891f', 0.55)];
  const lw = (k: number) => (v: number) => {
    const t = clamp(v);
    const e = Math.sqrt(Math.max(0, 1 - Math.pow((t - 0.47) / 0.4, 2)));
    const tip = t > 0.78 ? 0.3 * Math.sqrt(Math.max(0, 1 - Math.pow((t - 0.9) / 0.1, 2))) * (t > 0.9 ? 1 : 0) + (t <= 0.9 ? 0.3 : 0) : 0;
    const top = t < 0.14 ? 0.24 * Math.sqrt(clamp(t / 0.07)) : 0;
    return k * Math.max(Math.pow(e, 0.92), tip * (t > 0.8 ? 1 : 0), top);
  };
  A.push(twig(bez([180, 172], [340, 230], [470, 168], [812, 246], 30), 28, 12, bark, ink));
  A.push(gLeaf(c, 360, 208, 160, { len: 190, wid: 60, curl: -0.14, fill: lf2, ink, flip: true }));
  A.push(gLeaf(c, 610, 202, 14, { len: 262, wid: 82, curl: 0.16, fill: lf, ink }));
  A.push(gLeaf(c, 440, 206, 112, { len: 280, wid: 88, curl: 0.16, fill: lf, ink, flip: true }));
  A.push(gLeaf(c, 640, 214, 62, { len: 270, wid: 80, curl: -0.16, fill: lf2, ink }));
  A.push(twig(bez([508, 194], [530, 240], [534, 280], [524, 326], 12), 13, 12, lf[1], ink));
  const B: Body = { x: 524, y: 300, h: 430, w: lw(152), rot: 7 };
  A.push(solid(c, B, skin, ink, { mer: false, sag: 0.14 }));
  let po = '';
  for (const q of poisson(r, 350, 330, 320, 380, 17)) po += `M${n1(q[0] - 2.4)} ${n1(q[1])}q2.4 3 4.8 0`;
  A.push(path(po, `fill="none" stroke="${ink}" stroke-width="1.5" opacity=".6" clip-path="${c.clip(path(bodyD(B)))}"`));
  // the wheel
  const cx = 706, cy = 742, R = 116;
  A.push(circ(cx + 4, cy + 4, R, `fill="${y1}"`) + circ(cx, cy, R, `fill="none" stroke="${ink}" stroke-width="3.2"`)
    + circ(cx + 1, cy + 1, R - 11, `fill="#fff8e2" stroke="${ink}" stroke-width="1.6"`));
  let sg = '', sl = '';
  for (let i = 0; i < 9; i++) {
    const a0 = (i / 9) * TAU + 0.05 + 0.12, a1 = ((i + 1) / 9) * TAU - 0.05 + 0.12, am = (a0 + a1) / 2;
    const q = (rr: number, a: number) => polar(cx, cy, rr, a);
    sg += `M${pt(q(14, am))}L${pt(q(R - 26, a0))}Q${pt(q(R - 12, a0 + 0.03))} ${pt(q(R - 17, am))}Q${pt(q(R - 12, a1 - 0.03))} ${pt(q(R - 26, a1))}Z`;
    for (let k = 0; k < 16; k++) {
      const a = lerp(a0 + 0.04, a1 - 0.04, r.f()), r0 = r.f(22, 70), l = r.f(10, 26);
      sl += ribbon([q(r0, a), q(r0 + l / 2, a), q(Math.min(R - 22, r0 + l), a)], (t) => 3.6 * Math.sin(Math.PI * clamp(t, 0.06, 0.94)));
    }
  }
  A.push(path(sg, `fill="${c.rad([[0, mix(y1, '#fff4c0', 0.6)], [1, y1]], cx, cy, R, 'u')}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"`) + path(sl, `fill="${ink}" opacity=".7"`));
  // blossom
  let bl = '';
  for (let i = 0; i < 5; i++) {
    const o: LeafO = { len: 78, wid: 25, curl: i % 2 ? 0.1 : -0.08, fill: ['#fffdf6', mix('#f6e6dc', p.d, 0.2)], ink, veins: 3, sp: 8 };
    bl += gLeaf(c, 308, 640, i * 72 - 90, { ...o, sp: 11 });
  }
  for (let i = 0; i < 12; i++) {
    const q = polar(308, 640, 26, (i / 12) * TAU);
    bl += `<path d="M308 640L${pt(q)}" stroke="${ink}" stroke-width="1.6"/>` + ell(q[0], q[1], 4.6, 4.6, `fill="${y1}" stroke="${ink}" stroke-width="1.6"`);
  }
  A.push(bl + circ(308, 640, 8, `fill="${lf[0]}" stroke="${ink}" stroke-width="2"`));
  A.push(lab('a.', 330, 500), lab('b.', 842, 842), lab('c.', 226, 744));
}

function drawPomegranate({ c, r, p, ink, lf, lf2, bark, A, lab }: Scene) {
  // pomegranate
  const red = near('#c2342e', p.a, 0.3, 350, 50), skin: [string, string, string] = [mix(red, '#ffe0b0', 0.62), mix(red, '#e08a4a', 0.12), shade(red, -0.14)];
  const gw = (k: number) => (v: number) => k * Math.pow(Math.sqrt(Math.max(0, 1 - Math.pow(v * 2 - 1, 2))), 0.88);
  A.push(twig(bez([300, 140], [360, 210], [440, 250], [500, 330], 22), 24, 17, bark, ink));
  A.push(twig(bez([372, 208], [470, 180], [620, 200], [780, 168], 22), 12, 6, bark, ink));
  for (const [x, y, a, l, f] of [[520, 192, -28, 150, 1], [600, 192, 38, 190, 0], [690, 182, -24, 150, 0], [776, 168, 12, 96, 1], [350, 196, 166, 170, 0],
    [420, 244, 118, 210, 1], [700, 184, 62, 180, 1]] as number[][])
    A.push(gLeaf(c, x!, y!, a!, { len: l!, wid: l! * 0.2, curl: a! > 90 ? 0.14 : -0.1, fill: f ? lf : lf2, ink, veins: 9, flip: a! > 90 }));
  const crown = (x: number, y: number, deg: number, s: number) =>
    g(
      path('M-44 -8C-40 20 -46 44 -62 76C-40 70 -30 60 -24 48C-22 66 -14 80 -2 96C8 80 16 66 20 48C28 62 42 72 62 78C48 44 42 20 44 -8Z',
        `fill="${skin[1]}" stroke="${ink}" stroke-width="3.2" stroke-linejoin="round"`) +
        path(engrave((u, v) => [lerp(-40, 40, v) * (1 + u * 0.12), -4 + u * (46 + 10 * Math.cos(v * 16))], (u, v) => 0.75 - u * 0.6 + 0.25 * v, { n: 15, sp: 4.2, m: 8 }), `fill="${ink}"`),
      tf(x, y, deg, s),
    );
  A.push(crown(490, 704, 4, 1.12));
  A.push(solid(c, { x: 500, y: 306, h: 406, w: gw(210), rot: 1 }, skin, ink, { sag: 0.18, extra: (u, v) => 0.05 * Math.sin(u * 22) * Math.sin(Math.PI * v) }));
  // the broken piece with its seeds
  const cx = 690, cy = 736, out = smooth([[590, 690], [650, 640], [734, 636], [806, 686], [820, 770], [772, 838], [690, 850], [612, 806]]);
  const inn = smooth([[612, 700], [660, 660], [728, 656], [788, 698], [800, 766], [758, 820], [692, 830], [630, 792]]);
  A.push(g(path(out, `fill="${skin[1]}"`), 'transform="translate(5 4)"') + path(out, `fill="none" stroke="${ink}" stroke-width="3.2"`)
    + path(inn, `fill="#fff0cf" stroke="${ink}" stroke-width="2"`));
  let hs = '';
  for (let i = 0; i < 70; i++) {
    const a = (i / 70) * TAU, q = polar(cx + 14, cy + 4, 112, a), e = polar(cx + 14, cy + 4, 112 - r.f(6, 12), a);
    hs += `M${pt(q)}L${pt(e)}`;
  }
  A.push(path(hs, `fill="none" stroke="${ink}" stroke-width="2" clip-path="${c.clip(path(out))}"`));
  const seedC = near('#b3152f', p.a, 0.3, 345, 40);
  let sd = '';
  const seeds = poisson(r, 620, 664, 176, 164, 16.5).filter((q) => Math.hypot((q[0] - 706) / 88, (q[1] - 744) / 78) < 1 && Math.abs(Math.sin(Math.atan2(q[1] - 744, q[0] - 706) * 2 + 0.3)) > 0.17);
  const aril = sym2(c, 'M0 -12C8 -10 12 2 8 9C4 14 -4 14 -8 9C-12 2 -8 -10 0 -12Z');
  for (const q of seeds) {
    const a = (Math.atan2(q[1] - 744, q[0] - 706) * 180) / Math.PI - 90;
    sd += g(`<use href="#${aril}" fill="${mix(seedC, '#ff8a7a',
      r.f(0, 0.35))}" stroke="${ink}" stroke-width="1.7"/><path d="M-4 4C-6 -1 -4 -6 -2 -8" fill="none" stroke="#ffe3d8" stroke-width="2.4" stroke-linecap="round"/><path d="M3 9C7 6 8 1 6 -4" fill="none" stroke="${ink}" stroke-width="1.6"/>`,
      tf(q[0], q[1], a));
  }
  A.push(sd);
  for (const [x, y, a] of [[300, 800, -30], [352, 828, 50], [268, 846, 10]] as number[][])
    A.push(g(`<use href="#${aril}" fill="${seedC}" stroke="${ink}" stroke-width="1.4"/><path d="M-4 4C-6 -1 -4 -6 -2 -8" fill="none" stroke="#ffe3d8" stroke-width="2.2" stroke-linecap="round"/><path d="M3 9C7 6 8 1 6 -4" fill="none" stroke="${ink}" stroke-width="1.4"/>`,
      tf(x!, y!, a, 1.5)));
  A.push(lab('a.', 292, 660), lab('b.', 842, 850), lab('c.', 232, 820));
}

export function drawOrchard(inp: Input): Drawing {
  const c = new Drawing('orchard', inp), { r, p } = c, m = inp.motif && LATIN[inp.motif] ? inp.motif : 'pear';
  const S = sheet(p), paper = mix(S.paper, '#f3e3c2', 0.42), ink = clear(mix(S.ink, '#2b1d12', 0.45), paper, 10);
  const green = near('#7f9a4e', lum(p.bg) > 0.6 ? p.c : p.b, 0.38, 100, 200);
  const lf: [string, string] = [mix(green, '#c9c77c', 0.35), mix(green, '#3f6a4a', 0.35)], lf2: [string, string] = [mix(green, '#d8c270', 0.55), mix(green, '#8a8a3a', 0.4)];
  const bark = mix('#a98a63', paper, 0.2);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0.55, '#b98a4a', 0], [0.86, '#b07e3c', 0.1], [1, '#8f5f2a', 0.26]], 0.5, 0.48, 0.76)}"`));
  // foxing
  let fox = '';
  for (let i = 0; i < 26; i++) {
    const e = r.chance(0.5), x = e ? (r.chance(0.5) ? r.f(10, 110) : r.f(890, 990)) : r.f(20, 980), y = e ? r.f(20, 1380) : r.chance(0.5) ? r.f(10, 90) : r.f(1310, 1390);
    fox += circ(x, y, r.f(1.5, 9), `opacity="${n1(r.f(0.1, 0.3))}"`);
  }
  c.add('texture', g(fox, 'fill="#b47d3c" opacity=".5"'));
  // the plate mark in the sheet
  c.add(
    'frame',
    rect(72, 72, 856, 1256, `fill="#fffaf0" fill-opacity=".2" rx="10"`) +
      path('M72 1320V82Q72 72 82 72H918', 'fill="none" stroke="#7d5a2e" stroke-opacity=".38" stroke-width="4"') +
      path('M928 80V1318Q928 1328 918 1328H82', 'fill="none" stroke="#fffdf6" stroke-opacity=".9" stroke-width="5"') +
      rect(104, 104, 792, 1192, `fill="none" stroke="${ink}" stroke-width="3"`) +
      rect(114, 114, 772, 1172, `fill="none" stroke="${ink}" stroke-width="1.2"`),
  );
  const A: string[] = [];
  const lab = (t: string, x: number, y: number) => path(at(set(t, 'cormorant-garamond:500i', 30), x, y), `fill="${ink}"`);
  const scene: Scene = { c, r, p, paper, ink, green, lf, lf2, bark, A, lab };
  if (m === 'pear') drawPear(scene);
  else if (m === 'fig') drawFig(scene);
  else if (m === 'cherry') drawCherry(scene);
  else if (m === 'lemon') drawLemon(scene);
  else drawPomegranate(scene);
  c.add('art', g(A, 'transform="translate(28 62) scale(.944)"'));
  // lettering
  const [lat, tab] = LATIN[m]!;
  const b = block(inp.headline, 'pinyon-script', 690, inp.name || inp.sub ? 196 : 226, { max: 158, lead: 0.86, lines: 2 });
  const small = inp.name || inp.sub;
  const T: string[] = [];
  T.push(path(at(set(tab, 'cormorant-garamond:600i', 31), 858, 160, 'e'), `fill="${ink}"`));
  T.push(path(at(set(lat + '. L.', 'cormorant-garamond:600i', 33), 500, 936), `fill="${ink}"`));
  const mid = small ? 1082 : 1110;
  T.push(path(blockC(b, 500, mid), `fill="${clear(mix(p.a, S.ink, 0.6), paper, 5)}"`));
  if (small) T.push(path(at(tfit(upper(small), 'cormorant-garamond:600', 640, 31, { track: 150 }), 500, 1236), `fill="${ink}"`));
  c.add('type', T);
  c.add('ornament', path(`M380 960H486L492 954L500 964L508 954L514 960H620`, `fill="none" stroke="${ink}" stroke-width="1.4"`));
  c.add('texture', c.grain(0.75));
  return c;
}
const pinline = ([a, b, d]: [P, P, P] | P[]) => `M${pt(a)}Q${pt(b)} ${pt(d)}`;
const sym2 = (c: Drawing, d: string) => c.def((id) => `<path id="${id}" d="${d}"/>`, 'sy' + d);
