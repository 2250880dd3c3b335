import {
  at, circ, Drawing, ell, g, heart, type Input, type LineSpec, lum, mix, n1, type P, path, polar, pt, qbez, rect,
  ribbon, shade, smooth, stack, TAU, tf, type Rng, type Palette,
} from '#artwork/engine.ts';
import { leaf } from '#artwork/subjects/leaves.ts';

const starburst = (x: number, y: number, R: number, n: number, col: string, dot?: string, w = 3) => {
  let d = '',
    dots = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU,
      L = R * (i % 2 ? 0.6 : 1);
    const q = polar(x, y, L, a),
      b = polar(x, y, R * 0.12, a);
    d += `M${pt(b)}L${pt(q)}`;
    if (dot && i % 2 === 0) dots += circ(q[0], q[1], w * 1.5, `fill="${dot}"`);
  }
  return path(d, `stroke="${col}" stroke-width="${w}" stroke-linecap="round"`) + dots;
};
const boomer = (x: number, y: number, s: number, deg: number, col: string) =>
  g(path('M-60 -20C-40 -60 40 -60 62 -18C74 6 52 16 40 2C20 -22 -16 -20 -34 10C-48 34 -76 10 -60 -20Z', `fill="${col}"`), tf(x, y, deg, s));
type Cols = { body: string; belly: string; mark: string; ink: string; acc: string; acc2: string };
const hatch = (c: Drawing, ps: P[], clipD: string, col: string, gap = 12, ang = 0, w = 3) => {
  let d = '';
  const [x0, y0, x1, y1] = [
    Math.min(...ps.map((q) => q[0])),
    Math.min(...ps.map((q) => q[1])),
    Math.max(...ps.map((q) => q[0])),
    Math.max(...ps.map((q) => q[1])),
  ];
  for (let y = y0; y < y1; y += gap) d += `M${n1(x0)} ${n1(y)}L${n1(x1)} ${n1(y + ang)}`;
  return path(d, `stroke="${col}" stroke-width="${w}" stroke-linecap="round" clip-path="${c.clip(path(clipD))}"`);
};
const ANIMALS: Record<string, (c: Drawing, k: Cols, flip: number) => string> = {
  cat(c, k, f) {
    const body = 'M-92 0C-120 -150 -74 -290 0 -330C74 -290 120 -150 92 0Z';
    const head =
      'M-104 -404C-108 -470 -112 -506 -92 -520C-70 -506 -52 -488 -40 -470C-14 -478 14 -478 40 -470C52 -488 70 -506 92 -520C112 -506 108 -470 104 -404C104 -350 60 -316 0 -316C-60 -316 -104 -350 -104 -404Z';
    let s =
      path(
        `M70 -20C190 -10 214 -96 178 -168C150 -222 186 -262 216 -246`,
        `fill="none" stroke="${k.body}" stroke-width="34" stroke-linecap="round"`,
      ) + path('M176 -166l30 -10M194 -118l32 4M186 -66l28 20', `stroke="${k.mark}" stroke-width="9" stroke-linecap="round"`);
    s += path(body, `fill="${k.body}"`);
    s += path('M0 -300C44 -250 52 -120 34 0H-34C-52 -120 -44 -250 0 -300Z', `fill="${k.belly}"`);
    let z = '';
    for (let i = 0; i < 5; i++) z += `M-104 ${-60 - i * 44}q26 -14 46 4M104 ${-60 - i * 44}q-26 -14 -46 4`;
    s += path(z, `fill="none" stroke="${k.mark}" stroke-width="9" stroke-linecap="round" clip-path="${c.clip(path(body))}"`);
    s += path('M-34 0v-86M34 0v-86', `stroke="${k.ink}" stroke-width="4" stroke-linecap="round" opacity=".7"`);
    s +=
      path(head, `fill="${k.body}"`) +
      path('M-88 -494L-82 -446L-54 -464ZM88 -494L82 -446L54 -464Z', `fill="${k.acc}"`) +
      path('M-12 -470h24l-4 44h-16ZM-44 -466l16 -2l4 30l-12 2ZM44 -466l-16 -2l-4 30l12 2Z', `fill="${k.mark}"`);
    s +=
      path(
        'M-74 -404C-60 -430 -32 -430 -22 -398C-38 -382 -62 -384 -74 -404ZM74 -404C60 -430 32 -430 22 -398C38 -382 62 -384 74 -404Z',
        `fill="${k.belly}"`,
      ) +
      ell(-47, -404, 10, 18, `fill="${k.ink}"`) +
      ell(47, -404, 10, 18, `fill="${k.ink}"`) +
      circ(-43, -411, 4, 'fill="#fff"') +
      circ(51, -411, 4, 'fill="#fff"');
    s +=
      path('M-11 -366h22l-11 13Z', `fill="${k.acc}"`) +
      path(
        'M0 -353v10M0 -343q-14 12 -28 2M0 -343q14 12 28 2M-60 -360l-66 -12M-60 -350l-64 8M60 -360l66 -12M60 -350l64 8',
        `fill="none" stroke="${k.ink}" stroke-width="3.6" stroke-linecap="round"`,
      );
    s += path('M-62 -318q62 34 124 0l-5 22q-57 28 -114 0Z', `fill="${k.acc}"`) + circ(0, -286, 13, `fill="${k.acc2}"`);
    return g(s, `transform="scale(${f} 1)"`);
  },
  bird(c, k, f) {
    const body = 'M-150 -92C-150 -190 -70 -236 10 -226C92 -216 140 -160 136 -92C130 -20 50 14 -30 4C-110 -6 -150 -40 -150 -92Z';
    let s =
      path('M-130 -70L-286 -10L-276 34L-120 -20Z', `fill="${k.mark}"`) +
      path('M-262 8l120 -44M-258 22l128 -36', `stroke="${k.belly}" stroke-width="4"`);
    s += path('M-10 0v70M34 -4v74M-10 70h30M34 70h30M-10 70h-14M34 70h-12', `stroke="${k.ink}" stroke-width="6" stroke-linecap="round"`);
    s +=
      path(body, `fill="${k.body}"`) +
      path('M136 -92C130 -20 50 14 -30 4C-60 0 -86 -8 -106 -20C-20 -30 80 -60 136 -92Z', `fill="${k.belly}"`);
    const wing = 'M-120 -96C-80 -170 20 -180 62 -116C30 -50 -60 -30 -150 -44Z';
    s +=
      path(wing, `fill="${k.acc}"`) +
      hatch(
        c,
        [
          [-150, -180],
          [62, -30],
        ],
        wing,
        k.belly,
        17,
        60,
        4,
      ) +
      path(wing, `fill="none" stroke="${k.ink}" stroke-width="0"`);
    s += path('M130 -132L214 -112L132 -92Z', `fill="${k.acc2}"`) + path('M132 -110h52', `stroke="${k.ink}" stroke-width="3"`);
    s += circ(84, -142, 23, `fill="${k.belly}"`) + circ(87, -142, 12, `fill="${k.ink}"`) + circ(91, -147, 4, 'fill="#fff"');
    s +=
      path(
        'M20 -226q-6 -50 -34 -64M26 -226q8 -48 2 -74M34 -224q22 -36 46 -48',
        `fill="none" stroke="${k.ink}" stroke-width="5" stroke-linecap="round"`,
      ) +
      circ(-14, -290, 9, `fill="${k.acc2}"`) +
      circ(28, -300, 9, `fill="${k.acc}"`) +
      circ(80, -272, 9, `fill="${k.acc2}"`);
    return g(s, `transform="scale(${f} 1)"`);
  },
  fox(c, k, f) {
    let s =
      path(
        'M70 -8C210 10 292 -70 270 -196C258 -262 210 -300 190 -292C214 -236 190 -180 130 -150C90 -128 66 -70 70 -8Z',
        `fill="${k.body}"`,
      ) +
      path('M190 -292C210 -300 258 -262 268 -206C246 -226 218 -232 204 -226C208 -250 202 -272 190 -292Z', `fill="${k.belly}"`) +
      path('M110 -40q60 -6 100 -56M100 -66q50 -14 84 -56', `fill="none" stroke="${k.mark}" stroke-width="6" stroke-linecap="round"`);
    s +=
      path('M-100 0C-112 -130 -70 -250 0 -290C70 -250 112 -130 100 0Z', `fill="${k.body}"`) +
      path('M0 -280C36 -240 44 -120 30 0H-30C-44 -120 -36 -240 0 -280Z', `fill="${k.belly}"`) +
      path('M-62 0v-74h30v74ZM62 0v-74h-30v74Z', `fill="${k.mark}"`);
    s +=
      path('M-130 -430L-120 -520L-46 -470H46L120 -520L130 -430C120 -370 60 -300 0 -262C-60 -300 -120 -370 -130 -430Z', `fill="${k.body}"`) +
      path(
        'M-130 -430C-96 -440 -50 -420 -26 -376L0 -290L26 -376C50 -420 96 -440 130 -430C120 -370 60 -300 0 -262C-60 -300 -120 -370 -130 -430Z',
        `fill="${k.belly}"`,
      ) +
      path('M-112 -496L-106 -448L-70 -470ZM112 -496L106 -448L70 -470Z', `fill="${k.mark}"`) +
      path('M-18 -278L0 -262L18 -278Q0 -300 -18 -278Z', `fill="${k.ink}"`);
    s +=
      path('M-78 -392q20 18 40 0M78 -392q-20 18 -40 0', `fill="none" stroke="${k.ink}" stroke-width="7" stroke-linecap="round"`) +
      path('M0 -462l10 22l-10 22l-10 -22Z', `fill="${k.acc2}"`);
    return g(s, `transform="scale(${f} 1)"`);
  },
  owl(c, k, f) {
    const body =
      'M-130 -20C-150 -180 -140 -330 -122 -400C-110 -430 -128 -462 -118 -486C-86 -476 -60 -460 -36 -456C-12 -462 12 -462 36 -456C60 -460 86 -476 118 -486C128 -462 110 -430 122 -400C140 -330 150 -180 130 -20C70 14 -70 14 -130 -20Z';
    let s = path(body, `fill="${k.body}"`);
    const belly = 'M-84 -30C-96 -150 -60 -270 0 -286C60 -270 96 -150 84 -30C40 -8 -40 -8 -84 -30Z';
    s += path(belly, `fill="${k.belly}"`);
    let d = '';
    for (let r = 0; r < 6; r++)
      for (let i = -3; i <= 3; i++) {
        const x = i * 28 + (r % 2) * 14,
          y = -240 + r * 38;
        d += `M${x - 14} ${y}a14 16 0 0 0 28 0`;
      }
    s += path(d, `fill="none" stroke="${k.acc}" stroke-width="5" clip-path="${c.clip(path(belly))}"`);
    s += path(
      'M-130 -250C-170 -180 -166 -90 -122 -40C-104 -110 -104 -190 -130 -250ZM130 -250C170 -180 166 -90 122 -40C104 -110 104 -190 130 -250Z',
      `fill="${k.mark}"`,
    );
    for (const q of [-58, 58])
      s +=
        circ(q, -374, 62, `fill="${k.belly}"`) +
        starburst(q, -374, 56, 18, k.acc, undefined, 4) +
        circ(q, -374, 33, `fill="${k.acc2}"`) +
        circ(q, -374, 20, `fill="${k.ink}"`) +
        circ(q + 7, -381, 6.5, 'fill="#fff"');
    s +=
      path('M-17 -348h34L0 -300Z', `fill="${k.acc}"`) +
      path('M-56 -10v22M-40 -8v24M-24 -8v22M56 -10v22M40 -8v24M24 -8v22', `stroke="${k.acc2}" stroke-width="10" stroke-linecap="round"`);
    return g(s, `transform="scale(${f} 1)"`);
  },
  whale(c, k, f) {
    const body =
      'M-280 -120C-270 -240 -120 -290 30 -270C160 -252 220 -180 300 -190C330 -240 360 -280 410 -286C396 -250 390 -220 396 -196C420 -190 440 -176 452 -150C410 -140 370 -150 336 -160C290 -60 160 -10 0 -10C-170 -10 -284 -40 -280 -120Z';
    let s = path(body, `fill="${k.body}"`);
    const belly = 'M-276 -104C-200 -70 -80 -56 40 -62C120 -66 180 -84 220 -96C160 -40 90 -10 0 -10C-160 -10 -268 -34 -276 -104Z';
    s += path(belly, `fill="${k.belly}"`);
    let d = '';
    for (let i = 0; i < 9; i++) d += `M${-230 + i * 44} ${-96 + Math.min(i, 4) * 9}L${-200 + i * 40} -10`;
    s += path(d, `stroke="${k.body}" stroke-width="4" opacity=".5" clip-path="${c.clip(path(belly))}"`);
    s +=
      path('M-20 -70C-10 -10 30 40 80 40C76 0 60 -40 40 -72Z', `fill="${k.mark}"`) +
      ell(-176, -142, 13, 15, `fill="${k.ink}"`) +
      circ(-172, -147, 5, 'fill="#fff"') +
      circ(-150, -104, 17, `fill="${k.acc}" opacity=".55"`);
    let w = '';
    for (const [x, y] of [
      [-60, -210, 0],
      [20, -226, 0],
      [100, -200, 0],
      [-120, -226, 0],
      [60, -160, 0],
      [-20, -160, 0],
      [160, -160, 0],
    ] as [number, number, number][])
      w += circ(x, y, 8, '');
    s += g(w, `fill="${k.mark}" opacity=".75"`);
    s +=
      path(
        'M-90 -290C-96 -350 -140 -372 -176 -356M-82 -290C-80 -360 -30 -384 6 -360M-86 -290V-390',
        `fill="none" stroke="${k.acc}" stroke-width="9" stroke-linecap="round"`,
      ) + path(heart(-86, -430, 30), `fill="${k.acc}"`);
    return g(s, `transform="scale(${f} 1)"`);
  },
};

/** What the parts of a cover share. */
type Scene = { c: Drawing; r: Rng; p: Palette; bg: string; ink: string; k1: Cols; k2: Cols };

function drawBird({ c, r, p, bg, ink, k1, k2 }: Scene) {
  let an = '';
  const br = qbez([40, 900], [500, 800], [960, 885], 24);
  an += path(
    ribbon(br, (t) => 20 - t * 8),
    `fill="${mix(p.e, ink, 0.4)}"`,
  );
  for (let i = 0; i < 9; i++) {
    const q = br[2 + i * 2 + (i > 4 ? 1 : 0)]!;
    an += leaf(q[0], q[1], (i % 2 ? 50 : -58) + r.f(-12, 12), 92, 40, {
      fill: [p.c, p.b, mix(p.c, p.e, 0.5)][i % 3]!,
      tone: shade([p.c, p.b, mix(p.c, p.e, 0.5)][i % 3]!, -0.05),
      vein: bg,
    });
  }
  an +=
    g(ANIMALS.bird!(c, k1, 1), tf(330, 785, 0, 0.98)) +
    g(ANIMALS.bird!(c, { ...k2, acc: p.e }, -1), tf(716, 785, 0, 0.8)) +
    path(heart(522, 470, 34), `fill="${p.a}"`);
  return an;
}

function drawWhale({ c, p, k1, an }: Scene & { an: string }) {
  let wv = '';
  for (let i = 0; i < 3; i++) {
    const ps: P[] = [];
    for (let x = 60; x <= 940; x += 30) ps.push([x, 800 + i * 44 + Math.sin(x / 46 + i) * 12]);
    wv += path(smooth(ps, false), `fill="none" stroke="${[p.c, p.d, p.a][i]!}" stroke-width="9" stroke-linecap="round"`);
  }
  an = g(ANIMALS.whale!(c, k1, 1), tf(430, 770, -4, 0.92)) + wv;
  return an;
}

export function drawMidcentury(inp: Input): Drawing {
  const c = new Drawing('midcentury', inp),
    { r, p } = c;
  const m = inp.motif || 'cat';
  const dark = lum(p.bg) < 0.5;
  const bg = dark ? p.bg : mix(p.paper, p.bg, 0.55);
  const ink = dark ? shade(p.bg, -0.06) : p.ink;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`));
  const two = m === 'cat' && inp.variant === 'pair';
  // misregistered colour blocks
  let blk = '';
  const B = [mix(p.d, bg, 0.25), mix(p.b, bg, 0.55), mix(p.c, bg, 0.6)];
  blk +=
    path(
      'M70 250C60 150 180 90 330 110C500 130 700 70 850 130C960 180 930 420 920 620C910 800 940 900 800 930C600 970 420 930 240 940C90 950 80 820 84 640C88 500 78 380 70 250Z',
      `fill="${B[0]!}"`,
    ) +
    boomer(220, 260, 1.5, -20, B[1]!) +
    boomer(800, 790, 1.6, 150, B[2]!);
  c.add('art', blk);
  let where = '';
  const pts: [number, number, number, number][] = [
    [175, 560, 70, 16],
    [835, 260, 88, 20],
    [845, 560, 46, 12],
    [260, 160, 40, 12],
    [610, 170, 34, 12],
  ];
  pts.forEach(
    ([x, y, R, n], i) =>
      (where += starburst(x + r.f(-20, 20), y + r.f(-20, 20), R, n, dark ? p.ink : [p.e, p.ink, p.a][i % 3]!, [p.a, p.b, p.c][i % 3])),
  );
  for (let i = 0; i < 7; i++) {
    const x = r.f(110, 890),
      y = r.f(140, 880);
    where += r.chance(0.5)
      ? path(
          `M${n1(x)} ${n1(y - 14)}L${n1(x + 9)} ${n1(y)}L${n1(x)} ${n1(y + 14)}L${n1(x - 9)} ${n1(y)}Z`,
          `fill="${r.pick([p.a, p.b, p.c])}"`,
        )
      : circ(x, y, r.f(5, 9), `fill="none" stroke="${dark ? p.ink : p.e}" stroke-width="3"`);
  }
  c.add('art', where, 'twinkle');
  const k1: Cols = {
    body: m === 'fox' ? p.a : m === 'whale' ? (dark ? p.d : p.e) : p.e,
    belly: dark ? p.ink : p.paper,
    mark: m === 'fox' ? p.e : mix(p.e, p.c, 0.5),
    ink: dark ? shade(p.bg, -0.05) : p.ink,
    acc: p.a,
    acc2: p.b,
  };
  if (m === 'fox') k1.acc = p.b;
  const k2: Cols = { ...k1, body: p.a, mark: mix(p.a, p.ink, 0.35), acc: p.c, acc2: p.b };
  if (dark) {
    k1.body = p.b;
    k1.mark = mix(p.b, p.d, 0.5);
  }
  const floor = 905;
  let an = '';
  const shd = (x: number, w: number) => ell(x, floor + 2, w, 17, `fill="${ink}" opacity=".16"`);
  const scene: Scene = { c, r, p, bg, ink, k1, k2 };
  if (m === 'cat' && two) an =
      shd(350, 180) +
      shd(650, 180) +
      g(ANIMALS.cat!(c, k1, -1), tf(352, floor, 0, 1.06)) +
      g(ANIMALS.cat!(c, k2, 1), tf(650, floor, 0, 0.96));
  else if (m === 'bird') an += drawBird(scene);
  else if (m === 'whale') an = drawWhale({ ...scene, an });
  else an = shd(500, 220) + g(ANIMALS[m]!(c, k1, r.chance(0.5) ? 1 : -1), tf(500, floor, 0, m === 'owl' ? 1.32 : 1.26));
  c.add('art', an, 'wiggle');
  const lines = inp.headline.split('|');
  const specs: LineSpec[] = [{ t: lines[0]!, f: 'yesteryear', w: 800, max: 186, gap: 22 }];
  if (lines[1]) specs.push({ t: lines.slice(1).join(' ').toUpperCase(), f: 'josefin-sans:700', w: 700, max: 58, track: 260, gap: 26 });
  if (inp.name) specs.push({ t: inp.name, f: 'josefin-sans:600', w: 600, max: 36, track: 60 });
  const S = stack(specs, { cy: 1168 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${i === 0 ? (dark ? p.a : p.a) : dark ? p.ink : p.ink}"`)).join(''));
  c.add('texture', c.grain(0.9));
  c.alt = `A mid-century ${m} with the words ${lines.join(' ')}`;
  return c;
}
