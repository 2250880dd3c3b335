import type { Family } from './family.ts';
import { FAMILY_LOADERS } from './loaders.ts';

const loaded = new Map<string, Promise<Family>>();

/** every family's id, sorted */
export const FAMILY_IDS: readonly string[] = Object.keys(FAMILY_LOADERS).toSorted();

/** A family's code, loaded once. Rejects for an id that is not there. */
export function loadFamily(id: string): Promise<Family> {
  const known = loaded.get(id);
  if (known) return known;
  const load = Object.hasOwn(FAMILY_LOADERS, id) ? FAMILY_LOADERS[id] : undefined;
  if (!load) return Promise.reject(new Error(`no family ${id}`));
  const family = load().then((module) => module.family);
  loaded.set(id, family);
  // a load that failed (a lost chunk) may be tried again
  family.catch(() => loaded.delete(id));
  return family;
}

export async function loadFamilies(ids: readonly string[]): Promise<Map<string, Family>> {
  const unique = [...new Set(ids)];
  const families = await Promise.all(unique.map(loadFamily));
  return new Map(unique.map((id, i) => [id, families[i]!]));
}

/** What makes a card one card: colour, seed, name and words do not count. */
export type Design = { family: string; hero: string; layout: string; material: string };

export function designKey({ family, hero, layout, material }: Design): string {
  return [family, hero, layout, material].join('/');
}

/** The design that a family, a motif and a variant make. Throws for one that the family does not have. */
export function designOf(family: Family, motif: string, variant?: string): Design {
  const picture = Object.hasOwn(family.motifs, motif) ? family.motifs[motif] : undefined;
  if (!picture) throw new Error(`no motif ${motif} in ${family.id}`);
  const layout = variant === undefined ? 'main' : family.variants?.[variant]?.layout;
  if (layout === undefined) throw new Error(`no variant ${variant} in ${family.id}`);
  return { family: family.id, hero: picture.hero, layout, material: family.material ?? family.style.replaceAll(' ', '-') };
}
