import { contrast, lum } from '#artwork/engine.ts';
import { shadedUntil } from '#artwork/primitives/contrast.ts';

/** the more legible of two inks on a ground */
export const legible = (ground: string, a: string, b: string) => (contrast(ground, a) >= contrast(ground, b) ? a : b);
/** a colour made darker or lighter until it has the contrast `k` with its ground, as far as that goes */
export const withContrast = (ground: string, col: string, k: number) => shadedUntil(ground, col, k, lum(ground) > 0.58 ? -0.04 : 0.04, 16);
