import type { Drawing, Palette, Rng } from '#artwork/engine.ts';
import type { Roles } from '#artwork/colours/roles.ts';
import type { Pen } from './pen.ts';

/** What every cover of this family is drawn with. */
export type Street = { c: Drawing; r: Rng; p: Palette; K: Roles; pen: Pen; linen: string; green: string; wood: string; headline: string; name: string };
