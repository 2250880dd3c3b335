import { type Drawing, type Input, lum, n1, path, type Rng, shade, TAU } from '#artwork/engine.ts';
import { n2, wedgeD } from '#artwork/outlines/needlework.ts';
import { breadthOf, LARGE, SMALL } from './woods.ts';

/** The woods of an inlay, how each is cut, and what has been laid so far. */
export type Inlay = {
  inp: Input; c: Drawing; r: Rng; WOOD: Record<string, string>; straight: string; crown: string; pale: string;
  little: { straight: string; pale: string; }; turn: (ang: number) => string; joint: string; laid: { art: string; };
  R: (x: number, y: number, w: number, h: number) => string;
};

/** a veneer as a paint, its grain turned */
export function veneer({ c, r, crown, pale, little, turn }: Inlay, ang: number, cut: string, d = '') {
  const at = cut === crown ? '0 0' : r.pick(['0 0', '-310 -170']);
  if (cut === crown) return c.pattern(1600, 1000, `<use href="#${cut}"/>`, `translate(${at}) ${turn(ang)}`);
  const isSmall = d !== '' && breadthOf(d) < 260;
  const used = isSmall ? (cut === pale ? little.pale : little.straight) : cut;
  const [w, h] = isSmall ? SMALL : LARGE;
  return c.pattern(w, h, `<use href="#${used}"/>`, `translate(${at}) ${turn(ang)}`);
}

/** one piece: veneer, grain in its own direction, the scorch of hot sand along one side, and the saw-cut */
export function piece(inlay: Inlay, d: string, wood: string, ang = 0, sand = 0.22, cut = inlay.straight, jw = 1.8) {
  const { c, r, WOOD, straight, pale, joint, laid } = inlay;
  const base = WOOD[wood] ?? wood;
  const k = r.f(-0.018, 0.018);
  const a = ((ang + 90) * Math.PI) / 180,
    dx = Math.cos(a) / 2,
    dy = Math.sin(a) / 2;
  laid.art += path(d, `fill="${shade(base, k)}"`) + path(d, `fill="${veneer(inlay, ang, lum(base) < 0.45 && cut === straight ? pale : cut, d)}"`);
  if (sand) laid.art += path(d, `fill="${c.lin([[0, '#fff2d8', 0.16], [0.45, '#fff2d8', 0], [0.62, '#1d0c02', 0], [1, '#1d0c02', sand]], n2(0.5 - dx), n2(0.5 - dy), n2(0.5 + dx), n2(0.5 + dy))}"`);
  laid.art += path(d, `fill="none" stroke="${joint}" stroke-opacity=".62" stroke-width="${jw}" stroke-linejoin="round"`);
}

/** a band of stringing about a box */
export function band(inlay: Inlay, x: number, y: number, w: number, h: number) {
  const { WOOD, straight, laid, R } = inlay;
  const t = 17,
    b = 3 * t;
  piece(inlay, R(x - b - 9, y - b - 9, w + 2 * b + 18, h + 2 * b + 18), 'maple', 0, 0);
  piece(inlay, R(x - b - 3, y - b - 3, w + 2 * b + 6, h + 2 * b + 6), 'wenge', 0, 0);
  let light = '',
    tint = '';
  const nx = Math.round((w + 2 * b) / t),
    ny = Math.round((h + 2 * b) / t),
    ux = (w + 2 * b) / nx,
    uy = (h + 2 * b) / ny;
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) {
      const e = Math.min(i, j, nx - 1 - i, ny - 1 - j);
      if (e > 2 || (i + j) % 2) continue;
      const d = `M${n1(x - b + i * ux)} ${n1(y - b + j * uy)}h${n1(ux)}v${n1(uy)}h${n1(-ux)}z`;
      if (e === 1) tint += d;
      else light += d;
    }
  laid.art += path(light, `fill="${WOOD.maple}"`) + path(tint, `fill="${WOOD.red}"`) + path(light + tint, `fill="${veneer(inlay, 45, straight)}" opacity=".7"`);
  piece(inlay, R(x - 8, y - 8, w + 16, h + 16), 'maple', 0, 0);
}

/** rays of woods about a point */
export function raysOf(inlay: Inlay, cx: number, cy: number, n: number, woods: string[], r0 = 0, off = 0) {
  const { straight } = inlay;
  for (let i = 0; i < n; i++) {
    const a0 = off + (i / n) * TAU,
      a1 = off + ((i + 1) / n) * TAU;
    piece(inlay, wedgeD(cx, cy, r0, 1100, a0, a1), woods[i % woods.length]!, (((a0 + a1) / 2) * 180) / Math.PI, 0, straight, 1.4);
  }
}
