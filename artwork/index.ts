import type { Family } from '#artwork/engine.ts';
import { FAMILY_LOADERS } from './families/loaders.ts';

const loaded = new Map<string, Promise<Family>>();

/** every family's id, sorted */
export const FAMILY_IDS: readonly string[] = Object.keys(FAMILY_LOADERS).toSorted();

/** The code of a family, loaded once. Rejects for an unknown id. */
export function loadFamily(id: string): Promise<Family> {
  const known = loaded.get(id);
  if (known) return known;
  const load = Object.hasOwn(FAMILY_LOADERS, id) ? FAMILY_LOADERS[id] : undefined;
  if (!load) return Promise.reject(new Error(`no family ${id}`));
  const family = load().then((module) => module.family);
  loaded.set(id, family);
  // a failed load (of a missing chunk) can be retried
  family.catch(() => loaded.delete(id));
  return family;
}

export async function loadFamilies(ids: readonly string[]): Promise<Map<string, Family>> {
  const unique = [...new Set(ids)];
  const families = await Promise.all(unique.map(loadFamily));
  return new Map(unique.map((id, i) => [id, families[i]!]));
}
