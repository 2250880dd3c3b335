import {
  at, circ, Drawing, fit, g, type Input, lum, METAL, mix, n1, path, polar, poly, pt, rect, shade, stack, TAU,
  type Stack,
} from '#artwork/engine.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; bg: string; F: string; F2: string; st: (d: string, w: number) => string; clip: string; cy: number;
};

function fan({ bg, F, st }: Scene, x: number, y: number, R: number, n: number, k: number, up = 1) {
  let s = '';
  for (let i = k; i >= 1; i--) {
    const rr = (R * i) / k;
    s += path(
      `M${n1(x - rr)} ${n1(y)}A${n1(rr)} ${n1(rr)} 0 0 ${up > 0 ? 1 : 0} ${n1(x + rr)} ${n1(y)}Z`,
      `fill="${i % 2 ? bg : shade(bg, 0.045)}" stroke="${F}" stroke-width="${i === k ? 3.4 : 1.7}"`,
    );
  }
  let d = '';
  for (let i = 1; i < n; i++) {
    const q = polar(x, y, R, (up > 0 ? Math.PI : 0) + (i / n) * Math.PI),
      b = polar(x, y, R / k, (up > 0 ? Math.PI : 0) + (i / n) * Math.PI);
    d += `M${pt(b)}L${pt(q)}`;
  }
  return s + st(d, 1.5);
}

function drawSunburst({ F, F2, clip, cy }: Scene) {
  let a = '';
  let d = '',
    d2 = '';
  const n = 64;
  for (let i = 0; i < n; i++) {
    const an = (i / n) * TAU;
    const L = i % 4 === 0 ? 1200 : i % 2 ? 430 : 520;
    d += poly([
      polar(500, cy, 305, an - 0.004),
      polar(500, cy, L, an - (i % 4 === 0 ? 0.012 : 0.003)),
      polar(500, cy, L, an + (i % 4 === 0 ? 0.012 : 0.003)),
      polar(500, cy, 305, an + 0.004),
    ]);
    if (i % 2) d2 += circ(...polar(500, cy, 446, an), 4.2, '');
  }
  a += g(path(d, `fill="${F2}" opacity=".92"`) + g(d2, `fill="${F}"`), `clip-path="${clip}"`);
  return a;
}

function drawFans(scene: Scene & { a: string }) {
  const { clip } = scene;
  let { a } = scene;
  const R = 118;
  for (let row = 0; row < 5; row++)
    for (let i = -1; i < 10; i++)
      a += fan(scene, i * R * 1.0 + (row % 2) * R * 0.5 + 20, 1330 - (4 - row) * 0 - row * 0 + row * R * 0.5 - 250, R * 0.5, 7, 4);
  a = g(a, `clip-path="${clip}"`);
  let top = '';
  for (let row = 0; row < 4; row++)
    for (let i = -1; i < 10; i++) top += fan(scene, i * R + (row % 2) * R * 0.5 + 20, 130 + (3 - row) * R * 0.5 - 0, R * 0.5, 7, 4, -1);
  a += g(top, `clip-path="${clip}"`);
  return a;
}

function drawChevron(scene: Scene) {
  const { st, clip } = scene;
  let a = '';
  let d = '';
  for (let i = 0; i < 7; i++) {
    const o = i * 22;
    d += `M${110 + o * 0.2} ${470 - o * 1.1}L500 ${170 - o * 1.1}L${890 - o * 0.2} ${470 - o * 1.1}`;
  }
  for (let i = 0; i < 7; i++) {
    const o = i * 17;
    d += `M${172 - o} ${470 + o * 0.2}V930M${828 + o} ${470 + o * 0.2}V930`;
  }
  a += g(st(d, 2.2), `clip-path="${clip}"`);
  a += g([-1, 1].map((q) => fan(scene, 500 + q * 430, 1356, 210, 11, 6)).join(''), `clip-path="${clip}"`);
  return a;
}

function drawFansOrSunburst({ c, bg, F, st, S }: Scene & { S: Stack }) {
  const pw = Math.max(S.w + 110, 560),
    pd = `M${500 - pw / 2} ${S.top - 44}H${500 + pw / 2}V${S.bottom + 40}H${500 - pw / 2}Z`;
  c.add(
    'frame',
    path(pd, `fill="${bg}" stroke="${F}" stroke-width="3"`) +
      st(`M${500 - pw / 2 + 12} ${S.top - 32}H${500 + pw / 2 - 12}V${S.bottom + 28}H${500 - pw / 2 + 12}Z`, 1.3),
  );
}

export function drawDeco(inp: Input): Drawing {
  const c = new Drawing('deco', inp),
    { p } = c;
  const m = inp.motif || 'sunburst';
  const bg = lum(p.bg) < 0.5 ? p.bg : shade(p.e, -0.18);
  const F = c.foil(p.metal, 62);
  const F2 = c.foil(p.metal, 20);
  const fg = lum(p.ink) > 0.6 ? p.ink : '#f8efdc';
  c.add(
    'ground',
    rect(0, 0, 1000, 1400, `fill="${bg}"`) +
      rect(
        0,
        0,
        1000,
        1400,
        `fill="${c.rad(
          [
            [0, shade(bg, 0.07, 0.01)],
            [1, shade(bg, -0.04)],
          ],
          0.5,
          0.45,
          0.75,
        )}"`,
      ),
  );
  const num = inp.sub || '25';
  let a = '';
  const st = (d: string, w: number) => path(d, `fill="none" stroke="${F}" stroke-width="${w}" stroke-linejoin="miter"`);
  const step = (o: number, k: number) =>
    `M${o + k * 3} ${o}H${1000 - o - k * 3}V${o + k}H${1000 - o - k * 2}V${o + k * 2}H${1000 - o - k}V${o
      + k * 3}H${1000 - o}V${1400 - o - k * 3}H${1000 - o - k}V${1400 - o - k * 2}H${1000 - o - k * 2}V${1400 - o - k}H${1000 - o - k * 3}V${1400 - o}H${o
      + k * 3}V${1400 - o - k}H${o + k * 2}V${1400 - o - k * 2}H${o + k}V${1400 - o - k * 3}H${o}V${o + k * 3}H${o + k}V${o + k * 2}H${o + k * 2}V${o + k}H${o + k * 3}Z`;
  c.add('frame', st(step(44, 30), 5) + st(step(62, 30), 1.8));
  const clip = c.clip(path(step(74, 30)));
  const cy = 590;
  const scene: Scene = { c, bg, F, F2, st, clip, cy };
  if (m === 'sunburst') a += drawSunburst(scene);
  else if (m === 'fans') a = drawFans({ ...scene, a });
  else a += drawChevron(scene);
  // medallion
  const oct = (R: number) =>
    poly(Array.from({ length: m === 'fans' ? 64 : 8 }, (_, i) => polar(500, cy, R, ((i + 0.5) / (m === 'fans' ? 64 : 8)) * TAU)));
  if (m !== 'chevron')
    a +=
      path(oct(318), `fill="${bg}" stroke="${F}" stroke-width="7"`) +
      path(oct(298), `fill="none" stroke="${F}" stroke-width="2"`) +
      path(oct(286), `fill="${shade(bg, 0.03)}" stroke="${F}" stroke-width="1.2"`);
  else
    a +=
      path(`M500 236L806 440V884H194V440Z`, `fill="${bg}" stroke="${F}" stroke-width="6"`) +
      path(`M500 262L784 452V862H216V452Z`, `fill="none" stroke="${F}" stroke-width="1.8"`);
  c.add('art', a, 'draw-on');
  const u = fit(num, inp.variant === 'stripes' ? 'monoton' : 'limelight', 400, 290);
  const ny = cy + (m === 'chevron' ? 60 : -8) - (u.y0 + u.y1) / 2;
  const d = at(u, 500, ny);
  let t = path(d, `fill="#000" opacity=".35" transform="translate(4 6)"`) + path(d, `fill="${F2}"`);
  const yl = fit('YEARS', 'poiret-one', 300, 40, { max: 44, track: 520 });
  const yy = ny + u.y1 + 66;
  t +=
    path(at(yl, 507, yy), `fill="${fg}" stroke="${fg}" stroke-width="1"`) +
    st(`M${500 - 210} ${yy - 14}H${500 - 140 - 10}M${500 + 150} ${yy - 14}H${500 + 210}`, 2);
  const lines = inp.headline.split('|');
  const S = stack(
    [
      { t: lines.join(' ').toUpperCase(), f: 'federo', w: 680, max: 84, track: 120, gap: 40 },
      ...(inp.name ? [{ t: inp.name, f: 'pinyon-script', w: m === 'chevron' ? 540 : 600, max: 92 }] : []),
    ],
    { cy: m === 'fans' ? 1062 : m === 'chevron' ? 1098 : 1090 },
  );
  if (m === 'fans' || m === 'sunburst') drawFansOrSunburst({ ...scene, S });
  // a thin script cannot be seen in the dark tones of the foil, so that it takes the lightest one
  const hand = mix(METAL[p.metal][2], '#ffffff', 0.2);
  S.runs.forEach((q, i) => (t += path(at(q, 500, S.ys[i]!), i ? `fill="${hand}" stroke="${hand}" stroke-width="1.2"` : `fill="${fg}"`)));
  c.add('type', t, 'foil');
  c.add('texture', c.grain(0.4));
  c.alt = `Art-deco card for ${num} years: ${lines.join(' ')}`;
  return c;
}
