import { fit, type Run, type TOpt } from './glyph-run.ts';
import type { Features } from './shaping.ts';
import type { FontKey } from './typeface.ts';

/** the words of a text in at most n lines, as even as can be */
export function wrap(text: string, n: number): string[] {
  const words = text.split(/\s+/);
  if (n <= 1 || words.length <= 1) return [text];
  const lines = Math.min(n, words.length);
  let best: string[] = [text];
  let least = 1e9;
  const divide = (from: number, left: number, done: string[]) => {
    if (left === 1) {
      const all = [...done, words.slice(from).join(' ')];
      const lengths = all.map((s) => s.length);
      const ragged = Math.max(...lengths) * 2 - Math.min(...lengths);
      if (ragged < least) {
        least = ragged;
        best = all;
      }
      return;
    }
    for (let to = from + 1; to <= words.length - left + 1; to++) {
      divide(to, left - 1, [...done, words.slice(from, to).join(' ')]);
    }
  };
  divide(0, lines, []);
  return best;
}

/** t: text · f: face · w, h: room · max: largest size · gap: to the next line · flat: descenders do not count */
export type LineSpec = {
  t: string;
  f: FontKey;
  w: number;
  h?: number;
  max?: number;
  track?: number;
  gap?: number;
  flat?: boolean;
  feat?: Features;
};
export type Stack = { runs: Run[]; ys: number[]; top: number; bottom: number; H: number; w: number };

/** lines stacked by their ink, about cy or from top or bottom; gives runs with their baselines */
export function stack(specs: LineSpec[], pos: { cy?: number; top?: number; bottom?: number }): Stack {
  const lines = specs.map((s, i) => {
    const options: TOpt & { max?: number } = {};
    if (s.max !== undefined) options.max = s.max;
    if (s.track !== undefined) options.track = s.track;
    if (s.feat !== undefined) options.feat = s.feat;
    const run = fit(s.t, s.f, s.w, s.h ?? 1e9, options);
    const rise = s.flat ? run.cap : -run.y0;
    const fall = s.flat ? 0 : Math.max(0, run.y1);
    return { run, rise, fall, gap: i < specs.length - 1 ? (s.gap ?? 30) : 0 };
  });
  const H = lines.reduce((sum, l) => sum + l.rise + l.fall + l.gap, 0);
  const top = pos.top ?? (pos.bottom === undefined ? (pos.cy ?? 0) - H / 2 : pos.bottom - H);
  let y = top;
  const ys = lines.map((l) => {
    const base = y + l.rise;
    y = base + l.fall + l.gap;
    return base;
  });
  const runs = lines.map((l) => l.run);
  return { runs, ys, top, bottom: y, H, w: Math.max(...runs.map((r) => r.x1 - r.x0)) };
}
