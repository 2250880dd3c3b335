import {
  at, circ, clamp, Drawing, g, type Input, type LineSpec, lum, mix, n1, noise1, type P, type Palette, path, poisson,
  poly, rect, shade, smooth, sparkle, stack, TAU, tf, type Rng,
} from '#artwork/engine.ts';

const tree = (x: number, y: number, h: number, k: number): string => {
  const w = h * 0.36;
  let d = '';
  const n = 4;
  d += `M${n1(x)} ${n1(y - h)}`;
  for (let i = 1; i <= n; i++) {
    const t = i / n;
    d += `L${n1(x + (w / 2) * t * (1 - 0.02 * k))} ${n1(y - h + h * 0.9 * t)}L${n1(x + (w / 2) * t * 0.55)} ${n1(y - h + h * 0.9 * t - h * 0.02)}`;
  }
  d += `L${n1(x + w * 0.06)} ${n1(y - h * 0.1)}V${n1(y + 40)}H${n1(x - w * 0.06)}V${n1(y - h * 0.1)}`;
  for (let i = n; i >= 1; i--) {
    const t = i / n;
    d += `L${n1(x - (w / 2) * t * 0.55)} ${n1(y - h + h * 0.9 * t - h * 0.02)}L${n1(x - (w / 2) * t)} ${n1(y - h + h * 0.9 * t)}`;
  }
  return d + 'Z';
};
const ridge = (seed: string, y: number, amp: number, freq: number, jag: number) => {
  const a = noise1(seed),
    b = noise1(seed + 'b');
  const ps: P[] = [];
  for (let x = -40; x <= 1040; x += jag ? 24 : 54) ps.push([x, y + a(x * freq) * amp + b(x * freq * 3.1) * amp * 0.28 * (jag ? 1 : 0.4)]);
  return ps;
};
const closeDown = (ps: P[], sm = true) => (sm ? smooth(ps, false) : poly(ps, false)) + 'L1040 1500L-40 1500Z';
const deer = (x: number, y: number, s: number, flip = 1) =>
  g(
    path(
      'M-34 0L-30 -58C-44 -66 -50 -84 -44 -96C-30 -104 6 -100 22 -102C30 -112 36 -128 46 -140L38 -152L50 -150C56 -154 66 -152 70 -144L82 -134L78 -128L62 -128C56 -110 48 -92 38 -78L38 0H31L26 -60C8 -54 -8 -54 -20 -60L-22 -30L-26 0ZM48 -150C36 -168 40 -186 30 -200M44 -164C34 -170 26 -170 20 -178M40 -182C46 -188 46 -196 44 -202M56 -150C60 -168 74 -180 70 -200M62 -166C70 -168 78 -172 82 -182M70 -184C64 -190 62 -196 62 -204',
      'stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" fill-rule="nonzero"',
    ),
    tf(x, y, 0, s * flip, s),
  );
const sail = (x: number, y: number, s: number, a: string, b: string, h: string) =>
  g(
    path('M-2 -118V0H2V-118Z', `fill="${h}"`) +
      path('M8 -112C52 -76 62 -38 62 -12H8Z', `fill="${a}"`) +
      path('M-8 -100C-30 -64 -40 -34 -42 -12H-8Z', `fill="${b}"`) +
      path('M-60 0H72C62 22 50 30 34 30H-30C-46 30 -56 18 -60 0Z', `fill="${h}"`),
    tf(x, y, 0, s),
  );
const SKY: Record<string, (p: Palette) => string[]> = {
  // far -> near
  mountain: (p) => [mix(p.d, '#fff6e6', 0.45), mix(p.b, p.d, 0.55), mix(p.b, p.e, 0.35), mix(p.c, p.e, 0.5), p.e, shade(p.e, -0.1)],
  sea: (p) => [mix(p.d, '#ffffff', 0.5), mix(p.d, p.a, 0.3), mix(p.a, p.d, 0.35), p.a, mix(p.a, p.e, 0.6), p.e],
  forest: (p) => [mix(p.bg, p.d, 0.6), mix(p.d, p.c, 0.4), mix(p.c, p.bg, 0.25), p.c, mix(p.c, p.e, 0.6), shade(p.e, -0.05)],
  desert: (p) => [mix(p.d, '#fff3da', 0.4), mix(p.b, p.d, 0.6), mix(p.b, p.a, 0.3), mix(p.a, p.b, 0.35), p.a, mix(p.a, p.e, 0.65)],
  night: (p) => [
    mix(p.b, p.bg, 0.2),
    mix(p.b, p.bg, 0.45),
    mix(p.b, p.bg, 0.62),
    mix(p.b, p.bg, 0.78),
    shade(p.bg, -0.01),
    shade(p.bg, -0.05),
  ],
};

/** What the parts of a cover share. */
type Scene = { r: Rng; K: string[]; cx: number; cy: number; sunX: number; sunY: number };

function drawBirds({ r, K, sunX, sunY }: Scene) {
  let sky2 = '';
  let b = '';
  for (let i = 0; i < 4; i++) {
    const x = sunX + r.f(-190, 190),
      y = sunY + r.f(-90, 40),
      s = r.f(9, 15);
    b += `M${n1(x - s * 2)} ${n1(y - s)}Q${n1(x - s)} ${n1(y - s * 1.2)} ${n1(x)} ${n1(y)}Q${n1(x + s)} ${n1(y - s * 1.2)} ${n1(x + s * 2)} ${n1(y - s)}`;
  }
  sky2 += path(b, `fill="none" stroke="${K[4]!}" stroke-width="4" stroke-linecap="round"`);
  return sky2;
}

// tunnel of frames: irregular openings, each a sheet nearer to us
function hole({ cx, cy }: Scene, R: number, ry: number, seed: string, wob: number) {
  const nz = noise1(seed);
  const N = 22;
  return smooth(
    Array.from({ length: N }, (_, i) => {
      const a = (i / N) * TAU;
      const k = 1 + nz(i * 0.9) * wob * (i === 0 ? 1 : 1);
      return [cx + Math.cos(a) * R * k, cy + Math.sin(a) * ry * k] as P;
    }),
  );
}

/** What the parts of `drawPapercut` share. */
type PapercutScene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; m: string; K: string[]; outer: string; sc: string; sh: () => string;
};

function drawRidges({ inp, c, r, p, m, K, sc, sh }: PapercutScene) {
  for (let i = 1; i <= 4; i++) {
    const y = 520 + i * 92;
    let d = '',
      extra = '';
    const seed = inp.seed + m + i;
    if (m === 'sea') {
      const ps: P[] = [];
      const ph = r.f(0, 6);
      for (let x = -60; x <= 1060; x += 45) ps.push([x, y + 34 + Math.sin(x / (70 + i * 8) + ph) * (15 + i * 3)]);
      d = closeDown(ps);
      if (i === 2) extra = sail(r.f(400, 470), y + 14, 1.25, p.b, p.paper, p.e);
    } else if (m === 'mountain') {
      const ps = ridge(seed, y - (4 - i) * 26, 118 - i * 18, 0.0052 + i * 0.0006, 1);
      d = closeDown(ps, false);
      if (i >= 3)
        for (let x = -20 + r.f(0, 40); x < 1020; x += r.f(36, 74)) {
          const q = ps[clamp(Math.round((x + 40) / 24), 0, ps.length - 1)]!;
          d += tree(x, q[1] + 16, r.f(60, 118) * (i === 4 ? 1.25 : 0.85), r.f());
        }
    } else if (m === 'forest' || m === 'night') {
      const ps = ridge(seed, y, 34, 0.004, 0);
      d = closeDown(ps);
      for (let x = -20 + r.f(0, 40); x < 1020; x += r.f(34, 72)) {
        const q = ps[clamp(Math.round((x + 40) / 54), 0, ps.length - 1)]!;
        if (i >= 3 && Math.abs(x - 490) < 120) continue;
        d += tree(x, q[1] + 18, r.f(130, 220) * (0.62 + i * 0.14), r.f());
      }
      if (i === 3) extra = g(deer(r.f(450, 530), y + 12, 0.92, r.chance(0.5) ? 1 : -1), `fill="${K[5]!}" stroke="${K[5]!}"`);
    } else {
      const ps = ridge(seed, y - 10, 62, 0.0034, 0);
      d = closeDown(ps);
      if (i >= 3) {
        for (let k = 0; k < 3; k++) {
          const x = r.f(180, 820),
            q = ps[clamp(Math.round((x + 40) / 54), 0, ps.length - 1)]!,
            h = r.f(90, 150);
          d += `M${n1(x - 13)} ${n1(q[1] + 20)}V${n1(q[1] - h)}a13 13 0 0 1 26 0V${n1(q[1]
            + 20)}ZM${n1(x - 13)} ${n1(q[1] - h * 0.35)}H${n1(x - 34)}V${n1(q[1] - h * 0.7)}a10 10 0 0 0 -20 0V${n1(q[1] - h * 0.2)}a8 8 0 0 0 8 8H${n1(x
            - 13)}ZM${n1(x + 13)} ${n1(q[1] - h * 0.25)}H${n1(x + 36)}V${n1(q[1] - h * 0.55)}a10 10 0 0 1 20 0V${n1(q[1] - h * 0.1)}a8 8 0 0 1 -8 8H${n1(x + 13)}Z`;
        }
      }
    }
    c.add('art', (extra ? g(extra, `filter="${sh()}"`) : '') + c.soft(d, 0, 3, 9, sc, 0.26, 4) + path(d, `fill="${K[i]!}"`), 'parallax');
  }
}

function drawWords({ inp, c, p, K, outer }: PapercutScene) {
  const ink = lum(outer) < 0.5 ? p.ink : K[5]!;
  const lines = inp.headline.split('|');
  const specs: LineSpec[] = [{ t: lines.join(' '), f: inp.variant === 'serif' ? 'gloock' : 'young-serif', w: 760, max: 92, gap: 30 }];
  if (inp.name || inp.sub) specs.push({ t: (inp.name || inp.sub)!.toUpperCase(), f: 'josefin-sans:600', w: 600, max: 27, track: 330 });
  const S = stack(specs, { cy: 1224 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${i ? mix(ink, outer, 0.25) : ink}"`)).join(''));
  return lines;
}

export function drawPapercut(inp: Input): Drawing {
  const c = new Drawing('papercut', inp),
    { r, p } = c;
  const m = inp.motif || 'mountain';
  const K = SKY[m]!(p);
  const dark = lum(p.bg) < 0.5;
  const outer = dark ? p.paper : p.paper;
  const cx = 500,
    cy = 590;
  const sc = shade(K[5]!, -0.2);
  const sh = () => c.shadow(0, 6, 8, sc, 0.4);
  const sky =
    m === 'night'
      ? c.lin([
          [0, shade(p.bg, -0.03)],
          [0.6, mix(p.b, p.bg, 0.2)],
          [1, mix(p.c, p.b, 0.5)],
        ])
      : c.lin([
          [0, mix(K[0]!, K[1]!, 0.45)],
          [0.7, K[0]!],
        ]);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${sky}"`));
  const sunX = r.f(400, 610),
    sunY = m === 'night' ? 400 : r.f(390, 450);
  const sunC =
    m === 'night' ? '#fdf3d6' : m === 'sea' ? p.c : m === 'forest' ? '#fff8e8' : m === 'desert' ? '#fff3d8' : mix(p.a, p.b, 0.45);
  let sky2 = '';
  if (m === 'night')
    for (const q of poisson(r, 120, 180, 760, 460, 46))
      sky2 += r.chance(0.25)
        ? path(sparkle(q[0], q[1], r.f(7, 12)), `fill="#fdf3d6"`)
        : circ(q[0], q[1], r.f(1.4, 3), `fill="#fdf3d6" opacity="${n1(r.f(0.5, 1))}"`);
  sky2 +=
    circ(sunX, sunY, m === 'forest' ? 96 : 118, `fill="${mix(sunC, K[0]!, 0.55)}" opacity=".55"`) +
    g(circ(sunX, sunY, m === 'forest' ? 62 : 84, `fill="${sunC}"`), `filter="${sh()}"`);
  const scene: Scene = { r, K, cx, cy, sunX, sunY };
  if (m !== 'night') sky2 += drawBirds(scene);
  // clouds as paper
  const cloud = (x: number, y: number, s: number) => {
    let d = `M${n1(x - 90 * s)} ${n1(y)}`;
    d += `a${n1(34 * s)} ${n1(34 * s)} 0 0 1 ${n1(42 * s)} ${n1(-40 * s)}a${n1(46 * s)} ${n1(46 * s)} 0 0 1 ${n1(82 * s)} ${n1(-8 * s)}a${n1(36 * s)} ${n1(36 * s)} 0 0 1 ${n1(60 * s)} ${n1(48 * s)}Z`;
    return path(d, '');
  };
  sky2 += g(
    cloud(sunX - 170, sunY + 70, 0.9) + cloud(sunX + 210, sunY + 20, 0.7),
    `fill="${mix(K[0]!, '#ffffff', m === 'night' ? 0.16 : 0.72)}" filter="${sh()}"`,
  );
  c.add('art', sky2, 'float');
  const parts: PapercutScene = { inp, c, r, p, m, K, outer, sc, sh };
  drawRidges(parts);
  const rings = [mix(outer, K[3]!, 0.5), mix(outer, K[2]!, 0.34), mix(outer, K[1]!, 0.28), outer];
  rings.forEach((col, i) => {
    const R = 322 + i * 34,
      wob = i === 3 ? 0 : 0.024;
    const ry = R * 1.2;
    const d =
      `M-60 -60H1060V1460H-60Z` +
      (i === 3 ? `M${cx - R} ${cy}a${R} ${ry} 0 1 0 ${R * 2} 0a${R} ${ry} 0 1 0 ${-R * 2} 0Z` : hole(scene, R, ry, inp.seed + 'h' + i, wob));
    c.add(i === 3 ? 'frame' : 'art', c.soft(d, 0, 6, 18, sc, 0.3, 6) + path(d, `fill="${col}" fill-rule="evenodd"`), 'parallax');
  });
  const lines = drawWords(parts);
  c.add('texture', c.grain(0.7));
  c.alt = `Layered paper-cut ${m} scene with the words ${lines.join(' ')}`;
  return c;
}
