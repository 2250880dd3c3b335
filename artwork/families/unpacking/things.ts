import { circ, ell, g, mix, n1, type Palette, path, type Rng, shade, TAU, tf } from '#artwork/engine.ts';
import type { Iso } from './iso.ts';

export const CARD = '#C79A63';
const TAPE = '#E6CFA0';

/** a shut carton with tape over its lid and a mark on its side */
export function carton(q: Iso, x: number, y: number, z: number, w: number, d: number, h: number, mark: '' | 'up' | 'glass' | 'heart' = '', col = CARD): string {
  const t = w * 0.09, m = x + w / 2;
  let s = q.box(x, y, z, w, d, h, col) +
    q.face(TAPE, [m - t, y, z + h], [m + t, y, z + h], [m + t, y + d, z + h], [m - t, y + d, z + h]) +
    q.face(shade(TAPE, -0.06), [m - t, y + d, z + h], [m + t, y + d, z + h], [m + t, y + d, z + h * 0.72], [m - t, y + d, z + h * 0.72]) +
    q.line(shade(col, -0.16), 2, [x + w, y + d * 0.3, z + h * 0.62], [x + w, y + d * 0.7, z + h * 0.62]);
  const ink = shade(col, -0.3), k = h / 100;
  const at = q.on('left', [x + w * 0.2, y + d, z + h * 0.16]);
  if (mark === 'up') s += g(path(`M0 0V${-34 * k}M${-10 * k} ${-22 * k}L0 ${-36 * k}L${10 * k} ${-22 * k}M${-14 * k} 4H${14 * k}`, `fill="none" stroke="${ink}" stroke-width="${n1(5 * k)}"`), at);
  if (mark === 'glass') s += g(path(`M${-12 * k} ${-38 * k}H${12 * k}Q${12 * k} ${-18 * k} 0 ${-16 * k}Q${-12 * k} ${-18 * k} ${-12 * k} ${-38 * k}M0 ${-16 * k}V0M${-10 * k} 0H${10 * k}`, `fill="none" stroke="${ink}" stroke-width="${n1(4 * k)}"`), at);
  if (mark === 'heart') s += g(path(`M0 0C${-26 * k} ${-16 * k} ${-18 * k} ${-38 * k} 0 ${-24 * k}C${18 * k} ${-38 * k} ${26 * k} ${-16 * k} 0 0Z`, `fill="#B4432F"`), at);
  return s;
}

/** a house plant: long leaves out of a pot */
export function plant(q: Iso, r: Rng, x: number, y: number, z: number, k: number, leaf: string, pot: string): string {
  const [px, py] = q.at(x, y, z + 46 * k);
  let s = '';
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI / 2 + (i - 5) * 0.27 + r.f(-0.08, 0.08), L = r.f(74, 118) * k * (1 - Math.abs(i - 5) * 0.05);
    const ex = px + Math.cos(a) * L, ey = py + Math.sin(a) * L + Math.abs(i - 5) * 7 * k, nx = -Math.sin(a) * 15 * k, ny = Math.cos(a) * 15 * k, mx = px + Math.cos(a) * L * 0.62, my = py + Math.sin(a) * L * 0.62;
    s += path(`M${n1(px)} ${n1(py)}Q${n1(mx + nx)} ${n1(my + ny)} ${n1(ex)} ${n1(ey)}Q${n1(mx - nx)} ${n1(my - ny)} ${n1(px)} ${n1(py)}Z`, `fill="${shade(leaf, i < 5 ? 0.05 : -0.06)}"`);
  }
  return s + q.round(x, y, z, 20 * k, 27 * k, 46 * k, pot, shade(pot, -0.16)) + ell(px, py, 27 * k, 15 * k, `fill="#3A2A20"`) + path(`M${n1(px - 4 * k)} ${n1(py)}l${n1(4 * k)} ${n1(-30 * k)}l${n1(5 * k)} ${n1(30 * k)}Z`, `fill="${leaf}"`);
}

/** a standing lamp */
export function lamp(q: Iso, x: number, y: number, z: number, h: number, col: string, rod: string): string {
  const [a, b] = q.at(x, y, z), [, t] = q.at(x, y, z + h);
  return ell(a, b, 30, 17, `fill="${rod}"`) + path(`M${n1(a)} ${n1(b)}V${n1(t)}`, `stroke="${rod}" stroke-width="7"`) + q.round(x, y, z + h - 70, 50, 32, 78, col, shade(col, 0.12));
}

/** an armchair that looks to the lower left */
export function armchair(q: Iso, x: number, y: number, z: number, k: number, col: string, cushion: string): string {
  const B = (dx: number, dy: number, dz: number, w: number, d: number, h: number, c = col) => q.box(x + dx * k, y + dy * k, z + dz * k, w * k, d * k, h * k, c);
  const leg = '#5A3B26';
  return B(6, 120, 0, 10, 10, 16, leg) + B(134, 120, 0, 10, 10, 16, leg) + B(134, 6, 0, 10, 10, 16, leg) +
    B(0, 0, 16, 150, 30, 122, shade(col, -0.03)) + B(0, 26, 16, 30, 104, 72) + B(28, 28, 16, 94, 100, 30) + B(30, 30, 46, 90, 102, 20, cushion) + B(120, 26, 16, 30, 104, 72);
}

/** a cat seen from behind, sitting; 100 units high at k = 1 */
export function cat(x: number, y: number, k: number, col: string, flip = 1): string {
  const d = 'M-6 -100C-14 -98 -20 -94 -22 -88L-26 -106L-30 -104C-33 -92 -34 -82 -28 -72C-42 -60 -46 -36 -44 -16C-43 -4 -36 0 -22 0H26C44 0 46 -22 40 -40C34 -58 22 -66 16 -72C22 -80 22 -92 18 -104L13 -106L6 -98C2 -100 -2 -101 -6 -100Z';
  return g(
    path('M22 -6C60 8 74 -6 70 -24C68 -34 56 -32 58 -22', `fill="none" stroke="${col}" stroke-width="12" stroke-linecap="round"`) +
      path(d, `fill="${col}"`) + path('M-30 -50q10 6 18 4M-38 -32q12 8 24 5M-36 -15q14 7 26 4', `fill="none" stroke="${shade(col, -0.14)}" stroke-width="4" stroke-linecap="round"`),
    tf(x, y, 0, k * flip, k),
  );
}

/** smoke out of a chimney */
export function smoke(r: Rng, x: number, y: number, k: number, col: string): string {
  let s = '';
  for (let i = 0; i < 7; i++) s += circ(x + (i * i * 2.6 + r.f(-6, 6)) * k, y - i * 25 * k, (12 + i * 4.4) * k, `fill="${col}" fill-opacity="${n1(0.95 - i * 0.1)}"`);
  return s;
}

/** crumpled paper, a pale facetted lump */
export function crumple(r: Rng, x: number, y: number, R: number, col: string): string {
  const n = 8, ps = Array.from({ length: n }, (_, i) => [x + Math.cos((i * TAU) / n + 0.4) * R * r.f(0.66, 1.2), y + Math.sin((i * TAU) / n) * R * 0.72 * r.f(0.8, 1.1)] as const);
  const cx = x + r.f(-0.2, 0.2) * R, cy = y + r.f(-0.3, 0.05) * R;
  return ps.map((p, i) => {
    const b = ps[(i + 1) % n]!, left = (p[0] + b[0]) / 2 < cx, up = (p[1] + b[1]) / 2 < cy;
    return path(`M${n1(cx)} ${n1(cy)}L${n1(p[0])} ${n1(p[1])}L${n1(b[0])} ${n1(b[1])}Z`, `fill="${shade(col, (up ? 0.03 : -0.07) + (left ? 0.02 : -0.05) + r.f(-0.02, 0.02))}"`);
  }).join('');
}

/** the colours of this family's things, taken from a palette */
export function coloursOf(p: Palette, dark: boolean) {
  return {
    ground: p.bg,
    cast: dark ? '#05060A' : mix(p.ink, '#1a1208', 0.4),
    leaf: mix('#4E7F56', p.c, 0.4),
    wall: dark ? mix(p.paper, '#F6EBD8', 0.84) : mix(p.paper, '#FFF8EC', 0.5),
  };
}
