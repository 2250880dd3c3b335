import { g, mix, n1, type P, path, shade, smooth } from '#artwork/engine.ts';
import { inkDots } from '#artwork/marks/print.ts';
import type { Journey } from './journey.ts';

/** a hill below a line */
export function hill({ c, r, R, night, cream }: Journey, f: (x: number) => number, col: string, o: { furrow?: string; grass?: boolean; bottom?: number } = {}) {
  const ps: P[] = [];
  for (let x = -20; x <= 1020; x += 26) ps.push([x, f(x)]);
  const d = smooth(ps, false) + `L1020 ${o.bottom ?? 1420}L-20 ${o.bottom ?? 1420}Z`;
  let s = path(d, `fill="${c.lin([[0, shade(col, 0.03)], [1, shade(col, -0.05)]])}"`);
  if (o.furrow) {
    let q = '';
    for (let i = 1; i < 9; i++) { const ls: P[] = []; for (let x = -20; x <= 1020; x += 52) ls.push([x, f(x + i * 16) + i * 19 + i * i * 1.3]); q += smooth(ls, false); }
    s += g(path(q, `fill="none" stroke="${o.furrow}" stroke-width="5" stroke-dasharray="34 12 60 10 18 14" stroke-linecap="round" opacity=".55"`), `clip-path="${c.clip(`<path d="${d}"/>`)}"`);
  }
  if (o.grass) {
    let q = '', fl: [number, number, number][] = [];
    for (let i = 0; i < 190; i++) {
      const x = r.f(0, 1000), y = f(x) + Math.pow(r.n(), 1.4) * 330 + 8, h = r.f(7, 15);
      q += `M${n1(x)} ${n1(y)}q${n1(r.f(-4, 4))} ${n1(-h * 0.6)} ${n1(r.f(-6, 6))} ${n1(-h)}`;
      if (r.chance(0.2)) fl.push([x + 6, y - 6, r.f(5, 9)]);
    }
    s += path(q, `fill="none" stroke="${shade(col, -0.1)}" stroke-width="2.600" stroke-linecap="round" opacity=".7"`)
      + inkDots(fl.filter((_, i) => i % 2 === 0), night ? mix(cream, col, 0.4) : cream) + inkDots(fl.filter((_, i) => i % 2), night ? mix(R.hot, col, 0.3) : R.hot);
  }
  return s;
}
