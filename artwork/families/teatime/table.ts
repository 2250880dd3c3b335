import type { Drawing, P, Rng, Palette } from '#artwork/engine.ts';
import type { China } from './china.ts';

/** A table laid for tea: its colours, its china, steam and shadows. */
export type Table = {
  c: Drawing; r: Rng; p: Palette; light: boolean; clay: string; K: (i: number) => China; dk: string;
  shadeX: (w: number) => string; foilY: string; foilD: string; goldLine: (d: string, w: number) => string;
  handle: (ps: P[], w: (t: number) => number) => string; steam: (x: number, y: number, s: number) => string; ty: number;
  tbl: string; sh: (x: number, y: number, rx: number, ry?: number) => string; A: string[]; PT: string[];
};
