import { set, tfit, type TOpt } from '#cards/render/lettering.ts';

export const upper = (s: string) => s.replace(/ß/g, 'ẞ').toLocaleUpperCase('en').replace(/ẞ/g, 'SS');
/** lines of one face, all at the size that lets the widest fit */
export const block = (lines: string[], key: string, maxW: number, max: number, o: TOpt = {}) => {
  const s = Math.min(...lines.map((l) => tfit(l, key, maxW, max, o).size));
  return { s, runs: lines.map((l) => set(l, key, s, o)) };
};
