import { at, set, type TOpt, wrap } from '#artwork/engine.ts';

type Block = { d: string; top: number; bottom: number; size: number; w: number };
/** lines of one size, as large as the box lets them be; keeps the given breaks unless that makes them small */
export function block(
  text: string,
  f: string,
  x: number,
  w: number,
  h: number,
  max: number,
  where: { top?: number; cy?: number; bottom?: number },
  o: TOpt & { lead?: number; anchor?: 'm' | 's' | 'e' } = {},
): Block {
  const lead = o.lead ?? 1.06;
  const given = text.split('|');
  const flat = given.join(' ');
  const size = (ls: string[]) => {
    const rs = ls.map((l) => set(l, f, 100, o));
    const wide = Math.max(...rs.map((r) => r.x1 - r.x0));
    const tall = (ls.length - 1) * 100 * lead + Math.max(rs[0]!.cap, -rs[0]!.y0) + Math.max(0, rs[rs.length - 1]!.y1);
    return Math.min(max, (w / wide) * 100, (h / tall) * 100);
  };
  let ls = given,
    s = size(given);
  if (s < max * 0.66)
    for (let n = 1; n <= 5; n++) {
      const c = wrap(flat, n),
        q = size(c);
      if (q > s * 1.08) {
        ls = c;
        s = q;
      }
    }
  const rs = ls.map((l) => set(l, f, s, o));
  const up = Math.max(rs[0]!.cap, -rs[0]!.y0),
    down = Math.max(0, rs[rs.length - 1]!.y1),
    H = up + down + (ls.length - 1) * s * lead;
  const top = where.top ?? (where.bottom !== undefined ? where.bottom - H : where.cy! - H / 2);
  return {
    d: rs.map((q, i) => at(q, x, top + up + i * s * lead, o.anchor ?? 'm')).join(''),
    top,
    bottom: top + H,
    size: s,
    w: Math.max(...rs.map((q) => q.x1 - q.x0)),
  };
}
