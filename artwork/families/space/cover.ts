import {
  at, circ, Drawing, ell, fit, g, type Input, lum, mix, n1, path, poisson, rect, shade, sparkle, stack, tf, type Rng,
} from '#artwork/engine.ts';

/** What the parts of a cover share. */
type Scene = { c: Drawing; r: Rng; bg: string; C: { a: string; b: string; c: string; d: string; e: string; } };

function planet({ c, bg }: Scene, x: number, y: number, R: number, col: string, kind: number) {
  const cp = c.clip(circ(x, y, R));
  let q = '';
  if (kind === 0)
    for (let i = -3; i <= 3; i++)
      q += path(
        `M${n1(x - R)} ${n1(y + i * R * 0.31)}q${n1(R * 0.5)} ${n1(R * 0.14)} ${n1(R)} 0t${n1(R)} 0v${n1(R * 0.14)}q${n1(-R * 0.5)} ${n1(-R * 0.14)} ${n1(-R)} 0t${n1(-R)} 0Z`,
        `fill="${i % 2 ? shade(col, 0.06) : shade(col, -0.05)}"`,
      );
  else
    for (const [a, b, k] of [
      [-0.3, -0.35, 0.22],
      [0.35, -0.1, 0.15],
      [-0.15, 0.35, 0.26],
      [0.45, 0.45, 0.12],
      [-0.6, 0.1, 0.12],
      [0.15, -0.6, 0.1],
    ] as [number, number, number][])
      q +=
        circ(x + a * R, y + b * R, k * R, `fill="${shade(col, -0.06)}"`) +
        path(
          `M${n1(x + a * R - k * R)} ${n1(y + b * R)}a${n1(k * R)} ${n1(k * R)} 0 0 1 ${n1(2 * k * R)} 0`,
          `fill="none" stroke="${shade(col, -0.12)}" stroke-width="${n1(R * 0.03)}"`,
        );
  return (
    circ(x, y, R * 1.22, `fill="${col}" opacity=".1"`) +
    circ(x, y, R, `fill="${col}"`) +
    g(
      q +
        circ(
          x + R * 0.34,
          y + R * 0.3,
          R * 1.12,
          `fill="none" stroke="${shade(bg, 0.0)}" stroke-opacity=".28" stroke-width="${n1(R * 0.55)}"`,
        ),
      `clip-path="${cp}"`,
    )
  );
}

function ringP(scene: Scene, x: number, y: number, R: number, col: string, rc: string) {
  const { bg } = scene;
  const e = (rx: number, ry: number, w: number, cc: string, half: number) =>
    g(path(`M${-rx} 0A${rx} ${ry} 0 0 ${half} ${rx} 0`, `fill="none" stroke="${cc}" stroke-width="${w}"`), tf(x, y, -18));
  return (
    e(R * 1.75, R * 0.42, R * 0.16, rc, 1) +
    e(R * 1.46, R * 0.33, R * 0.09, mix(rc, bg, 0.3), 1) +
    planet(scene, x, y, R, col, 0) +
    e(R * 1.75, R * 0.42, R * 0.16, rc, 0) +
    e(R * 1.46, R * 0.33, R * 0.09, mix(rc, bg, 0.3), 0)
  );
}

function rk({ C }: Scene, x: number, y: number, deg: number, S: number) {
  let q =
    path('M-58 250C-90 330 -40 360 -30 420C-14 380 10 400 0 460C20 400 40 390 34 350C66 380 80 320 58 250Z', `fill="${C.a}"`) +
    path('M-34 250C-50 310 -16 320 -4 370C14 330 40 320 34 250Z', `fill="${C.b}"`) +
    path(
      'M-80 90C-150 130 -168 210 -160 270C-130 236 -100 220 -70 222ZM80 90C150 130 168 210 160 270C130 236 100 220 70 222Z',
      `fill="${shade(C.a, -0.04)}"`,
    ) +
    path('M0 -300C70 -230 104 -110 96 20C92 110 78 190 56 252H-56C-78 190 -92 110 -96 20C-104 -110 -70 -230 0 -300Z', `fill="${C.d}"`) +
    path('M0 -300C70 -230 104 -110 96 20C92 110 78 190 56 252H18C50 120 52 -120 0 -300Z', `fill="${shade(C.d, -0.08)}"`) +
    path('M0 -300C36 -264 62 -214 78 -156Q0 -128 -78 -156C-62 -214 -36 -264 0 -300Z', `fill="${C.a}"`) +
    path('M0 -300C36 -264 62 -214 78 -156Q50 -146 24 -143C26 -200 18 -250 0 -300Z', `fill="${shade(C.a, -0.07)}"`) +
    path('M-88 150Q0 180 88 150L80 186Q0 214 -80 186Z', `fill="${C.b}"`) +
    circ(0, -30, 62, `fill="${shade(C.d, -0.2)}"`) +
    circ(0, -30, 50, `fill="${C.c}"`) +
    path('M-34 -46a38 38 0 0 1 30 -26', 'fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"') +
    path('M-14 196H14V262Q0 276 -14 262Z', `fill="${shade(C.a, -0.04)}"`);
  return g(q, tf(x, y, deg, S));
}

function astro({ bg, C }: Scene, x: number, y: number, S: number) {
  return g(
    path(
      'M-110 190C-150 210 -180 180 -190 130M110 190C160 180 190 120 200 60',
      `fill="none" stroke="${C.d}" stroke-width="58" stroke-linecap="round"`,
    ) +
      rect(-120, 40, 240, 200, `rx="60" fill="${shade(C.d, -0.12)}"`) +
      path('M-70 250V330M70 250V330', `stroke="${C.d}" stroke-width="72" stroke-linecap="round"`) +
      path('M-104 352H-36M104 352H36', `stroke="${C.a}" stroke-width="30" stroke-linecap="round"`) +
      rect(-110, 90, 220, 190, `rx="70" fill="${C.d}"`) +
      rect(-52, 176, 104, 66, `rx="14" fill="${C.e}"`) +
      circ(-26, 200, 10, `fill="${C.a}"`) +
      circ(4, 200, 10, `fill="${C.b}"`) +
      rect(-36, 222, 60, 8, `rx="4" fill="${C.c}"`) +
      circ(0, 0, 142, `fill="${C.d}"`) +
      ell(0, 6, 108, 96, `fill="${shade(bg, 0.04)}"`) +
      ell(-34, 6, 9, 13, 'fill="#fff"') +
      ell(34, 6, 9, 13, 'fill="#fff"') +
      path('M-22 40q22 20 44 0', 'fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"') +
      path('M-78 -24a84 76 0 0 1 46 -54', `fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".55"`) +
      circ(-146, 10, 22, `fill="${C.a}"`) +
      circ(146, 10, 22, `fill="${C.a}"`),
    tf(x, y, -8, S),
  );
}

function drawRocket(scene: Scene) {
  const { c, r, bg, C } = scene;
  let tr = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    tr += circ(
      420 - t * 330 + r.f(-16, 16),
      930 + t * 190 + r.f(-14, 14),
      18 + t * 40,
      `fill="${mix(C.d, bg, 0.25 + t * 0.5)}" opacity="${n1(0.85 - t * 0.5)}"`,
    );
  }
  c.add('art', tr + rk(scene, 590, 560, 26, 0.9), 'launch');
}

function drawAstronaut(scene: Scene) {
  const { c, C } = scene;
  c.add(
    'art',
    path('M520 700C700 800 800 900 1020 860', `fill="none" stroke="${C.d}" stroke-width="9" stroke-linecap="round" opacity=".7"`) +
      astro(scene, 500, 560, 1.02) +
      g(
        path('M0 0C-10 60 20 120 -6 190', `fill="none" stroke="${C.d}" stroke-width="4"`) +
          circ(0, -66, 70, `fill="${C.a}"`) +
          ell(-24, -90, 12, 20, 'fill="#fff" opacity=".7" transform="rotate(24 -24 -90)"'),
        tf(706, 420, 6),
      ),
    'float',
  );
}

export function drawSpace(inp: Input): Drawing {
  const c = new Drawing('space', inp),
    { r, p } = c;
  const dark = lum(p.bg) < 0.5;
  const bg = dark
    ? shade(p.bg, -0.02)
    : (() => {
        const k = lum(p.ink) < 0.45 ? p.ink : shade(p.e, -0.25);
        return shade(k, 0.22 - lum(k), 0.03);
      })();
  const m = inp.motif || 'rocket';
  c.add(
    'ground',
    rect(
      0,
      0,
      1000,
      1400,
      `fill="${c.rad(
        [
          [0, shade(bg, 0.1, 0.02)],
          [1, bg],
        ],
        0.5,
        0.55,
        0.75,
      )}"`,
    ),
  );
  const C = dark ? { a: p.a, b: p.c, c: p.d, d: p.ink, e: p.b } : { a: p.a, b: p.b, c: p.c, d: p.paper, e: mix(p.e, p.d, 0.35) };
  let s = '';
  for (const q of poisson(r, 0, 0, 1000, 1400, 40)) {
    const k = r.f();
    s +=
      k < 0.1
        ? path(sparkle(q[0], q[1], r.f(9, 17)), `fill="${r.pick([C.b, C.d, C.a])}"`)
        : k < 0.65
          ? circ(q[0], q[1], r.f(1.2, 3.6), `fill="${C.d}" opacity="${n1(r.f(0.35, 0.95))}"`)
          : '';
  }
  c.add('art', s, 'twinkle');
  const scene: Scene = { c, r, bg, C };
  c.add(
    'art',
    planet(scene, 110, 640, 150, C.e, 1) + ringP(scene, 825, 330, 104, C.b, C.a) + planet(scene, 905, 900, 70, C.c, 1) + planet(scene, 210, 330, 46, C.a, 0),
    'float',
  );
  if (m === 'rocket') drawRocket(scene);
  else drawAstronaut(scene);
  const lines = inp.headline.split('|');
  const S = stack(
    lines.map((s, i) => ({ t: s, f: 'bagel-fat-one', w: 840, max: i ? 176 : 120, gap: 26, flat: true })),
    { top: 96 },
  );
  void S;
  const B = stack(
    lines.map((s) => ({ t: s, f: 'bagel-fat-one', w: 840, max: 150, gap: 30, flat: true })),
    { bottom: inp.name ? 1268 : 1310 },
  );
  const ds = B.runs.map((u, i) => path(at(u, 500, B.ys[i]!), `fill="${i % 2 ? C.b : C.d}"`));
  const out = B.runs.map((u, i) => at(u, 500, B.ys[i]!)).join('');
  c.add('type', path(out, `fill="${bg}" stroke="${bg}" stroke-width="28" stroke-linejoin="round" opacity=".85"`) + ds.join(''));
  if (inp.name) {
    const u = fit(inp.name.toUpperCase(), 'fredoka:600', 640, 40, { max: 44, track: 200 });
    c.add('type', path(at(u, 500, 1334), `fill="${C.a}"`));
  }
  c.add('texture', c.grain(0.5));
  c.alt = `A ${m} among planets; ${lines.join(' ')}`;
  return c;
}
