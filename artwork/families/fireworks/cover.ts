import {
  at, circ, Drawing, fit, g, type Input, type LineSpec, lum, mix, n1, noise1, type P, path, poisson, polar, qbez,
  rect, ribbon, type Rng, shade, smooth, stack, TAU, type Palette,
} from '#artwork/engine.ts';

const SKYLINE = (r: Rng, y: number, hmax: number): string => {
  let d = `M-10 ${y + 10}`;
  let x = -10;
  while (x < 1010) {
    const w = r.f(34, 92),
      h = r.f(0.25, 1) * hmax;
    const k = r.f();
    d += `L${n1(x)} ${n1(y)}`;
    if (k < 0.45) d += `V${n1(y - h)}H${n1(x + w)}V${n1(y)}`;
    else if (k < 0.62) d += `V${n1(y - h)}L${n1(x + w / 2)} ${n1(y - h - w * 0.7)}L${n1(x + w)} ${n1(y - h)}V${n1(y)}`;
    else if (k < 0.8)
      d += `V${n1(y - h * 0.7)}H${n1(x + w * 0.2)}V${n1(y - h)}H${n1(x + w * 0.46)}V${n1(y - h - 46)}H${n1(x + w * 0.52)}V${n1(y - h)}H${n1(x + w * 0.8)}V${n1(y - h * 0.7)}H${n1(x + w)}V${n1(y)}`;
    else d += `V${n1(y - h * 0.8)}A${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(x + w)} ${n1(y - h * 0.8)}V${n1(y)}`;
    x += w + (r.chance(0.3) ? r.f(4, 16) : 0);
  }
  return d + `L1010 ${y + 10}Z`;
};

function burst(c: Drawing, x: number, y: number, R: number, col: string, kind: string) {
  const r = c.r;
  let s = '',
    dots = '';
  const light = mix(col, '#ffffff', 0.55);
  const n = kind === 'willow' ? 34 : kind === 'peony' ? 0 : 44;
  s += circ(
    x,
    y,
    R * 1.15,
    `fill="${c.rad([
      [0, col, 0.42],
      [0.45, col, 0.14],
      [1, col, 0],
    ])}"`,
  );
  if (kind === 'peony') {
    for (let k = 1; k <= 5; k++) {
      const m = 8 + k * 7;
      for (let i = 0; i < m; i++) {
        const q = polar(x, y, ((R * k) / 5) * r.f(0.95, 1.04), (i / m) * TAU + k);
        dots += circ(q[0], q[1], R * 0.012 * (1.9 - k * 0.16), `fill="${k > 3 ? col : light}"`);
      }
    }
  } else {
    let d1 = '',
      d2 = '';
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + r.f(-0.03, 0.03);
      const rr = R * r.f(0.82, 1.06);
      const drop = kind === 'willow' ? R * 0.42 : R * 0.06;
      const e = polar(x, y, rr, a);
      const ctl = polar(x, y, rr * 0.62, a);
      const pts = qbez(polar(x, y, R * 0.1, a), ctl, [e[0], e[1] + drop], 7);
      d1 += ribbon(pts, (t) => R * 0.017 * Math.sin(Math.PI * Math.min(0.98, t * 0.94 + 0.06)));
      if (i % 2) {
        const f = polar(x, y, R * 0.62, a + 0.07);
        d2 += ribbon(
          qbez(polar(x, y, R * 0.08, a + 0.07), polar(x, y, R * 0.35, a + 0.07), [f[0], f[1] + drop * 0.4], 6),
          (t) => R * 0.012 * Math.sin(Math.PI * Math.min(0.98, t + 0.03)),
        );
      }
      dots += circ(e[0], e[1] + drop, R * 0.016, `fill="${light}"`);
    }
    s += path(d1, `fill="${col}"`) + path(d2, `fill="${light}"`);
  }
  s +=
    dots +
    circ(x, y, R * 0.05, 'fill="#fff"') +
    circ(
      x,
      y,
      R * 0.13,
      `fill="${c.rad([
        [0, '#ffffff', 0.9],
        [1, '#ffffff', 0],
      ])}"`,
    );
  return s;
}

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; m: string; top: string; bot: string; H: number; cs: string[];
  F: [number, number, number, string][];
};

function drawLand({ inp, r, p, m, top, bot, H }: Scene) {
  let land = '';
  const sil = shade(top, -0.03);
  if (m === 'city') {
    land = path(SKYLINE(r, H, 150), `fill="${mix(sil, bot, 0.35)}"`) + path(SKYLINE(r, H, 92), `fill="${sil}"`);
    let w = '';
    for (let i = 0; i < 150; i++) w += rect(r.f(0, 1000), H - r.f(8, 80), 3.4, 4.6, '');
    land += g(w, `fill="${mix(p.a, '#fff3c4', 0.5)}" opacity=".75"`);
  } else if (m === 'hills') {
    const ps: P[] = [];
    const nz = noise1(inp.seed);
    for (let x = -40; x <= 1040; x += 60) ps.push([x, H - 60 + nz(x / 190) * 52]);
    land = path(smooth(ps, false) + 'L1040 1200L-40 1200Z', `fill="${sil}"`);
  } else {
    land = path(
      `M-10 ${H}L150 ${H - 70}L260 ${H - 38}L430 ${H - 120}L560 ${H - 52}L720 ${H - 100}L1010 ${H - 18}V${H + 10}H-10Z`,
      `fill="${sil}"`,
    );
  }
  return land;
}

function drawWater({ c, r, top, bot, H, cs, F, land }: Scene & { land: string }) {
  // water: reflected glow broken into ripples
  let rip = '';
  for (let i = 0; i < 150; i++) {
    const y = H + 6 + Math.pow(r.f(), 0.8) * 300;
    const f = r.pick(F.slice(0, 5));
    const x = f[0] + r.g(0, 46 + (y - H) * 0.22),
      w = r.f(16, 66) * (0.5 + (y - H) / 260);
    rip += rect(
      x - w / 2,
      y,
      w,
      r.f(1.6, 3.6),
      `rx="1.6" fill="${cs[F.indexOf(f) % cs.length]!}" opacity="${n1(r.f(0.18, 0.6) * (1 - (y - H) / 420))}"`,
    );
  }
  c.add(
    'art',
    land +
      rect(
        0,
        H,
        1000,
        310,
        `fill="${c.lin([
          [0, mix(top, bot, 0.7)],
          [1, top],
        ])}"`,
      ) +
      rip,
    'shimmer',
  );
}

function drawWords({ inp, c, p, top }: Scene) {
  const lines = inp.headline.split('|');
  const specs: LineSpec[] = lines.map((s) => ({ t: s, f: inp.variant === 'deco' ? 'monoton' : 'pacifico', w: 760, max: 158, gap: 10 }));
  if (inp.sub || inp.name) {
    specs[specs.length - 1]!.gap = 40;
    specs.push({ t: (inp.sub || inp.name)!.toUpperCase(), f: 'jost:500', w: 620, max: 32, track: 330 });
  }
  const sub = specs.length > lines.length ? specs.pop() : null;
  const S = stack(specs, { cy: 800 });
  if (sub) {
    S.runs.push(fit(sub.t, sub.f, sub.w, 1e9, { max: sub.max, track: sub.track }));
    S.ys.push(1262);
  }
  const ds = S.runs.map((u, i) => at(u, 500, S.ys[i]!));
  const tx = ds.slice(0, lines.length).join('');
  c.add(
    'type',
    path(tx, `fill="none" stroke="${top}" stroke-opacity=".35" stroke-width="26" stroke-linejoin="round" filter="${c.blur(12)}"`) +
      path(tx, `fill="#fff8e8"`) +
      (ds[lines.length] ? path(ds[lines.length]!, `fill="${mix(p.a, '#ffffff', 0.45)}"`) : ''),
    'glow',
  );
  return lines;
}

export function drawFireworks(inp: Input): Drawing {
  const c = new Drawing('fireworks', inp),
    { r, p } = c;
  const m = inp.motif || 'city';
  const dark = lum(p.bg) < 0.5;
  const top = dark ? shade(p.bg, -0.04) : shade(p.e, -0.2),
    bot = dark ? mix(p.b, p.e, 0.25) : mix(p.e, p.a, 0.35);
  const H = 1090;
  c.add(
    'ground',
    rect(
      0,
      0,
      1000,
      1400,
      `fill="${c.lin([
        [0, top],
        [0.6, mix(top, bot, 0.55)],
        [0.78, bot],
        [1, top],
      ])}"`,
    ),
  );
  let stars = '';
  for (const q of poisson(r, 0, 0, 1000, 860, 44))
    if (r.chance(0.75)) stars += circ(q[0], q[1], Math.pow(r.f(), 2) * 2.2 + 0.5, `fill="#fff" opacity="${n1(r.f(0.25, 0.9))}"`);
  c.add('art', stars);
  const cs = dark ? [p.a, p.c, p.d, p.ink, mix(p.a, p.c, 0.5)] : [p.b, p.a, p.d, p.paper, p.c];
  const F: [number, number, number, string][] = [
    [290, 250, 215, 'chrys'],
    [735, 190, 170, 'willow'],
    [520, 470, 128, 'peony'],
    [130, 520, 104, 'chrys'],
    [880, 505, 120, 'peony'],
    [560, 90, 78, 'peony'],
    [930, 60, 66, 'chrys'],
    [60, 90, 76, 'willow'],
  ];
  let fw = '';
  F.forEach(([x, y, R, k], i) => (fw += burst(c, x + r.f(-30, 30), y + r.f(-26, 26), R * r.f(0.94, 1.08), cs[i % cs.length]!, k)));
  c.add('art', fw, 'burst');
  const scene: Scene = { inp, c, r, p, m, top, bot, H, cs, F };
  const land = drawLand(scene);
  drawWater({ ...scene, land });
  const lines = drawWords(scene);
  c.add('texture', c.grain(0.5));
  c.alt = `Fireworks over ${m === 'city' ? 'a city by the water' : 'the hills'} with the words ${lines.join(' ')}`;
  return c;
}
