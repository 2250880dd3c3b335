import { at, set, tfit, type TOpt } from '#artwork/engine.ts';

/** sizes for a block of lines in one width and height: every line as large as it may be, together no taller than H */
export const block = (ls: string[], key: string, W: number, H: number, max: number, lead = 1.12, o: TOpt = {}, same = true) => {
  const s0 = ls.map((l) => Math.min(tfit(l, key, W, max, o).size, max));
  let sz = same ? ls.map(() => Math.min(...s0)) : s0;
  const cap = set('H', key, 100).cap / 100;
  const tall = () => sz.reduce((a, s, i) => a + (i ? s * cap * lead * 1.0 + s * (lead - 0.8) * 0 : s * cap), 0) + sz.slice(1).reduce((a, s) => a + s * 0.34 * lead, 0);
  if (tall() > H) {
    const k = H / tall();
    sz = sz.map((s) => s * k);
  }
  let y = 0;
  const rows = ls.map((l, i) => {
    y += sz[i]! * cap + (i ? sz[i]! * 0.34 * lead : 0);
    return { run: set(l, key, sz[i]!, o), y };
  });
  return { rows, h: y, w: Math.max(...rows.map((q) => q.run.x1 - q.run.x0)) };
};
export const drawBlock = (b: ReturnType<typeof block>, x: number, top: number, a: 'm' | 's' | 'e' = 'm') => b.rows.map((q) => at(q.run, x, top + q.y, a)).join('');
