import { g, lerp, mix, n1, type P, type Palette, path, poly, pt, type Rng, shade } from '#artwork/engine.ts';

const ACROSS = 10;
const DEEP = 11;

/** how high the quilt lies over the mattress, at u across (-1 to 1) and v towards the foot (0 to 1) */
function height(u: number, v: number): number {
  const bump = (x: number, y: number, sx: number, sy: number, h: number) => h * Math.exp(-(((u - x) / sx) ** 2) - ((v - y) / sy) ** 2);
  return bump(-0.34, 0.5, 0.24, 0.17, 250) + bump(0.3, 0.44, 0.25, 0.17, 210) + bump(-0.24, 0.9, 0.15, 0.09, 150) + bump(0.2, 0.88, 0.15, 0.09, 132) + bump(0, 0.08, 0.62, 0.2, 120) + 10 * Math.sin(u * 9 + v * 7);
}

/** where a point of the quilt is on the card */
export function onQuilt(u: number, v: number): P {
  const wide = lerp(860, 330, v ** 0.72), y = lerp(1590, 800, 1 - (1 - v) ** 1.55);
  return [500 + u * wide, y - height(u, v) * lerp(1.15, 0.72, v)];
}

/** light from the left: 1 on a slope that faces it, -1 on one that turns away */
function lightAt(u: number, v: number): number {
  const slope = (height(u + 0.05, v) - height(u - 0.05, v)) / 60;
  return Math.max(-1, Math.min(1, slope));
}

type Cell = { at: (s: number, t: number) => P; size: number };

/** the print of one patch: spots, stripes, checks, sprigs */
function print(kind: number, { at, size }: Cell, col: string): string {
  const w = n1(Math.max(2, size * 0.055)), dots: string[] = [], lines: string[] = [];
  const across = (t: number) => lines.push(`M${pt(at(0, t))}Q${pt(at(0.5, t))} ${pt(at(1, t))}`), down = (s: number) => lines.push(`M${pt(at(s, 0))}Q${pt(at(s, 0.5))} ${pt(at(s, 1))}`);
  if (kind === 0) for (const s of [0.2, 0.5, 0.8]) for (const t of [0.2, 0.5, 0.8]) dots.push(`M${pt(at(s, t))}h.1`);
  if (kind === 1) for (const s of [0.17, 0.34, 0.5, 0.67, 0.84]) down(s);
  if (kind === 2) { for (const s of [0.25, 0.5, 0.75]) { down(s); across(s); } }
  if (kind === 3) for (const t of [0.2, 0.4, 0.6, 0.8]) across(t);
  if (kind === 4) for (const [s, t] of [[0.25, 0.3], [0.7, 0.25], [0.45, 0.65], [0.8, 0.75]] as const) for (const [a, b] of [[0.07, 0], [-0.07, 0], [0, 0.09], [0, -0.09]] as const) dots.push(`M${pt(at(s + a, t + b))}h.1`);
  return path(lines.join(''), `fill="none" stroke="${col}" stroke-width="${kind === 2 ? n1(size * 0.09) : w}" stroke-opacity="${kind === 2 ? 0.4 : 0.8}"`) + path(dots.join(''), `fill="none" stroke="${col}" stroke-width="${n1(size * (kind === 4 ? 0.075 : 0.11))}" stroke-linecap="round"`);
}

/** The quilt as fields: patches in perspective, far ones first, each print following the slope, seams stitched. */
export function quilt(r: Rng, p: Palette): string {
  const cloths = [p.c, p.b, mix(p.c, p.b, 0.5), p.d, mix(p.c, p.paper, 0.45), p.a, p.paper, mix(p.b, p.paper, 0.5), p.e];
  let s = '', before = -1;
  for (let j = DEEP - 1; j >= 0; j--) {
    for (let i = 0; i < ACROSS; i++) {
      const u0 = -1.1 + (2.2 * i) / ACROSS, u1 = -1.1 + (2.2 * (i + 1)) / ACROSS, v0 = j / DEEP, v1 = (j + 1) / DEEP;
      const at = (a: number, b: number) => onQuilt(lerp(u0, u1, a), lerp(v0, v1, b));
      let k = r.i(0, cloths.length - 1);
      if (k === before) k = (k + 1) % cloths.length;
      before = k;
      const cloth = cloths[k]!, light = lightAt((u0 + u1) / 2, (v0 + v1) / 2);
      const lit = light > 0 ? mix(cloth, '#FFF6DA', light * 0.3) : mix(shade(cloth, light * 0.1), p.e, -light * 0.36);
      const edge: P[] = [];
      for (let q = 0; q < 6; q++) edge.push(at(q / 6, 0));
      for (let q = 0; q < 6; q++) edge.push(at(1, q / 6));
      for (let q = 0; q < 6; q++) edge.push(at(1 - q / 6, 1));
      for (let q = 0; q < 6; q++) edge.push(at(0, 1 - q / 6));
      const size = Math.hypot(at(1, 0)[0] - at(0, 0)[0], at(1, 0)[1] - at(0, 0)[1]);
      s += path(poly(edge), `fill="${lit}" stroke="${lit}" stroke-width="1.4"`) + print(r.i(0, 6), { at, size }, k === 6 || k === 3 ? mix(p.a, lit, 0.25) : mix(lit, k === 8 ? p.b : p.paper, 0.62));
      s += path(`M${pt(at(0.04, 0.05))}Q${pt(at(0.5, 0.05))} ${pt(at(0.96, 0.05))}M${pt(at(0.05, 0.05))}Q${pt(at(0.05, 0.5))} ${pt(at(0.05, 0.95))}`, `fill="none" stroke="${mix(lit, '#FFFDF2', 0.6)}" stroke-width="${n1(lerp(3.4, 1.8, v0))}" stroke-dasharray="${n1(lerp(11, 5, v0))} ${n1(lerp(8, 4, v0))}" stroke-linecap="round" stroke-opacity=".85"`);
    }
  }
  return g(s);
}
