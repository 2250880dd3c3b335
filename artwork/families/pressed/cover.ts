import {
  at, circ, Drawing, ell, g, type Input, lerp, mix, n1, type P, path, polar, pt, rect, ribbon, type Rng, shade,
  smooth, sym, TAU, tf, use, type Palette,
} from '#artwork/engine.ts';
import { isDarkColour, readable } from '#artwork/colours/stationery.ts';
import { evenLines, fitIn, headlineLines, pile, type Ln } from '#artwork/lettering/stationery.ts';
import { ringD, rr, through, walker } from '#artwork/outlines/flourish.ts';

const veinsD = (r: Rng, L: number, W: number, n: number, from = 0.12, to = 0.9) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const u = ((i + 0.5) / n) * 2 - 1,
      e = to * (1 - 0.24 * u * u) * r.f(0.88, 1.04);
    d += `M${n1(u * W * 0.04)} ${n1(-L * from)}Q${n1(u * W * 0.42)} ${n1(-L * 0.42)} ${n1(u * W * 0.43)} ${n1(-L * e)}`;
  }
  return d;
};

/** crêpe petal pointing up: full, with a lightly torn edge */
function crepe(r: Rng, L: number, W: number, ruff = 0.04, fall = 0.5) {
  const ps: P[] = [[0, 0], [-W * 0.2, -L * 0.14], [-W * 0.42, -L * 0.42]];
  const m = 9;
  for (let i = 0; i <= m; i++) {
    const a = Math.PI * (1 - i / m),
      k = 1 + (i % 2 ? -ruff : ruff) * r.f(0.2, 1.2);
    ps.push([Math.cos(a) * W * 0.52 * k, -L * (1 - fall * 0.75) - Math.sin(a) * L * fall * 0.75 * k]);
  }
  ps.push([W * 0.42, -L * 0.42], [W * 0.2, -L * 0.14]);
  return smooth(ps);
}

function sheer(r: Rng, d: string, L: number, W: number, deg: number, col: string, n = 9, o = 0.86, edge = '#6b3a1e') {
  return g(
    path(d, `fill="${col}" fill-opacity="${o}"`) +
      path(veinsD(r, L, W, n), `fill="none" stroke="${shade(col, -0.13, 0.02)}" stroke-width="1.5" stroke-opacity=".5"`) +
      path(veinsD(r, L, W * 0.9, 4, 0.3, 0.95), `fill="none" stroke="${shade(col, 0.12)}" stroke-width="2.2" stroke-opacity=".4"`) +
      path(d, `fill="none" stroke="${mix(shade(col, -0.16), edge, 0.3)}" stroke-width="1.6" stroke-opacity=".55"`),
    `transform="rotate(${n1(deg)})"`,
  );
}
const stemP = (ps: P[], w: number, col: string) =>
  path(ribbon(ps, (t) => w * (1.1 - 0.5 * t)), `fill="${col}"`) + path(smooth(ps, false), `fill="none" stroke="${shade(col, 0.12)}" stroke-width="${n1(w * 0.22)}" stroke-opacity=".6"`);

function pressLeaf(r: Rng, x: number, y: number, deg: number, L: number, W: number, col: string, lobes = 0) {
  const R: P[] = [],
    Lf: P[] = [];
  const n = lobes ? lobes * 2 : 8;
  for (let i = 1; i < n; i++) {
    const t = i / n,
      w = (W / 2) * Math.sin(Math.PI * Math.pow(t, 0.8)) * (lobes ? (i % 2 ? 1.12 : 0.62) : 1) * r.f(0.94, 1.06);
    R.push([w, -L * (t + (lobes && i % 2 ? 0.05 : 0))]);
    Lf.push([-w, -L * (t + (lobes && i % 2 ? 0.05 : 0))]);
  }
  const d = smooth([[0, 0], ...R, [0, -L], ...Lf.reverse()], true, 0.9);
  let v = `M0 0Q${n1(W * 0.03)} ${n1(-L * 0.5)} 0 ${n1(-L * 0.95)}`;
  for (let i = 1; i < 6; i++)
    for (const s of [-1, 1])
      v += `M0 ${n1(-L * (0.08 + i * 0.12))}Q${n1(s * W * 0.18)} ${n1(-L * (0.14 + i * 0.12))} ${n1(s * W * 0.34 * Math.sin(Math.PI * (0.12 + i * 0.14)))} ${n1(-L * (0.2 + i * 0.13))}`;
  return g(
    path(d, `fill="${col}" fill-opacity=".9"`) + path(v, `fill="none" stroke="${shade(col, 0.13, -0.01)}" stroke-width="1.7" stroke-opacity=".75"`)
      + path(d, `fill="none" stroke="${shade(col, -0.13)}" stroke-width="1.3" stroke-opacity=".6"`),
    tf(x, y, deg),
  );
}

/** a leaf cut into threads: carrot, cosmos, larkspur */
function threadLeaf(r: Rng, x: number, y: number, deg: number, L: number, col: string, w: number, depth = 2): string {
  let d = '';
  const rec = (x: number, y: number, a: number, L: number, k: number) => {
    const e: P = [x + Math.cos(a) * L, y + Math.sin(a) * L],
      b = r.f(-0.14, 0.14);
    d += `M${n1(x)} ${n1(y)}Q${n1(x + Math.cos(a + b) * L * 0.5)} ${n1(y + Math.sin(a + b) * L * 0.5)} ${n1(e[0])} ${n1(e[1])}`;
    if (!k) return;
    for (let i = 1; i <= 4; i++)
      for (const s of [-1, 1]) {
        const t = 0.2 + i * 0.17;
        rec(lerp(x, e[0], t), lerp(y, e[1], t), a + s * r.f(0.55, 0.75), L * 0.44 * (1.12 - t * 0.72), k - 1);
      }
  };
  rec(x, y, ((deg - 90) * Math.PI) / 180, L, depth);
  return path(d, `fill="none" stroke="${col}" stroke-width="${n1(w)}" stroke-linecap="round"`);
}

function umbel(c: Drawing, r: Rng, x: number, y: number, deg: number, R: number, petal: string, stem: string) {
  const flo = sym(Array.from({ length: 5 }, (_, i) => { const a = (i / 5) * TAU; const q = polar(0, 0, 5.2, a); return ringD(q[0], q[1], 4.3); }).join(''));
  const heads = [0, 1, 2].map(() =>
    c.def((id) => {
      let l = '',
        f = '';
      for (let i = 0; i < 17; i++) {
        const t = Math.sqrt((i + 0.4) / 17),
          a = i * 2.4 + r.f(-0.2, 0.2),
          q: P = [Math.cos(a) * 46 * t, -14 + Math.sin(a) * 28 * t - (1 - t) * 9];
        l += `M0 12L${n1(q[0])} ${n1(q[1])}`;
        f += use(flo, `transform="translate(${pt(q)}) rotate(${r.i(0, 70)}) scale(${(0.72 + t * 0.55).toFixed(2)})" fill="${r.chance(0.3) ? mix(petal, '#cdb98a', 0.25) : petal}"`)
          + circ(q[0], q[1], 1.9, `fill="${mix(stem, petal, 0.35)}"`);
      }
      return `<g id="${id}">${path(l, `fill="none" stroke="${mix(stem, petal, 0.25)}" stroke-width="1.5"`)}${f}</g>`;
    }),
  );
  let l = '',
    f = '';
  const n = 15;
  const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => Math.abs(b - 7) - Math.abs(a - 7));
  for (const i of order) {
    const u = (i / (n - 1)) * 2 - 1,
      a = u * 1.24 + r.f(-0.03, 0.03),
      len = R * (0.98 - 0.16 * u * u) * (i % 2 ? 0.86 : 1);
    const e: P = [Math.sin(a) * len * 1.04, -Math.cos(a) * len * 0.86];
    l += `M0 0Q${n1(e[0] * 0.36)} ${n1(e[1] * 0.62)} ${pt(e)}`;
    f += use(r.pick(heads), `transform="translate(${pt(e)}) rotate(${n1(u * 44)}) scale(${(R / 235).toFixed(3)})"`);
  }
  for (let i = 0; i < 9; i++) {
    const u = (i / 8) * 2 - 1,
      e: P = [u * R * 0.62, -R * (0.66 - 0.2 * u * u)];
    f += use(r.pick(heads), `transform="translate(${pt(e)}) rotate(${n1(u * 30)}) scale(${(R / 250).toFixed(3)})"`);
  }
  let br = '';
  for (let i = 0; i < 7; i++) br += threadLeaf(r, 0, 2, 120 + i * 20, R * 0.24, shade(stem, 0.02), 1.8, 0);
  return g(br + path(l, `fill="none" stroke="${stem}" stroke-width="2.4" stroke-linecap="round"`) + f, tf(x, y, deg));
}

function pansy(r: Rng, x: number, y: number, deg: number, R: number, top: string, low: string, eye: string, blot: string) {
  const pet = (a: number, L: number, W: number, col: string) => sheer(r, crepe(r, L, W, 0.025, 0.62), L, W, a, col, 11, 0.9);
  const mark = (a: number, L: number, W: number) => {
    let d = '';
    for (let i = 0; i < 9; i++) {
      const u = (i / 8) * 2 - 1;
      d += `M0 ${n1(-L * 0.08)}Q${n1(u * W * 0.26)} ${n1(-L * 0.3)} ${n1(u * W * 0.3)} ${n1(-L * (0.68 - 0.14 * u * u) * r.f(0.9, 1.06))}`;
    }
    return g(path(smooth([[0, 0], [-W * 0.26, -L * 0.3], [-W * 0.2, -L * 0.46], [-W * 0.06, -L * 0.42], [W * 0.06, -L * 0.46], [W * 0.2, -L * 0.44],
      [W * 0.26, -L * 0.3]]), `fill="${blot}" fill-opacity=".88"`) + path(d, `fill="none" stroke="${blot}" stroke-width="${n1(R * 0.022)}" stroke-linecap="round"`), `transform="rotate(${a})"`);
  };
  return g(
    pet(-34, R * 1.02, R * 1.12, top) + pet(32, R * 1.05, R * 1.14, shade(top, -0.03)) + pet(-98, R * 0.92, R * 0.98, low) + pet(98, R * 0.92, R * 0.98, low)
      + mark(-98, R * 0.84, R * 0.9) + mark(98, R * 0.84, R * 0.9) + pet(180, R * 0.98, R * 1.34, mix(low, eye, 0.2)) + mark(180, R * 0.96, R * 1.1) +
      path(`M0 ${n1(R * 0.14)}C${n1(-R * 0.2)} ${n1(R * 0.2)} ${n1(-R * 0.16)} ${n1(-R * 0.04)} 0 ${n1(-R * 0.03)}C${n1(R * 0.16)} ${n1(-R * 0.04)} ${n1(R * 0.2)} ${n1(R * 0.2)} 0 ${n1(R * 0.14)}Z`,
        `fill="${eye}"`) + ell(0, R * 0.02, R * 0.05, R * 0.04, `fill="#6d7a34"`),
    tf(x, y, deg),
  );
}

function poppy(r: Rng, x: number, y: number, deg: number, R: number, col: string, dark: string, core: string) {
  let s = '';
  for (const [a, L, W, d] of [[-52, 1, 1.34, 0], [60, 1.02, 1.3, -0.02], [172, 0.96, 1.42, -0.04], [4, 0.94, 1.36, 0.03]] as const) {
    const cc = shade(col, d);
    s += sheer(r, crepe(r, R * L, R * W, 0.05, 0.66), R * L, R * W, a + r.f(-6, 6), cc, 17, 0.86);
    s += g(path(smooth([[0, 0], [-R * 0.24, -R * 0.2], [-R * 0.2, -R * 0.36], [0, -R * 0.3], [R * 0.2, -R * 0.38], [R * 0.24, -R * 0.2]]),
      `fill="${dark}" fill-opacity=".72"`), `transform="rotate(${a})"`);
  }
  let st = '';
  for (let i = 0; i < 44; i++) {
    const a = r.f(0, TAU),
      l = R * r.f(0.18, 0.36),
      q = polar(0, 0, l, a);
    st += path(`M${pt(polar(0, 0, R * 0.1, a))}L${pt(q)}`, `stroke="${dark}" stroke-width="1.3" stroke-opacity=".8"`) + ell(q[0], q[1], 3.4, 2.2, `fill="${shade(dark, -0.04)}"`);
  }
  let star = '';
  for (let i = 0; i < 9; i++) star += `M0 0L${pt(polar(0, 0, R * 0.115, (i / 9) * TAU))}`;
  return g(s + st + circ(0, 0, R * 0.14, `fill="${core}"`) + path(star, `fill="none" stroke="${shade(core, -0.22)}" stroke-width="2.6" stroke-linecap="round"`), tf(x, y, deg));
}

function cosmos(r: Rng, x: number, y: number, deg: number, R: number, col: string, core: string, sq = 1) {
  let s = '';
  const n = 8;
  for (let i = 0; i < n; i++) {
    const L = R * r.f(0.94, 1.05),
      W = R * 0.66,
      k = [-0.5, -0.28, -0.16, 0.04, 0.2, 0.32, 0.5];
    const ps: P[] = [[0, 0], [-W * 0.2, -L * 0.16], [-W * 0.44, -L * 0.56],
      ...k.map((u, j) => [u * W * 0.98, -L * (j % 2 ? 0.97 : 0.9) * (1 + (Math.abs(u) < 0.3 ? 0.06 : -0.02)) * r.f(0.985, 1.015)] as P), [W * 0.44, -L * 0.56], [W * 0.2, -L * 0.16]];
    s += sheer(r, smooth(ps), L, W, (i * 360) / n + r.f(-5, 5), shade(col, r.f(-0.03, 0.03)), 8, 0.86);
  }
  let d = '';
  for (let i = 0; i < 46; i++) {
    const t = Math.sqrt((i + 0.5) / 46),
      q = polar(0, 0, R * 0.19 * t, i * 2.4);
    d += circ(q[0], q[1], R * 0.022 * (0.8 + t * 0.5), `fill="${shade(core, t > 0.7 ? -0.02 : -0.18)}"`);
  }
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(deg)}) scale(1 ${sq})">${s}${circ(0, 0, R * 0.2, `fill="${shade(core, -0.1)}"`)}${d}</g>`;
}
const GENUS: Record<string, string> = { lace: 'Daucus carota', pansy: 'Viola tricolor', poppy: 'Papaver rhoeas', cosmos: 'Cosmos bipinnatus' };

/** What the parts of a cover share. */
type Scene = { c: Drawing; r: Rng; p: Palette; dark: boolean; green: string; A: string; lacePetal: string };

function drawLace({ c, r, green, lacePetal }: Scene) {
  let s = '';
  const pl: [P[], number, number][] = [
    [through([[512, 940], [498, 780], [520, 600], [506, 430]]), 178, 2],
    [through([[508, 930], [450, 800], [420, 700], [372, 590]]), 112, -20],
    [through([[514, 930], [560, 830], [590, 760], [640, 668]]), 98, 22],
  ];
  for (const [ps] of pl) s += stemP(ps, 7.5, green);
  s += threadLeaf(r, 505, 800, -58, 175, shade(green, -0.03), 2.3, 2) + threadLeaf(r, 514, 836, 58, 150, green, 2.3, 2) + threadLeaf(r, 430, 722, -72, 96, green, 2, 1);
  for (const [ps, R, a] of pl.reverse()) s += umbel(c, r, ps[ps.length - 1]![0], ps[ps.length - 1]![1], a, R, lacePetal, green);
  return s;
}

function drawPansy({ r, p, dark, green, A }: Scene) {
  let s = '';
  const eye = mix(p.c, '#f4c33c', 0.75),
    blot = shade(dark ? mix(p.e, '#3a1238', 0.6) : mix(p.ink, '#3a1238', 0.5), -0.02);
  const pl: [P[], number, number, string, string][] = [
    [through([[505, 925], [480, 800], [470, 640], [440, 420]]), 112, -8, A, mix(p.b, eye, 0.15)],
    [through([[510, 925], [560, 800], [596, 700], [622, 560]]), 94, 12, p.e, p.d],
    [through([[500, 925], [440, 850], [396, 780], [362, 702]]), 82, -20, mix(p.b, p.a, 0.2), mix(p.d, eye, 0.25)],
  ];
  for (const [ps] of pl) s += stemP(ps, 8, green);
  s += pressLeaf(r, 496, 850, -62, 150, 66, green, 5) + pressLeaf(r, 520, 836, 64, 170, 70, shade(green, 0.03), 5)
    + pressLeaf(r, 478, 716, 40, 118, 50, shade(green, 0.04), 4) + pressLeaf(r, 590, 716, -30, 84, 40, green, 4);
  const bud = through([[474, 680], [530, 560], [590, 440], [580, 372]]);
  s += stemP(bud, 5.5, green)
    + g(sheer(r, crepe(r, 62, 44, 0.02, 0.5), 62, 44, -8, A, 6) + sheer(r, crepe(r, 58, 36, 0.02, 0.5), 58, 36, 12, p.b, 6)
    + pressLeaf(r, 0, 4, -14, 40, 18, green) + pressLeaf(r, 0, 4, 16, 40, 18, green), tf(580, 376, -10));
  for (const [ps, R, a, t, l] of pl.reverse()) s += pansy(r, ps[ps.length - 1]![0], ps[ps.length - 1]![1], a, R, t, l, eye, blot);
  return s;
}

function drawPoppy({ r, p, dark, green, A }: Scene) {
  let s = '';
  const dk = dark ? '#1d1420' : mix(p.ink, '#22141d', 0.6),
    core = mix(green, '#c7c58c', 0.4);
  const big = through([[500, 940], [520, 780], [486, 620], [470, 420]]),
    two = through([[506, 935], [560, 820], [602, 720], [626, 640]]),
    bud = through([[498, 935], [436, 800], [386, 690], [372, 600], [336, 566], [322, 620]]),
    pod = through([[502, 930], [590, 700], [600, 520], [640, 356]]);
  const hair = (ps: P[]) => {
    const wk = walker(ps);
    let d = '';
    for (let i = 2; i < 60; i++) {
      const [q, a] = wk(i / 62),
        e = polar(q[0], q[1], r.f(9, 15), ((a + (i % 2 ? 1 : -1) * r.f(60, 100)) * Math.PI) / 180);
      d += `M${pt(q)}L${pt(e)}`;
    }
    return path(d, `fill="none" stroke="${green}" stroke-width="1.2" stroke-opacity=".75"`);
  };
  for (const ps of [big, two, bud, pod]) s += stemP(ps, 6.4, green) + (ps === pod ? '' : hair(ps));
  s += pressLeaf(r, 500, 900, -46, 225, 116, green, 6) + pressLeaf(r, 512, 880, 52, 205, 108, shade(green, 0.03), 6) + pressLeaf(r, 506, 760, -66, 120, 62, shade(green, 0.03), 5);
  s += g(path(smooth([[0, -34], [15, -14], [17, 12], [0, 36], [-17, 12], [-15, -14]]), `fill="${green}"`)
    + path('M2 34C8 12 8 -10 1 -32', `fill="none" stroke="${A}" stroke-width="7" stroke-linecap="round"`)
    + path('M-12 10l-9 5M-14 -6l-10 2M12 -2l9 -4M10 16l9 3', `stroke="${green}" stroke-width="1.3"`), tf(322, 648, 6));
  s += g(path('M-17 -8C-22 -44 -10 -58 0 -58C10 -58 22 -44 17 -8C12 4 -12 4 -17 -8Z', `fill="${core}"`)
    + path('M-20 -57C-12 -68 12 -68 20 -57C12 -52 -12 -52 -20 -57Z', `fill="${shade(core, -0.12)}"`)
    + path('M-8 -50C-12 -32 -10 -14 -6 -2M8 -50C12 -32 10 -14 6 -2M0 -50V0', `fill="none" stroke="${shade(core, -0.14)}" stroke-width="1.6"`), tf(640, 358, 12));
  s += poppy(r, 626, 632, 14, 92, mix(A, p.b, 0.25), dk, core) + poppy(r, 468, 400, -8, 142, A, dk, core);
  return s;
}

function drawCosmos({ r, p, green, A }: Scene) {
  let s = '';
  const core = mix(p.b, '#e8b33a', 0.7);
  const pl: [P[], number, string, number][] = [
    [through([[500, 905], [486, 760], [500, 600], [470, 430]]), 122, A, 1],
    [through([[505, 905], [580, 760], [610, 680], [664, 566]]), 98, mix(p.b, '#ffffff', 0.1), 0.94],
    [through([[495, 905], [420, 780], [380, 720], [322, 640]]), 88, mix(A, '#ffffff', 0.55), 0.96],
  ];
  for (const [ps] of pl) s += stemP(ps, 6, green);
  s += threadLeaf(r, 492, 800, -44, 190, green, 2.6, 1) + threadLeaf(r, 510, 820, 46, 180, green, 2.6, 1) + threadLeaf(r, 496, 640, 38, 150, green, 2.4, 1)
    + threadLeaf(r, 494, 690, -40, 120, green, 2.4, 1);
  const bud = through([[600, 700], [596, 560], [610, 460], [604, 392]]);
  s += stemP(bud, 4.6, green)
    + g(sheer(r, crepe(r, 46, 40, 0.03), 46, 40, -16, A, 5) + sheer(r, crepe(r, 46, 40, 0.03), 46, 40, 16, A, 5)
    + sheer(r, crepe(r, 50, 40, 0.03), 50, 40, 0, shade(A, 0.03), 5) + pressLeaf(r, 0, 2, -22, 24, 11, green) + pressLeaf(r, 0, 2, 20, 24, 11, green)
    + pressLeaf(r, 0, 2, 0, 24, 11, green), tf(604, 396, 4));
  for (const [ps, R, col, sq] of pl.reverse()) s += cosmos(r, ps[ps.length - 1]![0], ps[ps.length - 1]![1], r.f(-12, 12), R, col, core, sq);
  return s;
}

export function drawPressed(inp: Input): Drawing {
  const c = new Drawing('pressed', inp),
    { r, p } = c;
  const m = inp.motif || 'lace',
    dark = isDarkColour(p.bg);
  const wall = dark ? p.bg : p.bg;
  const green = dark ? mix(p.d, '#7f9a6a', 0.5) : mix(mix(p.c, '#5e7350', 0.72), p.ink, 0.14);
  const shape = inp.variant || ({ lace: 'rect', pansy: 'oval', poppy: 'rect', cosmos: 'round' } as Record<string, string>)[m]! || 'rect';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(wall, 0.025)], [0.55, wall], [1, shade(wall, -0.03)]], 0, 0, 0.6, 1)}"`)
    + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#ffffff', dark ? 0.13 : 0.5], [1, '#ffffff', 0]], 0.34, 0.3, 0.6)}"`));
  const cx = 500,
    cy = shape === 'round' ? 585 : 600,
    w = shape === 'round' ? 730 : shape === 'oval' ? 640 : 610,
    h = shape === 'round' ? 730 : 800;
  const D = shape === 'rect' ? rr(cx - w / 2, cy - h / 2, w, h, 10) : ringD(cx, cy, w / 2, h / 2);
  const inset = (k: number) => (shape === 'rect' ? rr(cx - w / 2 + k, cy - h / 2 + k, w - 2 * k, h - 2 * k, 6) : ringD(cx, cy, w / 2 - k, h / 2 - k));
  const shd = mix(shade(wall, dark ? -0.16 : -0.34), '#20140c', 0.25);
  // chain and nail
  const top = cy - h / 2,
    nail: P = [cx, 66];
  const hooks: P[] = shape === 'rect' ? [[cx - 150, top], [cx + 150, top]] : [[cx - w * 0.2, cy - (h / 2) * Math.sqrt(1 - 0.16)], [cx + w * 0.2, cy - (h / 2) * Math.sqrt(1 - 0.16)]];
  const chain = hooks.map((q) => `M${pt(nail)}L${pt(q)}`).join('');
  const foil = c.foil(p.metal, 32);
  let fr = g(path(chain, `fill="none" stroke="${shd}" stroke-width="5" stroke-opacity=".28"`), 'transform="translate(13 16)"');
  fr += path(chain, `fill="none" stroke="${shade(p.metal === 'silver' ? '#7b828b' : p.metal === 'rose' ? '#9c5c4c' : '#8d6527', -0.04)}" stroke-width="5.4" stroke-dasharray="11 2.4" stroke-linecap="butt"`)
    + path(chain, `fill="none" stroke="${foil}" stroke-width="3" stroke-dasharray="9 4.4" stroke-dashoffset="-1"`);
  fr += circ(nail[0] + 7, nail[1] + 9, 13, `fill="${shd}" fill-opacity=".25"`) + circ(nail[0], nail[1], 12, `fill="${foil}"`) + circ(nail[0] - 3, nail[1] - 4, 4, 'fill="#fff" fill-opacity=".6"');
  c.add('frame', fr);
  // shadow of the brass, then the glass itself
  const ringPath = D + inset(13);
  c.add('art', g(path(ringPath, `fill="${shd}" fill-opacity=".3" fill-rule="evenodd"`), 'transform="translate(22 30)"') + c.soft(D, 22, 30, 16, shd, 0.16, 5)
    + path(D, `fill="${dark ? '#ffffff' : '#fffdf6'}" fill-opacity="${dark ? 0.05 : 0.34}"`));
  // flowers
  let s = '';
  const A = p.a,
    white = dark ? '#fbf6e8' : mix(p.paper, '#ffffff', 0.7);
  const lacePetal = dark ? white : '#fffefb';
  const scene: Scene = { c, r, p, dark, green, A, lacePetal };
  if (m === 'lace') s += drawLace(scene);
  else if (m === 'pansy') s += drawPansy(scene);
  else if (m === 'poppy') s += drawPoppy(scene);
  else s += drawCosmos(scene);
  const clip = c.clip(path(inset(6)));
  c.add('art', g(g(s, `filter="${c.shadow(20, 27, 6, shd, dark ? 0.42 : 0.3)}"`), `clip-path="${clip}"`), 'float');
  // glass light, brass edge, hand-written slip
  let gl = `<g clip-path="${clip}">` + path(`M${cx - w / 2} ${cy + h * 0.08}L${cx + w * 0.16} ${cy - h / 2}H${cx + w * 0.36}L${cx - w / 2} ${cy + h * 0.36}Z`,
    `fill="${c.lin([[0, '#fff', dark ? 0.1 : 0.34], [1, '#fff', 0]], 0, 0, 1, 1)}"`)
      + path(`M${cx - w / 2} ${cy + h * 0.42}L${cx + w * 0.42} ${cy - h / 2}H${cx + w * 0.47}L${cx - w / 2} ${cy + h * 0.48}Z`, `fill="#fff" fill-opacity="${dark ? 0.05 : 0.2}"`) + '</g>';
  const edge = p.metal === 'silver' ? '#5d636c' : p.metal === 'rose' ? '#8a4d40' : '#7c5620';
  gl += path(D + inset(13), `fill="${foil}" fill-rule="evenodd"`) + path(D, `fill="none" stroke="${edge}" stroke-width="1.6"`)
    + path(inset(13), `fill="none" stroke="${edge}" stroke-width="2" stroke-opacity=".85"`) + path(inset(3), 'fill="none" stroke="#fff8e0" stroke-width="1.6" stroke-opacity=".8"');
  for (const q of hooks) gl += circ(q[0], q[1] + 2, 9, `fill="${foil}" stroke="${edge}" stroke-width="1.6"`);
  c.add('frame', gl);
  const hand = inp.sub ? inp.sub : GENUS[m]!;
  const lab = fitIn(hand, 'la-belle-aurore', 250, 34),
    lw = lab.x1 - lab.x0 + 54,
    ly = cy + h / 2 - (shape === 'rect' ? 66 : shape === 'oval' ? 84 : 92);
  const LD = `M${n1(cx - lw / 2)} ${ly - 27}l${n1(lw)} -3l2 54l${n1(-lw - 3)} 4Z`;
  const slip = mix(dark ? '#f7efdd' : p.paper, '#f3e6c8', 0.35);
  c.add('type', c.soft(LD, 6, 8, 6, shd, 0.22, 3) + path(LD, `fill="${slip}"`) + path(at(lab, cx, ly + 9), `fill="${readable(mix(p.ink, '#33291f', dark ? 1 : 0.4), slip)}"`));
  const ink = dark ? p.ink : readable(p.ink, wall, 7);
  const ls = headlineLines(inp, 22);
  const specs: Ln[] = evenLines(ls, 'cormorant-garamond:500i', 800, ls.length > 1 ? 86 : 104, { gap: 18 });
  if (inp.name) {
    specs[specs.length - 1]!.gap = 38;
    specs.push({ t: inp.name.toUpperCase(), f: 'tenor-sans', w: 680, max: 25, track: 260 });
  }
  const S = pile(specs, { cy: 1192, h: 280 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${ink}"`)).join(''));
  c.add('texture', c.grain(0.8));
  c.alt = `${m} pressed between panes of glass in a brass frame, with the words ${ls.join(' ')}`;
  return c;
}
