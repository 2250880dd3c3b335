import {
  at, bez, circ, clamp, contrast, Drawing, ell, g, type Input, lerp, lum, mix, n1, type P, path, polar, poly, pt,
  qbez, rect, set, shade, smooth, sparkle, TAU, tf, tfit, type Palette, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { darkest, inkFor } from '#artwork/colours/play.ts';
import { limb, walk } from '#artwork/outlines/walk.ts';

const arcP = (cx: number, cy: number, rx: number, ry: number, a0: number, a1: number, n = 18): P[] =>
  Array.from({ length: n + 1 }, (_, i) => [cx + Math.cos(((a0 + ((a1 - a0) * i) / n) * Math.PI) / 180) * rx, cy + Math.sin(((a0 + ((a1 - a0) * i) / n) * Math.PI) / 180) * ry] as P);
const seg = (a: P, b: P, n = 10): P[] => Array.from({ length: n + 1 }, (_, i) => [lerp(a[0], b[0], i / n), lerp(a[1], b[1], i / n)] as P);
/** digit skeletons on a cell of height 140, centre line; width varies */
const DIGIT: Record<string, { w: number; s: P[][] }> = {
  '0': { w: 92, s: [[...arcP(46, 70, 46, 70, -90, 270, 48)]] },
  '1': { w: 46, s: [[...seg([0, 34], [34, 0]), ...seg([34, 0], [34, 140], 18).slice(1)]] },
  '2': { w: 88, s: [[...arcP(43, 43, 42, 43, -168, 36, 26), ...seg([77, 68], [4, 140], 14).slice(1), ...seg([4, 140], [88, 140], 12).slice(1)]] },
  '3': { w: 84, s: [[...arcP(40, 36, 38, 36, -160, 90, 24), ...arcP(40, 105, 44, 36, -90, 160, 26).slice(1)]] },
  '4': { w: 94, s: [[...seg([94, 100], [0, 100], 12), ...seg([0, 100], [66, 0], 14).slice(1), ...seg([66, 0], [66, 140], 18).slice(1)]] },
  '5': { w: 84, s: [[...seg([78, 0], [14, 0], 10), ...seg([14, 0], [8, 60], 10).slice(1), ...arcP(40, 93, 45, 47, -135, 150, 30).slice(0)]] },
  '6': { w: 88, s: [[...bez([70, 0], [36, 26], [6, 60], [1, 96], 18), ...arcP(44, 97, 43, 43, 180, -180, 40).slice(1)]] },
  '7': { w: 84, s: [[...seg([0, 0], [84, 0], 12), ...qbez([84, 0], [46, 60], [32, 140], 20).slice(1)]] },
  '8': { w: 88, s: [[...arcP(44, 36, 36, 36, 90, 450, 34), ...arcP(44, 106, 44, 34, -90, 270, 38).slice(1)]] },
  '9': { w: 88, s: [[...bez([18, 140], [52, 114], [82, 80], [87, 44], 18).reverse().reverse(), ...arcP(44, 43, 43, 43, 0, -360, 40).slice(1)]] },
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; m: string; dark: boolean; bg: string; cy: number; wPx: number; strokes: P[][];
  closed: (s: P[]) => boolean; dOf: (s: P[]) => string; art: string[]; rr: Rng; shadowC: string;
  softTube: (d: string, w: number, dx: number, dy: number, o?: number) => string;
  st: (d: string, w: number, col: string, extra?: string) => string; bottomY: number;
};

function drawFoil({ p, bg, wPx, strokes, closed, dOf, art, rr, softTube, st }: Scene) {
  const M = { gold: ['#7d5414', '#b98627', '#e6b94e', '#fbe7a4', '#fffbe6'], rose: ['#8f4a3f', '#c07a6a', '#e5a893', '#f9d9cb', '#fff6f0'],
    silver: ['#4f5663', '#8b94a1', '#bcc5cf', '#e9eef3', '#ffffff'] }[p.metal];
  strokes.forEach((s, i) => {
    const d = dOf(s), w = wPx;
    // ribbon tail
    const low = s.reduce((a, b) => (b[1] > a[1] ? b : a));
    const tail = limb(low[0], low[1] + w * 0.5, Math.PI / 2, 230, (t) => Math.sin(t * 10 + i * 2) * 4.2, 40);
    art.push(st(smooth(tail.filter((_, j) => j % 2 === 0), false), 3.4, mix(M[1]!, bg, 0.2)));
    art.push(path(`M${n1(low[0])} ${n1(low[1] + w * 0.44)}l-17 34q17 -9 34 0Z`, `fill="${M[1]!}"`));
    art.push(softTube(d, w * 0.9, 16, 34, 0.2));
    art.push(st(d, w + 11, M[1]!) + st(d, w + 7, M[3]!) + st(d, w + 1, M[1]!));
    const ramp: [number, string, number, number][] = [[0.97, M[0]!, 0, 0], [0.9, mix(M[0]!, M[1]!, 0.6), -1, -2], [0.8, M[1]!, -2, -3],
      [0.7, mix(M[1]!, M[2]!, 0.6), -3, -4], [0.58, M[2]!, -4, -5], [0.46, mix(M[2]!, M[3]!, 0.5), -5, -7], [0.34, M[3]!, -7, -9], [0.22, mix(M[3]!, M[4]!, 0.5), -9, -11], [0.11, M[4]!, -11, -13]];
    const fine = ramp.flatMap((z, j) => {
      const e = ramp[j + 1];
      return e ? [0, 1 / 3, 2 / 3].map((t) => [lerp(z[0], e[0], t), mix(z[1], e[1], t), lerp(z[2], e[2], t), lerp(z[3], e[3], t)] as [number, string, number, number]) : [z];
    });
    for (const [f, col, dx, dy] of fine) art.push(st(d, w * f, col, `transform="translate(${n1((dx * w) / 110)} ${n1((dy * w) / 110)})"`));
    // reflected light low right, and puckers along the seam
    art.push(g(st(d, w * 0.1, M[3]!, `opacity=".7"`), `transform="translate(${n1(w * 0.27)} ${n1(w * 0.3)})"`));
    let dkP = '', ltP = '';
    for (const q of walk(closed(s) ? [...s, s[0]!] : s, 17, true)) for (const sd of [-1, 1]) {
      if (rr.chance(0.3)) continue;
      const a = q.a + (sd * Math.PI) / 2 + rr.f(-0.25, 0.25), e = polar(q.p[0], q.p[1], w * 0.52, a), f = polar(q.p[0], q.p[1], w * rr.f(0.3, 0.42), a + rr.f(-0.1, 0.1)), n = a + Math.PI / 2;
      const one = `M${pt(polar(e[0], e[1], 3.6, n))}Q${pt(polar(f[0], f[1], 1, n))} ${pt(f)}Q${pt(polar(f[0], f[1], -1, n))} ${pt(polar(e[0], e[1], -3.6, n))}Z`;
      if (rr.chance(0.5)) dkP += one; else ltP += one;
    }
    art.push(path(dkP, `fill="${M[0]!}" opacity=".62"`) + path(ltP, `fill="${M[4]!}" opacity=".75"`));
    // window glints
    for (const t of [0.06, 0.42, 0.7]) { const q = s[Math.floor(t * (s.length - 1))]!; art.push(path(sparkle(q[0] - w * 0.2, q[1] - w * 0.2, 22), 'fill="#fff"')); }
  });
}

function drawSweets({ c, p, wPx, strokes, closed, dOf, art, rr, shadowC, st }: Scene) {
  const cols = [p.a, p.b, p.c, mix(p.a, p.b, 0.5), mix(p.c, '#fff', 0.2)], liq = '#231a20', wht = '#fff8ee';
  const S = wPx * 0.98;
  let kind = rr.i(0, 4);
  const laid: P[] = [];
  const sweet = (q: P, a: number) => {
    kind = (kind + rr.i(1, 3)) % 5;
    const col = cols[rr.i(0, cols.length - 1)]!, dg = (a * 180) / Math.PI + rr.f(-7, 7);
    const sh = [0, 1, 2].map((i) =>
      (kind === 1 || kind === 3 ? circ(6, 10, S * 0.5 + 6 - i * 4, `fill="${shadowC}" opacity=".11"`)
        : rect(-S * 0.46 + 5 - 4 + i * 2, -S * 0.46 + 9 - 4 + i * 2, S * 0.92 + 8 - i * 4, S * 0.92 + 8 - i * 4, `rx="14" fill="${shadowC}" opacity=".11"`))).join('');
    let o = '';
    const h = S * 0.46;
    if (kind === 0 || kind === 4) {
      const bands = kind === 0 ? [col, liq, wht, liq, col] : [liq, wht, liq];
      const hh = (h * 2) / bands.length, id = c.clip(`<rect x="${n1(-h)}" y="${n1(-h)}" width="${n1(h * 2)}" height="${n1(h * 2)}" rx="12"/>`);
      o += g(bands.map((b, i) => rect(-h, -h + i * hh, h * 2, hh + 1, `fill="${b}"`)
        + (b === liq ? '' : rect(-h, -h + i * hh + hh - 4, h * 2, 4, `fill="${shade(b, -0.09)}"`))).join('')
        + rect(-h, -h, h * 2, h * 2, `fill="${c.lin([[0, '#fff', 0.34], [0.4, '#fff', 0], [1, '#000', 0.14]], 0, 0, 1, 1)}"`), `clip-path="${id}"`);
      // coconut sugar
      let sg = '';
      for (let i = 0; i < 26; i++) { const X = rr.f(-h + 5, h - 5), Y = rr.f(-h + 5, h - 5); sg += `M${n1(X)} ${n1(Y)}l${n1(rr.f(-3, 3))} ${n1(rr.f(-3, 3))}`; }
      o += path(sg, 'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".5"');
    } else if (kind === 1) {
      const R = S * 0.5;
      o += circ(0, 0, R, `fill="${c.rad([[0, shade(col, 0.07)], [0.75, col], [1, shade(col, -0.12)]], 0.38, 0.34, 0.7)}"`)
        + circ(0, 0, R * 0.42, `fill="${liq}"`) + circ(-2, -2, R * 0.3, 'fill="#43343c"') + circ(0, 1, R * 0.24, `fill="${liq}"`);
      let co = '';
      for (let i = 0; i < 60; i++) { const q2 = polar(0, 0, R * rr.f(0.5, 0.96), rr.f(0, TAU)), t = rr.f(0, TAU); co += `M${pt(q2)}l${n1(Math.cos(t) * 5)} ${n1(Math.sin(t) * 5)}`; }
      o += path(co, `fill="none" stroke="${mix(col, '#fff', 0.6)}" stroke-width="2.6" stroke-linecap="round"`);
    } else if (kind === 3) {
      const R = S * 0.47;
      o += circ(0, 0, R, `fill="${shade(col, -0.08)}"`);
      let b1 = '', b2 = '';
      for (let i = 0; i < 90; i++) {
        const t = i * 2.39996, R2 = R * Math.sqrt((i + 0.5) / 90), q2 = polar(0, 0, R2, t);
        b1 += circ(q2[0], q2[1], R * 0.098, '');
        b2 += circ(q2[0] - 1.4, q2[1] - 1.6, R * 0.042, '');
      }
      o += g(b1, `fill="${shade(col, 0.02)}" stroke="${shade(col, -0.12)}" stroke-width="1.4"`) + g(b2, 'fill="#fff" opacity=".75"')
        + circ(0, 0, R, `fill="${c.rad([[0.4, '#000', 0], [1, '#000', 0.28]], 0.4, 0.36, 0.66)}"`);
    } else {
      // filled liquorice tube seen end-on and along
      const id = c.clip(`<rect x="${n1(-h)}" y="${n1(-h * 0.74)}" width="${n1(h * 2)}" height="${n1(h * 1.48)}" rx="${n1(h * 0.7)}"/>`);
      o += g(rect(-h, -h, h * 2, h * 2, `fill="${liq}"`) + rect(-h, -h * 0.6, h * 2, h * 0.24, 'fill="#fff" opacity=".22"')
        + rect(-h, h * 0.36, h * 2, h * 0.4, 'fill="#000" opacity=".4"') + ell(h * 0.62, 0, h * 0.42, h * 0.74, `fill="#3a2c33"`)
        + ell(h * 0.64, 0, h * 0.27, h * 0.5, `fill="${wht}"`), `clip-path="${id}"`);
    }
    return g(g(sh, '') + o, tf(q[0], q[1], dg));
  };
  strokes.forEach((s) => {
    const cl = closed(s);
    const ps = cl ? [...s, s[0]!] : s;
    // a bootlace underneath keeps the figure legible between sweets
    art.push(st(dOf(s), S * 0.3, shadowC, 'opacity=".16" transform="translate(4 9)"') + st(dOf(s), S * 0.26, liq) + st(dOf(s), S * 0.06, '#fff', 'opacity=".28" transform="translate(-3 -4)"'));
    for (const q of walk(ps, S * 0.99, true, cl)) {
      if (laid.some((z) => Math.hypot(z[0] - q.p[0], z[1] - q.p[1]) < S * 0.7)) continue;
      laid.push(q.p);
      art.push(sweet(q.p, q.a));
    }
  });
}

function drawCandles({ c, p, dark, wPx, strokes, dOf, art, rr, st, bottomY }: Scene) {
  const floor = bottomY + 4;
  // cake top they stand on
  const ic = dark ? mix(p.ink, '#fff', 0.3) : p.paper, sp = dark ? p.a : p.b;
  const wob: P[] = [];
  for (let i = 0; i <= 20; i++) wob.push([-30 + i * 53, floor + 122 + (i % 2 ? 52 : 0) + rr.f(-12, 12)]);
  art.push(path(`M-40 ${floor + 60}H1040V1460H-40Z`, `fill="${sp}"`) + rect(-40, floor + 60, 1080, 400, `fill="${c.lin([[0, '#000', 0.2], [0.4, '#000', 0]])}"`));
  art.push(path(`M-40 ${floor - 30}C200 ${floor - 74} 800 ${floor - 74} 1040 ${floor - 30}L1040 ${floor + 120}`
    + smooth([...wob].reverse(), false).replace(/^M/, 'L') + 'Z', `fill="${shade(sp, -0.16)}" opacity=".35" transform="translate(0 14)"`));
  art.push(path(`M-40 ${floor - 30}C200 ${floor - 74} 800 ${floor - 74} 1040 ${floor - 30}L1040 ${floor + 120}`
    + smooth([...wob].reverse(), false).replace(/^M/, 'L') + 'Z', `fill="${c.lin([[0, '#ffffff'], [0.4, ic], [1, shade(ic, -0.07)]])}"`));
  strokes.forEach((s, i) => {
    const d = dOf(s), w = wPx, col = [p.a, p.c, p.b][i % 3]!, alt = dark ? p.ink : p.paper;
    const hi = s.reduce((a, b) => (b[1] < a[1] - 0.5 ? b : a)), tx = hi[0], ty = hi[1] - w / 2;
    art.push(circ(tx, ty - 70, 240, `fill="${c.rad([[0, '#ffdf8a', dark ? 0.6 : 0.5], [0.4, '#ffcf6a', 0.2], [1, '#ffcf6a', 0]])}"`));
    art.push(ell((Math.min(...s.map((q) => q[0])) + Math.max(...s.map((q) => q[0]))) / 2 + 16, floor + 4,
      (Math.max(...s.map((q) => q[0])) - Math.min(...s.map((q) => q[0]))) / 2 + w * 0.6, 22, `fill="${shade(ic, -0.3)}" opacity=".35"`));
    const xs = s.map((q) => q[0]), ys = s.map((q) => q[1]);
    let str = '';
    for (let v = Math.min(...ys) - 260; v < Math.max(...ys) + 560; v += w * 0.62)
      str += `M${n1(Math.min(...xs) - w)} ${n1(v)}L${n1(Math.max(...xs) + w)} ${n1(v - (Math.max(...xs) - Math.min(...xs) + 2 * w) * 0.62)}`;
    const mask = c.mask(path(d, `fill="none" stroke="#fff" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round"`));
    art.push(st(d, w + 7, shade(col, -0.2)) + st(d, w, col) + g(path(str, `fill="none" stroke="${alt}" stroke-width="${n1(w * 0.26)}"`), `mask="${mask}"`));
    // wax: round, a little translucent near the flame
    for (const [f, cc, o, dx] of [[1, '#000', 0.16, 0], [0.8, '#fff', 0.07, -3], [0.62, '#fff', 0.09, -5], [0.42, '#fff', 0.12, -8]] as [number, string, number, number][])
      if (cc === '#000') art.push(g(st(d, w * 1.02, '#000', `opacity=".22"`),
        `mask="${c.mask(path(d, `fill="none" stroke="#fff" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round"`)
          + path(d, `fill="none" stroke="#000" stroke-width="${n1(w * 0.84)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(-${n1(w * 0.07)} -${n1(w * 0.07)})"`))}"`));
          else art.push(st(d, w * f, cc, `opacity="${o}" transform="translate(${dx} ${dx})"`));
    art.push(st(d, w * 0.09, '#fff', `opacity=".6" transform="translate(${n1(-w * 0.26)} ${n1(-w * 0.24)})"`));
    art.push(path(`M${n1(tx)} ${n1(ty + 6)}C${n1(tx - 3)} ${n1(ty - 12)} ${n1(tx + 4)} ${n1(ty - 22)} ${n1(tx + 1)} ${n1(ty - 36)}`,
      `fill="none" stroke="#3a2a22" stroke-width="7" stroke-linecap="round"`));
    const fl = (f: number) =>
      `M0 ${n1(6 * f)}C${n1(-34 * f)} ${n1(-4 * f)} ${n1(-38 * f)} ${n1(-46 * f)} ${n1(-12 * f)} ${n1(-92 * f)}C${n1(-8 * f)} ${n1(-104 * f)} ${n1(-2
        * f)} ${n1(-120 * f)} ${n1(4 * f)} ${n1(-134 * f)}C${n1(10 * f)} ${n1(-106 * f)} ${n1(40 * f)} ${n1(-70 * f)} ${n1(36 * f)} ${n1(-30 * f)}C${n1(34
          * f)} ${n1(-6 * f)} ${n1(16 * f)} ${n1(8 * f)} 0 ${n1(6 * f)}Z`;
    art.push(g(path(fl(1), `fill="${c.lin([[0, '#ffb02e'], [0.6, '#ff9a2a'], [1, '#f0642a']])}"`) + path(fl(0.7), 'fill="#ffd75e"')
      + path(fl(0.42), 'fill="#fffbe2"'), tf(tx, ty - 22, i % 2 ? -3 : 4, clamp(w / 104, 0.6, 1.05))));
  });
  // sprinkles on the icing
  let sprk = '';
  for (let i = 0; i < 80; i++) {
    const X = rr.f(20, 980), Y = floor + rr.f(30, 120), t = rr.f(0, 180);
    sprk += rect(-11, -3.6, 22, 7.2, `rx="3.6" fill="${rr.pick([p.a, p.b, p.c, p.d])}" transform="translate(${n1(X)} ${n1(Y)}) rotate(${n1(t)})"`);
  }
  art.push(sprk);
}

function drawBiscuit({ p, cy, wPx, strokes, closed, dOf, art, rr, softTube, st }: Scene) {
  const dough = '#c98a4b', ice = [p.a, p.c, p.b];
  strokes.forEach((s, i) => {
    const d = dOf(s), w = wPx, ic = ice[i % 3]!, trim = '#fffaf2';
    art.push(softTube(d, w, 10, 20, 0.3));
    art.push(st(d, w + 4, shade(dough, -0.15), 'transform="translate(3 7)"') + st(d, w, dough) + st(d, w * 0.93, shade(dough, 0.035), `transform="translate(-2 -3)"`));
    let cr = '';
    for (const q of walk(closed(s) ? [...s, s[0]!] : s, 7)) {
      const o = polar(q.p[0], q.p[1], w * rr.f(0.4, 0.485) * (rr.chance(0.5) ? 1 : -1), q.a + Math.PI / 2);
      cr += `M${pt(o)}h${n1(rr.f(1, 4))}`;
    }
    art.push(path(cr, `fill="none" stroke="${shade(dough, -0.13)}" stroke-width="3" stroke-linecap="round" opacity=".6"`));
    art.push(st(d, w * 0.76, shade(ic, -0.17), 'transform="translate(2 5)"') + st(d, w * 0.755, ic) + st(d, w * 0.6, shade(ic, 0.025), 'transform="translate(-3 -4)"'));
    // wet-on-wet feathering down the middle
    const ps = walk(closed(s) ? [...s, s[0]!] : s, 30, true, closed(s));
    const zig = ps.map((q, j) => polar(q.p[0], q.p[1], (j % 2 ? 1 : -1) * w * 0.13, q.a + Math.PI / 2));
    art.push(path(smooth(zig, closed(s) && zig.length % 2 === 0), `fill="none" stroke="${trim}" stroke-width="${n1(w * 0.06)}" stroke-linecap="round"`));
    ps.forEach((q, j) => {
      const o = polar(q.p[0], q.p[1], (j % 2 ? -1 : 1) * w * 0.13, q.a + Math.PI / 2);
      art.push(circ(o[0] + 1.5, o[1] + 2.5, w * 0.05, `fill="${shade(ic, -0.15)}"`) + circ(o[0], o[1], w * 0.05, `fill="${ice[(i + 1) % 3]!}"`));
    });
    // piped pearls round the rim
    let sh = '', pe = '', gl = '';
    const edge = (sd: number) => {
      for (const q of walk(closed(s) ? [...s, s[0]!] : s, 23, true, closed(s))) {
        const o = polar(q.p[0], q.p[1], w * 0.37 * sd, q.a + Math.PI / 2);
        if (s.some((z) => Math.hypot(z[0] - o[0], z[1] - o[1]) < w * 0.33)) continue;
        sh += circ(o[0] + 2, o[1] + 4, 9.4, '');
        pe += circ(o[0], o[1], 9.2, '');
        gl += circ(o[0] - 2.8, o[1] - 3, 2.6, '');
      }
    };
    edge(1); edge(-1);
    if (!closed(s)) for (const [e, b] of [[s[0]!, s[1]!, 1], [s[s.length - 1]!, s[s.length - 2]!, 1]] as [P, P, number][]) {
      const a = Math.atan2(e[1] - b[1], e[0] - b[0]);
      for (const t of [-0.95, -0.475, 0, 0.475, 0.95]) {
        const o = polar(e[0], e[1], w * 0.37, a + t * 1.25);
        sh += circ(o[0] + 2, o[1] + 4, 9.4, '');
        pe += circ(o[0], o[1], 9.2, '');
        gl += circ(o[0] - 2.8, o[1] - 3, 2.6, '');
      }
    }
    art.push(g(sh, `fill="${shade(dough, -0.24)}" opacity=".55"`) + g(pe, `fill="${trim}"`) + g(gl, 'fill="#ffffff"'));
    art.push(st(d, w * 0.05, '#fff', `opacity=".5" transform="translate(${n1(-w * 0.22)} ${n1(-w * 0.22)})" stroke-dasharray="${n1(w * 1.4)} ${n1(w * 0.9)}"`));
  });
  let cr = '';
  for (let i = 0; i < 26; i++) {
    const t = rr.f(0, TAU), q: P = [500 + Math.cos(t) * rr.f(330, 440), cy + Math.sin(t) * rr.f(360, 440)];
    if (q[1] > 930) continue;
    cr += poly(Array.from({ length: 5 }, (_, j) => polar(q[0], q[1], rr.f(2, 7), (j / 5) * TAU)));
  }
  art.push(path(cr, `fill="${dough}"`));
}

function drawFlowers({ c, p, wPx, strokes, closed, dOf, art, rr, shadowC, st }: Scene) {
  const cols = [p.a, p.b, p.d, p.c, mix(p.a, p.d, 0.5)], leafC = [p.e, mix(p.e, p.c, 0.5), shade(p.c, -0.08)];
  const leafD = 'M0 0C-26 -22 -30 -66 0 -104C30 -66 26 -22 0 0Z';
  const petal = 'M0 0C-20 -12 -31 -40 -20 -58C-12 -68 -4 -62 0 -56C4 -62 12 -68 20 -58C31 -40 20 -12 0 0Z';
  const petal2 = 'M0 0C-16 -16 -18 -48 0 -62C18 -48 16 -16 0 0Z';
  const bloom = (x: number, y: number, R: number, col: string, kind: number, rot0: number) => {
    const s = R / 60;
    let o = '';
    const n = kind === 0 ? 6 : kind === 1 ? 11 : 8;
    const pd = kind === 0 ? petal : petal2;
    const pg = c.lin([[0, shade(col, 0.06)], [0.6, col], [1, shade(col, -0.13)]]);
    for (let i = 0; i < n; i++) o += path(pd, `fill="${pg}" stroke="${shade(col, -0.13)}" stroke-opacity=".35" stroke-width="1.6" transform="rotate(${n1((i / n) * 360)})"`);
    if (kind !== 1) for (let i = 0; i < n; i++) o += path(pd, `fill="${shade(col, 0.03)}" transform="rotate(${n1(((i + 0.5) / n) * 360)}) scale(.62)"`);
    let ve = '';
    for (let i = 0; i < n; i++) { const a = (i / n) * TAU - Math.PI / 2; ve += `M${pt(polar(0, 0, 16, a))}L${pt(polar(0, 0, 40, a))}`; }
    o += path(ve, `stroke="${shade(col, -0.12)}" stroke-width="1.6" opacity=".5"`);
    const cc = kind === 0 ? darkest(p) : kind === 1 ? p.b : p.paper;
    const cen = contrast(cc, col) > 1.5 ? cc : darkest(p);
    o += circ(0, 0, 15, `fill="${cen}"`);
    let stn = '';
    for (let i = 0; i < 14; i++) { const q = polar(0, 0, i % 2 ? 22 : 18, (i / 14) * TAU); stn += circ(q[0], q[1], 2.6, ''); }
    o += g(stn, `fill="${kind === 0 ? p.paper : shade(p.b, -0.08)}"`) + circ(-4, -4, 4, `fill="#fff" opacity=".35"`);
    const id = c.def((i) => `<g id="${i}">${circ(4, 8, 52, `fill="${c.rad([[0.5, shadowC, 0.4], [1, shadowC, 0]])}"`) + o}</g>`, 'bloom' + kind + col);
    return `<use href="#${id}" ${tf(x, y, rot0, s)}/>`;
  };
  const items: { x: number; y: number; R: number; z: number }[] = [];
  const leaves: string[] = [];
  strokes.forEach((s) => {
    const cl = closed(s), ps = cl ? [...s, s[0]!] : s, w = wPx;
    art.push(st(dOf(s), w * 0.5, shade(leafC[0]!, -0.08)));
    for (const q of walk(ps, 25)) for (const sd of [-1, 1]) {
      const a = q.a + sd * (Math.PI / 2) + rr.f(-0.7, 0.7), o = polar(q.p[0], q.p[1], w * 0.2, a);
      const lc = rr.pick(leafC), lid = c.def((i) => `<g id="${i}">${path(leafD, `fill="${lc}"`) + path('M0 -4V-88', `stroke="${p.paper}" stroke-opacity=".3" stroke-width="2.4"`)}</g>`, 'leaf' + lc);
      leaves.push(`<use href="#${lid}" ` + (tf(o[0], o[1], (a * 180) / Math.PI + 90 + rr.f(-20, 20), (w / 150) * rr.f(0.55, 0.85))) + '/>');
    }
    for (const q of walk(ps, w * 0.4, true, cl)) {
      const off = rr.f(-0.14, 0.14) * w, o = polar(q.p[0], q.p[1], off, q.a + Math.PI / 2);
      items.push({ x: o[0], y: o[1], R: w * rr.f(0.34, 0.52), z: rr.n() });
    }
    for (const q of walk(ps, w * 0.36, true, cl)) {
      const o = polar(q.p[0], q.p[1], rr.f(0.24, 0.42) * w * (rr.chance(0.5) ? 1 : -1), q.a + Math.PI / 2);
      items.push({ x: o[0], y: o[1], R: w * rr.f(0.13, 0.2), z: 1 + rr.n() });
    }
  });
  items.sort((a, b) => a.z - b.z);
  let last = 0;
  art.push(leaves.join(''));
  for (const t of items) { last = (last + rr.i(1, cols.length - 1)) % cols.length; art.push(bloom(t.x, t.y, t.R, cols[last]!, t.R < wPx * 0.22 ? 1 : rr.i(0, 2), rr.f(0, 360))); }
  let ber = '';
  for (const s of strokes) for (const q of walk(s, 70)) {
    const o = polar(q.p[0], q.p[1], wPx * rr.f(0.44, 0.6) * (rr.chance(0.5) ? 1 : -1), q.a + Math.PI / 2);
    ber += circ(o[0], o[1], rr.f(5, 9), `fill="${rr.pick([p.b, p.a, p.paper])}"`);
  }
  art.push(ber);
}

function drawNameLine({ c, m }: Scene, name: string, baseY: number, col: string) {
  const z = tfit(upper(name), 'josefin-sans:600', 700, 31, { track: 150 });
  c.add('type', path(at(z, 500, baseY + (m === 'candles' ? 84 : 92)), `fill="${col}"`));
  if (m === 'flowers' || m === 'foil' || m === 'biscuit') {
    const w = (z.x1 - z.x0) / 2 + 26;
    if (w < 330) c.add('ornament', [-1, 1].map((s) => rect(s < 0 ? 500 - w - 70 : 500 + w, baseY + 79, 70, 2.4, `fill="${col}" opacity=".6"`)).join(''));
  }
}

export function drawNumerals(inp: Input): Drawing {
  const c = new Drawing('numerals', inp), { p, r } = c;
  const m = ['foil', 'sweets', 'candles', 'biscuit', 'flowers'].includes(inp.motif || '') ? inp.motif! : 'foil';
  const num = (/^\d{1,3}$/.test(inp.variant || '') ? inp.variant! : inp.headline.match(/\d{1,3}/)?.[0] ?? inp.name?.match(/\d{1,3}/)?.[0] ?? String(r.i(1, 100)));
  const dark = lum(p.bg) < 0.5;
  const bg = p.bg;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.rad([[0, dark ? p.paper : '#ffffff', dark ? 0.9 : 0.6], [1, dark ? p.paper : '#ffffff', 0]], 0.5, 0.4, 0.62)}"`));
  // place the skeletons
  const SW = { foil: 34, sweets: 22, candles: 27, biscuit: 36, flowers: 30 }[m]!; // stroke, in digit units
  const gap = SW + (m === 'sweets' ? 14 : m === 'flowers' ? 4 : 9);
  const ds = Array.from(num).map((ch) => DIGIT[ch]!);
  const total = ds.reduce((a, d) => a + d.w, 0) + gap * (ds.length - 1) + SW;
  const k = Math.min(800 / total, 4.15), cy = m === 'candles' ? 590 : 545;
  const hPx = 140 * k, wPx = SW * k;
  let x = 500 - (total * k) / 2 + (SW * k) / 2;
  const strokes = ds.map((d, i) => {
    const dy = m === 'candles' || m === 'biscuit' ? 0 : (i % 2 ? 1 : -1) * (ds.length > 1 ? 10 : 0);
    const o = d.s.map((s) => s.map(([a, b]) => [x + a * k, cy - hPx / 2 + b * k + dy] as P));
    x += (d.w + gap) * k;
    return o[0]!;
  });
  const closed = (s: P[]) => Math.hypot(s[0]![0] - s[s.length - 1]![0], s[0]![1] - s[s.length - 1]![1]) < 4;
  const dOf = (s: P[]) => poly(s, closed(s));
  const art: string[] = [];
  const rr = r.sub('num');
  const shadowC = dark ? '#000000' : shade(bg, -0.4);
  const softTube = (d: string, w: number, dx: number, dy: number,
    o = 0.22) => [0, 1, 2, 3, 4].map((i) =>
      path(d, `fill="none" stroke="${shadowC}" stroke-opacity="${Math.round(o * 28) / 100}" stroke-width="${n1(w + 36 - i * 12)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${dx} ${dy})"`))
        .join('');
  const st = (d: string, w: number, col: string, extra = '') => path(d, `fill="none" stroke="${col}" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round" ${extra}`);
  const bottomY = cy + hPx / 2 + wPx / 2;
  const scene: Scene = { inp, c, p, m, dark, bg, cy, wPx, strokes, closed, dOf, art, rr, shadowC, softTube, st, bottomY };
  if (m === 'foil') drawFoil(scene);
  else if (m === 'sweets') drawSweets(scene);
  else if (m === 'candles') drawCandles(scene);
  else if (m === 'biscuit') drawBiscuit(scene);
  else drawFlowers(scene);
  c.add('art', art);
  // words
  const fam = { foil: 'poiret-one', sweets: 'bagel-fat-one', candles: 'yesteryear', biscuit: 'sansita-swashed:700', flowers: 'cormorant-garamond:600i' }[m]!;
  const mx = { foil: 92, sweets: 92, candles: 108, biscuit: 96, flowers: 112 }[m]!;
  const on = m === 'candles' ? (dark ? p.a : p.b) : bg;
  const col = inkFor(on, [p.ink, p.e, p.paper], m === 'foil' ? 5 : 4.5);
  const L = inp.headline.split('|').map((t) => (m === 'biscuit' ? t.trim().replace(/ /g, '\u00a0 ') : t.trim()));
  const q = L.map((t) => tfit(t, fam, 820, mx)), hs = Math.min(...q.map((z) => z.size));
  const baseY = m === 'candles' ? 1234 : m === 'foil' ? 1190 : 1140;
  L.forEach((t, i) => c.add('type', path(at(set(t, fam, hs), 500, baseY + (i - (L.length - 1)) * hs * 1.02), `fill="${col}"${m === 'foil' ? ` stroke="${col}" stroke-width="2.4"` : ''}`)));
  if (inp.name) drawNameLine(scene, inp.name, baseY, col);
  c.add('texture', c.grain(0.55));
  return c;
}
