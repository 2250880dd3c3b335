import type { Drawing, Input, Palette } from '#artwork/engine.ts';
import { bw, type Chart, countAll } from '#artwork/marks/chart.ts';
import { put5 } from './chart.ts';

/** The chart of a picture that is being knitted, and its bands and words. */
export type Pattern = {
  inp: Input; c: Drawing; p: Palette; SW: number; SH: number; W: number; light: string; Y: string[]; ch: Chart;
  cx: number; each: (y: number, period: number, off: number, f: (x: number) => void) => void;
  stripe: (y: number, k: number, n?: number) => void; lines: string[]; minor: string[]; fine: string[]; heavy: number;
  low: number; snow: (y0: number, y1: number) => void;
};

/** a narrow band */
export function peerie({ W, ch, cx, stripe }: Pattern, y: number, k: number, kind: number, bg = -1) {
  if (bg >= 0) stripe(y, bg, 3);
  for (let x = 0; x < W; x++) {
    const q = Math.abs(x - cx);
    if (kind === 0) {
      if (q % 4 === 0) { ch.set(x, y, k); ch.set(x, y + 2, k); }
      if (q % 4 === 2) ch.set(x, y + 1, k);
      if (q % 2 === 1) ch.set(x, y + 1, k);
    } else if (kind === 1) ch.set(x, y + [0, 1, 2, 1][q % 4]!, k);
    else if (q % 3 === 0) ch.set(x, y + 1, k);
  }
}

/** the words, centred between two rows; the headline takes what the name leaves */
export function words({ SW, SH, ch, cx, lines, minor, fine }: Pattern, top: number, bottom: number, maxH: number) {
  const room = bottom - top,
    // many small lines stand closer
    pitch = fine.length + minor.length > 4 ? 8 : 10,
    nm = minor.length ? minor.length * pitch - 2 : 0,
    gap = nm ? (pitch < 10 ? 3 : 6) : 0,
    each2 = fine.length ? 0 : Math.min(maxH, (room - nm - gap - (lines.length - 1) * 4) / lines.length);
  const bs = countAll(lines, 'young-serif', 70, Math.max(8, each2), SW / SH, 16, 0.46);
  const tot = (fine.length ? fine.length * pitch - 2 : bs.reduce((q, b) => q + b.length + 4, -4)) + gap + nm;
  let y = Math.round(top + (room - tot) / 2);
  fine.forEach((l, i) => put5(ch, l, cx, y + i * pitch, 1));
  if (fine.length) y += fine.length * pitch + 2;
  else for (const b of bs) {
    ch.bits(b, Math.round(cx - bw(b) / 2), y, 1);
    y += b.length + 4;
  }
  y += gap - 4 + (bs[bs.length - 1]!.length < 8 && !fine.length ? 1 : 0);
  minor.forEach((l, i) => put5(ch, l, cx, y + i * pitch, 7));
}
