import type { Drawing, Palette, Rng } from '#artwork/engine.ts';
import type { Roles } from '#artwork/colours/roles.ts';

/** What every cover of this family is drawn with. */
export type Holding = { c: Drawing; r: Rng; p: Palette; K: Roles; green: string; wood: string; linen: string; name: string };
