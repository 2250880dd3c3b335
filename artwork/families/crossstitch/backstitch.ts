import { n1 } from '#artwork/engine.ts';
import { type Chart, line5 } from '#artwork/marks/chart.ts';

/** back-stitch: neighbouring cells of the lettering joined by straight stitches */
export function backstitch(text: string, cx: number, top: number, u: number): { d: string; w: number } {
  const l = line5(text),
    has = new Set(l.px.map((q) => q[0] + ',' + q[1]));
  const x0 = cx - (l.w * u) / 2;
  let d = '';
  for (const [x, y] of l.px) {
    const P0 = (a: number, b: number) => `${n1(x0 + (a + 0.5) * u)} ${n1(top + (b + 0.5) * u)}`;
    let any = false;
    for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [-1, 1]] as [number, number][]) {
      if (!has.has(x + dx + ',' + (y + dy))) continue;
      if (dx && dy && (has.has(x + dx + ',' + y) || has.has(x + ',' + (y + dy)))) continue;
      d += `M${P0(x, y)}L${P0(x + dx, y + dy)}`;
      any = true;
    }
    if (!any && !([[-1, 0], [0, -1], [-1, -1], [1, -1]] as [number, number][]).some(([a, b]) => has.has(x + a + ',' + (y + b)))) d += `M${P0(x, y)}l.1 0`;
  }
  return { d, w: l.w * u };
}

/** the outline of all stitches of one colour */
export const runs = (ch: Chart, k: number, s: number, ox = 0, oy = 0) => {
  let d = '';
  for (let y = 0; y < ch.h; y++)
    for (let x = 0; x < ch.w; x++) {
      if (ch.get(x, y) !== k) continue;
      let n = 1;
      while (ch.get(x + n, y) === k) n++;
      d += `M${n1(ox + x * s)} ${n1(oy + y * s)}h${n1(n * s)}v${n1(s)}h${n1(-n * s)}z`;
      x += n - 1;
    }
  return d;
};
