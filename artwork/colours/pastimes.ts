import { contrast } from '#artwork/engine.ts';
import { shadedUntil } from '#artwork/primitives/contrast.ts';

export const legible = (ground: string, ...cs: string[]) => [...cs].sort((a, b) => contrast(ground, b) - contrast(ground, a))[0]!;
export const must = (ground: string, col: string, k: number) =>
  shadedUntil(ground, col, k, contrast(ground, '#000000') > contrast(ground, '#ffffff') ? -0.035 : 0.035, 26);
