import {
  bez, circ, clamp, type Drawing, ell, g, mix, n1, type P, path, qbez, rect, ribbon, type Rng, shade, smooth, TAU,
} from '#artwork/engine.ts';
import { onLine } from '#artwork/marks/brush.ts';
import { num } from '#artwork/outlines/ornament.ts';

export const squash = (c: Drawing, r: Rng, rx: number, ry: number, col: string, stalk: string, lit: string, lobes = 9) => {
  let s = ell(rx * 0.16, ry * 0.88, rx * 1.14, ry * 0.26, `fill="${c.rad([[0.2, '#050302', 0.75], [1, '#050302', 0]])}"`);
  const order = Array.from({ length: lobes }, (_, i) => i).sort((a, b) => Math.abs(b - (lobes - 1) / 2) - Math.abs(a - (lobes - 1) / 2));
  let outline = '';
  for (const i of order) {
    const t = (i / (lobes - 1)) * 2 - 1, a = t * 1.22, x = Math.sin(a) * rx * 0.8, w = rx * (0.17 + 0.2 * Math.cos(a)), top = -ry * (0.9 - 0.16 * t * t),
      bot = ry * (0.93 - 0.1 * t * t), sk = t * rx * 0.16;
    const d = `M${n1(x * 0.32)} ${n1(top + ry * 0.16)}C${n1(x - w * 0.7 - sk)} ${n1(top - ry * 0.12)} ${n1(x - w * 1.1)} ${n1(-ry * 0.34)} ${n1(x - w + sk * 0.4)} ${n1(ry * 0.1)}C${n1(x - w * 0.9 + sk * 0.3)} ${n1(ry * 0.66)} ${n1(x - w * 0.4)} ${n1(bot)} ${n1(x * 0.72)} ${n1(bot)}C${n1(x + w * 0.5)} ${n1(bot)} ${n1(x + w * 0.95 + sk * 0.3)} ${n1(ry * 0.62)} ${n1(x + w + sk * 0.4)} ${n1(ry * 0.08)}C${n1(x + w * 1.1)} ${n1(-ry * 0.36)} ${n1(x + w * 0.7 - sk * 0.2)} ${n1(top - ry * 0.1)} ${n1(x * 0.32)} ${n1(top + ry * 0.16)}Z`;
    outline += d;
    const dark = clamp((t + 0.45) * 0.19, -0.02, 0.27);
    s += path(d, `fill="${c.rad([[0, mix(shade(col, 0.06 - dark), lit, clamp(0.4 - t * 0.5, 0.02, 0.5))], [0.45, shade(col, -dark)], [0.85, shade(col, -dark - 0.14, -0.01)], [1, shade(col, -dark - 0.26, -0.03)]], 0.4, 0.3, 0.72)}"`)
      + path(d, `fill="none" stroke="${shade(col, -0.32, -0.04)}" stroke-width="2.2" stroke-opacity=".55"`);
    // strokes that follow the lobe
    let hl = '', sh = '';
    for (let k = 0; k < 9; k++) {
      const u = r.f(-0.62, 0.62), y0 = r.f(-0.6, 0.05) * ry, L = r.f(0.08, 0.26) * ry, xx = x + u * w;
      const q = `M${n1(xx)} ${n1(y0)}q${n1(sk * 0.06 + u * w * 0.12)} ${n1(L * 0.5)} ${n1(-u * 3)} ${n1(L)}`;
      if (u < 0.1 && t < 0.5) hl += q; else sh += q;
    }
    s += path(hl, `fill="none" stroke="${mix(col, lit, 0.62)}" stroke-width="${n1(rx * 0.012 + 1)}" stroke-linecap="round" stroke-opacity="${num(clamp(0.3 - t * 0.4, 0.0, 0.44))}"`)
      + path(sh, `fill="none" stroke="${shade(col, -0.22)}" stroke-width="${n1(rx * 0.014 + 1)}" stroke-linecap="round" stroke-opacity=".3"`);
  }
  const cl = c.clip(path(outline));
  s += g(rect(-rx * 1.3, -ry * 1.3, rx * 2.6, ry * 2.6,
    `fill="${c.lin([[0, '#120804', 0], [0.55, '#120804', 0.04], [0.8, '#120804', 0.45], [1, '#0a0503', 0.82]], 0.14, 0.1, 0.92, 0.9)}"`)
      + ell(-rx * 0.42, -ry * 0.42, rx * 0.3, ry * 0.2, `fill="${c.rad([[0, lit, 0.5], [1, lit, 0]])}"`), `clip-path="${cl}"`);
  // the stalk
  const q = bez([0, -ry * 0.7], [rx * 0.02, -ry * 0.94], [rx * 0.04, -ry * 1.14], [rx * 0.26, -ry * 1.24], 14), wf = (t: number) => rx * (0.3 * Math.pow(1 - t, 2.4) + 0.12 + 0.05 * t * t);
  let rid = '', rl = '';
  for (const k of [-0.3, -0.08, 0.14, 0.34]) {
    const e: P[] = q.map((_, i) => { const [p0, a] = onLine(q, i / 14); return [p0[0] - Math.sin(a) * wf(i / 14) * k, p0[1] + Math.cos(a) * wf(i / 14) * k]; });
    if (k < 0) rl += smooth(e, false); else rid += smooth(e, false);
  }
  s += ell(0, -ry * 0.72, rx * 0.27, ry * 0.1, 'fill="#140903" fill-opacity=".5"')
    + path(ribbon(q, wf), `fill="${c.lin([[0, mix(stalk, lit, 0.35)], [0.5, stalk], [1, shade(stalk, -0.2)]], 0, 0, 1, 0.3)}"`)
    + path(rid, `fill="none" stroke="${shade(stalk, -0.2)}" stroke-width="${n1(rx * 0.018 + 1)}"`)
    + path(rl, `fill="none" stroke="${mix(stalk, lit, 0.55)}" stroke-width="${n1(rx * 0.014 + 1)}"`)
    + ell(rx * 0.265, -ry * 1.24, wf(1) * 0.28, wf(1) * 0.5, `fill="${mix(stalk, lit, 0.5)}" transform="rotate(-24 ${n1(rx * 0.265)} ${n1(-ry * 1.24)})"`);
  return s;
};
export const cob = (c: Drawing, r: Rng, L: number, W: number, kern: string[], husk: string, lit: string, bias: number) => {
  // hanging: the tip is down, the husk above
  const wf = (t: number) => W * (0.78 + 0.22 * Math.sin(Math.PI * Math.min(1, t * 1.3))) * Math.pow(1 - Math.pow(t, 3.2), 0.62);
  let s = '';
  const body: P[] = [];
  for (let i = 0; i <= 20; i++) body.push([-wf(i / 20), (i / 20) * L]);
  for (let i = 20; i >= 0; i--) body.push([wf(i / 20), (i / 20) * L]);
  const bd = smooth(body);
  s += path(bd, `fill="${shade(kern[0]!, -0.34)}"`);
  const by = kern.map(() => '');
  let hl = '';
  const rows = 9;
  for (let k = 0; k < rows; k++) {
    const th = ((k + 0.5) / rows - 0.5) * 2.9, cosw = Math.cos(th);
    let y = (k % 2) * 7;
    while (y < L - 8) {
      const t = y / L, w = wf(t), h = 17.5 * (0.8 + 0.2 * (w / W)), kw = (w * 1.5) / rows * (0.45 + 0.75 * cosw);
      const x = Math.sin(th) * w * 0.96, ci = r.chance(bias) ? 0 : r.i(0, kern.length - 1);
      by[ci]! += `M${n1(x - kw)} ${n1(y + h * 0.5)}C${n1(x - kw * 1.02)} ${n1(y - h * 0.02)} ${n1(x - kw * 0.5)} ${n1(y - h * 0.02)} ${n1(x)} ${n1(y)}C${n1(x
        + kw * 0.5)} ${n1(y - h * 0.02)} ${n1(x + kw * 1.02)} ${n1(y)} ${n1(x + kw)} ${n1(y + h * 0.5)}C${n1(x + kw * 0.9)} ${n1(y
        + h)} ${n1(x - kw * 0.9)} ${n1(y + h)} ${n1(x - kw)} ${n1(y + h * 0.5)}Z`;
      if (th < 0.75) hl += `M${n1(x - kw * 0.42)} ${n1(y + h * 0.34)}l${n1(kw * 0.34)} ${n1(-h * 0.08)}`;
      y += h * 1.04;
    }
  }
  s += by.map((d, i) => path(d, `fill="${kern[i]!}" stroke="${shade(kern[i]!, -0.2)}" stroke-width="1.2"`)).join('')
    + path(hl, `stroke="${lit}" stroke-width="3.2" stroke-linecap="round" stroke-opacity=".62"`);
  s += path(bd, `fill="${c.lin([[0, '#100603', 0.4], [0.2, '#100603', 0], [0.5, '#100603', 0.08], [0.8, '#100603', 0.52], [1, '#080301', 0.86]], 0, 0, 1, 0)}"`);
  // husks pulled back and up
  const leaf = (x0: number, y0: number, qx: number, qy: number, ex: number, ey: number, w: number, col: string) => {
    const ps = qbez([x0, y0], [qx, qy], [ex, ey], 16), f = (t: number) => w * Math.pow(Math.sin(Math.PI * (0.12 + 0.88 * t)), 0.7) * (1 - 0.25 * t) + 1;
    let v = '', v2 = '';
    for (const k of [-0.34, -0.2, -0.06, 0.1, 0.24, 0.36]) {
      const e: P[] = ps.map((_, i) => { const [p0, a] = onLine(ps, (i / 16) * 0.96), o = k * f(i / 16); return [p0[0] - Math.sin(a) * o, p0[1] + Math.cos(a) * o]; });
      if (k < 0.05) v += smooth(e, false); else v2 += smooth(e, false);
    }
    return path(ribbon(ps, f), `fill="${col}"`) + path(v, `fill="none" stroke="${mix(col, lit, 0.5)}" stroke-width="2" stroke-opacity=".6"`)
      + path(v2, `fill="none" stroke="${shade(col, -0.2)}" stroke-width="2" stroke-opacity=".6"`);
  };
  s += leaf(0, 20, -W * 1.3, -30, -W * 2.0, -L * 0.3, W * 1.0, shade(husk, -0.04)) + leaf(0, 20, W * 1.3, -30, W * 2.1, -L * 0.26, W * 1.0, shade(husk, -0.16))
    + leaf(-6, 30, -W * 0.7, -60, -W * 0.7, -L * 0.46, W * 1.0, shade(husk, 0.03))
    + leaf(6, 30, W * 0.8, -70, W * 0.75, -L * 0.44, W * 0.95, shade(husk, -0.1)) + leaf(0, 36, W * 0.1, -60, 0, -L * 0.5, W * 0.9, husk);
  return s;
};
export const roundFruit = (c: Drawing, r: Rng, R: number, col: string, blush: string, lit: string, d: string, stem: string) => {
  const cl = c.clip(path(d));
  let s = ell(R * 0.2, R * 0.94, R * 1.06, R * 0.26, `fill="${c.rad([[0.2, '#050302', 0.75], [1, '#050302', 0]])}"`)
    + path(d, `fill="${c.rad([[0, mix(col, lit, 0.6)], [0.3, mix(col, lit, 0.12)], [0.66, shade(col, -0.08)], [1, shade(col, -0.34, -0.03)]], 0.34, 0.34, 0.74)}"`);
  let f = '';
  for (let i = 0; i < 60; i++) { const a = r.f(0, TAU), q = Math.sqrt(r.f()) * R; f += circ(Math.cos(a) * q, Math.sin(a) * q * 1.2, r.f(0.8, 2)); }
  let st = '';
  for (let i = 0; i < 34; i++) { const x = r.f(-0.95, 0.95) * R, y = r.f(-0.7, 0.4) * R; st += `M${n1(x)} ${n1(y)}q${n1(x * 0.14)} ${n1(R * 0.2)} ${n1(x * 0.04)} ${n1(R * r.f(0.25, 0.5))}`; }
  s += g(ell(R * 0.34, -R * 0.05, R * 0.7, R * 0.9, `fill="${c.rad([[0, blush, 0.75], [1, blush, 0]])}"`)
    + path(st, `fill="none" stroke="${blush}" stroke-width="3" stroke-opacity=".22" stroke-linecap="round"`)
    + g(f, `fill="${mix(col, lit, 0.6)}" fill-opacity=".35"`)
    + rect(-R * 1.4, -R * 1.8, R * 2.8, R * 3.2, `fill="${c.lin([[0.45, '#0c0502', 0], [0.75, '#0c0502', 0.42], [1, '#0a0402', 0.85]], 0.2, 0.1, 0.9, 0.9)}"`), `clip-path="${cl}"`);
  return s + ell(-R * 0.36, -R * 0.3, R * 0.13, R * 0.2, `fill="${lit}" fill-opacity=".62" transform="rotate(28 ${n1(-R * 0.36)} ${n1(-R * 0.3)})"`) + stem;
};
