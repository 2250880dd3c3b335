import { type Input, set, tfit, type TOpt, wrap } from '#artwork/engine.ts';

export const fitIn = (text: string, key: string, maxW: number, max: number, o: TOpt = {}) => {
  const u = set(text, key, 100, o);
  const s = (maxW / (u.x1 - u.x0)) * 100;
  return s < max ? tfit(text, key, maxW, max, o) : set(text, key, Math.min(max, s), o);
};
export type Ln = { t: string; f: string; w: number; max: number; track?: number; gap?: number; flat?: boolean; feat?: TOpt['feat'] };
/** stack lines by their ink; a line that would be set too small is broken into two, and the whole is kept within a height */
export function pile(specs0: Ln[], pos: { cy?: number; top?: number; bottom?: number; h?: number }) {
  let specs = specs0.flatMap((s) => {
    const z = fitIn(s.t, s.f, s.w, s.max, { track: s.track, feat: s.feat }).size;
    if (z >= s.max * 0.78 || !/\s/.test(s.t)) return [s];
    const ls = wrap(s.t, 2),
      zz = Math.min(...ls.map((t) => fitIn(t, s.f, s.w, s.max, { track: s.track, feat: s.feat }).size));
    return ls.map((t, i) => ({ ...s, t, max: zz, gap: i < ls.length - 1 ? zz * 0.5 : s.gap }));
  });
  for (let k = 0; k < 12; k++) {
    const runs = specs.map((s) => fitIn(s.t, s.f, s.w, s.max, { track: s.track, feat: s.feat }));
    const up = runs.map((u, i) => (specs[i]!.flat ? u.cap : -u.y0)),
      dn = runs.map((u, i) => (specs[i]!.flat ? 0 : Math.max(0, u.y1)));
    let H = 0;
    runs.forEach((_, i) => (H += up[i]! + dn[i]! + (i < runs.length - 1 ? (specs[i]!.gap ?? 28) : 0)));
    if (pos.h && H > pos.h && k < 11) {
      specs = specs.map((s) => ({ ...s, max: s.max > 40 ? s.max * 0.93 : s.max, gap: (s.gap ?? 28) * 0.94 }));
      continue;
    }
    let y = pos.top ?? (pos.bottom !== undefined ? pos.bottom - H : pos.cy! - H / 2);
    const top = y;
    const ys = runs.map((_, i) => {
      const b = y + up[i]!;
      y = b + dn[i]! + (specs[i]!.gap ?? 28);
      return b;
    });
    return { runs, ys, top, bottom: top + H, H, w: Math.max(...runs.map((u) => u.x1 - u.x0)) };
  }
  throw new Error('unreachable');
}
/** headline lines: as marked, or balanced when one line would be set too small */
export const headlineLines = (inp: Input, chars: number) => {
  const ls = inp.headline.split('|');
  return ls.flatMap((l) => (l.length > chars ? wrap(l, Math.ceil(l.length / chars)) : [l]));
};
/** one size for every line of a headline */
export const evenLines = (ls: string[], f: string, w: number, max: number, o: Partial<Ln> = {}): Ln[] => {
  const s = Math.min(max, ...ls.map((t) => fitIn(t, f, w, max, { track: o.track, feat: o.feat }).size));
  return ls.map((t) => ({ t, f, w: 1e6, max: s, ...o }));
};
export const initials = (inp: Input) => {
  const src = (inp.name || inp.headline).replace(/^(for|dear|to|the|happy [a-zà-ÿ’' ]+,)\s+/i, '');
  const two = src.split(/\s*(?:&|\+| and | et | und | y | i )\s*/i).filter(Boolean);
  const f = (s: string) => Array.from(s.trim()).find((ch) => /\p{L}/u.test(ch))?.toUpperCase() || '';
  return two.length > 1 ? [f(two[0]!), f(two[1]!)] : [f(src)];
};
