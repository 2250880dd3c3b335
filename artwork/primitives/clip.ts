import { type Drawing, g, path } from '#artwork/engine.ts';

/** A drawing within an outline. */
export const clipped = (c: Drawing, outline: string, inner: string | string[]): string => g(inner, `clip-path="${c.clip(path(outline))}"`);
