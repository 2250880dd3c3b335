import { at, set, tfit, type TOpt, wrap } from '#artwork/engine.ts';

/** the headline in as few lines as keep it large; '|' is the writer's own break */
const heads = (s: string, key: string, W: number, max: number, maxLines = 3, o: TOpt = {}) => {
  const own = s.split('|').map((x) => x.trim()).filter(Boolean);
  const size = (ls: string[]) => Math.min(...ls.map((l) => tfit(l, key, W, max, o).size));
  let best = own, bs = size(own);
  if (own.length > 1 && bs > max * 0.55) return { ls: own, size: bs };
  for (let n = 1; n <= maxLines; n++) {
    const ls = wrap(own.join(' '), n), z = size(ls);
    if (z > bs * 1.18) { best = ls; bs = z; }
  }
  return { ls: best, size: bs };
};
type Head = { d: string; top: number; /** the last baseline */ bottom: number; /** where the ink of the last line ends */ foot: number; size: number; w: number };
/** headline block; give the first cap line's top, or the last baseline, or the middle */
export const headline = (s: string, key: string, x: number, pos: { top?: number; bottom?: number; mid?: number }, W: number, max: number, lead = 1.08,
  a: 'm' | 's' | 'e' = 'm', o: TOpt & { H?: number; n?: number } = {}): Head => {
  const q = heads(s, key, W, max, o.n ?? 3, o);
  const cap1 = set('H', key, 100).cap / 100;
  let size = q.size;
  const tall = () => cap1 * size + (q.ls.length - 1) * size * lead;
  if (o.H && tall() > o.H) size *= o.H / tall();
  const h = tall(), top = pos.top ?? (pos.bottom !== undefined ? pos.bottom - h : pos.mid! - h / 2);
  let d = '', w = 0, foot = top + h;
  q.ls.forEach((l, i) => {
    const run = set(l, key, size, o);
    if (i === q.ls.length - 1) foot += Math.max(0, run.y1);
    w = Math.max(w, run.x1 - run.x0);
    d += at(run, x, top + cap1 * size + i * size * lead, a);
  });
  return { d, top, bottom: top + h, foot, size, w };
};
export const small = (s: string, key: string, x: number, y: number, W: number, max: number, a: 'm' | 's' | 'e' = 'm', o: TOpt = {}) => at(tfit(s, key, W, max, o), x, y, a);
