import type { Drawing, Rng } from '#artwork/engine.ts';

/** A panel of the comic: its box and its inks. */
export type Panel = {
  c: Drawing; r: Rng;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  paper: string; ink: string; red: string; yel: string; blue: string; pale: string; X0: number; Y0: number; W: number;
  H: number; cx: number; cy: number;
};
