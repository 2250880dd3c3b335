import { type Drawing, mix, n1, noise1, type P, poisson, type Rng } from '#artwork/engine.ts';
import type { figure } from '#artwork/lettering/numbers.ts';
import { contours } from '#artwork/outlines/field.ts';
import { march } from '#artwork/outlines/strokes.ts';
import { greensOf, leafOf, leavesOf } from './leaves.ts';

/** The number that is cleared in the thicket, and how far a point is from its edge (positive within it). */
export type Gap = { q: ReturnType<typeof figure>; sd: (x: number, y: number) => number; grad: (x: number, y: number) => P };

/** A thicket: what is drawn behind, in the middle and in front, and the lines along its edge. */
export type Thicket = { back: string; mid: string; front: string; edge: { p: P[]; loop: boolean }[] };

/** the thicket, from the dark behind to the bright in front; the last ranks lean over the edge of the clearing */
export function growThicket(c: Drawing, r: Rng, m: string, night: string, { q, sd, grad }: Gap): Thicket {
  const { p, input: inp } = c, greens = greensOf(m, p), kit = leavesOf(m);
  let back = '', mid = '', front = '';
  const place = (x: number, y: number, a: number, s: number, tone: number) => {
    const k = r.pick(kit), col = tone < 0 ? mix(greens[r.i(0, greens.length - 1)]!, night, 0.62) : tone > 0 ? greens[r.i(0, greens.length - 1)]! : mix(greens[r.i(0, greens.length - 1)]!, night, 0.3);
    return `<use href="#${leafOf(c, k[0], k[1], col)}" transform="translate(${n1(x)} ${n1(y)}) rotate(${n1((a * 180) / Math.PI + 90)}) scale(${((s * k[2]) / 100).toFixed(2)})"/>`;
  };
  const sway = noise1(inp.seed + 'sway');
  for (const [x, y] of poisson(r, -40, -40, 1080, 1500, 74)) { if (sd(x, y) > -10) continue; back += place(x, y, sway(x * 0.004 + y * 0.006) * 2.4 - 1.57, r.f(120, 170), -1); }
  for (const [x, y] of poisson(r, -40, -40, 1080, 1500, 68)) {
    const v = sd(x, y);
    if (v > -26) continue;
    const gr = grad(x, y), near = v > -90, a = near ? Math.atan2(gr[1], gr[0]) + r.f(0.7, 1.3) * (r.chance(0.5) ? 1 : -1) : sway(x * 0.005 + 40 + y * 0.004) * 2.6 - 1.57;
    mid += place(x, y, a, near ? r.f(70, 96) : r.f(110, 150), 0);
  }
  const edge = contours(sd, -26, [q.left - 60, q.top - 60, q.right + 60, q.bottom + 60], 10);
  for (const e of edge) for (const z of march({ p: e.p, loop: e.loop }, m === 'jungle' ? 50 : 40)) {
    const gr = grad(z.p[0], z.p[1]), s = (r.chance(0.5) ? 1 : -1), tight = sd(z.p[0] - gr[0] * 40, z.p[1] - gr[1] * 40) > -40, over = !tight && r.chance(0.16);
    if (tight && r.chance(0.4)) continue;
    front += place(z.p[0] + r.f(-5, 5), z.p[1] + r.f(-5, 5), Math.atan2(gr[1], gr[0]) + s * (over ? r.f(0.3, 0.7) : r.f(1.15, 1.8)), tight ? r.f(34, 46) : over ? r.f(52, 68) : r.f(60, 88), 1);
  }
  for (const [x, y] of poisson(r, -20, -20, 1040, 1460, 104)) { if (sd(x, y) > -120) continue; front += place(x, y, sway(x * 0.006 + 90 - y * 0.004) * 2.8 - 1.57, r.f(90, 135), 1); }
  return { back, mid, front, edge };
}
