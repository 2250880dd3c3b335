import { set, tfit, type TOpt } from '#artwork/engine.ts';

/** lines of one face, all at the size that lets the widest fit */
export const block = (lines: string[], key: string, maxW: number, max: number, o: TOpt = {}) => {
  const s = Math.min(...lines.map((l) => tfit(l, key, maxW, max, o).size));
  return { s, runs: lines.map((l) => set(l, key, s, o)) };
};
