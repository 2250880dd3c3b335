import {
  at, bez, circ, clamp, Drawing, g, type Input, lerp, lum, mix, n1, noise1, type P, path, poisson, polar, pt, qbez,
  rect, ribbon, rot, shade, smooth, sparkle, TAU, tf, tfit, warp, type Rng, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { block } from '#artwork/lettering/table.ts';

/** letters with depth: one outline, repeated down and to the right in steps */
const cast = (c: Drawing, d: string, o: { face: string; side: string; rim: string; far?: string; n?: number; dx?: number; dy?: number; rimW?: number; inline?: string }) => {
  const id = c.def((i) => `<path id="${i}" d="${d}"/>`), n = o.n ?? 16, dx = o.dx ?? 1.5, dy = o.dy ?? 1.9, rw = o.rimW ?? 11;
  let s = '';
  if (o.far) s += `<use href="#${id}" x="${n1(n * dx + 9)}" y="${n1(n * dy + 12)}" fill="${o.far}" stroke="${o.far}" stroke-width="${rw + 7}" stroke-linejoin="round" opacity=".34"/>`;
  for (let i = n; i >= 1; i--) s += `<use href="#${id}" x="${n1(i * dx)}" y="${n1(i * dy)}" stroke-width="${rw}"/>`;
  return (
    g(s.replace(/(<use[^>]*opacity="\.34"\/>)?/, '$1'), `fill="${o.side}" stroke="${o.side}" stroke-linejoin="round"`) +
    `<use href="#${id}" fill="${o.rim}" stroke="${o.rim}" stroke-width="${rw}" stroke-linejoin="round"/>` +
    `<use href="#${id}" fill="${o.face}"/>` +
    (o.inline ? `<g clip-path="${c.clip(`<use href="#${id}"/>`)}"><use href="#${id}" x="-3.5" y="-4.5" fill="none" stroke="${o.inline}" stroke-width="3.2" opacity=".8"/></g>` : '')
  );
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; deep: string; cream: string; hot: string; sun: string; black: string;
  A: string[]; green: string; gD: string; gL: string; orangeD: (x: number, y: number, R: number) => string;
  OR: [string, string, string, string]; glint: (x: number, y: number, R: number, a?: number) => string;
};

function lf({ c, black, green, gD, gL }: Scene, x: number, y: number, a: number, l: number, w: number, flip = 1) {
  const d = `M0 0C${l * 0.2} ${-w * flip * 0.9} ${l * 0.62} ${-w * flip * 1.05} ${l} ${-w * 0.1 * flip}C${l * 0.74} ${w * flip * 0.72} ${l * 0.3} ${w * flip * 0.78} 0 0Z`;
  const half = `M0 0C${l * 0.3} ${-w * 0.1 * flip} ${l * 0.66} ${-w * 0.22 * flip} ${l} ${-w * 0.1 * flip}C${l * 0.74} ${w * flip * 0.72} ${l * 0.3} ${w * flip * 0.78} 0 0Z`;
  const hl = `M${l * 0.16} ${-w * 0.32 * flip}C${l * 0.34} ${-w * 0.7 * flip} ${l * 0.6} ${-w * 0.78 * flip} ${l * 0.84} ${-w * 0.36 * flip}C${l * 0.6} ${-w * 0.52 * flip} ${l * 0.36} ${-w * 0.44 * flip} ${l * 0.16} ${-w * 0.32 * flip}Z`;
  let v = '';
  for (let i = 1; i < 6; i++) v += `M${n1(l * (0.1 + i * 0.14))} ${n1(-w * 0.1 * flip)}q${n1(l * 0.06)} ${n1(w * 0.22 * flip)} ${n1(l * 0.12)} ${n1(w * 0.34 * flip * (1 - i * 0.08))}`;
  return g(path(d, `fill="${c.lin([[0, green], [1, shade(green, -0.06)]], 0, 0, 1, 1)}" stroke="${black}" stroke-width="4.5" stroke-linejoin="round"`)
    + path(half, `fill="${gD}"`) + path(hl, `fill="${gL}" opacity=".85"`) + path(v, `fill="none" stroke="${green}" stroke-width="2.6"`)
    + path(`M0 0C${l * 0.3} ${-w * 0.1 * flip} ${l * 0.66} ${-w * 0.22 * flip} ${l} ${-w * 0.1 * flip}`, `fill="none" stroke="${gL}" stroke-width="3"`), tf(x, y, a));
}

function blossom({ c, hot, sun, black, gL }: Scene, x: number, y: number, s: number, a0 = 0) {
  let d = '';
  for (let i = 0; i < 5; i++)
    d += g(path('M0 0C-24 -14 -30 -52 -8 -70C-2 -66 2 -66 6 -71C30 -54 26 -16 0 0Z',
      `fill="${c.lin([[0, '#ffffff'], [1, mix('#f3dcc0', hot, 0.12)]])}" stroke="${black}" stroke-width="3"`)
        + path('M0 -8C-4 -26 -4 -38 0 -52M-4 -10C-12 -26 -14 -36 -12 -46',
        `fill="none" stroke="${mix('#c9a680', hot, 0.2)}" stroke-width="2.4" stroke-linecap="round"`), `transform="rotate(${i * 72 + a0})"`);
  for (let i = 0; i < 10; i++) {
    const q = polar(0, 0, 19 + (i % 2) * 4, (i / 10) * TAU);
    d += `<path d="M0 0L${pt(q)}" stroke="${mix(sun, '#fff', 0.4)}" stroke-width="2.4"/>` + circ(q[0], q[1], 4.2, `fill="${sun}" stroke="${black}" stroke-width="1.4"`);
  }
  return g(d + circ(0, 0, 6, `fill="${gL}"`), tf(x, y, 0, s));
}

/** a fruit body in litho tones: base, crayon shadow, reflected rim, wet light */
function fruit({ c, r, black }: Scene, D: string, x: number, y: number, R: number, col: [string, string, string, string], pores = true) {
  const cl = c.clip(path(D));
  let dots = '', hi = '';
  for (const q of poisson(r, x - R * 1.15, y - R * 1.1, R * 2.3, R * 2.2, (q2) => { const d = ((q2[0] - x) * 0.6 + (q2[1] - y) * 0.7) / R; return R * (0.034 + 0.05 * clamp(0.62 - d)); }, 5)) {
    const d = ((q[0] - x) * 0.6 + (q[1] - y) * 0.7) / R, e = Math.hypot(q[0] - x, q[1] - y) / R;
    if (d > 0.02) dots += `M${pt(q)}h0`;
    else if (pores && e < 0.92 && r.chance(0.4)) hi += `M${pt(q)}h0`;
  }
  return (
    path(D, `fill="${c.rad([[0, col[0]], [0.34, col[1]], [0.78, col[2]], [1, col[3]]], Number(n1(x - R * 0.3)), Number(n1(y - R * 0.34)), Number(n1(R * 1.42)), 'u')}" stroke="${black}" stroke-width="7" stroke-linejoin="round"`)
      +
    g(
      path(dots, `fill="none" stroke="${col[3]}" stroke-width="${n1(R * 0.027)}" stroke-linecap="round" stroke-opacity=".62"`) +
        path(hi, `fill="none" stroke="${col[2]}" stroke-width="${n1(R * 0.022)}" stroke-linecap="round" stroke-opacity=".55"`) +
        path(`M${n1(x + R * 0.3)} ${n1(y + R * 0.9)}A${n1(R * 0.93)} ${n1(R * 0.93)} 0 0 0 ${n1(x + R * 0.92)} ${n1(y + R * 0.1)}`,
          `fill="none" stroke="${mix(col[1], '#ffd9a8', 0.5)}" stroke-width="${n1(R * 0.05)}" stroke-linecap="round" opacity=".55"`),
      `clip-path="${cl}"`,
    )
  );
}

function half({ c, r, black }: Scene, x: number, y: number, R: number, rind: string, flesh: [string, string], sq = 0.93, a = 0) {
  let s = '', drops = '';
  for (let i = 0; i < 10; i++) {
    const a0 = (i / 10) * TAU + 0.055, a1 = ((i + 1) / 10) * TAU - 0.055, am = (a0 + a1) / 2, q = (k: number, an: number) => polar(0, 0, R * k, an);
    s += `M${pt(q(0.1, am))}L${pt(q(0.74, a0))}Q${pt(q(0.85, a0 + 0.03))} ${pt(q(0.82, am))}Q${pt(q(0.85, a1 - 0.03))} ${pt(q(0.74, a1))}Z`;
    for (let k = 0; k < 7; k++) {
      const an = lerp(a0 + 0.06, a1 - 0.06, r.f()), r0 = r.f(0.24, 0.62);
      drops += ribbon([q(r0, an), q(r0 + 0.07, an), q(r0 + 0.14, an)], (t) => R * 0.032 * Math.sin(Math.PI * clamp(t + 0.06, 0, 0.97)));
    }
  }
  return g(circ(0, 0, R, `fill="${rind}" stroke="${black}" stroke-width="7"`) + circ(0, 0, R * 0.92, `fill="#fff3d0"`)
    + path(s, `fill="${c.rad([[0, flesh[0]], [1, flesh[1]]], 0, 0, R * 0.85, 'u')}" stroke="${shade(flesh[1], -0.06)}" stroke-width="2"`)
    + path(drops, `fill="#fff0b8" opacity=".72"`)
    + path(`M${n1(-R * 0.72)} ${n1(-R * 0.3)}A${n1(R * 0.78)} ${n1(R * 0.78)} 0 0 1 ${n1(-R * 0.2)} ${n1(-R * 0.75)}`,
    `fill="none" stroke="#fff" stroke-width="${n1(R * 0.045)}" stroke-linecap="round" opacity=".8"`), tf(x, y, a, 1, sq));
}

function drawOrange(scene: Scene) {
  const { black, A, gD, orangeD, OR, glint } = scene;
  A.push(lf(scene, 470, 640, -160, 300, 86, -1), lf(scene, 540, 640, -18, 310, 88), lf(scene, 500, 640, -120, 200, 60, -1), lf(scene, 520, 640, -62, 210, 64));
  A.push(lf(scene, 300, 900, 150, 210, 66, -1), lf(scene, 720, 900, 24, 200, 66));
  A.push(fruit(scene, orangeD(690, 850, 186), 690, 850, 186, OR), glint(620, 752, 186));
  A.push(fruit(scene, orangeD(388, 832, 226), 388, 832, 226, OR), glint(300, 712, 226));
  A.push(path('M372 622C378 614 392 612 402 620C408 632 400 642 388 642C376 640 368 632 372 622Z', `fill="${gD}" stroke="${black}" stroke-width="3.5"`));
  A.push(half(scene, 574, 968, 150, '#ee8420', ['#ffd76a', '#f58f1e'], 0.96, -8));
  A.push(lf(scene, 760, 1040, 4, 170, 52), lf(scene, 330, 1052, 176, 176, 54, -1), blossom(scene, 284, 1040, 0.92, 10), blossom(scene, 806, 1010, 0.86, 40), blossom(scene, 206, 964, 0.66, 0), blossom(scene, 768, 656, 0.7, 20));
}

function drawLemon(scene: Scene) {
  const { A, glint } = scene;
  const LE: [string, string, string, string] = ['#fffbd0', '#fbdc3e', '#eab414', '#a36d08'];
  const lemonD = (x: number, y: number, R: number, a: number) => {
    const k = (px: number, py: number): P => { const q = rot([px * R, py * R], a); return [x + q[0], y + q[1]]; };
    return smooth([k(-1.34, 0.02), k(-1.2, -0.22), k(-0.9, -0.58), k(-0.4, -0.86), k(0.14, -0.9), k(0.66, -0.72), k(1.02, -0.36), k(1.22, -0.2),
      k(1.38, -0.1), k(1.42, 0.1), k(1.26, 0.22), k(1.04, 0.4), k(0.66, 0.74), k(0.1, 0.92), k(-0.42, 0.86), k(-0.92, 0.58), k(-1.22, 0.24)]);
  };
  A.push(lf(scene, 470, 650, -158, 310, 86, -1), lf(scene, 550, 640, -14, 320, 88), lf(scene, 520, 650, -80, 210, 62), lf(scene, 300, 960, 160, 200, 62, -1));
  A.push(fruit(scene, lemonD(650, 800, 168, 0.5), 650, 800, 216, LE), glint(592, 700, 168, -8));
  A.push(fruit(scene, lemonD(386, 858, 186, -0.42), 386, 858, 236, LE), glint(330, 744, 186, -50));
  A.push(half(scene, 600, 985, 138, '#f0c424', ['#fff6b0', '#f7d644'], 0.95, -6));
  A.push(lf(scene, 752, 1030, 8, 180, 54), lf(scene, 350, 1056, 172, 190, 56, -1), blossom(scene, 300, 1050, 0.9, 10), blossom(scene, 800, 960, 0.86, 40), blossom(scene, 770, 630, 0.7, 0), blossom(scene, 206, 700, 0.66, 20));
}

function drawApple(scene: Scene) {
  const { c, r, p, black, A, glint } = scene;
  const AP: [string, string, string, string] = ['#ffd7a0', mix('#e23a24', p.a, 0.2), '#b8151c', '#5e0712'];
  const ap = (x: number, y: number,
    R: number) => smooth(([[0, -0.78], [0.24, -0.92], [0.62, -0.9], [0.96, -0.54], [1.02, 0], [0.86, 0.52], [0.56, 0.88], [0.26, 0.96], [0, 0.88],
      [-0.26, 0.96], [-0.58, 0.88], [-0.88, 0.5], [-1.03, -0.02], [-0.95, -0.56], [-0.6, -0.9], [-0.24, -0.92]] as P[]).map((q) => [x + q[0] * R, y + q[1] * R] as P));
  const stem = (x: number, y: number, R: number, k = 1) =>
    path(`M${x - R * 0.32} ${y - R * 0.76}Q${x} ${y - R * 0.52} ${x + R * 0.32} ${y - R * 0.76}Q${x} ${y - R * 0.68} ${x - R * 0.32} ${y - R * 0.76}Z`,
      `fill="#5e0712"`) + path(ribbon(qbez([x, y - R * 0.64], [x + k * R * 0.02, y - R * 0.96], [x + k * R * 0.18, y - R * 1.24]),
        (t) => R * (0.07 + 0.05 * t)), `fill="#6b4320" stroke="${black}" stroke-width="4"`);
  const streak = (x: number, y: number, R: number) => {
    let s = '';
    for (let i = 0; i < 26; i++) {
      const a = lerp(-1.05, 1.05, i / 25) + r.f(-0.03, 0.03);
      s += ribbon(qbez([x + a * R * 0.3, y - R * 0.74], [x + a * R * 0.86, y - R * 0.3], [x + a * R * 0.84, y + R * r.f(0, 0.5)], 8),
        (t) => R * 0.026 * Math.sin(Math.PI * clamp(t + 0.05, 0, 0.96)));
    }
    return path(s, `fill="#ffcf7a" opacity=".5"`);
  };
  A.push(lf(scene, 420, 640, -150, 270, 84, -1), lf(scene, 600, 650, -24, 280, 86), lf(scene, 300, 980, 156, 200, 62, -1));
  A.push(fruit(scene, ap(682, 852, 184), 682, 852, 184, AP, false), streak(682, 852, 184), stem(682, 852, 184), glint(598, 776, 184, -54));
  A.push(fruit(scene, ap(388, 846, 224), 388, 846, 224, AP, false), streak(388, 846, 224), stem(388, 846, 224, -1), glint(280, 752, 224, -54));
  const hx = 584, hy = 984, HR = 140;
  A.push(path(ap(hx, hy, HR), `fill="#c22a20" stroke="${black}" stroke-width="7"`)
    + path(ap(hx, hy, HR * 0.93), `fill="${c.rad([[0, '#fffbe6'], [1, '#f6e4ae']])}"`)
    + path(`M${hx} ${hy - 100}C${hx - 70} ${hy - 60} ${hx - 70} ${hy + 60} ${hx} ${hy + 100}C${hx + 70} ${hy + 60} ${hx + 70} ${hy - 60} ${hx} ${hy - 100}Z`,
    `fill="none" stroke="#cfae62" stroke-width="3" stroke-dasharray="8 6"`)
      + [-1, 1].map((k) => path(`M${hx + 6 * k} ${hy - 30}C${hx + 34 * k} ${hy - 16} ${hx + 32 * k} ${hy + 24} ${hx + 8 * k} ${hy + 30}C${hx + 2 * k} ${hy + 10} ${hx + 2 * k} ${hy - 10} ${hx + 6 * k} ${hy - 30}Z`,
      `fill="#5a3214" stroke="#e0c078" stroke-width="5"`)).join('') + stem(hx, hy, HR));
  A.push(lf(scene, 740, 1042, 4, 180, 54), lf(scene, 330, 1056, 176, 180, 54, -1), blossom(scene, 290, 1046, 0.92, 10), blossom(scene, 800, 1010, 0.86, 40), blossom(scene, 210, 960, 0.64, 0));
}

function drawGrape({ c, r, p, black, A, green, gD, gL }: Scene) {
  const GR: [string, string, string, string] = ['#e8d4ff', mix('#8a4fb0', p.e, 0.15), '#55247f', '#24093f'];
  const gl = (x: number, y: number, s: number, a: number) => {
    const d = 'M0 0C-30 -36 -84 -26 -104 -58C-96 -70 -110 -92 -126 -96C-104 -112 -86 -150 -58 -152C-42 -160 -36 -184 -26 -206C-6 -190 18 -196 36 -170C58 -180 82 -166 112 -166C108 -142 122 -126 116 -104C130 -84 122 -66 128 -48C92 -40 44 -20 0 0Z';
    return g(path(d, `fill="${c.lin([[0, gL], [0.5, green], [1, gD]], 0, 0, 1, 1)}" stroke="${black}" stroke-width="5" stroke-linejoin="round"`)
      + path('M0 0C-10 -60 -16 -120 -24 -194M-4 -30C-40 -56 -70 -80 -118 -94M-2 -20C40 -60 70 -110 104 -158M2 -12C46 -30 80 -46 118 -56M-12 -90C-34 -110 -44 -130 -56 -146M-14 -110C6 -130 18 -150 34 -166',
      `fill="none" stroke="${gL}" stroke-width="4" stroke-linecap="round" opacity=".9"`), tf(x, y, a, s));
  };
  A.push(gl(440, 660, 1.36, -70), gl(560, 650, 1.36, 60), gl(500, 650, 1.12, -6));
  const gr: [number, number, number][] = [];
  const rows = [4, 6, 7, 6, 7, 5, 5, 3, 3, 1];
  rows.forEach((n, j) => {
    for (let i = 0; i < n; i++)
      gr.push([500 + (j > 4 ? (j - 4) * 7 : 0) + (i - (n - 1) / 2) * (80 - j * 1.2) + r.f(-14, 14), 676 + j * 45 + r.f(-13, 13) + Math.abs(i - (n - 1) / 2) * 5, r.f(45, 55)]);
  });
  gr.sort((u, v) => u[1] + u[2] * 0.5 - v[1] - v[2] * 0.5);
  const base = c.def((id) =>
    `<g id="${id}"><circle r="52" fill="${c.rad([[0, GR[0]], [0.22, GR[1]], [0.7, GR[2]], [1, GR[3]]], 0.34, 0.3,
      0.76)}" stroke="${black}" stroke-width="5"/><path d="M16 42A45 45 0 0 0 44 8" fill="none" stroke="#c493e6" stroke-width="5" stroke-linecap="round" opacity=".7"/><path d="M-30 -12C-30 -26 -20 -34 -10 -34C-18 -26 -24 -20 -24 -10Z" fill="#fff" opacity=".9"/><path d="${Array.from({ length: 34 }, () => { const a = r.f(-0.5, 2.1), R = r.f(20, 46); return `M${n1(Math.cos(a) * R)} ${n1(Math.sin(a) * R)}h0`; }).join('')}" stroke="${GR[3]}" stroke-width="3.6" stroke-linecap="round" opacity=".6"/></g>`);
  A.push(gr.map(([x, y, R]) => `<use href="#${base}" ${tf(x, y, 0, R / 52)}/>`).join(''));
  A.push(gl(330, 1070, 0.8, -96), gl(676, 1066, 0.8, 92));
  A.push(path(ribbon([[500, 690], [506, 640], [490, 590], [520, 556]], (t) => 22 - 8 * t), `fill="#6b4320" stroke="${black}" stroke-width="5"`));
  let cu = '';
  for (const k of [-1, 1]) {
    const ps: P[] = [[500, 640]];
    for (let t = 0; t < 30; t++) ps.push([500 + k * (150 + t * 5 + Math.cos(t * 0.62) * 26), 628 - t * 0.4 + Math.sin(t * 0.62) * 26]);
    cu += ribbon(ps, (t) => 8 - 5 * t);
  }
  A.push(path(cu, `fill="${gD}" stroke="${black}" stroke-width="2"`));
}

function drawGrove(scene: Scene) {
  const { inp, c, deep, cream, hot, sun, black, A, green, gD, gL, orangeD, OR, glint } = scene;
  // a valley of trees
  const hill = (y: number, a: number, f: number, sd: string) => {
    const nz = noise1(sd + inp.seed), ps: P[] = [];
    for (let x = 40; x <= 960; x += 46) ps.push([x, y + nz(x * f) * a]);
    return smooth(ps, false) + 'L960 1400L40 1400Z';
  };
  A.push(circ(500, 690, 150, `fill="${c.rad([[0, '#fffbe0'], [0.7, mix(sun, '#fff2b8', 0.5)], [1, sun]])}"`));
  const mt = 'M40 800L150 690L214 726L330 596L392 660L452 620L560 742L668 628L732 690L812 604L960 760V1000H40Z';
  A.push(path(mt, `fill="${c.lin([[0, mix(deep, '#7b6fb0', 0.5)], [1, mix(hot, '#d7a0b0', 0.5)]])}" stroke="${black}" stroke-width="5" stroke-linejoin="round"`));
  A.push(path('M330 596L300 630L318 626L326 648L344 630L360 642L372 640ZM668 628L644 660L660 654L672 672L684 656L704 664ZM812 604L780 642L800 636L812 660L828 640L848 648Z', 'fill="#fff6e0"'));
  A.push(path('M330 596L392 660L452 620L560 742L668 800H420L360 700ZM668 628L732 690L812 604L960 760V820H760L700 720Z', `fill="${deep}" opacity=".34"`));
  A.push(path(hill(800, 14, 0.008, 'h'), `fill="${mix(green, '#d8d07a', 0.5)}" stroke="${black}" stroke-width="4"`));
  // rows running to the vanishing point
  A.push(path('M40 1180L480 822H520L960 1180V1400H40Z', `fill="${mix(green, '#e0c878', 0.62)}"`));
  const bush = c.def((id) =>
    `<g id="${id}"><path d="M-52 4C-66 -14 -58 -46 -36 -50C-30 -74 6 -82 20 -64C44 -68 62 -44 54 -22C62 -6 54 8 40 10H-40C-46 10 -50 8 -52 4Z" fill="${gD}" stroke="${black}" stroke-width="4"/><path d="M-46 -10C-54 -24 -44 -42 -30 -44C-24 -66 2 -70 14 -56C4 -44 -16 -50 -20 -32C-34 -30 -40 -20 -46 -10Z" fill="${green}"/><path d="M-34 -34C-26 -52 -6 -60 8 -52C-4 -48 -18 -48 -34 -34Z" fill="${gL}"/>${([[-26, -16], [6, -34], [28, -12], [-4, -6], [34, -38]] as [number, number][]).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8.5" fill="#f58a1c" stroke="${black}" stroke-width="2.4"/><circle cx="${x - 2.4}" cy="${y - 2.6}" r="2.4" fill="#ffe7a8"/>`).join('')}</g>`);
  for (let j = 0; j < 8; j++) {
    const t = j / 7, y = 836 + Math.pow(t, 1.9) * 220, s = 0.26 + Math.pow(t, 1.5) * 0.98;
    for (let k = 1; k <= 4; k++) for (const q of [-1, 1]) {
      const x = 500 + q * (20 + (k - 0.45) * (30 + Math.pow(t, 1.4) * 190));
      if (x > 30 && x < 970) A.push(`<use href="#${bush}" ${tf(x, y, 0, s)}/>`);
    }
  }
  A.push(path('M494 830H506L640 1190H360Z', `fill="${c.lin([[0, mix('#e0b070', cream, 0.3)], [1, '#c98a4a']])}" stroke="${black}" stroke-width="4"`));
  A.push(fruit(scene, orangeD(196, 1060, 116), 196, 1060, 116, OR), glint(152, 1004, 116), fruit(scene, orangeD(356, 1094, 92), 356, 1094, 92, OR), glint(322, 1046, 92),
    lf(scene, 220, 950, -20, 150, 46), lf(scene, 180, 956, -150, 110, 36, -1), half(scene, 804, 1074, 104, '#ee8420', ['#ffd76a', '#f58f1e'], 0.96, 8), blossom(scene, 676, 1106, 0.64, 10));
}

/** The printed sheet: the outline of its field as path data and as a clip, and its colours. */
type Sheet = { field: string; clip: string; deep: string; cream: string; hot: string; sun: string; black: string };

/** the sky behind the fruit: rays from a point, and a crayon grain */
function drawSky(c: Drawing, { field: fld, clip: fc, deep, hot, sun, black }: Sheet, cx: number, cy: number) {
  const { r } = c;
  let rays = '', N = 22;
  for (let i = 0; i < N; i++) {
    const a0 = (i / N) * TAU - Math.PI / 2 - Math.PI / N / 2, a1 = a0 + Math.PI / N;
    rays += `M${cx} ${cy}L${pt(polar(cx, cy, 1300, a0))}L${pt(polar(cx, cy, 1300, a1))}Z`;
  }
  const sky = c.rad([[0, mix(sun, '#fff4cf', 0.5)], [0.22, sun], [0.46, mix(sun, hot, 0.75)], [0.78, mix(hot, deep, 0.72)], [1, deep]], cx, cy, 860, 'u');
  const rayF = c.rad([[0.1, '#fff3c4', 0.75], [0.4, mix(sun, '#fff0bd', 0.4), 0.5], [0.75, sun, 0.2], [1, sun, 0.04]], cx, cy, 920, 'u');
  // crayon grain: a stipple thick at the rim of the sky
  let st = '';
  for (let i = 0; i < 1500; i++) {
    const a = r.f(0, TAU), R = r.f(250, 900), x = cx + Math.cos(a) * R, y = cy + Math.sin(a) * R;
    if (x < 40 || x > 960 || y < 40 || y > 1360) continue;
    st += `M${n1(x)} ${n1(y)}h0`;
  }
  c.add('ground', g(path(fld, `fill="${sky}"`) + path(rays, `fill="${rayF}" clip-path="${fc}"`)
    + path(st, `fill="none" stroke="${black}" stroke-opacity=".22" stroke-width="3" stroke-linecap="round" clip-path="${fc}"`)));
}

/** the headline: script climbs on a slope; block letters swell under an arch */
function drawHeadline(c: Drawing, script: boolean, { hot, sun, black }: Sheet): string {
  const { input: inp } = c;
  const key = script ? 'lobster' : 'lilita-one', txt = script ? inp.headline : upper(inp.headline);
  const b = block(txt, key, 770, 350, { max: 250, lead: script ? 0.92 : 0.98, lines: 3, track: script ? 0 : 14 });
  const top = 130 + (372 - b.h) / 2 + (script ? 20 : 26), w = b.w / 2;
  const bend = (x: number, y: number): P => {
    const u = (x - 500) / 400;
    if (script) return [x, y - (x - 500) * 0.11];
    const k = 1 + 0.16 * (1 - u * u);
    return [x, top + b.h + 26 - (top + b.h - y) * k - 34 * (1 - u * u)];
  };
  const D = b.runs.map((q, i) => warp(q, 500, 0, (x, y) => bend(x, y + top + b.ys[i]!), script ? 1 : 3)).join('');
  let tail = '';
  if (script) {
    const y0 = top + b.h + 34;
    const tp = bez([500 - w * 0.9, y0 + w * 0.1 + 6], [500 - w * 0.2, y0 + 30], [500 + w * 0.4, y0 - 30], [500 + w * 0.94, y0 - w * 0.1 - 30], 20);
    tail = ribbon(tp, (t) => 6 + 26 * Math.pow(Math.sin(Math.PI * clamp(t * 0.92 + 0.04)), 1.2));
  }
  return cast(c, D + tail,
    { face: c.lin([[0, '#fffce8'], [0.36, mix('#ffe07a', sun, 0.2)], [0.62, mix('#f6a52a', sun, 0.4)], [1, mix('#e2561e', hot, 0.3)]], 0, top - 30, 0,
      top + b.h + 40, 'u'), side: mix(mix(hot, '#a5301a', 0.62), black, 0.46), rim: black, n: script ? 14 : 17, inline: '#ffffff', rimW: Math.max(8, b.size * 0.07) });
}

/** the small line on the board at the bottom, between two rules; an ornament where there is none */
function drawSmallLine(text: string | undefined, { cream, sun }: Sheet): { rules: string; type: string } {
  const ruled = `stroke="${sun}" stroke-width="3.4"`;
  if (!text) return { rules: path('M150 1240H470M530 1240H850M150 1252H470M530 1252H850', ruled) + path(sparkle(500, 1246, 22, 0.2), `fill="${sun}"`), type: '' };
  const run = tfit(upper(text), 'league-spartan:700', 640, 46, { track: 90 }), hw = (run.x1 - run.x0) / 2 + 36;
  const rules = hw < 372 ? [-1, 1].map((k) => path(`M${500 + k * hw} 1240H${500 + k * 398}M${500 + k * hw} 1252H${500 + k * 398}`, ruled) + path(sparkle(500 + k * hw, 1246, 17, 0.2), `fill="${sun}"`)).join('') : '';
  return { rules, type: path(at(run, 500, 1246 + run.cap / 2), `fill="${cream}"`) };
}

export function drawCrate(inp: Input): Drawing {
  const c = new Drawing('crate', inp), { r, p } = c;
  const m = ['orange', 'lemon', 'apple', 'grape', 'grove'].includes(inp.motif || '') ? inp.motif! : 'orange';
  const lightP = lum(p.bg) > 0.6;
  const deep = lightP ? shade(mix(p.e, p.ink, 0.25), lum(p.e) > 0.5 ? -0.16 : -0.02) : shade(p.bg, 0.02);
  const cream = lightP ? mix(p.paper, '#fbeccb', 0.55) : mix(p.ink, '#fbeccb', 0.5);
  const hot = lightP ? p.a : p.c, sun = mix('#f6b93b', p.b, lightP ? 0.35 : 0), black = mix(deep, '#0c0a12', 0.62);
  // sheet, black field, rays
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cream}"`));
  const fld = 'M52 74Q74 74 74 52H926Q926 74 948 74V1326Q926 1326 926 1348H74Q74 1326 52 1326Z', fc = c.clip(path(fld));
  const sheet: Sheet = { field: fld, clip: fc, deep, cream, hot, sun, black };
  drawSky(c, sheet, 500, m === 'grove' ? 690 : 800);
  const A: string[] = [];
  const green = mix('#3f7a3a', lightP ? p.c : p.b, 0.22), gD = shade(green, -0.2), gL = mix(green, '#cfe08a', 0.62);
  const orangeD = (x: number, y: number, R: number) => smooth(Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * TAU - Math.PI / 2;
    return [x + Math.cos(a) * R * 1.03, y + Math.sin(a) * R * (i === 0 ? 0.94 : 0.97)] as P;
  }));
  const OR: [string, string, string, string] = [mix('#ffe29a', cream, 0.3), '#f9a72e', '#ea7416', '#a83c0e'];
  const glint = (x: number, y: number, R: number, a = -38) =>
    g(path(`M${-R * 0.2} ${-R * 0.02}C${-R * 0.16} ${-R * 0.13} ${R * 0.14} ${-R * 0.15} ${R * 0.2} ${-R * 0.03}C${R * 0.1} ${R * 0.03} ${-R * 0.1} ${R * 0.05} ${-R * 0.2} ${-R * 0.02}Z`,
      'fill="#fffbe8" opacity=".92"') + circ(R * 0.3, R * 0.03, R * 0.03, 'fill="#fffbe8" opacity=".9"'), tf(x, y, a));
  const scene: Scene = { inp, c, r, p, deep, cream, hot, sun, black, A, green, gD, gL, orangeD, OR, glint };
  if (m === 'orange') drawOrange(scene);
  else if (m === 'lemon') drawLemon(scene);
  else if (m === 'apple') drawApple(scene);
  else if (m === 'grape') drawGrape(scene);
  else drawGrove(scene);
  c.add('art', g(A, `clip-path="${fc}"`));
  // the bottom board
  const board = g(path('M40 1150H960V1400H40Z', `fill="${black}"`) + path('M40 1150H960', `stroke="${sun}" stroke-width="8"`)
    + path('M40 1164H960', `stroke="${cream}" stroke-width="3"`), `clip-path="${fc}"`);
  const script = (inp.variant || (m === 'lemon' || m === 'grape' ? 'script' : 'block')) === 'script';
  const headline = drawHeadline(c, script, sheet), smallLine = drawSmallLine(inp.name || inp.sub, sheet);
  c.add('ornament', board + smallLine.rules);
  c.add('type', headline + smallLine.type);
  c.add('frame', path(fld, `fill="none" stroke="${black}" stroke-width="5"`)
    + path('M66 86Q84 82 86 66H914Q916 82 934 86V1314Q916 1318 914 1334H86Q84 1318 66 1314Z', `fill="none" stroke="${mix(sun, '#fff2c0', 0.3)}" stroke-width="3.4" stroke-opacity=".9"`));
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#ffffff', 0.06], [0.5, '#ffffff', 0], [1, '#3a2410', 0.1]])}"`) + c.grain(1));
  return c;
}
