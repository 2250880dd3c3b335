import { type P, polar, TAU } from '#artwork/engine.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { leafD } from '#artwork/outlines/needlework.ts';
import { BLOCK, box } from './block.ts';
import type { Fabrics } from './cottons.ts';
import { patch, type Sewing } from './sewing.ts';

/** a star of eight points, each of four by four diamonds */
export function drawStar(sewing: Sewing, { D, D2, L, plain }: Fabrics): void {
  const { X, Y, side: S2, cx, cy } = BLOCK;
  const K = 4;
  patch(sewing, box(X, Y, S2, S2), plain, 0);
  const cols = [D[0], L[0], D[1 % D.length], D2[2 % D2.length], L[1], D[2 % D.length], D[0]];
  for (let i = 0; i < 8; i++) {
    const a0 = (i / 8) * TAU,
      e1 = polar(0, 0, 54, a0),
      e2 = polar(0, 0, 54, a0 + TAU / 8);
    for (let j = 0; j < K; j++)
      for (let k = 0; k < K; k++) {
        const o: P = [cx + e1[0] * j + e2[0] * k, cy + e1[1] * j + e2[1] * k];
        patch(sewing, [o, [o[0] + e1[0], o[1] + e1[1]], [o[0] + e1[0] + e2[0], o[1] + e1[1] + e2[1]], [o[0] + e2[0], o[1] + e2[1]]], cols[j + k]!, 7);
      }
  }
  // feathers quilted in the plain ground
  for (const [qx, qy] of [[X + 108, Y + 108], [X + S2 - 108, Y + 108], [X + 108, Y + S2 - 108], [X + S2 - 108, Y + S2 - 108]] as [number, number][]) {
    for (const R2 of [78, 58]) sewing.stitches += circD(qx, qy, R2);
    for (let i = 0; i < 8; i++) sewing.stitches += leafD(qx, qy, (i / 8) * 360, 52, 26);
  }
  for (const [qx, qy, dg] of [[cx, Y + 70, -90], [cx, Y + S2 - 70, 90], [X + 70, cy, 180], [X + S2 - 70, cy, 0]] as const)
    for (const k of [-34, 0, 34]) sewing.stitches += leafD(qx - Math.cos((dg * Math.PI) / 180) * 50, qy - Math.sin((dg * Math.PI) / 180) * 50, dg + k, 78, 26);
}
