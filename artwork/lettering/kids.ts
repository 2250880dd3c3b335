import { at, type Input, set, tfit, type TOpt, wrap } from '#artwork/engine.ts';
import { linesOf } from './lines.ts';

/** a block of lines of one size, in a width and a height; at most `n` lines when the text has no breaks of its own */
export const block = (h: string, key: string, W: number, H: number, max: number, lead = 1.04, o: TOpt = {}) => {
  let L = linesOf(h), best = { size: 0, L };
  const cand = L.length > 1 ? [L, ...(L.some((l) => l.length > 17) ? [wrap(L.join(' '), L.length + 1)] : [])] : [1, 2, 3].map((n) => wrap(L[0] ?? '', n));
  for (const q of cand) {
    const s = Math.min(max, ...q.map((l) => tfit(l, key, W, max, o).size), H / (0.74 + (q.length - 1) * lead));
    if (s > best.size * (q.length > best.L.length ? 1.12 : 1)) best = { size: s, L: q };
  }
  const rows = best.L.map((l) => set(l, key, best.size, o));
  return { rows, size: best.size, cap: rows[0]!.cap, pitch: best.size * lead, h: rows[0]!.cap + (rows.length - 1) * best.size * lead };
};
export const drawBlock = (b: ReturnType<typeof block>, x: number, top: number, a: 'm' | 's' | 'e' = 'm') => b.rows.map((q, i) => at(q, x, top + b.cap + i * b.pitch, a)).join('');
export const numberIn = (i: Input) => {
  const hit = (/^\d{1,3}$/.test(i.variant || '') ? i.variant : undefined) ?? [i.sub, i.headline, i.name].map((s) => s?.match(/(?<!\d)\d{1,3}(?!\d)/)?.[0]).find(Boolean);
  return hit;
};
/** "Happy birthday, Leo" -> ["Leo", "Happy birthday"] */
export const whose = (name?: string): [string, string] => {
  const s = (name ?? '').trim(), m = s.match(/^(.*?),\s*(?:dear\s+)?([^,]{1,40})$/i) ?? s.match(/^((?:for|dear|to))\s+(.{1,40})$/i);
  return m ? [m[2]!.trim(), /^(for|dear|to)$/i.test(m[1]!.trim()) ? '' : m[1]!.trim()] : [s, ''];
};
