import type { ColourShares } from '#cards/catalogue/colours/colour-names.ts';
import type { Recipe } from '#cards/document/recipe.ts';
import type { Measured } from './measures.ts';

/** everything that is measured of a cover, or one thing only */
export type Measurement = 'all' | 'faults' | 'colours';
export type Faults = Pick<Measured, 'v' | 'faults'>;
/** A message to a measuring process, and its answer. */
export type MeasuringMessage = { id: number; recipe: Recipe; wanted: Measurement };
export type Outcome = { id: number; measured: Measured | Faults | ColourShares } | { id: number; failure: string };
