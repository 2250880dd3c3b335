import { type Drawing, g, mix, n1, path, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { ringD } from '#artwork/outlines/flourish.ts';

/** A pen and a few spot colours, printed a little out of register. */
export type Pen = {
  c: Drawing;
  dark: boolean;
  sky: string;
  ink: string;
  /** what is sawn through: walls and floors */
  cut: string;
  cream: string;
  a: string;
  b: string;
  k: string;
  d: string;
  e: string;
  wood: string;
  earth: string;
};

export function penOf(c: Drawing): Pen {
  const { p } = c, dark = isDark(p), ink = dark ? shade(p.bg, -0.07) : mix(p.ink, '#1A2030', 0.35);
  const sky = dark ? p.bg : mix(p.bg, p.e, 0.1);
  return {
    c, dark, sky, ink, cut: dark ? mix(p.ink, '#FFF6E4', 0.4) : ink, cream: mix(p.paper, '#FFF7E6', dark ? 0.9 : 0.4), wood: mix('#C08A52', p.d, 0.15),
    a: p.a, b: dark ? mix(p.b, p.d, 0.4) : p.b, k: p.c, d: p.d, e: dark ? mix(p.e, '#7F93A8', 0.45) : p.e, earth: dark ? mix('#4A3428', p.bg, 0.45) : mix('#A97E56', p.d, 0.3),
  };
}

/** a shape: its colour slips from under its line */
export function it(q: Pen, d: string, fill: string, w = 3.4): string {
  return path(d, `fill="${fill}" transform="translate(3 2.5)"`) + path(d, `fill="none" stroke="${q.ink}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`);
}

export function ln(q: Pen, d: string, w = 3.2, col = q.ink): string {
  return path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`);
}

export type Paper = 'plain' | 'stripe' | 'dot' | 'sprig' | 'tile' | 'board';

/** A room from the saw's side: its back wall, floor and light; what stands in it is drawn from its floor's left end. */
export function room(q: Pen, x: number, y: number, w: number, h: number, wall: string, paper: Paper, light: [number, number] | undefined, things: string): string {
  const { c } = q, dk = shade(wall, -0.07), clip = c.clip(rect(x, y, w, h));
  let m = '';
  if (paper === 'stripe') for (let i = 0; i < w; i += 22) m += rect(x + i, y, 9, h, `fill="${dk}"`);
  if (paper === 'tile') { let d = ''; for (let i = 0; i < w; i += 20) d += `M${n1(x + i)} ${n1(y + h - 90)}V${n1(y + h)}`; for (let j = 10; j < 90; j += 20) d += `M${n1(x)} ${n1(y + h - j)}H${n1(x + w)}`; m += rect(x, y + h - 90, w, 90, `fill="${shade(wall, 0.05)}"`) + path(d, `stroke="${dk}" stroke-width="2"`); }
  if (paper === 'board') { let d = ''; for (let j = 26; j < h; j += 26) d += `M${n1(x)} ${n1(y + j)}H${n1(x + w)}`; m += path(d, `stroke="${dk}" stroke-width="2.6"`); }
  if (paper === 'dot' || paper === 'sprig') {
    let d = '';
    for (let j = 0, yy = y + 14; yy < y + h; yy += 22, j++) for (let xx = x + (j % 2 ? 8 : 19); xx < x + w; xx += 22) d += paper === 'dot' ? ringD(xx, yy, 3) : `M${n1(xx)} ${n1(yy + 6)}v-9l-5 -4m5 4l5 -4`;
    m += path(d, paper === 'dot' ? `fill="${dk}"` : `fill="none" stroke="${dk}" stroke-width="2.6" stroke-linecap="round"`);
  }
  const lit = light ? path(ringD(x + light[0], y + light[1], w * 0.62), `fill="${c.rad([[0, '#FFF6CF', 0.95], [0.45, '#FFE799', 0.45], [1, '#FFDD80', 0]])}"`) : rect(x, y, w, h, `fill="${mix(q.sky, q.ink, 0.5)}" fill-opacity=".5"`);
  return g(rect(x, y, w, h, `fill="${wall}"`) + m + lit + rect(x, y + h - 9, w, 9, `fill="${q.cream}"`) + ln(q, `M${x} ${y + h - 10}H${x + w}`, 2) + g(things, tf(x, y + h)), `clip-path="${clip}"`);
}

/** smoke or steam as one drawn curl */
export function curl(q: Pen, x: number, y: number, k: number, col = q.ink): string {
  return ln(q, `M${n1(x)} ${n1(y)}c${n1(-26 * k)} ${n1(-20 * k)} ${n1(20 * k)} ${n1(-34 * k)} ${n1(2 * k)} ${n1(-58 * k)}c${n1(-22 * k)} ${n1(-26 * k)} ${n1(26 * k)} ${n1(-36 * k)} ${n1(14 * k)} ${n1(-66 * k)}`, 4.5 * Math.sqrt(k), col);
}

/** pen hatching inside a box, for shade */
export function hatch(q: Pen, x: number, y: number, w: number, h: number, step = 13, col = q.ink, o = 0.5): string {
  let d = '';
  for (let i = -h; i < w; i += step) { const x0 = Math.max(0, i), x1 = Math.min(w, i + h); d += `M${n1(x + x0)} ${n1(y + h - (x0 - i))}L${n1(x + x1)} ${n1(y + h - (x1 - i))}`; }
  return path(d, `stroke="${col}" stroke-width="2.2" stroke-opacity="${o}" fill="none"`);
}

/** a tree as a pen draws it: a trunk, and a crown of scallops */
export function tree(q: Pen, x: number, y: number, h: number, leaf: string): string {
  const R = h * 0.3, cy = y - h + R, n = 11;
  let d = '';
  for (let i = 0; i <= n; i++) { const a = (i * TAU) / n, px = x + Math.cos(a) * R, py = cy + Math.sin(a) * R * 1.1, s = R * 0.36; d += i ? `A${n1(s)} ${n1(s)} 0 0 1 ${n1(px)} ${n1(py)}` : `M${n1(px)} ${n1(py)}`; }
  let v = '';
  for (const [dx, dy] of [[-0.4, -0.3], [0.25, -0.5], [0.4, 0.15], [-0.15, 0.3], [-0.55, 0.2], [0, -0.1]] as const) v += `M${n1(x + dx * R - 9)} ${n1(cy + dy * R)}a9 9 0 0 0 18 0`;
  return it(q, `M${n1(x - h * 0.028)} ${n1(y)}L${n1(x - h * 0.018)} ${n1(cy)}H${n1(x + h * 0.018)}L${n1(x + h * 0.028)} ${n1(y)}Z`, q.wood) + it(q, `${d}Z`, leaf) + ln(q, v, 2.6);
}

/** a colour in the light of a lamp */
export const lamplit = (col: string, k = 0.5): string => mix(col, '#FFF6E2', k);
