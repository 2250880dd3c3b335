import { at, circ, type Drawing, g, mix, n1, path, polar, poly, rect, shade, tf, tfit } from '#artwork/engine.ts';
import type { roles } from '#artwork/colours/roles.ts';

type DoorOpt = { col: string; n?: string; style: string; glow: boolean; K: ReturnType<typeof roles>; brass: string };

const bevel = (x: number, y: number, w: number, h: number, col: string, d = 7) =>
  rect(x, y, w, h, `fill="${shade(col, -0.035)}"`) +
  path(`M${n1(x)} ${n1(y + h)}V${n1(y)}H${n1(x + w)}L${n1(x + w - d)} ${n1(y + d)}H${n1(x + d)}V${n1(y + h - d)}Z`, `fill="${shade(col, -0.13)}"`) +
  path(`M${n1(x)} ${n1(y + h)}H${n1(x + w)}V${n1(y)}L${n1(x + w - d)} ${n1(y + d)}V${n1(y + h - d)}H${n1(x + d)}Z`, `fill="${shade(col, 0.1)}"`) +
  rect(x + d, y + d, w - 2 * d, h - 2 * d, `fill="${col}"`) +
  path(`M${n1(x + d * 2.4)} ${n1(y + h - d * 2.4)}V${n1(y + d * 2.4)}H${n1(x + w - d * 2.4)}`, `fill="none" stroke="${shade(col, 0.09)}" stroke-width="2"`) +
  path(`M${n1(x + d * 2.4)} ${n1(y + h - d * 2.4)}H${n1(x + w - d * 2.4)}V${n1(y + d * 2.4)}`, `fill="none" stroke="${shade(col, -0.1)}" stroke-width="2"`);

/** one leaf, x,y = foot left; w,h its size */
export const leaf = (c: Drawing, x: number, y: number, w: number, h: number, o: DoorOpt) => {
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

/** a knocker in brass */
export const knocker = (x: number, y: number, s: number, brass: string) =>
  g(path('M-16 -30C-10 -40 10 -40 16 -30L12 -4H-12Z', `fill="${brass}"`)
    + circ(0, 22, 26, `fill="none" stroke="#000" stroke-opacity=".3" stroke-width="9" transform="translate(3 4)"`)
    + circ(0, 22, 26, `fill="none" stroke="${brass}" stroke-width="9"`) + circ(0, 48, 9, `fill="${brass}"`) + circ(-4, -22, 4, `fill="#fff" opacity=".6"`), tf(x, y, 0, s));
