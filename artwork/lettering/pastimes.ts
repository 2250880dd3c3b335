import { at, set, type TOpt, wrap } from '#artwork/engine.ts';
import { linesOf } from './lines.ts';

export const plain = (s: string) => linesOf(s).join(' ');
/** lines of a headline: those the author broke, or the most even break into at most n */
export const linesIn = (s: string, n: number, perLine = 14) => {
  const l = linesOf(s);
  return l.length > 1 ? l : wrap(s, Math.min(n, Math.max(1, Math.ceil(s.length / perLine))));
};
/** one size for a block of lines in a width and a height; returns path data and its true box */
export const block = (ls: string[], key: string, W: number, H: number, max: number, lead = 1.05, o: TOpt = {}) => {
  const m = ls.map((l) => set(l, key, 100, o));
  let s = Math.min(max, ...m.map((q) => (W / Math.max(1, q.x1 - q.x0)) * 100));
  const cap = m[0]!.cap / 100;
  const tall = (z: number) => z * cap + (ls.length - 1) * z * lead;
  if (tall(s) > H) s *= H / tall(s);
  const runs = ls.map((l) => set(l, key, s, o));
  return { s, h: tall(s), cap: s * cap, w: Math.max(...runs.map((q) => q.x1 - q.x0)),
    d: (x: number, top: number, a: 'm' | 's' | 'e' = 'm') => runs.map((q, i) => at(q, x, top + s * cap + i * s * lead, a)).join('') };
};
