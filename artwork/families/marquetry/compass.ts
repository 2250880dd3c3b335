import { type P, polar, poly, TAU } from '#artwork/engine.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { rotP, wedgeD } from '#artwork/outlines/needlework.ts';
import { piece, type Inlay } from './inlay.ts';

/** a compass rose */
export function drawCompass(inlay: Inlay) {
  const { straight, crown } = inlay;
  const cx = 500,
    cy = 539;
  // a ground of herringbone blocks
  const bl = 104,
    bhh = 26;
  const H4 = ['', '', '', ''];
  for (let i = -1; i < 6; i++)
    for (let j = 0; j < 27; j++) {
      const x = 120 + i * bl * 0.7071 * 2,
        y = 100 + j * bhh * 1.4142;
      const A2 = (u: number, v: number, t: number): P => { const q = rotP(u, v, t); return [x + q[0], y + q[1]]; };
      const far = (q: P) => q[0] > 130 && q[0] < 870 && Math.hypot(q[0] - cx, q[1] - cy) > 230;
      if (far(A2(bl / 2, 0, -Math.PI / 4))) H4[(i + j) % 3 ? 0 : 1]! += poly([A2(0, 0, -Math.PI / 4), A2(bl, 0, -Math.PI / 4), A2(bl, bhh, -Math.PI / 4), A2(0, bhh, -Math.PI / 4)]);
      const x2 = x + bl * 0.7071 * 2;
      const B2 = (u: number, v: number): P => { const q = rotP(-u, v, Math.PI / 4); return [x2 + q[0], y + q[1]]; };
      if (far(B2(bl / 2, 0))) H4[(i + j) % 2 ? 2 : 3]! += poly([B2(0, 0), B2(bl, 0), B2(bl, bhh), B2(0, bhh)]);
    }
  H4.forEach((d, i) => piece(inlay, d, i % 3 ? 'cherry' : 'oak', i < 2 ? -45 : 45, 0, straight, 1.4));
  piece(inlay, circD(cx, cy, 322), 'wenge', 0, 0, straight, 2);
  for (let i = 0; i < 64; i++) piece(inlay, wedgeD(cx, cy, 288, 312, (i / 64) * TAU, ((i + 1) / 64) * TAU), i % 2 ? 'maple' : 'red', (i / 64) * 360, 0, straight, 1);
  piece(inlay, circD(cx, cy, 280), 'blue', 20, 0.25, crown, 2);
  for (let i = 0; i < 32; i++) piece(inlay, wedgeD(cx, cy, 196, 214, (i / 32) * TAU, ((i + 1) / 32) * TAU), i % 2 ? 'wenge' : 'maple', (i / 32) * 360, 0, straight, 1);
  const ray = (a: number, L: number, w: number, off: number, l: string, d: string) => {
    const t = polar(cx, cy, L, a),
      u = polar(cx, cy, w, a - off),
      v = polar(cx, cy, w, a + off);
    const deg = (a * 180) / Math.PI;
    piece(inlay, poly([[cx, cy], u, t]), l, deg + 8, 0.16);
    piece(inlay, poly([[cx, cy], v, t]), d, deg - 8, 0.2);
  };
  for (let i = 0; i < 8; i++) ray((i / 8) * TAU + TAU / 16, 190, 62, TAU / 16, 'gold', 'walnut');
  for (let i = 0; i < 4; i++) ray((i / 4) * TAU + TAU / 8, 236, 84, TAU / 8, 'maple', 'padauk');
  for (let i = 0; i < 4; i++) ray((i / 4) * TAU, i % 2 ? 372 : 336, 78, TAU / 8, 'birch', 'wenge');
  piece(inlay, circD(cx, cy, 34), 'red', 0, 0.2);
  piece(inlay, circD(cx, cy, 20), 'birch', 60, 0.2);
}
