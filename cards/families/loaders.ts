// Written by `node scripts/list-families.ts` from the folders beside this file.
import type { Family } from './family.ts';

export const FAMILY_LOADERS: Record<string, () => Promise<{ family: Family }>> = {
};
