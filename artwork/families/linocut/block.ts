import { type Drawing, lerp, type P, smooth, type Rng } from '#artwork/engine.ts';

/** A block of lino: its inks and its picture. */
export type Block = { c: Drawing; r: Rng; m: string; paper: string; ink: string; sp: string };

/** a box with rough edges */
export function rough({ r }: Block, x0: number, y0: number, x1: number, y1: number) {
  const ps: P[] = [];
  const e = (a: P, b: P) => {
    const n = 22;
    for (let i = 0; i < n; i++) ps.push([lerp(a[0], b[0], i / n) + r.f(-3, 3), lerp(a[1], b[1], i / n) + r.f(-3, 3)]);
  };
  e([x0, y0], [x1, y0]);
  e([x1, y0], [x1, y1]);
  e([x1, y1], [x0, y1]);
  e([x0, y1], [x0, y0]);
  return smooth(ps, true, 0.6);
}
