import { at, type Run, set, type TOpt, wrap } from '#artwork/engine.ts';

const flat = (s: string) => s.replace(/\|/g, ' ');
type Block = { runs: Run[]; ys: number[]; size: number; h: number; w: number; cap: number };
/** one size for all lines; the number of lines that gives the largest letters in the box wins; ys are baselines from the box's top */
export const block = (text: string, key: string, W: number, H: number, o: TOpt & { max?: number; lead?: number; lines?: number } = {}): Block => {
  const lead = o.lead ?? 1.06, max = o.max ?? 1e9;
  const cand: string[][] = [];
  if (text.includes('|')) cand.push(text.split('|').map((s) => s.trim()));
  for (let n = 1; n <= (o.lines ?? 3); n++) cand.push(wrap(flat(text), n));
  let best: { s: number; ls: string[] } | null = null;
  cand.forEach((ls, i) => {
    const rs = ls.map((l) => set(l, key, 100, o));
    const w = Math.max(...rs.map((q) => q.x1 - q.x0)), a = -rs[0]!.y0, d = Math.max(0, rs[rs.length - 1]!.y1);
    let s = Math.min((W / w) * 100, (H / (a + d + (ls.length - 1) * lead * 100)) * 100, max);
    if (i === 0 && text.includes('|')) s *= 1.25;
    else s *= 1 - 0.04 * (ls.length - 1);
    if (!best || s > best.s * 1.001) best = { s, ls };
  });
  const ls = best!.ls;
  const rs = ls.map((l) => set(l, key, 100, o));
  const w = Math.max(...rs.map((q) => q.x1 - q.x0)), a = -rs[0]!.y0, d = Math.max(0, rs[rs.length - 1]!.y1);
  const size = Math.min((W / w) * 100, (H / (a + d + (ls.length - 1) * lead * 100)) * 100, max), k = size / 100;
  const runs = ls.map((l) => set(l, key, size, o));
  return { runs, ys: runs.map((_, i) => a * k + i * lead * size), size, h: (a + d + (ls.length - 1) * lead * 100) * k, w: w * k, cap: runs[0]!.cap };
};
export const blockD = (b: Block, cx: number, top: number, anchor: 'm' | 's' | 'e' = 'm') => b.runs.map((q, i) => at(q, cx, top + b.ys[i]!, anchor)).join('');
export const blockC = (b: Block, cx: number, cy: number) => blockD(b, cx, cy - b.h / 2);
