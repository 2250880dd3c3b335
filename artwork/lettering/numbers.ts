import { at, contrast, type Drawing, glyphPaths, type Input, path, type Run, set, type TOpt, wrap } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';

export const fitLine = (text: string, key: string, maxW: number, max: number, o: TOpt = {}, maxH = 1e9): Run => {
  const q = set(text, key, 100, o), s = Math.min(max, (maxW / Math.max(1, q.x1 - q.x0)) * 100, (maxH / Math.max(1, q.y1 - q.y0)) * 100);
  return set(text, key, s, o);
};
/** the number the card is about */
export const numberOf = (inp: Input, fallback = 40) => {
  const hit = (/^\d{1,3}$/.test(inp.variant || '') ? inp.variant! : null) ?? [inp.headline, inp.sub, inp.name].map((s) => s?.match(/(?<!\d)\d{1,3}(?!\d)/)?.[0]).find(Boolean);
  return String(Number(hit ?? fallback));
};
export const pickInk = (on: string, cs: string[], want = 4.5) => cs.find((x) => contrast(x, on) >= want) ?? [...cs, '#ffffff', '#17151a'].sort((a, b) => contrast(b, on) - contrast(a, on))[0]!;
/** headline (with | breaks) above an optional sub and name; y is the baseline of the last headline line */
export function words(c: Drawing,
  o: { fam: string; max: number; y: number; col: string; small: string; smallFam?: string; w?: number; lead?: number; caps?: boolean; hcaps?: boolean;
    track?: number; gap?: number; htrack?: number; x?: number; smallMax?: number; nameCol?: string }) {
  const inp = c.input, x = o.x ?? 500;
  const raw = inp.headline.split('|').map((s) => s.trim()).map((s) => (o.hcaps ? upper(s) : s));
  let L = raw;
  const W = o.w ?? 800;
  const size = (ls: string[]) => Math.min(...ls.map((s) => fitLine(s, o.fam, W, o.max, { track: o.htrack }).size));
  if (raw.length === 1 && size(raw) < o.max * 0.62) L = wrap(raw[0]!, 2);
  const hs = size(L), lead = hs * (o.lead ?? 1.04);
  const sub = [inp.sub, inp.name].filter(Boolean) as string[];
  const runs = L.map((s) => set(s, o.fam, hs, { track: o.htrack }));
  runs.forEach((q, i) => c.add('type', path(at(q, x, o.y + (i - L.length + 1) * lead), `fill="${o.col}"`)));
  let y = o.y + (o.gap ?? 64);
  sub.forEach((s, i) => {
    const q = fitLine(o.caps === false ? s : upper(s), o.smallFam ?? 'jost:500', W, o.smallMax ?? 30, { track: o.caps === false ? 10 : o.track ?? 160 });
    // clear of what hangs below the headline's last line
    if (i === 0) y = Math.max(y, o.y + runs.at(-1)!.y1 + q.cap + 20);
    c.add('type', path(at(q, x, y), `fill="${i && o.nameCol ? o.nameCol : o.small}"`));
    y += q.size * 1.75;
  });
  return { top: o.y - (L.length - 1) * lead - hs * 0.75, bottom: y };
}

/** a number in a face, scaled into a box and centred on it by its ink */
export function figure(num: string, key: string, cx: number, cy: number, w: number, h: number, o: TOpt = {}) {
  const f = { lnum: true, ...(Array.isArray(o.feat) ? {} : o.feat) };
  const a = set(num, key, 100, { ...o, feat: f }), s = Math.min(w / (a.x1 - a.x0), h / (a.y1 - a.y0)) * 100, run = set(num, key, s, { ...o, feat: f });
  const y = cy - (run.y0 + run.y1) / 2;
  return { d: at(run, cx, y), glyphs: glyphPaths(run, cx, y), top: y + run.y0, bottom: y + run.y1, left: cx - (run.x1 - run.x0) / 2,
    right: cx + (run.x1 - run.x0) / 2, w: run.x1 - run.x0, h: run.y1 - run.y0, size: s };
}
