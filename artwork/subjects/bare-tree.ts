import { type P, polar, pt, type Rng } from '#artwork/engine.ts';

type Growth = {
  /** how far a limb leans from its parent, in radians */
  spread?: number;
  /** how many times limbs divide */
  depth?: number;
  /** how much each limb bends */
  bend?: number;
  /** below this angle of the trunk's own height no limb leaves it, 0 to 1 */
  bole?: number;
};

/** one tapering limb from `a`, as two curves that meet in its tip */
function limb(a: P, ang: number, len: number, wide: number, tip: number, bend: number): { d: string; end: P; to: number; along: (t: number) => P } {
  const end = polar(a[0], a[1], len, ang), mid = polar(a[0], a[1], len * 0.55, ang + bend), to = ang - bend * 0.9;
  const side = (p: P, w: number, at: number, k: 1 | -1): P => polar(p[0], p[1], w / 2, at + (k * Math.PI) / 2);
  const m = (wide + tip) / 2;
  const d = `M${pt(side(a, wide, ang, 1))}Q${pt(side(mid, m, ang, 1))} ${pt(side(end, tip, to, 1))}L${pt(side(end, tip, to, -1))}Q${pt(side(mid, m, ang, -1))} ${pt(side(a, wide, ang, -1))}Z`;
  const along = (t: number): P => [(1 - t) ** 2 * a[0] + 2 * t * (1 - t) * mid[0] + t * t * end[0], (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * mid[1] + t * t * end[1]];
  return { d, end, to, along };
}

/** A tree without leaves as one path, and where its twigs end; it stands at (x, y), `len` is its trunk, `ang` its lean. */
export function bareTree(r: Rng, x: number, y: number, len: number, wide: number, ang = -Math.PI / 2, o: Growth = {}): { d: string; tips: P[] } {
  const { spread = 0.62, depth = 5, bend = 0.16, bole = 0.45 } = o, tips: P[] = [];
  let d = '';
  const grow = (a: P, at: number, L: number, w: number, left: number): void => {
    const tip = left ? w * 0.66 : 1.2, one = limb(a, at, L, w, tip, r.f(-bend, bend));
    d += one.d;
    if (!left) {
      tips.push(one.end);
      return;
    }
    const turn = spread * r.f(0.55, 1.1), k = r.chance(0.5) ? 1 : -1;
    grow(one.end, one.to + k * turn, L * r.f(0.62, 0.8), tip * 0.86, left - 1);
    grow(one.end, one.to - k * turn * r.f(0.45, 0.9), L * r.f(0.66, 0.86), tip * 0.94, left - 1);
    if (left > 1 && r.chance(0.75)) grow(one.along(r.f(bole, 0.9)), one.to + k * spread * r.f(0.9, 1.5), L * r.f(0.4, 0.6), tip * 0.5, left - 2);
  };
  grow([x, y], ang, len, wide, depth);
  return { d, tips };
}
