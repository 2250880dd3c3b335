import {
  at, circ, clamp, Drawing, ell, g, heart, type Input, lerp, type LineSpec, lum, mix, n1, type P, path, poisson, qbez,
  rect, shade, smooth, stack, tf, type Rng, type Palette,
} from '#artwork/engine.ts';

const balloonD = (R: number) =>
  `M0 ${n1(-R * 1.12)}C${n1(R * 0.62)} ${n1(-R * 1.12)} ${n1(R)} ${n1(-R * 0.66)} ${n1(R)} ${n1(-R * 0.1)}C${n1(R)} ${n1(R * 0.52)} ${n1(R * 0.42)} ${n1(R
    * 1.06)} 0 ${n1(R * 1.2)}C${n1(-R * 0.42)} ${n1(R * 1.06)} ${n1(-R)} ${n1(R * 0.52)} ${n1(-R)} ${n1(-R * 0.1)}C${n1(-R)} ${n1(-R * 0.66)} ${n1(-R * 0.62)} ${n1(-R * 1.12)} 0 ${n1(-R * 1.12)}Z`;

/** What the parts of `balloon` share. */
type BalloonScene = {
  c: Drawing; R: number; o: { round?: boolean; pat?: string; op?: number; heart?: boolean; }; r: Rng;
  body: (attr: string) => string;
};

function pattern({ c, R, o, r, body }: BalloonScene) {
  let s = '';
  const cp = c.clip(body(''));
  if (o.pat === 'dots') {
    let q = '';
    for (const [a, b] of poisson(r, -R, -R * 1.2, R * 2, R * 2.4, R * 0.34)) q += circ(a, b, R * 0.085, '');
    s += g(g(q, `fill="#fff" opacity=".55"`), `clip-path="${cp}"`);
  } else if (o.pat === 'stripe') {
    let q = '';
    for (let i = -2; i <= 2; i++) {
      const w = R * 0.17 * (1 - Math.abs(i) * 0.12);
      q += path(
        `M${n1(i * R * 0.42 - w / 2)} ${n1(-R * 1.2)}Q${n1(i * R * 0.62)} 0 ${n1(i * R * 0.1)} ${n1(R * 1.25)}L${n1(i * R * 0.1
          + 1)} ${n1(R * 1.25)}Q${n1(i * R * 0.62 + w)} 0 ${n1(i * R * 0.42 + w / 2)} ${n1(-R * 1.2)}Z`,
        '',
      );
    }
    s += g(g(q, `fill="#fff" opacity=".38"`), `clip-path="${cp}"`);
  } else if (o.pat === 'confetti') {
    let q = '';
    const cs = [c.p.a, c.p.b, c.p.c, c.p.e];
    for (const [a, b] of poisson(r, -R, -R * 0.3, R * 2, R * 1.6, R * 0.2))
      q += g(
        r.chance(0.5)
          ? circ(0, 0, R * 0.05, `fill="${r.pick(cs)}"`)
          : rect(-R * 0.05, -R * 0.03, R * 0.1, R * 0.06, `fill="${r.pick(cs)}"`),
        tf(a, b, r.f(0, 180)),
      );
    s += g(q, `clip-path="${cp}"`);
  }
  return s;
}

function balloon(
  c: Drawing,
  x: number,
  y: number,
  R: number,
  col: string,
  deg = 0,
  o: { round?: boolean; pat?: string; op?: number; heart?: boolean } = {},
) {
  const r = c.r;
  const l = shade(col, 0.13, -0.015, 8),
    d = shade(col, -0.13, 0.015, -8),
    dd = shade(col, -0.22, 0.0, -14);
  const D = o.heart ? heart(0, 0, R * 1.08) : o.round ? '' : balloonD(R);
  const fill = c.rad(
    [
      [0, l],
      [0.38, col],
      [0.8, d],
      [1, dd],
    ],
    0.5,
    0.5,
    0.62,
    '',
    0.32,
    0.28,
  );
  let s = '';
  const body = (attr: string) => (o.round ? circ(0, 0, R, attr) : path(D, attr));
  if (!o.round)
    s += path(
      `M0 ${n1(R * (o.heart ? 0.9 : 1.16))}L${n1(-R * 0.11)} ${n1(R * (o.heart ? 1.04 : 1.33))}Q0 ${n1(R * (o.heart ? 1.0 : 1.28))} ${n1(R * 0.11)} ${n1(R * (o.heart ? 1.04 : 1.33))}Z`,
      `fill="${d}"`,
    );
  s += body(`fill="${fill}"${o.op ? ` opacity="${o.op}"` : ''}`);
  const parts: BalloonScene = { c, R, o, r, body };
  if (o.pat) s += pattern(parts);
  // rim light, specular, window
  s += path(
    `M${n1(R * 0.86)} ${n1(R * 0.06)}C${n1(R * 0.82)} ${n1(R * 0.48)} ${n1(R * 0.5)} ${n1(R * 0.82)} ${n1(R * 0.2)} ${n1(R * 0.98
      * (o.round ? 0.9 : 1))}C${n1(R * 0.48)} ${n1(R * 0.72)} ${n1(R * 0.74)} ${n1(R * 0.4)} ${n1(R * 0.86)} ${n1(R * 0.06)}Z`,
    `fill="${shade(col, 0.22, -0.04)}" opacity=".5"`,
  );
  if (!o.heart)
    s +=
      g(
        ell(
          0,
          0,
          R * 0.17,
          R * 0.3,
          `fill="${c.rad([
            [0, '#ffffff', 0.95],
            [0.55, '#ffffff', 0.5],
            [1, '#ffffff', 0],
          ])}"`,
        ),
        tf(-R * 0.46, -R * 0.52, 34),
      ) + g(ell(0, 0, R * 0.06, R * 0.09, `fill="#fff" opacity=".8"`), tf(-R * 0.68, -R * 0.12, 12));
  else
    s += g(
      ell(
        0,
        0,
        R * 0.13,
        R * 0.26,
        `fill="${c.rad([
          [0, '#ffffff', 0.95],
          [0.55, '#ffffff', 0.5],
          [1, '#ffffff', 0],
        ])}"`,
      ),
      tf(-R * 0.56, -R * 0.4, 38),
    );
  return g(s, tf(x, y, deg));
}
const bow = (x: number, y: number, s: number, col: string) => {
  const d = shade(col, -0.12),
    l = shade(col, 0.06);
  return g(
    path(
      `M0 0C${-s * 0.5} ${s * 0.9} ${-s * 0.8} ${s * 1.2} ${-s * 0.9} ${s * 1.9}L${-s * 0.45} ${s * 1.6}L${-s * 0.2} ${s * 1.85}C${-s * 0.1} ${s * 1.1} 0 ${s
        * 0.5} 0 0ZM0 0C${s * 0.5} ${s * 0.8} ${s * 0.6} ${s * 1.1} ${s * 0.75} ${s * 2.05}L${s * 0.35} ${s * 1.75}L${s * 0.05} ${s * 1.95}C${s * 0.15} ${s * 1.2} 0 ${s * 0.5} 0 0Z`,
      `fill="${d}"`,
    ) +
      path(
        `M0 0C${-s * 0.6} ${-s} ${-s * 1.7} ${-s * 0.95} ${-s * 1.65} ${-s * 0.1}C${-s * 1.6} ${s * 0.6} ${-s * 0.6} ${s * 0.4} 0 0ZM0 0C${s * 0.6} ${-s} ${s
          * 1.7} ${-s * 0.95} ${s * 1.65} ${-s * 0.1}C${s * 1.6} ${s * 0.6} ${s * 0.6} ${s * 0.4} 0 0Z`,
        `fill="${col}"`,
      ) +
      path(
        `M0 0C${-s * 0.6} ${-s * 0.5} ${-s * 1.1} ${-s * 0.5} ${-s * 1.15} ${-s * 0.08}C${-s * 1.1} ${s * 0.25} ${-s * 0.5} ${s * 0.2} 0 0ZM0 0C${s * 0.6} ${-s
          * 0.5} ${s * 1.1} ${-s * 0.5} ${s * 1.15} ${-s * 0.08}C${s * 1.1} ${s * 0.25} ${s * 0.5} ${s * 0.2} 0 0Z`,
        `fill="${d}" opacity=".55"`,
      ) +
      ell(0, 0, s * 0.3, s * 0.34, `fill="${l}"`),
    tf(x, y),
  );
};

/** What the parts of a cover share. */
type Scene = { inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean; cols: string[] };

function drawGarland({ c, r, p, cols, conf }: Scene & { conf: string }) {
  c.add('art', g(conf, 'opacity=".6"'));
  // organic garland: an arch of packed balloons running from the lower left over the top to the right
  const ctl: P[] = [
    [40, 1080],
    [-10, 640],
    [120, 240],
    [470, 105],
    [820, 120],
    [985, 330],
    [990, 560],
  ];
  const N = 120;
  const pts: P[] = [];
  const cat = (i: number, t: number) => {
    const q = (k: number) => ctl[clamp(k, 0, ctl.length - 1)]!;
    const f = (a: number, b: number, cc: number, d: number) =>
      0.5 * (2 * b + (-a + cc) * t + (2 * a - 5 * b + 4 * cc - d) * t * t + (-a + 3 * b - 3 * cc + d) * t * t * t);
    return [f(q(i - 1)[0], q(i)[0], q(i + 1)[0], q(i + 2)[0]), f(q(i - 1)[1], q(i)[1], q(i + 1)[1], q(i + 2)[1])] as P;
  };
  for (let i = 0; i <= N; i++) {
    const u = (i / N) * (ctl.length - 1),
      k = Math.min(ctl.length - 2, Math.floor(u));
    pts.push(cat(k, u - k));
  }
  const bs: { x: number; y: number; R: number; z: number }[] = [];
  const thick = (t: number) => 150 * (1 - 0.55 * Math.pow(Math.abs(t - 0.42) * 1.7, 2));
  for (let k = 0; k < 900; k++) {
    const t = r.f(),
      q = pts[Math.floor(t * N)]!;
    const w = Math.max(30, thick(t));
    const x = q[0] + r.f(-w, w) * 0.8,
      y = q[1] + r.f(-w, w) * 0.8;
    const R = (k < 140 ? r.f(72, 108) : k < 420 ? r.f(40, 66) : r.f(16, 30)) * (0.6 + (0.4 * w) / 150);
    if (bs.every((b) => Math.hypot(b.x - x, b.y - y) > (b.R + R) * (R < 32 ? 0.86 : 0.8))) bs.push({ x, y, R, z: R + r.f(-18, 18) });
  }
  let back = '',
    front = '';
  bs.sort((a, b) => b.z - a.z);
  const sh = c.shadow(0, 7, 8, shade(p.bg, -0.5, 0.02), 0.28);
  bs.forEach((b, i) => {
    front += balloon(
      c,
      b.x,
      b.y,
      b.R,
      b.R < 32 ? mix(r.pick(cols), '#ffffff', 0.1) : cols[(i * 3 + (i >> 2)) % cols.length]!,
      r.f(-30, 30),
      { round: true },
    );
  });
  let lf = '';
  c.add('art', g(front, `filter="${sh}"`), 'float');
  void lf;
  void back;
}

function drawDrift({ inp, c, r, p, cols, conf }: Scene & { conf: string }) {
  c.add('art', conf);
  const spots: [number, number, number, string?][] = [
    [165, 250, 118],
    [835, 215, 132],
    [500, 130, 62],
    [80, 640, 76],
    [925, 660, 84],
    [190, 1130, 140],
    [860, 1090, 112],
    [560, 1265, 92],
    [390, 1330, 60],
    [665, 90, 44],
    [330, 400, 46],
  ];
  let s = '';
  spots.forEach(([x, y, R], i) => {
    const col = cols[i % cols.length]!;
    const tail = qbez([x, y + R * 1.3], [x + r.f(-50, 50), y + R * 2.1], [x + r.f(-30, 30), y + R * 3.1]);
    s +=
      path(smooth([...tail], false), `fill="none" stroke="${mix(col, p.ink, 0.4)}" stroke-width="2" opacity=".6"`) +
      balloon(c, x, y, R, col, r.f(-10, 10), {
        pat: i % 4 === 1 ? 'dots' : i % 5 === 2 ? 'stripe' : undefined,
        heart: inp.variant === 'heart',
      });
  });
  c.add('art', s, 'float');
}

function drawBunch({ inp, c, r, p, dark, cols, conf }: Scene & { conf: string }) {
  c.add('art', conf);
  c.add('art', circ(500, 470, 400, `fill="${mix(p.bg, dark ? p.a : '#ffffff', dark ? 0.1 : 0.5)}"`));
  const spots: [number, number, number, number][] = [
    [500, 205, 108, 0],
    [325, 285, 112, -11],
    [682, 280, 114, 10],
    [205, 455, 104, -20],
    [800, 448, 106, 20],
    [420, 420, 112, -5],
    [600, 440, 116, 6],
    [300, 620, 92, -15],
    [710, 628, 94, 15],
    [505, 640, 108, 1],
  ];
  const K: P = [500, 985];
  let st = '',
    bl = '';
  spots.forEach(([x, y, R, a], i) => {
    x += r.f(-12, 12);
    y += r.f(-10, 10);
    const col = cols[(i * 2 + (i > 4 ? 1 : 0)) % cols.length]!;
    const b: P = [x - Math.sin((a * Math.PI) / 180) * R * 1.28, y + Math.cos((a * Math.PI) / 180) * R * 1.3];
    st += path(
      `M${n1(b[0])} ${n1(b[1])}C${n1(b[0] - (x - 500) * 0.05)} ${n1(b[1] + 110)} ${n1(lerp(500, x, 0.28))} ${n1(K[1] - 160)} ${n1(K[0] + r.f(-3, 3))} ${K[1]}`,
      `fill="none" stroke="${dark ? p.d : mix(p.ink, p.bg, 0.45)}" stroke-width="2"`,
    );
    bl += balloon(c, x, y, R, col, a, {
      op: 0.96,
      pat: i === 2 || i === 7 ? 'dots' : i === 3 ? 'stripe' : i === 9 ? undefined : undefined,
      heart: inp.variant === 'heart' && i % 3 === 0,
    });
  });
  for (let i = 0; i < 5; i++)
    st += path(
      `M500 985C${500 + (i - 2) * 14} 1010 ${500 + (i - 2) * 26 + r.f(-8, 8)} 1030 ${500 + (i - 2) * 20 + r.f(-14, 14)} 1066`,
      `fill="none" stroke="${dark ? p.d : mix(p.ink, p.bg, 0.45)}" stroke-width="2"`,
    );
  c.add('art', st, 'sway');
  c.add('art', g(bl, `filter="${c.shadow(0, 10, 14, shade(p.bg, -0.45, 0.02), 0.22)}"`), 'float');
  c.add('ornament', bow(500, 985, 30, dark ? p.ink : p.e));
}

export function drawBalloons(inp: Input): Drawing {
  const c = new Drawing('balloons', inp),
    { r, p } = c;
  const m = inp.motif || 'bunch';
  const dark = lum(p.bg) < 0.5;
  const cols = dark ? [p.a, p.c, p.e, p.d, p.ink] : [p.a, p.b, p.c, p.d, p.e].filter((x) => lum(x) > 0.4);
  const lines = inp.headline.split('|');
  c.add(
    'ground',
    rect(
      0,
      0,
      1000,
      1400,
      `fill="${c.lin([
        [0, dark ? shade(p.bg, 0.04) : mix(p.bg, '#ffffff', 0.25)],
        [1, dark ? shade(p.bg, -0.03) : shade(p.bg, -0.035, 0.01)],
      ])}"`,
    ),
  );
  let conf = '';
  for (const [x, y] of poisson(r, 0, 0, 1000, 1400, 92)) {
    if (r.chance(0.45)) continue;
    const col = r.pick(cols),
      s = r.f(5, 10);
    conf += r.chance(0.5)
      ? circ(x, y, s * 0.7, `fill="${col}" opacity=".5"`)
      : g(rect(-s, -s * 0.35, s * 2, s * 0.7, `rx="2" fill="${col}" opacity=".55"`), tf(x, y, r.f(0, 180)));
  }
  const scene: Scene = { inp, c, r, p, dark, cols };
  if (m === 'garland') drawGarland({ ...scene, conf });
  else if (m === 'drift') drawDrift({ ...scene, conf });
  else drawBunch({ ...scene, conf });
  const F = inp.variant === 'script' ? ['pacifico', 'jost:500'] : ['gloock', 'jost:500'];
  const ink = p.ink;
  let t = '';
  const cy = m === 'garland' ? 830 : m === 'drift' ? 720 : 0;
  const cxT = m === 'garland' ? 560 : 500;
  const specs: LineSpec[] =
    m === 'bunch'
      ? [{ t: lines.join(' '), f: F[0]!, w: 780, max: 118, gap: 34 }]
      : lines.map((s) => ({ t: s, f: F[0]!, w: m === 'garland' ? 640 : 620, max: 170, gap: 34, flat: false }));
  if (inp.name) specs.push({ t: inp.name.toUpperCase(), f: F[1]!, w: 600, max: 32, gap: 0, track: 260 });
  const S = stack(specs, m === 'bunch' ? { top: 1112 } : { cy });
  S.runs.forEach(
    (u, i) =>
      (t += path(at(u, cxT, S.ys[i]!), `fill="${i === S.runs.length - 1 && inp.name ? (dark ? p.a : mix(p.a, p.ink, 0.25)) : ink}"`)),
  );
  c.add('type', t);
  c.add('texture', c.grain(0.5));
  c.alt = `${m === 'garland' ? 'An arch' : 'A bunch'} of balloons with the words ${lines.join(' ')}`;
  return c;
}
