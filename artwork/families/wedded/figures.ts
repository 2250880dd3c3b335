import { bez, lerp, type P, poly, qbez } from '#artwork/engine.ts';
import { arcPoints, type Stroke } from '#artwork/outlines/strokes.ts';

const seg = (a: P, b: P, n = 12): P[] => Array.from({ length: n + 1 }, (_, i) => [lerp(a[0], b[0], i / n), lerp(a[1], b[1], i / n)] as P);

/** ends that close on the figure's own stroke, and so have no end face of their own */
const CLOSES: Record<string, [boolean, boolean]> = { '6': [false, true], '9': [true, false], '8': [true, true] };

const SK: Record<string, { w: number; s: P[][]; loop?: boolean[] }> = {
  '0': { w: 92, s: [arcPoints(46, 70, 46, 70, -90, 270, 56).slice(0, -1)], loop: [true] },
  '1': { w: 42, s: [[...seg([0, 30], [42, 0], 6), ...seg([42, 0], [42, 140], 16).slice(1)]] },
  '2': { w: 86, s: [[...arcPoints(43, 43, 42, 43, -172, 22, 26), ...bez([82, 59], [72, 86], [30, 104], [2, 140], 14).slice(1), ...seg([2, 140], [88, 140], 10).slice(1)]] },
  '3': { w: 84, s: [[...arcPoints(40, 36, 38, 36, -165, 90, 24), ...arcPoints(40, 106, 44, 34, -90, 165, 26).slice(1)]] },
  '4': { w: 98, s: [[...seg([72, 140], [72, 0], 16), ...seg([72, 0], [0, 100], 14).slice(1), ...seg([0, 100], [100, 100], 12).slice(1)]] },
  '5': { w: 84, s: [[...seg([80, 0], [14, 0], 8), ...seg([14, 0], [7, 64], 8).slice(1), ...bez([7, 64], [40, 38], [86, 54], [86, 96], 14).slice(1),
    ...arcPoints(42, 96, 44, 44, 0, 155, 16).slice(1)]] },
  '6': { w: 88, s: [[...bez([72, 0], [38, 24], [4, 54], [1, 96], 16), ...arcPoints(44, 96, 43, 44, 180, -180, 40).slice(1)]] },
  '7': { w: 84, s: [[...seg([0, 0], [84, 0], 10), ...qbez([84, 0], [46, 62], [32, 140], 18).slice(1)]] },
  '8': { w: 88, s: [[...arcPoints(44, 36, 37, 36, 90, 450, 36), ...arcPoints(44, 106, 44, 34, -90, 270, 40).slice(1)]] },
  '9': { w: 88, s: [[...arcPoints(44, 44, 43, 44, 0, 360, 40), ...bez([87, 44], [84, 86], [50, 116], [16, 140], 16).slice(1)]] },
};

/** the digits of a number as strokes, within a width */
export function strokes(num: string, S: number, gap: number, cx: number, cy: number, maxW: number, maxK: number) {
  const ds = Array.from(num).map((ch) => SK[ch]!), total = ds.reduce((a, d) => a + d.w, 0) + gap * (ds.length - 1) + S, k = Math.min(maxW / total, maxK);
  let x = cx - (total * k) / 2 + (S * k) / 2;
  const out: Stroke[][] = [];
  for (const [di, d] of ds.entries()) {
    out.push(d.s.map((s, i) => ({ shut: CLOSES[num[di]!], p: s.map(([a, b]) => [x + a * k, cy - 70 * k + b * k] as P), loop: !!d.loop?.[i] })));
    x += (d.w + gap) * k;
  }
  return { digits: out, all: out.flat(), k, w: S * k, top: cy - 70 * k - (S * k) / 2, bottom: cy + 70 * k + (S * k) / 2 };
}

/** a stroke as path data */
export const dOf = (s: Stroke) => poly(s.p, s.loop);


/** thin a polyline so that it can be splined */
export const thin = (p: P[], k: number) => p.filter((_, i) => i % k === 0 || i === p.length - 1);
