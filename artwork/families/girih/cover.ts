import {
  circ, Drawing, ell, g, type Input, lerp, lum, mix, n1, type P, path, poisson, polar, poly, pt, rect, shade, sparkle,
  star, sym, TAU, tf, use, type Rng, type Palette,
} from '#artwork/engine.ts';
import { isDark, readsOn } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';

type Poly = { n: number; c: P; e: number; a: number };

function tiling(kind: string, e: number, cx: number, cy: number, R: number): Poly[] {
  const out: Poly[] = [];
  const ap = (n: number) => e / 2 / Math.tan(Math.PI / n);
  if (kind === '8') {
    const d = 2 * ap(8),
      N = Math.ceil(R / d) + 1;
    for (let i = -N; i <= N; i++)
      for (let j = -N; j <= N; j++) {
        out.push({ n: 8, c: [cx + i * d, cy + j * d], e, a: 0 }, { n: 4, c: [cx + (i + 0.5) * d, cy + (j + 0.5) * d], e, a: Math.PI / 4 });
      }
  } else {
    const big = kind === '6' ? 6 : 12,
      gap = kind === '3' ? 0 : e,
      D = 2 * ap(big) + gap,
      N = Math.ceil(R / D / 0.8) + 1;
    for (let i = -N; i <= N; i++)
      for (let j = -N; j <= N; j++) {
        const x = cx + D * (i + j / 2),
          y = cy + D * j * Math.sqrt(0.75);
        out.push({ n: big, c: [x, y], e, a: 0 });
        if (gap)
          for (const k of [0, 1, 2]) {
            const q = polar(x, y, D / 2, (k * Math.PI) / 3);
            out.push({ n: 4, c: q, e, a: (k * Math.PI) / 3 });
          }
        for (const [k, s] of [
          [30, -1],
          [90, 1],
        ] as const) {
          const q = polar(x, y, D / Math.sqrt(3), (k * Math.PI) / 180);
          out.push({ n: kind === '12' ? 6 : 3, c: q, e, a: kind === '12' ? Math.PI / 6 : ((s < 0 ? 30 : 90) * Math.PI) / 180 + Math.PI });
        }
      }
  }
  return out.filter((q) => Math.hypot(q.c[0] - cx, q.c[1] - cy) < R + e * 3);
}

/** Hankin's polygons in contact: every strand goes over where it leans one way and under where it leans the other */
function straps(ps: Poly[], theta: number, keep: (p: P) => boolean) {
  let all = '',
    over = '';
  const hearts: { n: number; c: P; d: string; r: number }[] = [];
  for (const q of ps) {
    if (!keep(q.c)) continue;
    const ap = q.e / 2 / Math.tan(Math.PI / q.n);
    const mids = Array.from({ length: q.n }, (_, i) => polar(q.c[0], q.c[1], ap, q.a + (i * TAU) / q.n));
    // apex where neighbouring rays meet: on the bisector through the vertex
    const half = Math.PI / q.n;
    // triangle centre–mid–apex: angle at the mid between the inward normal and the ray is 90° − theta
    const inner = Math.PI / 2 - theta,
      rx = (ap * Math.sin(inner)) / Math.sin(Math.PI - inner - half);
    const ax = Array.from({ length: q.n }, (_, i) => polar(q.c[0], q.c[1], rx, q.a + ((i + 0.5) * TAU) / q.n));
    const st: P[] = [];
    for (let i = 0; i < q.n; i++) {
      const m = mids[i]!,
        nx = mids[(i + 1) % q.n]!;
      all += `M${pt(m)}L${pt(ax[i]!)}L${pt(nx)}`;
      const l = Math.hypot(ax[i]![0] - m[0], ax[i]![1] - m[1]),
        k = Math.min(0.62, (q.e * 0.26) / l);
      over += `M${n1(lerp(m[0], ax[i]![0], -0.02))} ${n1(lerp(m[1], ax[i]![1], -0.02))}L${n1(lerp(m[0], ax[i]![0], k))} ${n1(lerp(m[1], ax[i]![1], k))}`;
      st.push(m, ax[i]!);
    }
    hearts.push({ n: q.n, c: q.c, d: poly(st), r: rx });
  }
  return { all, over, hearts };
}
const THETA: Record<string, number> = { '8': 63, '12': 68, '6': 58, '3': 66 };

function lattice(c: Drawing, kind: string, e: number, cx: number, cy: number, R: number, w: number, gold: string, bed: string, fills: string[], keep: (p: P) => boolean = () => true) {
  const { all, over, hearts } = straps(tiling(kind, e, cx, cy, R), (THETA[kind]! * Math.PI) / 180, keep);
  const A = sym(all),
    O = sym(over);
  const big = Math.max(...hearts.map((h) => h.n));
  const inlay = [
    path(hearts.filter((h) => h.n === big).map((h) => h.d).join(''), `fill="${fills[0]!}"`),
    path(hearts.filter((h) => h.n === 4 && big !== 4).map((h) => h.d).join(''), `fill="${fills[1]!}"`),
    path(hearts.filter((h) => h.n !== 4 && h.n !== big).map((h) => h.d).join(''), `fill="${fills[2] ?? fills[1]!}"`),
    path(hearts.filter((h) => h.n === big).map((h) => star(h.c[0], h.c[1], h.n, h.r * 0.5, h.r * 0.3, 0)).join(''), `fill="${gold}"`),
    path(hearts.filter((h) => h.n === big).map((h) => star(h.c[0], h.c[1], h.n, h.r * 0.3, h.r * 0.17, Math.PI / h.n)).join(''), `fill="${bed}"`),
  ].join('');
  const s = (id: string, width: number, col: string, cap: string,
    o = 1) => use(id, `fill="none" stroke="${col}" stroke-width="${n1(width)}" stroke-linecap="${cap}" stroke-linejoin="miter"${o < 1 ? ` stroke-opacity="${o}"` : ''}`);
  return (
    inlay +
    g(s(A, w + 5, '#000', 'butt', 0.32), `transform="translate(${n1(w * 0.25)} ${n1(w * 0.45)})"`) +
    s(A, w + 2.4, bed, 'butt') +
    s(A, w, gold, 'butt') +
    s(A, w * 0.3, bed, 'butt', 0.62) +
    s(O, w + 4.4, bed, 'butt') +
    s(O, w, gold, 'butt') +
    s(O, w * 0.3, bed, 'butt', 0.62)
  );
}
const keel = (x: number, w: number, top: number, spring: number, bottom: number) => {
  const h = spring - top;
  return `M${n1(x - w)} ${n1(bottom)}V${n1(spring)}C${n1(x - w)} ${n1(spring - h * 0.5)} ${n1(x - w * 0.52)} ${n1(spring
    - h * 0.66)} ${n1(x)} ${n1(top)}C${n1(x + w * 0.52)} ${n1(spring - h * 0.66)} ${n1(x + w)} ${n1(spring - h * 0.5)} ${n1(x + w)} ${n1(spring)}V${n1(bottom)}Z`;
};
/** where the dark of a young moon lies: up and to the left, since an evening's light comes from the lower right */
const YOUNG = -2.5;
const crescentD = (x: number, y: number, R: number, k = 0.8, off = 0.3, a = -0.5) => {
  // two circles: outer R at (x, y), inner kR, its centre moved off towards a
  const r2 = R * k,
    d = R * off + (R - r2) * 0.25,
    q = polar(x, y, d, a);
  const t = (R * R - r2 * r2 + d * d) / (2 * d),
    hh = Math.sqrt(Math.max(0, R * R - t * t));
  const m = polar(x, y, t, a),
    A: P = [m[0] - Math.sin(a) * hh, m[1] + Math.cos(a) * hh],
    B: P = [m[0] + Math.sin(a) * hh, m[1] - Math.cos(a) * hh];
  return { d: `M${pt(A)}A${n1(R)} ${n1(R)} 0 1 1 ${pt(B)}A${n1(r2)} ${n1(r2)} 0 1 0 ${pt(A)}Z`, q };
};

/** a pierced brass lantern hung by its ring at (0,0); about 520 high */
function fanous(c: Drawing, gold: string, bed: string, glass: string, light: string, uid: number) {
  const body = 'M-104 196C-122 250 -122 330 -82 396H82C122 330 122 250 104 196Z';
  const dome = 'M-118 196C-112 150 -64 140 -40 106C-26 86 -20 70 0 46C20 70 26 86 40 106C64 140 112 150 118 196Z';
  const foot = 'M-92 396H92L70 426C60 440 92 448 104 470H-104C-92 448 -60 440 -70 426Z';
  const cl = c.clip(path(body));
  const pane = lattice(c, uid % 2 ? '8' : '6', uid % 2 ? 21 : 25, 0, 296, 150, 4.2, gold, bed, ['none', 'none', 'none'], (q) => Math.abs(q[0]) < 140 && q[1] > 170 && q[1] < 420);
  let ribs = '';
  for (const k of [-0.62, -0.22, 0.22, 0.62]) ribs += `M${n1(k * 116)} 192C${n1(k * 100)} 150 ${n1(k * 46)} 120 0 50`;
  return (
    path('M0 0V20', `stroke="${gold}" stroke-width="4"`) +
    circ(0, 30, 13, `fill="none" stroke="${gold}" stroke-width="6"`) +
    path(body, `fill="${glass}"`) +
    ell(0, 306, 92, 96, `fill="${c.rad([[0, '#fffbe6', 1], [0.35, light, 0.95], [1, light, 0]])}"`) +
    g(pane, `clip-path="${cl}"`) +
    path('M0 336C-20 316 -12 292 0 262C12 292 20 316 0 336Z', `fill="#fffdf2"`) +
    path(body, `fill="none" stroke="${gold}" stroke-width="7"`) +
    path(dome, `fill="${gold}"`) +
    path(ribs, `fill="none" stroke="${bed}" stroke-width="3" stroke-opacity=".6"`) +
    path(star(0, 166, 8, 15, 8), `fill="${light}"`) +
    rect(-124, 190, 248, 16, `rx="6" fill="${gold}"`) +
    rect(-124, 203, 248, 4, `fill="${bed}" fill-opacity=".45"`) +
    path(foot, `fill="${gold}"`) +
    rect(-98, 388, 196, 12, `rx="5" fill="${gold}"`) +
    path('M-92 404H92', `stroke="${bed}" stroke-width="3" stroke-opacity=".5"`) +
    path('M-60 434H60M-96 464H96', `stroke="${bed}" stroke-width="2.6" stroke-opacity=".5"`) +
    path('M0 470V486M-10 496L0 486L10 496L0 522Z', `fill="${gold}" stroke="${gold}" stroke-width="4"`)
  );
}

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; night: string; deep: string; gold: string; light: string; kind: string;
  ink: string; quiet: string; hang: (x: number, y0: number, y1: number) => string; sub: string;
};

function stars({ r, light }: Scene, x0: number, y0: number, w: number, h: number, sp: number, ok: (q: P) => boolean) {
  let s = '';
  for (const q of poisson(r, x0, y0, w, h, sp)) {
    if (!ok(q)) continue;
    s += r.chance(0.2) ? path(sparkle(q[0], q[1], r.f(7, 13)), `fill="${light}" opacity="${n1(r.f(0.6, 1))}"`) : circ(q[0], q[1], r.f(1.2, 2.6), `fill="${light}" opacity="${n1(r.f(0.4, 0.9))}"`);
  }
  return s;
}

function drawScreen(scene: Scene) {
  const { inp, c, p, night, deep, gold, light, kind, ink, quiet, hang, sub } = scene;
  const A = keel(500, 322, 150, 560, 1240);
  const M = c.mask(rect(0, 0, 1000, 1400, 'fill="#fff"') + path(keel(500, 334, 134, 558, 1252), 'fill="#000"'));
  c.add('ground', path(A, `fill="${c.lin([[0, shade(night, -0.02)], [0.55, mix(night, p.b, 0.5)], [1, mix(p.b, light, 0.24)]])}"`));
  c.add('art', g(stars(scene, 200, 200, 600, 440, 44, (q) => Math.hypot(q[0] - 500, q[1] - 440) > 150 && (q[1] < 548 || Math.abs(q[0] - 500) > 252)), `clip-path="${c.clip(path(A))}"`), 'twinkle');
  // far domes
  const dome = (x: number, y: number,
    s: number) => `M${n1(x - 92 * s)} 1252V${n1(y)}C${n1(x - 108 * s)} ${n1(y - 64 * s)} ${n1(x - 44 * s)} ${n1(y - 100 * s)} ${n1(x)} ${n1(y - 146 * s)}C${n1(x + 44 * s)} ${n1(y - 100 * s)} ${n1(x + 108 * s)} ${n1(y - 64 * s)} ${n1(x + 92 * s)} ${n1(y)}V1252Z`;
  const tower = (x: number, y: number,
    w: number) => `M${n1(x - w)} 1252V${n1(y + 90)}H${n1(x - w * 1.5)}V${n1(y + 74)}H${n1(x - w)}V${n1(y + 10)}C${n1(x - w)} ${n1(y - 12)} ${n1(x - w * 0.3)} ${n1(y - 18)} ${n1(x)} ${n1(y - 54)}C${n1(x + w * 0.3)} ${n1(y - 18)} ${n1(x + w)} ${n1(y - 12)} ${n1(x + w)} ${n1(y + 10)}V${n1(y + 74)}H${n1(x + w * 1.5)}V${n1(y + 90)}H${n1(x + w)}V1252Z`;
  const far = mix(night, p.b, 0.62),
    near = shade(night, -0.035);
  c.add(
    'art',
    g(
      path(dome(360, 1120, 0.7) + dome(640, 1120, 0.7) + tower(236, 1000, 11) + tower(764, 1000, 11) + `M100 1150H900V1252H100Z`, `fill="${far}"`) +
        path(dome(500, 1150, 1.1) + tower(330, 1030, 12) + tower(670, 1030, 12) + 'M100 1186H900V1252H100Z', `fill="${near}"`) +
        path('M500 990V962', `stroke="${gold}" stroke-width="5"`) +
        path(crescentD(500, 948, 13, 0.8, 0.32, -Math.PI / 2).d, `fill="${gold}"`) +
        [430, 465, 500, 535, 570].map((x) => path(keel(x, 9, 1172, 1190, 1222), `fill="${light}" fill-opacity=".85"`)).join(''),
      `clip-path="${c.clip(path(A))}"`,
    ),
  );
  const cr = crescentD(500, 440, 98, 0.82, 0.26, YOUNG);
  c.add('art', hang(500, 158, 344) + circ(500, 440, 190, `fill="${c.rad([[0.2, light, 0.34], [1, light, 0]])}"`) + path(cr.d, `fill="${gold}"`), 'sway');
  c.add('art', g(lattice(c, kind, kind === '8' ? 66 : kind === '3' ? 44 : 43, 500, 96, 1360, 9.5, gold, deep, [mix(night, p.a, 0.16), mix(night, p.b, 0.7), mix(night, p.c, 0.16)], (q) => {
    const inArch = Math.abs(q[0] - 500) < 270 && q[1] > 470 && q[1] < 1190;
    return !inArch && q[0] > -70 && q[0] < 1070 && q[1] > -70 && q[1] < 1470;
  }), `mask="${M}"`));
  c.add('frame', c.soft(A, 6, 10, 16, '#000', 0.5, 6) + path(A, `fill="none" stroke="${deep}" stroke-width="30"`)
    + path(A, `fill="none" stroke="${gold}" stroke-width="20"`) + path(A, `fill="none" stroke="${deep}" stroke-width="9"`)
    + path(A, `fill="none" stroke="${gold}" stroke-width="3.4" stroke-dasharray="1 9" stroke-linecap="round"`)
    + rect(24, 24, 952, 1352, `fill="none" stroke="${deep}" stroke-width="60"`) + rect(0, 0, 1000, 1400, `fill="none" stroke="${deep}" stroke-width="64"`)
    + rect(36, 36, 928, 1328, `fill="none" stroke="${gold}" stroke-width="7"`) + rect(48, 48, 904, 1304, `fill="none" stroke="${gold}" stroke-width="2"`));
  const b = block(inp.headline, 'marcellus', 500, 500, 250, 122, { cy: 708 }, { lead: 1.08 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const s = [sub, inp.name].filter(Boolean).join(' · ');
  if (s) c.add('type', path(block(s, 'cormorant-garamond:600i', 500, 470, 110, 42, { top: b.bottom + 34 }).d, `fill="${readsOn(mix(night, p.b, 0.62), 4.6, quiet, ink)}"`));
}

function drawCrescent(scene: Scene) {
  const { inp, c, p, night, deep, gold, light, kind, ink, quiet, hang, sub } = scene;
  const cr = crescentD(500, 500, 352, 0.79, 0.24, YOUNG);
  c.add('art', circ(500, 480, 620, `fill="${c.rad([[0.1, mix(light, p.b, 0.3), 0.34], [0.6, p.b, 0.12], [1, p.b, 0]])}"`));
  c.add('art', stars(scene, 80, 70, 840, 900, 64, (q) => Math.hypot(q[0] - 500, q[1] - 500) > 380 || Math.hypot(q[0] - cr.q[0], q[1] - cr.q[1]) < 240), 'twinkle');
  c.add('art', hang(500, 0, 150) + c.soft(cr.d, 10, 16, 22, '#000', 0.45, 6) + path(cr.d, `fill="${deep}"`)
    + g(lattice(c, kind, kind === '8' ? 47 : 34, 452, 560, 470, 7.4, gold, deep, [mix(night, p.a, 0.42), mix(p.b, light, 0.12), mix(night, p.c, 0.3)],
    (q) => Math.hypot(q[0] - 500, q[1] - 500) < 400 && Math.hypot(q[0] - cr.q[0], q[1] - cr.q[1]) > 225), `clip-path="${c.clip(path(cr.d))}"`)
      + path(cr.d, `fill="none" stroke="${deep}" stroke-width="22"`) + path(cr.d, `fill="none" stroke="${gold}" stroke-width="14"`)
      + path(cr.d, `fill="none" stroke="${deep}" stroke-width="4" stroke-opacity=".7"`), 'float');
  // an eight-fold star in the arms of the moon
  const [qx, qy] = [cr.q[0] - 32, cr.q[1] - 6];
  let st = hang(qx, 172, qy - 112);
  st += path(star(qx, qy, 8, 118, 74, -Math.PI / 2), `fill="none" stroke="${gold}" stroke-width="6"`)
    + path(star(qx, qy, 8, 92, 58, -Math.PI / 2), `fill="${gold}"`) + path(star(qx, qy, 8, 66, 40, -Math.PI / 2), `fill="${mix(night, p.a, 0.3)}"`)
    + path(star(qx, qy, 8, 46, 26, -Math.PI / 2), `fill="${light}"`);
  c.add('art', circ(qx, qy, 210, `fill="${c.rad([[0.1, light, 0.5], [1, light, 0]])}"`) + st, 'sway');
  for (const [x, y, s] of [
    [118, 330, 20],
    [884, 620, 24],
    [206, 150, 14],
    [822, 820, 15],
  ] as [number, number, number][])
    c.add('ornament', hang(x, 0, y - s) + path(star(x, y, 8, s, s * 0.56), `fill="${gold}"`), 'sway');
  const b = block(inp.headline, 'marcellus', 500, 780, 220, 138, { cy: 1096 }, { lead: 1.06 });
  c.add('type', path(b.d, `fill="${gold}"`));
  const s = [sub, inp.name].filter(Boolean);
  if (s.length) c.add('type', path(block(s.join('|'), 'cormorant-garamond:600i', 500, 700, 120, 46, { top: b.bottom + 44 }, { lead: 1.2 }).d,
    `fill="${readsOn(mix(night, p.b, 0.3), 4.6, quiet, ink)}"`));
}

function drawLantern(scene: Scene) {
  const { inp, c, p, night, deep, gold, light, ink, quiet, hang, sub } = scene;
  c.add('art', stars(scene, 60, 60, 880, 900, 70, () => true), 'twinkle');
  // light through the piercing, cast on the dark as a great faint lattice
  const beam = lattice(c, '12', 66, 500, 480, 520, 5, mix(light, p.b, 0.35), 'none', [mix(night, light, 0.1), 'none', 'none'], (q) => Math.hypot(q[0] - 500, q[1] - 480) < 520);
  const bm = c.mask(circ(500, 480, 560, `fill="${c.rad([[0.3, '#fff', 0.5], [1, '#fff', 0]])}"`));
  c.add('art', g(beam, `mask="${bm}" opacity=".5"`));
  const one = (x: number, y: number, s: number, u: number) => hang(x, 0, y)
    + circ(x, y + 300 * s, 330 * s, `fill="${c.rad([[0.08, light, 0.62], [0.5, light, 0.14], [1, light, 0]])}"`) + g(fanous(c, gold, deep, mix(night, p.a, 0.55), light, u), tf(x, y, 0, s));
  c.add('art', one(196, 120, 0.74, 0), 'sway');
  c.add('art', one(804, 210, 0.74, 2), 'sway');
  c.add('art', one(500, 190, 1.28, 1), 'sway');
  const b = block(inp.headline, 'marcellus', 500, 780, 190, 128, { cy: 1118 }, { lead: 1.06 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const s = [sub, inp.name].filter(Boolean);
  if (s.length) c.add('type', path(block(s.join('|'), 'cormorant-garamond:600i', 500, 700, 110, 44, { top: b.bottom + 40 }, { lead: 1.2 }).d,
    `fill="${readsOn(mix(night, p.b, 0.3), 4.6, quiet, ink)}"`));
}

function drawCarpet({ inp, c, p, night, deep, gold, kind, ink, quiet, sub }: Scene) {
  // carpet: the whole field is woven, a lobed cartouche holds the greeting
  c.add('art', lattice(c, kind, kind === '8' ? 92 : kind === '3' ? 64 : 58, 500, 700, 920, 12, gold, deep,
    [mix(night, p.b, 0.9), mix(night, p.b, 0.55), shade(night, -0.05)], (q) => q[0] > -120 && q[0] < 1120 && q[1] > -120 && q[1] < 1520));
  const lobe = (k: number) => {
    const ps: P[] = [];
    const N = 16;
    let d = '';
    for (let i = 0; i <= N; i++) {
      const a = -Math.PI / 2 + (i * TAU) / N,
        rr = 318 * k;
      const q: P = [500 + Math.cos(a) * rr * 0.98, 700 + Math.sin(a) * rr * 1.06];
      ps.push(q);
      if (!i) d = 'M' + pt(q);
      else {
        const am = -Math.PI / 2 + ((i - 0.5) * TAU) / N;
        d += `Q${n1(500 + Math.cos(am) * rr * 0.98 * 1.15)} ${n1(700 + Math.sin(am) * rr * 1.06 * 1.15)} ${pt(q)}`;
      }
    }
    return d + 'Z';
  };
  const L = lobe(1);
  c.add('frame', c.soft(L, 0, 12, 34, '#000', 0.6, 7) + path(L, `fill="${deep}" stroke="${deep}" stroke-width="40"`)
    + path(L, `fill="${c.rad([[0, mix(night, p.b, 0.3)], [1, shade(night, -0.03)]])}" stroke="${gold}" stroke-width="12"`)
    + path(lobe(0.93), `fill="none" stroke="${gold}" stroke-width="3"`) + Array.from({ length: 16 }, (_, i) => {
    const a = -Math.PI / 2 + ((i + 0.5) * TAU) / 16;
    return circ(500 + Math.cos(a) * 299, 700 + Math.sin(a) * 324, 5, `fill="${gold}"`);
  }).join(''));
  const cr = crescentD(500, 520, 54, 0.82, 0.28, -Math.PI / 2);
  c.add('ornament', path(cr.d, `fill="${gold}"`) + path(star(500, 508, 8, 20, 11), `fill="${gold}"`));
  const b = block(inp.headline, 'marcellus', 500, 460, 220, 104, { cy: 704 }, { lead: 1.1 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const s = [sub, inp.name].filter(Boolean);
  if (s.length) c.add('type', path(block(s.join('|'), 'cormorant-garamond:600i', 500, 380, 90, 38, { top: Math.max(b.bottom + 36, 836) }, { lead: 1.15 }).d, `fill="${quiet}"`));
  c.add('frame', rect(0, 0, 1000, 1400, `fill="none" stroke="${deep}" stroke-width="72"`)
    + rect(42, 42, 916, 1316, `fill="none" stroke="${gold}" stroke-width="8"`) + rect(56, 56, 888, 1288, `fill="none" stroke="${gold}" stroke-width="2"`));
}

export function drawGirih(inp: Input): Drawing {
  const c = new Drawing('girih', inp),
    { r, p } = c;
  const m = inp.motif || 'screen';
  const night = isDark(p) ? p.bg : shade(p.e, lum(p.e) > 0.36 ? 0.34 - lum(p.e) : 0);
  const deep = shade(night, -0.07),
    gold = c.foil(p.metal, 32),
    light = p.metal === 'silver' ? '#eef3ff' : '#ffe2a0';
  const kind = inp.variant && THETA[inp.variant] ? inp.variant : m === 'crescent' ? '8' : m === 'carpet' ? '3' : '12';
  const ink = readsOn(night, 7, p.ink, '#fff4dc'),
    quiet = readsOn(night, 4.6, mix(p.ink, p.c, 0.5), ink);
  const sky = c.lin([
    [0, shade(night, -0.045)],
    [0.62, night],
    [1, mix(shade(night, 0.06), p.b, 0.45)],
  ]);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${sky}"`));
  const hang = (x: number, y0: number, y1: number) => path(`M${n1(x)} ${n1(y0)}V${n1(y1)}`, `stroke="${gold}" stroke-width="2.4" stroke-dasharray="7 4"`);
  const sub = inp.sub ?? '';
  const scene: Scene = { inp, c, r, p, night, deep, gold, light, kind, ink, quiet, hang, sub };
  if (m === 'screen') drawScreen(scene);
  else if (m === 'crescent') drawCrescent(scene);
  else if (m === 'lantern') drawLantern(scene);
  else drawCarpet(scene);
  c.add('texture', c.grain(0.45));
  return c;
}
