import { wrap } from '#artwork/engine.ts';
import { type Chart, line5 } from '#artwork/marks/chart.ts';

/** sets a text into a chart */
export function put5(ch: Chart, text: string, cx: number, y: number, k: number) {
  const l = line5(text),
    x = Math.round(cx - l.w / 2 + 0.01);
  for (const q of l.px) ch.set(x + q[0], y + q[1], k);
  return l.w;
}

/** break a line of counted lettering so that each part has room */
export function fit5(text: string, maxW: number, n = 3): string[] {
  for (let k = 1; k <= n; k++) {
    const ls = wrap(text, k);
    if (ls.every((l) => line5(l).w <= maxW)) return ls;
  }
  // a double name may break at its hyphen
  const parts = text.replace(/-(?=\S)/g, '- ');
  const ls = wrap(parts, n).map((l) => l.replace(/- (?=\S)/g, '-'));
  return ls.flatMap((l) => turned(l, maxW));
}

/** a word wider than the knitting continues in the next row */
function turned(text: string, maxW: number): string[] {
  if (line5(text).w <= maxW || text.length < 6) return [text];
  const half = Math.ceil(text.length / 2);
  return [`${text.slice(0, half)}-`, ...turned(text.slice(half), maxW)];
}

/** sets a rose of eight petals into a chart */
export function selbu(ch: Chart, cx: number, cy: number, a: number, k: number, core = -1) {
  for (let v = 1; v <= a; v++)
    for (let u = v + 1; u <= v + a; u++)
      for (const [x, y] of [
        [u, v],
        [v, u],
      ] as [number, number][])
        for (const sx of [-1, 1]) for (const sy of [-1, 1]) ch.set(cx + sx * x, cy + sy * y, k);
  if (core >= 0) {
    ch.set(cx, cy, core);
    for (let i = 1; i <= a; i++) for (const [x, y] of [[i, i], [-i, i], [i, -i], [-i, -i]] as [number, number][]) if (i > a - 1 || i === 1) ch.set(cx + x, cy + y, core);
  }
}
