import { heart, mix, type P, type Palette } from '#artwork/engine.ts';
import { BLOCK, box } from './block.ts';
import { type Fabrics, type Grounds, tint } from './cottons.ts';
import { patch, type Sewing } from './sewing.ts';

/** schoolhouses round a garden of squares */
export function drawSchoolhouses(sewing: Sewing, { prints, D, D2, L }: Fabrics, p: Palette, grounds: Grounds): void {
  const { X, Y, side: S2, cx, cy } = BLOCK, { linen, cream } = grounds;
  const n = 2,
    gap = 44,
    B = (S2 - gap) / n;
  patch(sewing, box(X, Y, S2, S2), L[1]!, 0);
  for (let by = 0; by < n; by++)
    for (let bx = 0; bx < n; bx++) {
      const x = X + bx * (B + gap),
        y = Y + by * (B + gap),
        f = (bx + by) % 2 ? D : D2,
        k = bx + by * 2;
      const q = (u: number, v: number): P => [x + u * B, y + v * B];
      patch(sewing, [q(0, 0), q(1, 0), q(1, 1), q(0, 1)], prints[5]!(mix(linen, tint(grounds, p.d), 0.5), mix(p.d, linen, 0.25), p.d), 0);
      const wall = f[k % f.length],
        roof = D[(k + 1) % D.length],
        gable = D2[(k + 2) % D2.length];
      patch(sewing, [q(0.24, 0.12), q(0.33, 0.12), q(0.33, 0.3), q(0.24, 0.3)], p.a, 5);
      patch(sewing, [q(0.7, 0.12), q(0.79, 0.12), q(0.79, 0.3), q(0.7, 0.3)], p.a, 5);
      patch(sewing, [q(0.28, 0.24), q(0.46, 0.5), q(0.1, 0.5)], gable!, 9);
      patch(sewing, [q(0.28, 0.24), q(0.8, 0.24), q(0.92, 0.5), q(0.46, 0.5)], roof!, 9);
      patch(sewing, [q(0.1, 0.5), q(0.46, 0.5), q(0.46, 0.94), q(0.1, 0.94)], wall!, 9);
      patch(sewing, [q(0.46, 0.5), q(0.92, 0.5), q(0.92, 0.94), q(0.46, 0.94)], f[(k + 1) % f.length]!, 9);
      patch(sewing, [q(0.2, 0.62), q(0.36, 0.62), q(0.36, 0.94), q(0.2, 0.94)], mix(p.b, cream, 0.2), 7);
      for (const u of [0.54, 0.72]) patch(sewing, [q(u, 0.6), q(u + 0.13, 0.6), q(u + 0.13, 0.78), q(u, 0.78)], cream, 6);
      sewing.stitches += heart(q(0.28, 0)[0], q(0, 0.76)[1], 14);
    }
  patch(sewing, box(cx - gap / 2, cy - gap / 2, gap, gap), p.a, 7);
}
