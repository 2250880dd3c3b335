import type { Drawing, Input, Rng, Palette } from '#artwork/engine.ts';

/** A branch with what hangs on it: its colours, what lies behind and before, and where the words go. */
export type Branch = {
  inp: Input; c: Drawing; r: Rng; p: Palette; m: string; dark: boolean; bg: string; metal: string; warm: string;
  leaf: string; cream: string; cast: string; bark: string; ink: string; acc: string;
  back: { stem: string; n: string[]; }; front: { stem: string; n: string[]; };
  hang: (x: number, y0: number, y1: number) => string; sh: (x: number, y: number, R: number) => string;
  textAt: (cy: number, h: number, max: number) => void;
};
