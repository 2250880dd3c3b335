import {
  at, bez, circ, clamp, Drawing, ell, g, type Input, lerp, lum, mix, n1, type P, path, poisson, pt, qbez, rect,
  ribbon, shade, smooth, tf, tfit, type Rng, type Palette,
} from '#artwork/engine.ts';
import { clear } from '#artwork/colours/table.ts';
import { block, blockD } from '#artwork/lettering/table.ts';

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; light: boolean; dk: string; hot: string; gA: string; gB: string;
  gC: string; pink: string; clayC: string;
  dry: (x: number, y: number, w: number, h: number, col: string, n: number, o: number) => string; cast: string[];
  line: (a: P, b: P, n?: number) => P[]; cap: (w: number, dome: number) => (t: number) => number;
  globe: (x: number, y: number, s: number, col: string) => string; small: string | undefined; A: string[];
};

function pot({ c, r, p, light, dk, hot, clayC, dry, cast }: Scene, x: number, y: number, w: number, h: number, kind: number) {
  const a = w / 2, body = `M${-a * 0.9} ${-h}L${-a * 0.66} -10C${-a * 0.62} 4 ${a * 0.62} 4 ${a * 0.66} -10L${a * 0.9} ${-h}Z`,
    rim = `M${-a} ${-h - 6}C${-a} ${-h - 12} ${a} ${-h - 12} ${a} ${-h - 6}L${a * 0.96} ${-h + h * 0.22}C${a * 0.5} ${-h + h * 0.28} ${-a * 0.5} ${-h + h * 0.28} ${-a * 0.96} ${-h + h * 0.22}Z`;
  const base = kind === 0 ? clayC : kind === 1 ? mix(light ? p.paper : p.ink, '#fff8ec', 0.4) : kind === 2 ? mix(light ? p.e : p.d, '#2c3f66', 0.15) : mix(p.b, '#e0b066', 0.2);
  const sh = c.lin([[0, dk, 0.16], [0.2, '#fff', 0.2], [0.42, '#fff', 0], [0.72, dk, 0.12], [1, dk, 0.46]], -a, 0, a, 0, 'u'), cl = c.clip(path(body));
  let deco = '';
  if (kind === 0) {
    for (let i = 0; i < 9; i++) deco += ell(r.f(-a, a), r.f(-h, 0), r.f(14, 40), r.f(6, 18), `fill="#f6dcc2" opacity=".16"`);
    deco += dry(-a, -h, w, h, shade(clayC, -0.1), 16, 0.35) + dry(-a, -h, w, h, mix(clayC, '#ffe6cc', 0.5), 12, 0.4);
  }
  else if (kind === 1) deco = rect(-a, -h * 0.5, w, h, `fill="${hot}"`)
    + path(`M${-a} ${-h * 0.5}${Array.from({ length: 8 }, (_, i) => `q${n1(w / 16)} ${i % 2 ? 12 : -10} ${n1(w / 8)} 0`).join('')}V${-h * 0.36}H${-a}Z`,
    `fill="${hot}"`) + dry(-a, -h * 0.46, w, h * 0.4, mix(hot, '#fff', 0.4), 10, 0.5);
  else if (kind === 2) for (let i = -5; i <= 5; i++) {
    const X = (t: number) => a * 0.86 * Math.sin(clamp(t, -1.5, 1.5));
    deco += path(`M${n1(X(i * 0.3 - 0.15))} ${-h * 0.3}L${n1(X(i * 0.3))} ${-h * 0.56}L${n1(X(i * 0.3 + 0.15))} ${-h * 0.3}`,
      `fill="none" stroke="${mix(base, '#fff6e2', 0.85)}" stroke-width="7" stroke-linejoin="round"`) + circ(X(i * 0.3), -h * 0.2, 5, `fill="${mix(base, '#fff6e2', 0.85)}"`);
  }
  else for (let j = 0; j < 5; j++) for (let i = -5; i <= 5; i++) {
    const t = (i + (j % 2) * 0.5) * 0.31;
    if (Math.abs(t) < 1.4) deco += ell(a * 0.84 * Math.sin(t), -h * 0.66 + j * h * 0.15, 7 * Math.cos(t), 7, `fill="${mix(base, '#fff8e6', 0.8)}"`);
  }
  const rc = kind === 1 ? base : kind === 0 ? shade(clayC, 0.03) : shade(base, 0.02);
  cast.push(g(path(body) + path(rim), tf(x, y)));
  return g(
    ell(a * 0.2, 0, a * 1.1, a * 0.17, `fill="${c.rad([[0, dk, 0.6], [0.6, dk, 0.32], [1, dk, 0]])}"`) + path(body, `fill="${base}"`)
      + g(deco, `clip-path="${cl}"`) + path(body, `fill="${sh}"`)
      + path(`M${-a * 0.9} ${-h + h * 0.2}H${a * 0.9}L${a * 0.86} ${-h + h * 0.36}Q0 ${-h + h * 0.46} ${-a * 0.86} ${-h + h * 0.36}Z`, `fill="${dk}" opacity=".22"`) +
      path(rim, `fill="${rc}"`) + path(rim, `fill="${sh}"`) + ell(0, -h - 6, a, a * 0.075, `fill="${mix(rc, '#ffffff', 0.2)}"`) + ell(0, -h - 5, a * 0.9, a * 0.058, `fill="#3a2518"`),
    tf(x, y),
  );
}

function bloom({ p, pink }: Scene, x: number, y: number, s: number, col = pink) {
  let d = '';
  for (let k = 0; k < 2; k++) for (let i = 0; i < 9; i++) {
    const a = ((i + k * 0.5) / 9) * 180 - 180 + 4;
    d += g(path('M0 4C10 -12 26 -14 44 0C28 10 12 12 0 4Z', `fill="${k ? col : shade(col, -0.08)}"`)
      + path('M8 2Q22 -4 36 0', `fill="none" stroke="${mix(col, '#fff', 0.6)}" stroke-width="2.2"`), `transform="rotate(${n1(a)}) scale(${k ? 0.78 : 1})"`);
  }
  return g(d + ell(0, -4, 11, 8, `fill="${mix('#f7cf52', p.b, 0.1)}"`)
    + path('M-8 -6l-3 -7M-2 -8l-1 -9M5 -8l2 -9M9 -5l5 -6', `stroke="#f7cf52" stroke-width="3" stroke-linecap="round"`), tf(x, y, 0, s));
}

/** a ribbed stem over a spine line: crests in light, furrows in shade, a star of needles down each crest */
function ribbed({ c, cast }: Scene, axis: P[], wid: (t: number) => number, col: string, n = 7, step = 30) {
  const N = axis.length, nrm = (i: number): P => {
    const a = axis[Math.max(0, i - 1)]!, b = axis[Math.min(N - 1, i + 1)]!, l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
  };
  const pts = (i: number, k: number): P => { const q = nrm(i), w = (wid(i / (N - 1)) / 2) * k; return [axis[i]![0] + q[0] * w, axis[i]![1] + q[1] * w]; };
  const D = smooth([...axis.map((_, i) => pts(i, -1)), ...axis.map((_, i) => pts(i, 1)).reverse()]);
  cast.push(path(D));
  let bands = '', fur = '', sp = '', hi = '';
  for (let j = 0; j < n; j++) {
    const t0 = -Math.PI / 2 + (Math.PI * j) / n, t1 = -Math.PI / 2 + (Math.PI * (j + 1)) / n, tm = (t0 + t1) / 2, lit = Math.cos(tm + 0.62);
    bands += path(smooth([...axis.map((_, i) => pts(i, Math.sin(t0) * -1)), ...axis.map((_, i) => pts(i, Math.sin(t1) * -1)).reverse()]),
      `fill="${shade(col, 0.1 * lit - 0.06 + (j % 2 ? 0.008 : -0.008))}"`);
    if (j) fur += ribbon(axis.map((_, i) => pts(i, -Math.sin(t0))), (t) => 4.6 * Math.cos(t0) * Math.sin(Math.PI * clamp(t, 0.03, 0.97)) + 1);
    hi += ribbon(axis.map((_, i) => pts(i, -Math.sin(tm - 0.05))), (t) => 3.6 * Math.cos(tm) * Math.sin(Math.PI * clamp(t, 0.04, 0.96)));
    let acc = (j % 2) * step * 0.5 + 8;
    for (let i = 1; i < N; i++) {
      acc += Math.hypot(axis[i]![0] - axis[i - 1]![0], axis[i]![1] - axis[i - 1]![1]);
      if (acc >= step && i < N - 1) {
        acc = 0;
        const q = pts(i, -Math.sin(tm)), f = Math.max(0.35, Math.cos(tm));
        sp += `M${n1(q[0] - 8 * f)} ${n1(q[1] - 6)}L${n1(q[0] + 8 * f)} ${n1(q[1] + 5)}M${n1(q[0] + 8 * f)} ${n1(q[1] - 6)}L${n1(q[0] - 8 * f)} ${n1(q[1] + 5)}M${pt(q)}v-10`;
      }
    }
  }
  return g(bands + path(fur, `fill="${shade(col, -0.17)}" opacity=".6"`) + path(hi, `fill="${mix(col, '#f2f7c8', 0.5)}" opacity=".42"`),
    `clip-path="${c.clip(path(D))}"`) + path(sp, `fill="none" stroke="${mix('#fff6dc', col, 0.08)}" stroke-width="2.5" stroke-linecap="round"`);
}

function rosetteSide({ c, pink, cast }: Scene, x: number, y: number, s: number, col: string) {
  let d = '';
  const tip = mix(pink, col, 0.25),
    L = (a: number, l: number, w: number,
      k: number) => g(path(`M0 0C${-w} ${-l * 0.3} ${-w * 1.1} ${-l * 0.74} 0 ${-l}C${w * 1.1} ${-l * 0.74} ${w} ${-l * 0.3} 0 0Z`,
        `fill="${c.lin([[0, tip], [0.2, mix(col, '#ffffff', 0.22 + k * 0.1)], [1, shade(col, -0.12)]], 0, 0, 0, 1)}" stroke="${shade(col, -0.14)}" stroke-width="1.6"`)
          + path(`M${-w * 0.2} ${-l * 0.14}C${-w * 0.56} ${-l * 0.4} ${-w * 0.5} ${-l * 0.7} ${-w * 0.1} ${-l * 0.88}`,
          `fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3.4" stroke-linecap="round"`), `transform="rotate(${n1(a)})"`);
  for (const [n, l, w, y2, k] of [[9, 168, 34, 0, 0], [7, 150, 33, -16, 0.6], [6, 124, 30, -32, 1.1], [4, 96, 25, -46, 1.6], [3, 66, 19, -56, 2]] as number[][])
    for (const i of Array.from({ length: n! }, (_, q) => q).sort((a, b) => Math.abs(b - (n! - 1) / 2) - Math.abs(a - (n! - 1) / 2))) {
      const a = n! > 1 ? lerp(-82, 82, i / (n! - 1)) * (1 - k! * 0.2) : 0;
      d += g(L(a, l!, w!, k!), `transform="translate(${n1(a * 0.16)} ${y2})"`);
    }
  cast.push(g(path('M-150 0C-160 -60 -90 -170 0 -176C90 -170 160 -60 150 0Z'), tf(x, y, 0, s)));
  return g(d, tf(x, y, 0, s));
}

function aloe({ c, r, cast }: Scene, x: number, y: number, s: number, col: string) {
  let d = '', cs = '';
  const lv: [number, number][] = [[-66, 250], [64, 240], [-44, 310], [46, 300], [-24, 360], [26, 350], [-8, 392], [10, 300], [-32, 220], [34, 210]];
  for (const [a, l] of lv) {
    const e: P = [Math.sin((a * Math.PI) / 180) * l, -Math.cos((a * Math.PI) / 180) * l * 0.98 + Math.abs(a) * 0.5], mdl: P = [e[0] * 0.34, e[1] * 0.66];
    const ax = qbez([a * 0.5, 0], mdl, e, 14), D = ribbon(ax, (t) => 50 * Math.pow(1 - t, 0.72) + 1.5);
    let st = '';
    for (let i = 1; i < 13; i++) for (const k of [-1, 1]) if (r.chance(0.75)) {
      const q = ax[i]!, w = 15 * (1 - i / 14);
      st += `M${n1(q[0] + k * w * 0.9 - 5)} ${n1(q[1] + r.f(-6, 6))}h${n1(7 * (1 - i / 18))}`;
    }
    d += path(D, `fill="${c.lin([[0, shade(col, 0.07)], [1, shade(col, -0.13)]])}" stroke="${shade(col, -0.2)}" stroke-width="2"`)
      + path(ribbon(ax.map(([u, v]) => [u - 6, v] as P), (t) => 12 * (1 - t)), `fill="${mix(col, '#f2f7c8', 0.5)}" opacity=".36"`)
      + path(st, `fill="none" stroke="${mix(col, '#fffbe0', 0.7)}" stroke-width="4" stroke-linecap="round"`);
    cs += path(D);
  }
  cast.push(g(cs, tf(x, y, 0, s)));
  return g(d, tf(x, y, 0, s));
}

function opuntia(scene: Scene, x: number, y: number, s: number, col: string) {
  const { c, pink, cast } = scene;
  const pad = (px: number, py: number, a: number, w: number, h: number, k: number) => {
    const d = `M0 0C${-w * 0.5} ${-h * 0.08} ${-w * 0.66} ${-h * 0.5} ${-w * 0.5} ${-h * 0.8}C${-w * 0.34} ${-h * 1.04} ${w * 0.34} ${-h * 1.04} ${w * 0.5} ${-h * 0.8}C${w * 0.66} ${-h * 0.5} ${w * 0.5} ${-h * 0.08} 0 0Z`;
    let dots = '';
    for (let j = 0; j < 7; j++) for (let i = -2; i <= 2; i++) {
      const X = (i + (j % 2) * 0.5) * w * 0.21, Y = -h * (0.16 + j * 0.125);
      if (Math.pow(X / (w * 0.5), 2) + Math.pow((Y + h * 0.56) / (h * 0.44), 2) < 0.86) dots += `M${n1(X)} ${n1(Y)}l-5 -7M${n1(X)} ${n1(Y)}l6 -6M${n1(X)} ${n1(Y)}v-9`;
    }
    return g(path(d, `fill="${c.rad([[0, shade(col, 0.09 + k)], [0.6, shade(col, k)], [1, shade(col, -0.12 + k)]], 0.34, 0.3, 0.8)}"`)
      + path(`M${-w * 0.44} ${-h * 0.34}C${-w * 0.54} ${-h * 0.6} ${-w * 0.44} ${-h * 0.84} ${-w * 0.2} ${-h * 0.92}`,
      `fill="none" stroke="${mix(col, '#f2f7c8', 0.55)}" stroke-width="6" stroke-linecap="round" opacity=".7"`)
        + path(dots, `fill="none" stroke="${mix('#fff6dc', col, 0.1)}" stroke-width="2.6" stroke-linecap="round"`), tf(px, py, a));
  };
  cast.push(g(path('M-120 -330C-60 -420 90 -430 120 -330C150 -240 70 -200 60 -120L20 0H-20C-40 -120 -150 -220 -120 -330Z'), tf(x, y, 0, s)));
  const prick = (px: number, py: number,
    a: number) => g(path('M-14 0C-18 -26 -12 -42 0 -44C12 -42 18 -26 14 0Z', `fill="${pink}"`)
      + path('M-8 -8C-10 -22 -8 -32 -3 -36', 'stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"')
      + path('M-11 -43Q0 -52 11 -43', `stroke="${shade(pink, -0.16)}" stroke-width="5" fill="none"`), tf(px, py, a));
  return g(pad(54, -146, 40, 116, 172, -0.05) + pad(-50, -150, -36, 124, 190, -0.03) + prick(156, -276, 44) + prick(172, -236, 66) + prick(-176, -262, -60)
    + prick(-150, -312, -34) + pad(6, -170, 4, 118, 196, -0.02) + pad(0, 0, 0, 152, 226, 0) + pad(92, -280, 22, 92, 130, 0.02) + prick(-6, -366, -8)
    + prick(36, -362, 14), tf(x, y, 0, s)) + bloom(scene, x + 142 * s, y - 398 * s, s * 0.82);
}

function snake({ c, r, p, dk, cast }: Scene, x: number, y: number, s: number, col: string) {
  let d = '', cs = '';
  for (const [bx, tx, h, w] of [[-40, -104, 300, 50], [44, 108, 280, 48], [-22, -40, 380, 56], [26, 46, 350, 54], [2, 4, 440, 58], [-10, -70, 220, 46],
    [14, 66, 200, 44]] as [number, number, number, number][]) {
    const ax = bez([bx, 0], [bx * 1.2, -h * 0.4], [tx * 0.8 + 10, -h * 0.7], [tx, -h], 20),
      D = ribbon(ax, (t) => w * (t < 0.7 ? 0.78 + 0.3 * t : 1 * Math.pow((1 - t) / 0.3, 0.62)) + 0.6), cl = c.clip(path(D));
    let b = '';
    for (let i = 1; i < 20; i++) {
      const q = ax[i]!;
      b += `M${n1(q[0] - w * 0.6)} ${n1(q[1] + r.f(-4, 4))}q${n1(w * 0.3)} ${n1(r.f(6, 14))} ${n1(w * 0.6)} 0q${n1(w * 0.3)} ${n1(-r.f(4, 10))} ${n1(w * 0.6)} ${n1(r.f(-3, 3))}`;
    }
    d += path(D, `fill="${mix('#e9d27a', p.b, 0.12)}"`) + path(ribbon(ax, (t) => (w - 13) * (t < 0.7 ? 0.78 + 0.3 * t : Math.pow((1 - t) / 0.3, 0.72))),
      `fill="${col}"`) + g(path(b, `fill="none" stroke="${shade(col, -0.14)}" stroke-width="8" stroke-opacity=".6"`)
        + path(ribbon(ax.map(([u, v]) => [u + w * 0.28, v] as P), () => w * 0.4), `fill="${dk}" opacity=".2"`), `clip-path="${cl}"`);
    cs += path(D);
  }
  cast.push(g(cs, tf(x, y, 0, s)));
  return g(d, tf(x, y, 0, s));
}

function saguaro(scene: Scene, x: number, y: number, s: number, col: string) {
  const { pink, cast, line, cap } = scene;
  const n0 = cast.length;
  const arm = (k: number, y0: number, dx: number, up: number, w: number) => {
    const ax = bez([0, y0], [k * dx * 1.1, y0 + 6], [k * dx, y0 - 20], [k * dx, y0 - up * 0.5], 16).concat(line([k * dx, y0 - up * 0.5], [k * dx, y0 - up], 10).slice(1));
    return ribbed(scene, k > 0 ? ax : ax, cap(w, 0.2), col, 5, 26);
  };
  const d = arm(-1, -210, 132, 200, 74) + arm(1, -290, 128, 176, 70) + ribbed(scene, line([0, 0], [0, -520], 26), cap(132, 0.16), col, 8, 30);
  const add = cast.splice(n0).join('');
  cast.push(g(add, tf(x, y, 0, s)));
  return g(d, tf(x, y, 0, s)) + bloom(scene, x - 10 * s, y - 512 * s, s * 0.9) + bloom(scene, x + 26 * s, y - 506 * s, s * 0.62, mix(pink, '#ffd0a0', 0.4)) + bloom(scene, x - 132 * s, y - 406 * s, s * 0.66);
}

function drawRosettes({ inp, c, r, p, light, hot, gA, gB, gC, pink, small, A }: Scene) {
  // from above: a bed of rosettes about a label
  const bed = shade(mix(gC, '#0c1c1a', 0.62), -0.02);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bed}"`));
  const ros = (col: string, tip: string, w: number, ptd: number) => c.def((id) => {
    let s = '';
    const n = 34;
    for (let i = 0; i < n; i++) {
      const t = 1 - i / n, a = i * 137.508, l = 20 + 96 * Math.pow(t, 0.8), ww = (8 + 26 * Math.pow(t, 0.7)) * w, k = 1 - t;
      s += `<g transform="rotate(${n1(a)})"><path d="M0 0C${n1(-ww)} ${n1(-l * 0.34)} ${n1(-ww * 1.15)} ${n1(-l * 0.78)} ${n1(-ww * 0.34
        * (1 - ptd))} ${n1(-l * 0.96)}L0 ${n1(-l * 1.03)}L${n1(ww * 0.34 * (1 - ptd))} ${n1(-l * 0.96)}C${n1(ww * 1.15)} ${n1(-l * 0.78)} ${n1(ww)} ${n1(-l
          * 0.34)} 0 0Z" fill="${c.lin([[0, tip], [0.16, mix(mix(col, '#ffffff', 0.16 + 0.3 * k), tip, 0.16)], [0.62, mix(col, '#ffffff', 0.02 + 0.26 * k)],
            [1, shade(col, -0.17)]])}" stroke="${shade(col,
              -0.22)}" stroke-width="1.8" stroke-opacity=".75"/><path d="M${n1(-ww * 0.4)} ${n1(-l * 0.4)}C${n1(-ww * 0.72)} ${n1(-l * 0.64)} ${n1(-ww
                * 0.5)} ${n1(-l * 0.84)} ${n1(-ww * 0.14)} ${n1(-l * 0.93)}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="2.6" stroke-linecap="round"/></g>`;
    }
    return `<g id="${id}"><circle r="104" cx="10" cy="14" fill="#04100e" opacity=".4"/><circle r="112" cx="12" cy="18" fill="#04100e" opacity=".22"/>${s}</g>`;
  });
  const kinds = [ros(mix('#7fb09a', gC, 0.3), pink, 1, 0.8), ros(mix('#9fbf8a', gB, 0.3), mix('#e8a06a', hot, 0.3), 0.9, 1),
    ros(mix('#a88fb4', p.e, 0.12), mix('#f2c0cf', pink, 0.3), 1.08, 0.5), ros(mix('#6d9f86', gA, 0.3), mix('#f7e6b0', p.b, 0.2), 0.8, 1),
      ros(mix('#c98f8a', hot, 0.2), mix('#ffe0d0', pink, 0.2), 1, 0.8)];
  const pts = poisson(r, -50, -50, 1100, 1500, 124).map((q) => ({ q, z: r.f(0, 1) })).sort((a, b) => a.z - b.z);
  for (const { q } of pts) A.push(`<use href="#${r.pick(kinds)}" ${tf(q[0], q[1], r.f(0, 360), r.f(0.52, 0.72))}/>`);
  for (const { q } of pts.slice(0, Math.floor(pts.length * 0.5))) A.push(`<use href="#${r.pick(kinds)}" ${tf(q[0] + r.f(-16, 16), q[1] + r.f(-16, 16), r.f(0, 360), r.f(0.82, 1.2))}/>`);
  c.add('art', A);
  const lb = light ? p.paper : mix(p.ink, '#fff6e4', 0.4), li = light ? clear(p.ink, lb, 7) : p.bg;
  // a potter's label: a soft-cornered plaque of fired clay
  const D = 'M188 520C186 470 220 444 266 446C420 438 580 438 734 446C780 444 814 470 812 520C820 640 820 760 812 880C814 930 780 956 734 954C580 962 420 962 266 954C220 956 186 930 188 880C180 760 180 640 188 520Z';
  c.add('frame', c.soft(D, 6, 16, 30, '#04100e', 0.6, 6) + path(D, `fill="${lb}"`)
    + path(D, `fill="none" stroke="${hot}" stroke-width="3" transform="translate(500 700) scale(.945) translate(-500 -700)"`));
  const b = block(inp.headline, 'caprasimo', 530, small ? 300 : 340, { max: 124, lead: 1.02, lines: 3 });
  const sm = small ? tfit(small, 'jost:500', 500, 38, { track: 20 }) : null, H = b.h + (sm ? 56 + sm.cap : 0), y0 = 702 - H / 2;
  c.add('type', [path(blockD(b, 500, y0), `fill="${li}"`), sm ? path(at(sm, 500, y0 + b.h + 56 + sm.cap), `fill="${clear(mix(hot, li, 0.25), lb, 4.5)}"`) : '']);
  c.add('texture', c.grain(0.9));
  return c;
}

function drawShelf(scene: Scene & { sy: number }) {
  const { r, gA, gB, gC, globe, A, sy } = scene;
  const draw = [
    (x: number, y: number, s: number) => saguaro(scene, x, y, s * 0.92, gA),
    (x: number, y: number, s: number) => opuntia(scene, x, y, s * 0.84, gB),
    (x: number, y: number, s: number) => rosetteSide(scene, x, y + 6, s, mix('#7fb09a', gC, 0.3)),
    (x: number, y: number, s: number) => aloe(scene, x, y, s * 0.96, gC),
    (x: number, y: number, s: number) => globe(x, y, s * 0.8, gA),
    (x: number, y: number, s: number) => snake(scene, x, y, s * 0.96, gC),
  ];
  const tall = [0, 5, 3, 1], pickT = tall[r.i(0, 2)]!, rest = [2, 4, 1, 3].filter((k) => k !== pickT), s1 = rest[r.i(0, 1)]!, s2 = rest.filter((k) => k !== s1)[r.i(0, 1)]!;
  const pk = r.shuffle([1, 2, 3]);
  const P3: [number, number, number, number, number, number][] = [[228, 212, 176, s1, 0.96, pk[0]!], [776, 224, 150, s2, 0.98, pk[1]!], [500, 252, 210, pickT, 1, 0]];
  for (const [x, w, h, k, s, kind] of P3) A.push(draw[k]!(x, sy - h - 2, s) + pot(scene, x, sy, w, h, kind));
}

function drawHanging({ c, r, p, light, dk, hot, gB, clayC, dry, cast, A }: Scene) {
  // the hanger: knotted cords, a bowl, beads on strings
  const by = 560, cords = [[-152, by - 60], [-56, by - 20], [60, by - 20], [152, by - 60]];
  let cd = '';
  for (const [x, y] of cords) cd += ribbon(qbez([500, 118], [500 + x! * 0.86, 330], [500 + x!, y!], 16), () => 7);
  const cordC = mix('#f3e6c8', p.paper, 0.4);
  const tuft: string[] = [];
  const bead = c.def((id) =>
    `<g id="${id}"><circle r="13" fill="${c.rad([[0, mix(gB, '#f6fbd0', 0.6)], [0.5, gB], [1, shade(gB, -0.17)]], 0.36, 0.3,
      0.8)}"/><path d="M-5 -6Q-2 -9 2 -8" stroke="#fff" stroke-opacity=".75" stroke-width="2.4" fill="none" stroke-linecap="round"/></g>`);
  const strand = (x0: number, y0: number, dx: number, len: number) => {
    const ps = bez([x0, y0], [x0 + dx * 0.9, y0 - 26], [x0 + dx, y0 + 60], [x0 + dx + r.f(-14, 14), y0 + len], 44);
    let s = path(ribbon(ps, () => 3.4), `fill="${shade(gB, -0.14)}"`), L = 0;
    for (let i = 1; i < ps.length; i++) {
      L += Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]);
      if (L > 19) { L = 0; s += `<use href="#${bead}" ${tf(ps[i]![0] + r.f(-8, 8), ps[i]![1] + r.f(-3, 3), 0, r.f(0.78, 1.08))}/>`; }
    }
    cast.push(path(ribbon(ps, () => 22)));
    return s;
  };
  for (let i = 0; i < 26; i++) tuft.push(`<use href="#${bead}" ${tf(500 + r.f(-146, 146), by - 56 + r.f(-22, 12), 0, r.f(0.9, 1.2))}/>`);
  const bowl = `M${500 - 176} ${by - 50}C${500 - 172} ${by + 60} ${500 - 100} ${by + 120} 500 ${by + 122}C${500 + 100} ${by + 120} ${500 + 172} ${by + 60} ${500 + 176} ${by - 50}Z`;
  cast.push(path(bowl));
  const bc = c.clip(path(bowl));
  let zz = '';
  for (let i = -6; i <= 6; i++) { const X = (t: number) => 500 + 176 * Math.sin(clamp(t, -1.5, 1.5)); zz += `${i === -6 ? 'M' : 'L'}${n1(X(i * 0.25))} ${by + (i % 2 ? 4 : 40)}`; }
  A.push(path(cd, `fill="${cordC}" stroke="${shade(cordC, -0.2)}" stroke-width="1.4"`), circ(500, 112, 22, `fill="none" stroke="${mix('#c9a062', p.b, 0.2)}" stroke-width="8"`));
  for (let i = 0; i < 6; i++) A.push(strand(500 + lerp(-120, 120, i / 5), by - 60, r.f(-40, 40) + lerp(-80, 80, i / 5), r.f(80, 130)));
  A.push(path(bowl, `fill="${clayC}"`)
    + g(path(`M300 ${by + 20}H700V${by + 140}H300Z`, `fill="${mix(light ? p.paper : p.ink, '#fff8ec', 0.4)}"`)
    + path(zz, `fill="none" stroke="${hot}" stroke-width="12" stroke-linejoin="round"`) + dry(320, by - 50, 360, 170, mix(clayC, '#ffe6cc', 0.5), 20, 0.4),
    `clip-path="${bc}"`) + path(bowl,
      `fill="${c.lin([[0, dk, 0.14], [0.24, '#fff', 0.2], [0.45, '#fff', 0], [0.75, dk, 0.14], [1, dk, 0.46]], 324, 0, 676, 0, 'u')}"`)
        + ell(500, by - 50, 176, 18, `fill="#3a2518" stroke="${mix(clayC, '#fff', 0.25)}" stroke-width="7"`), tuft.join(''));
  let fc = '';
  for (const k of [-1, 1])
    fc += ribbon(qbez([500 + k * 152, by - 64], [500 + k * 176, by + 90], [500, by + 150], 16), () => 7)
      + ribbon(qbez([500 + k * 56, by - 36], [500 + k * 90, by + 90], [500, by + 150], 16), () => 7);
  A.push(path(fc, `fill="${cordC}" stroke="${shade(cordC, -0.2)}" stroke-width="1.4"`));
  const lens = [240, 330, 190, 130, 150, 360, 220, 290];
  [-150, -118, -84, -46, 52, 92, 124, 152].forEach((x, i) => A.push(strand(500 + x, by - 44, Math.sign(x) * (18 + Math.abs(x) * 0.28), lens[i]!)));
  let ts = '';
  for (let i = 0; i < 15; i++) ts += ribbon(qbez([500 + (i - 7) * 1.6, by + 164], [500 + (i - 7) * 4, by + 220], [500 + (i - 7) * 5.4 + r.f(-3, 3), by + 282 + r.f(-16, 10)], 6), () => 3.6);
  A.push(path(ts, `fill="${cordC}" stroke="${shade(cordC, -0.18)}" stroke-width=".8"`)
    + rect(482, by + 142, 36, 30, `rx="8" fill="${cordC}" stroke="${shade(cordC, -0.22)}" stroke-width="2"`)
    + path(`M484 ${by + 150}H516M484 ${by + 157}H516M484 ${by + 164}H516`, `stroke="${hot}" stroke-width="4"`));
}

export function drawSill(inp: Input): Drawing {
  const c = new Drawing('sill', inp), { r, p } = c;
  const m = ['shelf', 'giant', 'hanging', 'rosettes'].includes(inp.motif || '') ? inp.motif! : 'shelf';
  const light = lum(p.bg) > 0.6;
  const wall = light ? mix(p.bg, p.d, 0.45) : p.bg, dk = light ? mix(p.ink, p.e, 0.3) : shade(p.bg, -0.1), on = clear(light ? p.ink : p.ink, wall, 7);
  const hot = light ? p.a : p.c;
  const gA = mix('#4f8f6a', light ? p.c : p.b, 0.3), gB = mix('#7fa860', p.c, 0.15), gC = mix('#3d7a78', p.e, 0.12), pink = mix('#f0668a', hot, 0.35);
  const clayC = mix('#c9693f', light ? p.a : p.c, 0.16);
  const dry = (x: number, y: number, w: number, h: number, col: string, n: number, o: number) => {
    let d = '';
    for (let i = 0; i < n; i++) { const yy = y + r.f(0, h), xx = x + r.f(0, w * 0.7), l = r.f(0.08, 0.3) * w; d += `M${n1(xx)} ${n1(yy)}q${n1(l / 2)} ${n1(r.f(-4, 4))} ${n1(l)} 0`; }
    return path(d, `fill="none" stroke="${col}" stroke-width="3" stroke-linecap="round" stroke-opacity="${o}" stroke-dasharray="18 4 40 3 8 5"`);
  };
  // shapes whose shade falls upon the wall
  const cast: string[] = [];
  const line = (a: P, b: P, n = 16): P[] => Array.from({ length: n + 1 }, (_, i) => [lerp(a[0], b[0], i / n), lerp(a[1], b[1], i / n)] as P);
  const cap = (w: number, dome: number) => (t: number) => w * (t > 1 - dome ? Math.sqrt(Math.max(0.0004, 1 - Math.pow((t - (1 - dome)) / dome, 2))) : t < 0.12 ? 0.88 + t : 1);
  const globe = (x: number, y: number, s: number, col: string) => {
    const n0 = cast.length, d = ribbed(scene, line([0, 10], [0, -250], 20), (t) => 290 * Math.pow(Math.sin(Math.PI * clamp(0.12 + t * 0.86, 0.001, 0.999)), 0.62),
      col, 11, 26), add = cast.splice(n0).join('');
    cast.push(g(add, tf(x, y, 0, s)));
    return g(d, tf(x, y, 0, s)) + bloom(scene, x - 44 * s, y - 226 * s, s * 0.7) + bloom(scene, x + 48 * s, y - 224 * s, s * 0.64) + bloom(scene, x + 2 * s, y - 244 * s, s * 0.96);
  };
  const small = inp.name || inp.sub;
  const A: string[] = [];
  const scene: Scene = { inp, c, r, p, light, dk, hot, gA, gB, gC, pink, clayC, dry, cast, line, cap, globe, small, A };
  if (m === 'rosettes') return drawRosettes(scene);
  // wall, window light
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + dry(0, 0, 1000, 1400, mix(wall, '#ffffff', 0.4), 90, 0.2) + dry(0, 0, 1000, 1400, shade(wall, -0.05), 70, 0.22));
  let pane = '';
  for (let j = 0; j < 3; j++) for (let i = 0; i < 2; i++) pane += rect(i * 216, j * 262, 198, 244);
  c.add('ground', g(pane, `fill="${mix('#fff3cf', p.b, 0.14)}" opacity="${light ? 0.55 : 0.16}" transform="matrix(1 -0.22 0.24 1 ${m === 'hanging' ? 240 : 190} ${m === 'hanging' ? 300 : 176})"`));
  const sy = m === 'giant' ? 1010 : 968;
  if (m === 'shelf') drawShelf({ ...scene, sy });
  else if (m === 'giant') {
    A.push(saguaro(scene, 500, sy - 236, 1.24, gA) + pot(scene, 500, sy, 310, 244, 0));
  } else drawHanging(scene);
  c.add('art', g(cast, `fill="${dk}" opacity="${light ? 0.13 : 0.3}" transform="matrix(1 0 0 1 74 ${m === 'hanging' ? 26 : -22})"`));
  if (m !== 'hanging') {
    const wood = light ? mix('#b98a5a', p.e, 0.12) : mix('#9a6e46', p.bg, 0.2);
    let gr = '';
    for (let i = 0; i < 14; i++) { const y = sy + 4 + i * 2.3; gr += `M${n1(r.f(56, 330))} ${n1(y)}q${n1(r.f(100, 240))} ${n1(r.f(-2, 2))} ${n1(r.f(260, 590))} 0`; }
    c.add('art', rect(60, sy + 36, 880, 40, `fill="${c.lin([[0, dk, 0.36], [1, dk, 0]])}"`) + rect(40, sy - 6, 920, 44, `rx="5" fill="${wood}"`)
      + rect(40, sy - 6, 920, 9, `rx="4" fill="${mix(wood, '#ffffff', 0.35)}"`) + path(gr, `fill="none" stroke="${shade(wood, -0.1)}" stroke-width="1.8" stroke-opacity=".6"`));
  }
  c.add('art', A);
  const top = m === 'hanging' ? 1010 : sy + 82, bot = 1342;
  const b = block(inp.headline, 'caprasimo', 820, small ? bot - top - 92 : bot - top - 30, { max: 128, lead: 1.0, lines: 2 });
  const gap = 40, sm = small ? tfit(small, 'jost:500', 760, 42, { track: 20 }) : null, H = b.h + (sm ? gap + sm.cap : 0), y0 = (top + bot - H) / 2;
  c.add('type', [path(blockD(b, 500, y0), `fill="${on}"`), sm ? path(at(sm, 500, y0 + b.h + gap + sm.cap), `fill="${clear(mix(hot, on, 0.35), wall, 4.6)}"`) : '']);
  c.add('texture', c.vignette(dk, 0.14) + c.grain(1));
  return c;
}
