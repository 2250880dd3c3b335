import { n1, type Palette, poly } from '#artwork/engine.ts';
import { BLOCK, box } from './block.ts';
import type { Fabrics } from './cottons.ts';
import { patch, type Sewing } from './sewing.ts';

/** log cabins: sixteen blocks of strips about a square */
export function drawCabin(sewing: Sewing, { D, D2, L }: Fabrics, p: Palette): void {
  const { X, Y, side: S2, cx, cy } = BLOCK;
  const n = 4,
    B = S2 / n,
    w = B / 9;
  for (let by = 0; by < n; by++)
    for (let bx = 0; bx < n; bx++) {
      const x = X + bx * B,
        y = Y + by * B;
      // barn raising: the light halves turn toward the middle
      const q = (bx < n / 2 ? 0 : 1) + (by < n / 2 ? 0 : 2);
      const lightTop = q === 2 || q === 3,
        lightLeft = q === 1 || q === 3;
      patch(sewing, box(x + 4 * w, y + 4 * w, w, w), p.a, 0);
      for (let k = 1; k <= 4; k++) {
        const a = (4 - k) * w,
          len = (2 * k + 1) * w;
        const top = lightTop ? L[(k + bx) % L.length] : D[(k + by) % D.length],
          bot = lightTop ? D[(k + by) % D.length] : L[(k + bx) % L.length],
          lef = lightLeft ? L[(k + 2 + by) % L.length] : D2[(k + bx) % D2.length],
          rig = lightLeft ? D2[(k + bx) % D2.length] : L[(k + 2 + by) % L.length];
        patch(sewing, box(x + a, y + a, len - w, w), top!, 0);
        patch(sewing, box(x + a + len - w, y + a, w, len - w), rig!, 0);
        patch(sewing, box(x + a + w, y + a + len - w, len - w, w), bot!, 0);
        patch(sewing, box(x + a, y + a + w, w, len - w), lef!, 0);
      }
    }
  // quilted all over in diamonds, one inside another
  for (let k = 1; k <= 4; k++) sewing.stitches += poly([[cx, cy - k * 102 + 12], [cx + k * 102 - 12, cy], [cx, cy + k * 102 - 12], [cx - k * 102 + 12, cy]]);
  for (let k = 1; k <= 3; k++) for (const [sx, sy] of [[1, 1], [1, -1], [-1, 1], [-1, -1]] as [number, number][]) {
    const e = k * 102;
    sewing.stitches += `M${n1(cx + sx * (S2 / 2 - 4))} ${n1(cy + sy * (e + 4))}L${n1(cx + sx * (e + 4))} ${n1(cy + sy * (S2 / 2 - 4))}`;
  }
}
