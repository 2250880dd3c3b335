import { contrast } from '#artwork/engine.ts';
import { shadedUntil } from '#artwork/primitives/contrast.ts';

export const legible = (ground: string, ...cs: string[]) => [...cs].sort((a, b) => contrast(ground, b) - contrast(ground, a))[0]!;
/** a colour made darker or lighter until it has the contrast `k` with its ground, as far as that goes */
export const withContrast = (ground: string, col: string, k: number) =>
  shadedUntil(ground, col, k, contrast(ground, '#000000') > contrast(ground, '#ffffff') ? -0.035 : 0.035, 26);
