import {
  circ, Drawing, ell, g, type Input, lerp, lum, METAL, mix, n1, type P, path, poisson, polar, poly, pt, qbez, rect,
  ribbon, type Rng, shade, smooth, sparkle, star, TAU, tf, type Palette,
} from '#artwork/engine.ts';
import { isDark, readsOn } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { num } from '#artwork/outlines/ornament.ts';

/** one bough with its needles, in three tones: [stem, dark, mid, light] */
function bough(r: Rng, p0: P, p1: P, p2: P, spread: number, acc: { stem: string; n: string[] }, twigs = 9) {
  const main = qbez(p0, p1, p2, 36);
  const needles = (ps: P[], len: number, dens: number) => {
    for (let i = 1; i < ps.length; i++) {
      const a = Math.atan2(ps[i]![1] - ps[i - 1]![1], ps[i]![0] - ps[i - 1]![0]),
        seg = Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]),
        t = i / ps.length,
        n = Math.max(1, Math.round(seg / dens));
      for (let k = 0; k < n; k++) {
        const x = lerp(ps[i - 1]![0], ps[i]![0], k / n),
          y = lerp(ps[i - 1]![1], ps[i]![1], k / n);
        for (const s of [-1, 1, r.f(-0.7, 0.7)]) {
          const aa = a + s * r.f(0.5, 0.95) * (1 - t * 0.35),
            L = len * r.f(0.7, 1.1) * (1 - t * t * 0.3),
            e = polar(x, y, L, aa);
          const tone = Math.abs(s) !== 1 ? 2 : r.chance(0.5) ? 0 : 1;
          acc.n[tone]! += `M${Math.round(x)} ${Math.round(y)}l${Math.round(e[0] - x)} ${Math.round(e[1] - y)}`;
        }
      }
    }
  };
  acc.stem += ribbon(main, (t) => 11 * (1 - t * 0.75));
  needles(main, 34, 7);
  for (let i = 0; i < twigs; i++)
    for (const s of [-1, 1]) {
      const t = 0.1 + (i / twigs) * 0.78 + r.f(-0.02, 0.02),
        q = main[Math.round(t * 35)]!,
        q2 = main[Math.min(36, Math.round(t * 35) + 1)]!,
        a = Math.atan2(q2[1] - q[1], q2[0] - q[0]) + s * r.f(0.62, 0.86),
        L = spread * (1 - t * 0.62) * r.f(0.82, 1.1),
        e = polar(q[0], q[1], L, a),
        mm = polar((q[0] + e[0]) / 2, (q[1] + e[1]) / 2, s * L * 0.1, a - Math.PI / 2),
        ps = qbez(q, mm, e, 10);
      acc.stem += ribbon(ps, (u) => 5 * (1 - u * 0.7));
      needles(ps, 30, 6.5);
    }
}

function firArt(acc: { stem: string; n: string[] }, leaf: string, bark: string, o = 1) {
  return g(
    path(acc.n[0]!, `stroke="${shade(leaf, -0.09)}" stroke-width="3.6"`) + path(acc.stem, `fill="${bark}"`)
      + path(acc.n[1]!, `stroke="${leaf}" stroke-width="3.2"`) + path(acc.n[2]!, `stroke="${shade(leaf, 0.1)}" stroke-width="2.6"`),
    `fill="none" stroke-linecap="round"${o < 1 ? ` opacity="${o}"` : ''}`,
  );
}

/** What the parts of `glassBall` share. */
type GlassBallScene = {
  c: Drawing; R: number; deco: string; r: Rng; dk: string; lt: string; onLat: (v: number, u: number) => P;
  ringD: (v: number) => string;
};

function drawBand({ R, deco, onLat, ringD, paint }: GlassBallScene & { paint: string }) {
  let d = '',
    dt = '';
  for (const v of [-0.3, 0.3]) d += ringD(v) + ringD(v + Math.sign(v) * 0.07);
  let z = '';
  for (let i = 0; i <= 24; i++) {
    const u = -1.55 + (i / 24) * 3.1,
      q = onLat(i % 2 ? -0.19 : 0.19, u);
    z += (i ? 'L' : 'M') + pt(q);
  }
  for (let i = 0; i < 12; i++) {
    const u = -1.42 + i * (2.84 / 11);
    const q = onLat(i % 2 ? 0.06 : -0.04, u);
    dt += ell(q[0], q[1], Math.max(0.8, R * 0.034 * Math.cos(u)), R * 0.034);
    const q2 = onLat(-0.46, u),
      q3 = onLat(0.48, u);
    dt += ell(q2[0], q2[1], Math.max(0.6, R * 0.02 * Math.cos(u)), R * 0.02) + ell(q3[0], q3[1], Math.max(0.6, R * 0.02 * Math.cos(u)), R * 0.02);
  }
  paint = path(d, `fill="none" stroke="${deco}" stroke-width="${n1(R * 0.028)}"`)
    + path(z, `fill="none" stroke="${deco}" stroke-width="${n1(R * 0.036)}" stroke-linejoin="round"`) + g(dt, `fill="${deco}"`);
  return paint;
}

function drawRib({ R, deco, dk, lt, onLat, paint }: GlassBallScene & { paint: string }) {
  let d = '';
  for (const k of [-0.82, -0.5, -0.17, 0.17, 0.5, 0.82]) d += `M0 ${n1(-R)}C${n1(R * k * 1.34)} ${n1(-R * 0.5)} ${n1(R * k * 1.34)} ${n1(R * 0.5)} 0 ${n1(R)}`;
  paint = path(d, `fill="none" stroke="${dk}" stroke-opacity=".5" stroke-width="${n1(R * 0.05)}"`)
    + path(d, `fill="none" stroke="${lt}" stroke-opacity=".75" stroke-width="${n1(R * 0.02)}" transform="translate(${n1(R * 0.03)} 0)"`);
  let st = '';
  for (const [v, n] of [
    [0, 9],
    [-0.42, 7],
    [0.42, 7],
  ] as [number, number][])
    for (let i = 0; i < n; i++) {
      const q = onLat(v, -1.3 + (i * 2.6) / (n - 1));
      st += sparkle(q[0], q[1], R * 0.07);
    }
  paint += path(st, `fill="${deco}"`);
  return paint;
}

function drawStars({ R, deco, r, paint }: GlassBallScene & { paint: string }) {
  let st = '';
  for (const q of poisson(r, -R, -R, R * 2, R * 2, R * 0.29)) {
    const d = Math.hypot(q[0], q[1]) / R;
    if (d > 0.95) continue;
    const k = Math.sqrt(1 - d * d);
    st += r.chance(0.45) ? star(q[0], q[1], 6, R * 0.075 * (0.5 + k * 0.6), R * 0.026)
      : `M${n1(q[0] - R * 0.016)} ${n1(q[1])}a${n1(R * 0.016)} ${n1(R * 0.016)} 0 1 0 ${n1(R * 0.032)} 0a${n1(R * 0.016)} ${n1(R * 0.016)} 0 1 0 ${n1(-R * 0.032)} 0Z`;
  }
  paint = path(st, `fill="${deco}" fill-opacity=".92"`);
  return paint;
}

function drawIndent({ c, R, deco, dk, lt, paint }: GlassBallScene & { paint: string }) {
  // the reflector: a star pressed into the glass
  const q = R * 0.6;
  let fac = '';
  for (let i = 0; i < 24; i++) {
    const a = (i * TAU) / 24,
      b = ((i + 1) * TAU) / 24,
      hl = 0.5 + 0.5 * Math.cos(a + 2.3);
    fac += path(poly([[0, 0], polar(0, 0, q * (i % 2 ? 0.84 : 1), a), polar(0, 0, q * (i % 2 ? 1 : 0.84), b)]), `fill="${mix(i % 2 ? shade(deco, -0.26) : deco, '#fff', hl * 0.62)}"`);
  }
  paint = circ(0, 0, q * 1.13, `fill="${dk}" fill-opacity=".55"`) + circ(0, 0, q * 1.08, `fill="${shade(deco, -0.2)}"`) + fac
    + circ(0, 0, q * 0.24, `fill="${c.rad([[0, '#fff'], [0.4, lt], [1, dk]], 0.4, 0.35, 0.7)}"`)
    + circ(0, 0, q * 1.09, `fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${n1(R * 0.02)}"`);
  let dt = '';
  for (let i = 0; i < 24; i++) dt += circ(...polar(0, 0, R * 0.8, (i * TAU) / 24), R * 0.026);
  paint += g(dt, `fill="${deco}"`);
  return paint;
}

/** blown glass: its outline, its paint, then the reflections of a room */
function glassBall(c: Drawing, R: number, col: string, deco: string, metal: string, fir: string, warm: string, kind: string) {
  const r = c.r;
  const dk = shade(col, -0.24, -0.01),
    lt = shade(col, 0.2, -0.01);
  const disc = `M${n1(-R)} 0A${n1(R)} ${n1(R)} 0 1 1 ${n1(R)} 0A${n1(R)} ${n1(R)} 0 1 1 ${n1(-R)} 0Z`;
  const cl = c.clip(path(disc));
  let paint = '';
  const lat = (v: number, sag = 0.2) => {
    const y = R * v,
      w = Math.sqrt(Math.max(0, R * R - y * y));
    return [y, w, w * sag] as const;
  };
  const onLat = (v: number, u: number): P => {
    const [y, w, sg] = lat(v);
    return [w * Math.sin(u), y + sg * Math.cos(u)];
  };
  const ringD = (v: number) => {
    const [y, w, sg] = lat(v);
    return `M${n1(-w)} ${n1(y)}Q0 ${n1(y + sg * 2)} ${n1(w)} ${n1(y)}`;
  };
  const parts: GlassBallScene = { c, R, deco, r, dk, lt, onLat, ringD };
  if (kind === 'band') paint = drawBand({ ...parts, paint });
  else if (kind === 'rib') paint = drawRib({ ...parts, paint });
  else if (kind === 'stars') paint = drawStars({ ...parts, paint });
  else if (kind === 'indent') paint = drawIndent({ ...parts, paint });
  // the bough above, mirrored small and bent in the shoulder of the glass
  let ref = '';
  for (let i = 0; i < 60; i++) {
    const a = -Math.PI / 2 + r.f(-0.9, 0.9),
      q = polar(0, 0, R * r.f(0.9, 1), a);
    ref += `M${pt(q)}l${n1((0.03 * Math.cos(a) + (i % 2 ? 0.05 : -0.05)) * R)} ${n1(r.f(0.04, 0.1) * R)}`;
  }
  let lights = '';
  for (const [x, y, s] of [
    [0.56, 0.26, 0.034],
    [0.42, 0.52, 0.026],
    [0.66, -0.04, 0.022],
    [-0.2, 0.72, 0.026],
    [0.14, 0.74, 0.02],
  ] as [number, number, number][])
    lights += circ(R * x, R * y, R * s * 3.2, `fill="${c.rad([[0, warm, 0.75], [1, warm, 0]])}"`) + circ(R * x, R * y, R * s, `fill="#fffbe8" fill-opacity=".95"`);
  const win = (x: number, y: number) => pt([x * R, y * R]);
  const pane = `M${win(-0.62, -0.28)}C${win(-0.56, -0.5)} ${win(-0.42, -0.64)} ${win(-0.24, -0.72)}L${win(-0.17, -0.42)}C${win(-0.28, -0.36)} ${win(-0.36, -0.27)} ${win(-0.4, -0.14)}Z`;
  return (
    path(disc, `fill="${c.rad([[0, lt], [0.34, col], [0.78, dk], [1, shade(dk, -0.06)]], 0.4, 0.36, 0.66)}"`) +
    g(
      paint +
        circ(0, 0, R, `fill="${c.rad([[0.5, '#000', 0], [0.88, '#06040a', 0.3], [1, '#06040a', 0.62]], 0.44, 0.42, 0.6)}"`) +
        path(ref, `stroke="${fir}" stroke-width="${n1(R * 0.022)}" stroke-opacity=".42" stroke-linecap="round"`) +
        path(`M${win(-0.78, 0.42)}C${win(-0.4, 0.9)} ${win(0.4, 0.94)} ${win(0.8, 0.44)}C${win(0.5, 0.78)} ${win(-0.42, 0.8)} ${win(-0.78, 0.42)}Z`, `fill="${lt}" fill-opacity=".42"`) +
        path(pane, 'fill="#fff" fill-opacity=".78"') +
        path(`M${win(-0.51, -0.2)}C${win(-0.45, -0.4)} ${win(-0.34, -0.5)} ${win(-0.2, -0.57)}M${win(-0.45, -0.54)}L${win(-0.29, -0.28)}`,
          `stroke="${col}" stroke-width="${n1(R * 0.026)}" stroke-opacity=".75" fill="none"`) +
        lights,
      `clip-path="${cl}"`,
    ) +
    // cap and ring
    path(`M${n1(-R * 0.17)} ${n1(-R * 0.965)}L${n1(-R * 0.15)} ${n1(-R * 1.13)}H${n1(R * 0.15)}L${n1(R * 0.17)} ${n1(-R * 0.965)}Q0 ${n1(-R * 0.92)} ${n1(-R * 0.17)} ${n1(-R * 0.965)}Z`,
      `fill="${metal}"`) +
    path([-0.1, -0.04, 0.03, 0.09].map((k) => `M${n1(R * k)} ${n1(-R * 1.12)}V${n1(-R * 0.955)}`).join(''), `stroke="#3a2510" stroke-opacity=".4" stroke-width="${n1(Math.max(1.4, R * 0.014))}"`) +
    circ(0, -R * 1.19, R * 0.075, `fill="none" stroke="${metal}" stroke-width="${n1(Math.max(2.4, R * 0.03))}"`)
  );
}

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; m: string; dark: boolean; bg: string; metal: string; warm: string;
  leaf: string; cream: string; cast: string; bark: string; ink: string; acc: string;
  back: { stem: string; n: string[]; }; front: { stem: string; n: string[]; };
  hang: (x: number, y0: number, y1: number) => string; sh: (x: number, y: number, R: number) => string;
  textAt: (cy: number, h: number, max: number) => void;
};

function drawGlobe({ c, r, p, dark, warm, leaf, cast, bark, back, front, hang, sh, textAt }: Scene) {
  bough(r, [-60, -30], [200, 190], [560, 120], 190, back, 9);
  bough(r, [1060, -40], [820, 150], [440, 130], 190, front, 9);
  c.add('art', firArt(back, shade(leaf, -0.04), bark));
  const R = 318,
    x = 500,
    y = 640;
  // a night and a house in the glass
  const night = dark ? mix(p.e, p.bg, 0.3) : p.e,
    cl = c.clip(circ(0, 0, R));
  let s = circ(0, 0, R, `fill="${c.lin([[0, shade(night, -0.04)], [0.55, mix(night, p.a, 0.32)], [1, mix(p.c, '#fff0d0', 0.4)]])}"`);
  for (const q of poisson(r, -R, -R, R * 2, R * 1.3, 34)) s += circ(q[0], q[1], r.f(0.8, 2.4), `fill="#fff" fill-opacity="${n1(r.f(0.4, 1))}"`);
  s += circ(110, -150, 44, 'fill="#fff6dc"') + circ(110, -150, 100, `fill="${c.rad([[0.3, '#fff6dc', 0.42], [1, '#fff6dc', 0]])}"`);
  const hill = (y0: number, a: number, ph: number, col: string) => {
    const ps: P[] = [];
    for (let i = -8; i <= 8; i++) ps.push([i * 48, y0 + Math.sin(i * 0.5 + ph) * a]);
    return path(smooth(ps, false) + `L400 400L-400 400Z`, `fill="${col}"`);
  };
  const fir = (fx: number, fy: number, h: number, col: string, snow: string) => {
    let d = '',
      sn = '';
    for (let i = 0; i < 5; i++) {
      const y0 = fy - h + (i * h) / 5.6,
        w = (h * 0.1 + i * h * 0.052) * 1.05,
        y1 = y0 + h * 0.3;
      d += `M${n1(fx)} ${n1(y0)}C${n1(fx + w * 0.3)} ${n1(y0 + h * 0.12)} ${n1(fx + w * 0.7)} ${n1(y1 - h * 0.05)} ${n1(fx
        + w)} ${n1(y1)}Q${n1(fx)} ${n1(y1 - h * 0.07)} ${n1(fx - w)} ${n1(y1)}C${n1(fx - w * 0.7)} ${n1(y1 - h * 0.05)} ${n1(fx - w * 0.3)} ${n1(y0 + h * 0.12)} ${n1(fx)} ${n1(y0)}Z`;
      sn += `M${n1(fx)} ${n1(y0)}C${n1(fx - w * 0.3)} ${n1(y0
        + h * 0.12)} ${n1(fx - w * 0.7)} ${n1(y1 - h * 0.05)} ${n1(fx - w)} ${n1(y1)}C${n1(fx - w * 0.5)} ${n1(y1 - h * 0.08)} ${n1(fx - w * 0.2)} ${n1(y0 + h * 0.16)} ${n1(fx)} ${n1(y0)}Z`;
    }
    return path(d, `fill="${col}"`) + path(sn, `fill="${snow}"`);
  };
  s += hill(46, 26, 1.2, mix(night, '#cfe0ee', 0.4))
    + [-250, -214, -180, 190, 226, 258, 150].map((fx, i) => fir(fx, 76 + (i % 3) * 8, 92 + (i % 2) * 30, mix(night, leaf, 0.55), mix(night, '#dcebf5', 0.7))).join('');
  s += hill(104, 18, 3.4, mix(night, '#f2f7fb', 0.72));
  // the house
  s += g(
    path('M-62 0V-66L0 -120L62 -66V0Z', `fill="${shade(p.a, -0.06)}"`) + path('M0 -120L62 -66V0H14V-96Z', `fill="#000" fill-opacity=".16"`)
      + path('M-84 -54L0 -134L84 -54C78 -46 70 -46 64 -54L0 -112L-64 -54C-70 -46 -78 -46 -84 -54Z', 'fill="#fbfdff"')
      + path('M30 -112V-150H50V-94Z', `fill="${shade(p.a, -0.16)}"`) + path('M26 -150H54V-160H26Z', 'fill="#fbfdff"') +
      path('M40 -166C30 -182 54 -190 42 -208C34 -222 52 -232 48 -248', 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"') +
      [-40, 22].map((wx) => rect(wx, -58, 24, 28, `fill="${warm}"`)
        + path(`M${wx + 12} -58V-30M${wx} -44H${wx + 24}`, `stroke="${shade(p.a, -0.2)}" stroke-width="3"`)).join('')
        + path('M-10 0V-36C-10 -50 12 -50 12 -36V0Z', `fill="${shade(p.e, -0.08)}"`) + circ(0, -84, 9, `fill="${warm}"`) + ell(0, 4, 120, 26, `fill="${c.rad([[0, warm, 0.5], [1, warm, 0]])}"`),
      tf(-30, 128, 0, 1.12),
    );
  s += fir(-176, 176, 190, shade(leaf, -0.05), '#f4f9fc') + fir(126, 168, 150, shade(leaf, -0.03), '#f4f9fc')
    + fir(206, 196, 210, shade(leaf, -0.07), '#f4f9fc') + hill(172, 12, 5, '#f6fafd')
    + path('M-34 132C-24 164 -70 190 -30 222C10 250 -40 290 -20 330H60C40 290 70 250 30 220C4 196 6 160 0 132Z', `fill="${mix(night, '#e3edf4', 0.8)}"`);
  for (const q of poisson(r, -R, -R, R * 2, R * 2, 42)) s += circ(q[0], q[1], r.f(1.4, 3.6), `fill="#fff" fill-opacity="${n1(r.f(0.5, 1))}"`);
  const wide = (a: number, b: number) => pt([a * R, b * R]);
  s += circ(0, 0, R, `fill="${c.rad([[0.66, '#04060c', 0], [0.9, '#04060c', 0.28], [1, '#04060c', 0.62]], 0.46, 0.44, 0.56)}"`)
    + path(`M${wide(-0.86, -0.16)}C${wide(-0.8, -0.54)} ${wide(-0.5, -0.82)} ${wide(-0.14, -0.88)}C${wide(-0.46, -0.7)} ${wide(-0.7, -0.48)} ${wide(-0.76, -0.14)}Z`,
    'fill="#fff" fill-opacity=".62"')
      + path(`M${wide(-0.83, 0.02)}C${wide(-0.83, 0.1)} ${wide(-0.8, 0.2)} ${wide(-0.76, 0.26)}L${wide(-0.7, 0.22)}C${wide(-0.73, 0.16)} ${wide(-0.75, 0.08)} ${wide(-0.75, 0.02)}Z`,
      'fill="#fff" fill-opacity=".5"')
        + path(`M${wide(0.3, 0.9)}C${wide(0.62, 0.78)} ${wide(0.86, 0.5)} ${wide(0.92, 0.2)}C${wide(0.8, 0.5)} ${wide(0.6, 0.74)} ${wide(0.3, 0.9)}Z`, `fill="${warm}" fill-opacity=".6"`);
  const cap = path(`M-64 ${-R + 8}L-56 ${-R - 44}H56L64 ${-R + 8}Q0 ${-R + 26} -64 ${-R + 8}Z`, `fill="${cast}"`)
    + path([-40, -20, 0, 20, 40].map((k) => `M${k} ${-R - 42}V${-R + 14}`).join(''), 'stroke="#3a2510" stroke-opacity=".4" stroke-width="3"')
    + circ(0, -R - 62, 22, `fill="none" stroke="${cast}" stroke-width="7"`);
  c.add('art', hang(500, 120, y - R - 80) + sh(x, y, R) + g(g(s, `clip-path="${cl}"`) + circ(0, 0, R - 1, `fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"`) + cap, tf(x, y)), 'sway');
  c.add('art', firArt(front, leaf, bark));
  textAt(1130, 190, 150);
}

function drawCandle({ inp, c, r, p, dark, bg, metal, warm, leaf, cream, cast, bark, ink, acc, back, front, hang, sh }: Scene) {
  // three clip candles lit along a bough
  bough(r, [-50, 980], [420, 1080], [1010, 790], 270, back, 11);
  bough(r, [-60, 1080], [300, 1080], [700, 980], 180, front, 8);
  const cand = (x: number, y: number, h: number, w: number) => {
    const fl = y - h;
    return (
      circ(x, fl - 46, 330, `fill="${c.rad([[0, warm, dark ? 0.6 : 0.8], [0.3, warm, dark ? 0.2 : 0.34], [1, warm, 0]])}"`) +
      path(`M${n1(x - w)} ${n1(y)}V${n1(fl + 8)}C${n1(x - w)} ${n1(fl - 4)} ${n1(x - w * 0.4)} ${n1(fl + 4)} ${n1(x)} ${n1(fl + 2)}C${n1(x
        + w * 0.5)} ${n1(fl)} ${n1(x + w)} ${n1(fl - 6)} ${n1(x + w)} ${n1(fl + 6)}V${n1(y)}Z`,
        `fill="${c.lin([[0, '#fff6dd'], [0.3, mix('#fff6dd', p.paper, 0.4)], [1, shade('#efe0c4', -0.05)]])}"`) +
      path(`M${n1(x + w * 0.35)} ${n1(fl + 4)}V${n1(y)}H${n1(x + w)}V${n1(fl + 6)}Z`, 'fill="#8a5a2a" fill-opacity=".2"') +
      path(`M${n1(x - w)} ${n1(fl + 14)}c-5 22 -2 40 3 46c5 -8 4 -24 3 -34M${n1(x + w)} ${n1(fl + 10)}c5 30 2 60 -3 64c-5 -10 -4 -28 -3 -40Z`, 'fill="#fff4da"') +
      path(`M${n1(x)} ${n1(fl + 4)}q3 -12 -1 -20`, 'stroke="#3a2418" stroke-width="4" fill="none" stroke-linecap="round"') +
      path(`M${n1(x)} ${n1(fl - 10)}C${n1(x - 30)} ${n1(fl - 26)} ${n1(x - 22)} ${n1(fl - 62)} ${n1(x + 2)} ${n1(fl - 112)}C${n1(x
        + 24)} ${n1(fl - 62)} ${n1(x + 28)} ${n1(fl - 26)} ${n1(x)} ${n1(fl - 10)}Z`,
        `fill="${c.lin([[0, '#ffb648'], [0.5, '#ffe08a'], [1, '#ff9d3c']])}"`) +
      path(`M${n1(x)} ${n1(fl - 12)}C${n1(x - 17)} ${n1(fl - 24)} ${n1(x - 12)} ${n1(fl - 46)} ${n1(x + 1)} ${n1(fl - 78)}C${n1(x
        + 14)} ${n1(fl - 46)} ${n1(x + 16)} ${n1(fl - 24)} ${n1(x)} ${n1(fl - 12)}Z`,
        'fill="#fffdf0"') +
      path(`M${n1(x - w * 2.1)} ${n1(y - 10)}C${n1(x - w * 1.4)} ${n1(y + 8)} ${n1(x + w * 1.4)} ${n1(y + 8)} ${n1(x + w * 2.1)} ${n1(y - 10)}C${n1(x
        + w * 1.7)} ${n1(y + 22)} ${n1(x - w * 1.7)} ${n1(y + 22)} ${n1(x - w * 2.1)} ${n1(y - 10)}Z`,
        `fill="${metal}"`) +
      path(`M${n1(x - 9)} ${n1(y + 12)}H${n1(x + 9)}L${n1(x + 14)} ${n1(y + 52)}H${n1(x - 14)}Z`, `fill="${metal}"`)
    );
  };
  c.add('art', firArt(back, shade(leaf, -0.05), bark));
  c.add('art', cand(262, 984, 250, 23) + cand(540, 948, 292, 24) + cand(800, 850, 232, 22), 'flicker');
  c.add('art', firArt(front, leaf, bark));
  const small = (x: number, y: number, R: number, k: string,
    col: string) => hang(x, y - R * 1.6, y - R * 1.2) + sh(x, y, R) + g(glassBall(c, R, col, mix(cream, warm, 0.4), cast, shade(leaf, -0.1), warm, k), tf(x, y));
  c.add('art', small(396, 1166, 76, 'stars', p.a) + small(690, 1098, 66, 'rib', p.c) + small(126, 1176, 58, 'band', p.e === bg ? p.b : p.a), 'sway');
  const b = block(inp.headline, 'pinyon-script', 500, 800, 330, 168, { cy: 278 }, { lead: 0.92 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const t = [inp.sub, inp.name].filter(Boolean) as string[];
  if (t.length) c.add('type', path(block(t.join('|').toUpperCase(), 'tenor-sans', 500, 740, 80, 27, { cy: 1278 }, { track: 210, lead: 1.7 }).d, `fill="${acc}"`));
}

function drawTrio({ c, r, p, m, dark, warm, leaf, cream, cast, bark, back, front, hang, sh, textAt }: Scene) {
  bough(r, [-70, 20], [260, 210], [640, 190], 230, back, 10);
  bough(r, [1070, -30], [800, 160], [380, 170], 230, front, 10);
  bough(r, [-60, 260], [40, 340], [190, 380], 120, back, 5);
  c.add('art', firArt(back, shade(leaf, -0.05), bark));
  const kinds = m === 'reflector' ? ['indent', 'indent', 'rib'] : ['band', 'indent', 'stars'];
  const cols = dark ? [p.c, p.a, mix(p.b, p.d, 0.4)] : [p.c, p.a, p.e];
  const pos: [number, number, number][] = m === 'reflector' ? [[262, 570, 148], [600, 730, 232], [858, 470, 98]] : [[222, 570, 146], [524, 764, 218], [806, 524, 158]];
  pos.forEach(([x, y, R], i) =>
    c.add('art', hang(x, 190, y - R * 1.24) + sh(x, y, R) + g(glassBall(c, R, cols[i]!, mix(cream, warm, i === 1 ? 0.5 : 0.25), cast, shade(leaf, -0.12), warm, kinds[i]!), tf(x, y)), 'sway'));
  c.add('art', firArt(front, leaf, bark));
  textAt(1146, 190, 158);
}

export function drawBaubles(inp: Input): Drawing {
  const c = new Drawing('baubles', inp),
    { r, p } = c;
  const m = inp.motif || 'trio';
  const dark = isDark(p);
  const bg = p.bg,
    metal = c.foil(p.metal, 18),
    warm = '#ffd98a';
  const leaf = dark ? mix(p.b, '#3a7350', 0.86) : mix(p.b, '#2c5540', 0.84),
    cream = lum(p.paper) > 0.7 ? p.paper : '#fff1d8',
    cast = c.lin(METAL[p.metal].map((q, i) => [i / 7, q] as [number, string]), 0, 0, 1, 0.12),
    bark = mix('#4d3324', p.ink, dark ? 0.05 : 0.25);
  const ink = readsOn(bg, 6, p.ink, p.e),
    acc = readsOn(bg, 4.6, p.c, p.a, ink);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dark ? shade(bg, 0.075) : mix(bg, '#ffffff', 0.6)], [1, shade(bg, dark ? -0.03 : -0.02)]], 0.5, 0.42, 0.78)}"`));
  // lights out of focus
  let bokeh = '';
  for (const q of poisson(r, 20, 260, 960, 720, 150)) {
    const R = r.f(22, 62);
    bokeh += circ(q[0], q[1], R, `fill="${r.pick([warm, p.c, p.a])}" fill-opacity="${num(dark ? r.f(0.04, 0.11) : r.f(0.07, 0.16))}"`);
  }
  let snow = '';
  for (const q of poisson(r, 10, 10, 980, 1380, 84))
    if (m === 'candle' ? q[1] > 480 && q[1] < 1230 : q[1] < 1010) snow += circ(q[0], q[1], r.f(1.4, 3.8), `fill="#fff" fill-opacity="${n1(r.f(0.3, 0.9))}"`);
  c.add('texture', bokeh + snow);
  const back = { stem: '', n: ['', '', ''] },
    front = { stem: '', n: ['', '', ''] };
  const hang = (x: number, y0: number, y1: number) => path(`M${n1(x)} ${n1(y0)}V${n1(y1)}`, `stroke="${metal}" stroke-width="3"`);
  const sh = (x: number, y: number, R: number) => circ(x + R * 0.12, y + R * 0.16, R * 1.16, `fill="${c.rad([[0.72, '#05060a', dark ? 0.4 : 0.2], [1, '#05060a', 0]])}"`);
  const textAt = (cy: number, h: number, max: number) => {
    const b = block(inp.headline, 'pinyon-script', 500, 800, h, max, { cy }, { lead: 0.92 });
    c.add('type', path(b.d, `fill="${ink}"`));
    const t = [inp.sub, inp.name].filter(Boolean) as string[];
    if (t.length) c.add('type', path(block(t.join('|').toUpperCase(), 'tenor-sans', 500, 740, 80, 27, { top: b.bottom + 34 }, { track: 210, lead: 1.7 }).d, `fill="${acc}"`));
  };
  const scene: Scene = { inp, c, r, p, m, dark, bg, metal, warm, leaf, cream, cast, bark, ink, acc, back, front, hang, sh, textAt };
  if (m === 'globe') drawGlobe(scene);
  else if (m === 'candle') drawCandle(scene);
  else drawTrio(scene);
  c.add('texture', c.grain(0.45));
  return c;
}
