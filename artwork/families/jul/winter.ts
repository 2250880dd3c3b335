import type { Drawing, Rng, Palette } from '#artwork/engine.ts';

/** A winter night: its colours, and its flakes of snow. */
export type Winter = {
  c: Drawing; r: Rng; p: Palette; dk: boolean; bg: string; cream: string; red: string; night: string; fir: string;
  flake: (x: number, y: number, R: number, col: string) => string;
};
