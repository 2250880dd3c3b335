import {
  at, bez, circ, clamp, contrast, Drawing, g, type Input, lerp, mix, n1, path, polar, poly, pt, rect, ribbon,
  type Rng, set, shade, TAU, tf, tfit, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { withContrast } from '#artwork/colours/pastimes.ts';
import { oklch, roles } from '#artwork/colours/roles.ts';
import { block, linesIn, plain } from '#artwork/lettering/pastimes.ts';

type DoorOpt = { col: string; n?: string; style: string; glow: boolean; K: ReturnType<typeof roles>; brass: string };
const bevel = (x: number, y: number, w: number, h: number, col: string, d = 7) =>
  rect(x, y, w, h, `fill="${shade(col, -0.035)}"`) +
  path(`M${n1(x)} ${n1(y + h)}V${n1(y)}H${n1(x + w)}L${n1(x + w - d)} ${n1(y + d)}H${n1(x + d)}V${n1(y + h - d)}Z`, `fill="${shade(col, -0.13)}"`) +
  path(`M${n1(x)} ${n1(y + h)}H${n1(x + w)}V${n1(y)}L${n1(x + w - d)} ${n1(y + d)}V${n1(y + h - d)}H${n1(x + d)}Z`, `fill="${shade(col, 0.1)}"`) +
  rect(x + d, y + d, w - 2 * d, h - 2 * d, `fill="${col}"`) +
  path(`M${n1(x + d * 2.4)} ${n1(y + h - d * 2.4)}V${n1(y + d * 2.4)}H${n1(x + w - d * 2.4)}`, `fill="none" stroke="${shade(col, 0.09)}" stroke-width="2"`) +
  path(`M${n1(x + d * 2.4)} ${n1(y + h - d * 2.4)}H${n1(x + w - d * 2.4)}V${n1(y + d * 2.4)}`, `fill="none" stroke="${shade(col, -0.1)}" stroke-width="2"`);
/** one leaf, x,y = foot left; w,h its size */
const leaf = (c: Drawing, x: number, y: number, w: number, h: number, o: DoorOpt) => {
  const { col, K, brass } = o, top = y - h, lit = c.lin([[0, '#fff1c4'], [0.5, '#ffd98c'], [1, '#f2b45a']]),
    glass = o.glow ? lit : c.lin([[0, mix(K.cool2, '#ffffff', 0.5)], [0.5, mix(K.cool2, K.cool, 0.35)], [1, mix(K.cool, K.deep, 0.3)]], 0, 0, 1, 1);
  let s = '', t = '';
  const m = w * 0.115, gap = w * 0.085;
  if (o.style === 'plank') {
    s += rect(x, top, w, h, `fill="${col}"`);
    const n = 6;
    for (let i = 0; i < n; i++) s += rect(x + (i * w) / n, top, w / n, h, `fill="${c.lin([[0, '#fff', 0.13], [0.12, '#fff', 0.03], [0.9, '#000', 0.05], [1, '#000', 0.3]], 0, 0, 1, 0)}"`);
    // small latticed light
    const ww = w * 0.42, wx = x + w / 2 - ww / 2, wy = top + h * 0.12, wh = h * 0.2;
    s += rect(wx - 10, wy - 10, ww + 20, wh + 20, `fill="${shade(col, -0.12)}"`) + rect(wx, wy, ww, wh, `fill="${glass}"`);
    let d = '';
    for (let i = 1; i < 3; i++) d += `M${n1(wx + (ww * i) / 3)} ${n1(wy)}v${n1(wh)}`;
    d += `M${n1(wx)} ${n1(wy + wh / 2)}h${n1(ww)}`;
    s += path(d, `stroke="${shade(col, -0.1)}" stroke-width="6"`);
    for (const yy of [top + h * 0.42, top + h * 0.88])
      s += path(`M${n1(x)} ${n1(yy - 8)}H${n1(x + w * 0.56)}C${n1(x + w * 0.62)} ${n1(yy - 20)} ${n1(x + w * 0.7)} ${n1(yy - 14)} ${n1(x
        + w * 0.72)} ${n1(yy)}C${n1(x + w * 0.7)} ${n1(yy + 14)} ${n1(x + w * 0.62)} ${n1(yy + 20)} ${n1(x + w * 0.56)} ${n1(yy + 8)}H${n1(x)}Z`,
        `fill="${mix(K.deep, '#111', 0.5)}"`) + [0.12, 0.34, 0.52].map((k) => circ(x + w * k, yy, 4.4, `fill="#fff" opacity=".35"`)).join('');
    s += circ(x + w - w * 0.11, top + h * 0.56, w * 0.055, `fill="none" stroke="${mix(K.deep, '#111', 0.5)}" stroke-width="${n1(w * 0.028)}"`)
      + rect(x + w - w * 0.14, top + h * 0.53, w * 0.06, h * 0.05, `rx="4" fill="${mix(K.deep, '#111', 0.5)}"`);
  } else if (o.style === 'deco') {
    s += rect(x, top, w, h, `fill="${c.lin([[0, shade(col, 0.04)], [1, shade(col, -0.03)]])}"`);
    const wx = x + m, ww = w - 2 * m, wy = top + m, wh = h * 0.42;
    s += rect(wx - 8, wy - 8, ww + 16, wh + 16, `fill="${shade(col, -0.13)}"`) + rect(wx, wy, ww, wh, `fill="${glass}"`);
    // a sunrise in leaded colour
    const cx = wx + ww / 2, cy = wy + wh, R = Math.hypot(ww / 2, wh) + 4, cl = c.clip(rect(wx, wy, ww, wh));
    let q = '';
    for (let i = 0; i < 9; i++) {
      const a0 = -Math.PI + (i * Math.PI) / 9, a1 = a0 + Math.PI / 9;
      q += path(poly([[cx, cy], polar(cx, cy, R, a0), polar(cx, cy, R, a1)]),
        `fill="${i % 2 ? mix(K.warm, '#ffe9b0', 0.4) : mix(K.hot, '#ffd9a0', 0.3)}" opacity="${o.glow ? 0.85 : 0.8}" stroke="${mix(K.deep, '#222', 0.4)}" stroke-width="5"`);
    }
    q += circ(cx, cy, ww * 0.27, `fill="${mix(K.warm, '#fff2b8', 0.35)}" stroke="${mix(K.deep, '#222', 0.4)}" stroke-width="6"`)
      + circ(cx, cy, ww * 0.14, `fill="${K.hot}" stroke="${mix(K.deep, '#222', 0.4)}" stroke-width="5"`);
    q += path(`M${wx} ${wy + wh * 0.0}L${wx + ww} ${wy + wh * 0.55}V${wy + wh * 0.72}L${wx} ${wy + wh * 0.2}Z`, `fill="#fff" opacity=".16"`);
    s += g(q, `clip-path="${cl}"`);
    const py = wy + wh + h * 0.1;
    for (let i = 0; i < 3; i++) s += bevel(x + m + i * ((w - 2 * m) / 3) + (i ? 5 : 0), py, (w - 2 * m) / 3 - 5, y - py - m, col, 6);
    s += rect(x + w * 0.3, py - h * 0.072, w * 0.4, h * 0.042, `rx="3" fill="${brass}"`) + rect(x + w * 0.34, py - h * 0.062, w * 0.32, h * 0.02, `rx="2" fill="#000" opacity=".4"`);
    s += rect(x + w - m * 0.78, top + h * 0.46, m * 0.42, h * 0.12, `rx="${n1(m * 0.2)}" fill="${brass}"`);
  } else if (o.style === 'half') {
    s += rect(x, top, w, h, `fill="${c.lin([[0, shade(col, 0.04)], [1, shade(col, -0.03)]])}"`);
    const wx = x + m, ww = w - 2 * m, wy = top + m, wh = h * 0.46;
    s += rect(wx - 8, wy - 8, ww + 16, wh + 16, `fill="${shade(col, -0.13)}"`) + rect(wx, wy, ww, wh, `fill="${glass}"`);
    // net curtain drawn to both sides
    s += path(`M${wx} ${wy}H${wx + ww / 2}C${n1(wx + ww * 0.42)} ${n1(wy + wh * 0.5)} ${n1(wx + ww * 0.2)} ${n1(wy + wh * 0.6)} ${wx} ${n1(wy
      + wh * 0.66)}ZM${wx + ww} ${wy}H${wx + ww / 2}C${n1(wx + ww * 0.58)} ${n1(wy + wh * 0.5)} ${n1(wx + ww * 0.8)} ${n1(wy + wh * 0.6)} ${wx + ww} ${n1(wy + wh * 0.66)}Z`,
      `fill="#fff" opacity=".62"`);
    let d = '';
    for (let i = 1; i < 3; i++) d += `M${n1(wx + (ww * i) / 3)} ${n1(wy)}v${n1(wh)}M${n1(wx)} ${n1(wy + (wh * i) / 3)}h${n1(ww)}`;
    s += path(d, `stroke="${col}" stroke-width="9"`) + path(d, `stroke="${shade(col, -0.14)}" stroke-width="2" transform="translate(5 5)"`);
    const py = wy + wh + h * 0.12;
    for (let i = 0; i < 2; i++) s += bevel(x + m + i * ((w - 2 * m + gap) / 2), py, (w - 2 * m - gap) / 2, y - py - m, col);
    s += rect(x + w * 0.28, py - h * 0.084, w * 0.44, h * 0.044, `rx="3" fill="${brass}"`) + rect(x + w * 0.32, py - h * 0.072, w * 0.36, h * 0.02, `rx="2" fill="#000" opacity=".42"`);
    s += circ(x + w - m * 0.55, top + h * 0.6, w * 0.034, `fill="${brass}"`);
  } else {
    // six panels
    s += rect(x, top, w, h, `fill="${c.lin([[0, shade(col, 0.045)], [1, shade(col, -0.03)]])}"`);
    const pw = (w - 2 * m - gap) / 2, rows = [0.055, 0.235, 0.6], hs = [0.14, 0.29, 0.345];
    rows.forEach((q, i) => [0, 1].forEach((k) => (s += bevel(x + m + k * (pw + gap), top + h * q, pw, h * hs[i]!, col))));
    s += rect(x + w * 0.28, top + h * 0.536, w * 0.44, h * 0.046, `rx="3" fill="${brass}"`) + rect(x + w * 0.32, top + h * 0.548, w * 0.36, h * 0.02, `rx="2" fill="#000" opacity=".42"`);
    s += circ(x + w - m * 0.5, top + h * 0.56, w * 0.036, `fill="${brass}"`) + circ(x + w - m * 0.5 - 2, top + h * 0.56 - 2, w * 0.012, `fill="#fff" opacity=".7"`);
  }
  s += path(`M${x} ${y}V${top}H${x + w}`, `fill="none" stroke="#000" stroke-opacity=".3" stroke-width="7"`)
    + rect(x, y - h * 0.045, w, h * 0.045, `fill="${brass}" opacity="${o.style === 'plank' ? 0 : 0.9}"`);
  if (o.n) {
    const ny = o.style === 'half' || o.style === 'deco' ? 0 : top + h * 0.225;
    if (ny) {
      const run = tfit(o.n, 'playfair-display:700', w * 0.3, h * 0.075);
      t += path(at(run, x + w / 2, ny + 2), `fill="#000" opacity=".3" transform="translate(1.5 2.5)"`) + path(at(run, x + w / 2, ny), `fill="${brass}"`);
    }
  }
  return s + t;
};
const knocker = (x: number, y: number, s: number, brass: string) =>
  g(path('M-16 -30C-10 -40 10 -40 16 -30L12 -4H-12Z', `fill="${brass}"`)
    + circ(0, 22, 26, `fill="none" stroke="#000" stroke-opacity=".3" stroke-width="9" transform="translate(3 4)"`)
    + circ(0, 22, 26, `fill="none" stroke="${brass}" stroke-width="9"`) + circ(0, 48, 9, `fill="${brass}"`) + circ(-4, -22, 4, `fill="#fff" opacity=".6"`), tf(x, y, 0, s));
const foliage = (c: Drawing, r: Rng, x: number, y: number, rx: number, ry: number, gr: string, n: number, sz: number) => {
  const s: [number, string][] = [];
  for (let i = 0; i < n; i++) {
    const a = r.f(0, TAU), q = Math.sqrt(r.f()), px = x + Math.cos(a) * rx * q, py = y + Math.sin(a) * ry * q, lit = clamp(0.5 - (py - y) / ry / 2.2 - (px - x) / rx / 4 + r.f(-0.2, 0.2));
    const L = sz * r.f(0.8, 1.25), an = r.f(0, TAU), e = polar(px, py, L, an), u = polar((px + e[0]) / 2, (py + e[1]) / 2, L * 0.3, an + Math.PI / 2),
      v = polar((px + e[0]) / 2, (py + e[1]) / 2, L * 0.3, an - Math.PI / 2);
    s.push([lit + q * 0.2, path(`M${pt([px, py])}Q${pt(u)} ${pt(e)}Q${pt(v)} ${pt([px, py])}Z`, `fill="${shade(gr, Math.round(lerp(-0.14, 0.13, lit) * 25) / 25)}"`)]);
  }
  return s.sort((a, b) => a[0] - b[0]).map((q) => q[1]).join('');
};
const rose5 = (x: number, y: number, s: number, col: string) => {
  let o = '';
  for (let i = 0; i < 5; i++) o += circ(...(polar(x, y, s * 0.55, (i * TAU) / 5 + 0.4)), s * 0.56, `fill="${shade(col, i % 2 ? 0.02 : -0.03)}"`);
  return o + circ(x, y, s * 0.5, `fill="${shade(col, 0.06)}"`)
    + path(`M${n1(x - s * 0.28)} ${n1(y)}a${n1(s * 0.28)} ${n1(s * 0.28)} 0 1 1 ${n1(s * 0.34)} ${n1(s * 0.24)}`,
    `fill="none" stroke="${shade(col, -0.12)}" stroke-width="${n1(s * 0.13)}" stroke-linecap="round"`);
};
const bay = (c: Drawing, r: Rng, x: number, y: number, s: number, gr: string, pot: string) => {
  let o = `<ellipse cx="${n1(x + 10 * s)}" cy="${n1(y)}" rx="${n1(76 * s)}" ry="${n1(12 * s)}" fill="#000" opacity=".25"/>`;
  o += path(`M${n1(x - 9 * s)} ${n1(y - 110 * s)}L${n1(x - 6 * s)} ${n1(y - 270 * s)}H${n1(x + 6 * s)}L${n1(x + 9 * s)} ${n1(y - 110 * s)}Z`, `fill="#6b4a32"`);
  o += rect(x - 58 * s, y - 118 * s, 116 * s, 118 * s, `fill="${c.lin([[0, shade(pot, 0.06)], [0.6, pot], [1, shade(pot, -0.1)]], 0, 0, 1, 0)}"`)
    + rect(x - 64 * s, y - 130 * s, 128 * s, 20 * s, `fill="${shade(pot, 0.05)}"`) + rect(x - 44 * s, y - 96 * s, 88 * s, 80 * s, `fill="none" stroke="${shade(pot, -0.12)}" stroke-width="4"`);
  o += circ(x, y - 350 * s, 88 * s, `fill="${shade(gr, -0.1)}"`) + foliage(c, r, x, y - 350 * s, 92 * s, 92 * s, gr, 170, 27 * s);
  return o + foliage(c, r, x, y - 132 * s, 54 * s, 16 * s, shade(gr, 0.03), 26, 22 * s);
};
const wreathOn = (c: Drawing, r: Rng, x: number, y: number, R: number, gr: string, K: ReturnType<typeof roles>) => {
  const out: string[] = [circ(x + 5, y + 7, R, `fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${n1(R * 0.46)}"`),
    circ(x, y, R, `fill="none" stroke="${shade(gr, -0.12)}" stroke-width="${n1(R * 0.3)}"`)];
  for (let i = 0; i < 96; i++) {
    const a = r.f(0, TAU), q = R * r.f(0.78, 1.22), p0 = polar(x, y, q, a), L = R * r.f(0.24, 0.36), an = a + Math.PI / 2 + r.f(-0.8, 0.8),
      e = polar(p0[0], p0[1], L, an), u = polar((p0[0] + e[0]) / 2, (p0[1] + e[1]) / 2, L * 0.24, an + 1.57), v = polar((p0[0] + e[0]) / 2, (p0[1] + e[1]) / 2, L * 0.24, an - 1.57);
    out.push(path(`M${pt(p0)}Q${pt(u)} ${pt(e)}Q${pt(v)} ${pt(p0)}Z`, `fill="${shade(gr, Math.round(r.f(-0.09, 0.13) * 25) / 25)}"`));
  }
  for (let i = 0; i < 9; i++) out.push(rose5(...(polar(x, y, R * r.f(0.92, 1.08), (i / 9) * TAU + r.f(-0.12, 0.12))), R * (i % 3 ? 0.1 : 0.17), i % 3 ? K.warm : mix(K.hot, K.cream, 0.12)));
  const b = K.hot;
  out.push(path(`M${x} ${y + R}C${n1(x - R * 0.5)} ${n1(y + R * 0.6)} ${n1(x - R * 0.7)} ${n1(y + R * 1.3)} ${x} ${n1(y + R * 1.04)}C${n1(x + R * 0.7)} ${n1(y
    + R * 1.3)} ${n1(x + R * 0.5)} ${n1(y + R * 0.6)} ${x} ${y + R}Z`,
    `fill="${shade(b, 0.03)}"`)
      + path(`M${x} ${n1(y + R)}L${n1(x - R * 0.34)} ${n1(y + R * 1.8)}L${n1(x - R * 0.17)} ${n1(y + R * 1.7)}L${n1(x - R * 0.06)} ${n1(y + R * 1.84)}L${n1(x
      + 3)} ${n1(y + R * 1.05)}ZM${x} ${n1(y + R)}L${n1(x + R * 0.34)} ${n1(y + R * 1.76)}L${n1(x + R * 0.18)} ${n1(y + R * 1.68)}L${n1(x + R * 0.06)} ${n1(y + R * 1.8)}Z`,
      `fill="${shade(b, -0.06)}"`) + circ(x, y + R * 1.02, R * 0.12, `fill="${shade(b, -0.03)}"`));
  return out.join('');
};
const brickWall = (c: Drawing, r: Rng, x: number, y: number, w: number, h: number, col: string, mortar: string, bw = 64, bh = 26) => {
  const cols = [-0.05, -0.03, -0.015, 0, 0.015, 0.03].map((q) => shade(col, q)), by: Record<string, string> = {};
  for (let j = 0; j * bh < h; j++) for (let i = -1; i * bw < w; i++) {
    const q = r.pick(cols), bx = x + i * bw + (j % 2 ? bw / 2 : 0), x0 = Math.max(x, bx), x1 = Math.min(x + w, bx + bw - 4);
    if (x1 - x0 > 3) by[q] = (by[q] ?? '') + `M${n1(x0)} ${n1(y + j * bh)}H${n1(x1)}v${bh - 4}H${n1(x0)}Z`;
  }
  return rect(x, y, w, h, `fill="${mortar}"`) + Object.entries(by).map(([k, d]) => path(d, `fill="${k}"`)).join('');
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  brass: string; glow: boolean; gr: string; nm: string; num: string; stone: string;
  pick: (bad: string, from?: string[]) => string;
};

function steps({ c, stone }: Scene, x: number, w: number, y: number, n: number) {
  let o = '';
  for (let i = 0; i < n; i++) {
    const q = i * 44, yy = y + i * 46;
    o += rect(x - q, yy, w + 2 * q, 46,
      `fill="${c.lin([[0, shade(stone, -0.01)], [0.24, shade(stone, -0.02)], [0.25, shade(stone, -0.1)], [1, shade(stone, -0.15)]])}"`) + rect(x - q, yy, w + 2 * q, 4, `fill="#fff" opacity=".4"`);
  }
  return o;
}

function drawRow({ inp, c, r, p, K, brass, glow, gr, nm, stone, pick, s, t }: Scene & { s: string; t: string }) {
  // a street of them
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${K.dark ? p.bg : K.cream}"`));
  const styles = r.shuffle(['six', 'deco', 'half', 'plank', 'six', 'half']),
    cols = r.shuffle([K.hot, K.cool, K.warm, K.deep, mix(K.hot, K.cream, 0.45), K.cool2]),
      walls = [mix(K.cool2, K.cream, 0.3), mix(K.warm, K.cream, 0.25), mix(K.hot, K.cream, 0.6), mix(K.cool, K.cream, 0.55), mix(K.warm, K.hot, 0.3), mix(K.cream, K.deep, 0.14)];
  const W = 266, G = 22, x0 = (1000 - 3 * W - 2 * G) / 2, H = 488;
  for (let i = 0; i < 6; i++) {
    const x = x0 + (i % 3) * (W + G), y = 76 + Math.floor(i / 3) * (H + G), wl = walls[i]!;
    let col = cols[i]!;
    if (contrast(col, wl) < 1.7) col = pick(wl, r.shuffle([K.hot, K.cool, K.deep, K.warm]).slice(0, 3));
    const cl = c.clip(rect(x, y, W, H, 'rx="6"'));
    let o = i % 3 === 1 ? brickWall(c, r, x, y, W, H, wl, shade(wl, 0.07), 44, 19) : rect(x, y, W, H, `fill="${c.lin([[0, shade(wl, 0.02)], [1, shade(wl, -0.02)]])}"`);
    if (i % 3 === 2) for (let q = 0; q < 20; q++) o += rect(x, y + q * 26, W, 3, `fill="#000" opacity=".1"`) + rect(x, y + q * 26 + 3, W, 2, `fill="#fff" opacity=".2"`);
    const dw = 132, dh = 288, dx = x + W / 2 - dw / 2, dy = y + H - 42;
    const sur = i % 2 ? shade(K.cream, -0.01) : mix(K.cream, wl, 0.15);
    o += rect(dx - 20, dy - dh - 20, dw + 40, dh + 20, `fill="${sur}"`) + rect(dx - 20, dy - dh - 20, 6, dh + 20, `fill="#fff" opacity=".5"`)
      + rect(dx + dw + 14, dy - dh - 20, 6, dh + 20, `fill="#000" opacity=".12"`);
    if (i === 0 || i === 4) {
      o += path(`M${dx - 20} ${dy - dh - 18}A${dw / 2 + 20} ${dw / 2 + 20} 0 0 1 ${dx + dw + 20} ${dy - dh - 18}Z`, `fill="${sur}"`)
        + path(`M${dx} ${dy - dh - 14}A${dw / 2} ${dw / 2} 0 0 1 ${dx + dw} ${dy - dh - 14}Z`, `fill="${glow ? '#ffd98c' : mix(K.cool, K.deep, 0.4)}"`);
      let rays = '';
      for (let q = 1; q < 6; q++) rays += `M${x + W / 2} ${dy - dh - 14}L${pt(polar(x + W / 2, dy - dh - 14, dw / 2, -Math.PI + (q * Math.PI) / 6))}`;
      o += path(rays, `stroke="${sur}" stroke-width="5"`) + path(`M${x + W / 2 - 26} ${dy - dh - 14}a26 26 0 0 1 52 0Z`, `fill="${sur}"`);
    } else if (i === 1 || i === 5)
      o += path(`M${dx - 36} ${dy - dh - 18}L${x + W / 2} ${dy - dh - 78}L${dx + dw + 36} ${dy - dh - 18}Z`, `fill="${sur}"`)
        + path(`M${dx - 6} ${dy - dh - 24}L${x + W / 2} ${dy - dh - 62}L${dx + dw + 6} ${dy - dh - 24}Z`, `fill="#000" opacity=".1"`);
    else o += path(`M${dx - 38} ${dy - dh - 14}V${dy - dh - 36}Q${x + W / 2} ${dy - dh - 84} ${dx + dw + 38} ${dy - dh - 36}V${dy - dh - 14}Z`,
      `fill="${pick(wl)}"`) + path(`M${dx - 38} ${dy - dh - 14}h${dw + 76}v7h${-dw - 76}Z`, `fill="#000" opacity=".22"`);
    o += leaf(c, dx, dy, dw, dh, { col, style: styles[i]!, glow, K, brass, n: styles[i] === 'six' ? String(r.i(2, 39)) : undefined });
    o += rect(x, dy, W, 60, `fill="${shade(stone, -0.09)}"`) + rect(dx - 36, dy, dw + 72, 20, `fill="${shade(stone, 0)}"`) + rect(x, dy + 20, W, 3, `fill="#000" opacity=".15"`);
    if (i === 2 || i === 3) o += wreathOn(c, r, x + W / 2, dy - dh * (styles[i] === 'six' ? 0.66 : 0.7), 33, gr, K);
    if (i !== 2) o += bay(c, r, i % 2 ? x + 34 : x + W - 34, dy + 14, 0.4, gr, i % 2 ? K.hot : K.deep);
    if (i === 2) o += foliage(c, r, x + 36, dy - 44, 28, 30, gr, 60, 17)
      + path(`M${x + 12} ${dy - 26}h48l-7 42h-34Z`, `fill="${mix('#b8603c', K.hot, 0.4)}"`) + [0, 1, 2, 3].map((q) => rose5(x + 22 + q * 10, dy - 56 + (q % 2) * 18, 8, K.hot)).join('');
    s += g(o, `clip-path="${cl}"`) + rect(x, y, W, H, `rx="6" fill="none" stroke="${K.deep}" stroke-opacity=".14" stroke-width="2"`);
  }
  c.add('art', s);
  const bgc = K.dark ? p.bg : K.cream, hh = linesIn(inp.headline, 2, 21), b = block(hh, 'gloock', 850, hh.length > 1 ? 156 : 110, 100, 1.04), y0 = 1118,
    tot = b.h + (nm ? 60 : 0), yt = y0 + (1360 - y0 - tot) / 2;
  t += path(b.d(500, yt), `fill="${withContrast(bgc, K.dark ? K.cream : K.deep, 7)}"`);
  if (nm) t += path(at(tfit(upper(nm), 'jost:500', 800, 30, { track: 190 }), 500, yt + b.h + 58), `fill="${withContrast(bgc, K.hot, 4.6)}"`);
  c.add('type', t).add('texture', c.grain(0.55));
  return c;
}

function drawCottage(scene: Scene & { wallc: string; ground: number }) {
  const { c, r, K, brass, glow, gr, stone, pick, ground } = scene;
  let { wallc } = scene;
  let s = '';
  const st = mix(wallc, '#f4ead6', 0.3);
  wallc = st;
  s += rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(st, 0.02)], [1, shade(st, -0.03)]])}"`);
  let sp = '';
  for (let i = 0; i < 240; i++) {
    const x = r.f(0, 1000), y = r.f(0, 1240), w = r.f(10, 46);
    sp += `M${n1(x)} ${n1(y)}q${n1(w / 2)} ${n1(r.f(-7, 7))} ${n1(w)} 0`;
  }
  s += path(sp, `fill="none" stroke="${shade(st, -0.07)}" stroke-width="3" stroke-linecap="round" opacity=".55"`);
  const w = 348, h = 660, x = 326, y = ground - 46, col = pick(st, [K.cool, K.deep]);
  const arch = (d: number) =>
    `M${x - d} ${y}V${y - h + 130 - d * 0.3}C${x - d} ${y - h - 10 - d} ${x + w * 0.2} ${y - h - 60 - d} ${x + w / 2} ${y - h - 60 - d}C${x
      + w * 0.8} ${y - h - 60 - d} ${x + w + d} ${y - h - 10 - d} ${x + w + d} ${y - h + 130 - d * 0.3}V${y}Z`;
  s += path(arch(44), `fill="${shade(stone, -0.04)}"`);
  let jt = '';
  for (let i = 0; i < 9; i++) jt += `M${x - 44} ${y - 20 - i * 74}h44M${x + w} ${y - 20 - i * 74}h44`;
  for (let i = 0; i < 7; i++) jt += `M${pt(polar(500, y - h + 120, 170, -Math.PI + 0.3 + i * 0.42))}L${pt(polar(500, y - h + 120, 240, -Math.PI + 0.3 + i * 0.42))}`;
  s += g(path(jt, `stroke="${shade(stone, -0.16)}" stroke-width="3.5"`), `clip-path="${c.clip(path(arch(44)))}"`) + path(arch(0), `fill="#000" opacity=".35"`);
  s += g(leaf(c, x + 6, y, w - 12, h + 60, { col, style: 'plank', glow, K, brass }), `clip-path="${c.clip(path(arch(-7)))}"`)
    + path(arch(-7), `fill="none" stroke="#000" stroke-opacity=".25" stroke-width="8"`);
  s += steps(scene, x - 66, w + 132, y, 1);
  // a climbing rose over the arch
  const vine = bez([226, ground], [210, 900], [250, 560], [380, 450], 26).concat(bez([380, 450], [500, 380], [640, 400], [752, 560], 26).slice(1));
  s += path(ribbon(vine, (q) => 15 - 10 * q), `fill="#5c4531"`);
  let lv = '', fl = '';
  vine.forEach(([vx, vy], i) => {
    if (i < 3) return;
    lv += foliage(c, r, vx + r.f(-14, 14), vy + r.f(-14, 10), 42, 38, gr, 13, 27);
    if (i % 2 === 0) fl += rose5(vx + r.f(-38, 38), vy + r.f(-34, 30), r.f(14, 24), r.pick([K.hot, mix(K.hot, K.cream, 0.4), mix(K.hot, K.cream, 0.65)]));
  });
  s += lv + fl;
  s += foliage(c, r, 140, ground - 34, 170, 66, gr, 120, 36) + foliage(c, r, 862, ground - 34, 170, 60, gr, 120, 36);
  for (let i = 0; i < 22; i++) {
    const fx = i % 2 ? r.f(20, 270) : r.f(730, 980), fy = ground - r.f(20, 150);
    s += path(`M${n1(fx)} ${ground}Q${n1(fx + r.f(-12, 12))} ${n1(fy + 60)} ${n1(fx)} ${n1(fy)}`, `fill="none" stroke="${shade(gr, -0.06)}" stroke-width="4"`);
    for (let q = 0; q < 6; q++) s += circ(fx + r.f(-8, 8), fy + q * 11, 8 - q * 0.4, `fill="${i % 3 ? K.cool2 : K.warm}"`);
  }
  return { s, wallc };
}

function drawTerrace(scene: Scene & { wallc: string; ground: number }) {
  const { c, r, p, K, brass, glow, gr, num, ground } = scene;
  let { wallc } = scene;
  let s = '', t = '';
  const bk = mix(K.hot, '#9a5a44', 0.5);
  wallc = K.dark ? shade(mix(p.bg, bk, 0.3), -0.02) : shade(mix(bk, K.cream, 0.16), 0.0);
  s += brickWall(c, r, 0, 0, 1000, 1400, wallc, shade(wallc, 0.1));
  const w = 330, h = 640, x = 335, y = ground - 46, trim = mix(K.cream, '#fff', 0.2), col = K.deep === K.cool ? K.cool : contrast(K.cool, wallc) > 1.5 ? K.cool : K.deep;
  // porch and transom
  s += rect(x - 66, y - h - 176, w + 132, h + 176, `fill="${trim}"`) + rect(x - 66, y - h - 176, 9, h + 176, `fill="#fff" opacity=".6"`)
    + rect(x + w + 57, y - h - 176, 9, h + 176, `fill="#000" opacity=".14"`);
  s += rect(x - 96, y - h - 212, w + 192, 44, `fill="${c.lin([[0, shade(trim, 0.02)], [1, shade(trim, -0.1)]])}"`) + rect(x - 96, y - h - 168, w + 192, 12, `fill="#000" opacity=".25"`);
  s += rect(x - 14, y - h - 130, w + 28, 108, `fill="${shade(col, -0.1)}"`)
    + rect(x, y - h - 118, w, 84, `fill="${glow ? c.lin([[0, '#fff1c4'], [1, '#f2b45a']]) : c.lin([[0, mix(K.cool2, '#fff', 0.4)], [1, mix(K.cool, K.deep, 0.4)]], 0, 0, 1, 1)}"`);
  const run = set(num, 'playfair-display:700', 66);
  t += path(at(run, 500, y - h - 76 + run.cap / 2), `fill="${glow ? withContrast('#f6cd80', K.deep, 5) : withContrast(mix(K.cool2, K.cool, 0.5), K.cream, 4)}"`);
  s += rect(x - 14, y - h - 12, w + 28, h + 12, `fill="${shade(col, -0.14)}"`) + leaf(c, x, y, w, h, { col, style: 'deco', glow, K, brass });
  s += steps(scene, x - 66, w + 132, y, 2);
  s += bay(c, r, 168, ground + 46, 1.06, gr, K.deep) + bay(c, r, 832, ground + 46, 1.06, gr, K.deep);
  // two bottles of milk
  for (const bx of [712, 752])
    s += path(`M${bx - 15} ${y + 40}V${y - 30}C${bx - 15} ${y - 46} ${bx - 8} ${y - 50} ${bx - 8} ${y - 66}H${bx + 8}C${bx + 8} ${y - 50} ${bx + 15} ${y - 46} ${bx + 15} ${y - 30}V${y + 40}Z`,
      `fill="#fdfbf4"`) + rect(bx - 9.5, y - 74, 19, 12, `rx="3" fill="${K.warm}"`) + rect(bx - 10, y - 30, 4, 62, `fill="${K.cool2}" opacity=".5"`)
        + rect(bx + 7, y - 30, 8, 70, `fill="#000" opacity=".1"`);
  return { s, t, wallc };
}

function drawGeorgian(scene: Scene & { wallc: string; ground: number }) {
  const { inp, c, r, p, K, brass, glow, gr, num, pick, ground } = scene;
  let { wallc } = scene;
  let s = '';
  // georgian: stucco, pilasters, fanlight
  wallc = K.dark ? p.bg : mix(mix(K.cool2, K.cream, 0.5), p.bg, 0.35);
  s += rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(wallc, 0.02)], [1, shade(wallc, -0.025)]])}"`);
  let jn = '';
  for (let j = 0; j < 9; j++) jn += `M0 ${420 + j * 100}H1000` + [0, 1, 2, 3, 4].map((i) => `M${(j % 2 ? 60 : 160) + i * 220} ${420 + j * 100}v100`).join('');
  s += path(jn, `stroke="${shade(wallc, -0.08)}" stroke-width="5"`) + path(jn, `stroke="#fff" stroke-opacity=".3" stroke-width="2" transform="translate(3 4)"`);
  const w = 296, h = 538, x = 352, y = ground - 92, R = w / 2, fy = y - h - 24, trim = mix(K.cream, '#ffffff', 0.15), col = pick(wallc);
  // surround
  s += path(`M${x - 112} ${y + 4}V${fy - 4}A${R + 112} ${R + 104} 0 0 1 ${x + w + 112} ${fy - 4}V${y + 4}Z`,
    `fill="#000" opacity=".16" transform="translate(9 8)"`) + path(`M${x - 112} ${y}V${fy - 4}A${R + 112} ${R + 104} 0 0 1 ${x + w + 112} ${fy - 4}V${y}Z`, `fill="${trim}"`);
  for (const k of [0, 1, 2, 3, 4, 5, 6, 7, 8])
    s += path(`M${pt(polar(500, fy, R + 40, -Math.PI + ((k + 0.5) * Math.PI) / 9))}L${pt(polar(500, fy, R + 108, -Math.PI + ((k + 0.5) * Math.PI) / 9))}`,
      `stroke="${shade(trim, -0.1)}" stroke-width="3"`);
  s += path(`M476 ${fy - R - 112}H524L516 ${fy - R - 24}H484Z`, `fill="${shade(trim, -0.02)}" stroke="${shade(trim, -0.12)}" stroke-width="3"`);
  s += path(`M${x - 30} ${fy}A${R + 30} ${R + 30} 0 0 1 ${x + w + 30} ${fy}Z`, `fill="${shade(trim, -0.07)}"`);
  s += path(`M${x} ${fy - 4}A${R} ${R} 0 0 1 ${x + w} ${fy - 4}Z`,
    `fill="${glow ? c.rad([[0, '#fff3cc'], [0.6, '#ffd583'], [1, '#eaa64c']], 0.5, 1, 1) : c.lin([[0, mix(K.cool, K.deep, 0.55)], [1, mix(K.cool2, K.cool, 0.4)]], 0, 0, 1, 1)}"`);
  let fan = '';
  for (let i = 1; i < 8; i++) {
    const a = -Math.PI + (i * Math.PI) / 8;
    fan += `M${pt(polar(500, fy - 4, 34, a))}L${pt(polar(500, fy - 4, R, a))}`;
  }
  for (let i = 0; i < 8; i++) {
    const a0 = -Math.PI + (i * Math.PI) / 8, a1 = a0 + Math.PI / 8;
    fan += `M${pt(polar(500, fy - 4, R * 0.8, a0))}Q${pt(polar(500, fy - 4, R * 0.58, (a0 + a1) / 2))} ${pt(polar(500, fy - 4, R * 0.8, a1))}`;
  }
  s += path(fan, `fill="none" stroke="${trim}" stroke-width="6"`) + path(`M466 ${fy - 4}a34 34 0 0 1 68 0Z`, `fill="${trim}"`);
  s += rect(x - 112, fy - 4, w + 224, 26, `fill="${c.lin([[0, shade(trim, 0.01)], [1, shade(trim, -0.1)]])}"`) + rect(x - 112, fy + 22, w + 224, 8, `fill="#000" opacity=".2"`);
  // pilasters
  for (const k of [-1, 1]) {
    const px = k < 0 ? x - 94 : x + w + 30;
    s += rect(px, fy + 30, 64, y - fy - 30, `fill="${c.lin([[0, shade(trim, -0.06)], [0.2, shade(trim, 0.02)], [0.7, trim], [1, shade(trim, -0.12)]], 0, 0, 1, 0)}"`);
    for (let i = 0; i < 4; i++) s += rect(px + 9 + i * 13, fy + 70, 6, y - fy - 160, `rx="3" fill="#000" opacity=".12"`);
    s += rect(px - 8, fy + 30, 80, 24, `fill="${shade(trim, 0.0)}"`) + rect(px - 8, fy + 54, 80, 5, `fill="#000" opacity=".16"`)
      + rect(px - 10, y - 48, 84, 48, `fill="${shade(trim, -0.03)}"`) + rect(px - 10, y - 48, 84, 4, `fill="#fff" opacity=".7"`);
  }
  s += rect(x - 12, fy + 22, w + 24, y - fy - 22, `fill="${shade(trim, -0.16)}"`)
    + leaf(c, x, y, w, h - 4, { col, style: 'six', glow, K, brass, n: inp.variant === 'wreath' || inp.variant === 'evening' ? undefined : num });
  if (inp.variant === 'wreath' || inp.variant === 'evening') s += wreathOn(c, r, 500, y - h * 0.66, 82, gr, K);
  else s += knocker(500, y - h * 0.6, 1.15, brass);
  s += steps(scene, x - 130, w + 260, y, 3);
  s += bay(c, r, 128, ground + 52, 1.12, gr, K.deep) + bay(c, r, 872, ground + 52, 1.12, gr, K.deep);
  // railings' lamp light at evening
  if (glow) s += `<ellipse cx="500" cy="${fy - 60}" rx="330" ry="300" fill="${c.rad([[0, '#ffdf9a', 0.34], [1, '#ffdf9a', 0]])}"/>`;
  return { s, wallc };
}

function drawNameOnMat({ c, r, K, nm, pt0 }: Scene & { pt0: number }) {
  let t = '';
  // the doormat carries the name
  const my = (pt0 + 1400) / 2 + 6, run = tfit(upper(nm), 'jost:600', 590, 36, { track: 110 }), mw = Math.max(430, run.x1 - run.x0 + 110), co = K.dark ? '#8a6540' : '#b38a5c', mh = 1400 - pt0 - 46;
  const q = Math.min(mh, 92), D = `M${n1(500 - mw / 2 + 16)} ${n1(my - q / 2)}H${n1(500 + mw / 2 - 16)}L${n1(500 + mw / 2)} ${n1(my + q / 2)}H${n1(500 - mw / 2)}Z`;
  let fr = '';
  for (let i = 0; i < mw / 7; i++) fr += `M${n1(500 - mw / 2 + 4 + i * 7)} ${n1(my + q / 2)}v${n1(r.f(5, 9))}`;
  let bris = '';
  for (let i = 0; i < 420; i++) bris += `M${n1(500 + r.f(-mw / 2 + 16, mw / 2 - 16))} ${n1(my + r.f(-q / 2, q / 2 - 6))}v${n1(r.f(3, 7))}`;
  c.add('ornament', path(D, `fill="#000" opacity=".3" transform="translate(0 7)"`) + path(D, `fill="${co}"`)
    + path(bris, `stroke="${shade(co, 0.08)}" stroke-width="1.6" opacity=".6"`) + path(fr, `stroke="${shade(co, -0.05)}" stroke-width="3"`));
  t += path(at(run, 500, my + run.cap / 2), `fill="${withContrast(co, shade(mix(K.deep, '#1b120a', 0.6), -0.05), 5)}"`);
  return t;
}

export function drawDoors(inp: Input): Drawing {
  const c = new Drawing('doors', inp), { r, p } = c, K = roles(p), m = inp.motif || 'georgian', brass = c.foil('gold', 30), glow = K.dark || inp.variant === 'evening';
  const gr = mix(K.cool, '#3f7a48', 0.55), hl = linesIn(inp.headline, 2, 15), nm = inp.name ?? '', num = inp.sub && inp.sub.length <= 5 ? inp.sub : String(r.i(3, 48));
  c.alt = `A front door: ${plain(inp.headline)}`;
  let s = '', t = '', wallc = K.dark ? mix(p.bg, K.cool, 0.1) : mix(K.cream, p.bg, 0.5);
  const stone = mix(K.cream, '#d9d2c2', 0.45);
  const lively = (q: string, bad: string) => Math.min(contrast(bad, q), 3) + (oklch(q)!.c || 0) * 9;
  let used = '';
  const pick = (bad: string, from = [K.hot, K.cool, K.warm, K.deep]) => {
    const o = from.filter((q) => q !== used && contrast(bad, q) > 1.6).sort((a, b) => lively(b, bad) - lively(a, bad))[0] ?? K.deep;
    used = o;
    return o;
  };
  const scene: Scene = { inp, c, r, p, K, brass, glow, gr, nm, num, stone, pick };
  if (m === 'row') return drawRow({ ...scene, s, t });
  const ground = 1236;
  if (m === 'cottage') { const drawn = drawCottage({ ...scene, wallc, ground }); s += drawn.s; wallc = drawn.wallc; }
  else if (m === 'terrace') { const drawn = drawTerrace({ ...scene, wallc, ground }); s += drawn.s; t += drawn.t; wallc = drawn.wallc; }
  else { const drawn = drawGeorgian({ ...scene, wallc, ground }); s += drawn.s; wallc = drawn.wallc; }
  // pavement
  const pav = K.dark ? shade(mix(p.bg, '#8a8478', 0.3), -0.03) : mix(stone, K.deep, 0.22), pt0 = m === 'cottage' ? ground : ground + 46;
  c.add('ground', s);
  const mat = `fill="${pav}"`;
  c.add('art', rect(0, pt0, 1000, 1400 - pt0, mat) + rect(0, pt0, 1000, 5, `fill="#fff" opacity=".25"`) + rect(0, pt0 + 5, 1000, 40, `fill="${c.lin([[0, '#000', 0.22], [1, '#000', 0]])}"`));
  // headline on the wall: on brick it gets a painted board
  const top = m === 'terrace' ? 66 : 78, bottom = m === 'georgian' ? 276 : m === 'cottage' ? 372 : 306;
  if (m === 'terrace') {
    const b = block(hl, 'limelight', 700, hl.length > 1 ? 150 : 100, 96, 1.0), bw = Math.max(520, b.w + 130), bh = b.h + 88, by = top + (bottom - top - bh) / 2 + 8, bd = withContrast('#f4ead6', K.deep, 8);
    const D = `M${n1(500 - bw / 2)} ${n1(by)}h${n1(bw)}v${n1(bh)}h${n1(-bw)}Z`;
    c.add('ornament', c.soft(D, 5, 9, 9, '#000', 0.4) + path(D, `fill="${bd}"`)
      + rect(500 - bw / 2 + 12, by + 12, bw - 24, bh - 24, `fill="none" stroke="${brass}" stroke-width="3.5"`) + rect(500 - bw / 2, by, bw, 4, `fill="#fff" opacity=".25"`));
    t += path(b.d(500, by + bh / 2 - b.h / 2), `fill="${brass}"`);
  } else {
    const b = block(hl, m === 'cottage' ? 'berkshire-swash' : 'playfair-display:700', m === 'cottage' ? 800 : 780,
      Math.min(bottom - top, hl.length > 1 ? (m === 'cottage' ? 190 : 172) : 130), m === 'cottage' ? 124 : 104, m === 'cottage' ? 1.02 : 1.0),
        y0 = top - (m === 'georgian' ? 6 : 0) + (bottom - top - b.h) / 2;
    t += path(b.d(500, y0), `fill="${withContrast(wallc, K.dark ? K.cream : K.deep, 6)}"`);
  }
  if (nm) t += drawNameOnMat({ ...scene, pt0 });
  c.add('type', t).add('texture', c.grain(0.6) + c.vignette('#000', K.dark ? 0.28 : 0.12));
  return c;
}
