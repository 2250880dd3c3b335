import type { Drawing } from '#artwork/engine.ts';

/** the letters of tales */
export const TALE = 'berkshire-swash';

/** A stage of pop-up paper: its papers, and how a flat is cut, hatched and lettered. */
export type Stage = {
  c: Drawing;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  paper: string; ink: string; shc: string; green: string; G: string; gold: string; red: string; blue: string;
  flat: (outline: string, art: string, o?: { up?: number; edge?: number; dx?: number; }) => string;
  hatch: (d: string, box: [number, number, number, number], col: string, gap: number, deg: number, w?: number) => string;
  ln: (d: string, col: string, w?: number) => string;
  ridge: (y: number, amp: number, seed: string, x0: number, x1: number, base: number) => string; num: string;
  inBox: (t: string, key: string, x: number, y: number, w: number, h: number, col: string) => string;
};
