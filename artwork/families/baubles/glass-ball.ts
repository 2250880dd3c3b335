import {
  circ, type Drawing, ell, g, mix, n1, type P, path, poisson, polar, poly, pt, type Rng, shade, sparkle, star, TAU,
} from '#artwork/engine.ts';

/** A glass ball: its size, its decoration, and lines of latitude on it. */
type Ball = {
  c: Drawing; R: number; deco: string; r: Rng; dk: string; lt: string; onLat: (v: number, u: number) => P;
  ringD: (v: number) => string;
};

function drawBand({ R, deco, onLat, ringD, paint }: Ball & { paint: string }) {
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

function drawRib({ R, deco, dk, lt, onLat, paint }: Ball & { paint: string }) {
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

function drawStars({ R, deco, r, paint }: Ball & { paint: string }) {
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

function drawIndent({ c, R, deco, dk, lt, paint }: Ball & { paint: string }) {
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
export function glassBall(c: Drawing, R: number, col: string, deco: string, metal: string, fir: string, warm: string, kind: string) {
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
  const ball: Ball = { c, R, deco, r, dk, lt, onLat, ringD };
  if (kind === 'band') paint = drawBand({ ...ball, paint });
  else if (kind === 'rib') paint = drawRib({ ...ball, paint });
  else if (kind === 'stars') paint = drawStars({ ...ball, paint });
  else if (kind === 'indent') paint = drawIndent({ ...ball, paint });
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
