import type { ColourShares } from '#cards/catalogue/colours/colour-names.ts';
import type { Recipe } from '#cards/document/recipe.ts';
import type { Measured } from './measures.ts';

/** all that is measured of a cover, or one thing alone */
export type Wanted = 'all' | 'faults' | 'colours';
export type Faults = Pick<Measured, 'v' | 'faults'>;
/** What a process that measures is told, and what it answers. */
export type Order = { id: number; recipe: Recipe; wanted: Wanted };
export type Outcome = { id: number; measured: Measured | Faults | ColourShares } | { id: number; failure: string };
