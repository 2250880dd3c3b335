/**
 * A line of a verse on its page, in card units (`letter.ts`): `x` the middle of its ink, `y` its baseline, `width` that of its ink, `size` an em;
 * `gaps` empty lines stand before it.
 */
export type VerseLine = { text: string; x: number; y: number; width: number; size: number; gaps: number };
