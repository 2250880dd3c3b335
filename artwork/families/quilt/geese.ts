import { heart, mix, type Palette, polar, shade, TAU } from '#artwork/engine.ts';
import { greenOf } from '#artwork/colours/needlework.ts';
import { flatten } from '#artwork/heroes/hero.ts';
import { leafD } from '#artwork/outlines/needlework.ts';
import { BLOCK, box } from './block.ts';
import { type Fabrics, type Grounds, tint } from './cottons.ts';
import { patch, type Sewing } from './sewing.ts';

/** flying geese: triangles in a ring about a heart and two sprigs */
export function drawGeese(sewing: Sewing, { prints, D, D2, L, plain }: Fabrics, p: Palette, grounds: Grounds): void {
  const { X, Y, side: S2, cx, cy } = BLOCK, { dark, linen, cream } = grounds;
  patch(sewing, box(X, Y, S2, S2), plain, 0);
  const n = 24,
    R0 = 274,
    R1 = 388;
  patch(sewing, Array.from({ length: 72 }, (_, i) => polar(cx, cy, R1 + 8, (i / 72) * TAU)), dark ? shade(linen, 0.05) : mix(linen, tint(grounds, p.b), 0.55), 0);
  for (let i = 0; i < n; i++) {
    const a0 = (i / n) * TAU,
      a1 = ((i + 1) / n) * TAU;
    patch(sewing, [polar(cx, cy, R0, a0), polar(cx, cy, R1, a0), polar(cx, cy, (R0 + R1) / 2, a1)], [D, D2][i % 2]![i % D.length]!, 9);
  }
  patch(sewing, Array.from({ length: 60 }, (_, i) => polar(cx, cy, R0 - 8, (i / 60) * TAU)), L[3]!, 0);
  patch(sewing, Array.from({ length: 60 }, (_, i) => polar(cx, cy, R0 - 40, (i / 60) * TAU)), plain, 0);
  // appliqué: a heart with two sprigs
  for (const sg of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const a = Math.PI / 2 + sg * (0.24 + i * 0.3),
        q = polar(cx, cy, 186, a);
      const ps = flatten(leafD(q[0], q[1], (a * 180) / Math.PI + sg * 90 - sg * 22, 74, 34), 14)[0]!;
      patch(sewing, ps, i % 2 ? prints[5]!(greenOf(p, dark), mix(greenOf(p, dark), cream, 0.6), cream) : prints[1]!(shade(greenOf(p, dark), -0.06), mix(greenOf(p, dark), cream, 0.5), cream), 6);
    }
  patch(sewing, flatten(heart(cx, cy + 6, 122), 16)[0]!, prints[0]!(p.a, mix(p.a, cream, 0.75), mix(p.b, cream, 0.4)), 11);
  for (const k of [98, 74, 50, 28]) sewing.stitches += heart(cx, cy + 6, k);
  for (const [qx, qy] of [[X + 84, Y + 84], [X + S2 - 84, Y + 84], [X + 84, Y + S2 - 84], [X + S2 - 84, Y + S2 - 84]] as [number, number][])
    for (let i = 0; i < 8; i++) sewing.stitches += leafD(qx, qy, (i / 8) * 360, 58, 26);
}
