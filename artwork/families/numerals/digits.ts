import { bez, lerp, type P, qbez } from '#artwork/engine.ts';

const arcP = (cx: number, cy: number, rx: number, ry: number, a0: number, a1: number, n = 18): P[] =>
  Array.from({ length: n + 1 }, (_, i) => [cx + Math.cos(((a0 + ((a1 - a0) * i) / n) * Math.PI) / 180) * rx, cy + Math.sin(((a0 + ((a1 - a0) * i) / n) * Math.PI) / 180) * ry] as P);

const seg = (a: P, b: P, n = 10): P[] => Array.from({ length: n + 1 }, (_, i) => [lerp(a[0], b[0], i / n), lerp(a[1], b[1], i / n)] as P);

/** digit skeletons on a cell of height 140, centre line; width varies */
export const DIGIT: Record<string, { w: number; s: P[][] }> = {
  '0': { w: 92, s: [[...arcP(46, 70, 46, 70, -90, 270, 48)]] },
  '1': { w: 46, s: [[...seg([0, 34], [34, 0]), ...seg([34, 0], [34, 140], 18).slice(1)]] },
  '2': { w: 88, s: [[...arcP(43, 43, 42, 43, -168, 36, 26), ...seg([77, 68], [4, 140], 14).slice(1), ...seg([4, 140], [88, 140], 12).slice(1)]] },
  '3': { w: 84, s: [[...arcP(40, 36, 38, 36, -160, 90, 24), ...arcP(40, 105, 44, 36, -90, 160, 26).slice(1)]] },
  '4': { w: 94, s: [[...seg([94, 100], [0, 100], 12), ...seg([0, 100], [66, 0], 14).slice(1), ...seg([66, 0], [66, 140], 18).slice(1)]] },
  '5': { w: 84, s: [[...seg([78, 0], [14, 0], 10), ...seg([14, 0], [8, 60], 10).slice(1), ...arcP(40, 93, 45, 47, -135, 150, 30).slice(0)]] },
  '6': { w: 88, s: [[...bez([70, 0], [36, 26], [6, 60], [1, 96], 18), ...arcP(44, 97, 43, 43, 180, -180, 40).slice(1)]] },
  '7': { w: 84, s: [[...seg([0, 0], [84, 0], 12), ...qbez([84, 0], [46, 60], [32, 140], 20).slice(1)]] },
  '8': { w: 88, s: [[...arcP(44, 36, 36, 36, 90, 450, 34), ...arcP(44, 106, 44, 34, -90, 270, 38).slice(1)]] },
  '9': { w: 88, s: [[...bez([18, 140], [52, 114], [82, 80], [87, 44], 18).reverse().reverse(), ...arcP(44, 43, 43, 43, 0, -360, 40).slice(1)]] },
};
