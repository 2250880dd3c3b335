import {
  at, bez, blob, circ, Drawing, g, heart, type Input, lerp, lum, mix, n1, noise1, type P, path, polar, qbez, rect,
  ribbon, type Rng, shade, smooth, stack, TAU, tf, tfit,
} from '#artwork/engine.ts';

function brush(r: Rng, pts: P[], w: number, col: string, o = 0.9, n = 26, dry = 0.5) {
  let s = '';
  const N = pts.length;
  const norm = pts.map((q, i) => {
    const a = pts[Math.max(0, i - 1)]!,
      b = pts[Math.min(N - 1, i + 1)]!,
      l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / l, (b[0] - a[0]) / l] as P;
  });
  for (let k = 0; k < n; k++) {
    const u = ((k + 0.5) / n) * 2 - 1 + r.f(-0.03, 0.03);
    const s0 = Math.floor(r.f(0, 0.03 + 0.05 * Math.abs(u)) * N),
      s1 = Math.ceil(N * (1 - r.f(0, dry * 0.42) * (r.chance(0.65) ? 1 : 0.2)));
    const sub: P[] = [];
    for (let i = s0; i < s1; i += 2)
      sub.push([pts[i]![0] + (norm[i]![0] * u * w) / 2 + r.f(-0.6, 0.6), pts[i]![1] + (norm[i]![1] * u * w) / 2 + r.f(-0.6, 0.6)]);
    if (sub.length < 4) continue;
    const bw = (w / n) * r.f(0.8, 1.9);
    s += path(
      ribbon(sub, (t) => bw * (1 - 0.5 * t) * (t > 0.93 ? 0.4 : 1)),
      `fill-opacity="${n1(o * r.f(0.45, 1))}"`,
    );
  }
  return g(s, `fill="${col}"`);
}

/** What the parts of a cover share. */
type Scene = { inp: Input; c: Drawing; r: Rng; ink: string; acc: string; W: string };

function drawEnso({ c, r, ink, acc, W }: Scene) {
  const cx = 500,
    cy = 540,
    R = 300;
  const a0 = r.f(1.9, 2.3);
  const pts: P[] = [];
  for (let i = 0; i <= 160; i++) {
    const t = i / 160;
    pts.push(polar(cx, cy, R + Math.sin(t * 4) * 9, a0 + t * TAU * 0.955));
  }
  c.add('art', brush(r, pts, 78, ink, 0.9, 34, 0.75), 'draw-on');
  // plum blossom is rose, whatever else the palette has; its branch grows in through the gap in the ring
  const rose = mix('#d0596f', acc, 0.18);
  const b = bez([196, 812], [330, 690], [372, 520], [668, 452], 30);
  c.add(
    'art',
    path(
      ribbon(b, (t) => 13 - 10 * t),
      `fill="${ink}"`,
    ) +
      path(
        ribbon(qbez(b[14]!, [520, 480], [505, 410], 10), (t) => 7 - 5 * t),
        `fill="${ink}"`,
      ),
  );
  let f = '';
  for (const [i, dx, dy, k] of [
    [8, -20, -26, 30],
    [15, 24, 26, 36],
    [20, -8, -34, 40],
    [26, 20, 14, 30],
    [29, 10, -14, 22],
  ] as const) {
    const q = b[i]!;
    for (let j = 0; j < 5; j++) {
      const a = (j / 5) * TAU + i;
      f += path(
        blob(r, q[0] + dx + Math.cos(a) * k * 0.6, q[1] + dy + Math.sin(a) * k * 0.6, k * 0.52, k * 0.46, 8, 0.14),
        `fill="${j % 2 ? rose : mix(rose, '#ffffff', 0.25)}" fill-opacity=".62"`,
      );
    }
    f += circ(q[0] + dx, q[1] + dy, k * 0.16, `fill="${shade(rose, -0.2)}"`);
  }
  f += circ(505, 404, 13, `fill="${rose}" opacity=".8"`) + circ(670, 462, 10, `fill="${rose}" opacity=".8"`);
  for (let i = 0; i < 7; i++)
    f += path(blob(r, r.f(420, 760), r.f(640, 830), r.f(7, 12), r.f(4, 7), 6, 0.2), `fill="${rose}" fill-opacity=".45"`);
  c.add('art', g(f, `filter="${W}"`), 'bloom');
}

function drawBamboo({ c, r, ink, acc }: Scene) {
  for (const [x, w, o, tilt] of [
    [250, 46, 0.35, 20],
    [770, 58, 0.9, -16],
    [660, 30, 0.55, 30],
  ] as const) {
    let y = 1040;
    let k = 0;
    while (y > -40) {
      const h = r.f(150, 210),
        x0 = x + ((1040 - y) * tilt) / 1000,
        x1 = x + ((1040 - y + h) * tilt) / 1000;
      const pts: P[] = [];
      for (let i = 0; i <= 20; i++) pts.push([lerp(x0, x1, i / 20), y - 5 - ((h - 12) * i) / 20]);
      const edge = (sgn: number) =>
        pts.map((q, i) => [q[0] + ((sgn * w) / 2) * (1 + 0.16 * Math.pow(Math.abs(i / 20 - 0.5) * 2, 3)), q[1]] as P);
      const cul = smooth([...edge(1), ...edge(-1).reverse()], true, 0.7);
      const gr = c.lin(
        [
          [0, ink, o * 0.95],
          [0.3, ink, o * 0.5],
          [0.62, ink, o * 0.62],
          [1, ink, o],
        ],
        0,
        0,
        1,
        0,
      );
      c.add(
        'art',
        path(cul, `fill="${gr}"`) +
          brush(r, pts, w * 0.9, ink, o * 0.4, 12, 0.5) +
          path(
            `M${n1(x0 - w * 0.62)} ${n1(y - 1)}Q${n1(x0)} ${n1(y + 7)} ${n1(x0 + w * 0.62)} ${n1(y - 3)}`,
            `fill="none" stroke="${ink}" stroke-opacity="${Math.min(1, o + 0.1)}" stroke-width="6" stroke-linecap="round"`,
          ),
      );
      y -= h;
      k++;
    }
  }
  let lv = '';
  for (let i = 0; i < 34; i++) {
    const cl = r.pick([
      [760, 250],
      [640, 430],
      [800, 560],
      [270, 330],
      [240, 600],
    ] as const);
    const a = r.f(0.2, 2.9),
      L = r.f(80, 170);
    const b: P = [cl[0] + r.f(-30, 30), cl[1] + r.f(-26, 26)],
      e = polar(b[0], b[1], L, a);
    lv += path(
      ribbon(
        qbez(b, [(b[0] + e[0]) / 2 + r.f(-14, 14), (b[1] + e[1]) / 2 - 12], e, 10),
        (t) => 25 * Math.sin(Math.PI * Math.pow(t, 0.6)) + 0.5,
      ),
      `fill="${ink}" fill-opacity="${cl[0] < 400 ? 0.32 : n1(r.f(0.6, 0.92))}"`,
    );
  }
  c.add('art', lv, 'sway');
  c.add('art', circ(470, 300, 108, `fill="${acc}" opacity=".88"`));
}

function drawMountains({ inp, c, r, ink, acc, ty }: Scene & { ty: number }) {
  // misty mountains and a single boat
  for (let i = 0; i < 4; i++) {
    const nz = noise1(inp.seed + i);
    const y = 430 + i * 120;
    const ps: P[] = [];
    for (let x = -40; x <= 1040; x += 26) ps.push([x, y - Math.max(0, nz(x / (150 + i * 30)) + 0.35) * (230 - i * 36) - nz(x / 40) * 9]);
    c.add(
      'art',
      path(
        smooth(ps, false) + `L1040 ${y + 260}L-40 ${y + 260}Z`,
        `fill="${c.lin([
          [0, ink, [0.28, 0.4, 0.58, 0.8][i]!],
          [0.75, ink, 0],
        ])}"`,
      ),
      'parallax',
    );
  }
  c.add('art', circ(690, 250, 92, `fill="${acc}" opacity=".9"`));
  let b = '';
  for (let i = 0; i < 5; i++) b += `M${300 + i * 40} ${330 - i * 16}q9 -12 17 0q8 -12 17 -3`;
  c.add('art', path(b, `fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"`));
  c.add(
    'art',
    path(
      'M330 968C380 992 520 994 590 960C560 1010 370 1012 330 968ZM452 966V880M452 884C490 904 498 930 496 956Q474 964 452 962',
      `fill="${ink}" stroke="${ink}" stroke-width="3"`,
    ) +
      brush(
        r,
        Array.from({ length: 60 }, (_, i) => [250 + i * 8, 1020 + Math.sin(i / 6) * 4] as P),
        13,
        ink,
        0.35,
        7,
        0.9,
      ),
  );
  ty = 1190;
  return ty;
}

export function drawSumie(inp: Input): Drawing {
  const c = new Drawing('sumie', inp),
    { r, p } = c;
  const m = inp.motif || 'enso';
  const paper = lum(p.paper) < 0.5 ? '#f6f1e6' : mix(p.paper, '#f3ead8', 0.5);
  const ink = '#1c1d22';
  const acc = [p.a, p.e].sort((a, b) => Math.abs(lum(a) - 0.55) - Math.abs(lum(b) - 0.55))[0]!;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`));
  let fib = '';
  for (let i = 0; i < 70; i++) {
    const x = r.f(0, 1000),
      y = r.f(0, 1400);
    fib += `M${n1(x)} ${n1(y)}q${n1(r.f(-26, 26))} ${n1(r.f(-14, 14))} ${n1(r.f(-46, 46))} ${n1(r.f(-26, 26))}`;
  }
  c.add('texture', path(fib, `fill="none" stroke="${shade(paper, -0.08)}" stroke-width="1.4" opacity=".6"`));
  let ty = 1080;
  const W = c.wash(r.i(1, 40), 0.02, 1.5, 0.1);
  const scene: Scene = { inp, c, r, ink, acc, W };
  if (m === 'enso') drawEnso(scene);
  else if (m === 'bamboo') drawBamboo(scene);
  else ty = drawMountains({ ...scene, ty });
  const lines = inp.headline.split('|');
  const S = stack(
    lines.map((s) => ({
        t: s,
        f: inp.variant === 'script' ? 'la-belle-aurore' : 'cormorant-garamond:500i',
        w: 720,
        max: m === 'enso' ? 112 : 96,
        gap: 16,
      })),
    { cy: m === 'bamboo' ? 1200 : m === 'enso' ? 1120 : 1200 },
  );
  let t = '';
  S.runs.forEach((u, i) => (t += path(at(u, 500, S.ys[i]!), `fill="${ink}"`)));
  void ty;
  if (inp.name) {
    const u = tfit(inp.name.toUpperCase(), 'tenor-sans', 840, 24, { track: 360 });
    t += path(at(u, 500, S.bottom + 68), `fill="${mix(ink, paper, 0.3)}"`);
  }
  c.add('type', t, 'write-on');
  const sy = m === 'enso' ? 850 : 150,
    sx = m === 'enso' ? 800 : 128;
  const seal = blob(r, 0, 0, 40, 42, 14, 0.04);
  void seal;
  c.add(
    'ornament',
    g(
      path('M-36 -38L35 -40L38 36L-34 39Z', `fill="${acc === p.a ? '#b4302a' : '#b4302a'}"`) +
        path(heart(0, 0, 17), 'fill="none" stroke="#fbeee0" stroke-width="4.5"') +
        path('M-25 -26H24M-25 27H25', 'stroke="#fbeee0" stroke-width="3"'),
      tf(sx, sy, -4),
    ),
  );
  c.add('texture', c.grain(1));
  c.alt = `Ink painting, ${m}, with the words ${lines.join(' ')}`;
  return c;
}
