import type { Drawing } from '#cards/render/drawing.ts';
import type { Palette } from '#cards/render/palettes.ts';
import type { Rng } from '#cards/render/random.ts';

export type Table = { c: Drawing; r: Rng; p: Palette };
