import { at, type Input, set, type TOpt, wrap } from '#artwork/engine.ts';

type Block = { d: string; top: number; bottom: number; size: number; w: number; lines: number };
/** lines of one size, as large as the box allows; the given breaks are kept unless they make the letters small */
export const block = (
  text: string, f: string, x: number, w: number, h: number, max: number, pos: { top?: number; cy?: number; bottom?: number },
  o: TOpt & { lead?: number; anchor?: 'm' | 's' | 'e'; lines?: number } = {},
): Block => {
  const lead = o.lead ?? 1.06, given = text.split('|').map((s) => s.trim()), plain = given.join(' ');
  const size = (ls: string[]) => {
    const rs = ls.map((l) => set(l, f, 100, o));
    const wide = Math.max(...rs.map((q) => q.x1 - q.x0)), tall = (ls.length - 1) * 100 * lead + Math.max(rs[0]!.cap, -rs[0]!.y0) + Math.max(0, rs[rs.length - 1]!.y1);
    return Math.min(max, (w / wide) * 100, (h / tall) * 100);
  };
  let ls = given, s = size(given);
  if (s < max * 0.7)
    for (let n = 1; n <= (o.lines ?? 4); n++) {
      const q = wrap(plain, n), z = size(q);
      if (z > s * 1.1) { ls = q; s = z; }
    }
  const rs = ls.map((l) => set(l, f, s, o));
  const up = Math.max(rs[0]!.cap, -rs[0]!.y0), down = Math.max(0, rs[rs.length - 1]!.y1), H = up + down + (ls.length - 1) * s * lead;
  const top = pos.top ?? (pos.bottom !== undefined ? pos.bottom - H : pos.cy! - H / 2);
  return { d: rs.map((q, i) => at(q, x, top + up + i * s * lead, o.anchor ?? 'm')).join(''), top, bottom: top + H, size: s, w: Math.max(...rs.map((q) => q.x1 - q.x0)), lines: ls.length };
};
export const smallLines = (inp: Input) => [inp.sub, inp.name].filter(Boolean) as string[];
