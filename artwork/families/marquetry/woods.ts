import { n1, type Rng } from '#artwork/engine.ts';

/** the size of a veneer of large pieces */
export const LARGE = [560, 340] as const;

/** the size of a veneer of small pieces */
export const SMALL = [320, 200] as const;

/** the longer side of the box about a path's points */
export function breadthOf(d: string): number {
  const n = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const side = (odd: number) => {
    const v = n.filter((_, i) => i % 2 === odd);
    return Math.max(...v) - Math.min(...v);
  };
  return Math.max(side(0), side(1));
}

/** quarter-sawn figure; each line ends at the height where it began, so that the tile repeats without a joint */
export function straightCut(r: Rng, w: number, h: number): string {
  const [a, b, c] = [w * 0.225, w * 0.375, w * 0.525];
  let [fine, pores, band] = ['', '', ''];
  for (let y = 3; y < h - 3; ) {
    fine += `M-20 ${n1(y)}C${n1(a)} ${n1(y + r.f(-5, 5))} ${n1(b)} ${n1(y + r.f(-5, 5))} ${n1(c)} ${n1(y + r.f(-3, 3))}S${n1(w * 0.8)} ${n1(y)} ${w + 20} ${n1(y)}`;
    y += r.chance(0.2) ? r.f(14, 26) : r.f(4, 10);
  }
  for (let i = 0; i < h / 120; i++) {
    const t = r.f(14, 46),
      y = r.f(0, h - 60);
    band += `M-20 ${n1(y)}C${n1(w * 0.275)} ${n1(y - 8)} ${n1(w * 0.7)} ${n1(y + 10)} ${w + 20} ${n1(y)}L${w + 20} ${n1(y + t)}C${n1(w * 0.7)} ${n1(y + t + 8)} ${n1(w * 0.275)} ${n1(y + t - 9)} -20 ${n1(y + t)}Z`;
  }
  for (let i = 0; i < (w * h) / 4000; i++) pores += `M${n1(r.f(0, w - 25))} ${n1(r.f(0, h))}h${n1(r.f(7, 22))}`;
  return `<path d="${band}" fill="#3b1d08" fill-opacity=".07"/><path d="${fine}" fill="none" stroke="#3b1d08" stroke-opacity=".26" stroke-width="1.3"/><path d="${pores}" stroke="#2a1203" stroke-opacity=".34" stroke-width="1.5" stroke-linecap="round"/>`;
}

/** the quiet figure of dark woods, pale on them */
export function paleCut(r: Rng, w: number, h: number): string {
  let d = '';
  for (let y = 3; y < h - 2; y += r.f(5, 15)) d += `M-20 ${n1(y)}C${n1(w * 0.225)} ${n1(y + r.f(-5, 5))} ${n1(w * 0.7)} ${n1(y + r.f(-5, 5))} ${w + 20} ${n1(y)}`;
  return `<path d="${d}" fill="none" stroke="#e8b98a" stroke-opacity=".2" stroke-width="1.7"/>`;
}
